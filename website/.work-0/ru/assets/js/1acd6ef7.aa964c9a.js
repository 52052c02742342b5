(globalThis.webpackChunkwebsite=globalThis.webpackChunkwebsite||[]).push([["1115"],{6384(s,a,n){"use strict";n.r(a),n.d(a,{metadata:()=>t,default:()=>f,frontMatter:()=>i,contentTitle:()=>d,toc:()=>u,assets:()=>h});var t=JSON.parse('{"id":"api/bad-tokens","title":"Как сообщить о неверном решении","description":"Методы reportIncorrectTokenCaptcha и reportIncorrectImageCaptcha: когда сообщать об отклонённом токене или неверном тексте, запрос и ответ.","source":"@site/i18n/ru/docusaurus-plugin-content-docs/current/api/bad-tokens.mdx","sourceDirName":"api","slug":"/api/bad-tokens","permalink":"/ru/docs/api/bad-tokens","draft":false,"unlisted":false,"tags":[],"version":"current","lastUpdatedAt":1794865987000,"frontMatter":{"title":"Как сообщить о неверном решении","description":"Методы reportIncorrectTokenCaptcha и reportIncorrectImageCaptcha: когда сообщать об отклонённом токене или неверном тексте, запрос и ответ.","source":"8726f532d5ae"},"sidebar":"documentation","previous":{"title":"Ошибки API","permalink":"/ru/docs/api/api-errors"},"next":{"title":"Причины блокировки","permalink":"/ru/docs/api/block-reason"},"lastUpdatedText":"16 нояб. 2026 г."}'),e=n(2540),p=n(3023),c=n(3985),r=n(7346),l=n(1525),o=n(9409);let i={title:"Как сообщить о неверном решении",description:"Методы reportIncorrectTokenCaptcha и reportIncorrectImageCaptcha: когда сообщать об отклонённом токене или неверном тексте, запрос и ответ.",source:"8726f532d5ae"},d,h={},u=[{value:"Какой метод выбрать",id:"which-method",level:2},{value:"Как сообщить об отклонённом токене",id:"report-token",level:2},{value:"Как сообщить о неверном тексте",id:"report-image",level:2},{value:"Поля запроса",id:"request-fields",level:2},{value:"Ответ",id:"answer",level:2},{value:"Ошибки",id:"errors",level:2},{value:"Что дальше",id:"next",level:2}];function j(s){let a={a:"a",code:"code",h2:"h2",li:"li",p:"p",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...(0,p.R)(),...s.components};return(0,e.jsxs)(e.Fragment,{children:[(0,e.jsx)(a.p,{children:"Сообщайте о решениях, которые сайт не принял. Сервис учитывает эти сообщения в автоматическом анализе качества."}),`
`,(0,e.jsx)(c.A,{language:"http",html:`<span class=tk>POST</span> https://api.captcha-cloud.example/reportIncorrectTokenCaptcha
<span class=tk>POST</span> https://api.captcha-cloud.example/reportIncorrectImageCaptcha`}),`
`,(0,e.jsx)(a.h2,{id:"which-method",children:"Какой метод выбрать"}),`
`,(0,e.jsxs)(a.table,{children:[(0,e.jsx)(a.thead,{children:(0,e.jsxs)(a.tr,{children:[(0,e.jsx)(a.th,{children:"Капча"}),(0,e.jsx)(a.th,{children:"Метод"})]})}),(0,e.jsxs)(a.tbody,{children:[(0,e.jsxs)(a.tr,{children:[(0,e.jsxs)(a.td,{children:[(0,e.jsx)(a.a,{href:"/ru/docs/captchas/no-captcha-task",children:"reCAPTCHA v2"}),", ",(0,e.jsx)(a.a,{href:"/ru/docs/captchas/recaptcha-v3-task",children:"v3"})," или ",(0,e.jsx)(a.a,{href:"/ru/docs/captchas/recaptcha-v2-enterprise-task",children:"Enterprise"}),"; ",(0,e.jsx)(a.a,{href:"/ru/docs/captchas/geetest-task",children:"GeeTest"}),"; ",(0,e.jsx)(a.a,{href:"/ru/docs/captchas/turnstile-task",children:"Turnstile"})]}),(0,e.jsx)(a.td,{children:(0,e.jsx)(a.a,{href:"#report-token",children:"reportIncorrectTokenCaptcha"})})]}),(0,e.jsxs)(a.tr,{children:[(0,e.jsx)(a.td,{children:"Капча с изображением"}),(0,e.jsx)(a.td,{children:(0,e.jsx)(a.a,{href:"#report-image",children:"reportIncorrectImageCaptcha"})})]})]})]}),`
`,(0,e.jsxs)(a.p,{children:["У обоих методов одни и те же ",(0,e.jsx)(a.a,{href:"#request-fields",children:"поля запроса"})," и один и тот же ",(0,e.jsx)(a.a,{href:"#answer",children:"ответ"}),"."]}),`
`,(0,e.jsx)(a.h2,{id:"report-token",children:"Как сообщить об отклонённом токене"}),`
`,(0,e.jsx)(a.p,{children:"Сообщите о токене, если верно хотя бы одно из условий:"}),`
`,(0,e.jsxs)(a.ul,{children:[`
`,(0,e.jsx)(a.li,{children:"Сайт не принимает токен."}),`
`,(0,e.jsx)(a.li,{children:"Одни сайты принимают токены сервиса, другие — нет."}),`
`,(0,e.jsx)(a.li,{children:"Сайт перестал принимать токены, которые раньше принимал."}),`
`]}),`
`,(0,e.jsxs)(a.p,{children:["Сначала проверьте, как вы используете токен: см. раздел ",(0,e.jsx)(a.a,{href:"/ru/docs/api/token-accept#token-refused",children:"Сайт не принимает токен"}),"."]}),`
`,(0,e.jsxs)(o.A,{id:"samples",label:"Примеры кода: reportIncorrectTokenCaptcha",children:[(0,e.jsx)(c.A,{language:"javascript",sample:"javascript",html:`<span class=tc>// Node.js 20+</span>
<span class=tk>const</span> response = <span class=tk>await</span> <span class=tf>fetch</span>(<span class=ts>"https://api.captcha-cloud.example/reportIncorrectTokenCaptcha"</span>, {
  <span class=tp>method</span>: <span class=ts>"POST"</span>,
  <span class=tp>headers</span>: { <span class=tp>"Content-Type"</span>: <span class=ts>"application/json"</span> },
  <span class=tp>body</span>: <span class=tn>JSON</span>.<span class=tf>stringify</span>({
    <span class=tp>clientKey</span>: <span class=ts>"YOUR_API_KEY"</span>,
    <span class=tp>taskId</span>: <span class=tn>7654321</span>
  }),
  <span class=tp>signal</span>: AbortSignal.<span class=tf>timeout</span>(<span class=tn>30_000</span>),
});
<span class=tk>const</span> result = <span class=tk>await</span> response.<span class=tf>json</span>();
<span class=tk>if</span> (result.errorId !== <span class=tn>0</span>) <span class=tk>throw new</span> <span class=tt>Error</span>(result.errorCode);
console.<span class=tf>log</span>(result);`}),(0,e.jsx)(c.A,{language:"python",sample:"python",html:`<span class=tc># Python 3.9+</span>
<span class=tk>import</span> requests

response = requests.post(
    <span class=ts>"https://api.captcha-cloud.example/reportIncorrectTokenCaptcha"</span>,
    json={
        <span class=ts>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
        <span class=ts>"taskId"</span>: <span class=tn>7654321</span>
    },
    timeout=<span class=tn>30</span>,
)
result = response.json()
<span class=tk>if</span> result[<span class=ts>"errorId"</span>] != <span class=tn>0</span>:
    <span class=tk>raise</span> RuntimeError(result[<span class=ts>"errorCode"</span>])
<span class=tk>print</span>(result)`}),(0,e.jsx)(c.A,{language:"bash",sample:"curl",html:`<span class=tf>curl</span> <span class=tp>--silent</span> --show-error --max-time <span class=tn>30</span> <span class=ts>'https://api.captcha-cloud.example/reportIncorrectTokenCaptcha'</span> \\
  <span class=tp>--header</span> <span class=ts>'Content-Type: application/json'</span> \\
  <span class=tp>--data</span> '{
  <span class=tp>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
  <span class=tp>"taskId"</span>: <span class=tn>7654321</span>
}' |
  jq <span class=ts>'if .errorId == 0 then . else error(.errorCode) end'</span>`}),(0,e.jsx)(c.A,{language:"csharp",sample:"csharp",html:`<span class=tc>// .NET 8+</span>
<span class=tk>using</span> System.Text;
<span class=tk>using</span> System.Text.Json.Nodes;

<span class=tk>using</span> <span class=tt><span class=tk>var</span></span> client = <span class=tk>new</span> <span class=tt>HttpClient</span>();
<span class=tk>using</span> <span class=tt><span class=tk>var</span></span> body = <span class=tk>new</span> <span class=tt>StringContent</span>(<span class=ts>""</span>"
    {
      <span class=ts>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
      <span class=ts>"taskId"</span>: <span class=tn>7654321</span>
    }
    <span class=ts>""</span>", Encoding.UTF8, <span class=ts>"application/json"</span>);
<span class=tk>using</span> <span class=tt><span class=tk>var</span></span> response = <span class=tk>await</span> client.<span class=tf>PostAsync</span>(<span class=ts>"https://api.captcha-cloud.example/reportIncorrectTokenCaptcha"</span>, body);
<span class=tt><span class=tk>var</span></span> result = JsonNode.<span class=tf>Parse</span>(<span class=tk>await</span> response.Content.<span class=tf>ReadAsStringAsync</span>())!;
<span class=tk>if</span> ((<span class=tk>int</span>)result[<span class=ts>"errorId"</span>]! != <span class=tn>0</span>)
    <span class=tk>throw new</span> <span class=tt>InvalidOperationException</span>((<span class=tk>string</span>?)result[<span class=ts>"errorCode"</span>]);
Console.<span class=tf>WriteLine</span>(result);`}),(0,e.jsx)(c.A,{language:"java",sample:"java",html:`<span class=tc>// Java 17+, com.google.code.gson:gson</span>
<span class=tk>import</span> com.google.gson.<span class=tt>JsonParser</span>;
<span class=tk>import</span> java.net.<span class=tt>URI</span>;
<span class=tk>import</span> java.net.http.*;
<span class=tk>import</span> java.time.<span class=tt>Duration</span>;

<span class=tk>public class</span> <span class=tt>Main</span> {
    <span class=tk>public static void</span> <span class=tf>main</span>(<span class=tt>String</span>[] args) <span class=tk>throws</span> <span class=tt>Exception</span> {
        <span class=tk>var</span> body = <span class=ts>"""
            {
              "clientKey": "YOUR_API_KEY",
              "taskId": 7654321
            }
            """</span>;
        <span class=tk>var</span> request = <span class=tt>HttpRequest</span>.<span class=tf>newBuilder</span>(<span class=tn>URI</span>.<span class=tf>create</span>(<span class=ts>"https://api.captcha-cloud.example/reportIncorrectTokenCaptcha"</span>))
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
}`}),(0,e.jsx)(c.A,{language:"go",sample:"go",html:`<span class=tc>// Go 1.18+</span>

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
  "taskId": 7654321
}\`</span>)
	response, err := client.<span class=tf>Post</span>(<span class=ts>"https://api.captcha-cloud.example/reportIncorrectTokenCaptcha"</span>, <span class=ts>"application/json"</span>, request)
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
}`}),(0,e.jsx)(c.A,{language:"php",sample:"php",html:`<span class=tk>&lt;?php</span> <span class=tc>// PHP 8.1+</span>

<span class=tv>$body</span> = <span class=ts>&lt;&lt;&lt;'JSON'
{
  "clientKey": "YOUR_API_KEY",
  "taskId": 7654321
}
JSON;</span>
<span class=tv>$curl</span> = <span class=tf>curl_init</span>(<span class=ts>'https://api.captcha-cloud.example/reportIncorrectTokenCaptcha'</span>);
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
`,(0,e.jsx)(l.A,{of:"reportIncorrectTokenCaptcha",label:"Попробовать",children:(0,e.jsxs)("p",{children:["Заполните запрос и выполните его в песочнице (нужен JavaScript). Если у вас есть исходный код этой документации, песочницу можно запустить и на своём компьютере: ",(0,e.jsx)(a.a,{href:"/docs/getting-start#sandbox",children:(0,e.jsx)("code",{children:"npm run sandbox"})})]})}),`
`,(0,e.jsxs)(a.p,{children:["Путь ",(0,e.jsx)(a.code,{children:"/reportIncorrectRecaptcha"})," — второй адрес этого метода."]}),`
`,(0,e.jsx)(a.h2,{id:"report-image",children:"Как сообщить о неверном тексте"}),`
`,(0,e.jsx)(a.p,{children:"Сообщите о капче с изображением, если сайт не принимает текст из решения."}),`
`,(0,e.jsxs)(o.A,{id:"page-samples",label:"Примеры кода: reportIncorrectImageCaptcha",children:[(0,e.jsx)(c.A,{language:"javascript",sample:"javascript",html:`<span class=tc>// Node.js 20+</span>
<span class=tk>const</span> response = <span class=tk>await</span> <span class=tf>fetch</span>(<span class=ts>"https://api.captcha-cloud.example/reportIncorrectImageCaptcha"</span>, {
  <span class=tp>method</span>: <span class=ts>"POST"</span>,
  <span class=tp>headers</span>: { <span class=tp>"Content-Type"</span>: <span class=ts>"application/json"</span> },
  <span class=tp>body</span>: <span class=tn>JSON</span>.<span class=tf>stringify</span>({
    <span class=tp>clientKey</span>: <span class=ts>"YOUR_API_KEY"</span>,
    <span class=tp>taskId</span>: <span class=tn>7654321</span>
  }),
  <span class=tp>signal</span>: AbortSignal.<span class=tf>timeout</span>(<span class=tn>30_000</span>),
});
<span class=tk>const</span> result = <span class=tk>await</span> response.<span class=tf>json</span>();
<span class=tk>if</span> (result.errorId !== <span class=tn>0</span>) <span class=tk>throw new</span> <span class=tt>Error</span>(result.errorCode);
console.<span class=tf>log</span>(result);`}),(0,e.jsx)(c.A,{language:"python",sample:"python",html:`<span class=tc># Python 3.9+</span>
<span class=tk>import</span> requests

response = requests.post(
    <span class=ts>"https://api.captcha-cloud.example/reportIncorrectImageCaptcha"</span>,
    json={
        <span class=ts>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
        <span class=ts>"taskId"</span>: <span class=tn>7654321</span>
    },
    timeout=<span class=tn>30</span>,
)
result = response.json()
<span class=tk>if</span> result[<span class=ts>"errorId"</span>] != <span class=tn>0</span>:
    <span class=tk>raise</span> RuntimeError(result[<span class=ts>"errorCode"</span>])
<span class=tk>print</span>(result)`}),(0,e.jsx)(c.A,{language:"bash",sample:"curl",html:`<span class=tf>curl</span> <span class=tp>--silent</span> --show-error --max-time <span class=tn>30</span> <span class=ts>'https://api.captcha-cloud.example/reportIncorrectImageCaptcha'</span> \\
  <span class=tp>--header</span> <span class=ts>'Content-Type: application/json'</span> \\
  <span class=tp>--data</span> '{
  <span class=tp>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
  <span class=tp>"taskId"</span>: <span class=tn>7654321</span>
}' |
  jq <span class=ts>'if .errorId == 0 then . else error(.errorCode) end'</span>`}),(0,e.jsx)(c.A,{language:"csharp",sample:"csharp",html:`<span class=tc>// .NET 8+</span>
<span class=tk>using</span> System.Text;
<span class=tk>using</span> System.Text.Json.Nodes;

<span class=tk>using</span> <span class=tt><span class=tk>var</span></span> client = <span class=tk>new</span> <span class=tt>HttpClient</span>();
<span class=tk>using</span> <span class=tt><span class=tk>var</span></span> body = <span class=tk>new</span> <span class=tt>StringContent</span>(<span class=ts>""</span>"
    {
      <span class=ts>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
      <span class=ts>"taskId"</span>: <span class=tn>7654321</span>
    }
    <span class=ts>""</span>", Encoding.UTF8, <span class=ts>"application/json"</span>);
<span class=tk>using</span> <span class=tt><span class=tk>var</span></span> response = <span class=tk>await</span> client.<span class=tf>PostAsync</span>(<span class=ts>"https://api.captcha-cloud.example/reportIncorrectImageCaptcha"</span>, body);
<span class=tt><span class=tk>var</span></span> result = JsonNode.<span class=tf>Parse</span>(<span class=tk>await</span> response.Content.<span class=tf>ReadAsStringAsync</span>())!;
<span class=tk>if</span> ((<span class=tk>int</span>)result[<span class=ts>"errorId"</span>]! != <span class=tn>0</span>)
    <span class=tk>throw new</span> <span class=tt>InvalidOperationException</span>((<span class=tk>string</span>?)result[<span class=ts>"errorCode"</span>]);
Console.<span class=tf>WriteLine</span>(result);`}),(0,e.jsx)(c.A,{language:"java",sample:"java",html:`<span class=tc>// Java 17+, com.google.code.gson:gson</span>
<span class=tk>import</span> com.google.gson.<span class=tt>JsonParser</span>;
<span class=tk>import</span> java.net.<span class=tt>URI</span>;
<span class=tk>import</span> java.net.http.*;
<span class=tk>import</span> java.time.<span class=tt>Duration</span>;

<span class=tk>public class</span> <span class=tt>Main</span> {
    <span class=tk>public static void</span> <span class=tf>main</span>(<span class=tt>String</span>[] args) <span class=tk>throws</span> <span class=tt>Exception</span> {
        <span class=tk>var</span> body = <span class=ts>"""
            {
              "clientKey": "YOUR_API_KEY",
              "taskId": 7654321
            }
            """</span>;
        <span class=tk>var</span> request = <span class=tt>HttpRequest</span>.<span class=tf>newBuilder</span>(<span class=tn>URI</span>.<span class=tf>create</span>(<span class=ts>"https://api.captcha-cloud.example/reportIncorrectImageCaptcha"</span>))
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
}`}),(0,e.jsx)(c.A,{language:"go",sample:"go",html:`<span class=tc>// Go 1.18+</span>

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
  "taskId": 7654321
}\`</span>)
	response, err := client.<span class=tf>Post</span>(<span class=ts>"https://api.captcha-cloud.example/reportIncorrectImageCaptcha"</span>, <span class=ts>"application/json"</span>, request)
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
}`}),(0,e.jsx)(c.A,{language:"php",sample:"php",html:`<span class=tk>&lt;?php</span> <span class=tc>// PHP 8.1+</span>

<span class=tv>$body</span> = <span class=ts>&lt;&lt;&lt;'JSON'
{
  "clientKey": "YOUR_API_KEY",
  "taskId": 7654321
}
JSON;</span>
<span class=tv>$curl</span> = <span class=tf>curl_init</span>(<span class=ts>'https://api.captcha-cloud.example/reportIncorrectImageCaptcha'</span>);
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
`,(0,e.jsx)(l.A,{of:"reportIncorrectImageCaptcha",label:"Попробовать",children:(0,e.jsxs)("p",{children:["Заполните запрос и выполните его в песочнице (нужен JavaScript). Если у вас есть исходный код этой документации, песочницу можно запустить и на своём компьютере: ",(0,e.jsx)(a.a,{href:"/docs/getting-start#sandbox",children:(0,e.jsx)("code",{children:"npm run sandbox"})})]})}),`
`,(0,e.jsxs)(a.p,{children:["Если текст часто неверный, укажите ",(0,e.jsx)(a.a,{href:"/ru/docs/api/module-name",children:"модуль распознавания"})," для этой капчи или ",(0,e.jsx)(a.a,{href:"/ru/docs/api/threshold",children:"порог уверенности"}),"."]}),`
`,(0,e.jsx)(a.h2,{id:"request-fields",children:"Поля запроса"}),`
`,(0,e.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Поля запроса: reportIncorrectTokenCaptcha",children:(0,e.jsxs)("table",{className:"fields",children:[(0,e.jsx)("thead",{children:(0,e.jsxs)("tr",{children:[(0,e.jsx)("th",{scope:"col",children:"Поле"}),(0,e.jsx)("th",{scope:"col",children:"Тип"}),(0,e.jsx)("th",{scope:"col",children:"Описание"})]})}),(0,e.jsxs)("tbody",{children:[(0,e.jsxs)(r.A,{id:"clientKey",children:[(0,e.jsx)("th",{scope:"row",children:(0,e.jsx)("a",{href:"#clientKey",children:(0,e.jsx)("code",{children:"clientKey"})})}),(0,e.jsxs)("td",{children:["строка ",(0,e.jsx)("b",{children:"обязательное"})]}),(0,e.jsx)("td",{children:"Ваш ключ API."})]}),(0,e.jsxs)(r.A,{id:"taskId",children:[(0,e.jsx)("th",{scope:"row",children:(0,e.jsx)("a",{href:"#taskId",children:(0,e.jsx)("code",{children:"taskId"})})}),(0,e.jsxs)("td",{children:["целое число ",(0,e.jsx)("b",{children:"обязательное"})]}),(0,e.jsx)("td",{children:"ID задачи, решение которой сайт не принял."})]})]})]})}),`
`,(0,e.jsxs)(a.p,{children:[(0,e.jsx)(a.code,{children:"taskId"})," — ID, который вернул ",(0,e.jsx)(a.a,{href:"/ru/docs/api/methods/create-task#response-taskId",children:"createTask"}),". Храните его, пока не узнаете, принял ли сайт решение."]}),`
`,(0,e.jsx)(a.h2,{id:"answer",children:"Ответ"}),`
`,(0,e.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Поля ответа: reportIncorrectTokenCaptcha",children:(0,e.jsxs)("table",{className:"fields",children:[(0,e.jsx)("thead",{children:(0,e.jsxs)("tr",{children:[(0,e.jsx)("th",{scope:"col",children:"Поле"}),(0,e.jsx)("th",{scope:"col",children:"Тип"}),(0,e.jsx)("th",{scope:"col",children:"Описание"})]})}),(0,e.jsxs)("tbody",{children:[(0,e.jsxs)(r.A,{id:"response-errorId",children:[(0,e.jsx)("th",{scope:"row",children:(0,e.jsx)("a",{href:"#response-errorId",children:(0,e.jsx)("code",{children:"errorId"})})}),(0,e.jsx)("td",{children:"целое число"}),(0,e.jsxs)("td",{children:["0, если сообщение принято; 1, если нет. Ошибку указывает ",(0,e.jsx)("code",{children:"errorCode"}),".",(0,e.jsx)("ul",{children:(0,e.jsxs)("li",{children:["одно из значений: ",(0,e.jsx)("code",{children:"0"}),", ",(0,e.jsx)("code",{children:"1"})]})})]})]}),(0,e.jsxs)(r.A,{id:"response-errorCode",children:[(0,e.jsx)("th",{scope:"row",children:(0,e.jsx)("a",{href:"#response-errorCode",children:(0,e.jsx)("code",{children:"errorCode"})})}),(0,e.jsx)("td",{children:"строка"}),(0,e.jsxs)("td",{children:[(0,e.jsx)(a.a,{href:"/docs/api/api-errors",children:"Код ошибки"}),", который указывает, почему сообщение не принято. Присутствует, если ",(0,e.jsx)("code",{children:"errorId"})," равен 1."]})]}),(0,e.jsxs)(r.A,{id:"response-status",children:[(0,e.jsx)("th",{scope:"row",children:(0,e.jsx)("a",{href:"#response-status",children:(0,e.jsx)("code",{children:"status"})})}),(0,e.jsx)("td",{children:"строка"}),(0,e.jsxs)("td",{children:["Подтверждение, что сообщение принято. Присутствует, если ",(0,e.jsx)("code",{children:"errorId"})," равен 0.",(0,e.jsx)("ul",{children:(0,e.jsxs)("li",{children:["всегда ",(0,e.jsx)("code",{children:"success"})]})})]})]})]})]})}),`
`,(0,e.jsx)(a.p,{children:"Если сообщение принято:"}),`
`,(0,e.jsx)(c.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"success"</span>
}`}),`
`,(0,e.jsx)(a.h2,{id:"errors",children:"Ошибки"}),`
`,(0,e.jsxs)(a.p,{children:["Ниже — самые вероятные коды; полный список — на странице ",(0,e.jsx)(a.a,{href:"/ru/docs/api/api-errors#all-codes",children:"Ошибки API"}),"."]}),`
`,(0,e.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Коды ошибок и что делать",children:(0,e.jsxs)("table",{className:"rows errors",children:[(0,e.jsx)("thead",{children:(0,e.jsxs)("tr",{children:[(0,e.jsx)("th",{scope:"col",children:"Код"}),(0,e.jsx)("th",{scope:"col",children:"Что значит"}),(0,e.jsx)("th",{scope:"col",children:"Что делать"})]})}),(0,e.jsxs)("tbody",{children:[(0,e.jsxs)("tr",{children:[(0,e.jsx)("th",{scope:"row",children:(0,e.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_KEY_DOES_NOT_EXIST",children:(0,e.jsxs)("code",{children:["ERROR_",(0,e.jsx)("wbr",{}),"KEY_",(0,e.jsx)("wbr",{}),"DOES_",(0,e.jsx)("wbr",{}),"NOT_",(0,e.jsx)("wbr",{}),"EXIST"]})})}),(0,e.jsx)("td",{"data-label":"Что значит",children:"Ключ API не существует или имеет неверный формат."}),(0,e.jsx)("td",{"data-label":"Что делать",children:"Проверьте ключ. Не повторяйте запрос с тем же ключом."})]}),(0,e.jsxs)("tr",{children:[(0,e.jsx)("th",{scope:"row",children:(0,e.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_NO_SUCH_CAPCHA_ID",children:(0,e.jsxs)("code",{children:["ERROR_",(0,e.jsx)("wbr",{}),"NO_",(0,e.jsx)("wbr",{}),"SUCH_",(0,e.jsx)("wbr",{}),"CAPCHA_",(0,e.jsx)("wbr",{}),"ID"]})})}),(0,e.jsxs)("td",{"data-label":"Что значит",children:["Задачи с таким ",(0,e.jsx)("code",{children:"taskId"})," нет или её результат больше не хранится. Результаты хранятся около 5 минут."]}),(0,e.jsxs)("td",{"data-label":"Что делать",children:["Проверьте ",(0,e.jsx)("code",{children:"taskId"}),". Если решение ещё нужно, создайте новую задачу."]})]}),(0,e.jsxs)("tr",{children:[(0,e.jsx)("th",{scope:"row",children:(0,e.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_IP_NOT_ALLOWED",children:(0,e.jsxs)("code",{children:["ERROR_",(0,e.jsx)("wbr",{}),"IP_",(0,e.jsx)("wbr",{}),"NOT_",(0,e.jsx)("wbr",{}),"ALLOWED"]})})}),(0,e.jsx)("td",{"data-label":"Что значит",children:"Ваш IP-адрес не разрешён: его нет в списке доверенных адресов аккаунта."}),(0,e.jsx)("td",{"data-label":"Что делать",children:"Отправляйте запросы с доверенного адреса или измените список в аккаунте."})]}),(0,e.jsxs)("tr",{children:[(0,e.jsx)("th",{scope:"row",children:(0,e.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_IP_BLOCKED",children:(0,e.jsx)("code",{children:"ERROR_IP_BLOCKED"})})}),(0,e.jsx)("td",{"data-label":"Что значит",children:"Ваш IP-адрес заблокирован из-за многократных ошибок."}),(0,e.jsxs)("td",{"data-label":"Что делать",children:["Устраните причину. См. ",(0,e.jsx)(a.a,{href:"/docs/api/block-reason#fix",children:"Причины блокировки"}),"."]})]}),(0,e.jsxs)("tr",{children:[(0,e.jsx)("th",{scope:"row",children:(0,e.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_IP_BANNED",children:(0,e.jsx)("code",{children:"ERROR_IP_BANNED"})})}),(0,e.jsx)("td",{"data-label":"Что значит",children:"С вашего IP-адреса пришло слишком много запросов с неверным ключом."}),(0,e.jsx)("td",{"data-label":"Что делать",children:"Исправьте ключ и повторите запрос позже."})]})]})]})}),`
`,(0,e.jsx)(a.h2,{id:"next",children:"Что дальше"}),`
`,(0,e.jsxs)(a.ul,{children:[`
`,(0,e.jsxs)(a.li,{children:[(0,e.jsx)(a.a,{href:"/ru/docs/api/token-accept",children:"Сайт не принимает токены (nocache)"})," — как запросить новые токены, если сайт отклоняет часть из них."]}),`
`,(0,e.jsxs)(a.li,{children:[(0,e.jsx)(a.a,{href:"/ru/docs/api/api-errors#support",children:"Ошибки API"})," — что сообщить поддержке, если ничего не помогает."]}),`
`]})]})}function f(s={}){let{wrapper:a}={...(0,p.R)(),...s.components};return a?(0,e.jsx)(a,{...s,children:(0,e.jsx)(j,{...s})}):j(s)}},8345(s,a,n){var t={"./RecaptchaV2EnterpriseTask.json":["2227","1696"],"./ImageToTextTask.json":["354","2847"],"./RecaptchaClickTask.json":["2170","2071"],"./TenDITask.json":["5709","6686"],"./reportIncorrectImageCaptcha.json":["464","6361"],"./createTask.json":["7577","4498"],"./AmazonTask.json":["3009","6890"],"./getBalance.json":["3444","8389"],"./getTaskResult.json":["204","8813"],"./RecaptchaV2Task.json":["2928","8425"],"./getUserAgent.json":["9968","7785"],"./TemuTask.json":["1144","7473"],"./strings.json":["2078","6131"],"./ImpervaTask.json":["7089","3210"],"./BinanceTask.json":["5291","3272"],"./RecaptchaV3TaskProxyless.json":["9136","409"],"./reportIncorrectTokenCaptcha.json":["1248","8617"],"./__plugin.json":["329","3394"],"./GeeTestTask.json":["6530","2927"],"./RecognitionTask.json":["6166","7307"],"./ProsopoTask.json":["9685","4726"],"./TurnstileTask.json":["2389","2182"],"./BasiliskTask.json":["9189","310"]};function e(s){if(!n.o(t,s))return Promise.resolve().then(function(){var a=Error("Cannot find module '"+s+"'");throw a.code="MODULE_NOT_FOUND",a});var a=t[s],e=a[0];return n.e(a[1]).then(function(){return n.t(e,19)})}e.keys=()=>Object.keys(t),e.id=8345,s.exports=e},7346(s,a,n){"use strict";n.d(a,{A:()=>p});var t=n(2540),e=n(4060);function p({as:s="tr",...a}){return(0,e.A)().collectAnchor(a.id),(0,t.jsx)(s,{...a})}},8920(s,a,n){"use strict";n.d(a,{A:()=>c});var t=n(2540),e=n(3696);let p=globalThis.trustedTypes?.createPolicy("built-html",{createHTML:s=>s});function c({as:s,html:a,ref:n,...r}){let l=(0,e.useMemo)(()=>({__html:p?p.createHTML(a):a}),[a]);return(0,t.jsx)(s,{...r,ref:n,dangerouslySetInnerHTML:l})}},7228(s,a,n){"use strict";let t;function e(s){let a,n=t??((a=document.createElement("div")).setAttribute("role","status"),a.className="sr-only",document.body.append(a),a);t=n,n.textContent="",setTimeout(()=>{n.textContent=s},100)}n.d(a,{i:()=>e})},9073(s,a,n){"use strict";async function t(s){try{await navigator.clipboard.writeText(s)}catch{var a;let n,t,e;if(a=s,n=document.activeElement,(t=document.createElement("textarea")).className="sr-only",t.value=a,document.body.append(t),t.select(),e=document.execCommand("copy"),t.remove(),n?.focus({preventScroll:!0}),!e)throw Error("The browser does not let this page copy.")}}n.d(a,{D:()=>t})},3985(s,a,n){"use strict";n.d(a,{A:()=>i,i:()=>d});var t=n(2540),e=n(9981),p=n(3696),c=n(8920),r=n(7228),l=n(9073),o=n(4635);function i({html:s,language:a,title:n,sample:e}){let r=(0,p.useRef)(null);return(0,t.jsxs)("div",{className:"code","data-sample":e,children:[n&&(0,t.jsx)("div",{className:"code-title",children:n}),(0,t.jsx)("pre",{tabIndex:0,children:(0,t.jsx)(c.A,{as:"code",ref:r,className:a&&`language-${a}`,html:s})}),(0,t.jsx)(d,{code:r})]})}function d({code:s}){let[a,n]=(0,p.useState)();(0,p.useEffect)(()=>{if(!a)return;let s=setTimeout(()=>n(void 0),2e3);return()=>clearTimeout(s)},[a]);let c=async()=>{let a=await (0,l.D)(s.current?.textContent??"").then(o.M,()=>(s.current&&getSelection()?.selectAllChildren(s.current),(0,o.d)()));n(a),(0,r.i)(a)};return(0,t.jsx)("button",{type:"button",className:"code-copy","data-copied":a?"":void 0,onClick:c,children:a??(0,e.T)({id:"theme.CodeBlock.copy",message:"Copy",description:"The copy button label on code blocks"})})}},4635(s,a,n){"use strict";n.d(a,{M:()=>e,d:()=>p});var t=n(9981);function e(){return(0,t.T)({id:"theme.CodeBlock.copied",message:"Copied",description:"The copied button label on code blocks"})}function p(){return(0,t.T)({id:"docs.copy.failed",message:"Couldn't copy"})}},9409(s,a,n){"use strict";n.d(a,{A:()=>i});var t=n(2540),e=n(3696),p=n(4237),c=n(9344);function r(){let s,{dataset:a}=document.documentElement;for(let n of document.querySelectorAll(".samples > input"))n.value===a.sample?s=n.checked=!0:s??=!1;!1===s&&delete a.sample}var l=n(634);let o={javascript:"JavaScript",python:"Python",curl:"cURL",csharp:"C#",java:"Java",go:"Go",php:"PHP"};function i({id:s,label:a,children:n}){return(0,e.useLayoutEffect)(r,[]),(0,t.jsxs)("div",{className:"samples",role:"group","aria-label":a,children:[l.f.map((a,n)=>(0,t.jsxs)(e.Fragment,{children:[(0,t.jsx)("input",{type:"radio",id:`${s}-${a}`,name:s,value:a,defaultChecked:0===n,onChange:s=>{var a;let n;return n=(a=s.currentTarget).getBoundingClientRect().top,void(!function({value:s}){document.documentElement.dataset.sample=s,(0,c.M)("localStorage",p.dt,s),r()}(a),scrollBy(0,a.getBoundingClientRect().top-n))}}),(0,t.jsx)("label",{htmlFor:`${s}-${a}`,children:o[a]})]},a)),n]})}},634(s,a,n){"use strict";n.d(a,{f:()=>t});let t=["javascript","python","curl","csharp","java","go","php"]},4942(s,a,n){"use strict";function t(s,a){let{fields:n=[],proxy:t}=s.variants[a]??{},p=[...n,...t?.fields??[]];return"createTask"!==s.method?e("",p):e("",[e("task",p),...s.envelope])}function e(s,a){return{name:s,fields:a,types:["object"],typeText:"",required:!0,description:"",constraints:[]}}n.d(a,{$b:()=>function s(a,[n,...t]){return void 0===n||void 0===a||"string"==typeof a?void 0===n?a:void 0:s(Array.isArray(a)?a[Number(n)]:a[n],t)},BA:()=>function s(a,n){if(void 0!==a.const)return a.required||void 0!==n?a.const:void 0;if(void 0===n||""===n)return a.fields&&a.required?{}:void 0;if("string"==typeof n)return function({types:s,enum:a,open:n},t){let e=a?.find(s=>p(s)===t);return void 0!==e?e:n?function(s){try{return JSON.parse(s)}catch{return s}}(t):s.includes("boolean")&&/^(true|false)$/.test(t)?"true"===t:(s.includes("integer")||s.includes("number"))&&/^-?\d+(\.\d+)?$/.test(t)&&Number.isSafeInteger(Math.trunc(Number(t)))?Number(t):t}(a,n);if(Array.isArray(n))return function({items:a,required:n},t){if(0!==t.length||n)return t.map(n=>(a&&s(a,n))??"")}(a,n);let t=(a.fields??[]).map(a=>[a.name,s(a,n[a.name])]).filter(([,s])=>void 0!==s);return t.length>0||a.required?Object.fromEntries(t):void 0},D0:()=>function s(a,n){if(void 0!==n){if(a.open)return"string"==typeof n?n:JSON.stringify(n,null,2);if(a.items){let{items:t}=a;return Array.isArray(n)?n.map(a=>s(t,a)??""):void 0}return a.fields?c(n)?Object.fromEntries(a.fields.map(a=>[a.name,s(a,n[a.name])]).filter(([,s])=>void 0!==s)):void 0:p(n)}},Gv:()=>c,LO:()=>t,e1:()=>p,eI:()=>function s(a,[n,...t],e){if(void 0===n)return e;if("number"==typeof n){let p=Array.isArray(a)?a:[],c=s(p[n],t,e);return void 0===c?p.toSpliced(n,1):p.toSpliced(n,1,c)}let p=c(a)?a:{},{[n]:r,...l}=p,o=s(r,t,e);return void 0===o?l:{...p,[n]:o}},rq:()=>r});let p=s=>"string"==typeof s?s:JSON.stringify(s),c=s=>"object"==typeof s&&null!==s&&!Array.isArray(s),r=s=>s.map(s=>`/${s}`).join("")},1525(s,a,n){"use strict";n.d(a,{A:()=>r});var t=n(2540),e=n(9981),p=n(3696),c=n(3413);function r({of:s,variant:a,label:o,children:i}){let d=(0,p.useRef)(null),[h,u]=(0,p.useState)(),j=function(s,a){let[n,t]=(0,p.useState)();return(0,p.useLayoutEffect)(()=>(l.add(s),()=>void l.delete(s)),[s]),(0,p.useEffect)(()=>{let n=()=>{let n=(0,c.vF)(location.hash),e=[...document.querySelectorAll(".try-it")],p=n===s||e[0]===a.current&&!document.getElementById(`try-${n}`);void 0!==n&&p&&a.current&&(t(location.hash),history.replaceState(history.state,"",location.pathname+location.search),a.current.open=!0,a.current.scrollIntoView())};return n(),addEventListener("hashchange",n),()=>removeEventListener("hashchange",n)},[s,a]),n}(s,d),f=()=>{d.current?.open&&"object"!=typeof h&&(u(void 0),Promise.all([Promise.all([n.e("4014"),n.e("1081"),n.e("8888")]).then(n.bind(n,7051)),n(8345)(`./${s}.json`)]).then(([{default:s},{default:a}])=>u({Panel:s,data:function(s){let{placeholder:a,text:n}=s.userAgent,t=JSON.stringify(document.querySelector("[data-user-agent]")?.textContent||n).slice(1,-1);return JSON.parse(JSON.stringify(s).replaceAll(a,t))}(a)}),()=>u("failed")))};return(0,p.useEffect)(f,[]),(0,t.jsxs)("details",{ref:d,className:"try-it",onToggle:f,children:[(0,t.jsx)("summary",{children:o}),"object"!=typeof h&&i,"failed"===h&&(0,t.jsx)("button",{type:"button",className:"button",onClick:f,children:(0,e.T)({id:"theme.ErrorPageContent.tryAgain",message:"Try again"})}),"object"==typeof h&&(0,t.jsx)(h.Panel,{...h.data,variant:a,hash:j},j)]})}let l=new Set},3413(s,a,n){"use strict";n.d(a,{Pp:()=>l,jE:()=>e,jr:()=>c,vF:()=>r});var t=n(4942);let e=4e3,p="#try=";function c(s,a){var n;return`${p}${s}.${n=JSON.stringify(a),btoa(Array.from(new TextEncoder().encode(n),s=>String.fromCharCode(s)).join("")).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}`}function r(s){return s.startsWith(p)?s.slice(p.length).split(".")[0]:void 0}function l(s){if(!(s.length>e))try{var a;let n,e=JSON.parse((a=s.slice(s.indexOf(".")+1),n=atob(a.replaceAll("-","+").replaceAll("_","/")),new TextDecoder("utf-8",{fatal:!0}).decode(Uint8Array.from(n,s=>s.charCodeAt(0)))));if(!(0,t.Gv)(e)||!(0,t.Gv)(e.body))return;let{variant:p,body:c}=e;return"string"==typeof p?{variant:p,body:c}:{body:c}}catch{return}}},3023(s,a,n){"use strict";n.d(a,{R:()=>c,x:()=>r});var t=n(3696);let e={},p=t.createContext(e);function c(s){let a=t.useContext(p);return t.useMemo(function(){return"function"==typeof s?s(a):{...a,...s}},[a,s])}function r(s){let a;return a=s.disableParentContext?"function"==typeof s.components?s.components(e):s.components||e:c(s.components),t.createElement(p.Provider,{value:a},s.children)}}}]);