(globalThis.webpackChunkwebsite=globalThis.webpackChunkwebsite||[]).push([["6111"],{443(s,a,e){"use strict";e.r(a),e.d(a,{metadata:()=>n,default:()=>m,frontMatter:()=>o,contentTitle:()=>h,toc:()=>j,assets:()=>x});var n=JSON.parse('{"id":"captchas/recaptcha-click","title":"ComplexImageTask: reCAPTCHA кликами","description":"По каким ячейкам сетки reCAPTCHA кликнуть: отправьте изображение, размер сетки и задание, получите флаг для каждой ячейки.","source":"@site/i18n/ru/docusaurus-plugin-content-docs/current/captchas/recaptcha-click.mdx","sourceDirName":"captchas","slug":"/captchas/recaptcha-click","permalink":"/ru/docs/captchas/recaptcha-click","draft":false,"unlisted":false,"tags":[],"version":"current","lastUpdatedAt":1794865987000,"frontMatter":{"title":"ComplexImageTask: reCAPTCHA кликами","sidebar_label":"reCAPTCHA кликами","description":"По каким ячейкам сетки reCAPTCHA кликнуть: отправьте изображение, размер сетки и задание, получите флаг для каждой ячейки.","source":"40861702cdc7"},"sidebar":"documentation","previous":{"title":"reCAPTCHA v3","permalink":"/ru/docs/captchas/recaptcha-v3-task"},"next":{"title":"Cloudflare Turnstile","permalink":"/ru/docs/captchas/turnstile-task"},"lastUpdatedText":"16 нояб. 2026 г."}'),t=e(2540),l=e(3023),c=e(3985),r=e(8920),p=e(7346),i=e(1525),d=e(9409);let o={title:"ComplexImageTask: reCAPTCHA кликами",sidebar_label:"reCAPTCHA кликами",description:"По каким ячейкам сетки reCAPTCHA кликнуть: отправьте изображение, размер сетки и задание, получите флаг для каждой ячейки.",source:"40861702cdc7"},h,x={},j=[{value:"Когда использовать",id:"when-to-use",level:2},{value:"Пример",id:"example",level:2},{value:"Где взять значения",id:"find-values",level:2},{value:"Поля запроса",id:"request-fields",level:2},{value:"Размеры сетки",id:"variants",level:2},{value:"4x4",id:"grid-4x4",level:3},{value:"1x1",id:"grid-1x1",level:3},{value:"Прокси",id:"proxy",level:2},{value:"Решение",id:"answer",level:2},{value:"Как кликнуть по ячейкам",id:"use-the-answer",level:2},{value:"Ошибки",id:"errors",level:2},{value:"Оплата",id:"limits",level:2},{value:"Что дальше",id:"next",level:2}];function u(s){let a={a:"a",code:"code",h2:"h2",h3:"h3",li:"li",p:"p",strong:"strong",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...(0,l.R)(),...s.components};return(0,t.jsxs)(t.Fragment,{children:[(0,t.jsxs)(a.p,{children:[(0,t.jsx)(a.code,{children:"ComplexImageTask"})," с классом ",(0,t.jsx)(a.code,{children:"recaptcha"})," — тип задачи для поиска ячеек, по которым нужно кликнуть на картинке reCAPTCHA. Отправьте одно изображение, размер сетки и задание. В решении — по одному флагу на ячейку."]}),`
`,(0,t.jsxs)("div",{className:"glance",children:[(0,t.jsxs)("dl",{className:"facts",children:[(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Тип"}),(0,t.jsx)("dd",{children:(0,t.jsx)("code",{children:"ComplexImageTask"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Класс"}),(0,t.jsx)("dd",{children:(0,t.jsx)("code",{children:"recaptcha"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Прокси"}),(0,t.jsx)("dd",{children:(0,t.jsx)("b",{className:"pill",children:"не поддерживается"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Время ожидания"}),(0,t.jsxs)("dd",{children:["от 0,3 до 6 с",(0,t.jsxs)("svg",{className:"range",viewBox:"0 0 180 1",preserveAspectRatio:"none","aria-hidden":"true",children:[(0,t.jsx)("path",{d:"M0 .5h180"}),(0,t.jsx)("path",{d:"M0.3 .5H6"})]})]})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Оплата"}),(0,t.jsx)("dd",{children:"за 1000 изображений; динамическая сетка 3x3 — за 1000 динамических изображений"})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Опрос"}),(0,t.jsx)("dd",{children:"начальная пауза 0,35 с, интервал 2 с, таймаут 10 с"})]})]}),(0,t.jsx)(r.A,{as:"figure",className:"drawing",html:'<svg class="d d-captcha" viewBox="0 0 320 224" role=img aria-labelledby=drawing-captcha-recaptcha-click-title aria-describedby=drawing-captcha-recaptcha-click-desc><title id=drawing-captcha-recaptcha-click-title>reCAPTCHA кликами</title><desc id=drawing-captcha-recaptcha-click-desc>Сетка 4x4, в которой выбраны четыре ячейки, и задание выбрать светофоры. Решение — флаг true или false для каждой ячейки.</desc><rect class=d-fill-2 width=320 height=224 rx=8 /><rect class=d-box x=16 y=14 width=288 height=146 rx=8 /><rect class=d-fill-2 x=26 y=24 width=128 height=126 /><path class=d-box-accent d="M58 24h32v31h-32zM58 55h32v32h-32zM58 87h32v31h-32zM122 87h32v31h-32z" /><path class=d-soft d="M26 24h128v126H26zM58 24v126M90 24v126M122 24v126M26 55h128M26 87h128M26 118h128" /><path class=d-accent d="M67 40l5 5 9-10M67 71l5 5 9-10M67 103l5 5 9-10M131 103l5 5 9-10" /><rect class=d-accent-solid x=166 y=24 width=128 height=60 rx=8 /><text class=d-inverse x=178 y=49>Выберите все</text><text class="d-inverse d-bold" x=178 y=70>светофоры</text><rect class=d-box x=212 y=98 width=24 height=52 rx=8 /><g class=d-ink><circle cx=224 cy=109 r=5 /><circle cx=224 cy=124 r=5 /><circle cx=224 cy=139 r=5 /></g><path class=d-ink d="M160 160v8" /><path class=d-head d="M160 174l-4-6h8z" /><rect class=d-box-accent x=64 y=180 width=192 height=30 rx=15 /><text class="d-mono d-mid" x=160 y=200>answer: true / false</text></svg>'})]}),`
`,(0,t.jsx)(a.h2,{id:"when-to-use",children:"Когда использовать"}),`
`,(0,t.jsxs)(a.table,{children:[(0,t.jsx)(a.thead,{children:(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.th,{children:"Что нужно"}),(0,t.jsx)(a.th,{children:"Что использовать"})]})}),(0,t.jsxs)(a.tbody,{children:[(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"Ячейки, по которым ваша программа кликнет в браузере"}),(0,t.jsx)(a.td,{children:"этот тип задачи"})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"Токен, без кликов"}),(0,t.jsx)(a.td,{children:(0,t.jsx)(a.a,{href:"/ru/docs/captchas/no-captcha-task",children:"reCAPTCHA v2"})})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"Автоматические клики в браузере"}),(0,t.jsx)(a.td,{children:(0,t.jsx)(a.a,{href:"/ru/docs/extension/extension-main",children:"расширение"})})]})]})]}),`
`,(0,t.jsx)(a.h2,{id:"example",children:"Пример"}),`
`,(0,t.jsx)(a.p,{children:"Создайте задачу с одним изображением:"}),`
`,(0,t.jsxs)(d.A,{id:"samples",label:"Примеры кода: RecaptchaClickTask, 3x3",children:[(0,t.jsx)(c.A,{language:"javascript",sample:"javascript",html:`<span class=tc>// Node.js 20+</span>
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
`,(0,t.jsx)(i.A,{of:"RecaptchaClickTask",variant:"3x3",label:"Попробовать",children:(0,t.jsxs)("p",{children:["Заполните запрос и выполните его в песочнице (нужен JavaScript). Если у вас есть исходный код этой документации, песочницу можно запустить и на своём компьютере: ",(0,t.jsx)(a.a,{href:"/docs/getting-start#sandbox",children:(0,t.jsx)("code",{children:"npm run sandbox"})})]})}),`
`,(0,t.jsxs)(a.p,{children:["Когда задача готова, ",(0,t.jsx)(a.a,{href:"/ru/docs/api/methods/get-task-result",children:"getTaskResult"})," возвращает флаг для каждой ячейки:"]}),`
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
`,(0,t.jsxs)(a.p,{children:["Готовая программа с ожиданием результата — в разделе ",(0,t.jsx)(a.a,{href:"/ru/docs/getting-start#first-task",children:"Как решить первую капчу"}),"."]}),`
`,(0,t.jsx)(a.h2,{id:"find-values",children:"Где взять значения"}),`
`,(0,t.jsx)(a.p,{children:"Возьмите значения из задания, которое браузер показывает на вашей странице или на странице, которую вам разрешено автоматизировать:"}),`
`,(0,t.jsxs)(a.ul,{children:[`
`,(0,t.jsxs)(a.li,{children:[(0,t.jsx)(a.strong,{children:"Изображение:"})," вся сетка или одна новая ячейка на месте прежней. Передайте его URL в ",(0,t.jsx)(a.code,{children:"imageUrls"})," или содержимое в ",(0,t.jsx)(a.code,{children:"imagesBase64"}),". О кодировании см. раздел ",(0,t.jsx)(a.a,{href:"/ru/docs/captchas/image-to-text#encode-file",children:"Как закодировать файл"}),"."]}),`
`,(0,t.jsxs)(a.li,{children:[(0,t.jsx)(a.strong,{children:"Задание:"})," текст над сеткой на английском языке, в ",(0,t.jsx)(a.code,{children:"metadata.Task"}),". Если вместо него у вас технический ID класса объектов, передайте его в ",(0,t.jsx)(a.code,{children:"metadata.TaskDefinition"}),"."]}),`
`]}),`
`,(0,t.jsx)(a.h2,{id:"request-fields",children:"Поля запроса"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Поля запроса: RecaptchaClickTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Поле"}),(0,t.jsx)("th",{scope:"col",children:"Тип"}),(0,t.jsx)("th",{scope:"col",children:"Описание"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(p.A,{id:"type",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#type",children:(0,t.jsx)("code",{children:"type"})})}),(0,t.jsxs)("td",{children:["строка ",(0,t.jsx)("b",{children:"обязательное"})]}),(0,t.jsxs)("td",{children:["Тип задачи.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["всегда ",(0,t.jsx)("code",{children:"ComplexImageTask"})]})})]})]}),(0,t.jsxs)(p.A,{id:"class",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#class",children:(0,t.jsx)("code",{children:"class"})})}),(0,t.jsxs)("td",{children:["строка ",(0,t.jsx)("b",{children:"обязательное"})]}),(0,t.jsxs)("td",{children:["Класс задачи.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["всегда ",(0,t.jsx)("code",{children:"recaptcha"})]})})]})]}),(0,t.jsxs)(p.A,{id:"imageUrls",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#imageUrls",children:(0,t.jsx)("code",{children:"imageUrls"})})}),(0,t.jsx)("td",{children:"массив строк"}),(0,t.jsxs)("td",{children:["URL одного изображения: вся сетка или одна ячейка. Обязательно, если не указан ",(0,t.jsx)("code",{children:"imagesBase64"}),".",(0,t.jsx)("ul",{children:(0,t.jsx)("li",{children:"ровно 1 элемент"})})]})]}),(0,t.jsxs)(p.A,{id:"imagesBase64",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#imagesBase64",children:(0,t.jsx)("code",{children:"imagesBase64"})})}),(0,t.jsx)("td",{children:"массив строк"}),(0,t.jsxs)("td",{children:["То же изображение в base64. Обязательно, если не указан ",(0,t.jsx)("code",{children:"imageUrls"}),".",(0,t.jsxs)("ul",{children:[(0,t.jsx)("li",{children:"ровно 1 элемент"}),(0,t.jsxs)("li",{children:["без префикса ",(0,t.jsx)("code",{children:"data:"})]}),(0,t.jsx)("li",{children:"изображение от 100 до 500 000 байт"})]})]})]}),(0,t.jsxs)(p.A,{id:"metadata.Grid",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#metadata.Grid",children:(0,t.jsxs)("code",{children:[(0,t.jsxs)("i",{children:["metadata.",(0,t.jsx)("wbr",{})]}),"Grid"]})})}),(0,t.jsxs)("td",{children:["строка ",(0,t.jsx)("b",{children:"обязательное"})]}),(0,t.jsxs)("td",{children:["Размер сетки.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["одно из значений: ",(0,t.jsx)("code",{children:"4x4"}),", ",(0,t.jsx)("code",{children:"3x3"}),", ",(0,t.jsx)("code",{children:"1x1"})]})})]})]}),(0,t.jsxs)(p.A,{id:"metadata.Task",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#metadata.Task",children:(0,t.jsxs)("code",{children:[(0,t.jsxs)("i",{children:["metadata.",(0,t.jsx)("wbr",{})]}),"Task"]})})}),(0,t.jsx)("td",{children:"строка"}),(0,t.jsxs)("td",{children:["Текст задания на английском языке. Обязательно, если не указан ",(0,t.jsx)("code",{children:"TaskDefinition"}),".",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["например, ",(0,t.jsx)("code",{children:"Click on traffic lights"})]})})]})]}),(0,t.jsxs)(p.A,{id:"metadata.TaskDefinition",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#metadata.TaskDefinition",children:(0,t.jsxs)("code",{children:[(0,t.jsxs)("i",{children:["metadata.",(0,t.jsx)("wbr",{})]}),"TaskDefinition"]})})}),(0,t.jsx)("td",{children:"строка"}),(0,t.jsxs)("td",{children:["Технический ID класса объектов. ",(0,t.jsx)("code",{children:"/m/015qff"})," — светофоры. Обязательно, если не указан ",(0,t.jsx)("code",{children:"Task"}),".",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["например, ",(0,t.jsx)("code",{children:"/m/015qff"})]})})]})]}),(0,t.jsxs)(p.A,{id:"websiteURL",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#websiteURL",children:(0,t.jsx)("code",{children:"websiteURL"})})}),(0,t.jsx)("td",{children:"строка · URL"}),(0,t.jsx)("td",{children:"URL страницы."})]}),(0,t.jsxs)(p.A,{id:"userAgent",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#userAgent",children:(0,t.jsx)("code",{children:"userAgent"})})}),(0,t.jsx)("td",{children:"строка"}),(0,t.jsxs)("td",{children:["User-Agent браузера. Передавайте значение, которое возвращает ",(0,t.jsx)(a.a,{href:"/docs/api/methods/get-user-agent",children:"getUserAgent"}),"."]})]})]})]})}),`
`,(0,t.jsx)(a.h2,{id:"variants",children:"Размеры сетки"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Размеры сетки",children:(0,t.jsxs)(a.table,{className:"rows",children:[(0,t.jsx)(a.thead,{children:(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.th,{children:"Изображение"}),(0,t.jsx)(a.th,{children:(0,t.jsx)("code",{children:"metadata.Grid"})}),(0,t.jsx)(a.th,{children:"Флагов в решении"})]})}),(0,t.jsxs)(a.tbody,{children:[(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"Вся сетка из 16 ячеек"}),(0,t.jsx)(a.td,{"data-label":"metadata.Grid",children:(0,t.jsx)("code",{children:"4x4"})}),(0,t.jsx)(a.td,{"data-label":"Флагов в решении",children:"16"})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"Вся сетка из 9 ячеек"}),(0,t.jsx)(a.td,{"data-label":"metadata.Grid",children:(0,t.jsx)("code",{children:"3x3"})}),(0,t.jsx)(a.td,{"data-label":"Флагов в решении",children:"9"})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"Одна новая ячейка на месте прежней"}),(0,t.jsx)(a.td,{"data-label":"metadata.Grid",children:(0,t.jsx)("code",{children:"1x1"})}),(0,t.jsx)(a.td,{"data-label":"Флагов в решении",children:"1"})]})]})]})}),`
`,(0,t.jsxs)(a.p,{children:["Для динамической сетки 3x3 отдельного поля нет. Отправляйте её как ",(0,t.jsx)(a.code,{children:"3x3"}),"."]}),`
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
`,(0,t.jsx)(a.h2,{id:"proxy",children:"Прокси"}),`
`,(0,t.jsx)("p",{children:"Не поддерживается. Полей прокси у этого типа нет, прокси не нужен."}),`
`,(0,t.jsx)(a.h2,{id:"answer",children:"Решение"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Поля решения: RecaptchaClickTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Поле"}),(0,t.jsx)("th",{scope:"col",children:"Тип"}),(0,t.jsx)("th",{scope:"col",children:"Описание"})]})}),(0,t.jsx)("tbody",{children:(0,t.jsxs)(p.A,{id:"solution-answer",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#solution-answer",children:(0,t.jsx)("code",{children:"answer"})})}),(0,t.jsx)("td",{children:"массив логических значений"}),(0,t.jsxs)("td",{children:["Флаг для каждой ячейки. ",(0,t.jsx)("code",{children:"true"})," — кликнуть по этой ячейке."]})]})})]})}),`
`,(0,t.jsxs)(a.p,{children:["Рядом с ",(0,t.jsx)(a.code,{children:"solution"})," в ответе может быть ",(0,t.jsx)(a.code,{children:"cost"})," — списанная за задачу сумма."]}),`
`,(0,t.jsx)(a.h2,{id:"use-the-answer",children:"Как кликнуть по ячейкам"}),`
`,(0,t.jsxs)(a.p,{children:["Кликните по каждой ячейке, флаг которой равен ",(0,t.jsx)(a.code,{children:"true"}),". Для ",(0,t.jsx)(a.code,{children:"1x1"})," кликните по новой ячейке, если её флаг равен ",(0,t.jsx)(a.code,{children:"true"}),"."]}),`
`,(0,t.jsx)(a.h2,{id:"errors",children:"Ошибки"}),`
`,(0,t.jsxs)(a.p,{children:["Сначала проверьте, что изображение полное и сетка на нём соответствует ",(0,t.jsx)(a.code,{children:"metadata.Grid"}),". Затем проверьте, что задание на английском языке. Ниже — самые вероятные коды; полный список — на странице ",(0,t.jsx)(a.a,{href:"/ru/docs/api/api-errors#all-codes",children:"Ошибки API"}),"."]}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Коды ошибок и что делать",children:(0,t.jsxs)("table",{className:"rows errors",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Код"}),(0,t.jsx)("th",{scope:"col",children:"Что значит"}),(0,t.jsx)("th",{scope:"col",children:"Что делать"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_CAPTCHA_UNSOLVABLE",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"CAPTCHA_",(0,t.jsx)("wbr",{}),"UNSOLVABLE"]})})}),(0,t.jsx)("td",{"data-label":"Что значит",children:"Решить капчу не удалось."}),(0,t.jsxs)("td",{"data-label":"Что делать",children:["Причины и что делать — в разделе ",(0,t.jsx)(a.a,{href:"/docs/api/api-errors#unsolvable",children:"Нерешённые капчи"}),"."]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_INVALID_TASK",children:(0,t.jsx)("code",{children:"ERROR_INVALID_TASK"})})}),(0,t.jsxs)("td",{"data-label":"Что значит",children:["В задаче не хватает поля или значение поля неверное либо устарело. Поле указано в ",(0,t.jsx)("code",{children:"errorDescription"}),"."]}),(0,t.jsx)("td",{"data-label":"Что делать",children:"Исправьте указанные поля."})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_TOO_BIG_CAPTCHA_FILESIZE",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"TOO_",(0,t.jsx)("wbr",{}),"BIG_",(0,t.jsx)("wbr",{}),"CAPTCHA_",(0,t.jsx)("wbr",{}),"FILESIZE"]})})}),(0,t.jsx)("td",{"data-label":"Что значит",children:"Изображение больше 500 000 байт. Только для задач с изображениями."}),(0,t.jsx)("td",{"data-label":"Что делать",children:"Отправьте изображение меньшего размера."})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_ZERO_CAPTCHA_FILESIZE",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"ZERO_",(0,t.jsx)("wbr",{}),"CAPTCHA_",(0,t.jsx)("wbr",{}),"FILESIZE"]})})}),(0,t.jsx)("td",{"data-label":"Что значит",children:"Изображение меньше 100 байт."}),(0,t.jsx)("td",{"data-label":"Что делать",children:"Проверьте данные изображения."})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_WRONG_USERAGENT",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"WRONG_",(0,t.jsx)("wbr",{}),"USERAGENT"]})})}),(0,t.jsxs)("td",{"data-label":"Что значит",children:["Сервис не принимает это значение ",(0,t.jsx)("code",{children:"userAgent"}),"."]}),(0,t.jsxs)("td",{"data-label":"Что делать",children:["Передайте значение, которое возвращает ",(0,t.jsx)(a.a,{href:"/docs/api/methods/get-user-agent",children:"getUserAgent"}),"."]})]})]})]})}),`
`,(0,t.jsx)(a.h2,{id:"limits",children:"Оплата"}),`
`,(0,t.jsx)(a.p,{children:"Цена — за 1000 изображений, а для динамической сетки 3x3 — за 1000 динамических изображений. Оплачиваются только решённые задачи."}),`
`,(0,t.jsx)(a.h2,{id:"next",children:"Что дальше"}),`
`,(0,t.jsxs)(a.ul,{children:[`
`,(0,t.jsxs)(a.li,{children:[(0,t.jsx)(a.a,{href:"/ru/docs/api/methods/get-task-result#polling",children:"Как запрашивать результат"})," — когда и как часто вызывать getTaskResult."]}),`
`,(0,t.jsxs)(a.li,{children:[(0,t.jsx)(a.a,{href:"/ru/docs/api/api-errors#unsolvable",children:"Нерешённые капчи"})," — причины ошибки ",(0,t.jsx)(a.code,{children:"ERROR_CAPTCHA_UNSOLVABLE"})," и что с ней делать."]}),`
`,(0,t.jsxs)(a.li,{children:[(0,t.jsx)(a.a,{href:"/ru/docs/captchas/no-captcha-task",children:"reCAPTCHA v2"})," — та же капча, но решение — токен."]}),`
`]})]})}function m(s={}){let{wrapper:a}={...(0,l.R)(),...s.components};return a?(0,t.jsx)(a,{...s,children:(0,t.jsx)(u,{...s})}):u(s)}},8345(s,a,e){var n={"./RecaptchaV2EnterpriseTask.json":["2227","1696"],"./ImageToTextTask.json":["354","2847"],"./RecaptchaClickTask.json":["2170","2071"],"./TenDITask.json":["5709","6686"],"./reportIncorrectImageCaptcha.json":["464","6361"],"./createTask.json":["7577","4498"],"./AmazonTask.json":["3009","6890"],"./getBalance.json":["3444","8389"],"./getTaskResult.json":["204","8813"],"./RecaptchaV2Task.json":["2928","8425"],"./getUserAgent.json":["9968","7785"],"./TemuTask.json":["1144","7473"],"./strings.json":["2078","6131"],"./ImpervaTask.json":["7089","3210"],"./BinanceTask.json":["5291","3272"],"./RecaptchaV3TaskProxyless.json":["9136","409"],"./reportIncorrectTokenCaptcha.json":["1248","8617"],"./__plugin.json":["329","3394"],"./GeeTestTask.json":["6530","2927"],"./RecognitionTask.json":["6166","7307"],"./ProsopoTask.json":["9685","4726"],"./TurnstileTask.json":["2389","2182"],"./BasiliskTask.json":["9189","310"]};function t(s){if(!e.o(n,s))return Promise.resolve().then(function(){var a=Error("Cannot find module '"+s+"'");throw a.code="MODULE_NOT_FOUND",a});var a=n[s],t=a[0];return e.e(a[1]).then(function(){return e.t(t,19)})}t.keys=()=>Object.keys(n),t.id=8345,s.exports=t},7346(s,a,e){"use strict";e.d(a,{A:()=>l});var n=e(2540),t=e(4060);function l({as:s="tr",...a}){return(0,t.A)().collectAnchor(a.id),(0,n.jsx)(s,{...a})}},8920(s,a,e){"use strict";e.d(a,{A:()=>c});var n=e(2540),t=e(3696);let l=globalThis.trustedTypes?.createPolicy("built-html",{createHTML:s=>s});function c({as:s,html:a,ref:e,...r}){let p=(0,t.useMemo)(()=>({__html:l?l.createHTML(a):a}),[a]);return(0,n.jsx)(s,{...r,ref:e,dangerouslySetInnerHTML:p})}},7228(s,a,e){"use strict";let n;function t(s){let a,e=n??((a=document.createElement("div")).setAttribute("role","status"),a.className="sr-only",document.body.append(a),a);n=e,e.textContent="",setTimeout(()=>{e.textContent=s},100)}e.d(a,{i:()=>t})},9073(s,a,e){"use strict";async function n(s){try{await navigator.clipboard.writeText(s)}catch{var a;let e,n,t;if(a=s,e=document.activeElement,(n=document.createElement("textarea")).className="sr-only",n.value=a,document.body.append(n),n.select(),t=document.execCommand("copy"),n.remove(),e?.focus({preventScroll:!0}),!t)throw Error("The browser does not let this page copy.")}}e.d(a,{D:()=>n})},3985(s,a,e){"use strict";e.d(a,{A:()=>d,i:()=>o});var n=e(2540),t=e(9981),l=e(3696),c=e(8920),r=e(7228),p=e(9073),i=e(4635);function d({html:s,language:a,title:e,sample:t}){let r=(0,l.useRef)(null);return(0,n.jsxs)("div",{className:"code","data-sample":t,children:[e&&(0,n.jsx)("div",{className:"code-title",children:e}),(0,n.jsx)("pre",{tabIndex:0,children:(0,n.jsx)(c.A,{as:"code",ref:r,className:a&&`language-${a}`,html:s})}),(0,n.jsx)(o,{code:r})]})}function o({code:s}){let[a,e]=(0,l.useState)();(0,l.useEffect)(()=>{if(!a)return;let s=setTimeout(()=>e(void 0),2e3);return()=>clearTimeout(s)},[a]);let c=async()=>{let a=await (0,p.D)(s.current?.textContent??"").then(i.M,()=>(s.current&&getSelection()?.selectAllChildren(s.current),(0,i.d)()));e(a),(0,r.i)(a)};return(0,n.jsx)("button",{type:"button",className:"code-copy","data-copied":a?"":void 0,onClick:c,children:a??(0,t.T)({id:"theme.CodeBlock.copy",message:"Copy",description:"The copy button label on code blocks"})})}},4635(s,a,e){"use strict";e.d(a,{M:()=>t,d:()=>l});var n=e(9981);function t(){return(0,n.T)({id:"theme.CodeBlock.copied",message:"Copied",description:"The copied button label on code blocks"})}function l(){return(0,n.T)({id:"docs.copy.failed",message:"Couldn't copy"})}},9409(s,a,e){"use strict";e.d(a,{A:()=>d});var n=e(2540),t=e(3696),l=e(4237),c=e(9344);function r(){let s,{dataset:a}=document.documentElement;for(let e of document.querySelectorAll(".samples > input"))e.value===a.sample?s=e.checked=!0:s??=!1;!1===s&&delete a.sample}var p=e(634);let i={javascript:"JavaScript",python:"Python",curl:"cURL",csharp:"C#",java:"Java",go:"Go",php:"PHP"};function d({id:s,label:a,children:e}){return(0,t.useLayoutEffect)(r,[]),(0,n.jsxs)("div",{className:"samples",role:"group","aria-label":a,children:[p.f.map((a,e)=>(0,n.jsxs)(t.Fragment,{children:[(0,n.jsx)("input",{type:"radio",id:`${s}-${a}`,name:s,value:a,defaultChecked:0===e,onChange:s=>{var a;let e;return e=(a=s.currentTarget).getBoundingClientRect().top,void(!function({value:s}){document.documentElement.dataset.sample=s,(0,c.M)("localStorage",l.dt,s),r()}(a),scrollBy(0,a.getBoundingClientRect().top-e))}}),(0,n.jsx)("label",{htmlFor:`${s}-${a}`,children:i[a]})]},a)),e]})}},634(s,a,e){"use strict";e.d(a,{f:()=>n});let n=["javascript","python","curl","csharp","java","go","php"]},4942(s,a,e){"use strict";function n(s,a){let{fields:e=[],proxy:n}=s.variants[a]??{},l=[...e,...n?.fields??[]];return"createTask"!==s.method?t("",l):t("",[t("task",l),...s.envelope])}function t(s,a){return{name:s,fields:a,types:["object"],typeText:"",required:!0,description:"",constraints:[]}}e.d(a,{$b:()=>function s(a,[e,...n]){return void 0===e||void 0===a||"string"==typeof a?void 0===e?a:void 0:s(Array.isArray(a)?a[Number(e)]:a[e],n)},BA:()=>function s(a,e){if(void 0!==a.const)return a.required||void 0!==e?a.const:void 0;if(void 0===e||""===e)return a.fields&&a.required?{}:void 0;if("string"==typeof e)return function({types:s,enum:a,open:e},n){let t=a?.find(s=>l(s)===n);return void 0!==t?t:e?function(s){try{return JSON.parse(s)}catch{return s}}(n):s.includes("boolean")&&/^(true|false)$/.test(n)?"true"===n:(s.includes("integer")||s.includes("number"))&&/^-?\d+(\.\d+)?$/.test(n)&&Number.isSafeInteger(Math.trunc(Number(n)))?Number(n):n}(a,e);if(Array.isArray(e))return function({items:a,required:e},n){if(0!==n.length||e)return n.map(e=>(a&&s(a,e))??"")}(a,e);let n=(a.fields??[]).map(a=>[a.name,s(a,e[a.name])]).filter(([,s])=>void 0!==s);return n.length>0||a.required?Object.fromEntries(n):void 0},D0:()=>function s(a,e){if(void 0!==e){if(a.open)return"string"==typeof e?e:JSON.stringify(e,null,2);if(a.items){let{items:n}=a;return Array.isArray(e)?e.map(a=>s(n,a)??""):void 0}return a.fields?c(e)?Object.fromEntries(a.fields.map(a=>[a.name,s(a,e[a.name])]).filter(([,s])=>void 0!==s)):void 0:l(e)}},Gv:()=>c,LO:()=>n,e1:()=>l,eI:()=>function s(a,[e,...n],t){if(void 0===e)return t;if("number"==typeof e){let l=Array.isArray(a)?a:[],c=s(l[e],n,t);return void 0===c?l.toSpliced(e,1):l.toSpliced(e,1,c)}let l=c(a)?a:{},{[e]:r,...p}=l,i=s(r,n,t);return void 0===i?p:{...l,[e]:i}},rq:()=>r});let l=s=>"string"==typeof s?s:JSON.stringify(s),c=s=>"object"==typeof s&&null!==s&&!Array.isArray(s),r=s=>s.map(s=>`/${s}`).join("")},1525(s,a,e){"use strict";e.d(a,{A:()=>r});var n=e(2540),t=e(9981),l=e(3696),c=e(3413);function r({of:s,variant:a,label:i,children:d}){let o=(0,l.useRef)(null),[h,x]=(0,l.useState)(),j=function(s,a){let[e,n]=(0,l.useState)();return(0,l.useLayoutEffect)(()=>(p.add(s),()=>void p.delete(s)),[s]),(0,l.useEffect)(()=>{let e=()=>{let e=(0,c.vF)(location.hash),t=[...document.querySelectorAll(".try-it")],l=e===s||t[0]===a.current&&!document.getElementById(`try-${e}`);void 0!==e&&l&&a.current&&(n(location.hash),history.replaceState(history.state,"",location.pathname+location.search),a.current.open=!0,a.current.scrollIntoView())};return e(),addEventListener("hashchange",e),()=>removeEventListener("hashchange",e)},[s,a]),e}(s,o),u=()=>{o.current?.open&&"object"!=typeof h&&(x(void 0),Promise.all([Promise.all([e.e("4014"),e.e("1081"),e.e("8888")]).then(e.bind(e,7051)),e(8345)(`./${s}.json`)]).then(([{default:s},{default:a}])=>x({Panel:s,data:function(s){let{placeholder:a,text:e}=s.userAgent,n=JSON.stringify(document.querySelector("[data-user-agent]")?.textContent||e).slice(1,-1);return JSON.parse(JSON.stringify(s).replaceAll(a,n))}(a)}),()=>x("failed")))};return(0,l.useEffect)(u,[]),(0,n.jsxs)("details",{ref:o,className:"try-it",onToggle:u,children:[(0,n.jsx)("summary",{children:i}),"object"!=typeof h&&d,"failed"===h&&(0,n.jsx)("button",{type:"button",className:"button",onClick:u,children:(0,t.T)({id:"theme.ErrorPageContent.tryAgain",message:"Try again"})}),"object"==typeof h&&(0,n.jsx)(h.Panel,{...h.data,variant:a,hash:j},j)]})}let p=new Set},3413(s,a,e){"use strict";e.d(a,{Pp:()=>p,jE:()=>t,jr:()=>c,vF:()=>r});var n=e(4942);let t=4e3,l="#try=";function c(s,a){var e;return`${l}${s}.${e=JSON.stringify(a),btoa(Array.from(new TextEncoder().encode(e),s=>String.fromCharCode(s)).join("")).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}`}function r(s){return s.startsWith(l)?s.slice(l.length).split(".")[0]:void 0}function p(s){if(!(s.length>t))try{var a;let e,t=JSON.parse((a=s.slice(s.indexOf(".")+1),e=atob(a.replaceAll("-","+").replaceAll("_","/")),new TextDecoder("utf-8",{fatal:!0}).decode(Uint8Array.from(e,s=>s.charCodeAt(0)))));if(!(0,n.Gv)(t)||!(0,n.Gv)(t.body))return;let{variant:l,body:c}=t;return"string"==typeof l?{variant:l,body:c}:{body:c}}catch{return}}},3023(s,a,e){"use strict";e.d(a,{R:()=>c,x:()=>r});var n=e(3696);let t={},l=n.createContext(t);function c(s){let a=n.useContext(l);return n.useMemo(function(){return"function"==typeof s?s(a):{...a,...s}},[a,s])}function r(s){let a;return a=s.disableParentContext?"function"==typeof s.components?s.components(t):s.components||t:c(s.components),n.createElement(l.Provider,{value:a},s.children)}}}]);