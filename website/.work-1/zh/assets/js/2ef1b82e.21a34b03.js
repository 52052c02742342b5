(globalThis.webpackChunkwebsite=globalThis.webpackChunkwebsite||[]).push([["7027"],{373(s,a,e){"use strict";e.r(a),e.d(a,{metadata:()=>n,default:()=>A,frontMatter:()=>o,contentTitle:()=>h,toc:()=>j,assets:()=>x});var n=JSON.parse('{"id":"captchas/image-to-text","title":"ImageToText","description":"识别图形验证码中的文字（OCR）：将图片转为 Base64 编码，创建 ImageToTextTask，用模块或阈值改善结果。","source":"@site/i18n/zh/docusaurus-plugin-content-docs/current/captchas/image-to-text.mdx","sourceDirName":"captchas","slug":"/captchas/image-to-text","permalink":"/zh/docs/captchas/image-to-text","draft":false,"unlisted":false,"tags":[],"version":"current","lastUpdatedAt":1794865987000,"frontMatter":{"title":"ImageToText","description":"识别图形验证码中的文字（OCR）：将图片转为 Base64 编码，创建 ImageToTextTask，用模块或阈值改善结果。","source":"a4b03982a13d"},"sidebar":"documentation","previous":{"title":"GeeTest（极验）","permalink":"/zh/docs/captchas/geetest-task"},"next":{"title":"图片识别","permalink":"/zh/docs/captchas/ComplexImageTask-Recognition"},"lastUpdatedText":"2026年11月16日"}'),t=e(2540),l=e(3023),c=e(3985),r=e(8920),p=e(7346),i=e(1525),d=e(9409);let o={title:"ImageToText",description:"识别图形验证码中的文字（OCR）：将图片转为 Base64 编码，创建 ImageToTextTask，用模块或阈值改善结果。",source:"a4b03982a13d"},h,x={},j=[{value:"适用场景",id:"when-to-use",level:2},{value:"示例",id:"example",level:2},{value:"读取并编码文件",id:"encode-file",level:2},{value:"参数从哪里获取",id:"find-values",level:2},{value:"请求字段",id:"request-fields",level:2},{value:"改善结果",id:"variants",level:2},{value:"代理",id:"proxy",level:2},{value:"结果",id:"answer",level:2},{value:"填写文字",id:"use-the-answer",level:2},{value:"错误",id:"errors",level:2},{value:"计费",id:"limits",level:2},{value:"下一步",id:"next",level:2}];function u(s){let a={a:"a",code:"code",h2:"h2",li:"li",p:"p",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...(0,l.R)(),...s.components};return(0,t.jsxs)(t.Fragment,{children:[(0,t.jsxs)(a.p,{children:[(0,t.jsx)(a.code,{children:"ImageToTextTask"})," 用于识别图形验证码中的文字（OCR）。传入 Base64 编码的图片，结果是文字，通常需要 0.3 到 6 秒。"]}),`
`,(0,t.jsxs)("div",{className:"glance",children:[(0,t.jsxs)("dl",{className:"facts",children:[(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"类型"}),(0,t.jsx)("dd",{children:(0,t.jsx)("code",{children:"ImageToTextTask"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"代理"}),(0,t.jsx)("dd",{children:(0,t.jsx)("b",{className:"pill",children:"不支持"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"识别耗时"}),(0,t.jsxs)("dd",{children:["0.3 到 6 秒",(0,t.jsxs)("svg",{className:"range",viewBox:"0 0 180 1",preserveAspectRatio:"none","aria-hidden":"true",children:[(0,t.jsx)("path",{d:"M0 .5h180"}),(0,t.jsx)("path",{d:"M0.3 .5H6"})]})]})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"计费"}),(0,t.jsx)("dd",{children:"每 1000 张图片"})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"轮询"}),(0,t.jsx)("dd",{children:"0.35 秒后首次查询，间隔 2 秒，10 秒后超时"})]})]}),(0,t.jsx)(r.A,{as:"figure",className:"drawing",html:'<svg class="d d-captcha" viewBox="0 0 320 224" role=img aria-labelledby=drawing-captcha-image-to-text-title aria-describedby=drawing-captcha-image-to-text-desc><title id=drawing-captcha-image-to-text-title>文字验证码</title><desc id=drawing-captcha-image-to-text-desc>图片上有五个变形并带干扰线的字符，下方是输入框。结果是文字。</desc><rect class=d-fill-2 width=320 height=224 rx=8 /><rect class=d-box x=60 y=14 width=200 height=86 rx=8 /><path class=d-soft d="M68 78c30-40 56 14 88-16s60 0 96-26M70 32c40 26 70-16 104 14s50 22 78 24" /><g class=d-mid><text class=d-big transform="translate(90 70)rotate(-14)">w</text><text class=d-big transform="translate(126 64)rotate(10)">7</text><text class=d-big transform="translate(160 70)rotate(-6)">H</text><text class=d-big transform="translate(196 66)rotate(14)">k</text><text class=d-big transform="translate(230 70)rotate(-10)">2</text></g><rect class=d-box x=60 y=116 width=200 height=40 rx=8 /><path class=d-accent d="M76 126v20" /><text class=d-muted x=86 y=141>请输入图中文字</text><path class=d-ink d="M160 160v8" /><path class=d-head d="M160 174l-4-6h8z" /><rect class=d-box-accent x=92 y=180 width=136 height=30 rx=15 /><text class="d-mono d-mid" x=160 y=200>text: "w7Hk2"</text></svg>'})]}),`
`,(0,t.jsx)(a.h2,{id:"when-to-use",children:"适用场景"}),`
`,(0,t.jsxs)(a.table,{children:[(0,t.jsx)(a.thead,{children:(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.th,{children:"验证码"}),(0,t.jsx)(a.th,{children:"使用"})]})}),(0,t.jsxs)(a.tbody,{children:[(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"含字符、单词或算式的图片"}),(0,t.jsx)(a.td,{children:"本任务类型"})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"需要旋转图片、选择图块或坐标点，或听音频"}),(0,t.jsx)(a.td,{children:(0,t.jsx)(a.a,{href:"/zh/docs/captchas/ComplexImageTask-Recognition",children:"ComplexImageTask：图片识别"})})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"希望在浏览器中自动填写的文字验证码"}),(0,t.jsx)(a.td,{children:(0,t.jsx)(a.a,{href:"/zh/docs/extension/text-captcha-solve",children:"扩展"})})]})]})]}),`
`,(0,t.jsx)(a.h2,{id:"example",children:"示例"}),`
`,(0,t.jsx)(a.p,{children:"创建任务："}),`
`,(0,t.jsxs)(d.A,{id:"samples",label:"代码示例：ImageToTextTask",children:[(0,t.jsx)(c.A,{language:"javascript",sample:"javascript",html:`<span class=tc>// Node.js 20+</span>
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
console.<span class=tf>log</span>(result);`}),(0,t.jsx)(c.A,{language:"python",sample:"python",html:`<span class=tc># Python 3.9+</span>
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
<span class=tk>print</span>(result)`}),(0,t.jsx)(c.A,{language:"bash",sample:"curl",html:`<span class=tf>curl</span> <span class=tp>--silent</span> --show-error --max-time <span class=tn>30</span> <span class=ts>'https://api.captcha-cloud.example/createTask'</span> \\
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
  jq <span class=ts>'if .errorId == 0 then . else error(.errorCode) end'</span>`}),(0,t.jsx)(c.A,{language:"csharp",sample:"csharp",html:`<span class=tc>// .NET 8+</span>
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
}`}),(0,t.jsx)(c.A,{language:"php",sample:"php",html:`<span class=tk>&lt;?php</span> <span class=tc>// PHP 8.1+</span>

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
`,(0,t.jsx)(i.A,{of:"ImageToTextTask",label:"试一试",children:(0,t.jsxs)("p",{children:["填写此请求并在沙箱中运行（需要 JavaScript）。如果您有本文档的源代码，也可以在自己的电脑上运行沙箱：",(0,t.jsx)(a.a,{href:"/docs/getting-start#sandbox",children:(0,t.jsx)("code",{children:"npm run sandbox"})})]})}),`
`,(0,t.jsxs)(a.p,{children:["任务完成后，",(0,t.jsx)(a.a,{href:"/zh/docs/api/methods/get-task-result",children:"getTaskResult"})," 返回："]}),`
`,(0,t.jsx)(c.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"ready"</span>,
  <span class=tp>"solution"</span>: {
    <span class=tp>"text"</span>: <span class=ts>"546"</span>
  }
}`}),`
`,(0,t.jsxs)(a.p,{children:["创建任务并轮询结果的完整程序见",(0,t.jsx)(a.a,{href:"/zh/docs/getting-start#first-task",children:"识别第一个验证码"}),"。"]}),`
`,(0,t.jsx)(a.h2,{id:"encode-file",children:"读取并编码文件"}),`
`,(0,t.jsxs)(a.p,{children:[(0,t.jsx)(a.code,{children:"body"})," 是图片文件内容的 Base64 编码，须在一行内，不带 ",(0,t.jsx)(a.code,{children:"data:"})," 前缀。以下程序读取 ",(0,t.jsx)(a.code,{children:"captcha.png"}),"，为只含数字的图片创建任务。"]}),`
`,(0,t.jsx)(a.p,{children:"JavaScript，Node.js 20 及以上版本："}),`
`,(0,t.jsx)(c.A,{language:"javascript",html:`<span class=tk>import</span> { readFile } <span class=tk>from</span> <span class=ts>'node:fs/promises'</span>;

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
<span class=tk>if</span> (errorId !== <span class=tn>0</span>) <span class=tk>throw new</span> <span class=tt>Error</span>(<span class=ts>\`createTask 失败：\${errorCode}\`</span>);
console.<span class=tf>log</span>(taskId); <span class=tc>// 用它轮询 getTaskResult。</span>`}),`
`,(0,t.jsxs)(a.p,{children:["Python 3，需安装 ",(0,t.jsx)(a.code,{children:"requests"}),"："]}),`
`,(0,t.jsx)(c.A,{language:"python",html:`<span class=tk>import</span> base64
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
    <span class=tk>raise</span> RuntimeError(<span class=ts>f"createTask 失败：{result['errorCode']}"</span>)
<span class=tk>print</span>(result[<span class=ts>"taskId"</span>])  <span class=tc># 用它轮询 getTaskResult。</span>`}),`
`,(0,t.jsxs)(a.p,{children:["在 shell 中，",(0,t.jsx)(a.code,{children:"base64 -w 0 captcha.png"})," 将编码输出为一行（macOS 上用 ",(0,t.jsx)(a.code,{children:"base64 -i captcha.png"}),"）。"]}),`
`,(0,t.jsx)(a.h2,{id:"find-values",children:"参数从哪里获取"}),`
`,(0,t.jsx)(a.p,{children:"任务只需要图片。在您拥有或获准自动化操作的页面上，就是页面显示的那张图片："}),`
`,(0,t.jsx)(c.A,{language:"html",html:`<span class=tt>&lt;img <span class=tp>id</span><span class=ts>="captcha"</span> <span class=tp>src</span><span class=ts>="/captcha.png"</span> <span class=tp>alt</span><span class=ts>=""</span>></span>
<span class=tt>&lt;input <span class=tp>name</span><span class=ts>="captcha_text"</span>></span>`}),`
`,(0,t.jsxs)(a.ul,{children:[`
`,(0,t.jsxs)(a.li,{children:["如果 ",(0,t.jsx)(a.code,{children:"src"})," 是 URL，传入该文件内容的 Base64 编码。"]}),`
`,(0,t.jsxs)(a.li,{children:["如果 ",(0,t.jsx)(a.code,{children:"src"})," 是 ",(0,t.jsx)(a.code,{children:"data:"})," URL，传入逗号之后的部分。"]}),`
`]}),`
`,(0,t.jsx)(a.p,{children:"很多页面每次请求同一 URL 都会生成新图片。必须传入当前会话显示的图片，不要重新下载。"}),`
`,(0,t.jsx)(a.h2,{id:"request-fields",children:"请求字段"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"请求字段：ImageToTextTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"字段"}),(0,t.jsx)("th",{scope:"col",children:"类型"}),(0,t.jsx)("th",{scope:"col",children:"说明"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(p.A,{id:"type",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#type",children:(0,t.jsx)("code",{children:"type"})})}),(0,t.jsxs)("td",{children:["字符串 ",(0,t.jsx)("b",{children:"必填"})]}),(0,t.jsxs)("td",{children:["任务类型。",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["固定为 ",(0,t.jsx)("code",{children:"ImageToTextTask"})]})})]})]}),(0,t.jsxs)(p.A,{id:"body",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#body",children:(0,t.jsx)("code",{children:"body"})})}),(0,t.jsxs)("td",{children:["字符串 ",(0,t.jsx)("b",{children:"必填"})]}),(0,t.jsxs)("td",{children:["图片的 Base64 编码。",(0,t.jsxs)("ul",{children:[(0,t.jsx)("li",{children:"Base64 编码"}),(0,t.jsx)("li",{children:"不含换行"}),(0,t.jsx)("li",{children:"图片大小为 100 到 500,000 字节"})]})]})]}),(0,t.jsxs)(p.A,{id:"recognizingModule",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#recognizingModule",children:(0,t.jsx)("code",{children:"recognizingModule"})})}),(0,t.jsx)("td",{children:"字符串"}),(0,t.jsxs)("td",{children:[(0,t.jsx)(a.a,{href:"/docs/api/module-name",children:"识别模块"}),"，或您的",(0,t.jsx)(a.a,{href:"/docs/api/user-module",children:"自定义模块"}),"的名称。"]})]}),(0,t.jsxs)(p.A,{id:"recognizingThreshold",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#recognizingThreshold",children:(0,t.jsx)("code",{children:"recognizingThreshold"})})}),(0,t.jsx)("td",{children:"整数"}),(0,t.jsxs)("td",{children:["最低置信度（百分比）。置信度低于此值时，任务失败，返回 ",(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"CAPTCHA_",(0,t.jsx)("wbr",{}),"UNSOLVABLE"]}),"，不收费。见",(0,t.jsx)(a.a,{href:"/docs/api/threshold",children:"置信度阈值"}),"。",(0,t.jsx)("ul",{children:(0,t.jsx)("li",{children:"0 到 100"})})]})]}),(0,t.jsxs)(p.A,{id:"case",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#case",children:(0,t.jsx)("code",{children:"case"})})}),(0,t.jsx)("td",{children:"布尔值"}),(0,t.jsxs)("td",{children:["文字区分大小写时设为 ",(0,t.jsx)("code",{children:"true"}),"。"]})]}),(0,t.jsxs)(p.A,{id:"numeric",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#numeric",children:(0,t.jsx)("code",{children:"numeric"})})}),(0,t.jsx)("td",{children:"整数"}),(0,t.jsxs)("td",{children:["文字只含数字时设为 ",(0,t.jsx)("code",{children:"1"}),"。",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["可用的值：",(0,t.jsx)("code",{children:"0"}),"、",(0,t.jsx)("code",{children:"1"})]})})]})]}),(0,t.jsxs)(p.A,{id:"math",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#math",children:(0,t.jsx)("code",{children:"math"})})}),(0,t.jsx)("td",{children:"布尔值"}),(0,t.jsxs)("td",{children:["设为 ",(0,t.jsx)("code",{children:"true"})," 时返回算式的结果（2 + 6 得 8）。",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["不得与模块 ",(0,t.jsx)("code",{children:"captcha_math"})," 同时使用"]})})]})]})]})]})}),`
`,(0,t.jsx)(a.h2,{id:"variants",children:"改善结果"}),`
`,(0,t.jsxs)(a.table,{children:[(0,t.jsx)(a.thead,{children:(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.th,{children:"验证码"}),(0,t.jsx)(a.th,{children:"填写"})]})}),(0,t.jsxs)(a.tbody,{children:[(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"属于已知系列"}),(0,t.jsxs)(a.td,{children:[(0,t.jsx)("code",{children:"recognizingModule"}),"，名称见",(0,t.jsx)(a.a,{href:"/zh/docs/api/module-name#modules",children:"识别模块"})]})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"不属于列出的任何系列"}),(0,t.jsxs)(a.td,{children:[(0,t.jsx)("code",{children:"recognizingModule"})," 设为 ",(0,t.jsx)(a.a,{href:"/zh/docs/api/module-name#universal",children:(0,t.jsx)("code",{children:"universal"})})]})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"所有模块都识别错误"}),(0,t.jsxs)(a.td,{children:[(0,t.jsx)("code",{children:"recognizingModule"}),"，填写已为您训练的",(0,t.jsx)(a.a,{href:"/zh/docs/api/user-module",children:"自定义模块"}),"的名称"]})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"只含数字"}),(0,t.jsxs)(a.td,{children:[(0,t.jsx)("code",{children:"numeric"})," 设为 ",(0,t.jsx)("code",{children:"1"})]})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"区分大小写"}),(0,t.jsxs)(a.td,{children:[(0,t.jsx)("code",{children:"case"})," 设为 ",(0,t.jsx)("code",{children:"true"})]})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"是算式，需要计算结果"}),(0,t.jsxs)(a.td,{children:[(0,t.jsx)("code",{children:"math"})," 设为 ",(0,t.jsx)("code",{children:"true"}),"，或使用模块 ",(0,t.jsx)(a.a,{href:"/zh/docs/api/module-name#captcha_math",children:(0,t.jsx)("code",{children:"captcha_math"})}),"；两者不得同时使用"]})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"宁可少识别，也不能识别错"}),(0,t.jsxs)(a.td,{children:[(0,t.jsx)("code",{children:"recognizingThreshold"}),"，见",(0,t.jsx)(a.a,{href:"/zh/docs/api/threshold",children:"置信度阈值"})]})]})]})]}),`
`,(0,t.jsx)(a.p,{children:"带模块和阈值的任务："}),`
`,(0,t.jsx)(c.A,{language:"json",html:`{
  <span class=tp>"type"</span>: <span class=ts>"ImageToTextTask"</span>,
  <span class=tp>"body"</span>: <span class=ts>"iVBORw0KGgoAAAANSUhEUgAAABEAAAALCAAAAAC8SznbAAAAR0lEQVR42lWOwQ0AIAgDOwT7L8jbdwWqiJgULZcKFqNKXDeQbUkwX1XJmBnrRD9OAPIyqxmbTHj+qMv4l/N/hrGbBG8RargBKDCbznbMPlAAAAAASUVORK5CYII="</span>,
  <span class=tp>"recognizingModule"</span>: <span class=ts>"solvemedia"</span>,
  <span class=tp>"recognizingThreshold"</span>: <span class=tn>70</span>
}`}),`
`,(0,t.jsxs)(a.p,{children:["如果程序只能填写 API 密钥，将两个选项附加在密钥之后：",(0,t.jsxs)("code",{children:["YOUR_",(0,t.jsx)("wbr",{}),"API_",(0,t.jsx)("wbr",{}),"KEY__",(0,t.jsx)("wbr",{}),"solvemedia__",(0,t.jsx)("wbr",{}),"recognizingthreshold_",(0,t.jsx)("wbr",{}),"70"]}),"。"]}),`
`,(0,t.jsx)(a.h2,{id:"proxy",children:"代理"}),`
`,(0,t.jsx)("p",{children:"不支持。此类型没有代理字段，也不需要代理。"}),`
`,(0,t.jsx)(a.h2,{id:"answer",children:"结果"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"结果字段：ImageToTextTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"字段"}),(0,t.jsx)("th",{scope:"col",children:"类型"}),(0,t.jsx)("th",{scope:"col",children:"说明"})]})}),(0,t.jsx)("tbody",{children:(0,t.jsxs)(p.A,{id:"solution-text",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#solution-text",children:(0,t.jsx)("code",{children:"text"})})}),(0,t.jsx)("td",{children:"字符串"}),(0,t.jsx)("td",{children:"识别出的文字。"})]})})]})}),`
`,(0,t.jsx)(a.h2,{id:"use-the-answer",children:"填写文字"}),`
`,(0,t.jsxs)(a.p,{children:["将 ",(0,t.jsx)(a.code,{children:"text"})," 填入页面的验证码输入框。如果网站拒绝，",(0,t.jsxs)(a.a,{href:"/zh/docs/api/bad-tokens#report-image",children:["上报该 ",(0,t.jsx)(a.code,{children:"taskId"})]}),"。"]}),`
`,(0,t.jsx)(a.h2,{id:"errors",children:"错误"}),`
`,(0,t.jsxs)(a.p,{children:["先检查图片数据：",(0,t.jsx)(a.code,{children:"body"})," 必须是完整的图片，不含换行。以下是常见的错误码，全部错误码见 ",(0,t.jsx)(a.a,{href:"/zh/docs/api/api-errors#all-codes",children:"API 错误码"}),"。"]}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"错误码及处理方法",children:(0,t.jsxs)("table",{className:"rows errors",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"错误码"}),(0,t.jsx)("th",{scope:"col",children:"含义"}),(0,t.jsx)("th",{scope:"col",children:"处理方法"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_CAPTCHA_UNSOLVABLE",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"CAPTCHA_",(0,t.jsx)("wbr",{}),"UNSOLVABLE"]})})}),(0,t.jsx)("td",{"data-label":"含义",children:"验证码未能识别。"}),(0,t.jsxs)("td",{"data-label":"处理方法",children:["原因和处理见",(0,t.jsx)(a.a,{href:"/docs/api/api-errors#unsolvable",children:"无法识别的验证码"}),"。"]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_TOO_BIG_CAPTCHA_FILESIZE",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"TOO_",(0,t.jsx)("wbr",{}),"BIG_",(0,t.jsx)("wbr",{}),"CAPTCHA_",(0,t.jsx)("wbr",{}),"FILESIZE"]})})}),(0,t.jsx)("td",{"data-label":"含义",children:"图片大于 500,000 字节。只限图片任务。"}),(0,t.jsx)("td",{"data-label":"处理方法",children:"使用更小的图片。"})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_ZERO_CAPTCHA_FILESIZE",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"ZERO_",(0,t.jsx)("wbr",{}),"CAPTCHA_",(0,t.jsx)("wbr",{}),"FILESIZE"]})})}),(0,t.jsx)("td",{"data-label":"含义",children:"图片小于 100 字节。"}),(0,t.jsx)("td",{"data-label":"处理方法",children:"检查图片数据。"})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_INVALID_TASK",children:(0,t.jsx)("code",{children:"ERROR_INVALID_TASK"})})}),(0,t.jsxs)("td",{"data-label":"含义",children:["任务的字段缺失、无效或过期，具体字段见 ",(0,t.jsx)("code",{children:"errorDescription"}),"。"]}),(0,t.jsx)("td",{"data-label":"处理方法",children:"更正这些字段。"})]})]})]})}),`
`,(0,t.jsx)(a.h2,{id:"limits",children:"计费"}),`
`,(0,t.jsxs)(a.p,{children:["按每 1000 张图片计价，只对成功的任务收费。因置信度低于 ",(0,t.jsx)(a.code,{children:"recognizingThreshold"})," 而失败的任务不收费。"]}),`
`,(0,t.jsx)(a.h2,{id:"next",children:"下一步"}),`
`,(0,t.jsxs)(a.ul,{children:[`
`,(0,t.jsxs)(a.li,{children:[(0,t.jsx)(a.a,{href:"/zh/docs/api/module-name#modules",children:"识别模块"}),"：已知系列的验证码识别更快、更准确。"]}),`
`,(0,t.jsxs)(a.li,{children:[(0,t.jsx)(a.a,{href:"/zh/docs/api/threshold",children:"置信度阈值"}),"：减少文字识别错误。"]}),`
`,(0,t.jsxs)(a.li,{children:[(0,t.jsx)(a.a,{href:"/zh/docs/api/user-module",children:"自定义模块"}),"：为您的验证码训练模块。"]}),`
`,(0,t.jsxs)(a.li,{children:[(0,t.jsx)(a.a,{href:"/zh/docs/api/bad-tokens#report-image",children:"上报识别错误的文字"}),"：上报用于自动质量分析。"]}),`
`]})]})}function A(s={}){let{wrapper:a}={...(0,l.R)(),...s.components};return a?(0,t.jsx)(a,{...s,children:(0,t.jsx)(u,{...s})}):u(s)}},2834(s,a,e){var n={"./RecaptchaV2EnterpriseTask.json":["9926","6779"],"./ImageToTextTask.json":["6339","4176"],"./RecaptchaClickTask.json":["1077","2934"],"./TenDITask.json":["6388","1413"],"./reportIncorrectImageCaptcha.json":["8753","298"],"./createTask.json":["4882","7327"],"./AmazonTask.json":["7030","4715"],"./getBalance.json":["8959","8004"],"./getTaskResult.json":["7413","2502"],"./RecaptchaV2Task.json":["2045","430"],"./getUserAgent.json":["2515","1664"],"./TemuTask.json":["3207","6268"],"./strings.json":["2083","9536"],"./ImpervaTask.json":["3420","8845"],"./BinanceTask.json":["5962","7511"],"./RecaptchaV3TaskProxyless.json":["7547","1192"],"./reportIncorrectTokenCaptcha.json":["209","9354"],"./__plugin.json":["9630","3331"],"./GeeTestTask.json":["7627","1592"],"./RecognitionTask.json":["9431","8508"],"./ProsopoTask.json":["5708","3645"],"./TurnstileTask.json":["5896","1505"],"./BasiliskTask.json":["8526","1987"]};function t(s){if(!e.o(n,s))return Promise.resolve().then(function(){var a=Error("Cannot find module '"+s+"'");throw a.code="MODULE_NOT_FOUND",a});var a=n[s],t=a[0];return e.e(a[1]).then(function(){return e.t(t,19)})}t.keys=()=>Object.keys(n),t.id=2834,s.exports=t},7346(s,a,e){"use strict";e.d(a,{A:()=>l});var n=e(2540),t=e(4060);function l({as:s="tr",...a}){return(0,t.A)().collectAnchor(a.id),(0,n.jsx)(s,{...a})}},8920(s,a,e){"use strict";e.d(a,{A:()=>c});var n=e(2540),t=e(3696);let l=globalThis.trustedTypes?.createPolicy("built-html",{createHTML:s=>s});function c({as:s,html:a,ref:e,...r}){let p=(0,t.useMemo)(()=>({__html:l?l.createHTML(a):a}),[a]);return(0,n.jsx)(s,{...r,ref:e,dangerouslySetInnerHTML:p})}},7228(s,a,e){"use strict";let n;function t(s){let a,e=n??((a=document.createElement("div")).setAttribute("role","status"),a.className="sr-only",document.body.append(a),a);n=e,e.textContent="",setTimeout(()=>{e.textContent=s},100)}e.d(a,{i:()=>t})},9073(s,a,e){"use strict";async function n(s){try{await navigator.clipboard.writeText(s)}catch{var a;let e,n,t;if(a=s,e=document.activeElement,(n=document.createElement("textarea")).className="sr-only",n.value=a,document.body.append(n),n.select(),t=document.execCommand("copy"),n.remove(),e?.focus({preventScroll:!0}),!t)throw Error("The browser does not let this page copy.")}}e.d(a,{D:()=>n})},3985(s,a,e){"use strict";e.d(a,{A:()=>d,i:()=>o});var n=e(2540),t=e(9981),l=e(3696),c=e(8920),r=e(7228),p=e(9073),i=e(4635);function d({html:s,language:a,title:e,sample:t}){let r=(0,l.useRef)(null);return(0,n.jsxs)("div",{className:"code","data-sample":t,children:[e&&(0,n.jsx)("div",{className:"code-title",children:e}),(0,n.jsx)("pre",{tabIndex:0,children:(0,n.jsx)(c.A,{as:"code",ref:r,className:a&&`language-${a}`,html:s})}),(0,n.jsx)(o,{code:r})]})}function o({code:s}){let[a,e]=(0,l.useState)();(0,l.useEffect)(()=>{if(!a)return;let s=setTimeout(()=>e(void 0),2e3);return()=>clearTimeout(s)},[a]);let c=async()=>{let a=await (0,p.D)(s.current?.textContent??"").then(i.M,()=>(s.current&&getSelection()?.selectAllChildren(s.current),(0,i.d)()));e(a),(0,r.i)(a)};return(0,n.jsx)("button",{type:"button",className:"code-copy","data-copied":a?"":void 0,onClick:c,children:a??(0,t.T)({id:"theme.CodeBlock.copy",message:"Copy",description:"The copy button label on code blocks"})})}},4635(s,a,e){"use strict";e.d(a,{M:()=>t,d:()=>l});var n=e(9981);function t(){return(0,n.T)({id:"theme.CodeBlock.copied",message:"Copied",description:"The copied button label on code blocks"})}function l(){return(0,n.T)({id:"docs.copy.failed",message:"Couldn't copy"})}},9409(s,a,e){"use strict";e.d(a,{A:()=>d});var n=e(2540),t=e(3696),l=e(4237),c=e(9344);function r(){let s,{dataset:a}=document.documentElement;for(let e of document.querySelectorAll(".samples > input"))e.value===a.sample?s=e.checked=!0:s??=!1;!1===s&&delete a.sample}var p=e(634);let i={javascript:"JavaScript",python:"Python",curl:"cURL",csharp:"C#",java:"Java",go:"Go",php:"PHP"};function d({id:s,label:a,children:e}){return(0,t.useLayoutEffect)(r,[]),(0,n.jsxs)("div",{className:"samples",role:"group","aria-label":a,children:[p.f.map((a,e)=>(0,n.jsxs)(t.Fragment,{children:[(0,n.jsx)("input",{type:"radio",id:`${s}-${a}`,name:s,value:a,defaultChecked:0===e,onChange:s=>{var a;let e;return e=(a=s.currentTarget).getBoundingClientRect().top,void(!function({value:s}){document.documentElement.dataset.sample=s,(0,c.M)("localStorage",l.dt,s),r()}(a),scrollBy(0,a.getBoundingClientRect().top-e))}}),(0,n.jsx)("label",{htmlFor:`${s}-${a}`,children:i[a]})]},a)),e]})}},634(s,a,e){"use strict";e.d(a,{f:()=>n});let n=["javascript","python","curl","csharp","java","go","php"]},4942(s,a,e){"use strict";function n(s,a){let{fields:e=[],proxy:n}=s.variants[a]??{},l=[...e,...n?.fields??[]];return"createTask"!==s.method?t("",l):t("",[t("task",l),...s.envelope])}function t(s,a){return{name:s,fields:a,types:["object"],typeText:"",required:!0,description:"",constraints:[]}}e.d(a,{$b:()=>function s(a,[e,...n]){return void 0===e||void 0===a||"string"==typeof a?void 0===e?a:void 0:s(Array.isArray(a)?a[Number(e)]:a[e],n)},BA:()=>function s(a,e){if(void 0!==a.const)return a.required||void 0!==e?a.const:void 0;if(void 0===e||""===e)return a.fields&&a.required?{}:void 0;if("string"==typeof e)return function({types:s,enum:a,open:e},n){let t=a?.find(s=>l(s)===n);return void 0!==t?t:e?function(s){try{return JSON.parse(s)}catch{return s}}(n):s.includes("boolean")&&/^(true|false)$/.test(n)?"true"===n:(s.includes("integer")||s.includes("number"))&&/^-?\d+(\.\d+)?$/.test(n)&&Number.isSafeInteger(Math.trunc(Number(n)))?Number(n):n}(a,e);if(Array.isArray(e))return function({items:a,required:e},n){if(0!==n.length||e)return n.map(e=>(a&&s(a,e))??"")}(a,e);let n=(a.fields??[]).map(a=>[a.name,s(a,e[a.name])]).filter(([,s])=>void 0!==s);return n.length>0||a.required?Object.fromEntries(n):void 0},D0:()=>function s(a,e){if(void 0!==e){if(a.open)return"string"==typeof e?e:JSON.stringify(e,null,2);if(a.items){let{items:n}=a;return Array.isArray(e)?e.map(a=>s(n,a)??""):void 0}return a.fields?c(e)?Object.fromEntries(a.fields.map(a=>[a.name,s(a,e[a.name])]).filter(([,s])=>void 0!==s)):void 0:l(e)}},Gv:()=>c,LO:()=>n,e1:()=>l,eI:()=>function s(a,[e,...n],t){if(void 0===e)return t;if("number"==typeof e){let l=Array.isArray(a)?a:[],c=s(l[e],n,t);return void 0===c?l.toSpliced(e,1):l.toSpliced(e,1,c)}let l=c(a)?a:{},{[e]:r,...p}=l,i=s(r,n,t);return void 0===i?p:{...l,[e]:i}},rq:()=>r});let l=s=>"string"==typeof s?s:JSON.stringify(s),c=s=>"object"==typeof s&&null!==s&&!Array.isArray(s),r=s=>s.map(s=>`/${s}`).join("")},1525(s,a,e){"use strict";e.d(a,{A:()=>r});var n=e(2540),t=e(9981),l=e(3696),c=e(3413);function r({of:s,variant:a,label:i,children:d}){let o=(0,l.useRef)(null),[h,x]=(0,l.useState)(),j=function(s,a){let[e,n]=(0,l.useState)();return(0,l.useLayoutEffect)(()=>(p.add(s),()=>void p.delete(s)),[s]),(0,l.useEffect)(()=>{let e=()=>{let e=(0,c.vF)(location.hash),t=[...document.querySelectorAll(".try-it")],l=e===s||t[0]===a.current&&!document.getElementById(`try-${e}`);void 0!==e&&l&&a.current&&(n(location.hash),history.replaceState(history.state,"",location.pathname+location.search),a.current.open=!0,a.current.scrollIntoView())};return e(),addEventListener("hashchange",e),()=>removeEventListener("hashchange",e)},[s,a]),e}(s,o),u=()=>{o.current?.open&&"object"!=typeof h&&(x(void 0),Promise.all([Promise.all([e.e("4014"),e.e("1081"),e.e("5025")]).then(e.bind(e,7544)),e(2834)(`./${s}.json`)]).then(([{default:s},{default:a}])=>x({Panel:s,data:function(s){let{placeholder:a,text:e}=s.userAgent,n=JSON.stringify(document.querySelector("[data-user-agent]")?.textContent||e).slice(1,-1);return JSON.parse(JSON.stringify(s).replaceAll(a,n))}(a)}),()=>x("failed")))};return(0,l.useEffect)(u,[]),(0,n.jsxs)("details",{ref:o,className:"try-it",onToggle:u,children:[(0,n.jsx)("summary",{children:i}),"object"!=typeof h&&d,"failed"===h&&(0,n.jsx)("button",{type:"button",className:"button",onClick:u,children:(0,t.T)({id:"theme.ErrorPageContent.tryAgain",message:"Try again"})}),"object"==typeof h&&(0,n.jsx)(h.Panel,{...h.data,variant:a,hash:j},j)]})}let p=new Set},3413(s,a,e){"use strict";e.d(a,{Pp:()=>p,jE:()=>t,jr:()=>c,vF:()=>r});var n=e(4942);let t=4e3,l="#try=";function c(s,a){var e;return`${l}${s}.${e=JSON.stringify(a),btoa(Array.from(new TextEncoder().encode(e),s=>String.fromCharCode(s)).join("")).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}`}function r(s){return s.startsWith(l)?s.slice(l.length).split(".")[0]:void 0}function p(s){if(!(s.length>t))try{var a;let e,t=JSON.parse((a=s.slice(s.indexOf(".")+1),e=atob(a.replaceAll("-","+").replaceAll("_","/")),new TextDecoder("utf-8",{fatal:!0}).decode(Uint8Array.from(e,s=>s.charCodeAt(0)))));if(!(0,n.Gv)(t)||!(0,n.Gv)(t.body))return;let{variant:l,body:c}=t;return"string"==typeof l?{variant:l,body:c}:{body:c}}catch{return}}},3023(s,a,e){"use strict";e.d(a,{R:()=>c,x:()=>r});var n=e(3696);let t={},l=n.createContext(t);function c(s){let a=n.useContext(l);return n.useMemo(function(){return"function"==typeof s?s(a):{...a,...s}},[a,s])}function r(s){let a;return a=s.disableParentContext?"function"==typeof s.components?s.components(t):s.components||t:c(s.components),n.createElement(l.Provider,{value:a},s.children)}}}]);