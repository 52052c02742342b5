(globalThis.webpackChunkwebsite=globalThis.webpackChunkwebsite||[]).push([["7604"],{9606(s,a,n){"use strict";n.r(a),n.d(a,{metadata:()=>e,default:()=>u,frontMatter:()=>d,contentTitle:()=>o,toc:()=>x,assets:()=>h});var e=JSON.parse('{"id":"captchas/ComplexImageTask-Recognition","title":"ComplexImageTask: распознавание","description":"Отправьте изображения или аудиозапись одному из десяти распознавателей и получите углы, ячейки, точки или текст: что передавать и что придёт.","source":"@site/i18n/ru/docusaurus-plugin-content-docs/current/captchas/ComplexImageTask-Recognition.mdx","sourceDirName":"captchas","slug":"/captchas/ComplexImageTask-Recognition","permalink":"/ru/docs/captchas/ComplexImageTask-Recognition","draft":false,"unlisted":false,"tags":[],"version":"current","lastUpdatedAt":1794865987000,"frontMatter":{"title":"ComplexImageTask: распознавание","sidebar_label":"Распознавание изображений","description":"Отправьте изображения или аудиозапись одному из десяти распознавателей и получите углы, ячейки, точки или текст: что передавать и что придёт.","source":"edfc84f4613f"},"sidebar":"documentation","previous":{"title":"ImageToText","permalink":"/ru/docs/captchas/image-to-text"},"next":{"title":"AWS WAF","permalink":"/ru/docs/captchas/amazon-task"},"lastUpdatedText":"16 нояб. 2026 г."}'),t=n(2540),l=n(3023),p=n(3985),c=n(8920),r=n(7346),i=n(1525),A=n(9409);let d={title:"ComplexImageTask: распознавание",sidebar_label:"Распознавание изображений",description:"Отправьте изображения или аудиозапись одному из десяти распознавателей и получите углы, ячейки, точки или текст: что передавать и что придёт.",source:"edfc84f4613f"},o,h={},x=[{value:"Когда использовать",id:"when-to-use",level:2},{value:"Пример",id:"example",level:2},{value:"Где взять значения",id:"find-values",level:2},{value:"Поля запроса",id:"request-fields",level:2},{value:"Распознаватели",id:"variants",level:2},{value:"oocl_rotate_new",id:"oocl-rotate-new",level:3},{value:"oocl_rotate_double_new",id:"oocl-rotate-double-new",level:3},{value:"betpunch_3x3_rotate",id:"betpunch-3x3-rotate",level:3},{value:"bls_3x3",id:"bls-3x3",level:3},{value:"shein",id:"shein",level:3},{value:"baidu",id:"baidu",level:3},{value:"bills_audio",id:"bills-audio",level:3},{value:"dli",id:"dli",level:3},{value:"portugal_text_find_icon",id:"portugal-text-find-icon",level:3},{value:"MathSum",id:"math-sum",level:3},{value:"Прокси",id:"proxy",level:2},{value:"Решение",id:"answer",level:2},{value:"Как использовать решение",id:"use-the-answer",level:2},{value:"Ошибки",id:"errors",level:2},{value:"Оплата",id:"limits",level:2},{value:"Что дальше",id:"next",level:2}];function j(s){let a={a:"a",code:"code",h2:"h2",h3:"h3",li:"li",p:"p",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...(0,l.R)(),...s.components};return(0,t.jsxs)(t.Fragment,{children:[(0,t.jsxs)(a.p,{children:[(0,t.jsx)(a.code,{children:"ComplexImageTask"})," с классом ",(0,t.jsx)(a.code,{children:"recognition"})," — тип задачи для распознавания изображений или одной аудиозаписи. Выберите распознаватель и отправьте файлы в base64. В решении — углы, флаги ячеек, точки, номер или текст."]}),`
`,(0,t.jsxs)("div",{className:"glance",children:[(0,t.jsxs)("dl",{className:"facts",children:[(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Тип"}),(0,t.jsx)("dd",{children:(0,t.jsx)("code",{children:"ComplexImageTask"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Класс"}),(0,t.jsx)("dd",{children:(0,t.jsx)("code",{children:"recognition"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Прокси"}),(0,t.jsx)("dd",{children:(0,t.jsx)("b",{className:"pill",children:"не поддерживается"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Оплата"}),(0,t.jsx)("dd",{children:"за 1000 ответов"})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Опрос"}),(0,t.jsx)("dd",{children:"начальная пауза 0,35 с, интервал 2 с, таймаут 10 с"})]})]}),(0,t.jsx)(c.A,{as:"figure",className:"drawing",html:'<svg class="d d-captcha" viewBox="0 0 320 224" role=img aria-labelledby=drawing-captcha-recognition-title aria-describedby=drawing-captcha-recognition-desc><title id=drawing-captcha-recognition-title>Распознавание изображений</title><desc id=drawing-captcha-recognition-desc>Три вида заданий с картинками: круг, который нужно повернуть, сетка 3x3 с подходящими ячейками и точки, по которым кликают по порядку. В решении — угол, ячейки или точки.</desc><rect class=d-fill-2 width=320 height=224 rx=8 /><g class=d-box><rect x=16 y=22 width=88 height=88 rx=8 /><rect x=116 y=22 width=88 height=88 rx=8 /><rect x=216 y=22 width=88 height=88 rx=8 /><circle class=d-fill-2 cx=60 cy=66 r=24 /></g><path class=d-soft d="M43 76l12-12 8 8 6-6 12 12" /><path class=d-accent d="M60 34a32 32 0 0 1 30 22" /><path class=d-head-accent d="M92 63l-7-5 8-3z" /><path class=d-soft d="M145 22v88M175 22v88M116 51h88M116 81h88" /><path class=d-box-accent d="M145 22h30v29h-30zM116 81h29v29h-21a8 8 0 0 1-8-8zM175 51h29v30h-29z" /><path class="d-accent d-dash" d="M236 92l18-42 32 30" /><g class=d-accent-solid><circle cx=236 cy=92 r=10 /><circle cx=254 cy=46 r=10 /><circle cx=286 cy=80 r=10 /></g><g class=d-mid><text class="d-mono d-inverse" x=236 y=97>1</text><text class="d-mono d-inverse" x=254 y=51>2</text><text class="d-mono d-inverse" x=286 y=85>3</text><text x=60 y=134>угол</text><text x=160 y=134>ячейки</text><text x=260 y=134>точки</text></g><path class=d-ink d="M160 146v20" /><path class=d-head d="M160 174l-4-6h8z" /><rect class=d-box-accent x=118 y=180 width=84 height=30 rx=15 /><text class="d-mono d-mid" x=160 y=200>answer</text></svg>'})]}),`
`,(0,t.jsx)(a.h2,{id:"when-to-use",children:"Когда использовать"}),`
`,(0,t.jsx)(a.p,{children:"Выберите распознаватель:"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Когда использовать",children:(0,t.jsxs)(a.table,{className:"rows",children:[(0,t.jsx)(a.thead,{children:(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.th,{children:"Что у вас есть"}),(0,t.jsx)(a.th,{children:"Распознаватель"}),(0,t.jsx)(a.th,{children:"Решение"})]})}),(0,t.jsxs)(a.tbody,{children:[(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"Фон и круг, который нужно повернуть"}),(0,t.jsx)(a.td,{"data-label":"Распознаватель",children:(0,t.jsx)(a.a,{href:"#oocl-rotate-new",children:(0,t.jsx)("code",{children:"oocl_rotate_new"})})}),(0,t.jsx)(a.td,{"data-label":"Решение",children:"один угол"})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"Фон, кольцо и круг, которые нужно повернуть"}),(0,t.jsx)(a.td,{"data-label":"Распознаватель",children:(0,t.jsx)(a.a,{href:"#oocl-rotate-double-new",children:(0,t.jsxs)("code",{children:["oocl_",(0,t.jsx)("wbr",{}),"rotate_",(0,t.jsx)("wbr",{}),"double_",(0,t.jsx)("wbr",{}),"new"]})})}),(0,t.jsx)(a.td,{"data-label":"Решение",children:"один угол для обоих"})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"Девять ячеек, которые нужно повернуть"}),(0,t.jsx)(a.td,{"data-label":"Распознаватель",children:(0,t.jsx)(a.a,{href:"#betpunch-3x3-rotate",children:(0,t.jsx)("code",{children:"betpunch_3x3_rotate"})})}),(0,t.jsx)(a.td,{"data-label":"Решение",children:"число поворотов для каждой ячейки"})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"Девять ячеек и число, которое нужно найти"}),(0,t.jsx)(a.td,{"data-label":"Распознаватель",children:(0,t.jsx)(a.a,{href:"#bls-3x3",children:(0,t.jsx)("code",{children:"bls_3x3"})})}),(0,t.jsx)(a.td,{"data-label":"Решение",children:"флаг для каждой ячейки"})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"Изображение с точками, по которым кликают по порядку"}),(0,t.jsx)(a.td,{"data-label":"Распознаватель",children:(0,t.jsx)(a.a,{href:"#shein",children:(0,t.jsx)("code",{children:"shein"})})}),(0,t.jsx)(a.td,{"data-label":"Решение",children:"точки"})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"Изображение, которое нужно повернуть"}),(0,t.jsx)(a.td,{"data-label":"Распознаватель",children:(0,t.jsx)(a.a,{href:"#baidu",children:(0,t.jsx)("code",{children:"baidu"})})}),(0,t.jsx)(a.td,{"data-label":"Решение",children:"один угол"})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"Аудиозапись WAV, в которой диктуют цифры"}),(0,t.jsx)(a.td,{"data-label":"Распознаватель",children:(0,t.jsx)(a.a,{href:"#bills-audio",children:(0,t.jsx)("code",{children:"bills_audio"})})}),(0,t.jsx)(a.td,{"data-label":"Решение",children:"цифры"})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"Изображение с подписью и вычислением"}),(0,t.jsx)(a.td,{"data-label":"Распознаватель",children:(0,t.jsx)(a.a,{href:"#dli",children:(0,t.jsx)("code",{children:"dli"})})}),(0,t.jsx)(a.td,{"data-label":"Решение",children:"результат текстом"})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"Пять значков и задание"}),(0,t.jsx)(a.td,{"data-label":"Распознаватель",children:(0,t.jsx)(a.a,{href:"#portugal-text-find-icon",children:(0,t.jsxs)("code",{children:["portugal_",(0,t.jsx)("wbr",{}),"text_",(0,t.jsx)("wbr",{}),"find_",(0,t.jsx)("wbr",{}),"icon"]})})}),(0,t.jsx)(a.td,{"data-label":"Решение",children:"номер"})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"Изображение с примером на сложение"}),(0,t.jsx)(a.td,{"data-label":"Распознаватель",children:(0,t.jsx)(a.a,{href:"#math-sum",children:(0,t.jsx)("code",{children:"MathSum"})})}),(0,t.jsx)(a.td,{"data-label":"Решение",children:"результат текстом"})]})]})]})}),`
`,(0,t.jsxs)(a.p,{children:["Для обычного текста используйте ",(0,t.jsx)(a.a,{href:"/ru/docs/captchas/image-to-text",children:"ImageToText"}),", для сетки reCAPTCHA — ",(0,t.jsx)(a.a,{href:"/ru/docs/captchas/recaptcha-click",children:"reCAPTCHA кликами"}),"."]}),`
`,(0,t.jsx)(a.h2,{id:"example",children:"Пример"}),`
`,(0,t.jsxs)(a.p,{children:["Создайте задачу для распознавателя ",(0,t.jsx)(a.code,{children:"MathSum"}),":"]}),`
`,(0,t.jsxs)(A.A,{id:"samples",label:"Примеры кода: RecognitionTask, MathSum",children:[(0,t.jsx)(p.A,{language:"javascript",sample:"javascript",html:`<span class=tc>// Node.js 20+</span>
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
console.<span class=tf>log</span>(result);`}),(0,t.jsx)(p.A,{language:"python",sample:"python",html:`<span class=tc># Python 3.9+</span>
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
<span class=tk>print</span>(result)`}),(0,t.jsx)(p.A,{language:"bash",sample:"curl",html:`<span class=tf>curl</span> <span class=tp>--silent</span> --show-error --max-time <span class=tn>30</span> <span class=ts>'https://api.captcha-cloud.example/createTask'</span> \\
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
  jq <span class=ts>'if .errorId == 0 then . else error(.errorCode) end'</span>`}),(0,t.jsx)(p.A,{language:"csharp",sample:"csharp",html:`<span class=tc>// .NET 8+</span>
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
Console.<span class=tf>WriteLine</span>(result);`}),(0,t.jsx)(p.A,{language:"java",sample:"java",html:`<span class=tc>// Java 17+, com.google.code.gson:gson</span>
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
}`}),(0,t.jsx)(p.A,{language:"go",sample:"go",html:`<span class=tc>// Go 1.18+</span>

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
}`}),(0,t.jsx)(p.A,{language:"php",sample:"php",html:`<span class=tk>&lt;?php</span> <span class=tc>// PHP 8.1+</span>

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
`,(0,t.jsx)(i.A,{of:"RecognitionTask",variant:"MathSum",label:"Попробовать",children:(0,t.jsxs)("p",{children:["Заполните запрос и выполните его в песочнице (нужен JavaScript). Если у вас есть исходный код этой документации, песочницу можно запустить и на своём компьютере: ",(0,t.jsx)(a.a,{href:"/docs/getting-start#sandbox",children:(0,t.jsx)("code",{children:"npm run sandbox"})})]})}),`
`,(0,t.jsxs)(a.p,{children:["Когда задача готова, ",(0,t.jsx)(a.a,{href:"/ru/docs/api/methods/get-task-result",children:"getTaskResult"})," возвращает:"]}),`
`,(0,t.jsx)(p.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"ready"</span>,
  <span class=tp>"solution"</span>: {
    <span class=tp>"answer"</span>: <span class=ts>"109"</span>,
    <span class=tp>"metadata"</span>: {
      <span class=tp>"AnswerType"</span>: <span class=ts>"Text"</span>
    }
  }
}`}),`
`,(0,t.jsxs)(a.p,{children:["Готовая программа с ожиданием результата — в разделе ",(0,t.jsx)(a.a,{href:"/ru/docs/getting-start#first-task",children:"Как решить первую капчу"}),". О кодировании файла в base64 см. раздел ",(0,t.jsx)(a.a,{href:"/ru/docs/captchas/image-to-text#encode-file",children:"Как закодировать файл"}),"."]}),`
`,(0,t.jsx)(a.h2,{id:"find-values",children:"Где взять значения"}),`
`,(0,t.jsxs)(a.p,{children:["Файлы — изображения или аудиозапись капчи с вашей страницы или со страницы, которую вам разрешено автоматизировать. ",(0,t.jsx)(a.code,{children:"metadata.TaskArgument"})," — задание, которое страница показывает вместе с ними: для ",(0,t.jsx)(a.code,{children:"bls_3x3"})," — число, которое нужно найти, для ",(0,t.jsx)(a.code,{children:"portugal_text_find_icon"})," — текст."]}),`
`,(0,t.jsx)(a.h2,{id:"request-fields",children:"Поля запроса"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Поля запроса: RecognitionTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Поле"}),(0,t.jsx)("th",{scope:"col",children:"Тип"}),(0,t.jsx)("th",{scope:"col",children:"Описание"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(r.A,{id:"type",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#type",children:(0,t.jsx)("code",{children:"type"})})}),(0,t.jsxs)("td",{children:["строка ",(0,t.jsx)("b",{children:"обязательное"})]}),(0,t.jsxs)("td",{children:["Тип задачи.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["всегда ",(0,t.jsx)("code",{children:"ComplexImageTask"})]})})]})]}),(0,t.jsxs)(r.A,{id:"class",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#class",children:(0,t.jsx)("code",{children:"class"})})}),(0,t.jsxs)("td",{children:["строка ",(0,t.jsx)("b",{children:"обязательное"})]}),(0,t.jsxs)("td",{children:["Класс задачи.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["всегда ",(0,t.jsx)("code",{children:"recognition"})]})})]})]}),(0,t.jsxs)(r.A,{id:"imagesBase64",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#imagesBase64",children:(0,t.jsx)("code",{children:"imagesBase64"})})}),(0,t.jsxs)("td",{children:["массив строк ",(0,t.jsx)("b",{children:"обязательное"})]}),(0,t.jsxs)("td",{children:["Изображения или одна аудиозапись в base64. Их число и порядок определяет распознаватель.",(0,t.jsxs)("ul",{children:[(0,t.jsxs)("li",{children:["без префикса ",(0,t.jsx)("code",{children:"data:"})]}),(0,t.jsx)("li",{children:"каждое изображение — от 100 до 500 000 байт"})]})]})]}),(0,t.jsxs)(r.A,{id:"metadata.Task",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#metadata.Task",children:(0,t.jsxs)("code",{children:[(0,t.jsxs)("i",{children:["metadata.",(0,t.jsx)("wbr",{})]}),"Task"]})})}),(0,t.jsxs)("td",{children:["строка ",(0,t.jsx)("b",{children:"обязательное"})]}),(0,t.jsxs)("td",{children:["Имя распознавателя. Регистр букв важен.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["одно из значений: ",(0,t.jsx)("code",{children:"oocl_rotate_new"}),", ",(0,t.jsxs)("code",{children:["oocl_",(0,t.jsx)("wbr",{}),"rotate_",(0,t.jsx)("wbr",{}),"double_",(0,t.jsx)("wbr",{}),"new"]}),", ",(0,t.jsx)("code",{children:"betpunch_3x3_rotate"}),", ",(0,t.jsx)("code",{children:"bls_3x3"}),", ",(0,t.jsx)("code",{children:"shein"}),", ",(0,t.jsx)("code",{children:"baidu"}),", ",(0,t.jsx)("code",{children:"bills_audio"}),", ",(0,t.jsx)("code",{children:"dli"}),", ",(0,t.jsxs)("code",{children:["portugal_",(0,t.jsx)("wbr",{}),"text_",(0,t.jsx)("wbr",{}),"find_",(0,t.jsx)("wbr",{}),"icon"]}),", ",(0,t.jsx)("code",{children:"MathSum"})]})})]})]}),(0,t.jsxs)(r.A,{id:"metadata.TaskArgument",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#metadata.TaskArgument",children:(0,t.jsxs)("code",{children:[(0,t.jsxs)("i",{children:["metadata.",(0,t.jsx)("wbr",{})]}),"TaskArgument"]})})}),(0,t.jsx)("td",{children:"строка"}),(0,t.jsxs)("td",{children:["Дополнительный аргумент распознавателя. Обязательно, если ",(0,t.jsx)("code",{children:"Task"})," равен ",(0,t.jsx)("code",{children:"bls_3x3"})," или ",(0,t.jsxs)("code",{children:["portugal_",(0,t.jsx)("wbr",{}),"text_",(0,t.jsx)("wbr",{}),"find_",(0,t.jsx)("wbr",{}),"icon"]}),"."]})]}),(0,t.jsxs)(r.A,{id:"metadata.PayloadType",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#metadata.PayloadType",children:(0,t.jsxs)("code",{children:[(0,t.jsxs)("i",{children:["metadata.",(0,t.jsx)("wbr",{})]}),"PayloadType"]})})}),(0,t.jsx)("td",{children:"строка"}),(0,t.jsxs)("td",{children:["Тип данных. Обязательно, если ",(0,t.jsx)("code",{children:"Task"})," равен ",(0,t.jsx)("code",{children:"bills_audio"}),".",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["всегда ",(0,t.jsx)("code",{children:"Audio"})]})})]})]})]})]})}),`
`,(0,t.jsxs)(a.p,{children:["Имена полей внутри ",(0,t.jsx)(a.code,{children:"metadata"})," начинаются с прописной буквы: ",(0,t.jsx)(a.code,{children:"Task"}),", ",(0,t.jsx)(a.code,{children:"TaskArgument"}),", ",(0,t.jsx)(a.code,{children:"PayloadType"}),"."]}),`
`,(0,t.jsx)(a.h2,{id:"variants",children:"Распознаватели"}),`
`,(0,t.jsx)(a.h3,{id:"oocl-rotate-new",children:"oocl_rotate_new"}),`
`,(0,t.jsxs)(a.p,{children:["Отправьте 2 изображения: фон, затем круг. ",(0,t.jsx)(a.code,{children:"answer"})," содержит один угол в градусах: поверните на него круг по часовой стрелке."]}),`
`,(0,t.jsx)(p.A,{language:"json",html:`{
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
`,(0,t.jsx)(p.A,{language:"json",html:`{
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
`,(0,t.jsxs)(a.p,{children:["Отправьте 3 изображения: фон, кольцо, затем круг. ",(0,t.jsx)(a.code,{children:"answer"})," содержит один угол в градусах: поверните на него кольцо против часовой стрелки, а круг — по часовой."]}),`
`,(0,t.jsx)(p.A,{language:"json",html:`{
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
`,(0,t.jsx)(p.A,{language:"json",html:`{
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
`,(0,t.jsxs)(a.p,{children:["Отправьте 9 изображений в порядке чтения. ",(0,t.jsx)(a.code,{children:"answer"})," содержит 9 целых чисел: 4 — оставить ячейку как есть, от 1 до 3 — число поворотов против часовой стрелки."]}),`
`,(0,t.jsx)(p.A,{language:"json",html:`{
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
`,(0,t.jsx)(p.A,{language:"json",html:`{
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
`,(0,t.jsxs)(a.p,{children:["Отправьте 9 изображений. В ",(0,t.jsx)(a.code,{children:"metadata.TaskArgument"})," передайте число, которое нужно найти, например ",(0,t.jsx)(a.code,{children:"546"}),". ",(0,t.jsx)(a.code,{children:"answer"})," содержит 9 флагов: ",(0,t.jsx)(a.code,{children:"true"})," — ячейка подходит."]}),`
`,(0,t.jsx)(p.A,{language:"json",html:`{
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
`,(0,t.jsx)(p.A,{language:"json",html:`{
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
`,(0,t.jsxs)(a.p,{children:["Отправьте 1 изображение. ",(0,t.jsx)(a.code,{children:"answer"})," — список точек с ",(0,t.jsx)(a.code,{children:"X"})," и ",(0,t.jsx)(a.code,{children:"Y"})," в том порядке, в котором по ним нужно кликать."]}),`
`,(0,t.jsx)(p.A,{language:"json",html:`{
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
`,(0,t.jsx)(p.A,{language:"json",html:`{
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
`,(0,t.jsxs)(a.p,{children:["Отправьте 1 изображение. ",(0,t.jsx)(a.code,{children:"answer"})," содержит один угол в градусах: поверните на него изображение по часовой стрелке."]}),`
`,(0,t.jsxs)(a.p,{children:["Пока распознаватель прогревается, первые задачи могут завершиться ошибкой ",(0,t.jsx)(a.code,{children:"ERROR_CAPTCHA_UNSOLVABLE"}),", даже если запрос правильный. Что делать, см. в разделе ",(0,t.jsx)(a.a,{href:"/ru/docs/api/api-errors#unsolvable",children:"Нерешённые капчи"}),"."]}),`
`,(0,t.jsx)(p.A,{language:"json",html:`{
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
`,(0,t.jsx)(p.A,{language:"json",html:`{
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
`,(0,t.jsxs)(a.p,{children:["Отправьте 1 запись WAV в base64 и укажите в ",(0,t.jsx)(a.code,{children:"metadata.PayloadType"})," значение ",(0,t.jsx)(a.code,{children:"Audio"}),". ",(0,t.jsx)(a.code,{children:"answer"})," — массив цифр."]}),`
`,(0,t.jsx)(p.A,{language:"json",html:`{
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
`,(0,t.jsx)(p.A,{language:"json",html:`{
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
`,(0,t.jsxs)(a.p,{children:["Отправьте 1 изображение вместе с подписью. ",(0,t.jsx)(a.code,{children:"answer"})," — строка с результатом вычисления."]}),`
`,(0,t.jsx)(p.A,{language:"json",html:`{
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
`,(0,t.jsx)(p.A,{language:"json",html:`{
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
`,(0,t.jsxs)(a.p,{children:["Отправьте 1 изображение, на котором пять значков стоят в ряд слева направо. В ",(0,t.jsx)(a.code,{children:"metadata.TaskArgument"})," передайте текст задания и экранируйте символы вне ASCII: в этом примере ",(0,t.jsx)(a.code,{children:"avião"})," превращается в ",(0,t.jsx)(a.code,{children:"avi\\u00e3o"}),". ",(0,t.jsx)(a.code,{children:"answer"})," содержит номер значка от 1 до 5."]}),`
`,(0,t.jsx)(p.A,{language:"json",html:`{
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
`,(0,t.jsx)(p.A,{language:"json",html:`{
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
`,(0,t.jsxs)(a.p,{children:["Большинство библиотек JSON умеет экранировать: ",(0,t.jsx)(a.code,{children:"json.dumps()"})," в Python делает это по умолчанию."]}),`
`,(0,t.jsx)(a.h3,{id:"math-sum",children:"MathSum"}),`
`,(0,t.jsxs)(a.p,{children:["Отправьте 1 изображение. ",(0,t.jsx)(a.code,{children:"answer"})," — строка с результатом. Такая задача показана в ",(0,t.jsx)(a.a,{href:"#example",children:"примере"}),"."]}),`
`,(0,t.jsx)(a.h2,{id:"proxy",children:"Прокси"}),`
`,(0,t.jsx)("p",{children:"Не поддерживается. Полей прокси у этого типа нет, прокси не нужен."}),`
`,(0,t.jsx)(a.h2,{id:"answer",children:"Решение"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Поля решения: RecognitionTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Поле"}),(0,t.jsx)("th",{scope:"col",children:"Тип"}),(0,t.jsx)("th",{scope:"col",children:"Описание"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(r.A,{id:"solution-answer",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#solution-answer",children:(0,t.jsx)("code",{children:"answer"})})}),(0,t.jsx)("td",{children:"массив или строка"}),(0,t.jsx)("td",{children:"Результат распознавания. Его тип зависит от распознавателя."})]}),(0,t.jsxs)(r.A,{id:"solution-metadata.AnswerType",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#solution-metadata.AnswerType",children:(0,t.jsxs)("code",{children:[(0,t.jsxs)("i",{children:["metadata.",(0,t.jsx)("wbr",{})]}),"AnswerType"]})})}),(0,t.jsx)("td",{children:"строка"}),(0,t.jsxs)("td",{children:["Как читать ",(0,t.jsx)("code",{children:"answer"}),".",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["одно из значений: ",(0,t.jsx)("code",{children:"NumericArray"}),", ",(0,t.jsx)("code",{children:"Grid"}),", ",(0,t.jsx)("code",{children:"Coordinate"}),", ",(0,t.jsx)("code",{children:"Text"})]})})]})]})]})]})}),`
`,(0,t.jsxs)(a.p,{children:["Рядом с ",(0,t.jsx)(a.code,{children:"solution"})," в ответе может быть ",(0,t.jsx)(a.code,{children:"cost"})," — списанная за задачу сумма."]}),`
`,(0,t.jsx)(a.h2,{id:"use-the-answer",children:"Как использовать решение"}),`
`,(0,t.jsxs)(a.p,{children:["Сначала прочитайте ",(0,t.jsx)(a.code,{children:"metadata.AnswerType"}),", затем ",(0,t.jsx)(a.code,{children:"answer"}),":"]}),`
`,(0,t.jsxs)(a.table,{children:[(0,t.jsx)(a.thead,{children:(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.th,{children:(0,t.jsx)("code",{children:"AnswerType"})}),(0,t.jsxs)(a.th,{children:["Что в ",(0,t.jsx)("code",{children:"answer"})]})]})}),(0,t.jsxs)(a.tbody,{children:[(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:(0,t.jsx)("code",{children:"NumericArray"})}),(0,t.jsx)(a.td,{children:"числа: угол в градусах, повороты ячеек или номер"})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:(0,t.jsx)("code",{children:"Grid"})}),(0,t.jsx)(a.td,{children:"флаг для каждой ячейки"})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:(0,t.jsx)("code",{children:"Coordinate"})}),(0,t.jsxs)(a.td,{children:["точки с ",(0,t.jsx)("code",{children:"X"})," и ",(0,t.jsx)("code",{children:"Y"})," в порядке кликов"]})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:(0,t.jsx)("code",{children:"Text"})}),(0,t.jsxs)(a.td,{children:["строка, а для ",(0,t.jsx)("code",{children:"bills_audio"})," — массив цифр"]})]})]})]}),`
`,(0,t.jsx)(a.h2,{id:"errors",children:"Ошибки"}),`
`,(0,t.jsxs)(a.p,{children:["Сначала проверьте число и порядок изображений, затем имя распознавателя: регистр букв важен. Ниже — самые вероятные коды; полный список — на странице ",(0,t.jsx)(a.a,{href:"/ru/docs/api/api-errors#all-codes",children:"Ошибки API"}),"."]}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Коды ошибок и что делать",children:(0,t.jsxs)("table",{className:"rows errors",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Код"}),(0,t.jsx)("th",{scope:"col",children:"Что значит"}),(0,t.jsx)("th",{scope:"col",children:"Что делать"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_CAPTCHA_UNSOLVABLE",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"CAPTCHA_",(0,t.jsx)("wbr",{}),"UNSOLVABLE"]})})}),(0,t.jsx)("td",{"data-label":"Что значит",children:"Решить капчу не удалось."}),(0,t.jsxs)("td",{"data-label":"Что делать",children:["Причины и что делать — в разделе ",(0,t.jsx)(a.a,{href:"/docs/api/api-errors#unsolvable",children:"Нерешённые капчи"}),"."]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_INVALID_TASK",children:(0,t.jsx)("code",{children:"ERROR_INVALID_TASK"})})}),(0,t.jsxs)("td",{"data-label":"Что значит",children:["В задаче не хватает поля или значение поля неверное либо устарело. Поле указано в ",(0,t.jsx)("code",{children:"errorDescription"}),"."]}),(0,t.jsx)("td",{"data-label":"Что делать",children:"Исправьте указанные поля."})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_TOO_BIG_CAPTCHA_FILESIZE",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"TOO_",(0,t.jsx)("wbr",{}),"BIG_",(0,t.jsx)("wbr",{}),"CAPTCHA_",(0,t.jsx)("wbr",{}),"FILESIZE"]})})}),(0,t.jsx)("td",{"data-label":"Что значит",children:"Изображение больше 500 000 байт. Только для задач с изображениями."}),(0,t.jsx)("td",{"data-label":"Что делать",children:"Отправьте изображение меньшего размера."})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_ZERO_CAPTCHA_FILESIZE",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"ZERO_",(0,t.jsx)("wbr",{}),"CAPTCHA_",(0,t.jsx)("wbr",{}),"FILESIZE"]})})}),(0,t.jsx)("td",{"data-label":"Что значит",children:"Изображение меньше 100 байт."}),(0,t.jsx)("td",{"data-label":"Что делать",children:"Проверьте данные изображения."})]})]})]})}),`
`,(0,t.jsx)(a.h2,{id:"limits",children:"Оплата"}),`
`,(0,t.jsx)(a.p,{children:"Цена — за 1000 ответов. Оплачиваются только решённые задачи."}),`
`,(0,t.jsx)(a.h2,{id:"next",children:"Что дальше"}),`
`,(0,t.jsxs)(a.ul,{children:[`
`,(0,t.jsxs)(a.li,{children:[(0,t.jsx)(a.a,{href:"/ru/docs/api/methods/get-task-result#polling",children:"Как запрашивать результат"})," — когда и как часто вызывать getTaskResult."]}),`
`,(0,t.jsxs)(a.li,{children:[(0,t.jsx)(a.a,{href:"/ru/docs/api/api-errors#unsolvable",children:"Нерешённые капчи"})," — причины ошибки ",(0,t.jsx)(a.code,{children:"ERROR_CAPTCHA_UNSOLVABLE"})," и что с ней делать."]}),`
`,(0,t.jsxs)(a.li,{children:[(0,t.jsx)(a.a,{href:"/ru/docs/captchas/image-to-text",children:"ImageToText"})," — распознавание обычных текстовых капч."]}),`
`]})]})}function u(s={}){let{wrapper:a}={...(0,l.R)(),...s.components};return a?(0,t.jsx)(a,{...s,children:(0,t.jsx)(j,{...s})}):j(s)}},8345(s,a,n){var e={"./RecaptchaV2EnterpriseTask.json":["2227","1696"],"./ImageToTextTask.json":["354","2847"],"./RecaptchaClickTask.json":["2170","2071"],"./TenDITask.json":["5709","6686"],"./reportIncorrectImageCaptcha.json":["464","6361"],"./createTask.json":["7577","4498"],"./AmazonTask.json":["3009","6890"],"./getBalance.json":["3444","8389"],"./getTaskResult.json":["204","8813"],"./RecaptchaV2Task.json":["2928","8425"],"./getUserAgent.json":["9968","7785"],"./TemuTask.json":["1144","7473"],"./strings.json":["2078","6131"],"./ImpervaTask.json":["7089","3210"],"./BinanceTask.json":["5291","3272"],"./RecaptchaV3TaskProxyless.json":["9136","409"],"./reportIncorrectTokenCaptcha.json":["1248","8617"],"./__plugin.json":["329","3394"],"./GeeTestTask.json":["6530","2927"],"./RecognitionTask.json":["6166","7307"],"./ProsopoTask.json":["9685","4726"],"./TurnstileTask.json":["2389","2182"],"./BasiliskTask.json":["9189","310"]};function t(s){if(!n.o(e,s))return Promise.resolve().then(function(){var a=Error("Cannot find module '"+s+"'");throw a.code="MODULE_NOT_FOUND",a});var a=e[s],t=a[0];return n.e(a[1]).then(function(){return n.t(t,19)})}t.keys=()=>Object.keys(e),t.id=8345,s.exports=t},7346(s,a,n){"use strict";n.d(a,{A:()=>l});var e=n(2540),t=n(4060);function l({as:s="tr",...a}){return(0,t.A)().collectAnchor(a.id),(0,e.jsx)(s,{...a})}},8920(s,a,n){"use strict";n.d(a,{A:()=>p});var e=n(2540),t=n(3696);let l=globalThis.trustedTypes?.createPolicy("built-html",{createHTML:s=>s});function p({as:s,html:a,ref:n,...c}){let r=(0,t.useMemo)(()=>({__html:l?l.createHTML(a):a}),[a]);return(0,e.jsx)(s,{...c,ref:n,dangerouslySetInnerHTML:r})}},7228(s,a,n){"use strict";let e;function t(s){let a,n=e??((a=document.createElement("div")).setAttribute("role","status"),a.className="sr-only",document.body.append(a),a);e=n,n.textContent="",setTimeout(()=>{n.textContent=s},100)}n.d(a,{i:()=>t})},9073(s,a,n){"use strict";async function e(s){try{await navigator.clipboard.writeText(s)}catch{var a;let n,e,t;if(a=s,n=document.activeElement,(e=document.createElement("textarea")).className="sr-only",e.value=a,document.body.append(e),e.select(),t=document.execCommand("copy"),e.remove(),n?.focus({preventScroll:!0}),!t)throw Error("The browser does not let this page copy.")}}n.d(a,{D:()=>e})},3985(s,a,n){"use strict";n.d(a,{A:()=>A,i:()=>d});var e=n(2540),t=n(9981),l=n(3696),p=n(8920),c=n(7228),r=n(9073),i=n(4635);function A({html:s,language:a,title:n,sample:t}){let c=(0,l.useRef)(null);return(0,e.jsxs)("div",{className:"code","data-sample":t,children:[n&&(0,e.jsx)("div",{className:"code-title",children:n}),(0,e.jsx)("pre",{tabIndex:0,children:(0,e.jsx)(p.A,{as:"code",ref:c,className:a&&`language-${a}`,html:s})}),(0,e.jsx)(d,{code:c})]})}function d({code:s}){let[a,n]=(0,l.useState)();(0,l.useEffect)(()=>{if(!a)return;let s=setTimeout(()=>n(void 0),2e3);return()=>clearTimeout(s)},[a]);let p=async()=>{let a=await (0,r.D)(s.current?.textContent??"").then(i.M,()=>(s.current&&getSelection()?.selectAllChildren(s.current),(0,i.d)()));n(a),(0,c.i)(a)};return(0,e.jsx)("button",{type:"button",className:"code-copy","data-copied":a?"":void 0,onClick:p,children:a??(0,t.T)({id:"theme.CodeBlock.copy",message:"Copy",description:"The copy button label on code blocks"})})}},4635(s,a,n){"use strict";n.d(a,{M:()=>t,d:()=>l});var e=n(9981);function t(){return(0,e.T)({id:"theme.CodeBlock.copied",message:"Copied",description:"The copied button label on code blocks"})}function l(){return(0,e.T)({id:"docs.copy.failed",message:"Couldn't copy"})}},9409(s,a,n){"use strict";n.d(a,{A:()=>A});var e=n(2540),t=n(3696),l=n(4237),p=n(9344);function c(){let s,{dataset:a}=document.documentElement;for(let n of document.querySelectorAll(".samples > input"))n.value===a.sample?s=n.checked=!0:s??=!1;!1===s&&delete a.sample}var r=n(634);let i={javascript:"JavaScript",python:"Python",curl:"cURL",csharp:"C#",java:"Java",go:"Go",php:"PHP"};function A({id:s,label:a,children:n}){return(0,t.useLayoutEffect)(c,[]),(0,e.jsxs)("div",{className:"samples",role:"group","aria-label":a,children:[r.f.map((a,n)=>(0,e.jsxs)(t.Fragment,{children:[(0,e.jsx)("input",{type:"radio",id:`${s}-${a}`,name:s,value:a,defaultChecked:0===n,onChange:s=>{var a;let n;return n=(a=s.currentTarget).getBoundingClientRect().top,void(!function({value:s}){document.documentElement.dataset.sample=s,(0,p.M)("localStorage",l.dt,s),c()}(a),scrollBy(0,a.getBoundingClientRect().top-n))}}),(0,e.jsx)("label",{htmlFor:`${s}-${a}`,children:i[a]})]},a)),n]})}},634(s,a,n){"use strict";n.d(a,{f:()=>e});let e=["javascript","python","curl","csharp","java","go","php"]},4942(s,a,n){"use strict";function e(s,a){let{fields:n=[],proxy:e}=s.variants[a]??{},l=[...n,...e?.fields??[]];return"createTask"!==s.method?t("",l):t("",[t("task",l),...s.envelope])}function t(s,a){return{name:s,fields:a,types:["object"],typeText:"",required:!0,description:"",constraints:[]}}n.d(a,{$b:()=>function s(a,[n,...e]){return void 0===n||void 0===a||"string"==typeof a?void 0===n?a:void 0:s(Array.isArray(a)?a[Number(n)]:a[n],e)},BA:()=>function s(a,n){if(void 0!==a.const)return a.required||void 0!==n?a.const:void 0;if(void 0===n||""===n)return a.fields&&a.required?{}:void 0;if("string"==typeof n)return function({types:s,enum:a,open:n},e){let t=a?.find(s=>l(s)===e);return void 0!==t?t:n?function(s){try{return JSON.parse(s)}catch{return s}}(e):s.includes("boolean")&&/^(true|false)$/.test(e)?"true"===e:(s.includes("integer")||s.includes("number"))&&/^-?\d+(\.\d+)?$/.test(e)&&Number.isSafeInteger(Math.trunc(Number(e)))?Number(e):e}(a,n);if(Array.isArray(n))return function({items:a,required:n},e){if(0!==e.length||n)return e.map(n=>(a&&s(a,n))??"")}(a,n);let e=(a.fields??[]).map(a=>[a.name,s(a,n[a.name])]).filter(([,s])=>void 0!==s);return e.length>0||a.required?Object.fromEntries(e):void 0},D0:()=>function s(a,n){if(void 0!==n){if(a.open)return"string"==typeof n?n:JSON.stringify(n,null,2);if(a.items){let{items:e}=a;return Array.isArray(n)?n.map(a=>s(e,a)??""):void 0}return a.fields?p(n)?Object.fromEntries(a.fields.map(a=>[a.name,s(a,n[a.name])]).filter(([,s])=>void 0!==s)):void 0:l(n)}},Gv:()=>p,LO:()=>e,e1:()=>l,eI:()=>function s(a,[n,...e],t){if(void 0===n)return t;if("number"==typeof n){let l=Array.isArray(a)?a:[],p=s(l[n],e,t);return void 0===p?l.toSpliced(n,1):l.toSpliced(n,1,p)}let l=p(a)?a:{},{[n]:c,...r}=l,i=s(c,e,t);return void 0===i?r:{...l,[n]:i}},rq:()=>c});let l=s=>"string"==typeof s?s:JSON.stringify(s),p=s=>"object"==typeof s&&null!==s&&!Array.isArray(s),c=s=>s.map(s=>`/${s}`).join("")},1525(s,a,n){"use strict";n.d(a,{A:()=>c});var e=n(2540),t=n(9981),l=n(3696),p=n(3413);function c({of:s,variant:a,label:i,children:A}){let d=(0,l.useRef)(null),[o,h]=(0,l.useState)(),x=function(s,a){let[n,e]=(0,l.useState)();return(0,l.useLayoutEffect)(()=>(r.add(s),()=>void r.delete(s)),[s]),(0,l.useEffect)(()=>{let n=()=>{let n=(0,p.vF)(location.hash),t=[...document.querySelectorAll(".try-it")],l=n===s||t[0]===a.current&&!document.getElementById(`try-${n}`);void 0!==n&&l&&a.current&&(e(location.hash),history.replaceState(history.state,"",location.pathname+location.search),a.current.open=!0,a.current.scrollIntoView())};return n(),addEventListener("hashchange",n),()=>removeEventListener("hashchange",n)},[s,a]),n}(s,d),j=()=>{d.current?.open&&"object"!=typeof o&&(h(void 0),Promise.all([Promise.all([n.e("4014"),n.e("1081"),n.e("8888")]).then(n.bind(n,7051)),n(8345)(`./${s}.json`)]).then(([{default:s},{default:a}])=>h({Panel:s,data:function(s){let{placeholder:a,text:n}=s.userAgent,e=JSON.stringify(document.querySelector("[data-user-agent]")?.textContent||n).slice(1,-1);return JSON.parse(JSON.stringify(s).replaceAll(a,e))}(a)}),()=>h("failed")))};return(0,l.useEffect)(j,[]),(0,e.jsxs)("details",{ref:d,className:"try-it",onToggle:j,children:[(0,e.jsx)("summary",{children:i}),"object"!=typeof o&&A,"failed"===o&&(0,e.jsx)("button",{type:"button",className:"button",onClick:j,children:(0,t.T)({id:"theme.ErrorPageContent.tryAgain",message:"Try again"})}),"object"==typeof o&&(0,e.jsx)(o.Panel,{...o.data,variant:a,hash:x},x)]})}let r=new Set},3413(s,a,n){"use strict";n.d(a,{Pp:()=>r,jE:()=>t,jr:()=>p,vF:()=>c});var e=n(4942);let t=4e3,l="#try=";function p(s,a){var n;return`${l}${s}.${n=JSON.stringify(a),btoa(Array.from(new TextEncoder().encode(n),s=>String.fromCharCode(s)).join("")).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}`}function c(s){return s.startsWith(l)?s.slice(l.length).split(".")[0]:void 0}function r(s){if(!(s.length>t))try{var a;let n,t=JSON.parse((a=s.slice(s.indexOf(".")+1),n=atob(a.replaceAll("-","+").replaceAll("_","/")),new TextDecoder("utf-8",{fatal:!0}).decode(Uint8Array.from(n,s=>s.charCodeAt(0)))));if(!(0,e.Gv)(t)||!(0,e.Gv)(t.body))return;let{variant:l,body:p}=t;return"string"==typeof l?{variant:l,body:p}:{body:p}}catch{return}}},3023(s,a,n){"use strict";n.d(a,{R:()=>p,x:()=>c});var e=n(3696);let t={},l=e.createContext(t);function p(s){let a=e.useContext(l);return e.useMemo(function(){return"function"==typeof s?s(a):{...a,...s}},[a,s])}function c(s){let a;return a=s.disableParentContext?"function"==typeof s.components?s.components(t):s.components||t:p(s.components),e.createElement(l.Provider,{value:a},s.children)}}}]);