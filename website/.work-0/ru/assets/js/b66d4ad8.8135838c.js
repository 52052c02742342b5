(globalThis.webpackChunkwebsite=globalThis.webpackChunkwebsite||[]).push([["6289"],{938(s,a,e){"use strict";e.r(a),e.d(a,{metadata:()=>n,default:()=>f,frontMatter:()=>d,contentTitle:()=>h,toc:()=>u,assets:()=>x});var n=JSON.parse('{"id":"captchas/prosopo-task","title":"Prosopo Procaptcha","description":"Решение Prosopo Procaptcha: найдите ключ сайта виджета, отправьте ProsopoTask и передайте токен сайту.","source":"@site/i18n/ru/docusaurus-plugin-content-docs/current/captchas/prosopo-task.mdx","sourceDirName":"captchas","slug":"/captchas/prosopo-task","permalink":"/ru/docs/captchas/prosopo-task","draft":false,"unlisted":false,"tags":[],"version":"current","lastUpdatedAt":1794865987000,"frontMatter":{"title":"Prosopo Procaptcha","description":"Решение Prosopo Procaptcha: найдите ключ сайта виджета, отправьте ProsopoTask и передайте токен сайту.","source":"2e94cee83655"},"sidebar":"documentation","previous":{"title":"Imperva (Incapsula)","permalink":"/ru/docs/captchas/incapsula"},"next":{"title":"Temu","permalink":"/ru/docs/captchas/temu-task"},"lastUpdatedText":"16 нояб. 2026 г."}'),t=e(2540),c=e(3023),l=e(3985),r=e(8920),p=e(7346),o=e(1525),i=e(9409);let d={title:"Prosopo Procaptcha",description:"Решение Prosopo Procaptcha: найдите ключ сайта виджета, отправьте ProsopoTask и передайте токен сайту.",source:"2e94cee83655"},h,x={},u=[{value:"Пример",id:"example",level:2},{value:"Где взять значения",id:"find-values",level:2},{value:"Тестовые ключи",id:"test-keys",level:3},{value:"Поля запроса",id:"request-fields",level:2},{value:"Прокси",id:"proxy",level:2},{value:"Решение",id:"answer",level:2},{value:"Как передать токен сайту",id:"use-the-answer",level:2},{value:"Ошибки",id:"errors",level:2},{value:"Оплата",id:"limits",level:2},{value:"Что дальше",id:"next",level:2}];function j(s){let a={a:"a",code:"code",h2:"h2",h3:"h3",li:"li",p:"p",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...(0,c.R)(),...s.components};return(0,t.jsxs)(t.Fragment,{children:[(0,t.jsxs)(a.p,{children:["Тип задачи ",(0,t.jsx)(a.code,{children:"ProsopoTask"})," — для Prosopo Procaptcha. Отправьте URL страницы и ключ сайта виджета. Решение — токен."]}),`
`,(0,t.jsxs)("div",{className:"glance",children:[(0,t.jsxs)("dl",{className:"facts",children:[(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Тип"}),(0,t.jsx)("dd",{children:(0,t.jsx)("code",{children:"ProsopoTask"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Прокси"}),(0,t.jsx)("dd",{children:(0,t.jsx)("b",{className:"pill",children:"необязателен"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Оплата"}),(0,t.jsx)("dd",{children:"за 1000 токенов"})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Опрос"}),(0,t.jsx)("dd",{children:"начальная пауза 1 с, интервал 3 с, таймаут 180 с"})]})]}),(0,t.jsx)(r.A,{as:"figure",className:"drawing",html:'<svg class="d d-captcha" viewBox="0 0 320 224" role=img aria-labelledby=drawing-captcha-prosopo-title aria-describedby=drawing-captcha-prosopo-desc><title id=drawing-captcha-prosopo-title>Prosopo Procaptcha</title><desc id=drawing-captcha-prosopo-desc>Флажок «Я человек», под которым открыта панель с тремя картинками, одна из них выбрана. Решение — токен, который начинается с 0x.</desc><rect class=d-fill-2 width=320 height=224 rx=8 /><rect class=d-box x=40 y=14 width=240 height=48 rx=8 /><rect class=d-box-accent x=54 y=26 width=24 height=24 rx=6 /><path class=d-accent d="M60 38l5 5 8-9" /><text x=92 y=43>Я человек</text><path class=d-box d="M48 76h56l8-8 8 8h152a8 8 0 0 1 8 8v68a8 8 0 0 1-8 8H48a8 8 0 0 1-8-8V84a8 8 0 0 1 8-8z" /><path class="d-fill-2 d-soft" d="M56 92h60v52H56zM130 92h60v52h-60zM204 92h60v52h-60z" /><path class=d-soft d="M66 134l12-16 10 12 8-8 10 12M160 104v30M150 114l10-10 10 10" /><circle class=d-soft cx=100 cy=106 r=4 /><path class="d-accent-soft d-accent" d="M204 92h60v52h-60z" /><path class=d-accent d="M224 118l8 8 14-16" /><path class=d-ink d="M160 160v8" /><path class=d-head d="M160 174l-4-6h8z" /><rect class=d-box-accent x=102 y=180 width=116 height=30 rx=15 /><text class="d-mono d-mid" x=160 y=200>token: 0x…</text></svg>'})]}),`
`,(0,t.jsx)(a.h2,{id:"example",children:"Пример"}),`
`,(0,t.jsx)(a.p,{children:"Создайте задачу:"}),`
`,(0,t.jsxs)(i.A,{id:"samples",label:"Примеры кода: ProsopoTask",children:[(0,t.jsx)(l.A,{language:"javascript",sample:"javascript",html:`<span class=tc>// Node.js 20+</span>
<span class=tk>const</span> response = <span class=tk>await</span> <span class=tf>fetch</span>(<span class=ts>"https://api.captcha-cloud.example/createTask"</span>, {
  <span class=tp>method</span>: <span class=ts>"POST"</span>,
  <span class=tp>headers</span>: { <span class=tp>"Content-Type"</span>: <span class=ts>"application/json"</span> },
  <span class=tp>body</span>: <span class=tn>JSON</span>.<span class=tf>stringify</span>({
    <span class=tp>clientKey</span>: <span class=ts>"YOUR_API_KEY"</span>,
    <span class=tp>task</span>: {
      <span class=tp>type</span>: <span class=ts>"ProsopoTask"</span>,
      <span class=tp>websiteURL</span>: <span class=ts>"https://example.com/login"</span>,
      <span class=tp>websiteKey</span>: <span class=ts>"YOUR_SITE_KEY"</span>
    }
  }),
  <span class=tp>signal</span>: AbortSignal.<span class=tf>timeout</span>(<span class=tn>30_000</span>),
});
<span class=tk>const</span> result = <span class=tk>await</span> response.<span class=tf>json</span>();
<span class=tk>if</span> (result.errorId !== <span class=tn>0</span>) <span class=tk>throw new</span> <span class=tt>Error</span>(result.errorCode);
console.<span class=tf>log</span>(result);`}),(0,t.jsx)(l.A,{language:"python",sample:"python",html:`<span class=tc># Python 3.9+</span>
<span class=tk>import</span> requests

response = requests.post(
    <span class=ts>"https://api.captcha-cloud.example/createTask"</span>,
    json={
        <span class=ts>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
        <span class=ts>"task"</span>: {
            <span class=ts>"type"</span>: <span class=ts>"ProsopoTask"</span>,
            <span class=ts>"websiteURL"</span>: <span class=ts>"https://example.com/login"</span>,
            <span class=ts>"websiteKey"</span>: <span class=ts>"YOUR_SITE_KEY"</span>
        }
    },
    timeout=<span class=tn>30</span>,
)
result = response.json()
<span class=tk>if</span> result[<span class=ts>"errorId"</span>] != <span class=tn>0</span>:
    <span class=tk>raise</span> RuntimeError(result[<span class=ts>"errorCode"</span>])
<span class=tk>print</span>(result)`}),(0,t.jsx)(l.A,{language:"bash",sample:"curl",html:`<span class=tf>curl</span> <span class=tp>--silent</span> --show-error --max-time <span class=tn>30</span> <span class=ts>'https://api.captcha-cloud.example/createTask'</span> \\
  <span class=tp>--header</span> <span class=ts>'Content-Type: application/json'</span> \\
  <span class=tp>--data</span> '{
  <span class=tp>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
  <span class=tp>"task"</span>: {
    <span class=tp>"type"</span>: <span class=ts>"ProsopoTask"</span>,
    <span class=tp>"websiteURL"</span>: <span class=ts>"https://example.com/login"</span>,
    <span class=tp>"websiteKey"</span>: <span class=ts>"YOUR_SITE_KEY"</span>
  }
}' |
  jq <span class=ts>'if .errorId == 0 then . else error(.errorCode) end'</span>`}),(0,t.jsx)(l.A,{language:"csharp",sample:"csharp",html:`<span class=tc>// .NET 8+</span>
<span class=tk>using</span> System.Text;
<span class=tk>using</span> System.Text.Json.Nodes;

<span class=tk>using</span> <span class=tt><span class=tk>var</span></span> client = <span class=tk>new</span> <span class=tt>HttpClient</span>();
<span class=tk>using</span> <span class=tt><span class=tk>var</span></span> body = <span class=tk>new</span> <span class=tt>StringContent</span>(<span class=ts>""</span>"
    {
      <span class=ts>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
      <span class=ts>"task"</span>: {
        <span class=ts>"type"</span>: <span class=ts>"ProsopoTask"</span>,
        <span class=ts>"websiteURL"</span>: <span class=ts>"https://example.com/login"</span>,
        <span class=ts>"websiteKey"</span>: <span class=ts>"YOUR_SITE_KEY"</span>
      }
    }
    <span class=ts>""</span>", Encoding.UTF8, <span class=ts>"application/json"</span>);
<span class=tk>using</span> <span class=tt><span class=tk>var</span></span> response = <span class=tk>await</span> client.<span class=tf>PostAsync</span>(<span class=ts>"https://api.captcha-cloud.example/createTask"</span>, body);
<span class=tt><span class=tk>var</span></span> result = JsonNode.<span class=tf>Parse</span>(<span class=tk>await</span> response.Content.<span class=tf>ReadAsStringAsync</span>())!;
<span class=tk>if</span> ((<span class=tk>int</span>)result[<span class=ts>"errorId"</span>]! != <span class=tn>0</span>)
    <span class=tk>throw new</span> <span class=tt>InvalidOperationException</span>((<span class=tk>string</span>?)result[<span class=ts>"errorCode"</span>]);
Console.<span class=tf>WriteLine</span>(result);`}),(0,t.jsx)(l.A,{language:"java",sample:"java",html:`<span class=tc>// Java 17+, com.google.code.gson:gson</span>
<span class=tk>import</span> com.google.gson.<span class=tt>JsonParser</span>;
<span class=tk>import</span> java.net.<span class=tt>URI</span>;
<span class=tk>import</span> java.net.http.*;
<span class=tk>import</span> java.time.<span class=tt>Duration</span>;

<span class=tk>public class</span> <span class=tt>Main</span> {
    <span class=tk>public static void</span> <span class=tf>main</span>(<span class=tt>String</span>[] args) <span class=tk>throws</span> <span class=tt>Exception</span> {
        <span class=tk>var</span> body = <span class=ts>"""
            {
              "clientKey": "YOUR_API_KEY",
              "task": {
                "type": "ProsopoTask",
                "websiteURL": "https://example.com/login",
                "websiteKey": "YOUR_SITE_KEY"
              }
            }
            """</span>;
        <span class=tk>var</span> request = <span class=tt>HttpRequest</span>.<span class=tf>newBuilder</span>(<span class=tn>URI</span>.<span class=tf>create</span>(<span class=ts>"https://api.captcha-cloud.example/createTask"</span>))
            .<span class=tf>timeout</span>(<span class=tt>Duration</span>.<span class=tf>ofSeconds</span>(<span class=tn>30</span>))
            .<span class=tf>header</span>(<span class=ts>"Content-Type"</span>, <span class=ts>"application/json"</span>)
            .<span class=tf>POST</span>(<span class=tt>HttpRequest.BodyPublishers</span>.<span class=tf>ofString</span>(body))
            .<span class=tf>build</span>();
        <span class=tk>var</span> response = <span class=tt>HttpClient</span>.<span class=tf>newHttpClient</span>()
            .<span class=tf>send</span>(request, <span class=tt>HttpResponse.BodyHandlers</span>.<span class=tf>ofString</span>());
        <span class=tk>var</span> result = <span class=tt>JsonParser</span>.<span class=tf>parseString</span>(response.<span class=tf>body</span>()).<span class=tf>getAsJsonObject</span>();
        <span class=tk>if</span> (result.<span class=tf>get</span>(<span class=ts>"errorId"</span>).<span class=tf>getAsInt</span>() != <span class=tn>0</span>) {
            <span class=tk>throw new</span> <span class=tt>IllegalStateException</span>(result.<span class=tf>get</span>(<span class=ts>"errorCode"</span>).<span class=tf>getAsString</span>());
        }
        <span class=tt>System</span>.out.<span class=tf>println</span>(result);
    }
}`}),(0,t.jsx)(l.A,{language:"go",sample:"go",html:`<span class=tc>// Go 1.18+</span>

<span class=tk>package</span> main

<span class=tk>import</span> (
	<span class=ts>"encoding/json"</span>
	<span class=ts>"fmt"</span>
	<span class=ts>"log"</span>
	<span class=ts>"net/http"</span>
	<span class=ts>"strings"</span>
	<span class=ts>"time"</span>
)

<span class=tk>func</span> <span class=tf>main</span>() {
	client := http.Client{Timeout: <span class=tn>30</span> * time.Second}
	request := strings.<span class=tf>NewReader</span>(<span class=ts>\`{
  "clientKey": "YOUR_API_KEY",
  "task": {
    "type": "ProsopoTask",
    "websiteURL": "https://example.com/login",
    "websiteKey": "YOUR_SITE_KEY"
  }
}\`</span>)
	response, err := client.<span class=tf>Post</span>(<span class=ts>"https://api.captcha-cloud.example/createTask"</span>, <span class=ts>"application/json"</span>, request)
	<span class=tk>if</span> err != <span class=tn>nil</span> {
		log.<span class=tf>Fatal</span>(err)
	}
	<span class=tk>var</span> result <span class=tk>map</span>[<span class=tt>string</span>]json.RawMessage
	err = json.<span class=tf>NewDecoder</span>(response.Body).<span class=tf>Decode</span>(&amp;result)
	response.Body.<span class=tf>Close</span>()
	<span class=tk>if</span> err != <span class=tn>nil</span> {
		log.<span class=tf>Fatal</span>(err)
	}
	<span class=tk>if</span> <span class=tf>string</span>(result[<span class=ts>"errorId"</span>]) != <span class=ts>"0"</span> {
		log.<span class=tf>Fatalf</span>(<span class=ts>"%s"</span>, result[<span class=ts>"errorCode"</span>])
	}
	fmt.<span class=tf>Printf</span>(<span class=ts>"%s\\n"</span>, result)
}`}),(0,t.jsx)(l.A,{language:"php",sample:"php",html:`<span class=tk>&lt;?php</span> <span class=tc>// PHP 8.1+</span>

<span class=tv>$body</span> = <span class=ts>&lt;&lt;&lt;'JSON'
{
  "clientKey": "YOUR_API_KEY",
  "task": {
    "type": "ProsopoTask",
    "websiteURL": "https://example.com/login",
    "websiteKey": "YOUR_SITE_KEY"
  }
}
JSON;</span>
<span class=tv>$curl</span> = <span class=tf>curl_init</span>(<span class=ts>'https://api.captcha-cloud.example/createTask'</span>);
<span class=tf>curl_setopt_array</span>(<span class=tv>$curl</span>, [
    <span class=tn>CURLOPT_POSTFIELDS</span> => <span class=tv>$body</span>,
    <span class=tn>CURLOPT_HTTPHEADER</span> => [<span class=ts>'Content-Type: application/json'</span>],
    <span class=tn>CURLOPT_RETURNTRANSFER</span> => <span class=tn>true</span>,
    <span class=tn>CURLOPT_TIMEOUT</span> => <span class=tn>30</span>,
]);
<span class=tv>$response</span> = <span class=tf>curl_exec</span>(<span class=tv>$curl</span>) ?: <span class=tk>throw new</span> <span class=tt>RuntimeException</span>(<span class=tf>curl_error</span>(<span class=tv>$curl</span>));
<span class=tv>$result</span> = <span class=tf>json_decode</span>(<span class=tv>$response</span>, <span class=tn>true</span>);
<span class=tk>if</span> (<span class=tv>$result</span>[<span class=ts>'errorId'</span>] !== <span class=tn>0</span>) {
    <span class=tk>throw new</span> <span class=tt>RuntimeException</span>(<span class=tv>$result</span>[<span class=ts>'errorCode'</span>]);
}
<span class=tf>print_r</span>(<span class=tv>$result</span>);`})]}),`
`,(0,t.jsx)(o.A,{of:"ProsopoTask",label:"Попробовать",children:(0,t.jsxs)("p",{children:["Заполните запрос и выполните его в песочнице (нужен JavaScript). Если у вас есть исходный код этой документации, песочницу можно запустить и на своём компьютере: ",(0,t.jsx)(a.a,{href:"/docs/getting-start#sandbox",children:(0,t.jsx)("code",{children:"npm run sandbox"})})]})}),`
`,(0,t.jsxs)(a.p,{children:["Когда задача готова, ",(0,t.jsx)(a.a,{href:"/ru/docs/api/methods/get-task-result",children:"getTaskResult"})," возвращает:"]}),`
`,(0,t.jsx)(l.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"ready"</span>,
  <span class=tp>"solution"</span>: {
    <span class=tp>"token"</span>: <span class=ts>"0x00016c68747470733a2f2f70726f6e6f6465332e70726f736f706f2e696f"</span>
  }
}`}),`
`,(0,t.jsxs)(a.p,{children:["Готовая программа с ожиданием результата — в разделе ",(0,t.jsx)(a.a,{href:"/ru/docs/getting-start#first-task",children:"Как решить первую капчу"}),". ",(0,t.jsx)(a.a,{href:"/ru/docs/getting-start#libraries",children:"Библиотеки"})," для Go и PHP не поддерживают ",(0,t.jsx)(a.code,{children:"ProsopoTask"}),": обращайтесь к API по HTTP."]}),`
`,(0,t.jsx)(a.h2,{id:"find-values",children:"Где взять значения"}),`
`,(0,t.jsx)(a.p,{children:"Если страница принадлежит вам или вам разрешено её автоматизировать, возьмите значения из её кода:"}),`
`,(0,t.jsx)(l.A,{language:"html",html:`<span class=tt>&lt;script <span class=tp>type</span><span class=ts>="module"</span> <span class=tp>src</span><span class=ts>="https://js.prosopo.io/js/procaptcha.bundle.js"</span> <span class=tp>async defer</span>></span><span class=tt>&lt;/script></span>
<span class=tt>&lt;form <span class=tp>method</span><span class=ts>="post"</span> <span class=tp>action</span><span class=ts>="/signup"</span>></span>
  <span class=tt>&lt;div <span class=tp>class</span><span class=ts>="procaptcha"</span> <span class=tp>data-sitekey</span><span class=ts>="YOUR_SITE_KEY"</span>></span><span class=tt>&lt;/div></span>
  <span class=tt>&lt;button></span>Отправить<span class=tt>&lt;/button></span>
<span class=tt>&lt;/form></span>`}),`
`,(0,t.jsxs)(a.table,{children:[(0,t.jsx)(a.thead,{children:(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.th,{children:"Поле"}),(0,t.jsx)(a.th,{children:"Где находится"})]})}),(0,t.jsxs)(a.tbody,{children:[(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:(0,t.jsx)("code",{children:"websiteURL"})}),(0,t.jsx)(a.td,{children:"URL страницы с этим кодом, как в адресной строке"})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:(0,t.jsx)("code",{children:"websiteKey"})}),(0,t.jsxs)(a.td,{children:["Атрибут ",(0,t.jsx)("code",{children:"data-sitekey"})," элемента с классом ",(0,t.jsx)("code",{children:"procaptcha"})," или свойство ",(0,t.jsx)("code",{children:"siteKey"})," в компонентах Prosopo для фреймворков"]})]})]})]}),`
`,(0,t.jsxs)(a.ul,{children:[`
`,(0,t.jsx)(a.li,{children:"У каждого виджета своя пара ключей. В задачу передаётся только открытый ключ сайта. Секретный ключ остаётся на сервере сайта: никогда и никому его не отправляйте."}),`
`,(0,t.jsx)(a.li,{children:"Домен страницы должен быть в списке доменов ключа. Иначе Prosopo сообщает «Unauthorized origin URL»."}),`
`]}),`
`,(0,t.jsxs)(a.p,{children:["Руководства Prosopo: ",(0,t.jsx)(a.a,{href:"https://docs.prosopo.io/en/basics",children:"начало работы"}),", ",(0,t.jsx)(a.a,{href:"https://docs.prosopo.io/en/basics/client-side-rendering",children:"вывод виджета в браузере"}),"."]}),`
`,(0,t.jsx)(a.h3,{id:"test-keys",children:"Тестовые ключи"}),`
`,(0,t.jsxs)(a.p,{children:["Prosopo публикует ",(0,t.jsx)(a.a,{href:"https://docs.prosopo.io/en/basics/test-keys/",children:"тестовые ключи сайта"}),". Для них не нужны ни аккаунт, ни секретный ключ; виджет с таким ключом показывает предупреждение."]}),`
`,(0,t.jsxs)(a.table,{children:[(0,t.jsx)(a.thead,{children:(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.th,{children:"Ключ сайта"}),(0,t.jsx)(a.th,{children:"Результат"})]})}),(0,t.jsxs)(a.tbody,{children:[(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:(0,t.jsx)("code",{children:"5EARALUe4HXQwKo5KanZSGGKqJV4VTaytpezFwv8ZHbZewmh"})}),(0,t.jsx)(a.td,{children:"всегда успех, есть токен"})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:(0,t.jsx)("code",{children:"5ETtechmZkn3CUVeJX7Z511oiuiu742aHLm91D5ZZw4fqoAG"})}),(0,t.jsx)(a.td,{children:"всегда отказ, токена нет"})]})]})]}),`
`,(0,t.jsxs)(a.p,{children:["Тестируйте с этими ключами свою форму. Чтобы попробовать запрос без сайта и баланса, отправьте тестовый ключ сайта в ",(0,t.jsx)(a.a,{href:"/ru/docs/getting-start#sandbox",children:"песочницу"}),"."]}),`
`,(0,t.jsx)(a.h2,{id:"request-fields",children:"Поля запроса"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Поля запроса: ProsopoTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Поле"}),(0,t.jsx)("th",{scope:"col",children:"Тип"}),(0,t.jsx)("th",{scope:"col",children:"Описание"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(p.A,{id:"type",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#type",children:(0,t.jsx)("code",{children:"type"})})}),(0,t.jsxs)("td",{children:["строка ",(0,t.jsx)("b",{children:"обязательное"})]}),(0,t.jsxs)("td",{children:["Тип задачи.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["всегда ",(0,t.jsx)("code",{children:"ProsopoTask"})]})})]})]}),(0,t.jsxs)(p.A,{id:"websiteURL",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#websiteURL",children:(0,t.jsx)("code",{children:"websiteURL"})})}),(0,t.jsxs)("td",{children:["строка · URL ",(0,t.jsx)("b",{children:"обязательное"})]}),(0,t.jsxs)("td",{children:["Полный URL страницы, на которой показана капча, с ",(0,t.jsx)("code",{children:"http://"})," или ",(0,t.jsx)("code",{children:"https://"}),"."]})]}),(0,t.jsxs)(p.A,{id:"websiteKey",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#websiteKey",children:(0,t.jsx)("code",{children:"websiteKey"})})}),(0,t.jsxs)("td",{children:["строка ",(0,t.jsx)("b",{children:"обязательное"})]}),(0,t.jsxs)("td",{children:["Параметр ",(0,t.jsx)("code",{children:"siteKey"})," виджета."]})]}),(0,t.jsxs)(p.A,{id:"userAgent",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#userAgent",children:(0,t.jsx)("code",{children:"userAgent"})})}),(0,t.jsx)("td",{children:"строка"}),(0,t.jsxs)("td",{children:["User-Agent браузера. Передавайте значение, которое возвращает ",(0,t.jsx)(a.a,{href:"/docs/api/methods/get-user-agent",children:"getUserAgent"}),"."]})]})]})]})}),`
`,(0,t.jsx)(a.h2,{id:"proxy",children:"Прокси"}),`
`,(0,t.jsx)("p",{children:"Необязателен. Если поля прокси не указаны, сервис использует собственные прокси."}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Поля прокси: ProsopoTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Поле"}),(0,t.jsx)("th",{scope:"col",children:"Тип"}),(0,t.jsx)("th",{scope:"col",children:"Описание"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(p.A,{id:"proxyType",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyType",children:(0,t.jsx)("code",{children:"proxyType"})})}),(0,t.jsx)("td",{children:"строка"}),(0,t.jsxs)("td",{children:["Протокол прокси. Для обычных прокси HTTP и HTTPS указывайте ",(0,t.jsx)("code",{children:"http"}),", а ",(0,t.jsx)("code",{children:"https"})," — только как запасной вариант для нестандартных. См. ",(0,t.jsx)(a.a,{href:"/docs/api/methods/create-task#proxy",children:"Свой прокси"}),". Обязательно, если вы передаёте прокси.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["одно из значений: ",(0,t.jsx)("code",{children:"http"}),", ",(0,t.jsx)("code",{children:"https"}),", ",(0,t.jsx)("code",{children:"socks4"}),", ",(0,t.jsx)("code",{children:"socks5"})]})})]})]}),(0,t.jsxs)(p.A,{id:"proxyAddress",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyAddress",children:(0,t.jsx)("code",{children:"proxyAddress"})})}),(0,t.jsx)("td",{children:"строка"}),(0,t.jsxs)("td",{children:["IP-адрес прокси. Обязательно, если вы передаёте прокси.",(0,t.jsx)("ul",{children:(0,t.jsx)("li",{children:"только IPv4 или IPv6; имена хостов, прозрачные прокси, loopback-адреса и адреса локальной сети не принимаются"})})]})]}),(0,t.jsxs)(p.A,{id:"proxyPort",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyPort",children:(0,t.jsx)("code",{children:"proxyPort"})})}),(0,t.jsx)("td",{children:"целое число"}),(0,t.jsxs)("td",{children:["Порт прокси. Обязательно, если вы передаёте прокси.",(0,t.jsx)("ul",{children:(0,t.jsx)("li",{children:"от 0 до 65535"})})]})]}),(0,t.jsxs)(p.A,{id:"proxyLogin",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyLogin",children:(0,t.jsx)("code",{children:"proxyLogin"})})}),(0,t.jsx)("td",{children:"строка"}),(0,t.jsxs)("td",{children:["Логин прокси.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["без символа ",(0,t.jsx)("code",{children:"%"})]})})]})]}),(0,t.jsxs)(p.A,{id:"proxyPassword",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyPassword",children:(0,t.jsx)("code",{children:"proxyPassword"})})}),(0,t.jsx)("td",{children:"строка"}),(0,t.jsxs)("td",{children:["Пароль прокси.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["без символа ",(0,t.jsx)("code",{children:"%"})]})})]})]})]})]})}),`
`,(0,t.jsxs)(a.p,{children:["Если прокси с авторизацией по IP, разрешите на нём адреса сервиса из ",(0,t.jsx)(a.a,{href:"https://dash.captcha-cloud.example",children:"личного кабинета"}),"."]}),`
`,(0,t.jsx)(a.h2,{id:"answer",children:"Решение"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Поля решения: ProsopoTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Поле"}),(0,t.jsx)("th",{scope:"col",children:"Тип"}),(0,t.jsx)("th",{scope:"col",children:"Описание"})]})}),(0,t.jsx)("tbody",{children:(0,t.jsxs)(p.A,{id:"solution-token",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#solution-token",children:(0,t.jsx)("code",{children:"token"})})}),(0,t.jsx)("td",{children:"строка"}),(0,t.jsxs)("td",{children:["Токен.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["шестнадцатеричная строка, начинается с ",(0,t.jsx)("code",{children:"0x"})]})})]})]})})]})}),`
`,(0,t.jsx)(a.h2,{id:"use-the-answer",children:"Как передать токен сайту"}),`
`,(0,t.jsxs)(a.p,{children:["Передайте ",(0,t.jsx)(a.code,{children:"token"})," без изменений в поле формы ",(0,t.jsx)(a.code,{children:"procaptcha-response"})," или в callback виджета."]}),`
`,(0,t.jsxs)(a.p,{children:["Сделайте это сразу: сервер сайта должен проверить токен за время, которое задал владелец сайта, — от 1 до 600 секунд, ",(0,t.jsx)(a.a,{href:"https://docs.prosopo.io/en/advanced/captcha-timeouts/",children:"по умолчанию 120"}),"."]}),`
`,(0,t.jsx)(a.h2,{id:"errors",children:"Ошибки"}),`
`,(0,t.jsxs)(a.p,{children:["Сначала проверьте ",(0,t.jsx)(a.code,{children:"websiteURL"})," и ",(0,t.jsx)(a.code,{children:"websiteKey"}),": ключ должен принадлежать виджету на этой странице. Ниже — самые вероятные коды; полный список — на странице ",(0,t.jsx)(a.a,{href:"/ru/docs/api/api-errors#all-codes",children:"Ошибки API"}),", коды для прокси — в разделе ",(0,t.jsx)(a.a,{href:"/ru/docs/api/api-errors#proxy-errors",children:"Ошибки прокси"}),"."]}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Коды ошибок и что делать",children:(0,t.jsxs)("table",{className:"rows errors",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Код"}),(0,t.jsx)("th",{scope:"col",children:"Что значит"}),(0,t.jsx)("th",{scope:"col",children:"Что делать"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_INVALID_TASK",children:(0,t.jsx)("code",{children:"ERROR_INVALID_TASK"})})}),(0,t.jsxs)("td",{"data-label":"Что значит",children:["В задаче не хватает поля или значение поля неверное либо устарело. Поле указано в ",(0,t.jsx)("code",{children:"errorDescription"}),"."]}),(0,t.jsx)("td",{"data-label":"Что делать",children:"Исправьте указанные поля."})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_CAPTCHA_UNSOLVABLE",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"CAPTCHA_",(0,t.jsx)("wbr",{}),"UNSOLVABLE"]})})}),(0,t.jsx)("td",{"data-label":"Что значит",children:"Решить капчу не удалось."}),(0,t.jsxs)("td",{"data-label":"Что делать",children:["Причины и что делать — в разделе ",(0,t.jsx)(a.a,{href:"/docs/api/api-errors#unsolvable",children:"Нерешённые капчи"}),"."]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_WRONG_USERAGENT",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"WRONG_",(0,t.jsx)("wbr",{}),"USERAGENT"]})})}),(0,t.jsxs)("td",{"data-label":"Что значит",children:["Сервис не принимает это значение ",(0,t.jsx)("code",{children:"userAgent"}),"."]}),(0,t.jsxs)("td",{"data-label":"Что делать",children:["Передайте значение, которое возвращает ",(0,t.jsx)(a.a,{href:"/docs/api/methods/get-user-agent",children:"getUserAgent"}),"."]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_DOMAIN_NOT_ALLOWED",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"DOMAIN_",(0,t.jsx)("wbr",{}),"NOT_",(0,t.jsx)("wbr",{}),"ALLOWED"]})})}),(0,t.jsx)("td",{"data-label":"Что значит",children:"Сервис блокирует этот домен."}),(0,t.jsx)("td",{"data-label":"Что делать",children:"Не отправляйте задачи для этого домена."})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_PROXY_MISSING",children:(0,t.jsx)("code",{children:"ERROR_PROXY_MISSING"})})}),(0,t.jsxs)("td",{"data-label":"Что значит",children:["Не хватает обязательного поля прокси или значение ",(0,t.jsx)("code",{children:"proxyType"})," неверное."]}),(0,t.jsxs)("td",{"data-label":"Что делать",children:["Укажите все ",(0,t.jsx)(a.a,{href:"/docs/api/methods/create-task#proxy",children:"поля прокси"}),"."]})]})]})]})}),`
`,(0,t.jsx)(a.h2,{id:"limits",children:"Оплата"}),`
`,(0,t.jsx)(a.p,{children:"Цена — за 1000 токенов. Оплачиваются только решённые задачи. Прокси сервиса входят в цену."}),`
`,(0,t.jsx)(a.h2,{id:"next",children:"Что дальше"}),`
`,(0,t.jsxs)(a.ul,{children:[`
`,(0,t.jsxs)(a.li,{children:[(0,t.jsx)(a.a,{href:"/ru/docs/api/methods/get-task-result#polling",children:"Как запрашивать результат"})," — когда и как часто вызывать getTaskResult."]}),`
`,(0,t.jsxs)(a.li,{children:[(0,t.jsx)(a.a,{href:"/ru/docs/api/api-errors#unsolvable",children:"Нерешённые капчи"})," — причины ошибки ",(0,t.jsx)(a.code,{children:"ERROR_CAPTCHA_UNSOLVABLE"})," и что с ней делать."]}),`
`,(0,t.jsxs)(a.li,{children:[(0,t.jsx)(a.a,{href:"/ru/docs/api/methods/get-user-agent",children:"getUserAgent"})," — значение для ",(0,t.jsx)(a.code,{children:"userAgent"}),"."]}),`
`]})]})}function f(s={}){let{wrapper:a}={...(0,c.R)(),...s.components};return a?(0,t.jsx)(a,{...s,children:(0,t.jsx)(j,{...s})}):j(s)}},8345(s,a,e){var n={"./RecaptchaV2EnterpriseTask.json":["2227","1696"],"./ImageToTextTask.json":["354","2847"],"./RecaptchaClickTask.json":["2170","2071"],"./TenDITask.json":["5709","6686"],"./reportIncorrectImageCaptcha.json":["464","6361"],"./createTask.json":["7577","4498"],"./AmazonTask.json":["3009","6890"],"./getBalance.json":["3444","8389"],"./getTaskResult.json":["204","8813"],"./RecaptchaV2Task.json":["2928","8425"],"./getUserAgent.json":["9968","7785"],"./TemuTask.json":["1144","7473"],"./strings.json":["2078","6131"],"./ImpervaTask.json":["7089","3210"],"./BinanceTask.json":["5291","3272"],"./RecaptchaV3TaskProxyless.json":["9136","409"],"./reportIncorrectTokenCaptcha.json":["1248","8617"],"./__plugin.json":["329","3394"],"./GeeTestTask.json":["6530","2927"],"./RecognitionTask.json":["6166","7307"],"./ProsopoTask.json":["9685","4726"],"./TurnstileTask.json":["2389","2182"],"./BasiliskTask.json":["9189","310"]};function t(s){if(!e.o(n,s))return Promise.resolve().then(function(){var a=Error("Cannot find module '"+s+"'");throw a.code="MODULE_NOT_FOUND",a});var a=n[s],t=a[0];return e.e(a[1]).then(function(){return e.t(t,19)})}t.keys=()=>Object.keys(n),t.id=8345,s.exports=t},7346(s,a,e){"use strict";e.d(a,{A:()=>c});var n=e(2540),t=e(4060);function c({as:s="tr",...a}){return(0,t.A)().collectAnchor(a.id),(0,n.jsx)(s,{...a})}},8920(s,a,e){"use strict";e.d(a,{A:()=>l});var n=e(2540),t=e(3696);let c=globalThis.trustedTypes?.createPolicy("built-html",{createHTML:s=>s});function l({as:s,html:a,ref:e,...r}){let p=(0,t.useMemo)(()=>({__html:c?c.createHTML(a):a}),[a]);return(0,n.jsx)(s,{...r,ref:e,dangerouslySetInnerHTML:p})}},7228(s,a,e){"use strict";let n;function t(s){let a,e=n??((a=document.createElement("div")).setAttribute("role","status"),a.className="sr-only",document.body.append(a),a);n=e,e.textContent="",setTimeout(()=>{e.textContent=s},100)}e.d(a,{i:()=>t})},9073(s,a,e){"use strict";async function n(s){try{await navigator.clipboard.writeText(s)}catch{var a;let e,n,t;if(a=s,e=document.activeElement,(n=document.createElement("textarea")).className="sr-only",n.value=a,document.body.append(n),n.select(),t=document.execCommand("copy"),n.remove(),e?.focus({preventScroll:!0}),!t)throw Error("The browser does not let this page copy.")}}e.d(a,{D:()=>n})},3985(s,a,e){"use strict";e.d(a,{A:()=>i,i:()=>d});var n=e(2540),t=e(9981),c=e(3696),l=e(8920),r=e(7228),p=e(9073),o=e(4635);function i({html:s,language:a,title:e,sample:t}){let r=(0,c.useRef)(null);return(0,n.jsxs)("div",{className:"code","data-sample":t,children:[e&&(0,n.jsx)("div",{className:"code-title",children:e}),(0,n.jsx)("pre",{tabIndex:0,children:(0,n.jsx)(l.A,{as:"code",ref:r,className:a&&`language-${a}`,html:s})}),(0,n.jsx)(d,{code:r})]})}function d({code:s}){let[a,e]=(0,c.useState)();(0,c.useEffect)(()=>{if(!a)return;let s=setTimeout(()=>e(void 0),2e3);return()=>clearTimeout(s)},[a]);let l=async()=>{let a=await (0,p.D)(s.current?.textContent??"").then(o.M,()=>(s.current&&getSelection()?.selectAllChildren(s.current),(0,o.d)()));e(a),(0,r.i)(a)};return(0,n.jsx)("button",{type:"button",className:"code-copy","data-copied":a?"":void 0,onClick:l,children:a??(0,t.T)({id:"theme.CodeBlock.copy",message:"Copy",description:"The copy button label on code blocks"})})}},4635(s,a,e){"use strict";e.d(a,{M:()=>t,d:()=>c});var n=e(9981);function t(){return(0,n.T)({id:"theme.CodeBlock.copied",message:"Copied",description:"The copied button label on code blocks"})}function c(){return(0,n.T)({id:"docs.copy.failed",message:"Couldn't copy"})}},9409(s,a,e){"use strict";e.d(a,{A:()=>i});var n=e(2540),t=e(3696),c=e(4237),l=e(9344);function r(){let s,{dataset:a}=document.documentElement;for(let e of document.querySelectorAll(".samples > input"))e.value===a.sample?s=e.checked=!0:s??=!1;!1===s&&delete a.sample}var p=e(634);let o={javascript:"JavaScript",python:"Python",curl:"cURL",csharp:"C#",java:"Java",go:"Go",php:"PHP"};function i({id:s,label:a,children:e}){return(0,t.useLayoutEffect)(r,[]),(0,n.jsxs)("div",{className:"samples",role:"group","aria-label":a,children:[p.f.map((a,e)=>(0,n.jsxs)(t.Fragment,{children:[(0,n.jsx)("input",{type:"radio",id:`${s}-${a}`,name:s,value:a,defaultChecked:0===e,onChange:s=>{var a;let e;return e=(a=s.currentTarget).getBoundingClientRect().top,void(!function({value:s}){document.documentElement.dataset.sample=s,(0,l.M)("localStorage",c.dt,s),r()}(a),scrollBy(0,a.getBoundingClientRect().top-e))}}),(0,n.jsx)("label",{htmlFor:`${s}-${a}`,children:o[a]})]},a)),e]})}},634(s,a,e){"use strict";e.d(a,{f:()=>n});let n=["javascript","python","curl","csharp","java","go","php"]},4942(s,a,e){"use strict";function n(s,a){let{fields:e=[],proxy:n}=s.variants[a]??{},c=[...e,...n?.fields??[]];return"createTask"!==s.method?t("",c):t("",[t("task",c),...s.envelope])}function t(s,a){return{name:s,fields:a,types:["object"],typeText:"",required:!0,description:"",constraints:[]}}e.d(a,{$b:()=>function s(a,[e,...n]){return void 0===e||void 0===a||"string"==typeof a?void 0===e?a:void 0:s(Array.isArray(a)?a[Number(e)]:a[e],n)},BA:()=>function s(a,e){if(void 0!==a.const)return a.required||void 0!==e?a.const:void 0;if(void 0===e||""===e)return a.fields&&a.required?{}:void 0;if("string"==typeof e)return function({types:s,enum:a,open:e},n){let t=a?.find(s=>c(s)===n);return void 0!==t?t:e?function(s){try{return JSON.parse(s)}catch{return s}}(n):s.includes("boolean")&&/^(true|false)$/.test(n)?"true"===n:(s.includes("integer")||s.includes("number"))&&/^-?\d+(\.\d+)?$/.test(n)&&Number.isSafeInteger(Math.trunc(Number(n)))?Number(n):n}(a,e);if(Array.isArray(e))return function({items:a,required:e},n){if(0!==n.length||e)return n.map(e=>(a&&s(a,e))??"")}(a,e);let n=(a.fields??[]).map(a=>[a.name,s(a,e[a.name])]).filter(([,s])=>void 0!==s);return n.length>0||a.required?Object.fromEntries(n):void 0},D0:()=>function s(a,e){if(void 0!==e){if(a.open)return"string"==typeof e?e:JSON.stringify(e,null,2);if(a.items){let{items:n}=a;return Array.isArray(e)?e.map(a=>s(n,a)??""):void 0}return a.fields?l(e)?Object.fromEntries(a.fields.map(a=>[a.name,s(a,e[a.name])]).filter(([,s])=>void 0!==s)):void 0:c(e)}},Gv:()=>l,LO:()=>n,e1:()=>c,eI:()=>function s(a,[e,...n],t){if(void 0===e)return t;if("number"==typeof e){let c=Array.isArray(a)?a:[],l=s(c[e],n,t);return void 0===l?c.toSpliced(e,1):c.toSpliced(e,1,l)}let c=l(a)?a:{},{[e]:r,...p}=c,o=s(r,n,t);return void 0===o?p:{...c,[e]:o}},rq:()=>r});let c=s=>"string"==typeof s?s:JSON.stringify(s),l=s=>"object"==typeof s&&null!==s&&!Array.isArray(s),r=s=>s.map(s=>`/${s}`).join("")},1525(s,a,e){"use strict";e.d(a,{A:()=>r});var n=e(2540),t=e(9981),c=e(3696),l=e(3413);function r({of:s,variant:a,label:o,children:i}){let d=(0,c.useRef)(null),[h,x]=(0,c.useState)(),u=function(s,a){let[e,n]=(0,c.useState)();return(0,c.useLayoutEffect)(()=>(p.add(s),()=>void p.delete(s)),[s]),(0,c.useEffect)(()=>{let e=()=>{let e=(0,l.vF)(location.hash),t=[...document.querySelectorAll(".try-it")],c=e===s||t[0]===a.current&&!document.getElementById(`try-${e}`);void 0!==e&&c&&a.current&&(n(location.hash),history.replaceState(history.state,"",location.pathname+location.search),a.current.open=!0,a.current.scrollIntoView())};return e(),addEventListener("hashchange",e),()=>removeEventListener("hashchange",e)},[s,a]),e}(s,d),j=()=>{d.current?.open&&"object"!=typeof h&&(x(void 0),Promise.all([Promise.all([e.e("4014"),e.e("1081"),e.e("8888")]).then(e.bind(e,7051)),e(8345)(`./${s}.json`)]).then(([{default:s},{default:a}])=>x({Panel:s,data:function(s){let{placeholder:a,text:e}=s.userAgent,n=JSON.stringify(document.querySelector("[data-user-agent]")?.textContent||e).slice(1,-1);return JSON.parse(JSON.stringify(s).replaceAll(a,n))}(a)}),()=>x("failed")))};return(0,c.useEffect)(j,[]),(0,n.jsxs)("details",{ref:d,className:"try-it",onToggle:j,children:[(0,n.jsx)("summary",{children:o}),"object"!=typeof h&&i,"failed"===h&&(0,n.jsx)("button",{type:"button",className:"button",onClick:j,children:(0,t.T)({id:"theme.ErrorPageContent.tryAgain",message:"Try again"})}),"object"==typeof h&&(0,n.jsx)(h.Panel,{...h.data,variant:a,hash:u},u)]})}let p=new Set},3413(s,a,e){"use strict";e.d(a,{Pp:()=>p,jE:()=>t,jr:()=>l,vF:()=>r});var n=e(4942);let t=4e3,c="#try=";function l(s,a){var e;return`${c}${s}.${e=JSON.stringify(a),btoa(Array.from(new TextEncoder().encode(e),s=>String.fromCharCode(s)).join("")).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}`}function r(s){return s.startsWith(c)?s.slice(c.length).split(".")[0]:void 0}function p(s){if(!(s.length>t))try{var a;let e,t=JSON.parse((a=s.slice(s.indexOf(".")+1),e=atob(a.replaceAll("-","+").replaceAll("_","/")),new TextDecoder("utf-8",{fatal:!0}).decode(Uint8Array.from(e,s=>s.charCodeAt(0)))));if(!(0,n.Gv)(t)||!(0,n.Gv)(t.body))return;let{variant:c,body:l}=t;return"string"==typeof c?{variant:c,body:l}:{body:l}}catch{return}}},3023(s,a,e){"use strict";e.d(a,{R:()=>l,x:()=>r});var n=e(3696);let t={},c=n.createContext(t);function l(s){let a=n.useContext(c);return n.useMemo(function(){return"function"==typeof s?s(a):{...a,...s}},[a,s])}function r(s){let a;return a=s.disableParentContext?"function"==typeof s.components?s.components(t):s.components||t:l(s.components),n.createElement(c.Provider,{value:a},s.children)}}}]);