(globalThis.webpackChunkwebsite=globalThis.webpackChunkwebsite||[]).push([["4358"],{763(s,e,a){"use strict";a.r(e),a.d(e,{metadata:()=>n,default:()=>g,frontMatter:()=>o,contentTitle:()=>h,toc:()=>j,assets:()=>x});var n=JSON.parse('{"id":"captchas/geetest-task","title":"GeeTest（极验）","description":"识别 GeeTest（极验）v3 和 v4（智能模式、滑块、点选）：区分版本，获取验证 ID 和流水号，提交结果，避免会收费的失败。","source":"@site/i18n/zh/docusaurus-plugin-content-docs/current/captchas/geetest-task.mdx","sourceDirName":"captchas","slug":"/captchas/geetest-task","permalink":"/zh/docs/captchas/geetest-task","draft":false,"unlisted":false,"tags":[],"version":"current","lastUpdatedAt":1794865987000,"frontMatter":{"title":"GeeTest（极验）","description":"识别 GeeTest（极验）v3 和 v4（智能模式、滑块、点选）：区分版本，获取验证 ID 和流水号，提交结果，避免会收费的失败。","source":"99b02cbb85c2"},"sidebar":"documentation","previous":{"title":"Cloudflare Turnstile","permalink":"/zh/docs/captchas/turnstile-task"},"next":{"title":"ImageToText","permalink":"/zh/docs/captchas/image-to-text"},"lastUpdatedText":"2026年11月16日"}'),t=a(2540),c=a(3023),l=a(3985),r=a(8920),d=a(7346),i=a(1525),p=a(9409);let o={title:"GeeTest（极验）",description:"识别 GeeTest（极验）v3 和 v4（智能模式、滑块、点选）：区分版本，获取验证 ID 和流水号，提交结果，避免会收费的失败。",source:"99b02cbb85c2"},h,x={},j=[{value:"示例",id:"example",level:2},{value:"区分 GeeTest v3 和 v4",id:"variants",level:2},{value:"GeeTest v3",id:"v3",level:3},{value:"GeeTest v4",id:"v4",level:3},{value:"参数从哪里获取",id:"find-values",level:2},{value:"GeeTest v3 的参数",id:"find-values-v3",level:3},{value:"GeeTest v4 的参数",id:"find-values-v4",level:3},{value:"测试密钥",id:"test-keys",level:3},{value:"请求字段",id:"request-fields",level:2},{value:"代理",id:"proxy",level:2},{value:"结果",id:"answer",level:2},{value:"提交结果",id:"use-the-answer",level:2},{value:"错误",id:"errors",level:2},{value:"计费",id:"limits",level:2},{value:"下一步",id:"next",level:2}];function u(s){let e={a:"a",admonition:"admonition",code:"code",h2:"h2",h3:"h3",li:"li",p:"p",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...(0,c.R)(),...s.components};return(0,t.jsxs)(t.Fragment,{children:[(0,t.jsxs)(e.p,{children:[(0,t.jsx)(e.code,{children:"GeeTestTask"})," 用于识别 GeeTest（极验）v3 和 v4。传入页面 URL 和页面上的 GeeTest 参数，结果是组件验证通过后会提交的一组值。"]}),`
`,(0,t.jsx)(e.admonition,{title:"传入已使用的流水号会扣费",type:"warning",children:(0,t.jsxs)(e.p,{children:["GeeTest v3 的 ",(0,t.jsx)(e.code,{children:"challenge"}),"（流水号）只能使用一次。如果已被使用，任务失败，返回 ",(0,t.jsx)(e.a,{href:"/zh/docs/api/api-errors#ERROR_TOKEN_EXPIRED",children:(0,t.jsx)(e.code,{children:"ERROR_TOKEN_EXPIRED"})}),"，并且会扣费。其他失败均不扣费。"]})}),`
`,(0,t.jsxs)("div",{className:"glance",children:[(0,t.jsxs)("dl",{className:"facts",children:[(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"类型"}),(0,t.jsx)("dd",{children:(0,t.jsx)("code",{children:"GeeTestTask"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"代理"}),(0,t.jsx)("dd",{children:(0,t.jsx)("b",{className:"pill",children:"可选"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"识别耗时"}),(0,t.jsxs)("dd",{children:["10 到 30 秒",(0,t.jsxs)("svg",{className:"range",viewBox:"0 0 180 1",preserveAspectRatio:"none","aria-hidden":"true",children:[(0,t.jsx)("path",{d:"M0 .5h180"}),(0,t.jsx)("path",{d:"M10 .5H30"})]})]})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"计费"}),(0,t.jsx)("dd",{children:"每 1000 个令牌"})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"轮询"}),(0,t.jsx)("dd",{children:"1 秒后首次查询，间隔 2 秒，80 秒后超时"})]})]}),(0,t.jsx)(r.A,{as:"figure",className:"drawing",html:'<svg class="d d-captcha" viewBox="0 0 320 224" role=img aria-labelledby=drawing-captcha-geetest-title aria-describedby=drawing-captcha-geetest-desc><title id=drawing-captcha-geetest-title>GeeTest 滑动验证码</title><desc id=drawing-captcha-geetest-desc>带缺口和拼图块的图片，下方的滑块将拼图块移入缺口。v3 的结果包含 validate，v4 的结果包含 pass_token，另有其他字段。</desc><rect class=d-fill-2 width=320 height=224 rx=8 /><rect class=d-box x=48 y=14 width=224 height=146 rx=8 /><rect class=d-fill-2 x=58 y=24 width=204 height=80 rx=6 /><path class=d-soft d="M58 96l40-32 26 20 30-34 44 40 24-18 40 26" /><circle class=d-soft cx=128 cy=42 r=7 /><path class="d-fill d-ink d-dash" d="M200 50h10a6 6 0 0 1 12 0h10v12a6 6 0 0 1 0 12v10h-32z" /><path class=d-box-accent d="M76 50h10a6 6 0 0 1 12 0h10v12a6 6 0 0 1 0 12v10h-32z" /><rect class="d-fill-2 d-soft" x=58 y=116 width=204 height=32 rx=8 /><rect class=d-accent-solid x=58 y=116 width=44 height=32 rx=8 /><path class=d-on d="M70 132h18m-6-6l6 6-6 6" /><text class="d-muted d-mid" x=182 y=137>拖动滑块完成拼图</text><path class=d-ink d="M160 160v8" /><path class=d-head d="M160 174l-4-6h8z" /><rect class=d-box-accent x=60 y=180 width=200 height=30 rx=15 /><text class="d-mono d-mid" x=160 y=200>validate / pass_token</text></svg>'})]}),`
`,(0,t.jsx)(e.h2,{id:"example",children:"示例"}),`
`,(0,t.jsx)(e.p,{children:"创建 GeeTest v3 任务："}),`
`,(0,t.jsxs)(p.A,{id:"samples",label:"代码示例：GeeTestTask, v3",children:[(0,t.jsx)(l.A,{language:"javascript",sample:"javascript",html:`<span class=tc>// Node.js 20+</span>
<span class=tk>const</span> response = <span class=tk>await</span> <span class=tf>fetch</span>(<span class=ts>"https://api.captcha-cloud.example/createTask"</span>, {
  <span class=tp>method</span>: <span class=ts>"POST"</span>,
  <span class=tp>headers</span>: { <span class=tp>"Content-Type"</span>: <span class=ts>"application/json"</span> },
  <span class=tp>body</span>: <span class=tn>JSON</span>.<span class=tf>stringify</span>({
    <span class=tp>clientKey</span>: <span class=ts>"YOUR_API_KEY"</span>,
    <span class=tp>task</span>: {
      <span class=tp>type</span>: <span class=ts>"GeeTestTask"</span>,
      <span class=tp>websiteURL</span>: <span class=ts>"https://example.com/login"</span>,
      <span class=tp>gt</span>: <span class=ts>"GT_OF_THE_SITE"</span>,
      <span class=tp>challenge</span>: <span class=ts>"CHALLENGE_FROM_THE_PAGE"</span>
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
            <span class=ts>"type"</span>: <span class=ts>"GeeTestTask"</span>,
            <span class=ts>"websiteURL"</span>: <span class=ts>"https://example.com/login"</span>,
            <span class=ts>"gt"</span>: <span class=ts>"GT_OF_THE_SITE"</span>,
            <span class=ts>"challenge"</span>: <span class=ts>"CHALLENGE_FROM_THE_PAGE"</span>
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
    <span class=tp>"type"</span>: <span class=ts>"GeeTestTask"</span>,
    <span class=tp>"websiteURL"</span>: <span class=ts>"https://example.com/login"</span>,
    <span class=tp>"gt"</span>: <span class=ts>"GT_OF_THE_SITE"</span>,
    <span class=tp>"challenge"</span>: <span class=ts>"CHALLENGE_FROM_THE_PAGE"</span>
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
        <span class=ts>"type"</span>: <span class=ts>"GeeTestTask"</span>,
        <span class=ts>"websiteURL"</span>: <span class=ts>"https://example.com/login"</span>,
        <span class=ts>"gt"</span>: <span class=ts>"GT_OF_THE_SITE"</span>,
        <span class=ts>"challenge"</span>: <span class=ts>"CHALLENGE_FROM_THE_PAGE"</span>
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
                "type": "GeeTestTask",
                "websiteURL": "https://example.com/login",
                "gt": "GT_OF_THE_SITE",
                "challenge": "CHALLENGE_FROM_THE_PAGE"
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
    "type": "GeeTestTask",
    "websiteURL": "https://example.com/login",
    "gt": "GT_OF_THE_SITE",
    "challenge": "CHALLENGE_FROM_THE_PAGE"
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
    "type": "GeeTestTask",
    "websiteURL": "https://example.com/login",
    "gt": "GT_OF_THE_SITE",
    "challenge": "CHALLENGE_FROM_THE_PAGE"
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
`,(0,t.jsx)(i.A,{of:"GeeTestTask",variant:"v3",label:"试一试",children:(0,t.jsxs)("p",{children:["填写此请求并在沙箱中运行（需要 JavaScript）。如果您有本文档的源代码，也可以在自己的电脑上运行沙箱：",(0,t.jsx)(e.a,{href:"/docs/getting-start#sandbox",children:(0,t.jsx)("code",{children:"npm run sandbox"})})]})}),`
`,(0,t.jsxs)(e.p,{children:["任务完成后，",(0,t.jsx)(e.a,{href:"/zh/docs/api/methods/get-task-result",children:"getTaskResult"})," 返回："]}),`
`,(0,t.jsx)(l.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"ready"</span>,
  <span class=tp>"solution"</span>: {
    <span class=tp>"challenge"</span>: <span class=ts>"0f759dd1ea6c4wc76cedc2991039ca4f23"</span>,
    <span class=tp>"validate"</span>: <span class=ts>"6275e26419211d1f526e674d97110e15"</span>,
    <span class=tp>"seccode"</span>: <span class=ts>"510cd9735583edcb158601067195a5eb|jordan"</span>
  }
}`}),`
`,(0,t.jsxs)(e.p,{children:["创建任务并轮询结果的完整程序见",(0,t.jsx)(e.a,{href:"/zh/docs/getting-start#first-task",children:"识别第一个验证码"}),"。"]}),`
`,(0,t.jsx)(e.h2,{id:"variants",children:"区分 GeeTest v3 和 v4"}),`
`,(0,t.jsx)(e.p,{children:"从页面的嵌入代码可以看出版本："}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"区分 GeeTest v3 和 v4",children:(0,t.jsxs)(e.table,{className:"rows",children:[(0,t.jsx)(e.thead,{children:(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.th,{children:"区别"}),(0,t.jsx)(e.th,{children:"v3"}),(0,t.jsx)(e.th,{children:"v4"})]})}),(0,t.jsxs)(e.tbody,{children:[(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:"嵌入代码"}),(0,t.jsxs)(e.td,{"data-label":"v3",children:[(0,t.jsx)("code",{children:"initGeetest"}),"，带 ",(0,t.jsx)("code",{children:"gt"})," 和 ",(0,t.jsx)("code",{children:"challenge"})]}),(0,t.jsxs)(e.td,{"data-label":"v4",children:[(0,t.jsx)("code",{children:"initGeetest4"}),"，带 ",(0,t.jsx)("code",{children:"captchaId"})]})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:"适用于"}),(0,t.jsx)(e.td,{"data-label":"v3",children:"智能模式、滑动拼图、图标点选、空间推理"}),(0,t.jsx)(e.td,{"data-label":"v4",children:"GeeTest v4"})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:(0,t.jsx)("code",{children:"version"})}),(0,t.jsxs)(e.td,{"data-label":"v3",children:[(0,t.jsx)("code",{children:"3"}),"，或省略"]}),(0,t.jsx)(e.td,{"data-label":"v4",children:(0,t.jsx)("code",{children:"4"})})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:(0,t.jsx)("code",{children:"gt"})}),(0,t.jsxs)(e.td,{"data-label":"v3",children:["页面的 ",(0,t.jsx)("code",{children:"gt"})," 值（验证 ID，固定不变）"]}),(0,t.jsxs)(e.td,{"data-label":"v4",children:["页面的 ",(0,t.jsx)("code",{children:"captchaId"})," 值（验证 ID）"]})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:(0,t.jsx)("code",{children:"challenge"})}),(0,t.jsx)(e.td,{"data-label":"v3",children:"必填，每个任务重新获取"}),(0,t.jsx)(e.td,{"data-label":"v4",children:"省略"})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:(0,t.jsx)("code",{children:"initParameters"})}),(0,t.jsx)(e.td,{"data-label":"v3",children:"省略"}),(0,t.jsxs)(e.td,{"data-label":"v4",children:["可选，例如 ",(0,t.jsx)("code",{children:'{"riskType": "slide"}'})]})]})]})]})}),`
`,(0,t.jsx)(e.h3,{id:"v3",children:"GeeTest v3"}),`
`,(0,t.jsxs)(e.p,{children:[(0,t.jsx)(e.a,{href:"#example",children:"上面的示例"}),"就是 v3 任务。每个任务都要获取新的 ",(0,t.jsx)(e.code,{children:"challenge"}),"，并在组件用它加载之前传入：组件一旦用它加载，该 ",(0,t.jsx)(e.code,{children:"challenge"})," 即视为已使用。"]}),`
`,(0,t.jsx)(e.h3,{id:"v4",children:"GeeTest v4"}),`
`,(0,t.jsxs)(e.p,{children:["将 ",(0,t.jsx)(e.code,{children:"version"})," 设为 ",(0,t.jsx)(e.code,{children:"4"}),"，在 ",(0,t.jsx)(e.code,{children:"gt"})," 中填写验证 ID。"]}),`
`,(0,t.jsx)(l.A,{language:"json",html:`{
  <span class=tp>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
  <span class=tp>"task"</span>: {
    <span class=tp>"type"</span>: <span class=ts>"GeeTestTask"</span>,
    <span class=tp>"websiteURL"</span>: <span class=ts>"https://example.com/login"</span>,
    <span class=tp>"gt"</span>: <span class=ts>"CAPTCHA_ID_OF_THE_SITE"</span>,
    <span class=tp>"version"</span>: <span class=tn>4</span>,
    <span class=tp>"initParameters"</span>: {
      <span class=tp>"riskType"</span>: <span class=ts>"slide"</span>
    }
  }
}`}),`
`,(0,t.jsx)(l.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"ready"</span>,
  <span class=tp>"solution"</span>: {
    <span class=tp>"captcha_id"</span>: <span class=ts>"CAPTCHA_ID_OF_THE_SITE"</span>,
    <span class=tp>"lot_number"</span>: <span class=ts>"4dc3cfc2cdff448cad8d13107198d473"</span>,
    <span class=tp>"pass_token"</span>: <span class=ts>"f5c46b0c28f1f66dcbbd5aa9b4a0c2a5..."</span>,
    <span class=tp>"gen_time"</span>: <span class=ts>"1746518400"</span>,
    <span class=tp>"captcha_output"</span>: <span class=ts>"bXJ8cXrEdG0mS1B5aG5wS1lDUXg0..."</span>
  }
}`}),`
`,(0,t.jsx)(e.h2,{id:"find-values",children:"参数从哪里获取"}),`
`,(0,t.jsxs)(e.p,{children:["在您拥有或获准自动化操作的页面上，从嵌入代码中读取。任务中只填写公开的验证 ID。私钥（GeeTest 称为 KEY 或 ",(0,t.jsx)(e.code,{children:"captcha_key"}),"）只保存在网站服务器上，不得发送给任何人。"]}),`
`,(0,t.jsx)(e.h3,{id:"find-values-v3",children:"GeeTest v3 的参数"}),`
`,(0,t.jsx)(l.A,{language:"html",html:`<span class=tt>&lt;script <span class=tp>src</span><span class=ts>="https://static.geetest.com/static/js/gt.0.5.0.js"</span>></span><span class=tt>&lt;/script></span>
<span class=tt>&lt;script></span>
fetch('/captcha/register').then(r => r.json()).then(d => initGeetest(
  { gt: d.gt, challenge: d.challenge, offline: !d.success, new_captcha: true },
  c => c.appendTo('#captcha')));
<span class=tt>&lt;/script></span>`}),`
`,(0,t.jsxs)(e.table,{children:[(0,t.jsx)(e.thead,{children:(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.th,{children:"字段"}),(0,t.jsx)(e.th,{children:"位置"})]})}),(0,t.jsxs)(e.tbody,{children:[(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:(0,t.jsx)("code",{children:"websiteURL"})}),(0,t.jsxs)(e.td,{children:["初始化组件的页面的 URL，不带 ",(0,t.jsx)("code",{children:"#fragment"})]})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:(0,t.jsx)("code",{children:"gt"})}),(0,t.jsxs)(e.td,{children:[(0,t.jsx)("code",{children:"initGeetest()"})," 第一个参数的 ",(0,t.jsx)("code",{children:"gt"})," 属性。页面从网站服务器的接口（GeeTest 称为 API1）取得，即 GeeTest 后台中的验证 ID。"]})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:(0,t.jsx)("code",{children:"challenge"})}),(0,t.jsxs)(e.td,{children:["同一参数的 ",(0,t.jsx)("code",{children:"challenge"})," 属性，即流水号，来自同一接口。每个任务都要重新请求该接口。"]})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:(0,t.jsx)("code",{children:"geetestApiServerSubdomain"})}),(0,t.jsxs)(e.td,{children:[(0,t.jsx)("code",{children:"api_server"})," 属性，页面有设置时填写"]})]})]})]}),`
`,(0,t.jsxs)(e.p,{children:["该接口返回的 JSON 形如 ",(0,t.jsxs)("code",{children:['{"success": 1,',(0,t.jsx)("wbr",{}),' "gt": "...',(0,t.jsx)("wbr",{}),'",',(0,t.jsx)("wbr",{}),' "challenge": "...',(0,t.jsx)("wbr",{}),'",',(0,t.jsx)("wbr",{}),' "new_',(0,t.jsx)("wbr",{}),'captcha": true}']}),"。如果 ",(0,t.jsx)(e.code,{children:"success"})," 为 0，说明网站处于宕机模式，",(0,t.jsx)(e.code,{children:"challenge"})," 不是 GeeTest 签发的，不要传入。",(0,t.jsx)(e.code,{children:"challenge"})," 的有效期为 10 分钟。"]}),`
`,(0,t.jsxs)(e.p,{children:["GeeTest 文档：",(0,t.jsx)(e.a,{href:"https://docs.geetest.com/captcha/deploy/client/web",children:"Web"}),"、",(0,t.jsx)(e.a,{href:"https://docs.geetest.com/captcha/help/glossary",children:"术语表"}),"。"]}),`
`,(0,t.jsx)(e.h3,{id:"find-values-v4",children:"GeeTest v4 的参数"}),`
`,(0,t.jsx)(l.A,{language:"html",html:`<span class=tt>&lt;script <span class=tp>src</span><span class=ts>="https://static.geetest.com/v4/gt4.js"</span>></span><span class=tt>&lt;/script></span>
<span class=tt>&lt;div <span class=tp>id</span><span class=ts>="captcha"</span>></span><span class=tt>&lt;/div></span>
<span class=tt>&lt;script></span>
initGeetest4({ captchaId: 'CAPTCHA_ID_OF_THE_SITE', product: 'float' },
  c => c.appendTo('#captcha'));
<span class=tt>&lt;/script></span>`}),`
`,(0,t.jsxs)(e.table,{children:[(0,t.jsx)(e.thead,{children:(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.th,{children:"字段"}),(0,t.jsx)(e.th,{children:"位置"})]})}),(0,t.jsxs)(e.tbody,{children:[(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:(0,t.jsx)("code",{children:"websiteURL"})}),(0,t.jsxs)(e.td,{children:["初始化组件的页面的 URL，不带 ",(0,t.jsx)("code",{children:"#fragment"})]})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:(0,t.jsx)("code",{children:"gt"})}),(0,t.jsxs)(e.td,{children:[(0,t.jsx)("code",{children:"initGeetest4()"})," 第一个参数的 ",(0,t.jsx)("code",{children:"captchaId"})," 属性。在结果和网站服务器中名为 ",(0,t.jsx)("code",{children:"captcha_id"}),"。"]})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:(0,t.jsx)("code",{children:"initParameters"})}),(0,t.jsxs)(e.td,{children:[(0,t.jsx)("code",{children:"riskType"})," 属性，页面有设置时填写"]})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:(0,t.jsx)("code",{children:"geetestApiServerSubdomain"})}),(0,t.jsxs)(e.td,{children:[(0,t.jsx)("code",{children:"apiServers"})," 列表中的一个主机，页面有设置时填写"]})]})]})]}),`
`,(0,t.jsx)(e.p,{children:"一个页面有多个组件时，每个组件单独初始化，验证 ID 可能各不相同。"}),`
`,(0,t.jsxs)(e.p,{children:["GeeTest 文档：",(0,t.jsx)(e.a,{href:"https://docs.geetest.com/BehaviorVerification/apirefer/api/web",children:"Web API"}),"、",(0,t.jsx)(e.a,{href:"https://docs.geetest.com/BehaviorVerification/deploy/server/",children:"服务端"}),"、",(0,t.jsx)(e.a,{href:"https://docs.geetest.com/BehaviorVerification/support/glossary",children:"术语表"}),"。"]}),`
`,(0,t.jsx)(e.h3,{id:"test-keys",children:"测试密钥"}),`
`,(0,t.jsxs)(e.p,{children:["GeeTest 没有公开的测试密钥。在 GeeTest 后台另建一个测试用的验证 ID。没有网站和余额也可以试发请求，见",(0,t.jsx)(e.a,{href:"/zh/docs/getting-start#sandbox",children:"沙箱"}),"。"]}),`
`,(0,t.jsx)(e.h2,{id:"request-fields",children:"请求字段"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"请求字段：GeeTestTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"字段"}),(0,t.jsx)("th",{scope:"col",children:"类型"}),(0,t.jsx)("th",{scope:"col",children:"说明"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(d.A,{id:"type",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#type",children:(0,t.jsx)("code",{children:"type"})})}),(0,t.jsxs)("td",{children:["字符串 ",(0,t.jsx)("b",{children:"必填"})]}),(0,t.jsxs)("td",{children:["任务类型。",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["固定为 ",(0,t.jsx)("code",{children:"GeeTestTask"})]})})]})]}),(0,t.jsxs)(d.A,{id:"websiteURL",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#websiteURL",children:(0,t.jsx)("code",{children:"websiteURL"})})}),(0,t.jsxs)("td",{children:["字符串 · URL ",(0,t.jsx)("b",{children:"必填"})]}),(0,t.jsxs)("td",{children:["初始化组件的页面的 URL，即组件发送的 Referer。",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["不带 ",(0,t.jsx)("code",{children:"#fragment"})]})})]})]}),(0,t.jsxs)(d.A,{id:"gt",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#gt",children:(0,t.jsx)("code",{children:"gt"})})}),(0,t.jsxs)("td",{children:["字符串 ",(0,t.jsx)("b",{children:"必填"})]}),(0,t.jsxs)("td",{children:["GeeTest v3：网站的 ",(0,t.jsx)("code",{children:"gt"}),"（验证 ID，固定不变）。GeeTest v4：网站的 ",(0,t.jsx)("code",{children:"captcha_id"}),"（验证 ID）。不要填写私钥。"]})]}),(0,t.jsxs)(d.A,{id:"challenge",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#challenge",children:(0,t.jsx)("code",{children:"challenge"})})}),(0,t.jsx)("td",{children:"字符串"}),(0,t.jsxs)("td",{children:["验证流水号，每个任务须重新获取；组件用它加载后即视为已使用。",(0,t.jsx)("code",{children:"version"})," 为 3 时必填。"]})]}),(0,t.jsxs)(d.A,{id:"version",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#version",children:(0,t.jsx)("code",{children:"version"})})}),(0,t.jsx)("td",{children:"整数"}),(0,t.jsxs)("td",{children:["GeeTest 版本。用于 GeeTest v4 时必填。",(0,t.jsxs)("ul",{children:[(0,t.jsxs)("li",{children:["可用的值：",(0,t.jsx)("code",{children:"3"}),"、",(0,t.jsx)("code",{children:"4"})]}),(0,t.jsxs)("li",{children:["默认值：",(0,t.jsx)("code",{children:"3"})]})]})]})]}),(0,t.jsxs)(d.A,{id:"geetestApiServerSubdomain",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#geetestApiServerSubdomain",children:(0,t.jsx)("code",{children:"geetestApiServerSubdomain"})})}),(0,t.jsx)("td",{children:"字符串"}),(0,t.jsxs)("td",{children:["GeeTest 的 API 主机，不是 ",(0,t.jsx)("code",{children:"api.geetest.com"})," 时填写。"]})]}),(0,t.jsxs)(d.A,{id:"geetestGetLib",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#geetestGetLib",children:(0,t.jsx)("code",{children:"geetestGetLib"})})}),(0,t.jsx)("td",{children:"字符串"}),(0,t.jsx)("td",{children:"验证码脚本的路径，JSON 字符串。"})]}),(0,t.jsxs)(d.A,{id:"initParameters",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#initParameters",children:(0,t.jsx)("code",{children:"initParameters"})})}),(0,t.jsx)("td",{children:"对象"}),(0,t.jsxs)("td",{children:["只用于 GeeTest v4。页面初始化组件所用的附加参数。",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["例如 ",(0,t.jsx)("code",{children:'{"riskType":"slide"}'})]})})]})]}),(0,t.jsxs)(d.A,{id:"userAgent",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#userAgent",children:(0,t.jsx)("code",{children:"userAgent"})})}),(0,t.jsx)("td",{children:"字符串"}),(0,t.jsxs)("td",{children:["浏览器的 User-Agent。填写 ",(0,t.jsx)(e.a,{href:"/docs/api/methods/get-user-agent",children:"getUserAgent"})," 返回的值。"]})]})]})]})}),`
`,(0,t.jsx)(e.h2,{id:"proxy",children:"代理"}),`
`,(0,t.jsx)("p",{children:"可选。不填写代理字段时，服务使用自己的代理。不支持按 IP 授权的代理。"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"代理字段：GeeTestTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"字段"}),(0,t.jsx)("th",{scope:"col",children:"类型"}),(0,t.jsx)("th",{scope:"col",children:"说明"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(d.A,{id:"proxyType",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyType",children:(0,t.jsx)("code",{children:"proxyType"})})}),(0,t.jsx)("td",{children:"字符串"}),(0,t.jsxs)("td",{children:["代理协议。普通的 HTTP 和 HTTPS 代理用 ",(0,t.jsx)("code",{children:"http"}),"；",(0,t.jsx)("code",{children:"https"})," 只作为特殊代理的后备选项。见",(0,t.jsx)(e.a,{href:"/docs/api/methods/create-task#proxy",children:"使用自有代理"}),"。使用自有代理时必填。",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["可用的值：",(0,t.jsx)("code",{children:"http"}),"、",(0,t.jsx)("code",{children:"https"}),"、",(0,t.jsx)("code",{children:"socks4"}),"、",(0,t.jsx)("code",{children:"socks5"})]})})]})]}),(0,t.jsxs)(d.A,{id:"proxyAddress",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyAddress",children:(0,t.jsx)("code",{children:"proxyAddress"})})}),(0,t.jsx)("td",{children:"字符串"}),(0,t.jsxs)("td",{children:["代理的 IP 地址。使用自有代理时必填。",(0,t.jsx)("ul",{children:(0,t.jsx)("li",{children:"只能是 IPv4 或 IPv6 地址；不接受主机名、透明代理、回环地址和局域网地址"})})]})]}),(0,t.jsxs)(d.A,{id:"proxyPort",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyPort",children:(0,t.jsx)("code",{children:"proxyPort"})})}),(0,t.jsx)("td",{children:"整数"}),(0,t.jsxs)("td",{children:["代理的端口。使用自有代理时必填。",(0,t.jsx)("ul",{children:(0,t.jsx)("li",{children:"0 到 65535"})})]})]}),(0,t.jsxs)(d.A,{id:"proxyLogin",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyLogin",children:(0,t.jsx)("code",{children:"proxyLogin"})})}),(0,t.jsx)("td",{children:"字符串"}),(0,t.jsxs)("td",{children:["代理的用户名。",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["不得包含 ",(0,t.jsx)("code",{children:"%"})]})})]})]}),(0,t.jsxs)(d.A,{id:"proxyPassword",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyPassword",children:(0,t.jsx)("code",{children:"proxyPassword"})})}),(0,t.jsx)("td",{children:"字符串"}),(0,t.jsxs)("td",{children:["代理的密码。",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["不得包含 ",(0,t.jsx)("code",{children:"%"})]})})]})]})]})]})}),`
`,(0,t.jsx)(e.h2,{id:"answer",children:"结果"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"结果字段：GeeTestTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"字段"}),(0,t.jsx)("th",{scope:"col",children:"类型"}),(0,t.jsx)("th",{scope:"col",children:"说明"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(d.A,{id:"solution-challenge",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#solution-challenge",children:(0,t.jsx)("code",{children:"challenge"})})}),(0,t.jsx)("td",{children:"字符串"}),(0,t.jsxs)("td",{children:["随表单提交的值。",(0,t.jsx)("code",{children:"version"})," 为 3 时出现。"]})]}),(0,t.jsxs)(d.A,{id:"solution-validate",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#solution-validate",children:(0,t.jsx)("code",{children:"validate"})})}),(0,t.jsx)("td",{children:"字符串"}),(0,t.jsxs)("td",{children:["随表单提交的值。",(0,t.jsx)("code",{children:"version"})," 为 3 时出现。"]})]}),(0,t.jsxs)(d.A,{id:"solution-seccode",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#solution-seccode",children:(0,t.jsx)("code",{children:"seccode"})})}),(0,t.jsx)("td",{children:"字符串"}),(0,t.jsxs)("td",{children:["随表单提交的值。",(0,t.jsx)("code",{children:"version"})," 为 3 时出现。"]})]}),(0,t.jsxs)(d.A,{id:"solution-captcha_id",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#solution-captcha_id",children:(0,t.jsx)("code",{children:"captcha_id"})})}),(0,t.jsx)("td",{children:"字符串"}),(0,t.jsxs)("td",{children:["随表单提交的值。",(0,t.jsx)("code",{children:"version"})," 为 4 时出现。"]})]}),(0,t.jsxs)(d.A,{id:"solution-lot_number",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#solution-lot_number",children:(0,t.jsx)("code",{children:"lot_number"})})}),(0,t.jsx)("td",{children:"字符串"}),(0,t.jsxs)("td",{children:["随表单提交的值。",(0,t.jsx)("code",{children:"version"})," 为 4 时出现。"]})]}),(0,t.jsxs)(d.A,{id:"solution-pass_token",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#solution-pass_token",children:(0,t.jsx)("code",{children:"pass_token"})})}),(0,t.jsx)("td",{children:"字符串"}),(0,t.jsxs)("td",{children:["随表单提交的值。",(0,t.jsx)("code",{children:"version"})," 为 4 时出现。"]})]}),(0,t.jsxs)(d.A,{id:"solution-gen_time",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#solution-gen_time",children:(0,t.jsx)("code",{children:"gen_time"})})}),(0,t.jsx)("td",{children:"字符串"}),(0,t.jsxs)("td",{children:["随表单提交的值。",(0,t.jsx)("code",{children:"version"})," 为 4 时出现。"]})]}),(0,t.jsxs)(d.A,{id:"solution-captcha_output",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#solution-captcha_output",children:(0,t.jsx)("code",{children:"captcha_output"})})}),(0,t.jsx)("td",{children:"字符串"}),(0,t.jsxs)("td",{children:["随表单提交的值。",(0,t.jsx)("code",{children:"version"})," 为 4 时出现。"]})]})]})]})}),`
`,(0,t.jsx)(e.h2,{id:"use-the-answer",children:"提交结果"}),`
`,(0,t.jsx)(e.p,{children:"像页面中的表单一样，提交结果的每个字段："}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"提交结果",children:(0,t.jsxs)(e.table,{className:"rows",children:[(0,t.jsx)(e.thead,{children:(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.th,{children:"版本"}),(0,t.jsx)(e.th,{children:"结果的字段"}),(0,t.jsx)(e.th,{children:"表单中的名称"})]})}),(0,t.jsxs)(e.tbody,{children:[(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:"v3"}),(0,t.jsx)(e.td,{"data-label":"结果的字段",children:(0,t.jsx)("code",{children:"challenge"})}),(0,t.jsx)(e.td,{"data-label":"表单中的名称",children:(0,t.jsx)("code",{children:"geetest_challenge"})})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:"v3"}),(0,t.jsx)(e.td,{"data-label":"结果的字段",children:(0,t.jsx)("code",{children:"validate"})}),(0,t.jsx)(e.td,{"data-label":"表单中的名称",children:(0,t.jsx)("code",{children:"geetest_validate"})})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:"v3"}),(0,t.jsx)(e.td,{"data-label":"结果的字段",children:(0,t.jsx)("code",{children:"seccode"})}),(0,t.jsx)(e.td,{"data-label":"表单中的名称",children:(0,t.jsx)("code",{children:"geetest_seccode"})})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:"v4"}),(0,t.jsxs)(e.td,{"data-label":"结果的字段",children:[(0,t.jsx)("code",{children:"captcha_id"}),"、",(0,t.jsx)("code",{children:"lot_number"}),"、",(0,t.jsx)("code",{children:"pass_token"}),"、",(0,t.jsx)("code",{children:"gen_time"}),"、",(0,t.jsx)("code",{children:"captcha_output"})]}),(0,t.jsx)(e.td,{"data-label":"表单中的名称",children:"相同"})]})]})]})}),`
`,(0,t.jsxs)(e.p,{children:["v4 的结果有效期约 10 分钟，超时后网站校验失败，提示 ",(0,t.jsx)(e.code,{children:"pass_token expire"}),"。"]}),`
`,(0,t.jsxs)(e.p,{children:["如果网站拒绝结果，凭 ",(0,t.jsx)(e.code,{children:"taskId"})," ",(0,t.jsx)(e.a,{href:"/zh/docs/api/bad-tokens#report-token",children:"上报"}),"。"]}),`
`,(0,t.jsx)(e.h2,{id:"errors",children:"错误"}),`
`,(0,t.jsxs)(e.p,{children:["先检查 ",(0,t.jsx)(e.code,{children:"challenge"})," 是否为新获取的，再检查 ",(0,t.jsx)(e.code,{children:"version"})," 与 ",(0,t.jsx)(e.code,{children:"gt"})," 是否对应。以下是常见的错误码，全部错误码见 ",(0,t.jsx)(e.a,{href:"/zh/docs/api/api-errors#all-codes",children:"API 错误码"}),"，代理问题见",(0,t.jsx)(e.a,{href:"/zh/docs/api/api-errors#proxy-errors",children:"代理错误"}),"。"]}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"错误码及处理方法",children:(0,t.jsxs)("table",{className:"rows errors",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"错误码"}),(0,t.jsx)("th",{scope:"col",children:"含义"}),(0,t.jsx)("th",{scope:"col",children:"处理方法"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_TOKEN_EXPIRED",children:(0,t.jsx)("code",{children:"ERROR_TOKEN_EXPIRED"})})}),(0,t.jsxs)("td",{"data-label":"含义",children:["一次性值（如 GeeTest 的 ",(0,t.jsx)("code",{children:"challenge"}),"）已使用过。返回此错误码的 GeeTest 任务会扣费。"]}),(0,t.jsx)("td",{"data-label":"处理方法",children:"用新的值创建新任务。"})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_INVALID_TASK",children:(0,t.jsx)("code",{children:"ERROR_INVALID_TASK"})})}),(0,t.jsxs)("td",{"data-label":"含义",children:["任务的字段缺失、无效或过期，具体字段见 ",(0,t.jsx)("code",{children:"errorDescription"}),"。"]}),(0,t.jsx)("td",{"data-label":"处理方法",children:"更正这些字段。"})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_CAPTCHA_UNSOLVABLE",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"CAPTCHA_",(0,t.jsx)("wbr",{}),"UNSOLVABLE"]})})}),(0,t.jsx)("td",{"data-label":"含义",children:"验证码未能识别。"}),(0,t.jsxs)("td",{"data-label":"处理方法",children:["原因和处理见",(0,t.jsx)(e.a,{href:"/docs/api/api-errors#unsolvable",children:"无法识别的验证码"}),"。"]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_WRONG_USERAGENT",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"WRONG_",(0,t.jsx)("wbr",{}),"USERAGENT"]})})}),(0,t.jsxs)("td",{"data-label":"含义",children:["服务不接受该 ",(0,t.jsx)("code",{children:"userAgent"}),"。"]}),(0,t.jsxs)("td",{"data-label":"处理方法",children:["填写 ",(0,t.jsx)(e.a,{href:"/docs/api/methods/get-user-agent",children:"getUserAgent"})," 返回的值。"]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_DOMAIN_NOT_ALLOWED",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"DOMAIN_",(0,t.jsx)("wbr",{}),"NOT_",(0,t.jsx)("wbr",{}),"ALLOWED"]})})}),(0,t.jsx)("td",{"data-label":"含义",children:"服务禁止该域名。"}),(0,t.jsx)("td",{"data-label":"处理方法",children:"不要为该域名创建任务。"})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_PROXY_MISSING",children:(0,t.jsx)("code",{children:"ERROR_PROXY_MISSING"})})}),(0,t.jsxs)("td",{"data-label":"含义",children:["缺少必填的代理字段，或 ",(0,t.jsx)("code",{children:"proxyType"})," 无效。"]}),(0,t.jsxs)("td",{"data-label":"处理方法",children:["填写全部",(0,t.jsx)(e.a,{href:"/docs/api/methods/create-task#proxy",children:"代理字段"}),"。"]})]})]})]})}),`
`,(0,t.jsx)(e.h2,{id:"limits",children:"计费"}),`
`,(0,t.jsxs)(e.p,{children:["按每 1000 个令牌计价。成功的任务收费，返回 ",(0,t.jsx)(e.code,{children:"ERROR_TOKEN_EXPIRED"})," 的任务也收费。服务提供的代理已包含在价格中。"]}),`
`,(0,t.jsx)(e.h2,{id:"next",children:"下一步"}),`
`,(0,t.jsxs)(e.ul,{children:[`
`,(0,t.jsxs)(e.li,{children:[(0,t.jsx)(e.a,{href:"/zh/docs/api/api-errors#ERROR_TOKEN_EXPIRED",children:(0,t.jsx)(e.code,{children:"ERROR_TOKEN_EXPIRED"})}),"：避免这种会扣费的失败。"]}),`
`,(0,t.jsxs)(e.li,{children:[(0,t.jsx)(e.a,{href:"/zh/docs/api/bad-tokens#report-token",children:"上报被拒绝的令牌"}),"：上报用于自动质量分析。"]}),`
`,(0,t.jsxs)(e.li,{children:[(0,t.jsx)(e.a,{href:"/zh/docs/api/methods/get-task-result#polling",children:"轮询结果"}),"：何时开始查询、隔多久查询一次。"]}),`
`]})]})}function g(s={}){let{wrapper:e}={...(0,c.R)(),...s.components};return e?(0,t.jsx)(e,{...s,children:(0,t.jsx)(u,{...s})}):u(s)}},2834(s,e,a){var n={"./RecaptchaV2EnterpriseTask.json":["9926","6779"],"./ImageToTextTask.json":["6339","4176"],"./RecaptchaClickTask.json":["1077","2934"],"./TenDITask.json":["6388","1413"],"./reportIncorrectImageCaptcha.json":["8753","298"],"./createTask.json":["4882","7327"],"./AmazonTask.json":["7030","4715"],"./getBalance.json":["8959","8004"],"./getTaskResult.json":["7413","2502"],"./RecaptchaV2Task.json":["2045","430"],"./getUserAgent.json":["2515","1664"],"./TemuTask.json":["3207","6268"],"./strings.json":["2083","9536"],"./ImpervaTask.json":["3420","8845"],"./BinanceTask.json":["5962","7511"],"./RecaptchaV3TaskProxyless.json":["7547","1192"],"./reportIncorrectTokenCaptcha.json":["209","9354"],"./__plugin.json":["9630","3331"],"./GeeTestTask.json":["7627","1592"],"./RecognitionTask.json":["9431","8508"],"./ProsopoTask.json":["5708","3645"],"./TurnstileTask.json":["5896","1505"],"./BasiliskTask.json":["8526","1987"]};function t(s){if(!a.o(n,s))return Promise.resolve().then(function(){var e=Error("Cannot find module '"+s+"'");throw e.code="MODULE_NOT_FOUND",e});var e=n[s],t=e[0];return a.e(e[1]).then(function(){return a.t(t,19)})}t.keys=()=>Object.keys(n),t.id=2834,s.exports=t},7346(s,e,a){"use strict";a.d(e,{A:()=>c});var n=a(2540),t=a(4060);function c({as:s="tr",...e}){return(0,t.A)().collectAnchor(e.id),(0,n.jsx)(s,{...e})}},8920(s,e,a){"use strict";a.d(e,{A:()=>l});var n=a(2540),t=a(3696);let c=globalThis.trustedTypes?.createPolicy("built-html",{createHTML:s=>s});function l({as:s,html:e,ref:a,...r}){let d=(0,t.useMemo)(()=>({__html:c?c.createHTML(e):e}),[e]);return(0,n.jsx)(s,{...r,ref:a,dangerouslySetInnerHTML:d})}},7228(s,e,a){"use strict";let n;function t(s){let e,a=n??((e=document.createElement("div")).setAttribute("role","status"),e.className="sr-only",document.body.append(e),e);n=a,a.textContent="",setTimeout(()=>{a.textContent=s},100)}a.d(e,{i:()=>t})},9073(s,e,a){"use strict";async function n(s){try{await navigator.clipboard.writeText(s)}catch{var e;let a,n,t;if(e=s,a=document.activeElement,(n=document.createElement("textarea")).className="sr-only",n.value=e,document.body.append(n),n.select(),t=document.execCommand("copy"),n.remove(),a?.focus({preventScroll:!0}),!t)throw Error("The browser does not let this page copy.")}}a.d(e,{D:()=>n})},3985(s,e,a){"use strict";a.d(e,{A:()=>p,i:()=>o});var n=a(2540),t=a(9981),c=a(3696),l=a(8920),r=a(7228),d=a(9073),i=a(4635);function p({html:s,language:e,title:a,sample:t}){let r=(0,c.useRef)(null);return(0,n.jsxs)("div",{className:"code","data-sample":t,children:[a&&(0,n.jsx)("div",{className:"code-title",children:a}),(0,n.jsx)("pre",{tabIndex:0,children:(0,n.jsx)(l.A,{as:"code",ref:r,className:e&&`language-${e}`,html:s})}),(0,n.jsx)(o,{code:r})]})}function o({code:s}){let[e,a]=(0,c.useState)();(0,c.useEffect)(()=>{if(!e)return;let s=setTimeout(()=>a(void 0),2e3);return()=>clearTimeout(s)},[e]);let l=async()=>{let e=await (0,d.D)(s.current?.textContent??"").then(i.M,()=>(s.current&&getSelection()?.selectAllChildren(s.current),(0,i.d)()));a(e),(0,r.i)(e)};return(0,n.jsx)("button",{type:"button",className:"code-copy","data-copied":e?"":void 0,onClick:l,children:e??(0,t.T)({id:"theme.CodeBlock.copy",message:"Copy",description:"The copy button label on code blocks"})})}},4635(s,e,a){"use strict";a.d(e,{M:()=>t,d:()=>c});var n=a(9981);function t(){return(0,n.T)({id:"theme.CodeBlock.copied",message:"Copied",description:"The copied button label on code blocks"})}function c(){return(0,n.T)({id:"docs.copy.failed",message:"Couldn't copy"})}},9409(s,e,a){"use strict";a.d(e,{A:()=>p});var n=a(2540),t=a(3696),c=a(4237),l=a(9344);function r(){let s,{dataset:e}=document.documentElement;for(let a of document.querySelectorAll(".samples > input"))a.value===e.sample?s=a.checked=!0:s??=!1;!1===s&&delete e.sample}var d=a(634);let i={javascript:"JavaScript",python:"Python",curl:"cURL",csharp:"C#",java:"Java",go:"Go",php:"PHP"};function p({id:s,label:e,children:a}){return(0,t.useLayoutEffect)(r,[]),(0,n.jsxs)("div",{className:"samples",role:"group","aria-label":e,children:[d.f.map((e,a)=>(0,n.jsxs)(t.Fragment,{children:[(0,n.jsx)("input",{type:"radio",id:`${s}-${e}`,name:s,value:e,defaultChecked:0===a,onChange:s=>{var e;let a;return a=(e=s.currentTarget).getBoundingClientRect().top,void(!function({value:s}){document.documentElement.dataset.sample=s,(0,l.M)("localStorage",c.dt,s),r()}(e),scrollBy(0,e.getBoundingClientRect().top-a))}}),(0,n.jsx)("label",{htmlFor:`${s}-${e}`,children:i[e]})]},e)),a]})}},634(s,e,a){"use strict";a.d(e,{f:()=>n});let n=["javascript","python","curl","csharp","java","go","php"]},4942(s,e,a){"use strict";function n(s,e){let{fields:a=[],proxy:n}=s.variants[e]??{},c=[...a,...n?.fields??[]];return"createTask"!==s.method?t("",c):t("",[t("task",c),...s.envelope])}function t(s,e){return{name:s,fields:e,types:["object"],typeText:"",required:!0,description:"",constraints:[]}}a.d(e,{$b:()=>function s(e,[a,...n]){return void 0===a||void 0===e||"string"==typeof e?void 0===a?e:void 0:s(Array.isArray(e)?e[Number(a)]:e[a],n)},BA:()=>function s(e,a){if(void 0!==e.const)return e.required||void 0!==a?e.const:void 0;if(void 0===a||""===a)return e.fields&&e.required?{}:void 0;if("string"==typeof a)return function({types:s,enum:e,open:a},n){let t=e?.find(s=>c(s)===n);return void 0!==t?t:a?function(s){try{return JSON.parse(s)}catch{return s}}(n):s.includes("boolean")&&/^(true|false)$/.test(n)?"true"===n:(s.includes("integer")||s.includes("number"))&&/^-?\d+(\.\d+)?$/.test(n)&&Number.isSafeInteger(Math.trunc(Number(n)))?Number(n):n}(e,a);if(Array.isArray(a))return function({items:e,required:a},n){if(0!==n.length||a)return n.map(a=>(e&&s(e,a))??"")}(e,a);let n=(e.fields??[]).map(e=>[e.name,s(e,a[e.name])]).filter(([,s])=>void 0!==s);return n.length>0||e.required?Object.fromEntries(n):void 0},D0:()=>function s(e,a){if(void 0!==a){if(e.open)return"string"==typeof a?a:JSON.stringify(a,null,2);if(e.items){let{items:n}=e;return Array.isArray(a)?a.map(e=>s(n,e)??""):void 0}return e.fields?l(a)?Object.fromEntries(e.fields.map(e=>[e.name,s(e,a[e.name])]).filter(([,s])=>void 0!==s)):void 0:c(a)}},Gv:()=>l,LO:()=>n,e1:()=>c,eI:()=>function s(e,[a,...n],t){if(void 0===a)return t;if("number"==typeof a){let c=Array.isArray(e)?e:[],l=s(c[a],n,t);return void 0===l?c.toSpliced(a,1):c.toSpliced(a,1,l)}let c=l(e)?e:{},{[a]:r,...d}=c,i=s(r,n,t);return void 0===i?d:{...c,[a]:i}},rq:()=>r});let c=s=>"string"==typeof s?s:JSON.stringify(s),l=s=>"object"==typeof s&&null!==s&&!Array.isArray(s),r=s=>s.map(s=>`/${s}`).join("")},1525(s,e,a){"use strict";a.d(e,{A:()=>r});var n=a(2540),t=a(9981),c=a(3696),l=a(3413);function r({of:s,variant:e,label:i,children:p}){let o=(0,c.useRef)(null),[h,x]=(0,c.useState)(),j=function(s,e){let[a,n]=(0,c.useState)();return(0,c.useLayoutEffect)(()=>(d.add(s),()=>void d.delete(s)),[s]),(0,c.useEffect)(()=>{let a=()=>{let a=(0,l.vF)(location.hash),t=[...document.querySelectorAll(".try-it")],c=a===s||t[0]===e.current&&!document.getElementById(`try-${a}`);void 0!==a&&c&&e.current&&(n(location.hash),history.replaceState(history.state,"",location.pathname+location.search),e.current.open=!0,e.current.scrollIntoView())};return a(),addEventListener("hashchange",a),()=>removeEventListener("hashchange",a)},[s,e]),a}(s,o),u=()=>{o.current?.open&&"object"!=typeof h&&(x(void 0),Promise.all([Promise.all([a.e("4014"),a.e("1081"),a.e("5025")]).then(a.bind(a,7544)),a(2834)(`./${s}.json`)]).then(([{default:s},{default:e}])=>x({Panel:s,data:function(s){let{placeholder:e,text:a}=s.userAgent,n=JSON.stringify(document.querySelector("[data-user-agent]")?.textContent||a).slice(1,-1);return JSON.parse(JSON.stringify(s).replaceAll(e,n))}(e)}),()=>x("failed")))};return(0,c.useEffect)(u,[]),(0,n.jsxs)("details",{ref:o,className:"try-it",onToggle:u,children:[(0,n.jsx)("summary",{children:i}),"object"!=typeof h&&p,"failed"===h&&(0,n.jsx)("button",{type:"button",className:"button",onClick:u,children:(0,t.T)({id:"theme.ErrorPageContent.tryAgain",message:"Try again"})}),"object"==typeof h&&(0,n.jsx)(h.Panel,{...h.data,variant:e,hash:j},j)]})}let d=new Set},3413(s,e,a){"use strict";a.d(e,{Pp:()=>d,jE:()=>t,jr:()=>l,vF:()=>r});var n=a(4942);let t=4e3,c="#try=";function l(s,e){var a;return`${c}${s}.${a=JSON.stringify(e),btoa(Array.from(new TextEncoder().encode(a),s=>String.fromCharCode(s)).join("")).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}`}function r(s){return s.startsWith(c)?s.slice(c.length).split(".")[0]:void 0}function d(s){if(!(s.length>t))try{var e;let a,t=JSON.parse((e=s.slice(s.indexOf(".")+1),a=atob(e.replaceAll("-","+").replaceAll("_","/")),new TextDecoder("utf-8",{fatal:!0}).decode(Uint8Array.from(a,s=>s.charCodeAt(0)))));if(!(0,n.Gv)(t)||!(0,n.Gv)(t.body))return;let{variant:c,body:l}=t;return"string"==typeof c?{variant:c,body:l}:{body:l}}catch{return}}},3023(s,e,a){"use strict";a.d(e,{R:()=>l,x:()=>r});var n=a(3696);let t={},c=n.createContext(t);function l(s){let e=n.useContext(c);return n.useMemo(function(){return"function"==typeof s?s(e):{...e,...s}},[e,s])}function r(s){let e;return e=s.disableParentContext?"function"==typeof s.components?s.components(t):s.components||t:l(s.components),n.createElement(c.Provider,{value:e},s.children)}}}]);