(globalThis.webpackChunkwebsite=globalThis.webpackChunkwebsite||[]).push([["6266"],{6682(s,a,e){"use strict";e.r(a),e.d(a,{metadata:()=>n,default:()=>m,frontMatter:()=>d,contentTitle:()=>h,toc:()=>x,assets:()=>u});var n=JSON.parse('{"id":"captchas/incapsula","title":"Imperva (Incapsula)","description":"Test Imperva (Incapsula) on your own web resources: send CustomTask with class Imperva and your own proxy, then set the cookies.","source":"@site/docs/captchas/incapsula.mdx","sourceDirName":"captchas","slug":"/captchas/incapsula","permalink":"/docs/captchas/incapsula","draft":false,"unlisted":false,"tags":[],"version":"current","lastUpdatedAt":1794865987000,"frontMatter":{"title":"Imperva (Incapsula)","description":"Test Imperva (Incapsula) on your own web resources: send CustomTask with class Imperva and your own proxy, then set the cookies."},"sidebar":"documentation","previous":{"title":"Binance","permalink":"/docs/captchas/binance"},"next":{"title":"Prosopo Procaptcha","permalink":"/docs/captchas/prosopo-task"},"lastUpdatedText":"Nov 16, 2026"}'),t=e(2540),r=e(3023),c=e(3985),l=e(8920),p=e(7346),i=e(1525),o=e(9409);let d={title:"Imperva (Incapsula)",description:"Test Imperva (Incapsula) on your own web resources: send CustomTask with class Imperva and your own proxy, then set the cookies."},h,u={},x=[{value:"Example",id:"example",level:2},{value:"Where to find the values",id:"find-values",level:2},{value:"Request fields",id:"request-fields",level:2},{value:"Proxy",id:"proxy",level:2},{value:"Solution",id:"answer",level:2},{value:"Set the cookies",id:"use-the-answer",level:2},{value:"Errors",id:"errors",level:2},{value:"Billing",id:"limits",level:2},{value:"Next steps",id:"next",level:2}];function j(s){let a={a:"a",admonition:"admonition",code:"code",h2:"h2",li:"li",p:"p",ul:"ul",...(0,r.R)(),...s.components};return(0,t.jsxs)(t.Fragment,{children:[(0,t.jsxs)(a.p,{children:[(0,t.jsx)(a.code,{children:"CustomTask"})," with class ",(0,t.jsx)(a.code,{children:"Imperva"})," solves Imperva (Incapsula) on your own web resources. Send the page URL, the script name, the session cookies, and your own proxy. The solution contains the cookies to set."]}),`
`,(0,t.jsx)(a.admonition,{title:"Only your own web resources",type:"warning",children:(0,t.jsx)(a.p,{children:"Use this task only to test your own web resources. Use against third-party resources is prohibited."})}),`
`,(0,t.jsxs)("div",{className:"glance",children:[(0,t.jsxs)("dl",{className:"facts",children:[(0,t.jsxs)("div",{"data-wide":"",children:[(0,t.jsx)("dt",{children:"Restriction"}),(0,t.jsx)("dd",{children:"Only for testing your own web resources. Use against third-party resources is prohibited."})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Type"}),(0,t.jsx)("dd",{children:(0,t.jsx)("code",{children:"CustomTask"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Class"}),(0,t.jsx)("dd",{children:(0,t.jsx)("code",{children:"Imperva"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Proxy"}),(0,t.jsx)("dd",{children:(0,t.jsx)("b",{className:"pill warn",children:"required"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Billing"}),(0,t.jsx)("dd",{children:"per 1000 tokens"})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Polling"}),(0,t.jsx)("dd",{children:"initial delay 1 s, interval 2 s, timeout 80 s"})]})]}),(0,t.jsx)(l.A,{as:"figure",className:"drawing",html:'<svg class="d d-captcha" viewBox="0 0 320 224" role=img aria-labelledby=drawing-captcha-imperva-title aria-describedby=drawing-captcha-imperva-desc><title id=drawing-captcha-imperva-title>Imperva (Incapsula) check</title><desc id=drawing-captcha-imperva-desc>A page with a shield and a progress bar that checks the browser before it lets the visitor in. The solution is a set of cookies.</desc><rect class=d-fill-2 width=320 height=224 rx=8 /><rect class=d-box x=32 y=14 width=256 height=146 rx=8 /><path class=d-soft d="M32 34h256M68 24h96" /><path class=d-solid d="M42 22h5v5h-5zM52 22h5v5h-5z" /><path class=d-box-accent d="M160 46l22 8v14c0 13-10 21-22 26-12-5-22-13-22-26V54z" /><path class=d-accent d="M150 69l7 7 13-14" /><text class=d-mid x=160 y=118>Checking the browser</text><rect class="d-fill-2 d-soft" x=80 y=132 width=160 height=10 rx=5 /><rect class=d-accent-solid x=80 y=132 width=96 height=10 rx=5 /><path class=d-ink d="M160 160v8" /><path class=d-head d="M160 174l-4-6h8z" /><rect class=d-box-accent x=114 y=180 width=92 height=30 rx=15 /><text class="d-mono d-mid" x=160 y=200>cookies</text></svg>'})]}),`
`,(0,t.jsx)(a.h2,{id:"example",children:"Example"}),`
`,(0,t.jsx)(a.p,{children:"Create the task:"}),`
`,(0,t.jsxs)(o.A,{id:"samples",label:"Code samples: ImpervaTask",children:[(0,t.jsx)(c.A,{language:"javascript",sample:"javascript",html:`<span class=tc>// Node.js 20+</span>
<span class=tk>const</span> response = <span class=tk>await</span> <span class=tf>fetch</span>(<span class=ts>"https://api.captcha-cloud.example/createTask"</span>, {
  <span class=tp>method</span>: <span class=ts>"POST"</span>,
  <span class=tp>headers</span>: { <span class=tp>"Content-Type"</span>: <span class=ts>"application/json"</span> },
  <span class=tp>body</span>: <span class=tn>JSON</span>.<span class=tf>stringify</span>({
    <span class=tp>clientKey</span>: <span class=ts>"YOUR_API_KEY"</span>,
    <span class=tp>task</span>: {
      <span class=tp>type</span>: <span class=ts>"CustomTask"</span>,
      <span class=tk>class</span>: <span class=ts>"Imperva"</span>,
      <span class=tp>websiteURL</span>: <span class=ts>"https://example.com/"</span>,
      <span class=tp>metadata</span>: {
        <span class=tp>incapsulaScriptUrl</span>: <span class=ts>"_Incapsula_Resource?SWJIYLWA=VALUE_FROM_THE_PAGE"</span>,
        <span class=tp>incapsulaCookies</span>: <span class=ts>"incap_ses_1=VALUE; visid_incap_1=VALUE"</span>
      },
      <span class=tp>proxyType</span>: <span class=ts>"http"</span>,
      <span class=tp>proxyAddress</span>: <span class=ts>"203.0.113.10"</span>,
      <span class=tp>proxyPort</span>: <span class=tn>8080</span>,
      <span class=tp>proxyLogin</span>: <span class=ts>"YOUR_PROXY_LOGIN"</span>,
      <span class=tp>proxyPassword</span>: <span class=ts>"YOUR_PROXY_PASSWORD"</span>
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
            <span class=ts>"type"</span>: <span class=ts>"CustomTask"</span>,
            <span class=ts>"class"</span>: <span class=ts>"Imperva"</span>,
            <span class=ts>"websiteURL"</span>: <span class=ts>"https://example.com/"</span>,
            <span class=ts>"metadata"</span>: {
                <span class=ts>"incapsulaScriptUrl"</span>: <span class=ts>"_Incapsula_Resource?SWJIYLWA=VALUE_FROM_THE_PAGE"</span>,
                <span class=ts>"incapsulaCookies"</span>: <span class=ts>"incap_ses_1=VALUE; visid_incap_1=VALUE"</span>
            },
            <span class=ts>"proxyType"</span>: <span class=ts>"http"</span>,
            <span class=ts>"proxyAddress"</span>: <span class=ts>"203.0.113.10"</span>,
            <span class=ts>"proxyPort"</span>: <span class=tn>8080</span>,
            <span class=ts>"proxyLogin"</span>: <span class=ts>"YOUR_PROXY_LOGIN"</span>,
            <span class=ts>"proxyPassword"</span>: <span class=ts>"YOUR_PROXY_PASSWORD"</span>
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
    <span class=tp>"type"</span>: <span class=ts>"CustomTask"</span>,
    <span class=tp>"class"</span>: <span class=ts>"Imperva"</span>,
    <span class=tp>"websiteURL"</span>: <span class=ts>"https://example.com/"</span>,
    <span class=tp>"metadata"</span>: {
      <span class=tp>"incapsulaScriptUrl"</span>: <span class=ts>"_Incapsula_Resource?SWJIYLWA=VALUE_FROM_THE_PAGE"</span>,
      <span class=tp>"incapsulaCookies"</span>: <span class=ts>"incap_ses_1=VALUE; visid_incap_1=VALUE"</span>
    },
    <span class=tp>"proxyType"</span>: <span class=ts>"http"</span>,
    <span class=tp>"proxyAddress"</span>: <span class=ts>"203.0.113.10"</span>,
    <span class=tp>"proxyPort"</span>: <span class=tn>8080</span>,
    <span class=tp>"proxyLogin"</span>: <span class=ts>"YOUR_PROXY_LOGIN"</span>,
    <span class=tp>"proxyPassword"</span>: <span class=ts>"YOUR_PROXY_PASSWORD"</span>
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
        <span class=ts>"type"</span>: <span class=ts>"CustomTask"</span>,
        <span class=ts>"class"</span>: <span class=ts>"Imperva"</span>,
        <span class=ts>"websiteURL"</span>: <span class=ts>"https://example.com/"</span>,
        <span class=ts>"metadata"</span>: {
          <span class=ts>"incapsulaScriptUrl"</span>: <span class=ts>"_Incapsula_Resource?SWJIYLWA=VALUE_FROM_THE_PAGE"</span>,
          <span class=ts>"incapsulaCookies"</span>: <span class=ts>"incap_ses_1=VALUE; visid_incap_1=VALUE"</span>
        },
        <span class=ts>"proxyType"</span>: <span class=ts>"http"</span>,
        <span class=ts>"proxyAddress"</span>: <span class=ts>"203.0.113.10"</span>,
        <span class=ts>"proxyPort"</span>: <span class=tn>8080</span>,
        <span class=ts>"proxyLogin"</span>: <span class=ts>"YOUR_PROXY_LOGIN"</span>,
        <span class=ts>"proxyPassword"</span>: <span class=ts>"YOUR_PROXY_PASSWORD"</span>
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
                "type": "CustomTask",
                "class": "Imperva",
                "websiteURL": "https://example.com/",
                "metadata": {
                  "incapsulaScriptUrl": "_Incapsula_Resource?SWJIYLWA=VALUE_FROM_THE_PAGE",
                  "incapsulaCookies": "incap_ses_1=VALUE; visid_incap_1=VALUE"
                },
                "proxyType": "http",
                "proxyAddress": "203.0.113.10",
                "proxyPort": 8080,
                "proxyLogin": "YOUR_PROXY_LOGIN",
                "proxyPassword": "YOUR_PROXY_PASSWORD"
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
    "type": "CustomTask",
    "class": "Imperva",
    "websiteURL": "https://example.com/",
    "metadata": {
      "incapsulaScriptUrl": "_Incapsula_Resource?SWJIYLWA=VALUE_FROM_THE_PAGE",
      "incapsulaCookies": "incap_ses_1=VALUE; visid_incap_1=VALUE"
    },
    "proxyType": "http",
    "proxyAddress": "203.0.113.10",
    "proxyPort": 8080,
    "proxyLogin": "YOUR_PROXY_LOGIN",
    "proxyPassword": "YOUR_PROXY_PASSWORD"
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
    "type": "CustomTask",
    "class": "Imperva",
    "websiteURL": "https://example.com/",
    "metadata": {
      "incapsulaScriptUrl": "_Incapsula_Resource?SWJIYLWA=VALUE_FROM_THE_PAGE",
      "incapsulaCookies": "incap_ses_1=VALUE; visid_incap_1=VALUE"
    },
    "proxyType": "http",
    "proxyAddress": "203.0.113.10",
    "proxyPort": 8080,
    "proxyLogin": "YOUR_PROXY_LOGIN",
    "proxyPassword": "YOUR_PROXY_PASSWORD"
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
`,(0,t.jsx)(i.A,{of:"ImpervaTask",label:"Try it",children:(0,t.jsxs)("p",{children:["Fill in this request and run it in the sandbox (requires JavaScript). If you have the source of this documentation, you can also run the sandbox on your computer: ",(0,t.jsx)(a.a,{href:"/docs/getting-start#sandbox",children:(0,t.jsx)("code",{children:"npm run sandbox"})})]})}),`
`,(0,t.jsxs)(a.p,{children:["When the task is ready, ",(0,t.jsx)(a.a,{href:"/docs/api/methods/get-task-result",children:"getTaskResult"})," returns:"]}),`
`,(0,t.jsx)(c.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"ready"</span>,
  <span class=tp>"solution"</span>: {
    <span class=tp>"domains"</span>: {
      <span class=tp>"example.com"</span>: {
        <span class=tp>"cookies"</span>: {
          <span class=tp>"___utmvc"</span>: <span class=ts>"NMB+nRa4inxXNeXuhPf+cLh+0WJw...; Max-Age=31536000; Domain=.example.com; Path=/"</span>,
          <span class=tp>"reese84"</span>: <span class=ts>"3:PmDmAyR0NvMWDdJZv6dkyA==:EaRy..."</span>
        }
      }
    }
  }
}`}),`
`,(0,t.jsxs)(a.p,{children:["For a complete program that creates a task and polls for the result, see ",(0,t.jsx)(a.a,{href:"/docs/getting-start#first-task",children:"Solve your first captcha"}),". The Go and PHP ",(0,t.jsx)(a.a,{href:"/docs/getting-start#libraries",children:"libraries"})," don't support ",(0,t.jsx)(a.code,{children:"CustomTask"}),": call the HTTP API instead."]}),`
`,(0,t.jsx)(a.h2,{id:"find-values",children:"Where to find the values"}),`
`,(0,t.jsxs)(a.p,{children:["Imperva has no public integration guide for these values. They come from your own web resource: the page that shows the captcha, the Incapsula script that it loads, and the Incapsula cookies of its session. Send ",(0,t.jsx)(a.code,{children:"metadata.reese84UrlEndpoint"})," only if your site uses a reese84 endpoint."]}),`
`,(0,t.jsxs)(a.p,{children:["To try a request without a site or a balance, use the ",(0,t.jsx)(a.a,{href:"/docs/getting-start#sandbox",children:"sandbox"}),"."]}),`
`,(0,t.jsx)(a.h2,{id:"request-fields",children:"Request fields"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Request fields: ImpervaTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Field"}),(0,t.jsx)("th",{scope:"col",children:"Type"}),(0,t.jsx)("th",{scope:"col",children:"Description"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(p.A,{id:"type",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#type",children:(0,t.jsx)("code",{children:"type"})})}),(0,t.jsxs)("td",{children:["string ",(0,t.jsx)("b",{children:"required"})]}),(0,t.jsxs)("td",{children:["Task type.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["always ",(0,t.jsx)("code",{children:"CustomTask"})]})})]})]}),(0,t.jsxs)(p.A,{id:"class",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#class",children:(0,t.jsx)("code",{children:"class"})})}),(0,t.jsxs)("td",{children:["string ",(0,t.jsx)("b",{children:"required"})]}),(0,t.jsxs)("td",{children:["Task class.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["always ",(0,t.jsx)("code",{children:"Imperva"})]})})]})]}),(0,t.jsxs)(p.A,{id:"websiteURL",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#websiteURL",children:(0,t.jsx)("code",{children:"websiteURL"})})}),(0,t.jsxs)("td",{children:["string · URL ",(0,t.jsx)("b",{children:"required"})]}),(0,t.jsxs)("td",{children:["Full URL of the page that shows the captcha, including ",(0,t.jsx)("code",{children:"http://"})," or ",(0,t.jsx)("code",{children:"https://"}),"."]})]}),(0,t.jsxs)(p.A,{id:"metadata.incapsulaScriptUrl",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#metadata.incapsulaScriptUrl",children:(0,t.jsxs)("code",{children:[(0,t.jsxs)("i",{children:["metadata.",(0,t.jsx)("wbr",{})]}),"incapsulaScriptUrl"]})})}),(0,t.jsxs)("td",{children:["string ",(0,t.jsx)("b",{children:"required"})]}),(0,t.jsx)("td",{children:"Name of the Incapsula script resource."})]}),(0,t.jsxs)(p.A,{id:"metadata.incapsulaCookies",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#metadata.incapsulaCookies",children:(0,t.jsxs)("code",{children:[(0,t.jsxs)("i",{children:["metadata.",(0,t.jsx)("wbr",{})]}),"incapsulaCookies"]})})}),(0,t.jsxs)("td",{children:["string ",(0,t.jsx)("b",{children:"required"})]}),(0,t.jsx)("td",{children:"Incapsula session cookies."})]}),(0,t.jsxs)(p.A,{id:"metadata.reese84UrlEndpoint",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#metadata.reese84UrlEndpoint",children:(0,t.jsxs)("code",{children:[(0,t.jsxs)("i",{children:["metadata.",(0,t.jsx)("wbr",{})]}),"reese84UrlEndpoint"]})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsx)("td",{children:"Name of the reese84 endpoint, if the site uses one."})]}),(0,t.jsxs)(p.A,{id:"userAgent",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#userAgent",children:(0,t.jsx)("code",{children:"userAgent"})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsxs)("td",{children:["Browser User-Agent. Pass the value that ",(0,t.jsx)(a.a,{href:"/docs/api/methods/get-user-agent",children:"getUserAgent"})," returns."]})]})]})]})}),`
`,(0,t.jsx)(a.h2,{id:"proxy",children:"Proxy"}),`
`,(0,t.jsx)("p",{children:"Required. Set the proxy fields, including login and password."}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Proxy fields: ImpervaTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Field"}),(0,t.jsx)("th",{scope:"col",children:"Type"}),(0,t.jsx)("th",{scope:"col",children:"Description"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(p.A,{id:"proxyType",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyType",children:(0,t.jsx)("code",{children:"proxyType"})})}),(0,t.jsxs)("td",{children:["string ",(0,t.jsx)("b",{children:"required"})]}),(0,t.jsxs)("td",{children:["Proxy protocol. Use ",(0,t.jsx)("code",{children:"http"})," for regular HTTP and HTTPS proxies. Use ",(0,t.jsx)("code",{children:"https"})," only as a fallback for unusual proxies. See ",(0,t.jsx)(a.a,{href:"/docs/api/methods/create-task#proxy",children:"Use your own proxy"}),".",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["one of ",(0,t.jsx)("code",{children:"http"}),", ",(0,t.jsx)("code",{children:"https"}),", ",(0,t.jsx)("code",{children:"socks4"}),", ",(0,t.jsx)("code",{children:"socks5"})]})})]})]}),(0,t.jsxs)(p.A,{id:"proxyAddress",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyAddress",children:(0,t.jsx)("code",{children:"proxyAddress"})})}),(0,t.jsxs)("td",{children:["string ",(0,t.jsx)("b",{children:"required"})]}),(0,t.jsxs)("td",{children:["IP address of the proxy.",(0,t.jsx)("ul",{children:(0,t.jsx)("li",{children:"IPv4 or IPv6 only; host names, transparent proxies, loopback, and local-network addresses are not accepted"})})]})]}),(0,t.jsxs)(p.A,{id:"proxyPort",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyPort",children:(0,t.jsx)("code",{children:"proxyPort"})})}),(0,t.jsxs)("td",{children:["integer ",(0,t.jsx)("b",{children:"required"})]}),(0,t.jsxs)("td",{children:["Port of the proxy.",(0,t.jsx)("ul",{children:(0,t.jsx)("li",{children:"0 to 65535"})})]})]}),(0,t.jsxs)(p.A,{id:"proxyLogin",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyLogin",children:(0,t.jsx)("code",{children:"proxyLogin"})})}),(0,t.jsxs)("td",{children:["string ",(0,t.jsx)("b",{children:"required"})]}),(0,t.jsxs)("td",{children:["Username for the proxy.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["must not contain ",(0,t.jsx)("code",{children:"%"})]})})]})]}),(0,t.jsxs)(p.A,{id:"proxyPassword",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyPassword",children:(0,t.jsx)("code",{children:"proxyPassword"})})}),(0,t.jsxs)("td",{children:["string ",(0,t.jsx)("b",{children:"required"})]}),(0,t.jsxs)("td",{children:["Password for the proxy.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["must not contain ",(0,t.jsx)("code",{children:"%"})]})})]})]})]})]})}),`
`,(0,t.jsx)(a.h2,{id:"answer",children:"Solution"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Solution fields: ImpervaTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Field"}),(0,t.jsx)("th",{scope:"col",children:"Type"}),(0,t.jsx)("th",{scope:"col",children:"Description"})]})}),(0,t.jsx)("tbody",{children:(0,t.jsxs)(p.A,{id:"solution-domains.<site>.cookies",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#solution-domains.%3Csite%3E.cookies",children:(0,t.jsxs)("code",{children:[(0,t.jsxs)("i",{children:["domains.",(0,t.jsx)("wbr",{}),"<site>.",(0,t.jsx)("wbr",{})]}),"cookies"]})})}),(0,t.jsx)("td",{children:"object"}),(0,t.jsxs)("td",{children:["Cookies to set, for example ",(0,t.jsx)("code",{children:"___utmvc"})," and ",(0,t.jsx)("code",{children:"reese84"}),". A value can include cookie attributes."]})]})})]})}),`
`,(0,t.jsx)(a.h2,{id:"use-the-answer",children:"Set the cookies"}),`
`,(0,t.jsxs)(a.p,{children:["For each site in ",(0,t.jsx)(a.code,{children:"domains"}),", set every cookie in ",(0,t.jsx)(a.code,{children:"cookies"}),". If a value includes attributes, such as ",(0,t.jsx)(a.code,{children:"Max-Age"})," or ",(0,t.jsx)(a.code,{children:"Domain"}),", they are not part of the cookie value."]}),`
`,(0,t.jsx)(a.h2,{id:"errors",children:"Errors"}),`
`,(0,t.jsxs)(a.p,{children:["Check the proxy first: all five proxy fields are required. Then check the script name and the session cookies. These are the codes you are most likely to see. For all codes, see ",(0,t.jsx)(a.a,{href:"/docs/api/api-errors#all-codes",children:"API errors"}),"."]}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Error codes and fixes",children:(0,t.jsxs)("table",{className:"rows errors",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Code"}),(0,t.jsx)("th",{scope:"col",children:"Meaning"}),(0,t.jsx)("th",{scope:"col",children:"Fix"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_PROXY_MISSING",children:(0,t.jsx)("code",{children:"ERROR_PROXY_MISSING"})})}),(0,t.jsxs)("td",{"data-label":"Meaning",children:["A required proxy field is missing, or ",(0,t.jsx)("code",{children:"proxyType"})," is invalid."]}),(0,t.jsxs)("td",{"data-label":"Fix",children:["Set all ",(0,t.jsx)(a.a,{href:"/docs/api/methods/create-task#proxy",children:"proxy fields"}),"."]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_INVALID_TASK",children:(0,t.jsx)("code",{children:"ERROR_INVALID_TASK"})})}),(0,t.jsxs)("td",{"data-label":"Meaning",children:["A field of the task is missing, invalid, or out of date. ",(0,t.jsx)("code",{children:"errorDescription"})," names the field."]}),(0,t.jsx)("td",{"data-label":"Fix",children:"Correct the named fields."})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_CAPTCHA_UNSOLVABLE",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"CAPTCHA_",(0,t.jsx)("wbr",{}),"UNSOLVABLE"]})})}),(0,t.jsx)("td",{"data-label":"Meaning",children:"The captcha could not be solved."}),(0,t.jsxs)("td",{"data-label":"Fix",children:["See ",(0,t.jsx)(a.a,{href:"/docs/api/api-errors#unsolvable",children:"Unsolvable captchas"})," for causes and fixes."]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_WRONG_USERAGENT",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"WRONG_",(0,t.jsx)("wbr",{}),"USERAGENT"]})})}),(0,t.jsxs)("td",{"data-label":"Meaning",children:["The service does not accept this ",(0,t.jsx)("code",{children:"userAgent"}),"."]}),(0,t.jsxs)("td",{"data-label":"Fix",children:["Pass the value that ",(0,t.jsx)(a.a,{href:"/docs/api/methods/get-user-agent",children:"getUserAgent"})," returns."]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_DOMAIN_NOT_ALLOWED",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"DOMAIN_",(0,t.jsx)("wbr",{}),"NOT_",(0,t.jsx)("wbr",{}),"ALLOWED"]})})}),(0,t.jsx)("td",{"data-label":"Meaning",children:"The service blocks this domain."}),(0,t.jsx)("td",{"data-label":"Fix",children:"Don't send tasks for this domain."})]})]})]})}),`
`,(0,t.jsx)(a.p,{children:'If your page shows "Error 16", the site doesn\'t accept the country of the proxy. Use a proxy in a country that your site accepts.'}),`
`,(0,t.jsx)(a.h2,{id:"limits",children:"Billing"}),`
`,(0,t.jsx)(a.p,{children:"You pay per 1000 tokens, and only for solved tasks."}),`
`,(0,t.jsx)(a.h2,{id:"next",children:"Next steps"}),`
`,(0,t.jsxs)(a.ul,{children:[`
`,(0,t.jsxs)(a.li,{children:[(0,t.jsx)(a.a,{href:"/docs/api/api-errors#proxy-errors",children:"Proxy errors"}),": find the cause behind a proxy error code."]}),`
`,(0,t.jsxs)(a.li,{children:[(0,t.jsx)(a.a,{href:"/docs/api/block-reason#BadProxy",children:(0,t.jsx)(a.code,{children:"BadProxy"})}),": avoid the block that follows repeated use of a banned proxy."]}),`
`,(0,t.jsxs)(a.li,{children:[(0,t.jsx)(a.a,{href:"/docs/api/methods/get-task-result#polling",children:"Poll for the result"}),": when and how often to call getTaskResult."]}),`
`]})]})}function m(s={}){let{wrapper:a}={...(0,r.R)(),...s.components};return a?(0,t.jsx)(a,{...s,children:(0,t.jsx)(j,{...s})}):j(s)}},8345(s,a,e){var n={"./RecaptchaV2EnterpriseTask.json":["2227","1696"],"./ImageToTextTask.json":["354","2847"],"./RecaptchaClickTask.json":["2170","2071"],"./TenDITask.json":["5709","6686"],"./reportIncorrectImageCaptcha.json":["464","6361"],"./createTask.json":["7577","4498"],"./AmazonTask.json":["3009","6890"],"./getBalance.json":["3444","8389"],"./getTaskResult.json":["204","8813"],"./RecaptchaV2Task.json":["2928","8425"],"./getUserAgent.json":["9968","7785"],"./TemuTask.json":["1144","7473"],"./strings.json":["2078","6131"],"./ImpervaTask.json":["7089","3210"],"./BinanceTask.json":["5291","3272"],"./RecaptchaV3TaskProxyless.json":["9136","409"],"./reportIncorrectTokenCaptcha.json":["1248","8617"],"./__plugin.json":["329","3394"],"./GeeTestTask.json":["6530","2927"],"./RecognitionTask.json":["6166","7307"],"./ProsopoTask.json":["9685","4726"],"./TurnstileTask.json":["2389","2182"],"./BasiliskTask.json":["9189","310"]};function t(s){if(!e.o(n,s))return Promise.resolve().then(function(){var a=Error("Cannot find module '"+s+"'");throw a.code="MODULE_NOT_FOUND",a});var a=n[s],t=a[0];return e.e(a[1]).then(function(){return e.t(t,19)})}t.keys=()=>Object.keys(n),t.id=8345,s.exports=t},7346(s,a,e){"use strict";e.d(a,{A:()=>r});var n=e(2540),t=e(4060);function r({as:s="tr",...a}){return(0,t.A)().collectAnchor(a.id),(0,n.jsx)(s,{...a})}},8920(s,a,e){"use strict";e.d(a,{A:()=>c});var n=e(2540),t=e(3696);let r=globalThis.trustedTypes?.createPolicy("built-html",{createHTML:s=>s});function c({as:s,html:a,ref:e,...l}){let p=(0,t.useMemo)(()=>({__html:r?r.createHTML(a):a}),[a]);return(0,n.jsx)(s,{...l,ref:e,dangerouslySetInnerHTML:p})}},7228(s,a,e){"use strict";let n;function t(s){let a,e=n??((a=document.createElement("div")).setAttribute("role","status"),a.className="sr-only",document.body.append(a),a);n=e,e.textContent="",setTimeout(()=>{e.textContent=s},100)}e.d(a,{i:()=>t})},9073(s,a,e){"use strict";async function n(s){try{await navigator.clipboard.writeText(s)}catch{var a;let e,n,t;if(a=s,e=document.activeElement,(n=document.createElement("textarea")).className="sr-only",n.value=a,document.body.append(n),n.select(),t=document.execCommand("copy"),n.remove(),e?.focus({preventScroll:!0}),!t)throw Error("The browser does not let this page copy.")}}e.d(a,{D:()=>n})},3985(s,a,e){"use strict";e.d(a,{A:()=>o,i:()=>d});var n=e(2540),t=e(9981),r=e(3696),c=e(8920),l=e(7228),p=e(9073),i=e(4635);function o({html:s,language:a,title:e,sample:t}){let l=(0,r.useRef)(null);return(0,n.jsxs)("div",{className:"code","data-sample":t,children:[e&&(0,n.jsx)("div",{className:"code-title",children:e}),(0,n.jsx)("pre",{tabIndex:0,children:(0,n.jsx)(c.A,{as:"code",ref:l,className:a&&`language-${a}`,html:s})}),(0,n.jsx)(d,{code:l})]})}function d({code:s}){let[a,e]=(0,r.useState)();(0,r.useEffect)(()=>{if(!a)return;let s=setTimeout(()=>e(void 0),2e3);return()=>clearTimeout(s)},[a]);let c=async()=>{let a=await (0,p.D)(s.current?.textContent??"").then(i.M,()=>(s.current&&getSelection()?.selectAllChildren(s.current),(0,i.d)()));e(a),(0,l.i)(a)};return(0,n.jsx)("button",{type:"button",className:"code-copy","data-copied":a?"":void 0,onClick:c,children:a??(0,t.T)({id:"theme.CodeBlock.copy",message:"Copy",description:"The copy button label on code blocks"})})}},4635(s,a,e){"use strict";e.d(a,{M:()=>t,d:()=>r});var n=e(9981);function t(){return(0,n.T)({id:"theme.CodeBlock.copied",message:"Copied",description:"The copied button label on code blocks"})}function r(){return(0,n.T)({id:"docs.copy.failed",message:"Couldn't copy"})}},9409(s,a,e){"use strict";e.d(a,{A:()=>o});var n=e(2540),t=e(3696),r=e(4237),c=e(9344);function l(){let s,{dataset:a}=document.documentElement;for(let e of document.querySelectorAll(".samples > input"))e.value===a.sample?s=e.checked=!0:s??=!1;!1===s&&delete a.sample}var p=e(634);let i={javascript:"JavaScript",python:"Python",curl:"cURL",csharp:"C#",java:"Java",go:"Go",php:"PHP"};function o({id:s,label:a,children:e}){return(0,t.useLayoutEffect)(l,[]),(0,n.jsxs)("div",{className:"samples",role:"group","aria-label":a,children:[p.f.map((a,e)=>(0,n.jsxs)(t.Fragment,{children:[(0,n.jsx)("input",{type:"radio",id:`${s}-${a}`,name:s,value:a,defaultChecked:0===e,onChange:s=>{var a;let e;return e=(a=s.currentTarget).getBoundingClientRect().top,void(!function({value:s}){document.documentElement.dataset.sample=s,(0,c.M)("localStorage",r.dt,s),l()}(a),scrollBy(0,a.getBoundingClientRect().top-e))}}),(0,n.jsx)("label",{htmlFor:`${s}-${a}`,children:i[a]})]},a)),e]})}},634(s,a,e){"use strict";e.d(a,{f:()=>n});let n=["javascript","python","curl","csharp","java","go","php"]},4942(s,a,e){"use strict";function n(s,a){let{fields:e=[],proxy:n}=s.variants[a]??{},r=[...e,...n?.fields??[]];return"createTask"!==s.method?t("",r):t("",[t("task",r),...s.envelope])}function t(s,a){return{name:s,fields:a,types:["object"],typeText:"",required:!0,description:"",constraints:[]}}e.d(a,{$b:()=>function s(a,[e,...n]){return void 0===e||void 0===a||"string"==typeof a?void 0===e?a:void 0:s(Array.isArray(a)?a[Number(e)]:a[e],n)},BA:()=>function s(a,e){if(void 0!==a.const)return a.required||void 0!==e?a.const:void 0;if(void 0===e||""===e)return a.fields&&a.required?{}:void 0;if("string"==typeof e)return function({types:s,enum:a,open:e},n){let t=a?.find(s=>r(s)===n);return void 0!==t?t:e?function(s){try{return JSON.parse(s)}catch{return s}}(n):s.includes("boolean")&&/^(true|false)$/.test(n)?"true"===n:(s.includes("integer")||s.includes("number"))&&/^-?\d+(\.\d+)?$/.test(n)&&Number.isSafeInteger(Math.trunc(Number(n)))?Number(n):n}(a,e);if(Array.isArray(e))return function({items:a,required:e},n){if(0!==n.length||e)return n.map(e=>(a&&s(a,e))??"")}(a,e);let n=(a.fields??[]).map(a=>[a.name,s(a,e[a.name])]).filter(([,s])=>void 0!==s);return n.length>0||a.required?Object.fromEntries(n):void 0},D0:()=>function s(a,e){if(void 0!==e){if(a.open)return"string"==typeof e?e:JSON.stringify(e,null,2);if(a.items){let{items:n}=a;return Array.isArray(e)?e.map(a=>s(n,a)??""):void 0}return a.fields?c(e)?Object.fromEntries(a.fields.map(a=>[a.name,s(a,e[a.name])]).filter(([,s])=>void 0!==s)):void 0:r(e)}},Gv:()=>c,LO:()=>n,e1:()=>r,eI:()=>function s(a,[e,...n],t){if(void 0===e)return t;if("number"==typeof e){let r=Array.isArray(a)?a:[],c=s(r[e],n,t);return void 0===c?r.toSpliced(e,1):r.toSpliced(e,1,c)}let r=c(a)?a:{},{[e]:l,...p}=r,i=s(l,n,t);return void 0===i?p:{...r,[e]:i}},rq:()=>l});let r=s=>"string"==typeof s?s:JSON.stringify(s),c=s=>"object"==typeof s&&null!==s&&!Array.isArray(s),l=s=>s.map(s=>`/${s}`).join("")},1525(s,a,e){"use strict";e.d(a,{A:()=>l});var n=e(2540),t=e(9981),r=e(3696),c=e(3413);function l({of:s,variant:a,label:i,children:o}){let d=(0,r.useRef)(null),[h,u]=(0,r.useState)(),x=function(s,a){let[e,n]=(0,r.useState)();return(0,r.useLayoutEffect)(()=>(p.add(s),()=>void p.delete(s)),[s]),(0,r.useEffect)(()=>{let e=()=>{let e=(0,c.vF)(location.hash),t=[...document.querySelectorAll(".try-it")],r=e===s||t[0]===a.current&&!document.getElementById(`try-${e}`);void 0!==e&&r&&a.current&&(n(location.hash),history.replaceState(history.state,"",location.pathname+location.search),a.current.open=!0,a.current.scrollIntoView())};return e(),addEventListener("hashchange",e),()=>removeEventListener("hashchange",e)},[s,a]),e}(s,d),j=()=>{d.current?.open&&"object"!=typeof h&&(u(void 0),Promise.all([Promise.all([e.e("4014"),e.e("1081"),e.e("8888")]).then(e.bind(e,7051)),e(8345)(`./${s}.json`)]).then(([{default:s},{default:a}])=>u({Panel:s,data:function(s){let{placeholder:a,text:e}=s.userAgent,n=JSON.stringify(document.querySelector("[data-user-agent]")?.textContent||e).slice(1,-1);return JSON.parse(JSON.stringify(s).replaceAll(a,n))}(a)}),()=>u("failed")))};return(0,r.useEffect)(j,[]),(0,n.jsxs)("details",{ref:d,className:"try-it",onToggle:j,children:[(0,n.jsx)("summary",{children:i}),"object"!=typeof h&&o,"failed"===h&&(0,n.jsx)("button",{type:"button",className:"button",onClick:j,children:(0,t.T)({id:"theme.ErrorPageContent.tryAgain",message:"Try again"})}),"object"==typeof h&&(0,n.jsx)(h.Panel,{...h.data,variant:a,hash:x},x)]})}let p=new Set},3413(s,a,e){"use strict";e.d(a,{Pp:()=>p,jE:()=>t,jr:()=>c,vF:()=>l});var n=e(4942);let t=4e3,r="#try=";function c(s,a){var e;return`${r}${s}.${e=JSON.stringify(a),btoa(Array.from(new TextEncoder().encode(e),s=>String.fromCharCode(s)).join("")).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}`}function l(s){return s.startsWith(r)?s.slice(r.length).split(".")[0]:void 0}function p(s){if(!(s.length>t))try{var a;let e,t=JSON.parse((a=s.slice(s.indexOf(".")+1),e=atob(a.replaceAll("-","+").replaceAll("_","/")),new TextDecoder("utf-8",{fatal:!0}).decode(Uint8Array.from(e,s=>s.charCodeAt(0)))));if(!(0,n.Gv)(t)||!(0,n.Gv)(t.body))return;let{variant:r,body:c}=t;return"string"==typeof r?{variant:r,body:c}:{body:c}}catch{return}}},3023(s,a,e){"use strict";e.d(a,{R:()=>c,x:()=>l});var n=e(3696);let t={},r=n.createContext(t);function c(s){let a=n.useContext(r);return n.useMemo(function(){return"function"==typeof s?s(a):{...a,...s}},[a,s])}function l(s){let a;return a=s.disableParentContext?"function"==typeof s.components?s.components(t):s.components||t:c(s.components),n.createElement(r.Provider,{value:a},s.children)}}}]);