(globalThis.webpackChunkwebsite=globalThis.webpackChunkwebsite||[]).push([["6219"],{5297(s,a,e){"use strict";e.r(a),e.d(a,{metadata:()=>n,default:()=>m,frontMatter:()=>o,contentTitle:()=>h,toc:()=>u,assets:()=>x});var n=JSON.parse('{"id":"captchas/recaptcha-click","title":"ComplexImageTask: reCAPTCHA by clicks","description":"Find the tiles to click in a reCAPTCHA grid: send one image, the grid size, and the instruction, and get one flag per tile.","source":"@site/docs/captchas/recaptcha-click.mdx","sourceDirName":"captchas","slug":"/captchas/recaptcha-click","permalink":"/docs/captchas/recaptcha-click","draft":false,"unlisted":false,"tags":[],"version":"current","lastUpdatedAt":1794865987000,"frontMatter":{"title":"ComplexImageTask: reCAPTCHA by clicks","sidebar_label":"reCAPTCHA by clicks","description":"Find the tiles to click in a reCAPTCHA grid: send one image, the grid size, and the instruction, and get one flag per tile."},"sidebar":"documentation","previous":{"title":"reCAPTCHA v3","permalink":"/docs/captchas/recaptcha-v3-task"},"next":{"title":"Cloudflare Turnstile","permalink":"/docs/captchas/turnstile-task"},"lastUpdatedText":"Nov 16, 2026"}'),t=e(2540),l=e(3023),c=e(3985),r=e(8920),i=e(7346),p=e(1525),d=e(9409);let o={title:"ComplexImageTask: reCAPTCHA by clicks",sidebar_label:"reCAPTCHA by clicks",description:"Find the tiles to click in a reCAPTCHA grid: send one image, the grid size, and the instruction, and get one flag per tile."},h,x={},u=[{value:"When to use it",id:"when-to-use",level:2},{value:"Example",id:"example",level:2},{value:"Where to find the values",id:"find-values",level:2},{value:"Request fields",id:"request-fields",level:2},{value:"Grid sizes",id:"variants",level:2},{value:"4x4",id:"grid-4x4",level:3},{value:"1x1",id:"grid-1x1",level:3},{value:"Proxy",id:"proxy",level:2},{value:"Solution",id:"answer",level:2},{value:"Click the tiles",id:"use-the-answer",level:2},{value:"Errors",id:"errors",level:2},{value:"Billing",id:"limits",level:2},{value:"Next steps",id:"next",level:2}];function j(s){let a={a:"a",code:"code",h2:"h2",h3:"h3",li:"li",p:"p",strong:"strong",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...(0,l.R)(),...s.components};return(0,t.jsxs)(t.Fragment,{children:[(0,t.jsxs)(a.p,{children:[(0,t.jsx)(a.code,{children:"ComplexImageTask"})," with class ",(0,t.jsx)(a.code,{children:"recaptcha"})," finds the tiles to click in a reCAPTCHA image. Send one image, the grid size, and the instruction. The solution has one flag per tile."]}),`
`,(0,t.jsxs)("div",{className:"glance",children:[(0,t.jsxs)("dl",{className:"facts",children:[(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Type"}),(0,t.jsx)("dd",{children:(0,t.jsx)("code",{children:"ComplexImageTask"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Class"}),(0,t.jsx)("dd",{children:(0,t.jsx)("code",{children:"recaptcha"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Proxy"}),(0,t.jsx)("dd",{children:(0,t.jsx)("b",{className:"pill",children:"not supported"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Wait time"}),(0,t.jsxs)("dd",{children:["0.3 to 6 s",(0,t.jsxs)("svg",{className:"range",viewBox:"0 0 180 1",preserveAspectRatio:"none","aria-hidden":"true",children:[(0,t.jsx)("path",{d:"M0 .5h180"}),(0,t.jsx)("path",{d:"M0.3 .5H6"})]})]})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Billing"}),(0,t.jsx)("dd",{children:"per 1000 images; for dynamic 3x3 grids, per 1000 dynamic images"})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Polling"}),(0,t.jsx)("dd",{children:"initial delay 0.35 s, interval 2 s, timeout 10 s"})]})]}),(0,t.jsx)(r.A,{as:"figure",className:"drawing",html:'<svg class="d d-captcha" viewBox="0 0 320 224" role=img aria-labelledby=drawing-captcha-recaptcha-click-title aria-describedby=drawing-captcha-recaptcha-click-desc><title id=drawing-captcha-recaptcha-click-title>reCAPTCHA by clicks</title><desc id=drawing-captcha-recaptcha-click-desc>A 4x4 grid with four tiles selected, next to the instruction to select traffic lights. The solution is one true or false flag per tile.</desc><rect class=d-fill-2 width=320 height=224 rx=8 /><rect class=d-box x=16 y=14 width=288 height=146 rx=8 /><rect class=d-fill-2 x=26 y=24 width=128 height=126 /><path class=d-box-accent d="M58 24h32v31h-32zM58 55h32v32h-32zM58 87h32v31h-32zM122 87h32v31h-32z" /><path class=d-soft d="M26 24h128v126H26zM58 24v126M90 24v126M122 24v126M26 55h128M26 87h128M26 118h128" /><path class=d-accent d="M67 40l5 5 9-10M67 71l5 5 9-10M67 103l5 5 9-10M131 103l5 5 9-10" /><rect class=d-accent-solid x=166 y=24 width=128 height=60 rx=8 /><text class=d-inverse x=178 y=49>Select all</text><text class="d-inverse d-bold" x=178 y=70>traffic lights</text><rect class=d-box x=212 y=98 width=24 height=52 rx=8 /><g class=d-ink><circle cx=224 cy=109 r=5 /><circle cx=224 cy=124 r=5 /><circle cx=224 cy=139 r=5 /></g><path class=d-ink d="M160 160v8" /><path class=d-head d="M160 174l-4-6h8z" /><rect class=d-box-accent x=64 y=180 width=192 height=30 rx=15 /><text class="d-mono d-mid" x=160 y=200>answer: true / false</text></svg>'})]}),`
`,(0,t.jsx)(a.h2,{id:"when-to-use",children:"When to use it"}),`
`,(0,t.jsxs)(a.table,{children:[(0,t.jsx)(a.thead,{children:(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.th,{children:"What you want"}),(0,t.jsx)(a.th,{children:"Use"})]})}),(0,t.jsxs)(a.tbody,{children:[(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"The tiles that your program clicks in a browser"}),(0,t.jsx)(a.td,{children:"this task"})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"A token, without clicking"}),(0,t.jsx)(a.td,{children:(0,t.jsx)(a.a,{href:"/docs/captchas/no-captcha-task",children:"reCAPTCHA v2"})})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"Automatic clicks in your browser"}),(0,t.jsxs)(a.td,{children:["the ",(0,t.jsx)(a.a,{href:"/docs/extension/extension-main",children:"extension"})]})]})]})]}),`
`,(0,t.jsx)(a.h2,{id:"example",children:"Example"}),`
`,(0,t.jsx)(a.p,{children:"Create the task with one image:"}),`
`,(0,t.jsxs)(d.A,{id:"samples",label:"Code samples: RecaptchaClickTask, 3x3",children:[(0,t.jsx)(c.A,{language:"javascript",sample:"javascript",html:`<span class=tc>// Node.js 20+</span>
<span class=tk>const</span> response = <span class=tk>await</span> <span class=tf>fetch</span>(<span class=ts>"https://api.captcha-cloud.example/createTask"</span>, {
  <span class=tp>method</span>: <span class=ts>"POST"</span>,
  <span class=tp>headers</span>: { <span class=tp>"Content-Type"</span>: <span class=ts>"application/json"</span> },
  <span class=tp>body</span>: <span class=tn>JSON</span>.<span class=tf>stringify</span>({
    <span class=tp>clientKey</span>: <span class=ts>"YOUR_API_KEY"</span>,
    <span class=tp>task</span>: {
      <span class=tp>type</span>: <span class=ts>"ComplexImageTask"</span>,
      <span class=tk>class</span>: <span class=ts>"recaptcha"</span>,
      <span class=tp>imageUrls</span>: [
        <span class=ts>"https://example.com/captcha/grid.jpg"</span>
      ],
      <span class=tp>metadata</span>: {
        <span class=tp>Grid</span>: <span class=ts>"3x3"</span>,
        <span class=tp>TaskDefinition</span>: <span class=ts>"/m/015qff"</span>
      },
      <span class=tp>websiteURL</span>: <span class=ts>"https://example.com/login"</span>
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
            <span class=ts>"type"</span>: <span class=ts>"ComplexImageTask"</span>,
            <span class=ts>"class"</span>: <span class=ts>"recaptcha"</span>,
            <span class=ts>"imageUrls"</span>: [
                <span class=ts>"https://example.com/captcha/grid.jpg"</span>
            ],
            <span class=ts>"metadata"</span>: {
                <span class=ts>"Grid"</span>: <span class=ts>"3x3"</span>,
                <span class=ts>"TaskDefinition"</span>: <span class=ts>"/m/015qff"</span>
            },
            <span class=ts>"websiteURL"</span>: <span class=ts>"https://example.com/login"</span>
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
    <span class=tp>"type"</span>: <span class=ts>"ComplexImageTask"</span>,
    <span class=tp>"class"</span>: <span class=ts>"recaptcha"</span>,
    <span class=tp>"imageUrls"</span>: [
      <span class=ts>"https://example.com/captcha/grid.jpg"</span>
    ],
    <span class=tp>"metadata"</span>: {
      <span class=tp>"Grid"</span>: <span class=ts>"3x3"</span>,
      <span class=tp>"TaskDefinition"</span>: <span class=ts>"/m/015qff"</span>
    },
    <span class=tp>"websiteURL"</span>: <span class=ts>"https://example.com/login"</span>
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
        <span class=ts>"type"</span>: <span class=ts>"ComplexImageTask"</span>,
        <span class=ts>"class"</span>: <span class=ts>"recaptcha"</span>,
        <span class=ts>"imageUrls"</span>: [
          <span class=ts>"https://example.com/captcha/grid.jpg"</span>
        ],
        <span class=ts>"metadata"</span>: {
          <span class=ts>"Grid"</span>: <span class=ts>"3x3"</span>,
          <span class=ts>"TaskDefinition"</span>: <span class=ts>"/m/015qff"</span>
        },
        <span class=ts>"websiteURL"</span>: <span class=ts>"https://example.com/login"</span>
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
                "type": "ComplexImageTask",
                "class": "recaptcha",
                "imageUrls": [
                  "https://example.com/captcha/grid.jpg"
                ],
                "metadata": {
                  "Grid": "3x3",
                  "TaskDefinition": "/m/015qff"
                },
                "websiteURL": "https://example.com/login"
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
    "type": "ComplexImageTask",
    "class": "recaptcha",
    "imageUrls": [
      "https://example.com/captcha/grid.jpg"
    ],
    "metadata": {
      "Grid": "3x3",
      "TaskDefinition": "/m/015qff"
    },
    "websiteURL": "https://example.com/login"
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
    "type": "ComplexImageTask",
    "class": "recaptcha",
    "imageUrls": [
      "https://example.com/captcha/grid.jpg"
    ],
    "metadata": {
      "Grid": "3x3",
      "TaskDefinition": "/m/015qff"
    },
    "websiteURL": "https://example.com/login"
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
`,(0,t.jsx)(p.A,{of:"RecaptchaClickTask",variant:"3x3",label:"Try it",children:(0,t.jsxs)("p",{children:["Fill in this request and run it in the sandbox (requires JavaScript). If you have the source of this documentation, you can also run the sandbox on your computer: ",(0,t.jsx)(a.a,{href:"/docs/getting-start#sandbox",children:(0,t.jsx)("code",{children:"npm run sandbox"})})]})}),`
`,(0,t.jsxs)(a.p,{children:["When the task is ready, ",(0,t.jsx)(a.a,{href:"/docs/api/methods/get-task-result",children:"getTaskResult"})," returns one flag per tile:"]}),`
`,(0,t.jsx)(c.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"ready"</span>,
  <span class=tp>"solution"</span>: {
    <span class=tp>"answer"</span>: [
      <span class=tn>false</span>,
      <span class=tn>true</span>,
      <span class=tn>false</span>,
      <span class=tn>false</span>,
      <span class=tn>false</span>,
      <span class=tn>true</span>,
      <span class=tn>true</span>,
      <span class=tn>false</span>,
      <span class=tn>false</span>
    ]
  }
}`}),`
`,(0,t.jsxs)(a.p,{children:["For a complete program that creates a task and polls for the result, see ",(0,t.jsx)(a.a,{href:"/docs/getting-start#first-task",children:"Solve your first captcha"}),"."]}),`
`,(0,t.jsx)(a.h2,{id:"find-values",children:"Where to find the values"}),`
`,(0,t.jsx)(a.p,{children:"The values come from the challenge that your browser shows on a page that you own or are allowed to automate:"}),`
`,(0,t.jsxs)(a.ul,{children:[`
`,(0,t.jsxs)(a.li,{children:[(0,t.jsx)(a.strong,{children:"Image:"})," the whole grid, or one replacement tile. Send its URL in ",(0,t.jsx)(a.code,{children:"imageUrls"}),", or its bytes in ",(0,t.jsx)(a.code,{children:"imagesBase64"}),". For the encoding, see ",(0,t.jsx)(a.a,{href:"/docs/captchas/image-to-text#encode-file",children:"Read and encode a file"}),"."]}),`
`,(0,t.jsxs)(a.li,{children:[(0,t.jsx)(a.strong,{children:"Instruction:"})," the text above the grid, in English, as ",(0,t.jsx)(a.code,{children:"metadata.Task"}),". If you have the technical ID of the object class instead, send it as ",(0,t.jsx)(a.code,{children:"metadata.TaskDefinition"}),"."]}),`
`]}),`
`,(0,t.jsx)(a.h2,{id:"request-fields",children:"Request fields"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Request fields: RecaptchaClickTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Field"}),(0,t.jsx)("th",{scope:"col",children:"Type"}),(0,t.jsx)("th",{scope:"col",children:"Description"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(i.A,{id:"type",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#type",children:(0,t.jsx)("code",{children:"type"})})}),(0,t.jsxs)("td",{children:["string ",(0,t.jsx)("b",{children:"required"})]}),(0,t.jsxs)("td",{children:["Task type.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["always ",(0,t.jsx)("code",{children:"ComplexImageTask"})]})})]})]}),(0,t.jsxs)(i.A,{id:"class",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#class",children:(0,t.jsx)("code",{children:"class"})})}),(0,t.jsxs)("td",{children:["string ",(0,t.jsx)("b",{children:"required"})]}),(0,t.jsxs)("td",{children:["Task class.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["always ",(0,t.jsx)("code",{children:"recaptcha"})]})})]})]}),(0,t.jsxs)(i.A,{id:"imageUrls",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#imageUrls",children:(0,t.jsx)("code",{children:"imageUrls"})})}),(0,t.jsx)("td",{children:"array of strings"}),(0,t.jsxs)("td",{children:["URL of one image: the whole grid or one tile. Required if ",(0,t.jsx)("code",{children:"imagesBase64"})," is not set.",(0,t.jsx)("ul",{children:(0,t.jsx)("li",{children:"exactly 1 item"})})]})]}),(0,t.jsxs)(i.A,{id:"imagesBase64",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#imagesBase64",children:(0,t.jsx)("code",{children:"imagesBase64"})})}),(0,t.jsx)("td",{children:"array of strings"}),(0,t.jsxs)("td",{children:["The same image, encoded in base64. Required if ",(0,t.jsx)("code",{children:"imageUrls"})," is not set.",(0,t.jsxs)("ul",{children:[(0,t.jsx)("li",{children:"exactly 1 item"}),(0,t.jsxs)("li",{children:["no ",(0,t.jsx)("code",{children:"data:"})," prefix"]}),(0,t.jsx)("li",{children:"image of 100 to 500,000 bytes"})]})]})]}),(0,t.jsxs)(i.A,{id:"metadata.Grid",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#metadata.Grid",children:(0,t.jsxs)("code",{children:[(0,t.jsxs)("i",{children:["metadata.",(0,t.jsx)("wbr",{})]}),"Grid"]})})}),(0,t.jsxs)("td",{children:["string ",(0,t.jsx)("b",{children:"required"})]}),(0,t.jsxs)("td",{children:["Grid size.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["one of ",(0,t.jsx)("code",{children:"4x4"}),", ",(0,t.jsx)("code",{children:"3x3"}),", ",(0,t.jsx)("code",{children:"1x1"})]})})]})]}),(0,t.jsxs)(i.A,{id:"metadata.Task",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#metadata.Task",children:(0,t.jsxs)("code",{children:[(0,t.jsxs)("i",{children:["metadata.",(0,t.jsx)("wbr",{})]}),"Task"]})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsxs)("td",{children:["Instruction text, in English. Required if ",(0,t.jsx)("code",{children:"TaskDefinition"})," is not set.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["for example ",(0,t.jsx)("code",{children:"Click on traffic lights"})]})})]})]}),(0,t.jsxs)(i.A,{id:"metadata.TaskDefinition",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#metadata.TaskDefinition",children:(0,t.jsxs)("code",{children:[(0,t.jsxs)("i",{children:["metadata.",(0,t.jsx)("wbr",{})]}),"TaskDefinition"]})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsxs)("td",{children:["Technical ID of the object class. ",(0,t.jsx)("code",{children:"/m/015qff"})," means traffic lights. Required if ",(0,t.jsx)("code",{children:"Task"})," is not set.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["for example ",(0,t.jsx)("code",{children:"/m/015qff"})]})})]})]}),(0,t.jsxs)(i.A,{id:"websiteURL",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#websiteURL",children:(0,t.jsx)("code",{children:"websiteURL"})})}),(0,t.jsx)("td",{children:"string · URL"}),(0,t.jsx)("td",{children:"URL of the page."})]}),(0,t.jsxs)(i.A,{id:"userAgent",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#userAgent",children:(0,t.jsx)("code",{children:"userAgent"})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsxs)("td",{children:["Browser User-Agent. Pass the value that ",(0,t.jsx)(a.a,{href:"/docs/api/methods/get-user-agent",children:"getUserAgent"})," returns."]})]})]})]})}),`
`,(0,t.jsx)(a.h2,{id:"variants",children:"Grid sizes"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Grid sizes",children:(0,t.jsxs)(a.table,{className:"rows",children:[(0,t.jsx)(a.thead,{children:(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.th,{children:"Image"}),(0,t.jsx)(a.th,{children:(0,t.jsx)("code",{children:"metadata.Grid"})}),(0,t.jsx)(a.th,{children:"Flags in the solution"})]})}),(0,t.jsxs)(a.tbody,{children:[(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"Whole grid of 16 tiles"}),(0,t.jsx)(a.td,{"data-label":"metadata.Grid",children:(0,t.jsx)("code",{children:"4x4"})}),(0,t.jsx)(a.td,{"data-label":"Flags in the solution",children:"16"})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"Whole grid of 9 tiles"}),(0,t.jsx)(a.td,{"data-label":"metadata.Grid",children:(0,t.jsx)("code",{children:"3x3"})}),(0,t.jsx)(a.td,{"data-label":"Flags in the solution",children:"9"})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"One replacement tile"}),(0,t.jsx)(a.td,{"data-label":"metadata.Grid",children:(0,t.jsx)("code",{children:"1x1"})}),(0,t.jsx)(a.td,{"data-label":"Flags in the solution",children:"1"})]})]})]})}),`
`,(0,t.jsxs)(a.p,{children:["A dynamic 3x3 grid has no separate field. Send it as ",(0,t.jsx)(a.code,{children:"3x3"}),"."]}),`
`,(0,t.jsx)(a.h3,{id:"grid-4x4",children:"4x4"}),`
`,(0,t.jsx)(c.A,{language:"json",html:`{
  <span class=tp>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
  <span class=tp>"task"</span>: {
    <span class=tp>"type"</span>: <span class=ts>"ComplexImageTask"</span>,
    <span class=tp>"class"</span>: <span class=ts>"recaptcha"</span>,
    <span class=tp>"imagesBase64"</span>: [
      <span class=ts>"iVBORw0KGgoAAAANSUhEUgAAAA0AAAALCAAAAACB2Vi9AAAAQUlEQVR42kVNsQ0AMAjyCP5/0JmZFq3WRKOAEJKoqdCcHpHecrkUAN5u5ZVAKIn/jC9XeLN2eRzbZYqdN5Hl8iMPRt94URgwFXMAAAAASUVORK5CYII="</span>
    ],
    <span class=tp>"metadata"</span>: {
      <span class=tp>"Grid"</span>: <span class=ts>"4x4"</span>,
      <span class=tp>"Task"</span>: <span class=ts>"Click on traffic lights"</span>
    }
  }
}`}),`
`,(0,t.jsx)(c.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"ready"</span>,
  <span class=tp>"solution"</span>: {
    <span class=tp>"answer"</span>: [
      <span class=tn>false</span>,
      <span class=tn>false</span>,
      <span class=tn>false</span>,
      <span class=tn>false</span>,
      <span class=tn>false</span>,
      <span class=tn>true</span>,
      <span class=tn>true</span>,
      <span class=tn>false</span>,
      <span class=tn>false</span>,
      <span class=tn>true</span>,
      <span class=tn>true</span>,
      <span class=tn>false</span>,
      <span class=tn>false</span>,
      <span class=tn>false</span>,
      <span class=tn>false</span>,
      <span class=tn>false</span>
    ]
  }
}`}),`
`,(0,t.jsx)(a.h3,{id:"grid-1x1",children:"1x1"}),`
`,(0,t.jsx)(c.A,{language:"json",html:`{
  <span class=tp>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
  <span class=tp>"task"</span>: {
    <span class=tp>"type"</span>: <span class=ts>"ComplexImageTask"</span>,
    <span class=tp>"class"</span>: <span class=ts>"recaptcha"</span>,
    <span class=tp>"imagesBase64"</span>: [
      <span class=ts>"iVBORw0KGgoAAAANSUhEUgAAAAkAAAALCAAAAACIMvjHAAAAOklEQVR42jWMwQ0AMAgCGYL9F/TN24JVjckFAXSmfGgFFepVQ/S2hsT47CCHJse6BB3Gr3AYV7zfqA8nOVmT70D2BQAAAABJRU5ErkJggg=="</span>
    ],
    <span class=tp>"metadata"</span>: {
      <span class=tp>"Grid"</span>: <span class=ts>"1x1"</span>,
      <span class=tp>"TaskDefinition"</span>: <span class=ts>"/m/015qff"</span>
    }
  }
}`}),`
`,(0,t.jsx)(c.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"ready"</span>,
  <span class=tp>"solution"</span>: {
    <span class=tp>"answer"</span>: [
      <span class=tn>true</span>
    ]
  }
}`}),`
`,(0,t.jsx)(a.h2,{id:"proxy",children:"Proxy"}),`
`,(0,t.jsx)("p",{children:"Not supported. This type has no proxy fields and doesn't need a proxy."}),`
`,(0,t.jsx)(a.h2,{id:"answer",children:"Solution"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Solution fields: RecaptchaClickTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Field"}),(0,t.jsx)("th",{scope:"col",children:"Type"}),(0,t.jsx)("th",{scope:"col",children:"Description"})]})}),(0,t.jsx)("tbody",{children:(0,t.jsxs)(i.A,{id:"solution-answer",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#solution-answer",children:(0,t.jsx)("code",{children:"answer"})})}),(0,t.jsx)("td",{children:"array of booleans"}),(0,t.jsxs)("td",{children:["One flag per tile. ",(0,t.jsx)("code",{children:"true"})," means: click this tile."]})]})})]})}),`
`,(0,t.jsxs)(a.p,{children:["The response can also contain ",(0,t.jsx)(a.code,{children:"cost"}),", next to ",(0,t.jsx)(a.code,{children:"solution"}),": the amount charged for the task."]}),`
`,(0,t.jsx)(a.h2,{id:"use-the-answer",children:"Click the tiles"}),`
`,(0,t.jsxs)(a.p,{children:["Click every tile whose flag is ",(0,t.jsx)(a.code,{children:"true"}),". For ",(0,t.jsx)(a.code,{children:"1x1"}),", click the replacement tile if its flag is ",(0,t.jsx)(a.code,{children:"true"}),"."]}),`
`,(0,t.jsx)(a.h2,{id:"errors",children:"Errors"}),`
`,(0,t.jsxs)(a.p,{children:["Check first that the image is complete and that its grid matches ",(0,t.jsx)(a.code,{children:"metadata.Grid"}),". Then check that the instruction is in English. These are the codes you are most likely to see. For all codes, see ",(0,t.jsx)(a.a,{href:"/docs/api/api-errors#all-codes",children:"API errors"}),"."]}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Error codes and fixes",children:(0,t.jsxs)("table",{className:"rows errors",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Code"}),(0,t.jsx)("th",{scope:"col",children:"Meaning"}),(0,t.jsx)("th",{scope:"col",children:"Fix"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_CAPTCHA_UNSOLVABLE",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"CAPTCHA_",(0,t.jsx)("wbr",{}),"UNSOLVABLE"]})})}),(0,t.jsx)("td",{"data-label":"Meaning",children:"The captcha could not be solved."}),(0,t.jsxs)("td",{"data-label":"Fix",children:["See ",(0,t.jsx)(a.a,{href:"/docs/api/api-errors#unsolvable",children:"Unsolvable captchas"})," for causes and fixes."]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_INVALID_TASK",children:(0,t.jsx)("code",{children:"ERROR_INVALID_TASK"})})}),(0,t.jsxs)("td",{"data-label":"Meaning",children:["A field of the task is missing, invalid, or out of date. ",(0,t.jsx)("code",{children:"errorDescription"})," names the field."]}),(0,t.jsx)("td",{"data-label":"Fix",children:"Correct the named fields."})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_TOO_BIG_CAPTCHA_FILESIZE",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"TOO_",(0,t.jsx)("wbr",{}),"BIG_",(0,t.jsx)("wbr",{}),"CAPTCHA_",(0,t.jsx)("wbr",{}),"FILESIZE"]})})}),(0,t.jsx)("td",{"data-label":"Meaning",children:"The image is larger than 500,000 bytes. Image tasks only."}),(0,t.jsx)("td",{"data-label":"Fix",children:"Send a smaller image."})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_ZERO_CAPTCHA_FILESIZE",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"ZERO_",(0,t.jsx)("wbr",{}),"CAPTCHA_",(0,t.jsx)("wbr",{}),"FILESIZE"]})})}),(0,t.jsx)("td",{"data-label":"Meaning",children:"The image is smaller than 100 bytes."}),(0,t.jsx)("td",{"data-label":"Fix",children:"Check the image data."})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_WRONG_USERAGENT",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"WRONG_",(0,t.jsx)("wbr",{}),"USERAGENT"]})})}),(0,t.jsxs)("td",{"data-label":"Meaning",children:["The service does not accept this ",(0,t.jsx)("code",{children:"userAgent"}),"."]}),(0,t.jsxs)("td",{"data-label":"Fix",children:["Pass the value that ",(0,t.jsx)(a.a,{href:"/docs/api/methods/get-user-agent",children:"getUserAgent"})," returns."]})]})]})]})}),`
`,(0,t.jsx)(a.h2,{id:"limits",children:"Billing"}),`
`,(0,t.jsx)(a.p,{children:"You pay per 1000 images, or per 1000 dynamic images for a dynamic 3x3 grid, and only for solved tasks."}),`
`,(0,t.jsx)(a.h2,{id:"next",children:"Next steps"}),`
`,(0,t.jsxs)(a.ul,{children:[`
`,(0,t.jsxs)(a.li,{children:[(0,t.jsx)(a.a,{href:"/docs/api/methods/get-task-result#polling",children:"Poll for the result"}),": when and how often to call getTaskResult."]}),`
`,(0,t.jsxs)(a.li,{children:[(0,t.jsx)(a.a,{href:"/docs/api/api-errors#unsolvable",children:"Unsolvable captchas"}),": causes and fixes for ",(0,t.jsx)(a.code,{children:"ERROR_CAPTCHA_UNSOLVABLE"}),"."]}),`
`,(0,t.jsxs)(a.li,{children:[(0,t.jsx)(a.a,{href:"/docs/captchas/no-captcha-task",children:"reCAPTCHA v2"}),": solve the same captcha with a token."]}),`
`]})]})}function m(s={}){let{wrapper:a}={...(0,l.R)(),...s.components};return a?(0,t.jsx)(a,{...s,children:(0,t.jsx)(j,{...s})}):j(s)}},8345(s,a,e){var n={"./RecaptchaV2EnterpriseTask.json":["2227","1696"],"./ImageToTextTask.json":["354","2847"],"./RecaptchaClickTask.json":["2170","2071"],"./TenDITask.json":["5709","6686"],"./reportIncorrectImageCaptcha.json":["464","6361"],"./createTask.json":["7577","4498"],"./AmazonTask.json":["3009","6890"],"./getBalance.json":["3444","8389"],"./getTaskResult.json":["204","8813"],"./RecaptchaV2Task.json":["2928","8425"],"./getUserAgent.json":["9968","7785"],"./TemuTask.json":["1144","7473"],"./strings.json":["2078","6131"],"./ImpervaTask.json":["7089","3210"],"./BinanceTask.json":["5291","3272"],"./RecaptchaV3TaskProxyless.json":["9136","409"],"./reportIncorrectTokenCaptcha.json":["1248","8617"],"./__plugin.json":["329","3394"],"./GeeTestTask.json":["6530","2927"],"./RecognitionTask.json":["6166","7307"],"./ProsopoTask.json":["9685","4726"],"./TurnstileTask.json":["2389","2182"],"./BasiliskTask.json":["9189","310"]};function t(s){if(!e.o(n,s))return Promise.resolve().then(function(){var a=Error("Cannot find module '"+s+"'");throw a.code="MODULE_NOT_FOUND",a});var a=n[s],t=a[0];return e.e(a[1]).then(function(){return e.t(t,19)})}t.keys=()=>Object.keys(n),t.id=8345,s.exports=t},7346(s,a,e){"use strict";e.d(a,{A:()=>l});var n=e(2540),t=e(4060);function l({as:s="tr",...a}){return(0,t.A)().collectAnchor(a.id),(0,n.jsx)(s,{...a})}},8920(s,a,e){"use strict";e.d(a,{A:()=>c});var n=e(2540),t=e(3696);let l=globalThis.trustedTypes?.createPolicy("built-html",{createHTML:s=>s});function c({as:s,html:a,ref:e,...r}){let i=(0,t.useMemo)(()=>({__html:l?l.createHTML(a):a}),[a]);return(0,n.jsx)(s,{...r,ref:e,dangerouslySetInnerHTML:i})}},7228(s,a,e){"use strict";let n;function t(s){let a,e=n??((a=document.createElement("div")).setAttribute("role","status"),a.className="sr-only",document.body.append(a),a);n=e,e.textContent="",setTimeout(()=>{e.textContent=s},100)}e.d(a,{i:()=>t})},9073(s,a,e){"use strict";async function n(s){try{await navigator.clipboard.writeText(s)}catch{var a;let e,n,t;if(a=s,e=document.activeElement,(n=document.createElement("textarea")).className="sr-only",n.value=a,document.body.append(n),n.select(),t=document.execCommand("copy"),n.remove(),e?.focus({preventScroll:!0}),!t)throw Error("The browser does not let this page copy.")}}e.d(a,{D:()=>n})},3985(s,a,e){"use strict";e.d(a,{A:()=>d,i:()=>o});var n=e(2540),t=e(9981),l=e(3696),c=e(8920),r=e(7228),i=e(9073),p=e(4635);function d({html:s,language:a,title:e,sample:t}){let r=(0,l.useRef)(null);return(0,n.jsxs)("div",{className:"code","data-sample":t,children:[e&&(0,n.jsx)("div",{className:"code-title",children:e}),(0,n.jsx)("pre",{tabIndex:0,children:(0,n.jsx)(c.A,{as:"code",ref:r,className:a&&`language-${a}`,html:s})}),(0,n.jsx)(o,{code:r})]})}function o({code:s}){let[a,e]=(0,l.useState)();(0,l.useEffect)(()=>{if(!a)return;let s=setTimeout(()=>e(void 0),2e3);return()=>clearTimeout(s)},[a]);let c=async()=>{let a=await (0,i.D)(s.current?.textContent??"").then(p.M,()=>(s.current&&getSelection()?.selectAllChildren(s.current),(0,p.d)()));e(a),(0,r.i)(a)};return(0,n.jsx)("button",{type:"button",className:"code-copy","data-copied":a?"":void 0,onClick:c,children:a??(0,t.T)({id:"theme.CodeBlock.copy",message:"Copy",description:"The copy button label on code blocks"})})}},4635(s,a,e){"use strict";e.d(a,{M:()=>t,d:()=>l});var n=e(9981);function t(){return(0,n.T)({id:"theme.CodeBlock.copied",message:"Copied",description:"The copied button label on code blocks"})}function l(){return(0,n.T)({id:"docs.copy.failed",message:"Couldn't copy"})}},9409(s,a,e){"use strict";e.d(a,{A:()=>d});var n=e(2540),t=e(3696),l=e(4237),c=e(9344);function r(){let s,{dataset:a}=document.documentElement;for(let e of document.querySelectorAll(".samples > input"))e.value===a.sample?s=e.checked=!0:s??=!1;!1===s&&delete a.sample}var i=e(634);let p={javascript:"JavaScript",python:"Python",curl:"cURL",csharp:"C#",java:"Java",go:"Go",php:"PHP"};function d({id:s,label:a,children:e}){return(0,t.useLayoutEffect)(r,[]),(0,n.jsxs)("div",{className:"samples",role:"group","aria-label":a,children:[i.f.map((a,e)=>(0,n.jsxs)(t.Fragment,{children:[(0,n.jsx)("input",{type:"radio",id:`${s}-${a}`,name:s,value:a,defaultChecked:0===e,onChange:s=>{var a;let e;return e=(a=s.currentTarget).getBoundingClientRect().top,void(!function({value:s}){document.documentElement.dataset.sample=s,(0,c.M)("localStorage",l.dt,s),r()}(a),scrollBy(0,a.getBoundingClientRect().top-e))}}),(0,n.jsx)("label",{htmlFor:`${s}-${a}`,children:p[a]})]},a)),e]})}},634(s,a,e){"use strict";e.d(a,{f:()=>n});let n=["javascript","python","curl","csharp","java","go","php"]},4942(s,a,e){"use strict";function n(s,a){let{fields:e=[],proxy:n}=s.variants[a]??{},l=[...e,...n?.fields??[]];return"createTask"!==s.method?t("",l):t("",[t("task",l),...s.envelope])}function t(s,a){return{name:s,fields:a,types:["object"],typeText:"",required:!0,description:"",constraints:[]}}e.d(a,{$b:()=>function s(a,[e,...n]){return void 0===e||void 0===a||"string"==typeof a?void 0===e?a:void 0:s(Array.isArray(a)?a[Number(e)]:a[e],n)},BA:()=>function s(a,e){if(void 0!==a.const)return a.required||void 0!==e?a.const:void 0;if(void 0===e||""===e)return a.fields&&a.required?{}:void 0;if("string"==typeof e)return function({types:s,enum:a,open:e},n){let t=a?.find(s=>l(s)===n);return void 0!==t?t:e?function(s){try{return JSON.parse(s)}catch{return s}}(n):s.includes("boolean")&&/^(true|false)$/.test(n)?"true"===n:(s.includes("integer")||s.includes("number"))&&/^-?\d+(\.\d+)?$/.test(n)&&Number.isSafeInteger(Math.trunc(Number(n)))?Number(n):n}(a,e);if(Array.isArray(e))return function({items:a,required:e},n){if(0!==n.length||e)return n.map(e=>(a&&s(a,e))??"")}(a,e);let n=(a.fields??[]).map(a=>[a.name,s(a,e[a.name])]).filter(([,s])=>void 0!==s);return n.length>0||a.required?Object.fromEntries(n):void 0},D0:()=>function s(a,e){if(void 0!==e){if(a.open)return"string"==typeof e?e:JSON.stringify(e,null,2);if(a.items){let{items:n}=a;return Array.isArray(e)?e.map(a=>s(n,a)??""):void 0}return a.fields?c(e)?Object.fromEntries(a.fields.map(a=>[a.name,s(a,e[a.name])]).filter(([,s])=>void 0!==s)):void 0:l(e)}},Gv:()=>c,LO:()=>n,e1:()=>l,eI:()=>function s(a,[e,...n],t){if(void 0===e)return t;if("number"==typeof e){let l=Array.isArray(a)?a:[],c=s(l[e],n,t);return void 0===c?l.toSpliced(e,1):l.toSpliced(e,1,c)}let l=c(a)?a:{},{[e]:r,...i}=l,p=s(r,n,t);return void 0===p?i:{...l,[e]:p}},rq:()=>r});let l=s=>"string"==typeof s?s:JSON.stringify(s),c=s=>"object"==typeof s&&null!==s&&!Array.isArray(s),r=s=>s.map(s=>`/${s}`).join("")},1525(s,a,e){"use strict";e.d(a,{A:()=>r});var n=e(2540),t=e(9981),l=e(3696),c=e(3413);function r({of:s,variant:a,label:p,children:d}){let o=(0,l.useRef)(null),[h,x]=(0,l.useState)(),u=function(s,a){let[e,n]=(0,l.useState)();return(0,l.useLayoutEffect)(()=>(i.add(s),()=>void i.delete(s)),[s]),(0,l.useEffect)(()=>{let e=()=>{let e=(0,c.vF)(location.hash),t=[...document.querySelectorAll(".try-it")],l=e===s||t[0]===a.current&&!document.getElementById(`try-${e}`);void 0!==e&&l&&a.current&&(n(location.hash),history.replaceState(history.state,"",location.pathname+location.search),a.current.open=!0,a.current.scrollIntoView())};return e(),addEventListener("hashchange",e),()=>removeEventListener("hashchange",e)},[s,a]),e}(s,o),j=()=>{o.current?.open&&"object"!=typeof h&&(x(void 0),Promise.all([Promise.all([e.e("4014"),e.e("1081"),e.e("8888")]).then(e.bind(e,7051)),e(8345)(`./${s}.json`)]).then(([{default:s},{default:a}])=>x({Panel:s,data:function(s){let{placeholder:a,text:e}=s.userAgent,n=JSON.stringify(document.querySelector("[data-user-agent]")?.textContent||e).slice(1,-1);return JSON.parse(JSON.stringify(s).replaceAll(a,n))}(a)}),()=>x("failed")))};return(0,l.useEffect)(j,[]),(0,n.jsxs)("details",{ref:o,className:"try-it",onToggle:j,children:[(0,n.jsx)("summary",{children:p}),"object"!=typeof h&&d,"failed"===h&&(0,n.jsx)("button",{type:"button",className:"button",onClick:j,children:(0,t.T)({id:"theme.ErrorPageContent.tryAgain",message:"Try again"})}),"object"==typeof h&&(0,n.jsx)(h.Panel,{...h.data,variant:a,hash:u},u)]})}let i=new Set},3413(s,a,e){"use strict";e.d(a,{Pp:()=>i,jE:()=>t,jr:()=>c,vF:()=>r});var n=e(4942);let t=4e3,l="#try=";function c(s,a){var e;return`${l}${s}.${e=JSON.stringify(a),btoa(Array.from(new TextEncoder().encode(e),s=>String.fromCharCode(s)).join("")).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}`}function r(s){return s.startsWith(l)?s.slice(l.length).split(".")[0]:void 0}function i(s){if(!(s.length>t))try{var a;let e,t=JSON.parse((a=s.slice(s.indexOf(".")+1),e=atob(a.replaceAll("-","+").replaceAll("_","/")),new TextDecoder("utf-8",{fatal:!0}).decode(Uint8Array.from(e,s=>s.charCodeAt(0)))));if(!(0,n.Gv)(t)||!(0,n.Gv)(t.body))return;let{variant:l,body:c}=t;return"string"==typeof l?{variant:l,body:c}:{body:c}}catch{return}}},3023(s,a,e){"use strict";e.d(a,{R:()=>c,x:()=>r});var n=e(3696);let t={},l=n.createContext(t);function c(s){let a=n.useContext(l);return n.useMemo(function(){return"function"==typeof s?s(a):{...a,...s}},[a,s])}function r(s){let a;return a=s.disableParentContext?"function"==typeof s.components?s.components(t):s.components||t:c(s.components),n.createElement(l.Provider,{value:a},s.children)}}}]);