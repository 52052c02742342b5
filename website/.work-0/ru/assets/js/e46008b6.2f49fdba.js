(globalThis.webpackChunkwebsite=globalThis.webpackChunkwebsite||[]).push([["1163"],{6811(s,e,a){"use strict";a.r(e),a.d(e,{metadata:()=>n,default:()=>f,frontMatter:()=>o,contentTitle:()=>h,toc:()=>j,assets:()=>x});var n=JSON.parse('{"id":"captchas/recaptcha-v3-task","title":"reCAPTCHA v3","description":"Токен reCAPTCHA v3 или v3 Enterprise: найдите ключ сайта и действие, укажите нужную оценку (скор) и передайте токен сайту.","source":"@site/i18n/ru/docusaurus-plugin-content-docs/current/captchas/recaptcha-v3-task.mdx","sourceDirName":"captchas","slug":"/captchas/recaptcha-v3-task","permalink":"/ru/docs/captchas/recaptcha-v3-task","draft":false,"unlisted":false,"tags":[],"version":"current","lastUpdatedAt":1794865987000,"frontMatter":{"title":"reCAPTCHA v3","description":"Токен reCAPTCHA v3 или v3 Enterprise: найдите ключ сайта и действие, укажите нужную оценку (скор) и передайте токен сайту.","source":"b9d2d77ef9cc"},"sidebar":"documentation","previous":{"title":"reCAPTCHA v2 Enterprise","permalink":"/ru/docs/captchas/recaptcha-v2-enterprise-task"},"next":{"title":"reCAPTCHA кликами","permalink":"/ru/docs/captchas/recaptcha-click"},"lastUpdatedText":"16 нояб. 2026 г."}'),t=a(2540),c=a(3023),r=a(3985),l=a(8920),p=a(7346),i=a(1525),d=a(9409);let o={title:"reCAPTCHA v3",description:"Токен reCAPTCHA v3 или v3 Enterprise: найдите ключ сайта и действие, укажите нужную оценку (скор) и передайте токен сайту.",source:"b9d2d77ef9cc"},h,x={},j=[{value:"Когда использовать",id:"when-to-use",level:2},{value:"Пример",id:"example",level:2},{value:"Где взять значения",id:"find-values",level:2},{value:"Тестовые ключи",id:"test-keys",level:3},{value:"Поля запроса",id:"request-fields",level:2},{value:"reCAPTCHA v3 Enterprise",id:"variants",level:2},{value:"Прокси",id:"proxy",level:2},{value:"Решение",id:"answer",level:2},{value:"Как передать токен сайту",id:"use-the-answer",level:2},{value:"Ошибки",id:"errors",level:2},{value:"Оплата",id:"limits",level:2},{value:"Что дальше",id:"next",level:2}];function u(s){let e={a:"a",code:"code",h2:"h2",h3:"h3",li:"li",ol:"ol",p:"p",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...(0,c.R)(),...s.components};return(0,t.jsxs)(t.Fragment,{children:[(0,t.jsxs)(e.p,{children:["Тип задачи ",(0,t.jsx)(e.code,{children:"RecaptchaV3TaskProxyless"})," — для получения токена reCAPTCHA v3. Отправьте URL страницы, ключ сайта, нужную оценку (скор, балл) и действие, которое использует страница. Решение — токен, который нужно передать сайту."]}),`
`,(0,t.jsxs)("div",{className:"glance",children:[(0,t.jsxs)("dl",{className:"facts",children:[(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Тип"}),(0,t.jsx)("dd",{children:(0,t.jsx)("code",{children:"RecaptchaV3TaskProxyless"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Прокси"}),(0,t.jsx)("dd",{children:(0,t.jsx)("b",{className:"pill",children:"не поддерживается"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Время ожидания"}),(0,t.jsxs)("dd",{children:["от 10 до 30 с",(0,t.jsxs)("svg",{className:"range",viewBox:"0 0 180 1",preserveAspectRatio:"none","aria-hidden":"true",children:[(0,t.jsx)("path",{d:"M0 .5h180"}),(0,t.jsx)("path",{d:"M10 .5H30"})]})]})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Оплата"}),(0,t.jsx)("dd",{children:"за 1000 токенов"})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Опрос"}),(0,t.jsxs)("dd",{children:["начальная пауза 1 с (10 с при ",(0,t.jsx)("code",{children:"nocache"}),"), интервал 3 с, таймаут 180 с"]})]})]}),(0,t.jsx)(l.A,{as:"figure",className:"drawing",html:'<svg class="d d-captcha" viewBox="0 0 320 224" role=img aria-labelledby=drawing-captcha-recaptcha-v3-title aria-describedby=drawing-captcha-recaptcha-v3-desc><title id=drawing-captcha-recaptcha-v3-title>reCAPTCHA v3</title><desc id=drawing-captcha-recaptcha-v3-desc>Страница, на которой нечего нажимать, и значок у края с оценкой на шкале. Решение — gRecaptchaResponse.</desc><rect class=d-fill-2 width=320 height=224 rx=8 /><rect class=d-box x=32 y=14 width=256 height=146 rx=8 /><path class=d-soft d="M32 34h256M68 24h96M52 56h92M52 74h66M52 92h80" /><path class=d-solid d="M42 22h5v5h-5zM52 22h5v5h-5z" /><text class=d-muted x=52 y=147>Нажимать нечего</text><rect class=d-box-accent x=180 y=50 width=96 height=76 rx=8 /><path class=d-soft d="M198 98a30 30 0 0 1 60 0" /><path class=d-accent d="M198 98a30 30 0 0 1 51-21M228 98l14-14" /><circle class=d-accent-solid cx=228 cy=98 r=4 /><text class=d-mid x=228 y=119>оценка</text><path class=d-ink d="M160 160v8" /><path class=d-head d="M160 174l-4-6h8z" /><rect class=d-box-accent x=72 y=180 width=176 height=30 rx=15 /><text class="d-mono d-mid" x=160 y=200>gRecaptchaResponse</text></svg>'})]}),`
`,(0,t.jsx)(e.h2,{id:"when-to-use",children:"Когда использовать"}),`
`,(0,t.jsxs)(e.table,{children:[(0,t.jsx)(e.thead,{children:(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.th,{children:"Ваша страница"}),(0,t.jsx)(e.th,{children:"Тип задачи"})]})}),(0,t.jsxs)(e.tbody,{children:[(0,t.jsxs)(e.tr,{children:[(0,t.jsxs)(e.td,{children:["Загружает ",(0,t.jsx)("code",{children:"api.js?render=KEY"})," и выставляет посетителю оценку, без заданий"]}),(0,t.jsx)(e.td,{children:"этот"})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsxs)(e.td,{children:["Загружает ",(0,t.jsxs)("code",{children:["enterprise.",(0,t.jsx)("wbr",{}),"js?render=",(0,t.jsx)("wbr",{}),"KEY"]})," и вызывает ",(0,t.jsxs)("code",{children:["grecaptcha.",(0,t.jsx)("wbr",{}),"enterprise.",(0,t.jsx)("wbr",{}),"execute(",(0,t.jsx)("wbr",{}),")"]})]}),(0,t.jsxs)(e.td,{children:["этот, с ",(0,t.jsx)("code",{children:"isEnterprise"}),", равным ",(0,t.jsx)("code",{children:"true"})]})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:"Показывает флажок или задание с картинками"}),(0,t.jsxs)(e.td,{children:[(0,t.jsx)(e.a,{href:"/ru/docs/captchas/no-captcha-task",children:"reCAPTCHA v2"})," или ",(0,t.jsx)(e.a,{href:"/ru/docs/captchas/recaptcha-v2-enterprise-task",children:"reCAPTCHA v2 Enterprise"})]})]})]})]}),`
`,(0,t.jsx)(e.h2,{id:"example",children:"Пример"}),`
`,(0,t.jsx)(e.p,{children:"Создайте задачу:"}),`
`,(0,t.jsxs)(d.A,{id:"samples",label:"Примеры кода: RecaptchaV3TaskProxyless",children:[(0,t.jsx)(r.A,{language:"javascript",sample:"javascript",html:`<span class=tc>// Node.js 20+</span>
<span class=tk>const</span> response = <span class=tk>await</span> <span class=tf>fetch</span>(<span class=ts>"https://api.captcha-cloud.example/createTask"</span>, {
  <span class=tp>method</span>: <span class=ts>"POST"</span>,
  <span class=tp>headers</span>: { <span class=tp>"Content-Type"</span>: <span class=ts>"application/json"</span> },
  <span class=tp>body</span>: <span class=tn>JSON</span>.<span class=tf>stringify</span>({
    <span class=tp>clientKey</span>: <span class=ts>"YOUR_API_KEY"</span>,
    <span class=tp>task</span>: {
      <span class=tp>type</span>: <span class=ts>"RecaptchaV3TaskProxyless"</span>,
      <span class=tp>websiteURL</span>: <span class=ts>"https://example.com/login"</span>,
      <span class=tp>websiteKey</span>: <span class=ts>"YOUR_SITE_KEY"</span>,
      <span class=tp>minScore</span>: <span class=tn>0.7</span>,
      <span class=tp>pageAction</span>: <span class=ts>"verify"</span>
    }
  }),
  <span class=tp>signal</span>: AbortSignal.<span class=tf>timeout</span>(<span class=tn>30_000</span>),
});
<span class=tk>const</span> result = <span class=tk>await</span> response.<span class=tf>json</span>();
<span class=tk>if</span> (result.errorId !== <span class=tn>0</span>) <span class=tk>throw new</span> <span class=tt>Error</span>(result.errorCode);
console.<span class=tf>log</span>(result);`}),(0,t.jsx)(r.A,{language:"python",sample:"python",html:`<span class=tc># Python 3.9+</span>
<span class=tk>import</span> requests

response = requests.post(
    <span class=ts>"https://api.captcha-cloud.example/createTask"</span>,
    json={
        <span class=ts>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
        <span class=ts>"task"</span>: {
            <span class=ts>"type"</span>: <span class=ts>"RecaptchaV3TaskProxyless"</span>,
            <span class=ts>"websiteURL"</span>: <span class=ts>"https://example.com/login"</span>,
            <span class=ts>"websiteKey"</span>: <span class=ts>"YOUR_SITE_KEY"</span>,
            <span class=ts>"minScore"</span>: <span class=tn>0.7</span>,
            <span class=ts>"pageAction"</span>: <span class=ts>"verify"</span>
        }
    },
    timeout=<span class=tn>30</span>,
)
result = response.json()
<span class=tk>if</span> result[<span class=ts>"errorId"</span>] != <span class=tn>0</span>:
    <span class=tk>raise</span> RuntimeError(result[<span class=ts>"errorCode"</span>])
<span class=tk>print</span>(result)`}),(0,t.jsx)(r.A,{language:"bash",sample:"curl",html:`<span class=tf>curl</span> <span class=tp>--silent</span> --show-error --max-time <span class=tn>30</span> <span class=ts>'https://api.captcha-cloud.example/createTask'</span> \\
  <span class=tp>--header</span> <span class=ts>'Content-Type: application/json'</span> \\
  <span class=tp>--data</span> '{
  <span class=tp>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
  <span class=tp>"task"</span>: {
    <span class=tp>"type"</span>: <span class=ts>"RecaptchaV3TaskProxyless"</span>,
    <span class=tp>"websiteURL"</span>: <span class=ts>"https://example.com/login"</span>,
    <span class=tp>"websiteKey"</span>: <span class=ts>"YOUR_SITE_KEY"</span>,
    <span class=tp>"minScore"</span>: <span class=tn>0.7</span>,
    <span class=tp>"pageAction"</span>: <span class=ts>"verify"</span>
  }
}' |
  jq <span class=ts>'if .errorId == 0 then . else error(.errorCode) end'</span>`}),(0,t.jsx)(r.A,{language:"csharp",sample:"csharp",html:`<span class=tc>// .NET 8+</span>
<span class=tk>using</span> System.Text;
<span class=tk>using</span> System.Text.Json.Nodes;

<span class=tk>using</span> <span class=tt><span class=tk>var</span></span> client = <span class=tk>new</span> <span class=tt>HttpClient</span>();
<span class=tk>using</span> <span class=tt><span class=tk>var</span></span> body = <span class=tk>new</span> <span class=tt>StringContent</span>(<span class=ts>""</span>"
    {
      <span class=ts>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
      <span class=ts>"task"</span>: {
        <span class=ts>"type"</span>: <span class=ts>"RecaptchaV3TaskProxyless"</span>,
        <span class=ts>"websiteURL"</span>: <span class=ts>"https://example.com/login"</span>,
        <span class=ts>"websiteKey"</span>: <span class=ts>"YOUR_SITE_KEY"</span>,
        <span class=ts>"minScore"</span>: <span class=tn>0.7</span>,
        <span class=ts>"pageAction"</span>: <span class=ts>"verify"</span>
      }
    }
    <span class=ts>""</span>", Encoding.UTF8, <span class=ts>"application/json"</span>);
<span class=tk>using</span> <span class=tt><span class=tk>var</span></span> response = <span class=tk>await</span> client.<span class=tf>PostAsync</span>(<span class=ts>"https://api.captcha-cloud.example/createTask"</span>, body);
<span class=tt><span class=tk>var</span></span> result = JsonNode.<span class=tf>Parse</span>(<span class=tk>await</span> response.Content.<span class=tf>ReadAsStringAsync</span>())!;
<span class=tk>if</span> ((<span class=tk>int</span>)result[<span class=ts>"errorId"</span>]! != <span class=tn>0</span>)
    <span class=tk>throw new</span> <span class=tt>InvalidOperationException</span>((<span class=tk>string</span>?)result[<span class=ts>"errorCode"</span>]);
Console.<span class=tf>WriteLine</span>(result);`}),(0,t.jsx)(r.A,{language:"java",sample:"java",html:`<span class=tc>// Java 17+, com.google.code.gson:gson</span>
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
                "type": "RecaptchaV3TaskProxyless",
                "websiteURL": "https://example.com/login",
                "websiteKey": "YOUR_SITE_KEY",
                "minScore": 0.7,
                "pageAction": "verify"
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
}`}),(0,t.jsx)(r.A,{language:"go",sample:"go",html:`<span class=tc>// Go 1.18+</span>

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
    "type": "RecaptchaV3TaskProxyless",
    "websiteURL": "https://example.com/login",
    "websiteKey": "YOUR_SITE_KEY",
    "minScore": 0.7,
    "pageAction": "verify"
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
}`}),(0,t.jsx)(r.A,{language:"php",sample:"php",html:`<span class=tk>&lt;?php</span> <span class=tc>// PHP 8.1+</span>

<span class=tv>$body</span> = <span class=ts>&lt;&lt;&lt;'JSON'
{
  "clientKey": "YOUR_API_KEY",
  "task": {
    "type": "RecaptchaV3TaskProxyless",
    "websiteURL": "https://example.com/login",
    "websiteKey": "YOUR_SITE_KEY",
    "minScore": 0.7,
    "pageAction": "verify"
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
`,(0,t.jsx)(i.A,{of:"RecaptchaV3TaskProxyless",label:"Попробовать",children:(0,t.jsxs)("p",{children:["Заполните запрос и выполните его в песочнице (нужен JavaScript). Если у вас есть исходный код этой документации, песочницу можно запустить и на своём компьютере: ",(0,t.jsx)(e.a,{href:"/docs/getting-start#sandbox",children:(0,t.jsx)("code",{children:"npm run sandbox"})})]})}),`
`,(0,t.jsxs)(e.p,{children:["Когда задача готова, ",(0,t.jsx)(e.a,{href:"/ru/docs/api/methods/get-task-result",children:"getTaskResult"})," возвращает:"]}),`
`,(0,t.jsx)(r.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"ready"</span>,
  <span class=tp>"solution"</span>: {
    <span class=tp>"gRecaptchaResponse"</span>: <span class=ts>"03AFcWeA5GnXVVZ3Kx9lqTz2Yd8oUuPjNqhT..."</span>
  }
}`}),`
`,(0,t.jsxs)(e.p,{children:["Готовая программа с ожиданием результата — в разделе ",(0,t.jsx)(e.a,{href:"/ru/docs/getting-start#first-task",children:"Как решить первую капчу"}),"."]}),`
`,(0,t.jsx)(e.h2,{id:"find-values",children:"Где взять значения"}),`
`,(0,t.jsx)(e.p,{children:"Если страница принадлежит вам или вам разрешено её автоматизировать, возьмите значения из её кода:"}),`
`,(0,t.jsx)(r.A,{language:"html",html:`<span class=tt>&lt;script <span class=tp>src</span><span class=ts>="https://www.google.com/recaptcha/api.js?render=YOUR_SITE_KEY"</span>></span><span class=tt>&lt;/script></span>
<span class=tt>&lt;script></span>
grecaptcha.ready(() => grecaptcha.execute('YOUR_SITE_KEY', { action: 'submit' })
  .then(token => sendToServer(token)));
<span class=tt>&lt;/script></span>`}),`
`,(0,t.jsxs)(e.table,{children:[(0,t.jsx)(e.thead,{children:(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.th,{children:"Поле"}),(0,t.jsx)(e.th,{children:"Где находится"})]})}),(0,t.jsxs)(e.tbody,{children:[(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:(0,t.jsx)("code",{children:"websiteURL"})}),(0,t.jsx)(e.td,{children:"URL страницы с этим кодом, как в адресной строке"})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:(0,t.jsx)("code",{children:"websiteKey"})}),(0,t.jsxs)(e.td,{children:["Параметр ",(0,t.jsx)("code",{children:"render"})," скрипта, он же первый аргумент ",(0,t.jsxs)("code",{children:["grecaptcha.",(0,t.jsx)("wbr",{}),"execute(",(0,t.jsx)("wbr",{}),")"]}),"; или ",(0,t.jsx)("code",{children:"data-sitekey"})," кнопки"]})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:(0,t.jsx)("code",{children:"pageAction"})}),(0,t.jsxs)(e.td,{children:["Свойство ",(0,t.jsx)("code",{children:"action"})," во втором аргументе ",(0,t.jsx)("code",{children:"execute()"}),"; или ",(0,t.jsx)("code",{children:"data-action"})," кнопки. На странице может быть несколько действий: передайте то, которое относится к вашему шагу."]})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:(0,t.jsx)("code",{children:"isEnterprise"})}),(0,t.jsxs)(e.td,{children:[(0,t.jsx)("code",{children:"true"}),", если скрипт — ",(0,t.jsxs)("code",{children:["enterprise.",(0,t.jsx)("wbr",{}),"js?render=",(0,t.jsx)("wbr",{}),"KEY"]}),", а вызов — ",(0,t.jsxs)("code",{children:["grecaptcha.",(0,t.jsx)("wbr",{}),"enterprise.",(0,t.jsx)("wbr",{}),"execute(",(0,t.jsx)("wbr",{}),")"]})]})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:(0,t.jsx)("code",{children:"minScore"})}),(0,t.jsx)(e.td,{children:"На странице его нет. Передайте порог, который применяет сервер сайта."})]})]})]}),`
`,(0,t.jsx)(e.p,{children:"Оценка — число от 0,0 (скорее всего, бот) до 1,0 (скорее всего, обычный посетитель)."}),`
`,(0,t.jsx)(e.p,{children:"В задачу передаётся только открытый ключ сайта. Секретный ключ остаётся на сервере сайта: никогда и никому его не отправляйте."}),`
`,(0,t.jsxs)(e.p,{children:["Руководства Google: ",(0,t.jsx)(e.a,{href:"https://developers.google.com/recaptcha/docs/v3",children:"reCAPTCHA v3"}),", ",(0,t.jsx)(e.a,{href:"https://cloud.google.com/recaptcha-enterprise/docs/instrument-web-pages",children:"ключи с оценкой"}),"."]}),`
`,(0,t.jsx)(e.h3,{id:"test-keys",children:"Тестовые ключи"}),`
`,(0,t.jsxs)(e.p,{children:["Общего тестового ключа для reCAPTCHA v3 Google не публикует. Создайте отдельный ключ для тестов на своём сайте. Для Enterprise см. ",(0,t.jsx)(e.a,{href:"/ru/docs/captchas/recaptcha-v2-enterprise-task#test-keys",children:"параметры тестирования"}),". Чтобы попробовать запрос без сайта и баланса, используйте ",(0,t.jsx)(e.a,{href:"/ru/docs/getting-start#sandbox",children:"песочницу"}),"."]}),`
`,(0,t.jsx)(e.h2,{id:"request-fields",children:"Поля запроса"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Поля запроса: RecaptchaV3TaskProxyless",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Поле"}),(0,t.jsx)("th",{scope:"col",children:"Тип"}),(0,t.jsx)("th",{scope:"col",children:"Описание"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(p.A,{id:"type",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#type",children:(0,t.jsx)("code",{children:"type"})})}),(0,t.jsxs)("td",{children:["строка ",(0,t.jsx)("b",{children:"обязательное"})]}),(0,t.jsxs)("td",{children:["Тип задачи.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["всегда ",(0,t.jsx)("code",{children:"RecaptchaV3TaskProxyless"})]})})]})]}),(0,t.jsxs)(p.A,{id:"websiteURL",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#websiteURL",children:(0,t.jsx)("code",{children:"websiteURL"})})}),(0,t.jsxs)("td",{children:["строка · URL ",(0,t.jsx)("b",{children:"обязательное"})]}),(0,t.jsxs)("td",{children:["Полный URL страницы, на которой показана капча, с ",(0,t.jsx)("code",{children:"http://"})," или ",(0,t.jsx)("code",{children:"https://"}),"."]})]}),(0,t.jsxs)(p.A,{id:"websiteKey",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#websiteKey",children:(0,t.jsx)("code",{children:"websiteKey"})})}),(0,t.jsxs)("td",{children:["строка ",(0,t.jsx)("b",{children:"обязательное"})]}),(0,t.jsx)("td",{children:"Ключ сайта reCAPTCHA v3."})]}),(0,t.jsxs)(p.A,{id:"minScore",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#minScore",children:(0,t.jsx)("code",{children:"minScore"})})}),(0,t.jsx)("td",{children:"число"}),(0,t.jsxs)("td",{children:["Нужная оценка. Рекомендуется указывать.",(0,t.jsx)("ul",{children:(0,t.jsx)("li",{children:"от 0.1 до 0.9"})})]})]}),(0,t.jsxs)(p.A,{id:"pageAction",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#pageAction",children:(0,t.jsx)("code",{children:"pageAction"})})}),(0,t.jsx)("td",{children:"строка"}),(0,t.jsxs)("td",{children:["Имя действия, которое использует страница. Рекомендуется указывать.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["По умолчанию: ",(0,t.jsx)("code",{children:'"verify"'})]})})]})]}),(0,t.jsxs)(p.A,{id:"isEnterprise",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#isEnterprise",children:(0,t.jsx)("code",{children:"isEnterprise"})})}),(0,t.jsx)("td",{children:"логическое значение или целое число"}),(0,t.jsxs)("td",{children:[(0,t.jsx)("code",{children:"true"})," для reCAPTCHA v3 Enterprise. Принимаются также 1 и 0.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["одно из значений: ",(0,t.jsx)("code",{children:"true"}),", ",(0,t.jsx)("code",{children:"false"}),", ",(0,t.jsx)("code",{children:"1"}),", ",(0,t.jsx)("code",{children:"0"})]})})]})]}),(0,t.jsxs)(p.A,{id:"nocache",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#nocache",children:(0,t.jsx)("code",{children:"nocache"})})}),(0,t.jsx)("td",{children:"логическое значение"}),(0,t.jsxs)("td",{children:["Если ",(0,t.jsx)("code",{children:"true"}),", сервис создаёт новый токен, а не использует готовый. См. ",(0,t.jsx)(e.a,{href:"/docs/api/token-accept",children:"Сайт не принимает токены"}),"."]})]})]})]})}),`
`,(0,t.jsx)(e.h2,{id:"variants",children:"reCAPTCHA v3 Enterprise"}),`
`,(0,t.jsxs)(e.p,{children:["Для reCAPTCHA v3 Enterprise укажите в ",(0,t.jsx)(e.code,{children:"isEnterprise"})," значение ",(0,t.jsx)(e.code,{children:"true"}),":"]}),`
`,(0,t.jsx)(r.A,{language:"json",html:`{
  <span class=tp>"type"</span>: <span class=ts>"RecaptchaV3TaskProxyless"</span>,
  <span class=tp>"websiteURL"</span>: <span class=ts>"https://example.com/login"</span>,
  <span class=tp>"websiteKey"</span>: <span class=ts>"YOUR_SITE_KEY"</span>,
  <span class=tp>"minScore"</span>: <span class=tn>0.7</span>,
  <span class=tp>"pageAction"</span>: <span class=ts>"login"</span>,
  <span class=tp>"isEnterprise"</span>: <span class=tn>true</span>
}`}),`
`,(0,t.jsx)(e.h2,{id:"proxy",children:"Прокси"}),`
`,(0,t.jsx)("p",{children:"Не поддерживается. Полей прокси у этого типа нет. Сервис использует собственные прокси без доплаты."}),`
`,(0,t.jsx)(e.h2,{id:"answer",children:"Решение"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Поля решения: RecaptchaV3TaskProxyless",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Поле"}),(0,t.jsx)("th",{scope:"col",children:"Тип"}),(0,t.jsx)("th",{scope:"col",children:"Описание"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(p.A,{id:"solution-gRecaptchaResponse",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#solution-gRecaptchaResponse",children:(0,t.jsx)("code",{children:"gRecaptchaResponse"})})}),(0,t.jsx)("td",{children:"строка"}),(0,t.jsxs)("td",{children:["Токен.",(0,t.jsx)("ul",{children:(0,t.jsx)("li",{children:"от 500 до 2190 байт"})})]})]}),(0,t.jsxs)(p.A,{id:"solution-userAgent",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#solution-userAgent",children:(0,t.jsx)("code",{children:"userAgent"})})}),(0,t.jsxs)("td",{children:["строка ",(0,t.jsx)("i",{children:"не всегда"})]}),(0,t.jsx)("td",{children:"User-Agent, с которым решена капча. Если он есть, передавайте решение сайту с тем же User-Agent."})]}),(0,t.jsxs)(p.A,{id:"solution-cookies",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#solution-cookies",children:(0,t.jsx)("code",{children:"cookies"})})}),(0,t.jsxs)("td",{children:["объект ",(0,t.jsx)("i",{children:"не всегда"})]}),(0,t.jsx)("td",{children:"Имена cookies и их значения."})]})]})]})}),`
`,(0,t.jsx)(e.h2,{id:"use-the-answer",children:"Как передать токен сайту"}),`
`,(0,t.jsxs)(e.p,{children:["Передайте ",(0,t.jsx)(e.code,{children:"gRecaptchaResponse"})," в запросе, который отправляет ваша страница. Google принимает токен reCAPTCHA v3 в течение двух минут, поэтому запрашивайте его, только когда готовы сразу использовать. Если в решении есть ",(0,t.jsx)(e.code,{children:"userAgent"}),", передавайте токен с тем же User-Agent."]}),`
`,(0,t.jsx)(e.p,{children:"Если сайт не принимает часть токенов:"}),`
`,(0,t.jsxs)(e.ol,{children:[`
`,(0,t.jsxs)(e.li,{children:["Проверьте, что ",(0,t.jsx)(e.code,{children:"pageAction"})," — действие этой страницы, а ",(0,t.jsx)(e.code,{children:"minScore"})," не ниже порога сайта."]}),`
`,(0,t.jsxs)(e.li,{children:["Укажите в ",(0,t.jsx)(e.code,{children:"nocache"})," значение ",(0,t.jsx)(e.code,{children:"true"})," и перед первым вызовом getTaskResult подождите 10 секунд вместо 1. См. раздел ",(0,t.jsx)(e.a,{href:"/ru/docs/api/token-accept#three-ways",children:"Как включить nocache"}),"."]}),`
`,(0,t.jsxs)(e.li,{children:[(0,t.jsx)(e.a,{href:"/ru/docs/api/bad-tokens#report-token",children:"Сообщите об отклонённом токене"}),", указав его ",(0,t.jsx)(e.code,{children:"taskId"}),"."]}),`
`]}),`
`,(0,t.jsx)(e.h2,{id:"errors",children:"Ошибки"}),`
`,(0,t.jsxs)(e.p,{children:["Сначала проверьте ",(0,t.jsx)(e.code,{children:"websiteURL"}),", ",(0,t.jsx)(e.code,{children:"websiteKey"})," и ",(0,t.jsx)(e.code,{children:"isEnterprise"}),". Ниже — самые вероятные коды; полный список — на странице ",(0,t.jsx)(e.a,{href:"/ru/docs/api/api-errors#all-codes",children:"Ошибки API"}),"."]}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Коды ошибок и что делать",children:(0,t.jsxs)("table",{className:"rows errors",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Код"}),(0,t.jsx)("th",{scope:"col",children:"Что значит"}),(0,t.jsx)("th",{scope:"col",children:"Что делать"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_RECAPTCHA_INVALID_SITEKEY",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"RECAPTCHA_",(0,t.jsx)("wbr",{}),"INVALID_",(0,t.jsx)("wbr",{}),"SITEKEY"]})})}),(0,t.jsxs)("td",{"data-label":"Что значит",children:["Неверное значение ",(0,t.jsx)("code",{children:"websiteKey"}),"."]}),(0,t.jsxs)("td",{"data-label":"Что делать",children:["Проверьте ",(0,t.jsx)("code",{children:"websiteKey"}),"."]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_RECAPTCHA_INVALID_DOMAIN",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"RECAPTCHA_",(0,t.jsx)("wbr",{}),"INVALID_",(0,t.jsx)("wbr",{}),"DOMAIN"]})})}),(0,t.jsxs)("td",{"data-label":"Что значит",children:["Ключ сайта не подходит к домену или в ",(0,t.jsx)("code",{children:"websiteURL"})," нет ",(0,t.jsx)("code",{children:"http://"})," либо ",(0,t.jsx)("code",{children:"https://"}),"."]}),(0,t.jsxs)("td",{"data-label":"Что делать",children:["Проверьте ",(0,t.jsx)("code",{children:"websiteURL"})," и ",(0,t.jsx)("code",{children:"websiteKey"}),"."]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_RECAPTCHA_TIMEOUT",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"RECAPTCHA_",(0,t.jsx)("wbr",{}),"TIMEOUT"]})})}),(0,t.jsx)("td",{"data-label":"Что значит",children:"Истекло время решения (таймаут), часто из-за медленного прокси или поставщика капчи."}),(0,t.jsx)("td",{"data-label":"Что делать",children:"Если прокси свой, проверьте его. Затем создайте новую задачу."})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_CAPTCHA_UNSOLVABLE",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"CAPTCHA_",(0,t.jsx)("wbr",{}),"UNSOLVABLE"]})})}),(0,t.jsx)("td",{"data-label":"Что значит",children:"Решить капчу не удалось."}),(0,t.jsxs)("td",{"data-label":"Что делать",children:["Причины и что делать — в разделе ",(0,t.jsx)(e.a,{href:"/docs/api/api-errors#unsolvable",children:"Нерешённые капчи"}),"."]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_INVALID_TASK",children:(0,t.jsx)("code",{children:"ERROR_INVALID_TASK"})})}),(0,t.jsxs)("td",{"data-label":"Что значит",children:["В задаче не хватает поля или значение поля неверное либо устарело. Поле указано в ",(0,t.jsx)("code",{children:"errorDescription"}),"."]}),(0,t.jsx)("td",{"data-label":"Что делать",children:"Исправьте указанные поля."})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_DOMAIN_NOT_ALLOWED",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"DOMAIN_",(0,t.jsx)("wbr",{}),"NOT_",(0,t.jsx)("wbr",{}),"ALLOWED"]})})}),(0,t.jsx)("td",{"data-label":"Что значит",children:"Сервис блокирует этот домен."}),(0,t.jsx)("td",{"data-label":"Что делать",children:"Не отправляйте задачи для этого домена."})]})]})]})}),`
`,(0,t.jsx)(e.h2,{id:"limits",children:"Оплата"}),`
`,(0,t.jsx)(e.p,{children:"Цена — за 1000 токенов. Оплачиваются только решённые задачи. Прокси входят в цену."}),`
`,(0,t.jsx)(e.h2,{id:"next",children:"Что дальше"}),`
`,(0,t.jsxs)(e.ul,{children:[`
`,(0,t.jsxs)(e.li,{children:[(0,t.jsx)(e.a,{href:"/ru/docs/api/token-accept",children:"Сайт не принимает токены (nocache)"})," — если сайт отклоняет часть токенов."]}),`
`,(0,t.jsxs)(e.li,{children:[(0,t.jsx)(e.a,{href:"/ru/docs/api/bad-tokens#report-token",children:"Как сообщить об отклонённом токене"})," — сообщения учитываются в автоматическом анализе качества."]}),`
`,(0,t.jsxs)(e.li,{children:[(0,t.jsx)(e.a,{href:"/ru/docs/api/methods/get-task-result#polling",children:"Как запрашивать результат"})," — когда и как часто вызывать getTaskResult."]}),`
`]})]})}function f(s={}){let{wrapper:e}={...(0,c.R)(),...s.components};return e?(0,t.jsx)(e,{...s,children:(0,t.jsx)(u,{...s})}):u(s)}},8345(s,e,a){var n={"./RecaptchaV2EnterpriseTask.json":["2227","1696"],"./ImageToTextTask.json":["354","2847"],"./RecaptchaClickTask.json":["2170","2071"],"./TenDITask.json":["5709","6686"],"./reportIncorrectImageCaptcha.json":["464","6361"],"./createTask.json":["7577","4498"],"./AmazonTask.json":["3009","6890"],"./getBalance.json":["3444","8389"],"./getTaskResult.json":["204","8813"],"./RecaptchaV2Task.json":["2928","8425"],"./getUserAgent.json":["9968","7785"],"./TemuTask.json":["1144","7473"],"./strings.json":["2078","6131"],"./ImpervaTask.json":["7089","3210"],"./BinanceTask.json":["5291","3272"],"./RecaptchaV3TaskProxyless.json":["9136","409"],"./reportIncorrectTokenCaptcha.json":["1248","8617"],"./__plugin.json":["329","3394"],"./GeeTestTask.json":["6530","2927"],"./RecognitionTask.json":["6166","7307"],"./ProsopoTask.json":["9685","4726"],"./TurnstileTask.json":["2389","2182"],"./BasiliskTask.json":["9189","310"]};function t(s){if(!a.o(n,s))return Promise.resolve().then(function(){var e=Error("Cannot find module '"+s+"'");throw e.code="MODULE_NOT_FOUND",e});var e=n[s],t=e[0];return a.e(e[1]).then(function(){return a.t(t,19)})}t.keys=()=>Object.keys(n),t.id=8345,s.exports=t},7346(s,e,a){"use strict";a.d(e,{A:()=>c});var n=a(2540),t=a(4060);function c({as:s="tr",...e}){return(0,t.A)().collectAnchor(e.id),(0,n.jsx)(s,{...e})}},8920(s,e,a){"use strict";a.d(e,{A:()=>r});var n=a(2540),t=a(3696);let c=globalThis.trustedTypes?.createPolicy("built-html",{createHTML:s=>s});function r({as:s,html:e,ref:a,...l}){let p=(0,t.useMemo)(()=>({__html:c?c.createHTML(e):e}),[e]);return(0,n.jsx)(s,{...l,ref:a,dangerouslySetInnerHTML:p})}},7228(s,e,a){"use strict";let n;function t(s){let e,a=n??((e=document.createElement("div")).setAttribute("role","status"),e.className="sr-only",document.body.append(e),e);n=a,a.textContent="",setTimeout(()=>{a.textContent=s},100)}a.d(e,{i:()=>t})},9073(s,e,a){"use strict";async function n(s){try{await navigator.clipboard.writeText(s)}catch{var e;let a,n,t;if(e=s,a=document.activeElement,(n=document.createElement("textarea")).className="sr-only",n.value=e,document.body.append(n),n.select(),t=document.execCommand("copy"),n.remove(),a?.focus({preventScroll:!0}),!t)throw Error("The browser does not let this page copy.")}}a.d(e,{D:()=>n})},3985(s,e,a){"use strict";a.d(e,{A:()=>d,i:()=>o});var n=a(2540),t=a(9981),c=a(3696),r=a(8920),l=a(7228),p=a(9073),i=a(4635);function d({html:s,language:e,title:a,sample:t}){let l=(0,c.useRef)(null);return(0,n.jsxs)("div",{className:"code","data-sample":t,children:[a&&(0,n.jsx)("div",{className:"code-title",children:a}),(0,n.jsx)("pre",{tabIndex:0,children:(0,n.jsx)(r.A,{as:"code",ref:l,className:e&&`language-${e}`,html:s})}),(0,n.jsx)(o,{code:l})]})}function o({code:s}){let[e,a]=(0,c.useState)();(0,c.useEffect)(()=>{if(!e)return;let s=setTimeout(()=>a(void 0),2e3);return()=>clearTimeout(s)},[e]);let r=async()=>{let e=await (0,p.D)(s.current?.textContent??"").then(i.M,()=>(s.current&&getSelection()?.selectAllChildren(s.current),(0,i.d)()));a(e),(0,l.i)(e)};return(0,n.jsx)("button",{type:"button",className:"code-copy","data-copied":e?"":void 0,onClick:r,children:e??(0,t.T)({id:"theme.CodeBlock.copy",message:"Copy",description:"The copy button label on code blocks"})})}},4635(s,e,a){"use strict";a.d(e,{M:()=>t,d:()=>c});var n=a(9981);function t(){return(0,n.T)({id:"theme.CodeBlock.copied",message:"Copied",description:"The copied button label on code blocks"})}function c(){return(0,n.T)({id:"docs.copy.failed",message:"Couldn't copy"})}},9409(s,e,a){"use strict";a.d(e,{A:()=>d});var n=a(2540),t=a(3696),c=a(4237),r=a(9344);function l(){let s,{dataset:e}=document.documentElement;for(let a of document.querySelectorAll(".samples > input"))a.value===e.sample?s=a.checked=!0:s??=!1;!1===s&&delete e.sample}var p=a(634);let i={javascript:"JavaScript",python:"Python",curl:"cURL",csharp:"C#",java:"Java",go:"Go",php:"PHP"};function d({id:s,label:e,children:a}){return(0,t.useLayoutEffect)(l,[]),(0,n.jsxs)("div",{className:"samples",role:"group","aria-label":e,children:[p.f.map((e,a)=>(0,n.jsxs)(t.Fragment,{children:[(0,n.jsx)("input",{type:"radio",id:`${s}-${e}`,name:s,value:e,defaultChecked:0===a,onChange:s=>{var e;let a;return a=(e=s.currentTarget).getBoundingClientRect().top,void(!function({value:s}){document.documentElement.dataset.sample=s,(0,r.M)("localStorage",c.dt,s),l()}(e),scrollBy(0,e.getBoundingClientRect().top-a))}}),(0,n.jsx)("label",{htmlFor:`${s}-${e}`,children:i[e]})]},e)),a]})}},634(s,e,a){"use strict";a.d(e,{f:()=>n});let n=["javascript","python","curl","csharp","java","go","php"]},4942(s,e,a){"use strict";function n(s,e){let{fields:a=[],proxy:n}=s.variants[e]??{},c=[...a,...n?.fields??[]];return"createTask"!==s.method?t("",c):t("",[t("task",c),...s.envelope])}function t(s,e){return{name:s,fields:e,types:["object"],typeText:"",required:!0,description:"",constraints:[]}}a.d(e,{$b:()=>function s(e,[a,...n]){return void 0===a||void 0===e||"string"==typeof e?void 0===a?e:void 0:s(Array.isArray(e)?e[Number(a)]:e[a],n)},BA:()=>function s(e,a){if(void 0!==e.const)return e.required||void 0!==a?e.const:void 0;if(void 0===a||""===a)return e.fields&&e.required?{}:void 0;if("string"==typeof a)return function({types:s,enum:e,open:a},n){let t=e?.find(s=>c(s)===n);return void 0!==t?t:a?function(s){try{return JSON.parse(s)}catch{return s}}(n):s.includes("boolean")&&/^(true|false)$/.test(n)?"true"===n:(s.includes("integer")||s.includes("number"))&&/^-?\d+(\.\d+)?$/.test(n)&&Number.isSafeInteger(Math.trunc(Number(n)))?Number(n):n}(e,a);if(Array.isArray(a))return function({items:e,required:a},n){if(0!==n.length||a)return n.map(a=>(e&&s(e,a))??"")}(e,a);let n=(e.fields??[]).map(e=>[e.name,s(e,a[e.name])]).filter(([,s])=>void 0!==s);return n.length>0||e.required?Object.fromEntries(n):void 0},D0:()=>function s(e,a){if(void 0!==a){if(e.open)return"string"==typeof a?a:JSON.stringify(a,null,2);if(e.items){let{items:n}=e;return Array.isArray(a)?a.map(e=>s(n,e)??""):void 0}return e.fields?r(a)?Object.fromEntries(e.fields.map(e=>[e.name,s(e,a[e.name])]).filter(([,s])=>void 0!==s)):void 0:c(a)}},Gv:()=>r,LO:()=>n,e1:()=>c,eI:()=>function s(e,[a,...n],t){if(void 0===a)return t;if("number"==typeof a){let c=Array.isArray(e)?e:[],r=s(c[a],n,t);return void 0===r?c.toSpliced(a,1):c.toSpliced(a,1,r)}let c=r(e)?e:{},{[a]:l,...p}=c,i=s(l,n,t);return void 0===i?p:{...c,[a]:i}},rq:()=>l});let c=s=>"string"==typeof s?s:JSON.stringify(s),r=s=>"object"==typeof s&&null!==s&&!Array.isArray(s),l=s=>s.map(s=>`/${s}`).join("")},1525(s,e,a){"use strict";a.d(e,{A:()=>l});var n=a(2540),t=a(9981),c=a(3696),r=a(3413);function l({of:s,variant:e,label:i,children:d}){let o=(0,c.useRef)(null),[h,x]=(0,c.useState)(),j=function(s,e){let[a,n]=(0,c.useState)();return(0,c.useLayoutEffect)(()=>(p.add(s),()=>void p.delete(s)),[s]),(0,c.useEffect)(()=>{let a=()=>{let a=(0,r.vF)(location.hash),t=[...document.querySelectorAll(".try-it")],c=a===s||t[0]===e.current&&!document.getElementById(`try-${a}`);void 0!==a&&c&&e.current&&(n(location.hash),history.replaceState(history.state,"",location.pathname+location.search),e.current.open=!0,e.current.scrollIntoView())};return a(),addEventListener("hashchange",a),()=>removeEventListener("hashchange",a)},[s,e]),a}(s,o),u=()=>{o.current?.open&&"object"!=typeof h&&(x(void 0),Promise.all([Promise.all([a.e("4014"),a.e("1081"),a.e("8888")]).then(a.bind(a,7051)),a(8345)(`./${s}.json`)]).then(([{default:s},{default:e}])=>x({Panel:s,data:function(s){let{placeholder:e,text:a}=s.userAgent,n=JSON.stringify(document.querySelector("[data-user-agent]")?.textContent||a).slice(1,-1);return JSON.parse(JSON.stringify(s).replaceAll(e,n))}(e)}),()=>x("failed")))};return(0,c.useEffect)(u,[]),(0,n.jsxs)("details",{ref:o,className:"try-it",onToggle:u,children:[(0,n.jsx)("summary",{children:i}),"object"!=typeof h&&d,"failed"===h&&(0,n.jsx)("button",{type:"button",className:"button",onClick:u,children:(0,t.T)({id:"theme.ErrorPageContent.tryAgain",message:"Try again"})}),"object"==typeof h&&(0,n.jsx)(h.Panel,{...h.data,variant:e,hash:j},j)]})}let p=new Set},3413(s,e,a){"use strict";a.d(e,{Pp:()=>p,jE:()=>t,jr:()=>r,vF:()=>l});var n=a(4942);let t=4e3,c="#try=";function r(s,e){var a;return`${c}${s}.${a=JSON.stringify(e),btoa(Array.from(new TextEncoder().encode(a),s=>String.fromCharCode(s)).join("")).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}`}function l(s){return s.startsWith(c)?s.slice(c.length).split(".")[0]:void 0}function p(s){if(!(s.length>t))try{var e;let a,t=JSON.parse((e=s.slice(s.indexOf(".")+1),a=atob(e.replaceAll("-","+").replaceAll("_","/")),new TextDecoder("utf-8",{fatal:!0}).decode(Uint8Array.from(a,s=>s.charCodeAt(0)))));if(!(0,n.Gv)(t)||!(0,n.Gv)(t.body))return;let{variant:c,body:r}=t;return"string"==typeof c?{variant:c,body:r}:{body:r}}catch{return}}},3023(s,e,a){"use strict";a.d(e,{R:()=>r,x:()=>l});var n=a(3696);let t={},c=n.createContext(t);function r(s){let e=n.useContext(c);return n.useMemo(function(){return"function"==typeof s?s(e):{...e,...s}},[e,s])}function l(s){let e;return e=s.disableParentContext?"function"==typeof s.components?s.components(t):s.components||t:r(s.components),n.createElement(c.Provider,{value:e},s.children)}}}]);