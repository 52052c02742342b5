(globalThis.webpackChunkwebsite=globalThis.webpackChunkwebsite||[]).push([["797"],{6384(s,a,n){"use strict";n.r(a),n.d(a,{metadata:()=>e,default:()=>u,frontMatter:()=>d,contentTitle:()=>o,toc:()=>x,assets:()=>h});var e=JSON.parse('{"id":"captchas/ComplexImageTask-Recognition","title":"ComplexImageTask：图片识别","description":"将图片或音频交给十个识别器之一，得到旋转角度、图块、点选坐标或文字：各识别器的输入和结果。","source":"@site/i18n/zh/docusaurus-plugin-content-docs/current/captchas/ComplexImageTask-Recognition.mdx","sourceDirName":"captchas","slug":"/captchas/ComplexImageTask-Recognition","permalink":"/zh/docs/captchas/ComplexImageTask-Recognition","draft":false,"unlisted":false,"tags":[],"version":"current","lastUpdatedAt":1794865987000,"frontMatter":{"title":"ComplexImageTask：图片识别","sidebar_label":"图片识别","description":"将图片或音频交给十个识别器之一，得到旋转角度、图块、点选坐标或文字：各识别器的输入和结果。","source":"edfc84f4613f"},"sidebar":"documentation","previous":{"title":"ImageToText","permalink":"/zh/docs/captchas/image-to-text"},"next":{"title":"AWS WAF","permalink":"/zh/docs/captchas/amazon-task"},"lastUpdatedText":"2026年11月16日"}'),t=n(2540),l=n(3023),c=n(3985),p=n(8920),r=n(7346),i=n(1525),A=n(9409);let d={title:"ComplexImageTask：图片识别",sidebar_label:"图片识别",description:"将图片或音频交给十个识别器之一，得到旋转角度、图块、点选坐标或文字：各识别器的输入和结果。",source:"edfc84f4613f"},o,h={},x=[{value:"适用场景",id:"when-to-use",level:2},{value:"示例",id:"example",level:2},{value:"参数从哪里获取",id:"find-values",level:2},{value:"请求字段",id:"request-fields",level:2},{value:"识别器",id:"variants",level:2},{value:"oocl_rotate_new",id:"oocl-rotate-new",level:3},{value:"oocl_rotate_double_new",id:"oocl-rotate-double-new",level:3},{value:"betpunch_3x3_rotate",id:"betpunch-3x3-rotate",level:3},{value:"bls_3x3",id:"bls-3x3",level:3},{value:"shein",id:"shein",level:3},{value:"baidu",id:"baidu",level:3},{value:"bills_audio",id:"bills-audio",level:3},{value:"dli",id:"dli",level:3},{value:"portugal_text_find_icon",id:"portugal-text-find-icon",level:3},{value:"MathSum",id:"math-sum",level:3},{value:"代理",id:"proxy",level:2},{value:"结果",id:"answer",level:2},{value:"使用结果",id:"use-the-answer",level:2},{value:"错误",id:"errors",level:2},{value:"计费",id:"limits",level:2},{value:"下一步",id:"next",level:2}];function j(s){let a={a:"a",code:"code",h2:"h2",h3:"h3",li:"li",p:"p",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...(0,l.R)(),...s.components};return(0,t.jsxs)(t.Fragment,{children:[(0,t.jsxs)(a.p,{children:["类别为 ",(0,t.jsx)(a.code,{children:"recognition"})," 的 ",(0,t.jsx)(a.code,{children:"ComplexImageTask"})," 用您指定的识别器识别图片或一段音频。传入 Base64 编码的文件，结果随识别器而定：角度、图块的布尔值、坐标点、序号或文字。"]}),`
`,(0,t.jsxs)("div",{className:"glance",children:[(0,t.jsxs)("dl",{className:"facts",children:[(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"类型"}),(0,t.jsx)("dd",{children:(0,t.jsx)("code",{children:"ComplexImageTask"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"类别"}),(0,t.jsx)("dd",{children:(0,t.jsx)("code",{children:"recognition"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"代理"}),(0,t.jsx)("dd",{children:(0,t.jsx)("b",{className:"pill",children:"不支持"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"计费"}),(0,t.jsx)("dd",{children:"每 1000 个答案"})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"轮询"}),(0,t.jsx)("dd",{children:"0.35 秒后首次查询，间隔 2 秒，10 秒后超时"})]})]}),(0,t.jsx)(p.A,{as:"figure",className:"drawing",html:'<svg class="d d-captcha" viewBox="0 0 320 224" role=img aria-labelledby=drawing-captcha-recognition-title aria-describedby=drawing-captcha-recognition-desc><title id=drawing-captcha-recognition-title>图片识别</title><desc id=drawing-captcha-recognition-desc>三种图片任务：需要旋转的圆形、带有匹配图块的 3x3 网格，以及按顺序点击的坐标点。结果是角度、图块或坐标点。</desc><rect class=d-fill-2 width=320 height=224 rx=8 /><g class=d-box><rect x=16 y=22 width=88 height=88 rx=8 /><rect x=116 y=22 width=88 height=88 rx=8 /><rect x=216 y=22 width=88 height=88 rx=8 /><circle class=d-fill-2 cx=60 cy=66 r=24 /></g><path class=d-soft d="M43 76l12-12 8 8 6-6 12 12" /><path class=d-accent d="M60 34a32 32 0 0 1 30 22" /><path class=d-head-accent d="M92 63l-7-5 8-3z" /><path class=d-soft d="M145 22v88M175 22v88M116 51h88M116 81h88" /><path class=d-box-accent d="M145 22h30v29h-30zM116 81h29v29h-21a8 8 0 0 1-8-8zM175 51h29v30h-29z" /><path class="d-accent d-dash" d="M236 92l18-42 32 30" /><g class=d-accent-solid><circle cx=236 cy=92 r=10 /><circle cx=254 cy=46 r=10 /><circle cx=286 cy=80 r=10 /></g><g class=d-mid><text class="d-mono d-inverse" x=236 y=97>1</text><text class="d-mono d-inverse" x=254 y=51>2</text><text class="d-mono d-inverse" x=286 y=85>3</text><text x=60 y=134>角度</text><text x=160 y=134>图块</text><text x=260 y=134>坐标点</text></g><path class=d-ink d="M160 146v20" /><path class=d-head d="M160 174l-4-6h8z" /><rect class=d-box-accent x=118 y=180 width=84 height=30 rx=15 /><text class="d-mono d-mid" x=160 y=200>answer</text></svg>'})]}),`
`,(0,t.jsx)(a.h2,{id:"when-to-use",children:"适用场景"}),`
`,(0,t.jsx)(a.p,{children:"选择识别器："}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"适用场景",children:(0,t.jsxs)(a.table,{className:"rows",children:[(0,t.jsx)(a.thead,{children:(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.th,{children:"验证码"}),(0,t.jsx)(a.th,{children:"识别器"}),(0,t.jsx)(a.th,{children:"结果"})]})}),(0,t.jsxs)(a.tbody,{children:[(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"背景和需要旋转的圆形"}),(0,t.jsx)(a.td,{"data-label":"识别器",children:(0,t.jsx)(a.a,{href:"#oocl-rotate-new",children:(0,t.jsx)("code",{children:"oocl_rotate_new"})})}),(0,t.jsx)(a.td,{"data-label":"结果",children:"一个角度"})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"背景，以及需要旋转的圆环和圆形"}),(0,t.jsx)(a.td,{"data-label":"识别器",children:(0,t.jsx)(a.a,{href:"#oocl-rotate-double-new",children:(0,t.jsxs)("code",{children:["oocl_",(0,t.jsx)("wbr",{}),"rotate_",(0,t.jsx)("wbr",{}),"double_",(0,t.jsx)("wbr",{}),"new"]})})}),(0,t.jsx)(a.td,{"data-label":"结果",children:"两者共用的一个角度"})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"需要旋转的九个图块"}),(0,t.jsx)(a.td,{"data-label":"识别器",children:(0,t.jsx)(a.a,{href:"#betpunch-3x3-rotate",children:(0,t.jsx)("code",{children:"betpunch_3x3_rotate"})})}),(0,t.jsx)(a.td,{"data-label":"结果",children:"每个图块的旋转次数"})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"九个图块，要在其中查找一个数字"}),(0,t.jsx)(a.td,{"data-label":"识别器",children:(0,t.jsx)(a.a,{href:"#bls-3x3",children:(0,t.jsx)("code",{children:"bls_3x3"})})}),(0,t.jsx)(a.td,{"data-label":"结果",children:"每个图块一个布尔值"})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"一张图片，按顺序点选其中的位置"}),(0,t.jsx)(a.td,{"data-label":"识别器",children:(0,t.jsx)(a.a,{href:"#shein",children:(0,t.jsx)("code",{children:"shein"})})}),(0,t.jsx)(a.td,{"data-label":"结果",children:"坐标点"})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"一张需要旋转的图片"}),(0,t.jsx)(a.td,{"data-label":"识别器",children:(0,t.jsx)(a.a,{href:"#baidu",children:(0,t.jsx)("code",{children:"baidu"})})}),(0,t.jsx)(a.td,{"data-label":"结果",children:"一个角度"})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"语音验证码：一段朗读数字的 WAV 音频"}),(0,t.jsx)(a.td,{"data-label":"识别器",children:(0,t.jsx)(a.a,{href:"#bills-audio",children:(0,t.jsx)("code",{children:"bills_audio"})})}),(0,t.jsx)(a.td,{"data-label":"结果",children:"数字"})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"一张带说明文字和算式的图片"}),(0,t.jsx)(a.td,{"data-label":"识别器",children:(0,t.jsx)(a.a,{href:"#dli",children:(0,t.jsx)("code",{children:"dli"})})}),(0,t.jsx)(a.td,{"data-label":"结果",children:"文字形式的计算结果"})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"五个图标和一条提示"}),(0,t.jsx)(a.td,{"data-label":"识别器",children:(0,t.jsx)(a.a,{href:"#portugal-text-find-icon",children:(0,t.jsxs)("code",{children:["portugal_",(0,t.jsx)("wbr",{}),"text_",(0,t.jsx)("wbr",{}),"find_",(0,t.jsx)("wbr",{}),"icon"]})})}),(0,t.jsx)(a.td,{"data-label":"结果",children:"序号"})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"一张带算式的图片"}),(0,t.jsx)(a.td,{"data-label":"识别器",children:(0,t.jsx)(a.a,{href:"#math-sum",children:(0,t.jsx)("code",{children:"MathSum"})})}),(0,t.jsx)(a.td,{"data-label":"结果",children:"文字形式的计算结果"})]})]})]})}),`
`,(0,t.jsxs)(a.p,{children:["普通文字使用 ",(0,t.jsx)(a.a,{href:"/zh/docs/captchas/image-to-text",children:"ImageToText"}),"。reCAPTCHA 网格使用 ",(0,t.jsx)(a.a,{href:"/zh/docs/captchas/recaptcha-click",children:"reCAPTCHA 图块点选"}),"。"]}),`
`,(0,t.jsx)(a.h2,{id:"example",children:"示例"}),`
`,(0,t.jsxs)(a.p,{children:["为识别器 ",(0,t.jsx)(a.code,{children:"MathSum"})," 创建任务："]}),`
`,(0,t.jsxs)(A.A,{id:"samples",label:"代码示例：RecognitionTask, MathSum",children:[(0,t.jsx)(c.A,{language:"javascript",sample:"javascript",html:`<span class=tc>// Node.js 20+</span>
<span class=tk>const</span> response = <span class=tk>await</span> <span class=tf>fetch</span>(<span class=ts>"https://api.captcha-cloud.example/createTask"</span>, {
  <span class=tp>method</span>: <span class=ts>"POST"</span>,
  <span class=tp>headers</span>: { <span class=tp>"Content-Type"</span>: <span class=ts>"application/json"</span> },
  <span class=tp>body</span>: <span class=tn>JSON</span>.<span class=tf>stringify</span>({
    <span class=tp>clientKey</span>: <span class=ts>"YOUR_API_KEY"</span>,
    <span class=tp>task</span>: {
      <span class=tp>type</span>: <span class=ts>"ComplexImageTask"</span>,
      <span class=tk>class</span>: <span class=ts>"recognition"</span>,
      <span class=tp>imagesBase64</span>: [
        <span class=ts>"iVBORw0KGgoAAAANSUhEUgAAABEAAAALCAAAAAC8SznbAAAASUlEQVR42l1OyQ0AIAzqEOy/YN99V6pIjETRAD2iiTIR0caWkoo+jjJTAHbovKcKOillvHuljAdWD1HJ8cp98k5P07OP5se/YC/AN59mWqGRkwAAAABJRU5ErkJggg=="</span>
      ],
      <span class=tp>metadata</span>: {
        <span class=tp>Task</span>: <span class=ts>"MathSum"</span>
      }
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
            <span class=ts>"class"</span>: <span class=ts>"recognition"</span>,
            <span class=ts>"imagesBase64"</span>: [
                <span class=ts>"iVBORw0KGgoAAAANSUhEUgAAABEAAAALCAAAAAC8SznbAAAASUlEQVR42l1OyQ0AIAzqEOy/YN99V6pIjETRAD2iiTIR0caWkoo+jjJTAHbovKcKOillvHuljAdWD1HJ8cp98k5P07OP5se/YC/AN59mWqGRkwAAAABJRU5ErkJggg=="</span>
            ],
            <span class=ts>"metadata"</span>: {
                <span class=ts>"Task"</span>: <span class=ts>"MathSum"</span>
            }
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
    <span class=tp>"class"</span>: <span class=ts>"recognition"</span>,
    <span class=tp>"imagesBase64"</span>: [
      <span class=ts>"iVBORw0KGgoAAAANSUhEUgAAABEAAAALCAAAAAC8SznbAAAASUlEQVR42l1OyQ0AIAzqEOy/YN99V6pIjETRAD2iiTIR0caWkoo+jjJTAHbovKcKOillvHuljAdWD1HJ8cp98k5P07OP5se/YC/AN59mWqGRkwAAAABJRU5ErkJggg=="</span>
    ],
    <span class=tp>"metadata"</span>: {
      <span class=tp>"Task"</span>: <span class=ts>"MathSum"</span>
    }
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
        <span class=ts>"class"</span>: <span class=ts>"recognition"</span>,
        <span class=ts>"imagesBase64"</span>: [
          <span class=ts>"iVBORw0KGgoAAAANSUhEUgAAABEAAAALCAAAAAC8SznbAAAASUlEQVR42l1OyQ0AIAzqEOy/YN99V6pIjETRAD2iiTIR0caWkoo+jjJTAHbovKcKOillvHuljAdWD1HJ8cp98k5P07OP5se/YC/AN59mWqGRkwAAAABJRU5ErkJggg=="</span>
        ],
        <span class=ts>"metadata"</span>: {
          <span class=ts>"Task"</span>: <span class=ts>"MathSum"</span>
        }
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
                "class": "recognition",
                "imagesBase64": [
                  "iVBORw0KGgoAAAANSUhEUgAAABEAAAALCAAAAAC8SznbAAAASUlEQVR42l1OyQ0AIAzqEOy/YN99V6pIjETRAD2iiTIR0caWkoo+jjJTAHbovKcKOillvHuljAdWD1HJ8cp98k5P07OP5se/YC/AN59mWqGRkwAAAABJRU5ErkJggg=="
                ],
                "metadata": {
                  "Task": "MathSum"
                }
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
    "class": "recognition",
    "imagesBase64": [
      "iVBORw0KGgoAAAANSUhEUgAAABEAAAALCAAAAAC8SznbAAAASUlEQVR42l1OyQ0AIAzqEOy/YN99V6pIjETRAD2iiTIR0caWkoo+jjJTAHbovKcKOillvHuljAdWD1HJ8cp98k5P07OP5se/YC/AN59mWqGRkwAAAABJRU5ErkJggg=="
    ],
    "metadata": {
      "Task": "MathSum"
    }
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
    "class": "recognition",
    "imagesBase64": [
      "iVBORw0KGgoAAAANSUhEUgAAABEAAAALCAAAAAC8SznbAAAASUlEQVR42l1OyQ0AIAzqEOy/YN99V6pIjETRAD2iiTIR0caWkoo+jjJTAHbovKcKOillvHuljAdWD1HJ8cp98k5P07OP5se/YC/AN59mWqGRkwAAAABJRU5ErkJggg=="
    ],
    "metadata": {
      "Task": "MathSum"
    }
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
`,(0,t.jsx)(i.A,{of:"RecognitionTask",variant:"MathSum",label:"试一试",children:(0,t.jsxs)("p",{children:["填写此请求并在沙箱中运行（需要 JavaScript）。如果您有本文档的源代码，也可以在自己的电脑上运行沙箱：",(0,t.jsx)(a.a,{href:"/docs/getting-start#sandbox",children:(0,t.jsx)("code",{children:"npm run sandbox"})})]})}),`
`,(0,t.jsxs)(a.p,{children:["任务完成后，",(0,t.jsx)(a.a,{href:"/zh/docs/api/methods/get-task-result",children:"getTaskResult"})," 返回："]}),`
`,(0,t.jsx)(c.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"ready"</span>,
  <span class=tp>"solution"</span>: {
    <span class=tp>"answer"</span>: <span class=ts>"109"</span>,
    <span class=tp>"metadata"</span>: {
      <span class=tp>"AnswerType"</span>: <span class=ts>"Text"</span>
    }
  }
}`}),`
`,(0,t.jsxs)(a.p,{children:["创建任务并轮询结果的完整程序见",(0,t.jsx)(a.a,{href:"/zh/docs/getting-start#first-task",children:"识别第一个验证码"}),"。将图片文件转为 Base64 编码的方法见",(0,t.jsx)(a.a,{href:"/zh/docs/captchas/image-to-text#encode-file",children:"读取并编码文件"}),"。"]}),`
`,(0,t.jsx)(a.h2,{id:"find-values",children:"参数从哪里获取"}),`
`,(0,t.jsxs)(a.p,{children:["文件就是验证码显示的图片或播放的音频，所在页面必须是您拥有或获准自动化操作的。",(0,t.jsx)(a.code,{children:"metadata.TaskArgument"})," 是页面同时显示的提示：",(0,t.jsx)(a.code,{children:"bls_3x3"})," 为要查找的数字，",(0,t.jsx)(a.code,{children:"portugal_text_find_icon"})," 为提示文字。"]}),`
`,(0,t.jsx)(a.h2,{id:"request-fields",children:"请求字段"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"请求字段：RecognitionTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"字段"}),(0,t.jsx)("th",{scope:"col",children:"类型"}),(0,t.jsx)("th",{scope:"col",children:"说明"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(r.A,{id:"type",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#type",children:(0,t.jsx)("code",{children:"type"})})}),(0,t.jsxs)("td",{children:["字符串 ",(0,t.jsx)("b",{children:"必填"})]}),(0,t.jsxs)("td",{children:["任务类型。",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["固定为 ",(0,t.jsx)("code",{children:"ComplexImageTask"})]})})]})]}),(0,t.jsxs)(r.A,{id:"class",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#class",children:(0,t.jsx)("code",{children:"class"})})}),(0,t.jsxs)("td",{children:["字符串 ",(0,t.jsx)("b",{children:"必填"})]}),(0,t.jsxs)("td",{children:["任务类别。",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["固定为 ",(0,t.jsx)("code",{children:"recognition"})]})})]})]}),(0,t.jsxs)(r.A,{id:"imagesBase64",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#imagesBase64",children:(0,t.jsx)("code",{children:"imagesBase64"})})}),(0,t.jsxs)("td",{children:["字符串数组 ",(0,t.jsx)("b",{children:"必填"})]}),(0,t.jsxs)("td",{children:["图片或一段音频的 Base64 编码。数量和顺序由识别器决定。",(0,t.jsxs)("ul",{children:[(0,t.jsxs)("li",{children:["不带 ",(0,t.jsx)("code",{children:"data:"})," 前缀"]}),(0,t.jsx)("li",{children:"每张图片 100 到 500,000 字节"})]})]})]}),(0,t.jsxs)(r.A,{id:"metadata.Task",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#metadata.Task",children:(0,t.jsxs)("code",{children:[(0,t.jsxs)("i",{children:["metadata.",(0,t.jsx)("wbr",{})]}),"Task"]})})}),(0,t.jsxs)("td",{children:["字符串 ",(0,t.jsx)("b",{children:"必填"})]}),(0,t.jsxs)("td",{children:["识别器名称，区分大小写。",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["可用的值：",(0,t.jsx)("code",{children:"oocl_rotate_new"}),"、",(0,t.jsxs)("code",{children:["oocl_",(0,t.jsx)("wbr",{}),"rotate_",(0,t.jsx)("wbr",{}),"double_",(0,t.jsx)("wbr",{}),"new"]}),"、",(0,t.jsx)("code",{children:"betpunch_3x3_rotate"}),"、",(0,t.jsx)("code",{children:"bls_3x3"}),"、",(0,t.jsx)("code",{children:"shein"}),"、",(0,t.jsx)("code",{children:"baidu"}),"、",(0,t.jsx)("code",{children:"bills_audio"}),"、",(0,t.jsx)("code",{children:"dli"}),"、",(0,t.jsxs)("code",{children:["portugal_",(0,t.jsx)("wbr",{}),"text_",(0,t.jsx)("wbr",{}),"find_",(0,t.jsx)("wbr",{}),"icon"]}),"、",(0,t.jsx)("code",{children:"MathSum"})]})})]})]}),(0,t.jsxs)(r.A,{id:"metadata.TaskArgument",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#metadata.TaskArgument",children:(0,t.jsxs)("code",{children:[(0,t.jsxs)("i",{children:["metadata.",(0,t.jsx)("wbr",{})]}),"TaskArgument"]})})}),(0,t.jsx)("td",{children:"字符串"}),(0,t.jsxs)("td",{children:["识别器的附加参数。",(0,t.jsx)("code",{children:"Task"})," 为 ",(0,t.jsx)("code",{children:"bls_3x3"})," 或 ",(0,t.jsxs)("code",{children:["portugal_",(0,t.jsx)("wbr",{}),"text_",(0,t.jsx)("wbr",{}),"find_",(0,t.jsx)("wbr",{}),"icon"]})," 时必填。"]})]}),(0,t.jsxs)(r.A,{id:"metadata.PayloadType",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#metadata.PayloadType",children:(0,t.jsxs)("code",{children:[(0,t.jsxs)("i",{children:["metadata.",(0,t.jsx)("wbr",{})]}),"PayloadType"]})})}),(0,t.jsx)("td",{children:"字符串"}),(0,t.jsxs)("td",{children:["数据的类型。",(0,t.jsx)("code",{children:"Task"})," 为 ",(0,t.jsx)("code",{children:"bills_audio"})," 时必填。",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["固定为 ",(0,t.jsx)("code",{children:"Audio"})]})})]})]})]})]})}),`
`,(0,t.jsxs)(a.p,{children:[(0,t.jsx)(a.code,{children:"metadata"})," 内的字段名首字母大写：",(0,t.jsx)(a.code,{children:"Task"}),"、",(0,t.jsx)(a.code,{children:"TaskArgument"}),"、",(0,t.jsx)(a.code,{children:"PayloadType"}),"。"]}),`
`,(0,t.jsx)(a.h2,{id:"variants",children:"识别器"}),`
`,(0,t.jsx)(a.h3,{id:"oocl-rotate-new",children:"oocl_rotate_new"}),`
`,(0,t.jsxs)(a.p,{children:["传入 2 张图片：先背景，后圆形。",(0,t.jsx)(a.code,{children:"answer"})," 是数组，只含一个角度（单位：度）。将圆形顺时针旋转该角度。"]}),`
`,(0,t.jsx)(c.A,{language:"json",html:`{
  <span class=tp>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
  <span class=tp>"task"</span>: {
    <span class=tp>"type"</span>: <span class=ts>"ComplexImageTask"</span>,
    <span class=tp>"class"</span>: <span class=ts>"recognition"</span>,
    <span class=tp>"imagesBase64"</span>: [
      <span class=ts>"iVBORw0KGgoAAAANSUhEUgAAAAkAAAALCAAAAACIMvjHAAAAOklEQVR42jWMwQ0AMAgCGYL9F/TN24JVjckFAXSmfGgFFepVQ/S2hsT47CCHJse6BB3Gr3AYV7zfqA8nOVmT70D2BQAAAABJRU5ErkJggg=="</span>,
      <span class=ts>"iVBORw0KGgoAAAANSUhEUgAAAAkAAAALCAAAAACIMvjHAAAANElEQVR42k2MsQ0AQAgCHYL9F7S25kUl+asuBAiyOARPK2hkAMaScFbORFt+vb24RZPuiQfrIFf52FiC0AAAAABJRU5ErkJggg=="</span>
    ],
    <span class=tp>"metadata"</span>: {
      <span class=tp>"Task"</span>: <span class=ts>"oocl_rotate_new"</span>
    }
  }
}`}),`
`,(0,t.jsx)(c.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"ready"</span>,
  <span class=tp>"solution"</span>: {
    <span class=tp>"answer"</span>: [
      <span class=tn>130.90909</span>
    ],
    <span class=tp>"metadata"</span>: {
      <span class=tp>"AnswerType"</span>: <span class=ts>"NumericArray"</span>
    }
  }
}`}),`
`,(0,t.jsx)(a.h3,{id:"oocl-rotate-double-new",children:"oocl_rotate_double_new"}),`
`,(0,t.jsxs)(a.p,{children:["传入 3 张图片：依次为背景、圆环、圆形。",(0,t.jsx)(a.code,{children:"answer"})," 是数组，只含一个角度（单位：度）。将圆环逆时针、圆形顺时针各旋转该角度。"]}),`
`,(0,t.jsx)(c.A,{language:"json",html:`{
  <span class=tp>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
  <span class=tp>"task"</span>: {
    <span class=tp>"type"</span>: <span class=ts>"ComplexImageTask"</span>,
    <span class=tp>"class"</span>: <span class=ts>"recognition"</span>,
    <span class=tp>"imagesBase64"</span>: [
      <span class=ts>"iVBORw0KGgoAAAANSUhEUgAAAA0AAAALCAAAAACB2Vi9AAAAQUlEQVR42kVNsQ0AMAjyCP5/0JmZFq3WRKOAEJKoqdCcHpHecrkUAN5u5ZVAKIn/jC9XeLN2eRzbZYqdN5Hl8iMPRt94URgwFXMAAAAASUVORK5CYII="</span>,
      <span class=ts>"iVBORw0KGgoAAAANSUhEUgAAAAkAAAALCAAAAACIMvjHAAAAOklEQVR42jWMwQ0AMAgCGYL9F/TN24JVjckFAXSmfGgFFepVQ/S2hsT47CCHJse6BB3Gr3AYV7zfqA8nOVmT70D2BQAAAABJRU5ErkJggg=="</span>,
      <span class=ts>"iVBORw0KGgoAAAANSUhEUgAAAAkAAAALCAAAAACIMvjHAAAANElEQVR42k2MsQ0AQAgCHYL9F7S25kUl+asuBAiyOARPK2hkAMaScFbORFt+vb24RZPuiQfrIFf52FiC0AAAAABJRU5ErkJggg=="</span>
    ],
    <span class=tp>"metadata"</span>: {
      <span class=tp>"Task"</span>: <span class=ts>"oocl_rotate_double_new"</span>
    }
  }
}`}),`
`,(0,t.jsx)(c.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"ready"</span>,
  <span class=tp>"solution"</span>: {
    <span class=tp>"answer"</span>: [
      <span class=tn>130.90909</span>
    ],
    <span class=tp>"metadata"</span>: {
      <span class=tp>"AnswerType"</span>: <span class=ts>"NumericArray"</span>
    }
  }
}`}),`
`,(0,t.jsx)(a.h3,{id:"betpunch-3x3-rotate",children:"betpunch_3x3_rotate"}),`
`,(0,t.jsxs)(a.p,{children:["按阅读顺序传入 9 张图片。",(0,t.jsx)(a.code,{children:"answer"})," 有 9 个整数：4 表示图块保持不动，1 到 3 表示逆时针旋转的次数。"]}),`
`,(0,t.jsx)(c.A,{language:"json",html:`{
  <span class=tp>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
  <span class=tp>"task"</span>: {
    <span class=tp>"type"</span>: <span class=ts>"ComplexImageTask"</span>,
    <span class=tp>"class"</span>: <span class=ts>"recognition"</span>,
    <span class=tp>"imagesBase64"</span>: [
      <span class=ts>"iVBORw0KGgoAAAANSUhEUgAAABEAAAALCAAAAAC8SznbAAAAR0lEQVR42lWOwQ0AIAgDOwT7L8jbdwWqiJgULZcKFqNKXDeQbUkwX1XJmBnrRD9OAPIyqxmbTHj+qMv4l/N/hrGbBG8RargBKDCbznbMPlAAAAAASUVORK5CYII="</span>,
      <span class=ts>"iVBORw0KGgoAAAANSUhEUgAAABEAAAALCAAAAAC8SznbAAAATElEQVR42k1OyQ0AMAhyCPdf0DdvimeqMUUkFCODW4VMg9swTFMYoQm4O9WRL6QJbURxHJ+67axzolUl07fSyNXivp5c9mXDOf9pyAcOzJucIsiaGgAAAABJRU5ErkJggg=="</span>,
      <span class=ts>"iVBORw0KGgoAAAANSUhEUgAAABEAAAALCAAAAAC8SznbAAAASUlEQVR42m1OSQ4AMQjiEfz/gz1ztuIYp01qlKjggkhbJ0BTtSGqpWksGJlOVljjyhw/Kt6aoIo1pZ6iRuPN/zFFT933cT+Y2QYsy52avubKJAAAAABJRU5ErkJggg=="</span>,
      <span class=ts>"iVBORw0KGgoAAAANSUhEUgAAABEAAAALCAAAAAC8SznbAAAAR0lEQVR42lWOwQ0AIAgDOwT7L8jbdwWqiJgULZcKFqNKXDeQbUkwX1XJmBnrRD9OAPIyqxmbTHj+qMv4l/N/hrGbBG8RargBKDCbznbMPlAAAAAASUVORK5CYII="</span>,
      <span class=ts>"iVBORw0KGgoAAAANSUhEUgAAABEAAAALCAAAAAC8SznbAAAATElEQVR42k1OyQ0AMAhyCPdf0DdvimeqMUUkFCODW4VMg9swTFMYoQm4O9WRL6QJbURxHJ+67axzolUl07fSyNXivp5c9mXDOf9pyAcOzJucIsiaGgAAAABJRU5ErkJggg=="</span>,
      <span class=ts>"iVBORw0KGgoAAAANSUhEUgAAABEAAAALCAAAAAC8SznbAAAASUlEQVR42m1OSQ4AMQjiEfz/gz1ztuIYp01qlKjggkhbJ0BTtSGqpWksGJlOVljjyhw/Kt6aoIo1pZ6iRuPN/zFFT933cT+Y2QYsy52avubKJAAAAABJRU5ErkJggg=="</span>,
      <span class=ts>"iVBORw0KGgoAAAANSUhEUgAAABEAAAALCAAAAAC8SznbAAAAR0lEQVR42lWOwQ0AIAgDOwT7L8jbdwWqiJgULZcKFqNKXDeQbUkwX1XJmBnrRD9OAPIyqxmbTHj+qMv4l/N/hrGbBG8RargBKDCbznbMPlAAAAAASUVORK5CYII="</span>,
      <span class=ts>"iVBORw0KGgoAAAANSUhEUgAAABEAAAALCAAAAAC8SznbAAAATElEQVR42k1OyQ0AMAhyCPdf0DdvimeqMUUkFCODW4VMg9swTFMYoQm4O9WRL6QJbURxHJ+67axzolUl07fSyNXivp5c9mXDOf9pyAcOzJucIsiaGgAAAABJRU5ErkJggg=="</span>,
      <span class=ts>"iVBORw0KGgoAAAANSUhEUgAAABEAAAALCAAAAAC8SznbAAAASUlEQVR42m1OSQ4AMQjiEfz/gz1ztuIYp01qlKjggkhbJ0BTtSGqpWksGJlOVljjyhw/Kt6aoIo1pZ6iRuPN/zFFT933cT+Y2QYsy52avubKJAAAAABJRU5ErkJggg=="</span>
    ],
    <span class=tp>"metadata"</span>: {
      <span class=tp>"Task"</span>: <span class=ts>"betpunch_3x3_rotate"</span>
    }
  }
}`}),`
`,(0,t.jsx)(c.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"ready"</span>,
  <span class=tp>"solution"</span>: {
    <span class=tp>"answer"</span>: [
      <span class=tn>4</span>,
      <span class=tn>4</span>,
      <span class=tn>4</span>,
      <span class=tn>4</span>,
      <span class=tn>4</span>,
      <span class=tn>3</span>,
      <span class=tn>1</span>,
      <span class=tn>2</span>,
      <span class=tn>2</span>
    ],
    <span class=tp>"metadata"</span>: {
      <span class=tp>"AnswerType"</span>: <span class=ts>"NumericArray"</span>
    }
  }
}`}),`
`,(0,t.jsx)(a.h3,{id:"bls-3x3",children:"bls_3x3"}),`
`,(0,t.jsxs)(a.p,{children:["传入 9 张图片，在 ",(0,t.jsx)(a.code,{children:"metadata.TaskArgument"})," 中填写要查找的数字，例如 ",(0,t.jsx)(a.code,{children:"546"}),"。",(0,t.jsx)(a.code,{children:"answer"})," 有 9 个布尔值：",(0,t.jsx)(a.code,{children:"true"})," 表示图块匹配。"]}),`
`,(0,t.jsx)(c.A,{language:"json",html:`{
  <span class=tp>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
  <span class=tp>"task"</span>: {
    <span class=tp>"type"</span>: <span class=ts>"ComplexImageTask"</span>,
    <span class=tp>"class"</span>: <span class=ts>"recognition"</span>,
    <span class=tp>"imagesBase64"</span>: [
      <span class=ts>"iVBORw0KGgoAAAANSUhEUgAAABEAAAALCAAAAAC8SznbAAAAR0lEQVR42lWOwQ0AIAgDOwT7L8jbdwWqiJgULZcKFqNKXDeQbUkwX1XJmBnrRD9OAPIyqxmbTHj+qMv4l/N/hrGbBG8RargBKDCbznbMPlAAAAAASUVORK5CYII="</span>,
      <span class=ts>"iVBORw0KGgoAAAANSUhEUgAAABEAAAALCAAAAAC8SznbAAAATElEQVR42k1OyQ0AMAhyCPdf0DdvimeqMUUkFCODW4VMg9swTFMYoQm4O9WRL6QJbURxHJ+67axzolUl07fSyNXivp5c9mXDOf9pyAcOzJucIsiaGgAAAABJRU5ErkJggg=="</span>,
      <span class=ts>"iVBORw0KGgoAAAANSUhEUgAAABEAAAALCAAAAAC8SznbAAAASUlEQVR42m1OSQ4AMQjiEfz/gz1ztuIYp01qlKjggkhbJ0BTtSGqpWksGJlOVljjyhw/Kt6aoIo1pZ6iRuPN/zFFT933cT+Y2QYsy52avubKJAAAAABJRU5ErkJggg=="</span>,
      <span class=ts>"iVBORw0KGgoAAAANSUhEUgAAABEAAAALCAAAAAC8SznbAAAAR0lEQVR42lWOwQ0AIAgDOwT7L8jbdwWqiJgULZcKFqNKXDeQbUkwX1XJmBnrRD9OAPIyqxmbTHj+qMv4l/N/hrGbBG8RargBKDCbznbMPlAAAAAASUVORK5CYII="</span>,
      <span class=ts>"iVBORw0KGgoAAAANSUhEUgAAABEAAAALCAAAAAC8SznbAAAATElEQVR42k1OyQ0AMAhyCPdf0DdvimeqMUUkFCODW4VMg9swTFMYoQm4O9WRL6QJbURxHJ+67axzolUl07fSyNXivp5c9mXDOf9pyAcOzJucIsiaGgAAAABJRU5ErkJggg=="</span>,
      <span class=ts>"iVBORw0KGgoAAAANSUhEUgAAABEAAAALCAAAAAC8SznbAAAASUlEQVR42m1OSQ4AMQjiEfz/gz1ztuIYp01qlKjggkhbJ0BTtSGqpWksGJlOVljjyhw/Kt6aoIo1pZ6iRuPN/zFFT933cT+Y2QYsy52avubKJAAAAABJRU5ErkJggg=="</span>,
      <span class=ts>"iVBORw0KGgoAAAANSUhEUgAAABEAAAALCAAAAAC8SznbAAAAR0lEQVR42lWOwQ0AIAgDOwT7L8jbdwWqiJgULZcKFqNKXDeQbUkwX1XJmBnrRD9OAPIyqxmbTHj+qMv4l/N/hrGbBG8RargBKDCbznbMPlAAAAAASUVORK5CYII="</span>,
      <span class=ts>"iVBORw0KGgoAAAANSUhEUgAAABEAAAALCAAAAAC8SznbAAAATElEQVR42k1OyQ0AMAhyCPdf0DdvimeqMUUkFCODW4VMg9swTFMYoQm4O9WRL6QJbURxHJ+67axzolUl07fSyNXivp5c9mXDOf9pyAcOzJucIsiaGgAAAABJRU5ErkJggg=="</span>,
      <span class=ts>"iVBORw0KGgoAAAANSUhEUgAAABEAAAALCAAAAAC8SznbAAAASUlEQVR42m1OSQ4AMQjiEfz/gz1ztuIYp01qlKjggkhbJ0BTtSGqpWksGJlOVljjyhw/Kt6aoIo1pZ6iRuPN/zFFT933cT+Y2QYsy52avubKJAAAAABJRU5ErkJggg=="</span>
    ],
    <span class=tp>"metadata"</span>: {
      <span class=tp>"Task"</span>: <span class=ts>"bls_3x3"</span>,
      <span class=tp>"TaskArgument"</span>: <span class=ts>"546"</span>
    }
  }
}`}),`
`,(0,t.jsx)(c.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"ready"</span>,
  <span class=tp>"solution"</span>: {
    <span class=tp>"answer"</span>: [
      <span class=tn>true</span>,
      <span class=tn>true</span>,
      <span class=tn>false</span>,
      <span class=tn>false</span>,
      <span class=tn>true</span>,
      <span class=tn>false</span>,
      <span class=tn>false</span>,
      <span class=tn>true</span>,
      <span class=tn>true</span>
    ],
    <span class=tp>"metadata"</span>: {
      <span class=tp>"AnswerType"</span>: <span class=ts>"Grid"</span>
    }
  }
}`}),`
`,(0,t.jsx)(a.h3,{id:"shein",children:"shein"}),`
`,(0,t.jsxs)(a.p,{children:["传入 1 张图片。",(0,t.jsx)(a.code,{children:"answer"})," 是坐标点的列表，每个点有 ",(0,t.jsx)(a.code,{children:"X"})," 和 ",(0,t.jsx)(a.code,{children:"Y"}),"，按点击顺序排列。"]}),`
`,(0,t.jsx)(c.A,{language:"json",html:`{
  <span class=tp>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
  <span class=tp>"task"</span>: {
    <span class=tp>"type"</span>: <span class=ts>"ComplexImageTask"</span>,
    <span class=tp>"class"</span>: <span class=ts>"recognition"</span>,
    <span class=tp>"imagesBase64"</span>: [
      <span class=ts>"iVBORw0KGgoAAAANSUhEUgAAAA0AAAALCAAAAACB2Vi9AAAAQUlEQVR42kVNsQ0AMAjyCP5/0JmZFq3WRKOAEJKoqdCcHpHecrkUAN5u5ZVAKIn/jC9XeLN2eRzbZYqdN5Hl8iMPRt94URgwFXMAAAAASUVORK5CYII="</span>
    ],
    <span class=tp>"metadata"</span>: {
      <span class=tp>"Task"</span>: <span class=ts>"shein"</span>
    }
  }
}`}),`
`,(0,t.jsx)(c.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"ready"</span>,
  <span class=tp>"solution"</span>: {
    <span class=tp>"answer"</span>: [
      {
        <span class=tp>"X"</span>: <span class=tn>68.9</span>,
        <span class=tp>"Y"</span>: <span class=tn>201.9</span>
      },
      {
        <span class=tp>"X"</span>: <span class=tn>120.5</span>,
        <span class=tp>"Y"</span>: <span class=tn>88.2</span>
      }
    ],
    <span class=tp>"metadata"</span>: {
      <span class=tp>"AnswerType"</span>: <span class=ts>"Coordinate"</span>
    }
  }
}`}),`
`,(0,t.jsx)(a.h3,{id:"baidu",children:"baidu"}),`
`,(0,t.jsxs)(a.p,{children:["百度（",(0,t.jsx)(a.code,{children:"baidu"}),"）旋转验证码：传入 1 张图片。",(0,t.jsx)(a.code,{children:"answer"})," 是数组，只含一个角度（单位：度）。将图片顺时针旋转该角度。"]}),`
`,(0,t.jsxs)(a.p,{children:["识别器预热期间，即使请求无误，最初几个任务也可能失败，返回 ",(0,t.jsx)(a.code,{children:"ERROR_CAPTCHA_UNSOLVABLE"}),"。处理方法见",(0,t.jsx)(a.a,{href:"/zh/docs/api/api-errors#unsolvable",children:"无法识别的验证码"}),"。"]}),`
`,(0,t.jsx)(c.A,{language:"json",html:`{
  <span class=tp>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
  <span class=tp>"task"</span>: {
    <span class=tp>"type"</span>: <span class=ts>"ComplexImageTask"</span>,
    <span class=tp>"class"</span>: <span class=ts>"recognition"</span>,
    <span class=tp>"imagesBase64"</span>: [
      <span class=ts>"iVBORw0KGgoAAAANSUhEUgAAAAkAAAALCAAAAACIMvjHAAAAOklEQVR42jWMwQ0AMAgCGYL9F/TN24JVjckFAXSmfGgFFepVQ/S2hsT47CCHJse6BB3Gr3AYV7zfqA8nOVmT70D2BQAAAABJRU5ErkJggg=="</span>
    ],
    <span class=tp>"metadata"</span>: {
      <span class=tp>"Task"</span>: <span class=ts>"baidu"</span>
    }
  }
}`}),`
`,(0,t.jsx)(c.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"ready"</span>,
  <span class=tp>"solution"</span>: {
    <span class=tp>"answer"</span>: [
      <span class=tn>297</span>
    ],
    <span class=tp>"metadata"</span>: {
      <span class=tp>"AnswerType"</span>: <span class=ts>"NumericArray"</span>
    }
  }
}`}),`
`,(0,t.jsx)(a.h3,{id:"bills-audio",children:"bills_audio"}),`
`,(0,t.jsxs)(a.p,{children:["传入 1 段 WAV 音频的 Base64 编码，并将 ",(0,t.jsx)(a.code,{children:"metadata.PayloadType"})," 设为 ",(0,t.jsx)(a.code,{children:"Audio"}),"。",(0,t.jsx)(a.code,{children:"answer"})," 是数字数组。"]}),`
`,(0,t.jsx)(c.A,{language:"json",html:`{
  <span class=tp>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
  <span class=tp>"task"</span>: {
    <span class=tp>"type"</span>: <span class=ts>"ComplexImageTask"</span>,
    <span class=tp>"class"</span>: <span class=ts>"recognition"</span>,
    <span class=tp>"imagesBase64"</span>: [
      <span class=ts>"UklGRmQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YUAAAACAoL3U4ePayK2ObE00IxwgLkZkhaXB1uLi2MSpiWhJMSEcITFKaIqqxdnj4tbBpIRjRS4fHCM0Tm2Orsjb4+DT"</span>
    ],
    <span class=tp>"metadata"</span>: {
      <span class=tp>"Task"</span>: <span class=ts>"bills_audio"</span>,
      <span class=tp>"PayloadType"</span>: <span class=ts>"Audio"</span>
    }
  }
}`}),`
`,(0,t.jsx)(c.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"ready"</span>,
  <span class=tp>"solution"</span>: {
    <span class=tp>"answer"</span>: [
      <span class=tn>6</span>,
      <span class=tn>8</span>,
      <span class=tn>4</span>,
      <span class=tn>1</span>,
      <span class=tn>2</span>,
      <span class=tn>3</span>
    ],
    <span class=tp>"metadata"</span>: {
      <span class=tp>"AnswerType"</span>: <span class=ts>"Text"</span>
    }
  }
}`}),`
`,(0,t.jsx)(a.h3,{id:"dli",children:"dli"}),`
`,(0,t.jsxs)(a.p,{children:["传入 1 张图片，须包含说明文字。",(0,t.jsx)(a.code,{children:"answer"})," 是字符串形式的计算结果。"]}),`
`,(0,t.jsx)(c.A,{language:"json",html:`{
  <span class=tp>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
  <span class=tp>"task"</span>: {
    <span class=tp>"type"</span>: <span class=ts>"ComplexImageTask"</span>,
    <span class=tp>"class"</span>: <span class=ts>"recognition"</span>,
    <span class=tp>"imagesBase64"</span>: [
      <span class=ts>"iVBORw0KGgoAAAANSUhEUgAAABEAAAALCAAAAAC8SznbAAAASUlEQVR42l1OyQ0AIAzqEOy/YN99V6pIjETRAD2iiTIR0caWkoo+jjJTAHbovKcKOillvHuljAdWD1HJ8cp98k5P07OP5se/YC/AN59mWqGRkwAAAABJRU5ErkJggg=="</span>
    ],
    <span class=tp>"metadata"</span>: {
      <span class=tp>"Task"</span>: <span class=ts>"dli"</span>
    }
  }
}`}),`
`,(0,t.jsx)(c.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"ready"</span>,
  <span class=tp>"solution"</span>: {
    <span class=tp>"answer"</span>: <span class=ts>"1"</span>,
    <span class=tp>"metadata"</span>: {
      <span class=tp>"AnswerType"</span>: <span class=ts>"Text"</span>
    }
  }
}`}),`
`,(0,t.jsx)(a.h3,{id:"portugal-text-find-icon",children:"portugal_text_find_icon"}),`
`,(0,t.jsxs)(a.p,{children:["传入 1 张图片，其中五个图标从左到右拼接。在 ",(0,t.jsx)(a.code,{children:"metadata.TaskArgument"})," 中填写提示文字，非 ASCII 字符须转义：本例中 ",(0,t.jsx)(a.code,{children:"avião"})," 写作 ",(0,t.jsx)(a.code,{children:"avi\\u00e3o"}),"。",(0,t.jsx)(a.code,{children:"answer"})," 是数组，只含图标的序号（1 到 5）。"]}),`
`,(0,t.jsx)(c.A,{language:"json",html:`{
  <span class=tp>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
  <span class=tp>"task"</span>: {
    <span class=tp>"type"</span>: <span class=ts>"ComplexImageTask"</span>,
    <span class=tp>"class"</span>: <span class=ts>"recognition"</span>,
    <span class=tp>"imagesBase64"</span>: [
      <span class=ts>"iVBORw0KGgoAAAANSUhEUgAAAA0AAAALCAAAAACB2Vi9AAAAQUlEQVR42kVNsQ0AMAjyCP5/0JmZFq3WRKOAEJKoqdCcHpHecrkUAN5u5ZVAKIn/jC9XeLN2eRzbZYqdN5Hl8iMPRt94URgwFXMAAAAASUVORK5CYII="</span>
    ],
    <span class=tp>"metadata"</span>: {
      <span class=tp>"Task"</span>: <span class=ts>"portugal_text_find_icon"</span>,
      <span class=tp>"TaskArgument"</span>: <span class=ts>"Selecione o avi\\u00e3o"</span>
    }
  }
}`}),`
`,(0,t.jsx)(c.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"ready"</span>,
  <span class=tp>"solution"</span>: {
    <span class=tp>"answer"</span>: [
      <span class=tn>4</span>
    ],
    <span class=tp>"metadata"</span>: {
      <span class=tp>"AnswerType"</span>: <span class=ts>"NumericArray"</span>
    }
  }
}`}),`
`,(0,t.jsxs)(a.p,{children:["多数 JSON 库可以自动转义：Python 的 ",(0,t.jsx)(a.code,{children:"json.dumps()"})," 默认如此。"]}),`
`,(0,t.jsx)(a.h3,{id:"math-sum",children:"MathSum"}),`
`,(0,t.jsxs)(a.p,{children:["传入 1 张图片。",(0,t.jsx)(a.code,{children:"answer"})," 是字符串形式的计算结果。",(0,t.jsx)(a.a,{href:"#example",children:"上面的示例"}),"就是这种任务。"]}),`
`,(0,t.jsx)(a.h2,{id:"proxy",children:"代理"}),`
`,(0,t.jsx)("p",{children:"不支持。此类型没有代理字段，也不需要代理。"}),`
`,(0,t.jsx)(a.h2,{id:"answer",children:"结果"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"结果字段：RecognitionTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"字段"}),(0,t.jsx)("th",{scope:"col",children:"类型"}),(0,t.jsx)("th",{scope:"col",children:"说明"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(r.A,{id:"solution-answer",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#solution-answer",children:(0,t.jsx)("code",{children:"answer"})})}),(0,t.jsx)("td",{children:"数组或字符串"}),(0,t.jsx)("td",{children:"识别结果，其类型随识别器而定。"})]}),(0,t.jsxs)(r.A,{id:"solution-metadata.AnswerType",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#solution-metadata.AnswerType",children:(0,t.jsxs)("code",{children:[(0,t.jsxs)("i",{children:["metadata.",(0,t.jsx)("wbr",{})]}),"AnswerType"]})})}),(0,t.jsx)("td",{children:"字符串"}),(0,t.jsxs)("td",{children:[(0,t.jsx)("code",{children:"answer"})," 的解读方式。",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["可用的值：",(0,t.jsx)("code",{children:"NumericArray"}),"、",(0,t.jsx)("code",{children:"Grid"}),"、",(0,t.jsx)("code",{children:"Coordinate"}),"、",(0,t.jsx)("code",{children:"Text"})]})})]})]})]})]})}),`
`,(0,t.jsxs)(a.p,{children:["响应中可能还有与 ",(0,t.jsx)(a.code,{children:"solution"})," 并列的 ",(0,t.jsx)(a.code,{children:"cost"}),"，即该任务的扣费金额。"]}),`
`,(0,t.jsx)(a.h2,{id:"use-the-answer",children:"使用结果"}),`
`,(0,t.jsxs)(a.p,{children:["先读取 ",(0,t.jsx)(a.code,{children:"metadata.AnswerType"}),"，再读取 ",(0,t.jsx)(a.code,{children:"answer"}),"："]}),`
`,(0,t.jsxs)(a.table,{children:[(0,t.jsx)(a.thead,{children:(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.th,{children:(0,t.jsx)("code",{children:"AnswerType"})}),(0,t.jsxs)(a.th,{children:[(0,t.jsx)("code",{children:"answer"})," 的内容"]})]})}),(0,t.jsxs)(a.tbody,{children:[(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:(0,t.jsx)("code",{children:"NumericArray"})}),(0,t.jsx)(a.td,{children:"数字：以度为单位的角度、各图块的旋转次数或序号"})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:(0,t.jsx)("code",{children:"Grid"})}),(0,t.jsx)(a.td,{children:"每个图块一个布尔值"})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:(0,t.jsx)("code",{children:"Coordinate"})}),(0,t.jsxs)(a.td,{children:["带 ",(0,t.jsx)("code",{children:"X"})," 和 ",(0,t.jsx)("code",{children:"Y"})," 的坐标点，按点击顺序排列"]})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:(0,t.jsx)("code",{children:"Text"})}),(0,t.jsxs)(a.td,{children:["字符串；",(0,t.jsx)("code",{children:"bills_audio"})," 为数字数组"]})]})]})]}),`
`,(0,t.jsx)(a.h2,{id:"errors",children:"错误"}),`
`,(0,t.jsxs)(a.p,{children:["先检查图片的数量和顺序是否符合识别器的要求，识别器名称是否与上文完全一致（包括大小写）。以下是常见的错误码，全部错误码见 ",(0,t.jsx)(a.a,{href:"/zh/docs/api/api-errors#all-codes",children:"API 错误码"}),"。"]}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"错误码及处理方法",children:(0,t.jsxs)("table",{className:"rows errors",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"错误码"}),(0,t.jsx)("th",{scope:"col",children:"含义"}),(0,t.jsx)("th",{scope:"col",children:"处理方法"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_CAPTCHA_UNSOLVABLE",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"CAPTCHA_",(0,t.jsx)("wbr",{}),"UNSOLVABLE"]})})}),(0,t.jsx)("td",{"data-label":"含义",children:"验证码未能识别。"}),(0,t.jsxs)("td",{"data-label":"处理方法",children:["原因和处理见",(0,t.jsx)(a.a,{href:"/docs/api/api-errors#unsolvable",children:"无法识别的验证码"}),"。"]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_INVALID_TASK",children:(0,t.jsx)("code",{children:"ERROR_INVALID_TASK"})})}),(0,t.jsxs)("td",{"data-label":"含义",children:["任务的字段缺失、无效或过期，具体字段见 ",(0,t.jsx)("code",{children:"errorDescription"}),"。"]}),(0,t.jsx)("td",{"data-label":"处理方法",children:"更正这些字段。"})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_TOO_BIG_CAPTCHA_FILESIZE",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"TOO_",(0,t.jsx)("wbr",{}),"BIG_",(0,t.jsx)("wbr",{}),"CAPTCHA_",(0,t.jsx)("wbr",{}),"FILESIZE"]})})}),(0,t.jsx)("td",{"data-label":"含义",children:"图片大于 500,000 字节。只限图片任务。"}),(0,t.jsx)("td",{"data-label":"处理方法",children:"使用更小的图片。"})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_ZERO_CAPTCHA_FILESIZE",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"ZERO_",(0,t.jsx)("wbr",{}),"CAPTCHA_",(0,t.jsx)("wbr",{}),"FILESIZE"]})})}),(0,t.jsx)("td",{"data-label":"含义",children:"图片小于 100 字节。"}),(0,t.jsx)("td",{"data-label":"处理方法",children:"检查图片数据。"})]})]})]})}),`
`,(0,t.jsx)(a.h2,{id:"limits",children:"计费"}),`
`,(0,t.jsx)(a.p,{children:"按每 1000 个答案计价，只对成功的任务收费。"}),`
`,(0,t.jsx)(a.h2,{id:"next",children:"下一步"}),`
`,(0,t.jsxs)(a.ul,{children:[`
`,(0,t.jsxs)(a.li,{children:[(0,t.jsx)(a.a,{href:"/zh/docs/api/methods/get-task-result#polling",children:"轮询结果"}),"：何时开始查询、隔多久查询一次。"]}),`
`,(0,t.jsxs)(a.li,{children:[(0,t.jsx)(a.a,{href:"/zh/docs/api/api-errors#unsolvable",children:"无法识别的验证码"}),"：",(0,t.jsx)(a.code,{children:"ERROR_CAPTCHA_UNSOLVABLE"})," 的原因和处理。"]}),`
`,(0,t.jsxs)(a.li,{children:[(0,t.jsx)(a.a,{href:"/zh/docs/captchas/image-to-text",children:"ImageToText"}),"：识别普通的文字验证码。"]}),`
`]})]})}function u(s={}){let{wrapper:a}={...(0,l.R)(),...s.components};return a?(0,t.jsx)(a,{...s,children:(0,t.jsx)(j,{...s})}):j(s)}},2834(s,a,n){var e={"./RecaptchaV2EnterpriseTask.json":["9926","6779"],"./ImageToTextTask.json":["6339","4176"],"./RecaptchaClickTask.json":["1077","2934"],"./TenDITask.json":["6388","1413"],"./reportIncorrectImageCaptcha.json":["8753","298"],"./createTask.json":["4882","7327"],"./AmazonTask.json":["7030","4715"],"./getBalance.json":["8959","8004"],"./getTaskResult.json":["7413","2502"],"./RecaptchaV2Task.json":["2045","430"],"./getUserAgent.json":["2515","1664"],"./TemuTask.json":["3207","6268"],"./strings.json":["2083","9536"],"./ImpervaTask.json":["3420","8845"],"./BinanceTask.json":["5962","7511"],"./RecaptchaV3TaskProxyless.json":["7547","1192"],"./reportIncorrectTokenCaptcha.json":["209","9354"],"./__plugin.json":["9630","3331"],"./GeeTestTask.json":["7627","1592"],"./RecognitionTask.json":["9431","8508"],"./ProsopoTask.json":["5708","3645"],"./TurnstileTask.json":["5896","1505"],"./BasiliskTask.json":["8526","1987"]};function t(s){if(!n.o(e,s))return Promise.resolve().then(function(){var a=Error("Cannot find module '"+s+"'");throw a.code="MODULE_NOT_FOUND",a});var a=e[s],t=a[0];return n.e(a[1]).then(function(){return n.t(t,19)})}t.keys=()=>Object.keys(e),t.id=2834,s.exports=t},7346(s,a,n){"use strict";n.d(a,{A:()=>l});var e=n(2540),t=n(4060);function l({as:s="tr",...a}){return(0,t.A)().collectAnchor(a.id),(0,e.jsx)(s,{...a})}},8920(s,a,n){"use strict";n.d(a,{A:()=>c});var e=n(2540),t=n(3696);let l=globalThis.trustedTypes?.createPolicy("built-html",{createHTML:s=>s});function c({as:s,html:a,ref:n,...p}){let r=(0,t.useMemo)(()=>({__html:l?l.createHTML(a):a}),[a]);return(0,e.jsx)(s,{...p,ref:n,dangerouslySetInnerHTML:r})}},7228(s,a,n){"use strict";let e;function t(s){let a,n=e??((a=document.createElement("div")).setAttribute("role","status"),a.className="sr-only",document.body.append(a),a);e=n,n.textContent="",setTimeout(()=>{n.textContent=s},100)}n.d(a,{i:()=>t})},9073(s,a,n){"use strict";async function e(s){try{await navigator.clipboard.writeText(s)}catch{var a;let n,e,t;if(a=s,n=document.activeElement,(e=document.createElement("textarea")).className="sr-only",e.value=a,document.body.append(e),e.select(),t=document.execCommand("copy"),e.remove(),n?.focus({preventScroll:!0}),!t)throw Error("The browser does not let this page copy.")}}n.d(a,{D:()=>e})},3985(s,a,n){"use strict";n.d(a,{A:()=>A,i:()=>d});var e=n(2540),t=n(9981),l=n(3696),c=n(8920),p=n(7228),r=n(9073),i=n(4635);function A({html:s,language:a,title:n,sample:t}){let p=(0,l.useRef)(null);return(0,e.jsxs)("div",{className:"code","data-sample":t,children:[n&&(0,e.jsx)("div",{className:"code-title",children:n}),(0,e.jsx)("pre",{tabIndex:0,children:(0,e.jsx)(c.A,{as:"code",ref:p,className:a&&`language-${a}`,html:s})}),(0,e.jsx)(d,{code:p})]})}function d({code:s}){let[a,n]=(0,l.useState)();(0,l.useEffect)(()=>{if(!a)return;let s=setTimeout(()=>n(void 0),2e3);return()=>clearTimeout(s)},[a]);let c=async()=>{let a=await (0,r.D)(s.current?.textContent??"").then(i.M,()=>(s.current&&getSelection()?.selectAllChildren(s.current),(0,i.d)()));n(a),(0,p.i)(a)};return(0,e.jsx)("button",{type:"button",className:"code-copy","data-copied":a?"":void 0,onClick:c,children:a??(0,t.T)({id:"theme.CodeBlock.copy",message:"Copy",description:"The copy button label on code blocks"})})}},4635(s,a,n){"use strict";n.d(a,{M:()=>t,d:()=>l});var e=n(9981);function t(){return(0,e.T)({id:"theme.CodeBlock.copied",message:"Copied",description:"The copied button label on code blocks"})}function l(){return(0,e.T)({id:"docs.copy.failed",message:"Couldn't copy"})}},9409(s,a,n){"use strict";n.d(a,{A:()=>A});var e=n(2540),t=n(3696),l=n(4237),c=n(9344);function p(){let s,{dataset:a}=document.documentElement;for(let n of document.querySelectorAll(".samples > input"))n.value===a.sample?s=n.checked=!0:s??=!1;!1===s&&delete a.sample}var r=n(634);let i={javascript:"JavaScript",python:"Python",curl:"cURL",csharp:"C#",java:"Java",go:"Go",php:"PHP"};function A({id:s,label:a,children:n}){return(0,t.useLayoutEffect)(p,[]),(0,e.jsxs)("div",{className:"samples",role:"group","aria-label":a,children:[r.f.map((a,n)=>(0,e.jsxs)(t.Fragment,{children:[(0,e.jsx)("input",{type:"radio",id:`${s}-${a}`,name:s,value:a,defaultChecked:0===n,onChange:s=>{var a;let n;return n=(a=s.currentTarget).getBoundingClientRect().top,void(!function({value:s}){document.documentElement.dataset.sample=s,(0,c.M)("localStorage",l.dt,s),p()}(a),scrollBy(0,a.getBoundingClientRect().top-n))}}),(0,e.jsx)("label",{htmlFor:`${s}-${a}`,children:i[a]})]},a)),n]})}},634(s,a,n){"use strict";n.d(a,{f:()=>e});let e=["javascript","python","curl","csharp","java","go","php"]},4942(s,a,n){"use strict";function e(s,a){let{fields:n=[],proxy:e}=s.variants[a]??{},l=[...n,...e?.fields??[]];return"createTask"!==s.method?t("",l):t("",[t("task",l),...s.envelope])}function t(s,a){return{name:s,fields:a,types:["object"],typeText:"",required:!0,description:"",constraints:[]}}n.d(a,{$b:()=>function s(a,[n,...e]){return void 0===n||void 0===a||"string"==typeof a?void 0===n?a:void 0:s(Array.isArray(a)?a[Number(n)]:a[n],e)},BA:()=>function s(a,n){if(void 0!==a.const)return a.required||void 0!==n?a.const:void 0;if(void 0===n||""===n)return a.fields&&a.required?{}:void 0;if("string"==typeof n)return function({types:s,enum:a,open:n},e){let t=a?.find(s=>l(s)===e);return void 0!==t?t:n?function(s){try{return JSON.parse(s)}catch{return s}}(e):s.includes("boolean")&&/^(true|false)$/.test(e)?"true"===e:(s.includes("integer")||s.includes("number"))&&/^-?\d+(\.\d+)?$/.test(e)&&Number.isSafeInteger(Math.trunc(Number(e)))?Number(e):e}(a,n);if(Array.isArray(n))return function({items:a,required:n},e){if(0!==e.length||n)return e.map(n=>(a&&s(a,n))??"")}(a,n);let e=(a.fields??[]).map(a=>[a.name,s(a,n[a.name])]).filter(([,s])=>void 0!==s);return e.length>0||a.required?Object.fromEntries(e):void 0},D0:()=>function s(a,n){if(void 0!==n){if(a.open)return"string"==typeof n?n:JSON.stringify(n,null,2);if(a.items){let{items:e}=a;return Array.isArray(n)?n.map(a=>s(e,a)??""):void 0}return a.fields?c(n)?Object.fromEntries(a.fields.map(a=>[a.name,s(a,n[a.name])]).filter(([,s])=>void 0!==s)):void 0:l(n)}},Gv:()=>c,LO:()=>e,e1:()=>l,eI:()=>function s(a,[n,...e],t){if(void 0===n)return t;if("number"==typeof n){let l=Array.isArray(a)?a:[],c=s(l[n],e,t);return void 0===c?l.toSpliced(n,1):l.toSpliced(n,1,c)}let l=c(a)?a:{},{[n]:p,...r}=l,i=s(p,e,t);return void 0===i?r:{...l,[n]:i}},rq:()=>p});let l=s=>"string"==typeof s?s:JSON.stringify(s),c=s=>"object"==typeof s&&null!==s&&!Array.isArray(s),p=s=>s.map(s=>`/${s}`).join("")},1525(s,a,n){"use strict";n.d(a,{A:()=>p});var e=n(2540),t=n(9981),l=n(3696),c=n(3413);function p({of:s,variant:a,label:i,children:A}){let d=(0,l.useRef)(null),[o,h]=(0,l.useState)(),x=function(s,a){let[n,e]=(0,l.useState)();return(0,l.useLayoutEffect)(()=>(r.add(s),()=>void r.delete(s)),[s]),(0,l.useEffect)(()=>{let n=()=>{let n=(0,c.vF)(location.hash),t=[...document.querySelectorAll(".try-it")],l=n===s||t[0]===a.current&&!document.getElementById(`try-${n}`);void 0!==n&&l&&a.current&&(e(location.hash),history.replaceState(history.state,"",location.pathname+location.search),a.current.open=!0,a.current.scrollIntoView())};return n(),addEventListener("hashchange",n),()=>removeEventListener("hashchange",n)},[s,a]),n}(s,d),j=()=>{d.current?.open&&"object"!=typeof o&&(h(void 0),Promise.all([Promise.all([n.e("4014"),n.e("1081"),n.e("5025")]).then(n.bind(n,7544)),n(2834)(`./${s}.json`)]).then(([{default:s},{default:a}])=>h({Panel:s,data:function(s){let{placeholder:a,text:n}=s.userAgent,e=JSON.stringify(document.querySelector("[data-user-agent]")?.textContent||n).slice(1,-1);return JSON.parse(JSON.stringify(s).replaceAll(a,e))}(a)}),()=>h("failed")))};return(0,l.useEffect)(j,[]),(0,e.jsxs)("details",{ref:d,className:"try-it",onToggle:j,children:[(0,e.jsx)("summary",{children:i}),"object"!=typeof o&&A,"failed"===o&&(0,e.jsx)("button",{type:"button",className:"button",onClick:j,children:(0,t.T)({id:"theme.ErrorPageContent.tryAgain",message:"Try again"})}),"object"==typeof o&&(0,e.jsx)(o.Panel,{...o.data,variant:a,hash:x},x)]})}let r=new Set},3413(s,a,n){"use strict";n.d(a,{Pp:()=>r,jE:()=>t,jr:()=>c,vF:()=>p});var e=n(4942);let t=4e3,l="#try=";function c(s,a){var n;return`${l}${s}.${n=JSON.stringify(a),btoa(Array.from(new TextEncoder().encode(n),s=>String.fromCharCode(s)).join("")).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}`}function p(s){return s.startsWith(l)?s.slice(l.length).split(".")[0]:void 0}function r(s){if(!(s.length>t))try{var a;let n,t=JSON.parse((a=s.slice(s.indexOf(".")+1),n=atob(a.replaceAll("-","+").replaceAll("_","/")),new TextDecoder("utf-8",{fatal:!0}).decode(Uint8Array.from(n,s=>s.charCodeAt(0)))));if(!(0,e.Gv)(t)||!(0,e.Gv)(t.body))return;let{variant:l,body:c}=t;return"string"==typeof l?{variant:l,body:c}:{body:c}}catch{return}}},3023(s,a,n){"use strict";n.d(a,{R:()=>c,x:()=>p});var e=n(3696);let t={},l=e.createContext(t);function c(s){let a=e.useContext(l);return e.useMemo(function(){return"function"==typeof s?s(a):{...a,...s}},[a,s])}function p(s){let a;return a=s.disableParentContext?"function"==typeof s.components?s.components(t):s.components||t:c(s.components),e.createElement(l.Provider,{value:a},s.children)}}}]);