(globalThis.webpackChunkwebsite=globalThis.webpackChunkwebsite||[]).push([["8265"],{989(s,e,a){"use strict";a.r(e),a.d(e,{metadata:()=>n,default:()=>f,frontMatter:()=>p,contentTitle:()=>h,toc:()=>u,assets:()=>x});var n=JSON.parse('{"id":"captchas/turnstile-task","title":"Cloudflare Turnstile and Challenge","description":"Solve a Turnstile widget, a Cloudflare challenge page, or a waiting room: choose the variant, find the values, use the token or cookie.","source":"@site/docs/captchas/turnstile-task.mdx","sourceDirName":"captchas","slug":"/captchas/turnstile-task","permalink":"/docs/captchas/turnstile-task","draft":false,"unlisted":false,"tags":[],"version":"current","lastUpdatedAt":1794841857000,"frontMatter":{"title":"Cloudflare Turnstile and Challenge","sidebar_label":"Cloudflare Turnstile","description":"Solve a Turnstile widget, a Cloudflare challenge page, or a waiting room: choose the variant, find the values, use the token or cookie."},"sidebar":"documentation","previous":{"title":"reCAPTCHA by clicks","permalink":"/docs/captchas/recaptcha-click"},"next":{"title":"GeeTest","permalink":"/docs/captchas/geetest-task"},"lastUpdatedText":"Nov 16, 2026"}'),t=a(2540),l=a(3023),r=a(3985),c=a(8920),i=a(7346),o=a(1525),d=a(9409);let p={title:"Cloudflare Turnstile and Challenge",sidebar_label:"Cloudflare Turnstile",description:"Solve a Turnstile widget, a Cloudflare challenge page, or a waiting room: choose the variant, find the values, use the token or cookie."},h,x={},u=[{value:"When to use it",id:"when-to-use",level:2},{value:"Example",id:"example",level:2},{value:"Where to find the values",id:"find-values",level:2},{value:"Test keys",id:"test-keys",level:3},{value:"Request fields",id:"request-fields",level:2},{value:"Variants",id:"variants",level:2},{value:"Plain widget",id:"plain",level:3},{value:"Challenge page, token",id:"token",level:3},{value:"Challenge page, cookie",id:"cf-clearance",level:3},{value:"Waiting room",id:"wait-room",level:3},{value:"Proxy",id:"proxy",level:2},{value:"Solution",id:"answer",level:2},{value:"Use the token or cookie",id:"use-the-answer",level:2},{value:"Errors",id:"errors",level:2},{value:"Billing",id:"limits",level:2},{value:"Next steps",id:"next",level:2}];function j(s){let e={a:"a",code:"code",h2:"h2",h3:"h3",li:"li",ol:"ol",p:"p",strong:"strong",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...(0,l.R)(),...s.components};return(0,t.jsxs)(t.Fragment,{children:[(0,t.jsxs)(e.p,{children:[(0,t.jsx)(e.code,{children:"TurnstileTask"})," solves the Cloudflare Turnstile widget, the Cloudflare challenge page, and the Cloudflare waiting room. Send the page URL, the site key, and the fields of the variant. The solution is a token or the ",(0,t.jsx)(e.code,{children:"cf_clearance"})," cookie."]}),`
`,(0,t.jsxs)("div",{className:"glance",children:[(0,t.jsxs)("dl",{className:"facts",children:[(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Type"}),(0,t.jsx)("dd",{children:(0,t.jsx)("code",{children:"TurnstileTask"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Proxy"}),(0,t.jsxs)("dd",{children:["optional; required for ",(0,t.jsx)("code",{children:"cf_clearance"}),", ",(0,t.jsx)("code",{children:"wait_room"})]})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Wait time"}),(0,t.jsxs)("dd",{children:["5 to 20 s",(0,t.jsxs)("svg",{className:"range",viewBox:"0 0 180 1",preserveAspectRatio:"none","aria-hidden":"true",children:[(0,t.jsx)("path",{d:"M0 .5h180"}),(0,t.jsx)("path",{d:"M5 .5H20"})]})]})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Billing"}),(0,t.jsx)("dd",{children:"per 1000 tokens"})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Polling"}),(0,t.jsx)("dd",{children:"initial delay 1 s, interval 2 s, timeout 80 s"})]})]}),(0,t.jsx)(c.A,{as:"figure",className:"drawing",html:'<svg class="d d-captcha" viewBox="0 0 320 224" role=img aria-labelledby=drawing-captcha-turnstile-title aria-describedby=drawing-captcha-turnstile-desc><title id=drawing-captcha-turnstile-title>Cloudflare Turnstile</title><desc id=drawing-captcha-turnstile-desc>Two states of a widget, first spinning while it verifies, then passed with a check mark. The solution is a token or the cf_clearance cookie.</desc><rect class=d-fill-2 width=320 height=224 rx=8 /><rect class=d-box x=40 y=14 width=240 height=58 rx=8 /><circle class=d-soft cx=70 cy=43 r=13 /><path class=d-box d="M70 30a13 13 0 0 1 13 13" /><path class=d-accent d="M70 30a13 13 0 0 1 13 13" /><text x=98 y=48>Verifying…</text><path class="d-soft d-dash" d="M160 72v30" /><rect class=d-box x=40 y=102 width=240 height=58 rx=8 /><circle class=d-good-solid cx=70 cy=131 r=14 /><path class=d-on d="M63 131l5 5 9-10" /><text x=98 y=136>Success</text><path class=d-ink d="M160 160v8" /><path class=d-head d="M160 174l-4-6h8z" /><rect class=d-box-accent x=64 y=180 width=192 height=30 rx=15 /><text class="d-mono d-mid" x=160 y=200>token / cf_clearance</text></svg>'})]}),`
`,(0,t.jsxs)(e.p,{children:["The wait time and the polling values above don't apply to the ",(0,t.jsx)(e.a,{href:"#wait-room",children:"waiting room"}),"."]}),`
`,(0,t.jsx)(e.h2,{id:"when-to-use",children:"When to use it"}),`
`,(0,t.jsx)(e.p,{children:"Choose the variant:"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"When to use it",children:(0,t.jsxs)(e.table,{className:"rows",children:[(0,t.jsx)(e.thead,{children:(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.th,{children:"What the page does"}),(0,t.jsx)(e.th,{children:"Solution"}),(0,t.jsx)(e.th,{children:"Variant"}),(0,t.jsx)(e.th,{children:"Your own proxy"})]})}),(0,t.jsxs)(e.tbody,{children:[(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:"Shows a Turnstile widget among its content"}),(0,t.jsx)(e.td,{"data-label":"Solution",children:"token"}),(0,t.jsx)(e.td,{"data-label":"Variant",children:(0,t.jsx)(e.a,{href:"#plain",children:"plain"})}),(0,t.jsx)(e.td,{"data-label":"Your own proxy",children:"optional"})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:"Shows a Cloudflare challenge page first and accepts a token"}),(0,t.jsx)(e.td,{"data-label":"Solution",children:"token"}),(0,t.jsx)(e.td,{"data-label":"Variant",children:(0,t.jsx)(e.a,{href:"#token",children:"token"})}),(0,t.jsx)(e.td,{"data-label":"Your own proxy",children:"optional"})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:"Shows a Cloudflare challenge page first, served with HTTP 403, and accepts a cookie"}),(0,t.jsxs)(e.td,{"data-label":"Solution",children:[(0,t.jsx)("code",{children:"cf_clearance"})," cookie"]}),(0,t.jsx)(e.td,{"data-label":"Variant",children:(0,t.jsx)(e.a,{href:"#cf-clearance",children:"cf_clearance"})}),(0,t.jsx)(e.td,{"data-label":"Your own proxy",children:"required"})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:"Holds visitors in a Cloudflare waiting room"}),(0,t.jsxs)(e.td,{"data-label":"Solution",children:[(0,t.jsx)("code",{children:"cf_clearance"})," cookie"]}),(0,t.jsx)(e.td,{"data-label":"Variant",children:(0,t.jsx)(e.a,{href:"#wait-room",children:"wait_room"})}),(0,t.jsx)(e.td,{"data-label":"Your own proxy",children:"required"})]})]})]})}),`
`,(0,t.jsxs)(e.p,{children:[(0,t.jsx)(e.code,{children:"cloudflareTaskType"})," selects the variant. For a plain widget, leave it out."]}),`
`,(0,t.jsx)(e.h2,{id:"example",children:"Example"}),`
`,(0,t.jsx)(e.p,{children:"Create a task for a plain widget:"}),`
`,(0,t.jsxs)(d.A,{id:"samples",label:"Code samples: TurnstileTask, plain",children:[(0,t.jsx)(r.A,{language:"javascript",sample:"javascript",html:`<span class=tc>// Node.js 20+</span>
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
console.<span class=tf>log</span>(result);`}),(0,t.jsx)(r.A,{language:"python",sample:"python",html:`<span class=tc># Python 3.9+</span>
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
<span class=tk>print</span>(result)`}),(0,t.jsx)(r.A,{language:"bash",sample:"curl",html:`<span class=tf>curl</span> <span class=tp>--silent</span> --show-error --max-time <span class=tn>30</span> <span class=ts>'https://api.captcha-cloud.example/createTask'</span> \\
  <span class=tp>--header</span> <span class=ts>'Content-Type: application/json'</span> \\
  <span class=tp>--data</span> '{
  <span class=tp>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
  <span class=tp>"task"</span>: {
    <span class=tp>"type"</span>: <span class=ts>"TurnstileTask"</span>,
    <span class=tp>"websiteURL"</span>: <span class=ts>"https://example.com/login"</span>,
    <span class=tp>"websiteKey"</span>: <span class=ts>"YOUR_SITE_KEY"</span>
  }
}' |
  jq <span class=ts>'if .errorId == 0 then . else error(.errorCode) end'</span>`}),(0,t.jsx)(r.A,{language:"csharp",sample:"csharp",html:`<span class=tc>// .NET 8+</span>
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
Console.<span class=tf>WriteLine</span>(result);`}),(0,t.jsx)(r.A,{language:"java",sample:"java",html:`<span class=tc>// Java 17+, com.google.code.gson:gson</span>
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
}`}),(0,t.jsx)(r.A,{language:"php",sample:"php",html:`<span class=tk>&lt;?php</span> <span class=tc>// PHP 8.1+</span>

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
`,(0,t.jsx)(o.A,{of:"TurnstileTask",variant:"plain",label:"Try it",children:(0,t.jsxs)("p",{children:["Fill in this request and run it in the sandbox (requires JavaScript). If you have the source of this documentation, you can also run the sandbox on your computer: ",(0,t.jsx)(e.a,{href:"/docs/getting-start#sandbox",children:(0,t.jsx)("code",{children:"npm run sandbox"})})]})}),`
`,(0,t.jsxs)(e.p,{children:["When the task is ready, ",(0,t.jsx)(e.a,{href:"/docs/api/methods/get-task-result",children:"getTaskResult"})," returns:"]}),`
`,(0,t.jsx)(r.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"ready"</span>,
  <span class=tp>"solution"</span>: {
    <span class=tp>"token"</span>: <span class=ts>"0.iGX3xsyFCkbGePM3jP4P4khLo6TrLukt..."</span>,
    <span class=tp>"userAgent"</span>: <span class=ts>"<span data-user-agent="">Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36</span>"</span>
  }
}`}),`
`,(0,t.jsxs)(e.p,{children:["For a complete program that creates a task and polls for the result, see ",(0,t.jsx)(e.a,{href:"/docs/getting-start#first-task",children:"Solve your first captcha"}),"."]}),`
`,(0,t.jsx)(e.h2,{id:"find-values",children:"Where to find the values"}),`
`,(0,t.jsx)(e.p,{children:"For a plain widget on a page that you own or are allowed to automate, read the values from its embed code:"}),`
`,(0,t.jsx)(r.A,{language:"html",html:`<span class=tt>&lt;script <span class=tp>src</span><span class=ts>="https://challenges.cloudflare.com/turnstile/v0/api.js"</span> <span class=tp>async defer</span>></span><span class=tt>&lt;/script></span>
<span class=tt>&lt;form <span class=tp>method</span><span class=ts>="post"</span> <span class=tp>action</span><span class=ts>="/signup"</span>></span>
  <span class=tt>&lt;div <span class=tp>class</span><span class=ts>="cf-turnstile"</span> <span class=tp>data-sitekey</span><span class=ts>="YOUR_SITE_KEY"</span> <span class=tp>data-action</span><span class=ts>="signup"</span>></span><span class=tt>&lt;/div></span>
  <span class=tt>&lt;button></span>Send<span class=tt>&lt;/button></span>
<span class=tt>&lt;/form></span>`}),`
`,(0,t.jsxs)(e.table,{children:[(0,t.jsx)(e.thead,{children:(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.th,{children:"Field"}),(0,t.jsx)(e.th,{children:"Where it is"})]})}),(0,t.jsxs)(e.tbody,{children:[(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:(0,t.jsx)("code",{children:"websiteURL"})}),(0,t.jsx)(e.td,{children:"The URL of the page that contains the embed code, as in the address bar"})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:(0,t.jsx)("code",{children:"websiteKey"})}),(0,t.jsxs)(e.td,{children:["The ",(0,t.jsx)("code",{children:"data-sitekey"})," attribute of the element with the class ",(0,t.jsx)("code",{children:"cf-turnstile"}),", or ",(0,t.jsx)("code",{children:"sitekey"})," in ",(0,t.jsx)("code",{children:"turnstile.render()"})]})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:(0,t.jsx)("code",{children:"pageAction"})}),(0,t.jsxs)(e.td,{children:["The ",(0,t.jsx)("code",{children:"data-action"})," attribute, or ",(0,t.jsx)("code",{children:"action"})," in ",(0,t.jsx)("code",{children:"turnstile.render()"})]})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:(0,t.jsx)("code",{children:"data"})}),(0,t.jsxs)(e.td,{children:["The ",(0,t.jsx)("code",{children:"data-cdata"})," attribute, or ",(0,t.jsx)("code",{children:"cData"})," in ",(0,t.jsx)("code",{children:"turnstile.render()"})]})]})]})]}),`
`,(0,t.jsxs)(e.p,{children:["If the script URL contains ",(0,t.jsx)(e.code,{children:"?render=explicit"}),", there is no element with the class ",(0,t.jsx)(e.code,{children:"cf-turnstile"}),". Look for the ",(0,t.jsx)(e.code,{children:"turnstile.render()"})," call."]}),`
`,(0,t.jsx)(e.p,{children:"Challenge pages and waiting rooms have no embed code: the site owner turns them on in the Cloudflare dashboard. The values of these variants come from the page that your own site serves. If you automate someone else's site with permission, ask its owner."}),`
`,(0,t.jsx)(e.p,{children:"Only the public site key goes into a task. The secret key stays on the site's server: never send it to anyone."}),`
`,(0,t.jsxs)(e.p,{children:["Cloudflare's guide: ",(0,t.jsx)(e.a,{href:"https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/widget-configurations/",children:"Widget configurations"}),"."]}),`
`,(0,t.jsx)(e.h3,{id:"test-keys",children:"Test keys"}),`
`,(0,t.jsxs)(e.p,{children:["Cloudflare publishes ",(0,t.jsx)(e.a,{href:"https://developers.cloudflare.com/turnstile/troubleshooting/testing/",children:"test keys"})," that work on any host, including localhost."]}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Test keys",children:(0,t.jsxs)(e.table,{className:"rows",children:[(0,t.jsx)(e.thead,{children:(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.th,{children:"Site key"}),(0,t.jsx)(e.th,{children:"Result"}),(0,t.jsx)(e.th,{children:"Widget"})]})}),(0,t.jsxs)(e.tbody,{children:[(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:(0,t.jsx)("code",{children:"1x00000000000000000000AA"})}),(0,t.jsx)(e.td,{"data-label":"Result",children:"always passes"}),(0,t.jsx)(e.td,{"data-label":"Widget",children:"visible"})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:(0,t.jsx)("code",{children:"2x00000000000000000000AB"})}),(0,t.jsx)(e.td,{"data-label":"Result",children:"always fails"}),(0,t.jsx)(e.td,{"data-label":"Widget",children:"visible"})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:(0,t.jsx)("code",{children:"1x00000000000000000000BB"})}),(0,t.jsx)(e.td,{"data-label":"Result",children:"always passes"}),(0,t.jsx)(e.td,{"data-label":"Widget",children:"invisible"})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:(0,t.jsx)("code",{children:"2x00000000000000000000BB"})}),(0,t.jsx)(e.td,{"data-label":"Result",children:"always fails"}),(0,t.jsx)(e.td,{"data-label":"Widget",children:"invisible"})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:(0,t.jsx)("code",{children:"3x00000000000000000000FF"})}),(0,t.jsx)(e.td,{"data-label":"Result",children:"forces an interactive challenge"}),(0,t.jsx)(e.td,{"data-label":"Widget",children:"visible"})]})]})]})}),`
`,(0,t.jsxs)(e.p,{children:["Use the keys to test your own form and server-side check. The test widgets produce the token ",(0,t.jsx)(e.code,{children:"XXXX.DUMMY.TOKEN.XXXX"}),": production secrets reject it, and test secrets accept nothing else. Never leave a test secret in production."]}),`
`,(0,t.jsxs)(e.p,{children:["To try a request without a site or a balance, send a test site key to the ",(0,t.jsx)(e.a,{href:"/docs/getting-start#sandbox",children:"sandbox"}),"."]}),`
`,(0,t.jsx)(e.h2,{id:"request-fields",children:"Request fields"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Request fields: TurnstileTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Field"}),(0,t.jsx)("th",{scope:"col",children:"Type"}),(0,t.jsx)("th",{scope:"col",children:"Description"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(i.A,{id:"type",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#type",children:(0,t.jsx)("code",{children:"type"})})}),(0,t.jsxs)("td",{children:["string ",(0,t.jsx)("b",{children:"required"})]}),(0,t.jsxs)("td",{children:["Task type.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["always ",(0,t.jsx)("code",{children:"TurnstileTask"})]})})]})]}),(0,t.jsxs)(i.A,{id:"websiteURL",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#websiteURL",children:(0,t.jsx)("code",{children:"websiteURL"})})}),(0,t.jsxs)("td",{children:["string · URL ",(0,t.jsx)("b",{children:"required"})]}),(0,t.jsxs)("td",{children:["Full URL of the page that shows the captcha, including ",(0,t.jsx)("code",{children:"http://"})," or ",(0,t.jsx)("code",{children:"https://"}),"."]})]}),(0,t.jsxs)(i.A,{id:"websiteKey",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#websiteKey",children:(0,t.jsx)("code",{children:"websiteKey"})})}),(0,t.jsxs)("td",{children:["string ",(0,t.jsx)("b",{children:"required"})]}),(0,t.jsxs)("td",{children:["Turnstile site key. For ",(0,t.jsx)("code",{children:"cf_clearance"}),", any string."]})]}),(0,t.jsxs)(i.A,{id:"cloudflareTaskType",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#cloudflareTaskType",children:(0,t.jsx)("code",{children:"cloudflareTaskType"})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsxs)("td",{children:["Result to request. Required for every variant except the plain widget.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["one of ",(0,t.jsx)("code",{children:"token"}),", ",(0,t.jsx)("code",{children:"cf_clearance"}),", ",(0,t.jsx)("code",{children:"wait_room"})]})})]})]}),(0,t.jsxs)(i.A,{id:"pageAction",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#pageAction",children:(0,t.jsx)("code",{children:"pageAction"})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsxs)("td",{children:["The widget's ",(0,t.jsx)("code",{children:"action"})," parameter. For ",(0,t.jsx)("code",{children:"token"}),", usually ",(0,t.jsx)("code",{children:"managed"})," or ",(0,t.jsx)("code",{children:"non-interactive"}),". Required for the variant ",(0,t.jsx)("code",{children:"token"}),"."]})]}),(0,t.jsxs)(i.A,{id:"data",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#data",children:(0,t.jsx)("code",{children:"data"})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsxs)("td",{children:["The widget's ",(0,t.jsx)("code",{children:"cData"})," parameter. Required for the variant ",(0,t.jsx)("code",{children:"token"}),"."]})]}),(0,t.jsxs)(i.A,{id:"pageData",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#pageData",children:(0,t.jsx)("code",{children:"pageData"})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsxs)("td",{children:["The widget's ",(0,t.jsx)("code",{children:"chlPageData"})," parameter. Required for the variant ",(0,t.jsx)("code",{children:"token"}),"."]})]}),(0,t.jsxs)(i.A,{id:"apiJsUrl",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#apiJsUrl",children:(0,t.jsx)("code",{children:"apiJsUrl"})})}),(0,t.jsx)("td",{children:"string · URL"}),(0,t.jsxs)("td",{children:["For ",(0,t.jsx)("code",{children:"token"})," only. URL of the widget script."]})]}),(0,t.jsxs)(i.A,{id:"htmlPageBase64",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#htmlPageBase64",children:(0,t.jsx)("code",{children:"htmlPageBase64"})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsxs)("td",{children:["HTML of the challenge page (served with HTTP 403) or of the waiting-room page, encoded in base64. Required for the variants ",(0,t.jsx)("code",{children:"cf_clearance"})," and ",(0,t.jsx)("code",{children:"wait_room"}),".",(0,t.jsx)("ul",{children:(0,t.jsx)("li",{children:"base64"})})]})]}),(0,t.jsxs)(i.A,{id:"userAgent",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#userAgent",children:(0,t.jsx)("code",{children:"userAgent"})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsxs)("td",{children:["Browser User-Agent. Pass the value that ",(0,t.jsx)(e.a,{href:"/docs/api/methods/get-user-agent",children:"getUserAgent"})," returns. Required for every variant except the plain widget."]})]})]})]})}),`
`,(0,t.jsx)(e.h2,{id:"variants",children:"Variants"}),`
`,(0,t.jsx)(e.h3,{id:"plain",children:"Plain widget"}),`
`,(0,t.jsxs)(e.p,{children:["Send the page URL and the site key, as in the ",(0,t.jsx)(e.a,{href:"#example",children:"example"}),". Manual, non-interactive, and invisible widgets all use the same request. ",(0,t.jsx)(e.code,{children:"pageAction"}),", ",(0,t.jsx)(e.code,{children:"data"}),", and ",(0,t.jsx)(e.code,{children:"userAgent"})," are optional."]}),`
`,(0,t.jsx)(e.h3,{id:"token",children:"Challenge page, token"}),`
`,(0,t.jsxs)(e.p,{children:["Set ",(0,t.jsx)(e.code,{children:"cloudflareTaskType"})," to ",(0,t.jsx)(e.code,{children:"token"}),". Send the widget action (",(0,t.jsx)(e.code,{children:"pageAction"}),", usually ",(0,t.jsx)(e.code,{children:"managed"})," or ",(0,t.jsx)(e.code,{children:"non-interactive"}),"), the cData value (",(0,t.jsx)(e.code,{children:"data"}),"), the chlPageData value (",(0,t.jsx)(e.code,{children:"pageData"}),"), and the User-Agent (",(0,t.jsx)(e.code,{children:"userAgent"}),")."]}),`
`,(0,t.jsx)(r.A,{language:"json",html:`{
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
`,(0,t.jsx)(r.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"ready"</span>,
  <span class=tp>"solution"</span>: {
    <span class=tp>"token"</span>: <span class=ts>"0.iGX3xsyFCkbGePM3jP4P4khLo6TrLukt..."</span>,
    <span class=tp>"userAgent"</span>: <span class=ts>"<span data-user-agent="">Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36</span>"</span>
  }
}`}),`
`,(0,t.jsx)(e.h3,{id:"cf-clearance",children:"Challenge page, cookie"}),`
`,(0,t.jsxs)(e.p,{children:["Set ",(0,t.jsx)(e.code,{children:"cloudflareTaskType"})," to ",(0,t.jsx)(e.code,{children:"cf_clearance"}),". Send the challenge page as it was served with HTTP 403, encoded in base64, as ",(0,t.jsx)(e.code,{children:"htmlPageBase64"}),". Your own proxy and the User-Agent are required. ",(0,t.jsx)(e.code,{children:"websiteKey"})," is required too, but can be any string."]}),`
`,(0,t.jsx)(r.A,{language:"json",html:`{
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
`,(0,t.jsx)(r.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"ready"</span>,
  <span class=tp>"solution"</span>: {
    <span class=tp>"cf_clearance"</span>: <span class=ts>"eyX5Zk8pS3mGq1rT0vW2bN6cD4fH7jL9..."</span>
  }
}`}),`
`,(0,t.jsx)(e.h3,{id:"wait-room",children:"Waiting room"}),`
`,(0,t.jsxs)(e.p,{children:["Set ",(0,t.jsx)(e.code,{children:"cloudflareTaskType"})," to ",(0,t.jsx)(e.code,{children:"wait_room"}),". Send the waiting-room page, encoded in base64, as ",(0,t.jsx)(e.code,{children:"htmlPageBase64"}),". Your own proxy and the User-Agent are required. ",(0,t.jsx)(e.code,{children:"websiteKey"})," is required too: if you aren't sure which value to send, ask ",(0,t.jsx)(e.a,{href:"https://help.captcha-cloud.example/new-conversation",children:"support"}),"."]}),`
`,(0,t.jsxs)(e.p,{children:["No wait time is published for this variant. The room itself holds a visitor for about 3 minutes, so the 80-second timeout is too short. Choose a timeout that fits the room, up to the 5 minutes for which a result is kept. If you poll every 3 seconds, you stay below the limit of 120 calls for the whole time. To avoid polling, set a ",(0,t.jsx)(e.a,{href:"/docs/api/methods/create-task#callback",children:"callback URL"}),"."]}),`
`,(0,t.jsx)(r.A,{language:"json",html:`{
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
`,(0,t.jsx)(r.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"ready"</span>,
  <span class=tp>"solution"</span>: {
    <span class=tp>"cf_clearance"</span>: <span class=ts>"eyX5Zk8pS3mGq1rT0vW2bN6cD4fH7jL9..."</span>
  }
}`}),`
`,(0,t.jsx)(e.h2,{id:"proxy",children:"Proxy"}),`
`,(0,t.jsxs)("p",{children:["Optional for the plain widget and ",(0,t.jsx)("code",{children:"token"}),". For ",(0,t.jsx)("code",{children:"cf_clearance"})," and ",(0,t.jsx)("code",{children:"wait_room"}),", your own proxy is required, including login and password, and is not included in the price."]}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Proxy fields: TurnstileTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Field"}),(0,t.jsx)("th",{scope:"col",children:"Type"}),(0,t.jsx)("th",{scope:"col",children:"Description"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(i.A,{id:"proxyType",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyType",children:(0,t.jsx)("code",{children:"proxyType"})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsxs)("td",{children:["Proxy protocol. Use ",(0,t.jsx)("code",{children:"http"})," for regular HTTP and HTTPS proxies. Use ",(0,t.jsx)("code",{children:"https"})," only as a fallback for unusual proxies. See ",(0,t.jsx)(e.a,{href:"/docs/api/methods/create-task#proxy",children:"Use your own proxy"}),". Required if you send a proxy.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["one of ",(0,t.jsx)("code",{children:"http"}),", ",(0,t.jsx)("code",{children:"https"}),", ",(0,t.jsx)("code",{children:"socks4"}),", ",(0,t.jsx)("code",{children:"socks5"})]})})]})]}),(0,t.jsxs)(i.A,{id:"proxyAddress",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyAddress",children:(0,t.jsx)("code",{children:"proxyAddress"})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsxs)("td",{children:["IP address of the proxy. Required if you send a proxy.",(0,t.jsx)("ul",{children:(0,t.jsx)("li",{children:"IPv4 or IPv6 only; host names, transparent proxies, loopback, and local-network addresses are not accepted"})})]})]}),(0,t.jsxs)(i.A,{id:"proxyPort",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyPort",children:(0,t.jsx)("code",{children:"proxyPort"})})}),(0,t.jsx)("td",{children:"integer"}),(0,t.jsxs)("td",{children:["Port of the proxy. Required if you send a proxy.",(0,t.jsx)("ul",{children:(0,t.jsx)("li",{children:"0 to 65535"})})]})]}),(0,t.jsxs)(i.A,{id:"proxyLogin",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyLogin",children:(0,t.jsx)("code",{children:"proxyLogin"})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsxs)("td",{children:["Username for the proxy. Required for the variants ",(0,t.jsx)("code",{children:"cf_clearance"})," and ",(0,t.jsx)("code",{children:"wait_room"}),".",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["must not contain ",(0,t.jsx)("code",{children:"%"})]})})]})]}),(0,t.jsxs)(i.A,{id:"proxyPassword",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyPassword",children:(0,t.jsx)("code",{children:"proxyPassword"})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsxs)("td",{children:["Password for the proxy. Required for the variants ",(0,t.jsx)("code",{children:"cf_clearance"})," and ",(0,t.jsx)("code",{children:"wait_room"}),".",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["must not contain ",(0,t.jsx)("code",{children:"%"})]})})]})]})]})]})}),`
`,(0,t.jsx)(e.h2,{id:"answer",children:"Solution"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Solution fields: TurnstileTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Field"}),(0,t.jsx)("th",{scope:"col",children:"Type"}),(0,t.jsx)("th",{scope:"col",children:"Description"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(i.A,{id:"solution-token",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#solution-token",children:(0,t.jsx)("code",{children:"token"})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsxs)("td",{children:["Value for the form field or the callback. Present for the plain widget and the variant ",(0,t.jsx)("code",{children:"token"}),"."]})]}),(0,t.jsxs)(i.A,{id:"solution-userAgent",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#solution-userAgent",children:(0,t.jsx)("code",{children:"userAgent"})})}),(0,t.jsxs)("td",{children:["string ",(0,t.jsx)("i",{children:"optional"})]}),(0,t.jsxs)("td",{children:["Plain widget and ",(0,t.jsx)("code",{children:"token"}),": User-Agent that was used. If present, use exactly this one when you submit the solution."]})]}),(0,t.jsxs)(i.A,{id:"solution-cf_clearance",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#solution-cf_clearance",children:(0,t.jsx)("code",{children:"cf_clearance"})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsxs)("td",{children:["Cookie value. Present for the variants ",(0,t.jsx)("code",{children:"cf_clearance"})," and ",(0,t.jsx)("code",{children:"wait_room"}),"."]})]})]})]})}),`
`,(0,t.jsx)(e.h2,{id:"use-the-answer",children:"Use the token or cookie"}),`
`,(0,t.jsx)(e.p,{children:(0,t.jsx)(e.strong,{children:"Plain widget and token:"})}),`
`,(0,t.jsxs)(e.ol,{children:[`
`,(0,t.jsxs)(e.li,{children:["Put ",(0,t.jsx)(e.code,{children:"token"})," where the page expects it: in the form field ",(0,t.jsx)(e.code,{children:"cf-turnstile-response"}),", or in a call to the function named in ",(0,t.jsx)(e.code,{children:"data-callback"})," (or ",(0,t.jsx)(e.code,{children:"callback"})," in the render arguments). ",(0,t.jsx)(e.code,{children:"data-response-field-name"})," renames the form field; ",(0,t.jsx)(e.code,{children:'data-response-field="false"'})," removes it."]}),`
`,(0,t.jsxs)(e.li,{children:["If the solution contains ",(0,t.jsx)(e.code,{children:"userAgent"}),", submit with exactly that User-Agent."]}),`
`]}),`
`,(0,t.jsx)(e.p,{children:"Cloudflare accepts a Turnstile token once, within 300 seconds."}),`
`,(0,t.jsxs)(e.p,{children:[(0,t.jsx)(e.strong,{children:"cf_clearance and wait_room:"})," set a cookie named ",(0,t.jsx)(e.code,{children:"cf_clearance"})," to the value in the solution. Cloudflare ties the cookie to the visitor and device it was issued to. It lasts as long as the site's ",(0,t.jsx)(e.a,{href:"https://developers.cloudflare.com/cloudflare-challenges/challenge-types/challenge-pages/challenge-passage/",children:"Challenge Passage"})," setting allows, 30 minutes by default."]}),`
`,(0,t.jsxs)(e.p,{children:["If the site rejects a token, ",(0,t.jsx)(e.a,{href:"/docs/api/bad-tokens#report-token",children:"report it"})," with its ",(0,t.jsx)(e.code,{children:"taskId"}),"."]}),`
`,(0,t.jsx)(e.h2,{id:"errors",children:"Errors"}),`
`,(0,t.jsxs)(e.p,{children:["Check the variant first. If the fields don't match the variant, the task fails with ",(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_INVALID_TASK",children:(0,t.jsx)(e.code,{children:"ERROR_INVALID_TASK"})}),", and ",(0,t.jsx)(e.code,{children:"errorDescription"})," names the fields. For ",(0,t.jsx)(e.code,{children:"cf_clearance"})," and ",(0,t.jsx)(e.code,{children:"wait_room"}),", check next that you sent all five proxy fields."]}),`
`,(0,t.jsxs)(e.p,{children:["These are the codes you are most likely to see. For all codes, see ",(0,t.jsx)(e.a,{href:"/docs/api/api-errors#all-codes",children:"API errors"}),"."]}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Error codes and fixes",children:(0,t.jsxs)("table",{className:"rows errors",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Code"}),(0,t.jsx)("th",{scope:"col",children:"Meaning"}),(0,t.jsx)("th",{scope:"col",children:"Fix"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_INVALID_TASK",children:(0,t.jsx)("code",{children:"ERROR_INVALID_TASK"})})}),(0,t.jsxs)("td",{"data-label":"Meaning",children:["A field of the task is missing, invalid, or out of date. ",(0,t.jsx)("code",{children:"errorDescription"})," names the field."]}),(0,t.jsx)("td",{"data-label":"Fix",children:"Correct the named fields."})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_PROXY_MISSING",children:(0,t.jsx)("code",{children:"ERROR_PROXY_MISSING"})})}),(0,t.jsxs)("td",{"data-label":"Meaning",children:["A required proxy field is missing, or ",(0,t.jsx)("code",{children:"proxyType"})," is invalid."]}),(0,t.jsxs)("td",{"data-label":"Fix",children:["Set all ",(0,t.jsx)(e.a,{href:"/docs/api/methods/create-task#proxy",children:"proxy fields"}),"."]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_WRONG_USERAGENT",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"WRONG_",(0,t.jsx)("wbr",{}),"USERAGENT"]})})}),(0,t.jsxs)("td",{"data-label":"Meaning",children:["The service does not accept this ",(0,t.jsx)("code",{children:"userAgent"}),"."]}),(0,t.jsxs)("td",{"data-label":"Fix",children:["Pass the value that ",(0,t.jsx)(e.a,{href:"/docs/api/methods/get-user-agent",children:"getUserAgent"})," returns."]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_CAPTCHA_UNSOLVABLE",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"CAPTCHA_",(0,t.jsx)("wbr",{}),"UNSOLVABLE"]})})}),(0,t.jsx)("td",{"data-label":"Meaning",children:"The captcha could not be solved."}),(0,t.jsxs)("td",{"data-label":"Fix",children:["See ",(0,t.jsx)(e.a,{href:"/docs/api/api-errors#unsolvable",children:"Unsolvable captchas"})," for causes and fixes."]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_DOMAIN_NOT_ALLOWED",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"DOMAIN_",(0,t.jsx)("wbr",{}),"NOT_",(0,t.jsx)("wbr",{}),"ALLOWED"]})})}),(0,t.jsx)("td",{"data-label":"Meaning",children:"The service blocks this domain."}),(0,t.jsx)("td",{"data-label":"Fix",children:"Don't send tasks for this domain."})]})]})]})}),`
`,(0,t.jsx)(e.h2,{id:"limits",children:"Billing"}),`
`,(0,t.jsxs)(e.p,{children:["You pay per 1000 tokens, and only for solved tasks. The proxy is included in the price, except for ",(0,t.jsx)(e.code,{children:"cf_clearance"})," and ",(0,t.jsx)(e.code,{children:"wait_room"}),", which need your own."]}),`
`,(0,t.jsx)(e.h2,{id:"next",children:"Next steps"}),`
`,(0,t.jsxs)(e.ul,{children:[`
`,(0,t.jsxs)(e.li,{children:[(0,t.jsx)(e.a,{href:"/docs/api/methods/get-user-agent",children:"getUserAgent"}),": get the value for ",(0,t.jsx)(e.code,{children:"userAgent"}),"."]}),`
`,(0,t.jsxs)(e.li,{children:[(0,t.jsx)(e.a,{href:"/docs/api/api-errors#proxy-errors",children:"Proxy errors"}),": find the cause behind a proxy error code."]}),`
`,(0,t.jsxs)(e.li,{children:[(0,t.jsx)(e.a,{href:"/docs/extension/known-issues#turnstile",children:"Known issues of the extension"}),": fix an extension that doesn't react to Turnstile."]}),`
`]}),`
`,(0,t.jsx)(e.p,{children:"This sentence comes and goes while the build is being measured."})]})}function f(s={}){let{wrapper:e}={...(0,l.R)(),...s.components};return e?(0,t.jsx)(e,{...s,children:(0,t.jsx)(j,{...s})}):j(s)}},8345(s,e,a){var n={"./RecaptchaV2EnterpriseTask.json":["2227","1696"],"./ImageToTextTask.json":["354","2847"],"./RecaptchaClickTask.json":["2170","2071"],"./TenDITask.json":["5709","6686"],"./reportIncorrectImageCaptcha.json":["464","6361"],"./createTask.json":["7577","4498"],"./AmazonTask.json":["3009","6890"],"./getBalance.json":["3444","8389"],"./getTaskResult.json":["204","8813"],"./RecaptchaV2Task.json":["2928","8425"],"./getUserAgent.json":["9968","7785"],"./TemuTask.json":["1144","7473"],"./strings.json":["2078","6131"],"./ImpervaTask.json":["7089","3210"],"./BinanceTask.json":["5291","3272"],"./RecaptchaV3TaskProxyless.json":["9136","409"],"./reportIncorrectTokenCaptcha.json":["1248","8617"],"./__plugin.json":["329","3394"],"./GeeTestTask.json":["6530","2927"],"./RecognitionTask.json":["6166","7307"],"./ProsopoTask.json":["9685","4726"],"./TurnstileTask.json":["2389","2182"],"./BasiliskTask.json":["9189","310"]};function t(s){if(!a.o(n,s))return Promise.resolve().then(function(){var e=Error("Cannot find module '"+s+"'");throw e.code="MODULE_NOT_FOUND",e});var e=n[s],t=e[0];return a.e(e[1]).then(function(){return a.t(t,19)})}t.keys=()=>Object.keys(n),t.id=8345,s.exports=t},7346(s,e,a){"use strict";a.d(e,{A:()=>l});var n=a(2540),t=a(4060);function l({as:s="tr",...e}){return(0,t.A)().collectAnchor(e.id),(0,n.jsx)(s,{...e})}},8920(s,e,a){"use strict";a.d(e,{A:()=>r});var n=a(2540),t=a(3696);let l=globalThis.trustedTypes?.createPolicy("built-html",{createHTML:s=>s});function r({as:s,html:e,ref:a,...c}){let i=(0,t.useMemo)(()=>({__html:l?l.createHTML(e):e}),[e]);return(0,n.jsx)(s,{...c,ref:a,dangerouslySetInnerHTML:i})}},7228(s,e,a){"use strict";let n;function t(s){let e,a=n??((e=document.createElement("div")).setAttribute("role","status"),e.className="sr-only",document.body.append(e),e);n=a,a.textContent="",setTimeout(()=>{a.textContent=s},100)}a.d(e,{i:()=>t})},9073(s,e,a){"use strict";async function n(s){try{await navigator.clipboard.writeText(s)}catch{var e;let a,n,t;if(e=s,a=document.activeElement,(n=document.createElement("textarea")).className="sr-only",n.value=e,document.body.append(n),n.select(),t=document.execCommand("copy"),n.remove(),a?.focus({preventScroll:!0}),!t)throw Error("The browser does not let this page copy.")}}a.d(e,{D:()=>n})},3985(s,e,a){"use strict";a.d(e,{A:()=>d,i:()=>p});var n=a(2540),t=a(9981),l=a(3696),r=a(8920),c=a(7228),i=a(9073),o=a(4635);function d({html:s,language:e,title:a,sample:t}){let c=(0,l.useRef)(null);return(0,n.jsxs)("div",{className:"code","data-sample":t,children:[a&&(0,n.jsx)("div",{className:"code-title",children:a}),(0,n.jsx)("pre",{tabIndex:0,children:(0,n.jsx)(r.A,{as:"code",ref:c,className:e&&`language-${e}`,html:s})}),(0,n.jsx)(p,{code:c})]})}function p({code:s}){let[e,a]=(0,l.useState)();(0,l.useEffect)(()=>{if(!e)return;let s=setTimeout(()=>a(void 0),2e3);return()=>clearTimeout(s)},[e]);let r=async()=>{let e=await (0,i.D)(s.current?.textContent??"").then(o.M,()=>(s.current&&getSelection()?.selectAllChildren(s.current),(0,o.d)()));a(e),(0,c.i)(e)};return(0,n.jsx)("button",{type:"button",className:"code-copy","data-copied":e?"":void 0,onClick:r,children:e??(0,t.T)({id:"theme.CodeBlock.copy",message:"Copy",description:"The copy button label on code blocks"})})}},4635(s,e,a){"use strict";a.d(e,{M:()=>t,d:()=>l});var n=a(9981);function t(){return(0,n.T)({id:"theme.CodeBlock.copied",message:"Copied",description:"The copied button label on code blocks"})}function l(){return(0,n.T)({id:"docs.copy.failed",message:"Couldn't copy"})}},9409(s,e,a){"use strict";a.d(e,{A:()=>d});var n=a(2540),t=a(3696),l=a(4237),r=a(9344);function c(){let s,{dataset:e}=document.documentElement;for(let a of document.querySelectorAll(".samples > input"))a.value===e.sample?s=a.checked=!0:s??=!1;!1===s&&delete e.sample}var i=a(634);let o={javascript:"JavaScript",python:"Python",curl:"cURL",csharp:"C#",java:"Java",go:"Go",php:"PHP"};function d({id:s,label:e,children:a}){return(0,t.useLayoutEffect)(c,[]),(0,n.jsxs)("div",{className:"samples",role:"group","aria-label":e,children:[i.f.map((e,a)=>(0,n.jsxs)(t.Fragment,{children:[(0,n.jsx)("input",{type:"radio",id:`${s}-${e}`,name:s,value:e,defaultChecked:0===a,onChange:s=>{var e;let a;return a=(e=s.currentTarget).getBoundingClientRect().top,void(!function({value:s}){document.documentElement.dataset.sample=s,(0,r.M)("localStorage",l.dt,s),c()}(e),scrollBy(0,e.getBoundingClientRect().top-a))}}),(0,n.jsx)("label",{htmlFor:`${s}-${e}`,children:o[e]})]},e)),a]})}},634(s,e,a){"use strict";a.d(e,{f:()=>n});let n=["javascript","python","curl","csharp","java","go","php"]},4942(s,e,a){"use strict";function n(s,e){let{fields:a=[],proxy:n}=s.variants[e]??{},l=[...a,...n?.fields??[]];return"createTask"!==s.method?t("",l):t("",[t("task",l),...s.envelope])}function t(s,e){return{name:s,fields:e,types:["object"],typeText:"",required:!0,description:"",constraints:[]}}a.d(e,{$b:()=>function s(e,[a,...n]){return void 0===a||void 0===e||"string"==typeof e?void 0===a?e:void 0:s(Array.isArray(e)?e[Number(a)]:e[a],n)},BA:()=>function s(e,a){if(void 0!==e.const)return e.required||void 0!==a?e.const:void 0;if(void 0===a||""===a)return e.fields&&e.required?{}:void 0;if("string"==typeof a)return function({types:s,enum:e,open:a},n){let t=e?.find(s=>l(s)===n);return void 0!==t?t:a?function(s){try{return JSON.parse(s)}catch{return s}}(n):s.includes("boolean")&&/^(true|false)$/.test(n)?"true"===n:(s.includes("integer")||s.includes("number"))&&/^-?\d+(\.\d+)?$/.test(n)&&Number.isSafeInteger(Math.trunc(Number(n)))?Number(n):n}(e,a);if(Array.isArray(a))return function({items:e,required:a},n){if(0!==n.length||a)return n.map(a=>(e&&s(e,a))??"")}(e,a);let n=(e.fields??[]).map(e=>[e.name,s(e,a[e.name])]).filter(([,s])=>void 0!==s);return n.length>0||e.required?Object.fromEntries(n):void 0},D0:()=>function s(e,a){if(void 0!==a){if(e.open)return"string"==typeof a?a:JSON.stringify(a,null,2);if(e.items){let{items:n}=e;return Array.isArray(a)?a.map(e=>s(n,e)??""):void 0}return e.fields?r(a)?Object.fromEntries(e.fields.map(e=>[e.name,s(e,a[e.name])]).filter(([,s])=>void 0!==s)):void 0:l(a)}},Gv:()=>r,LO:()=>n,e1:()=>l,eI:()=>function s(e,[a,...n],t){if(void 0===a)return t;if("number"==typeof a){let l=Array.isArray(e)?e:[],r=s(l[a],n,t);return void 0===r?l.toSpliced(a,1):l.toSpliced(a,1,r)}let l=r(e)?e:{},{[a]:c,...i}=l,o=s(c,n,t);return void 0===o?i:{...l,[a]:o}},rq:()=>c});let l=s=>"string"==typeof s?s:JSON.stringify(s),r=s=>"object"==typeof s&&null!==s&&!Array.isArray(s),c=s=>s.map(s=>`/${s}`).join("")},1525(s,e,a){"use strict";a.d(e,{A:()=>c});var n=a(2540),t=a(9981),l=a(3696),r=a(3413);function c({of:s,variant:e,label:o,children:d}){let p=(0,l.useRef)(null),[h,x]=(0,l.useState)(),u=function(s,e){let[a,n]=(0,l.useState)();return(0,l.useLayoutEffect)(()=>(i.add(s),()=>void i.delete(s)),[s]),(0,l.useEffect)(()=>{let a=()=>{let a=(0,r.vF)(location.hash),t=[...document.querySelectorAll(".try-it")],l=a===s||t[0]===e.current&&!document.getElementById(`try-${a}`);void 0!==a&&l&&e.current&&(n(location.hash),history.replaceState(history.state,"",location.pathname+location.search),e.current.open=!0,e.current.scrollIntoView())};return a(),addEventListener("hashchange",a),()=>removeEventListener("hashchange",a)},[s,e]),a}(s,p),j=()=>{p.current?.open&&"object"!=typeof h&&(x(void 0),Promise.all([Promise.all([a.e("4014"),a.e("1081"),a.e("8888")]).then(a.bind(a,7051)),a(8345)(`./${s}.json`)]).then(([{default:s},{default:e}])=>x({Panel:s,data:function(s){let{placeholder:e,text:a}=s.userAgent,n=JSON.stringify(document.querySelector("[data-user-agent]")?.textContent||a).slice(1,-1);return JSON.parse(JSON.stringify(s).replaceAll(e,n))}(e)}),()=>x("failed")))};return(0,l.useEffect)(j,[]),(0,n.jsxs)("details",{ref:p,className:"try-it",onToggle:j,children:[(0,n.jsx)("summary",{children:o}),"object"!=typeof h&&d,"failed"===h&&(0,n.jsx)("button",{type:"button",className:"button",onClick:j,children:(0,t.T)({id:"theme.ErrorPageContent.tryAgain",message:"Try again"})}),"object"==typeof h&&(0,n.jsx)(h.Panel,{...h.data,variant:e,hash:u},u)]})}let i=new Set},3413(s,e,a){"use strict";a.d(e,{Pp:()=>i,jE:()=>t,jr:()=>r,vF:()=>c});var n=a(4942);let t=4e3,l="#try=";function r(s,e){var a;return`${l}${s}.${a=JSON.stringify(e),btoa(Array.from(new TextEncoder().encode(a),s=>String.fromCharCode(s)).join("")).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}`}function c(s){return s.startsWith(l)?s.slice(l.length).split(".")[0]:void 0}function i(s){if(!(s.length>t))try{var e;let a,t=JSON.parse((e=s.slice(s.indexOf(".")+1),a=atob(e.replaceAll("-","+").replaceAll("_","/")),new TextDecoder("utf-8",{fatal:!0}).decode(Uint8Array.from(a,s=>s.charCodeAt(0)))));if(!(0,n.Gv)(t)||!(0,n.Gv)(t.body))return;let{variant:l,body:r}=t;return"string"==typeof l?{variant:l,body:r}:{body:r}}catch{return}}},3023(s,e,a){"use strict";a.d(e,{R:()=>r,x:()=>c});var n=a(3696);let t={},l=n.createContext(t);function r(s){let e=n.useContext(l);return n.useMemo(function(){return"function"==typeof s?s(e):{...e,...s}},[e,s])}function c(s){let e;return e=s.disableParentContext?"function"==typeof s.components?s.components(t):s.components||t:r(s.components),n.createElement(l.Provider,{value:e},s.children)}}}]);