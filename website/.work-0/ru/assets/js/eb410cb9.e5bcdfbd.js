(globalThis.webpackChunkwebsite=globalThis.webpackChunkwebsite||[]).push([["3488"],{3734(s,e,a){"use strict";a.r(e),a.d(e,{metadata:()=>n,default:()=>f,frontMatter:()=>o,contentTitle:()=>h,toc:()=>j,assets:()=>x});var n=JSON.parse('{"id":"captchas/turnstile-task","title":"Cloudflare Turnstile и Challenge","description":"Виджет Turnstile, страница проверки или комната ожидания Cloudflare: выберите вариант, найдите значения, используйте токен или cookie.","source":"@site/i18n/ru/docusaurus-plugin-content-docs/current/captchas/turnstile-task.mdx","sourceDirName":"captchas","slug":"/captchas/turnstile-task","permalink":"/ru/docs/captchas/turnstile-task","draft":false,"unlisted":false,"tags":[],"version":"current","lastUpdatedAt":1794906569000,"frontMatter":{"title":"Cloudflare Turnstile и Challenge","sidebar_label":"Cloudflare Turnstile","description":"Виджет Turnstile, страница проверки или комната ожидания Cloudflare: выберите вариант, найдите значения, используйте токен или cookie.","source":"e6646b7672fd"},"sidebar":"documentation","previous":{"title":"reCAPTCHA кликами","permalink":"/ru/docs/captchas/recaptcha-click"},"next":{"title":"GeeTest","permalink":"/ru/docs/captchas/geetest-task"},"lastUpdatedText":"17 нояб. 2026 г."}'),t=a(2540),l=a(3023),c=a(3985),r=a(8920),p=a(7346),d=a(1525),i=a(9409);let o={title:"Cloudflare Turnstile и Challenge",sidebar_label:"Cloudflare Turnstile",description:"Виджет Turnstile, страница проверки или комната ожидания Cloudflare: выберите вариант, найдите значения, используйте токен или cookie.",source:"e6646b7672fd"},h,x={},j=[{value:"Когда использовать",id:"when-to-use",level:2},{value:"Пример",id:"example",level:2},{value:"Где взять значения",id:"find-values",level:2},{value:"Тестовые ключи",id:"test-keys",level:3},{value:"Поля запроса",id:"request-fields",level:2},{value:"Варианты",id:"variants",level:2},{value:"Обычный виджет",id:"plain",level:3},{value:"Страница проверки, решение — токен",id:"token",level:3},{value:"Страница проверки, решение — cookie",id:"cf-clearance",level:3},{value:"Комната ожидания",id:"wait-room",level:3},{value:"Прокси",id:"proxy",level:2},{value:"Решение",id:"answer",level:2},{value:"Как использовать токен или cookie",id:"use-the-answer",level:2},{value:"Ошибки",id:"errors",level:2},{value:"Оплата",id:"limits",level:2},{value:"Что дальше",id:"next",level:2}];function u(s){let e={a:"a",code:"code",h2:"h2",h3:"h3",li:"li",ol:"ol",p:"p",strong:"strong",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...(0,l.R)(),...s.components};return(0,t.jsxs)(t.Fragment,{children:[(0,t.jsxs)("aside",{className:"translation-notice theme-admonition theme-admonition-warning",children:["Этот перевод отстаёт от английской страницы: там уже есть изменения. ",(0,t.jsx)("a",{href:"/docs/captchas/turnstile-task",hrefLang:"en",lang:"en",children:"English page"})]}),`
`,`
`,`
`,`
`,`
`,(0,t.jsxs)(e.p,{children:["Тип задачи ",(0,t.jsx)(e.code,{children:"TurnstileTask"})," — для виджета Cloudflare Turnstile, страницы проверки и комнаты ожидания Cloudflare. Отправьте URL страницы, ключ сайта и поля выбранного варианта. Решение — токен или cookie ",(0,t.jsx)(e.code,{children:"cf_clearance"}),"."]}),`
`,(0,t.jsxs)("div",{className:"glance",children:[(0,t.jsxs)("dl",{className:"facts",children:[(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Тип"}),(0,t.jsx)("dd",{children:(0,t.jsx)("code",{children:"TurnstileTask"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Прокси"}),(0,t.jsxs)("dd",{children:["необязателен; обязателен для ",(0,t.jsx)("code",{children:"cf_clearance"}),", ",(0,t.jsx)("code",{children:"wait_room"})]})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Время ожидания"}),(0,t.jsxs)("dd",{children:["от 5 до 20 с",(0,t.jsxs)("svg",{className:"range",viewBox:"0 0 180 1",preserveAspectRatio:"none","aria-hidden":"true",children:[(0,t.jsx)("path",{d:"M0 .5h180"}),(0,t.jsx)("path",{d:"M5 .5H20"})]})]})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Оплата"}),(0,t.jsx)("dd",{children:"за 1000 токенов"})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Опрос"}),(0,t.jsx)("dd",{children:"начальная пауза 1 с, интервал 2 с, таймаут 80 с"})]})]}),(0,t.jsx)(r.A,{as:"figure",className:"drawing",html:'<svg class="d d-captcha" viewBox="0 0 320 224" role=img aria-labelledby=drawing-captcha-turnstile-title aria-describedby=drawing-captcha-turnstile-desc><title id=drawing-captcha-turnstile-title>Cloudflare Turnstile</title><desc id=drawing-captcha-turnstile-desc>Два состояния виджета: сначала идёт проверка, затем она пройдена и стоит галочка. Решение — токен или cookie cf_clearance.</desc><rect class=d-fill-2 width=320 height=224 rx=8 /><rect class=d-box x=40 y=14 width=240 height=58 rx=8 /><circle class=d-soft cx=70 cy=43 r=13 /><path class=d-box d="M70 30a13 13 0 0 1 13 13" /><path class=d-accent d="M70 30a13 13 0 0 1 13 13" /><text x=98 y=48>Идёт проверка…</text><path class="d-soft d-dash" d="M160 72v30" /><rect class=d-box x=40 y=102 width=240 height=58 rx=8 /><circle class=d-good-solid cx=70 cy=131 r=14 /><path class=d-on d="M63 131l5 5 9-10" /><text x=98 y=136>Проверка пройдена</text><path class=d-ink d="M160 160v8" /><path class=d-head d="M160 174l-4-6h8z" /><rect class=d-box-accent x=64 y=180 width=192 height=30 rx=15 /><text class="d-mono d-mid" x=160 y=200>token / cf_clearance</text></svg>'})]}),`
`,(0,t.jsxs)(e.p,{children:["Время ожидания и интервалы опроса, указанные выше, не относятся к ",(0,t.jsx)(e.a,{href:"#wait-room",children:"комнате ожидания"}),"."]}),`
`,(0,t.jsx)(e.h2,{id:"when-to-use",children:"Когда использовать"}),`
`,(0,t.jsx)(e.p,{children:"Выберите вариант:"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Когда использовать",children:(0,t.jsxs)(e.table,{className:"rows",children:[(0,t.jsx)(e.thead,{children:(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.th,{children:"Что делает страница"}),(0,t.jsx)(e.th,{children:"Решение"}),(0,t.jsx)(e.th,{children:"Вариант"}),(0,t.jsx)(e.th,{children:"Свой прокси"})]})}),(0,t.jsxs)(e.tbody,{children:[(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:"Показывает виджет Turnstile среди своего содержимого"}),(0,t.jsx)(e.td,{"data-label":"Решение",children:"токен"}),(0,t.jsx)(e.td,{"data-label":"Вариант",children:(0,t.jsx)(e.a,{href:"#plain",children:"обычный виджет"})}),(0,t.jsx)(e.td,{"data-label":"Свой прокси",children:"необязателен"})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:"Сначала показывает страницу проверки Cloudflare и принимает токен"}),(0,t.jsx)(e.td,{"data-label":"Решение",children:"токен"}),(0,t.jsx)(e.td,{"data-label":"Вариант",children:(0,t.jsx)(e.a,{href:"#token",children:"token"})}),(0,t.jsx)(e.td,{"data-label":"Свой прокси",children:"необязателен"})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:"Сначала показывает страницу проверки Cloudflare со статусом HTTP 403 и принимает cookie"}),(0,t.jsxs)(e.td,{"data-label":"Решение",children:["cookie ",(0,t.jsx)("code",{children:"cf_clearance"})]}),(0,t.jsx)(e.td,{"data-label":"Вариант",children:(0,t.jsx)(e.a,{href:"#cf-clearance",children:"cf_clearance"})}),(0,t.jsx)(e.td,{"data-label":"Свой прокси",children:"обязателен"})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:"Держит посетителей в комнате ожидания Cloudflare"}),(0,t.jsxs)(e.td,{"data-label":"Решение",children:["cookie ",(0,t.jsx)("code",{children:"cf_clearance"})]}),(0,t.jsx)(e.td,{"data-label":"Вариант",children:(0,t.jsx)(e.a,{href:"#wait-room",children:"wait_room"})}),(0,t.jsx)(e.td,{"data-label":"Свой прокси",children:"обязателен"})]})]})]})}),`
`,(0,t.jsxs)(e.p,{children:["Вариант задаёт поле ",(0,t.jsx)(e.code,{children:"cloudflareTaskType"}),". Для обычного виджета не указывайте его."]}),`
`,(0,t.jsx)(e.h2,{id:"example",children:"Пример"}),`
`,(0,t.jsx)(e.p,{children:"Создайте задачу для обычного виджета:"}),`
`,(0,t.jsxs)(i.A,{id:"samples",label:"Примеры кода: TurnstileTask, plain",children:[(0,t.jsx)(c.A,{language:"javascript",sample:"javascript",html:`<span class=tc>// Node.js 20+</span>
<span class=tk>const</span> response = <span class=tk>await</span> <span class=tf>fetch</span>(<span class=ts>"https://api.captcha-cloud.example/createTask"</span>, {
  <span class=tp>method</span>: <span class=ts>"POST"</span>,
  <span class=tp>headers</span>: { <span class=tp>"Content-Type"</span>: <span class=ts>"application/json"</span> },
  <span class=tp>body</span>: <span class=tn>JSON</span>.<span class=tf>stringify</span>({
    <span class=tp>clientKey</span>: <span class=ts>"YOUR_API_KEY"</span>,
    <span class=tp>task</span>: {
      <span class=tp>type</span>: <span class=ts>"TurnstileTask"</span>,
      <span class=tp>websiteURL</span>: <span class=ts>"https://example.com/login"</span>,
      <span class=tp>websiteKey</span>: <span class=ts>"YOUR_SITE_KEY"</span>
    }
  }),
  <span class=tp>signal</span>: AbortSignal.<span class=tf>timeout</span>(<span class=tn>30_000</span>),
});
<span class=tk>const</span> result = <span class=tk>await</span> response.<span class=tf>json</span>();
<span class=tk>if</span> (result.errorId !== <span class=tn>0</span>) <span class=tk>throw new</span> <span class=tt>Error</span>(result.errorCode);
console.<span class=tf>log</span>(result);`}),(0,t.jsx)(c.A,{language:"python",sample:"python",html:`<span class=tc># Python 3.9+</span>
<span class=tk>import</span> requests

response = requests.post(
    <span class=ts>"https://api.captcha-cloud.example/createTask"</span>,
    json={
        <span class=ts>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
        <span class=ts>"task"</span>: {
            <span class=ts>"type"</span>: <span class=ts>"TurnstileTask"</span>,
            <span class=ts>"websiteURL"</span>: <span class=ts>"https://example.com/login"</span>,
            <span class=ts>"websiteKey"</span>: <span class=ts>"YOUR_SITE_KEY"</span>
        }
    },
    timeout=<span class=tn>30</span>,
)
result = response.json()
<span class=tk>if</span> result[<span class=ts>"errorId"</span>] != <span class=tn>0</span>:
    <span class=tk>raise</span> RuntimeError(result[<span class=ts>"errorCode"</span>])
<span class=tk>print</span>(result)`}),(0,t.jsx)(c.A,{language:"bash",sample:"curl",html:`<span class=tf>curl</span> <span class=tp>--silent</span> --show-error --max-time <span class=tn>30</span> <span class=ts>'https://api.captcha-cloud.example/createTask'</span> \\
  <span class=tp>--header</span> <span class=ts>'Content-Type: application/json'</span> \\
  <span class=tp>--data</span> '{
  <span class=tp>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
  <span class=tp>"task"</span>: {
    <span class=tp>"type"</span>: <span class=ts>"TurnstileTask"</span>,
    <span class=tp>"websiteURL"</span>: <span class=ts>"https://example.com/login"</span>,
    <span class=tp>"websiteKey"</span>: <span class=ts>"YOUR_SITE_KEY"</span>
  }
}' |
  jq <span class=ts>'if .errorId == 0 then . else error(.errorCode) end'</span>`}),(0,t.jsx)(c.A,{language:"csharp",sample:"csharp",html:`<span class=tc>// .NET 8+</span>
<span class=tk>using</span> System.Text;
<span class=tk>using</span> System.Text.Json.Nodes;

<span class=tk>using</span> <span class=tt><span class=tk>var</span></span> client = <span class=tk>new</span> <span class=tt>HttpClient</span>();
<span class=tk>using</span> <span class=tt><span class=tk>var</span></span> body = <span class=tk>new</span> <span class=tt>StringContent</span>(<span class=ts>""</span>"
    {
      <span class=ts>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
      <span class=ts>"task"</span>: {
        <span class=ts>"type"</span>: <span class=ts>"TurnstileTask"</span>,
        <span class=ts>"websiteURL"</span>: <span class=ts>"https://example.com/login"</span>,
        <span class=ts>"websiteKey"</span>: <span class=ts>"YOUR_SITE_KEY"</span>
      }
    }
    <span class=ts>""</span>", Encoding.UTF8, <span class=ts>"application/json"</span>);
<span class=tk>using</span> <span class=tt><span class=tk>var</span></span> response = <span class=tk>await</span> client.<span class=tf>PostAsync</span>(<span class=ts>"https://api.captcha-cloud.example/createTask"</span>, body);
<span class=tt><span class=tk>var</span></span> result = JsonNode.<span class=tf>Parse</span>(<span class=tk>await</span> response.Content.<span class=tf>ReadAsStringAsync</span>())!;
<span class=tk>if</span> ((<span class=tk>int</span>)result[<span class=ts>"errorId"</span>]! != <span class=tn>0</span>)
    <span class=tk>throw new</span> <span class=tt>InvalidOperationException</span>((<span class=tk>string</span>?)result[<span class=ts>"errorCode"</span>]);
Console.<span class=tf>WriteLine</span>(result);`}),(0,t.jsx)(c.A,{language:"java",sample:"java",html:`<span class=tc>// Java 17+, com.google.code.gson:gson</span>
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
                "type": "TurnstileTask",
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
}`}),(0,t.jsx)(c.A,{language:"go",sample:"go",html:`<span class=tc>// Go 1.18+</span>

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
    "type": "TurnstileTask",
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
}`}),(0,t.jsx)(c.A,{language:"php",sample:"php",html:`<span class=tk>&lt;?php</span> <span class=tc>// PHP 8.1+</span>

<span class=tv>$body</span> = <span class=ts>&lt;&lt;&lt;'JSON'
{
  "clientKey": "YOUR_API_KEY",
  "task": {
    "type": "TurnstileTask",
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
`,(0,t.jsx)(d.A,{of:"TurnstileTask",variant:"plain",label:"Попробовать",children:(0,t.jsxs)("p",{children:["Заполните запрос и выполните его в песочнице (нужен JavaScript). Если у вас есть исходный код этой документации, песочницу можно запустить и на своём компьютере: ",(0,t.jsx)(e.a,{href:"/docs/getting-start#sandbox",children:(0,t.jsx)("code",{children:"npm run sandbox"})})]})}),`
`,(0,t.jsxs)(e.p,{children:["Когда задача готова, ",(0,t.jsx)(e.a,{href:"/ru/docs/api/methods/get-task-result",children:"getTaskResult"})," возвращает:"]}),`
`,(0,t.jsx)(c.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"ready"</span>,
  <span class=tp>"solution"</span>: {
    <span class=tp>"token"</span>: <span class=ts>"0.iGX3xsyFCkbGePM3jP4P4khLo6TrLukt..."</span>,
    <span class=tp>"userAgent"</span>: <span class=ts>"<span data-user-agent="">Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36</span>"</span>
  }
}`}),`
`,(0,t.jsxs)(e.p,{children:["Готовая программа с ожиданием результата — в разделе ",(0,t.jsx)(e.a,{href:"/ru/docs/getting-start#first-task",children:"Как решить первую капчу"}),"."]}),`
`,(0,t.jsx)(e.h2,{id:"find-values",children:"Где взять значения"}),`
`,(0,t.jsx)(e.p,{children:"Если страница принадлежит вам или вам разрешено её автоматизировать, возьмите значения обычного виджета из её кода:"}),`
`,(0,t.jsx)(c.A,{language:"html",html:`<span class=tt>&lt;script <span class=tp>src</span><span class=ts>="https://challenges.cloudflare.com/turnstile/v0/api.js"</span> <span class=tp>async defer</span>></span><span class=tt>&lt;/script></span>
<span class=tt>&lt;form <span class=tp>method</span><span class=ts>="post"</span> <span class=tp>action</span><span class=ts>="/signup"</span>></span>
  <span class=tt>&lt;div <span class=tp>class</span><span class=ts>="cf-turnstile"</span> <span class=tp>data-sitekey</span><span class=ts>="YOUR_SITE_KEY"</span> <span class=tp>data-action</span><span class=ts>="signup"</span>></span><span class=tt>&lt;/div></span>
  <span class=tt>&lt;button></span>Отправить<span class=tt>&lt;/button></span>
<span class=tt>&lt;/form></span>`}),`
`,(0,t.jsxs)(e.table,{children:[(0,t.jsx)(e.thead,{children:(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.th,{children:"Поле"}),(0,t.jsx)(e.th,{children:"Где находится"})]})}),(0,t.jsxs)(e.tbody,{children:[(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:(0,t.jsx)("code",{children:"websiteURL"})}),(0,t.jsx)(e.td,{children:"URL страницы с этим кодом, как в адресной строке"})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:(0,t.jsx)("code",{children:"websiteKey"})}),(0,t.jsxs)(e.td,{children:["Атрибут ",(0,t.jsx)("code",{children:"data-sitekey"})," элемента с классом ",(0,t.jsx)("code",{children:"cf-turnstile"})," или ",(0,t.jsx)("code",{children:"sitekey"})," в ",(0,t.jsx)("code",{children:"turnstile.render()"})]})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:(0,t.jsx)("code",{children:"pageAction"})}),(0,t.jsxs)(e.td,{children:["Атрибут ",(0,t.jsx)("code",{children:"data-action"})," или ",(0,t.jsx)("code",{children:"action"})," в ",(0,t.jsx)("code",{children:"turnstile.render()"})]})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:(0,t.jsx)("code",{children:"data"})}),(0,t.jsxs)(e.td,{children:["Атрибут ",(0,t.jsx)("code",{children:"data-cdata"})," или ",(0,t.jsx)("code",{children:"cData"})," в ",(0,t.jsx)("code",{children:"turnstile.render()"})]})]})]})]}),`
`,(0,t.jsxs)(e.p,{children:["Если URL скрипта содержит ",(0,t.jsx)(e.code,{children:"?render=explicit"}),", элемента с классом ",(0,t.jsx)(e.code,{children:"cf-turnstile"})," на странице нет. Ищите вызов ",(0,t.jsx)(e.code,{children:"turnstile.render()"}),"."]}),`
`,(0,t.jsx)(e.p,{children:"Страницы проверки и комнаты ожидания владелец сайта включает в панели Cloudflare, кода для вставки у них нет. Значения берите со страницы, которую отдаёт ваш сайт. Если вам разрешено автоматизировать чужой сайт, запросите их у владельца."}),`
`,(0,t.jsx)(e.p,{children:"Передавайте только открытый ключ сайта. Секретный остаётся на сервере сайта: никому его не отправляйте."}),`
`,(0,t.jsxs)(e.p,{children:["Руководство Cloudflare: ",(0,t.jsx)(e.a,{href:"https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/widget-configurations/",children:"настройки виджета"}),"."]}),`
`,(0,t.jsx)(e.h3,{id:"test-keys",children:"Тестовые ключи"}),`
`,(0,t.jsxs)(e.p,{children:["Cloudflare публикует ",(0,t.jsx)(e.a,{href:"https://developers.cloudflare.com/turnstile/troubleshooting/testing/",children:"тестовые ключи"}),", которые работают на любом хосте, включая localhost."]}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Тестовые ключи",children:(0,t.jsxs)(e.table,{className:"rows",children:[(0,t.jsx)(e.thead,{children:(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.th,{children:"Ключ сайта"}),(0,t.jsx)(e.th,{children:"Результат"}),(0,t.jsx)(e.th,{children:"Виджет"})]})}),(0,t.jsxs)(e.tbody,{children:[(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:(0,t.jsx)("code",{children:"1x00000000000000000000AA"})}),(0,t.jsx)(e.td,{"data-label":"Результат",children:"всегда успех"}),(0,t.jsx)(e.td,{"data-label":"Виджет",children:"видимый"})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:(0,t.jsx)("code",{children:"2x00000000000000000000AB"})}),(0,t.jsx)(e.td,{"data-label":"Результат",children:"всегда отказ"}),(0,t.jsx)(e.td,{"data-label":"Виджет",children:"видимый"})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:(0,t.jsx)("code",{children:"1x00000000000000000000BB"})}),(0,t.jsx)(e.td,{"data-label":"Результат",children:"всегда успех"}),(0,t.jsx)(e.td,{"data-label":"Виджет",children:"невидимый"})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:(0,t.jsx)("code",{children:"2x00000000000000000000BB"})}),(0,t.jsx)(e.td,{"data-label":"Результат",children:"всегда отказ"}),(0,t.jsx)(e.td,{"data-label":"Виджет",children:"невидимый"})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:(0,t.jsx)("code",{children:"3x00000000000000000000FF"})}),(0,t.jsx)(e.td,{"data-label":"Результат",children:"всегда интерактивное задание"}),(0,t.jsx)(e.td,{"data-label":"Виджет",children:"видимый"})]})]})]})}),`
`,(0,t.jsxs)(e.p,{children:["Тестируйте с этими ключами свою форму и проверку на сервере. Тестовые виджеты выдают токен ",(0,t.jsx)(e.code,{children:"XXXX.DUMMY.TOKEN.XXXX"}),": рабочие секретные ключи его не принимают, а тестовые принимают только его. Не оставляйте тестовый секретный ключ на рабочем сайте."]}),`
`,(0,t.jsxs)(e.p,{children:["Чтобы попробовать запрос без сайта и баланса, отправьте тестовый ключ сайта в ",(0,t.jsx)(e.a,{href:"/ru/docs/getting-start#sandbox",children:"песочницу"}),"."]}),`
`,(0,t.jsx)(e.h2,{id:"request-fields",children:"Поля запроса"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Поля запроса: TurnstileTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Поле"}),(0,t.jsx)("th",{scope:"col",children:"Тип"}),(0,t.jsx)("th",{scope:"col",children:"Описание"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(p.A,{id:"type",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#type",children:(0,t.jsx)("code",{children:"type"})})}),(0,t.jsxs)("td",{children:["строка ",(0,t.jsx)("b",{children:"обязательное"})]}),(0,t.jsxs)("td",{children:["Тип задачи.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["всегда ",(0,t.jsx)("code",{children:"TurnstileTask"})]})})]})]}),(0,t.jsxs)(p.A,{id:"websiteURL",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#websiteURL",children:(0,t.jsx)("code",{children:"websiteURL"})})}),(0,t.jsxs)("td",{children:["строка · URL ",(0,t.jsx)("b",{children:"обязательное"})]}),(0,t.jsxs)("td",{children:["Полный URL страницы, на которой показана капча, с ",(0,t.jsx)("code",{children:"http://"})," или ",(0,t.jsx)("code",{children:"https://"}),"."]})]}),(0,t.jsxs)(p.A,{id:"websiteKey",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#websiteKey",children:(0,t.jsx)("code",{children:"websiteKey"})})}),(0,t.jsxs)("td",{children:["строка ",(0,t.jsx)("b",{children:"обязательное"})]}),(0,t.jsxs)("td",{children:["Ключ сайта Turnstile. Для ",(0,t.jsx)("code",{children:"cf_clearance"})," — любая строка."]})]}),(0,t.jsxs)(p.A,{id:"cloudflareTaskType",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#cloudflareTaskType",children:(0,t.jsx)("code",{children:"cloudflareTaskType"})})}),(0,t.jsx)("td",{children:"строка"}),(0,t.jsxs)("td",{children:["Нужный результат. Обязательно, если выбран любой вариант, кроме обычного виджета.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["одно из значений: ",(0,t.jsx)("code",{children:"token"}),", ",(0,t.jsx)("code",{children:"cf_clearance"}),", ",(0,t.jsx)("code",{children:"wait_room"})]})})]})]}),(0,t.jsxs)(p.A,{id:"pageAction",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#pageAction",children:(0,t.jsx)("code",{children:"pageAction"})})}),(0,t.jsx)("td",{children:"строка"}),(0,t.jsxs)("td",{children:["Параметр ",(0,t.jsx)("code",{children:"action"})," виджета. Для ",(0,t.jsx)("code",{children:"token"})," обычно ",(0,t.jsx)("code",{children:"managed"})," или ",(0,t.jsx)("code",{children:"non-interactive"}),". Обязательно, если выбран вариант ",(0,t.jsx)("code",{children:"token"}),"."]})]}),(0,t.jsxs)(p.A,{id:"data",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#data",children:(0,t.jsx)("code",{children:"data"})})}),(0,t.jsx)("td",{children:"строка"}),(0,t.jsxs)("td",{children:["Параметр ",(0,t.jsx)("code",{children:"cData"})," виджета. Обязательно, если выбран вариант ",(0,t.jsx)("code",{children:"token"}),"."]})]}),(0,t.jsxs)(p.A,{id:"pageData",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#pageData",children:(0,t.jsx)("code",{children:"pageData"})})}),(0,t.jsx)("td",{children:"строка"}),(0,t.jsxs)("td",{children:["Параметр ",(0,t.jsx)("code",{children:"chlPageData"})," виджета. Обязательно, если выбран вариант ",(0,t.jsx)("code",{children:"token"}),"."]})]}),(0,t.jsxs)(p.A,{id:"apiJsUrl",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#apiJsUrl",children:(0,t.jsx)("code",{children:"apiJsUrl"})})}),(0,t.jsx)("td",{children:"строка · URL"}),(0,t.jsxs)("td",{children:["Только для ",(0,t.jsx)("code",{children:"token"}),". URL скрипта виджета."]})]}),(0,t.jsxs)(p.A,{id:"htmlPageBase64",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#htmlPageBase64",children:(0,t.jsx)("code",{children:"htmlPageBase64"})})}),(0,t.jsx)("td",{children:"строка"}),(0,t.jsxs)("td",{children:["HTML страницы проверки (со статусом HTTP 403) или страницы комнаты ожидания в base64. Обязательно, если выбран вариант ",(0,t.jsx)("code",{children:"cf_clearance"})," или ",(0,t.jsx)("code",{children:"wait_room"}),".",(0,t.jsx)("ul",{children:(0,t.jsx)("li",{children:"base64"})})]})]}),(0,t.jsxs)(p.A,{id:"userAgent",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#userAgent",children:(0,t.jsx)("code",{children:"userAgent"})})}),(0,t.jsx)("td",{children:"строка"}),(0,t.jsxs)("td",{children:["User-Agent браузера. Передавайте значение, которое возвращает ",(0,t.jsx)(e.a,{href:"/docs/api/methods/get-user-agent",children:"getUserAgent"}),". Обязательно, если выбран любой вариант, кроме обычного виджета."]})]})]})]})}),`
`,(0,t.jsx)(e.h2,{id:"variants",children:"Варианты"}),`
`,(0,t.jsx)(e.h3,{id:"plain",children:"Обычный виджет"}),`
`,(0,t.jsxs)(e.p,{children:["Отправьте URL страницы и ключ сайта, как в ",(0,t.jsx)(e.a,{href:"#example",children:"примере"}),". Для ручных, неинтерактивных и невидимых виджетов запрос один и тот же. Поля ",(0,t.jsx)(e.code,{children:"pageAction"}),", ",(0,t.jsx)(e.code,{children:"data"})," и ",(0,t.jsx)(e.code,{children:"userAgent"})," необязательны."]}),`
`,(0,t.jsx)(e.h3,{id:"token",children:"Страница проверки, решение — токен"}),`
`,(0,t.jsxs)(e.p,{children:["Укажите в ",(0,t.jsx)(e.code,{children:"cloudflareTaskType"})," значение ",(0,t.jsx)(e.code,{children:"token"}),". Передайте действие виджета (",(0,t.jsx)(e.code,{children:"pageAction"}),", обычно ",(0,t.jsx)(e.code,{children:"managed"})," или ",(0,t.jsx)(e.code,{children:"non-interactive"}),"), значение cData (",(0,t.jsx)(e.code,{children:"data"}),"), значение chlPageData (",(0,t.jsx)(e.code,{children:"pageData"}),") и User-Agent (",(0,t.jsx)(e.code,{children:"userAgent"}),")."]}),`
`,(0,t.jsx)(c.A,{language:"json",html:`{
  <span class=tp>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
  <span class=tp>"task"</span>: {
    <span class=tp>"type"</span>: <span class=ts>"TurnstileTask"</span>,
    <span class=tp>"websiteURL"</span>: <span class=ts>"https://example.com/"</span>,
    <span class=tp>"websiteKey"</span>: <span class=ts>"YOUR_SITE_KEY"</span>,
    <span class=tp>"cloudflareTaskType"</span>: <span class=ts>"token"</span>,
    <span class=tp>"pageAction"</span>: <span class=ts>"managed"</span>,
    <span class=tp>"data"</span>: <span class=ts>"CDATA_FROM_THE_PAGE"</span>,
    <span class=tp>"pageData"</span>: <span class=ts>"CHL_PAGE_DATA_FROM_THE_PAGE"</span>,
    <span class=tp>"userAgent"</span>: <span class=ts>"<span data-user-agent="">Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36</span>"</span>
  }
}`}),`
`,(0,t.jsx)(c.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"ready"</span>,
  <span class=tp>"solution"</span>: {
    <span class=tp>"token"</span>: <span class=ts>"0.iGX3xsyFCkbGePM3jP4P4khLo6TrLukt..."</span>,
    <span class=tp>"userAgent"</span>: <span class=ts>"<span data-user-agent="">Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36</span>"</span>
  }
}`}),`
`,(0,t.jsx)(e.h3,{id:"cf-clearance",children:"Страница проверки, решение — cookie"}),`
`,(0,t.jsxs)(e.p,{children:["Укажите в ",(0,t.jsx)(e.code,{children:"cloudflareTaskType"})," значение ",(0,t.jsx)(e.code,{children:"cf_clearance"}),". Передайте в ",(0,t.jsx)(e.code,{children:"htmlPageBase64"})," страницу проверки, как она пришла со статусом HTTP 403, в base64. Свой прокси и User-Agent обязательны. Поле ",(0,t.jsx)(e.code,{children:"websiteKey"})," тоже обязательно, но подойдёт любая строка."]}),`
`,(0,t.jsx)(c.A,{language:"json",html:`{
  <span class=tp>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
  <span class=tp>"task"</span>: {
    <span class=tp>"type"</span>: <span class=ts>"TurnstileTask"</span>,
    <span class=tp>"websiteURL"</span>: <span class=ts>"https://example.com/"</span>,
    <span class=tp>"websiteKey"</span>: <span class=ts>"any string"</span>,
    <span class=tp>"cloudflareTaskType"</span>: <span class=ts>"cf_clearance"</span>,
    <span class=tp>"htmlPageBase64"</span>: <span class=ts>"PCFET0NUWVBFIGh0bWw+PGh0bWw+PGhlYWQ+PHRpdGxlPkp1c3QgYSBtb21lbnQuLi48L3RpdGxlPjwvaGVhZD48Ym9keT48L2JvZHk+PC9odG1sPg=="</span>,
    <span class=tp>"userAgent"</span>: <span class=ts>"<span data-user-agent="">Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36</span>"</span>,
    <span class=tp>"proxyType"</span>: <span class=ts>"http"</span>,
    <span class=tp>"proxyAddress"</span>: <span class=ts>"203.0.113.10"</span>,
    <span class=tp>"proxyPort"</span>: <span class=tn>8080</span>,
    <span class=tp>"proxyLogin"</span>: <span class=ts>"YOUR_PROXY_LOGIN"</span>,
    <span class=tp>"proxyPassword"</span>: <span class=ts>"YOUR_PROXY_PASSWORD"</span>
  }
}`}),`
`,(0,t.jsx)(c.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"ready"</span>,
  <span class=tp>"solution"</span>: {
    <span class=tp>"cf_clearance"</span>: <span class=ts>"eyX5Zk8pS3mGq1rT0vW2bN6cD4fH7jL9..."</span>
  }
}`}),`
`,(0,t.jsx)(e.h3,{id:"wait-room",children:"Комната ожидания"}),`
`,(0,t.jsxs)(e.p,{children:["Укажите в ",(0,t.jsx)(e.code,{children:"cloudflareTaskType"})," значение ",(0,t.jsx)(e.code,{children:"wait_room"}),". Передайте в ",(0,t.jsx)(e.code,{children:"htmlPageBase64"})," страницу комнаты ожидания в base64. Свой прокси и User-Agent обязательны. Поле ",(0,t.jsx)(e.code,{children:"websiteKey"})," тоже обязательно; если не знаете, что в нём передать, уточните в ",(0,t.jsx)(e.a,{href:"https://help.captcha-cloud.example/new-conversation",children:"поддержке"}),"."]}),`
`,(0,t.jsxs)(e.p,{children:["Время ожидания этого варианта не опубликовано. Сама комната держит посетителя около 3 минут, поэтому таймаута в 80 секунд не хватит. Задайте таймаут с запасом, но не больше 5 минут: дольше результат не хранится. При опросе каждые 3 секунды вы не превысите лимит в 120 запросов. Чтобы обойтись без опроса, укажите ",(0,t.jsx)(e.a,{href:"/ru/docs/api/methods/create-task#callback",children:"callback-адрес"}),"."]}),`
`,(0,t.jsx)(c.A,{language:"json",html:`{
  <span class=tp>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
  <span class=tp>"task"</span>: {
    <span class=tp>"type"</span>: <span class=ts>"TurnstileTask"</span>,
    <span class=tp>"websiteURL"</span>: <span class=ts>"https://example.com/"</span>,
    <span class=tp>"websiteKey"</span>: <span class=ts>"YOUR_SITE_KEY"</span>,
    <span class=tp>"cloudflareTaskType"</span>: <span class=ts>"wait_room"</span>,
    <span class=tp>"htmlPageBase64"</span>: <span class=ts>"PCFET0NUWVBFIGh0bWw+PGh0bWw+PGhlYWQ+PHRpdGxlPkp1c3QgYSBtb21lbnQuLi48L3RpdGxlPjwvaGVhZD48Ym9keT48L2JvZHk+PC9odG1sPg=="</span>,
    <span class=tp>"userAgent"</span>: <span class=ts>"<span data-user-agent="">Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36</span>"</span>,
    <span class=tp>"proxyType"</span>: <span class=ts>"http"</span>,
    <span class=tp>"proxyAddress"</span>: <span class=ts>"203.0.113.10"</span>,
    <span class=tp>"proxyPort"</span>: <span class=tn>8080</span>,
    <span class=tp>"proxyLogin"</span>: <span class=ts>"YOUR_PROXY_LOGIN"</span>,
    <span class=tp>"proxyPassword"</span>: <span class=ts>"YOUR_PROXY_PASSWORD"</span>
  }
}`}),`
`,(0,t.jsx)(c.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"ready"</span>,
  <span class=tp>"solution"</span>: {
    <span class=tp>"cf_clearance"</span>: <span class=ts>"eyX5Zk8pS3mGq1rT0vW2bN6cD4fH7jL9..."</span>
  }
}`}),`
`,(0,t.jsx)(e.h2,{id:"proxy",children:"Прокси"}),`
`,(0,t.jsxs)("p",{children:["Необязателен для обычного виджета и ",(0,t.jsx)("code",{children:"token"}),". Для ",(0,t.jsx)("code",{children:"cf_clearance"})," и ",(0,t.jsx)("code",{children:"wait_room"})," нужен свой прокси с логином и паролем, в цену он не входит."]}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Поля прокси: TurnstileTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Поле"}),(0,t.jsx)("th",{scope:"col",children:"Тип"}),(0,t.jsx)("th",{scope:"col",children:"Описание"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(p.A,{id:"proxyType",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyType",children:(0,t.jsx)("code",{children:"proxyType"})})}),(0,t.jsx)("td",{children:"строка"}),(0,t.jsxs)("td",{children:["Протокол прокси. Для обычных прокси HTTP и HTTPS указывайте ",(0,t.jsx)("code",{children:"http"}),", а ",(0,t.jsx)("code",{children:"https"})," — только как запасной вариант для нестандартных. См. ",(0,t.jsx)(e.a,{href:"/docs/api/methods/create-task#proxy",children:"Свой прокси"}),". Обязательно, если вы передаёте прокси.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["одно из значений: ",(0,t.jsx)("code",{children:"http"}),", ",(0,t.jsx)("code",{children:"https"}),", ",(0,t.jsx)("code",{children:"socks4"}),", ",(0,t.jsx)("code",{children:"socks5"})]})})]})]}),(0,t.jsxs)(p.A,{id:"proxyAddress",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyAddress",children:(0,t.jsx)("code",{children:"proxyAddress"})})}),(0,t.jsx)("td",{children:"строка"}),(0,t.jsxs)("td",{children:["IP-адрес прокси. Обязательно, если вы передаёте прокси.",(0,t.jsx)("ul",{children:(0,t.jsx)("li",{children:"только IPv4 или IPv6; имена хостов, прозрачные прокси, loopback-адреса и адреса локальной сети не принимаются"})})]})]}),(0,t.jsxs)(p.A,{id:"proxyPort",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyPort",children:(0,t.jsx)("code",{children:"proxyPort"})})}),(0,t.jsx)("td",{children:"целое число"}),(0,t.jsxs)("td",{children:["Порт прокси. Обязательно, если вы передаёте прокси.",(0,t.jsx)("ul",{children:(0,t.jsx)("li",{children:"от 0 до 65535"})})]})]}),(0,t.jsxs)(p.A,{id:"proxyLogin",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyLogin",children:(0,t.jsx)("code",{children:"proxyLogin"})})}),(0,t.jsx)("td",{children:"строка"}),(0,t.jsxs)("td",{children:["Логин прокси. Обязательно, если выбран вариант ",(0,t.jsx)("code",{children:"cf_clearance"})," или ",(0,t.jsx)("code",{children:"wait_room"}),".",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["без символа ",(0,t.jsx)("code",{children:"%"})]})})]})]}),(0,t.jsxs)(p.A,{id:"proxyPassword",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyPassword",children:(0,t.jsx)("code",{children:"proxyPassword"})})}),(0,t.jsx)("td",{children:"строка"}),(0,t.jsxs)("td",{children:["Пароль прокси. Обязательно, если выбран вариант ",(0,t.jsx)("code",{children:"cf_clearance"})," или ",(0,t.jsx)("code",{children:"wait_room"}),".",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["без символа ",(0,t.jsx)("code",{children:"%"})]})})]})]})]})]})}),`
`,(0,t.jsx)(e.h2,{id:"answer",children:"Решение"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Поля решения: TurnstileTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Поле"}),(0,t.jsx)("th",{scope:"col",children:"Тип"}),(0,t.jsx)("th",{scope:"col",children:"Описание"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(p.A,{id:"solution-token",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#solution-token",children:(0,t.jsx)("code",{children:"token"})})}),(0,t.jsx)("td",{children:"строка"}),(0,t.jsxs)("td",{children:["Значение для поля формы или callback. Присутствует, если выбран обычный виджет или вариант ",(0,t.jsx)("code",{children:"token"}),"."]})]}),(0,t.jsxs)(p.A,{id:"solution-userAgent",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#solution-userAgent",children:(0,t.jsx)("code",{children:"userAgent"})})}),(0,t.jsxs)("td",{children:["строка ",(0,t.jsx)("i",{children:"не всегда"})]}),(0,t.jsxs)("td",{children:["Обычный виджет и ",(0,t.jsx)("code",{children:"token"}),": User-Agent, с которым решена капча. Если он есть, передавайте решение сайту с тем же User-Agent."]})]}),(0,t.jsxs)(p.A,{id:"solution-cf_clearance",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#solution-cf_clearance",children:(0,t.jsx)("code",{children:"cf_clearance"})})}),(0,t.jsx)("td",{children:"строка"}),(0,t.jsxs)("td",{children:["Значение cookie. Присутствует, если выбран вариант ",(0,t.jsx)("code",{children:"cf_clearance"})," или ",(0,t.jsx)("code",{children:"wait_room"}),"."]})]})]})]})}),`
`,(0,t.jsx)(e.h2,{id:"use-the-answer",children:"Как использовать токен или cookie"}),`
`,(0,t.jsx)(e.p,{children:(0,t.jsx)(e.strong,{children:"Обычный виджет и token:"})}),`
`,(0,t.jsxs)(e.ol,{children:[`
`,(0,t.jsxs)(e.li,{children:["Подставьте ",(0,t.jsx)(e.code,{children:"token"})," туда, где его ждёт страница: в поле формы ",(0,t.jsx)(e.code,{children:"cf-turnstile-response"})," или в вызов функции, указанной в ",(0,t.jsx)(e.code,{children:"data-callback"})," (либо ",(0,t.jsx)(e.code,{children:"callback"})," в аргументах render). ",(0,t.jsx)(e.code,{children:"data-response-field-name"})," меняет имя поля, ",(0,t.jsx)(e.code,{children:'data-response-field="false"'})," убирает его."]}),`
`,(0,t.jsxs)(e.li,{children:["Если в решении есть ",(0,t.jsx)(e.code,{children:"userAgent"}),", передавайте токен с тем же User-Agent."]}),`
`]}),`
`,(0,t.jsx)(e.p,{children:"Cloudflare принимает токен Turnstile один раз, в течение 300 секунд."}),`
`,(0,t.jsxs)(e.p,{children:[(0,t.jsx)(e.strong,{children:"cf_clearance и wait_room:"})," установите cookie с именем ",(0,t.jsx)(e.code,{children:"cf_clearance"})," и значением из решения. Cloudflare связывает cookie с посетителем и устройством, которым она выдана. Срок её действия задаёт настройка сайта ",(0,t.jsx)(e.a,{href:"https://developers.cloudflare.com/cloudflare-challenges/challenge-types/challenge-pages/challenge-passage/",children:"Challenge Passage"}),", по умолчанию 30 минут."]}),`
`,(0,t.jsxs)(e.p,{children:["Если сайт не принимает токен, ",(0,t.jsx)(e.a,{href:"/ru/docs/api/bad-tokens#report-token",children:"сообщите о нём"}),", указав ",(0,t.jsx)(e.code,{children:"taskId"}),"."]}),`
`,(0,t.jsx)(e.h2,{id:"errors",children:"Ошибки"}),`
`,(0,t.jsxs)(e.p,{children:["Сначала проверьте вариант. Если поля ему не соответствуют, задача завершается ошибкой ",(0,t.jsx)(e.a,{href:"/ru/docs/api/api-errors#ERROR_INVALID_TASK",children:(0,t.jsx)(e.code,{children:"ERROR_INVALID_TASK"})}),", а поля перечислены в ",(0,t.jsx)(e.code,{children:"errorDescription"}),". Для ",(0,t.jsx)(e.code,{children:"cf_clearance"})," и ",(0,t.jsx)(e.code,{children:"wait_room"})," затем проверьте, что переданы все пять полей прокси."]}),`
`,(0,t.jsxs)(e.p,{children:["Ниже — самые вероятные коды; полный список — на странице ",(0,t.jsx)(e.a,{href:"/ru/docs/api/api-errors#all-codes",children:"Ошибки API"}),"."]}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Коды ошибок и что делать",children:(0,t.jsxs)("table",{className:"rows errors",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Код"}),(0,t.jsx)("th",{scope:"col",children:"Что значит"}),(0,t.jsx)("th",{scope:"col",children:"Что делать"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_INVALID_TASK",children:(0,t.jsx)("code",{children:"ERROR_INVALID_TASK"})})}),(0,t.jsxs)("td",{"data-label":"Что значит",children:["В задаче не хватает поля или значение поля неверное либо устарело. Поле указано в ",(0,t.jsx)("code",{children:"errorDescription"}),"."]}),(0,t.jsx)("td",{"data-label":"Что делать",children:"Исправьте указанные поля."})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_PROXY_MISSING",children:(0,t.jsx)("code",{children:"ERROR_PROXY_MISSING"})})}),(0,t.jsxs)("td",{"data-label":"Что значит",children:["Не хватает обязательного поля прокси или значение ",(0,t.jsx)("code",{children:"proxyType"})," неверное."]}),(0,t.jsxs)("td",{"data-label":"Что делать",children:["Укажите все ",(0,t.jsx)(e.a,{href:"/docs/api/methods/create-task#proxy",children:"поля прокси"}),"."]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_WRONG_USERAGENT",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"WRONG_",(0,t.jsx)("wbr",{}),"USERAGENT"]})})}),(0,t.jsxs)("td",{"data-label":"Что значит",children:["Сервис не принимает это значение ",(0,t.jsx)("code",{children:"userAgent"}),"."]}),(0,t.jsxs)("td",{"data-label":"Что делать",children:["Передайте значение, которое возвращает ",(0,t.jsx)(e.a,{href:"/docs/api/methods/get-user-agent",children:"getUserAgent"}),"."]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_CAPTCHA_UNSOLVABLE",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"CAPTCHA_",(0,t.jsx)("wbr",{}),"UNSOLVABLE"]})})}),(0,t.jsx)("td",{"data-label":"Что значит",children:"Решить капчу не удалось."}),(0,t.jsxs)("td",{"data-label":"Что делать",children:["Причины и что делать — в разделе ",(0,t.jsx)(e.a,{href:"/docs/api/api-errors#unsolvable",children:"Нерешённые капчи"}),"."]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_DOMAIN_NOT_ALLOWED",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"DOMAIN_",(0,t.jsx)("wbr",{}),"NOT_",(0,t.jsx)("wbr",{}),"ALLOWED"]})})}),(0,t.jsx)("td",{"data-label":"Что значит",children:"Сервис блокирует этот домен."}),(0,t.jsx)("td",{"data-label":"Что делать",children:"Не отправляйте задачи для этого домена."})]})]})]})}),`
`,(0,t.jsx)(e.h2,{id:"limits",children:"Оплата"}),`
`,(0,t.jsxs)(e.p,{children:["Цена — за 1000 токенов. Оплачиваются только решённые задачи. Прокси входит в цену для всех вариантов, кроме ",(0,t.jsx)(e.code,{children:"cf_clearance"})," и ",(0,t.jsx)(e.code,{children:"wait_room"}),": для них нужен свой."]}),`
`,(0,t.jsx)(e.h2,{id:"next",children:"Что дальше"}),`
`,(0,t.jsxs)(e.ul,{children:[`
`,(0,t.jsxs)(e.li,{children:[(0,t.jsx)(e.a,{href:"/ru/docs/api/methods/get-user-agent",children:"getUserAgent"})," — значение для ",(0,t.jsx)(e.code,{children:"userAgent"}),"."]}),`
`,(0,t.jsxs)(e.li,{children:[(0,t.jsx)(e.a,{href:"/ru/docs/api/api-errors#proxy-errors",children:"Ошибки прокси"})," — как найти причину по коду ошибки."]}),`
`,(0,t.jsxs)(e.li,{children:[(0,t.jsx)(e.a,{href:"/ru/docs/extension/known-issues#turnstile",children:"Известные проблемы расширения"})," — если расширение не реагирует на Turnstile."]}),`
`]})]})}function f(s={}){let{wrapper:e}={...(0,l.R)(),...s.components};return e?(0,t.jsx)(e,{...s,children:(0,t.jsx)(u,{...s})}):u(s)}},8345(s,e,a){var n={"./RecaptchaV2EnterpriseTask.json":["2227","1696"],"./ImageToTextTask.json":["354","2847"],"./RecaptchaClickTask.json":["2170","2071"],"./TenDITask.json":["5709","6686"],"./reportIncorrectImageCaptcha.json":["464","6361"],"./createTask.json":["7577","4498"],"./AmazonTask.json":["3009","6890"],"./getBalance.json":["3444","8389"],"./getTaskResult.json":["204","8813"],"./RecaptchaV2Task.json":["2928","8425"],"./getUserAgent.json":["9968","7785"],"./TemuTask.json":["1144","7473"],"./strings.json":["2078","6131"],"./ImpervaTask.json":["7089","3210"],"./BinanceTask.json":["5291","3272"],"./RecaptchaV3TaskProxyless.json":["9136","409"],"./reportIncorrectTokenCaptcha.json":["1248","8617"],"./__plugin.json":["329","3394"],"./GeeTestTask.json":["6530","2927"],"./RecognitionTask.json":["6166","7307"],"./ProsopoTask.json":["9685","4726"],"./TurnstileTask.json":["2389","2182"],"./BasiliskTask.json":["9189","310"]};function t(s){if(!a.o(n,s))return Promise.resolve().then(function(){var e=Error("Cannot find module '"+s+"'");throw e.code="MODULE_NOT_FOUND",e});var e=n[s],t=e[0];return a.e(e[1]).then(function(){return a.t(t,19)})}t.keys=()=>Object.keys(n),t.id=8345,s.exports=t},7346(s,e,a){"use strict";a.d(e,{A:()=>l});var n=a(2540),t=a(4060);function l({as:s="tr",...e}){return(0,t.A)().collectAnchor(e.id),(0,n.jsx)(s,{...e})}},8920(s,e,a){"use strict";a.d(e,{A:()=>c});var n=a(2540),t=a(3696);let l=globalThis.trustedTypes?.createPolicy("built-html",{createHTML:s=>s});function c({as:s,html:e,ref:a,...r}){let p=(0,t.useMemo)(()=>({__html:l?l.createHTML(e):e}),[e]);return(0,n.jsx)(s,{...r,ref:a,dangerouslySetInnerHTML:p})}},7228(s,e,a){"use strict";let n;function t(s){let e,a=n??((e=document.createElement("div")).setAttribute("role","status"),e.className="sr-only",document.body.append(e),e);n=a,a.textContent="",setTimeout(()=>{a.textContent=s},100)}a.d(e,{i:()=>t})},9073(s,e,a){"use strict";async function n(s){try{await navigator.clipboard.writeText(s)}catch{var e;let a,n,t;if(e=s,a=document.activeElement,(n=document.createElement("textarea")).className="sr-only",n.value=e,document.body.append(n),n.select(),t=document.execCommand("copy"),n.remove(),a?.focus({preventScroll:!0}),!t)throw Error("The browser does not let this page copy.")}}a.d(e,{D:()=>n})},3985(s,e,a){"use strict";a.d(e,{A:()=>i,i:()=>o});var n=a(2540),t=a(9981),l=a(3696),c=a(8920),r=a(7228),p=a(9073),d=a(4635);function i({html:s,language:e,title:a,sample:t}){let r=(0,l.useRef)(null);return(0,n.jsxs)("div",{className:"code","data-sample":t,children:[a&&(0,n.jsx)("div",{className:"code-title",children:a}),(0,n.jsx)("pre",{tabIndex:0,children:(0,n.jsx)(c.A,{as:"code",ref:r,className:e&&`language-${e}`,html:s})}),(0,n.jsx)(o,{code:r})]})}function o({code:s}){let[e,a]=(0,l.useState)();(0,l.useEffect)(()=>{if(!e)return;let s=setTimeout(()=>a(void 0),2e3);return()=>clearTimeout(s)},[e]);let c=async()=>{let e=await (0,p.D)(s.current?.textContent??"").then(d.M,()=>(s.current&&getSelection()?.selectAllChildren(s.current),(0,d.d)()));a(e),(0,r.i)(e)};return(0,n.jsx)("button",{type:"button",className:"code-copy","data-copied":e?"":void 0,onClick:c,children:e??(0,t.T)({id:"theme.CodeBlock.copy",message:"Copy",description:"The copy button label on code blocks"})})}},4635(s,e,a){"use strict";a.d(e,{M:()=>t,d:()=>l});var n=a(9981);function t(){return(0,n.T)({id:"theme.CodeBlock.copied",message:"Copied",description:"The copied button label on code blocks"})}function l(){return(0,n.T)({id:"docs.copy.failed",message:"Couldn't copy"})}},9409(s,e,a){"use strict";a.d(e,{A:()=>i});var n=a(2540),t=a(3696),l=a(4237),c=a(9344);function r(){let s,{dataset:e}=document.documentElement;for(let a of document.querySelectorAll(".samples > input"))a.value===e.sample?s=a.checked=!0:s??=!1;!1===s&&delete e.sample}var p=a(634);let d={javascript:"JavaScript",python:"Python",curl:"cURL",csharp:"C#",java:"Java",go:"Go",php:"PHP"};function i({id:s,label:e,children:a}){return(0,t.useLayoutEffect)(r,[]),(0,n.jsxs)("div",{className:"samples",role:"group","aria-label":e,children:[p.f.map((e,a)=>(0,n.jsxs)(t.Fragment,{children:[(0,n.jsx)("input",{type:"radio",id:`${s}-${e}`,name:s,value:e,defaultChecked:0===a,onChange:s=>{var e;let a;return a=(e=s.currentTarget).getBoundingClientRect().top,void(!function({value:s}){document.documentElement.dataset.sample=s,(0,c.M)("localStorage",l.dt,s),r()}(e),scrollBy(0,e.getBoundingClientRect().top-a))}}),(0,n.jsx)("label",{htmlFor:`${s}-${e}`,children:d[e]})]},e)),a]})}},634(s,e,a){"use strict";a.d(e,{f:()=>n});let n=["javascript","python","curl","csharp","java","go","php"]},4942(s,e,a){"use strict";function n(s,e){let{fields:a=[],proxy:n}=s.variants[e]??{},l=[...a,...n?.fields??[]];return"createTask"!==s.method?t("",l):t("",[t("task",l),...s.envelope])}function t(s,e){return{name:s,fields:e,types:["object"],typeText:"",required:!0,description:"",constraints:[]}}a.d(e,{$b:()=>function s(e,[a,...n]){return void 0===a||void 0===e||"string"==typeof e?void 0===a?e:void 0:s(Array.isArray(e)?e[Number(a)]:e[a],n)},BA:()=>function s(e,a){if(void 0!==e.const)return e.required||void 0!==a?e.const:void 0;if(void 0===a||""===a)return e.fields&&e.required?{}:void 0;if("string"==typeof a)return function({types:s,enum:e,open:a},n){let t=e?.find(s=>l(s)===n);return void 0!==t?t:a?function(s){try{return JSON.parse(s)}catch{return s}}(n):s.includes("boolean")&&/^(true|false)$/.test(n)?"true"===n:(s.includes("integer")||s.includes("number"))&&/^-?\d+(\.\d+)?$/.test(n)&&Number.isSafeInteger(Math.trunc(Number(n)))?Number(n):n}(e,a);if(Array.isArray(a))return function({items:e,required:a},n){if(0!==n.length||a)return n.map(a=>(e&&s(e,a))??"")}(e,a);let n=(e.fields??[]).map(e=>[e.name,s(e,a[e.name])]).filter(([,s])=>void 0!==s);return n.length>0||e.required?Object.fromEntries(n):void 0},D0:()=>function s(e,a){if(void 0!==a){if(e.open)return"string"==typeof a?a:JSON.stringify(a,null,2);if(e.items){let{items:n}=e;return Array.isArray(a)?a.map(e=>s(n,e)??""):void 0}return e.fields?c(a)?Object.fromEntries(e.fields.map(e=>[e.name,s(e,a[e.name])]).filter(([,s])=>void 0!==s)):void 0:l(a)}},Gv:()=>c,LO:()=>n,e1:()=>l,eI:()=>function s(e,[a,...n],t){if(void 0===a)return t;if("number"==typeof a){let l=Array.isArray(e)?e:[],c=s(l[a],n,t);return void 0===c?l.toSpliced(a,1):l.toSpliced(a,1,c)}let l=c(e)?e:{},{[a]:r,...p}=l,d=s(r,n,t);return void 0===d?p:{...l,[a]:d}},rq:()=>r});let l=s=>"string"==typeof s?s:JSON.stringify(s),c=s=>"object"==typeof s&&null!==s&&!Array.isArray(s),r=s=>s.map(s=>`/${s}`).join("")},1525(s,e,a){"use strict";a.d(e,{A:()=>r});var n=a(2540),t=a(9981),l=a(3696),c=a(3413);function r({of:s,variant:e,label:d,children:i}){let o=(0,l.useRef)(null),[h,x]=(0,l.useState)(),j=function(s,e){let[a,n]=(0,l.useState)();return(0,l.useLayoutEffect)(()=>(p.add(s),()=>void p.delete(s)),[s]),(0,l.useEffect)(()=>{let a=()=>{let a=(0,c.vF)(location.hash),t=[...document.querySelectorAll(".try-it")],l=a===s||t[0]===e.current&&!document.getElementById(`try-${a}`);void 0!==a&&l&&e.current&&(n(location.hash),history.replaceState(history.state,"",location.pathname+location.search),e.current.open=!0,e.current.scrollIntoView())};return a(),addEventListener("hashchange",a),()=>removeEventListener("hashchange",a)},[s,e]),a}(s,o),u=()=>{o.current?.open&&"object"!=typeof h&&(x(void 0),Promise.all([Promise.all([a.e("4014"),a.e("1081"),a.e("8888")]).then(a.bind(a,7051)),a(8345)(`./${s}.json`)]).then(([{default:s},{default:e}])=>x({Panel:s,data:function(s){let{placeholder:e,text:a}=s.userAgent,n=JSON.stringify(document.querySelector("[data-user-agent]")?.textContent||a).slice(1,-1);return JSON.parse(JSON.stringify(s).replaceAll(e,n))}(e)}),()=>x("failed")))};return(0,l.useEffect)(u,[]),(0,n.jsxs)("details",{ref:o,className:"try-it",onToggle:u,children:[(0,n.jsx)("summary",{children:d}),"object"!=typeof h&&i,"failed"===h&&(0,n.jsx)("button",{type:"button",className:"button",onClick:u,children:(0,t.T)({id:"theme.ErrorPageContent.tryAgain",message:"Try again"})}),"object"==typeof h&&(0,n.jsx)(h.Panel,{...h.data,variant:e,hash:j},j)]})}let p=new Set},3413(s,e,a){"use strict";a.d(e,{Pp:()=>p,jE:()=>t,jr:()=>c,vF:()=>r});var n=a(4942);let t=4e3,l="#try=";function c(s,e){var a;return`${l}${s}.${a=JSON.stringify(e),btoa(Array.from(new TextEncoder().encode(a),s=>String.fromCharCode(s)).join("")).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}`}function r(s){return s.startsWith(l)?s.slice(l.length).split(".")[0]:void 0}function p(s){if(!(s.length>t))try{var e;let a,t=JSON.parse((e=s.slice(s.indexOf(".")+1),a=atob(e.replaceAll("-","+").replaceAll("_","/")),new TextDecoder("utf-8",{fatal:!0}).decode(Uint8Array.from(a,s=>s.charCodeAt(0)))));if(!(0,n.Gv)(t)||!(0,n.Gv)(t.body))return;let{variant:l,body:c}=t;return"string"==typeof l?{variant:l,body:c}:{body:c}}catch{return}}},3023(s,e,a){"use strict";a.d(e,{R:()=>c,x:()=>r});var n=a(3696);let t={},l=n.createContext(t);function c(s){let e=n.useContext(l);return n.useMemo(function(){return"function"==typeof s?s(e):{...e,...s}},[e,s])}function r(s){let e;return e=s.disableParentContext?"function"==typeof s.components?s.components(t):s.components||t:c(s.components),n.createElement(l.Provider,{value:e},s.children)}}}]);