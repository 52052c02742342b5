(globalThis.webpackChunkwebsite=globalThis.webpackChunkwebsite||[]).push([["3438"],{7658(s,a,e){"use strict";e.r(a),e.d(a,{metadata:()=>n,default:()=>f,frontMatter:()=>i,contentTitle:()=>d,toc:()=>h,assets:()=>u});var n=JSON.parse('{"id":"api/methods/get-balance","title":"getBalance","description":"Баланс аккаунта: запрос, ответ и примеры кода на семи языках.","source":"@site/i18n/ru/docusaurus-plugin-content-docs/current/api/methods/get-balance.mdx","sourceDirName":"api/methods","slug":"/api/methods/get-balance","permalink":"/ru/docs/api/methods/get-balance","draft":false,"unlisted":false,"tags":[],"version":"current","lastUpdatedAt":1794865987000,"frontMatter":{"title":"getBalance","description":"Баланс аккаунта: запрос, ответ и примеры кода на семи языках.","source":"f3577f377814"},"sidebar":"documentation","previous":{"title":"getTaskResult","permalink":"/ru/docs/api/methods/get-task-result"},"next":{"title":"getUserAgent","permalink":"/ru/docs/api/methods/get-user-agent"},"lastUpdatedText":"16 нояб. 2026 г."}'),t=e(2540),r=e(3023),l=e(3985),c=e(7346),p=e(1525),o=e(9409);let i={title:"getBalance",description:"Баланс аккаунта: запрос, ответ и примеры кода на семи языках.",source:"f3577f377814"},d,u={},h=[{value:"Поля запроса",id:"request-fields",level:2},{value:"Ответ",id:"answer",level:2},{value:"Если баланс нулевой",id:"empty-balance",level:2},{value:"Ошибки",id:"errors",level:2},{value:"Что дальше",id:"next",level:2}];function j(s){let a={a:"a",code:"code",h2:"h2",li:"li",p:"p",ul:"ul",...(0,r.R)(),...s.components};return(0,t.jsxs)(t.Fragment,{children:[(0,t.jsx)(l.A,{language:"http",html:"<span class=tk>POST</span> https://api.captcha-cloud.example/getBalance"}),`
`,(0,t.jsx)(a.p,{children:"Возвращает баланс вашего аккаунта. Вызывайте этот метод, например, перед длительным запуском."}),`
`,(0,t.jsxs)(o.A,{id:"samples",label:"Примеры кода: getBalance",children:[(0,t.jsx)(l.A,{language:"javascript",sample:"javascript",html:`<span class=tc>// Node.js 20+</span>
<span class=tk>const</span> response = <span class=tk>await</span> <span class=tf>fetch</span>(<span class=ts>"https://api.captcha-cloud.example/getBalance"</span>, {
  <span class=tp>method</span>: <span class=ts>"POST"</span>,
  <span class=tp>headers</span>: { <span class=tp>"Content-Type"</span>: <span class=ts>"application/json"</span> },
  <span class=tp>body</span>: <span class=tn>JSON</span>.<span class=tf>stringify</span>({
    <span class=tp>clientKey</span>: <span class=ts>"YOUR_API_KEY"</span>
  }),
  <span class=tp>signal</span>: AbortSignal.<span class=tf>timeout</span>(<span class=tn>30_000</span>),
});
<span class=tk>const</span> result = <span class=tk>await</span> response.<span class=tf>json</span>();
<span class=tk>if</span> (result.errorId !== <span class=tn>0</span>) <span class=tk>throw new</span> <span class=tt>Error</span>(result.errorCode);
console.<span class=tf>log</span>(result);`}),(0,t.jsx)(l.A,{language:"python",sample:"python",html:`<span class=tc># Python 3.9+</span>
<span class=tk>import</span> requests

response = requests.post(
    <span class=ts>"https://api.captcha-cloud.example/getBalance"</span>,
    json={
        <span class=ts>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>
    },
    timeout=<span class=tn>30</span>,
)
result = response.json()
<span class=tk>if</span> result[<span class=ts>"errorId"</span>] != <span class=tn>0</span>:
    <span class=tk>raise</span> RuntimeError(result[<span class=ts>"errorCode"</span>])
<span class=tk>print</span>(result)`}),(0,t.jsx)(l.A,{language:"bash",sample:"curl",html:`<span class=tf>curl</span> <span class=tp>--silent</span> --show-error --max-time <span class=tn>30</span> <span class=ts>'https://api.captcha-cloud.example/getBalance'</span> \\
  <span class=tp>--header</span> <span class=ts>'Content-Type: application/json'</span> \\
  <span class=tp>--data</span> '{
  <span class=tp>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>
}' |
  jq <span class=ts>'if .errorId == 0 then . else error(.errorCode) end'</span>`}),(0,t.jsx)(l.A,{language:"csharp",sample:"csharp",html:`<span class=tc>// .NET 8+</span>
<span class=tk>using</span> System.Text;
<span class=tk>using</span> System.Text.Json.Nodes;

<span class=tk>using</span> <span class=tt><span class=tk>var</span></span> client = <span class=tk>new</span> <span class=tt>HttpClient</span>();
<span class=tk>using</span> <span class=tt><span class=tk>var</span></span> body = <span class=tk>new</span> <span class=tt>StringContent</span>(<span class=ts>""</span>"
    {
      <span class=ts>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>
    }
    <span class=ts>""</span>", Encoding.UTF8, <span class=ts>"application/json"</span>);
<span class=tk>using</span> <span class=tt><span class=tk>var</span></span> response = <span class=tk>await</span> client.<span class=tf>PostAsync</span>(<span class=ts>"https://api.captcha-cloud.example/getBalance"</span>, body);
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
              "clientKey": "YOUR_API_KEY"
            }
            """</span>;
        <span class=tk>var</span> request = <span class=tt>HttpRequest</span>.<span class=tf>newBuilder</span>(<span class=tn>URI</span>.<span class=tf>create</span>(<span class=ts>"https://api.captcha-cloud.example/getBalance"</span>))
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
  "clientKey": "YOUR_API_KEY"
}\`</span>)
	response, err := client.<span class=tf>Post</span>(<span class=ts>"https://api.captcha-cloud.example/getBalance"</span>, <span class=ts>"application/json"</span>, request)
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
  "clientKey": "YOUR_API_KEY"
}
JSON;</span>
<span class=tv>$curl</span> = <span class=tf>curl_init</span>(<span class=ts>'https://api.captcha-cloud.example/getBalance'</span>);
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
`,(0,t.jsx)(p.A,{of:"getBalance",label:"Попробовать",children:(0,t.jsxs)("p",{children:["Заполните запрос и выполните его в песочнице (нужен JavaScript). Если у вас есть исходный код этой документации, песочницу можно запустить и на своём компьютере: ",(0,t.jsx)(a.a,{href:"/docs/getting-start#sandbox",children:(0,t.jsx)("code",{children:"npm run sandbox"})})]})}),`
`,(0,t.jsx)(a.p,{children:"Ответ:"}),`
`,(0,t.jsx)(l.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"balance"</span>: <span class=tn>12.5</span>
}`}),`
`,(0,t.jsx)(a.h2,{id:"request-fields",children:"Поля запроса"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Поля запроса: getBalance",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Поле"}),(0,t.jsx)("th",{scope:"col",children:"Тип"}),(0,t.jsx)("th",{scope:"col",children:"Описание"})]})}),(0,t.jsx)("tbody",{children:(0,t.jsxs)(c.A,{id:"clientKey",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#clientKey",children:(0,t.jsx)("code",{children:"clientKey"})})}),(0,t.jsxs)("td",{children:["строка ",(0,t.jsx)("b",{children:"обязательное"})]}),(0,t.jsx)("td",{children:"Ваш ключ API."})]})})]})}),`
`,(0,t.jsx)(a.h2,{id:"answer",children:"Ответ"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Поля ответа: getBalance",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Поле"}),(0,t.jsx)("th",{scope:"col",children:"Тип"}),(0,t.jsx)("th",{scope:"col",children:"Описание"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(c.A,{id:"response-errorId",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#response-errorId",children:(0,t.jsx)("code",{children:"errorId"})})}),(0,t.jsx)("td",{children:"целое число"}),(0,t.jsxs)("td",{children:["0, если запрос удался; 1, если нет. Ошибку указывает ",(0,t.jsx)("code",{children:"errorCode"}),".",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["одно из значений: ",(0,t.jsx)("code",{children:"0"}),", ",(0,t.jsx)("code",{children:"1"})]})})]})]}),(0,t.jsxs)(c.A,{id:"response-errorCode",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#response-errorCode",children:(0,t.jsx)("code",{children:"errorCode"})})}),(0,t.jsx)("td",{children:"строка"}),(0,t.jsxs)("td",{children:[(0,t.jsx)(a.a,{href:"/docs/api/api-errors",children:"Код ошибки"}),". Присутствует, если ",(0,t.jsx)("code",{children:"errorId"})," равен 1."]})]}),(0,t.jsxs)(c.A,{id:"response-balance",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#response-balance",children:(0,t.jsx)("code",{children:"balance"})})}),(0,t.jsx)("td",{children:"число"}),(0,t.jsxs)("td",{children:["Баланс аккаунта, десятичная дробь. Присутствует, если ",(0,t.jsx)("code",{children:"errorId"})," равен 0."]})]})]})]})}),`
`,(0,t.jsxs)(a.p,{children:["Не преобразуйте ",(0,t.jsx)(a.code,{children:"balance"})," в целое число. Статистика — в ",(0,t.jsx)(a.a,{href:"https://dash.captcha-cloud.example",children:"личном кабинете"}),"."]}),`
`,(0,t.jsx)(a.h2,{id:"empty-balance",children:"Если баланс нулевой"}),`
`,(0,t.jsxs)(a.p,{children:["Если деньги закончились, createTask возвращает ",(0,t.jsx)(a.a,{href:"/ru/docs/api/api-errors#ERROR_ZERO_BALANCE",children:(0,t.jsx)(a.code,{children:"ERROR_ZERO_BALANCE"})}),". Остановите программу и не повторяйте запрос: многократные запросы ведут к временной блокировке с причиной ",(0,t.jsx)(a.a,{href:"/ru/docs/api/block-reason#ZeroBalance",children:(0,t.jsx)(a.code,{children:"ZeroBalance"})}),"."]}),`
`,(0,t.jsx)(a.h2,{id:"errors",children:"Ошибки"}),`
`,(0,t.jsxs)(a.p,{children:["Ниже — самые вероятные коды; полный список — на странице ",(0,t.jsx)(a.a,{href:"/ru/docs/api/api-errors#all-codes",children:"Ошибки API"}),"."]}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Коды ошибок и что делать",children:(0,t.jsxs)("table",{className:"rows errors",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Код"}),(0,t.jsx)("th",{scope:"col",children:"Что значит"}),(0,t.jsx)("th",{scope:"col",children:"Что делать"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_KEY_DOES_NOT_EXIST",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"KEY_",(0,t.jsx)("wbr",{}),"DOES_",(0,t.jsx)("wbr",{}),"NOT_",(0,t.jsx)("wbr",{}),"EXIST"]})})}),(0,t.jsx)("td",{"data-label":"Что значит",children:"Ключ API не существует или имеет неверный формат."}),(0,t.jsx)("td",{"data-label":"Что делать",children:"Проверьте ключ. Не повторяйте запрос с тем же ключом."})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_IP_NOT_ALLOWED",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"IP_",(0,t.jsx)("wbr",{}),"NOT_",(0,t.jsx)("wbr",{}),"ALLOWED"]})})}),(0,t.jsx)("td",{"data-label":"Что значит",children:"Ваш IP-адрес не разрешён: его нет в списке доверенных адресов аккаунта."}),(0,t.jsx)("td",{"data-label":"Что делать",children:"Отправляйте запросы с доверенного адреса или измените список в аккаунте."})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_IP_BLOCKED",children:(0,t.jsx)("code",{children:"ERROR_IP_BLOCKED"})})}),(0,t.jsx)("td",{"data-label":"Что значит",children:"Ваш IP-адрес заблокирован из-за многократных ошибок."}),(0,t.jsxs)("td",{"data-label":"Что делать",children:["Устраните причину. См. ",(0,t.jsx)(a.a,{href:"/docs/api/block-reason#fix",children:"Причины блокировки"}),"."]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_IP_BANNED",children:(0,t.jsx)("code",{children:"ERROR_IP_BANNED"})})}),(0,t.jsx)("td",{"data-label":"Что значит",children:"С вашего IP-адреса пришло слишком много запросов с неверным ключом."}),(0,t.jsx)("td",{"data-label":"Что делать",children:"Исправьте ключ и повторите запрос позже."})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_SERVICE_NOT_AVAILABLE",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"SERVICE_",(0,t.jsx)("wbr",{}),"NOT_",(0,t.jsx)("wbr",{}),"AVAILABLE"]})})}),(0,t.jsxs)("td",{"data-label":"Что значит",children:["Сервис временно недоступен. ",(0,t.jsx)("code",{children:"createTask"})," возвращает этот код и тогда, когда сервис не может доставить результаты или callback, чтобы вы не платили за результат, который не сможете получить."]}),(0,t.jsx)("td",{"data-label":"Что делать",children:"Повторите запрос позже."})]})]})]})}),`
`,(0,t.jsx)(a.h2,{id:"next",children:"Что дальше"}),`
`,(0,t.jsxs)(a.ul,{children:[`
`,(0,t.jsxs)(a.li,{children:[(0,t.jsx)(a.a,{href:"/ru/docs/api/methods/create-task",children:"createTask"})," — создание задачи."]}),`
`,(0,t.jsxs)(a.li,{children:[(0,t.jsx)(a.a,{href:"/ru/docs/api/block-reason",children:"Причины блокировки"})," — как избежать блокировки из-за неверного ключа или нулевого баланса."]}),`
`]})]})}function f(s={}){let{wrapper:a}={...(0,r.R)(),...s.components};return a?(0,t.jsx)(a,{...s,children:(0,t.jsx)(j,{...s})}):j(s)}},8345(s,a,e){var n={"./RecaptchaV2EnterpriseTask.json":["2227","1696"],"./ImageToTextTask.json":["354","2847"],"./RecaptchaClickTask.json":["2170","2071"],"./TenDITask.json":["5709","6686"],"./reportIncorrectImageCaptcha.json":["464","6361"],"./createTask.json":["7577","4498"],"./AmazonTask.json":["3009","6890"],"./getBalance.json":["3444","8389"],"./getTaskResult.json":["204","8813"],"./RecaptchaV2Task.json":["2928","8425"],"./getUserAgent.json":["9968","7785"],"./TemuTask.json":["1144","7473"],"./strings.json":["2078","6131"],"./ImpervaTask.json":["7089","3210"],"./BinanceTask.json":["5291","3272"],"./RecaptchaV3TaskProxyless.json":["9136","409"],"./reportIncorrectTokenCaptcha.json":["1248","8617"],"./__plugin.json":["329","3394"],"./GeeTestTask.json":["6530","2927"],"./RecognitionTask.json":["6166","7307"],"./ProsopoTask.json":["9685","4726"],"./TurnstileTask.json":["2389","2182"],"./BasiliskTask.json":["9189","310"]};function t(s){if(!e.o(n,s))return Promise.resolve().then(function(){var a=Error("Cannot find module '"+s+"'");throw a.code="MODULE_NOT_FOUND",a});var a=n[s],t=a[0];return e.e(a[1]).then(function(){return e.t(t,19)})}t.keys=()=>Object.keys(n),t.id=8345,s.exports=t},7346(s,a,e){"use strict";e.d(a,{A:()=>r});var n=e(2540),t=e(4060);function r({as:s="tr",...a}){return(0,t.A)().collectAnchor(a.id),(0,n.jsx)(s,{...a})}},8920(s,a,e){"use strict";e.d(a,{A:()=>l});var n=e(2540),t=e(3696);let r=globalThis.trustedTypes?.createPolicy("built-html",{createHTML:s=>s});function l({as:s,html:a,ref:e,...c}){let p=(0,t.useMemo)(()=>({__html:r?r.createHTML(a):a}),[a]);return(0,n.jsx)(s,{...c,ref:e,dangerouslySetInnerHTML:p})}},7228(s,a,e){"use strict";let n;function t(s){let a,e=n??((a=document.createElement("div")).setAttribute("role","status"),a.className="sr-only",document.body.append(a),a);n=e,e.textContent="",setTimeout(()=>{e.textContent=s},100)}e.d(a,{i:()=>t})},9073(s,a,e){"use strict";async function n(s){try{await navigator.clipboard.writeText(s)}catch{var a;let e,n,t;if(a=s,e=document.activeElement,(n=document.createElement("textarea")).className="sr-only",n.value=a,document.body.append(n),n.select(),t=document.execCommand("copy"),n.remove(),e?.focus({preventScroll:!0}),!t)throw Error("The browser does not let this page copy.")}}e.d(a,{D:()=>n})},3985(s,a,e){"use strict";e.d(a,{A:()=>i,i:()=>d});var n=e(2540),t=e(9981),r=e(3696),l=e(8920),c=e(7228),p=e(9073),o=e(4635);function i({html:s,language:a,title:e,sample:t}){let c=(0,r.useRef)(null);return(0,n.jsxs)("div",{className:"code","data-sample":t,children:[e&&(0,n.jsx)("div",{className:"code-title",children:e}),(0,n.jsx)("pre",{tabIndex:0,children:(0,n.jsx)(l.A,{as:"code",ref:c,className:a&&`language-${a}`,html:s})}),(0,n.jsx)(d,{code:c})]})}function d({code:s}){let[a,e]=(0,r.useState)();(0,r.useEffect)(()=>{if(!a)return;let s=setTimeout(()=>e(void 0),2e3);return()=>clearTimeout(s)},[a]);let l=async()=>{let a=await (0,p.D)(s.current?.textContent??"").then(o.M,()=>(s.current&&getSelection()?.selectAllChildren(s.current),(0,o.d)()));e(a),(0,c.i)(a)};return(0,n.jsx)("button",{type:"button",className:"code-copy","data-copied":a?"":void 0,onClick:l,children:a??(0,t.T)({id:"theme.CodeBlock.copy",message:"Copy",description:"The copy button label on code blocks"})})}},4635(s,a,e){"use strict";e.d(a,{M:()=>t,d:()=>r});var n=e(9981);function t(){return(0,n.T)({id:"theme.CodeBlock.copied",message:"Copied",description:"The copied button label on code blocks"})}function r(){return(0,n.T)({id:"docs.copy.failed",message:"Couldn't copy"})}},9409(s,a,e){"use strict";e.d(a,{A:()=>i});var n=e(2540),t=e(3696),r=e(4237),l=e(9344);function c(){let s,{dataset:a}=document.documentElement;for(let e of document.querySelectorAll(".samples > input"))e.value===a.sample?s=e.checked=!0:s??=!1;!1===s&&delete a.sample}var p=e(634);let o={javascript:"JavaScript",python:"Python",curl:"cURL",csharp:"C#",java:"Java",go:"Go",php:"PHP"};function i({id:s,label:a,children:e}){return(0,t.useLayoutEffect)(c,[]),(0,n.jsxs)("div",{className:"samples",role:"group","aria-label":a,children:[p.f.map((a,e)=>(0,n.jsxs)(t.Fragment,{children:[(0,n.jsx)("input",{type:"radio",id:`${s}-${a}`,name:s,value:a,defaultChecked:0===e,onChange:s=>{var a;let e;return e=(a=s.currentTarget).getBoundingClientRect().top,void(!function({value:s}){document.documentElement.dataset.sample=s,(0,l.M)("localStorage",r.dt,s),c()}(a),scrollBy(0,a.getBoundingClientRect().top-e))}}),(0,n.jsx)("label",{htmlFor:`${s}-${a}`,children:o[a]})]},a)),e]})}},634(s,a,e){"use strict";e.d(a,{f:()=>n});let n=["javascript","python","curl","csharp","java","go","php"]},4942(s,a,e){"use strict";function n(s,a){let{fields:e=[],proxy:n}=s.variants[a]??{},r=[...e,...n?.fields??[]];return"createTask"!==s.method?t("",r):t("",[t("task",r),...s.envelope])}function t(s,a){return{name:s,fields:a,types:["object"],typeText:"",required:!0,description:"",constraints:[]}}e.d(a,{$b:()=>function s(a,[e,...n]){return void 0===e||void 0===a||"string"==typeof a?void 0===e?a:void 0:s(Array.isArray(a)?a[Number(e)]:a[e],n)},BA:()=>function s(a,e){if(void 0!==a.const)return a.required||void 0!==e?a.const:void 0;if(void 0===e||""===e)return a.fields&&a.required?{}:void 0;if("string"==typeof e)return function({types:s,enum:a,open:e},n){let t=a?.find(s=>r(s)===n);return void 0!==t?t:e?function(s){try{return JSON.parse(s)}catch{return s}}(n):s.includes("boolean")&&/^(true|false)$/.test(n)?"true"===n:(s.includes("integer")||s.includes("number"))&&/^-?\d+(\.\d+)?$/.test(n)&&Number.isSafeInteger(Math.trunc(Number(n)))?Number(n):n}(a,e);if(Array.isArray(e))return function({items:a,required:e},n){if(0!==n.length||e)return n.map(e=>(a&&s(a,e))??"")}(a,e);let n=(a.fields??[]).map(a=>[a.name,s(a,e[a.name])]).filter(([,s])=>void 0!==s);return n.length>0||a.required?Object.fromEntries(n):void 0},D0:()=>function s(a,e){if(void 0!==e){if(a.open)return"string"==typeof e?e:JSON.stringify(e,null,2);if(a.items){let{items:n}=a;return Array.isArray(e)?e.map(a=>s(n,a)??""):void 0}return a.fields?l(e)?Object.fromEntries(a.fields.map(a=>[a.name,s(a,e[a.name])]).filter(([,s])=>void 0!==s)):void 0:r(e)}},Gv:()=>l,LO:()=>n,e1:()=>r,eI:()=>function s(a,[e,...n],t){if(void 0===e)return t;if("number"==typeof e){let r=Array.isArray(a)?a:[],l=s(r[e],n,t);return void 0===l?r.toSpliced(e,1):r.toSpliced(e,1,l)}let r=l(a)?a:{},{[e]:c,...p}=r,o=s(c,n,t);return void 0===o?p:{...r,[e]:o}},rq:()=>c});let r=s=>"string"==typeof s?s:JSON.stringify(s),l=s=>"object"==typeof s&&null!==s&&!Array.isArray(s),c=s=>s.map(s=>`/${s}`).join("")},1525(s,a,e){"use strict";e.d(a,{A:()=>c});var n=e(2540),t=e(9981),r=e(3696),l=e(3413);function c({of:s,variant:a,label:o,children:i}){let d=(0,r.useRef)(null),[u,h]=(0,r.useState)(),j=function(s,a){let[e,n]=(0,r.useState)();return(0,r.useLayoutEffect)(()=>(p.add(s),()=>void p.delete(s)),[s]),(0,r.useEffect)(()=>{let e=()=>{let e=(0,l.vF)(location.hash),t=[...document.querySelectorAll(".try-it")],r=e===s||t[0]===a.current&&!document.getElementById(`try-${e}`);void 0!==e&&r&&a.current&&(n(location.hash),history.replaceState(history.state,"",location.pathname+location.search),a.current.open=!0,a.current.scrollIntoView())};return e(),addEventListener("hashchange",e),()=>removeEventListener("hashchange",e)},[s,a]),e}(s,d),f=()=>{d.current?.open&&"object"!=typeof u&&(h(void 0),Promise.all([Promise.all([e.e("4014"),e.e("1081"),e.e("8888")]).then(e.bind(e,7051)),e(8345)(`./${s}.json`)]).then(([{default:s},{default:a}])=>h({Panel:s,data:function(s){let{placeholder:a,text:e}=s.userAgent,n=JSON.stringify(document.querySelector("[data-user-agent]")?.textContent||e).slice(1,-1);return JSON.parse(JSON.stringify(s).replaceAll(a,n))}(a)}),()=>h("failed")))};return(0,r.useEffect)(f,[]),(0,n.jsxs)("details",{ref:d,className:"try-it",onToggle:f,children:[(0,n.jsx)("summary",{children:o}),"object"!=typeof u&&i,"failed"===u&&(0,n.jsx)("button",{type:"button",className:"button",onClick:f,children:(0,t.T)({id:"theme.ErrorPageContent.tryAgain",message:"Try again"})}),"object"==typeof u&&(0,n.jsx)(u.Panel,{...u.data,variant:a,hash:j},j)]})}let p=new Set},3413(s,a,e){"use strict";e.d(a,{Pp:()=>p,jE:()=>t,jr:()=>l,vF:()=>c});var n=e(4942);let t=4e3,r="#try=";function l(s,a){var e;return`${r}${s}.${e=JSON.stringify(a),btoa(Array.from(new TextEncoder().encode(e),s=>String.fromCharCode(s)).join("")).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}`}function c(s){return s.startsWith(r)?s.slice(r.length).split(".")[0]:void 0}function p(s){if(!(s.length>t))try{var a;let e,t=JSON.parse((a=s.slice(s.indexOf(".")+1),e=atob(a.replaceAll("-","+").replaceAll("_","/")),new TextDecoder("utf-8",{fatal:!0}).decode(Uint8Array.from(e,s=>s.charCodeAt(0)))));if(!(0,n.Gv)(t)||!(0,n.Gv)(t.body))return;let{variant:r,body:l}=t;return"string"==typeof r?{variant:r,body:l}:{body:l}}catch{return}}},3023(s,a,e){"use strict";e.d(a,{R:()=>l,x:()=>c});var n=e(3696);let t={},r=n.createContext(t);function l(s){let a=n.useContext(r);return n.useMemo(function(){return"function"==typeof s?s(a):{...a,...s}},[a,s])}function c(s){let a;return a=s.disableParentContext?"function"==typeof s.components?s.components(t):s.components||t:l(s.components),n.createElement(r.Provider,{value:a},s.children)}}}]);