(globalThis.webpackChunkwebsite=globalThis.webpackChunkwebsite||[]).push([["1162"],{71(s,e,a){"use strict";a.r(e),a.d(e,{metadata:()=>t,default:()=>f,frontMatter:()=>d,contentTitle:()=>h,toc:()=>u,assets:()=>x});var t=JSON.parse('{"id":"captchas/recaptcha-v3-task","title":"reCAPTCHA v3","description":"Get a reCAPTCHA v3 or v3 Enterprise token: find the site key and action, request a score, and submit the token.","source":"@site/docs/captchas/recaptcha-v3-task.mdx","sourceDirName":"captchas","slug":"/captchas/recaptcha-v3-task","permalink":"/docs/captchas/recaptcha-v3-task","draft":false,"unlisted":false,"tags":[],"version":"current","lastUpdatedAt":1794865987000,"frontMatter":{"title":"reCAPTCHA v3","description":"Get a reCAPTCHA v3 or v3 Enterprise token: find the site key and action, request a score, and submit the token."},"sidebar":"documentation","previous":{"title":"reCAPTCHA v2 Enterprise","permalink":"/docs/captchas/recaptcha-v2-enterprise-task"},"next":{"title":"reCAPTCHA by clicks","permalink":"/docs/captchas/recaptcha-click"},"lastUpdatedText":"Nov 16, 2026"}'),n=a(2540),c=a(3023),r=a(3985),l=a(8920),i=a(7346),p=a(1525),o=a(9409);let d={title:"reCAPTCHA v3",description:"Get a reCAPTCHA v3 or v3 Enterprise token: find the site key and action, request a score, and submit the token."},h,x={},u=[{value:"When to use it",id:"when-to-use",level:2},{value:"Example",id:"example",level:2},{value:"Where to find the values",id:"find-values",level:2},{value:"Test keys",id:"test-keys",level:3},{value:"Request fields",id:"request-fields",level:2},{value:"reCAPTCHA v3 Enterprise",id:"variants",level:2},{value:"Proxy",id:"proxy",level:2},{value:"Solution",id:"answer",level:2},{value:"Submit the token",id:"use-the-answer",level:2},{value:"Errors",id:"errors",level:2},{value:"Billing",id:"limits",level:2},{value:"Next steps",id:"next",level:2}];function j(s){let e={a:"a",code:"code",h2:"h2",h3:"h3",li:"li",ol:"ol",p:"p",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...(0,c.R)(),...s.components};return(0,n.jsxs)(n.Fragment,{children:[(0,n.jsxs)(e.p,{children:[(0,n.jsx)(e.code,{children:"RecaptchaV3TaskProxyless"})," gets a reCAPTCHA v3 token. Send the page URL, the site key, the score to request, and the action that the page uses. The solution is a token to submit."]}),`
`,(0,n.jsxs)("div",{className:"glance",children:[(0,n.jsxs)("dl",{className:"facts",children:[(0,n.jsxs)("div",{children:[(0,n.jsx)("dt",{children:"Type"}),(0,n.jsx)("dd",{children:(0,n.jsx)("code",{children:"RecaptchaV3TaskProxyless"})})]}),(0,n.jsxs)("div",{children:[(0,n.jsx)("dt",{children:"Proxy"}),(0,n.jsx)("dd",{children:(0,n.jsx)("b",{className:"pill",children:"not supported"})})]}),(0,n.jsxs)("div",{children:[(0,n.jsx)("dt",{children:"Wait time"}),(0,n.jsxs)("dd",{children:["10 to 30 s",(0,n.jsxs)("svg",{className:"range",viewBox:"0 0 180 1",preserveAspectRatio:"none","aria-hidden":"true",children:[(0,n.jsx)("path",{d:"M0 .5h180"}),(0,n.jsx)("path",{d:"M10 .5H30"})]})]})]}),(0,n.jsxs)("div",{children:[(0,n.jsx)("dt",{children:"Billing"}),(0,n.jsx)("dd",{children:"per 1000 tokens"})]}),(0,n.jsxs)("div",{children:[(0,n.jsx)("dt",{children:"Polling"}),(0,n.jsxs)("dd",{children:["initial delay 1 s (10 s with ",(0,n.jsx)("code",{children:"nocache"}),"), interval 3 s, timeout 180 s"]})]})]}),(0,n.jsx)(l.A,{as:"figure",className:"drawing",html:'<svg class="d d-captcha" viewBox="0 0 320 224" role=img aria-labelledby=drawing-captcha-recaptcha-v3-title aria-describedby=drawing-captcha-recaptcha-v3-desc><title id=drawing-captcha-recaptcha-v3-title>reCAPTCHA v3</title><desc id=drawing-captcha-recaptcha-v3-desc>A page with nothing to click and a badge at its edge that shows a score on a dial. The solution is gRecaptchaResponse.</desc><rect class=d-fill-2 width=320 height=224 rx=8 /><rect class=d-box x=32 y=14 width=256 height=146 rx=8 /><path class=d-soft d="M32 34h256M68 24h96M52 56h92M52 74h66M52 92h80" /><path class=d-solid d="M42 22h5v5h-5zM52 22h5v5h-5z" /><text class=d-muted x=52 y=147>Nothing to click</text><rect class=d-box-accent x=180 y=50 width=96 height=76 rx=8 /><path class=d-soft d="M198 98a30 30 0 0 1 60 0" /><path class=d-accent d="M198 98a30 30 0 0 1 51-21M228 98l14-14" /><circle class=d-accent-solid cx=228 cy=98 r=4 /><text class=d-mid x=228 y=119>score</text><path class=d-ink d="M160 160v8" /><path class=d-head d="M160 174l-4-6h8z" /><rect class=d-box-accent x=72 y=180 width=176 height=30 rx=15 /><text class="d-mono d-mid" x=160 y=200>gRecaptchaResponse</text></svg>'})]}),`
`,(0,n.jsx)(e.h2,{id:"when-to-use",children:"When to use it"}),`
`,(0,n.jsxs)(e.table,{children:[(0,n.jsx)(e.thead,{children:(0,n.jsxs)(e.tr,{children:[(0,n.jsx)(e.th,{children:"Your page"}),(0,n.jsx)(e.th,{children:"Task"})]})}),(0,n.jsxs)(e.tbody,{children:[(0,n.jsxs)(e.tr,{children:[(0,n.jsxs)(e.td,{children:["Loads ",(0,n.jsx)("code",{children:"api.js?render=KEY"})," and rates the visitor with a score, without a challenge"]}),(0,n.jsx)(e.td,{children:"this one"})]}),(0,n.jsxs)(e.tr,{children:[(0,n.jsxs)(e.td,{children:["Loads ",(0,n.jsxs)("code",{children:["enterprise.",(0,n.jsx)("wbr",{}),"js?render=",(0,n.jsx)("wbr",{}),"KEY"]})," and calls ",(0,n.jsxs)("code",{children:["grecaptcha.",(0,n.jsx)("wbr",{}),"enterprise.",(0,n.jsx)("wbr",{}),"execute(",(0,n.jsx)("wbr",{}),")"]})]}),(0,n.jsxs)(e.td,{children:["this one, with ",(0,n.jsx)("code",{children:"isEnterprise"})," set to ",(0,n.jsx)("code",{children:"true"})]})]}),(0,n.jsxs)(e.tr,{children:[(0,n.jsx)(e.td,{children:"Shows a checkbox or an image challenge"}),(0,n.jsxs)(e.td,{children:[(0,n.jsx)(e.a,{href:"/docs/captchas/no-captcha-task",children:"reCAPTCHA v2"})," or ",(0,n.jsx)(e.a,{href:"/docs/captchas/recaptcha-v2-enterprise-task",children:"reCAPTCHA v2 Enterprise"})]})]})]})]}),`
`,(0,n.jsx)(e.h2,{id:"example",children:"Example"}),`
`,(0,n.jsx)(e.p,{children:"Create the task:"}),`
`,(0,n.jsxs)(o.A,{id:"samples",label:"Code samples: RecaptchaV3TaskProxyless",children:[(0,n.jsx)(r.A,{language:"javascript",sample:"javascript",html:`<span class=tc>// Node.js 20+</span>
<span class=tk>const</span> response = <span class=tk>await</span> <span class=tf>fetch</span>(<span class=ts>"https://api.captcha-cloud.example/createTask"</span>, {
  <span class=tp>method</span>: <span class=ts>"POST"</span>,
  <span class=tp>headers</span>: { <span class=tp>"Content-Type"</span>: <span class=ts>"application/json"</span> },
  <span class=tp>body</span>: <span class=tn>JSON</span>.<span class=tf>stringify</span>({
    <span class=tp>clientKey</span>: <span class=ts>"YOUR_API_KEY"</span>,
    <span class=tp>task</span>: {
      <span class=tp>type</span>: <span class=ts>"RecaptchaV3TaskProxyless"</span>,
      <span class=tp>websiteURL</span>: <span class=ts>"https://example.com/login"</span>,
      <span class=tp>websiteKey</span>: <span class=ts>"YOUR_SITE_KEY"</span>,
      <span class=tp>minScore</span>: <span class=tn>0.7</span>,
      <span class=tp>pageAction</span>: <span class=ts>"verify"</span>
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
            <span class=ts>"type"</span>: <span class=ts>"RecaptchaV3TaskProxyless"</span>,
            <span class=ts>"websiteURL"</span>: <span class=ts>"https://example.com/login"</span>,
            <span class=ts>"websiteKey"</span>: <span class=ts>"YOUR_SITE_KEY"</span>,
            <span class=ts>"minScore"</span>: <span class=tn>0.7</span>,
            <span class=ts>"pageAction"</span>: <span class=ts>"verify"</span>
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
    <span class=tp>"type"</span>: <span class=ts>"RecaptchaV3TaskProxyless"</span>,
    <span class=tp>"websiteURL"</span>: <span class=ts>"https://example.com/login"</span>,
    <span class=tp>"websiteKey"</span>: <span class=ts>"YOUR_SITE_KEY"</span>,
    <span class=tp>"minScore"</span>: <span class=tn>0.7</span>,
    <span class=tp>"pageAction"</span>: <span class=ts>"verify"</span>
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
        <span class=ts>"type"</span>: <span class=ts>"RecaptchaV3TaskProxyless"</span>,
        <span class=ts>"websiteURL"</span>: <span class=ts>"https://example.com/login"</span>,
        <span class=ts>"websiteKey"</span>: <span class=ts>"YOUR_SITE_KEY"</span>,
        <span class=ts>"minScore"</span>: <span class=tn>0.7</span>,
        <span class=ts>"pageAction"</span>: <span class=ts>"verify"</span>
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
                "type": "RecaptchaV3TaskProxyless",
                "websiteURL": "https://example.com/login",
                "websiteKey": "YOUR_SITE_KEY",
                "minScore": 0.7,
                "pageAction": "verify"
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
    "type": "RecaptchaV3TaskProxyless",
    "websiteURL": "https://example.com/login",
    "websiteKey": "YOUR_SITE_KEY",
    "minScore": 0.7,
    "pageAction": "verify"
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
    "type": "RecaptchaV3TaskProxyless",
    "websiteURL": "https://example.com/login",
    "websiteKey": "YOUR_SITE_KEY",
    "minScore": 0.7,
    "pageAction": "verify"
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
`,(0,n.jsx)(p.A,{of:"RecaptchaV3TaskProxyless",label:"Try it",children:(0,n.jsxs)("p",{children:["Fill in this request and run it in the sandbox (requires JavaScript). If you have the source of this documentation, you can also run the sandbox on your computer: ",(0,n.jsx)(e.a,{href:"/docs/getting-start#sandbox",children:(0,n.jsx)("code",{children:"npm run sandbox"})})]})}),`
`,(0,n.jsxs)(e.p,{children:["When the task is ready, ",(0,n.jsx)(e.a,{href:"/docs/api/methods/get-task-result",children:"getTaskResult"})," returns:"]}),`
`,(0,n.jsx)(r.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"ready"</span>,
  <span class=tp>"solution"</span>: {
    <span class=tp>"gRecaptchaResponse"</span>: <span class=ts>"03AFcWeA5GnXVVZ3Kx9lqTz2Yd8oUuPjNqhT..."</span>
  }
}`}),`
`,(0,n.jsxs)(e.p,{children:["For a complete program that creates a task and polls for the result, see ",(0,n.jsx)(e.a,{href:"/docs/getting-start#first-task",children:"Solve your first captcha"}),"."]}),`
`,(0,n.jsx)(e.h2,{id:"find-values",children:"Where to find the values"}),`
`,(0,n.jsx)(e.p,{children:"On a page that you own or are allowed to automate, read the values from its embed code:"}),`
`,(0,n.jsx)(r.A,{language:"html",html:`<span class=tt>&lt;script <span class=tp>src</span><span class=ts>="https://www.google.com/recaptcha/api.js?render=YOUR_SITE_KEY"</span>></span><span class=tt>&lt;/script></span>
<span class=tt>&lt;script></span>
grecaptcha.ready(() => grecaptcha.execute('YOUR_SITE_KEY', { action: 'submit' })
  .then(token => sendToServer(token)));
<span class=tt>&lt;/script></span>`}),`
`,(0,n.jsxs)(e.table,{children:[(0,n.jsx)(e.thead,{children:(0,n.jsxs)(e.tr,{children:[(0,n.jsx)(e.th,{children:"Field"}),(0,n.jsx)(e.th,{children:"Where it is"})]})}),(0,n.jsxs)(e.tbody,{children:[(0,n.jsxs)(e.tr,{children:[(0,n.jsx)(e.td,{children:(0,n.jsx)("code",{children:"websiteURL"})}),(0,n.jsx)(e.td,{children:"The URL of the page that contains the embed code, as in the address bar"})]}),(0,n.jsxs)(e.tr,{children:[(0,n.jsx)(e.td,{children:(0,n.jsx)("code",{children:"websiteKey"})}),(0,n.jsxs)(e.td,{children:["The ",(0,n.jsx)("code",{children:"render"})," parameter of the script, repeated as the first argument of ",(0,n.jsxs)("code",{children:["grecaptcha.",(0,n.jsx)("wbr",{}),"execute(",(0,n.jsx)("wbr",{}),")"]}),"; or ",(0,n.jsx)("code",{children:"data-sitekey"})," on the button"]})]}),(0,n.jsxs)(e.tr,{children:[(0,n.jsx)(e.td,{children:(0,n.jsx)("code",{children:"pageAction"})}),(0,n.jsxs)(e.td,{children:["The ",(0,n.jsx)("code",{children:"action"})," property in the second argument of ",(0,n.jsx)("code",{children:"execute()"}),"; or ",(0,n.jsx)("code",{children:"data-action"})," on the button. A page can use several actions: send the one for the step you automate."]})]}),(0,n.jsxs)(e.tr,{children:[(0,n.jsx)(e.td,{children:(0,n.jsx)("code",{children:"isEnterprise"})}),(0,n.jsxs)(e.td,{children:[(0,n.jsx)("code",{children:"true"})," if the script is ",(0,n.jsxs)("code",{children:["enterprise.",(0,n.jsx)("wbr",{}),"js?render=",(0,n.jsx)("wbr",{}),"KEY"]})," and the call is ",(0,n.jsxs)("code",{children:["grecaptcha.",(0,n.jsx)("wbr",{}),"enterprise.",(0,n.jsx)("wbr",{}),"execute(",(0,n.jsx)("wbr",{}),")"]})]})]}),(0,n.jsxs)(e.tr,{children:[(0,n.jsx)(e.td,{children:(0,n.jsx)("code",{children:"minScore"})}),(0,n.jsx)(e.td,{children:"Not in the page. Send the threshold that the site's server applies."})]})]})]}),`
`,(0,n.jsx)(e.p,{children:"A score is between 0.0 (very likely a bot) and 1.0 (very likely a good interaction)."}),`
`,(0,n.jsx)(e.p,{children:"Only the public site key goes into a task. The secret key stays on the site's server: never send it to anyone."}),`
`,(0,n.jsxs)(e.p,{children:["Google's guides: ",(0,n.jsx)(e.a,{href:"https://developers.google.com/recaptcha/docs/v3",children:"reCAPTCHA v3"}),", ",(0,n.jsx)(e.a,{href:"https://cloud.google.com/recaptcha-enterprise/docs/instrument-web-pages",children:"score-based keys"}),"."]}),`
`,(0,n.jsx)(e.h3,{id:"test-keys",children:"Test keys"}),`
`,(0,n.jsxs)(e.p,{children:["Google publishes no shared test key for reCAPTCHA v3. Create a separate key for testing on your own site. For Enterprise, see the ",(0,n.jsx)(e.a,{href:"/docs/captchas/recaptcha-v2-enterprise-task#test-keys",children:"testing options"}),". To try a request without a site or a balance, use the ",(0,n.jsx)(e.a,{href:"/docs/getting-start#sandbox",children:"sandbox"}),"."]}),`
`,(0,n.jsx)(e.h2,{id:"request-fields",children:"Request fields"}),`
`,(0,n.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Request fields: RecaptchaV3TaskProxyless",children:(0,n.jsxs)("table",{className:"fields",children:[(0,n.jsx)("thead",{children:(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"col",children:"Field"}),(0,n.jsx)("th",{scope:"col",children:"Type"}),(0,n.jsx)("th",{scope:"col",children:"Description"})]})}),(0,n.jsxs)("tbody",{children:[(0,n.jsxs)(i.A,{id:"type",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#type",children:(0,n.jsx)("code",{children:"type"})})}),(0,n.jsxs)("td",{children:["string ",(0,n.jsx)("b",{children:"required"})]}),(0,n.jsxs)("td",{children:["Task type.",(0,n.jsx)("ul",{children:(0,n.jsxs)("li",{children:["always ",(0,n.jsx)("code",{children:"RecaptchaV3TaskProxyless"})]})})]})]}),(0,n.jsxs)(i.A,{id:"websiteURL",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#websiteURL",children:(0,n.jsx)("code",{children:"websiteURL"})})}),(0,n.jsxs)("td",{children:["string · URL ",(0,n.jsx)("b",{children:"required"})]}),(0,n.jsxs)("td",{children:["Full URL of the page that shows the captcha, including ",(0,n.jsx)("code",{children:"http://"})," or ",(0,n.jsx)("code",{children:"https://"}),"."]})]}),(0,n.jsxs)(i.A,{id:"websiteKey",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#websiteKey",children:(0,n.jsx)("code",{children:"websiteKey"})})}),(0,n.jsxs)("td",{children:["string ",(0,n.jsx)("b",{children:"required"})]}),(0,n.jsx)("td",{children:"reCAPTCHA v3 site key."})]}),(0,n.jsxs)(i.A,{id:"minScore",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#minScore",children:(0,n.jsx)("code",{children:"minScore"})})}),(0,n.jsx)("td",{children:"number"}),(0,n.jsxs)("td",{children:["Score to request. Recommended.",(0,n.jsx)("ul",{children:(0,n.jsx)("li",{children:"0.1 to 0.9"})})]})]}),(0,n.jsxs)(i.A,{id:"pageAction",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#pageAction",children:(0,n.jsx)("code",{children:"pageAction"})})}),(0,n.jsx)("td",{children:"string"}),(0,n.jsxs)("td",{children:["Action name that the page uses. Recommended.",(0,n.jsx)("ul",{children:(0,n.jsxs)("li",{children:["Default: ",(0,n.jsx)("code",{children:'"verify"'})]})})]})]}),(0,n.jsxs)(i.A,{id:"isEnterprise",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#isEnterprise",children:(0,n.jsx)("code",{children:"isEnterprise"})})}),(0,n.jsx)("td",{children:"boolean or integer"}),(0,n.jsxs)("td",{children:[(0,n.jsx)("code",{children:"true"})," for reCAPTCHA v3 Enterprise. 1 and 0 are also accepted.",(0,n.jsx)("ul",{children:(0,n.jsxs)("li",{children:["one of ",(0,n.jsx)("code",{children:"true"}),", ",(0,n.jsx)("code",{children:"false"}),", ",(0,n.jsx)("code",{children:"1"}),", ",(0,n.jsx)("code",{children:"0"})]})})]})]}),(0,n.jsxs)(i.A,{id:"nocache",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#nocache",children:(0,n.jsx)("code",{children:"nocache"})})}),(0,n.jsx)("td",{children:"boolean"}),(0,n.jsxs)("td",{children:["If ",(0,n.jsx)("code",{children:"true"}),", the service generates a new token instead of reusing one. See ",(0,n.jsx)(e.a,{href:"/docs/api/token-accept",children:"Token acceptance"}),"."]})]})]})]})}),`
`,(0,n.jsx)(e.h2,{id:"variants",children:"reCAPTCHA v3 Enterprise"}),`
`,(0,n.jsxs)(e.p,{children:["For reCAPTCHA v3 Enterprise, set ",(0,n.jsx)(e.code,{children:"isEnterprise"})," to ",(0,n.jsx)(e.code,{children:"true"}),":"]}),`
`,(0,n.jsx)(r.A,{language:"json",html:`{
  <span class=tp>"type"</span>: <span class=ts>"RecaptchaV3TaskProxyless"</span>,
  <span class=tp>"websiteURL"</span>: <span class=ts>"https://example.com/login"</span>,
  <span class=tp>"websiteKey"</span>: <span class=ts>"YOUR_SITE_KEY"</span>,
  <span class=tp>"minScore"</span>: <span class=tn>0.7</span>,
  <span class=tp>"pageAction"</span>: <span class=ts>"login"</span>,
  <span class=tp>"isEnterprise"</span>: <span class=tn>true</span>
}`}),`
`,(0,n.jsx)(e.h2,{id:"proxy",children:"Proxy"}),`
`,(0,n.jsx)("p",{children:"Not supported. This type has no proxy fields. The service uses its own proxies at no extra charge."}),`
`,(0,n.jsx)(e.h2,{id:"answer",children:"Solution"}),`
`,(0,n.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Solution fields: RecaptchaV3TaskProxyless",children:(0,n.jsxs)("table",{className:"fields",children:[(0,n.jsx)("thead",{children:(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"col",children:"Field"}),(0,n.jsx)("th",{scope:"col",children:"Type"}),(0,n.jsx)("th",{scope:"col",children:"Description"})]})}),(0,n.jsxs)("tbody",{children:[(0,n.jsxs)(i.A,{id:"solution-gRecaptchaResponse",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#solution-gRecaptchaResponse",children:(0,n.jsx)("code",{children:"gRecaptchaResponse"})})}),(0,n.jsx)("td",{children:"string"}),(0,n.jsxs)("td",{children:["Token.",(0,n.jsx)("ul",{children:(0,n.jsx)("li",{children:"500 to 2190 bytes"})})]})]}),(0,n.jsxs)(i.A,{id:"solution-userAgent",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#solution-userAgent",children:(0,n.jsx)("code",{children:"userAgent"})})}),(0,n.jsxs)("td",{children:["string ",(0,n.jsx)("i",{children:"optional"})]}),(0,n.jsx)("td",{children:"User-Agent that was used. If present, use exactly this one when you submit the solution."})]}),(0,n.jsxs)(i.A,{id:"solution-cookies",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#solution-cookies",children:(0,n.jsx)("code",{children:"cookies"})})}),(0,n.jsxs)("td",{children:["object ",(0,n.jsx)("i",{children:"optional"})]}),(0,n.jsx)("td",{children:"Map of cookie names to values."})]})]})]})}),`
`,(0,n.jsx)(e.h2,{id:"use-the-answer",children:"Submit the token"}),`
`,(0,n.jsxs)(e.p,{children:["Submit ",(0,n.jsx)(e.code,{children:"gRecaptchaResponse"})," in the request that your page sends. Google expires reCAPTCHA v3 tokens after two minutes, so request one only when you are ready to submit it. If the solution contains ",(0,n.jsx)(e.code,{children:"userAgent"}),", submit with exactly that User-Agent."]}),`
`,(0,n.jsx)(e.p,{children:"If the site rejects some of your tokens:"}),`
`,(0,n.jsxs)(e.ol,{children:[`
`,(0,n.jsxs)(e.li,{children:["Check that ",(0,n.jsx)(e.code,{children:"pageAction"})," is the action of the page and that ",(0,n.jsx)(e.code,{children:"minScore"})," is not below the threshold of the site."]}),`
`,(0,n.jsxs)(e.li,{children:["Set ",(0,n.jsx)(e.code,{children:"nocache"})," to ",(0,n.jsx)(e.code,{children:"true"}),", and wait 10 seconds instead of 1 before the first getTaskResult call. See ",(0,n.jsx)(e.a,{href:"/docs/api/token-accept#three-ways",children:"Enable nocache"}),"."]}),`
`,(0,n.jsxs)(e.li,{children:[(0,n.jsx)(e.a,{href:"/docs/api/bad-tokens#report-token",children:"Report the rejected token"})," with its ",(0,n.jsx)(e.code,{children:"taskId"}),"."]}),`
`]}),`
`,(0,n.jsx)(e.h2,{id:"errors",children:"Errors"}),`
`,(0,n.jsxs)(e.p,{children:["Check ",(0,n.jsx)(e.code,{children:"websiteURL"}),", ",(0,n.jsx)(e.code,{children:"websiteKey"}),", and ",(0,n.jsx)(e.code,{children:"isEnterprise"})," first. These are the codes you are most likely to see. For all codes, see ",(0,n.jsx)(e.a,{href:"/docs/api/api-errors#all-codes",children:"API errors"}),"."]}),`
`,(0,n.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Error codes and fixes",children:(0,n.jsxs)("table",{className:"rows errors",children:[(0,n.jsx)("thead",{children:(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"col",children:"Code"}),(0,n.jsx)("th",{scope:"col",children:"Meaning"}),(0,n.jsx)("th",{scope:"col",children:"Fix"})]})}),(0,n.jsxs)("tbody",{children:[(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_RECAPTCHA_INVALID_SITEKEY",children:(0,n.jsxs)("code",{children:["ERROR_",(0,n.jsx)("wbr",{}),"RECAPTCHA_",(0,n.jsx)("wbr",{}),"INVALID_",(0,n.jsx)("wbr",{}),"SITEKEY"]})})}),(0,n.jsxs)("td",{"data-label":"Meaning",children:[(0,n.jsx)("code",{children:"websiteKey"})," is invalid."]}),(0,n.jsxs)("td",{"data-label":"Fix",children:["Check ",(0,n.jsx)("code",{children:"websiteKey"}),"."]})]}),(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_RECAPTCHA_INVALID_DOMAIN",children:(0,n.jsxs)("code",{children:["ERROR_",(0,n.jsx)("wbr",{}),"RECAPTCHA_",(0,n.jsx)("wbr",{}),"INVALID_",(0,n.jsx)("wbr",{}),"DOMAIN"]})})}),(0,n.jsxs)("td",{"data-label":"Meaning",children:["The site key does not belong to the domain, or ",(0,n.jsx)("code",{children:"websiteURL"})," does not include ",(0,n.jsx)("code",{children:"http://"})," or ",(0,n.jsx)("code",{children:"https://"}),"."]}),(0,n.jsxs)("td",{"data-label":"Fix",children:["Check ",(0,n.jsx)("code",{children:"websiteURL"})," and ",(0,n.jsx)("code",{children:"websiteKey"}),"."]})]}),(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_RECAPTCHA_TIMEOUT",children:(0,n.jsxs)("code",{children:["ERROR_",(0,n.jsx)("wbr",{}),"RECAPTCHA_",(0,n.jsx)("wbr",{}),"TIMEOUT"]})})}),(0,n.jsx)("td",{"data-label":"Meaning",children:"Solving timed out, often because the proxy or the captcha provider is slow."}),(0,n.jsx)("td",{"data-label":"Fix",children:"If you use your own proxy, check it. Then create a new task."})]}),(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_CAPTCHA_UNSOLVABLE",children:(0,n.jsxs)("code",{children:["ERROR_",(0,n.jsx)("wbr",{}),"CAPTCHA_",(0,n.jsx)("wbr",{}),"UNSOLVABLE"]})})}),(0,n.jsx)("td",{"data-label":"Meaning",children:"The captcha could not be solved."}),(0,n.jsxs)("td",{"data-label":"Fix",children:["See ",(0,n.jsx)(e.a,{href:"/docs/api/api-errors#unsolvable",children:"Unsolvable captchas"})," for causes and fixes."]})]}),(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_INVALID_TASK",children:(0,n.jsx)("code",{children:"ERROR_INVALID_TASK"})})}),(0,n.jsxs)("td",{"data-label":"Meaning",children:["A field of the task is missing, invalid, or out of date. ",(0,n.jsx)("code",{children:"errorDescription"})," names the field."]}),(0,n.jsx)("td",{"data-label":"Fix",children:"Correct the named fields."})]}),(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_DOMAIN_NOT_ALLOWED",children:(0,n.jsxs)("code",{children:["ERROR_",(0,n.jsx)("wbr",{}),"DOMAIN_",(0,n.jsx)("wbr",{}),"NOT_",(0,n.jsx)("wbr",{}),"ALLOWED"]})})}),(0,n.jsx)("td",{"data-label":"Meaning",children:"The service blocks this domain."}),(0,n.jsx)("td",{"data-label":"Fix",children:"Don't send tasks for this domain."})]})]})]})}),`
`,(0,n.jsx)(e.h2,{id:"limits",children:"Billing"}),`
`,(0,n.jsx)(e.p,{children:"You pay per 1000 tokens, and only for solved tasks. Proxies are included in the price."}),`
`,(0,n.jsx)(e.h2,{id:"next",children:"Next steps"}),`
`,(0,n.jsxs)(e.ul,{children:[`
`,(0,n.jsxs)(e.li,{children:[(0,n.jsx)(e.a,{href:"/docs/api/token-accept",children:"Token acceptance (nocache)"}),": fix a site that rejects some of your tokens."]}),`
`,(0,n.jsxs)(e.li,{children:[(0,n.jsx)(e.a,{href:"/docs/api/bad-tokens#report-token",children:"Report a rejected token"}),": reports feed the automatic quality analysis."]}),`
`,(0,n.jsxs)(e.li,{children:[(0,n.jsx)(e.a,{href:"/docs/api/methods/get-task-result#polling",children:"Poll for the result"}),": when and how often to call getTaskResult."]}),`
`]})]})}function f(s={}){let{wrapper:e}={...(0,c.R)(),...s.components};return e?(0,n.jsx)(e,{...s,children:(0,n.jsx)(j,{...s})}):j(s)}},8345(s,e,a){var t={"./RecaptchaV2EnterpriseTask.json":["2227","1696"],"./ImageToTextTask.json":["354","2847"],"./RecaptchaClickTask.json":["2170","2071"],"./TenDITask.json":["5709","6686"],"./reportIncorrectImageCaptcha.json":["464","6361"],"./createTask.json":["7577","4498"],"./AmazonTask.json":["3009","6890"],"./getBalance.json":["3444","8389"],"./getTaskResult.json":["204","8813"],"./RecaptchaV2Task.json":["2928","8425"],"./getUserAgent.json":["9968","7785"],"./TemuTask.json":["1144","7473"],"./strings.json":["2078","6131"],"./ImpervaTask.json":["7089","3210"],"./BinanceTask.json":["5291","3272"],"./RecaptchaV3TaskProxyless.json":["9136","409"],"./reportIncorrectTokenCaptcha.json":["1248","8617"],"./__plugin.json":["329","3394"],"./GeeTestTask.json":["6530","2927"],"./RecognitionTask.json":["6166","7307"],"./ProsopoTask.json":["9685","4726"],"./TurnstileTask.json":["2389","2182"],"./BasiliskTask.json":["9189","310"]};function n(s){if(!a.o(t,s))return Promise.resolve().then(function(){var e=Error("Cannot find module '"+s+"'");throw e.code="MODULE_NOT_FOUND",e});var e=t[s],n=e[0];return a.e(e[1]).then(function(){return a.t(n,19)})}n.keys=()=>Object.keys(t),n.id=8345,s.exports=n},7346(s,e,a){"use strict";a.d(e,{A:()=>c});var t=a(2540),n=a(4060);function c({as:s="tr",...e}){return(0,n.A)().collectAnchor(e.id),(0,t.jsx)(s,{...e})}},8920(s,e,a){"use strict";a.d(e,{A:()=>r});var t=a(2540),n=a(3696);let c=globalThis.trustedTypes?.createPolicy("built-html",{createHTML:s=>s});function r({as:s,html:e,ref:a,...l}){let i=(0,n.useMemo)(()=>({__html:c?c.createHTML(e):e}),[e]);return(0,t.jsx)(s,{...l,ref:a,dangerouslySetInnerHTML:i})}},7228(s,e,a){"use strict";let t;function n(s){let e,a=t??((e=document.createElement("div")).setAttribute("role","status"),e.className="sr-only",document.body.append(e),e);t=a,a.textContent="",setTimeout(()=>{a.textContent=s},100)}a.d(e,{i:()=>n})},9073(s,e,a){"use strict";async function t(s){try{await navigator.clipboard.writeText(s)}catch{var e;let a,t,n;if(e=s,a=document.activeElement,(t=document.createElement("textarea")).className="sr-only",t.value=e,document.body.append(t),t.select(),n=document.execCommand("copy"),t.remove(),a?.focus({preventScroll:!0}),!n)throw Error("The browser does not let this page copy.")}}a.d(e,{D:()=>t})},3985(s,e,a){"use strict";a.d(e,{A:()=>o,i:()=>d});var t=a(2540),n=a(9981),c=a(3696),r=a(8920),l=a(7228),i=a(9073),p=a(4635);function o({html:s,language:e,title:a,sample:n}){let l=(0,c.useRef)(null);return(0,t.jsxs)("div",{className:"code","data-sample":n,children:[a&&(0,t.jsx)("div",{className:"code-title",children:a}),(0,t.jsx)("pre",{tabIndex:0,children:(0,t.jsx)(r.A,{as:"code",ref:l,className:e&&`language-${e}`,html:s})}),(0,t.jsx)(d,{code:l})]})}function d({code:s}){let[e,a]=(0,c.useState)();(0,c.useEffect)(()=>{if(!e)return;let s=setTimeout(()=>a(void 0),2e3);return()=>clearTimeout(s)},[e]);let r=async()=>{let e=await (0,i.D)(s.current?.textContent??"").then(p.M,()=>(s.current&&getSelection()?.selectAllChildren(s.current),(0,p.d)()));a(e),(0,l.i)(e)};return(0,t.jsx)("button",{type:"button",className:"code-copy","data-copied":e?"":void 0,onClick:r,children:e??(0,n.T)({id:"theme.CodeBlock.copy",message:"Copy",description:"The copy button label on code blocks"})})}},4635(s,e,a){"use strict";a.d(e,{M:()=>n,d:()=>c});var t=a(9981);function n(){return(0,t.T)({id:"theme.CodeBlock.copied",message:"Copied",description:"The copied button label on code blocks"})}function c(){return(0,t.T)({id:"docs.copy.failed",message:"Couldn't copy"})}},9409(s,e,a){"use strict";a.d(e,{A:()=>o});var t=a(2540),n=a(3696),c=a(4237),r=a(9344);function l(){let s,{dataset:e}=document.documentElement;for(let a of document.querySelectorAll(".samples > input"))a.value===e.sample?s=a.checked=!0:s??=!1;!1===s&&delete e.sample}var i=a(634);let p={javascript:"JavaScript",python:"Python",curl:"cURL",csharp:"C#",java:"Java",go:"Go",php:"PHP"};function o({id:s,label:e,children:a}){return(0,n.useLayoutEffect)(l,[]),(0,t.jsxs)("div",{className:"samples",role:"group","aria-label":e,children:[i.f.map((e,a)=>(0,t.jsxs)(n.Fragment,{children:[(0,t.jsx)("input",{type:"radio",id:`${s}-${e}`,name:s,value:e,defaultChecked:0===a,onChange:s=>{var e;let a;return a=(e=s.currentTarget).getBoundingClientRect().top,void(!function({value:s}){document.documentElement.dataset.sample=s,(0,r.M)("localStorage",c.dt,s),l()}(e),scrollBy(0,e.getBoundingClientRect().top-a))}}),(0,t.jsx)("label",{htmlFor:`${s}-${e}`,children:p[e]})]},e)),a]})}},634(s,e,a){"use strict";a.d(e,{f:()=>t});let t=["javascript","python","curl","csharp","java","go","php"]},4942(s,e,a){"use strict";function t(s,e){let{fields:a=[],proxy:t}=s.variants[e]??{},c=[...a,...t?.fields??[]];return"createTask"!==s.method?n("",c):n("",[n("task",c),...s.envelope])}function n(s,e){return{name:s,fields:e,types:["object"],typeText:"",required:!0,description:"",constraints:[]}}a.d(e,{$b:()=>function s(e,[a,...t]){return void 0===a||void 0===e||"string"==typeof e?void 0===a?e:void 0:s(Array.isArray(e)?e[Number(a)]:e[a],t)},BA:()=>function s(e,a){if(void 0!==e.const)return e.required||void 0!==a?e.const:void 0;if(void 0===a||""===a)return e.fields&&e.required?{}:void 0;if("string"==typeof a)return function({types:s,enum:e,open:a},t){let n=e?.find(s=>c(s)===t);return void 0!==n?n:a?function(s){try{return JSON.parse(s)}catch{return s}}(t):s.includes("boolean")&&/^(true|false)$/.test(t)?"true"===t:(s.includes("integer")||s.includes("number"))&&/^-?\d+(\.\d+)?$/.test(t)&&Number.isSafeInteger(Math.trunc(Number(t)))?Number(t):t}(e,a);if(Array.isArray(a))return function({items:e,required:a},t){if(0!==t.length||a)return t.map(a=>(e&&s(e,a))??"")}(e,a);let t=(e.fields??[]).map(e=>[e.name,s(e,a[e.name])]).filter(([,s])=>void 0!==s);return t.length>0||e.required?Object.fromEntries(t):void 0},D0:()=>function s(e,a){if(void 0!==a){if(e.open)return"string"==typeof a?a:JSON.stringify(a,null,2);if(e.items){let{items:t}=e;return Array.isArray(a)?a.map(e=>s(t,e)??""):void 0}return e.fields?r(a)?Object.fromEntries(e.fields.map(e=>[e.name,s(e,a[e.name])]).filter(([,s])=>void 0!==s)):void 0:c(a)}},Gv:()=>r,LO:()=>t,e1:()=>c,eI:()=>function s(e,[a,...t],n){if(void 0===a)return n;if("number"==typeof a){let c=Array.isArray(e)?e:[],r=s(c[a],t,n);return void 0===r?c.toSpliced(a,1):c.toSpliced(a,1,r)}let c=r(e)?e:{},{[a]:l,...i}=c,p=s(l,t,n);return void 0===p?i:{...c,[a]:p}},rq:()=>l});let c=s=>"string"==typeof s?s:JSON.stringify(s),r=s=>"object"==typeof s&&null!==s&&!Array.isArray(s),l=s=>s.map(s=>`/${s}`).join("")},1525(s,e,a){"use strict";a.d(e,{A:()=>l});var t=a(2540),n=a(9981),c=a(3696),r=a(3413);function l({of:s,variant:e,label:p,children:o}){let d=(0,c.useRef)(null),[h,x]=(0,c.useState)(),u=function(s,e){let[a,t]=(0,c.useState)();return(0,c.useLayoutEffect)(()=>(i.add(s),()=>void i.delete(s)),[s]),(0,c.useEffect)(()=>{let a=()=>{let a=(0,r.vF)(location.hash),n=[...document.querySelectorAll(".try-it")],c=a===s||n[0]===e.current&&!document.getElementById(`try-${a}`);void 0!==a&&c&&e.current&&(t(location.hash),history.replaceState(history.state,"",location.pathname+location.search),e.current.open=!0,e.current.scrollIntoView())};return a(),addEventListener("hashchange",a),()=>removeEventListener("hashchange",a)},[s,e]),a}(s,d),j=()=>{d.current?.open&&"object"!=typeof h&&(x(void 0),Promise.all([Promise.all([a.e("4014"),a.e("1081"),a.e("8888")]).then(a.bind(a,7051)),a(8345)(`./${s}.json`)]).then(([{default:s},{default:e}])=>x({Panel:s,data:function(s){let{placeholder:e,text:a}=s.userAgent,t=JSON.stringify(document.querySelector("[data-user-agent]")?.textContent||a).slice(1,-1);return JSON.parse(JSON.stringify(s).replaceAll(e,t))}(e)}),()=>x("failed")))};return(0,c.useEffect)(j,[]),(0,t.jsxs)("details",{ref:d,className:"try-it",onToggle:j,children:[(0,t.jsx)("summary",{children:p}),"object"!=typeof h&&o,"failed"===h&&(0,t.jsx)("button",{type:"button",className:"button",onClick:j,children:(0,n.T)({id:"theme.ErrorPageContent.tryAgain",message:"Try again"})}),"object"==typeof h&&(0,t.jsx)(h.Panel,{...h.data,variant:e,hash:u},u)]})}let i=new Set},3413(s,e,a){"use strict";a.d(e,{Pp:()=>i,jE:()=>n,jr:()=>r,vF:()=>l});var t=a(4942);let n=4e3,c="#try=";function r(s,e){var a;return`${c}${s}.${a=JSON.stringify(e),btoa(Array.from(new TextEncoder().encode(a),s=>String.fromCharCode(s)).join("")).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}`}function l(s){return s.startsWith(c)?s.slice(c.length).split(".")[0]:void 0}function i(s){if(!(s.length>n))try{var e;let a,n=JSON.parse((e=s.slice(s.indexOf(".")+1),a=atob(e.replaceAll("-","+").replaceAll("_","/")),new TextDecoder("utf-8",{fatal:!0}).decode(Uint8Array.from(a,s=>s.charCodeAt(0)))));if(!(0,t.Gv)(n)||!(0,t.Gv)(n.body))return;let{variant:c,body:r}=n;return"string"==typeof c?{variant:c,body:r}:{body:r}}catch{return}}},3023(s,e,a){"use strict";a.d(e,{R:()=>r,x:()=>l});var t=a(3696);let n={},c=t.createContext(n);function r(s){let e=t.useContext(c);return t.useMemo(function(){return"function"==typeof s?s(e):{...e,...s}},[e,s])}function l(s){let e;return e=s.disableParentContext?"function"==typeof s.components?s.components(n):s.components||n:r(s.components),t.createElement(c.Provider,{value:e},s.children)}}}]);