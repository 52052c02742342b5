(globalThis.webpackChunkwebsite=globalThis.webpackChunkwebsite||[]).push([["2"],{2060(s,a,e){"use strict";e.r(a),e.d(a,{metadata:()=>n,default:()=>j,frontMatter:()=>d,contentTitle:()=>h,toc:()=>m,assets:()=>u});var n=JSON.parse('{"id":"captchas/image-to-text","title":"ImageToText","description":"Reconheça o texto de um captcha de imagem (OCR): codifique o arquivo em base64, envie ImageToTextTask e melhore o resultado com módulo ou limiar.","source":"@site/i18n/pt-br/docusaurus-plugin-content-docs/current/captchas/image-to-text.mdx","sourceDirName":"captchas","slug":"/captchas/image-to-text","permalink":"/pt-br/docs/captchas/image-to-text","draft":false,"unlisted":false,"tags":[],"version":"current","lastUpdatedAt":1794865987000,"frontMatter":{"title":"ImageToText","description":"Reconheça o texto de um captcha de imagem (OCR): codifique o arquivo em base64, envie ImageToTextTask e melhore o resultado com módulo ou limiar.","source":"a4b03982a13d"},"sidebar":"documentation","previous":{"title":"GeeTest","permalink":"/pt-br/docs/captchas/geetest-task"},"next":{"title":"Reconhecimento de imagens","permalink":"/pt-br/docs/captchas/ComplexImageTask-Recognition"},"lastUpdatedText":"16 de nov. de 2026"}'),t=e(2540),r=e(3023),c=e(3985),l=e(8920),o=e(7346),p=e(1525),i=e(9409);let d={title:"ImageToText",description:"Reconheça o texto de um captcha de imagem (OCR): codifique o arquivo em base64, envie ImageToTextTask e melhore o resultado com módulo ou limiar.",source:"a4b03982a13d"},h,u={},m=[{value:"Quando usar",id:"when-to-use",level:2},{value:"Exemplo",id:"example",level:2},{value:"Leia e codifique um arquivo",id:"encode-file",level:2},{value:"Onde encontrar os valores",id:"find-values",level:2},{value:"Campos da requisição",id:"request-fields",level:2},{value:"Melhore o resultado",id:"variants",level:2},{value:"Proxy",id:"proxy",level:2},{value:"Solução",id:"answer",level:2},{value:"Use o texto",id:"use-the-answer",level:2},{value:"Erros",id:"errors",level:2},{value:"Cobrança",id:"limits",level:2},{value:"Próximos passos",id:"next",level:2}];function x(s){let a={a:"a",code:"code",h2:"h2",li:"li",p:"p",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...(0,r.R)(),...s.components};return(0,t.jsxs)(t.Fragment,{children:[(0,t.jsxs)(a.p,{children:[(0,t.jsx)(a.code,{children:"ImageToTextTask"})," reconhece o texto de uma imagem de captcha (OCR). Envie a imagem em base64. A solução é o texto; a tarefa costuma levar de 0,3 a 6 segundos."]}),`
`,(0,t.jsxs)("div",{className:"glance",children:[(0,t.jsxs)("dl",{className:"facts",children:[(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Tipo"}),(0,t.jsx)("dd",{children:(0,t.jsx)("code",{children:"ImageToTextTask"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Proxy"}),(0,t.jsx)("dd",{children:(0,t.jsx)("b",{className:"pill",children:"não aceito"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Tempo de espera típico"}),(0,t.jsxs)("dd",{children:["de 0,3 a 6 s",(0,t.jsxs)("svg",{className:"range",viewBox:"0 0 180 1",preserveAspectRatio:"none","aria-hidden":"true",children:[(0,t.jsx)("path",{d:"M0 .5h180"}),(0,t.jsx)("path",{d:"M0.3 .5H6"})]})]})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Cobrança"}),(0,t.jsx)("dd",{children:"por 1000 imagens"})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Consultas"}),(0,t.jsx)("dd",{children:"espera inicial 0,35 s, intervalo 2 s, tempo limite 10 s"})]})]}),(0,t.jsx)(l.A,{as:"figure",className:"drawing",html:'<svg class="d d-captcha" viewBox="0 0 320 224" role=img aria-labelledby=drawing-captcha-image-to-text-title aria-describedby=drawing-captcha-image-to-text-desc><title id=drawing-captcha-image-to-text-title>Captcha de texto</title><desc id=drawing-captcha-image-to-text-desc>Uma imagem com cinco caracteres distorcidos e riscados e um campo para digitá-los. A solução é o texto.</desc><rect class=d-fill-2 width=320 height=224 rx=8 /><rect class=d-box x=60 y=14 width=200 height=86 rx=8 /><path class=d-soft d="M68 78c30-40 56 14 88-16s60 0 96-26M70 32c40 26 70-16 104 14s50 22 78 24" /><g class=d-mid><text class=d-big transform="translate(90 70)rotate(-14)">w</text><text class=d-big transform="translate(126 64)rotate(10)">7</text><text class=d-big transform="translate(160 70)rotate(-6)">H</text><text class=d-big transform="translate(196 66)rotate(14)">k</text><text class=d-big transform="translate(230 70)rotate(-10)">2</text></g><rect class=d-box x=60 y=116 width=200 height=40 rx=8 /><path class=d-accent d="M76 126v20" /><text class=d-muted x=86 y=141>Digite o texto</text><path class=d-ink d="M160 160v8" /><path class=d-head d="M160 174l-4-6h8z" /><rect class=d-box-accent x=92 y=180 width=136 height=30 rx=15 /><text class="d-mono d-mid" x=160 y=200>text: "w7Hk2"</text></svg>'})]}),`
`,(0,t.jsx)(a.h2,{id:"when-to-use",children:"Quando usar"}),`
`,(0,t.jsxs)(a.table,{children:[(0,t.jsx)(a.thead,{children:(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.th,{children:"O que você tem"}),(0,t.jsx)(a.th,{children:"Use"})]})}),(0,t.jsxs)(a.tbody,{children:[(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"Uma imagem com caracteres, palavras ou uma conta matemática"}),(0,t.jsx)(a.td,{children:"esta tarefa"})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"Uma imagem para girar, blocos ou pontos a escolher, ou um áudio"}),(0,t.jsx)(a.td,{children:(0,t.jsx)(a.a,{href:"/pt-br/docs/captchas/ComplexImageTask-Recognition",children:"ComplexImageTask: reconhecimento"})})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"Um captcha de texto que deve ser preenchido automaticamente no navegador"}),(0,t.jsxs)(a.td,{children:["a ",(0,t.jsx)(a.a,{href:"/pt-br/docs/extension/text-captcha-solve",children:"extensão"})]})]})]})]}),`
`,(0,t.jsx)(a.h2,{id:"example",children:"Exemplo"}),`
`,(0,t.jsx)(a.p,{children:"Crie a tarefa:"}),`
`,(0,t.jsxs)(i.A,{id:"samples",label:"Exemplos de código: ImageToTextTask",children:[(0,t.jsx)(c.A,{language:"javascript",sample:"javascript",html:`<span class=tc>// Node.js 20+</span>
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
`,(0,t.jsx)(p.A,{of:"ImageToTextTask",label:"Experimente",children:(0,t.jsxs)("p",{children:["Preencha a requisição e execute-a no sandbox (requer JavaScript). Se você tem o código-fonte desta documentação, também pode executar o sandbox no seu computador: ",(0,t.jsx)(a.a,{href:"/docs/getting-start#sandbox",children:(0,t.jsx)("code",{children:"npm run sandbox"})})]})}),`
`,(0,t.jsxs)(a.p,{children:["Quando a tarefa está pronta, ",(0,t.jsx)(a.a,{href:"/pt-br/docs/api/methods/get-task-result",children:"getTaskResult"})," retorna:"]}),`
`,(0,t.jsx)(c.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"ready"</span>,
  <span class=tp>"solution"</span>: {
    <span class=tp>"text"</span>: <span class=ts>"546"</span>
  }
}`}),`
`,(0,t.jsxs)(a.p,{children:["Um programa completo, que cria a tarefa e consulta o resultado, está em ",(0,t.jsx)(a.a,{href:"/pt-br/docs/getting-start#first-task",children:"Resolva o seu primeiro captcha"}),"."]}),`
`,(0,t.jsx)(a.h2,{id:"encode-file",children:"Leia e codifique um arquivo"}),`
`,(0,t.jsxs)(a.p,{children:[(0,t.jsx)(a.code,{children:"body"})," é o conteúdo do arquivo de imagem, codificado em base64 em uma só linha e sem o prefixo ",(0,t.jsx)(a.code,{children:"data:"}),". Estes programas leem ",(0,t.jsx)(a.code,{children:"captcha.png"})," e criam uma tarefa para uma imagem que só tem dígitos."]}),`
`,(0,t.jsx)(a.p,{children:"JavaScript, Node.js 20 ou posterior:"}),`
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
<span class=tk>if</span> (errorId !== <span class=tn>0</span>) <span class=tk>throw new</span> <span class=tt>Error</span>(<span class=ts>\`Falha em createTask: \${errorCode}\`</span>);
console.<span class=tf>log</span>(taskId); <span class=tc>// Use este ID para consultar getTaskResult.</span>`}),`
`,(0,t.jsxs)(a.p,{children:["Python 3 com o pacote ",(0,t.jsx)(a.code,{children:"requests"}),":"]}),`
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
    <span class=tk>raise</span> RuntimeError(<span class=ts>f"Falha em createTask: {result['errorCode']}"</span>)
<span class=tk>print</span>(result[<span class=ts>"taskId"</span>])  <span class=tc># Use este ID para consultar getTaskResult.</span>`}),`
`,(0,t.jsxs)(a.p,{children:["No terminal, ",(0,t.jsx)(a.code,{children:"base64 -w 0 captcha.png"})," mostra o arquivo codificado em uma só linha (no macOS: ",(0,t.jsx)(a.code,{children:"base64 -i captcha.png"}),")."]}),`
`,(0,t.jsx)(a.h2,{id:"find-values",children:"Onde encontrar os valores"}),`
`,(0,t.jsx)(a.p,{children:"A tarefa só precisa da imagem. Em uma página que seja sua ou que você tenha autorização para automatizar, é a imagem que a página mostra:"}),`
`,(0,t.jsx)(c.A,{language:"html",html:`<span class=tt>&lt;img <span class=tp>id</span><span class=ts>="captcha"</span> <span class=tp>src</span><span class=ts>="/captcha.png"</span> <span class=tp>alt</span><span class=ts>=""</span>></span>
<span class=tt>&lt;input <span class=tp>name</span><span class=ts>="captcha_text"</span>></span>`}),`
`,(0,t.jsxs)(a.ul,{children:[`
`,(0,t.jsxs)(a.li,{children:["Se ",(0,t.jsx)(a.code,{children:"src"})," é uma URL, envie os bytes desse arquivo, codificados em base64."]}),`
`,(0,t.jsxs)(a.li,{children:["Se ",(0,t.jsx)(a.code,{children:"src"})," é uma URL ",(0,t.jsx)(a.code,{children:"data:"}),", envie a parte depois da vírgula."]}),`
`]}),`
`,(0,t.jsx)(a.p,{children:"Muitas páginas geram uma imagem nova a cada requisição à mesma URL. Envie a imagem que a sessão atual mostra, não a de um segundo download."}),`
`,(0,t.jsx)(a.h2,{id:"request-fields",children:"Campos da requisição"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Campos da requisição: ImageToTextTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Campo"}),(0,t.jsx)("th",{scope:"col",children:"Tipo"}),(0,t.jsx)("th",{scope:"col",children:"Descrição"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(o.A,{id:"type",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#type",children:(0,t.jsx)("code",{children:"type"})})}),(0,t.jsxs)("td",{children:["string ",(0,t.jsx)("b",{children:"obrigatório"})]}),(0,t.jsxs)("td",{children:["Tipo de tarefa.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["sempre ",(0,t.jsx)("code",{children:"ImageToTextTask"})]})})]})]}),(0,t.jsxs)(o.A,{id:"body",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#body",children:(0,t.jsx)("code",{children:"body"})})}),(0,t.jsxs)("td",{children:["string ",(0,t.jsx)("b",{children:"obrigatório"})]}),(0,t.jsxs)("td",{children:["Imagem codificada em base64.",(0,t.jsxs)("ul",{children:[(0,t.jsx)("li",{children:"base64"}),(0,t.jsx)("li",{children:"sem quebras de linha"}),(0,t.jsx)("li",{children:"imagem de 100 a 500.000 bytes"})]})]})]}),(0,t.jsxs)(o.A,{id:"recognizingModule",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#recognizingModule",children:(0,t.jsx)("code",{children:"recognizingModule"})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsxs)("td",{children:[(0,t.jsx)(a.a,{href:"/docs/api/module-name",children:"Módulo de reconhecimento"})," ou o nome de um ",(0,t.jsx)(a.a,{href:"/docs/api/user-module",children:"módulo personalizado"}),"."]})]}),(0,t.jsxs)(o.A,{id:"recognizingThreshold",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#recognizingThreshold",children:(0,t.jsx)("code",{children:"recognizingThreshold"})})}),(0,t.jsx)("td",{children:"inteiro"}),(0,t.jsxs)("td",{children:["Confiança mínima, em porcentagem. Se a confiança é menor, a tarefa falha com ",(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"CAPTCHA_",(0,t.jsx)("wbr",{}),"UNSOLVABLE"]})," e não é cobrada. Veja ",(0,t.jsx)(a.a,{href:"/docs/api/threshold",children:"Limiar de confiança"}),".",(0,t.jsx)("ul",{children:(0,t.jsx)("li",{children:"de 0 a 100"})})]})]}),(0,t.jsxs)(o.A,{id:"case",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#case",children:(0,t.jsx)("code",{children:"case"})})}),(0,t.jsx)("td",{children:"booleano"}),(0,t.jsxs)("td",{children:[(0,t.jsx)("code",{children:"true"})," se o texto diferencia maiúsculas de minúsculas."]})]}),(0,t.jsxs)(o.A,{id:"numeric",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#numeric",children:(0,t.jsx)("code",{children:"numeric"})})}),(0,t.jsx)("td",{children:"inteiro"}),(0,t.jsxs)("td",{children:[(0,t.jsx)("code",{children:"1"})," se o texto só contém dígitos.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["um destes valores: ",(0,t.jsx)("code",{children:"0"}),", ",(0,t.jsx)("code",{children:"1"})]})})]})]}),(0,t.jsxs)(o.A,{id:"math",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#math",children:(0,t.jsx)("code",{children:"math"})})}),(0,t.jsx)("td",{children:"booleano"}),(0,t.jsxs)("td",{children:[(0,t.jsx)("code",{children:"true"})," para retornar o resultado da expressão (8 para 2 + 6).",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["não pode ser combinado com o módulo ",(0,t.jsx)("code",{children:"captcha_math"})]})})]})]})]})]})}),`
`,(0,t.jsx)(a.h2,{id:"variants",children:"Melhore o resultado"}),`
`,(0,t.jsxs)(a.table,{children:[(0,t.jsx)(a.thead,{children:(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.th,{children:"O seu captcha"}),(0,t.jsx)(a.th,{children:"Envie"})]})}),(0,t.jsxs)(a.tbody,{children:[(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"Pertence a uma família conhecida"}),(0,t.jsxs)(a.td,{children:[(0,t.jsx)("code",{children:"recognizingModule"})," com um nome de ",(0,t.jsx)(a.a,{href:"/pt-br/docs/api/module-name#modules",children:"Módulos de reconhecimento"})]})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"Não pertence a nenhuma família da lista"}),(0,t.jsxs)(a.td,{children:[(0,t.jsx)("code",{children:"recognizingModule"})," com o valor ",(0,t.jsx)(a.a,{href:"/pt-br/docs/api/module-name#universal",children:(0,t.jsx)("code",{children:"universal"})})]})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"Não é bem reconhecido por nenhum módulo"}),(0,t.jsxs)(a.td,{children:[(0,t.jsx)("code",{children:"recognizingModule"})," com o nome de um ",(0,t.jsx)(a.a,{href:"/pt-br/docs/api/user-module",children:"módulo personalizado"})," que você mandou treinar"]})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"Só contém dígitos"}),(0,t.jsxs)(a.td,{children:[(0,t.jsx)("code",{children:"numeric"})," com o valor ",(0,t.jsx)("code",{children:"1"})]})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"Diferencia maiúsculas de minúsculas"}),(0,t.jsxs)(a.td,{children:[(0,t.jsx)("code",{children:"case"})," com o valor ",(0,t.jsx)("code",{children:"true"})]})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"Mostra uma conta, e você precisa do resultado"}),(0,t.jsxs)(a.td,{children:[(0,t.jsx)("code",{children:"math"})," com o valor ",(0,t.jsx)("code",{children:"true"}),", ou o módulo ",(0,t.jsx)(a.a,{href:"/pt-br/docs/api/module-name#captcha_math",children:(0,t.jsx)("code",{children:"captcha_math"})}),"; nunca os dois"]})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"Não admite erro de leitura, mesmo que menos tarefas sejam resolvidas"}),(0,t.jsxs)(a.td,{children:[(0,t.jsx)("code",{children:"recognizingThreshold"}),", veja ",(0,t.jsx)(a.a,{href:"/pt-br/docs/api/threshold",children:"Limiar de confiança"})]})]})]})]}),`
`,(0,t.jsx)(a.p,{children:"Uma tarefa com módulo e limiar:"}),`
`,(0,t.jsx)(c.A,{language:"json",html:`{
  <span class=tp>"type"</span>: <span class=ts>"ImageToTextTask"</span>,
  <span class=tp>"body"</span>: <span class=ts>"iVBORw0KGgoAAAANSUhEUgAAABEAAAALCAAAAAC8SznbAAAAR0lEQVR42lWOwQ0AIAgDOwT7L8jbdwWqiJgULZcKFqNKXDeQbUkwX1XJmBnrRD9OAPIyqxmbTHj+qMv4l/N/hrGbBG8RargBKDCbznbMPlAAAAAASUVORK5CYII="</span>,
  <span class=tp>"recognizingModule"</span>: <span class=ts>"solvemedia"</span>,
  <span class=tp>"recognizingThreshold"</span>: <span class=tn>70</span>
}`}),`
`,(0,t.jsxs)(a.p,{children:["Se o seu programa só aceita uma chave de API, acrescente as duas opções à chave: ",(0,t.jsxs)("code",{children:["YOUR_",(0,t.jsx)("wbr",{}),"API_",(0,t.jsx)("wbr",{}),"KEY__",(0,t.jsx)("wbr",{}),"solvemedia__",(0,t.jsx)("wbr",{}),"recognizingthreshold_",(0,t.jsx)("wbr",{}),"70"]}),"."]}),`
`,(0,t.jsx)(a.h2,{id:"proxy",children:"Proxy"}),`
`,(0,t.jsx)("p",{children:"Não aceito. Este tipo não tem campos de proxy e dispensa proxy."}),`
`,(0,t.jsx)(a.h2,{id:"answer",children:"Solução"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Campos da solução: ImageToTextTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Campo"}),(0,t.jsx)("th",{scope:"col",children:"Tipo"}),(0,t.jsx)("th",{scope:"col",children:"Descrição"})]})}),(0,t.jsx)("tbody",{children:(0,t.jsxs)(o.A,{id:"solution-text",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#solution-text",children:(0,t.jsx)("code",{children:"text"})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsx)("td",{children:"Texto reconhecido."})]})})]})}),`
`,(0,t.jsx)(a.h2,{id:"use-the-answer",children:"Use o texto"}),`
`,(0,t.jsxs)(a.p,{children:["Digite ",(0,t.jsx)(a.code,{children:"text"})," no campo do captcha na página. Se o site recusar o texto, ",(0,t.jsx)(a.a,{href:"/pt-br/docs/api/bad-tokens#report-image",children:"relate a recusa"})," com o ",(0,t.jsx)(a.code,{children:"taskId"}),"."]}),`
`,(0,t.jsx)(a.h2,{id:"errors",children:"Erros"}),`
`,(0,t.jsxs)(a.p,{children:["Verifique primeiro os dados da imagem: ",(0,t.jsx)(a.code,{children:"body"})," deve conter a imagem inteira, sem quebras de linha. Veja abaixo os códigos mais prováveis. A lista completa está em ",(0,t.jsx)(a.a,{href:"/pt-br/docs/api/api-errors#all-codes",children:"Erros da API"}),"."]}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Códigos de erro e correções",children:(0,t.jsxs)("table",{className:"rows errors",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Código"}),(0,t.jsx)("th",{scope:"col",children:"Significado"}),(0,t.jsx)("th",{scope:"col",children:"Correção"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_CAPTCHA_UNSOLVABLE",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"CAPTCHA_",(0,t.jsx)("wbr",{}),"UNSOLVABLE"]})})}),(0,t.jsx)("td",{"data-label":"Significado",children:"O captcha não pôde ser resolvido."}),(0,t.jsxs)("td",{"data-label":"Correção",children:["Veja causas e correções em ",(0,t.jsx)(a.a,{href:"/docs/api/api-errors#unsolvable",children:"Captcha não resolvido"}),"."]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_TOO_BIG_CAPTCHA_FILESIZE",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"TOO_",(0,t.jsx)("wbr",{}),"BIG_",(0,t.jsx)("wbr",{}),"CAPTCHA_",(0,t.jsx)("wbr",{}),"FILESIZE"]})})}),(0,t.jsx)("td",{"data-label":"Significado",children:"A imagem tem mais de 500.000 bytes. Somente tarefas de imagem."}),(0,t.jsx)("td",{"data-label":"Correção",children:"Envie uma imagem menor."})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_ZERO_CAPTCHA_FILESIZE",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"ZERO_",(0,t.jsx)("wbr",{}),"CAPTCHA_",(0,t.jsx)("wbr",{}),"FILESIZE"]})})}),(0,t.jsx)("td",{"data-label":"Significado",children:"A imagem tem menos de 100 bytes."}),(0,t.jsx)("td",{"data-label":"Correção",children:"Confira os dados da imagem."})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_INVALID_TASK",children:(0,t.jsx)("code",{children:"ERROR_INVALID_TASK"})})}),(0,t.jsxs)("td",{"data-label":"Significado",children:["Um campo da tarefa está ausente, é inválido ou está desatualizado. ",(0,t.jsx)("code",{children:"errorDescription"})," indica o campo."]}),(0,t.jsx)("td",{"data-label":"Correção",children:"Corrija os campos indicados."})]})]})]})}),`
`,(0,t.jsx)(a.h2,{id:"limits",children:"Cobrança"}),`
`,(0,t.jsxs)(a.p,{children:["O preço é por 1000 imagens. Somente as tarefas resolvidas são cobradas. Uma tarefa que falha porque a confiança ficou abaixo de ",(0,t.jsx)(a.code,{children:"recognizingThreshold"})," não é cobrada."]}),`
`,(0,t.jsx)(a.h2,{id:"next",children:"Próximos passos"}),`
`,(0,t.jsxs)(a.ul,{children:[`
`,(0,t.jsxs)(a.li,{children:[(0,t.jsx)(a.a,{href:"/pt-br/docs/api/module-name#modules",children:"Módulos de reconhecimento"}),": obtenha resultados mais rápidos e precisos para uma família conhecida."]}),`
`,(0,t.jsxs)(a.li,{children:[(0,t.jsx)(a.a,{href:"/pt-br/docs/api/threshold",children:"Limiar de confiança"}),": reduza os textos lidos errado."]}),`
`,(0,t.jsxs)(a.li,{children:[(0,t.jsx)(a.a,{href:"/pt-br/docs/api/user-module",children:"Módulos personalizados"}),": mande treinar um módulo para o seu captcha."]}),`
`,(0,t.jsxs)(a.li,{children:[(0,t.jsx)(a.a,{href:"/pt-br/docs/api/bad-tokens#report-image",children:"Relate um texto errado"}),": os relatos alimentam a análise automática de qualidade."]}),`
`]})]})}function j(s={}){let{wrapper:a}={...(0,r.R)(),...s.components};return a?(0,t.jsx)(a,{...s,children:(0,t.jsx)(x,{...s})}):x(s)}},2834(s,a,e){var n={"./RecaptchaV2EnterpriseTask.json":["9926","6779"],"./ImageToTextTask.json":["6339","4176"],"./RecaptchaClickTask.json":["1077","2934"],"./TenDITask.json":["6388","1413"],"./reportIncorrectImageCaptcha.json":["8753","298"],"./createTask.json":["4882","7327"],"./AmazonTask.json":["7030","4715"],"./getBalance.json":["8959","8004"],"./getTaskResult.json":["7413","2502"],"./RecaptchaV2Task.json":["2045","430"],"./getUserAgent.json":["2515","1664"],"./TemuTask.json":["3207","6268"],"./strings.json":["2083","9536"],"./ImpervaTask.json":["3420","8845"],"./BinanceTask.json":["5962","7511"],"./RecaptchaV3TaskProxyless.json":["7547","1192"],"./reportIncorrectTokenCaptcha.json":["209","9354"],"./__plugin.json":["9630","3331"],"./GeeTestTask.json":["7627","1592"],"./RecognitionTask.json":["9431","8508"],"./ProsopoTask.json":["5708","3645"],"./TurnstileTask.json":["5896","1505"],"./BasiliskTask.json":["8526","1987"]};function t(s){if(!e.o(n,s))return Promise.resolve().then(function(){var a=Error("Cannot find module '"+s+"'");throw a.code="MODULE_NOT_FOUND",a});var a=n[s],t=a[0];return e.e(a[1]).then(function(){return e.t(t,19)})}t.keys=()=>Object.keys(n),t.id=2834,s.exports=t},7346(s,a,e){"use strict";e.d(a,{A:()=>r});var n=e(2540),t=e(4060);function r({as:s="tr",...a}){return(0,t.A)().collectAnchor(a.id),(0,n.jsx)(s,{...a})}},8920(s,a,e){"use strict";e.d(a,{A:()=>c});var n=e(2540),t=e(3696);let r=globalThis.trustedTypes?.createPolicy("built-html",{createHTML:s=>s});function c({as:s,html:a,ref:e,...l}){let o=(0,t.useMemo)(()=>({__html:r?r.createHTML(a):a}),[a]);return(0,n.jsx)(s,{...l,ref:e,dangerouslySetInnerHTML:o})}},7228(s,a,e){"use strict";let n;function t(s){let a,e=n??((a=document.createElement("div")).setAttribute("role","status"),a.className="sr-only",document.body.append(a),a);n=e,e.textContent="",setTimeout(()=>{e.textContent=s},100)}e.d(a,{i:()=>t})},9073(s,a,e){"use strict";async function n(s){try{await navigator.clipboard.writeText(s)}catch{var a;let e,n,t;if(a=s,e=document.activeElement,(n=document.createElement("textarea")).className="sr-only",n.value=a,document.body.append(n),n.select(),t=document.execCommand("copy"),n.remove(),e?.focus({preventScroll:!0}),!t)throw Error("The browser does not let this page copy.")}}e.d(a,{D:()=>n})},3985(s,a,e){"use strict";e.d(a,{A:()=>i,i:()=>d});var n=e(2540),t=e(9981),r=e(3696),c=e(8920),l=e(7228),o=e(9073),p=e(4635);function i({html:s,language:a,title:e,sample:t}){let l=(0,r.useRef)(null);return(0,n.jsxs)("div",{className:"code","data-sample":t,children:[e&&(0,n.jsx)("div",{className:"code-title",children:e}),(0,n.jsx)("pre",{tabIndex:0,children:(0,n.jsx)(c.A,{as:"code",ref:l,className:a&&`language-${a}`,html:s})}),(0,n.jsx)(d,{code:l})]})}function d({code:s}){let[a,e]=(0,r.useState)();(0,r.useEffect)(()=>{if(!a)return;let s=setTimeout(()=>e(void 0),2e3);return()=>clearTimeout(s)},[a]);let c=async()=>{let a=await (0,o.D)(s.current?.textContent??"").then(p.M,()=>(s.current&&getSelection()?.selectAllChildren(s.current),(0,p.d)()));e(a),(0,l.i)(a)};return(0,n.jsx)("button",{type:"button",className:"code-copy","data-copied":a?"":void 0,onClick:c,children:a??(0,t.T)({id:"theme.CodeBlock.copy",message:"Copy",description:"The copy button label on code blocks"})})}},4635(s,a,e){"use strict";e.d(a,{M:()=>t,d:()=>r});var n=e(9981);function t(){return(0,n.T)({id:"theme.CodeBlock.copied",message:"Copied",description:"The copied button label on code blocks"})}function r(){return(0,n.T)({id:"docs.copy.failed",message:"Couldn't copy"})}},9409(s,a,e){"use strict";e.d(a,{A:()=>i});var n=e(2540),t=e(3696),r=e(4237),c=e(9344);function l(){let s,{dataset:a}=document.documentElement;for(let e of document.querySelectorAll(".samples > input"))e.value===a.sample?s=e.checked=!0:s??=!1;!1===s&&delete a.sample}var o=e(634);let p={javascript:"JavaScript",python:"Python",curl:"cURL",csharp:"C#",java:"Java",go:"Go",php:"PHP"};function i({id:s,label:a,children:e}){return(0,t.useLayoutEffect)(l,[]),(0,n.jsxs)("div",{className:"samples",role:"group","aria-label":a,children:[o.f.map((a,e)=>(0,n.jsxs)(t.Fragment,{children:[(0,n.jsx)("input",{type:"radio",id:`${s}-${a}`,name:s,value:a,defaultChecked:0===e,onChange:s=>{var a;let e;return e=(a=s.currentTarget).getBoundingClientRect().top,void(!function({value:s}){document.documentElement.dataset.sample=s,(0,c.M)("localStorage",r.dt,s),l()}(a),scrollBy(0,a.getBoundingClientRect().top-e))}}),(0,n.jsx)("label",{htmlFor:`${s}-${a}`,children:p[a]})]},a)),e]})}},634(s,a,e){"use strict";e.d(a,{f:()=>n});let n=["javascript","python","curl","csharp","java","go","php"]},4942(s,a,e){"use strict";function n(s,a){let{fields:e=[],proxy:n}=s.variants[a]??{},r=[...e,...n?.fields??[]];return"createTask"!==s.method?t("",r):t("",[t("task",r),...s.envelope])}function t(s,a){return{name:s,fields:a,types:["object"],typeText:"",required:!0,description:"",constraints:[]}}e.d(a,{$b:()=>function s(a,[e,...n]){return void 0===e||void 0===a||"string"==typeof a?void 0===e?a:void 0:s(Array.isArray(a)?a[Number(e)]:a[e],n)},BA:()=>function s(a,e){if(void 0!==a.const)return a.required||void 0!==e?a.const:void 0;if(void 0===e||""===e)return a.fields&&a.required?{}:void 0;if("string"==typeof e)return function({types:s,enum:a,open:e},n){let t=a?.find(s=>r(s)===n);return void 0!==t?t:e?function(s){try{return JSON.parse(s)}catch{return s}}(n):s.includes("boolean")&&/^(true|false)$/.test(n)?"true"===n:(s.includes("integer")||s.includes("number"))&&/^-?\d+(\.\d+)?$/.test(n)&&Number.isSafeInteger(Math.trunc(Number(n)))?Number(n):n}(a,e);if(Array.isArray(e))return function({items:a,required:e},n){if(0!==n.length||e)return n.map(e=>(a&&s(a,e))??"")}(a,e);let n=(a.fields??[]).map(a=>[a.name,s(a,e[a.name])]).filter(([,s])=>void 0!==s);return n.length>0||a.required?Object.fromEntries(n):void 0},D0:()=>function s(a,e){if(void 0!==e){if(a.open)return"string"==typeof e?e:JSON.stringify(e,null,2);if(a.items){let{items:n}=a;return Array.isArray(e)?e.map(a=>s(n,a)??""):void 0}return a.fields?c(e)?Object.fromEntries(a.fields.map(a=>[a.name,s(a,e[a.name])]).filter(([,s])=>void 0!==s)):void 0:r(e)}},Gv:()=>c,LO:()=>n,e1:()=>r,eI:()=>function s(a,[e,...n],t){if(void 0===e)return t;if("number"==typeof e){let r=Array.isArray(a)?a:[],c=s(r[e],n,t);return void 0===c?r.toSpliced(e,1):r.toSpliced(e,1,c)}let r=c(a)?a:{},{[e]:l,...o}=r,p=s(l,n,t);return void 0===p?o:{...r,[e]:p}},rq:()=>l});let r=s=>"string"==typeof s?s:JSON.stringify(s),c=s=>"object"==typeof s&&null!==s&&!Array.isArray(s),l=s=>s.map(s=>`/${s}`).join("")},1525(s,a,e){"use strict";e.d(a,{A:()=>l});var n=e(2540),t=e(9981),r=e(3696),c=e(3413);function l({of:s,variant:a,label:p,children:i}){let d=(0,r.useRef)(null),[h,u]=(0,r.useState)(),m=function(s,a){let[e,n]=(0,r.useState)();return(0,r.useLayoutEffect)(()=>(o.add(s),()=>void o.delete(s)),[s]),(0,r.useEffect)(()=>{let e=()=>{let e=(0,c.vF)(location.hash),t=[...document.querySelectorAll(".try-it")],r=e===s||t[0]===a.current&&!document.getElementById(`try-${e}`);void 0!==e&&r&&a.current&&(n(location.hash),history.replaceState(history.state,"",location.pathname+location.search),a.current.open=!0,a.current.scrollIntoView())};return e(),addEventListener("hashchange",e),()=>removeEventListener("hashchange",e)},[s,a]),e}(s,d),x=()=>{d.current?.open&&"object"!=typeof h&&(u(void 0),Promise.all([Promise.all([e.e("4014"),e.e("1081"),e.e("5025")]).then(e.bind(e,7544)),e(2834)(`./${s}.json`)]).then(([{default:s},{default:a}])=>u({Panel:s,data:function(s){let{placeholder:a,text:e}=s.userAgent,n=JSON.stringify(document.querySelector("[data-user-agent]")?.textContent||e).slice(1,-1);return JSON.parse(JSON.stringify(s).replaceAll(a,n))}(a)}),()=>u("failed")))};return(0,r.useEffect)(x,[]),(0,n.jsxs)("details",{ref:d,className:"try-it",onToggle:x,children:[(0,n.jsx)("summary",{children:p}),"object"!=typeof h&&i,"failed"===h&&(0,n.jsx)("button",{type:"button",className:"button",onClick:x,children:(0,t.T)({id:"theme.ErrorPageContent.tryAgain",message:"Try again"})}),"object"==typeof h&&(0,n.jsx)(h.Panel,{...h.data,variant:a,hash:m},m)]})}let o=new Set},3413(s,a,e){"use strict";e.d(a,{Pp:()=>o,jE:()=>t,jr:()=>c,vF:()=>l});var n=e(4942);let t=4e3,r="#try=";function c(s,a){var e;return`${r}${s}.${e=JSON.stringify(a),btoa(Array.from(new TextEncoder().encode(e),s=>String.fromCharCode(s)).join("")).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}`}function l(s){return s.startsWith(r)?s.slice(r.length).split(".")[0]:void 0}function o(s){if(!(s.length>t))try{var a;let e,t=JSON.parse((a=s.slice(s.indexOf(".")+1),e=atob(a.replaceAll("-","+").replaceAll("_","/")),new TextDecoder("utf-8",{fatal:!0}).decode(Uint8Array.from(e,s=>s.charCodeAt(0)))));if(!(0,n.Gv)(t)||!(0,n.Gv)(t.body))return;let{variant:r,body:c}=t;return"string"==typeof r?{variant:r,body:c}:{body:c}}catch{return}}},3023(s,a,e){"use strict";e.d(a,{R:()=>c,x:()=>l});var n=e(3696);let t={},r=n.createContext(t);function c(s){let a=n.useContext(r);return n.useMemo(function(){return"function"==typeof s?s(a):{...a,...s}},[a,s])}function l(s){let a;return a=s.disableParentContext?"function"==typeof s.components?s.components(t):s.components||t:c(s.components),n.createElement(r.Provider,{value:a},s.children)}}}]);