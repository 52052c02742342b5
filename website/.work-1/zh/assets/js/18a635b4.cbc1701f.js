(globalThis.webpackChunkwebsite=globalThis.webpackChunkwebsite||[]).push([["8056"],{4053(s,a,e){"use strict";e.r(a),e.d(a,{metadata:()=>n,default:()=>m,frontMatter:()=>o,contentTitle:()=>h,toc:()=>j,assets:()=>x});var n=JSON.parse('{"id":"captchas/recaptcha-click","title":"ComplexImageTask：reCAPTCHA 图块点选","description":"找出 reCAPTCHA 九宫格等网格中需要点选的图块：传入一张图片、网格大小和提示文字，得到每个图块的布尔值。","source":"@site/i18n/zh/docusaurus-plugin-content-docs/current/captchas/recaptcha-click.mdx","sourceDirName":"captchas","slug":"/captchas/recaptcha-click","permalink":"/zh/docs/captchas/recaptcha-click","draft":false,"unlisted":false,"tags":[],"version":"current","lastUpdatedAt":1794865987000,"frontMatter":{"title":"ComplexImageTask：reCAPTCHA 图块点选","sidebar_label":"reCAPTCHA 图块点选","description":"找出 reCAPTCHA 九宫格等网格中需要点选的图块：传入一张图片、网格大小和提示文字，得到每个图块的布尔值。","source":"40861702cdc7"},"sidebar":"documentation","previous":{"title":"reCAPTCHA v3","permalink":"/zh/docs/captchas/recaptcha-v3-task"},"next":{"title":"Cloudflare Turnstile","permalink":"/zh/docs/captchas/turnstile-task"},"lastUpdatedText":"2026年11月16日"}'),t=e(2540),l=e(3023),c=e(3985),p=e(8920),r=e(7346),i=e(1525),d=e(9409);let o={title:"ComplexImageTask：reCAPTCHA 图块点选",sidebar_label:"reCAPTCHA 图块点选",description:"找出 reCAPTCHA 九宫格等网格中需要点选的图块：传入一张图片、网格大小和提示文字，得到每个图块的布尔值。",source:"40861702cdc7"},h,x={},j=[{value:"适用场景",id:"when-to-use",level:2},{value:"示例",id:"example",level:2},{value:"参数从哪里获取",id:"find-values",level:2},{value:"请求字段",id:"request-fields",level:2},{value:"网格大小",id:"variants",level:2},{value:"4x4",id:"grid-4x4",level:3},{value:"1x1",id:"grid-1x1",level:3},{value:"代理",id:"proxy",level:2},{value:"结果",id:"answer",level:2},{value:"点击图块",id:"use-the-answer",level:2},{value:"错误",id:"errors",level:2},{value:"计费",id:"limits",level:2},{value:"下一步",id:"next",level:2}];function u(s){let a={a:"a",code:"code",h2:"h2",h3:"h3",li:"li",p:"p",strong:"strong",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...(0,l.R)(),...s.components};return(0,t.jsxs)(t.Fragment,{children:[(0,t.jsxs)(a.p,{children:["类别为 ",(0,t.jsx)(a.code,{children:"recaptcha"})," 的 ",(0,t.jsx)(a.code,{children:"ComplexImageTask"})," 用于找出 reCAPTCHA 图片中需要点击的图块。传入一张图片、网格大小和提示文字，结果是每个图块一个布尔值。"]}),`
`,(0,t.jsxs)("div",{className:"glance",children:[(0,t.jsxs)("dl",{className:"facts",children:[(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"类型"}),(0,t.jsx)("dd",{children:(0,t.jsx)("code",{children:"ComplexImageTask"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"类别"}),(0,t.jsx)("dd",{children:(0,t.jsx)("code",{children:"recaptcha"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"代理"}),(0,t.jsx)("dd",{children:(0,t.jsx)("b",{className:"pill",children:"不支持"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"识别耗时"}),(0,t.jsxs)("dd",{children:["0.3 到 6 秒",(0,t.jsxs)("svg",{className:"range",viewBox:"0 0 180 1",preserveAspectRatio:"none","aria-hidden":"true",children:[(0,t.jsx)("path",{d:"M0 .5h180"}),(0,t.jsx)("path",{d:"M0.3 .5H6"})]})]})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"计费"}),(0,t.jsx)("dd",{children:"每 1000 张图片；动态 3x3 网格为每 1000 张动态图片"})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"轮询"}),(0,t.jsx)("dd",{children:"0.35 秒后首次查询，间隔 2 秒，10 秒后超时"})]})]}),(0,t.jsx)(p.A,{as:"figure",className:"drawing",html:'<svg class="d d-captcha" viewBox="0 0 320 224" role=img aria-labelledby=drawing-captcha-recaptcha-click-title aria-describedby=drawing-captcha-recaptcha-click-desc><title id=drawing-captcha-recaptcha-click-title>reCAPTCHA 图块点选</title><desc id=drawing-captcha-recaptcha-click-desc>4x4 网格中有四个图块已选中，旁边是选择交通信号灯的提示。结果是每个图块一个 true 或 false。</desc><rect class=d-fill-2 width=320 height=224 rx=8 /><rect class=d-box x=16 y=14 width=288 height=146 rx=8 /><rect class=d-fill-2 x=26 y=24 width=128 height=126 /><path class=d-box-accent d="M58 24h32v31h-32zM58 55h32v32h-32zM58 87h32v31h-32zM122 87h32v31h-32z" /><path class=d-soft d="M26 24h128v126H26zM58 24v126M90 24v126M122 24v126M26 55h128M26 87h128M26 118h128" /><path class=d-accent d="M67 40l5 5 9-10M67 71l5 5 9-10M67 103l5 5 9-10M131 103l5 5 9-10" /><rect class=d-accent-solid x=166 y=24 width=128 height=60 rx=8 /><text class=d-inverse x=178 y=49>请选择所有</text><text class="d-inverse d-bold" x=178 y=70>交通信号灯</text><rect class=d-box x=212 y=98 width=24 height=52 rx=8 /><g class=d-ink><circle cx=224 cy=109 r=5 /><circle cx=224 cy=124 r=5 /><circle cx=224 cy=139 r=5 /></g><path class=d-ink d="M160 160v8" /><path class=d-head d="M160 174l-4-6h8z" /><rect class=d-box-accent x=64 y=180 width=192 height=30 rx=15 /><text class="d-mono d-mid" x=160 y=200>answer: true / false</text></svg>'})]}),`
`,(0,t.jsx)(a.h2,{id:"when-to-use",children:"适用场景"}),`
`,(0,t.jsxs)(a.table,{children:[(0,t.jsx)(a.thead,{children:(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.th,{children:"需求"}),(0,t.jsx)(a.th,{children:"使用"})]})}),(0,t.jsxs)(a.tbody,{children:[(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"获取图块，由您的程序在浏览器中点击"}),(0,t.jsx)(a.td,{children:"本任务类型"})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"获取令牌，不点击"}),(0,t.jsx)(a.td,{children:(0,t.jsx)(a.a,{href:"/zh/docs/captchas/no-captcha-task",children:"reCAPTCHA v2"})})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"在浏览器中自动点击"}),(0,t.jsx)(a.td,{children:(0,t.jsx)(a.a,{href:"/zh/docs/extension/extension-main",children:"扩展"})})]})]})]}),`
`,(0,t.jsx)(a.h2,{id:"example",children:"示例"}),`
`,(0,t.jsx)(a.p,{children:"用一张图片创建任务："}),`
`,(0,t.jsxs)(d.A,{id:"samples",label:"代码示例：RecaptchaClickTask, 3x3",children:[(0,t.jsx)(c.A,{language:"javascript",sample:"javascript",html:`<span class=tc>// Node.js 20+</span>
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
`,(0,t.jsx)(i.A,{of:"RecaptchaClickTask",variant:"3x3",label:"试一试",children:(0,t.jsxs)("p",{children:["填写此请求并在沙箱中运行（需要 JavaScript）。如果您有本文档的源代码，也可以在自己的电脑上运行沙箱：",(0,t.jsx)(a.a,{href:"/docs/getting-start#sandbox",children:(0,t.jsx)("code",{children:"npm run sandbox"})})]})}),`
`,(0,t.jsxs)(a.p,{children:["任务完成后，",(0,t.jsx)(a.a,{href:"/zh/docs/api/methods/get-task-result",children:"getTaskResult"})," 返回每个图块的布尔值："]}),`
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
`,(0,t.jsxs)(a.p,{children:["创建任务并轮询结果的完整程序见",(0,t.jsx)(a.a,{href:"/zh/docs/getting-start#first-task",children:"识别第一个验证码"}),"。"]}),`
`,(0,t.jsx)(a.h2,{id:"find-values",children:"参数从哪里获取"}),`
`,(0,t.jsx)(a.p,{children:"参数来自浏览器显示的质询，所在页面必须是您拥有或获准自动化操作的："}),`
`,(0,t.jsxs)(a.ul,{children:[`
`,(0,t.jsxs)(a.li,{children:[(0,t.jsx)(a.strong,{children:"图片"}),"：整个网格，或一个替换图块。在 ",(0,t.jsx)(a.code,{children:"imageUrls"})," 中填写其 URL，或在 ",(0,t.jsx)(a.code,{children:"imagesBase64"})," 中填写其内容。编码方法见",(0,t.jsx)(a.a,{href:"/zh/docs/captchas/image-to-text#encode-file",children:"读取并编码文件"}),"。"]}),`
`,(0,t.jsxs)(a.li,{children:[(0,t.jsx)(a.strong,{children:"提示文字"}),"：网格上方的英文文字，填入 ",(0,t.jsx)(a.code,{children:"metadata.Task"}),"。如果只有物体类别的 ID，则填入 ",(0,t.jsx)(a.code,{children:"metadata.TaskDefinition"}),"。"]}),`
`]}),`
`,(0,t.jsx)(a.h2,{id:"request-fields",children:"请求字段"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"请求字段：RecaptchaClickTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"字段"}),(0,t.jsx)("th",{scope:"col",children:"类型"}),(0,t.jsx)("th",{scope:"col",children:"说明"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(r.A,{id:"type",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#type",children:(0,t.jsx)("code",{children:"type"})})}),(0,t.jsxs)("td",{children:["字符串 ",(0,t.jsx)("b",{children:"必填"})]}),(0,t.jsxs)("td",{children:["任务类型。",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["固定为 ",(0,t.jsx)("code",{children:"ComplexImageTask"})]})})]})]}),(0,t.jsxs)(r.A,{id:"class",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#class",children:(0,t.jsx)("code",{children:"class"})})}),(0,t.jsxs)("td",{children:["字符串 ",(0,t.jsx)("b",{children:"必填"})]}),(0,t.jsxs)("td",{children:["任务类别。",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["固定为 ",(0,t.jsx)("code",{children:"recaptcha"})]})})]})]}),(0,t.jsxs)(r.A,{id:"imageUrls",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#imageUrls",children:(0,t.jsx)("code",{children:"imageUrls"})})}),(0,t.jsx)("td",{children:"字符串数组"}),(0,t.jsxs)("td",{children:["一张图片的 URL：整个网格或一个图块。未填写 ",(0,t.jsx)("code",{children:"imagesBase64"})," 时必填。",(0,t.jsx)("ul",{children:(0,t.jsx)("li",{children:"固定 1 项"})})]})]}),(0,t.jsxs)(r.A,{id:"imagesBase64",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#imagesBase64",children:(0,t.jsx)("code",{children:"imagesBase64"})})}),(0,t.jsx)("td",{children:"字符串数组"}),(0,t.jsxs)("td",{children:["同一张图片的 Base64 编码。未填写 ",(0,t.jsx)("code",{children:"imageUrls"})," 时必填。",(0,t.jsxs)("ul",{children:[(0,t.jsx)("li",{children:"固定 1 项"}),(0,t.jsxs)("li",{children:["不带 ",(0,t.jsx)("code",{children:"data:"})," 前缀"]}),(0,t.jsx)("li",{children:"图片大小为 100 到 500,000 字节"})]})]})]}),(0,t.jsxs)(r.A,{id:"metadata.Grid",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#metadata.Grid",children:(0,t.jsxs)("code",{children:[(0,t.jsxs)("i",{children:["metadata.",(0,t.jsx)("wbr",{})]}),"Grid"]})})}),(0,t.jsxs)("td",{children:["字符串 ",(0,t.jsx)("b",{children:"必填"})]}),(0,t.jsxs)("td",{children:["网格大小。",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["可用的值：",(0,t.jsx)("code",{children:"4x4"}),"、",(0,t.jsx)("code",{children:"3x3"}),"、",(0,t.jsx)("code",{children:"1x1"})]})})]})]}),(0,t.jsxs)(r.A,{id:"metadata.Task",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#metadata.Task",children:(0,t.jsxs)("code",{children:[(0,t.jsxs)("i",{children:["metadata.",(0,t.jsx)("wbr",{})]}),"Task"]})})}),(0,t.jsx)("td",{children:"字符串"}),(0,t.jsxs)("td",{children:["提示文字，英文。未填写 ",(0,t.jsx)("code",{children:"TaskDefinition"})," 时必填。",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["例如 ",(0,t.jsx)("code",{children:"Click on traffic lights"})]})})]})]}),(0,t.jsxs)(r.A,{id:"metadata.TaskDefinition",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#metadata.TaskDefinition",children:(0,t.jsxs)("code",{children:[(0,t.jsxs)("i",{children:["metadata.",(0,t.jsx)("wbr",{})]}),"TaskDefinition"]})})}),(0,t.jsx)("td",{children:"字符串"}),(0,t.jsxs)("td",{children:["物体类别的 ID。",(0,t.jsx)("code",{children:"/m/015qff"})," 表示交通信号灯。未填写 ",(0,t.jsx)("code",{children:"Task"})," 时必填。",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["例如 ",(0,t.jsx)("code",{children:"/m/015qff"})]})})]})]}),(0,t.jsxs)(r.A,{id:"websiteURL",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#websiteURL",children:(0,t.jsx)("code",{children:"websiteURL"})})}),(0,t.jsx)("td",{children:"字符串 · URL"}),(0,t.jsx)("td",{children:"页面的 URL。"})]}),(0,t.jsxs)(r.A,{id:"userAgent",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#userAgent",children:(0,t.jsx)("code",{children:"userAgent"})})}),(0,t.jsx)("td",{children:"字符串"}),(0,t.jsxs)("td",{children:["浏览器的 User-Agent。填写 ",(0,t.jsx)(a.a,{href:"/docs/api/methods/get-user-agent",children:"getUserAgent"})," 返回的值。"]})]})]})]})}),`
`,(0,t.jsx)(a.h2,{id:"variants",children:"网格大小"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"网格大小",children:(0,t.jsxs)(a.table,{className:"rows",children:[(0,t.jsx)(a.thead,{children:(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.th,{children:"图片"}),(0,t.jsx)(a.th,{children:(0,t.jsx)("code",{children:"metadata.Grid"})}),(0,t.jsx)(a.th,{children:"结果中布尔值的个数"})]})}),(0,t.jsxs)(a.tbody,{children:[(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"16 个图块的整个网格"}),(0,t.jsx)(a.td,{"data-label":"metadata.Grid",children:(0,t.jsx)("code",{children:"4x4"})}),(0,t.jsx)(a.td,{"data-label":"结果中布尔值的个数",children:"16"})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"9 个图块的整个网格"}),(0,t.jsx)(a.td,{"data-label":"metadata.Grid",children:(0,t.jsx)("code",{children:"3x3"})}),(0,t.jsx)(a.td,{"data-label":"结果中布尔值的个数",children:"9"})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"一个替换图块"}),(0,t.jsx)(a.td,{"data-label":"metadata.Grid",children:(0,t.jsx)("code",{children:"1x1"})}),(0,t.jsx)(a.td,{"data-label":"结果中布尔值的个数",children:"1"})]})]})]})}),`
`,(0,t.jsxs)(a.p,{children:["动态 3x3 网格没有专用字段，按 ",(0,t.jsx)(a.code,{children:"3x3"})," 填写。"]}),`
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
`,(0,t.jsx)(a.h2,{id:"proxy",children:"代理"}),`
`,(0,t.jsx)("p",{children:"不支持。此类型没有代理字段，也不需要代理。"}),`
`,(0,t.jsx)(a.h2,{id:"answer",children:"结果"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"结果字段：RecaptchaClickTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"字段"}),(0,t.jsx)("th",{scope:"col",children:"类型"}),(0,t.jsx)("th",{scope:"col",children:"说明"})]})}),(0,t.jsx)("tbody",{children:(0,t.jsxs)(r.A,{id:"solution-answer",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#solution-answer",children:(0,t.jsx)("code",{children:"answer"})})}),(0,t.jsx)("td",{children:"布尔值数组"}),(0,t.jsxs)("td",{children:["每个图块一个布尔值。",(0,t.jsx)("code",{children:"true"})," 表示点击该图块。"]})]})})]})}),`
`,(0,t.jsxs)(a.p,{children:["响应中可能还有与 ",(0,t.jsx)(a.code,{children:"solution"})," 并列的 ",(0,t.jsx)(a.code,{children:"cost"}),"，即该任务的扣费金额。"]}),`
`,(0,t.jsx)(a.h2,{id:"use-the-answer",children:"点击图块"}),`
`,(0,t.jsxs)(a.p,{children:["点击所有值为 ",(0,t.jsx)(a.code,{children:"true"})," 的图块。使用 ",(0,t.jsx)(a.code,{children:"1x1"})," 时，值为 ",(0,t.jsx)(a.code,{children:"true"})," 则点击该替换图块。"]}),`
`,(0,t.jsx)(a.h2,{id:"errors",children:"错误"}),`
`,(0,t.jsxs)(a.p,{children:["先检查图片是否完整、网格是否与 ",(0,t.jsx)(a.code,{children:"metadata.Grid"})," 相符，再检查提示文字是否为英文。以下是常见的错误码，全部错误码见 ",(0,t.jsx)(a.a,{href:"/zh/docs/api/api-errors#all-codes",children:"API 错误码"}),"。"]}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"错误码及处理方法",children:(0,t.jsxs)("table",{className:"rows errors",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"错误码"}),(0,t.jsx)("th",{scope:"col",children:"含义"}),(0,t.jsx)("th",{scope:"col",children:"处理方法"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_CAPTCHA_UNSOLVABLE",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"CAPTCHA_",(0,t.jsx)("wbr",{}),"UNSOLVABLE"]})})}),(0,t.jsx)("td",{"data-label":"含义",children:"验证码未能识别。"}),(0,t.jsxs)("td",{"data-label":"处理方法",children:["原因和处理见",(0,t.jsx)(a.a,{href:"/docs/api/api-errors#unsolvable",children:"无法识别的验证码"}),"。"]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_INVALID_TASK",children:(0,t.jsx)("code",{children:"ERROR_INVALID_TASK"})})}),(0,t.jsxs)("td",{"data-label":"含义",children:["任务的字段缺失、无效或过期，具体字段见 ",(0,t.jsx)("code",{children:"errorDescription"}),"。"]}),(0,t.jsx)("td",{"data-label":"处理方法",children:"更正这些字段。"})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_TOO_BIG_CAPTCHA_FILESIZE",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"TOO_",(0,t.jsx)("wbr",{}),"BIG_",(0,t.jsx)("wbr",{}),"CAPTCHA_",(0,t.jsx)("wbr",{}),"FILESIZE"]})})}),(0,t.jsx)("td",{"data-label":"含义",children:"图片大于 500,000 字节。只限图片任务。"}),(0,t.jsx)("td",{"data-label":"处理方法",children:"使用更小的图片。"})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_ZERO_CAPTCHA_FILESIZE",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"ZERO_",(0,t.jsx)("wbr",{}),"CAPTCHA_",(0,t.jsx)("wbr",{}),"FILESIZE"]})})}),(0,t.jsx)("td",{"data-label":"含义",children:"图片小于 100 字节。"}),(0,t.jsx)("td",{"data-label":"处理方法",children:"检查图片数据。"})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_WRONG_USERAGENT",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"WRONG_",(0,t.jsx)("wbr",{}),"USERAGENT"]})})}),(0,t.jsxs)("td",{"data-label":"含义",children:["服务不接受该 ",(0,t.jsx)("code",{children:"userAgent"}),"。"]}),(0,t.jsxs)("td",{"data-label":"处理方法",children:["填写 ",(0,t.jsx)(a.a,{href:"/docs/api/methods/get-user-agent",children:"getUserAgent"})," 返回的值。"]})]})]})]})}),`
`,(0,t.jsx)(a.h2,{id:"limits",children:"计费"}),`
`,(0,t.jsx)(a.p,{children:"按每 1000 张图片计价，动态 3x3 网格按每 1000 张动态图片计价。只对成功的任务收费。"}),`
`,(0,t.jsx)(a.h2,{id:"next",children:"下一步"}),`
`,(0,t.jsxs)(a.ul,{children:[`
`,(0,t.jsxs)(a.li,{children:[(0,t.jsx)(a.a,{href:"/zh/docs/api/methods/get-task-result#polling",children:"轮询结果"}),"：何时开始查询、隔多久查询一次。"]}),`
`,(0,t.jsxs)(a.li,{children:[(0,t.jsx)(a.a,{href:"/zh/docs/api/api-errors#unsolvable",children:"无法识别的验证码"}),"：",(0,t.jsx)(a.code,{children:"ERROR_CAPTCHA_UNSOLVABLE"})," 的原因和处理。"]}),`
`,(0,t.jsxs)(a.li,{children:[(0,t.jsx)(a.a,{href:"/zh/docs/captchas/no-captcha-task",children:"reCAPTCHA v2"}),"：用令牌方式识别同一种验证码。"]}),`
`]})]})}function m(s={}){let{wrapper:a}={...(0,l.R)(),...s.components};return a?(0,t.jsx)(a,{...s,children:(0,t.jsx)(u,{...s})}):u(s)}},2834(s,a,e){var n={"./RecaptchaV2EnterpriseTask.json":["9926","6779"],"./ImageToTextTask.json":["6339","4176"],"./RecaptchaClickTask.json":["1077","2934"],"./TenDITask.json":["6388","1413"],"./reportIncorrectImageCaptcha.json":["8753","298"],"./createTask.json":["4882","7327"],"./AmazonTask.json":["7030","4715"],"./getBalance.json":["8959","8004"],"./getTaskResult.json":["7413","2502"],"./RecaptchaV2Task.json":["2045","430"],"./getUserAgent.json":["2515","1664"],"./TemuTask.json":["3207","6268"],"./strings.json":["2083","9536"],"./ImpervaTask.json":["3420","8845"],"./BinanceTask.json":["5962","7511"],"./RecaptchaV3TaskProxyless.json":["7547","1192"],"./reportIncorrectTokenCaptcha.json":["209","9354"],"./__plugin.json":["9630","3331"],"./GeeTestTask.json":["7627","1592"],"./RecognitionTask.json":["9431","8508"],"./ProsopoTask.json":["5708","3645"],"./TurnstileTask.json":["5896","1505"],"./BasiliskTask.json":["8526","1987"]};function t(s){if(!e.o(n,s))return Promise.resolve().then(function(){var a=Error("Cannot find module '"+s+"'");throw a.code="MODULE_NOT_FOUND",a});var a=n[s],t=a[0];return e.e(a[1]).then(function(){return e.t(t,19)})}t.keys=()=>Object.keys(n),t.id=2834,s.exports=t},7346(s,a,e){"use strict";e.d(a,{A:()=>l});var n=e(2540),t=e(4060);function l({as:s="tr",...a}){return(0,t.A)().collectAnchor(a.id),(0,n.jsx)(s,{...a})}},8920(s,a,e){"use strict";e.d(a,{A:()=>c});var n=e(2540),t=e(3696);let l=globalThis.trustedTypes?.createPolicy("built-html",{createHTML:s=>s});function c({as:s,html:a,ref:e,...p}){let r=(0,t.useMemo)(()=>({__html:l?l.createHTML(a):a}),[a]);return(0,n.jsx)(s,{...p,ref:e,dangerouslySetInnerHTML:r})}},7228(s,a,e){"use strict";let n;function t(s){let a,e=n??((a=document.createElement("div")).setAttribute("role","status"),a.className="sr-only",document.body.append(a),a);n=e,e.textContent="",setTimeout(()=>{e.textContent=s},100)}e.d(a,{i:()=>t})},9073(s,a,e){"use strict";async function n(s){try{await navigator.clipboard.writeText(s)}catch{var a;let e,n,t;if(a=s,e=document.activeElement,(n=document.createElement("textarea")).className="sr-only",n.value=a,document.body.append(n),n.select(),t=document.execCommand("copy"),n.remove(),e?.focus({preventScroll:!0}),!t)throw Error("The browser does not let this page copy.")}}e.d(a,{D:()=>n})},3985(s,a,e){"use strict";e.d(a,{A:()=>d,i:()=>o});var n=e(2540),t=e(9981),l=e(3696),c=e(8920),p=e(7228),r=e(9073),i=e(4635);function d({html:s,language:a,title:e,sample:t}){let p=(0,l.useRef)(null);return(0,n.jsxs)("div",{className:"code","data-sample":t,children:[e&&(0,n.jsx)("div",{className:"code-title",children:e}),(0,n.jsx)("pre",{tabIndex:0,children:(0,n.jsx)(c.A,{as:"code",ref:p,className:a&&`language-${a}`,html:s})}),(0,n.jsx)(o,{code:p})]})}function o({code:s}){let[a,e]=(0,l.useState)();(0,l.useEffect)(()=>{if(!a)return;let s=setTimeout(()=>e(void 0),2e3);return()=>clearTimeout(s)},[a]);let c=async()=>{let a=await (0,r.D)(s.current?.textContent??"").then(i.M,()=>(s.current&&getSelection()?.selectAllChildren(s.current),(0,i.d)()));e(a),(0,p.i)(a)};return(0,n.jsx)("button",{type:"button",className:"code-copy","data-copied":a?"":void 0,onClick:c,children:a??(0,t.T)({id:"theme.CodeBlock.copy",message:"Copy",description:"The copy button label on code blocks"})})}},4635(s,a,e){"use strict";e.d(a,{M:()=>t,d:()=>l});var n=e(9981);function t(){return(0,n.T)({id:"theme.CodeBlock.copied",message:"Copied",description:"The copied button label on code blocks"})}function l(){return(0,n.T)({id:"docs.copy.failed",message:"Couldn't copy"})}},9409(s,a,e){"use strict";e.d(a,{A:()=>d});var n=e(2540),t=e(3696),l=e(4237),c=e(9344);function p(){let s,{dataset:a}=document.documentElement;for(let e of document.querySelectorAll(".samples > input"))e.value===a.sample?s=e.checked=!0:s??=!1;!1===s&&delete a.sample}var r=e(634);let i={javascript:"JavaScript",python:"Python",curl:"cURL",csharp:"C#",java:"Java",go:"Go",php:"PHP"};function d({id:s,label:a,children:e}){return(0,t.useLayoutEffect)(p,[]),(0,n.jsxs)("div",{className:"samples",role:"group","aria-label":a,children:[r.f.map((a,e)=>(0,n.jsxs)(t.Fragment,{children:[(0,n.jsx)("input",{type:"radio",id:`${s}-${a}`,name:s,value:a,defaultChecked:0===e,onChange:s=>{var a;let e;return e=(a=s.currentTarget).getBoundingClientRect().top,void(!function({value:s}){document.documentElement.dataset.sample=s,(0,c.M)("localStorage",l.dt,s),p()}(a),scrollBy(0,a.getBoundingClientRect().top-e))}}),(0,n.jsx)("label",{htmlFor:`${s}-${a}`,children:i[a]})]},a)),e]})}},634(s,a,e){"use strict";e.d(a,{f:()=>n});let n=["javascript","python","curl","csharp","java","go","php"]},4942(s,a,e){"use strict";function n(s,a){let{fields:e=[],proxy:n}=s.variants[a]??{},l=[...e,...n?.fields??[]];return"createTask"!==s.method?t("",l):t("",[t("task",l),...s.envelope])}function t(s,a){return{name:s,fields:a,types:["object"],typeText:"",required:!0,description:"",constraints:[]}}e.d(a,{$b:()=>function s(a,[e,...n]){return void 0===e||void 0===a||"string"==typeof a?void 0===e?a:void 0:s(Array.isArray(a)?a[Number(e)]:a[e],n)},BA:()=>function s(a,e){if(void 0!==a.const)return a.required||void 0!==e?a.const:void 0;if(void 0===e||""===e)return a.fields&&a.required?{}:void 0;if("string"==typeof e)return function({types:s,enum:a,open:e},n){let t=a?.find(s=>l(s)===n);return void 0!==t?t:e?function(s){try{return JSON.parse(s)}catch{return s}}(n):s.includes("boolean")&&/^(true|false)$/.test(n)?"true"===n:(s.includes("integer")||s.includes("number"))&&/^-?\d+(\.\d+)?$/.test(n)&&Number.isSafeInteger(Math.trunc(Number(n)))?Number(n):n}(a,e);if(Array.isArray(e))return function({items:a,required:e},n){if(0!==n.length||e)return n.map(e=>(a&&s(a,e))??"")}(a,e);let n=(a.fields??[]).map(a=>[a.name,s(a,e[a.name])]).filter(([,s])=>void 0!==s);return n.length>0||a.required?Object.fromEntries(n):void 0},D0:()=>function s(a,e){if(void 0!==e){if(a.open)return"string"==typeof e?e:JSON.stringify(e,null,2);if(a.items){let{items:n}=a;return Array.isArray(e)?e.map(a=>s(n,a)??""):void 0}return a.fields?c(e)?Object.fromEntries(a.fields.map(a=>[a.name,s(a,e[a.name])]).filter(([,s])=>void 0!==s)):void 0:l(e)}},Gv:()=>c,LO:()=>n,e1:()=>l,eI:()=>function s(a,[e,...n],t){if(void 0===e)return t;if("number"==typeof e){let l=Array.isArray(a)?a:[],c=s(l[e],n,t);return void 0===c?l.toSpliced(e,1):l.toSpliced(e,1,c)}let l=c(a)?a:{},{[e]:p,...r}=l,i=s(p,n,t);return void 0===i?r:{...l,[e]:i}},rq:()=>p});let l=s=>"string"==typeof s?s:JSON.stringify(s),c=s=>"object"==typeof s&&null!==s&&!Array.isArray(s),p=s=>s.map(s=>`/${s}`).join("")},1525(s,a,e){"use strict";e.d(a,{A:()=>p});var n=e(2540),t=e(9981),l=e(3696),c=e(3413);function p({of:s,variant:a,label:i,children:d}){let o=(0,l.useRef)(null),[h,x]=(0,l.useState)(),j=function(s,a){let[e,n]=(0,l.useState)();return(0,l.useLayoutEffect)(()=>(r.add(s),()=>void r.delete(s)),[s]),(0,l.useEffect)(()=>{let e=()=>{let e=(0,c.vF)(location.hash),t=[...document.querySelectorAll(".try-it")],l=e===s||t[0]===a.current&&!document.getElementById(`try-${e}`);void 0!==e&&l&&a.current&&(n(location.hash),history.replaceState(history.state,"",location.pathname+location.search),a.current.open=!0,a.current.scrollIntoView())};return e(),addEventListener("hashchange",e),()=>removeEventListener("hashchange",e)},[s,a]),e}(s,o),u=()=>{o.current?.open&&"object"!=typeof h&&(x(void 0),Promise.all([Promise.all([e.e("4014"),e.e("1081"),e.e("5025")]).then(e.bind(e,7544)),e(2834)(`./${s}.json`)]).then(([{default:s},{default:a}])=>x({Panel:s,data:function(s){let{placeholder:a,text:e}=s.userAgent,n=JSON.stringify(document.querySelector("[data-user-agent]")?.textContent||e).slice(1,-1);return JSON.parse(JSON.stringify(s).replaceAll(a,n))}(a)}),()=>x("failed")))};return(0,l.useEffect)(u,[]),(0,n.jsxs)("details",{ref:o,className:"try-it",onToggle:u,children:[(0,n.jsx)("summary",{children:i}),"object"!=typeof h&&d,"failed"===h&&(0,n.jsx)("button",{type:"button",className:"button",onClick:u,children:(0,t.T)({id:"theme.ErrorPageContent.tryAgain",message:"Try again"})}),"object"==typeof h&&(0,n.jsx)(h.Panel,{...h.data,variant:a,hash:j},j)]})}let r=new Set},3413(s,a,e){"use strict";e.d(a,{Pp:()=>r,jE:()=>t,jr:()=>c,vF:()=>p});var n=e(4942);let t=4e3,l="#try=";function c(s,a){var e;return`${l}${s}.${e=JSON.stringify(a),btoa(Array.from(new TextEncoder().encode(e),s=>String.fromCharCode(s)).join("")).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}`}function p(s){return s.startsWith(l)?s.slice(l.length).split(".")[0]:void 0}function r(s){if(!(s.length>t))try{var a;let e,t=JSON.parse((a=s.slice(s.indexOf(".")+1),e=atob(a.replaceAll("-","+").replaceAll("_","/")),new TextDecoder("utf-8",{fatal:!0}).decode(Uint8Array.from(e,s=>s.charCodeAt(0)))));if(!(0,n.Gv)(t)||!(0,n.Gv)(t.body))return;let{variant:l,body:c}=t;return"string"==typeof l?{variant:l,body:c}:{body:c}}catch{return}}},3023(s,a,e){"use strict";e.d(a,{R:()=>c,x:()=>p});var n=e(3696);let t={},l=n.createContext(t);function c(s){let a=n.useContext(l);return n.useMemo(function(){return"function"==typeof s?s(a):{...a,...s}},[a,s])}function p(s){let a;return a=s.disableParentContext?"function"==typeof s.components?s.components(t):s.components||t:c(s.components),n.createElement(l.Provider,{value:a},s.children)}}}]);