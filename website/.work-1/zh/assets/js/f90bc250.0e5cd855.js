(globalThis.webpackChunkwebsite=globalThis.webpackChunkwebsite||[]).push([["5067"],{759(s,a,e){"use strict";e.r(a),e.d(a,{metadata:()=>n,default:()=>f,frontMatter:()=>i,contentTitle:()=>d,toc:()=>u,assets:()=>h});var n=JSON.parse('{"id":"api/methods/get-balance","title":"getBalance","description":"获取、查询账户余额的接口：地址、请求、响应，以及七种编程语言的示例。","source":"@site/i18n/zh/docusaurus-plugin-content-docs/current/api/methods/get-balance.mdx","sourceDirName":"api/methods","slug":"/api/methods/get-balance","permalink":"/zh/docs/api/methods/get-balance","draft":false,"unlisted":false,"tags":[],"version":"current","lastUpdatedAt":1794865987000,"frontMatter":{"title":"getBalance","description":"获取、查询账户余额的接口：地址、请求、响应，以及七种编程语言的示例。","source":"f3577f377814"},"sidebar":"documentation","previous":{"title":"getTaskResult","permalink":"/zh/docs/api/methods/get-task-result"},"next":{"title":"getUserAgent","permalink":"/zh/docs/api/methods/get-user-agent"},"lastUpdatedText":"2026年11月16日"}'),t=e(2540),l=e(3023),r=e(3985),c=e(7346),p=e(1525),o=e(9409);let i={title:"getBalance",description:"获取、查询账户余额的接口：地址、请求、响应，以及七种编程语言的示例。",source:"f3577f377814"},d,h={},u=[{value:"请求字段",id:"request-fields",level:2},{value:"响应",id:"answer",level:2},{value:"余额为零时的处理",id:"empty-balance",level:2},{value:"错误",id:"errors",level:2},{value:"下一步",id:"next",level:2}];function j(s){let a={a:"a",code:"code",h2:"h2",li:"li",p:"p",ul:"ul",...(0,l.R)(),...s.components};return(0,t.jsxs)(t.Fragment,{children:[(0,t.jsx)(r.A,{language:"http",html:"<span class=tk>POST</span> https://api.captcha-cloud.example/getBalance"}),`
`,(0,t.jsx)(a.p,{children:"返回账户余额。程序长时间运行之前，可先查询余额。"}),`
`,(0,t.jsxs)(o.A,{id:"samples",label:"代码示例：getBalance",children:[(0,t.jsx)(r.A,{language:"javascript",sample:"javascript",html:`<span class=tc>// Node.js 20+</span>
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
console.<span class=tf>log</span>(result);`}),(0,t.jsx)(r.A,{language:"python",sample:"python",html:`<span class=tc># Python 3.9+</span>
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
<span class=tk>print</span>(result)`}),(0,t.jsx)(r.A,{language:"bash",sample:"curl",html:`<span class=tf>curl</span> <span class=tp>--silent</span> --show-error --max-time <span class=tn>30</span> <span class=ts>'https://api.captcha-cloud.example/getBalance'</span> \\
  <span class=tp>--header</span> <span class=ts>'Content-Type: application/json'</span> \\
  <span class=tp>--data</span> '{
  <span class=tp>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>
}' |
  jq <span class=ts>'if .errorId == 0 then . else error(.errorCode) end'</span>`}),(0,t.jsx)(r.A,{language:"csharp",sample:"csharp",html:`<span class=tc>// .NET 8+</span>
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
Console.<span class=tf>WriteLine</span>(result);`}),(0,t.jsx)(r.A,{language:"java",sample:"java",html:`<span class=tc>// Java 17+, com.google.code.gson:gson</span>
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
}`}),(0,t.jsx)(r.A,{language:"php",sample:"php",html:`<span class=tk>&lt;?php</span> <span class=tc>// PHP 8.1+</span>

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
`,(0,t.jsx)(p.A,{of:"getBalance",label:"试一试",children:(0,t.jsxs)("p",{children:["填写此请求并在沙箱中运行（需要 JavaScript）。如果您有本文档的源代码，也可以在自己的电脑上运行沙箱：",(0,t.jsx)(a.a,{href:"/docs/getting-start#sandbox",children:(0,t.jsx)("code",{children:"npm run sandbox"})})]})}),`
`,(0,t.jsx)(a.p,{children:"响应："}),`
`,(0,t.jsx)(r.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"balance"</span>: <span class=tn>12.5</span>
}`}),`
`,(0,t.jsx)(a.h2,{id:"request-fields",children:"请求字段"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"请求字段：getBalance",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"字段"}),(0,t.jsx)("th",{scope:"col",children:"类型"}),(0,t.jsx)("th",{scope:"col",children:"说明"})]})}),(0,t.jsx)("tbody",{children:(0,t.jsxs)(c.A,{id:"clientKey",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#clientKey",children:(0,t.jsx)("code",{children:"clientKey"})})}),(0,t.jsxs)("td",{children:["字符串 ",(0,t.jsx)("b",{children:"必填"})]}),(0,t.jsx)("td",{children:"您的 API 密钥。"})]})})]})}),`
`,(0,t.jsx)(a.h2,{id:"answer",children:"响应"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"响应字段：getBalance",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"字段"}),(0,t.jsx)("th",{scope:"col",children:"类型"}),(0,t.jsx)("th",{scope:"col",children:"说明"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(c.A,{id:"response-errorId",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#response-errorId",children:(0,t.jsx)("code",{children:"errorId"})})}),(0,t.jsx)("td",{children:"整数"}),(0,t.jsxs)("td",{children:["0 表示请求成功，1 表示失败。失败时检查 ",(0,t.jsx)("code",{children:"errorCode"}),"。",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["可用的值：",(0,t.jsx)("code",{children:"0"}),"、",(0,t.jsx)("code",{children:"1"})]})})]})]}),(0,t.jsxs)(c.A,{id:"response-errorCode",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#response-errorCode",children:(0,t.jsx)("code",{children:"errorCode"})})}),(0,t.jsx)("td",{children:"字符串"}),(0,t.jsxs)("td",{children:[(0,t.jsx)(a.a,{href:"/docs/api/api-errors",children:"错误码"}),"。",(0,t.jsx)("code",{children:"errorId"})," 为 1 时出现。"]})]}),(0,t.jsxs)(c.A,{id:"response-balance",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#response-balance",children:(0,t.jsx)("code",{children:"balance"})})}),(0,t.jsx)("td",{children:"数字"}),(0,t.jsxs)("td",{children:["账户余额，小数。",(0,t.jsx)("code",{children:"errorId"})," 为 0 时出现。"]})]})]})]})}),`
`,(0,t.jsxs)(a.p,{children:["不要将 ",(0,t.jsx)(a.code,{children:"balance"})," 按整数解析。统计见",(0,t.jsx)(a.a,{href:"https://dash.captcha-cloud.example",children:"控制台"}),"。"]}),`
`,(0,t.jsx)(a.h2,{id:"empty-balance",children:"余额为零时的处理"}),`
`,(0,t.jsxs)(a.p,{children:["余额为零时，createTask 失败，返回 ",(0,t.jsx)(a.a,{href:"/zh/docs/api/api-errors#ERROR_ZERO_BALANCE",children:(0,t.jsx)(a.code,{children:"ERROR_ZERO_BALANCE"})}),"。程序应停止运行，不要重试：反复请求会导致临时封禁，原因为 ",(0,t.jsx)(a.a,{href:"/zh/docs/api/block-reason#ZeroBalance",children:(0,t.jsx)(a.code,{children:"ZeroBalance"})}),"。"]}),`
`,(0,t.jsx)(a.h2,{id:"errors",children:"错误"}),`
`,(0,t.jsxs)(a.p,{children:["以下是常见的错误码，全部错误码见 ",(0,t.jsx)(a.a,{href:"/zh/docs/api/api-errors#all-codes",children:"API 错误码"}),"。"]}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"错误码及处理方法",children:(0,t.jsxs)("table",{className:"rows errors",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"错误码"}),(0,t.jsx)("th",{scope:"col",children:"含义"}),(0,t.jsx)("th",{scope:"col",children:"处理方法"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_KEY_DOES_NOT_EXIST",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"KEY_",(0,t.jsx)("wbr",{}),"DOES_",(0,t.jsx)("wbr",{}),"NOT_",(0,t.jsx)("wbr",{}),"EXIST"]})})}),(0,t.jsx)("td",{"data-label":"含义",children:"API 密钥不存在或格式错误。"}),(0,t.jsx)("td",{"data-label":"处理方法",children:"检查密钥。不要用同一密钥重试。"})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_IP_NOT_ALLOWED",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"IP_",(0,t.jsx)("wbr",{}),"NOT_",(0,t.jsx)("wbr",{}),"ALLOWED"]})})}),(0,t.jsx)("td",{"data-label":"含义",children:"您的 IP 地址不在账户的 IP 白名单中。"}),(0,t.jsx)("td",{"data-label":"处理方法",children:"从白名单中的地址发送请求，或在账户中修改白名单。"})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_IP_BLOCKED",children:(0,t.jsx)("code",{children:"ERROR_IP_BLOCKED"})})}),(0,t.jsx)("td",{"data-label":"含义",children:"您的 IP 地址因反复出错被封禁。"}),(0,t.jsxs)("td",{"data-label":"处理方法",children:["解决引起封禁的问题，见",(0,t.jsx)(a.a,{href:"/docs/api/block-reason#fix",children:"封禁原因"}),"。"]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_IP_BANNED",children:(0,t.jsx)("code",{children:"ERROR_IP_BANNED"})})}),(0,t.jsx)("td",{"data-label":"含义",children:"您的 IP 地址用错误密钥发送的请求过多。"}),(0,t.jsx)("td",{"data-label":"处理方法",children:"更正密钥，稍后重试。"})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_SERVICE_NOT_AVAILABLE",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"SERVICE_",(0,t.jsx)("wbr",{}),"NOT_",(0,t.jsx)("wbr",{}),"AVAILABLE"]})})}),(0,t.jsxs)("td",{"data-label":"含义",children:["服务暂时不可用。服务无法返回结果或推送回调时，",(0,t.jsx)("code",{children:"createTask"})," 也返回此错误码，以免您为收不到的结果付费。"]}),(0,t.jsx)("td",{"data-label":"处理方法",children:"稍后重试。"})]})]})]})}),`
`,(0,t.jsx)(a.h2,{id:"next",children:"下一步"}),`
`,(0,t.jsxs)(a.ul,{children:[`
`,(0,t.jsxs)(a.li,{children:[(0,t.jsx)(a.a,{href:"/zh/docs/api/methods/create-task",children:"createTask"}),"：创建任务。"]}),`
`,(0,t.jsxs)(a.li,{children:[(0,t.jsx)(a.a,{href:"/zh/docs/api/block-reason",children:"封禁原因"}),"：避免因密钥错误或余额为零被封禁。"]}),`
`]})]})}function f(s={}){let{wrapper:a}={...(0,l.R)(),...s.components};return a?(0,t.jsx)(a,{...s,children:(0,t.jsx)(j,{...s})}):j(s)}},2834(s,a,e){var n={"./RecaptchaV2EnterpriseTask.json":["9926","6779"],"./ImageToTextTask.json":["6339","4176"],"./RecaptchaClickTask.json":["1077","2934"],"./TenDITask.json":["6388","1413"],"./reportIncorrectImageCaptcha.json":["8753","298"],"./createTask.json":["4882","7327"],"./AmazonTask.json":["7030","4715"],"./getBalance.json":["8959","8004"],"./getTaskResult.json":["7413","2502"],"./RecaptchaV2Task.json":["2045","430"],"./getUserAgent.json":["2515","1664"],"./TemuTask.json":["3207","6268"],"./strings.json":["2083","9536"],"./ImpervaTask.json":["3420","8845"],"./BinanceTask.json":["5962","7511"],"./RecaptchaV3TaskProxyless.json":["7547","1192"],"./reportIncorrectTokenCaptcha.json":["209","9354"],"./__plugin.json":["9630","3331"],"./GeeTestTask.json":["7627","1592"],"./RecognitionTask.json":["9431","8508"],"./ProsopoTask.json":["5708","3645"],"./TurnstileTask.json":["5896","1505"],"./BasiliskTask.json":["8526","1987"]};function t(s){if(!e.o(n,s))return Promise.resolve().then(function(){var a=Error("Cannot find module '"+s+"'");throw a.code="MODULE_NOT_FOUND",a});var a=n[s],t=a[0];return e.e(a[1]).then(function(){return e.t(t,19)})}t.keys=()=>Object.keys(n),t.id=2834,s.exports=t},7346(s,a,e){"use strict";e.d(a,{A:()=>l});var n=e(2540),t=e(4060);function l({as:s="tr",...a}){return(0,t.A)().collectAnchor(a.id),(0,n.jsx)(s,{...a})}},8920(s,a,e){"use strict";e.d(a,{A:()=>r});var n=e(2540),t=e(3696);let l=globalThis.trustedTypes?.createPolicy("built-html",{createHTML:s=>s});function r({as:s,html:a,ref:e,...c}){let p=(0,t.useMemo)(()=>({__html:l?l.createHTML(a):a}),[a]);return(0,n.jsx)(s,{...c,ref:e,dangerouslySetInnerHTML:p})}},7228(s,a,e){"use strict";let n;function t(s){let a,e=n??((a=document.createElement("div")).setAttribute("role","status"),a.className="sr-only",document.body.append(a),a);n=e,e.textContent="",setTimeout(()=>{e.textContent=s},100)}e.d(a,{i:()=>t})},9073(s,a,e){"use strict";async function n(s){try{await navigator.clipboard.writeText(s)}catch{var a;let e,n,t;if(a=s,e=document.activeElement,(n=document.createElement("textarea")).className="sr-only",n.value=a,document.body.append(n),n.select(),t=document.execCommand("copy"),n.remove(),e?.focus({preventScroll:!0}),!t)throw Error("The browser does not let this page copy.")}}e.d(a,{D:()=>n})},3985(s,a,e){"use strict";e.d(a,{A:()=>i,i:()=>d});var n=e(2540),t=e(9981),l=e(3696),r=e(8920),c=e(7228),p=e(9073),o=e(4635);function i({html:s,language:a,title:e,sample:t}){let c=(0,l.useRef)(null);return(0,n.jsxs)("div",{className:"code","data-sample":t,children:[e&&(0,n.jsx)("div",{className:"code-title",children:e}),(0,n.jsx)("pre",{tabIndex:0,children:(0,n.jsx)(r.A,{as:"code",ref:c,className:a&&`language-${a}`,html:s})}),(0,n.jsx)(d,{code:c})]})}function d({code:s}){let[a,e]=(0,l.useState)();(0,l.useEffect)(()=>{if(!a)return;let s=setTimeout(()=>e(void 0),2e3);return()=>clearTimeout(s)},[a]);let r=async()=>{let a=await (0,p.D)(s.current?.textContent??"").then(o.M,()=>(s.current&&getSelection()?.selectAllChildren(s.current),(0,o.d)()));e(a),(0,c.i)(a)};return(0,n.jsx)("button",{type:"button",className:"code-copy","data-copied":a?"":void 0,onClick:r,children:a??(0,t.T)({id:"theme.CodeBlock.copy",message:"Copy",description:"The copy button label on code blocks"})})}},4635(s,a,e){"use strict";e.d(a,{M:()=>t,d:()=>l});var n=e(9981);function t(){return(0,n.T)({id:"theme.CodeBlock.copied",message:"Copied",description:"The copied button label on code blocks"})}function l(){return(0,n.T)({id:"docs.copy.failed",message:"Couldn't copy"})}},9409(s,a,e){"use strict";e.d(a,{A:()=>i});var n=e(2540),t=e(3696),l=e(4237),r=e(9344);function c(){let s,{dataset:a}=document.documentElement;for(let e of document.querySelectorAll(".samples > input"))e.value===a.sample?s=e.checked=!0:s??=!1;!1===s&&delete a.sample}var p=e(634);let o={javascript:"JavaScript",python:"Python",curl:"cURL",csharp:"C#",java:"Java",go:"Go",php:"PHP"};function i({id:s,label:a,children:e}){return(0,t.useLayoutEffect)(c,[]),(0,n.jsxs)("div",{className:"samples",role:"group","aria-label":a,children:[p.f.map((a,e)=>(0,n.jsxs)(t.Fragment,{children:[(0,n.jsx)("input",{type:"radio",id:`${s}-${a}`,name:s,value:a,defaultChecked:0===e,onChange:s=>{var a;let e;return e=(a=s.currentTarget).getBoundingClientRect().top,void(!function({value:s}){document.documentElement.dataset.sample=s,(0,r.M)("localStorage",l.dt,s),c()}(a),scrollBy(0,a.getBoundingClientRect().top-e))}}),(0,n.jsx)("label",{htmlFor:`${s}-${a}`,children:o[a]})]},a)),e]})}},634(s,a,e){"use strict";e.d(a,{f:()=>n});let n=["javascript","python","curl","csharp","java","go","php"]},4942(s,a,e){"use strict";function n(s,a){let{fields:e=[],proxy:n}=s.variants[a]??{},l=[...e,...n?.fields??[]];return"createTask"!==s.method?t("",l):t("",[t("task",l),...s.envelope])}function t(s,a){return{name:s,fields:a,types:["object"],typeText:"",required:!0,description:"",constraints:[]}}e.d(a,{$b:()=>function s(a,[e,...n]){return void 0===e||void 0===a||"string"==typeof a?void 0===e?a:void 0:s(Array.isArray(a)?a[Number(e)]:a[e],n)},BA:()=>function s(a,e){if(void 0!==a.const)return a.required||void 0!==e?a.const:void 0;if(void 0===e||""===e)return a.fields&&a.required?{}:void 0;if("string"==typeof e)return function({types:s,enum:a,open:e},n){let t=a?.find(s=>l(s)===n);return void 0!==t?t:e?function(s){try{return JSON.parse(s)}catch{return s}}(n):s.includes("boolean")&&/^(true|false)$/.test(n)?"true"===n:(s.includes("integer")||s.includes("number"))&&/^-?\d+(\.\d+)?$/.test(n)&&Number.isSafeInteger(Math.trunc(Number(n)))?Number(n):n}(a,e);if(Array.isArray(e))return function({items:a,required:e},n){if(0!==n.length||e)return n.map(e=>(a&&s(a,e))??"")}(a,e);let n=(a.fields??[]).map(a=>[a.name,s(a,e[a.name])]).filter(([,s])=>void 0!==s);return n.length>0||a.required?Object.fromEntries(n):void 0},D0:()=>function s(a,e){if(void 0!==e){if(a.open)return"string"==typeof e?e:JSON.stringify(e,null,2);if(a.items){let{items:n}=a;return Array.isArray(e)?e.map(a=>s(n,a)??""):void 0}return a.fields?r(e)?Object.fromEntries(a.fields.map(a=>[a.name,s(a,e[a.name])]).filter(([,s])=>void 0!==s)):void 0:l(e)}},Gv:()=>r,LO:()=>n,e1:()=>l,eI:()=>function s(a,[e,...n],t){if(void 0===e)return t;if("number"==typeof e){let l=Array.isArray(a)?a:[],r=s(l[e],n,t);return void 0===r?l.toSpliced(e,1):l.toSpliced(e,1,r)}let l=r(a)?a:{},{[e]:c,...p}=l,o=s(c,n,t);return void 0===o?p:{...l,[e]:o}},rq:()=>c});let l=s=>"string"==typeof s?s:JSON.stringify(s),r=s=>"object"==typeof s&&null!==s&&!Array.isArray(s),c=s=>s.map(s=>`/${s}`).join("")},1525(s,a,e){"use strict";e.d(a,{A:()=>c});var n=e(2540),t=e(9981),l=e(3696),r=e(3413);function c({of:s,variant:a,label:o,children:i}){let d=(0,l.useRef)(null),[h,u]=(0,l.useState)(),j=function(s,a){let[e,n]=(0,l.useState)();return(0,l.useLayoutEffect)(()=>(p.add(s),()=>void p.delete(s)),[s]),(0,l.useEffect)(()=>{let e=()=>{let e=(0,r.vF)(location.hash),t=[...document.querySelectorAll(".try-it")],l=e===s||t[0]===a.current&&!document.getElementById(`try-${e}`);void 0!==e&&l&&a.current&&(n(location.hash),history.replaceState(history.state,"",location.pathname+location.search),a.current.open=!0,a.current.scrollIntoView())};return e(),addEventListener("hashchange",e),()=>removeEventListener("hashchange",e)},[s,a]),e}(s,d),f=()=>{d.current?.open&&"object"!=typeof h&&(u(void 0),Promise.all([Promise.all([e.e("4014"),e.e("1081"),e.e("5025")]).then(e.bind(e,7544)),e(2834)(`./${s}.json`)]).then(([{default:s},{default:a}])=>u({Panel:s,data:function(s){let{placeholder:a,text:e}=s.userAgent,n=JSON.stringify(document.querySelector("[data-user-agent]")?.textContent||e).slice(1,-1);return JSON.parse(JSON.stringify(s).replaceAll(a,n))}(a)}),()=>u("failed")))};return(0,l.useEffect)(f,[]),(0,n.jsxs)("details",{ref:d,className:"try-it",onToggle:f,children:[(0,n.jsx)("summary",{children:o}),"object"!=typeof h&&i,"failed"===h&&(0,n.jsx)("button",{type:"button",className:"button",onClick:f,children:(0,t.T)({id:"theme.ErrorPageContent.tryAgain",message:"Try again"})}),"object"==typeof h&&(0,n.jsx)(h.Panel,{...h.data,variant:a,hash:j},j)]})}let p=new Set},3413(s,a,e){"use strict";e.d(a,{Pp:()=>p,jE:()=>t,jr:()=>r,vF:()=>c});var n=e(4942);let t=4e3,l="#try=";function r(s,a){var e;return`${l}${s}.${e=JSON.stringify(a),btoa(Array.from(new TextEncoder().encode(e),s=>String.fromCharCode(s)).join("")).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}`}function c(s){return s.startsWith(l)?s.slice(l.length).split(".")[0]:void 0}function p(s){if(!(s.length>t))try{var a;let e,t=JSON.parse((a=s.slice(s.indexOf(".")+1),e=atob(a.replaceAll("-","+").replaceAll("_","/")),new TextDecoder("utf-8",{fatal:!0}).decode(Uint8Array.from(e,s=>s.charCodeAt(0)))));if(!(0,n.Gv)(t)||!(0,n.Gv)(t.body))return;let{variant:l,body:r}=t;return"string"==typeof l?{variant:l,body:r}:{body:r}}catch{return}}},3023(s,a,e){"use strict";e.d(a,{R:()=>r,x:()=>c});var n=e(3696);let t={},l=n.createContext(t);function r(s){let a=n.useContext(l);return n.useMemo(function(){return"function"==typeof s?s(a):{...a,...s}},[a,s])}function c(s){let a;return a=s.disableParentContext?"function"==typeof s.components?s.components(t):s.components||t:r(s.components),n.createElement(l.Provider,{value:a},s.children)}}}]);