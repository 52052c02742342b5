(globalThis.webpackChunkwebsite=globalThis.webpackChunkwebsite||[]).push([["9625"],{9278(s,e,a){"use strict";a.r(e),a.d(e,{metadata:()=>n,default:()=>f,frontMatter:()=>d,contentTitle:()=>h,toc:()=>x,assets:()=>u});var n=JSON.parse('{"id":"captchas/binance","title":"Binance","description":"Solve the Binance captcha when you sign in to your own account: send BinanceTask, then submit the token with the right User-Agent.","source":"@site/docs/captchas/binance.mdx","sourceDirName":"captchas","slug":"/captchas/binance","permalink":"/docs/captchas/binance","draft":false,"unlisted":false,"tags":[],"version":"current","lastUpdatedAt":1794865987000,"frontMatter":{"title":"Binance","description":"Solve the Binance captcha when you sign in to your own account: send BinanceTask, then submit the token with the right User-Agent."},"sidebar":"documentation","previous":{"title":"Basilisk","permalink":"/docs/captchas/Basilisk-task"},"next":{"title":"Imperva (Incapsula)","permalink":"/docs/captchas/incapsula"},"lastUpdatedText":"Nov 16, 2026"}'),t=a(2540),r=a(3023),l=a(3985),c=a(8920),i=a(7346),p=a(1525),o=a(9409);let d={title:"Binance",description:"Solve the Binance captcha when you sign in to your own account: send BinanceTask, then submit the token with the right User-Agent."},h,u={},x=[{value:"Example",id:"example",level:2},{value:"Where to find the values",id:"find-values",level:2},{value:"Request fields",id:"request-fields",level:2},{value:"Proxy",id:"proxy",level:2},{value:"Solution",id:"answer",level:2},{value:"Submit the token",id:"use-the-answer",level:2},{value:"Errors",id:"errors",level:2},{value:"Billing",id:"limits",level:2},{value:"Next steps",id:"next",level:2}];function j(s){let e={a:"a",admonition:"admonition",code:"code",h2:"h2",li:"li",p:"p",ul:"ul",...(0,r.R)(),...s.components};return(0,t.jsxs)(t.Fragment,{children:[(0,t.jsxs)(e.p,{children:[(0,t.jsx)(e.code,{children:"BinanceTask"})," solves the captcha that Binance shows when you sign in to your own account. Send the page URL, the section ID, and the validation ID. The solution contains a token and the User-Agent to submit it with."]}),`
`,(0,t.jsx)(e.admonition,{title:"Only your own account",type:"warning",children:(0,t.jsx)(e.p,{children:"Use this task only to sign in to your own Binance account. No other use is allowed."})}),`
`,(0,t.jsxs)("div",{className:"glance",children:[(0,t.jsxs)("dl",{className:"facts",children:[(0,t.jsxs)("div",{"data-wide":"",children:[(0,t.jsx)("dt",{children:"Restriction"}),(0,t.jsx)("dd",{children:"Only for signing in to your own account."})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Type"}),(0,t.jsx)("dd",{children:(0,t.jsx)("code",{children:"BinanceTask"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Proxy"}),(0,t.jsx)("dd",{children:(0,t.jsx)("b",{className:"pill",children:"optional"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Billing"}),(0,t.jsx)("dd",{children:"per 1000 tokens"})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Polling"}),(0,t.jsx)("dd",{children:"initial delay 1 s, interval 2 s, timeout 80 s"})]})]}),(0,t.jsx)(c.A,{as:"figure",className:"drawing",html:'<svg class="d d-captcha" viewBox="0 0 320 224" role=img aria-labelledby=drawing-captcha-binance-title aria-describedby=drawing-captcha-binance-desc><title id=drawing-captcha-binance-title>Binance captcha</title><desc id=drawing-captcha-binance-desc>A sign-in form with two inputs and a security check below them. The solution is a token that starts with captcha#.</desc><rect class=d-fill-2 width=320 height=224 rx=8 /><rect class=d-box x=40 y=14 width=240 height=146 rx=8 /><text class=d-bold x=60 y=40>Sign in</text><rect class=d-box x=60 y=52 width=200 height=24 rx=6 /><rect class=d-box x=60 y=84 width=200 height=24 rx=6 /><path class=d-soft d="M72 64h72" /><path class=d-solid d="M72 93h6v6h-6zM84 93h6v6h-6zM96 93h6v6h-6zM108 93h6v6h-6z" /><rect class=d-box-accent x=60 y=118 width=200 height=30 rx=8 /><circle class=d-soft cx=80 cy=133 r=8 /><path class=d-accent d="M80 125a8 8 0 0 1 8 8" /><text x=100 y=138>Security check</text><path class=d-ink d="M160 160v8" /><path class=d-head d="M160 174l-4-6h8z" /><rect class=d-box-accent x=106 y=180 width=108 height=30 rx=15 /><text class="d-mono d-mid" x=160 y=200>captcha#…</text></svg>'})]}),`
`,(0,t.jsx)(e.h2,{id:"example",children:"Example"}),`
`,(0,t.jsx)(e.p,{children:"Create the task:"}),`
`,(0,t.jsxs)(o.A,{id:"samples",label:"Code samples: BinanceTask",children:[(0,t.jsx)(l.A,{language:"javascript",sample:"javascript",html:`<span class=tc>// Node.js 20+</span>
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
`,(0,t.jsx)(p.A,{of:"BinanceTask",label:"Try it",children:(0,t.jsxs)("p",{children:["Fill in this request and run it in the sandbox (requires JavaScript). If you have the source of this documentation, you can also run the sandbox on your computer: ",(0,t.jsx)(e.a,{href:"/docs/getting-start#sandbox",children:(0,t.jsx)("code",{children:"npm run sandbox"})})]})}),`
`,(0,t.jsxs)(e.p,{children:["When the task is ready, ",(0,t.jsx)(e.a,{href:"/docs/api/methods/get-task-result",children:"getTaskResult"})," returns:"]}),`
`,(0,t.jsx)(l.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"ready"</span>,
  <span class=tp>"solution"</span>: {
    <span class=tp>"token"</span>: <span class=ts>"captcha#09ba4905a79f44f2a99e44f234439644-ioVA7neog7eRHCDAsC0MixpZvt5kc99maS943qIsquNP9D77"</span>,
    <span class=tp>"userAgent"</span>: <span class=ts>"<span data-user-agent="">Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36</span>"</span>
  }
}`}),`
`,(0,t.jsxs)(e.p,{children:["For a complete program that creates a task and polls for the result, see ",(0,t.jsx)(e.a,{href:"/docs/getting-start#first-task",children:"Solve your first captcha"}),". The Go and PHP ",(0,t.jsx)(e.a,{href:"/docs/getting-start#libraries",children:"libraries"})," don't support ",(0,t.jsx)(e.code,{children:"BinanceTask"}),": call the HTTP API instead."]}),`
`,(0,t.jsx)(e.h2,{id:"find-values",children:"Where to find the values"}),`
`,(0,t.jsxs)(e.p,{children:["Binance has no public integration guide for its captcha. The values come from the sign-in to your own account. The ",(0,t.jsx)(e.a,{href:"#request-fields",children:"request fields"})," list the names that the site uses for ",(0,t.jsx)(e.code,{children:"websiteKey"})," and ",(0,t.jsx)(e.code,{children:"validateId"}),". ",(0,t.jsx)(e.code,{children:"validateId"})," is dynamic: use the value of the current sign-in."]}),`
`,(0,t.jsxs)(e.p,{children:["To try a request without a site or a balance, use the ",(0,t.jsx)(e.a,{href:"/docs/getting-start#sandbox",children:"sandbox"}),"."]}),`
`,(0,t.jsx)(e.h2,{id:"request-fields",children:"Request fields"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Request fields: BinanceTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Field"}),(0,t.jsx)("th",{scope:"col",children:"Type"}),(0,t.jsx)("th",{scope:"col",children:"Description"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(i.A,{id:"type",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#type",children:(0,t.jsx)("code",{children:"type"})})}),(0,t.jsxs)("td",{children:["string ",(0,t.jsx)("b",{children:"required"})]}),(0,t.jsxs)("td",{children:["Task type.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["always ",(0,t.jsx)("code",{children:"BinanceTask"})]})})]})]}),(0,t.jsxs)(i.A,{id:"websiteURL",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#websiteURL",children:(0,t.jsx)("code",{children:"websiteURL"})})}),(0,t.jsxs)("td",{children:["string · URL ",(0,t.jsx)("b",{children:"required"})]}),(0,t.jsxs)("td",{children:["Full URL of the page that shows the captcha, including ",(0,t.jsx)("code",{children:"http://"})," or ",(0,t.jsx)("code",{children:"https://"}),"."]})]}),(0,t.jsxs)(i.A,{id:"websiteKey",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#websiteKey",children:(0,t.jsx)("code",{children:"websiteKey"})})}),(0,t.jsxs)("td",{children:["string ",(0,t.jsx)("b",{children:"required"})]}),(0,t.jsxs)("td",{children:["Section ID. The site calls it ",(0,t.jsx)("code",{children:"bizId"}),", ",(0,t.jsx)("code",{children:"bizType"}),", or ",(0,t.jsx)("code",{children:"bizCode"}),".",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["for example ",(0,t.jsx)("code",{children:"login"})]})})]})]}),(0,t.jsxs)(i.A,{id:"validateId",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#validateId",children:(0,t.jsx)("code",{children:"validateId"})})}),(0,t.jsxs)("td",{children:["string ",(0,t.jsx)("b",{children:"required"})]}),(0,t.jsxs)("td",{children:["Dynamic validation ID. The site calls it ",(0,t.jsx)("code",{children:"validateId"}),", ",(0,t.jsx)("code",{children:"securityId"}),", or ",(0,t.jsx)("code",{children:"securityCheckResponseValidateId"}),"."]})]}),(0,t.jsxs)(i.A,{id:"userAgent",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#userAgent",children:(0,t.jsx)("code",{children:"userAgent"})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsxs)("td",{children:["Browser User-Agent. Pass the value that ",(0,t.jsx)(e.a,{href:"/docs/api/methods/get-user-agent",children:"getUserAgent"})," returns."]})]})]})]})}),`
`,(0,t.jsx)(e.h2,{id:"proxy",children:"Proxy"}),`
`,(0,t.jsx)("p",{children:"Optional. If you don't set the proxy fields, the service uses its own proxies."}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Proxy fields: BinanceTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Field"}),(0,t.jsx)("th",{scope:"col",children:"Type"}),(0,t.jsx)("th",{scope:"col",children:"Description"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(i.A,{id:"proxyType",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyType",children:(0,t.jsx)("code",{children:"proxyType"})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsxs)("td",{children:["Proxy protocol. Use ",(0,t.jsx)("code",{children:"http"})," for regular HTTP and HTTPS proxies. Use ",(0,t.jsx)("code",{children:"https"})," only as a fallback for unusual proxies. See ",(0,t.jsx)(e.a,{href:"/docs/api/methods/create-task#proxy",children:"Use your own proxy"}),". Required if you send a proxy.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["one of ",(0,t.jsx)("code",{children:"http"}),", ",(0,t.jsx)("code",{children:"https"}),", ",(0,t.jsx)("code",{children:"socks4"}),", ",(0,t.jsx)("code",{children:"socks5"})]})})]})]}),(0,t.jsxs)(i.A,{id:"proxyAddress",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyAddress",children:(0,t.jsx)("code",{children:"proxyAddress"})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsxs)("td",{children:["IP address of the proxy. Required if you send a proxy.",(0,t.jsx)("ul",{children:(0,t.jsx)("li",{children:"IPv4 or IPv6 only; host names, transparent proxies, loopback, and local-network addresses are not accepted"})})]})]}),(0,t.jsxs)(i.A,{id:"proxyPort",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyPort",children:(0,t.jsx)("code",{children:"proxyPort"})})}),(0,t.jsx)("td",{children:"integer"}),(0,t.jsxs)("td",{children:["Port of the proxy. Required if you send a proxy.",(0,t.jsx)("ul",{children:(0,t.jsx)("li",{children:"0 to 65535"})})]})]}),(0,t.jsxs)(i.A,{id:"proxyLogin",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyLogin",children:(0,t.jsx)("code",{children:"proxyLogin"})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsxs)("td",{children:["Username for the proxy.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["must not contain ",(0,t.jsx)("code",{children:"%"})]})})]})]}),(0,t.jsxs)(i.A,{id:"proxyPassword",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyPassword",children:(0,t.jsx)("code",{children:"proxyPassword"})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsxs)("td",{children:["Password for the proxy.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["must not contain ",(0,t.jsx)("code",{children:"%"})]})})]})]})]})]})}),`
`,(0,t.jsxs)(e.p,{children:["If your proxy authorizes clients by IP address, allow the addresses listed in the ",(0,t.jsx)(e.a,{href:"https://dash.captcha-cloud.example",children:"dashboard"}),"."]}),`
`,(0,t.jsx)(e.h2,{id:"answer",children:"Solution"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Solution fields: BinanceTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Field"}),(0,t.jsx)("th",{scope:"col",children:"Type"}),(0,t.jsx)("th",{scope:"col",children:"Description"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(i.A,{id:"solution-token",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#solution-token",children:(0,t.jsx)("code",{children:"token"})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsxs)("td",{children:["Token.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["starts with ",(0,t.jsx)("code",{children:"captcha#"})]})})]})]}),(0,t.jsxs)(i.A,{id:"solution-userAgent",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#solution-userAgent",children:(0,t.jsx)("code",{children:"userAgent"})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsx)("td",{children:"User-Agent that was used. Use exactly this one when you submit the solution."})]})]})]})}),`
`,(0,t.jsx)(e.h2,{id:"use-the-answer",children:"Submit the token"}),`
`,(0,t.jsxs)(e.p,{children:["Submit ",(0,t.jsx)(e.code,{children:"token"}),", including its ",(0,t.jsx)(e.code,{children:"captcha#"})," prefix, when you sign in to your account. Use exactly the User-Agent in ",(0,t.jsx)(e.code,{children:"userAgent"}),"."]}),`
`,(0,t.jsx)(e.h2,{id:"errors",children:"Errors"}),`
`,(0,t.jsxs)(e.p,{children:["Check first that ",(0,t.jsx)(e.code,{children:"validateId"})," is current. If it is outdated, the task can fail with ",(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_INVALID_TASK",children:(0,t.jsx)(e.code,{children:"ERROR_INVALID_TASK"})}),". These are the codes you are most likely to see. For all codes, see ",(0,t.jsx)(e.a,{href:"/docs/api/api-errors#all-codes",children:"API errors"}),". For proxy problems, see ",(0,t.jsx)(e.a,{href:"/docs/api/api-errors#proxy-errors",children:"Proxy errors"}),"."]}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Error codes and fixes",children:(0,t.jsxs)("table",{className:"rows errors",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Code"}),(0,t.jsx)("th",{scope:"col",children:"Meaning"}),(0,t.jsx)("th",{scope:"col",children:"Fix"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_INVALID_TASK",children:(0,t.jsx)("code",{children:"ERROR_INVALID_TASK"})})}),(0,t.jsxs)("td",{"data-label":"Meaning",children:["A field of the task is missing, invalid, or out of date. ",(0,t.jsx)("code",{children:"errorDescription"})," names the field."]}),(0,t.jsx)("td",{"data-label":"Fix",children:"Correct the named fields."})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_CAPTCHA_UNSOLVABLE",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"CAPTCHA_",(0,t.jsx)("wbr",{}),"UNSOLVABLE"]})})}),(0,t.jsx)("td",{"data-label":"Meaning",children:"The captcha could not be solved."}),(0,t.jsxs)("td",{"data-label":"Fix",children:["See ",(0,t.jsx)(e.a,{href:"/docs/api/api-errors#unsolvable",children:"Unsolvable captchas"})," for causes and fixes."]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_WRONG_USERAGENT",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"WRONG_",(0,t.jsx)("wbr",{}),"USERAGENT"]})})}),(0,t.jsxs)("td",{"data-label":"Meaning",children:["The service does not accept this ",(0,t.jsx)("code",{children:"userAgent"}),"."]}),(0,t.jsxs)("td",{"data-label":"Fix",children:["Pass the value that ",(0,t.jsx)(e.a,{href:"/docs/api/methods/get-user-agent",children:"getUserAgent"})," returns."]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_DOMAIN_NOT_ALLOWED",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"DOMAIN_",(0,t.jsx)("wbr",{}),"NOT_",(0,t.jsx)("wbr",{}),"ALLOWED"]})})}),(0,t.jsx)("td",{"data-label":"Meaning",children:"The service blocks this domain."}),(0,t.jsx)("td",{"data-label":"Fix",children:"Don't send tasks for this domain."})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_PROXY_MISSING",children:(0,t.jsx)("code",{children:"ERROR_PROXY_MISSING"})})}),(0,t.jsxs)("td",{"data-label":"Meaning",children:["A required proxy field is missing, or ",(0,t.jsx)("code",{children:"proxyType"})," is invalid."]}),(0,t.jsxs)("td",{"data-label":"Fix",children:["Set all ",(0,t.jsx)(e.a,{href:"/docs/api/methods/create-task#proxy",children:"proxy fields"}),"."]})]})]})]})}),`
`,(0,t.jsx)(e.h2,{id:"limits",children:"Billing"}),`
`,(0,t.jsx)(e.p,{children:"You pay per 1000 tokens, and only for solved tasks. Proxies that the service provides are included in the price."}),`
`,(0,t.jsx)(e.h2,{id:"next",children:"Next steps"}),`
`,(0,t.jsxs)(e.ul,{children:[`
`,(0,t.jsxs)(e.li,{children:[(0,t.jsx)(e.a,{href:"/docs/api/methods/get-task-result#polling",children:"Poll for the result"}),": when and how often to call getTaskResult."]}),`
`,(0,t.jsxs)(e.li,{children:[(0,t.jsx)(e.a,{href:"/docs/api/methods/get-user-agent",children:"getUserAgent"}),": get the value for ",(0,t.jsx)(e.code,{children:"userAgent"}),"."]}),`
`,(0,t.jsxs)(e.li,{children:[(0,t.jsx)(e.a,{href:"/docs/extension/extension-main",children:"Extension for Chrome"}),": solve the captcha in your browser when you sign in to your own account."]}),`
`]})]})}function f(s={}){let{wrapper:e}={...(0,r.R)(),...s.components};return e?(0,t.jsx)(e,{...s,children:(0,t.jsx)(j,{...s})}):j(s)}},8345(s,e,a){var n={"./RecaptchaV2EnterpriseTask.json":["2227","1696"],"./ImageToTextTask.json":["354","2847"],"./RecaptchaClickTask.json":["2170","2071"],"./TenDITask.json":["5709","6686"],"./reportIncorrectImageCaptcha.json":["464","6361"],"./createTask.json":["7577","4498"],"./AmazonTask.json":["3009","6890"],"./getBalance.json":["3444","8389"],"./getTaskResult.json":["204","8813"],"./RecaptchaV2Task.json":["2928","8425"],"./getUserAgent.json":["9968","7785"],"./TemuTask.json":["1144","7473"],"./strings.json":["2078","6131"],"./ImpervaTask.json":["7089","3210"],"./BinanceTask.json":["5291","3272"],"./RecaptchaV3TaskProxyless.json":["9136","409"],"./reportIncorrectTokenCaptcha.json":["1248","8617"],"./__plugin.json":["329","3394"],"./GeeTestTask.json":["6530","2927"],"./RecognitionTask.json":["6166","7307"],"./ProsopoTask.json":["9685","4726"],"./TurnstileTask.json":["2389","2182"],"./BasiliskTask.json":["9189","310"]};function t(s){if(!a.o(n,s))return Promise.resolve().then(function(){var e=Error("Cannot find module '"+s+"'");throw e.code="MODULE_NOT_FOUND",e});var e=n[s],t=e[0];return a.e(e[1]).then(function(){return a.t(t,19)})}t.keys=()=>Object.keys(n),t.id=8345,s.exports=t},7346(s,e,a){"use strict";a.d(e,{A:()=>r});var n=a(2540),t=a(4060);function r({as:s="tr",...e}){return(0,t.A)().collectAnchor(e.id),(0,n.jsx)(s,{...e})}},8920(s,e,a){"use strict";a.d(e,{A:()=>l});var n=a(2540),t=a(3696);let r=globalThis.trustedTypes?.createPolicy("built-html",{createHTML:s=>s});function l({as:s,html:e,ref:a,...c}){let i=(0,t.useMemo)(()=>({__html:r?r.createHTML(e):e}),[e]);return(0,n.jsx)(s,{...c,ref:a,dangerouslySetInnerHTML:i})}},7228(s,e,a){"use strict";let n;function t(s){let e,a=n??((e=document.createElement("div")).setAttribute("role","status"),e.className="sr-only",document.body.append(e),e);n=a,a.textContent="",setTimeout(()=>{a.textContent=s},100)}a.d(e,{i:()=>t})},9073(s,e,a){"use strict";async function n(s){try{await navigator.clipboard.writeText(s)}catch{var e;let a,n,t;if(e=s,a=document.activeElement,(n=document.createElement("textarea")).className="sr-only",n.value=e,document.body.append(n),n.select(),t=document.execCommand("copy"),n.remove(),a?.focus({preventScroll:!0}),!t)throw Error("The browser does not let this page copy.")}}a.d(e,{D:()=>n})},3985(s,e,a){"use strict";a.d(e,{A:()=>o,i:()=>d});var n=a(2540),t=a(9981),r=a(3696),l=a(8920),c=a(7228),i=a(9073),p=a(4635);function o({html:s,language:e,title:a,sample:t}){let c=(0,r.useRef)(null);return(0,n.jsxs)("div",{className:"code","data-sample":t,children:[a&&(0,n.jsx)("div",{className:"code-title",children:a}),(0,n.jsx)("pre",{tabIndex:0,children:(0,n.jsx)(l.A,{as:"code",ref:c,className:e&&`language-${e}`,html:s})}),(0,n.jsx)(d,{code:c})]})}function d({code:s}){let[e,a]=(0,r.useState)();(0,r.useEffect)(()=>{if(!e)return;let s=setTimeout(()=>a(void 0),2e3);return()=>clearTimeout(s)},[e]);let l=async()=>{let e=await (0,i.D)(s.current?.textContent??"").then(p.M,()=>(s.current&&getSelection()?.selectAllChildren(s.current),(0,p.d)()));a(e),(0,c.i)(e)};return(0,n.jsx)("button",{type:"button",className:"code-copy","data-copied":e?"":void 0,onClick:l,children:e??(0,t.T)({id:"theme.CodeBlock.copy",message:"Copy",description:"The copy button label on code blocks"})})}},4635(s,e,a){"use strict";a.d(e,{M:()=>t,d:()=>r});var n=a(9981);function t(){return(0,n.T)({id:"theme.CodeBlock.copied",message:"Copied",description:"The copied button label on code blocks"})}function r(){return(0,n.T)({id:"docs.copy.failed",message:"Couldn't copy"})}},9409(s,e,a){"use strict";a.d(e,{A:()=>o});var n=a(2540),t=a(3696),r=a(4237),l=a(9344);function c(){let s,{dataset:e}=document.documentElement;for(let a of document.querySelectorAll(".samples > input"))a.value===e.sample?s=a.checked=!0:s??=!1;!1===s&&delete e.sample}var i=a(634);let p={javascript:"JavaScript",python:"Python",curl:"cURL",csharp:"C#",java:"Java",go:"Go",php:"PHP"};function o({id:s,label:e,children:a}){return(0,t.useLayoutEffect)(c,[]),(0,n.jsxs)("div",{className:"samples",role:"group","aria-label":e,children:[i.f.map((e,a)=>(0,n.jsxs)(t.Fragment,{children:[(0,n.jsx)("input",{type:"radio",id:`${s}-${e}`,name:s,value:e,defaultChecked:0===a,onChange:s=>{var e;let a;return a=(e=s.currentTarget).getBoundingClientRect().top,void(!function({value:s}){document.documentElement.dataset.sample=s,(0,l.M)("localStorage",r.dt,s),c()}(e),scrollBy(0,e.getBoundingClientRect().top-a))}}),(0,n.jsx)("label",{htmlFor:`${s}-${e}`,children:p[e]})]},e)),a]})}},634(s,e,a){"use strict";a.d(e,{f:()=>n});let n=["javascript","python","curl","csharp","java","go","php"]},4942(s,e,a){"use strict";function n(s,e){let{fields:a=[],proxy:n}=s.variants[e]??{},r=[...a,...n?.fields??[]];return"createTask"!==s.method?t("",r):t("",[t("task",r),...s.envelope])}function t(s,e){return{name:s,fields:e,types:["object"],typeText:"",required:!0,description:"",constraints:[]}}a.d(e,{$b:()=>function s(e,[a,...n]){return void 0===a||void 0===e||"string"==typeof e?void 0===a?e:void 0:s(Array.isArray(e)?e[Number(a)]:e[a],n)},BA:()=>function s(e,a){if(void 0!==e.const)return e.required||void 0!==a?e.const:void 0;if(void 0===a||""===a)return e.fields&&e.required?{}:void 0;if("string"==typeof a)return function({types:s,enum:e,open:a},n){let t=e?.find(s=>r(s)===n);return void 0!==t?t:a?function(s){try{return JSON.parse(s)}catch{return s}}(n):s.includes("boolean")&&/^(true|false)$/.test(n)?"true"===n:(s.includes("integer")||s.includes("number"))&&/^-?\d+(\.\d+)?$/.test(n)&&Number.isSafeInteger(Math.trunc(Number(n)))?Number(n):n}(e,a);if(Array.isArray(a))return function({items:e,required:a},n){if(0!==n.length||a)return n.map(a=>(e&&s(e,a))??"")}(e,a);let n=(e.fields??[]).map(e=>[e.name,s(e,a[e.name])]).filter(([,s])=>void 0!==s);return n.length>0||e.required?Object.fromEntries(n):void 0},D0:()=>function s(e,a){if(void 0!==a){if(e.open)return"string"==typeof a?a:JSON.stringify(a,null,2);if(e.items){let{items:n}=e;return Array.isArray(a)?a.map(e=>s(n,e)??""):void 0}return e.fields?l(a)?Object.fromEntries(e.fields.map(e=>[e.name,s(e,a[e.name])]).filter(([,s])=>void 0!==s)):void 0:r(a)}},Gv:()=>l,LO:()=>n,e1:()=>r,eI:()=>function s(e,[a,...n],t){if(void 0===a)return t;if("number"==typeof a){let r=Array.isArray(e)?e:[],l=s(r[a],n,t);return void 0===l?r.toSpliced(a,1):r.toSpliced(a,1,l)}let r=l(e)?e:{},{[a]:c,...i}=r,p=s(c,n,t);return void 0===p?i:{...r,[a]:p}},rq:()=>c});let r=s=>"string"==typeof s?s:JSON.stringify(s),l=s=>"object"==typeof s&&null!==s&&!Array.isArray(s),c=s=>s.map(s=>`/${s}`).join("")},1525(s,e,a){"use strict";a.d(e,{A:()=>c});var n=a(2540),t=a(9981),r=a(3696),l=a(3413);function c({of:s,variant:e,label:p,children:o}){let d=(0,r.useRef)(null),[h,u]=(0,r.useState)(),x=function(s,e){let[a,n]=(0,r.useState)();return(0,r.useLayoutEffect)(()=>(i.add(s),()=>void i.delete(s)),[s]),(0,r.useEffect)(()=>{let a=()=>{let a=(0,l.vF)(location.hash),t=[...document.querySelectorAll(".try-it")],r=a===s||t[0]===e.current&&!document.getElementById(`try-${a}`);void 0!==a&&r&&e.current&&(n(location.hash),history.replaceState(history.state,"",location.pathname+location.search),e.current.open=!0,e.current.scrollIntoView())};return a(),addEventListener("hashchange",a),()=>removeEventListener("hashchange",a)},[s,e]),a}(s,d),j=()=>{d.current?.open&&"object"!=typeof h&&(u(void 0),Promise.all([Promise.all([a.e("4014"),a.e("1081"),a.e("8888")]).then(a.bind(a,7051)),a(8345)(`./${s}.json`)]).then(([{default:s},{default:e}])=>u({Panel:s,data:function(s){let{placeholder:e,text:a}=s.userAgent,n=JSON.stringify(document.querySelector("[data-user-agent]")?.textContent||a).slice(1,-1);return JSON.parse(JSON.stringify(s).replaceAll(e,n))}(e)}),()=>u("failed")))};return(0,r.useEffect)(j,[]),(0,n.jsxs)("details",{ref:d,className:"try-it",onToggle:j,children:[(0,n.jsx)("summary",{children:p}),"object"!=typeof h&&o,"failed"===h&&(0,n.jsx)("button",{type:"button",className:"button",onClick:j,children:(0,t.T)({id:"theme.ErrorPageContent.tryAgain",message:"Try again"})}),"object"==typeof h&&(0,n.jsx)(h.Panel,{...h.data,variant:e,hash:x},x)]})}let i=new Set},3413(s,e,a){"use strict";a.d(e,{Pp:()=>i,jE:()=>t,jr:()=>l,vF:()=>c});var n=a(4942);let t=4e3,r="#try=";function l(s,e){var a;return`${r}${s}.${a=JSON.stringify(e),btoa(Array.from(new TextEncoder().encode(a),s=>String.fromCharCode(s)).join("")).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}`}function c(s){return s.startsWith(r)?s.slice(r.length).split(".")[0]:void 0}function i(s){if(!(s.length>t))try{var e;let a,t=JSON.parse((e=s.slice(s.indexOf(".")+1),a=atob(e.replaceAll("-","+").replaceAll("_","/")),new TextDecoder("utf-8",{fatal:!0}).decode(Uint8Array.from(a,s=>s.charCodeAt(0)))));if(!(0,n.Gv)(t)||!(0,n.Gv)(t.body))return;let{variant:r,body:l}=t;return"string"==typeof r?{variant:r,body:l}:{body:l}}catch{return}}},3023(s,e,a){"use strict";a.d(e,{R:()=>l,x:()=>c});var n=a(3696);let t={},r=n.createContext(t);function l(s){let e=n.useContext(r);return n.useMemo(function(){return"function"==typeof s?s(e):{...e,...s}},[e,s])}function c(s){let e;return e=s.disableParentContext?"function"==typeof s.components?s.components(t):s.components||t:l(s.components),n.createElement(r.Provider,{value:e},s.children)}}}]);