(globalThis.webpackChunkwebsite=globalThis.webpackChunkwebsite||[]).push([["9107"],{1687(s,e,a){"use strict";a.r(e),a.d(e,{metadata:()=>t,default:()=>m,frontMatter:()=>o,contentTitle:()=>h,toc:()=>j,assets:()=>x});var t=JSON.parse('{"id":"api/methods/create-task","title":"createTask","description":"创建验证码任务的接口：请求字段、响应、代理示例、异步回调（webhook）示例、密钥后缀，以及七种编程语言的示例。","source":"@site/i18n/zh/docusaurus-plugin-content-docs/current/api/methods/create-task.mdx","sourceDirName":"api/methods","slug":"/api/methods/create-task","permalink":"/zh/docs/api/methods/create-task","draft":false,"unlisted":false,"tags":[],"version":"current","lastUpdatedAt":1794865987000,"frontMatter":{"title":"createTask","description":"创建验证码任务的接口：请求字段、响应、代理示例、异步回调（webhook）示例、密钥后缀，以及七种编程语言的示例。","source":"1341a782a06c"},"sidebar":"documentation","previous":{"title":"接口","permalink":"/zh/docs/methods"},"next":{"title":"getTaskResult","permalink":"/zh/docs/api/methods/get-task-result"},"lastUpdatedText":"2026年11月16日"}'),n=a(2540),c=a(3023),l=a(3985),r=a(8920),d=a(7346),i=a(1525),p=a(9409);let o={title:"createTask",description:"创建验证码任务的接口：请求字段、响应、代理示例、异步回调（webhook）示例、密钥后缀，以及七种编程语言的示例。",source:"1341a782a06c"},h,x={},j=[{value:"任务的生命周期",id:"task-life",level:2},{value:"请求字段",id:"request-fields",level:2},{value:"task 对象",id:"task-object",level:3},{value:"使用自有代理",id:"proxy",level:3},{value:"密钥后缀",id:"key-modifiers",level:3},{value:"响应",id:"answer",level:2},{value:"用回调（webhook）接收结果",id:"callback",level:2},{value:"错误",id:"errors",level:2},{value:"下一步",id:"next",level:2}];function u(s){let e={a:"a",code:"code",h2:"h2",h3:"h3",li:"li",p:"p",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...(0,c.R)(),...s.components};return(0,n.jsxs)(n.Fragment,{children:[(0,n.jsx)(l.A,{language:"http",html:"<span class=tk>POST</span> https://api.captcha-cloud.example/createTask"}),`
`,(0,n.jsxs)(e.p,{children:["创建任务，返回 ",(0,n.jsx)(e.code,{children:"taskId"}),"。任务异步执行：凭 ",(0,n.jsx)(e.code,{children:"taskId"})," 轮询 ",(0,n.jsx)(e.a,{href:"/zh/docs/api/methods/get-task-result",children:"getTaskResult"}),"，或设置",(0,n.jsx)(e.a,{href:"#callback",children:"回调地址"}),"，不轮询即可接收结果。"]}),`
`,(0,n.jsxs)(p.A,{id:"samples",label:"代码示例：createTask",children:[(0,n.jsx)(l.A,{language:"javascript",sample:"javascript",html:`<span class=tc>// Node.js 20+</span>
<span class=tk>const</span> response = <span class=tk>await</span> <span class=tf>fetch</span>(<span class=ts>"https://api.captcha-cloud.example/createTask"</span>, {
  <span class=tp>method</span>: <span class=ts>"POST"</span>,
  <span class=tp>headers</span>: { <span class=tp>"Content-Type"</span>: <span class=ts>"application/json"</span> },
  <span class=tp>body</span>: <span class=tn>JSON</span>.<span class=tf>stringify</span>({
    <span class=tp>clientKey</span>: <span class=ts>"YOUR_API_KEY"</span>,
    <span class=tp>task</span>: {
      <span class=tp>type</span>: <span class=ts>"RecaptchaV2Task"</span>,
      <span class=tp>websiteURL</span>: <span class=ts>"https://example.com/login"</span>,
      <span class=tp>websiteKey</span>: <span class=ts>"YOUR_SITE_KEY"</span>
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
            <span class=ts>"type"</span>: <span class=ts>"RecaptchaV2Task"</span>,
            <span class=ts>"websiteURL"</span>: <span class=ts>"https://example.com/login"</span>,
            <span class=ts>"websiteKey"</span>: <span class=ts>"YOUR_SITE_KEY"</span>
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
    <span class=tp>"type"</span>: <span class=ts>"RecaptchaV2Task"</span>,
    <span class=tp>"websiteURL"</span>: <span class=ts>"https://example.com/login"</span>,
    <span class=tp>"websiteKey"</span>: <span class=ts>"YOUR_SITE_KEY"</span>
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
        <span class=ts>"type"</span>: <span class=ts>"RecaptchaV2Task"</span>,
        <span class=ts>"websiteURL"</span>: <span class=ts>"https://example.com/login"</span>,
        <span class=ts>"websiteKey"</span>: <span class=ts>"YOUR_SITE_KEY"</span>
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
                "type": "RecaptchaV2Task",
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
    "type": "RecaptchaV2Task",
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
}`}),(0,n.jsx)(l.A,{language:"php",sample:"php",html:`<span class=tk>&lt;?php</span> <span class=tc>// PHP 8.1+</span>

<span class=tv>$body</span> = <span class=ts>&lt;&lt;&lt;'JSON'
{
  "clientKey": "YOUR_API_KEY",
  "task": {
    "type": "RecaptchaV2Task",
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
`,(0,n.jsx)(i.A,{of:"createTask",label:"试一试",children:(0,n.jsxs)("p",{children:["填写此请求并在沙箱中运行（需要 JavaScript）。如果您有本文档的源代码，也可以在自己的电脑上运行沙箱：",(0,n.jsx)(e.a,{href:"/docs/getting-start#sandbox",children:(0,n.jsx)("code",{children:"npm run sandbox"})})]})}),`
`,(0,n.jsx)(e.p,{children:"响应："}),`
`,(0,n.jsx)(l.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"taskId"</span>: <span class=tn>7654321</span>
}`}),`
`,(0,n.jsx)(e.h2,{id:"task-life",children:"任务的生命周期"}),`
`,(0,n.jsx)(r.A,{as:"figure",className:"drawing",html:'<svg class="d d-flow" viewBox="0 0 480 608" role=img aria-labelledby=drawing-task-life-title aria-describedby=drawing-task-life-desc><title id=drawing-task-life-title>任务的生命周期</title><desc id=drawing-task-life-desc>程序调用 createTask，得到 taskId。等待后轮询 getTaskResult，状态为 processing 时继续查询。任务最终状态为 ready 并返回结果，或返回错误码。</desc><path class="d-soft d-dash" d="M116 60V176M116 212V236M116 276V360M364 60V236M364 276V360" /><rect class=d-box x=16 y=16 width=200 height=44 rx=8 /><rect class=d-box-accent x=264 y=16 width=200 height=44 rx=8 /><text class="d-bold d-mid" x=116 y=44>您的程序</text><text class="d-bold d-mid" x=364 y=44>服务</text><path class=d-ink d="M116 104H356M364 152H124" /><path class=d-head d="M361 104l-8-5v10zM119 152l8-5v10z" /><text class="d-mono d-mid" x=240 y=94>createTask</text><text class="d-mono d-mid" x=240 y=142>taskId</text><rect class=d-box x=36 y=176 width=160 height=36 rx=18 /><text class=d-mid x=116 y=200>等待</text><rect class="d-accent d-dash" x=16 y=236 width=448 height=186 rx=8 /><text class="d-bold d-mid" x=240 y=264>轮询直到结束</text><path class=d-ink d="M116 312H356M364 352H124" /><path class=d-head d="M361 312l-8-5v10zM119 352l8-5v10z" /><path class=d-accent d="M108 352H68a20 20 0 0 1 0-40h32" /><path class=d-head-accent d="M109 312l-8-5v10z" /><text class="d-mono d-mid" x=240 y=302>getTaskResult</text><rect class=d-processing x=176 y=325 width=128 height=23 rx=11 /><text class="d-mono d-mid" x=240 y=342>processing</text><text class="d-muted d-mid" x=240 y=384>两次请求至少间隔 2 秒</text><text class="d-muted d-mid" x=240 y=407>每个任务最多 120 次请求</text><path class=d-ink d="M240 422v20M116 456v-6a8 8 0 0 1 8-8h232a8 8 0 0 1 8 8v6" /><path class=d-head d="M116 463l-5-8h10zM364 463l-5-8h10z" /><g class=d-fill><rect class=d-good x=16 y=468 width=200 height=90 rx=8 /><rect class=d-bad x=264 y=468 width=200 height=90 rx=8 /></g><rect class=d-ready x=76 y=503 width=80 height=23 rx=11 /><rect class=d-error x=304 y=503 width=120 height=23 rx=11 /><text class="d-bold d-mid" x=116 y=494>识别成功</text><text class="d-mono d-mid" x=116 y=520>ready</text><text class="d-mono d-mid" x=116 y=544>solution</text><text class="d-bold d-mid" x=364 y=494>识别失败</text><text class="d-mono d-mid" x=364 y=520>errorId: 1</text><text class="d-mono d-mid" x=364 y=544>errorCode</text><text class="d-muted d-mid" x=240 y=588>结果保留约 5 分钟</text></svg>'}),`
`,(0,n.jsxs)(e.p,{children:["createTask 是第一步。包含全部步骤的完整程序见",(0,n.jsx)(e.a,{href:"/zh/docs/getting-start#first-task",children:"识别第一个验证码"}),"。"]}),`
`,(0,n.jsx)(e.h2,{id:"request-fields",children:"请求字段"}),`
`,(0,n.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"请求字段：createTask",children:(0,n.jsxs)("table",{className:"fields",children:[(0,n.jsx)("thead",{children:(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"col",children:"字段"}),(0,n.jsx)("th",{scope:"col",children:"类型"}),(0,n.jsx)("th",{scope:"col",children:"说明"})]})}),(0,n.jsxs)("tbody",{children:[(0,n.jsxs)(d.A,{id:"clientKey",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#clientKey",children:(0,n.jsx)("code",{children:"clientKey"})})}),(0,n.jsxs)("td",{children:["字符串 ",(0,n.jsx)("b",{children:"必填"})]}),(0,n.jsxs)("td",{children:["您的 API 密钥，之后可以附加",(0,n.jsx)(e.a,{href:"/docs/api/methods/create-task#key-modifiers",children:"密钥后缀"}),"，例如 ",(0,n.jsxs)("code",{children:["YOUR_",(0,n.jsx)("wbr",{}),"API_",(0,n.jsx)("wbr",{}),"KEY__",(0,n.jsx)("wbr",{}),"nocache"]}),"。"]})]}),(0,n.jsxs)(d.A,{id:"task",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#task",children:(0,n.jsx)("code",{children:"task"})})}),(0,n.jsxs)("td",{children:["对象 ",(0,n.jsx)("b",{children:"必填"})]}),(0,n.jsxs)("td",{children:["任务对象。其他字段由 ",(0,n.jsx)("code",{children:"task.type"})," 决定；有 ",(0,n.jsx)("code",{children:"task.class"})," 时，由两者共同决定。"]})]}),(0,n.jsxs)(d.A,{id:"callbackUrl",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#callbackUrl",children:(0,n.jsx)("code",{children:"callbackUrl"})})}),(0,n.jsx)("td",{children:"字符串 · URL"}),(0,n.jsxs)("td",{children:["用 POST 请求接收任务结果的地址。请求体与 ",(0,n.jsx)(e.a,{href:"/docs/api/methods/get-task-result",children:"getTaskResult"})," 的响应相同。",(0,n.jsx)("ul",{children:(0,n.jsx)("li",{children:"您的服务器须在 2 秒内接收请求，其响应会被忽略"})})]})]}),(0,n.jsxs)(d.A,{id:"softId",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#softId",children:(0,n.jsx)("code",{children:"softId"})})}),(0,n.jsx)("td",{children:"整数"}),(0,n.jsx)("td",{children:"标识您的程序的编号。"})]})]})]})}),`
`,(0,n.jsx)(e.h3,{id:"task-object",children:"task 对象"}),`
`,(0,n.jsxs)(e.p,{children:[(0,n.jsx)(e.code,{children:"task"})," 的其他字段由 ",(0,n.jsx)(e.code,{children:"task.type"})," 决定。",(0,n.jsx)(e.code,{children:"CustomTask"})," 和 ",(0,n.jsx)(e.code,{children:"ComplexImageTask"})," 各包含多种验证码，由 ",(0,n.jsx)(e.code,{children:"task.class"})," 指定。各验证码的字段和完整请求见",(0,n.jsx)(e.a,{href:"/zh/docs/captchas",children:"验证码"}),"。"]}),`
`,(0,n.jsxs)(e.ul,{children:[`
`,(0,n.jsx)(e.li,{children:"字段名必须与文档完全一致。"}),`
`,(0,n.jsxs)(e.li,{children:["名称中的点表示嵌套：",(0,n.jsx)(e.code,{children:"metadata.Task"})," 是 ",(0,n.jsx)(e.code,{children:"metadata"})," 对象中的 ",(0,n.jsx)(e.code,{children:"Task"})," 字段。"]}),`
`,(0,n.jsx)(e.li,{children:"图片任务的每张图片须为 100 到 500,000 字节。"}),`
`,(0,n.jsxs)(e.li,{children:[(0,n.jsx)(e.a,{href:"/zh/docs/api/token-accept",children:(0,n.jsx)(e.code,{children:"nocache"})})," 是 ",(0,n.jsx)(e.code,{children:"task"})," 的字段，不是请求的字段。"]}),`
`]}),`
`,(0,n.jsx)(e.h3,{id:"proxy",children:"使用自有代理"}),`
`,(0,n.jsxs)(e.p,{children:["多数令牌任务可以使用自有代理，作为 ",(0,n.jsx)(e.code,{children:"task"})," 的字段填写。不填写代理字段时，服务使用自己的代理。例如，带代理的 ",(0,n.jsx)(e.a,{href:"/zh/docs/captchas/no-captcha-task",children:"reCAPTCHA v2"})," 任务："]}),`
`,(0,n.jsx)(l.A,{language:"json",html:`{
  <span class=tp>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
  <span class=tp>"task"</span>: {
    <span class=tp>"type"</span>: <span class=ts>"RecaptchaV2Task"</span>,
    <span class=tp>"websiteURL"</span>: <span class=ts>"https://example.com/login"</span>,
    <span class=tp>"websiteKey"</span>: <span class=ts>"YOUR_SITE_KEY"</span>,
    <span class=tp>"proxyType"</span>: <span class=ts>"http"</span>,
    <span class=tp>"proxyAddress"</span>: <span class=ts>"203.0.113.10"</span>,
    <span class=tp>"proxyPort"</span>: <span class=tn>8080</span>,
    <span class=tp>"proxyLogin"</span>: <span class=ts>"YOUR_PROXY_LOGIN"</span>,
    <span class=tp>"proxyPassword"</span>: <span class=ts>"YOUR_PROXY_PASSWORD"</span>
  }
}`}),`
`,(0,n.jsx)(r.A,{as:"figure",className:"drawing",html:'<svg class="d d-flow" viewBox="0 0 480 456" role=img aria-labelledby=drawing-proxy-path-title aria-describedby=drawing-proxy-path-desc><title id=drawing-proxy-path-title>任务的代理路径</title><desc id=drawing-proxy-path-desc>程序请求服务，服务再访问页面：默认通过服务的代理；在任务中填写代理时，通过您的代理。</desc><rect class=d-box x=130 y=16 width=220 height=44 rx=8 /><text class="d-bold d-mid" x=240 y=44>您的程序</text><rect class=d-box-accent x=130 y=96 width=220 height=44 rx=8 /><text class="d-bold d-mid" x=240 y=124>服务</text><path class=d-ink d="M240 60v24M240 140v24M122 178v-6a8 8 0 0 1 8-8h220a8 8 0 0 1 8 8v6M122 262v8a8 8 0 0 0 8 8h220a8 8 0 0 0 8-8v-8M240 278v16" /><path class=d-head d="M240 91l-5-8h10zM122 185l-5-8h10zM358 185l-5-8h10zM240 301l-5-8h10z" /><rect class=d-box x=16 y=190 width=212 height=72 rx=8 /><text class="d-bold d-mid" x=122 y=221>服务的代理</text><text class="d-muted d-mid" x=122 y=245>默认</text><rect class=d-box x=252 y=190 width=212 height=72 rx=8 /><text class="d-bold d-mid" x=358 y=221>您的代理</text><text class="d-muted d-mid" x=358 y=245>任务中填写时</text><rect class=d-box x=130 y=306 width=220 height=92 rx=8 /><path class=d-soft d="M130 332h220M174 319h100" /><path class=d-solid d="M146 316h6v6h-6zM157 316h6v6h-6z" /><text class="d-bold d-mid" x=240 y=371>有验证码的页面</text><text class="d-muted d-mid" x=240 y=434>部分任务类型必须使用自有代理</text></svg>'}),`
`,(0,n.jsxs)(e.table,{children:[(0,n.jsx)(e.thead,{children:(0,n.jsxs)(e.tr,{children:[(0,n.jsx)(e.th,{children:"代理"}),(0,n.jsx)(e.th,{children:"任务类型"})]})}),(0,n.jsxs)(e.tbody,{children:[(0,n.jsxs)(e.tr,{children:[(0,n.jsx)(e.td,{children:"必填，包括用户名和密码"}),(0,n.jsxs)(e.td,{children:[(0,n.jsx)(e.a,{href:"/zh/docs/captchas/incapsula",children:"Imperva"}),"；",(0,n.jsx)(e.a,{href:"/zh/docs/captchas/turnstile-task",children:"Cloudflare 质询"}),"，",(0,n.jsx)("code",{children:"cloudflareTaskType"})," 为 ",(0,n.jsx)("code",{children:"cf_clearance"})," 或 ",(0,n.jsx)("code",{children:"wait_room"})," 时"]})]}),(0,n.jsxs)(e.tr,{children:[(0,n.jsx)(e.td,{children:"不支持"}),(0,n.jsxs)(e.td,{children:[(0,n.jsx)(e.a,{href:"/zh/docs/captchas/recaptcha-v3-task",children:"reCAPTCHA v3"}),"、",(0,n.jsx)(e.a,{href:"/zh/docs/captchas/image-to-text",children:"ImageToText"}),"、",(0,n.jsx)(e.a,{href:"/zh/docs/captchas/ComplexImageTask-Recognition",children:"ComplexImageTask：图片识别"}),"、",(0,n.jsx)(e.a,{href:"/zh/docs/captchas/recaptcha-click",children:"ComplexImageTask：reCAPTCHA 图块点选"})]})]}),(0,n.jsxs)(e.tr,{children:[(0,n.jsx)(e.td,{children:"可选"}),(0,n.jsx)(e.td,{children:"其他所有类型"})]})]})]}),`
`,(0,n.jsx)(e.p,{children:"代理的要求："}),`
`,(0,n.jsxs)(e.ul,{children:[`
`,(0,n.jsxs)(e.li,{children:[(0,n.jsx)(e.code,{children:"proxyType"})," 为 ",(0,n.jsx)(e.code,{children:"http"}),"、",(0,n.jsx)(e.code,{children:"https"}),"、",(0,n.jsx)(e.code,{children:"socks4"})," 或 ",(0,n.jsx)(e.code,{children:"socks5"}),"。普通的 HTTP 和 HTTPS 代理用 ",(0,n.jsx)(e.code,{children:"http"}),"；",(0,n.jsx)(e.code,{children:"https"})," 只作为特殊代理的后备选项。"]}),`
`,(0,n.jsxs)(e.li,{children:[(0,n.jsx)(e.code,{children:"proxyAddress"})," 为 IPv4 或 IPv6 地址。不接受主机名、透明代理、回环地址和局域网地址。"]}),`
`,(0,n.jsxs)(e.li,{children:[(0,n.jsx)(e.code,{children:"proxyPort"})," 为 0 到 65535 的数字。"]}),`
`,(0,n.jsxs)(e.li,{children:["代理需要认证时，填写 ",(0,n.jsx)(e.code,{children:"proxyLogin"})," 和 ",(0,n.jsx)(e.code,{children:"proxyPassword"}),"，不得包含 ",(0,n.jsx)(e.code,{children:"%"}),"。"]}),`
`,(0,n.jsxs)(e.li,{children:["代理按 IP 授权（IP 白名单）时，放行",(0,n.jsx)(e.a,{href:"https://dash.captcha-cloud.example",children:"控制台"}),"中列出的地址。",(0,n.jsx)(e.a,{href:"/zh/docs/captchas/geetest-task",children:"GeeTest"})," 任务不支持这种代理。"]}),`
`]}),`
`,(0,n.jsxs)(e.p,{children:["代理出错时，可根据错误码判断原因，见",(0,n.jsx)(e.a,{href:"/zh/docs/api/api-errors#proxy-errors",children:"代理错误"}),"。"]}),`
`,(0,n.jsx)(e.h3,{id:"key-modifiers",children:"密钥后缀"}),`
`,(0,n.jsx)(e.p,{children:"如果程序只能填写密钥，可以将部分任务选项附加在密钥之后。"}),`
`,(0,n.jsx)(r.A,{as:"figure",className:"drawing",html:'<svg class="d d-flow" viewBox="0 0 480 430" role=img aria-labelledby=drawing-key-modifiers-title aria-describedby=drawing-key-modifiers-desc><title id=drawing-key-modifiers-title>密钥后缀</title><desc id=drawing-key-modifiers-desc>密钥 KEY__solvemedia__recognizingthreshold_70 由 API 密钥、模块和阈值组成。另一个密钥 KEY__nocache 用于获取新令牌。</desc><rect class=d-box x=16 y=16 width=54 height=44 rx=8 /><rect class=d-box-accent x=74 y=16 width=134 height=44 rx=8 /><rect class=d-box-accent x=212 y=16 width=252 height=44 rx=8 /><text class="d-mono d-mid" x=43 y=43>KEY</text><text class="d-mono d-mid" x=141 y=43>__solvemedia</text><text class="d-mono d-mid" x=338 y=43>__recognizingthreshold_70</text><path class=d-soft d="M43 60v202" /><path class=d-accent d="M141 60v116M338 60v30" /><rect class=d-box x=212 y=90 width=252 height=66 rx=8 /><text class=d-mono x=228 y=117>recognizingThreshold</text><text class=d-muted x=228 y=141>最低置信度（%）</text><rect class=d-box x=74 y=176 width=390 height=66 rx=8 /><text class=d-mono x=92 y=203>recognizingModule</text><text class=d-muted x=92 y=227>识别模块</text><rect class=d-box x=16 y=262 width=448 height=66 rx=8 /><text class=d-mono x=36 y=289>clientKey</text><text class=d-muted x=36 y=313>您的 API 密钥</text><rect class=d-box x=16 y=359 width=54 height=44 rx=8 /><rect class=d-box-accent x=74 y=359 width=106 height=44 rx=8 /><text class="d-mono d-mid" x=43 y=386>KEY</text><text class="d-mono d-mid" x=127 y=386>__nocache</text><path class=d-accent d="M180 381h32" /><rect class=d-box x=212 y=348 width=252 height=66 rx=8 /><text class=d-mono x=228 y=375>nocache</text><text class=d-muted x=228 y=399>新令牌</text></svg>'}),`
`,(0,n.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"密钥后缀",children:(0,n.jsxs)("table",{className:"rows",children:[(0,n.jsx)("thead",{children:(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"col",children:"后缀"}),(0,n.jsx)("th",{scope:"col",children:"示例"}),(0,n.jsx)("th",{scope:"col",children:"等同于"}),(0,n.jsx)("th",{scope:"col",children:"适用于"})]})}),(0,n.jsxs)("tbody",{children:[(0,n.jsxs)(d.A,{id:"module",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#module",children:(0,n.jsx)("code",{children:"__<module>"})})}),(0,n.jsx)("td",{"data-label":"示例",children:(0,n.jsx)("code",{children:"KEY__solvemedia"})}),(0,n.jsx)("td",{"data-label":"等同于",children:(0,n.jsxs)("code",{children:["task.",(0,n.jsx)("wbr",{}),"recognizingModule"]})}),(0,n.jsx)("td",{"data-label":"适用于",children:(0,n.jsx)(e.a,{href:"/docs/captchas/image-to-text#recognizingModule",children:(0,n.jsx)("code",{children:"ImageToTextTask"})})})]}),(0,n.jsxs)(d.A,{id:"recognizingthreshold",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#recognizingthreshold",children:(0,n.jsxs)("code",{children:["__",(0,n.jsx)("wbr",{}),"recognizingthreshold_",(0,n.jsx)("wbr",{}),"<0-100>"]})})}),(0,n.jsx)("td",{"data-label":"示例",children:(0,n.jsxs)("code",{children:["KEY__",(0,n.jsx)("wbr",{}),"recognizingthreshold_",(0,n.jsx)("wbr",{}),"70"]})}),(0,n.jsx)("td",{"data-label":"等同于",children:(0,n.jsxs)("code",{children:["task.",(0,n.jsx)("wbr",{}),"recognizingThreshold"]})}),(0,n.jsx)("td",{"data-label":"适用于",children:(0,n.jsx)(e.a,{href:"/docs/captchas/image-to-text#recognizingThreshold",children:(0,n.jsx)("code",{children:"ImageToTextTask"})})})]}),(0,n.jsxs)(d.A,{id:"nocache",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#nocache",children:(0,n.jsx)("code",{children:"__nocache"})})}),(0,n.jsx)("td",{"data-label":"示例",children:(0,n.jsx)("code",{children:"KEY__nocache"})}),(0,n.jsx)("td",{"data-label":"等同于",children:(0,n.jsx)("code",{children:"task.nocache"})}),(0,n.jsxs)("td",{"data-label":"适用于",children:[(0,n.jsx)(e.a,{href:"/docs/captchas/no-captcha-task#nocache",children:(0,n.jsx)("code",{children:"RecaptchaV2Task"})}),"、",(0,n.jsx)(e.a,{href:"/docs/captchas/recaptcha-v3-task#nocache",children:(0,n.jsx)("code",{children:"RecaptchaV3TaskProxyless"})})]})]})]})]})}),`
`,(0,n.jsxs)(e.p,{children:["只要任务使用此密钥，且属于所列类型，后缀就会生效。用于文字验证码的后缀可以组合，模块写在前面：",(0,n.jsxs)("code",{children:["YOUR_",(0,n.jsx)("wbr",{}),"API_",(0,n.jsx)("wbr",{}),"KEY__",(0,n.jsx)("wbr",{}),"solvemedia__",(0,n.jsx)("wbr",{}),"recognizingthreshold_",(0,n.jsx)("wbr",{}),"70"]}),"。"]}),`
`,(0,n.jsx)(e.h2,{id:"answer",children:"响应"}),`
`,(0,n.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"响应字段：createTask",children:(0,n.jsxs)("table",{className:"fields",children:[(0,n.jsx)("thead",{children:(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"col",children:"字段"}),(0,n.jsx)("th",{scope:"col",children:"类型"}),(0,n.jsx)("th",{scope:"col",children:"说明"})]})}),(0,n.jsxs)("tbody",{children:[(0,n.jsxs)(d.A,{id:"response-errorId",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#response-errorId",children:(0,n.jsx)("code",{children:"errorId"})})}),(0,n.jsx)("td",{children:"整数"}),(0,n.jsxs)("td",{children:["0 表示任务已创建，1 表示未创建。失败时检查 ",(0,n.jsx)("code",{children:"errorCode"}),"。",(0,n.jsx)("ul",{children:(0,n.jsxs)("li",{children:["可用的值：",(0,n.jsx)("code",{children:"0"}),"、",(0,n.jsx)("code",{children:"1"})]})})]})]}),(0,n.jsxs)(d.A,{id:"response-errorCode",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#response-errorCode",children:(0,n.jsx)("code",{children:"errorCode"})})}),(0,n.jsx)("td",{children:"字符串"}),(0,n.jsxs)("td",{children:[(0,n.jsx)(e.a,{href:"/docs/api/api-errors",children:"错误码"}),"。",(0,n.jsx)("code",{children:"errorId"})," 为 1 时出现。"]})]}),(0,n.jsxs)(d.A,{id:"response-errorDescription",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#response-errorDescription",children:(0,n.jsx)("code",{children:"errorDescription"})})}),(0,n.jsxs)("td",{children:["字符串 ",(0,n.jsx)("i",{children:"可选"})]}),(0,n.jsx)("td",{children:"错误的文字说明。"})]}),(0,n.jsxs)(d.A,{id:"response-taskId",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#response-taskId",children:(0,n.jsx)("code",{children:"taskId"})})}),(0,n.jsx)("td",{children:"整数"}),(0,n.jsxs)("td",{children:["任务 ID，用于 ",(0,n.jsx)(e.a,{href:"/docs/api/methods/get-task-result",children:"getTaskResult"})," 和",(0,n.jsx)(e.a,{href:"/docs/api/bad-tokens",children:"上报接口"}),"。任务未创建时为 0。"]})]})]})]})}),`
`,(0,n.jsxs)(e.p,{children:["请求失败时，",(0,n.jsx)(e.code,{children:"errorId"})," 为 ",(0,n.jsx)(e.code,{children:"1"}),"，",(0,n.jsx)(e.code,{children:"taskId"})," 为 ",(0,n.jsx)(e.code,{children:"0"}),"。不要查询任务 ",(0,n.jsx)(e.code,{children:"0"}),"：反复使用错误的任务 ID 会导致",(0,n.jsx)(e.a,{href:"/zh/docs/api/block-reason#WrongTaskId",children:"封禁"}),"。"]}),`
`,(0,n.jsx)(l.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>1</span>,
  <span class=tp>"errorCode"</span>: <span class=ts>"ERROR_KEY_DOES_NOT_EXIST"</span>,
  <span class=tp>"errorDescription"</span>: <span class=ts>"API key unknown or malformed"</span>,
  <span class=tp>"taskId"</span>: <span class=tn>0</span>
}`}),`
`,(0,n.jsx)(e.h2,{id:"callback",children:"用回调（webhook）接收结果"}),`
`,(0,n.jsxs)(e.p,{children:["设置 ",(0,n.jsx)(e.code,{children:"callbackUrl"})," 后，无需轮询。任务完成后，服务用 ",(0,n.jsx)(e.code,{children:"POST"})," 请求将结果推送到该地址。"]}),`
`,(0,n.jsx)(l.A,{language:"json",html:`{
  <span class=tp>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
  <span class=tp>"callbackUrl"</span>: <span class=ts>"https://example.com/captcha-results?job=1042"</span>,
  <span class=tp>"task"</span>: {
    <span class=tp>"type"</span>: <span class=ts>"RecaptchaV2Task"</span>,
    <span class=tp>"websiteURL"</span>: <span class=ts>"https://example.com/login"</span>,
    <span class=tp>"websiteKey"</span>: <span class=ts>"YOUR_SITE_KEY"</span>
  }
}`}),`
`,(0,n.jsx)(r.A,{as:"figure",className:"drawing",html:'<svg class="d d-flow" viewBox="0 0 480 448" role=img aria-labelledby=drawing-callback-title aria-describedby=drawing-callback-desc><title id=drawing-callback-title>用回调接收结果</title><desc id=drawing-callback-desc>程序调用 createTask 时设置 callbackUrl。任务完成后，服务用 POST 请求将结果推送到该地址，无需轮询。</desc><path class="d-soft d-dash" d="M116 60V246M364 60V196M364 232V278" /><rect class=d-box x=16 y=16 width=200 height=44 rx=8 /><rect class=d-box-accent x=264 y=16 width=200 height=44 rx=8 /><text class="d-bold d-mid" x=116 y=44>您的程序</text><text class="d-bold d-mid" x=364 y=44>服务</text><path class=d-ink d="M116 104H356M364 174H124" /><path class=d-head d="M361 104l-8-5v10zM119 174l8-5v10z" /><text class="d-mono d-mid" x=240 y=94>createTask</text><text class="d-mono d-mid" x=240 y=124>callbackUrl</text><text class="d-mono d-mid" x=240 y=164>taskId</text><rect class=d-box-accent x=284 y=196 width=160 height=36 rx=18 /><text class=d-mid x=364 y=220>识别中</text><rect class=d-box x=16 y=246 width=200 height=64 rx=8 /><text class="d-bold d-mid" x=116 y=273>您的服务器</text><text class="d-mono d-mid" x=116 y=297>callbackUrl</text><path class=d-accent d="M364 278H224" /><path class=d-head-accent d="M219 278l8-5v10z" /><rect class=d-box-accent x=260 y=250 width=60 height=23 rx=11 /><text class="d-mono d-mid" x=290 y=267>POST</text><rect class=d-fill-2 x=16 y=330 width=448 height=102 rx=8 /><text x=36 y=360>请求体与 getTaskResult 的响应相同</text><text x=36 y=387>须在 2 秒内接收请求</text><text x=36 y=414>您的响应会被忽略</text></svg>'}),`
`,(0,n.jsxs)(e.p,{children:["请求体与 ",(0,n.jsx)(e.a,{href:"/zh/docs/api/methods/get-task-result#answer",children:"getTaskResult"})," 的响应相同："]}),`
`,(0,n.jsx)(l.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"ready"</span>,
  <span class=tp>"solution"</span>: {
    <span class=tp>"gRecaptchaResponse"</span>: <span class=ts>"03AFcWeA5GnXVVZ3Kx9lqTz2Yd8oUuPjNqhT..."</span>
  }
}`}),`
`,(0,n.jsxs)(e.ul,{children:[`
`,(0,n.jsx)(e.li,{children:"您的服务器须在 2 秒内接收请求，否则连接会关闭。先保存请求体，再处理。"}),`
`,(0,n.jsx)(e.li,{children:"服务不读取您的服务器返回的响应。"}),`
`,(0,n.jsx)(e.li,{children:"每个任务使用不同的地址，例如在查询字符串中加入业务单号，以便将结果与业务对应。"}),`
`,(0,n.jsxs)(e.li,{children:["没有收到回调时，仍可轮询 ",(0,n.jsx)(e.a,{href:"/zh/docs/api/methods/get-task-result",children:"getTaskResult"}),"。结果在任务创建后保留约 5 分钟。"]}),`
`]}),`
`,(0,n.jsx)(e.h2,{id:"errors",children:"错误"}),`
`,(0,n.jsxs)(e.p,{children:["以下是常见的错误码，全部错误码见 ",(0,n.jsx)(e.a,{href:"/zh/docs/api/api-errors#all-codes",children:"API 错误码"}),"。"]}),`
`,(0,n.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"错误码及处理方法",children:(0,n.jsxs)("table",{className:"rows errors",children:[(0,n.jsx)("thead",{children:(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"col",children:"错误码"}),(0,n.jsx)("th",{scope:"col",children:"含义"}),(0,n.jsx)("th",{scope:"col",children:"处理方法"})]})}),(0,n.jsxs)("tbody",{children:[(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_KEY_DOES_NOT_EXIST",children:(0,n.jsxs)("code",{children:["ERROR_",(0,n.jsx)("wbr",{}),"KEY_",(0,n.jsx)("wbr",{}),"DOES_",(0,n.jsx)("wbr",{}),"NOT_",(0,n.jsx)("wbr",{}),"EXIST"]})})}),(0,n.jsx)("td",{"data-label":"含义",children:"API 密钥不存在或格式错误。"}),(0,n.jsx)("td",{"data-label":"处理方法",children:"检查密钥。不要用同一密钥重试。"})]}),(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_ZERO_BALANCE",children:(0,n.jsx)("code",{children:"ERROR_ZERO_BALANCE"})})}),(0,n.jsx)("td",{"data-label":"含义",children:"账户余额为零（余额不足）。"}),(0,n.jsx)("td",{"data-label":"处理方法",children:"为账户充值。"})]}),(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_IP_NOT_ALLOWED",children:(0,n.jsxs)("code",{children:["ERROR_",(0,n.jsx)("wbr",{}),"IP_",(0,n.jsx)("wbr",{}),"NOT_",(0,n.jsx)("wbr",{}),"ALLOWED"]})})}),(0,n.jsx)("td",{"data-label":"含义",children:"您的 IP 地址不在账户的 IP 白名单中。"}),(0,n.jsx)("td",{"data-label":"处理方法",children:"从白名单中的地址发送请求，或在账户中修改白名单。"})]}),(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_IP_BLOCKED",children:(0,n.jsx)("code",{children:"ERROR_IP_BLOCKED"})})}),(0,n.jsx)("td",{"data-label":"含义",children:"您的 IP 地址因反复出错被封禁。"}),(0,n.jsxs)("td",{"data-label":"处理方法",children:["解决引起封禁的问题，见",(0,n.jsx)(e.a,{href:"/docs/api/block-reason#fix",children:"封禁原因"}),"。"]})]}),(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_IP_BANNED",children:(0,n.jsx)("code",{children:"ERROR_IP_BANNED"})})}),(0,n.jsx)("td",{"data-label":"含义",children:"您的 IP 地址用错误密钥发送的请求过多。"}),(0,n.jsx)("td",{"data-label":"处理方法",children:"更正密钥，稍后重试。"})]}),(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_TASK_NOT_SUPPORTED",children:(0,n.jsxs)("code",{children:["ERROR_",(0,n.jsx)("wbr",{}),"TASK_",(0,n.jsx)("wbr",{}),"NOT_",(0,n.jsx)("wbr",{}),"SUPPORTED"]})})}),(0,n.jsxs)("td",{"data-label":"含义",children:["任务类型（",(0,n.jsx)("code",{children:"task.type"}),"）不存在或不支持。"]}),(0,n.jsxs)("td",{"data-label":"处理方法",children:["检查 ",(0,n.jsx)("code",{children:"task.type"}),"。"]})]}),(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_INVALID_TASK",children:(0,n.jsx)("code",{children:"ERROR_INVALID_TASK"})})}),(0,n.jsxs)("td",{"data-label":"含义",children:["任务的字段缺失、无效或过期，具体字段见 ",(0,n.jsx)("code",{children:"errorDescription"}),"。"]}),(0,n.jsx)("td",{"data-label":"处理方法",children:"更正这些字段。"})]}),(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_DOMAIN_NOT_ALLOWED",children:(0,n.jsxs)("code",{children:["ERROR_",(0,n.jsx)("wbr",{}),"DOMAIN_",(0,n.jsx)("wbr",{}),"NOT_",(0,n.jsx)("wbr",{}),"ALLOWED"]})})}),(0,n.jsx)("td",{"data-label":"含义",children:"服务禁止该域名。"}),(0,n.jsx)("td",{"data-label":"处理方法",children:"不要为该域名创建任务。"})]}),(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_PROXY_MISSING",children:(0,n.jsx)("code",{children:"ERROR_PROXY_MISSING"})})}),(0,n.jsxs)("td",{"data-label":"含义",children:["缺少必填的代理字段，或 ",(0,n.jsx)("code",{children:"proxyType"})," 无效。"]}),(0,n.jsxs)("td",{"data-label":"处理方法",children:["填写全部",(0,n.jsx)(e.a,{href:"/docs/api/methods/create-task#proxy",children:"代理字段"}),"。"]})]}),(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_NO_SLOT_AVAILABLE",children:(0,n.jsxs)("code",{children:["ERROR_",(0,n.jsx)("wbr",{}),"NO_",(0,n.jsx)("wbr",{}),"SLOT_",(0,n.jsx)("wbr",{}),"AVAILABLE"]})})}),(0,n.jsx)("td",{"data-label":"含义",children:"服务器繁忙，暂无空闲资源。"}),(0,n.jsx)("td",{"data-label":"处理方法",children:"稍后重试。"})]}),(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_SERVICE_NOT_AVAILABLE",children:(0,n.jsxs)("code",{children:["ERROR_",(0,n.jsx)("wbr",{}),"SERVICE_",(0,n.jsx)("wbr",{}),"NOT_",(0,n.jsx)("wbr",{}),"AVAILABLE"]})})}),(0,n.jsxs)("td",{"data-label":"含义",children:["服务暂时不可用。服务无法返回结果或推送回调时，",(0,n.jsx)("code",{children:"createTask"})," 也返回此错误码，以免您为收不到的结果付费。"]}),(0,n.jsx)("td",{"data-label":"处理方法",children:"稍后重试。"})]})]})]})}),`
`,(0,n.jsx)(e.h2,{id:"next",children:"下一步"}),`
`,(0,n.jsxs)(e.ul,{children:[`
`,(0,n.jsxs)(e.li,{children:[(0,n.jsx)(e.a,{href:"/zh/docs/api/methods/get-task-result",children:"getTaskResult"}),"：获取结果，查阅各任务类型的轮询时间。"]}),`
`,(0,n.jsxs)(e.li,{children:[(0,n.jsx)(e.a,{href:"/zh/docs/api/api-errors#what-your-program-can-do",children:"API 错误码"}),"：判断哪些错误可以重试。"]}),`
`]})]})}function m(s={}){let{wrapper:e}={...(0,c.R)(),...s.components};return e?(0,n.jsx)(e,{...s,children:(0,n.jsx)(u,{...s})}):u(s)}},2834(s,e,a){var t={"./RecaptchaV2EnterpriseTask.json":["9926","6779"],"./ImageToTextTask.json":["6339","4176"],"./RecaptchaClickTask.json":["1077","2934"],"./TenDITask.json":["6388","1413"],"./reportIncorrectImageCaptcha.json":["8753","298"],"./createTask.json":["4882","7327"],"./AmazonTask.json":["7030","4715"],"./getBalance.json":["8959","8004"],"./getTaskResult.json":["7413","2502"],"./RecaptchaV2Task.json":["2045","430"],"./getUserAgent.json":["2515","1664"],"./TemuTask.json":["3207","6268"],"./strings.json":["2083","9536"],"./ImpervaTask.json":["3420","8845"],"./BinanceTask.json":["5962","7511"],"./RecaptchaV3TaskProxyless.json":["7547","1192"],"./reportIncorrectTokenCaptcha.json":["209","9354"],"./__plugin.json":["9630","3331"],"./GeeTestTask.json":["7627","1592"],"./RecognitionTask.json":["9431","8508"],"./ProsopoTask.json":["5708","3645"],"./TurnstileTask.json":["5896","1505"],"./BasiliskTask.json":["8526","1987"]};function n(s){if(!a.o(t,s))return Promise.resolve().then(function(){var e=Error("Cannot find module '"+s+"'");throw e.code="MODULE_NOT_FOUND",e});var e=t[s],n=e[0];return a.e(e[1]).then(function(){return a.t(n,19)})}n.keys=()=>Object.keys(t),n.id=2834,s.exports=n},7346(s,e,a){"use strict";a.d(e,{A:()=>c});var t=a(2540),n=a(4060);function c({as:s="tr",...e}){return(0,n.A)().collectAnchor(e.id),(0,t.jsx)(s,{...e})}},8920(s,e,a){"use strict";a.d(e,{A:()=>l});var t=a(2540),n=a(3696);let c=globalThis.trustedTypes?.createPolicy("built-html",{createHTML:s=>s});function l({as:s,html:e,ref:a,...r}){let d=(0,n.useMemo)(()=>({__html:c?c.createHTML(e):e}),[e]);return(0,t.jsx)(s,{...r,ref:a,dangerouslySetInnerHTML:d})}},7228(s,e,a){"use strict";let t;function n(s){let e,a=t??((e=document.createElement("div")).setAttribute("role","status"),e.className="sr-only",document.body.append(e),e);t=a,a.textContent="",setTimeout(()=>{a.textContent=s},100)}a.d(e,{i:()=>n})},9073(s,e,a){"use strict";async function t(s){try{await navigator.clipboard.writeText(s)}catch{var e;let a,t,n;if(e=s,a=document.activeElement,(t=document.createElement("textarea")).className="sr-only",t.value=e,document.body.append(t),t.select(),n=document.execCommand("copy"),t.remove(),a?.focus({preventScroll:!0}),!n)throw Error("The browser does not let this page copy.")}}a.d(e,{D:()=>t})},3985(s,e,a){"use strict";a.d(e,{A:()=>p,i:()=>o});var t=a(2540),n=a(9981),c=a(3696),l=a(8920),r=a(7228),d=a(9073),i=a(4635);function p({html:s,language:e,title:a,sample:n}){let r=(0,c.useRef)(null);return(0,t.jsxs)("div",{className:"code","data-sample":n,children:[a&&(0,t.jsx)("div",{className:"code-title",children:a}),(0,t.jsx)("pre",{tabIndex:0,children:(0,t.jsx)(l.A,{as:"code",ref:r,className:e&&`language-${e}`,html:s})}),(0,t.jsx)(o,{code:r})]})}function o({code:s}){let[e,a]=(0,c.useState)();(0,c.useEffect)(()=>{if(!e)return;let s=setTimeout(()=>a(void 0),2e3);return()=>clearTimeout(s)},[e]);let l=async()=>{let e=await (0,d.D)(s.current?.textContent??"").then(i.M,()=>(s.current&&getSelection()?.selectAllChildren(s.current),(0,i.d)()));a(e),(0,r.i)(e)};return(0,t.jsx)("button",{type:"button",className:"code-copy","data-copied":e?"":void 0,onClick:l,children:e??(0,n.T)({id:"theme.CodeBlock.copy",message:"Copy",description:"The copy button label on code blocks"})})}},4635(s,e,a){"use strict";a.d(e,{M:()=>n,d:()=>c});var t=a(9981);function n(){return(0,t.T)({id:"theme.CodeBlock.copied",message:"Copied",description:"The copied button label on code blocks"})}function c(){return(0,t.T)({id:"docs.copy.failed",message:"Couldn't copy"})}},9409(s,e,a){"use strict";a.d(e,{A:()=>p});var t=a(2540),n=a(3696),c=a(4237),l=a(9344);function r(){let s,{dataset:e}=document.documentElement;for(let a of document.querySelectorAll(".samples > input"))a.value===e.sample?s=a.checked=!0:s??=!1;!1===s&&delete e.sample}var d=a(634);let i={javascript:"JavaScript",python:"Python",curl:"cURL",csharp:"C#",java:"Java",go:"Go",php:"PHP"};function p({id:s,label:e,children:a}){return(0,n.useLayoutEffect)(r,[]),(0,t.jsxs)("div",{className:"samples",role:"group","aria-label":e,children:[d.f.map((e,a)=>(0,t.jsxs)(n.Fragment,{children:[(0,t.jsx)("input",{type:"radio",id:`${s}-${e}`,name:s,value:e,defaultChecked:0===a,onChange:s=>{var e;let a;return a=(e=s.currentTarget).getBoundingClientRect().top,void(!function({value:s}){document.documentElement.dataset.sample=s,(0,l.M)("localStorage",c.dt,s),r()}(e),scrollBy(0,e.getBoundingClientRect().top-a))}}),(0,t.jsx)("label",{htmlFor:`${s}-${e}`,children:i[e]})]},e)),a]})}},634(s,e,a){"use strict";a.d(e,{f:()=>t});let t=["javascript","python","curl","csharp","java","go","php"]},4942(s,e,a){"use strict";function t(s,e){let{fields:a=[],proxy:t}=s.variants[e]??{},c=[...a,...t?.fields??[]];return"createTask"!==s.method?n("",c):n("",[n("task",c),...s.envelope])}function n(s,e){return{name:s,fields:e,types:["object"],typeText:"",required:!0,description:"",constraints:[]}}a.d(e,{$b:()=>function s(e,[a,...t]){return void 0===a||void 0===e||"string"==typeof e?void 0===a?e:void 0:s(Array.isArray(e)?e[Number(a)]:e[a],t)},BA:()=>function s(e,a){if(void 0!==e.const)return e.required||void 0!==a?e.const:void 0;if(void 0===a||""===a)return e.fields&&e.required?{}:void 0;if("string"==typeof a)return function({types:s,enum:e,open:a},t){let n=e?.find(s=>c(s)===t);return void 0!==n?n:a?function(s){try{return JSON.parse(s)}catch{return s}}(t):s.includes("boolean")&&/^(true|false)$/.test(t)?"true"===t:(s.includes("integer")||s.includes("number"))&&/^-?\d+(\.\d+)?$/.test(t)&&Number.isSafeInteger(Math.trunc(Number(t)))?Number(t):t}(e,a);if(Array.isArray(a))return function({items:e,required:a},t){if(0!==t.length||a)return t.map(a=>(e&&s(e,a))??"")}(e,a);let t=(e.fields??[]).map(e=>[e.name,s(e,a[e.name])]).filter(([,s])=>void 0!==s);return t.length>0||e.required?Object.fromEntries(t):void 0},D0:()=>function s(e,a){if(void 0!==a){if(e.open)return"string"==typeof a?a:JSON.stringify(a,null,2);if(e.items){let{items:t}=e;return Array.isArray(a)?a.map(e=>s(t,e)??""):void 0}return e.fields?l(a)?Object.fromEntries(e.fields.map(e=>[e.name,s(e,a[e.name])]).filter(([,s])=>void 0!==s)):void 0:c(a)}},Gv:()=>l,LO:()=>t,e1:()=>c,eI:()=>function s(e,[a,...t],n){if(void 0===a)return n;if("number"==typeof a){let c=Array.isArray(e)?e:[],l=s(c[a],t,n);return void 0===l?c.toSpliced(a,1):c.toSpliced(a,1,l)}let c=l(e)?e:{},{[a]:r,...d}=c,i=s(r,t,n);return void 0===i?d:{...c,[a]:i}},rq:()=>r});let c=s=>"string"==typeof s?s:JSON.stringify(s),l=s=>"object"==typeof s&&null!==s&&!Array.isArray(s),r=s=>s.map(s=>`/${s}`).join("")},1525(s,e,a){"use strict";a.d(e,{A:()=>r});var t=a(2540),n=a(9981),c=a(3696),l=a(3413);function r({of:s,variant:e,label:i,children:p}){let o=(0,c.useRef)(null),[h,x]=(0,c.useState)(),j=function(s,e){let[a,t]=(0,c.useState)();return(0,c.useLayoutEffect)(()=>(d.add(s),()=>void d.delete(s)),[s]),(0,c.useEffect)(()=>{let a=()=>{let a=(0,l.vF)(location.hash),n=[...document.querySelectorAll(".try-it")],c=a===s||n[0]===e.current&&!document.getElementById(`try-${a}`);void 0!==a&&c&&e.current&&(t(location.hash),history.replaceState(history.state,"",location.pathname+location.search),e.current.open=!0,e.current.scrollIntoView())};return a(),addEventListener("hashchange",a),()=>removeEventListener("hashchange",a)},[s,e]),a}(s,o),u=()=>{o.current?.open&&"object"!=typeof h&&(x(void 0),Promise.all([Promise.all([a.e("4014"),a.e("1081"),a.e("5025")]).then(a.bind(a,7544)),a(2834)(`./${s}.json`)]).then(([{default:s},{default:e}])=>x({Panel:s,data:function(s){let{placeholder:e,text:a}=s.userAgent,t=JSON.stringify(document.querySelector("[data-user-agent]")?.textContent||a).slice(1,-1);return JSON.parse(JSON.stringify(s).replaceAll(e,t))}(e)}),()=>x("failed")))};return(0,c.useEffect)(u,[]),(0,t.jsxs)("details",{ref:o,className:"try-it",onToggle:u,children:[(0,t.jsx)("summary",{children:i}),"object"!=typeof h&&p,"failed"===h&&(0,t.jsx)("button",{type:"button",className:"button",onClick:u,children:(0,n.T)({id:"theme.ErrorPageContent.tryAgain",message:"Try again"})}),"object"==typeof h&&(0,t.jsx)(h.Panel,{...h.data,variant:e,hash:j},j)]})}let d=new Set},3413(s,e,a){"use strict";a.d(e,{Pp:()=>d,jE:()=>n,jr:()=>l,vF:()=>r});var t=a(4942);let n=4e3,c="#try=";function l(s,e){var a;return`${c}${s}.${a=JSON.stringify(e),btoa(Array.from(new TextEncoder().encode(a),s=>String.fromCharCode(s)).join("")).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}`}function r(s){return s.startsWith(c)?s.slice(c.length).split(".")[0]:void 0}function d(s){if(!(s.length>n))try{var e;let a,n=JSON.parse((e=s.slice(s.indexOf(".")+1),a=atob(e.replaceAll("-","+").replaceAll("_","/")),new TextDecoder("utf-8",{fatal:!0}).decode(Uint8Array.from(a,s=>s.charCodeAt(0)))));if(!(0,t.Gv)(n)||!(0,t.Gv)(n.body))return;let{variant:c,body:l}=n;return"string"==typeof c?{variant:c,body:l}:{body:l}}catch{return}}},3023(s,e,a){"use strict";a.d(e,{R:()=>l,x:()=>r});var t=a(3696);let n={},c=t.createContext(n);function l(s){let e=t.useContext(c);return t.useMemo(function(){return"function"==typeof s?s(e):{...e,...s}},[e,s])}function r(s){let e;return e=s.disableParentContext?"function"==typeof s.components?s.components(n):s.components||n:l(s.components),t.createElement(c.Provider,{value:e},s.children)}}}]);