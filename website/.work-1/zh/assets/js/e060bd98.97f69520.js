(globalThis.webpackChunkwebsite=globalThis.webpackChunkwebsite||[]).push([["5856"],{4701(s,e,a){"use strict";a.r(e),a.d(e,{metadata:()=>n,default:()=>f,frontMatter:()=>o,contentTitle:()=>h,toc:()=>j,assets:()=>x});var n=JSON.parse('{"id":"captchas/no-captcha-task","title":"reCAPTCHA v2","description":"识别可见或不可见的 reCAPTCHA v2（谷歌验证码、人机验证）：找到站点密钥，创建 RecaptchaV2Task，提交令牌，处理被拒绝的令牌。","source":"@site/i18n/zh/docusaurus-plugin-content-docs/current/captchas/no-captcha-task.mdx","sourceDirName":"captchas","slug":"/captchas/no-captcha-task","permalink":"/zh/docs/captchas/no-captcha-task","draft":false,"unlisted":false,"tags":[],"version":"current","lastUpdatedAt":1794865987000,"frontMatter":{"title":"reCAPTCHA v2","description":"识别可见或不可见的 reCAPTCHA v2（谷歌验证码、人机验证）：找到站点密钥，创建 RecaptchaV2Task，提交令牌，处理被拒绝的令牌。","source":"5ca6ea5a6426"},"sidebar":"documentation","previous":{"title":"验证码","permalink":"/zh/docs/captchas"},"next":{"title":"reCAPTCHA v2 Enterprise","permalink":"/zh/docs/captchas/recaptcha-v2-enterprise-task"},"lastUpdatedText":"2026年11月16日"}'),t=a(2540),c=a(3023),l=a(3985),r=a(8920),p=a(7346),i=a(1525),d=a(9409);let o={title:"reCAPTCHA v2",description:"识别可见或不可见的 reCAPTCHA v2（谷歌验证码、人机验证）：找到站点密钥，创建 RecaptchaV2Task，提交令牌，处理被拒绝的令牌。",source:"5ca6ea5a6426"},h,x={},j=[{value:"适用场景",id:"when-to-use",level:2},{value:"示例",id:"example",level:2},{value:"参数从哪里获取",id:"find-values",level:2},{value:"测试密钥",id:"test-keys",level:3},{value:"请求字段",id:"request-fields",level:2},{value:"不可见（无感）reCAPTCHA",id:"variants",level:2},{value:"代理",id:"proxy",level:2},{value:"结果",id:"answer",level:2},{value:"提交令牌",id:"use-the-answer",level:2},{value:"令牌被拒绝时的处理",id:"token-refused",level:2},{value:"错误",id:"errors",level:2},{value:"计费",id:"limits",level:2},{value:"下一步",id:"next",level:2}];function u(s){let e={a:"a",admonition:"admonition",code:"code",h2:"h2",h3:"h3",li:"li",ol:"ol",p:"p",strong:"strong",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...(0,c.R)(),...s.components};return(0,t.jsxs)(t.Fragment,{children:[(0,t.jsxs)(e.p,{children:[(0,t.jsx)(e.code,{children:"RecaptchaV2Task"})," 用于识别 reCAPTCHA v2（谷歌人机验证），可见和不可见的均可。传入页面 URL 和站点密钥，结果是令牌，须在 60 秒内随表单提交。"]}),`
`,(0,t.jsx)(e.admonition,{title:"令牌被拒绝？",type:"tip",children:(0,t.jsxs)(e.p,{children:["直接查看",(0,t.jsx)(e.a,{href:"#token-refused",children:"令牌被拒绝时的处理"}),"。"]})}),`
`,(0,t.jsxs)("div",{className:"glance",children:[(0,t.jsxs)("dl",{className:"facts",children:[(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"类型"}),(0,t.jsx)("dd",{children:(0,t.jsx)("code",{children:"RecaptchaV2Task"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"旧别名"}),(0,t.jsx)("dd",{children:(0,t.jsx)("code",{children:"NoCaptchaTask"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"代理"}),(0,t.jsx)("dd",{children:(0,t.jsx)("b",{className:"pill",children:"可选"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"识别耗时"}),(0,t.jsxs)("dd",{children:["10 到 80 秒",(0,t.jsxs)("svg",{className:"range",viewBox:"0 0 180 1",preserveAspectRatio:"none","aria-hidden":"true",children:[(0,t.jsx)("path",{d:"M0 .5h180"}),(0,t.jsx)("path",{d:"M10 .5H80"})]})]})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"计费"}),(0,t.jsx)("dd",{children:"每 1000 个令牌"})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"轮询"}),(0,t.jsxs)("dd",{children:["1 秒后首次查询（使用 ",(0,t.jsx)("code",{children:"nocache"})," 时 10 秒），间隔 3 秒，180 秒后超时"]})]})]}),(0,t.jsx)(r.A,{as:"figure",className:"drawing",html:'<svg class="d d-captcha" viewBox="0 0 320 224" role=img aria-labelledby=drawing-captcha-recaptcha-v2-title aria-describedby=drawing-captcha-recaptcha-v2-desc><title id=drawing-captcha-recaptcha-v2-title>reCAPTCHA v2</title><desc id=drawing-captcha-recaptcha-v2-desc>带“我不是机器人”复选框的方框，指针正要点击它。结果是 gRecaptchaResponse。</desc><rect class=d-fill-2 width=320 height=224 rx=8 /><rect class=d-box x=32 y=36 width=256 height=92 rx=8 /><rect class=d-box-accent x=52 y=66 width=32 height=32 rx=6 /><path class=d-accent d="M60 82l6 6 11-12" /><text x=100 y=87>我不是机器人</text><circle class=d-soft cx=258 cy=74 r=12 /><path class=d-soft d="M252 74l4 4 8-8M244 102h28" /><path class="d-fill d-ink" d="M72 92l22 10-9 4-4 9z" /><path class=d-ink d="M160 138v30" /><path class=d-head d="M160 174l-4-6h8z" /><rect class=d-box-accent x=72 y=180 width=176 height=30 rx=15 /><text class="d-mono d-mid" x=160 y=200>gRecaptchaResponse</text></svg>'})]}),`
`,(0,t.jsx)(e.h2,{id:"when-to-use",children:"适用场景"}),`
`,(0,t.jsxs)(e.table,{children:[(0,t.jsx)(e.thead,{children:(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.th,{children:"页面"}),(0,t.jsx)(e.th,{children:"任务类型"})]})}),(0,t.jsxs)(e.tbody,{children:[(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:"使用 reCAPTCHA v2（可见或不可见），由您提交令牌"}),(0,t.jsx)(e.td,{children:"本页"})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsxs)(e.td,{children:["加载的是 ",(0,t.jsx)("code",{children:"enterprise.js"}),"，不是 ",(0,t.jsx)("code",{children:"api.js"})]}),(0,t.jsx)(e.td,{children:(0,t.jsx)(e.a,{href:"/zh/docs/captchas/recaptcha-v2-enterprise-task",children:"reCAPTCHA v2 Enterprise"})})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:"用分数评估访问者，不显示质询"}),(0,t.jsx)(e.td,{children:(0,t.jsx)(e.a,{href:"/zh/docs/captchas/recaptcha-v3-task",children:"reCAPTCHA v3"})})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:"显示图片网格，由您的程序点选"}),(0,t.jsx)(e.td,{children:(0,t.jsx)(e.a,{href:"/zh/docs/captchas/recaptcha-click",children:"reCAPTCHA 图块点选"})})]})]})]}),`
`,(0,t.jsx)(e.h2,{id:"example",children:"示例"}),`
`,(0,t.jsx)(e.p,{children:"创建任务："}),`
`,(0,t.jsxs)(d.A,{id:"samples",label:"代码示例：RecaptchaV2Task",children:[(0,t.jsx)(l.A,{language:"javascript",sample:"javascript",html:`<span class=tc>// Node.js 20+</span>
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
console.<span class=tf>log</span>(result);`}),(0,t.jsx)(l.A,{language:"python",sample:"python",html:`<span class=tc># Python 3.9+</span>
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
<span class=tk>print</span>(result)`}),(0,t.jsx)(l.A,{language:"bash",sample:"curl",html:`<span class=tf>curl</span> <span class=tp>--silent</span> --show-error --max-time <span class=tn>30</span> <span class=ts>'https://api.captcha-cloud.example/createTask'</span> \\
  <span class=tp>--header</span> <span class=ts>'Content-Type: application/json'</span> \\
  <span class=tp>--data</span> '{
  <span class=tp>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
  <span class=tp>"task"</span>: {
    <span class=tp>"type"</span>: <span class=ts>"RecaptchaV2Task"</span>,
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
}`}),(0,t.jsx)(l.A,{language:"php",sample:"php",html:`<span class=tk>&lt;?php</span> <span class=tc>// PHP 8.1+</span>

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
`,(0,t.jsx)(i.A,{of:"RecaptchaV2Task",label:"试一试",children:(0,t.jsxs)("p",{children:["填写此请求并在沙箱中运行（需要 JavaScript）。如果您有本文档的源代码，也可以在自己的电脑上运行沙箱：",(0,t.jsx)(e.a,{href:"/docs/getting-start#sandbox",children:(0,t.jsx)("code",{children:"npm run sandbox"})})]})}),`
`,(0,t.jsxs)(e.p,{children:["然后凭响应中的 ",(0,t.jsx)(e.code,{children:"taskId"})," 轮询 ",(0,t.jsx)(e.a,{href:"/zh/docs/api/methods/get-task-result",children:"getTaskResult"}),"。任务完成后返回："]}),`
`,(0,t.jsx)(l.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"ready"</span>,
  <span class=tp>"solution"</span>: {
    <span class=tp>"gRecaptchaResponse"</span>: <span class=ts>"03AFcWeA5GnXVVZ3Kx9lqTz2Yd8oUuPjNqhT..."</span>
  }
}`}),`
`,(0,t.jsxs)(e.p,{children:["创建任务并轮询结果的完整程序见",(0,t.jsx)(e.a,{href:"/zh/docs/getting-start#first-task",children:"识别第一个验证码"}),"。"]}),`
`,(0,t.jsx)(e.h2,{id:"find-values",children:"参数从哪里获取"}),`
`,(0,t.jsx)(e.p,{children:"在您拥有或获准自动化操作的页面上，从嵌入代码中读取："}),`
`,(0,t.jsx)(l.A,{language:"html",html:`<span class=tt>&lt;script <span class=tp>src</span><span class=ts>="https://www.google.com/recaptcha/api.js"</span> <span class=tp>async defer</span>></span><span class=tt>&lt;/script></span>
<span class=tt>&lt;form <span class=tp>method</span><span class=ts>="post"</span> <span class=tp>action</span><span class=ts>="/signup"</span>></span>
  <span class=tt>&lt;div <span class=tp>class</span><span class=ts>="g-recaptcha"</span> <span class=tp>data-sitekey</span><span class=ts>="YOUR_SITE_KEY"</span>></span><span class=tt>&lt;/div></span>
  <span class=tt>&lt;button></span>提交<span class=tt>&lt;/button></span>
<span class=tt>&lt;/form></span>`}),`
`,(0,t.jsxs)(e.table,{children:[(0,t.jsx)(e.thead,{children:(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.th,{children:"字段"}),(0,t.jsx)(e.th,{children:"位置"})]})}),(0,t.jsxs)(e.tbody,{children:[(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:(0,t.jsx)("code",{children:"websiteURL"})}),(0,t.jsx)(e.td,{children:"嵌入代码所在页面的 URL，与地址栏一致"})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:(0,t.jsx)("code",{children:"websiteKey"})}),(0,t.jsxs)(e.td,{children:["class 为 ",(0,t.jsx)("code",{children:"g-recaptcha"})," 的元素的 ",(0,t.jsx)("code",{children:"data-sitekey"})," 属性，或 ",(0,t.jsx)("code",{children:"grecaptcha.render()"})," 的 ",(0,t.jsx)("code",{children:"sitekey"})," 参数。Google Cloud 称之为密钥 ID。"]})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:(0,t.jsx)("code",{children:"isInvisible"})}),(0,t.jsxs)(e.td,{children:["如果 ",(0,t.jsx)("code",{children:"g-recaptcha"})," 在提交按钮上且带有 ",(0,t.jsx)("code",{children:"data-callback"}),"，或大小（",(0,t.jsx)("code",{children:"data-size"})," 或 ",(0,t.jsx)("code",{children:"size"}),"）为 ",(0,t.jsx)("code",{children:"invisible"}),"，填 ",(0,t.jsx)("code",{children:"true"})]})]})]})]}),`
`,(0,t.jsxs)(e.ul,{children:[`
`,(0,t.jsxs)(e.li,{children:["reCAPTCHA v2 脚本的 ",(0,t.jsx)(e.code,{children:"render"})," 参数是 ",(0,t.jsx)(e.code,{children:"explicit"})," 或 ",(0,t.jsx)(e.code,{children:"onload"}),"，不是密钥。"]}),`
`,(0,t.jsx)(e.li,{children:"测试环境和生产环境的密钥可能不同。密钥和 URL 必须属于同一页面。"}),`
`,(0,t.jsx)(e.li,{children:"任务中只填写公开的站点密钥。私钥（secret key）只保存在网站服务器上，不得发送给任何人。"}),`
`]}),`
`,(0,t.jsxs)(e.p,{children:["Google 文档：",(0,t.jsx)(e.a,{href:"https://developers.google.com/recaptcha/docs/display",children:"reCAPTCHA v2"}),"、",(0,t.jsx)(e.a,{href:"https://developers.google.com/recaptcha/docs/invisible",children:"不可见 reCAPTCHA"}),"。"]}),`
`,(0,t.jsx)(e.h3,{id:"test-keys",children:"测试密钥"}),`
`,(0,t.jsxs)(e.p,{children:["Google 在",(0,t.jsx)(e.a,{href:"https://developers.google.com/recaptcha/docs/faq",children:"常见问题"}),"中公开了一对用于自动化测试的密钥。组件不显示质询，校验始终通过。"]}),`
`,(0,t.jsxs)(e.table,{children:[(0,t.jsx)(e.thead,{children:(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.th,{children:"密钥"}),(0,t.jsx)(e.th,{children:"值"})]})}),(0,t.jsxs)(e.tbody,{children:[(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:"站点密钥"}),(0,t.jsx)(e.td,{children:(0,t.jsxs)("code",{children:["6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_",(0,t.jsx)("wbr",{}),"MXjiZKhI"]})})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:"私钥"}),(0,t.jsx)(e.td,{children:(0,t.jsx)("code",{children:"6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe"})})]})]})]}),`
`,(0,t.jsxs)(e.p,{children:["这对密钥用于测试您自己的表单和服务端校验。没有网站和余额时，可以将测试用站点密钥发送到",(0,t.jsx)(e.a,{href:"/zh/docs/getting-start#sandbox",children:"沙箱"}),"。不得在生产环境中使用这对密钥。"]}),`
`,(0,t.jsx)(e.h2,{id:"request-fields",children:"请求字段"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"请求字段：RecaptchaV2Task",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"字段"}),(0,t.jsx)("th",{scope:"col",children:"类型"}),(0,t.jsx)("th",{scope:"col",children:"说明"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(p.A,{id:"type",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#type",children:(0,t.jsx)("code",{children:"type"})})}),(0,t.jsxs)("td",{children:["字符串 ",(0,t.jsx)("b",{children:"必填"})]}),(0,t.jsxs)("td",{children:["任务类型。",(0,t.jsx)("code",{children:"NoCaptchaTask"})," 是旧别名。",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["固定为 ",(0,t.jsx)("code",{children:"RecaptchaV2Task"})]})})]})]}),(0,t.jsxs)(p.A,{id:"websiteURL",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#websiteURL",children:(0,t.jsx)("code",{children:"websiteURL"})})}),(0,t.jsxs)("td",{children:["字符串 · URL ",(0,t.jsx)("b",{children:"必填"})]}),(0,t.jsxs)("td",{children:["显示验证码的页面的完整 URL，包括 ",(0,t.jsx)("code",{children:"http://"})," 或 ",(0,t.jsx)("code",{children:"https://"}),"。"]})]}),(0,t.jsxs)(p.A,{id:"websiteKey",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#websiteKey",children:(0,t.jsx)("code",{children:"websiteKey"})})}),(0,t.jsxs)("td",{children:["字符串 ",(0,t.jsx)("b",{children:"必填"})]}),(0,t.jsx)("td",{children:"reCAPTCHA 站点密钥。"})]}),(0,t.jsxs)(p.A,{id:"recaptchaDataSValue",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#recaptchaDataSValue",children:(0,t.jsx)("code",{children:"recaptchaDataSValue"})})}),(0,t.jsx)("td",{children:"字符串"}),(0,t.jsxs)("td",{children:["部分页面带有的 ",(0,t.jsx)("code",{children:"data-s"})," 属性的值，只对一个任务有效。"]})]}),(0,t.jsxs)(p.A,{id:"userAgent",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#userAgent",children:(0,t.jsx)("code",{children:"userAgent"})})}),(0,t.jsx)("td",{children:"字符串"}),(0,t.jsxs)("td",{children:["浏览器的 User-Agent。填写 ",(0,t.jsx)(e.a,{href:"/docs/api/methods/get-user-agent",children:"getUserAgent"})," 返回的值。"]})]}),(0,t.jsxs)(p.A,{id:"cookies",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#cookies",children:(0,t.jsx)("code",{children:"cookies"})})}),(0,t.jsx)("td",{children:"字符串"}),(0,t.jsxs)("td",{children:["页面所需的额外 Cookie。",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["格式：",(0,t.jsxs)("code",{children:["name1=",(0,t.jsx)("wbr",{}),"value1;",(0,t.jsx)("wbr",{})," name2=",(0,t.jsx)("wbr",{}),"value2"]})]})})]})]}),(0,t.jsxs)(p.A,{id:"isInvisible",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#isInvisible",children:(0,t.jsx)("code",{children:"isInvisible"})})}),(0,t.jsx)("td",{children:"布尔值"}),(0,t.jsxs)("td",{children:["不可见组件设为 ",(0,t.jsx)("code",{children:"true"}),"。"]})]}),(0,t.jsxs)(p.A,{id:"nocache",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#nocache",children:(0,t.jsx)("code",{children:"nocache"})})}),(0,t.jsx)("td",{children:"布尔值"}),(0,t.jsxs)("td",{children:["设为 ",(0,t.jsx)("code",{children:"true"})," 时，服务生成新令牌，不使用已有的令牌。见",(0,t.jsx)(e.a,{href:"/docs/api/token-accept",children:"令牌被拒绝与 nocache"}),"。"]})]})]})]})}),`
`,(0,t.jsxs)(e.p,{children:["如果 ",(0,t.jsx)(e.code,{children:"websiteURL"})," 不以 ",(0,t.jsx)(e.code,{children:"http://"})," 或 ",(0,t.jsx)(e.code,{children:"https://"})," 开头，任务失败，返回 ",(0,t.jsx)(e.a,{href:"/zh/docs/api/api-errors#ERROR_RECAPTCHA_INVALID_DOMAIN",children:(0,t.jsx)(e.code,{children:"ERROR_RECAPTCHA_INVALID_DOMAIN"})}),"。"]}),`
`,(0,t.jsx)(e.h2,{id:"variants",children:"不可见（无感）reCAPTCHA"}),`
`,(0,t.jsxs)(e.p,{children:["对于不可见组件，将 ",(0,t.jsx)(e.code,{children:"isInvisible"})," 设为 ",(0,t.jsx)(e.code,{children:"true"}),"，其他字段不变："]}),`
`,(0,t.jsx)(l.A,{language:"json",html:`{
  <span class=tp>"type"</span>: <span class=ts>"RecaptchaV2Task"</span>,
  <span class=tp>"websiteURL"</span>: <span class=ts>"https://example.com/signup"</span>,
  <span class=tp>"websiteKey"</span>: <span class=ts>"YOUR_SITE_KEY"</span>,
  <span class=tp>"isInvisible"</span>: <span class=tn>true</span>
}`}),`
`,(0,t.jsx)(e.h2,{id:"proxy",children:"代理"}),`
`,(0,t.jsx)("p",{children:"可选。不填写代理字段时，服务使用自己的代理。如果网站拒绝令牌，使用自有代理，并通过该代理提交令牌。"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"代理字段：RecaptchaV2Task",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"字段"}),(0,t.jsx)("th",{scope:"col",children:"类型"}),(0,t.jsx)("th",{scope:"col",children:"说明"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(p.A,{id:"proxyType",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyType",children:(0,t.jsx)("code",{children:"proxyType"})})}),(0,t.jsx)("td",{children:"字符串"}),(0,t.jsxs)("td",{children:["代理协议。普通的 HTTP 和 HTTPS 代理用 ",(0,t.jsx)("code",{children:"http"}),"；",(0,t.jsx)("code",{children:"https"})," 只作为特殊代理的后备选项。见",(0,t.jsx)(e.a,{href:"/docs/api/methods/create-task#proxy",children:"使用自有代理"}),"。使用自有代理时必填。",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["可用的值：",(0,t.jsx)("code",{children:"http"}),"、",(0,t.jsx)("code",{children:"https"}),"、",(0,t.jsx)("code",{children:"socks4"}),"、",(0,t.jsx)("code",{children:"socks5"})]})})]})]}),(0,t.jsxs)(p.A,{id:"proxyAddress",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyAddress",children:(0,t.jsx)("code",{children:"proxyAddress"})})}),(0,t.jsx)("td",{children:"字符串"}),(0,t.jsxs)("td",{children:["代理的 IP 地址。使用自有代理时必填。",(0,t.jsx)("ul",{children:(0,t.jsx)("li",{children:"只能是 IPv4 或 IPv6 地址；不接受主机名、透明代理、回环地址和局域网地址"})})]})]}),(0,t.jsxs)(p.A,{id:"proxyPort",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyPort",children:(0,t.jsx)("code",{children:"proxyPort"})})}),(0,t.jsx)("td",{children:"整数"}),(0,t.jsxs)("td",{children:["代理的端口。使用自有代理时必填。",(0,t.jsx)("ul",{children:(0,t.jsx)("li",{children:"0 到 65535"})})]})]}),(0,t.jsxs)(p.A,{id:"proxyLogin",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyLogin",children:(0,t.jsx)("code",{children:"proxyLogin"})})}),(0,t.jsx)("td",{children:"字符串"}),(0,t.jsxs)("td",{children:["代理的用户名。",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["不得包含 ",(0,t.jsx)("code",{children:"%"})]})})]})]}),(0,t.jsxs)(p.A,{id:"proxyPassword",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyPassword",children:(0,t.jsx)("code",{children:"proxyPassword"})})}),(0,t.jsx)("td",{children:"字符串"}),(0,t.jsxs)("td",{children:["代理的密码。",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["不得包含 ",(0,t.jsx)("code",{children:"%"})]})})]})]})]})]})}),`
`,(0,t.jsxs)(e.p,{children:["如果代理按客户端 IP 授权，放行",(0,t.jsx)(e.a,{href:"https://dash.captcha-cloud.example",children:"控制台"}),"中列出的地址。"]}),`
`,(0,t.jsx)(e.h2,{id:"answer",children:"结果"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"结果字段：RecaptchaV2Task",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"字段"}),(0,t.jsx)("th",{scope:"col",children:"类型"}),(0,t.jsx)("th",{scope:"col",children:"说明"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(p.A,{id:"solution-gRecaptchaResponse",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#solution-gRecaptchaResponse",children:(0,t.jsx)("code",{children:"gRecaptchaResponse"})})}),(0,t.jsx)("td",{children:"字符串"}),(0,t.jsxs)("td",{children:["令牌。",(0,t.jsxs)("ul",{children:[(0,t.jsx)("li",{children:"500 到 2190 字节"}),(0,t.jsx)("li",{children:"识别成功后 60 秒内有效"})]})]})]}),(0,t.jsxs)(p.A,{id:"solution-userAgent",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#solution-userAgent",children:(0,t.jsx)("code",{children:"userAgent"})})}),(0,t.jsxs)("td",{children:["字符串 ",(0,t.jsx)("i",{children:"可选"})]}),(0,t.jsx)("td",{children:"识别时使用的 User-Agent。如果有此字段，提交结果时使用的 User-Agent 必须与其完全一致。"})]}),(0,t.jsxs)(p.A,{id:"solution-cookies",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#solution-cookies",children:(0,t.jsx)("code",{children:"cookies"})})}),(0,t.jsxs)("td",{children:["对象 ",(0,t.jsx)("i",{children:"可选"})]}),(0,t.jsx)("td",{children:"Cookie 名称到值的映射。"})]})]})]})}),`
`,(0,t.jsx)(e.h2,{id:"use-the-answer",children:"提交令牌"}),`
`,(0,t.jsxs)(e.ol,{children:[`
`,(0,t.jsxs)(e.li,{children:["将 ",(0,t.jsx)(e.code,{children:"gRecaptchaResponse"})," 放到页面需要的位置：填入表单字段 ",(0,t.jsx)(e.code,{children:"g-recaptcha-response"}),"，或传给 ",(0,t.jsx)(e.code,{children:"data-callback"}),"（或 render 参数中的 ",(0,t.jsx)(e.code,{children:"callback"}),"）指定的函数。"]}),`
`,(0,t.jsx)(e.li,{children:"识别成功后 60 秒内提交。准备好提交后再请求令牌。"}),`
`,(0,t.jsxs)(e.li,{children:["如果结果中包含 ",(0,t.jsx)(e.code,{children:"userAgent"}),"，提交时使用的 User-Agent 必须与其完全一致。"]}),`
`,(0,t.jsx)(e.li,{children:"如果任务使用了自有代理，通过同一代理提交。"}),`
`]}),`
`,(0,t.jsxs)(e.p,{children:["网站对每个令牌只能校验一次，再次校验返回 ",(0,t.jsx)(e.code,{children:"timeout-or-duplicate"}),"。"]}),`
`,(0,t.jsx)(e.h2,{id:"token-refused",children:"令牌被拒绝时的处理"}),`
`,(0,t.jsx)(e.p,{children:"从上到下逐项检查："}),`
`,(0,t.jsxs)(e.ol,{children:[`
`,(0,t.jsxs)(e.li,{children:[(0,t.jsx)(e.strong,{children:"时间"}),"：令牌在识别成功后 60 秒内有效。收到后立即提交。"]}),`
`,(0,t.jsxs)(e.li,{children:[(0,t.jsx)(e.strong,{children:"User-Agent"}),"：如果结果中包含 ",(0,t.jsx)(e.code,{children:"userAgent"}),"，提交时使用的 User-Agent 必须与其完全一致。如果在任务中填写 ",(0,t.jsx)(e.code,{children:"userAgent"}),"，使用当前值：",(0,t.jsx)(e.code,{children:(0,t.jsx)("span",{"data-user-agent":"",suppressHydrationWarning:!0,children:"Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36"})}),"。"]}),`
`,(0,t.jsxs)(e.li,{children:[(0,t.jsx)(e.strong,{children:"字段"}),"：检查 ",(0,t.jsx)(e.code,{children:"websiteURL"})," 是否为显示验证码的页面，",(0,t.jsx)(e.code,{children:"websiteKey"})," 是否属于该页面，",(0,t.jsx)(e.code,{children:"isInvisible"})," 是否与组件相符，",(0,t.jsx)(e.code,{children:"recaptchaDataSValue"})," 是否每个任务都重新获取。"]}),`
`,(0,t.jsxs)(e.li,{children:[(0,t.jsx)(e.strong,{children:"代理"}),"：在任务中使用自有代理，并通过同一代理提交令牌。"]}),`
`,(0,t.jsxs)(e.li,{children:[(0,t.jsx)(e.strong,{children:"新令牌"}),"：如果网站只拒绝部分令牌，将 ",(0,t.jsx)(e.code,{children:"nocache"})," 设为 ",(0,t.jsx)(e.code,{children:"true"}),"，并将首次调用 getTaskResult 前的等待时间由 1 秒改为 10 秒。见",(0,t.jsx)(e.a,{href:"/zh/docs/api/token-accept#three-ways",children:"启用 nocache"}),"。"]}),`
`,(0,t.jsxs)(e.li,{children:[(0,t.jsx)(e.strong,{children:"上报"}),"：凭 ",(0,t.jsx)(e.code,{children:"taskId"})," 调用 ",(0,t.jsx)(e.a,{href:"/zh/docs/api/bad-tokens#report-token",children:"reportIncorrectTokenCaptcha"}),"。上报用于自动质量分析。"]}),`
`]}),`
`,(0,t.jsx)(e.p,{children:"按第 2、4、5 项填写的任务："}),`
`,(0,t.jsx)(l.A,{language:"json",html:`{
  <span class=tp>"type"</span>: <span class=ts>"RecaptchaV2Task"</span>,
  <span class=tp>"websiteURL"</span>: <span class=ts>"https://example.com/login"</span>,
  <span class=tp>"websiteKey"</span>: <span class=ts>"YOUR_SITE_KEY"</span>,
  <span class=tp>"userAgent"</span>: <span class=ts>"<span data-user-agent="">Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36</span>"</span>,
  <span class=tp>"nocache"</span>: <span class=tn>true</span>,
  <span class=tp>"proxyType"</span>: <span class=ts>"http"</span>,
  <span class=tp>"proxyAddress"</span>: <span class=ts>"203.0.113.10"</span>,
  <span class=tp>"proxyPort"</span>: <span class=tn>8080</span>,
  <span class=tp>"proxyLogin"</span>: <span class=ts>"YOUR_PROXY_LOGIN"</span>,
  <span class=tp>"proxyPassword"</span>: <span class=ts>"YOUR_PROXY_PASSWORD"</span>
}`}),`
`,(0,t.jsx)(e.h2,{id:"errors",children:"错误"}),`
`,(0,t.jsxs)(e.p,{children:["先检查 ",(0,t.jsx)(e.code,{children:"websiteURL"})," 和 ",(0,t.jsx)(e.code,{children:"websiteKey"}),"。如果使用自有代理，检查代理是否可用、速度是否足够。以下是常见的错误码，全部错误码见 ",(0,t.jsx)(e.a,{href:"/zh/docs/api/api-errors#all-codes",children:"API 错误码"}),"。"]}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"错误码及处理方法",children:(0,t.jsxs)("table",{className:"rows errors",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"错误码"}),(0,t.jsx)("th",{scope:"col",children:"含义"}),(0,t.jsx)("th",{scope:"col",children:"处理方法"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_RECAPTCHA_INVALID_SITEKEY",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"RECAPTCHA_",(0,t.jsx)("wbr",{}),"INVALID_",(0,t.jsx)("wbr",{}),"SITEKEY"]})})}),(0,t.jsxs)("td",{"data-label":"含义",children:[(0,t.jsx)("code",{children:"websiteKey"})," 无效。"]}),(0,t.jsxs)("td",{"data-label":"处理方法",children:["检查 ",(0,t.jsx)("code",{children:"websiteKey"}),"。"]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_RECAPTCHA_INVALID_DOMAIN",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"RECAPTCHA_",(0,t.jsx)("wbr",{}),"INVALID_",(0,t.jsx)("wbr",{}),"DOMAIN"]})})}),(0,t.jsxs)("td",{"data-label":"含义",children:["站点密钥不属于该域名，或 ",(0,t.jsx)("code",{children:"websiteURL"})," 不含 ",(0,t.jsx)("code",{children:"http://"})," 或 ",(0,t.jsx)("code",{children:"https://"}),"。"]}),(0,t.jsxs)("td",{"data-label":"处理方法",children:["检查 ",(0,t.jsx)("code",{children:"websiteURL"})," 和 ",(0,t.jsx)("code",{children:"websiteKey"}),"。"]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_RECAPTCHA_TIMEOUT",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"RECAPTCHA_",(0,t.jsx)("wbr",{}),"TIMEOUT"]})})}),(0,t.jsx)("td",{"data-label":"含义",children:"识别超时，常见原因是代理或验证码提供方速度慢。"}),(0,t.jsx)("td",{"data-label":"处理方法",children:"如果使用自有代理，先检查代理。然后创建新任务。"})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_CAPTCHA_UNSOLVABLE",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"CAPTCHA_",(0,t.jsx)("wbr",{}),"UNSOLVABLE"]})})}),(0,t.jsx)("td",{"data-label":"含义",children:"验证码未能识别。"}),(0,t.jsxs)("td",{"data-label":"处理方法",children:["原因和处理见",(0,t.jsx)(e.a,{href:"/docs/api/api-errors#unsolvable",children:"无法识别的验证码"}),"。"]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_INVALID_TASK",children:(0,t.jsx)("code",{children:"ERROR_INVALID_TASK"})})}),(0,t.jsxs)("td",{"data-label":"含义",children:["任务的字段缺失、无效或过期，具体字段见 ",(0,t.jsx)("code",{children:"errorDescription"}),"。"]}),(0,t.jsx)("td",{"data-label":"处理方法",children:"更正这些字段。"})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_WRONG_USERAGENT",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"WRONG_",(0,t.jsx)("wbr",{}),"USERAGENT"]})})}),(0,t.jsxs)("td",{"data-label":"含义",children:["服务不接受该 ",(0,t.jsx)("code",{children:"userAgent"}),"。"]}),(0,t.jsxs)("td",{"data-label":"处理方法",children:["填写 ",(0,t.jsx)(e.a,{href:"/docs/api/methods/get-user-agent",children:"getUserAgent"})," 返回的值。"]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_DOMAIN_NOT_ALLOWED",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"DOMAIN_",(0,t.jsx)("wbr",{}),"NOT_",(0,t.jsx)("wbr",{}),"ALLOWED"]})})}),(0,t.jsx)("td",{"data-label":"含义",children:"服务禁止该域名。"}),(0,t.jsx)("td",{"data-label":"处理方法",children:"不要为该域名创建任务。"})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_PROXY_MISSING",children:(0,t.jsx)("code",{children:"ERROR_PROXY_MISSING"})})}),(0,t.jsxs)("td",{"data-label":"含义",children:["缺少必填的代理字段，或 ",(0,t.jsx)("code",{children:"proxyType"})," 无效。"]}),(0,t.jsxs)("td",{"data-label":"处理方法",children:["填写全部",(0,t.jsx)(e.a,{href:"/docs/api/methods/create-task#proxy",children:"代理字段"}),"。"]})]})]})]})}),`
`,(0,t.jsxs)(e.p,{children:["查询间隔小于 2 秒时，返回 ",(0,t.jsx)(e.a,{href:"/zh/docs/api/api-errors#ERROR_TOO_MUCH_REQUESTS",children:(0,t.jsx)(e.code,{children:"ERROR_TOO_MUCH_REQUESTS"})}),"。同一任务查询超过 120 次会导致临时封禁，原因为 ",(0,t.jsx)(e.a,{href:"/zh/docs/api/block-reason#WrongTaskId",children:(0,t.jsx)(e.code,{children:"WrongTaskId"})}),"。"]}),`
`,(0,t.jsx)(e.h2,{id:"limits",children:"计费"}),`
`,(0,t.jsx)(e.p,{children:"按每 1000 个令牌计价，只对成功的任务收费。服务提供的代理已包含在价格中。"}),`
`,(0,t.jsx)(e.h2,{id:"next",children:"下一步"}),`
`,(0,t.jsxs)(e.ul,{children:[`
`,(0,t.jsxs)(e.li,{children:[(0,t.jsx)(e.a,{href:"/zh/docs/api/token-accept",children:"令牌被拒绝与 nocache"}),"：网站拒绝部分令牌时的处理。"]}),`
`,(0,t.jsxs)(e.li,{children:[(0,t.jsx)(e.a,{href:"/zh/docs/api/api-errors#proxy-errors",children:"代理错误"}),"：各错误码对应的代理问题。"]}),`
`]})]})}function f(s={}){let{wrapper:e}={...(0,c.R)(),...s.components};return e?(0,t.jsx)(e,{...s,children:(0,t.jsx)(u,{...s})}):u(s)}},2834(s,e,a){var n={"./RecaptchaV2EnterpriseTask.json":["9926","6779"],"./ImageToTextTask.json":["6339","4176"],"./RecaptchaClickTask.json":["1077","2934"],"./TenDITask.json":["6388","1413"],"./reportIncorrectImageCaptcha.json":["8753","298"],"./createTask.json":["4882","7327"],"./AmazonTask.json":["7030","4715"],"./getBalance.json":["8959","8004"],"./getTaskResult.json":["7413","2502"],"./RecaptchaV2Task.json":["2045","430"],"./getUserAgent.json":["2515","1664"],"./TemuTask.json":["3207","6268"],"./strings.json":["2083","9536"],"./ImpervaTask.json":["3420","8845"],"./BinanceTask.json":["5962","7511"],"./RecaptchaV3TaskProxyless.json":["7547","1192"],"./reportIncorrectTokenCaptcha.json":["209","9354"],"./__plugin.json":["9630","3331"],"./GeeTestTask.json":["7627","1592"],"./RecognitionTask.json":["9431","8508"],"./ProsopoTask.json":["5708","3645"],"./TurnstileTask.json":["5896","1505"],"./BasiliskTask.json":["8526","1987"]};function t(s){if(!a.o(n,s))return Promise.resolve().then(function(){var e=Error("Cannot find module '"+s+"'");throw e.code="MODULE_NOT_FOUND",e});var e=n[s],t=e[0];return a.e(e[1]).then(function(){return a.t(t,19)})}t.keys=()=>Object.keys(n),t.id=2834,s.exports=t},7346(s,e,a){"use strict";a.d(e,{A:()=>c});var n=a(2540),t=a(4060);function c({as:s="tr",...e}){return(0,t.A)().collectAnchor(e.id),(0,n.jsx)(s,{...e})}},8920(s,e,a){"use strict";a.d(e,{A:()=>l});var n=a(2540),t=a(3696);let c=globalThis.trustedTypes?.createPolicy("built-html",{createHTML:s=>s});function l({as:s,html:e,ref:a,...r}){let p=(0,t.useMemo)(()=>({__html:c?c.createHTML(e):e}),[e]);return(0,n.jsx)(s,{...r,ref:a,dangerouslySetInnerHTML:p})}},7228(s,e,a){"use strict";let n;function t(s){let e,a=n??((e=document.createElement("div")).setAttribute("role","status"),e.className="sr-only",document.body.append(e),e);n=a,a.textContent="",setTimeout(()=>{a.textContent=s},100)}a.d(e,{i:()=>t})},9073(s,e,a){"use strict";async function n(s){try{await navigator.clipboard.writeText(s)}catch{var e;let a,n,t;if(e=s,a=document.activeElement,(n=document.createElement("textarea")).className="sr-only",n.value=e,document.body.append(n),n.select(),t=document.execCommand("copy"),n.remove(),a?.focus({preventScroll:!0}),!t)throw Error("The browser does not let this page copy.")}}a.d(e,{D:()=>n})},3985(s,e,a){"use strict";a.d(e,{A:()=>d,i:()=>o});var n=a(2540),t=a(9981),c=a(3696),l=a(8920),r=a(7228),p=a(9073),i=a(4635);function d({html:s,language:e,title:a,sample:t}){let r=(0,c.useRef)(null);return(0,n.jsxs)("div",{className:"code","data-sample":t,children:[a&&(0,n.jsx)("div",{className:"code-title",children:a}),(0,n.jsx)("pre",{tabIndex:0,children:(0,n.jsx)(l.A,{as:"code",ref:r,className:e&&`language-${e}`,html:s})}),(0,n.jsx)(o,{code:r})]})}function o({code:s}){let[e,a]=(0,c.useState)();(0,c.useEffect)(()=>{if(!e)return;let s=setTimeout(()=>a(void 0),2e3);return()=>clearTimeout(s)},[e]);let l=async()=>{let e=await (0,p.D)(s.current?.textContent??"").then(i.M,()=>(s.current&&getSelection()?.selectAllChildren(s.current),(0,i.d)()));a(e),(0,r.i)(e)};return(0,n.jsx)("button",{type:"button",className:"code-copy","data-copied":e?"":void 0,onClick:l,children:e??(0,t.T)({id:"theme.CodeBlock.copy",message:"Copy",description:"The copy button label on code blocks"})})}},4635(s,e,a){"use strict";a.d(e,{M:()=>t,d:()=>c});var n=a(9981);function t(){return(0,n.T)({id:"theme.CodeBlock.copied",message:"Copied",description:"The copied button label on code blocks"})}function c(){return(0,n.T)({id:"docs.copy.failed",message:"Couldn't copy"})}},9409(s,e,a){"use strict";a.d(e,{A:()=>d});var n=a(2540),t=a(3696),c=a(4237),l=a(9344);function r(){let s,{dataset:e}=document.documentElement;for(let a of document.querySelectorAll(".samples > input"))a.value===e.sample?s=a.checked=!0:s??=!1;!1===s&&delete e.sample}var p=a(634);let i={javascript:"JavaScript",python:"Python",curl:"cURL",csharp:"C#",java:"Java",go:"Go",php:"PHP"};function d({id:s,label:e,children:a}){return(0,t.useLayoutEffect)(r,[]),(0,n.jsxs)("div",{className:"samples",role:"group","aria-label":e,children:[p.f.map((e,a)=>(0,n.jsxs)(t.Fragment,{children:[(0,n.jsx)("input",{type:"radio",id:`${s}-${e}`,name:s,value:e,defaultChecked:0===a,onChange:s=>{var e;let a;return a=(e=s.currentTarget).getBoundingClientRect().top,void(!function({value:s}){document.documentElement.dataset.sample=s,(0,l.M)("localStorage",c.dt,s),r()}(e),scrollBy(0,e.getBoundingClientRect().top-a))}}),(0,n.jsx)("label",{htmlFor:`${s}-${e}`,children:i[e]})]},e)),a]})}},634(s,e,a){"use strict";a.d(e,{f:()=>n});let n=["javascript","python","curl","csharp","java","go","php"]},4942(s,e,a){"use strict";function n(s,e){let{fields:a=[],proxy:n}=s.variants[e]??{},c=[...a,...n?.fields??[]];return"createTask"!==s.method?t("",c):t("",[t("task",c),...s.envelope])}function t(s,e){return{name:s,fields:e,types:["object"],typeText:"",required:!0,description:"",constraints:[]}}a.d(e,{$b:()=>function s(e,[a,...n]){return void 0===a||void 0===e||"string"==typeof e?void 0===a?e:void 0:s(Array.isArray(e)?e[Number(a)]:e[a],n)},BA:()=>function s(e,a){if(void 0!==e.const)return e.required||void 0!==a?e.const:void 0;if(void 0===a||""===a)return e.fields&&e.required?{}:void 0;if("string"==typeof a)return function({types:s,enum:e,open:a},n){let t=e?.find(s=>c(s)===n);return void 0!==t?t:a?function(s){try{return JSON.parse(s)}catch{return s}}(n):s.includes("boolean")&&/^(true|false)$/.test(n)?"true"===n:(s.includes("integer")||s.includes("number"))&&/^-?\d+(\.\d+)?$/.test(n)&&Number.isSafeInteger(Math.trunc(Number(n)))?Number(n):n}(e,a);if(Array.isArray(a))return function({items:e,required:a},n){if(0!==n.length||a)return n.map(a=>(e&&s(e,a))??"")}(e,a);let n=(e.fields??[]).map(e=>[e.name,s(e,a[e.name])]).filter(([,s])=>void 0!==s);return n.length>0||e.required?Object.fromEntries(n):void 0},D0:()=>function s(e,a){if(void 0!==a){if(e.open)return"string"==typeof a?a:JSON.stringify(a,null,2);if(e.items){let{items:n}=e;return Array.isArray(a)?a.map(e=>s(n,e)??""):void 0}return e.fields?l(a)?Object.fromEntries(e.fields.map(e=>[e.name,s(e,a[e.name])]).filter(([,s])=>void 0!==s)):void 0:c(a)}},Gv:()=>l,LO:()=>n,e1:()=>c,eI:()=>function s(e,[a,...n],t){if(void 0===a)return t;if("number"==typeof a){let c=Array.isArray(e)?e:[],l=s(c[a],n,t);return void 0===l?c.toSpliced(a,1):c.toSpliced(a,1,l)}let c=l(e)?e:{},{[a]:r,...p}=c,i=s(r,n,t);return void 0===i?p:{...c,[a]:i}},rq:()=>r});let c=s=>"string"==typeof s?s:JSON.stringify(s),l=s=>"object"==typeof s&&null!==s&&!Array.isArray(s),r=s=>s.map(s=>`/${s}`).join("")},1525(s,e,a){"use strict";a.d(e,{A:()=>r});var n=a(2540),t=a(9981),c=a(3696),l=a(3413);function r({of:s,variant:e,label:i,children:d}){let o=(0,c.useRef)(null),[h,x]=(0,c.useState)(),j=function(s,e){let[a,n]=(0,c.useState)();return(0,c.useLayoutEffect)(()=>(p.add(s),()=>void p.delete(s)),[s]),(0,c.useEffect)(()=>{let a=()=>{let a=(0,l.vF)(location.hash),t=[...document.querySelectorAll(".try-it")],c=a===s||t[0]===e.current&&!document.getElementById(`try-${a}`);void 0!==a&&c&&e.current&&(n(location.hash),history.replaceState(history.state,"",location.pathname+location.search),e.current.open=!0,e.current.scrollIntoView())};return a(),addEventListener("hashchange",a),()=>removeEventListener("hashchange",a)},[s,e]),a}(s,o),u=()=>{o.current?.open&&"object"!=typeof h&&(x(void 0),Promise.all([Promise.all([a.e("4014"),a.e("1081"),a.e("5025")]).then(a.bind(a,7544)),a(2834)(`./${s}.json`)]).then(([{default:s},{default:e}])=>x({Panel:s,data:function(s){let{placeholder:e,text:a}=s.userAgent,n=JSON.stringify(document.querySelector("[data-user-agent]")?.textContent||a).slice(1,-1);return JSON.parse(JSON.stringify(s).replaceAll(e,n))}(e)}),()=>x("failed")))};return(0,c.useEffect)(u,[]),(0,n.jsxs)("details",{ref:o,className:"try-it",onToggle:u,children:[(0,n.jsx)("summary",{children:i}),"object"!=typeof h&&d,"failed"===h&&(0,n.jsx)("button",{type:"button",className:"button",onClick:u,children:(0,t.T)({id:"theme.ErrorPageContent.tryAgain",message:"Try again"})}),"object"==typeof h&&(0,n.jsx)(h.Panel,{...h.data,variant:e,hash:j},j)]})}let p=new Set},3413(s,e,a){"use strict";a.d(e,{Pp:()=>p,jE:()=>t,jr:()=>l,vF:()=>r});var n=a(4942);let t=4e3,c="#try=";function l(s,e){var a;return`${c}${s}.${a=JSON.stringify(e),btoa(Array.from(new TextEncoder().encode(a),s=>String.fromCharCode(s)).join("")).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}`}function r(s){return s.startsWith(c)?s.slice(c.length).split(".")[0]:void 0}function p(s){if(!(s.length>t))try{var e;let a,t=JSON.parse((e=s.slice(s.indexOf(".")+1),a=atob(e.replaceAll("-","+").replaceAll("_","/")),new TextDecoder("utf-8",{fatal:!0}).decode(Uint8Array.from(a,s=>s.charCodeAt(0)))));if(!(0,n.Gv)(t)||!(0,n.Gv)(t.body))return;let{variant:c,body:l}=t;return"string"==typeof c?{variant:c,body:l}:{body:l}}catch{return}}},3023(s,e,a){"use strict";a.d(e,{R:()=>l,x:()=>r});var n=a(3696);let t={},c=n.createContext(t);function l(s){let e=n.useContext(c);return n.useMemo(function(){return"function"==typeof s?s(e):{...e,...s}},[e,s])}function r(s){let e;return e=s.disableParentContext?"function"==typeof s.components?s.components(t):s.components||t:l(s.components),n.createElement(c.Provider,{value:e},s.children)}}}]);