(globalThis.webpackChunkwebsite=globalThis.webpackChunkwebsite||[]).push([["4132"],{5919(s,e,a){"use strict";a.r(e),a.d(e,{metadata:()=>n,default:()=>f,frontMatter:()=>o,contentTitle:()=>h,toc:()=>j,assets:()=>x});var n=JSON.parse('{"id":"captchas/turnstile-task","title":"Cloudflare Turnstile 与质询","description":"处理 Turnstile 组件、Cloudflare 质询页面（5 秒盾、五秒盾、挑战）和等候室（等待室、排队）：选择变体，获取参数，使用令牌或 Cookie。","source":"@site/i18n/zh/docusaurus-plugin-content-docs/current/captchas/turnstile-task.mdx","sourceDirName":"captchas","slug":"/captchas/turnstile-task","permalink":"/zh/docs/captchas/turnstile-task","draft":false,"unlisted":false,"tags":[],"version":"current","lastUpdatedAt":1794865987000,"frontMatter":{"title":"Cloudflare Turnstile 与质询","sidebar_label":"Cloudflare Turnstile","description":"处理 Turnstile 组件、Cloudflare 质询页面（5 秒盾、五秒盾、挑战）和等候室（等待室、排队）：选择变体，获取参数，使用令牌或 Cookie。","source":"e6646b7672fd"},"sidebar":"documentation","previous":{"title":"reCAPTCHA 图块点选","permalink":"/zh/docs/captchas/recaptcha-click"},"next":{"title":"GeeTest（极验）","permalink":"/zh/docs/captchas/geetest-task"},"lastUpdatedText":"2026年11月16日"}'),t=a(2540),l=a(3023),c=a(3985),r=a(8920),p=a(7346),d=a(1525),i=a(9409);let o={title:"Cloudflare Turnstile 与质询",sidebar_label:"Cloudflare Turnstile",description:"处理 Turnstile 组件、Cloudflare 质询页面（5 秒盾、五秒盾、挑战）和等候室（等待室、排队）：选择变体，获取参数，使用令牌或 Cookie。",source:"e6646b7672fd"},h,x={},j=[{value:"适用场景",id:"when-to-use",level:2},{value:"示例",id:"example",level:2},{value:"参数从哪里获取",id:"find-values",level:2},{value:"测试密钥",id:"test-keys",level:3},{value:"请求字段",id:"request-fields",level:2},{value:"变体",id:"variants",level:2},{value:"普通组件",id:"plain",level:3},{value:"质询页面，返回令牌",id:"token",level:3},{value:"质询页面，返回 Cookie",id:"cf-clearance",level:3},{value:"等候室",id:"wait-room",level:3},{value:"代理",id:"proxy",level:2},{value:"结果",id:"answer",level:2},{value:"使用令牌或 Cookie",id:"use-the-answer",level:2},{value:"错误",id:"errors",level:2},{value:"计费",id:"limits",level:2},{value:"下一步",id:"next",level:2}];function u(s){let e={a:"a",code:"code",h2:"h2",h3:"h3",li:"li",ol:"ol",p:"p",strong:"strong",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...(0,l.R)(),...s.components};return(0,t.jsxs)(t.Fragment,{children:[(0,t.jsxs)("aside",{className:"translation-notice theme-admonition theme-admonition-warning",children:["本页译文落后于英文页面，最新内容见英文页面。 ",(0,t.jsx)("a",{href:"/docs/captchas/turnstile-task",hrefLang:"en",lang:"en",children:"English page"})]}),`
`,`
`,`
`,`
`,`
`,(0,t.jsxs)(e.p,{children:[(0,t.jsx)(e.code,{children:"TurnstileTask"})," 用于处理 Cloudflare 的 Turnstile 人机验证组件、质询（挑战）页面（俗称 5 秒盾）和等候室（排队页面）。传入页面 URL、站点密钥和所选变体的字段，结果是令牌或名为 ",(0,t.jsx)(e.code,{children:"cf_clearance"})," 的 Cookie。"]}),`
`,(0,t.jsxs)("div",{className:"glance",children:[(0,t.jsxs)("dl",{className:"facts",children:[(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"类型"}),(0,t.jsx)("dd",{children:(0,t.jsx)("code",{children:"TurnstileTask"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"代理"}),(0,t.jsxs)("dd",{children:["可选；以下变体必填：",(0,t.jsx)("code",{children:"cf_clearance"}),"、",(0,t.jsx)("code",{children:"wait_room"})]})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"识别耗时"}),(0,t.jsxs)("dd",{children:["5 到 20 秒",(0,t.jsxs)("svg",{className:"range",viewBox:"0 0 180 1",preserveAspectRatio:"none","aria-hidden":"true",children:[(0,t.jsx)("path",{d:"M0 .5h180"}),(0,t.jsx)("path",{d:"M5 .5H20"})]})]})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"计费"}),(0,t.jsx)("dd",{children:"每 1000 个令牌"})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"轮询"}),(0,t.jsx)("dd",{children:"1 秒后首次查询，间隔 2 秒，80 秒后超时"})]})]}),(0,t.jsx)(r.A,{as:"figure",className:"drawing",html:'<svg class="d d-captcha" viewBox="0 0 320 224" role=img aria-labelledby=drawing-captcha-turnstile-title aria-describedby=drawing-captcha-turnstile-desc><title id=drawing-captcha-turnstile-title>Cloudflare Turnstile</title><desc id=drawing-captcha-turnstile-desc>组件的两种状态：先是转圈验证，然后显示对勾表示通过。结果是令牌或 Cookie cf_clearance。</desc><rect class=d-fill-2 width=320 height=224 rx=8 /><rect class=d-box x=40 y=14 width=240 height=58 rx=8 /><circle class=d-soft cx=70 cy=43 r=13 /><path class=d-box d="M70 30a13 13 0 0 1 13 13" /><path class=d-accent d="M70 30a13 13 0 0 1 13 13" /><text x=98 y=48>正在验证…</text><path class="d-soft d-dash" d="M160 72v30" /><rect class=d-box x=40 y=102 width=240 height=58 rx=8 /><circle class=d-good-solid cx=70 cy=131 r=14 /><path class=d-on d="M63 131l5 5 9-10" /><text x=98 y=136>验证成功</text><path class=d-ink d="M160 160v8" /><path class=d-head d="M160 174l-4-6h8z" /><rect class=d-box-accent x=64 y=180 width=192 height=30 rx=15 /><text class="d-mono d-mid" x=160 y=200>token / cf_clearance</text></svg>'})]}),`
`,(0,t.jsxs)(e.p,{children:["以上识别耗时和轮询时间不适用于",(0,t.jsx)(e.a,{href:"#wait-room",children:"等候室"}),"。"]}),`
`,(0,t.jsx)(e.h2,{id:"when-to-use",children:"适用场景"}),`
`,(0,t.jsx)(e.p,{children:"选择变体："}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"适用场景",children:(0,t.jsxs)(e.table,{className:"rows",children:[(0,t.jsx)(e.thead,{children:(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.th,{children:"页面的表现"}),(0,t.jsx)(e.th,{children:"结果"}),(0,t.jsx)(e.th,{children:"变体"}),(0,t.jsx)(e.th,{children:"自有代理"})]})}),(0,t.jsxs)(e.tbody,{children:[(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:"页面内容中有 Turnstile 组件"}),(0,t.jsx)(e.td,{"data-label":"结果",children:"令牌"}),(0,t.jsx)(e.td,{"data-label":"变体",children:(0,t.jsx)(e.a,{href:"#plain",children:"普通组件"})}),(0,t.jsx)(e.td,{"data-label":"自有代理",children:"可选"})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:"先显示 Cloudflare 质询页面，接受令牌"}),(0,t.jsx)(e.td,{"data-label":"结果",children:"令牌"}),(0,t.jsx)(e.td,{"data-label":"变体",children:(0,t.jsx)(e.a,{href:"#token",children:"token"})}),(0,t.jsx)(e.td,{"data-label":"自有代理",children:"可选"})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:"先以 HTTP 403 返回 Cloudflare 质询页面，接受 Cookie"}),(0,t.jsxs)(e.td,{"data-label":"结果",children:[(0,t.jsx)("code",{children:"cf_clearance"})," Cookie"]}),(0,t.jsx)(e.td,{"data-label":"变体",children:(0,t.jsx)(e.a,{href:"#cf-clearance",children:"cf_clearance"})}),(0,t.jsx)(e.td,{"data-label":"自有代理",children:"必填"})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:"让访问者在 Cloudflare 等候室中排队"}),(0,t.jsxs)(e.td,{"data-label":"结果",children:[(0,t.jsx)("code",{children:"cf_clearance"})," Cookie"]}),(0,t.jsx)(e.td,{"data-label":"变体",children:(0,t.jsx)(e.a,{href:"#wait-room",children:"wait_room"})}),(0,t.jsx)(e.td,{"data-label":"自有代理",children:"必填"})]})]})]})}),`
`,(0,t.jsxs)(e.p,{children:["变体由 ",(0,t.jsx)(e.code,{children:"cloudflareTaskType"})," 决定。普通组件省略该字段。"]}),`
`,(0,t.jsx)(e.h2,{id:"example",children:"示例"}),`
`,(0,t.jsx)(e.p,{children:"为普通组件创建任务："}),`
`,(0,t.jsxs)(i.A,{id:"samples",label:"代码示例：TurnstileTask, plain",children:[(0,t.jsx)(c.A,{language:"javascript",sample:"javascript",html:`<span class=tc>// Node.js 20+</span>
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
`,(0,t.jsx)(d.A,{of:"TurnstileTask",variant:"plain",label:"试一试",children:(0,t.jsxs)("p",{children:["填写此请求并在沙箱中运行（需要 JavaScript）。如果您有本文档的源代码，也可以在自己的电脑上运行沙箱：",(0,t.jsx)(e.a,{href:"/docs/getting-start#sandbox",children:(0,t.jsx)("code",{children:"npm run sandbox"})})]})}),`
`,(0,t.jsxs)(e.p,{children:["任务完成后，",(0,t.jsx)(e.a,{href:"/zh/docs/api/methods/get-task-result",children:"getTaskResult"})," 返回："]}),`
`,(0,t.jsx)(c.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"ready"</span>,
  <span class=tp>"solution"</span>: {
    <span class=tp>"token"</span>: <span class=ts>"0.iGX3xsyFCkbGePM3jP4P4khLo6TrLukt..."</span>,
    <span class=tp>"userAgent"</span>: <span class=ts>"<span data-user-agent="">Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36</span>"</span>
  }
}`}),`
`,(0,t.jsxs)(e.p,{children:["创建任务并轮询结果的完整程序见",(0,t.jsx)(e.a,{href:"/zh/docs/getting-start#first-task",children:"识别第一个验证码"}),"。"]}),`
`,(0,t.jsx)(e.h2,{id:"find-values",children:"参数从哪里获取"}),`
`,(0,t.jsx)(e.p,{children:"对于普通组件，在您拥有或获准自动化操作的页面上，从嵌入代码中读取："}),`
`,(0,t.jsx)(c.A,{language:"html",html:`<span class=tt>&lt;script <span class=tp>src</span><span class=ts>="https://challenges.cloudflare.com/turnstile/v0/api.js"</span> <span class=tp>async defer</span>></span><span class=tt>&lt;/script></span>
<span class=tt>&lt;form <span class=tp>method</span><span class=ts>="post"</span> <span class=tp>action</span><span class=ts>="/signup"</span>></span>
  <span class=tt>&lt;div <span class=tp>class</span><span class=ts>="cf-turnstile"</span> <span class=tp>data-sitekey</span><span class=ts>="YOUR_SITE_KEY"</span> <span class=tp>data-action</span><span class=ts>="signup"</span>></span><span class=tt>&lt;/div></span>
  <span class=tt>&lt;button></span>提交<span class=tt>&lt;/button></span>
<span class=tt>&lt;/form></span>`}),`
`,(0,t.jsxs)(e.table,{children:[(0,t.jsx)(e.thead,{children:(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.th,{children:"字段"}),(0,t.jsx)(e.th,{children:"位置"})]})}),(0,t.jsxs)(e.tbody,{children:[(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:(0,t.jsx)("code",{children:"websiteURL"})}),(0,t.jsx)(e.td,{children:"嵌入代码所在页面的 URL，与地址栏一致"})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:(0,t.jsx)("code",{children:"websiteKey"})}),(0,t.jsxs)(e.td,{children:["class 为 ",(0,t.jsx)("code",{children:"cf-turnstile"})," 的元素的 ",(0,t.jsx)("code",{children:"data-sitekey"})," 属性，或 ",(0,t.jsx)("code",{children:"turnstile.render()"})," 的 ",(0,t.jsx)("code",{children:"sitekey"})]})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:(0,t.jsx)("code",{children:"pageAction"})}),(0,t.jsxs)(e.td,{children:[(0,t.jsx)("code",{children:"data-action"})," 属性，或 ",(0,t.jsx)("code",{children:"turnstile.render()"})," 的 ",(0,t.jsx)("code",{children:"action"})]})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:(0,t.jsx)("code",{children:"data"})}),(0,t.jsxs)(e.td,{children:[(0,t.jsx)("code",{children:"data-cdata"})," 属性，或 ",(0,t.jsx)("code",{children:"turnstile.render()"})," 的 ",(0,t.jsx)("code",{children:"cData"})]})]})]})]}),`
`,(0,t.jsxs)(e.p,{children:["如果脚本 URL 带有 ",(0,t.jsx)(e.code,{children:"?render=explicit"}),"，页面中就没有 class 为 ",(0,t.jsx)(e.code,{children:"cf-turnstile"})," 的元素。此时查找 ",(0,t.jsx)(e.code,{children:"turnstile.render()"})," 语句。"]}),`
`,(0,t.jsx)(e.p,{children:"质询页面和等候室没有嵌入代码，由网站所有者在 Cloudflare 控制台中启用。这些变体的参数来自您自己的网站返回的页面。如果您获准自动化操作他人的网站，向网站所有者索取。"}),`
`,(0,t.jsx)(e.p,{children:"任务中只填写公开的站点密钥。私钥（secret key）只保存在网站服务器上，不得发送给任何人。"}),`
`,(0,t.jsxs)(e.p,{children:["Cloudflare 文档：",(0,t.jsx)(e.a,{href:"https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/widget-configurations/",children:"组件配置"}),"。"]}),`
`,(0,t.jsx)(e.h3,{id:"test-keys",children:"测试密钥"}),`
`,(0,t.jsxs)(e.p,{children:["Cloudflare 公开了",(0,t.jsx)(e.a,{href:"https://developers.cloudflare.com/turnstile/troubleshooting/testing/",children:"测试密钥"}),"，可用于任何主机，包括 localhost。"]}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"测试密钥",children:(0,t.jsxs)(e.table,{className:"rows",children:[(0,t.jsx)(e.thead,{children:(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.th,{children:"站点密钥"}),(0,t.jsx)(e.th,{children:"效果"}),(0,t.jsx)(e.th,{children:"组件"})]})}),(0,t.jsxs)(e.tbody,{children:[(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:(0,t.jsx)("code",{children:"1x00000000000000000000AA"})}),(0,t.jsx)(e.td,{"data-label":"效果",children:"始终通过"}),(0,t.jsx)(e.td,{"data-label":"组件",children:"可见"})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:(0,t.jsx)("code",{children:"2x00000000000000000000AB"})}),(0,t.jsx)(e.td,{"data-label":"效果",children:"始终失败"}),(0,t.jsx)(e.td,{"data-label":"组件",children:"可见"})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:(0,t.jsx)("code",{children:"1x00000000000000000000BB"})}),(0,t.jsx)(e.td,{"data-label":"效果",children:"始终通过"}),(0,t.jsx)(e.td,{"data-label":"组件",children:"不可见"})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:(0,t.jsx)("code",{children:"2x00000000000000000000BB"})}),(0,t.jsx)(e.td,{"data-label":"效果",children:"始终失败"}),(0,t.jsx)(e.td,{"data-label":"组件",children:"不可见"})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:(0,t.jsx)("code",{children:"3x00000000000000000000FF"})}),(0,t.jsx)(e.td,{"data-label":"效果",children:"强制显示交互式质询"}),(0,t.jsx)(e.td,{"data-label":"组件",children:"可见"})]})]})]})}),`
`,(0,t.jsxs)(e.p,{children:["这些密钥用于测试您自己的表单和服务端校验。测试组件生成的令牌是 ",(0,t.jsx)(e.code,{children:"XXXX.DUMMY.TOKEN.XXXX"}),"：正式私钥会拒绝它，测试私钥只接受它。不得在生产环境中保留测试私钥。"]}),`
`,(0,t.jsxs)(e.p,{children:["没有网站和余额时，可以将测试用站点密钥发送到",(0,t.jsx)(e.a,{href:"/zh/docs/getting-start#sandbox",children:"沙箱"}),"。"]}),`
`,(0,t.jsx)(e.h2,{id:"request-fields",children:"请求字段"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"请求字段：TurnstileTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"字段"}),(0,t.jsx)("th",{scope:"col",children:"类型"}),(0,t.jsx)("th",{scope:"col",children:"说明"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(p.A,{id:"type",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#type",children:(0,t.jsx)("code",{children:"type"})})}),(0,t.jsxs)("td",{children:["字符串 ",(0,t.jsx)("b",{children:"必填"})]}),(0,t.jsxs)("td",{children:["任务类型。",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["固定为 ",(0,t.jsx)("code",{children:"TurnstileTask"})]})})]})]}),(0,t.jsxs)(p.A,{id:"websiteURL",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#websiteURL",children:(0,t.jsx)("code",{children:"websiteURL"})})}),(0,t.jsxs)("td",{children:["字符串 · URL ",(0,t.jsx)("b",{children:"必填"})]}),(0,t.jsxs)("td",{children:["显示验证码的页面的完整 URL，包括 ",(0,t.jsx)("code",{children:"http://"})," 或 ",(0,t.jsx)("code",{children:"https://"}),"。"]})]}),(0,t.jsxs)(p.A,{id:"websiteKey",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#websiteKey",children:(0,t.jsx)("code",{children:"websiteKey"})})}),(0,t.jsxs)("td",{children:["字符串 ",(0,t.jsx)("b",{children:"必填"})]}),(0,t.jsxs)("td",{children:["Turnstile 站点密钥。",(0,t.jsx)("code",{children:"cf_clearance"})," 可填任意字符串。"]})]}),(0,t.jsxs)(p.A,{id:"cloudflareTaskType",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#cloudflareTaskType",children:(0,t.jsx)("code",{children:"cloudflareTaskType"})})}),(0,t.jsx)("td",{children:"字符串"}),(0,t.jsxs)("td",{children:["所需结果的类型。变体不是普通组件时必填。",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["可用的值：",(0,t.jsx)("code",{children:"token"}),"、",(0,t.jsx)("code",{children:"cf_clearance"}),"、",(0,t.jsx)("code",{children:"wait_room"})]})})]})]}),(0,t.jsxs)(p.A,{id:"pageAction",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#pageAction",children:(0,t.jsx)("code",{children:"pageAction"})})}),(0,t.jsx)("td",{children:"字符串"}),(0,t.jsxs)("td",{children:["组件的 ",(0,t.jsx)("code",{children:"action"})," 参数。",(0,t.jsx)("code",{children:"token"})," 通常为 ",(0,t.jsx)("code",{children:"managed"})," 或 ",(0,t.jsx)("code",{children:"non-interactive"}),"。变体为 ",(0,t.jsx)("code",{children:"token"})," 时必填。"]})]}),(0,t.jsxs)(p.A,{id:"data",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#data",children:(0,t.jsx)("code",{children:"data"})})}),(0,t.jsx)("td",{children:"字符串"}),(0,t.jsxs)("td",{children:["组件的 ",(0,t.jsx)("code",{children:"cData"})," 参数。变体为 ",(0,t.jsx)("code",{children:"token"})," 时必填。"]})]}),(0,t.jsxs)(p.A,{id:"pageData",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#pageData",children:(0,t.jsx)("code",{children:"pageData"})})}),(0,t.jsx)("td",{children:"字符串"}),(0,t.jsxs)("td",{children:["组件的 ",(0,t.jsx)("code",{children:"chlPageData"})," 参数。变体为 ",(0,t.jsx)("code",{children:"token"})," 时必填。"]})]}),(0,t.jsxs)(p.A,{id:"apiJsUrl",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#apiJsUrl",children:(0,t.jsx)("code",{children:"apiJsUrl"})})}),(0,t.jsx)("td",{children:"字符串 · URL"}),(0,t.jsxs)("td",{children:["只用于 ",(0,t.jsx)("code",{children:"token"}),"。组件脚本的 URL。"]})]}),(0,t.jsxs)(p.A,{id:"htmlPageBase64",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#htmlPageBase64",children:(0,t.jsx)("code",{children:"htmlPageBase64"})})}),(0,t.jsx)("td",{children:"字符串"}),(0,t.jsxs)("td",{children:["质询页面（以 HTTP 403 返回）或等候室页面的 HTML，Base64 编码。变体为 ",(0,t.jsx)("code",{children:"cf_clearance"})," 或 ",(0,t.jsx)("code",{children:"wait_room"})," 时必填。",(0,t.jsx)("ul",{children:(0,t.jsx)("li",{children:"Base64 编码"})})]})]}),(0,t.jsxs)(p.A,{id:"userAgent",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#userAgent",children:(0,t.jsx)("code",{children:"userAgent"})})}),(0,t.jsx)("td",{children:"字符串"}),(0,t.jsxs)("td",{children:["浏览器的 User-Agent。填写 ",(0,t.jsx)(e.a,{href:"/docs/api/methods/get-user-agent",children:"getUserAgent"})," 返回的值。变体不是普通组件时必填。"]})]})]})]})}),`
`,(0,t.jsx)(e.h2,{id:"variants",children:"变体"}),`
`,(0,t.jsx)(e.h3,{id:"plain",children:"普通组件"}),`
`,(0,t.jsxs)(e.p,{children:["填写页面 URL 和站点密钥，如",(0,t.jsx)(e.a,{href:"#example",children:"上面的示例"}),"。手动、非交互式和不可见（无感）组件的请求都相同。",(0,t.jsx)(e.code,{children:"pageAction"}),"、",(0,t.jsx)(e.code,{children:"data"})," 和 ",(0,t.jsx)(e.code,{children:"userAgent"})," 可选。"]}),`
`,(0,t.jsx)(e.h3,{id:"token",children:"质询页面，返回令牌"}),`
`,(0,t.jsxs)(e.p,{children:["将 ",(0,t.jsx)(e.code,{children:"cloudflareTaskType"})," 设为 ",(0,t.jsx)(e.code,{children:"token"}),"。填写组件的 action（",(0,t.jsx)(e.code,{children:"pageAction"}),"，通常为 ",(0,t.jsx)(e.code,{children:"managed"})," 或 ",(0,t.jsx)(e.code,{children:"non-interactive"}),"）、cData 值（",(0,t.jsx)(e.code,{children:"data"}),"）、chlPageData 值（",(0,t.jsx)(e.code,{children:"pageData"}),"）和 User-Agent（",(0,t.jsx)(e.code,{children:"userAgent"}),"）。"]}),`
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
`,(0,t.jsx)(e.h3,{id:"cf-clearance",children:"质询页面，返回 Cookie"}),`
`,(0,t.jsxs)(e.p,{children:["将 ",(0,t.jsx)(e.code,{children:"cloudflareTaskType"})," 设为 ",(0,t.jsx)(e.code,{children:"cf_clearance"}),"。将 HTTP 403 返回的质询页面转为 Base64 编码，填入 ",(0,t.jsx)(e.code,{children:"htmlPageBase64"}),"。自有代理和 User-Agent 必填。",(0,t.jsx)(e.code,{children:"websiteKey"})," 也必填，可以是任意字符串。"]}),`
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
`,(0,t.jsx)(e.h3,{id:"wait-room",children:"等候室"}),`
`,(0,t.jsxs)(e.p,{children:["将 ",(0,t.jsx)(e.code,{children:"cloudflareTaskType"})," 设为 ",(0,t.jsx)(e.code,{children:"wait_room"}),"。将等候室（等待室）页面转为 Base64 编码，填入 ",(0,t.jsx)(e.code,{children:"htmlPageBase64"}),"。自有代理和 User-Agent 必填。",(0,t.jsx)(e.code,{children:"websiteKey"})," 也必填：不确定填什么时，咨询",(0,t.jsx)(e.a,{href:"https://help.captcha-cloud.example/new-conversation",children:"技术支持"}),"。"]}),`
`,(0,t.jsxs)(e.p,{children:["该变体的识别耗时未公布。等候室本身会让访问者等待约 3 分钟，因此 80 秒的超时时间太短。按等候室的情况设置超时时间，最长 5 分钟，即结果的保留时间。每 3 秒查询一次，全程不会超过 120 次的限制。不想轮询时，设置",(0,t.jsx)(e.a,{href:"/zh/docs/api/methods/create-task#callback",children:"回调地址"}),"。"]}),`
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
`,(0,t.jsx)(e.h2,{id:"proxy",children:"代理"}),`
`,(0,t.jsxs)("p",{children:["普通组件和 ",(0,t.jsx)("code",{children:"token"})," 可选。",(0,t.jsx)("code",{children:"cf_clearance"})," 和 ",(0,t.jsx)("code",{children:"wait_room"})," 必须使用自有代理，包括用户名和密码，价格不含代理。"]}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"代理字段：TurnstileTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"字段"}),(0,t.jsx)("th",{scope:"col",children:"类型"}),(0,t.jsx)("th",{scope:"col",children:"说明"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(p.A,{id:"proxyType",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyType",children:(0,t.jsx)("code",{children:"proxyType"})})}),(0,t.jsx)("td",{children:"字符串"}),(0,t.jsxs)("td",{children:["代理协议。普通的 HTTP 和 HTTPS 代理用 ",(0,t.jsx)("code",{children:"http"}),"；",(0,t.jsx)("code",{children:"https"})," 只作为特殊代理的后备选项。见",(0,t.jsx)(e.a,{href:"/docs/api/methods/create-task#proxy",children:"使用自有代理"}),"。使用自有代理时必填。",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["可用的值：",(0,t.jsx)("code",{children:"http"}),"、",(0,t.jsx)("code",{children:"https"}),"、",(0,t.jsx)("code",{children:"socks4"}),"、",(0,t.jsx)("code",{children:"socks5"})]})})]})]}),(0,t.jsxs)(p.A,{id:"proxyAddress",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyAddress",children:(0,t.jsx)("code",{children:"proxyAddress"})})}),(0,t.jsx)("td",{children:"字符串"}),(0,t.jsxs)("td",{children:["代理的 IP 地址。使用自有代理时必填。",(0,t.jsx)("ul",{children:(0,t.jsx)("li",{children:"只能是 IPv4 或 IPv6 地址；不接受主机名、透明代理、回环地址和局域网地址"})})]})]}),(0,t.jsxs)(p.A,{id:"proxyPort",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyPort",children:(0,t.jsx)("code",{children:"proxyPort"})})}),(0,t.jsx)("td",{children:"整数"}),(0,t.jsxs)("td",{children:["代理的端口。使用自有代理时必填。",(0,t.jsx)("ul",{children:(0,t.jsx)("li",{children:"0 到 65535"})})]})]}),(0,t.jsxs)(p.A,{id:"proxyLogin",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyLogin",children:(0,t.jsx)("code",{children:"proxyLogin"})})}),(0,t.jsx)("td",{children:"字符串"}),(0,t.jsxs)("td",{children:["代理的用户名。变体为 ",(0,t.jsx)("code",{children:"cf_clearance"})," 或 ",(0,t.jsx)("code",{children:"wait_room"})," 时必填。",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["不得包含 ",(0,t.jsx)("code",{children:"%"})]})})]})]}),(0,t.jsxs)(p.A,{id:"proxyPassword",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyPassword",children:(0,t.jsx)("code",{children:"proxyPassword"})})}),(0,t.jsx)("td",{children:"字符串"}),(0,t.jsxs)("td",{children:["代理的密码。变体为 ",(0,t.jsx)("code",{children:"cf_clearance"})," 或 ",(0,t.jsx)("code",{children:"wait_room"})," 时必填。",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["不得包含 ",(0,t.jsx)("code",{children:"%"})]})})]})]})]})]})}),`
`,(0,t.jsx)(e.h2,{id:"answer",children:"结果"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"结果字段：TurnstileTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"字段"}),(0,t.jsx)("th",{scope:"col",children:"类型"}),(0,t.jsx)("th",{scope:"col",children:"说明"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(p.A,{id:"solution-token",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#solution-token",children:(0,t.jsx)("code",{children:"token"})})}),(0,t.jsx)("td",{children:"字符串"}),(0,t.jsxs)("td",{children:["填入表单字段或传给回调函数的值。变体为普通组件或 ",(0,t.jsx)("code",{children:"token"})," 时出现。"]})]}),(0,t.jsxs)(p.A,{id:"solution-userAgent",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#solution-userAgent",children:(0,t.jsx)("code",{children:"userAgent"})})}),(0,t.jsxs)("td",{children:["字符串 ",(0,t.jsx)("i",{children:"可选"})]}),(0,t.jsxs)("td",{children:["普通组件和 ",(0,t.jsx)("code",{children:"token"}),"：识别时使用的 User-Agent。如果有此字段，提交结果时使用的 User-Agent 必须与其完全一致。"]})]}),(0,t.jsxs)(p.A,{id:"solution-cf_clearance",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#solution-cf_clearance",children:(0,t.jsx)("code",{children:"cf_clearance"})})}),(0,t.jsx)("td",{children:"字符串"}),(0,t.jsxs)("td",{children:["Cookie 的值。变体为 ",(0,t.jsx)("code",{children:"cf_clearance"})," 或 ",(0,t.jsx)("code",{children:"wait_room"})," 时出现。"]})]})]})]})}),`
`,(0,t.jsx)(e.h2,{id:"use-the-answer",children:"使用令牌或 Cookie"}),`
`,(0,t.jsxs)(e.p,{children:[(0,t.jsx)(e.strong,{children:"普通组件和 token"}),"："]}),`
`,(0,t.jsxs)(e.ol,{children:[`
`,(0,t.jsxs)(e.li,{children:["将 ",(0,t.jsx)(e.code,{children:"token"})," 放到页面需要的位置：填入表单字段 ",(0,t.jsx)(e.code,{children:"cf-turnstile-response"}),"，或传给 ",(0,t.jsx)(e.code,{children:"data-callback"}),"（或 render 参数中的 ",(0,t.jsx)(e.code,{children:"callback"}),"）指定的函数。",(0,t.jsx)(e.code,{children:"data-response-field-name"})," 会更改该表单字段的名称，",(0,t.jsx)(e.code,{children:'data-response-field="false"'})," 会移除该字段。"]}),`
`,(0,t.jsxs)(e.li,{children:["如果结果中包含 ",(0,t.jsx)(e.code,{children:"userAgent"}),"，提交时使用的 User-Agent 必须与其完全一致。"]}),`
`]}),`
`,(0,t.jsx)(e.p,{children:"Turnstile 令牌 300 秒内有效，只能使用一次。"}),`
`,(0,t.jsxs)(e.p,{children:[(0,t.jsx)(e.strong,{children:"cf_clearance 和 wait_room"}),"：将名为 ",(0,t.jsx)(e.code,{children:"cf_clearance"})," 的 Cookie 设为结果中的值。Cloudflare 将该 Cookie 与获得它的访问者和设备绑定。有效时间由网站的 ",(0,t.jsx)(e.a,{href:"https://developers.cloudflare.com/cloudflare-challenges/challenge-types/challenge-pages/challenge-passage/",children:"Challenge Passage"}),"（质询通过期）设置决定，默认 30 分钟。"]}),`
`,(0,t.jsxs)(e.p,{children:["如果网站拒绝令牌，凭 ",(0,t.jsx)(e.code,{children:"taskId"})," ",(0,t.jsx)(e.a,{href:"/zh/docs/api/bad-tokens#report-token",children:"上报该令牌"}),"。"]}),`
`,(0,t.jsx)(e.h2,{id:"errors",children:"错误"}),`
`,(0,t.jsxs)(e.p,{children:["先检查变体。如果字段与变体不符，任务失败，返回 ",(0,t.jsx)(e.a,{href:"/zh/docs/api/api-errors#ERROR_INVALID_TASK",children:(0,t.jsx)(e.code,{children:"ERROR_INVALID_TASK"})}),"，具体字段见 ",(0,t.jsx)(e.code,{children:"errorDescription"}),"。使用 ",(0,t.jsx)(e.code,{children:"cf_clearance"})," 和 ",(0,t.jsx)(e.code,{children:"wait_room"})," 时，再检查五个代理字段是否齐全。"]}),`
`,(0,t.jsxs)(e.p,{children:["以下是常见的错误码，全部错误码见 ",(0,t.jsx)(e.a,{href:"/zh/docs/api/api-errors#all-codes",children:"API 错误码"}),"。"]}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"错误码及处理方法",children:(0,t.jsxs)("table",{className:"rows errors",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"错误码"}),(0,t.jsx)("th",{scope:"col",children:"含义"}),(0,t.jsx)("th",{scope:"col",children:"处理方法"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_INVALID_TASK",children:(0,t.jsx)("code",{children:"ERROR_INVALID_TASK"})})}),(0,t.jsxs)("td",{"data-label":"含义",children:["任务的字段缺失、无效或过期，具体字段见 ",(0,t.jsx)("code",{children:"errorDescription"}),"。"]}),(0,t.jsx)("td",{"data-label":"处理方法",children:"更正这些字段。"})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_PROXY_MISSING",children:(0,t.jsx)("code",{children:"ERROR_PROXY_MISSING"})})}),(0,t.jsxs)("td",{"data-label":"含义",children:["缺少必填的代理字段，或 ",(0,t.jsx)("code",{children:"proxyType"})," 无效。"]}),(0,t.jsxs)("td",{"data-label":"处理方法",children:["填写全部",(0,t.jsx)(e.a,{href:"/docs/api/methods/create-task#proxy",children:"代理字段"}),"。"]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_WRONG_USERAGENT",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"WRONG_",(0,t.jsx)("wbr",{}),"USERAGENT"]})})}),(0,t.jsxs)("td",{"data-label":"含义",children:["服务不接受该 ",(0,t.jsx)("code",{children:"userAgent"}),"。"]}),(0,t.jsxs)("td",{"data-label":"处理方法",children:["填写 ",(0,t.jsx)(e.a,{href:"/docs/api/methods/get-user-agent",children:"getUserAgent"})," 返回的值。"]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_CAPTCHA_UNSOLVABLE",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"CAPTCHA_",(0,t.jsx)("wbr",{}),"UNSOLVABLE"]})})}),(0,t.jsx)("td",{"data-label":"含义",children:"验证码未能识别。"}),(0,t.jsxs)("td",{"data-label":"处理方法",children:["原因和处理见",(0,t.jsx)(e.a,{href:"/docs/api/api-errors#unsolvable",children:"无法识别的验证码"}),"。"]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_DOMAIN_NOT_ALLOWED",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"DOMAIN_",(0,t.jsx)("wbr",{}),"NOT_",(0,t.jsx)("wbr",{}),"ALLOWED"]})})}),(0,t.jsx)("td",{"data-label":"含义",children:"服务禁止该域名。"}),(0,t.jsx)("td",{"data-label":"处理方法",children:"不要为该域名创建任务。"})]})]})]})}),`
`,(0,t.jsx)(e.h2,{id:"limits",children:"计费"}),`
`,(0,t.jsxs)(e.p,{children:["按每 1000 个令牌计价，只对成功的任务收费。代理已包含在价格中，但 ",(0,t.jsx)(e.code,{children:"cf_clearance"})," 和 ",(0,t.jsx)(e.code,{children:"wait_room"})," 除外，这两种需要自有代理。"]}),`
`,(0,t.jsx)(e.h2,{id:"next",children:"下一步"}),`
`,(0,t.jsxs)(e.ul,{children:[`
`,(0,t.jsxs)(e.li,{children:[(0,t.jsx)(e.a,{href:"/zh/docs/api/methods/get-user-agent",children:"getUserAgent"}),"：获取 ",(0,t.jsx)(e.code,{children:"userAgent"})," 的值。"]}),`
`,(0,t.jsxs)(e.li,{children:[(0,t.jsx)(e.a,{href:"/zh/docs/api/api-errors#proxy-errors",children:"代理错误"}),"：各错误码对应的代理问题。"]}),`
`,(0,t.jsxs)(e.li,{children:[(0,t.jsx)(e.a,{href:"/zh/docs/extension/known-issues#turnstile",children:"扩展的已知问题"}),"：扩展对 Turnstile 没有反应时的处理。"]}),`
`]})]})}function f(s={}){let{wrapper:e}={...(0,l.R)(),...s.components};return e?(0,t.jsx)(e,{...s,children:(0,t.jsx)(u,{...s})}):u(s)}},2834(s,e,a){var n={"./RecaptchaV2EnterpriseTask.json":["9926","6779"],"./ImageToTextTask.json":["6339","4176"],"./RecaptchaClickTask.json":["1077","2934"],"./TenDITask.json":["6388","1413"],"./reportIncorrectImageCaptcha.json":["8753","298"],"./createTask.json":["4882","7327"],"./AmazonTask.json":["7030","4715"],"./getBalance.json":["8959","8004"],"./getTaskResult.json":["7413","2502"],"./RecaptchaV2Task.json":["2045","430"],"./getUserAgent.json":["2515","1664"],"./TemuTask.json":["3207","6268"],"./strings.json":["2083","9536"],"./ImpervaTask.json":["3420","8845"],"./BinanceTask.json":["5962","7511"],"./RecaptchaV3TaskProxyless.json":["7547","1192"],"./reportIncorrectTokenCaptcha.json":["209","9354"],"./__plugin.json":["9630","3331"],"./GeeTestTask.json":["7627","1592"],"./RecognitionTask.json":["9431","8508"],"./ProsopoTask.json":["5708","3645"],"./TurnstileTask.json":["5896","1505"],"./BasiliskTask.json":["8526","1987"]};function t(s){if(!a.o(n,s))return Promise.resolve().then(function(){var e=Error("Cannot find module '"+s+"'");throw e.code="MODULE_NOT_FOUND",e});var e=n[s],t=e[0];return a.e(e[1]).then(function(){return a.t(t,19)})}t.keys=()=>Object.keys(n),t.id=2834,s.exports=t},7346(s,e,a){"use strict";a.d(e,{A:()=>l});var n=a(2540),t=a(4060);function l({as:s="tr",...e}){return(0,t.A)().collectAnchor(e.id),(0,n.jsx)(s,{...e})}},8920(s,e,a){"use strict";a.d(e,{A:()=>c});var n=a(2540),t=a(3696);let l=globalThis.trustedTypes?.createPolicy("built-html",{createHTML:s=>s});function c({as:s,html:e,ref:a,...r}){let p=(0,t.useMemo)(()=>({__html:l?l.createHTML(e):e}),[e]);return(0,n.jsx)(s,{...r,ref:a,dangerouslySetInnerHTML:p})}},7228(s,e,a){"use strict";let n;function t(s){let e,a=n??((e=document.createElement("div")).setAttribute("role","status"),e.className="sr-only",document.body.append(e),e);n=a,a.textContent="",setTimeout(()=>{a.textContent=s},100)}a.d(e,{i:()=>t})},9073(s,e,a){"use strict";async function n(s){try{await navigator.clipboard.writeText(s)}catch{var e;let a,n,t;if(e=s,a=document.activeElement,(n=document.createElement("textarea")).className="sr-only",n.value=e,document.body.append(n),n.select(),t=document.execCommand("copy"),n.remove(),a?.focus({preventScroll:!0}),!t)throw Error("The browser does not let this page copy.")}}a.d(e,{D:()=>n})},3985(s,e,a){"use strict";a.d(e,{A:()=>i,i:()=>o});var n=a(2540),t=a(9981),l=a(3696),c=a(8920),r=a(7228),p=a(9073),d=a(4635);function i({html:s,language:e,title:a,sample:t}){let r=(0,l.useRef)(null);return(0,n.jsxs)("div",{className:"code","data-sample":t,children:[a&&(0,n.jsx)("div",{className:"code-title",children:a}),(0,n.jsx)("pre",{tabIndex:0,children:(0,n.jsx)(c.A,{as:"code",ref:r,className:e&&`language-${e}`,html:s})}),(0,n.jsx)(o,{code:r})]})}function o({code:s}){let[e,a]=(0,l.useState)();(0,l.useEffect)(()=>{if(!e)return;let s=setTimeout(()=>a(void 0),2e3);return()=>clearTimeout(s)},[e]);let c=async()=>{let e=await (0,p.D)(s.current?.textContent??"").then(d.M,()=>(s.current&&getSelection()?.selectAllChildren(s.current),(0,d.d)()));a(e),(0,r.i)(e)};return(0,n.jsx)("button",{type:"button",className:"code-copy","data-copied":e?"":void 0,onClick:c,children:e??(0,t.T)({id:"theme.CodeBlock.copy",message:"Copy",description:"The copy button label on code blocks"})})}},4635(s,e,a){"use strict";a.d(e,{M:()=>t,d:()=>l});var n=a(9981);function t(){return(0,n.T)({id:"theme.CodeBlock.copied",message:"Copied",description:"The copied button label on code blocks"})}function l(){return(0,n.T)({id:"docs.copy.failed",message:"Couldn't copy"})}},9409(s,e,a){"use strict";a.d(e,{A:()=>i});var n=a(2540),t=a(3696),l=a(4237),c=a(9344);function r(){let s,{dataset:e}=document.documentElement;for(let a of document.querySelectorAll(".samples > input"))a.value===e.sample?s=a.checked=!0:s??=!1;!1===s&&delete e.sample}var p=a(634);let d={javascript:"JavaScript",python:"Python",curl:"cURL",csharp:"C#",java:"Java",go:"Go",php:"PHP"};function i({id:s,label:e,children:a}){return(0,t.useLayoutEffect)(r,[]),(0,n.jsxs)("div",{className:"samples",role:"group","aria-label":e,children:[p.f.map((e,a)=>(0,n.jsxs)(t.Fragment,{children:[(0,n.jsx)("input",{type:"radio",id:`${s}-${e}`,name:s,value:e,defaultChecked:0===a,onChange:s=>{var e;let a;return a=(e=s.currentTarget).getBoundingClientRect().top,void(!function({value:s}){document.documentElement.dataset.sample=s,(0,c.M)("localStorage",l.dt,s),r()}(e),scrollBy(0,e.getBoundingClientRect().top-a))}}),(0,n.jsx)("label",{htmlFor:`${s}-${e}`,children:d[e]})]},e)),a]})}},634(s,e,a){"use strict";a.d(e,{f:()=>n});let n=["javascript","python","curl","csharp","java","go","php"]},4942(s,e,a){"use strict";function n(s,e){let{fields:a=[],proxy:n}=s.variants[e]??{},l=[...a,...n?.fields??[]];return"createTask"!==s.method?t("",l):t("",[t("task",l),...s.envelope])}function t(s,e){return{name:s,fields:e,types:["object"],typeText:"",required:!0,description:"",constraints:[]}}a.d(e,{$b:()=>function s(e,[a,...n]){return void 0===a||void 0===e||"string"==typeof e?void 0===a?e:void 0:s(Array.isArray(e)?e[Number(a)]:e[a],n)},BA:()=>function s(e,a){if(void 0!==e.const)return e.required||void 0!==a?e.const:void 0;if(void 0===a||""===a)return e.fields&&e.required?{}:void 0;if("string"==typeof a)return function({types:s,enum:e,open:a},n){let t=e?.find(s=>l(s)===n);return void 0!==t?t:a?function(s){try{return JSON.parse(s)}catch{return s}}(n):s.includes("boolean")&&/^(true|false)$/.test(n)?"true"===n:(s.includes("integer")||s.includes("number"))&&/^-?\d+(\.\d+)?$/.test(n)&&Number.isSafeInteger(Math.trunc(Number(n)))?Number(n):n}(e,a);if(Array.isArray(a))return function({items:e,required:a},n){if(0!==n.length||a)return n.map(a=>(e&&s(e,a))??"")}(e,a);let n=(e.fields??[]).map(e=>[e.name,s(e,a[e.name])]).filter(([,s])=>void 0!==s);return n.length>0||e.required?Object.fromEntries(n):void 0},D0:()=>function s(e,a){if(void 0!==a){if(e.open)return"string"==typeof a?a:JSON.stringify(a,null,2);if(e.items){let{items:n}=e;return Array.isArray(a)?a.map(e=>s(n,e)??""):void 0}return e.fields?c(a)?Object.fromEntries(e.fields.map(e=>[e.name,s(e,a[e.name])]).filter(([,s])=>void 0!==s)):void 0:l(a)}},Gv:()=>c,LO:()=>n,e1:()=>l,eI:()=>function s(e,[a,...n],t){if(void 0===a)return t;if("number"==typeof a){let l=Array.isArray(e)?e:[],c=s(l[a],n,t);return void 0===c?l.toSpliced(a,1):l.toSpliced(a,1,c)}let l=c(e)?e:{},{[a]:r,...p}=l,d=s(r,n,t);return void 0===d?p:{...l,[a]:d}},rq:()=>r});let l=s=>"string"==typeof s?s:JSON.stringify(s),c=s=>"object"==typeof s&&null!==s&&!Array.isArray(s),r=s=>s.map(s=>`/${s}`).join("")},1525(s,e,a){"use strict";a.d(e,{A:()=>r});var n=a(2540),t=a(9981),l=a(3696),c=a(3413);function r({of:s,variant:e,label:d,children:i}){let o=(0,l.useRef)(null),[h,x]=(0,l.useState)(),j=function(s,e){let[a,n]=(0,l.useState)();return(0,l.useLayoutEffect)(()=>(p.add(s),()=>void p.delete(s)),[s]),(0,l.useEffect)(()=>{let a=()=>{let a=(0,c.vF)(location.hash),t=[...document.querySelectorAll(".try-it")],l=a===s||t[0]===e.current&&!document.getElementById(`try-${a}`);void 0!==a&&l&&e.current&&(n(location.hash),history.replaceState(history.state,"",location.pathname+location.search),e.current.open=!0,e.current.scrollIntoView())};return a(),addEventListener("hashchange",a),()=>removeEventListener("hashchange",a)},[s,e]),a}(s,o),u=()=>{o.current?.open&&"object"!=typeof h&&(x(void 0),Promise.all([Promise.all([a.e("4014"),a.e("1081"),a.e("5025")]).then(a.bind(a,7544)),a(2834)(`./${s}.json`)]).then(([{default:s},{default:e}])=>x({Panel:s,data:function(s){let{placeholder:e,text:a}=s.userAgent,n=JSON.stringify(document.querySelector("[data-user-agent]")?.textContent||a).slice(1,-1);return JSON.parse(JSON.stringify(s).replaceAll(e,n))}(e)}),()=>x("failed")))};return(0,l.useEffect)(u,[]),(0,n.jsxs)("details",{ref:o,className:"try-it",onToggle:u,children:[(0,n.jsx)("summary",{children:d}),"object"!=typeof h&&i,"failed"===h&&(0,n.jsx)("button",{type:"button",className:"button",onClick:u,children:(0,t.T)({id:"theme.ErrorPageContent.tryAgain",message:"Try again"})}),"object"==typeof h&&(0,n.jsx)(h.Panel,{...h.data,variant:e,hash:j},j)]})}let p=new Set},3413(s,e,a){"use strict";a.d(e,{Pp:()=>p,jE:()=>t,jr:()=>c,vF:()=>r});var n=a(4942);let t=4e3,l="#try=";function c(s,e){var a;return`${l}${s}.${a=JSON.stringify(e),btoa(Array.from(new TextEncoder().encode(a),s=>String.fromCharCode(s)).join("")).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}`}function r(s){return s.startsWith(l)?s.slice(l.length).split(".")[0]:void 0}function p(s){if(!(s.length>t))try{var e;let a,t=JSON.parse((e=s.slice(s.indexOf(".")+1),a=atob(e.replaceAll("-","+").replaceAll("_","/")),new TextDecoder("utf-8",{fatal:!0}).decode(Uint8Array.from(a,s=>s.charCodeAt(0)))));if(!(0,n.Gv)(t)||!(0,n.Gv)(t.body))return;let{variant:l,body:c}=t;return"string"==typeof l?{variant:l,body:c}:{body:c}}catch{return}}},3023(s,e,a){"use strict";a.d(e,{R:()=>c,x:()=>r});var n=a(3696);let t={},l=n.createContext(t);function c(s){let e=n.useContext(l);return n.useMemo(function(){return"function"==typeof s?s(e):{...e,...s}},[e,s])}function r(s){let e;return e=s.disableParentContext?"function"==typeof s.components?s.components(t):s.components||t:c(s.components),n.createElement(l.Provider,{value:e},s.children)}}}]);