(globalThis.webpackChunkwebsite=globalThis.webpackChunkwebsite||[]).push([["8452"],{2198(s,e,a){"use strict";a.r(e),a.d(e,{metadata:()=>n,default:()=>f,frontMatter:()=>o,contentTitle:()=>h,toc:()=>u,assets:()=>x});var n=JSON.parse('{"id":"captchas/binance","title":"Binance（币安）","description":"登录您自己的 Binance（币安）账户时识别验证码：创建 BinanceTask，用结果中的 User-Agent 提交令牌。","source":"@site/i18n/zh/docusaurus-plugin-content-docs/current/captchas/binance.mdx","sourceDirName":"captchas","slug":"/captchas/binance","permalink":"/zh/docs/captchas/binance","draft":false,"unlisted":false,"tags":[],"version":"current","lastUpdatedAt":1794865987000,"frontMatter":{"title":"Binance（币安）","description":"登录您自己的 Binance（币安）账户时识别验证码：创建 BinanceTask，用结果中的 User-Agent 提交令牌。","source":"12f47f905186"},"sidebar":"documentation","previous":{"title":"Basilisk","permalink":"/zh/docs/captchas/Basilisk-task"},"next":{"title":"Imperva（Incapsula）","permalink":"/zh/docs/captchas/incapsula"},"lastUpdatedText":"2026年11月16日"}'),t=a(2540),c=a(3023),l=a(3985),r=a(8920),p=a(7346),i=a(1525),d=a(9409);let o={title:"Binance（币安）",description:"登录您自己的 Binance（币安）账户时识别验证码：创建 BinanceTask，用结果中的 User-Agent 提交令牌。",source:"12f47f905186"},h,x={},u=[{value:"示例",id:"example",level:2},{value:"参数从哪里获取",id:"find-values",level:2},{value:"请求字段",id:"request-fields",level:2},{value:"代理",id:"proxy",level:2},{value:"结果",id:"answer",level:2},{value:"提交令牌",id:"use-the-answer",level:2},{value:"错误",id:"errors",level:2},{value:"计费",id:"limits",level:2},{value:"下一步",id:"next",level:2}];function j(s){let e={a:"a",admonition:"admonition",code:"code",h2:"h2",li:"li",p:"p",ul:"ul",...(0,c.R)(),...s.components};return(0,t.jsxs)(t.Fragment,{children:[(0,t.jsxs)(e.p,{children:[(0,t.jsx)(e.code,{children:"BinanceTask"})," 用于识别登录您自己的 Binance（币安）账户时出现的验证码。传入页面 URL、业务 ID 和验证 ID，结果包含令牌和提交时使用的 User-Agent。"]}),`
`,(0,t.jsx)(e.admonition,{title:"只能用于您自己的账户",type:"warning",children:(0,t.jsx)(e.p,{children:"本任务类型只能用于登录您自己的 Binance 账户。禁止其他任何用途。"})}),`
`,(0,t.jsxs)("div",{className:"glance",children:[(0,t.jsxs)("dl",{className:"facts",children:[(0,t.jsxs)("div",{"data-wide":"",children:[(0,t.jsx)("dt",{children:"使用限制"}),(0,t.jsx)("dd",{children:"只能用于登录您自己的账户。"})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"类型"}),(0,t.jsx)("dd",{children:(0,t.jsx)("code",{children:"BinanceTask"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"代理"}),(0,t.jsx)("dd",{children:(0,t.jsx)("b",{className:"pill",children:"可选"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"计费"}),(0,t.jsx)("dd",{children:"每 1000 个令牌"})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"轮询"}),(0,t.jsx)("dd",{children:"1 秒后首次查询，间隔 2 秒，80 秒后超时"})]})]}),(0,t.jsx)(r.A,{as:"figure",className:"drawing",html:'<svg class="d d-captcha" viewBox="0 0 320 224" role=img aria-labelledby=drawing-captcha-binance-title aria-describedby=drawing-captcha-binance-desc><title id=drawing-captcha-binance-title>Binance 验证码</title><desc id=drawing-captcha-binance-desc>登录表单，有两个输入框，下方是安全验证。结果是以 captcha# 开头的令牌。</desc><rect class=d-fill-2 width=320 height=224 rx=8 /><rect class=d-box x=40 y=14 width=240 height=146 rx=8 /><text class=d-bold x=60 y=40>登录</text><rect class=d-box x=60 y=52 width=200 height=24 rx=6 /><rect class=d-box x=60 y=84 width=200 height=24 rx=6 /><path class=d-soft d="M72 64h72" /><path class=d-solid d="M72 93h6v6h-6zM84 93h6v6h-6zM96 93h6v6h-6zM108 93h6v6h-6z" /><rect class=d-box-accent x=60 y=118 width=200 height=30 rx=8 /><circle class=d-soft cx=80 cy=133 r=8 /><path class=d-accent d="M80 125a8 8 0 0 1 8 8" /><text x=100 y=138>安全验证</text><path class=d-ink d="M160 160v8" /><path class=d-head d="M160 174l-4-6h8z" /><rect class=d-box-accent x=106 y=180 width=108 height=30 rx=15 /><text class="d-mono d-mid" x=160 y=200>captcha#…</text></svg>'})]}),`
`,(0,t.jsx)(e.h2,{id:"example",children:"示例"}),`
`,(0,t.jsx)(e.p,{children:"创建任务："}),`
`,(0,t.jsxs)(d.A,{id:"samples",label:"代码示例：BinanceTask",children:[(0,t.jsx)(l.A,{language:"javascript",sample:"javascript",html:`<span class=tc>// Node.js 20+</span>
<span class=tk>const</span> response = <span class=tk>await</span> <span class=tf>fetch</span>(<span class=ts>"https://api.captcha-cloud.example/createTask"</span>, {
  <span class=tp>method</span>: <span class=ts>"POST"</span>,
  <span class=tp>headers</span>: { <span class=tp>"Content-Type"</span>: <span class=ts>"application/json"</span> },
  <span class=tp>body</span>: <span class=tn>JSON</span>.<span class=tf>stringify</span>({
    <span class=tp>clientKey</span>: <span class=ts>"YOUR_API_KEY"</span>,
    <span class=tp>task</span>: {
      <span class=tp>type</span>: <span class=ts>"BinanceTask"</span>,
      <span class=tp>websiteURL</span>: <span class=ts>"https://example.com/login"</span>,
      <span class=tp>websiteKey</span>: <span class=ts>"login"</span>,
      <span class=tp>validateId</span>: <span class=ts>"VALIDATE_ID_FROM_THE_PAGE"</span>
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
            <span class=ts>"type"</span>: <span class=ts>"BinanceTask"</span>,
            <span class=ts>"websiteURL"</span>: <span class=ts>"https://example.com/login"</span>,
            <span class=ts>"websiteKey"</span>: <span class=ts>"login"</span>,
            <span class=ts>"validateId"</span>: <span class=ts>"VALIDATE_ID_FROM_THE_PAGE"</span>
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
    <span class=tp>"type"</span>: <span class=ts>"BinanceTask"</span>,
    <span class=tp>"websiteURL"</span>: <span class=ts>"https://example.com/login"</span>,
    <span class=tp>"websiteKey"</span>: <span class=ts>"login"</span>,
    <span class=tp>"validateId"</span>: <span class=ts>"VALIDATE_ID_FROM_THE_PAGE"</span>
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
        <span class=ts>"type"</span>: <span class=ts>"BinanceTask"</span>,
        <span class=ts>"websiteURL"</span>: <span class=ts>"https://example.com/login"</span>,
        <span class=ts>"websiteKey"</span>: <span class=ts>"login"</span>,
        <span class=ts>"validateId"</span>: <span class=ts>"VALIDATE_ID_FROM_THE_PAGE"</span>
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
                "type": "BinanceTask",
                "websiteURL": "https://example.com/login",
                "websiteKey": "login",
                "validateId": "VALIDATE_ID_FROM_THE_PAGE"
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
    "type": "BinanceTask",
    "websiteURL": "https://example.com/login",
    "websiteKey": "login",
    "validateId": "VALIDATE_ID_FROM_THE_PAGE"
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
    "type": "BinanceTask",
    "websiteURL": "https://example.com/login",
    "websiteKey": "login",
    "validateId": "VALIDATE_ID_FROM_THE_PAGE"
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
`,(0,t.jsx)(i.A,{of:"BinanceTask",label:"试一试",children:(0,t.jsxs)("p",{children:["填写此请求并在沙箱中运行（需要 JavaScript）。如果您有本文档的源代码，也可以在自己的电脑上运行沙箱：",(0,t.jsx)(e.a,{href:"/docs/getting-start#sandbox",children:(0,t.jsx)("code",{children:"npm run sandbox"})})]})}),`
`,(0,t.jsxs)(e.p,{children:["任务完成后，",(0,t.jsx)(e.a,{href:"/zh/docs/api/methods/get-task-result",children:"getTaskResult"})," 返回："]}),`
`,(0,t.jsx)(l.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"ready"</span>,
  <span class=tp>"solution"</span>: {
    <span class=tp>"token"</span>: <span class=ts>"captcha#09ba4905a79f44f2a99e44f234439644-ioVA7neog7eRHCDAsC0MixpZvt5kc99maS943qIsquNP9D77"</span>,
    <span class=tp>"userAgent"</span>: <span class=ts>"<span data-user-agent="">Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36</span>"</span>
  }
}`}),`
`,(0,t.jsxs)(e.p,{children:["创建任务并轮询结果的完整程序见",(0,t.jsx)(e.a,{href:"/zh/docs/getting-start#first-task",children:"识别第一个验证码"}),"。Go 和 PHP ",(0,t.jsx)(e.a,{href:"/zh/docs/getting-start#libraries",children:"客户端库"}),"不支持 ",(0,t.jsx)(e.code,{children:"BinanceTask"}),"，需直接调用 HTTP API。"]}),`
`,(0,t.jsx)(e.h2,{id:"find-values",children:"参数从哪里获取"}),`
`,(0,t.jsxs)(e.p,{children:["Binance 没有针对其验证码的公开文档。参数来自您自己账户的登录过程。",(0,t.jsx)(e.code,{children:"websiteKey"})," 和 ",(0,t.jsx)(e.code,{children:"validateId"})," 在网站中的名称见",(0,t.jsx)(e.a,{href:"#request-fields",children:"请求字段"}),"。",(0,t.jsx)(e.code,{children:"validateId"})," 是动态的，必须使用当前这次登录的值。"]}),`
`,(0,t.jsxs)(e.p,{children:["没有网站和余额也可以试发请求，见",(0,t.jsx)(e.a,{href:"/zh/docs/getting-start#sandbox",children:"沙箱"}),"。"]}),`
`,(0,t.jsx)(e.h2,{id:"request-fields",children:"请求字段"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"请求字段：BinanceTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"字段"}),(0,t.jsx)("th",{scope:"col",children:"类型"}),(0,t.jsx)("th",{scope:"col",children:"说明"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(p.A,{id:"type",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#type",children:(0,t.jsx)("code",{children:"type"})})}),(0,t.jsxs)("td",{children:["字符串 ",(0,t.jsx)("b",{children:"必填"})]}),(0,t.jsxs)("td",{children:["任务类型。",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["固定为 ",(0,t.jsx)("code",{children:"BinanceTask"})]})})]})]}),(0,t.jsxs)(p.A,{id:"websiteURL",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#websiteURL",children:(0,t.jsx)("code",{children:"websiteURL"})})}),(0,t.jsxs)("td",{children:["字符串 · URL ",(0,t.jsx)("b",{children:"必填"})]}),(0,t.jsxs)("td",{children:["显示验证码的页面的完整 URL，包括 ",(0,t.jsx)("code",{children:"http://"})," 或 ",(0,t.jsx)("code",{children:"https://"}),"。"]})]}),(0,t.jsxs)(p.A,{id:"websiteKey",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#websiteKey",children:(0,t.jsx)("code",{children:"websiteKey"})})}),(0,t.jsxs)("td",{children:["字符串 ",(0,t.jsx)("b",{children:"必填"})]}),(0,t.jsxs)("td",{children:["业务 ID，在网站中名为 ",(0,t.jsx)("code",{children:"bizId"}),"、",(0,t.jsx)("code",{children:"bizType"})," 或 ",(0,t.jsx)("code",{children:"bizCode"}),"。",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["例如 ",(0,t.jsx)("code",{children:"login"})]})})]})]}),(0,t.jsxs)(p.A,{id:"validateId",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#validateId",children:(0,t.jsx)("code",{children:"validateId"})})}),(0,t.jsxs)("td",{children:["字符串 ",(0,t.jsx)("b",{children:"必填"})]}),(0,t.jsxs)("td",{children:["动态的验证 ID，在网站中名为 ",(0,t.jsx)("code",{children:"validateId"}),"、",(0,t.jsx)("code",{children:"securityId"})," 或 ",(0,t.jsx)("code",{children:"securityCheckResponseValidateId"}),"。"]})]}),(0,t.jsxs)(p.A,{id:"userAgent",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#userAgent",children:(0,t.jsx)("code",{children:"userAgent"})})}),(0,t.jsx)("td",{children:"字符串"}),(0,t.jsxs)("td",{children:["浏览器的 User-Agent。填写 ",(0,t.jsx)(e.a,{href:"/docs/api/methods/get-user-agent",children:"getUserAgent"})," 返回的值。"]})]})]})]})}),`
`,(0,t.jsx)(e.h2,{id:"proxy",children:"代理"}),`
`,(0,t.jsx)("p",{children:"可选。不填写代理字段时，服务使用自己的代理。"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"代理字段：BinanceTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"字段"}),(0,t.jsx)("th",{scope:"col",children:"类型"}),(0,t.jsx)("th",{scope:"col",children:"说明"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(p.A,{id:"proxyType",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyType",children:(0,t.jsx)("code",{children:"proxyType"})})}),(0,t.jsx)("td",{children:"字符串"}),(0,t.jsxs)("td",{children:["代理协议。普通的 HTTP 和 HTTPS 代理用 ",(0,t.jsx)("code",{children:"http"}),"；",(0,t.jsx)("code",{children:"https"})," 只作为特殊代理的后备选项。见",(0,t.jsx)(e.a,{href:"/docs/api/methods/create-task#proxy",children:"使用自有代理"}),"。使用自有代理时必填。",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["可用的值：",(0,t.jsx)("code",{children:"http"}),"、",(0,t.jsx)("code",{children:"https"}),"、",(0,t.jsx)("code",{children:"socks4"}),"、",(0,t.jsx)("code",{children:"socks5"})]})})]})]}),(0,t.jsxs)(p.A,{id:"proxyAddress",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyAddress",children:(0,t.jsx)("code",{children:"proxyAddress"})})}),(0,t.jsx)("td",{children:"字符串"}),(0,t.jsxs)("td",{children:["代理的 IP 地址。使用自有代理时必填。",(0,t.jsx)("ul",{children:(0,t.jsx)("li",{children:"只能是 IPv4 或 IPv6 地址；不接受主机名、透明代理、回环地址和局域网地址"})})]})]}),(0,t.jsxs)(p.A,{id:"proxyPort",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyPort",children:(0,t.jsx)("code",{children:"proxyPort"})})}),(0,t.jsx)("td",{children:"整数"}),(0,t.jsxs)("td",{children:["代理的端口。使用自有代理时必填。",(0,t.jsx)("ul",{children:(0,t.jsx)("li",{children:"0 到 65535"})})]})]}),(0,t.jsxs)(p.A,{id:"proxyLogin",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyLogin",children:(0,t.jsx)("code",{children:"proxyLogin"})})}),(0,t.jsx)("td",{children:"字符串"}),(0,t.jsxs)("td",{children:["代理的用户名。",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["不得包含 ",(0,t.jsx)("code",{children:"%"})]})})]})]}),(0,t.jsxs)(p.A,{id:"proxyPassword",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyPassword",children:(0,t.jsx)("code",{children:"proxyPassword"})})}),(0,t.jsx)("td",{children:"字符串"}),(0,t.jsxs)("td",{children:["代理的密码。",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["不得包含 ",(0,t.jsx)("code",{children:"%"})]})})]})]})]})]})}),`
`,(0,t.jsxs)(e.p,{children:["如果代理按客户端 IP 授权，放行",(0,t.jsx)(e.a,{href:"https://dash.captcha-cloud.example",children:"控制台"}),"中列出的地址。"]}),`
`,(0,t.jsx)(e.h2,{id:"answer",children:"结果"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"结果字段：BinanceTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"字段"}),(0,t.jsx)("th",{scope:"col",children:"类型"}),(0,t.jsx)("th",{scope:"col",children:"说明"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(p.A,{id:"solution-token",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#solution-token",children:(0,t.jsx)("code",{children:"token"})})}),(0,t.jsx)("td",{children:"字符串"}),(0,t.jsxs)("td",{children:["令牌。",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["以 ",(0,t.jsx)("code",{children:"captcha#"})," 开头"]})})]})]}),(0,t.jsxs)(p.A,{id:"solution-userAgent",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#solution-userAgent",children:(0,t.jsx)("code",{children:"userAgent"})})}),(0,t.jsx)("td",{children:"字符串"}),(0,t.jsx)("td",{children:"识别时使用的 User-Agent。提交结果时使用的 User-Agent 必须与其完全一致。"})]})]})]})}),`
`,(0,t.jsx)(e.h2,{id:"use-the-answer",children:"提交令牌"}),`
`,(0,t.jsxs)(e.p,{children:["登录账户时提交 ",(0,t.jsx)(e.code,{children:"token"}),"，保留 ",(0,t.jsx)(e.code,{children:"captcha#"})," 前缀。使用的 User-Agent 必须与 ",(0,t.jsx)(e.code,{children:"userAgent"})," 完全一致。"]}),`
`,(0,t.jsx)(e.h2,{id:"errors",children:"错误"}),`
`,(0,t.jsxs)(e.p,{children:["先检查 ",(0,t.jsx)(e.code,{children:"validateId"})," 是否为当前值。如果已过期，任务可能失败，返回 ",(0,t.jsx)(e.a,{href:"/zh/docs/api/api-errors#ERROR_INVALID_TASK",children:(0,t.jsx)(e.code,{children:"ERROR_INVALID_TASK"})}),"。以下是常见的错误码，全部错误码见 ",(0,t.jsx)(e.a,{href:"/zh/docs/api/api-errors#all-codes",children:"API 错误码"}),"，代理问题见",(0,t.jsx)(e.a,{href:"/zh/docs/api/api-errors#proxy-errors",children:"代理错误"}),"。"]}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"错误码及处理方法",children:(0,t.jsxs)("table",{className:"rows errors",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"错误码"}),(0,t.jsx)("th",{scope:"col",children:"含义"}),(0,t.jsx)("th",{scope:"col",children:"处理方法"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_INVALID_TASK",children:(0,t.jsx)("code",{children:"ERROR_INVALID_TASK"})})}),(0,t.jsxs)("td",{"data-label":"含义",children:["任务的字段缺失、无效或过期，具体字段见 ",(0,t.jsx)("code",{children:"errorDescription"}),"。"]}),(0,t.jsx)("td",{"data-label":"处理方法",children:"更正这些字段。"})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_CAPTCHA_UNSOLVABLE",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"CAPTCHA_",(0,t.jsx)("wbr",{}),"UNSOLVABLE"]})})}),(0,t.jsx)("td",{"data-label":"含义",children:"验证码未能识别。"}),(0,t.jsxs)("td",{"data-label":"处理方法",children:["原因和处理见",(0,t.jsx)(e.a,{href:"/docs/api/api-errors#unsolvable",children:"无法识别的验证码"}),"。"]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_WRONG_USERAGENT",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"WRONG_",(0,t.jsx)("wbr",{}),"USERAGENT"]})})}),(0,t.jsxs)("td",{"data-label":"含义",children:["服务不接受该 ",(0,t.jsx)("code",{children:"userAgent"}),"。"]}),(0,t.jsxs)("td",{"data-label":"处理方法",children:["填写 ",(0,t.jsx)(e.a,{href:"/docs/api/methods/get-user-agent",children:"getUserAgent"})," 返回的值。"]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_DOMAIN_NOT_ALLOWED",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"DOMAIN_",(0,t.jsx)("wbr",{}),"NOT_",(0,t.jsx)("wbr",{}),"ALLOWED"]})})}),(0,t.jsx)("td",{"data-label":"含义",children:"服务禁止该域名。"}),(0,t.jsx)("td",{"data-label":"处理方法",children:"不要为该域名创建任务。"})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_PROXY_MISSING",children:(0,t.jsx)("code",{children:"ERROR_PROXY_MISSING"})})}),(0,t.jsxs)("td",{"data-label":"含义",children:["缺少必填的代理字段，或 ",(0,t.jsx)("code",{children:"proxyType"})," 无效。"]}),(0,t.jsxs)("td",{"data-label":"处理方法",children:["填写全部",(0,t.jsx)(e.a,{href:"/docs/api/methods/create-task#proxy",children:"代理字段"}),"。"]})]})]})]})}),`
`,(0,t.jsx)(e.h2,{id:"limits",children:"计费"}),`
`,(0,t.jsx)(e.p,{children:"按每 1000 个令牌计价，只对成功的任务收费。服务提供的代理已包含在价格中。"}),`
`,(0,t.jsx)(e.h2,{id:"next",children:"下一步"}),`
`,(0,t.jsxs)(e.ul,{children:[`
`,(0,t.jsxs)(e.li,{children:[(0,t.jsx)(e.a,{href:"/zh/docs/api/methods/get-task-result#polling",children:"轮询结果"}),"：何时开始查询、隔多久查询一次。"]}),`
`,(0,t.jsxs)(e.li,{children:[(0,t.jsx)(e.a,{href:"/zh/docs/api/methods/get-user-agent",children:"getUserAgent"}),"：获取 ",(0,t.jsx)(e.code,{children:"userAgent"})," 的值。"]}),`
`,(0,t.jsxs)(e.li,{children:[(0,t.jsx)(e.a,{href:"/zh/docs/extension/extension-main",children:"Chrome 扩展"}),"：登录您自己的账户时，在浏览器中识别验证码。"]}),`
`]})]})}function f(s={}){let{wrapper:e}={...(0,c.R)(),...s.components};return e?(0,t.jsx)(e,{...s,children:(0,t.jsx)(j,{...s})}):j(s)}},2834(s,e,a){var n={"./RecaptchaV2EnterpriseTask.json":["9926","6779"],"./ImageToTextTask.json":["6339","4176"],"./RecaptchaClickTask.json":["1077","2934"],"./TenDITask.json":["6388","1413"],"./reportIncorrectImageCaptcha.json":["8753","298"],"./createTask.json":["4882","7327"],"./AmazonTask.json":["7030","4715"],"./getBalance.json":["8959","8004"],"./getTaskResult.json":["7413","2502"],"./RecaptchaV2Task.json":["2045","430"],"./getUserAgent.json":["2515","1664"],"./TemuTask.json":["3207","6268"],"./strings.json":["2083","9536"],"./ImpervaTask.json":["3420","8845"],"./BinanceTask.json":["5962","7511"],"./RecaptchaV3TaskProxyless.json":["7547","1192"],"./reportIncorrectTokenCaptcha.json":["209","9354"],"./__plugin.json":["9630","3331"],"./GeeTestTask.json":["7627","1592"],"./RecognitionTask.json":["9431","8508"],"./ProsopoTask.json":["5708","3645"],"./TurnstileTask.json":["5896","1505"],"./BasiliskTask.json":["8526","1987"]};function t(s){if(!a.o(n,s))return Promise.resolve().then(function(){var e=Error("Cannot find module '"+s+"'");throw e.code="MODULE_NOT_FOUND",e});var e=n[s],t=e[0];return a.e(e[1]).then(function(){return a.t(t,19)})}t.keys=()=>Object.keys(n),t.id=2834,s.exports=t},7346(s,e,a){"use strict";a.d(e,{A:()=>c});var n=a(2540),t=a(4060);function c({as:s="tr",...e}){return(0,t.A)().collectAnchor(e.id),(0,n.jsx)(s,{...e})}},8920(s,e,a){"use strict";a.d(e,{A:()=>l});var n=a(2540),t=a(3696);let c=globalThis.trustedTypes?.createPolicy("built-html",{createHTML:s=>s});function l({as:s,html:e,ref:a,...r}){let p=(0,t.useMemo)(()=>({__html:c?c.createHTML(e):e}),[e]);return(0,n.jsx)(s,{...r,ref:a,dangerouslySetInnerHTML:p})}},7228(s,e,a){"use strict";let n;function t(s){let e,a=n??((e=document.createElement("div")).setAttribute("role","status"),e.className="sr-only",document.body.append(e),e);n=a,a.textContent="",setTimeout(()=>{a.textContent=s},100)}a.d(e,{i:()=>t})},9073(s,e,a){"use strict";async function n(s){try{await navigator.clipboard.writeText(s)}catch{var e;let a,n,t;if(e=s,a=document.activeElement,(n=document.createElement("textarea")).className="sr-only",n.value=e,document.body.append(n),n.select(),t=document.execCommand("copy"),n.remove(),a?.focus({preventScroll:!0}),!t)throw Error("The browser does not let this page copy.")}}a.d(e,{D:()=>n})},3985(s,e,a){"use strict";a.d(e,{A:()=>d,i:()=>o});var n=a(2540),t=a(9981),c=a(3696),l=a(8920),r=a(7228),p=a(9073),i=a(4635);function d({html:s,language:e,title:a,sample:t}){let r=(0,c.useRef)(null);return(0,n.jsxs)("div",{className:"code","data-sample":t,children:[a&&(0,n.jsx)("div",{className:"code-title",children:a}),(0,n.jsx)("pre",{tabIndex:0,children:(0,n.jsx)(l.A,{as:"code",ref:r,className:e&&`language-${e}`,html:s})}),(0,n.jsx)(o,{code:r})]})}function o({code:s}){let[e,a]=(0,c.useState)();(0,c.useEffect)(()=>{if(!e)return;let s=setTimeout(()=>a(void 0),2e3);return()=>clearTimeout(s)},[e]);let l=async()=>{let e=await (0,p.D)(s.current?.textContent??"").then(i.M,()=>(s.current&&getSelection()?.selectAllChildren(s.current),(0,i.d)()));a(e),(0,r.i)(e)};return(0,n.jsx)("button",{type:"button",className:"code-copy","data-copied":e?"":void 0,onClick:l,children:e??(0,t.T)({id:"theme.CodeBlock.copy",message:"Copy",description:"The copy button label on code blocks"})})}},4635(s,e,a){"use strict";a.d(e,{M:()=>t,d:()=>c});var n=a(9981);function t(){return(0,n.T)({id:"theme.CodeBlock.copied",message:"Copied",description:"The copied button label on code blocks"})}function c(){return(0,n.T)({id:"docs.copy.failed",message:"Couldn't copy"})}},9409(s,e,a){"use strict";a.d(e,{A:()=>d});var n=a(2540),t=a(3696),c=a(4237),l=a(9344);function r(){let s,{dataset:e}=document.documentElement;for(let a of document.querySelectorAll(".samples > input"))a.value===e.sample?s=a.checked=!0:s??=!1;!1===s&&delete e.sample}var p=a(634);let i={javascript:"JavaScript",python:"Python",curl:"cURL",csharp:"C#",java:"Java",go:"Go",php:"PHP"};function d({id:s,label:e,children:a}){return(0,t.useLayoutEffect)(r,[]),(0,n.jsxs)("div",{className:"samples",role:"group","aria-label":e,children:[p.f.map((e,a)=>(0,n.jsxs)(t.Fragment,{children:[(0,n.jsx)("input",{type:"radio",id:`${s}-${e}`,name:s,value:e,defaultChecked:0===a,onChange:s=>{var e;let a;return a=(e=s.currentTarget).getBoundingClientRect().top,void(!function({value:s}){document.documentElement.dataset.sample=s,(0,l.M)("localStorage",c.dt,s),r()}(e),scrollBy(0,e.getBoundingClientRect().top-a))}}),(0,n.jsx)("label",{htmlFor:`${s}-${e}`,children:i[e]})]},e)),a]})}},634(s,e,a){"use strict";a.d(e,{f:()=>n});let n=["javascript","python","curl","csharp","java","go","php"]},4942(s,e,a){"use strict";function n(s,e){let{fields:a=[],proxy:n}=s.variants[e]??{},c=[...a,...n?.fields??[]];return"createTask"!==s.method?t("",c):t("",[t("task",c),...s.envelope])}function t(s,e){return{name:s,fields:e,types:["object"],typeText:"",required:!0,description:"",constraints:[]}}a.d(e,{$b:()=>function s(e,[a,...n]){return void 0===a||void 0===e||"string"==typeof e?void 0===a?e:void 0:s(Array.isArray(e)?e[Number(a)]:e[a],n)},BA:()=>function s(e,a){if(void 0!==e.const)return e.required||void 0!==a?e.const:void 0;if(void 0===a||""===a)return e.fields&&e.required?{}:void 0;if("string"==typeof a)return function({types:s,enum:e,open:a},n){let t=e?.find(s=>c(s)===n);return void 0!==t?t:a?function(s){try{return JSON.parse(s)}catch{return s}}(n):s.includes("boolean")&&/^(true|false)$/.test(n)?"true"===n:(s.includes("integer")||s.includes("number"))&&/^-?\d+(\.\d+)?$/.test(n)&&Number.isSafeInteger(Math.trunc(Number(n)))?Number(n):n}(e,a);if(Array.isArray(a))return function({items:e,required:a},n){if(0!==n.length||a)return n.map(a=>(e&&s(e,a))??"")}(e,a);let n=(e.fields??[]).map(e=>[e.name,s(e,a[e.name])]).filter(([,s])=>void 0!==s);return n.length>0||e.required?Object.fromEntries(n):void 0},D0:()=>function s(e,a){if(void 0!==a){if(e.open)return"string"==typeof a?a:JSON.stringify(a,null,2);if(e.items){let{items:n}=e;return Array.isArray(a)?a.map(e=>s(n,e)??""):void 0}return e.fields?l(a)?Object.fromEntries(e.fields.map(e=>[e.name,s(e,a[e.name])]).filter(([,s])=>void 0!==s)):void 0:c(a)}},Gv:()=>l,LO:()=>n,e1:()=>c,eI:()=>function s(e,[a,...n],t){if(void 0===a)return t;if("number"==typeof a){let c=Array.isArray(e)?e:[],l=s(c[a],n,t);return void 0===l?c.toSpliced(a,1):c.toSpliced(a,1,l)}let c=l(e)?e:{},{[a]:r,...p}=c,i=s(r,n,t);return void 0===i?p:{...c,[a]:i}},rq:()=>r});let c=s=>"string"==typeof s?s:JSON.stringify(s),l=s=>"object"==typeof s&&null!==s&&!Array.isArray(s),r=s=>s.map(s=>`/${s}`).join("")},1525(s,e,a){"use strict";a.d(e,{A:()=>r});var n=a(2540),t=a(9981),c=a(3696),l=a(3413);function r({of:s,variant:e,label:i,children:d}){let o=(0,c.useRef)(null),[h,x]=(0,c.useState)(),u=function(s,e){let[a,n]=(0,c.useState)();return(0,c.useLayoutEffect)(()=>(p.add(s),()=>void p.delete(s)),[s]),(0,c.useEffect)(()=>{let a=()=>{let a=(0,l.vF)(location.hash),t=[...document.querySelectorAll(".try-it")],c=a===s||t[0]===e.current&&!document.getElementById(`try-${a}`);void 0!==a&&c&&e.current&&(n(location.hash),history.replaceState(history.state,"",location.pathname+location.search),e.current.open=!0,e.current.scrollIntoView())};return a(),addEventListener("hashchange",a),()=>removeEventListener("hashchange",a)},[s,e]),a}(s,o),j=()=>{o.current?.open&&"object"!=typeof h&&(x(void 0),Promise.all([Promise.all([a.e("4014"),a.e("1081"),a.e("5025")]).then(a.bind(a,7544)),a(2834)(`./${s}.json`)]).then(([{default:s},{default:e}])=>x({Panel:s,data:function(s){let{placeholder:e,text:a}=s.userAgent,n=JSON.stringify(document.querySelector("[data-user-agent]")?.textContent||a).slice(1,-1);return JSON.parse(JSON.stringify(s).replaceAll(e,n))}(e)}),()=>x("failed")))};return(0,c.useEffect)(j,[]),(0,n.jsxs)("details",{ref:o,className:"try-it",onToggle:j,children:[(0,n.jsx)("summary",{children:i}),"object"!=typeof h&&d,"failed"===h&&(0,n.jsx)("button",{type:"button",className:"button",onClick:j,children:(0,t.T)({id:"theme.ErrorPageContent.tryAgain",message:"Try again"})}),"object"==typeof h&&(0,n.jsx)(h.Panel,{...h.data,variant:e,hash:u},u)]})}let p=new Set},3413(s,e,a){"use strict";a.d(e,{Pp:()=>p,jE:()=>t,jr:()=>l,vF:()=>r});var n=a(4942);let t=4e3,c="#try=";function l(s,e){var a;return`${c}${s}.${a=JSON.stringify(e),btoa(Array.from(new TextEncoder().encode(a),s=>String.fromCharCode(s)).join("")).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}`}function r(s){return s.startsWith(c)?s.slice(c.length).split(".")[0]:void 0}function p(s){if(!(s.length>t))try{var e;let a,t=JSON.parse((e=s.slice(s.indexOf(".")+1),a=atob(e.replaceAll("-","+").replaceAll("_","/")),new TextDecoder("utf-8",{fatal:!0}).decode(Uint8Array.from(a,s=>s.charCodeAt(0)))));if(!(0,n.Gv)(t)||!(0,n.Gv)(t.body))return;let{variant:c,body:l}=t;return"string"==typeof c?{variant:c,body:l}:{body:l}}catch{return}}},3023(s,e,a){"use strict";a.d(e,{R:()=>l,x:()=>r});var n=a(3696);let t={},c=n.createContext(t);function l(s){let e=n.useContext(c);return n.useMemo(function(){return"function"==typeof s?s(e):{...e,...s}},[e,s])}function r(s){let e;return e=s.disableParentContext?"function"==typeof s.components?s.components(t):s.components||t:l(s.components),n.createElement(c.Provider,{value:e},s.children)}}}]);