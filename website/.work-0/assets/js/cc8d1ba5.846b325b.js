(globalThis.webpackChunkwebsite=globalThis.webpackChunkwebsite||[]).push([["5955"],{5252(s,e,a){"use strict";a.r(e),a.d(e,{metadata:()=>t,default:()=>f,frontMatter:()=>d,contentTitle:()=>h,toc:()=>j,assets:()=>x});var t=JSON.parse('{"id":"captchas/amazon-task","title":"AWS WAF","description":"Solve an AWS WAF captcha or challenge: choose one of three options, find the values, and use the cookie or the voucher.","source":"@site/docs/captchas/amazon-task.mdx","sourceDirName":"captchas","slug":"/captchas/amazon-task","permalink":"/docs/captchas/amazon-task","draft":false,"unlisted":false,"tags":[],"version":"current","lastUpdatedAt":1794865987000,"frontMatter":{"title":"AWS WAF","description":"Solve an AWS WAF captcha or challenge: choose one of three options, find the values, and use the cookie or the voucher."},"sidebar":"documentation","previous":{"title":"Image recognition","permalink":"/docs/captchas/ComplexImageTask-Recognition"},"next":{"title":"Basilisk","permalink":"/docs/captchas/Basilisk-task"},"lastUpdatedText":"Nov 16, 2026"}'),n=a(2540),c=a(3023),l=a(3985),r=a(8920),i=a(7346),p=a(1525),o=a(9409);let d={title:"AWS WAF",description:"Solve an AWS WAF captcha or challenge: choose one of three options, find the values, and use the cookie or the voucher."},h,x={},j=[{value:"When to use it",id:"when-to-use",level:2},{value:"Example",id:"example",level:2},{value:"Where to find the values",id:"find-values",level:2},{value:"Test keys",id:"test-keys",level:3},{value:"Request fields",id:"request-fields",level:2},{value:"Options",id:"variants",level:2},{value:"Option 1: captcha in the page",id:"option-1",level:3},{value:"Option 2: HTTP 405 page",id:"option-2",level:3},{value:"Option 3: invisible check",id:"option-3",level:3},{value:"Proxy",id:"proxy",level:2},{value:"Solution",id:"answer",level:2},{value:"Use the cookie or voucher",id:"use-the-answer",level:2},{value:"Errors",id:"errors",level:2},{value:"Billing",id:"limits",level:2},{value:"Next steps",id:"next",level:2}];function u(s){let e={a:"a",code:"code",h2:"h2",h3:"h3",li:"li",p:"p",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...(0,c.R)(),...s.components};return(0,n.jsxs)(n.Fragment,{children:[(0,n.jsxs)(e.p,{children:[(0,n.jsx)(e.code,{children:"AmazonTask"})," solves AWS WAF captchas and challenges. Send the page URL and the AWS WAF values of the page. The solution is the ",(0,n.jsx)(e.code,{children:"aws-waf-token"})," cookie, or a voucher and a token."]}),`
`,(0,n.jsxs)("div",{className:"glance",children:[(0,n.jsxs)("dl",{className:"facts",children:[(0,n.jsxs)("div",{children:[(0,n.jsx)("dt",{children:"Type"}),(0,n.jsx)("dd",{children:(0,n.jsx)("code",{children:"AmazonTask"})})]}),(0,n.jsxs)("div",{children:[(0,n.jsx)("dt",{children:"Proxy"}),(0,n.jsx)("dd",{children:(0,n.jsx)("b",{className:"pill",children:"optional"})})]}),(0,n.jsxs)("div",{children:[(0,n.jsx)("dt",{children:"Billing"}),(0,n.jsx)("dd",{children:"per 1000 tokens"})]}),(0,n.jsxs)("div",{children:[(0,n.jsx)("dt",{children:"Polling"}),(0,n.jsx)("dd",{children:"initial delay 1 s, interval 3 s, timeout 180 s"})]})]}),(0,n.jsx)(r.A,{as:"figure",className:"drawing",html:'<svg class="d d-captcha" viewBox="0 0 320 224" role=img aria-labelledby=drawing-captcha-aws-waf-title aria-describedby=drawing-captcha-aws-waf-desc><title id=drawing-captcha-aws-waf-title>AWS WAF captcha</title><desc id=drawing-captcha-aws-waf-desc>A page with a grid of pictures, two of them selected, and a Confirm button. The solution is the aws-waf-token cookie or a voucher.</desc><rect class=d-fill-2 width=320 height=224 rx=8 /><rect class=d-box x=32 y=14 width=256 height=146 rx=8 /><path class=d-soft d="M32 34h256M68 24h96" /><path class=d-solid d="M42 22h5v5h-5zM52 22h5v5h-5z" /><text class="d-bold d-mid" x=160 y=54>Are you human?</text><path class="d-fill-2 d-soft" d="M48 66h24v24h-24zM78 66h24v24h-24zM108 66h24v24h-24zM48 96h24v24h-24zM78 96h24v24h-24zM108 96h24v24h-24zM48 126h24v24h-24zM78 126h24v24h-24zM108 126h24v24h-24z" /><path class=d-box-accent d="M78 66h24v24h-24zM108 126h24v24h-24z" /><path class=d-accent d="M84 78l4 4 8-8M114 138l4 4 8-8" /><path class=d-soft d="M156 72h112M156 90h80" /><rect class=d-accent-solid x=156 y=118 width=112 height=32 rx=8 /><text class="d-inverse d-bold d-mid" x=212 y=139>Confirm</text><path class=d-ink d="M160 160v8" /><path class=d-head d="M160 174l-4-6h8z" /><rect class=d-box-accent x=92 y=180 width=136 height=30 rx=15 /><text class="d-mono d-mid" x=160 y=200>aws-waf-token</text></svg>'})]}),`
`,(0,n.jsx)(e.h2,{id:"when-to-use",children:"When to use it"}),`
`,(0,n.jsx)(e.p,{children:"Choose the option:"}),`
`,(0,n.jsxs)(e.table,{children:[(0,n.jsx)(e.thead,{children:(0,n.jsxs)(e.tr,{children:[(0,n.jsx)(e.th,{children:"What the page does"}),(0,n.jsx)(e.th,{children:"Option"})]})}),(0,n.jsxs)(e.tbody,{children:[(0,n.jsxs)(e.tr,{children:[(0,n.jsxs)(e.td,{children:["Embeds the captcha through a script whose URL ends with ",(0,n.jsx)("code",{children:"/jsapi.js"})]}),(0,n.jsx)(e.td,{children:(0,n.jsx)(e.a,{href:"#option-1",children:"Option 1"})})]}),(0,n.jsxs)(e.tr,{children:[(0,n.jsx)(e.td,{children:"Responds with HTTP 405 and loads a challenge script and a captcha script"}),(0,n.jsx)(e.td,{children:(0,n.jsx)(e.a,{href:"#option-2",children:"Option 2"})})]}),(0,n.jsxs)(e.tr,{children:[(0,n.jsxs)(e.td,{children:["Checks the visitor invisibly, with ",(0,n.jsx)("code",{children:"challenge.js"})," only"]}),(0,n.jsx)(e.td,{children:(0,n.jsx)(e.a,{href:"#option-3",children:"Option 3"})})]})]})]}),`
`,(0,n.jsx)(e.p,{children:"There is no field for the option: the fields that you send determine it."}),`
`,(0,n.jsx)(e.h2,{id:"example",children:"Example"}),`
`,(0,n.jsx)(e.p,{children:"Create a task for option 1:"}),`
`,(0,n.jsxs)(o.A,{id:"samples",label:"Code samples: AmazonTask, option1",children:[(0,n.jsx)(l.A,{language:"javascript",sample:"javascript",html:`<span class=tc>// Node.js 20+</span>
<span class=tk>const</span> response = <span class=tk>await</span> <span class=tf>fetch</span>(<span class=ts>"https://api.captcha-cloud.example/createTask"</span>, {
  <span class=tp>method</span>: <span class=ts>"POST"</span>,
  <span class=tp>headers</span>: { <span class=tp>"Content-Type"</span>: <span class=ts>"application/json"</span> },
  <span class=tp>body</span>: <span class=tn>JSON</span>.<span class=tf>stringify</span>({
    <span class=tp>clientKey</span>: <span class=ts>"YOUR_API_KEY"</span>,
    <span class=tp>task</span>: {
      <span class=tp>type</span>: <span class=ts>"AmazonTask"</span>,
      <span class=tp>websiteURL</span>: <span class=ts>"https://example.com/login"</span>,
      <span class=tp>websiteKey</span>: <span class=ts>"YOUR_SITE_KEY"</span>,
      <span class=tp>captchaScript</span>: <span class=ts>"https://waf.example.com/captcha/jsapi.js"</span>
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
            <span class=ts>"type"</span>: <span class=ts>"AmazonTask"</span>,
            <span class=ts>"websiteURL"</span>: <span class=ts>"https://example.com/login"</span>,
            <span class=ts>"websiteKey"</span>: <span class=ts>"YOUR_SITE_KEY"</span>,
            <span class=ts>"captchaScript"</span>: <span class=ts>"https://waf.example.com/captcha/jsapi.js"</span>
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
    <span class=tp>"type"</span>: <span class=ts>"AmazonTask"</span>,
    <span class=tp>"websiteURL"</span>: <span class=ts>"https://example.com/login"</span>,
    <span class=tp>"websiteKey"</span>: <span class=ts>"YOUR_SITE_KEY"</span>,
    <span class=tp>"captchaScript"</span>: <span class=ts>"https://waf.example.com/captcha/jsapi.js"</span>
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
        <span class=ts>"type"</span>: <span class=ts>"AmazonTask"</span>,
        <span class=ts>"websiteURL"</span>: <span class=ts>"https://example.com/login"</span>,
        <span class=ts>"websiteKey"</span>: <span class=ts>"YOUR_SITE_KEY"</span>,
        <span class=ts>"captchaScript"</span>: <span class=ts>"https://waf.example.com/captcha/jsapi.js"</span>
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
                "type": "AmazonTask",
                "websiteURL": "https://example.com/login",
                "websiteKey": "YOUR_SITE_KEY",
                "captchaScript": "https://waf.example.com/captcha/jsapi.js"
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
    "type": "AmazonTask",
    "websiteURL": "https://example.com/login",
    "websiteKey": "YOUR_SITE_KEY",
    "captchaScript": "https://waf.example.com/captcha/jsapi.js"
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
    "type": "AmazonTask",
    "websiteURL": "https://example.com/login",
    "websiteKey": "YOUR_SITE_KEY",
    "captchaScript": "https://waf.example.com/captcha/jsapi.js"
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
`,(0,n.jsx)(p.A,{of:"AmazonTask",variant:"option1",label:"Try it",children:(0,n.jsxs)("p",{children:["Fill in this request and run it in the sandbox (requires JavaScript). If you have the source of this documentation, you can also run the sandbox on your computer: ",(0,n.jsx)(e.a,{href:"/docs/getting-start#sandbox",children:(0,n.jsx)("code",{children:"npm run sandbox"})})]})}),`
`,(0,n.jsxs)(e.p,{children:["When the task is ready, ",(0,n.jsx)(e.a,{href:"/docs/api/methods/get-task-result",children:"getTaskResult"})," returns:"]}),`
`,(0,n.jsx)(l.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"ready"</span>,
  <span class=tp>"solution"</span>: {
    <span class=tp>"captcha_voucher"</span>: <span class=ts>"eyJ0eXAiOiJKV1QiLCJhbGciOiJIUzI1NiJ9..."</span>,
    <span class=tp>"existing_token"</span>: <span class=ts>"f2ae6cad-b16f-4a3d-8d5b-6c0f2b7e1a90:AQoAZ..."</span>
  }
}`}),`
`,(0,n.jsxs)(e.p,{children:["For a complete program that creates a task and polls for the result, see ",(0,n.jsx)(e.a,{href:"/docs/getting-start#first-task",children:"Solve your first captcha"}),"."]}),`
`,(0,n.jsxs)(e.p,{children:["The JavaScript, Python, and .NET ",(0,n.jsx)(e.a,{href:"/docs/getting-start#libraries",children:"libraries"})," don't support option 1, and the Go and PHP libraries don't support ",(0,n.jsx)(e.code,{children:"AmazonTask"}),". In these cases, call the HTTP API."]}),`
`,(0,n.jsx)(e.h2,{id:"find-values",children:"Where to find the values"}),`
`,(0,n.jsxs)(e.p,{children:["On a page that you own or are allowed to automate, read the values from its embed code. ",(0,n.jsx)(e.code,{children:"websiteURL"})," is the URL of the page that contains it, as in the address bar."]}),`
`,(0,n.jsx)(e.p,{children:"For option 1, the page embeds the captcha with the AWS WAF JavaScript API:"}),`
`,(0,n.jsx)(l.A,{language:"html",html:`<span class=tt>&lt;script <span class=tp>src</span><span class=ts>="https://INTEGRATION_URL/jsapi.js"</span> <span class=tp>defer</span>></span><span class=tt>&lt;/script></span>
<span class=tt>&lt;div <span class=tp>id</span><span class=ts>="box"</span>></span><span class=tt>&lt;/div></span>
<span class=tt>&lt;script></span>
window.onload = () => AwsWafCaptcha.renderCaptcha(document.getElementById('box'),
  { apiKey: 'YOUR_SITE_KEY', onSuccess: t => {}, onError: e => {} });
<span class=tt>&lt;/script></span>`}),`
`,(0,n.jsxs)(e.table,{children:[(0,n.jsx)(e.thead,{children:(0,n.jsxs)(e.tr,{children:[(0,n.jsx)(e.th,{children:"Field"}),(0,n.jsx)(e.th,{children:"Where it is"})]})}),(0,n.jsxs)(e.tbody,{children:[(0,n.jsxs)(e.tr,{children:[(0,n.jsx)(e.td,{children:(0,n.jsx)("code",{children:"websiteKey"})}),(0,n.jsxs)(e.td,{children:["The ",(0,n.jsx)("code",{children:"apiKey"})," property in the second argument of ",(0,n.jsxs)("code",{children:["AwsWafCaptcha.",(0,n.jsx)("wbr",{}),"renderCaptcha(",(0,n.jsx)("wbr",{}),")"]}),". AWS calls it the API key; it isn't your ",(0,n.jsx)("code",{children:"clientKey"}),"."]})]}),(0,n.jsxs)(e.tr,{children:[(0,n.jsx)(e.td,{children:(0,n.jsx)("code",{children:"captchaScript"})}),(0,n.jsxs)(e.td,{children:["The ",(0,n.jsx)("code",{children:"src"})," attribute of the script tag that ends with ",(0,n.jsx)("code",{children:"/jsapi.js"}),". The site owner copies the tag from the AWS console."]})]})]})]}),`
`,(0,n.jsx)(e.p,{children:"For option 3, the page loads only the challenge script:"}),`
`,(0,n.jsx)(l.A,{language:"html",html:`<span class=tt>&lt;script <span class=tp>src</span><span class=ts>="https://INTEGRATION_URL/challenge.js"</span> <span class=tp>defer</span>></span><span class=tt>&lt;/script></span>
<span class=tt>&lt;script></span>
const send = body => AwsWafIntegration.fetch('/login', { method: 'POST', body });
<span class=tt>&lt;/script></span>`}),`
`,(0,n.jsxs)(e.table,{children:[(0,n.jsx)(e.thead,{children:(0,n.jsxs)(e.tr,{children:[(0,n.jsx)(e.th,{children:"Field"}),(0,n.jsx)(e.th,{children:"Where it is"})]})}),(0,n.jsx)(e.tbody,{children:(0,n.jsxs)(e.tr,{children:[(0,n.jsx)(e.td,{children:(0,n.jsx)("code",{children:"challengeScript"})}),(0,n.jsxs)(e.td,{children:["The ",(0,n.jsx)("code",{children:"src"})," attribute of the script tag that ends with ",(0,n.jsx)("code",{children:"/challenge.js"})]})]})})]}),`
`,(0,n.jsx)(e.p,{children:"For option 2, there is no embed code. AWS WAF generates the HTTP 405 page, and the values come from the page that your own site serves. If you automate someone else's site with permission, ask its owner."}),`
`,(0,n.jsx)(e.p,{children:"An AWS API key is bound to at most 5 domains and to one region (or CloudFront), and works only on HTTPS pages. Use the key and the URL of the same page."}),`
`,(0,n.jsxs)(e.p,{children:["AWS guides: ",(0,n.jsx)(e.a,{href:"https://docs.aws.amazon.com/waf/latest/developerguide/waf-js-captcha-api.html",children:"CAPTCHA JavaScript API"}),", ",(0,n.jsx)(e.a,{href:"https://docs.aws.amazon.com/waf/latest/developerguide/waf-js-captcha-api-key.html",children:"API keys"}),", ",(0,n.jsx)(e.a,{href:"https://docs.aws.amazon.com/waf/latest/developerguide/waf-javascript-api.html",children:"JavaScript integrations"}),"."]}),`
`,(0,n.jsx)(e.h3,{id:"test-keys",children:"Test keys"}),`
`,(0,n.jsxs)(e.p,{children:["AWS publishes no test keys. Create a separate API key for testing in the AWS console. To try a request without a site or a balance, use the ",(0,n.jsx)(e.a,{href:"/docs/getting-start#sandbox",children:"sandbox"}),"."]}),`
`,(0,n.jsx)(e.h2,{id:"request-fields",children:"Request fields"}),`
`,(0,n.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Request fields: AmazonTask",children:(0,n.jsxs)("table",{className:"fields",children:[(0,n.jsx)("thead",{children:(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"col",children:"Field"}),(0,n.jsx)("th",{scope:"col",children:"Type"}),(0,n.jsx)("th",{scope:"col",children:"Description"})]})}),(0,n.jsxs)("tbody",{children:[(0,n.jsxs)(i.A,{id:"type",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#type",children:(0,n.jsx)("code",{children:"type"})})}),(0,n.jsxs)("td",{children:["string ",(0,n.jsx)("b",{children:"required"})]}),(0,n.jsxs)("td",{children:["Task type.",(0,n.jsx)("ul",{children:(0,n.jsxs)("li",{children:["always ",(0,n.jsx)("code",{children:"AmazonTask"})]})})]})]}),(0,n.jsxs)(i.A,{id:"websiteURL",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#websiteURL",children:(0,n.jsx)("code",{children:"websiteURL"})})}),(0,n.jsxs)("td",{children:["string · URL ",(0,n.jsx)("b",{children:"required"})]}),(0,n.jsxs)("td",{children:["Full URL of the page that shows the captcha, including ",(0,n.jsx)("code",{children:"http://"})," or ",(0,n.jsx)("code",{children:"https://"}),"."]})]}),(0,n.jsxs)(i.A,{id:"websiteKey",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#websiteKey",children:(0,n.jsx)("code",{children:"websiteKey"})})}),(0,n.jsxs)("td",{children:["string ",(0,n.jsx)("b",{children:"required"})]}),(0,n.jsx)("td",{children:"Option 1: API key that the page uses to render the captcha. Option 2: key from the HTTP 405 page. Option 3: any string, can be empty."})]}),(0,n.jsxs)(i.A,{id:"captchaScript",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#captchaScript",children:(0,n.jsx)("code",{children:"captchaScript"})})}),(0,n.jsx)("td",{children:"string"}),(0,n.jsxs)("td",{children:["Option 1: URL of the script that ends with ",(0,n.jsx)("code",{children:"/jsapi.js"}),". Option 2: URL of ",(0,n.jsx)("code",{children:"captcha.js"}),", optional. Option 3: a placeholder value. Required for options 1 and 3."]})]}),(0,n.jsxs)(i.A,{id:"challengeScript",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#challengeScript",children:(0,n.jsx)("code",{children:"challengeScript"})})}),(0,n.jsx)("td",{children:"string"}),(0,n.jsxs)("td",{children:["URL of ",(0,n.jsx)("code",{children:"challenge.js"}),". Required for options 2 and 3."]})]}),(0,n.jsxs)(i.A,{id:"context",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#context",children:(0,n.jsx)("code",{children:"context"})})}),(0,n.jsx)("td",{children:"string"}),(0,n.jsxs)("td",{children:["Option 2: the ",(0,n.jsx)("code",{children:"context"})," value from the HTTP 405 page. Option 3: empty string. Required for options 2 and 3."]})]}),(0,n.jsxs)(i.A,{id:"iv",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#iv",children:(0,n.jsx)("code",{children:"iv"})})}),(0,n.jsx)("td",{children:"string"}),(0,n.jsxs)("td",{children:["Option 2: the ",(0,n.jsx)("code",{children:"iv"})," value from the HTTP 405 page. Option 3: empty string. Required for options 2 and 3."]})]}),(0,n.jsxs)(i.A,{id:"cookieSolution",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#cookieSolution",children:(0,n.jsx)("code",{children:"cookieSolution"})})}),(0,n.jsx)("td",{children:"boolean"}),(0,n.jsxs)("td",{children:[(0,n.jsx)("code",{children:"true"}),": the solution is the ",(0,n.jsx)("code",{children:"aws-waf-token"})," cookie. ",(0,n.jsx)("code",{children:"false"}),": the solution is ",(0,n.jsx)("code",{children:"captcha_voucher"})," and ",(0,n.jsx)("code",{children:"existing_token"}),". Required for option 3; must be ",(0,n.jsx)("code",{children:"true"}),".",(0,n.jsx)("ul",{children:(0,n.jsxs)("li",{children:["Default: ",(0,n.jsx)("code",{children:"false"})]})})]})]}),(0,n.jsxs)(i.A,{id:"userAgent",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#userAgent",children:(0,n.jsx)("code",{children:"userAgent"})})}),(0,n.jsx)("td",{children:"string"}),(0,n.jsxs)("td",{children:["Browser User-Agent. Pass the value that ",(0,n.jsx)(e.a,{href:"/docs/api/methods/get-user-agent",children:"getUserAgent"})," returns."]})]})]})]})}),`
`,(0,n.jsx)(e.h2,{id:"variants",children:"Options"}),`
`,(0,n.jsx)(e.h3,{id:"option-1",children:"Option 1: captcha in the page"}),`
`,(0,n.jsxs)(e.p,{children:["Send ",(0,n.jsx)(e.code,{children:"websiteKey"}),", the API key that the page renders the captcha with, and ",(0,n.jsx)(e.code,{children:"captchaScript"}),", the URL of the script that ends with ",(0,n.jsx)(e.code,{children:"/jsapi.js"}),". The ",(0,n.jsx)(e.a,{href:"#example",children:"example"})," is such a task."]}),`
`,(0,n.jsx)(e.h3,{id:"option-2",children:"Option 2: HTTP 405 page"}),`
`,(0,n.jsxs)(e.p,{children:["Send the values of the HTTP 405 page: its key as ",(0,n.jsx)(e.code,{children:"websiteKey"}),", ",(0,n.jsx)(e.code,{children:"context"}),", ",(0,n.jsx)(e.code,{children:"iv"}),", and the URL of ",(0,n.jsx)(e.code,{children:"challenge.js"})," as ",(0,n.jsx)(e.code,{children:"challengeScript"}),". You can also send the URL of ",(0,n.jsx)(e.code,{children:"captcha.js"})," as ",(0,n.jsx)(e.code,{children:"captchaScript"}),"."]}),`
`,(0,n.jsx)(l.A,{language:"json",html:`{
  <span class=tp>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
  <span class=tp>"task"</span>: {
    <span class=tp>"type"</span>: <span class=ts>"AmazonTask"</span>,
    <span class=tp>"websiteURL"</span>: <span class=ts>"https://example.com/login"</span>,
    <span class=tp>"websiteKey"</span>: <span class=ts>"YOUR_SITE_KEY"</span>,
    <span class=tp>"challengeScript"</span>: <span class=ts>"https://waf.example.com/challenge.js"</span>,
    <span class=tp>"captchaScript"</span>: <span class=ts>"https://waf.example.com/captcha.js"</span>,
    <span class=tp>"context"</span>: <span class=ts>"CONTEXT_FROM_THE_PAGE"</span>,
    <span class=tp>"iv"</span>: <span class=ts>"IV_FROM_THE_PAGE"</span>
  }
}`}),`
`,(0,n.jsx)(l.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"ready"</span>,
  <span class=tp>"solution"</span>: {
    <span class=tp>"captcha_voucher"</span>: <span class=ts>"eyJ0eXAiOiJKV1QiLCJhbGciOiJIUzI1NiJ9..."</span>,
    <span class=tp>"existing_token"</span>: <span class=ts>"f2ae6cad-b16f-4a3d-8d5b-6c0f2b7e1a90:AQoAZ..."</span>
  }
}`}),`
`,(0,n.jsx)(e.h3,{id:"option-3",children:"Option 3: invisible check"}),`
`,(0,n.jsxs)(e.p,{children:["Send the URL of ",(0,n.jsx)(e.code,{children:"challenge.js"})," as ",(0,n.jsx)(e.code,{children:"challengeScript"}),", and set ",(0,n.jsx)(e.code,{children:"cookieSolution"})," to ",(0,n.jsx)(e.code,{children:"true"}),". The other fields are required too: send empty strings for ",(0,n.jsx)(e.code,{children:"context"})," and ",(0,n.jsx)(e.code,{children:"iv"}),", a placeholder for ",(0,n.jsx)(e.code,{children:"captchaScript"}),", and any string, even an empty one, for ",(0,n.jsx)(e.code,{children:"websiteKey"}),"."]}),`
`,(0,n.jsx)(l.A,{language:"json",html:`{
  <span class=tp>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
  <span class=tp>"task"</span>: {
    <span class=tp>"type"</span>: <span class=ts>"AmazonTask"</span>,
    <span class=tp>"websiteURL"</span>: <span class=ts>"https://example.com/login"</span>,
    <span class=tp>"websiteKey"</span>: <span class=ts>""</span>,
    <span class=tp>"challengeScript"</span>: <span class=ts>"https://waf.example.com/challenge.js"</span>,
    <span class=tp>"captchaScript"</span>: <span class=ts>"placeholder"</span>,
    <span class=tp>"context"</span>: <span class=ts>""</span>,
    <span class=tp>"iv"</span>: <span class=ts>""</span>,
    <span class=tp>"cookieSolution"</span>: <span class=tn>true</span>
  }
}`}),`
`,(0,n.jsx)(l.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"ready"</span>,
  <span class=tp>"solution"</span>: {
    <span class=tp>"cookies"</span>: {
      <span class=tp>"aws-waf-token"</span>: <span class=ts>"f2ae6cad-b16f-4a3d-8d5b-6c0f2b7e1a90:AQoAZ..."</span>
    },
    <span class=tp>"userAgent"</span>: <span class=ts>"<span data-user-agent="">Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36</span>"</span>
  }
}`}),`
`,(0,n.jsx)(e.h2,{id:"proxy",children:"Proxy"}),`
`,(0,n.jsx)("p",{children:"Optional. If you don't set the proxy fields, the service uses its own proxies."}),`
`,(0,n.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Proxy fields: AmazonTask",children:(0,n.jsxs)("table",{className:"fields",children:[(0,n.jsx)("thead",{children:(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"col",children:"Field"}),(0,n.jsx)("th",{scope:"col",children:"Type"}),(0,n.jsx)("th",{scope:"col",children:"Description"})]})}),(0,n.jsxs)("tbody",{children:[(0,n.jsxs)(i.A,{id:"proxyType",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#proxyType",children:(0,n.jsx)("code",{children:"proxyType"})})}),(0,n.jsx)("td",{children:"string"}),(0,n.jsxs)("td",{children:["Proxy protocol. Use ",(0,n.jsx)("code",{children:"http"})," for regular HTTP and HTTPS proxies. Use ",(0,n.jsx)("code",{children:"https"})," only as a fallback for unusual proxies. See ",(0,n.jsx)(e.a,{href:"/docs/api/methods/create-task#proxy",children:"Use your own proxy"}),". Required if you send a proxy.",(0,n.jsx)("ul",{children:(0,n.jsxs)("li",{children:["one of ",(0,n.jsx)("code",{children:"http"}),", ",(0,n.jsx)("code",{children:"https"}),", ",(0,n.jsx)("code",{children:"socks4"}),", ",(0,n.jsx)("code",{children:"socks5"})]})})]})]}),(0,n.jsxs)(i.A,{id:"proxyAddress",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#proxyAddress",children:(0,n.jsx)("code",{children:"proxyAddress"})})}),(0,n.jsx)("td",{children:"string"}),(0,n.jsxs)("td",{children:["IP address of the proxy. Required if you send a proxy.",(0,n.jsx)("ul",{children:(0,n.jsx)("li",{children:"IPv4 or IPv6 only; host names, transparent proxies, loopback, and local-network addresses are not accepted"})})]})]}),(0,n.jsxs)(i.A,{id:"proxyPort",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#proxyPort",children:(0,n.jsx)("code",{children:"proxyPort"})})}),(0,n.jsx)("td",{children:"integer"}),(0,n.jsxs)("td",{children:["Port of the proxy. Required if you send a proxy.",(0,n.jsx)("ul",{children:(0,n.jsx)("li",{children:"0 to 65535"})})]})]}),(0,n.jsxs)(i.A,{id:"proxyLogin",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#proxyLogin",children:(0,n.jsx)("code",{children:"proxyLogin"})})}),(0,n.jsx)("td",{children:"string"}),(0,n.jsxs)("td",{children:["Username for the proxy.",(0,n.jsx)("ul",{children:(0,n.jsxs)("li",{children:["must not contain ",(0,n.jsx)("code",{children:"%"})]})})]})]}),(0,n.jsxs)(i.A,{id:"proxyPassword",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#proxyPassword",children:(0,n.jsx)("code",{children:"proxyPassword"})})}),(0,n.jsx)("td",{children:"string"}),(0,n.jsxs)("td",{children:["Password for the proxy.",(0,n.jsx)("ul",{children:(0,n.jsxs)("li",{children:["must not contain ",(0,n.jsx)("code",{children:"%"})]})})]})]})]})]})}),`
`,(0,n.jsxs)(e.p,{children:["If your proxy authorizes clients by IP address, allow the addresses listed in the ",(0,n.jsx)(e.a,{href:"https://dash.captcha-cloud.example",children:"dashboard"}),"."]}),`
`,(0,n.jsx)(e.h2,{id:"answer",children:"Solution"}),`
`,(0,n.jsxs)(e.p,{children:[(0,n.jsx)(e.code,{children:"cookieSolution"})," determines the solution: the cookie if it is ",(0,n.jsx)(e.code,{children:"true"}),", the voucher and the token if it is ",(0,n.jsx)(e.code,{children:"false"})," or absent."]}),`
`,(0,n.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Solution fields: AmazonTask",children:(0,n.jsxs)("table",{className:"fields",children:[(0,n.jsx)("thead",{children:(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"col",children:"Field"}),(0,n.jsx)("th",{scope:"col",children:"Type"}),(0,n.jsx)("th",{scope:"col",children:"Description"})]})}),(0,n.jsxs)("tbody",{children:[(0,n.jsxs)(i.A,{id:"solution-cookies.aws-waf-token",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#solution-cookies.aws-waf-token",children:(0,n.jsxs)("code",{children:[(0,n.jsxs)("i",{children:["cookies.",(0,n.jsx)("wbr",{})]}),"aws-waf-token"]})})}),(0,n.jsx)("td",{children:"string"}),(0,n.jsxs)("td",{children:["Cookie value. Present if ",(0,n.jsx)("code",{children:"cookieSolution"})," is ",(0,n.jsx)("code",{children:"true"}),"."]})]}),(0,n.jsxs)(i.A,{id:"solution-captcha_voucher",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#solution-captcha_voucher",children:(0,n.jsx)("code",{children:"captcha_voucher"})})}),(0,n.jsx)("td",{children:"string"}),(0,n.jsxs)("td",{children:["Voucher. Present if ",(0,n.jsx)("code",{children:"cookieSolution"})," is ",(0,n.jsx)("code",{children:"false"}),"."]})]}),(0,n.jsxs)(i.A,{id:"solution-existing_token",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#solution-existing_token",children:(0,n.jsx)("code",{children:"existing_token"})})}),(0,n.jsx)("td",{children:"string"}),(0,n.jsxs)("td",{children:["Token. Present if ",(0,n.jsx)("code",{children:"cookieSolution"})," is ",(0,n.jsx)("code",{children:"false"}),"."]})]}),(0,n.jsxs)(i.A,{id:"solution-userAgent",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#solution-userAgent",children:(0,n.jsx)("code",{children:"userAgent"})})}),(0,n.jsxs)("td",{children:["string ",(0,n.jsx)("i",{children:"optional"})]}),(0,n.jsx)("td",{children:"User-Agent that was used. Can be present if the solution is a cookie. If so, use exactly this one when you submit the cookie."})]})]})]})}),`
`,(0,n.jsx)(e.h2,{id:"use-the-answer",children:"Use the cookie or voucher"}),`
`,(0,n.jsxs)(e.ul,{children:[`
`,(0,n.jsxs)(e.li,{children:["If ",(0,n.jsx)(e.code,{children:"cookieSolution"})," is ",(0,n.jsx)(e.code,{children:"true"}),": set the cookie ",(0,n.jsx)(e.code,{children:"aws-waf-token"})," to the value in the solution. If the solution contains ",(0,n.jsx)(e.code,{children:"userAgent"}),", send exactly that User-Agent with the cookie."]}),`
`,(0,n.jsxs)(e.li,{children:["Otherwise: submit ",(0,n.jsx)(e.code,{children:"captcha_voucher"})," and ",(0,n.jsx)(e.code,{children:"existing_token"}),"."]}),`
`]}),`
`,(0,n.jsxs)(e.p,{children:["A passed check stays valid for the ",(0,n.jsx)(e.a,{href:"https://docs.aws.amazon.com/waf/latest/developerguide/waf-tokens-immunity-times.html",children:"immunity time"})," that the site owner sets: 300 seconds by default. Unless the owner lists other domains, a token is valid only for the domain of the page."]}),`
`,(0,n.jsx)(e.h2,{id:"errors",children:"Errors"}),`
`,(0,n.jsxs)(e.p,{children:["Check the option first. If a value is missing or outdated, the task fails with ",(0,n.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_INVALID_TASK",children:(0,n.jsx)(e.code,{children:"ERROR_INVALID_TASK"})}),", and ",(0,n.jsx)(e.code,{children:"errorDescription"})," names the field. These are the codes you are most likely to see. For all codes, see ",(0,n.jsx)(e.a,{href:"/docs/api/api-errors#all-codes",children:"API errors"}),". For proxy problems, see ",(0,n.jsx)(e.a,{href:"/docs/api/api-errors#proxy-errors",children:"Proxy errors"}),"."]}),`
`,(0,n.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Error codes and fixes",children:(0,n.jsxs)("table",{className:"rows errors",children:[(0,n.jsx)("thead",{children:(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"col",children:"Code"}),(0,n.jsx)("th",{scope:"col",children:"Meaning"}),(0,n.jsx)("th",{scope:"col",children:"Fix"})]})}),(0,n.jsxs)("tbody",{children:[(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_INVALID_TASK",children:(0,n.jsx)("code",{children:"ERROR_INVALID_TASK"})})}),(0,n.jsxs)("td",{"data-label":"Meaning",children:["A field of the task is missing, invalid, or out of date. ",(0,n.jsx)("code",{children:"errorDescription"})," names the field."]}),(0,n.jsx)("td",{"data-label":"Fix",children:"Correct the named fields."})]}),(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_CAPTCHA_UNSOLVABLE",children:(0,n.jsxs)("code",{children:["ERROR_",(0,n.jsx)("wbr",{}),"CAPTCHA_",(0,n.jsx)("wbr",{}),"UNSOLVABLE"]})})}),(0,n.jsx)("td",{"data-label":"Meaning",children:"The captcha could not be solved."}),(0,n.jsxs)("td",{"data-label":"Fix",children:["See ",(0,n.jsx)(e.a,{href:"/docs/api/api-errors#unsolvable",children:"Unsolvable captchas"})," for causes and fixes."]})]}),(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_WRONG_USERAGENT",children:(0,n.jsxs)("code",{children:["ERROR_",(0,n.jsx)("wbr",{}),"WRONG_",(0,n.jsx)("wbr",{}),"USERAGENT"]})})}),(0,n.jsxs)("td",{"data-label":"Meaning",children:["The service does not accept this ",(0,n.jsx)("code",{children:"userAgent"}),"."]}),(0,n.jsxs)("td",{"data-label":"Fix",children:["Pass the value that ",(0,n.jsx)(e.a,{href:"/docs/api/methods/get-user-agent",children:"getUserAgent"})," returns."]})]}),(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_DOMAIN_NOT_ALLOWED",children:(0,n.jsxs)("code",{children:["ERROR_",(0,n.jsx)("wbr",{}),"DOMAIN_",(0,n.jsx)("wbr",{}),"NOT_",(0,n.jsx)("wbr",{}),"ALLOWED"]})})}),(0,n.jsx)("td",{"data-label":"Meaning",children:"The service blocks this domain."}),(0,n.jsx)("td",{"data-label":"Fix",children:"Don't send tasks for this domain."})]}),(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_PROXY_MISSING",children:(0,n.jsx)("code",{children:"ERROR_PROXY_MISSING"})})}),(0,n.jsxs)("td",{"data-label":"Meaning",children:["A required proxy field is missing, or ",(0,n.jsx)("code",{children:"proxyType"})," is invalid."]}),(0,n.jsxs)("td",{"data-label":"Fix",children:["Set all ",(0,n.jsx)(e.a,{href:"/docs/api/methods/create-task#proxy",children:"proxy fields"}),"."]})]})]})]})}),`
`,(0,n.jsx)(e.h2,{id:"limits",children:"Billing"}),`
`,(0,n.jsx)(e.p,{children:"You pay per 1000 tokens, and only for solved tasks. Proxies that the service provides are included in the price."}),`
`,(0,n.jsx)(e.h2,{id:"next",children:"Next steps"}),`
`,(0,n.jsxs)(e.ul,{children:[`
`,(0,n.jsxs)(e.li,{children:[(0,n.jsx)(e.a,{href:"/docs/api/methods/get-user-agent",children:"getUserAgent"}),": get the value for ",(0,n.jsx)(e.code,{children:"userAgent"}),"."]}),`
`,(0,n.jsxs)(e.li,{children:[(0,n.jsx)(e.a,{href:"/docs/api/methods/get-task-result#polling",children:"Poll for the result"}),": when and how often to call getTaskResult."]}),`
`,(0,n.jsxs)(e.li,{children:[(0,n.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_INVALID_TASK",children:(0,n.jsx)(e.code,{children:"ERROR_INVALID_TASK"})}),": what to do when a field is missing, wrong, or outdated."]}),`
`]})]})}function f(s={}){let{wrapper:e}={...(0,c.R)(),...s.components};return e?(0,n.jsx)(e,{...s,children:(0,n.jsx)(u,{...s})}):u(s)}},8345(s,e,a){var t={"./RecaptchaV2EnterpriseTask.json":["2227","1696"],"./ImageToTextTask.json":["354","2847"],"./RecaptchaClickTask.json":["2170","2071"],"./TenDITask.json":["5709","6686"],"./reportIncorrectImageCaptcha.json":["464","6361"],"./createTask.json":["7577","4498"],"./AmazonTask.json":["3009","6890"],"./getBalance.json":["3444","8389"],"./getTaskResult.json":["204","8813"],"./RecaptchaV2Task.json":["2928","8425"],"./getUserAgent.json":["9968","7785"],"./TemuTask.json":["1144","7473"],"./strings.json":["2078","6131"],"./ImpervaTask.json":["7089","3210"],"./BinanceTask.json":["5291","3272"],"./RecaptchaV3TaskProxyless.json":["9136","409"],"./reportIncorrectTokenCaptcha.json":["1248","8617"],"./__plugin.json":["329","3394"],"./GeeTestTask.json":["6530","2927"],"./RecognitionTask.json":["6166","7307"],"./ProsopoTask.json":["9685","4726"],"./TurnstileTask.json":["2389","2182"],"./BasiliskTask.json":["9189","310"]};function n(s){if(!a.o(t,s))return Promise.resolve().then(function(){var e=Error("Cannot find module '"+s+"'");throw e.code="MODULE_NOT_FOUND",e});var e=t[s],n=e[0];return a.e(e[1]).then(function(){return a.t(n,19)})}n.keys=()=>Object.keys(t),n.id=8345,s.exports=n},7346(s,e,a){"use strict";a.d(e,{A:()=>c});var t=a(2540),n=a(4060);function c({as:s="tr",...e}){return(0,n.A)().collectAnchor(e.id),(0,t.jsx)(s,{...e})}},8920(s,e,a){"use strict";a.d(e,{A:()=>l});var t=a(2540),n=a(3696);let c=globalThis.trustedTypes?.createPolicy("built-html",{createHTML:s=>s});function l({as:s,html:e,ref:a,...r}){let i=(0,n.useMemo)(()=>({__html:c?c.createHTML(e):e}),[e]);return(0,t.jsx)(s,{...r,ref:a,dangerouslySetInnerHTML:i})}},7228(s,e,a){"use strict";let t;function n(s){let e,a=t??((e=document.createElement("div")).setAttribute("role","status"),e.className="sr-only",document.body.append(e),e);t=a,a.textContent="",setTimeout(()=>{a.textContent=s},100)}a.d(e,{i:()=>n})},9073(s,e,a){"use strict";async function t(s){try{await navigator.clipboard.writeText(s)}catch{var e;let a,t,n;if(e=s,a=document.activeElement,(t=document.createElement("textarea")).className="sr-only",t.value=e,document.body.append(t),t.select(),n=document.execCommand("copy"),t.remove(),a?.focus({preventScroll:!0}),!n)throw Error("The browser does not let this page copy.")}}a.d(e,{D:()=>t})},3985(s,e,a){"use strict";a.d(e,{A:()=>o,i:()=>d});var t=a(2540),n=a(9981),c=a(3696),l=a(8920),r=a(7228),i=a(9073),p=a(4635);function o({html:s,language:e,title:a,sample:n}){let r=(0,c.useRef)(null);return(0,t.jsxs)("div",{className:"code","data-sample":n,children:[a&&(0,t.jsx)("div",{className:"code-title",children:a}),(0,t.jsx)("pre",{tabIndex:0,children:(0,t.jsx)(l.A,{as:"code",ref:r,className:e&&`language-${e}`,html:s})}),(0,t.jsx)(d,{code:r})]})}function d({code:s}){let[e,a]=(0,c.useState)();(0,c.useEffect)(()=>{if(!e)return;let s=setTimeout(()=>a(void 0),2e3);return()=>clearTimeout(s)},[e]);let l=async()=>{let e=await (0,i.D)(s.current?.textContent??"").then(p.M,()=>(s.current&&getSelection()?.selectAllChildren(s.current),(0,p.d)()));a(e),(0,r.i)(e)};return(0,t.jsx)("button",{type:"button",className:"code-copy","data-copied":e?"":void 0,onClick:l,children:e??(0,n.T)({id:"theme.CodeBlock.copy",message:"Copy",description:"The copy button label on code blocks"})})}},4635(s,e,a){"use strict";a.d(e,{M:()=>n,d:()=>c});var t=a(9981);function n(){return(0,t.T)({id:"theme.CodeBlock.copied",message:"Copied",description:"The copied button label on code blocks"})}function c(){return(0,t.T)({id:"docs.copy.failed",message:"Couldn't copy"})}},9409(s,e,a){"use strict";a.d(e,{A:()=>o});var t=a(2540),n=a(3696),c=a(4237),l=a(9344);function r(){let s,{dataset:e}=document.documentElement;for(let a of document.querySelectorAll(".samples > input"))a.value===e.sample?s=a.checked=!0:s??=!1;!1===s&&delete e.sample}var i=a(634);let p={javascript:"JavaScript",python:"Python",curl:"cURL",csharp:"C#",java:"Java",go:"Go",php:"PHP"};function o({id:s,label:e,children:a}){return(0,n.useLayoutEffect)(r,[]),(0,t.jsxs)("div",{className:"samples",role:"group","aria-label":e,children:[i.f.map((e,a)=>(0,t.jsxs)(n.Fragment,{children:[(0,t.jsx)("input",{type:"radio",id:`${s}-${e}`,name:s,value:e,defaultChecked:0===a,onChange:s=>{var e;let a;return a=(e=s.currentTarget).getBoundingClientRect().top,void(!function({value:s}){document.documentElement.dataset.sample=s,(0,l.M)("localStorage",c.dt,s),r()}(e),scrollBy(0,e.getBoundingClientRect().top-a))}}),(0,t.jsx)("label",{htmlFor:`${s}-${e}`,children:p[e]})]},e)),a]})}},634(s,e,a){"use strict";a.d(e,{f:()=>t});let t=["javascript","python","curl","csharp","java","go","php"]},4942(s,e,a){"use strict";function t(s,e){let{fields:a=[],proxy:t}=s.variants[e]??{},c=[...a,...t?.fields??[]];return"createTask"!==s.method?n("",c):n("",[n("task",c),...s.envelope])}function n(s,e){return{name:s,fields:e,types:["object"],typeText:"",required:!0,description:"",constraints:[]}}a.d(e,{$b:()=>function s(e,[a,...t]){return void 0===a||void 0===e||"string"==typeof e?void 0===a?e:void 0:s(Array.isArray(e)?e[Number(a)]:e[a],t)},BA:()=>function s(e,a){if(void 0!==e.const)return e.required||void 0!==a?e.const:void 0;if(void 0===a||""===a)return e.fields&&e.required?{}:void 0;if("string"==typeof a)return function({types:s,enum:e,open:a},t){let n=e?.find(s=>c(s)===t);return void 0!==n?n:a?function(s){try{return JSON.parse(s)}catch{return s}}(t):s.includes("boolean")&&/^(true|false)$/.test(t)?"true"===t:(s.includes("integer")||s.includes("number"))&&/^-?\d+(\.\d+)?$/.test(t)&&Number.isSafeInteger(Math.trunc(Number(t)))?Number(t):t}(e,a);if(Array.isArray(a))return function({items:e,required:a},t){if(0!==t.length||a)return t.map(a=>(e&&s(e,a))??"")}(e,a);let t=(e.fields??[]).map(e=>[e.name,s(e,a[e.name])]).filter(([,s])=>void 0!==s);return t.length>0||e.required?Object.fromEntries(t):void 0},D0:()=>function s(e,a){if(void 0!==a){if(e.open)return"string"==typeof a?a:JSON.stringify(a,null,2);if(e.items){let{items:t}=e;return Array.isArray(a)?a.map(e=>s(t,e)??""):void 0}return e.fields?l(a)?Object.fromEntries(e.fields.map(e=>[e.name,s(e,a[e.name])]).filter(([,s])=>void 0!==s)):void 0:c(a)}},Gv:()=>l,LO:()=>t,e1:()=>c,eI:()=>function s(e,[a,...t],n){if(void 0===a)return n;if("number"==typeof a){let c=Array.isArray(e)?e:[],l=s(c[a],t,n);return void 0===l?c.toSpliced(a,1):c.toSpliced(a,1,l)}let c=l(e)?e:{},{[a]:r,...i}=c,p=s(r,t,n);return void 0===p?i:{...c,[a]:p}},rq:()=>r});let c=s=>"string"==typeof s?s:JSON.stringify(s),l=s=>"object"==typeof s&&null!==s&&!Array.isArray(s),r=s=>s.map(s=>`/${s}`).join("")},1525(s,e,a){"use strict";a.d(e,{A:()=>r});var t=a(2540),n=a(9981),c=a(3696),l=a(3413);function r({of:s,variant:e,label:p,children:o}){let d=(0,c.useRef)(null),[h,x]=(0,c.useState)(),j=function(s,e){let[a,t]=(0,c.useState)();return(0,c.useLayoutEffect)(()=>(i.add(s),()=>void i.delete(s)),[s]),(0,c.useEffect)(()=>{let a=()=>{let a=(0,l.vF)(location.hash),n=[...document.querySelectorAll(".try-it")],c=a===s||n[0]===e.current&&!document.getElementById(`try-${a}`);void 0!==a&&c&&e.current&&(t(location.hash),history.replaceState(history.state,"",location.pathname+location.search),e.current.open=!0,e.current.scrollIntoView())};return a(),addEventListener("hashchange",a),()=>removeEventListener("hashchange",a)},[s,e]),a}(s,d),u=()=>{d.current?.open&&"object"!=typeof h&&(x(void 0),Promise.all([Promise.all([a.e("4014"),a.e("1081"),a.e("8888")]).then(a.bind(a,7051)),a(8345)(`./${s}.json`)]).then(([{default:s},{default:e}])=>x({Panel:s,data:function(s){let{placeholder:e,text:a}=s.userAgent,t=JSON.stringify(document.querySelector("[data-user-agent]")?.textContent||a).slice(1,-1);return JSON.parse(JSON.stringify(s).replaceAll(e,t))}(e)}),()=>x("failed")))};return(0,c.useEffect)(u,[]),(0,t.jsxs)("details",{ref:d,className:"try-it",onToggle:u,children:[(0,t.jsx)("summary",{children:p}),"object"!=typeof h&&o,"failed"===h&&(0,t.jsx)("button",{type:"button",className:"button",onClick:u,children:(0,n.T)({id:"theme.ErrorPageContent.tryAgain",message:"Try again"})}),"object"==typeof h&&(0,t.jsx)(h.Panel,{...h.data,variant:e,hash:j},j)]})}let i=new Set},3413(s,e,a){"use strict";a.d(e,{Pp:()=>i,jE:()=>n,jr:()=>l,vF:()=>r});var t=a(4942);let n=4e3,c="#try=";function l(s,e){var a;return`${c}${s}.${a=JSON.stringify(e),btoa(Array.from(new TextEncoder().encode(a),s=>String.fromCharCode(s)).join("")).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}`}function r(s){return s.startsWith(c)?s.slice(c.length).split(".")[0]:void 0}function i(s){if(!(s.length>n))try{var e;let a,n=JSON.parse((e=s.slice(s.indexOf(".")+1),a=atob(e.replaceAll("-","+").replaceAll("_","/")),new TextDecoder("utf-8",{fatal:!0}).decode(Uint8Array.from(a,s=>s.charCodeAt(0)))));if(!(0,t.Gv)(n)||!(0,t.Gv)(n.body))return;let{variant:c,body:l}=n;return"string"==typeof c?{variant:c,body:l}:{body:l}}catch{return}}},3023(s,e,a){"use strict";a.d(e,{R:()=>l,x:()=>r});var t=a(3696);let n={},c=t.createContext(n);function l(s){let e=t.useContext(c);return t.useMemo(function(){return"function"==typeof s?s(e):{...e,...s}},[e,s])}function r(s){let e;return e=s.disableParentContext?"function"==typeof s.components?s.components(n):s.components||n:l(s.components),t.createElement(c.Provider,{value:e},s.children)}}}]);