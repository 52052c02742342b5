(globalThis.webpackChunkwebsite=globalThis.webpackChunkwebsite||[]).push([["7132"],{1660(s,a,e){"use strict";e.r(a),e.d(a,{metadata:()=>t,default:()=>m,frontMatter:()=>o,contentTitle:()=>h,toc:()=>j,assets:()=>x});var t=JSON.parse('{"id":"captchas/tendi","title":"TenDI (Tencent)","description":"Решение TenDI, капчи Tencent: найдите CaptchaAppId, отправьте CustomTask с классом TenDI и передайте сайту ticket и randstr.","source":"@site/i18n/ru/docusaurus-plugin-content-docs/current/captchas/tendi.mdx","sourceDirName":"captchas","slug":"/captchas/tendi","permalink":"/ru/docs/captchas/tendi","draft":false,"unlisted":false,"tags":[],"version":"current","lastUpdatedAt":1794865987000,"frontMatter":{"title":"TenDI (Tencent)","description":"Решение TenDI, капчи Tencent: найдите CaptchaAppId, отправьте CustomTask с классом TenDI и передайте сайту ticket и randstr.","source":"0e5d8851156b"},"sidebar":"documentation","previous":{"title":"Temu","permalink":"/ru/docs/captchas/temu-task"},"next":{"title":"Расширение","permalink":"/ru/docs/extension"},"lastUpdatedText":"16 нояб. 2026 г."}'),n=e(2540),c=e(3023),l=e(3985),r=e(8920),p=e(7346),i=e(1525),d=e(9409);let o={title:"TenDI (Tencent)",description:"Решение TenDI, капчи Tencent: найдите CaptchaAppId, отправьте CustomTask с классом TenDI и передайте сайту ticket и randstr.",source:"0e5d8851156b"},h,x={},j=[{value:"Пример",id:"example",level:2},{value:"Где взять значения",id:"find-values",level:2},{value:"Тестовые ключи",id:"test-keys",level:3},{value:"Поля запроса",id:"request-fields",level:2},{value:"Прокси",id:"proxy",level:2},{value:"Решение",id:"answer",level:2},{value:"Как передать тикет сайту",id:"use-the-answer",level:2},{value:"Ошибки",id:"errors",level:2},{value:"Оплата",id:"limits",level:2},{value:"Что дальше",id:"next",level:2}];function u(s){let a={a:"a",code:"code",h2:"h2",h3:"h3",li:"li",ol:"ol",p:"p",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...(0,c.R)(),...s.components};return(0,n.jsxs)(n.Fragment,{children:[(0,n.jsxs)(a.p,{children:[(0,n.jsx)(a.code,{children:"CustomTask"})," с классом ",(0,n.jsx)(a.code,{children:"TenDI"})," — тип задачи для TenDI, капчи Tencent. Отправьте URL страницы и ID приложения капчи. Решение содержит тикет, случайную строку и User-Agent, с которым их нужно передать сайту."]}),`
`,(0,n.jsxs)("div",{className:"glance",children:[(0,n.jsxs)("dl",{className:"facts",children:[(0,n.jsxs)("div",{children:[(0,n.jsx)("dt",{children:"Тип"}),(0,n.jsx)("dd",{children:(0,n.jsx)("code",{children:"CustomTask"})})]}),(0,n.jsxs)("div",{children:[(0,n.jsx)("dt",{children:"Класс"}),(0,n.jsx)("dd",{children:(0,n.jsx)("code",{children:"TenDI"})})]}),(0,n.jsxs)("div",{children:[(0,n.jsx)("dt",{children:"Прокси"}),(0,n.jsx)("dd",{children:(0,n.jsx)("b",{className:"pill",children:"необязателен"})})]}),(0,n.jsxs)("div",{children:[(0,n.jsx)("dt",{children:"Оплата"}),(0,n.jsx)("dd",{children:"за 1000 токенов"})]}),(0,n.jsxs)("div",{children:[(0,n.jsx)("dt",{children:"Опрос"}),(0,n.jsx)("dd",{children:"начальная пауза 1 с, интервал 3 с, таймаут 180 с"})]})]}),(0,n.jsx)(r.A,{as:"figure",className:"drawing",html:'<svg class="d d-captcha" viewBox="0 0 320 224" role=img aria-labelledby=drawing-captcha-tendi-title aria-describedby=drawing-captcha-tendi-desc><title id=drawing-captcha-tendi-title>Капча TenDI (Tencent)</title><desc id=drawing-captcha-tendi-desc>Окно поверх страницы с картинкой, круглым фрагментом, вырезом той же формы и ползунком. Решение — ticket и randstr.</desc><rect class=d-fill-2 width=320 height=224 rx=8 /><path class=d-soft d="M20 30h52M20 50h36M20 70h44M248 30h52M264 50h36M256 70h44" /><rect class=d-box x=84 y=14 width=152 height=146 rx=8 /><path class=d-soft d="M218 24l8 8m0-8l-8 8" /><text class=d-bold x=96 y=34>Проверка</text><rect class=d-fill-2 x=94 y=44 width=132 height=74 rx=6 /><path class=d-soft d="M94 108l30-26 20 14 24-30 28 32 30-16" /><circle class=d-box-accent cx=118 cy=76 r=14 /><circle class="d-fill d-ink d-dash" cx=192 cy=76 r=14 /><path class=d-soft d="M104 139h116" /><circle class=d-accent-solid cx=118 cy=139 r=12 /><path class=d-on d="M112 139h11m-4-4l4 4-4 4" /><path class=d-ink d="M160 160v8" /><path class=d-head d="M160 174l-4-6h8z" /><rect class=d-box-accent x=84 y=180 width=152 height=30 rx=15 /><text class="d-mono d-mid" x=160 y=200>ticket, randstr</text></svg>'})]}),`
`,(0,n.jsx)(a.h2,{id:"example",children:"Пример"}),`
`,(0,n.jsx)(a.p,{children:"Создайте задачу:"}),`
`,(0,n.jsxs)(d.A,{id:"samples",label:"Примеры кода: TenDITask",children:[(0,n.jsx)(l.A,{language:"javascript",sample:"javascript",html:`<span class=tc>// Node.js 20+</span>
<span class=tk>const</span> response = <span class=tk>await</span> <span class=tf>fetch</span>(<span class=ts>"https://api.captcha-cloud.example/createTask"</span>, {
  <span class=tp>method</span>: <span class=ts>"POST"</span>,
  <span class=tp>headers</span>: { <span class=tp>"Content-Type"</span>: <span class=ts>"application/json"</span> },
  <span class=tp>body</span>: <span class=tn>JSON</span>.<span class=tf>stringify</span>({
    <span class=tp>clientKey</span>: <span class=ts>"YOUR_API_KEY"</span>,
    <span class=tp>task</span>: {
      <span class=tp>type</span>: <span class=ts>"CustomTask"</span>,
      <span class=tk>class</span>: <span class=ts>"TenDI"</span>,
      <span class=tp>websiteURL</span>: <span class=ts>"https://example.com/login"</span>,
      <span class=tp>websiteKey</span>: <span class=ts>"YOUR_CAPTCHA_APP_ID"</span>,
      <span class=tp>metadata</span>: {
        <span class=tp>captchaUrl</span>: <span class=ts>"https://example.com/captcha.js"</span>
      }
    }
  }),
  <span class=tp>signal</span>: AbortSignal.<span class=tf>timeout</span>(<span class=tn>30_000</span>),
});
<span class=tk>const</span> result = <span class=tk>await</span> response.<span class=tf>json</span>();
<span class=tk>if</span> (result.errorId !== <span class=tn>0</span>) <span class=tk>throw new</span> <span class=tt>Error</span>(result.errorCode);
console.<span class=tf>log</span>(result);`}),(0,n.jsx)(l.A,{language:"python",sample:"python",html:`<span class=tc># Python 3.9+</span>
<span class=tk>import</span> requests

response = requests.post(
    <span class=ts>"https://api.captcha-cloud.example/createTask"</span>,
    json={
        <span class=ts>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
        <span class=ts>"task"</span>: {
            <span class=ts>"type"</span>: <span class=ts>"CustomTask"</span>,
            <span class=ts>"class"</span>: <span class=ts>"TenDI"</span>,
            <span class=ts>"websiteURL"</span>: <span class=ts>"https://example.com/login"</span>,
            <span class=ts>"websiteKey"</span>: <span class=ts>"YOUR_CAPTCHA_APP_ID"</span>,
            <span class=ts>"metadata"</span>: {
                <span class=ts>"captchaUrl"</span>: <span class=ts>"https://example.com/captcha.js"</span>
            }
        }
    },
    timeout=<span class=tn>30</span>,
)
result = response.json()
<span class=tk>if</span> result[<span class=ts>"errorId"</span>] != <span class=tn>0</span>:
    <span class=tk>raise</span> RuntimeError(result[<span class=ts>"errorCode"</span>])
<span class=tk>print</span>(result)`}),(0,n.jsx)(l.A,{language:"bash",sample:"curl",html:`<span class=tf>curl</span> <span class=tp>--silent</span> --show-error --max-time <span class=tn>30</span> <span class=ts>'https://api.captcha-cloud.example/createTask'</span> \\
  <span class=tp>--header</span> <span class=ts>'Content-Type: application/json'</span> \\
  <span class=tp>--data</span> '{
  <span class=tp>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
  <span class=tp>"task"</span>: {
    <span class=tp>"type"</span>: <span class=ts>"CustomTask"</span>,
    <span class=tp>"class"</span>: <span class=ts>"TenDI"</span>,
    <span class=tp>"websiteURL"</span>: <span class=ts>"https://example.com/login"</span>,
    <span class=tp>"websiteKey"</span>: <span class=ts>"YOUR_CAPTCHA_APP_ID"</span>,
    <span class=tp>"metadata"</span>: {
      <span class=tp>"captchaUrl"</span>: <span class=ts>"https://example.com/captcha.js"</span>
    }
  }
}' |
  jq <span class=ts>'if .errorId == 0 then . else error(.errorCode) end'</span>`}),(0,n.jsx)(l.A,{language:"csharp",sample:"csharp",html:`<span class=tc>// .NET 8+</span>
<span class=tk>using</span> System.Text;
<span class=tk>using</span> System.Text.Json.Nodes;

<span class=tk>using</span> <span class=tt><span class=tk>var</span></span> client = <span class=tk>new</span> <span class=tt>HttpClient</span>();
<span class=tk>using</span> <span class=tt><span class=tk>var</span></span> body = <span class=tk>new</span> <span class=tt>StringContent</span>(<span class=ts>""</span>"
    {
      <span class=ts>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
      <span class=ts>"task"</span>: {
        <span class=ts>"type"</span>: <span class=ts>"CustomTask"</span>,
        <span class=ts>"class"</span>: <span class=ts>"TenDI"</span>,
        <span class=ts>"websiteURL"</span>: <span class=ts>"https://example.com/login"</span>,
        <span class=ts>"websiteKey"</span>: <span class=ts>"YOUR_CAPTCHA_APP_ID"</span>,
        <span class=ts>"metadata"</span>: {
          <span class=ts>"captchaUrl"</span>: <span class=ts>"https://example.com/captcha.js"</span>
        }
      }
    }
    <span class=ts>""</span>", Encoding.UTF8, <span class=ts>"application/json"</span>);
<span class=tk>using</span> <span class=tt><span class=tk>var</span></span> response = <span class=tk>await</span> client.<span class=tf>PostAsync</span>(<span class=ts>"https://api.captcha-cloud.example/createTask"</span>, body);
<span class=tt><span class=tk>var</span></span> result = JsonNode.<span class=tf>Parse</span>(<span class=tk>await</span> response.Content.<span class=tf>ReadAsStringAsync</span>())!;
<span class=tk>if</span> ((<span class=tk>int</span>)result[<span class=ts>"errorId"</span>]! != <span class=tn>0</span>)
    <span class=tk>throw new</span> <span class=tt>InvalidOperationException</span>((<span class=tk>string</span>?)result[<span class=ts>"errorCode"</span>]);
Console.<span class=tf>WriteLine</span>(result);`}),(0,n.jsx)(l.A,{language:"java",sample:"java",html:`<span class=tc>// Java 17+, com.google.code.gson:gson</span>
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
                "type": "CustomTask",
                "class": "TenDI",
                "websiteURL": "https://example.com/login",
                "websiteKey": "YOUR_CAPTCHA_APP_ID",
                "metadata": {
                  "captchaUrl": "https://example.com/captcha.js"
                }
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
}`}),(0,n.jsx)(l.A,{language:"go",sample:"go",html:`<span class=tc>// Go 1.18+</span>

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
    "type": "CustomTask",
    "class": "TenDI",
    "websiteURL": "https://example.com/login",
    "websiteKey": "YOUR_CAPTCHA_APP_ID",
    "metadata": {
      "captchaUrl": "https://example.com/captcha.js"
    }
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
}`}),(0,n.jsx)(l.A,{language:"php",sample:"php",html:`<span class=tk>&lt;?php</span> <span class=tc>// PHP 8.1+</span>

<span class=tv>$body</span> = <span class=ts>&lt;&lt;&lt;'JSON'
{
  "clientKey": "YOUR_API_KEY",
  "task": {
    "type": "CustomTask",
    "class": "TenDI",
    "websiteURL": "https://example.com/login",
    "websiteKey": "YOUR_CAPTCHA_APP_ID",
    "metadata": {
      "captchaUrl": "https://example.com/captcha.js"
    }
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
`,(0,n.jsx)(i.A,{of:"TenDITask",label:"Попробовать",children:(0,n.jsxs)("p",{children:["Заполните запрос и выполните его в песочнице (нужен JavaScript). Если у вас есть исходный код этой документации, песочницу можно запустить и на своём компьютере: ",(0,n.jsx)(a.a,{href:"/docs/getting-start#sandbox",children:(0,n.jsx)("code",{children:"npm run sandbox"})})]})}),`
`,(0,n.jsxs)(a.p,{children:["Когда задача готова, ",(0,n.jsx)(a.a,{href:"/ru/docs/api/methods/get-task-result",children:"getTaskResult"})," возвращает:"]}),`
`,(0,n.jsx)(l.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"ready"</span>,
  <span class=tp>"solution"</span>: {
    <span class=tp>"data"</span>: {
      <span class=tp>"randstr"</span>: <span class=ts>"@EcL"</span>,
      <span class=tp>"ticket"</span>: <span class=ts>"tr03lHUhdnuW3neJZu..."</span>
    },
    <span class=tp>"headers"</span>: {
      <span class=tp>"User-Agent"</span>: <span class=ts>"<span data-user-agent="">Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36</span>"</span>
    }
  }
}`}),`
`,(0,n.jsxs)(a.p,{children:["Готовая программа с ожиданием результата — в разделе ",(0,n.jsx)(a.a,{href:"/ru/docs/getting-start#first-task",children:"Как решить первую капчу"}),". ",(0,n.jsx)(a.a,{href:"/ru/docs/getting-start#libraries",children:"Библиотеки"})," для Go и PHP не поддерживают ",(0,n.jsx)(a.code,{children:"CustomTask"}),": обращайтесь к API по HTTP."]}),`
`,(0,n.jsx)(a.h2,{id:"find-values",children:"Где взять значения"}),`
`,(0,n.jsx)(a.p,{children:"Если страница принадлежит вам или вам разрешено её автоматизировать, возьмите значения из её кода:"}),`
`,(0,n.jsx)(l.A,{language:"html",html:`<span class=tt>&lt;script <span class=tp>src</span><span class=ts>="https://turing.captcha.qcloud.com/TJCaptcha.js"</span>></span><span class=tt>&lt;/script></span>
<span class=tt>&lt;button <span class=tp>id</span><span class=ts>="go"</span>></span>Проверить<span class=tt>&lt;/button></span>
<span class=tt>&lt;script></span>
const c = new TencentCaptcha('YOUR_CAPTCHA_APP_ID', r => send(r.ticket, r.randstr), {});
document.getElementById('go').onclick = () => c.show();
<span class=tt>&lt;/script></span>`}),`
`,(0,n.jsxs)(a.table,{children:[(0,n.jsx)(a.thead,{children:(0,n.jsxs)(a.tr,{children:[(0,n.jsx)(a.th,{children:"Поле"}),(0,n.jsx)(a.th,{children:"Где находится"})]})}),(0,n.jsxs)(a.tbody,{children:[(0,n.jsxs)(a.tr,{children:[(0,n.jsx)(a.td,{children:(0,n.jsx)("code",{children:"websiteURL"})}),(0,n.jsx)(a.td,{children:"URL страницы с этим кодом, как в адресной строке"})]}),(0,n.jsxs)(a.tr,{children:[(0,n.jsx)(a.td,{children:(0,n.jsx)("code",{children:"websiteKey"})}),(0,n.jsxs)(a.td,{children:["CaptchaAppId. С ",(0,n.jsx)("code",{children:"TJCaptcha.js"})," или ",(0,n.jsx)("code",{children:"TCaptcha.js"})," (материковый Китай) это первый аргумент ",(0,n.jsxs)("code",{children:["new TencentCaptcha(",(0,n.jsx)("wbr",{}),")"]}),". С ",(0,n.jsxs)("code",{children:["TJNCaptcha-global.",(0,n.jsx)("wbr",{}),"js"]})," (международная версия) — второй, после элемента-контейнера."]})]}),(0,n.jsxs)(a.tr,{children:[(0,n.jsx)(a.td,{children:(0,n.jsx)("code",{children:"metadata.captchaUrl"})}),(0,n.jsxs)(a.td,{children:["Атрибут ",(0,n.jsx)("code",{children:"src"})," тега script капчи"]})]})]})]}),`
`,(0,n.jsx)(a.p,{children:"CaptchaAppId — открытое значение. AppSecretKey и ключи облачного API закрытые: никогда и никому их не отправляйте."}),`
`,(0,n.jsxs)(a.p,{children:["Руководства Tencent: ",(0,n.jsx)(a.a,{href:"https://www.tencentcloud.com/document/product/1159/49680",children:"установка на сайт"}),", ",(0,n.jsx)(a.a,{href:"https://intl.cloud.tencent.com/document/product/1159/73397",children:"переход на новый JS"}),", ",(0,n.jsx)(a.a,{href:"https://www.tencentcloud.com/document/product/1159/49693",children:"глоссарий"}),"."]}),`
`,(0,n.jsx)(a.h3,{id:"test-keys",children:"Тестовые ключи"}),`
`,(0,n.jsxs)(a.p,{children:["Tencent не публикует тестовых ключей. Создайте в консоли Tencent отдельный CaptchaAppId для тестов. Чтобы попробовать запрос без сайта и баланса, используйте ",(0,n.jsx)(a.a,{href:"/ru/docs/getting-start#sandbox",children:"песочницу"}),"."]}),`
`,(0,n.jsx)(a.h2,{id:"request-fields",children:"Поля запроса"}),`
`,(0,n.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Поля запроса: TenDITask",children:(0,n.jsxs)("table",{className:"fields",children:[(0,n.jsx)("thead",{children:(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"col",children:"Поле"}),(0,n.jsx)("th",{scope:"col",children:"Тип"}),(0,n.jsx)("th",{scope:"col",children:"Описание"})]})}),(0,n.jsxs)("tbody",{children:[(0,n.jsxs)(p.A,{id:"type",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#type",children:(0,n.jsx)("code",{children:"type"})})}),(0,n.jsxs)("td",{children:["строка ",(0,n.jsx)("b",{children:"обязательное"})]}),(0,n.jsxs)("td",{children:["Тип задачи.",(0,n.jsx)("ul",{children:(0,n.jsxs)("li",{children:["всегда ",(0,n.jsx)("code",{children:"CustomTask"})]})})]})]}),(0,n.jsxs)(p.A,{id:"class",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#class",children:(0,n.jsx)("code",{children:"class"})})}),(0,n.jsxs)("td",{children:["строка ",(0,n.jsx)("b",{children:"обязательное"})]}),(0,n.jsxs)("td",{children:["Класс задачи.",(0,n.jsx)("ul",{children:(0,n.jsxs)("li",{children:["всегда ",(0,n.jsx)("code",{children:"TenDI"})]})})]})]}),(0,n.jsxs)(p.A,{id:"websiteURL",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#websiteURL",children:(0,n.jsx)("code",{children:"websiteURL"})})}),(0,n.jsxs)("td",{children:["строка · URL ",(0,n.jsx)("b",{children:"обязательное"})]}),(0,n.jsxs)("td",{children:["Полный URL страницы, на которой показана капча, с ",(0,n.jsx)("code",{children:"http://"})," или ",(0,n.jsx)("code",{children:"https://"}),"."]})]}),(0,n.jsxs)(p.A,{id:"websiteKey",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#websiteKey",children:(0,n.jsx)("code",{children:"websiteKey"})})}),(0,n.jsxs)("td",{children:["строка ",(0,n.jsx)("b",{children:"обязательное"})]}),(0,n.jsxs)("td",{children:["CaptchaAppId страницы (",(0,n.jsx)("code",{children:"aid"}),")."]})]}),(0,n.jsxs)(p.A,{id:"metadata.captchaUrl",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#metadata.captchaUrl",children:(0,n.jsxs)("code",{children:[(0,n.jsxs)("i",{children:["metadata.",(0,n.jsx)("wbr",{})]}),"captchaUrl"]})})}),(0,n.jsx)("td",{children:"строка · URL"}),(0,n.jsx)("td",{children:"URL скрипта капчи."})]}),(0,n.jsxs)(p.A,{id:"userAgent",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#userAgent",children:(0,n.jsx)("code",{children:"userAgent"})})}),(0,n.jsx)("td",{children:"строка"}),(0,n.jsxs)("td",{children:["User-Agent браузера. Передавайте значение, которое возвращает ",(0,n.jsx)(a.a,{href:"/docs/api/methods/get-user-agent",children:"getUserAgent"}),"."]})]})]})]})}),`
`,(0,n.jsx)(a.h2,{id:"proxy",children:"Прокси"}),`
`,(0,n.jsx)("p",{children:"Необязателен. Если поля прокси не указаны, сервис использует собственные прокси."}),`
`,(0,n.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Поля прокси: TenDITask",children:(0,n.jsxs)("table",{className:"fields",children:[(0,n.jsx)("thead",{children:(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"col",children:"Поле"}),(0,n.jsx)("th",{scope:"col",children:"Тип"}),(0,n.jsx)("th",{scope:"col",children:"Описание"})]})}),(0,n.jsxs)("tbody",{children:[(0,n.jsxs)(p.A,{id:"proxyType",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#proxyType",children:(0,n.jsx)("code",{children:"proxyType"})})}),(0,n.jsx)("td",{children:"строка"}),(0,n.jsxs)("td",{children:["Протокол прокси. Для обычных прокси HTTP и HTTPS указывайте ",(0,n.jsx)("code",{children:"http"}),", а ",(0,n.jsx)("code",{children:"https"})," — только как запасной вариант для нестандартных. См. ",(0,n.jsx)(a.a,{href:"/docs/api/methods/create-task#proxy",children:"Свой прокси"}),". Обязательно, если вы передаёте прокси.",(0,n.jsx)("ul",{children:(0,n.jsxs)("li",{children:["одно из значений: ",(0,n.jsx)("code",{children:"http"}),", ",(0,n.jsx)("code",{children:"https"}),", ",(0,n.jsx)("code",{children:"socks4"}),", ",(0,n.jsx)("code",{children:"socks5"})]})})]})]}),(0,n.jsxs)(p.A,{id:"proxyAddress",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#proxyAddress",children:(0,n.jsx)("code",{children:"proxyAddress"})})}),(0,n.jsx)("td",{children:"строка"}),(0,n.jsxs)("td",{children:["IP-адрес прокси. Обязательно, если вы передаёте прокси.",(0,n.jsx)("ul",{children:(0,n.jsx)("li",{children:"только IPv4 или IPv6; имена хостов, прозрачные прокси, loopback-адреса и адреса локальной сети не принимаются"})})]})]}),(0,n.jsxs)(p.A,{id:"proxyPort",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#proxyPort",children:(0,n.jsx)("code",{children:"proxyPort"})})}),(0,n.jsx)("td",{children:"целое число"}),(0,n.jsxs)("td",{children:["Порт прокси. Обязательно, если вы передаёте прокси.",(0,n.jsx)("ul",{children:(0,n.jsx)("li",{children:"от 0 до 65535"})})]})]}),(0,n.jsxs)(p.A,{id:"proxyLogin",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#proxyLogin",children:(0,n.jsx)("code",{children:"proxyLogin"})})}),(0,n.jsx)("td",{children:"строка"}),(0,n.jsxs)("td",{children:["Логин прокси.",(0,n.jsx)("ul",{children:(0,n.jsxs)("li",{children:["без символа ",(0,n.jsx)("code",{children:"%"})]})})]})]}),(0,n.jsxs)(p.A,{id:"proxyPassword",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#proxyPassword",children:(0,n.jsx)("code",{children:"proxyPassword"})})}),(0,n.jsx)("td",{children:"строка"}),(0,n.jsxs)("td",{children:["Пароль прокси.",(0,n.jsx)("ul",{children:(0,n.jsxs)("li",{children:["без символа ",(0,n.jsx)("code",{children:"%"})]})})]})]})]})]})}),`
`,(0,n.jsxs)(a.p,{children:["Если прокси с авторизацией по IP, разрешите на нём адреса сервиса из ",(0,n.jsx)(a.a,{href:"https://dash.captcha-cloud.example",children:"личного кабинета"}),"."]}),`
`,(0,n.jsx)(a.h2,{id:"answer",children:"Решение"}),`
`,(0,n.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Поля решения: TenDITask",children:(0,n.jsxs)("table",{className:"fields",children:[(0,n.jsx)("thead",{children:(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"col",children:"Поле"}),(0,n.jsx)("th",{scope:"col",children:"Тип"}),(0,n.jsx)("th",{scope:"col",children:"Описание"})]})}),(0,n.jsxs)("tbody",{children:[(0,n.jsxs)(p.A,{id:"solution-data.randstr",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#solution-data.randstr",children:(0,n.jsxs)("code",{children:[(0,n.jsxs)("i",{children:["data.",(0,n.jsx)("wbr",{})]}),"randstr"]})})}),(0,n.jsx)("td",{children:"строка"}),(0,n.jsx)("td",{children:"Случайная строка, которая относится к тикету. Передайте сайту оба значения."})]}),(0,n.jsxs)(p.A,{id:"solution-data.ticket",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#solution-data.ticket",children:(0,n.jsxs)("code",{children:[(0,n.jsxs)("i",{children:["data.",(0,n.jsx)("wbr",{})]}),"ticket"]})})}),(0,n.jsx)("td",{children:"строка"}),(0,n.jsxs)("td",{children:["Тикет, который нужно передать сайту вместе с ",(0,n.jsx)("code",{children:"randstr"}),"."]})]}),(0,n.jsxs)(p.A,{id:"solution-headers.User-Agent",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#solution-headers.User-Agent",children:(0,n.jsxs)("code",{children:[(0,n.jsxs)("i",{children:["headers.",(0,n.jsx)("wbr",{})]}),"User-Agent"]})})}),(0,n.jsx)("td",{children:"строка"}),(0,n.jsx)("td",{children:"User-Agent, с которым решена капча. Передавайте решение сайту с тем же User-Agent."})]})]})]})}),`
`,(0,n.jsx)(a.h2,{id:"use-the-answer",children:"Как передать тикет сайту"}),`
`,(0,n.jsxs)(a.ol,{children:[`
`,(0,n.jsxs)(a.li,{children:["Передайте ",(0,n.jsx)(a.code,{children:"data.ticket"})," вместе с ",(0,n.jsx)(a.code,{children:"data.randstr"}),", как это делает callback на странице."]}),`
`,(0,n.jsxs)(a.li,{children:["Используйте тот же User-Agent, что указан в ",(0,n.jsx)(a.code,{children:"headers.User-Agent"}),"."]}),`
`]}),`
`,(0,n.jsxs)(a.p,{children:["Передайте оба значения сразу. Tencent принимает тикет только один раз, в течение 5 минут и только с ",(0,n.jsx)(a.code,{children:"randstr"})," из того же решения."]}),`
`,(0,n.jsx)(a.h2,{id:"errors",children:"Ошибки"}),`
`,(0,n.jsxs)(a.p,{children:["Сначала проверьте ",(0,n.jsx)(a.code,{children:"class"}),": он пишется ",(0,n.jsx)(a.code,{children:"TenDI"}),". Затем проверьте, что ",(0,n.jsx)(a.code,{children:"websiteKey"})," — CaptchaAppId этой страницы. Ниже — самые вероятные коды; полный список — на странице ",(0,n.jsx)(a.a,{href:"/ru/docs/api/api-errors#all-codes",children:"Ошибки API"}),", коды для прокси — в разделе ",(0,n.jsx)(a.a,{href:"/ru/docs/api/api-errors#proxy-errors",children:"Ошибки прокси"}),"."]}),`
`,(0,n.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Коды ошибок и что делать",children:(0,n.jsxs)("table",{className:"rows errors",children:[(0,n.jsx)("thead",{children:(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"col",children:"Код"}),(0,n.jsx)("th",{scope:"col",children:"Что значит"}),(0,n.jsx)("th",{scope:"col",children:"Что делать"})]})}),(0,n.jsxs)("tbody",{children:[(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_INVALID_TASK",children:(0,n.jsx)("code",{children:"ERROR_INVALID_TASK"})})}),(0,n.jsxs)("td",{"data-label":"Что значит",children:["В задаче не хватает поля или значение поля неверное либо устарело. Поле указано в ",(0,n.jsx)("code",{children:"errorDescription"}),"."]}),(0,n.jsx)("td",{"data-label":"Что делать",children:"Исправьте указанные поля."})]}),(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_TASK_NOT_SUPPORTED",children:(0,n.jsxs)("code",{children:["ERROR_",(0,n.jsx)("wbr",{}),"TASK_",(0,n.jsx)("wbr",{}),"NOT_",(0,n.jsx)("wbr",{}),"SUPPORTED"]})})}),(0,n.jsxs)("td",{"data-label":"Что значит",children:["Значение ",(0,n.jsx)("code",{children:"task.type"})," неизвестно или не поддерживается."]}),(0,n.jsxs)("td",{"data-label":"Что делать",children:["Проверьте ",(0,n.jsx)("code",{children:"task.type"}),"."]})]}),(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_CAPTCHA_UNSOLVABLE",children:(0,n.jsxs)("code",{children:["ERROR_",(0,n.jsx)("wbr",{}),"CAPTCHA_",(0,n.jsx)("wbr",{}),"UNSOLVABLE"]})})}),(0,n.jsx)("td",{"data-label":"Что значит",children:"Решить капчу не удалось."}),(0,n.jsxs)("td",{"data-label":"Что делать",children:["Причины и что делать — в разделе ",(0,n.jsx)(a.a,{href:"/docs/api/api-errors#unsolvable",children:"Нерешённые капчи"}),"."]})]}),(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_WRONG_USERAGENT",children:(0,n.jsxs)("code",{children:["ERROR_",(0,n.jsx)("wbr",{}),"WRONG_",(0,n.jsx)("wbr",{}),"USERAGENT"]})})}),(0,n.jsxs)("td",{"data-label":"Что значит",children:["Сервис не принимает это значение ",(0,n.jsx)("code",{children:"userAgent"}),"."]}),(0,n.jsxs)("td",{"data-label":"Что делать",children:["Передайте значение, которое возвращает ",(0,n.jsx)(a.a,{href:"/docs/api/methods/get-user-agent",children:"getUserAgent"}),"."]})]}),(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_DOMAIN_NOT_ALLOWED",children:(0,n.jsxs)("code",{children:["ERROR_",(0,n.jsx)("wbr",{}),"DOMAIN_",(0,n.jsx)("wbr",{}),"NOT_",(0,n.jsx)("wbr",{}),"ALLOWED"]})})}),(0,n.jsx)("td",{"data-label":"Что значит",children:"Сервис блокирует этот домен."}),(0,n.jsx)("td",{"data-label":"Что делать",children:"Не отправляйте задачи для этого домена."})]}),(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_PROXY_MISSING",children:(0,n.jsx)("code",{children:"ERROR_PROXY_MISSING"})})}),(0,n.jsxs)("td",{"data-label":"Что значит",children:["Не хватает обязательного поля прокси или значение ",(0,n.jsx)("code",{children:"proxyType"})," неверное."]}),(0,n.jsxs)("td",{"data-label":"Что делать",children:["Укажите все ",(0,n.jsx)(a.a,{href:"/docs/api/methods/create-task#proxy",children:"поля прокси"}),"."]})]})]})]})}),`
`,(0,n.jsx)(a.h2,{id:"limits",children:"Оплата"}),`
`,(0,n.jsx)(a.p,{children:"Цена — за 1000 токенов. Оплачиваются только решённые задачи. Прокси сервиса входят в цену."}),`
`,(0,n.jsx)(a.h2,{id:"next",children:"Что дальше"}),`
`,(0,n.jsxs)(a.ul,{children:[`
`,(0,n.jsxs)(a.li,{children:[(0,n.jsx)(a.a,{href:"/ru/docs/api/methods/get-task-result#polling",children:"Как запрашивать результат"})," — когда и как часто вызывать getTaskResult."]}),`
`,(0,n.jsxs)(a.li,{children:[(0,n.jsx)(a.a,{href:"/ru/docs/api/methods/get-user-agent",children:"getUserAgent"})," — значение для ",(0,n.jsx)(a.code,{children:"userAgent"}),"."]}),`
`,(0,n.jsxs)(a.li,{children:[(0,n.jsx)(a.a,{href:"/ru/docs/api/api-errors#unsolvable",children:"Нерешённые капчи"})," — причины ошибки ",(0,n.jsx)(a.code,{children:"ERROR_CAPTCHA_UNSOLVABLE"})," и что с ней делать."]}),`
`]})]})}function m(s={}){let{wrapper:a}={...(0,c.R)(),...s.components};return a?(0,n.jsx)(a,{...s,children:(0,n.jsx)(u,{...s})}):u(s)}},8345(s,a,e){var t={"./RecaptchaV2EnterpriseTask.json":["2227","1696"],"./ImageToTextTask.json":["354","2847"],"./RecaptchaClickTask.json":["2170","2071"],"./TenDITask.json":["5709","6686"],"./reportIncorrectImageCaptcha.json":["464","6361"],"./createTask.json":["7577","4498"],"./AmazonTask.json":["3009","6890"],"./getBalance.json":["3444","8389"],"./getTaskResult.json":["204","8813"],"./RecaptchaV2Task.json":["2928","8425"],"./getUserAgent.json":["9968","7785"],"./TemuTask.json":["1144","7473"],"./strings.json":["2078","6131"],"./ImpervaTask.json":["7089","3210"],"./BinanceTask.json":["5291","3272"],"./RecaptchaV3TaskProxyless.json":["9136","409"],"./reportIncorrectTokenCaptcha.json":["1248","8617"],"./__plugin.json":["329","3394"],"./GeeTestTask.json":["6530","2927"],"./RecognitionTask.json":["6166","7307"],"./ProsopoTask.json":["9685","4726"],"./TurnstileTask.json":["2389","2182"],"./BasiliskTask.json":["9189","310"]};function n(s){if(!e.o(t,s))return Promise.resolve().then(function(){var a=Error("Cannot find module '"+s+"'");throw a.code="MODULE_NOT_FOUND",a});var a=t[s],n=a[0];return e.e(a[1]).then(function(){return e.t(n,19)})}n.keys=()=>Object.keys(t),n.id=8345,s.exports=n},7346(s,a,e){"use strict";e.d(a,{A:()=>c});var t=e(2540),n=e(4060);function c({as:s="tr",...a}){return(0,n.A)().collectAnchor(a.id),(0,t.jsx)(s,{...a})}},8920(s,a,e){"use strict";e.d(a,{A:()=>l});var t=e(2540),n=e(3696);let c=globalThis.trustedTypes?.createPolicy("built-html",{createHTML:s=>s});function l({as:s,html:a,ref:e,...r}){let p=(0,n.useMemo)(()=>({__html:c?c.createHTML(a):a}),[a]);return(0,t.jsx)(s,{...r,ref:e,dangerouslySetInnerHTML:p})}},7228(s,a,e){"use strict";let t;function n(s){let a,e=t??((a=document.createElement("div")).setAttribute("role","status"),a.className="sr-only",document.body.append(a),a);t=e,e.textContent="",setTimeout(()=>{e.textContent=s},100)}e.d(a,{i:()=>n})},9073(s,a,e){"use strict";async function t(s){try{await navigator.clipboard.writeText(s)}catch{var a;let e,t,n;if(a=s,e=document.activeElement,(t=document.createElement("textarea")).className="sr-only",t.value=a,document.body.append(t),t.select(),n=document.execCommand("copy"),t.remove(),e?.focus({preventScroll:!0}),!n)throw Error("The browser does not let this page copy.")}}e.d(a,{D:()=>t})},3985(s,a,e){"use strict";e.d(a,{A:()=>d,i:()=>o});var t=e(2540),n=e(9981),c=e(3696),l=e(8920),r=e(7228),p=e(9073),i=e(4635);function d({html:s,language:a,title:e,sample:n}){let r=(0,c.useRef)(null);return(0,t.jsxs)("div",{className:"code","data-sample":n,children:[e&&(0,t.jsx)("div",{className:"code-title",children:e}),(0,t.jsx)("pre",{tabIndex:0,children:(0,t.jsx)(l.A,{as:"code",ref:r,className:a&&`language-${a}`,html:s})}),(0,t.jsx)(o,{code:r})]})}function o({code:s}){let[a,e]=(0,c.useState)();(0,c.useEffect)(()=>{if(!a)return;let s=setTimeout(()=>e(void 0),2e3);return()=>clearTimeout(s)},[a]);let l=async()=>{let a=await (0,p.D)(s.current?.textContent??"").then(i.M,()=>(s.current&&getSelection()?.selectAllChildren(s.current),(0,i.d)()));e(a),(0,r.i)(a)};return(0,t.jsx)("button",{type:"button",className:"code-copy","data-copied":a?"":void 0,onClick:l,children:a??(0,n.T)({id:"theme.CodeBlock.copy",message:"Copy",description:"The copy button label on code blocks"})})}},4635(s,a,e){"use strict";e.d(a,{M:()=>n,d:()=>c});var t=e(9981);function n(){return(0,t.T)({id:"theme.CodeBlock.copied",message:"Copied",description:"The copied button label on code blocks"})}function c(){return(0,t.T)({id:"docs.copy.failed",message:"Couldn't copy"})}},9409(s,a,e){"use strict";e.d(a,{A:()=>d});var t=e(2540),n=e(3696),c=e(4237),l=e(9344);function r(){let s,{dataset:a}=document.documentElement;for(let e of document.querySelectorAll(".samples > input"))e.value===a.sample?s=e.checked=!0:s??=!1;!1===s&&delete a.sample}var p=e(634);let i={javascript:"JavaScript",python:"Python",curl:"cURL",csharp:"C#",java:"Java",go:"Go",php:"PHP"};function d({id:s,label:a,children:e}){return(0,n.useLayoutEffect)(r,[]),(0,t.jsxs)("div",{className:"samples",role:"group","aria-label":a,children:[p.f.map((a,e)=>(0,t.jsxs)(n.Fragment,{children:[(0,t.jsx)("input",{type:"radio",id:`${s}-${a}`,name:s,value:a,defaultChecked:0===e,onChange:s=>{var a;let e;return e=(a=s.currentTarget).getBoundingClientRect().top,void(!function({value:s}){document.documentElement.dataset.sample=s,(0,l.M)("localStorage",c.dt,s),r()}(a),scrollBy(0,a.getBoundingClientRect().top-e))}}),(0,t.jsx)("label",{htmlFor:`${s}-${a}`,children:i[a]})]},a)),e]})}},634(s,a,e){"use strict";e.d(a,{f:()=>t});let t=["javascript","python","curl","csharp","java","go","php"]},4942(s,a,e){"use strict";function t(s,a){let{fields:e=[],proxy:t}=s.variants[a]??{},c=[...e,...t?.fields??[]];return"createTask"!==s.method?n("",c):n("",[n("task",c),...s.envelope])}function n(s,a){return{name:s,fields:a,types:["object"],typeText:"",required:!0,description:"",constraints:[]}}e.d(a,{$b:()=>function s(a,[e,...t]){return void 0===e||void 0===a||"string"==typeof a?void 0===e?a:void 0:s(Array.isArray(a)?a[Number(e)]:a[e],t)},BA:()=>function s(a,e){if(void 0!==a.const)return a.required||void 0!==e?a.const:void 0;if(void 0===e||""===e)return a.fields&&a.required?{}:void 0;if("string"==typeof e)return function({types:s,enum:a,open:e},t){let n=a?.find(s=>c(s)===t);return void 0!==n?n:e?function(s){try{return JSON.parse(s)}catch{return s}}(t):s.includes("boolean")&&/^(true|false)$/.test(t)?"true"===t:(s.includes("integer")||s.includes("number"))&&/^-?\d+(\.\d+)?$/.test(t)&&Number.isSafeInteger(Math.trunc(Number(t)))?Number(t):t}(a,e);if(Array.isArray(e))return function({items:a,required:e},t){if(0!==t.length||e)return t.map(e=>(a&&s(a,e))??"")}(a,e);let t=(a.fields??[]).map(a=>[a.name,s(a,e[a.name])]).filter(([,s])=>void 0!==s);return t.length>0||a.required?Object.fromEntries(t):void 0},D0:()=>function s(a,e){if(void 0!==e){if(a.open)return"string"==typeof e?e:JSON.stringify(e,null,2);if(a.items){let{items:t}=a;return Array.isArray(e)?e.map(a=>s(t,a)??""):void 0}return a.fields?l(e)?Object.fromEntries(a.fields.map(a=>[a.name,s(a,e[a.name])]).filter(([,s])=>void 0!==s)):void 0:c(e)}},Gv:()=>l,LO:()=>t,e1:()=>c,eI:()=>function s(a,[e,...t],n){if(void 0===e)return n;if("number"==typeof e){let c=Array.isArray(a)?a:[],l=s(c[e],t,n);return void 0===l?c.toSpliced(e,1):c.toSpliced(e,1,l)}let c=l(a)?a:{},{[e]:r,...p}=c,i=s(r,t,n);return void 0===i?p:{...c,[e]:i}},rq:()=>r});let c=s=>"string"==typeof s?s:JSON.stringify(s),l=s=>"object"==typeof s&&null!==s&&!Array.isArray(s),r=s=>s.map(s=>`/${s}`).join("")},1525(s,a,e){"use strict";e.d(a,{A:()=>r});var t=e(2540),n=e(9981),c=e(3696),l=e(3413);function r({of:s,variant:a,label:i,children:d}){let o=(0,c.useRef)(null),[h,x]=(0,c.useState)(),j=function(s,a){let[e,t]=(0,c.useState)();return(0,c.useLayoutEffect)(()=>(p.add(s),()=>void p.delete(s)),[s]),(0,c.useEffect)(()=>{let e=()=>{let e=(0,l.vF)(location.hash),n=[...document.querySelectorAll(".try-it")],c=e===s||n[0]===a.current&&!document.getElementById(`try-${e}`);void 0!==e&&c&&a.current&&(t(location.hash),history.replaceState(history.state,"",location.pathname+location.search),a.current.open=!0,a.current.scrollIntoView())};return e(),addEventListener("hashchange",e),()=>removeEventListener("hashchange",e)},[s,a]),e}(s,o),u=()=>{o.current?.open&&"object"!=typeof h&&(x(void 0),Promise.all([Promise.all([e.e("4014"),e.e("1081"),e.e("8888")]).then(e.bind(e,7051)),e(8345)(`./${s}.json`)]).then(([{default:s},{default:a}])=>x({Panel:s,data:function(s){let{placeholder:a,text:e}=s.userAgent,t=JSON.stringify(document.querySelector("[data-user-agent]")?.textContent||e).slice(1,-1);return JSON.parse(JSON.stringify(s).replaceAll(a,t))}(a)}),()=>x("failed")))};return(0,c.useEffect)(u,[]),(0,t.jsxs)("details",{ref:o,className:"try-it",onToggle:u,children:[(0,t.jsx)("summary",{children:i}),"object"!=typeof h&&d,"failed"===h&&(0,t.jsx)("button",{type:"button",className:"button",onClick:u,children:(0,n.T)({id:"theme.ErrorPageContent.tryAgain",message:"Try again"})}),"object"==typeof h&&(0,t.jsx)(h.Panel,{...h.data,variant:a,hash:j},j)]})}let p=new Set},3413(s,a,e){"use strict";e.d(a,{Pp:()=>p,jE:()=>n,jr:()=>l,vF:()=>r});var t=e(4942);let n=4e3,c="#try=";function l(s,a){var e;return`${c}${s}.${e=JSON.stringify(a),btoa(Array.from(new TextEncoder().encode(e),s=>String.fromCharCode(s)).join("")).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}`}function r(s){return s.startsWith(c)?s.slice(c.length).split(".")[0]:void 0}function p(s){if(!(s.length>n))try{var a;let e,n=JSON.parse((a=s.slice(s.indexOf(".")+1),e=atob(a.replaceAll("-","+").replaceAll("_","/")),new TextDecoder("utf-8",{fatal:!0}).decode(Uint8Array.from(e,s=>s.charCodeAt(0)))));if(!(0,t.Gv)(n)||!(0,t.Gv)(n.body))return;let{variant:c,body:l}=n;return"string"==typeof c?{variant:c,body:l}:{body:l}}catch{return}}},3023(s,a,e){"use strict";e.d(a,{R:()=>l,x:()=>r});var t=e(3696);let n={},c=t.createContext(n);function l(s){let a=t.useContext(c);return t.useMemo(function(){return"function"==typeof s?s(a):{...a,...s}},[a,s])}function r(s){let a;return a=s.disableParentContext?"function"==typeof s.components?s.components(n):s.components||n:l(s.components),t.createElement(c.Provider,{value:a},s.children)}}}]);