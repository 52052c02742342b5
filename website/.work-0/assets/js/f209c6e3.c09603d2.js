(globalThis.webpackChunkwebsite=globalThis.webpackChunkwebsite||[]).push([["1698"],{5804(s,e,a){"use strict";a.r(e),a.d(e,{metadata:()=>n,default:()=>m,frontMatter:()=>d,contentTitle:()=>h,toc:()=>x,assets:()=>u});var n=JSON.parse('{"id":"captchas/image-to-text","title":"ImageToText","description":"Read text from a captcha image: encode a file as base64, send ImageToTextTask, and improve the result with a module or a threshold.","source":"@site/docs/captchas/image-to-text.mdx","sourceDirName":"captchas","slug":"/captchas/image-to-text","permalink":"/docs/captchas/image-to-text","draft":false,"unlisted":false,"tags":[],"version":"current","lastUpdatedAt":1794865987000,"frontMatter":{"title":"ImageToText","description":"Read text from a captcha image: encode a file as base64, send ImageToTextTask, and improve the result with a module or a threshold."},"sidebar":"documentation","previous":{"title":"GeeTest","permalink":"/docs/captchas/geetest-task"},"next":{"title":"Image recognition","permalink":"/docs/captchas/ComplexImageTask-Recognition"},"lastUpdatedText":"Nov 16, 2026"}'),t=a(2540),l=a(3023),r=a(3985),c=a(8920),i=a(7346),p=a(1525),o=a(9409);let d={title:"ImageToText",description:"Read text from a captcha image: encode a file as base64, send ImageToTextTask, and improve the result with a module or a threshold."},h,u={},x=[{value:"When to use it",id:"when-to-use",level:2},{value:"Example",id:"example",level:2},{value:"Read and encode a file",id:"encode-file",level:2},{value:"Where to find the values",id:"find-values",level:2},{value:"Request fields",id:"request-fields",level:2},{value:"Improve the result",id:"variants",level:2},{value:"Proxy",id:"proxy",level:2},{value:"Solution",id:"answer",level:2},{value:"Use the text",id:"use-the-answer",level:2},{value:"Errors",id:"errors",level:2},{value:"Billing",id:"limits",level:2},{value:"Next steps",id:"next",level:2}];function j(s){let e={a:"a",code:"code",h2:"h2",li:"li",p:"p",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...(0,l.R)(),...s.components};return(0,t.jsxs)(t.Fragment,{children:[(0,t.jsxs)(e.p,{children:[(0,t.jsx)(e.code,{children:"ImageToTextTask"})," reads the text in a captcha image. Send the image as base64. The solution is the text, usually within 0.3 to 6 seconds."]}),`
`,(0,t.jsxs)("div",{className:"glance",children:[(0,t.jsxs)("dl",{className:"facts",children:[(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Type"}),(0,t.jsx)("dd",{children:(0,t.jsx)("code",{children:"ImageToTextTask"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Proxy"}),(0,t.jsx)("dd",{children:(0,t.jsx)("b",{className:"pill",children:"not supported"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Wait time"}),(0,t.jsxs)("dd",{children:["0.3 to 6 s",(0,t.jsxs)("svg",{className:"range",viewBox:"0 0 180 1",preserveAspectRatio:"none","aria-hidden":"true",children:[(0,t.jsx)("path",{d:"M0 .5h180"}),(0,t.jsx)("path",{d:"M0.3 .5H6"})]})]})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Billing"}),(0,t.jsx)("dd",{children:"per 1000 images"})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Polling"}),(0,t.jsx)("dd",{children:"initial delay 0.35 s, interval 2 s, timeout 10 s"})]})]}),(0,t.jsx)(c.A,{as:"figure",className:"drawing",html:'<svg class="d d-captcha" viewBox="0 0 320 224" role=img aria-labelledby=drawing-captcha-image-to-text-title aria-describedby=drawing-captcha-image-to-text-desc><title id=drawing-captcha-image-to-text-title>Text captcha</title><desc id=drawing-captcha-image-to-text-desc>A picture with five distorted, crossed-out characters and an input for them. The solution is the text.</desc><rect class=d-fill-2 width=320 height=224 rx=8 /><rect class=d-box x=60 y=14 width=200 height=86 rx=8 /><path class=d-soft d="M68 78c30-40 56 14 88-16s60 0 96-26M70 32c40 26 70-16 104 14s50 22 78 24" /><g class=d-mid><text class=d-big transform="translate(90 70)rotate(-14)">w</text><text class=d-big transform="translate(126 64)rotate(10)">7</text><text class=d-big transform="translate(160 70)rotate(-6)">H</text><text class=d-big transform="translate(196 66)rotate(14)">k</text><text class=d-big transform="translate(230 70)rotate(-10)">2</text></g><rect class=d-box x=60 y=116 width=200 height=40 rx=8 /><path class=d-accent d="M76 126v20" /><text class=d-muted x=86 y=141>Enter the text</text><path class=d-ink d="M160 160v8" /><path class=d-head d="M160 174l-4-6h8z" /><rect class=d-box-accent x=92 y=180 width=136 height=30 rx=15 /><text class="d-mono d-mid" x=160 y=200>text: "w7Hk2"</text></svg>'})]}),`
`,(0,t.jsx)(e.h2,{id:"when-to-use",children:"When to use it"}),`
`,(0,t.jsxs)(e.table,{children:[(0,t.jsx)(e.thead,{children:(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.th,{children:"What you have"}),(0,t.jsx)(e.th,{children:"Use"})]})}),(0,t.jsxs)(e.tbody,{children:[(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:"An image with characters, words, or a calculation"}),(0,t.jsx)(e.td,{children:"this task"})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:"An image to rotate, tiles or points to choose, or an audio clip"}),(0,t.jsx)(e.td,{children:(0,t.jsx)(e.a,{href:"/docs/captchas/ComplexImageTask-Recognition",children:"ComplexImageTask: recognition"})})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:"A text captcha that you want filled in automatically in your browser"}),(0,t.jsxs)(e.td,{children:["the ",(0,t.jsx)(e.a,{href:"/docs/extension/text-captcha-solve",children:"extension"})]})]})]})]}),`
`,(0,t.jsx)(e.h2,{id:"example",children:"Example"}),`
`,(0,t.jsx)(e.p,{children:"Create the task:"}),`
`,(0,t.jsxs)(o.A,{id:"samples",label:"Code samples: ImageToTextTask",children:[(0,t.jsx)(r.A,{language:"javascript",sample:"javascript",html:`<span class=tc>// Node.js 20+</span>
<span class=tk>const</span> response = <span class=tk>await</span> <span class=tf>fetch</span>(<span class=ts>"https://api.captcha-cloud.example/createTask"</span>, {
  <span class=tp>method</span>: <span class=ts>"POST"</span>,
  <span class=tp>headers</span>: { <span class=tp>"Content-Type"</span>: <span class=ts>"application/json"</span> },
  <span class=tp>body</span>: <span class=tn>JSON</span>.<span class=tf>stringify</span>({
    <span class=tp>clientKey</span>: <span class=ts>"YOUR_API_KEY"</span>,
    <span class=tp>task</span>: {
      <span class=tp>type</span>: <span class=ts>"ImageToTextTask"</span>,
      <span class=tp>body</span>: <span class=ts>"iVBORw0KGgoAAAANSUhEUgAAABEAAAALCAAAAAC8SznbAAAAR0lEQVR42lWOwQ0AIAgDOwT7L8jbdwWqiJgULZcKFqNKXDeQbUkwX1XJmBnrRD9OAPIyqxmbTHj+qMv4l/N/hrGbBG8RargBKDCbznbMPlAAAAAASUVORK5CYII="</span>,
      <span class=tp>recognizingModule</span>: <span class=ts>"universal"</span>,
      <span class=tp>recognizingThreshold</span>: <span class=tn>70</span>
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
            <span class=ts>"type"</span>: <span class=ts>"ImageToTextTask"</span>,
            <span class=ts>"body"</span>: <span class=ts>"iVBORw0KGgoAAAANSUhEUgAAABEAAAALCAAAAAC8SznbAAAAR0lEQVR42lWOwQ0AIAgDOwT7L8jbdwWqiJgULZcKFqNKXDeQbUkwX1XJmBnrRD9OAPIyqxmbTHj+qMv4l/N/hrGbBG8RargBKDCbznbMPlAAAAAASUVORK5CYII="</span>,
            <span class=ts>"recognizingModule"</span>: <span class=ts>"universal"</span>,
            <span class=ts>"recognizingThreshold"</span>: <span class=tn>70</span>
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
    <span class=tp>"type"</span>: <span class=ts>"ImageToTextTask"</span>,
    <span class=tp>"body"</span>: <span class=ts>"iVBORw0KGgoAAAANSUhEUgAAABEAAAALCAAAAAC8SznbAAAAR0lEQVR42lWOwQ0AIAgDOwT7L8jbdwWqiJgULZcKFqNKXDeQbUkwX1XJmBnrRD9OAPIyqxmbTHj+qMv4l/N/hrGbBG8RargBKDCbznbMPlAAAAAASUVORK5CYII="</span>,
    <span class=tp>"recognizingModule"</span>: <span class=ts>"universal"</span>,
    <span class=tp>"recognizingThreshold"</span>: <span class=tn>70</span>
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
        <span class=ts>"type"</span>: <span class=ts>"ImageToTextTask"</span>,
        <span class=ts>"body"</span>: <span class=ts>"iVBORw0KGgoAAAANSUhEUgAAABEAAAALCAAAAAC8SznbAAAAR0lEQVR42lWOwQ0AIAgDOwT7L8jbdwWqiJgULZcKFqNKXDeQbUkwX1XJmBnrRD9OAPIyqxmbTHj+qMv4l/N/hrGbBG8RargBKDCbznbMPlAAAAAASUVORK5CYII="</span>,
        <span class=ts>"recognizingModule"</span>: <span class=ts>"universal"</span>,
        <span class=ts>"recognizingThreshold"</span>: <span class=tn>70</span>
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
                "type": "ImageToTextTask",
                "body": "iVBORw0KGgoAAAANSUhEUgAAABEAAAALCAAAAAC8SznbAAAAR0lEQVR42lWOwQ0AIAgDOwT7L8jbdwWqiJgULZcKFqNKXDeQbUkwX1XJmBnrRD9OAPIyqxmbTHj+qMv4l/N/hrGbBG8RargBKDCbznbMPlAAAAAASUVORK5CYII=",
                "recognizingModule": "universal",
                "recognizingThreshold": 70
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
    "type": "ImageToTextTask",
    "body": "iVBORw0KGgoAAAANSUhEUgAAABEAAAALCAAAAAC8SznbAAAAR0lEQVR42lWOwQ0AIAgDOwT7L8jbdwWqiJgULZcKFqNKXDeQbUkwX1XJmBnrRD9OAPIyqxmbTHj+qMv4l/N/hrGbBG8RargBKDCbznbMPlAAAAAASUVORK5CYII=",
    "recognizingModule": "universal",
    "recognizingThreshold": 70
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
    "type": "ImageToTextTask",
    "body": "iVBORw0KGgoAAAANSUhEUgAAABEAAAALCAAAAAC8SznbAAAAR0lEQVR42lWOwQ0AIAgDOwT7L8jbdwWqiJgULZcKFqNKXDeQbUkwX1XJmBnrRD9OAPIyqxmbTHj+qMv4l/N/hrGbBG8RargBKDCbznbMPlAAAAAASUVORK5CYII=",
    "recognizingModule": "universal",
    "recognizingThreshold": 70
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
`,(0,t.jsx)(p.A,{of:"ImageToTextTask",label:"Try it",children:(0,t.jsxs)("p",{children:["Fill in this request and run it in the sandbox (requires JavaScript). If you have the source of this documentation, you can also run the sandbox on your computer: ",(0,t.jsx)(e.a,{href:"/docs/getting-start#sandbox",children:(0,t.jsx)("code",{children:"npm run sandbox"})})]})}),`
`,(0,t.jsxs)(e.p,{children:["When the task is ready, ",(0,t.jsx)(e.a,{href:"/docs/api/methods/get-task-result",children:"getTaskResult"})," returns:"]}),`
`,(0,t.jsx)(r.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"ready"</span>,
  <span class=tp>"solution"</span>: {
    <span class=tp>"text"</span>: <span class=ts>"546"</span>
  }
}`}),`
`,(0,t.jsxs)(e.p,{children:["For a complete program that creates a task and polls for the result, see ",(0,t.jsx)(e.a,{href:"/docs/getting-start#first-task",children:"Solve your first captcha"}),"."]}),`
`,(0,t.jsx)(e.h2,{id:"encode-file",children:"Read and encode a file"}),`
`,(0,t.jsxs)(e.p,{children:[(0,t.jsx)(e.code,{children:"body"})," is the content of the image file, encoded in base64 on one line and without a ",(0,t.jsx)(e.code,{children:"data:"})," prefix. These programs read ",(0,t.jsx)(e.code,{children:"captcha.png"})," and create a task for an image that contains only digits."]}),`
`,(0,t.jsx)(e.p,{children:"JavaScript, Node.js 20 or later:"}),`
`,(0,t.jsx)(r.A,{language:"javascript",html:`<span class=tk>import</span> { readFile } <span class=tk>from</span> <span class=ts>'node:fs/promises'</span>;

<span class=tk>const</span> body = <span class=tk>await</span> <span class=tf>readFile</span>(<span class=ts>'captcha.png'</span>, <span class=ts>'base64'</span>);

<span class=tk>const</span> response = <span class=tk>await</span> <span class=tf>fetch</span>(<span class=ts>'https://api.captcha-cloud.example/createTask'</span>, {
  <span class=tp>method</span>: <span class=ts>'POST'</span>,
  <span class=tp>headers</span>: { <span class=tp>'Content-Type'</span>: <span class=ts>'application/json'</span> },
  <span class=tp>body</span>: <span class=tn>JSON</span>.<span class=tf>stringify</span>({
    <span class=tp>clientKey</span>: <span class=ts>'YOUR_API_KEY'</span>,
    <span class=tp>task</span>: { <span class=tp>type</span>: <span class=ts>'ImageToTextTask'</span>, body, <span class=tp>numeric</span>: <span class=tn>1</span> },
  }),
  <span class=tp>signal</span>: AbortSignal.<span class=tf>timeout</span>(<span class=tn>30_000</span>),
});

<span class=tk>const</span> { errorId, errorCode, taskId } = <span class=tk>await</span> response.<span class=tf>json</span>();
<span class=tk>if</span> (errorId !== <span class=tn>0</span>) <span class=tk>throw new</span> <span class=tt>Error</span>(<span class=ts>\`createTask failed: \${errorCode}\`</span>);
console.<span class=tf>log</span>(taskId); <span class=tc>// Poll getTaskResult with it.</span>`}),`
`,(0,t.jsxs)(e.p,{children:["Python 3 with ",(0,t.jsx)(e.code,{children:"requests"}),":"]}),`
`,(0,t.jsx)(r.A,{language:"python",html:`<span class=tk>import</span> base64
<span class=tk>import</span> pathlib

<span class=tk>import</span> requests

body = base64.b64encode(pathlib.Path(<span class=ts>"captcha.png"</span>).read_bytes()).decode(<span class=ts>"ascii"</span>)

response = requests.post(
    <span class=ts>"https://api.captcha-cloud.example/createTask"</span>,
    json={
        <span class=ts>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
        <span class=ts>"task"</span>: {<span class=ts>"type"</span>: <span class=ts>"ImageToTextTask"</span>, <span class=ts>"body"</span>: body, <span class=ts>"numeric"</span>: <span class=tn>1</span>},
    },
    timeout=<span class=tn>30</span>,
)
result = response.json()
<span class=tk>if</span> result[<span class=ts>"errorId"</span>] != <span class=tn>0</span>:
    <span class=tk>raise</span> RuntimeError(<span class=ts>f"createTask failed: {result['errorCode']}"</span>)
<span class=tk>print</span>(result[<span class=ts>"taskId"</span>])  <span class=tc># Poll getTaskResult with it.</span>`}),`
`,(0,t.jsxs)(e.p,{children:["In a shell, ",(0,t.jsx)(e.code,{children:"base64 -w 0 captcha.png"})," prints the encoded file on one line (on macOS: ",(0,t.jsx)(e.code,{children:"base64 -i captcha.png"}),")."]}),`
`,(0,t.jsx)(e.h2,{id:"find-values",children:"Where to find the values"}),`
`,(0,t.jsx)(e.p,{children:"The task needs only the image. On a page that you own or are allowed to automate, it is the image that the page shows:"}),`
`,(0,t.jsx)(r.A,{language:"html",html:`<span class=tt>&lt;img <span class=tp>id</span><span class=ts>="captcha"</span> <span class=tp>src</span><span class=ts>="/captcha.png"</span> <span class=tp>alt</span><span class=ts>=""</span>></span>
<span class=tt>&lt;input <span class=tp>name</span><span class=ts>="captcha_text"</span>></span>`}),`
`,(0,t.jsxs)(e.ul,{children:[`
`,(0,t.jsxs)(e.li,{children:["If ",(0,t.jsx)(e.code,{children:"src"})," is a URL, send the bytes of that file, encoded in base64."]}),`
`,(0,t.jsxs)(e.li,{children:["If ",(0,t.jsx)(e.code,{children:"src"})," is a ",(0,t.jsx)(e.code,{children:"data:"})," URL, send the part after the comma."]}),`
`]}),`
`,(0,t.jsx)(e.p,{children:"Many pages generate a new image for each request to the same URL. Send the image that the current session shows, not a second download."}),`
`,(0,t.jsx)(e.h2,{id:"request-fields",children:"Request fields"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Request fields: ImageToTextTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Field"}),(0,t.jsx)("th",{scope:"col",children:"Type"}),(0,t.jsx)("th",{scope:"col",children:"Description"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(i.A,{id:"type",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#type",children:(0,t.jsx)("code",{children:"type"})})}),(0,t.jsxs)("td",{children:["string ",(0,t.jsx)("b",{children:"required"})]}),(0,t.jsxs)("td",{children:["Task type.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["always ",(0,t.jsx)("code",{children:"ImageToTextTask"})]})})]})]}),(0,t.jsxs)(i.A,{id:"body",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#body",children:(0,t.jsx)("code",{children:"body"})})}),(0,t.jsxs)("td",{children:["string ",(0,t.jsx)("b",{children:"required"})]}),(0,t.jsxs)("td",{children:["Image, encoded in base64.",(0,t.jsxs)("ul",{children:[(0,t.jsx)("li",{children:"base64"}),(0,t.jsx)("li",{children:"no line breaks"}),(0,t.jsx)("li",{children:"image of 100 to 500,000 bytes"})]})]})]}),(0,t.jsxs)(i.A,{id:"recognizingModule",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#recognizingModule",children:(0,t.jsx)("code",{children:"recognizingModule"})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsxs)("td",{children:[(0,t.jsx)(e.a,{href:"/docs/api/module-name",children:"Recognition module"}),", or the name of your ",(0,t.jsx)(e.a,{href:"/docs/api/user-module",children:"custom module"}),"."]})]}),(0,t.jsxs)(i.A,{id:"recognizingThreshold",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#recognizingThreshold",children:(0,t.jsx)("code",{children:"recognizingThreshold"})})}),(0,t.jsx)("td",{children:"integer"}),(0,t.jsxs)("td",{children:["Minimum confidence, in percent. If the confidence is lower, the task fails with ",(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"CAPTCHA_",(0,t.jsx)("wbr",{}),"UNSOLVABLE"]})," and is not charged. See ",(0,t.jsx)(e.a,{href:"/docs/api/threshold",children:"Confidence threshold"}),".",(0,t.jsx)("ul",{children:(0,t.jsx)("li",{children:"0 to 100"})})]})]}),(0,t.jsxs)(i.A,{id:"case",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#case",children:(0,t.jsx)("code",{children:"case"})})}),(0,t.jsx)("td",{children:"boolean"}),(0,t.jsxs)("td",{children:[(0,t.jsx)("code",{children:"true"})," if the text is case-sensitive."]})]}),(0,t.jsxs)(i.A,{id:"numeric",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#numeric",children:(0,t.jsx)("code",{children:"numeric"})})}),(0,t.jsx)("td",{children:"integer"}),(0,t.jsxs)("td",{children:[(0,t.jsx)("code",{children:"1"})," if the text contains only digits.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["one of ",(0,t.jsx)("code",{children:"0"}),", ",(0,t.jsx)("code",{children:"1"})]})})]})]}),(0,t.jsxs)(i.A,{id:"math",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#math",children:(0,t.jsx)("code",{children:"math"})})}),(0,t.jsx)("td",{children:"boolean"}),(0,t.jsxs)("td",{children:[(0,t.jsx)("code",{children:"true"})," to return the result of the expression (8 for 2 + 6).",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["cannot be combined with the module ",(0,t.jsx)("code",{children:"captcha_math"})]})})]})]})]})]})}),`
`,(0,t.jsx)(e.h2,{id:"variants",children:"Improve the result"}),`
`,(0,t.jsxs)(e.table,{children:[(0,t.jsx)(e.thead,{children:(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.th,{children:"Your captcha"}),(0,t.jsx)(e.th,{children:"Send"})]})}),(0,t.jsxs)(e.tbody,{children:[(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:"Belongs to a known family"}),(0,t.jsxs)(e.td,{children:[(0,t.jsx)("code",{children:"recognizingModule"})," with a name from ",(0,t.jsx)(e.a,{href:"/docs/api/module-name#modules",children:"Recognition modules"})]})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:"Belongs to no listed family"}),(0,t.jsxs)(e.td,{children:[(0,t.jsx)("code",{children:"recognizingModule"})," set to ",(0,t.jsx)(e.a,{href:"/docs/api/module-name#universal",children:(0,t.jsx)("code",{children:"universal"})})]})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:"Is misread by all modules"}),(0,t.jsxs)(e.td,{children:[(0,t.jsx)("code",{children:"recognizingModule"})," with the name of a ",(0,t.jsx)(e.a,{href:"/docs/api/user-module",children:"custom module"})," that you have trained"]})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:"Contains only digits"}),(0,t.jsxs)(e.td,{children:[(0,t.jsx)("code",{children:"numeric"})," set to ",(0,t.jsx)("code",{children:"1"})]})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:"Is case-sensitive"}),(0,t.jsxs)(e.td,{children:[(0,t.jsx)("code",{children:"case"})," set to ",(0,t.jsx)("code",{children:"true"})]})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:"Shows a calculation whose result you need"}),(0,t.jsxs)(e.td,{children:[(0,t.jsx)("code",{children:"math"})," set to ",(0,t.jsx)("code",{children:"true"}),", or the module ",(0,t.jsx)(e.a,{href:"/docs/api/module-name#captcha_math",children:(0,t.jsx)("code",{children:"captcha_math"})}),"; never both"]})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:"Must not be misread, even if fewer tasks are solved"}),(0,t.jsxs)(e.td,{children:[(0,t.jsx)("code",{children:"recognizingThreshold"}),", see ",(0,t.jsx)(e.a,{href:"/docs/api/threshold",children:"Confidence threshold"})]})]})]})]}),`
`,(0,t.jsx)(e.p,{children:"A task with a module and a threshold:"}),`
`,(0,t.jsx)(r.A,{language:"json",html:`{
  <span class=tp>"type"</span>: <span class=ts>"ImageToTextTask"</span>,
  <span class=tp>"body"</span>: <span class=ts>"iVBORw0KGgoAAAANSUhEUgAAABEAAAALCAAAAAC8SznbAAAAR0lEQVR42lWOwQ0AIAgDOwT7L8jbdwWqiJgULZcKFqNKXDeQbUkwX1XJmBnrRD9OAPIyqxmbTHj+qMv4l/N/hrGbBG8RargBKDCbznbMPlAAAAAASUVORK5CYII="</span>,
  <span class=tp>"recognizingModule"</span>: <span class=ts>"solvemedia"</span>,
  <span class=tp>"recognizingThreshold"</span>: <span class=tn>70</span>
}`}),`
`,(0,t.jsxs)(e.p,{children:["If your program accepts only an API key, append both options to the key: ",(0,t.jsxs)("code",{children:["YOUR_",(0,t.jsx)("wbr",{}),"API_",(0,t.jsx)("wbr",{}),"KEY__",(0,t.jsx)("wbr",{}),"solvemedia__",(0,t.jsx)("wbr",{}),"recognizingthreshold_",(0,t.jsx)("wbr",{}),"70"]}),"."]}),`
`,(0,t.jsx)(e.h2,{id:"proxy",children:"Proxy"}),`
`,(0,t.jsx)("p",{children:"Not supported. This type has no proxy fields and doesn't need a proxy."}),`
`,(0,t.jsx)(e.h2,{id:"answer",children:"Solution"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Solution fields: ImageToTextTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Field"}),(0,t.jsx)("th",{scope:"col",children:"Type"}),(0,t.jsx)("th",{scope:"col",children:"Description"})]})}),(0,t.jsx)("tbody",{children:(0,t.jsxs)(i.A,{id:"solution-text",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#solution-text",children:(0,t.jsx)("code",{children:"text"})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsx)("td",{children:"Recognized text."})]})})]})}),`
`,(0,t.jsx)(e.h2,{id:"use-the-answer",children:"Use the text"}),`
`,(0,t.jsxs)(e.p,{children:["Enter ",(0,t.jsx)(e.code,{children:"text"})," in the captcha field of the page. If the site rejects it, ",(0,t.jsxs)(e.a,{href:"/docs/api/bad-tokens#report-image",children:["report the ",(0,t.jsx)(e.code,{children:"taskId"})]}),"."]}),`
`,(0,t.jsx)(e.h2,{id:"errors",children:"Errors"}),`
`,(0,t.jsxs)(e.p,{children:["Check the image data first: ",(0,t.jsx)(e.code,{children:"body"})," must contain the whole image, without line breaks. These are the codes you are most likely to see. For all codes, see ",(0,t.jsx)(e.a,{href:"/docs/api/api-errors#all-codes",children:"API errors"}),"."]}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Error codes and fixes",children:(0,t.jsxs)("table",{className:"rows errors",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Code"}),(0,t.jsx)("th",{scope:"col",children:"Meaning"}),(0,t.jsx)("th",{scope:"col",children:"Fix"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_CAPTCHA_UNSOLVABLE",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"CAPTCHA_",(0,t.jsx)("wbr",{}),"UNSOLVABLE"]})})}),(0,t.jsx)("td",{"data-label":"Meaning",children:"The captcha could not be solved."}),(0,t.jsxs)("td",{"data-label":"Fix",children:["See ",(0,t.jsx)(e.a,{href:"/docs/api/api-errors#unsolvable",children:"Unsolvable captchas"})," for causes and fixes."]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_TOO_BIG_CAPTCHA_FILESIZE",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"TOO_",(0,t.jsx)("wbr",{}),"BIG_",(0,t.jsx)("wbr",{}),"CAPTCHA_",(0,t.jsx)("wbr",{}),"FILESIZE"]})})}),(0,t.jsx)("td",{"data-label":"Meaning",children:"The image is larger than 500,000 bytes. Image tasks only."}),(0,t.jsx)("td",{"data-label":"Fix",children:"Send a smaller image."})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_ZERO_CAPTCHA_FILESIZE",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"ZERO_",(0,t.jsx)("wbr",{}),"CAPTCHA_",(0,t.jsx)("wbr",{}),"FILESIZE"]})})}),(0,t.jsx)("td",{"data-label":"Meaning",children:"The image is smaller than 100 bytes."}),(0,t.jsx)("td",{"data-label":"Fix",children:"Check the image data."})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_INVALID_TASK",children:(0,t.jsx)("code",{children:"ERROR_INVALID_TASK"})})}),(0,t.jsxs)("td",{"data-label":"Meaning",children:["A field of the task is missing, invalid, or out of date. ",(0,t.jsx)("code",{children:"errorDescription"})," names the field."]}),(0,t.jsx)("td",{"data-label":"Fix",children:"Correct the named fields."})]})]})]})}),`
`,(0,t.jsx)(e.h2,{id:"limits",children:"Billing"}),`
`,(0,t.jsxs)(e.p,{children:["You pay per 1000 images, and only for solved tasks. A task that fails because the confidence is below ",(0,t.jsx)(e.code,{children:"recognizingThreshold"})," isn't charged."]}),`
`,(0,t.jsx)(e.h2,{id:"next",children:"Next steps"}),`
`,(0,t.jsxs)(e.ul,{children:[`
`,(0,t.jsxs)(e.li,{children:[(0,t.jsx)(e.a,{href:"/docs/api/module-name#modules",children:"Recognition modules"}),": get faster and more accurate results for a known family."]}),`
`,(0,t.jsxs)(e.li,{children:[(0,t.jsx)(e.a,{href:"/docs/api/threshold",children:"Confidence threshold"}),": reduce misread text."]}),`
`,(0,t.jsxs)(e.li,{children:[(0,t.jsx)(e.a,{href:"/docs/api/user-module",children:"Custom modules"}),": have a module trained for your captcha."]}),`
`,(0,t.jsxs)(e.li,{children:[(0,t.jsx)(e.a,{href:"/docs/api/bad-tokens#report-image",children:"Report incorrect text"}),": reports feed the automatic quality analysis."]}),`
`]})]})}function m(s={}){let{wrapper:e}={...(0,l.R)(),...s.components};return e?(0,t.jsx)(e,{...s,children:(0,t.jsx)(j,{...s})}):j(s)}},8345(s,e,a){var n={"./RecaptchaV2EnterpriseTask.json":["2227","1696"],"./ImageToTextTask.json":["354","2847"],"./RecaptchaClickTask.json":["2170","2071"],"./TenDITask.json":["5709","6686"],"./reportIncorrectImageCaptcha.json":["464","6361"],"./createTask.json":["7577","4498"],"./AmazonTask.json":["3009","6890"],"./getBalance.json":["3444","8389"],"./getTaskResult.json":["204","8813"],"./RecaptchaV2Task.json":["2928","8425"],"./getUserAgent.json":["9968","7785"],"./TemuTask.json":["1144","7473"],"./strings.json":["2078","6131"],"./ImpervaTask.json":["7089","3210"],"./BinanceTask.json":["5291","3272"],"./RecaptchaV3TaskProxyless.json":["9136","409"],"./reportIncorrectTokenCaptcha.json":["1248","8617"],"./__plugin.json":["329","3394"],"./GeeTestTask.json":["6530","2927"],"./RecognitionTask.json":["6166","7307"],"./ProsopoTask.json":["9685","4726"],"./TurnstileTask.json":["2389","2182"],"./BasiliskTask.json":["9189","310"]};function t(s){if(!a.o(n,s))return Promise.resolve().then(function(){var e=Error("Cannot find module '"+s+"'");throw e.code="MODULE_NOT_FOUND",e});var e=n[s],t=e[0];return a.e(e[1]).then(function(){return a.t(t,19)})}t.keys=()=>Object.keys(n),t.id=8345,s.exports=t},7346(s,e,a){"use strict";a.d(e,{A:()=>l});var n=a(2540),t=a(4060);function l({as:s="tr",...e}){return(0,t.A)().collectAnchor(e.id),(0,n.jsx)(s,{...e})}},8920(s,e,a){"use strict";a.d(e,{A:()=>r});var n=a(2540),t=a(3696);let l=globalThis.trustedTypes?.createPolicy("built-html",{createHTML:s=>s});function r({as:s,html:e,ref:a,...c}){let i=(0,t.useMemo)(()=>({__html:l?l.createHTML(e):e}),[e]);return(0,n.jsx)(s,{...c,ref:a,dangerouslySetInnerHTML:i})}},7228(s,e,a){"use strict";let n;function t(s){let e,a=n??((e=document.createElement("div")).setAttribute("role","status"),e.className="sr-only",document.body.append(e),e);n=a,a.textContent="",setTimeout(()=>{a.textContent=s},100)}a.d(e,{i:()=>t})},9073(s,e,a){"use strict";async function n(s){try{await navigator.clipboard.writeText(s)}catch{var e;let a,n,t;if(e=s,a=document.activeElement,(n=document.createElement("textarea")).className="sr-only",n.value=e,document.body.append(n),n.select(),t=document.execCommand("copy"),n.remove(),a?.focus({preventScroll:!0}),!t)throw Error("The browser does not let this page copy.")}}a.d(e,{D:()=>n})},3985(s,e,a){"use strict";a.d(e,{A:()=>o,i:()=>d});var n=a(2540),t=a(9981),l=a(3696),r=a(8920),c=a(7228),i=a(9073),p=a(4635);function o({html:s,language:e,title:a,sample:t}){let c=(0,l.useRef)(null);return(0,n.jsxs)("div",{className:"code","data-sample":t,children:[a&&(0,n.jsx)("div",{className:"code-title",children:a}),(0,n.jsx)("pre",{tabIndex:0,children:(0,n.jsx)(r.A,{as:"code",ref:c,className:e&&`language-${e}`,html:s})}),(0,n.jsx)(d,{code:c})]})}function d({code:s}){let[e,a]=(0,l.useState)();(0,l.useEffect)(()=>{if(!e)return;let s=setTimeout(()=>a(void 0),2e3);return()=>clearTimeout(s)},[e]);let r=async()=>{let e=await (0,i.D)(s.current?.textContent??"").then(p.M,()=>(s.current&&getSelection()?.selectAllChildren(s.current),(0,p.d)()));a(e),(0,c.i)(e)};return(0,n.jsx)("button",{type:"button",className:"code-copy","data-copied":e?"":void 0,onClick:r,children:e??(0,t.T)({id:"theme.CodeBlock.copy",message:"Copy",description:"The copy button label on code blocks"})})}},4635(s,e,a){"use strict";a.d(e,{M:()=>t,d:()=>l});var n=a(9981);function t(){return(0,n.T)({id:"theme.CodeBlock.copied",message:"Copied",description:"The copied button label on code blocks"})}function l(){return(0,n.T)({id:"docs.copy.failed",message:"Couldn't copy"})}},9409(s,e,a){"use strict";a.d(e,{A:()=>o});var n=a(2540),t=a(3696),l=a(4237),r=a(9344);function c(){let s,{dataset:e}=document.documentElement;for(let a of document.querySelectorAll(".samples > input"))a.value===e.sample?s=a.checked=!0:s??=!1;!1===s&&delete e.sample}var i=a(634);let p={javascript:"JavaScript",python:"Python",curl:"cURL",csharp:"C#",java:"Java",go:"Go",php:"PHP"};function o({id:s,label:e,children:a}){return(0,t.useLayoutEffect)(c,[]),(0,n.jsxs)("div",{className:"samples",role:"group","aria-label":e,children:[i.f.map((e,a)=>(0,n.jsxs)(t.Fragment,{children:[(0,n.jsx)("input",{type:"radio",id:`${s}-${e}`,name:s,value:e,defaultChecked:0===a,onChange:s=>{var e;let a;return a=(e=s.currentTarget).getBoundingClientRect().top,void(!function({value:s}){document.documentElement.dataset.sample=s,(0,r.M)("localStorage",l.dt,s),c()}(e),scrollBy(0,e.getBoundingClientRect().top-a))}}),(0,n.jsx)("label",{htmlFor:`${s}-${e}`,children:p[e]})]},e)),a]})}},634(s,e,a){"use strict";a.d(e,{f:()=>n});let n=["javascript","python","curl","csharp","java","go","php"]},4942(s,e,a){"use strict";function n(s,e){let{fields:a=[],proxy:n}=s.variants[e]??{},l=[...a,...n?.fields??[]];return"createTask"!==s.method?t("",l):t("",[t("task",l),...s.envelope])}function t(s,e){return{name:s,fields:e,types:["object"],typeText:"",required:!0,description:"",constraints:[]}}a.d(e,{$b:()=>function s(e,[a,...n]){return void 0===a||void 0===e||"string"==typeof e?void 0===a?e:void 0:s(Array.isArray(e)?e[Number(a)]:e[a],n)},BA:()=>function s(e,a){if(void 0!==e.const)return e.required||void 0!==a?e.const:void 0;if(void 0===a||""===a)return e.fields&&e.required?{}:void 0;if("string"==typeof a)return function({types:s,enum:e,open:a},n){let t=e?.find(s=>l(s)===n);return void 0!==t?t:a?function(s){try{return JSON.parse(s)}catch{return s}}(n):s.includes("boolean")&&/^(true|false)$/.test(n)?"true"===n:(s.includes("integer")||s.includes("number"))&&/^-?\d+(\.\d+)?$/.test(n)&&Number.isSafeInteger(Math.trunc(Number(n)))?Number(n):n}(e,a);if(Array.isArray(a))return function({items:e,required:a},n){if(0!==n.length||a)return n.map(a=>(e&&s(e,a))??"")}(e,a);let n=(e.fields??[]).map(e=>[e.name,s(e,a[e.name])]).filter(([,s])=>void 0!==s);return n.length>0||e.required?Object.fromEntries(n):void 0},D0:()=>function s(e,a){if(void 0!==a){if(e.open)return"string"==typeof a?a:JSON.stringify(a,null,2);if(e.items){let{items:n}=e;return Array.isArray(a)?a.map(e=>s(n,e)??""):void 0}return e.fields?r(a)?Object.fromEntries(e.fields.map(e=>[e.name,s(e,a[e.name])]).filter(([,s])=>void 0!==s)):void 0:l(a)}},Gv:()=>r,LO:()=>n,e1:()=>l,eI:()=>function s(e,[a,...n],t){if(void 0===a)return t;if("number"==typeof a){let l=Array.isArray(e)?e:[],r=s(l[a],n,t);return void 0===r?l.toSpliced(a,1):l.toSpliced(a,1,r)}let l=r(e)?e:{},{[a]:c,...i}=l,p=s(c,n,t);return void 0===p?i:{...l,[a]:p}},rq:()=>c});let l=s=>"string"==typeof s?s:JSON.stringify(s),r=s=>"object"==typeof s&&null!==s&&!Array.isArray(s),c=s=>s.map(s=>`/${s}`).join("")},1525(s,e,a){"use strict";a.d(e,{A:()=>c});var n=a(2540),t=a(9981),l=a(3696),r=a(3413);function c({of:s,variant:e,label:p,children:o}){let d=(0,l.useRef)(null),[h,u]=(0,l.useState)(),x=function(s,e){let[a,n]=(0,l.useState)();return(0,l.useLayoutEffect)(()=>(i.add(s),()=>void i.delete(s)),[s]),(0,l.useEffect)(()=>{let a=()=>{let a=(0,r.vF)(location.hash),t=[...document.querySelectorAll(".try-it")],l=a===s||t[0]===e.current&&!document.getElementById(`try-${a}`);void 0!==a&&l&&e.current&&(n(location.hash),history.replaceState(history.state,"",location.pathname+location.search),e.current.open=!0,e.current.scrollIntoView())};return a(),addEventListener("hashchange",a),()=>removeEventListener("hashchange",a)},[s,e]),a}(s,d),j=()=>{d.current?.open&&"object"!=typeof h&&(u(void 0),Promise.all([Promise.all([a.e("4014"),a.e("1081"),a.e("8888")]).then(a.bind(a,7051)),a(8345)(`./${s}.json`)]).then(([{default:s},{default:e}])=>u({Panel:s,data:function(s){let{placeholder:e,text:a}=s.userAgent,n=JSON.stringify(document.querySelector("[data-user-agent]")?.textContent||a).slice(1,-1);return JSON.parse(JSON.stringify(s).replaceAll(e,n))}(e)}),()=>u("failed")))};return(0,l.useEffect)(j,[]),(0,n.jsxs)("details",{ref:d,className:"try-it",onToggle:j,children:[(0,n.jsx)("summary",{children:p}),"object"!=typeof h&&o,"failed"===h&&(0,n.jsx)("button",{type:"button",className:"button",onClick:j,children:(0,t.T)({id:"theme.ErrorPageContent.tryAgain",message:"Try again"})}),"object"==typeof h&&(0,n.jsx)(h.Panel,{...h.data,variant:e,hash:x},x)]})}let i=new Set},3413(s,e,a){"use strict";a.d(e,{Pp:()=>i,jE:()=>t,jr:()=>r,vF:()=>c});var n=a(4942);let t=4e3,l="#try=";function r(s,e){var a;return`${l}${s}.${a=JSON.stringify(e),btoa(Array.from(new TextEncoder().encode(a),s=>String.fromCharCode(s)).join("")).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}`}function c(s){return s.startsWith(l)?s.slice(l.length).split(".")[0]:void 0}function i(s){if(!(s.length>t))try{var e;let a,t=JSON.parse((e=s.slice(s.indexOf(".")+1),a=atob(e.replaceAll("-","+").replaceAll("_","/")),new TextDecoder("utf-8",{fatal:!0}).decode(Uint8Array.from(a,s=>s.charCodeAt(0)))));if(!(0,n.Gv)(t)||!(0,n.Gv)(t.body))return;let{variant:l,body:r}=t;return"string"==typeof l?{variant:l,body:r}:{body:r}}catch{return}}},3023(s,e,a){"use strict";a.d(e,{R:()=>r,x:()=>c});var n=a(3696);let t={},l=n.createContext(t);function r(s){let e=n.useContext(l);return n.useMemo(function(){return"function"==typeof s?s(e):{...e,...s}},[e,s])}function c(s){let e;return e=s.disableParentContext?"function"==typeof s.components?s.components(t):s.components||t:r(s.components),n.createElement(l.Provider,{value:e},s.children)}}}]);