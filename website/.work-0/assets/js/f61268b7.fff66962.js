(globalThis.webpackChunkwebsite=globalThis.webpackChunkwebsite||[]).push([["3510"],{5092(s,e,a){"use strict";a.r(e),a.d(e,{metadata:()=>t,default:()=>f,frontMatter:()=>d,contentTitle:()=>h,toc:()=>x,assets:()=>u});var t=JSON.parse('{"id":"captchas/Basilisk-task","title":"Basilisk","description":"Solve Basilisk: send CustomTask with class Basilisk, the page URL and the site key, then submit the response with the right User-Agent.","source":"@site/docs/captchas/Basilisk-task.mdx","sourceDirName":"captchas","slug":"/captchas/Basilisk-task","permalink":"/docs/captchas/Basilisk-task","draft":false,"unlisted":false,"tags":[],"version":"current","lastUpdatedAt":1794865987000,"frontMatter":{"title":"Basilisk","description":"Solve Basilisk: send CustomTask with class Basilisk, the page URL and the site key, then submit the response with the right User-Agent."},"sidebar":"documentation","previous":{"title":"AWS WAF","permalink":"/docs/captchas/amazon-task"},"next":{"title":"Binance","permalink":"/docs/captchas/binance"},"lastUpdatedText":"Nov 16, 2026"}'),n=a(2540),l=a(3023),r=a(3985),c=a(8920),i=a(7346),p=a(1525),o=a(9409);let d={title:"Basilisk",description:"Solve Basilisk: send CustomTask with class Basilisk, the page URL and the site key, then submit the response with the right User-Agent."},h,u={},x=[{value:"Example",id:"example",level:2},{value:"Where to find the values",id:"find-values",level:2},{value:"Request fields",id:"request-fields",level:2},{value:"Proxy",id:"proxy",level:2},{value:"Solution",id:"answer",level:2},{value:"Submit the solution",id:"use-the-answer",level:2},{value:"Errors",id:"errors",level:2},{value:"Billing",id:"limits",level:2},{value:"Next steps",id:"next",level:2}];function j(s){let e={a:"a",code:"code",h2:"h2",li:"li",p:"p",ul:"ul",...(0,l.R)(),...s.components};return(0,n.jsxs)(n.Fragment,{children:[(0,n.jsxs)(e.p,{children:[(0,n.jsx)(e.code,{children:"CustomTask"})," with class ",(0,n.jsx)(e.code,{children:"Basilisk"})," solves the Basilisk captcha. Send the page URL and the Basilisk site key of the page. The solution contains the value to submit and the User-Agent to submit it with."]}),`
`,(0,n.jsxs)("div",{className:"glance",children:[(0,n.jsxs)("dl",{className:"facts",children:[(0,n.jsxs)("div",{children:[(0,n.jsx)("dt",{children:"Type"}),(0,n.jsx)("dd",{children:(0,n.jsx)("code",{children:"CustomTask"})})]}),(0,n.jsxs)("div",{children:[(0,n.jsx)("dt",{children:"Class"}),(0,n.jsx)("dd",{children:(0,n.jsx)("code",{children:"Basilisk"})})]}),(0,n.jsxs)("div",{children:[(0,n.jsx)("dt",{children:"Proxy"}),(0,n.jsx)("dd",{children:(0,n.jsx)("b",{className:"pill",children:"optional"})})]}),(0,n.jsxs)("div",{children:[(0,n.jsx)("dt",{children:"Billing"}),(0,n.jsx)("dd",{children:"per 1000 tokens"})]}),(0,n.jsxs)("div",{children:[(0,n.jsx)("dt",{children:"Polling"}),(0,n.jsx)("dd",{children:"initial delay 1 s, interval 3 s, timeout 100 s"})]})]}),(0,n.jsx)(c.A,{as:"figure",className:"drawing",html:'<svg class="d d-captcha" viewBox="0 0 320 224" role=img aria-labelledby=drawing-captcha-basilisk-title aria-describedby=drawing-captcha-basilisk-desc><title id=drawing-captcha-basilisk-title>Basilisk captcha</title><desc id=drawing-captcha-basilisk-desc>A form with an input and a verification field with a shield and a check mark. The solution is captcha_response.</desc><rect class=d-fill-2 width=320 height=224 rx=8 /><rect class=d-box x=40 y=14 width=240 height=146 rx=8 /><path class=d-soft d="M60 36h88" /><rect class=d-box x=60 y=50 width=200 height=28 rx=8 /><rect class=d-box-accent x=60 y=90 width=200 height=52 rx=8 /><path class="d-accent d-fill" d="M86 101l13 5v9c0 8-6 13-13 16-7-3-13-8-13-16v-9z" /><path class=d-accent d="M80 116l5 5 8-9" /><text x=110 y=121>Verification</text><path class=d-ink d="M160 160v8" /><path class=d-head d="M160 174l-4-6h8z" /><rect class=d-box-accent x=80 y=180 width=160 height=30 rx=15 /><text class="d-mono d-mid" x=160 y=200>captcha_response</text></svg>'})]}),`
`,(0,n.jsx)(e.h2,{id:"example",children:"Example"}),`
`,(0,n.jsx)(e.p,{children:"Create the task:"}),`
`,(0,n.jsxs)(o.A,{id:"samples",label:"Code samples: BasiliskTask",children:[(0,n.jsx)(r.A,{language:"javascript",sample:"javascript",html:`<span class=tc>// Node.js 20+</span>
<span class=tk>const</span> response = <span class=tk>await</span> <span class=tf>fetch</span>(<span class=ts>"https://api.captcha-cloud.example/createTask"</span>, {
  <span class=tp>method</span>: <span class=ts>"POST"</span>,
  <span class=tp>headers</span>: { <span class=tp>"Content-Type"</span>: <span class=ts>"application/json"</span> },
  <span class=tp>body</span>: <span class=tn>JSON</span>.<span class=tf>stringify</span>({
    <span class=tp>clientKey</span>: <span class=ts>"YOUR_API_KEY"</span>,
    <span class=tp>task</span>: {
      <span class=tp>type</span>: <span class=ts>"CustomTask"</span>,
      <span class=tk>class</span>: <span class=ts>"Basilisk"</span>,
      <span class=tp>websiteURL</span>: <span class=ts>"https://example.com/signup"</span>,
      <span class=tp>websiteKey</span>: <span class=ts>"YOUR_SITE_KEY"</span>
    }
  }),
  <span class=tp>signal</span>: AbortSignal.<span class=tf>timeout</span>(<span class=tn>30_000</span>),
});
<span class=tk>const</span> result = <span class=tk>await</span> response.<span class=tf>json</span>();
<span class=tk>if</span> (result.errorId !== <span class=tn>0</span>) <span class=tk>throw new</span> <span class=tt>Error</span>(result.errorCode);
console.<span class=tf>log</span>(result);`}),(0,n.jsx)(r.A,{language:"python",sample:"python",html:`<span class=tc># Python 3.9+</span>
<span class=tk>import</span> requests

response = requests.post(
    <span class=ts>"https://api.captcha-cloud.example/createTask"</span>,
    json={
        <span class=ts>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
        <span class=ts>"task"</span>: {
            <span class=ts>"type"</span>: <span class=ts>"CustomTask"</span>,
            <span class=ts>"class"</span>: <span class=ts>"Basilisk"</span>,
            <span class=ts>"websiteURL"</span>: <span class=ts>"https://example.com/signup"</span>,
            <span class=ts>"websiteKey"</span>: <span class=ts>"YOUR_SITE_KEY"</span>
        }
    },
    timeout=<span class=tn>30</span>,
)
result = response.json()
<span class=tk>if</span> result[<span class=ts>"errorId"</span>] != <span class=tn>0</span>:
    <span class=tk>raise</span> RuntimeError(result[<span class=ts>"errorCode"</span>])
<span class=tk>print</span>(result)`}),(0,n.jsx)(r.A,{language:"bash",sample:"curl",html:`<span class=tf>curl</span> <span class=tp>--silent</span> --show-error --max-time <span class=tn>30</span> <span class=ts>'https://api.captcha-cloud.example/createTask'</span> \\
  <span class=tp>--header</span> <span class=ts>'Content-Type: application/json'</span> \\
  <span class=tp>--data</span> '{
  <span class=tp>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
  <span class=tp>"task"</span>: {
    <span class=tp>"type"</span>: <span class=ts>"CustomTask"</span>,
    <span class=tp>"class"</span>: <span class=ts>"Basilisk"</span>,
    <span class=tp>"websiteURL"</span>: <span class=ts>"https://example.com/signup"</span>,
    <span class=tp>"websiteKey"</span>: <span class=ts>"YOUR_SITE_KEY"</span>
  }
}' |
  jq <span class=ts>'if .errorId == 0 then . else error(.errorCode) end'</span>`}),(0,n.jsx)(r.A,{language:"csharp",sample:"csharp",html:`<span class=tc>// .NET 8+</span>
<span class=tk>using</span> System.Text;
<span class=tk>using</span> System.Text.Json.Nodes;

<span class=tk>using</span> <span class=tt><span class=tk>var</span></span> client = <span class=tk>new</span> <span class=tt>HttpClient</span>();
<span class=tk>using</span> <span class=tt><span class=tk>var</span></span> body = <span class=tk>new</span> <span class=tt>StringContent</span>(<span class=ts>""</span>"
    {
      <span class=ts>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
      <span class=ts>"task"</span>: {
        <span class=ts>"type"</span>: <span class=ts>"CustomTask"</span>,
        <span class=ts>"class"</span>: <span class=ts>"Basilisk"</span>,
        <span class=ts>"websiteURL"</span>: <span class=ts>"https://example.com/signup"</span>,
        <span class=ts>"websiteKey"</span>: <span class=ts>"YOUR_SITE_KEY"</span>
      }
    }
    <span class=ts>""</span>", Encoding.UTF8, <span class=ts>"application/json"</span>);
<span class=tk>using</span> <span class=tt><span class=tk>var</span></span> response = <span class=tk>await</span> client.<span class=tf>PostAsync</span>(<span class=ts>"https://api.captcha-cloud.example/createTask"</span>, body);
<span class=tt><span class=tk>var</span></span> result = JsonNode.<span class=tf>Parse</span>(<span class=tk>await</span> response.Content.<span class=tf>ReadAsStringAsync</span>())!;
<span class=tk>if</span> ((<span class=tk>int</span>)result[<span class=ts>"errorId"</span>]! != <span class=tn>0</span>)
    <span class=tk>throw new</span> <span class=tt>InvalidOperationException</span>((<span class=tk>string</span>?)result[<span class=ts>"errorCode"</span>]);
Console.<span class=tf>WriteLine</span>(result);`}),(0,n.jsx)(r.A,{language:"java",sample:"java",html:`<span class=tc>// Java 17+, com.google.code.gson:gson</span>
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
                "type": "CustomTask",
                "class": "Basilisk",
                "websiteURL": "https://example.com/signup",
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
}`}),(0,n.jsx)(r.A,{language:"go",sample:"go",html:`<span class=tc>// Go 1.18+</span>

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
    "type": "CustomTask",
    "class": "Basilisk",
    "websiteURL": "https://example.com/signup",
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
}`}),(0,n.jsx)(r.A,{language:"php",sample:"php",html:`<span class=tk>&lt;?php</span> <span class=tc>// PHP 8.1+</span>

<span class=tv>$body</span> = <span class=ts>&lt;&lt;&lt;'JSON'
{
  "clientKey": "YOUR_API_KEY",
  "task": {
    "type": "CustomTask",
    "class": "Basilisk",
    "websiteURL": "https://example.com/signup",
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
`,(0,n.jsx)(p.A,{of:"BasiliskTask",label:"Try it",children:(0,n.jsxs)("p",{children:["Fill in this request and run it in the sandbox (requires JavaScript). If you have the source of this documentation, you can also run the sandbox on your computer: ",(0,n.jsx)(e.a,{href:"/docs/getting-start#sandbox",children:(0,n.jsx)("code",{children:"npm run sandbox"})})]})}),`
`,(0,n.jsxs)(e.p,{children:["When the task is ready, ",(0,n.jsx)(e.a,{href:"/docs/api/methods/get-task-result",children:"getTaskResult"})," returns:"]}),`
`,(0,n.jsx)(r.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"ready"</span>,
  <span class=tp>"solution"</span>: {
    <span class=tp>"data"</span>: {
      <span class=tp>"captcha_response"</span>: <span class=ts>"5620301f30daf284b829fba66fa9b3d0..."</span>
    },
    <span class=tp>"headers"</span>: {
      <span class=tp>"User-Agent"</span>: <span class=ts>"<span data-user-agent="">Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36</span>"</span>
    }
  }
}`}),`
`,(0,n.jsxs)(e.p,{children:["For a complete program that creates a task and polls for the result, see ",(0,n.jsx)(e.a,{href:"/docs/getting-start#first-task",children:"Solve your first captcha"}),". The Go and PHP ",(0,n.jsx)(e.a,{href:"/docs/getting-start#libraries",children:"libraries"})," don't support ",(0,n.jsx)(e.code,{children:"CustomTask"}),": call the HTTP API instead."]}),`
`,(0,n.jsx)(e.h2,{id:"find-values",children:"Where to find the values"}),`
`,(0,n.jsxs)(e.p,{children:["Basilisk has no public integration guide. ",(0,n.jsx)(e.code,{children:"websiteURL"})," is the URL of the page that shows the captcha, as in the address bar. ",(0,n.jsx)(e.code,{children:"websiteKey"})," is the Basilisk site key of that page: if you own the site, use its key; if you are allowed to automate it, ask its owner."]}),`
`,(0,n.jsxs)(e.p,{children:["To try a request without a site or a balance, use the ",(0,n.jsx)(e.a,{href:"/docs/getting-start#sandbox",children:"sandbox"}),"."]}),`
`,(0,n.jsx)(e.h2,{id:"request-fields",children:"Request fields"}),`
`,(0,n.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Request fields: BasiliskTask",children:(0,n.jsxs)("table",{className:"fields",children:[(0,n.jsx)("thead",{children:(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"col",children:"Field"}),(0,n.jsx)("th",{scope:"col",children:"Type"}),(0,n.jsx)("th",{scope:"col",children:"Description"})]})}),(0,n.jsxs)("tbody",{children:[(0,n.jsxs)(i.A,{id:"type",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#type",children:(0,n.jsx)("code",{children:"type"})})}),(0,n.jsxs)("td",{children:["string ",(0,n.jsx)("b",{children:"required"})]}),(0,n.jsxs)("td",{children:["Task type.",(0,n.jsx)("ul",{children:(0,n.jsxs)("li",{children:["always ",(0,n.jsx)("code",{children:"CustomTask"})]})})]})]}),(0,n.jsxs)(i.A,{id:"class",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#class",children:(0,n.jsx)("code",{children:"class"})})}),(0,n.jsxs)("td",{children:["string ",(0,n.jsx)("b",{children:"required"})]}),(0,n.jsxs)("td",{children:["Task class.",(0,n.jsx)("ul",{children:(0,n.jsxs)("li",{children:["always ",(0,n.jsx)("code",{children:"Basilisk"})]})})]})]}),(0,n.jsxs)(i.A,{id:"websiteURL",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#websiteURL",children:(0,n.jsx)("code",{children:"websiteURL"})})}),(0,n.jsxs)("td",{children:["string · URL ",(0,n.jsx)("b",{children:"required"})]}),(0,n.jsxs)("td",{children:["Full URL of the page that shows the captcha, including ",(0,n.jsx)("code",{children:"http://"})," or ",(0,n.jsx)("code",{children:"https://"}),"."]})]}),(0,n.jsxs)(i.A,{id:"websiteKey",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#websiteKey",children:(0,n.jsx)("code",{children:"websiteKey"})})}),(0,n.jsxs)("td",{children:["string ",(0,n.jsx)("b",{children:"required"})]}),(0,n.jsx)("td",{children:"Basilisk site key of the page."})]}),(0,n.jsxs)(i.A,{id:"userAgent",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#userAgent",children:(0,n.jsx)("code",{children:"userAgent"})})}),(0,n.jsx)("td",{children:"string"}),(0,n.jsxs)("td",{children:["Browser User-Agent. Pass the value that ",(0,n.jsx)(e.a,{href:"/docs/api/methods/get-user-agent",children:"getUserAgent"})," returns."]})]})]})]})}),`
`,(0,n.jsx)(e.h2,{id:"proxy",children:"Proxy"}),`
`,(0,n.jsx)("p",{children:"Optional. If you don't set the proxy fields, the service uses its own proxies."}),`
`,(0,n.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Proxy fields: BasiliskTask",children:(0,n.jsxs)("table",{className:"fields",children:[(0,n.jsx)("thead",{children:(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"col",children:"Field"}),(0,n.jsx)("th",{scope:"col",children:"Type"}),(0,n.jsx)("th",{scope:"col",children:"Description"})]})}),(0,n.jsxs)("tbody",{children:[(0,n.jsxs)(i.A,{id:"proxyType",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#proxyType",children:(0,n.jsx)("code",{children:"proxyType"})})}),(0,n.jsx)("td",{children:"string"}),(0,n.jsxs)("td",{children:["Proxy protocol. Use ",(0,n.jsx)("code",{children:"http"})," for regular HTTP and HTTPS proxies. Use ",(0,n.jsx)("code",{children:"https"})," only as a fallback for unusual proxies. See ",(0,n.jsx)(e.a,{href:"/docs/api/methods/create-task#proxy",children:"Use your own proxy"}),". Required if you send a proxy.",(0,n.jsx)("ul",{children:(0,n.jsxs)("li",{children:["one of ",(0,n.jsx)("code",{children:"http"}),", ",(0,n.jsx)("code",{children:"https"}),", ",(0,n.jsx)("code",{children:"socks4"}),", ",(0,n.jsx)("code",{children:"socks5"})]})})]})]}),(0,n.jsxs)(i.A,{id:"proxyAddress",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#proxyAddress",children:(0,n.jsx)("code",{children:"proxyAddress"})})}),(0,n.jsx)("td",{children:"string"}),(0,n.jsxs)("td",{children:["IP address of the proxy. Required if you send a proxy.",(0,n.jsx)("ul",{children:(0,n.jsx)("li",{children:"IPv4 or IPv6 only; host names, transparent proxies, loopback, and local-network addresses are not accepted"})})]})]}),(0,n.jsxs)(i.A,{id:"proxyPort",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#proxyPort",children:(0,n.jsx)("code",{children:"proxyPort"})})}),(0,n.jsx)("td",{children:"integer"}),(0,n.jsxs)("td",{children:["Port of the proxy. Required if you send a proxy.",(0,n.jsx)("ul",{children:(0,n.jsx)("li",{children:"0 to 65535"})})]})]}),(0,n.jsxs)(i.A,{id:"proxyLogin",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#proxyLogin",children:(0,n.jsx)("code",{children:"proxyLogin"})})}),(0,n.jsx)("td",{children:"string"}),(0,n.jsxs)("td",{children:["Username for the proxy.",(0,n.jsx)("ul",{children:(0,n.jsxs)("li",{children:["must not contain ",(0,n.jsx)("code",{children:"%"})]})})]})]}),(0,n.jsxs)(i.A,{id:"proxyPassword",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#proxyPassword",children:(0,n.jsx)("code",{children:"proxyPassword"})})}),(0,n.jsx)("td",{children:"string"}),(0,n.jsxs)("td",{children:["Password for the proxy.",(0,n.jsx)("ul",{children:(0,n.jsxs)("li",{children:["must not contain ",(0,n.jsx)("code",{children:"%"})]})})]})]})]})]})}),`
`,(0,n.jsxs)(e.p,{children:["If your proxy authorizes clients by IP address, allow the addresses listed in the ",(0,n.jsx)(e.a,{href:"https://dash.captcha-cloud.example",children:"dashboard"}),"."]}),`
`,(0,n.jsx)(e.h2,{id:"answer",children:"Solution"}),`
`,(0,n.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Solution fields: BasiliskTask",children:(0,n.jsxs)("table",{className:"fields",children:[(0,n.jsx)("thead",{children:(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"col",children:"Field"}),(0,n.jsx)("th",{scope:"col",children:"Type"}),(0,n.jsx)("th",{scope:"col",children:"Description"})]})}),(0,n.jsxs)("tbody",{children:[(0,n.jsxs)(i.A,{id:"solution-data.captcha_response",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#solution-data.captcha_response",children:(0,n.jsxs)("code",{children:[(0,n.jsxs)("i",{children:["data.",(0,n.jsx)("wbr",{})]}),"captcha_response"]})})}),(0,n.jsx)("td",{children:"string"}),(0,n.jsx)("td",{children:"Value to submit."})]}),(0,n.jsxs)(i.A,{id:"solution-headers.User-Agent",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#solution-headers.User-Agent",children:(0,n.jsxs)("code",{children:[(0,n.jsxs)("i",{children:["headers.",(0,n.jsx)("wbr",{})]}),"User-Agent"]})})}),(0,n.jsx)("td",{children:"string"}),(0,n.jsx)("td",{children:"User-Agent that was used. Use exactly this one when you submit the solution."})]})]})]})}),`
`,(0,n.jsx)(e.h2,{id:"use-the-answer",children:"Submit the solution"}),`
`,(0,n.jsxs)(e.p,{children:["Submit ",(0,n.jsx)(e.code,{children:"data.captcha_response"})," with exactly the User-Agent in ",(0,n.jsx)(e.code,{children:"headers.User-Agent"}),"."]}),`
`,(0,n.jsx)(e.h2,{id:"errors",children:"Errors"}),`
`,(0,n.jsxs)(e.p,{children:["Check first that ",(0,n.jsx)(e.code,{children:"class"})," is spelled ",(0,n.jsx)(e.code,{children:"Basilisk"}),", with a capital B. Then check ",(0,n.jsx)(e.code,{children:"websiteURL"})," and ",(0,n.jsx)(e.code,{children:"websiteKey"}),". These are the codes you are most likely to see. For all codes, see ",(0,n.jsx)(e.a,{href:"/docs/api/api-errors#all-codes",children:"API errors"}),". For proxy problems, see ",(0,n.jsx)(e.a,{href:"/docs/api/api-errors#proxy-errors",children:"Proxy errors"}),"."]}),`
`,(0,n.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Error codes and fixes",children:(0,n.jsxs)("table",{className:"rows errors",children:[(0,n.jsx)("thead",{children:(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"col",children:"Code"}),(0,n.jsx)("th",{scope:"col",children:"Meaning"}),(0,n.jsx)("th",{scope:"col",children:"Fix"})]})}),(0,n.jsxs)("tbody",{children:[(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_INVALID_TASK",children:(0,n.jsx)("code",{children:"ERROR_INVALID_TASK"})})}),(0,n.jsxs)("td",{"data-label":"Meaning",children:["A field of the task is missing, invalid, or out of date. ",(0,n.jsx)("code",{children:"errorDescription"})," names the field."]}),(0,n.jsx)("td",{"data-label":"Fix",children:"Correct the named fields."})]}),(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_TASK_NOT_SUPPORTED",children:(0,n.jsxs)("code",{children:["ERROR_",(0,n.jsx)("wbr",{}),"TASK_",(0,n.jsx)("wbr",{}),"NOT_",(0,n.jsx)("wbr",{}),"SUPPORTED"]})})}),(0,n.jsxs)("td",{"data-label":"Meaning",children:[(0,n.jsx)("code",{children:"task.type"})," is unknown or not supported."]}),(0,n.jsxs)("td",{"data-label":"Fix",children:["Check ",(0,n.jsx)("code",{children:"task.type"}),"."]})]}),(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_CAPTCHA_UNSOLVABLE",children:(0,n.jsxs)("code",{children:["ERROR_",(0,n.jsx)("wbr",{}),"CAPTCHA_",(0,n.jsx)("wbr",{}),"UNSOLVABLE"]})})}),(0,n.jsx)("td",{"data-label":"Meaning",children:"The captcha could not be solved."}),(0,n.jsxs)("td",{"data-label":"Fix",children:["See ",(0,n.jsx)(e.a,{href:"/docs/api/api-errors#unsolvable",children:"Unsolvable captchas"})," for causes and fixes."]})]}),(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_WRONG_USERAGENT",children:(0,n.jsxs)("code",{children:["ERROR_",(0,n.jsx)("wbr",{}),"WRONG_",(0,n.jsx)("wbr",{}),"USERAGENT"]})})}),(0,n.jsxs)("td",{"data-label":"Meaning",children:["The service does not accept this ",(0,n.jsx)("code",{children:"userAgent"}),"."]}),(0,n.jsxs)("td",{"data-label":"Fix",children:["Pass the value that ",(0,n.jsx)(e.a,{href:"/docs/api/methods/get-user-agent",children:"getUserAgent"})," returns."]})]}),(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_DOMAIN_NOT_ALLOWED",children:(0,n.jsxs)("code",{children:["ERROR_",(0,n.jsx)("wbr",{}),"DOMAIN_",(0,n.jsx)("wbr",{}),"NOT_",(0,n.jsx)("wbr",{}),"ALLOWED"]})})}),(0,n.jsx)("td",{"data-label":"Meaning",children:"The service blocks this domain."}),(0,n.jsx)("td",{"data-label":"Fix",children:"Don't send tasks for this domain."})]}),(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_PROXY_MISSING",children:(0,n.jsx)("code",{children:"ERROR_PROXY_MISSING"})})}),(0,n.jsxs)("td",{"data-label":"Meaning",children:["A required proxy field is missing, or ",(0,n.jsx)("code",{children:"proxyType"})," is invalid."]}),(0,n.jsxs)("td",{"data-label":"Fix",children:["Set all ",(0,n.jsx)(e.a,{href:"/docs/api/methods/create-task#proxy",children:"proxy fields"}),"."]})]})]})]})}),`
`,(0,n.jsx)(e.h2,{id:"limits",children:"Billing"}),`
`,(0,n.jsx)(e.p,{children:"You pay per 1000 tokens, and only for solved tasks. Proxies that the service provides are included in the price."}),`
`,(0,n.jsx)(e.h2,{id:"next",children:"Next steps"}),`
`,(0,n.jsxs)(e.ul,{children:[`
`,(0,n.jsxs)(e.li,{children:[(0,n.jsx)(e.a,{href:"/docs/api/methods/get-task-result#polling",children:"Poll for the result"}),": when and how often to call getTaskResult."]}),`
`,(0,n.jsxs)(e.li,{children:[(0,n.jsx)(e.a,{href:"/docs/api/methods/get-user-agent",children:"getUserAgent"}),": get the value for ",(0,n.jsx)(e.code,{children:"userAgent"}),"."]}),`
`,(0,n.jsxs)(e.li,{children:[(0,n.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_INVALID_TASK",children:(0,n.jsx)(e.code,{children:"ERROR_INVALID_TASK"})}),": what to do when a field is missing, wrong, or outdated."]}),`
`]})]})}function f(s={}){let{wrapper:e}={...(0,l.R)(),...s.components};return e?(0,n.jsx)(e,{...s,children:(0,n.jsx)(j,{...s})}):j(s)}},8345(s,e,a){var t={"./RecaptchaV2EnterpriseTask.json":["2227","1696"],"./ImageToTextTask.json":["354","2847"],"./RecaptchaClickTask.json":["2170","2071"],"./TenDITask.json":["5709","6686"],"./reportIncorrectImageCaptcha.json":["464","6361"],"./createTask.json":["7577","4498"],"./AmazonTask.json":["3009","6890"],"./getBalance.json":["3444","8389"],"./getTaskResult.json":["204","8813"],"./RecaptchaV2Task.json":["2928","8425"],"./getUserAgent.json":["9968","7785"],"./TemuTask.json":["1144","7473"],"./strings.json":["2078","6131"],"./ImpervaTask.json":["7089","3210"],"./BinanceTask.json":["5291","3272"],"./RecaptchaV3TaskProxyless.json":["9136","409"],"./reportIncorrectTokenCaptcha.json":["1248","8617"],"./__plugin.json":["329","3394"],"./GeeTestTask.json":["6530","2927"],"./RecognitionTask.json":["6166","7307"],"./ProsopoTask.json":["9685","4726"],"./TurnstileTask.json":["2389","2182"],"./BasiliskTask.json":["9189","310"]};function n(s){if(!a.o(t,s))return Promise.resolve().then(function(){var e=Error("Cannot find module '"+s+"'");throw e.code="MODULE_NOT_FOUND",e});var e=t[s],n=e[0];return a.e(e[1]).then(function(){return a.t(n,19)})}n.keys=()=>Object.keys(t),n.id=8345,s.exports=n},7346(s,e,a){"use strict";a.d(e,{A:()=>l});var t=a(2540),n=a(4060);function l({as:s="tr",...e}){return(0,n.A)().collectAnchor(e.id),(0,t.jsx)(s,{...e})}},8920(s,e,a){"use strict";a.d(e,{A:()=>r});var t=a(2540),n=a(3696);let l=globalThis.trustedTypes?.createPolicy("built-html",{createHTML:s=>s});function r({as:s,html:e,ref:a,...c}){let i=(0,n.useMemo)(()=>({__html:l?l.createHTML(e):e}),[e]);return(0,t.jsx)(s,{...c,ref:a,dangerouslySetInnerHTML:i})}},7228(s,e,a){"use strict";let t;function n(s){let e,a=t??((e=document.createElement("div")).setAttribute("role","status"),e.className="sr-only",document.body.append(e),e);t=a,a.textContent="",setTimeout(()=>{a.textContent=s},100)}a.d(e,{i:()=>n})},9073(s,e,a){"use strict";async function t(s){try{await navigator.clipboard.writeText(s)}catch{var e;let a,t,n;if(e=s,a=document.activeElement,(t=document.createElement("textarea")).className="sr-only",t.value=e,document.body.append(t),t.select(),n=document.execCommand("copy"),t.remove(),a?.focus({preventScroll:!0}),!n)throw Error("The browser does not let this page copy.")}}a.d(e,{D:()=>t})},3985(s,e,a){"use strict";a.d(e,{A:()=>o,i:()=>d});var t=a(2540),n=a(9981),l=a(3696),r=a(8920),c=a(7228),i=a(9073),p=a(4635);function o({html:s,language:e,title:a,sample:n}){let c=(0,l.useRef)(null);return(0,t.jsxs)("div",{className:"code","data-sample":n,children:[a&&(0,t.jsx)("div",{className:"code-title",children:a}),(0,t.jsx)("pre",{tabIndex:0,children:(0,t.jsx)(r.A,{as:"code",ref:c,className:e&&`language-${e}`,html:s})}),(0,t.jsx)(d,{code:c})]})}function d({code:s}){let[e,a]=(0,l.useState)();(0,l.useEffect)(()=>{if(!e)return;let s=setTimeout(()=>a(void 0),2e3);return()=>clearTimeout(s)},[e]);let r=async()=>{let e=await (0,i.D)(s.current?.textContent??"").then(p.M,()=>(s.current&&getSelection()?.selectAllChildren(s.current),(0,p.d)()));a(e),(0,c.i)(e)};return(0,t.jsx)("button",{type:"button",className:"code-copy","data-copied":e?"":void 0,onClick:r,children:e??(0,n.T)({id:"theme.CodeBlock.copy",message:"Copy",description:"The copy button label on code blocks"})})}},4635(s,e,a){"use strict";a.d(e,{M:()=>n,d:()=>l});var t=a(9981);function n(){return(0,t.T)({id:"theme.CodeBlock.copied",message:"Copied",description:"The copied button label on code blocks"})}function l(){return(0,t.T)({id:"docs.copy.failed",message:"Couldn't copy"})}},9409(s,e,a){"use strict";a.d(e,{A:()=>o});var t=a(2540),n=a(3696),l=a(4237),r=a(9344);function c(){let s,{dataset:e}=document.documentElement;for(let a of document.querySelectorAll(".samples > input"))a.value===e.sample?s=a.checked=!0:s??=!1;!1===s&&delete e.sample}var i=a(634);let p={javascript:"JavaScript",python:"Python",curl:"cURL",csharp:"C#",java:"Java",go:"Go",php:"PHP"};function o({id:s,label:e,children:a}){return(0,n.useLayoutEffect)(c,[]),(0,t.jsxs)("div",{className:"samples",role:"group","aria-label":e,children:[i.f.map((e,a)=>(0,t.jsxs)(n.Fragment,{children:[(0,t.jsx)("input",{type:"radio",id:`${s}-${e}`,name:s,value:e,defaultChecked:0===a,onChange:s=>{var e;let a;return a=(e=s.currentTarget).getBoundingClientRect().top,void(!function({value:s}){document.documentElement.dataset.sample=s,(0,r.M)("localStorage",l.dt,s),c()}(e),scrollBy(0,e.getBoundingClientRect().top-a))}}),(0,t.jsx)("label",{htmlFor:`${s}-${e}`,children:p[e]})]},e)),a]})}},634(s,e,a){"use strict";a.d(e,{f:()=>t});let t=["javascript","python","curl","csharp","java","go","php"]},4942(s,e,a){"use strict";function t(s,e){let{fields:a=[],proxy:t}=s.variants[e]??{},l=[...a,...t?.fields??[]];return"createTask"!==s.method?n("",l):n("",[n("task",l),...s.envelope])}function n(s,e){return{name:s,fields:e,types:["object"],typeText:"",required:!0,description:"",constraints:[]}}a.d(e,{$b:()=>function s(e,[a,...t]){return void 0===a||void 0===e||"string"==typeof e?void 0===a?e:void 0:s(Array.isArray(e)?e[Number(a)]:e[a],t)},BA:()=>function s(e,a){if(void 0!==e.const)return e.required||void 0!==a?e.const:void 0;if(void 0===a||""===a)return e.fields&&e.required?{}:void 0;if("string"==typeof a)return function({types:s,enum:e,open:a},t){let n=e?.find(s=>l(s)===t);return void 0!==n?n:a?function(s){try{return JSON.parse(s)}catch{return s}}(t):s.includes("boolean")&&/^(true|false)$/.test(t)?"true"===t:(s.includes("integer")||s.includes("number"))&&/^-?\d+(\.\d+)?$/.test(t)&&Number.isSafeInteger(Math.trunc(Number(t)))?Number(t):t}(e,a);if(Array.isArray(a))return function({items:e,required:a},t){if(0!==t.length||a)return t.map(a=>(e&&s(e,a))??"")}(e,a);let t=(e.fields??[]).map(e=>[e.name,s(e,a[e.name])]).filter(([,s])=>void 0!==s);return t.length>0||e.required?Object.fromEntries(t):void 0},D0:()=>function s(e,a){if(void 0!==a){if(e.open)return"string"==typeof a?a:JSON.stringify(a,null,2);if(e.items){let{items:t}=e;return Array.isArray(a)?a.map(e=>s(t,e)??""):void 0}return e.fields?r(a)?Object.fromEntries(e.fields.map(e=>[e.name,s(e,a[e.name])]).filter(([,s])=>void 0!==s)):void 0:l(a)}},Gv:()=>r,LO:()=>t,e1:()=>l,eI:()=>function s(e,[a,...t],n){if(void 0===a)return n;if("number"==typeof a){let l=Array.isArray(e)?e:[],r=s(l[a],t,n);return void 0===r?l.toSpliced(a,1):l.toSpliced(a,1,r)}let l=r(e)?e:{},{[a]:c,...i}=l,p=s(c,t,n);return void 0===p?i:{...l,[a]:p}},rq:()=>c});let l=s=>"string"==typeof s?s:JSON.stringify(s),r=s=>"object"==typeof s&&null!==s&&!Array.isArray(s),c=s=>s.map(s=>`/${s}`).join("")},1525(s,e,a){"use strict";a.d(e,{A:()=>c});var t=a(2540),n=a(9981),l=a(3696),r=a(3413);function c({of:s,variant:e,label:p,children:o}){let d=(0,l.useRef)(null),[h,u]=(0,l.useState)(),x=function(s,e){let[a,t]=(0,l.useState)();return(0,l.useLayoutEffect)(()=>(i.add(s),()=>void i.delete(s)),[s]),(0,l.useEffect)(()=>{let a=()=>{let a=(0,r.vF)(location.hash),n=[...document.querySelectorAll(".try-it")],l=a===s||n[0]===e.current&&!document.getElementById(`try-${a}`);void 0!==a&&l&&e.current&&(t(location.hash),history.replaceState(history.state,"",location.pathname+location.search),e.current.open=!0,e.current.scrollIntoView())};return a(),addEventListener("hashchange",a),()=>removeEventListener("hashchange",a)},[s,e]),a}(s,d),j=()=>{d.current?.open&&"object"!=typeof h&&(u(void 0),Promise.all([Promise.all([a.e("4014"),a.e("1081"),a.e("8888")]).then(a.bind(a,7051)),a(8345)(`./${s}.json`)]).then(([{default:s},{default:e}])=>u({Panel:s,data:function(s){let{placeholder:e,text:a}=s.userAgent,t=JSON.stringify(document.querySelector("[data-user-agent]")?.textContent||a).slice(1,-1);return JSON.parse(JSON.stringify(s).replaceAll(e,t))}(e)}),()=>u("failed")))};return(0,l.useEffect)(j,[]),(0,t.jsxs)("details",{ref:d,className:"try-it",onToggle:j,children:[(0,t.jsx)("summary",{children:p}),"object"!=typeof h&&o,"failed"===h&&(0,t.jsx)("button",{type:"button",className:"button",onClick:j,children:(0,n.T)({id:"theme.ErrorPageContent.tryAgain",message:"Try again"})}),"object"==typeof h&&(0,t.jsx)(h.Panel,{...h.data,variant:e,hash:x},x)]})}let i=new Set},3413(s,e,a){"use strict";a.d(e,{Pp:()=>i,jE:()=>n,jr:()=>r,vF:()=>c});var t=a(4942);let n=4e3,l="#try=";function r(s,e){var a;return`${l}${s}.${a=JSON.stringify(e),btoa(Array.from(new TextEncoder().encode(a),s=>String.fromCharCode(s)).join("")).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}`}function c(s){return s.startsWith(l)?s.slice(l.length).split(".")[0]:void 0}function i(s){if(!(s.length>n))try{var e;let a,n=JSON.parse((e=s.slice(s.indexOf(".")+1),a=atob(e.replaceAll("-","+").replaceAll("_","/")),new TextDecoder("utf-8",{fatal:!0}).decode(Uint8Array.from(a,s=>s.charCodeAt(0)))));if(!(0,t.Gv)(n)||!(0,t.Gv)(n.body))return;let{variant:l,body:r}=n;return"string"==typeof l?{variant:l,body:r}:{body:r}}catch{return}}},3023(s,e,a){"use strict";a.d(e,{R:()=>r,x:()=>c});var t=a(3696);let n={},l=t.createContext(n);function r(s){let e=t.useContext(l);return t.useMemo(function(){return"function"==typeof s?s(e):{...e,...s}},[e,s])}function c(s){let e;return e=s.disableParentContext?"function"==typeof s.components?s.components(n):s.components||n:r(s.components),t.createElement(l.Provider,{value:e},s.children)}}}]);