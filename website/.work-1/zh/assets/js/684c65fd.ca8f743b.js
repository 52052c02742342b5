(globalThis.webpackChunkwebsite=globalThis.webpackChunkwebsite||[]).push([["6312"],{2475(s,a,n){"use strict";n.r(a),n.d(a,{metadata:()=>t,default:()=>f,frontMatter:()=>i,contentTitle:()=>d,toc:()=>u,assets:()=>h});var t=JSON.parse('{"id":"api/bad-tokens","title":"上报错误结果","description":"用 reportIncorrectTokenCaptcha 和 reportIncorrectImageCaptcha 上报被拒绝的令牌和识别错误的图片：何时上报、请求和响应。","source":"@site/i18n/zh/docusaurus-plugin-content-docs/current/api/bad-tokens.mdx","sourceDirName":"api","slug":"/api/bad-tokens","permalink":"/zh/docs/api/bad-tokens","draft":false,"unlisted":false,"tags":[],"version":"current","lastUpdatedAt":1794865987000,"frontMatter":{"title":"上报错误结果","description":"用 reportIncorrectTokenCaptcha 和 reportIncorrectImageCaptcha 上报被拒绝的令牌和识别错误的图片：何时上报、请求和响应。","source":"8726f532d5ae"},"sidebar":"documentation","previous":{"title":"API 错误码","permalink":"/zh/docs/api/api-errors"},"next":{"title":"封禁原因","permalink":"/zh/docs/api/block-reason"},"lastUpdatedText":"2026年11月16日"}'),e=n(2540),p=n(3023),c=n(3985),l=n(7346),r=n(1525),o=n(9409);let i={title:"上报错误结果",description:"用 reportIncorrectTokenCaptcha 和 reportIncorrectImageCaptcha 上报被拒绝的令牌和识别错误的图片：何时上报、请求和响应。",source:"8726f532d5ae"},d,h={},u=[{value:"选择接口",id:"which-method",level:2},{value:"上报被拒绝的令牌",id:"report-token",level:2},{value:"上报识别错误的文字",id:"report-image",level:2},{value:"请求字段",id:"request-fields",level:2},{value:"响应",id:"answer",level:2},{value:"错误",id:"errors",level:2},{value:"下一步",id:"next",level:2}];function j(s){let a={a:"a",code:"code",h2:"h2",li:"li",p:"p",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...(0,p.R)(),...s.components};return(0,e.jsxs)(e.Fragment,{children:[(0,e.jsx)(a.p,{children:"上报被网站拒绝的结果。服务将上报用于自动质量分析。"}),`
`,(0,e.jsx)(c.A,{language:"http",html:`<span class=tk>POST</span> https://api.captcha-cloud.example/reportIncorrectTokenCaptcha
<span class=tk>POST</span> https://api.captcha-cloud.example/reportIncorrectImageCaptcha`}),`
`,(0,e.jsx)(a.h2,{id:"which-method",children:"选择接口"}),`
`,(0,e.jsxs)(a.table,{children:[(0,e.jsx)(a.thead,{children:(0,e.jsxs)(a.tr,{children:[(0,e.jsx)(a.th,{children:"验证码"}),(0,e.jsx)(a.th,{children:"接口"})]})}),(0,e.jsxs)(a.tbody,{children:[(0,e.jsxs)(a.tr,{children:[(0,e.jsxs)(a.td,{children:[(0,e.jsx)(a.a,{href:"/zh/docs/captchas/no-captcha-task",children:"reCAPTCHA v2"}),"、",(0,e.jsx)(a.a,{href:"/zh/docs/captchas/recaptcha-v3-task",children:"v3"})," 或 ",(0,e.jsx)(a.a,{href:"/zh/docs/captchas/recaptcha-v2-enterprise-task",children:"Enterprise"}),"；",(0,e.jsx)(a.a,{href:"/zh/docs/captchas/geetest-task",children:"GeeTest"}),"；",(0,e.jsx)(a.a,{href:"/zh/docs/captchas/turnstile-task",children:"Turnstile"})]}),(0,e.jsx)(a.td,{children:(0,e.jsx)(a.a,{href:"#report-token",children:"reportIncorrectTokenCaptcha"})})]}),(0,e.jsxs)(a.tr,{children:[(0,e.jsx)(a.td,{children:"图片验证码"}),(0,e.jsx)(a.td,{children:(0,e.jsx)(a.a,{href:"#report-image",children:"reportIncorrectImageCaptcha"})})]})]})]}),`
`,(0,e.jsxs)(a.p,{children:["两个接口的",(0,e.jsx)(a.a,{href:"#request-fields",children:"请求字段"}),"和",(0,e.jsx)(a.a,{href:"#answer",children:"响应"}),"相同。"]}),`
`,(0,e.jsx)(a.h2,{id:"report-token",children:"上报被拒绝的令牌"}),`
`,(0,e.jsx)(a.p,{children:"符合以下任一情况时上报令牌："}),`
`,(0,e.jsxs)(a.ul,{children:[`
`,(0,e.jsx)(a.li,{children:"网站拒绝该令牌。"}),`
`,(0,e.jsx)(a.li,{children:"有的网站拒绝本服务的令牌，有的接受。"}),`
`,(0,e.jsx)(a.li,{children:"网站以前接受这类令牌，现在拒绝。"}),`
`]}),`
`,(0,e.jsxs)(a.p,{children:["上报之前，先检查令牌的使用方式，见",(0,e.jsx)(a.a,{href:"/zh/docs/api/token-accept#token-refused",children:"令牌被拒绝时的处理"}),"。"]}),`
`,(0,e.jsxs)(o.A,{id:"samples",label:"代码示例：reportIncorrectTokenCaptcha",children:[(0,e.jsx)(c.A,{language:"javascript",sample:"javascript",html:`<span class=tc>// Node.js 20+</span>
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
`,(0,e.jsx)(r.A,{of:"reportIncorrectTokenCaptcha",label:"试一试",children:(0,e.jsxs)("p",{children:["填写此请求并在沙箱中运行（需要 JavaScript）。如果您有本文档的源代码，也可以在自己的电脑上运行沙箱：",(0,e.jsx)(a.a,{href:"/docs/getting-start#sandbox",children:(0,e.jsx)("code",{children:"npm run sandbox"})})]})}),`
`,(0,e.jsxs)(a.p,{children:["路径 ",(0,e.jsx)(a.code,{children:"/reportIncorrectRecaptcha"})," 是该接口的别名。"]}),`
`,(0,e.jsx)(a.h2,{id:"report-image",children:"上报识别错误的文字"}),`
`,(0,e.jsx)(a.p,{children:"如果网站拒绝结果中的文字，上报该图片验证码。"}),`
`,(0,e.jsxs)(o.A,{id:"page-samples",label:"代码示例：reportIncorrectImageCaptcha",children:[(0,e.jsx)(c.A,{language:"javascript",sample:"javascript",html:`<span class=tc>// Node.js 20+</span>
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
`,(0,e.jsx)(r.A,{of:"reportIncorrectImageCaptcha",label:"试一试",children:(0,e.jsxs)("p",{children:["填写此请求并在沙箱中运行（需要 JavaScript）。如果您有本文档的源代码，也可以在自己的电脑上运行沙箱：",(0,e.jsx)(a.a,{href:"/docs/getting-start#sandbox",children:(0,e.jsx)("code",{children:"npm run sandbox"})})]})}),`
`,(0,e.jsxs)(a.p,{children:["如果文字经常有误，设置适合该验证码的",(0,e.jsx)(a.a,{href:"/zh/docs/api/module-name",children:"识别模块"}),"或",(0,e.jsx)(a.a,{href:"/zh/docs/api/threshold",children:"置信度阈值"}),"。"]}),`
`,(0,e.jsx)(a.h2,{id:"request-fields",children:"请求字段"}),`
`,(0,e.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"请求字段：reportIncorrectTokenCaptcha",children:(0,e.jsxs)("table",{className:"fields",children:[(0,e.jsx)("thead",{children:(0,e.jsxs)("tr",{children:[(0,e.jsx)("th",{scope:"col",children:"字段"}),(0,e.jsx)("th",{scope:"col",children:"类型"}),(0,e.jsx)("th",{scope:"col",children:"说明"})]})}),(0,e.jsxs)("tbody",{children:[(0,e.jsxs)(l.A,{id:"clientKey",children:[(0,e.jsx)("th",{scope:"row",children:(0,e.jsx)("a",{href:"#clientKey",children:(0,e.jsx)("code",{children:"clientKey"})})}),(0,e.jsxs)("td",{children:["字符串 ",(0,e.jsx)("b",{children:"必填"})]}),(0,e.jsx)("td",{children:"您的 API 密钥。"})]}),(0,e.jsxs)(l.A,{id:"taskId",children:[(0,e.jsx)("th",{scope:"row",children:(0,e.jsx)("a",{href:"#taskId",children:(0,e.jsx)("code",{children:"taskId"})})}),(0,e.jsxs)("td",{children:["整数 ",(0,e.jsx)("b",{children:"必填"})]}),(0,e.jsx)("td",{children:"结果被拒绝的任务的 ID。"})]})]})]})}),`
`,(0,e.jsxs)(a.p,{children:[(0,e.jsx)(a.code,{children:"taskId"})," 是 ",(0,e.jsx)(a.a,{href:"/zh/docs/api/methods/create-task#response-taskId",children:"createTask"})," 返回的 ID。在确定网站是否接受结果之前，保留该 ID。"]}),`
`,(0,e.jsx)(a.h2,{id:"answer",children:"响应"}),`
`,(0,e.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"响应字段：reportIncorrectTokenCaptcha",children:(0,e.jsxs)("table",{className:"fields",children:[(0,e.jsx)("thead",{children:(0,e.jsxs)("tr",{children:[(0,e.jsx)("th",{scope:"col",children:"字段"}),(0,e.jsx)("th",{scope:"col",children:"类型"}),(0,e.jsx)("th",{scope:"col",children:"说明"})]})}),(0,e.jsxs)("tbody",{children:[(0,e.jsxs)(l.A,{id:"response-errorId",children:[(0,e.jsx)("th",{scope:"row",children:(0,e.jsx)("a",{href:"#response-errorId",children:(0,e.jsx)("code",{children:"errorId"})})}),(0,e.jsx)("td",{children:"整数"}),(0,e.jsxs)("td",{children:["0 表示上报被接受，1 表示未被接受。失败时检查 ",(0,e.jsx)("code",{children:"errorCode"}),"。",(0,e.jsx)("ul",{children:(0,e.jsxs)("li",{children:["可用的值：",(0,e.jsx)("code",{children:"0"}),"、",(0,e.jsx)("code",{children:"1"})]})})]})]}),(0,e.jsxs)(l.A,{id:"response-errorCode",children:[(0,e.jsx)("th",{scope:"row",children:(0,e.jsx)("a",{href:"#response-errorCode",children:(0,e.jsx)("code",{children:"errorCode"})})}),(0,e.jsx)("td",{children:"字符串"}),(0,e.jsxs)("td",{children:[(0,e.jsx)(a.a,{href:"/docs/api/api-errors",children:"错误码"}),"，说明上报被拒绝的原因。",(0,e.jsx)("code",{children:"errorId"})," 为 1 时出现。"]})]}),(0,e.jsxs)(l.A,{id:"response-status",children:[(0,e.jsx)("th",{scope:"row",children:(0,e.jsx)("a",{href:"#response-status",children:(0,e.jsx)("code",{children:"status"})})}),(0,e.jsx)("td",{children:"字符串"}),(0,e.jsxs)("td",{children:["确认上报已被接受。",(0,e.jsx)("code",{children:"errorId"})," 为 0 时出现。",(0,e.jsx)("ul",{children:(0,e.jsxs)("li",{children:["固定为 ",(0,e.jsx)("code",{children:"success"})]})})]})]})]})]})}),`
`,(0,e.jsx)(a.p,{children:"上报被接受时："}),`
`,(0,e.jsx)(c.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"success"</span>
}`}),`
`,(0,e.jsx)(a.h2,{id:"errors",children:"错误"}),`
`,(0,e.jsxs)(a.p,{children:["以下是常见的错误码，全部错误码见 ",(0,e.jsx)(a.a,{href:"/zh/docs/api/api-errors#all-codes",children:"API 错误码"}),"。"]}),`
`,(0,e.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"错误码及处理方法",children:(0,e.jsxs)("table",{className:"rows errors",children:[(0,e.jsx)("thead",{children:(0,e.jsxs)("tr",{children:[(0,e.jsx)("th",{scope:"col",children:"错误码"}),(0,e.jsx)("th",{scope:"col",children:"含义"}),(0,e.jsx)("th",{scope:"col",children:"处理方法"})]})}),(0,e.jsxs)("tbody",{children:[(0,e.jsxs)("tr",{children:[(0,e.jsx)("th",{scope:"row",children:(0,e.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_KEY_DOES_NOT_EXIST",children:(0,e.jsxs)("code",{children:["ERROR_",(0,e.jsx)("wbr",{}),"KEY_",(0,e.jsx)("wbr",{}),"DOES_",(0,e.jsx)("wbr",{}),"NOT_",(0,e.jsx)("wbr",{}),"EXIST"]})})}),(0,e.jsx)("td",{"data-label":"含义",children:"API 密钥不存在或格式错误。"}),(0,e.jsx)("td",{"data-label":"处理方法",children:"检查密钥。不要用同一密钥重试。"})]}),(0,e.jsxs)("tr",{children:[(0,e.jsx)("th",{scope:"row",children:(0,e.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_NO_SUCH_CAPCHA_ID",children:(0,e.jsxs)("code",{children:["ERROR_",(0,e.jsx)("wbr",{}),"NO_",(0,e.jsx)("wbr",{}),"SUCH_",(0,e.jsx)("wbr",{}),"CAPCHA_",(0,e.jsx)("wbr",{}),"ID"]})})}),(0,e.jsxs)("td",{"data-label":"含义",children:["没有此 ",(0,e.jsx)("code",{children:"taskId"})," 的任务，或结果已过期。结果保留约 5 分钟。"]}),(0,e.jsxs)("td",{"data-label":"处理方法",children:["检查 ",(0,e.jsx)("code",{children:"taskId"}),"。如果仍需要结果，创建新任务。"]})]}),(0,e.jsxs)("tr",{children:[(0,e.jsx)("th",{scope:"row",children:(0,e.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_IP_NOT_ALLOWED",children:(0,e.jsxs)("code",{children:["ERROR_",(0,e.jsx)("wbr",{}),"IP_",(0,e.jsx)("wbr",{}),"NOT_",(0,e.jsx)("wbr",{}),"ALLOWED"]})})}),(0,e.jsx)("td",{"data-label":"含义",children:"您的 IP 地址不在账户的 IP 白名单中。"}),(0,e.jsx)("td",{"data-label":"处理方法",children:"从白名单中的地址发送请求，或在账户中修改白名单。"})]}),(0,e.jsxs)("tr",{children:[(0,e.jsx)("th",{scope:"row",children:(0,e.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_IP_BLOCKED",children:(0,e.jsx)("code",{children:"ERROR_IP_BLOCKED"})})}),(0,e.jsx)("td",{"data-label":"含义",children:"您的 IP 地址因反复出错被封禁。"}),(0,e.jsxs)("td",{"data-label":"处理方法",children:["解决引起封禁的问题，见",(0,e.jsx)(a.a,{href:"/docs/api/block-reason#fix",children:"封禁原因"}),"。"]})]}),(0,e.jsxs)("tr",{children:[(0,e.jsx)("th",{scope:"row",children:(0,e.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_IP_BANNED",children:(0,e.jsx)("code",{children:"ERROR_IP_BANNED"})})}),(0,e.jsx)("td",{"data-label":"含义",children:"您的 IP 地址用错误密钥发送的请求过多。"}),(0,e.jsx)("td",{"data-label":"处理方法",children:"更正密钥，稍后重试。"})]})]})]})}),`
`,(0,e.jsx)(a.h2,{id:"next",children:"下一步"}),`
`,(0,e.jsxs)(a.ul,{children:[`
`,(0,e.jsxs)(a.li,{children:[(0,e.jsx)(a.a,{href:"/zh/docs/api/token-accept",children:"令牌被拒绝与 nocache"}),"：网站拒绝部分令牌时，获取新令牌。"]}),`
`,(0,e.jsxs)(a.li,{children:[(0,e.jsx)(a.a,{href:"/zh/docs/api/api-errors#support",children:"API 错误码"}),"：上报后仍未解决时，向技术支持提供哪些信息。"]}),`
`]})]})}function f(s={}){let{wrapper:a}={...(0,p.R)(),...s.components};return a?(0,e.jsx)(a,{...s,children:(0,e.jsx)(j,{...s})}):j(s)}},2834(s,a,n){var t={"./RecaptchaV2EnterpriseTask.json":["9926","6779"],"./ImageToTextTask.json":["6339","4176"],"./RecaptchaClickTask.json":["1077","2934"],"./TenDITask.json":["6388","1413"],"./reportIncorrectImageCaptcha.json":["8753","298"],"./createTask.json":["4882","7327"],"./AmazonTask.json":["7030","4715"],"./getBalance.json":["8959","8004"],"./getTaskResult.json":["7413","2502"],"./RecaptchaV2Task.json":["2045","430"],"./getUserAgent.json":["2515","1664"],"./TemuTask.json":["3207","6268"],"./strings.json":["2083","9536"],"./ImpervaTask.json":["3420","8845"],"./BinanceTask.json":["5962","7511"],"./RecaptchaV3TaskProxyless.json":["7547","1192"],"./reportIncorrectTokenCaptcha.json":["209","9354"],"./__plugin.json":["9630","3331"],"./GeeTestTask.json":["7627","1592"],"./RecognitionTask.json":["9431","8508"],"./ProsopoTask.json":["5708","3645"],"./TurnstileTask.json":["5896","1505"],"./BasiliskTask.json":["8526","1987"]};function e(s){if(!n.o(t,s))return Promise.resolve().then(function(){var a=Error("Cannot find module '"+s+"'");throw a.code="MODULE_NOT_FOUND",a});var a=t[s],e=a[0];return n.e(a[1]).then(function(){return n.t(e,19)})}e.keys=()=>Object.keys(t),e.id=2834,s.exports=e},7346(s,a,n){"use strict";n.d(a,{A:()=>p});var t=n(2540),e=n(4060);function p({as:s="tr",...a}){return(0,e.A)().collectAnchor(a.id),(0,t.jsx)(s,{...a})}},8920(s,a,n){"use strict";n.d(a,{A:()=>c});var t=n(2540),e=n(3696);let p=globalThis.trustedTypes?.createPolicy("built-html",{createHTML:s=>s});function c({as:s,html:a,ref:n,...l}){let r=(0,e.useMemo)(()=>({__html:p?p.createHTML(a):a}),[a]);return(0,t.jsx)(s,{...l,ref:n,dangerouslySetInnerHTML:r})}},7228(s,a,n){"use strict";let t;function e(s){let a,n=t??((a=document.createElement("div")).setAttribute("role","status"),a.className="sr-only",document.body.append(a),a);t=n,n.textContent="",setTimeout(()=>{n.textContent=s},100)}n.d(a,{i:()=>e})},9073(s,a,n){"use strict";async function t(s){try{await navigator.clipboard.writeText(s)}catch{var a;let n,t,e;if(a=s,n=document.activeElement,(t=document.createElement("textarea")).className="sr-only",t.value=a,document.body.append(t),t.select(),e=document.execCommand("copy"),t.remove(),n?.focus({preventScroll:!0}),!e)throw Error("The browser does not let this page copy.")}}n.d(a,{D:()=>t})},3985(s,a,n){"use strict";n.d(a,{A:()=>i,i:()=>d});var t=n(2540),e=n(9981),p=n(3696),c=n(8920),l=n(7228),r=n(9073),o=n(4635);function i({html:s,language:a,title:n,sample:e}){let l=(0,p.useRef)(null);return(0,t.jsxs)("div",{className:"code","data-sample":e,children:[n&&(0,t.jsx)("div",{className:"code-title",children:n}),(0,t.jsx)("pre",{tabIndex:0,children:(0,t.jsx)(c.A,{as:"code",ref:l,className:a&&`language-${a}`,html:s})}),(0,t.jsx)(d,{code:l})]})}function d({code:s}){let[a,n]=(0,p.useState)();(0,p.useEffect)(()=>{if(!a)return;let s=setTimeout(()=>n(void 0),2e3);return()=>clearTimeout(s)},[a]);let c=async()=>{let a=await (0,r.D)(s.current?.textContent??"").then(o.M,()=>(s.current&&getSelection()?.selectAllChildren(s.current),(0,o.d)()));n(a),(0,l.i)(a)};return(0,t.jsx)("button",{type:"button",className:"code-copy","data-copied":a?"":void 0,onClick:c,children:a??(0,e.T)({id:"theme.CodeBlock.copy",message:"Copy",description:"The copy button label on code blocks"})})}},4635(s,a,n){"use strict";n.d(a,{M:()=>e,d:()=>p});var t=n(9981);function e(){return(0,t.T)({id:"theme.CodeBlock.copied",message:"Copied",description:"The copied button label on code blocks"})}function p(){return(0,t.T)({id:"docs.copy.failed",message:"Couldn't copy"})}},9409(s,a,n){"use strict";n.d(a,{A:()=>i});var t=n(2540),e=n(3696),p=n(4237),c=n(9344);function l(){let s,{dataset:a}=document.documentElement;for(let n of document.querySelectorAll(".samples > input"))n.value===a.sample?s=n.checked=!0:s??=!1;!1===s&&delete a.sample}var r=n(634);let o={javascript:"JavaScript",python:"Python",curl:"cURL",csharp:"C#",java:"Java",go:"Go",php:"PHP"};function i({id:s,label:a,children:n}){return(0,e.useLayoutEffect)(l,[]),(0,t.jsxs)("div",{className:"samples",role:"group","aria-label":a,children:[r.f.map((a,n)=>(0,t.jsxs)(e.Fragment,{children:[(0,t.jsx)("input",{type:"radio",id:`${s}-${a}`,name:s,value:a,defaultChecked:0===n,onChange:s=>{var a;let n;return n=(a=s.currentTarget).getBoundingClientRect().top,void(!function({value:s}){document.documentElement.dataset.sample=s,(0,c.M)("localStorage",p.dt,s),l()}(a),scrollBy(0,a.getBoundingClientRect().top-n))}}),(0,t.jsx)("label",{htmlFor:`${s}-${a}`,children:o[a]})]},a)),n]})}},634(s,a,n){"use strict";n.d(a,{f:()=>t});let t=["javascript","python","curl","csharp","java","go","php"]},4942(s,a,n){"use strict";function t(s,a){let{fields:n=[],proxy:t}=s.variants[a]??{},p=[...n,...t?.fields??[]];return"createTask"!==s.method?e("",p):e("",[e("task",p),...s.envelope])}function e(s,a){return{name:s,fields:a,types:["object"],typeText:"",required:!0,description:"",constraints:[]}}n.d(a,{$b:()=>function s(a,[n,...t]){return void 0===n||void 0===a||"string"==typeof a?void 0===n?a:void 0:s(Array.isArray(a)?a[Number(n)]:a[n],t)},BA:()=>function s(a,n){if(void 0!==a.const)return a.required||void 0!==n?a.const:void 0;if(void 0===n||""===n)return a.fields&&a.required?{}:void 0;if("string"==typeof n)return function({types:s,enum:a,open:n},t){let e=a?.find(s=>p(s)===t);return void 0!==e?e:n?function(s){try{return JSON.parse(s)}catch{return s}}(t):s.includes("boolean")&&/^(true|false)$/.test(t)?"true"===t:(s.includes("integer")||s.includes("number"))&&/^-?\d+(\.\d+)?$/.test(t)&&Number.isSafeInteger(Math.trunc(Number(t)))?Number(t):t}(a,n);if(Array.isArray(n))return function({items:a,required:n},t){if(0!==t.length||n)return t.map(n=>(a&&s(a,n))??"")}(a,n);let t=(a.fields??[]).map(a=>[a.name,s(a,n[a.name])]).filter(([,s])=>void 0!==s);return t.length>0||a.required?Object.fromEntries(t):void 0},D0:()=>function s(a,n){if(void 0!==n){if(a.open)return"string"==typeof n?n:JSON.stringify(n,null,2);if(a.items){let{items:t}=a;return Array.isArray(n)?n.map(a=>s(t,a)??""):void 0}return a.fields?c(n)?Object.fromEntries(a.fields.map(a=>[a.name,s(a,n[a.name])]).filter(([,s])=>void 0!==s)):void 0:p(n)}},Gv:()=>c,LO:()=>t,e1:()=>p,eI:()=>function s(a,[n,...t],e){if(void 0===n)return e;if("number"==typeof n){let p=Array.isArray(a)?a:[],c=s(p[n],t,e);return void 0===c?p.toSpliced(n,1):p.toSpliced(n,1,c)}let p=c(a)?a:{},{[n]:l,...r}=p,o=s(l,t,e);return void 0===o?r:{...p,[n]:o}},rq:()=>l});let p=s=>"string"==typeof s?s:JSON.stringify(s),c=s=>"object"==typeof s&&null!==s&&!Array.isArray(s),l=s=>s.map(s=>`/${s}`).join("")},1525(s,a,n){"use strict";n.d(a,{A:()=>l});var t=n(2540),e=n(9981),p=n(3696),c=n(3413);function l({of:s,variant:a,label:o,children:i}){let d=(0,p.useRef)(null),[h,u]=(0,p.useState)(),j=function(s,a){let[n,t]=(0,p.useState)();return(0,p.useLayoutEffect)(()=>(r.add(s),()=>void r.delete(s)),[s]),(0,p.useEffect)(()=>{let n=()=>{let n=(0,c.vF)(location.hash),e=[...document.querySelectorAll(".try-it")],p=n===s||e[0]===a.current&&!document.getElementById(`try-${n}`);void 0!==n&&p&&a.current&&(t(location.hash),history.replaceState(history.state,"",location.pathname+location.search),a.current.open=!0,a.current.scrollIntoView())};return n(),addEventListener("hashchange",n),()=>removeEventListener("hashchange",n)},[s,a]),n}(s,d),f=()=>{d.current?.open&&"object"!=typeof h&&(u(void 0),Promise.all([Promise.all([n.e("4014"),n.e("1081"),n.e("5025")]).then(n.bind(n,7544)),n(2834)(`./${s}.json`)]).then(([{default:s},{default:a}])=>u({Panel:s,data:function(s){let{placeholder:a,text:n}=s.userAgent,t=JSON.stringify(document.querySelector("[data-user-agent]")?.textContent||n).slice(1,-1);return JSON.parse(JSON.stringify(s).replaceAll(a,t))}(a)}),()=>u("failed")))};return(0,p.useEffect)(f,[]),(0,t.jsxs)("details",{ref:d,className:"try-it",onToggle:f,children:[(0,t.jsx)("summary",{children:o}),"object"!=typeof h&&i,"failed"===h&&(0,t.jsx)("button",{type:"button",className:"button",onClick:f,children:(0,e.T)({id:"theme.ErrorPageContent.tryAgain",message:"Try again"})}),"object"==typeof h&&(0,t.jsx)(h.Panel,{...h.data,variant:a,hash:j},j)]})}let r=new Set},3413(s,a,n){"use strict";n.d(a,{Pp:()=>r,jE:()=>e,jr:()=>c,vF:()=>l});var t=n(4942);let e=4e3,p="#try=";function c(s,a){var n;return`${p}${s}.${n=JSON.stringify(a),btoa(Array.from(new TextEncoder().encode(n),s=>String.fromCharCode(s)).join("")).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}`}function l(s){return s.startsWith(p)?s.slice(p.length).split(".")[0]:void 0}function r(s){if(!(s.length>e))try{var a;let n,e=JSON.parse((a=s.slice(s.indexOf(".")+1),n=atob(a.replaceAll("-","+").replaceAll("_","/")),new TextDecoder("utf-8",{fatal:!0}).decode(Uint8Array.from(n,s=>s.charCodeAt(0)))));if(!(0,t.Gv)(e)||!(0,t.Gv)(e.body))return;let{variant:p,body:c}=e;return"string"==typeof p?{variant:p,body:c}:{body:c}}catch{return}}},3023(s,a,n){"use strict";n.d(a,{R:()=>c,x:()=>l});var t=n(3696);let e={},p=t.createContext(e);function c(s){let a=t.useContext(p);return t.useMemo(function(){return"function"==typeof s?s(a):{...a,...s}},[a,s])}function l(s){let a;return a=s.disableParentContext?"function"==typeof s.components?s.components(e):s.components||e:c(s.components),t.createElement(p.Provider,{value:a},s.children)}}}]);