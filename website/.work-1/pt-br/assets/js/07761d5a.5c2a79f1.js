(globalThis.webpackChunkwebsite=globalThis.webpackChunkwebsite||[]).push([["8903"],{1617(s,a,e){"use strict";e.r(a),e.d(a,{metadata:()=>n,default:()=>x,frontMatter:()=>d,contentTitle:()=>A,toc:()=>u,assets:()=>h});var n=JSON.parse('{"id":"captchas/ComplexImageTask-Recognition","title":"ComplexImageTask: reconhecimento","description":"Envie imagens ou um áudio a um dos dez reconhecedores e receba ângulos, blocos, pontos ou texto: entrada e solução de cada um.","source":"@site/i18n/pt-br/docusaurus-plugin-content-docs/current/captchas/ComplexImageTask-Recognition.mdx","sourceDirName":"captchas","slug":"/captchas/ComplexImageTask-Recognition","permalink":"/pt-br/docs/captchas/ComplexImageTask-Recognition","draft":false,"unlisted":false,"tags":[],"version":"current","lastUpdatedAt":1794865987000,"frontMatter":{"title":"ComplexImageTask: reconhecimento","sidebar_label":"Reconhecimento de imagens","description":"Envie imagens ou um áudio a um dos dez reconhecedores e receba ângulos, blocos, pontos ou texto: entrada e solução de cada um.","source":"edfc84f4613f"},"sidebar":"documentation","previous":{"title":"ImageToText","permalink":"/pt-br/docs/captchas/image-to-text"},"next":{"title":"AWS WAF","permalink":"/pt-br/docs/captchas/amazon-task"},"lastUpdatedText":"16 de nov. de 2026"}'),t=e(2540),l=e(3023),c=e(3985),p=e(8920),r=e(7346),o=e(1525),i=e(9409);let d={title:"ComplexImageTask: reconhecimento",sidebar_label:"Reconhecimento de imagens",description:"Envie imagens ou um áudio a um dos dez reconhecedores e receba ângulos, blocos, pontos ou texto: entrada e solução de cada um.",source:"edfc84f4613f"},A,h={},u=[{value:"Quando usar",id:"when-to-use",level:2},{value:"Exemplo",id:"example",level:2},{value:"Onde encontrar os valores",id:"find-values",level:2},{value:"Campos da requisição",id:"request-fields",level:2},{value:"Reconhecedores",id:"variants",level:2},{value:"oocl_rotate_new",id:"oocl-rotate-new",level:3},{value:"oocl_rotate_double_new",id:"oocl-rotate-double-new",level:3},{value:"betpunch_3x3_rotate",id:"betpunch-3x3-rotate",level:3},{value:"bls_3x3",id:"bls-3x3",level:3},{value:"shein",id:"shein",level:3},{value:"baidu",id:"baidu",level:3},{value:"bills_audio",id:"bills-audio",level:3},{value:"dli",id:"dli",level:3},{value:"portugal_text_find_icon",id:"portugal-text-find-icon",level:3},{value:"MathSum",id:"math-sum",level:3},{value:"Proxy",id:"proxy",level:2},{value:"Solução",id:"answer",level:2},{value:"Use a solução",id:"use-the-answer",level:2},{value:"Erros",id:"errors",level:2},{value:"Cobrança",id:"limits",level:2},{value:"Próximos passos",id:"next",level:2}];function m(s){let a={a:"a",code:"code",h2:"h2",h3:"h3",li:"li",p:"p",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...(0,l.R)(),...s.components};return(0,t.jsxs)(t.Fragment,{children:[(0,t.jsxs)(a.p,{children:[(0,t.jsx)(a.code,{children:"ComplexImageTask"})," com a classe ",(0,t.jsx)(a.code,{children:"recognition"})," processa imagens, ou um áudio, com o reconhecedor que você escolhe. Envie os arquivos em base64. Conforme o reconhecedor, a solução contém ângulos, indicadores por bloco, pontos, um índice ou texto."]}),`
`,(0,t.jsxs)("div",{className:"glance",children:[(0,t.jsxs)("dl",{className:"facts",children:[(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Tipo"}),(0,t.jsx)("dd",{children:(0,t.jsx)("code",{children:"ComplexImageTask"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Classe"}),(0,t.jsx)("dd",{children:(0,t.jsx)("code",{children:"recognition"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Proxy"}),(0,t.jsx)("dd",{children:(0,t.jsx)("b",{className:"pill",children:"não aceito"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Cobrança"}),(0,t.jsx)("dd",{children:"por 1000 respostas"})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Consultas"}),(0,t.jsx)("dd",{children:"espera inicial 0,35 s, intervalo 2 s, tempo limite 10 s"})]})]}),(0,t.jsx)(p.A,{as:"figure",className:"drawing",html:'<svg class="d d-captcha" viewBox="0 0 320 224" role=img aria-labelledby=drawing-captcha-recognition-title aria-describedby=drawing-captcha-recognition-desc><title id=drawing-captcha-recognition-title>Reconhecimento de imagens</title><desc id=drawing-captcha-recognition-desc>Três tipos de tarefa com imagens: um círculo para girar, uma grade 3x3 com os blocos corretos e pontos em que é preciso clicar na ordem certa. A solução contém o ângulo, os blocos ou os pontos.</desc><rect class=d-fill-2 width=320 height=224 rx=8 /><g class=d-box><rect x=16 y=22 width=88 height=88 rx=8 /><rect x=116 y=22 width=88 height=88 rx=8 /><rect x=216 y=22 width=88 height=88 rx=8 /><circle class=d-fill-2 cx=60 cy=66 r=24 /></g><path class=d-soft d="M43 76l12-12 8 8 6-6 12 12" /><path class=d-accent d="M60 34a32 32 0 0 1 30 22" /><path class=d-head-accent d="M92 63l-7-5 8-3z" /><path class=d-soft d="M145 22v88M175 22v88M116 51h88M116 81h88" /><path class=d-box-accent d="M145 22h30v29h-30zM116 81h29v29h-21a8 8 0 0 1-8-8zM175 51h29v30h-29z" /><path class="d-accent d-dash" d="M236 92l18-42 32 30" /><g class=d-accent-solid><circle cx=236 cy=92 r=10 /><circle cx=254 cy=46 r=10 /><circle cx=286 cy=80 r=10 /></g><g class=d-mid><text class="d-mono d-inverse" x=236 y=97>1</text><text class="d-mono d-inverse" x=254 y=51>2</text><text class="d-mono d-inverse" x=286 y=85>3</text><text x=60 y=134>ângulo</text><text x=160 y=134>blocos</text><text x=260 y=134>pontos</text></g><path class=d-ink d="M160 146v20" /><path class=d-head d="M160 174l-4-6h8z" /><rect class=d-box-accent x=118 y=180 width=84 height=30 rx=15 /><text class="d-mono d-mid" x=160 y=200>answer</text></svg>'})]}),`
`,(0,t.jsx)(a.h2,{id:"when-to-use",children:"Quando usar"}),`
`,(0,t.jsx)(a.p,{children:"Escolha o reconhecedor:"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Quando usar",children:(0,t.jsxs)(a.table,{className:"rows",children:[(0,t.jsx)(a.thead,{children:(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.th,{children:"O que você tem"}),(0,t.jsx)(a.th,{children:"Reconhecedor"}),(0,t.jsx)(a.th,{children:"Solução"})]})}),(0,t.jsxs)(a.tbody,{children:[(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"Um fundo e um círculo para girar"}),(0,t.jsx)(a.td,{"data-label":"Reconhecedor",children:(0,t.jsx)(a.a,{href:"#oocl-rotate-new",children:(0,t.jsx)("code",{children:"oocl_rotate_new"})})}),(0,t.jsx)(a.td,{"data-label":"Solução",children:"um ângulo"})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"Um fundo, um anel e um círculo para girar"}),(0,t.jsx)(a.td,{"data-label":"Reconhecedor",children:(0,t.jsx)(a.a,{href:"#oocl-rotate-double-new",children:(0,t.jsxs)("code",{children:["oocl_",(0,t.jsx)("wbr",{}),"rotate_",(0,t.jsx)("wbr",{}),"double_",(0,t.jsx)("wbr",{}),"new"]})})}),(0,t.jsx)(a.td,{"data-label":"Solução",children:"um ângulo para os dois"})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"Nove blocos para girar"}),(0,t.jsx)(a.td,{"data-label":"Reconhecedor",children:(0,t.jsx)(a.a,{href:"#betpunch-3x3-rotate",children:(0,t.jsx)("code",{children:"betpunch_3x3_rotate"})})}),(0,t.jsx)(a.td,{"data-label":"Solução",children:"número de giros por bloco"})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"Nove blocos e um número a encontrar"}),(0,t.jsx)(a.td,{"data-label":"Reconhecedor",children:(0,t.jsx)(a.a,{href:"#bls-3x3",children:(0,t.jsx)("code",{children:"bls_3x3"})})}),(0,t.jsx)(a.td,{"data-label":"Solução",children:"um indicador por bloco"})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"Uma imagem com pontos em que é preciso clicar na ordem certa"}),(0,t.jsx)(a.td,{"data-label":"Reconhecedor",children:(0,t.jsx)(a.a,{href:"#shein",children:(0,t.jsx)("code",{children:"shein"})})}),(0,t.jsx)(a.td,{"data-label":"Solução",children:"pontos"})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"Uma imagem para girar"}),(0,t.jsx)(a.td,{"data-label":"Reconhecedor",children:(0,t.jsx)(a.a,{href:"#baidu",children:(0,t.jsx)("code",{children:"baidu"})})}),(0,t.jsx)(a.td,{"data-label":"Solução",children:"um ângulo"})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"Um áudio WAV com dígitos falados"}),(0,t.jsx)(a.td,{"data-label":"Reconhecedor",children:(0,t.jsx)(a.a,{href:"#bills-audio",children:(0,t.jsx)("code",{children:"bills_audio"})})}),(0,t.jsx)(a.td,{"data-label":"Solução",children:"dígitos"})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"Uma imagem com legenda e uma conta matemática"}),(0,t.jsx)(a.td,{"data-label":"Reconhecedor",children:(0,t.jsx)(a.a,{href:"#dli",children:(0,t.jsx)("code",{children:"dli"})})}),(0,t.jsx)(a.td,{"data-label":"Solução",children:"o resultado como texto"})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"Cinco ícones e uma instrução"}),(0,t.jsx)(a.td,{"data-label":"Reconhecedor",children:(0,t.jsx)(a.a,{href:"#portugal-text-find-icon",children:(0,t.jsxs)("code",{children:["portugal_",(0,t.jsx)("wbr",{}),"text_",(0,t.jsx)("wbr",{}),"find_",(0,t.jsx)("wbr",{}),"icon"]})})}),(0,t.jsx)(a.td,{"data-label":"Solução",children:"um índice"})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"Uma imagem com uma soma"}),(0,t.jsx)(a.td,{"data-label":"Reconhecedor",children:(0,t.jsx)(a.a,{href:"#math-sum",children:(0,t.jsx)("code",{children:"MathSum"})})}),(0,t.jsx)(a.td,{"data-label":"Solução",children:"o resultado como texto"})]})]})]})}),`
`,(0,t.jsxs)(a.p,{children:["Para texto simples, use ",(0,t.jsx)(a.a,{href:"/pt-br/docs/captchas/image-to-text",children:"ImageToText"}),". Para uma grade do reCAPTCHA, use ",(0,t.jsx)(a.a,{href:"/pt-br/docs/captchas/recaptcha-click",children:"reCAPTCHA por cliques"}),"."]}),`
`,(0,t.jsx)(a.h2,{id:"example",children:"Exemplo"}),`
`,(0,t.jsxs)(a.p,{children:["Crie uma tarefa para o reconhecedor ",(0,t.jsx)(a.code,{children:"MathSum"}),":"]}),`
`,(0,t.jsxs)(i.A,{id:"samples",label:"Exemplos de código: RecognitionTask, MathSum",children:[(0,t.jsx)(c.A,{language:"javascript",sample:"javascript",html:`<span class=tc>// Node.js 20+</span>
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
`,(0,t.jsx)(o.A,{of:"RecognitionTask",variant:"MathSum",label:"Experimente",children:(0,t.jsxs)("p",{children:["Preencha a requisição e execute-a no sandbox (requer JavaScript). Se você tem o código-fonte desta documentação, também pode executar o sandbox no seu computador: ",(0,t.jsx)(a.a,{href:"/docs/getting-start#sandbox",children:(0,t.jsx)("code",{children:"npm run sandbox"})})]})}),`
`,(0,t.jsxs)(a.p,{children:["Quando a tarefa está pronta, ",(0,t.jsx)(a.a,{href:"/pt-br/docs/api/methods/get-task-result",children:"getTaskResult"})," retorna:"]}),`
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
`,(0,t.jsxs)(a.p,{children:["Um programa completo, que cria a tarefa e consulta o resultado, está em ",(0,t.jsx)(a.a,{href:"/pt-br/docs/getting-start#first-task",children:"Resolva o seu primeiro captcha"}),". Para converter um arquivo de imagem em base64, veja ",(0,t.jsx)(a.a,{href:"/pt-br/docs/captchas/image-to-text#encode-file",children:"Leia e codifique um arquivo"}),"."]}),`
`,(0,t.jsx)(a.h2,{id:"find-values",children:"Onde encontrar os valores"}),`
`,(0,t.jsxs)(a.p,{children:["Os arquivos são as imagens, ou o áudio, que o captcha mostra em uma página que seja sua ou que você tenha autorização para automatizar. ",(0,t.jsx)(a.code,{children:"metadata.TaskArgument"})," é a instrução que acompanha o captcha: o número a encontrar em ",(0,t.jsx)(a.code,{children:"bls_3x3"}),", o texto em ",(0,t.jsx)(a.code,{children:"portugal_text_find_icon"}),"."]}),`
`,(0,t.jsx)(a.h2,{id:"request-fields",children:"Campos da requisição"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Campos da requisição: RecognitionTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Campo"}),(0,t.jsx)("th",{scope:"col",children:"Tipo"}),(0,t.jsx)("th",{scope:"col",children:"Descrição"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(r.A,{id:"type",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#type",children:(0,t.jsx)("code",{children:"type"})})}),(0,t.jsxs)("td",{children:["string ",(0,t.jsx)("b",{children:"obrigatório"})]}),(0,t.jsxs)("td",{children:["Tipo de tarefa.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["sempre ",(0,t.jsx)("code",{children:"ComplexImageTask"})]})})]})]}),(0,t.jsxs)(r.A,{id:"class",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#class",children:(0,t.jsx)("code",{children:"class"})})}),(0,t.jsxs)("td",{children:["string ",(0,t.jsx)("b",{children:"obrigatório"})]}),(0,t.jsxs)("td",{children:["Classe da tarefa.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["sempre ",(0,t.jsx)("code",{children:"recognition"})]})})]})]}),(0,t.jsxs)(r.A,{id:"imagesBase64",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#imagesBase64",children:(0,t.jsx)("code",{children:"imagesBase64"})})}),(0,t.jsxs)("td",{children:["array de strings ",(0,t.jsx)("b",{children:"obrigatório"})]}),(0,t.jsxs)("td",{children:["Imagens, ou um áudio, em base64. O reconhecedor determina a quantidade e a ordem.",(0,t.jsxs)("ul",{children:[(0,t.jsxs)("li",{children:["sem o prefixo ",(0,t.jsx)("code",{children:"data:"})]}),(0,t.jsx)("li",{children:"de 100 a 500.000 bytes por imagem"})]})]})]}),(0,t.jsxs)(r.A,{id:"metadata.Task",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#metadata.Task",children:(0,t.jsxs)("code",{children:[(0,t.jsxs)("i",{children:["metadata.",(0,t.jsx)("wbr",{})]}),"Task"]})})}),(0,t.jsxs)("td",{children:["string ",(0,t.jsx)("b",{children:"obrigatório"})]}),(0,t.jsxs)("td",{children:["Nome do reconhecedor. Diferencia maiúsculas de minúsculas.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["um destes valores: ",(0,t.jsx)("code",{children:"oocl_rotate_new"}),", ",(0,t.jsxs)("code",{children:["oocl_",(0,t.jsx)("wbr",{}),"rotate_",(0,t.jsx)("wbr",{}),"double_",(0,t.jsx)("wbr",{}),"new"]}),", ",(0,t.jsx)("code",{children:"betpunch_3x3_rotate"}),", ",(0,t.jsx)("code",{children:"bls_3x3"}),", ",(0,t.jsx)("code",{children:"shein"}),", ",(0,t.jsx)("code",{children:"baidu"}),", ",(0,t.jsx)("code",{children:"bills_audio"}),", ",(0,t.jsx)("code",{children:"dli"}),", ",(0,t.jsxs)("code",{children:["portugal_",(0,t.jsx)("wbr",{}),"text_",(0,t.jsx)("wbr",{}),"find_",(0,t.jsx)("wbr",{}),"icon"]}),", ",(0,t.jsx)("code",{children:"MathSum"})]})})]})]}),(0,t.jsxs)(r.A,{id:"metadata.TaskArgument",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#metadata.TaskArgument",children:(0,t.jsxs)("code",{children:[(0,t.jsxs)("i",{children:["metadata.",(0,t.jsx)("wbr",{})]}),"TaskArgument"]})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsxs)("td",{children:["Argumento adicional do reconhecedor. Obrigatório se ",(0,t.jsx)("code",{children:"Task"})," é ",(0,t.jsx)("code",{children:"bls_3x3"})," ou ",(0,t.jsxs)("code",{children:["portugal_",(0,t.jsx)("wbr",{}),"text_",(0,t.jsx)("wbr",{}),"find_",(0,t.jsx)("wbr",{}),"icon"]}),"."]})]}),(0,t.jsxs)(r.A,{id:"metadata.PayloadType",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#metadata.PayloadType",children:(0,t.jsxs)("code",{children:[(0,t.jsxs)("i",{children:["metadata.",(0,t.jsx)("wbr",{})]}),"PayloadType"]})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsxs)("td",{children:["Tipo de conteúdo. Obrigatório se ",(0,t.jsx)("code",{children:"Task"})," é ",(0,t.jsx)("code",{children:"bills_audio"}),".",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["sempre ",(0,t.jsx)("code",{children:"Audio"})]})})]})]})]})]})}),`
`,(0,t.jsxs)(a.p,{children:["Os campos de ",(0,t.jsx)(a.code,{children:"metadata"})," começam com maiúscula: ",(0,t.jsx)(a.code,{children:"Task"}),", ",(0,t.jsx)(a.code,{children:"TaskArgument"}),", ",(0,t.jsx)(a.code,{children:"PayloadType"}),"."]}),`
`,(0,t.jsx)(a.h2,{id:"variants",children:"Reconhecedores"}),`
`,(0,t.jsx)(a.h3,{id:"oocl-rotate-new",children:"oocl_rotate_new"}),`
`,(0,t.jsxs)(a.p,{children:["Envie 2 imagens: o fundo e o círculo, nesta ordem. ",(0,t.jsx)(a.code,{children:"answer"})," contém um ângulo em graus. Gire o círculo nesse ângulo, no sentido horário."]}),`
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
`,(0,t.jsxs)(a.p,{children:["Envie 3 imagens: o fundo, o anel e o círculo, nesta ordem. ",(0,t.jsx)(a.code,{children:"answer"})," contém um ângulo em graus. Gire o anel no sentido anti-horário e o círculo no sentido horário, ambos nesse ângulo."]}),`
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
`,(0,t.jsxs)(a.p,{children:["Envie 9 imagens na ordem de leitura. ",(0,t.jsx)(a.code,{children:"answer"})," contém 9 números inteiros: 4 significa deixar o bloco como está; de 1 a 3 é o número de giros no sentido anti-horário."]}),`
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
`,(0,t.jsxs)(a.p,{children:["Envie 9 imagens. Em ",(0,t.jsx)(a.code,{children:"metadata.TaskArgument"}),", envie o número a encontrar, por exemplo ",(0,t.jsx)(a.code,{children:"546"}),". ",(0,t.jsx)(a.code,{children:"answer"})," contém 9 indicadores: ",(0,t.jsx)(a.code,{children:"true"})," significa que o bloco corresponde."]}),`
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
`,(0,t.jsxs)(a.p,{children:["Envie 1 imagem. ",(0,t.jsx)(a.code,{children:"answer"})," é uma lista de pontos com ",(0,t.jsx)(a.code,{children:"X"})," e ",(0,t.jsx)(a.code,{children:"Y"}),", na ordem dos cliques."]}),`
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
`,(0,t.jsxs)(a.p,{children:["Envie 1 imagem. ",(0,t.jsx)(a.code,{children:"answer"})," contém um ângulo em graus. Gire a imagem nesse ângulo, no sentido horário."]}),`
`,(0,t.jsxs)(a.p,{children:["Enquanto o reconhecedor é inicializado, as primeiras tarefas podem falhar com ",(0,t.jsx)(a.code,{children:"ERROR_CAPTCHA_UNSOLVABLE"})," mesmo que a requisição esteja correta. Nesse caso, veja ",(0,t.jsx)(a.a,{href:"/pt-br/docs/api/api-errors#unsolvable",children:"Captcha não resolvido"}),"."]}),`
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
`,(0,t.jsxs)(a.p,{children:["Envie 1 áudio WAV em base64 e defina ",(0,t.jsx)(a.code,{children:"metadata.PayloadType"})," como ",(0,t.jsx)(a.code,{children:"Audio"}),". ",(0,t.jsx)(a.code,{children:"answer"})," é um array de dígitos."]}),`
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
`,(0,t.jsxs)(a.p,{children:["Envie 1 imagem, com a legenda. ",(0,t.jsx)(a.code,{children:"answer"})," é o resultado da conta, como string."]}),`
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
`,(0,t.jsxs)(a.p,{children:["Envie 1 imagem com os cinco ícones lado a lado, da esquerda para a direita. Em ",(0,t.jsx)(a.code,{children:"metadata.TaskArgument"}),", envie o texto da instrução com os caracteres não ASCII escapados: neste exemplo, ",(0,t.jsx)(a.code,{children:"avião"})," vira ",(0,t.jsx)(a.code,{children:"avi\\u00e3o"}),". ",(0,t.jsx)(a.code,{children:"answer"})," contém o índice do ícone, de 1 a 5."]}),`
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
`,(0,t.jsxs)(a.p,{children:["A maioria das bibliotecas JSON pode escapar esses caracteres: em Python, ",(0,t.jsx)(a.code,{children:"json.dumps()"})," faz isso por padrão."]}),`
`,(0,t.jsx)(a.h3,{id:"math-sum",children:"MathSum"}),`
`,(0,t.jsxs)(a.p,{children:["Envie 1 imagem. ",(0,t.jsx)(a.code,{children:"answer"})," é o resultado, como string. O ",(0,t.jsx)(a.a,{href:"#example",children:"exemplo"})," é uma tarefa desse tipo."]}),`
`,(0,t.jsx)(a.h2,{id:"proxy",children:"Proxy"}),`
`,(0,t.jsx)("p",{children:"Não aceito. Este tipo não tem campos de proxy e dispensa proxy."}),`
`,(0,t.jsx)(a.h2,{id:"answer",children:"Solução"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Campos da solução: RecognitionTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Campo"}),(0,t.jsx)("th",{scope:"col",children:"Tipo"}),(0,t.jsx)("th",{scope:"col",children:"Descrição"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(r.A,{id:"solution-answer",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#solution-answer",children:(0,t.jsx)("code",{children:"answer"})})}),(0,t.jsx)("td",{children:"array ou string"}),(0,t.jsx)("td",{children:"Resultado do reconhecimento. O tipo depende do reconhecedor."})]}),(0,t.jsxs)(r.A,{id:"solution-metadata.AnswerType",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#solution-metadata.AnswerType",children:(0,t.jsxs)("code",{children:[(0,t.jsxs)("i",{children:["metadata.",(0,t.jsx)("wbr",{})]}),"AnswerType"]})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsxs)("td",{children:["Como interpretar ",(0,t.jsx)("code",{children:"answer"}),".",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["um destes valores: ",(0,t.jsx)("code",{children:"NumericArray"}),", ",(0,t.jsx)("code",{children:"Grid"}),", ",(0,t.jsx)("code",{children:"Coordinate"}),", ",(0,t.jsx)("code",{children:"Text"})]})})]})]})]})]})}),`
`,(0,t.jsxs)(a.p,{children:["A resposta também pode conter ",(0,t.jsx)(a.code,{children:"cost"}),", ao lado de ",(0,t.jsx)(a.code,{children:"solution"}),": o valor cobrado pela tarefa."]}),`
`,(0,t.jsx)(a.h2,{id:"use-the-answer",children:"Use a solução"}),`
`,(0,t.jsxs)(a.p,{children:["Leia primeiro ",(0,t.jsx)(a.code,{children:"metadata.AnswerType"}),", depois ",(0,t.jsx)(a.code,{children:"answer"}),":"]}),`
`,(0,t.jsxs)(a.table,{children:[(0,t.jsx)(a.thead,{children:(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.th,{children:(0,t.jsx)("code",{children:"AnswerType"})}),(0,t.jsxs)(a.th,{children:["Conteúdo de ",(0,t.jsx)("code",{children:"answer"})]})]})}),(0,t.jsxs)(a.tbody,{children:[(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:(0,t.jsx)("code",{children:"NumericArray"})}),(0,t.jsx)(a.td,{children:"números: um ângulo em graus, giros por bloco ou um índice"})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:(0,t.jsx)("code",{children:"Grid"})}),(0,t.jsx)(a.td,{children:"um indicador por bloco"})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:(0,t.jsx)("code",{children:"Coordinate"})}),(0,t.jsxs)(a.td,{children:["pontos com ",(0,t.jsx)("code",{children:"X"})," e ",(0,t.jsx)("code",{children:"Y"}),", na ordem dos cliques"]})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:(0,t.jsx)("code",{children:"Text"})}),(0,t.jsxs)(a.td,{children:["uma string, ou um array de dígitos em ",(0,t.jsx)("code",{children:"bills_audio"})]})]})]})]}),`
`,(0,t.jsx)(a.h2,{id:"errors",children:"Erros"}),`
`,(0,t.jsxs)(a.p,{children:["Verifique primeiro se a quantidade e a ordem das imagens correspondem ao reconhecedor e se o nome está escrito exatamente como acima, com as mesmas maiúsculas e minúsculas. Veja abaixo os códigos mais prováveis. A lista completa está em ",(0,t.jsx)(a.a,{href:"/pt-br/docs/api/api-errors#all-codes",children:"Erros da API"}),"."]}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Códigos de erro e correções",children:(0,t.jsxs)("table",{className:"rows errors",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Código"}),(0,t.jsx)("th",{scope:"col",children:"Significado"}),(0,t.jsx)("th",{scope:"col",children:"Correção"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_CAPTCHA_UNSOLVABLE",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"CAPTCHA_",(0,t.jsx)("wbr",{}),"UNSOLVABLE"]})})}),(0,t.jsx)("td",{"data-label":"Significado",children:"O captcha não pôde ser resolvido."}),(0,t.jsxs)("td",{"data-label":"Correção",children:["Veja causas e correções em ",(0,t.jsx)(a.a,{href:"/docs/api/api-errors#unsolvable",children:"Captcha não resolvido"}),"."]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_INVALID_TASK",children:(0,t.jsx)("code",{children:"ERROR_INVALID_TASK"})})}),(0,t.jsxs)("td",{"data-label":"Significado",children:["Um campo da tarefa está ausente, é inválido ou está desatualizado. ",(0,t.jsx)("code",{children:"errorDescription"})," indica o campo."]}),(0,t.jsx)("td",{"data-label":"Correção",children:"Corrija os campos indicados."})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_TOO_BIG_CAPTCHA_FILESIZE",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"TOO_",(0,t.jsx)("wbr",{}),"BIG_",(0,t.jsx)("wbr",{}),"CAPTCHA_",(0,t.jsx)("wbr",{}),"FILESIZE"]})})}),(0,t.jsx)("td",{"data-label":"Significado",children:"A imagem tem mais de 500.000 bytes. Somente tarefas de imagem."}),(0,t.jsx)("td",{"data-label":"Correção",children:"Envie uma imagem menor."})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_ZERO_CAPTCHA_FILESIZE",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"ZERO_",(0,t.jsx)("wbr",{}),"CAPTCHA_",(0,t.jsx)("wbr",{}),"FILESIZE"]})})}),(0,t.jsx)("td",{"data-label":"Significado",children:"A imagem tem menos de 100 bytes."}),(0,t.jsx)("td",{"data-label":"Correção",children:"Confira os dados da imagem."})]})]})]})}),`
`,(0,t.jsx)(a.h2,{id:"limits",children:"Cobrança"}),`
`,(0,t.jsx)(a.p,{children:"O preço é por 1000 respostas. Somente as tarefas resolvidas são cobradas."}),`
`,(0,t.jsx)(a.h2,{id:"next",children:"Próximos passos"}),`
`,(0,t.jsxs)(a.ul,{children:[`
`,(0,t.jsxs)(a.li,{children:[(0,t.jsx)(a.a,{href:"/pt-br/docs/api/methods/get-task-result#polling",children:"Consulte o resultado"}),": quando e com que frequência chamar getTaskResult."]}),`
`,(0,t.jsxs)(a.li,{children:[(0,t.jsx)(a.a,{href:"/pt-br/docs/api/api-errors#unsolvable",children:"Captcha não resolvido"}),": causas e correções de ",(0,t.jsx)(a.code,{children:"ERROR_CAPTCHA_UNSOLVABLE"}),"."]}),`
`,(0,t.jsxs)(a.li,{children:[(0,t.jsx)(a.a,{href:"/pt-br/docs/captchas/image-to-text",children:"ImageToText"}),": reconheça captchas de texto simples."]}),`
`]})]})}function x(s={}){let{wrapper:a}={...(0,l.R)(),...s.components};return a?(0,t.jsx)(a,{...s,children:(0,t.jsx)(m,{...s})}):m(s)}},2834(s,a,e){var n={"./RecaptchaV2EnterpriseTask.json":["9926","6779"],"./ImageToTextTask.json":["6339","4176"],"./RecaptchaClickTask.json":["1077","2934"],"./TenDITask.json":["6388","1413"],"./reportIncorrectImageCaptcha.json":["8753","298"],"./createTask.json":["4882","7327"],"./AmazonTask.json":["7030","4715"],"./getBalance.json":["8959","8004"],"./getTaskResult.json":["7413","2502"],"./RecaptchaV2Task.json":["2045","430"],"./getUserAgent.json":["2515","1664"],"./TemuTask.json":["3207","6268"],"./strings.json":["2083","9536"],"./ImpervaTask.json":["3420","8845"],"./BinanceTask.json":["5962","7511"],"./RecaptchaV3TaskProxyless.json":["7547","1192"],"./reportIncorrectTokenCaptcha.json":["209","9354"],"./__plugin.json":["9630","3331"],"./GeeTestTask.json":["7627","1592"],"./RecognitionTask.json":["9431","8508"],"./ProsopoTask.json":["5708","3645"],"./TurnstileTask.json":["5896","1505"],"./BasiliskTask.json":["8526","1987"]};function t(s){if(!e.o(n,s))return Promise.resolve().then(function(){var a=Error("Cannot find module '"+s+"'");throw a.code="MODULE_NOT_FOUND",a});var a=n[s],t=a[0];return e.e(a[1]).then(function(){return e.t(t,19)})}t.keys=()=>Object.keys(n),t.id=2834,s.exports=t},7346(s,a,e){"use strict";e.d(a,{A:()=>l});var n=e(2540),t=e(4060);function l({as:s="tr",...a}){return(0,t.A)().collectAnchor(a.id),(0,n.jsx)(s,{...a})}},8920(s,a,e){"use strict";e.d(a,{A:()=>c});var n=e(2540),t=e(3696);let l=globalThis.trustedTypes?.createPolicy("built-html",{createHTML:s=>s});function c({as:s,html:a,ref:e,...p}){let r=(0,t.useMemo)(()=>({__html:l?l.createHTML(a):a}),[a]);return(0,n.jsx)(s,{...p,ref:e,dangerouslySetInnerHTML:r})}},7228(s,a,e){"use strict";let n;function t(s){let a,e=n??((a=document.createElement("div")).setAttribute("role","status"),a.className="sr-only",document.body.append(a),a);n=e,e.textContent="",setTimeout(()=>{e.textContent=s},100)}e.d(a,{i:()=>t})},9073(s,a,e){"use strict";async function n(s){try{await navigator.clipboard.writeText(s)}catch{var a;let e,n,t;if(a=s,e=document.activeElement,(n=document.createElement("textarea")).className="sr-only",n.value=a,document.body.append(n),n.select(),t=document.execCommand("copy"),n.remove(),e?.focus({preventScroll:!0}),!t)throw Error("The browser does not let this page copy.")}}e.d(a,{D:()=>n})},3985(s,a,e){"use strict";e.d(a,{A:()=>i,i:()=>d});var n=e(2540),t=e(9981),l=e(3696),c=e(8920),p=e(7228),r=e(9073),o=e(4635);function i({html:s,language:a,title:e,sample:t}){let p=(0,l.useRef)(null);return(0,n.jsxs)("div",{className:"code","data-sample":t,children:[e&&(0,n.jsx)("div",{className:"code-title",children:e}),(0,n.jsx)("pre",{tabIndex:0,children:(0,n.jsx)(c.A,{as:"code",ref:p,className:a&&`language-${a}`,html:s})}),(0,n.jsx)(d,{code:p})]})}function d({code:s}){let[a,e]=(0,l.useState)();(0,l.useEffect)(()=>{if(!a)return;let s=setTimeout(()=>e(void 0),2e3);return()=>clearTimeout(s)},[a]);let c=async()=>{let a=await (0,r.D)(s.current?.textContent??"").then(o.M,()=>(s.current&&getSelection()?.selectAllChildren(s.current),(0,o.d)()));e(a),(0,p.i)(a)};return(0,n.jsx)("button",{type:"button",className:"code-copy","data-copied":a?"":void 0,onClick:c,children:a??(0,t.T)({id:"theme.CodeBlock.copy",message:"Copy",description:"The copy button label on code blocks"})})}},4635(s,a,e){"use strict";e.d(a,{M:()=>t,d:()=>l});var n=e(9981);function t(){return(0,n.T)({id:"theme.CodeBlock.copied",message:"Copied",description:"The copied button label on code blocks"})}function l(){return(0,n.T)({id:"docs.copy.failed",message:"Couldn't copy"})}},9409(s,a,e){"use strict";e.d(a,{A:()=>i});var n=e(2540),t=e(3696),l=e(4237),c=e(9344);function p(){let s,{dataset:a}=document.documentElement;for(let e of document.querySelectorAll(".samples > input"))e.value===a.sample?s=e.checked=!0:s??=!1;!1===s&&delete a.sample}var r=e(634);let o={javascript:"JavaScript",python:"Python",curl:"cURL",csharp:"C#",java:"Java",go:"Go",php:"PHP"};function i({id:s,label:a,children:e}){return(0,t.useLayoutEffect)(p,[]),(0,n.jsxs)("div",{className:"samples",role:"group","aria-label":a,children:[r.f.map((a,e)=>(0,n.jsxs)(t.Fragment,{children:[(0,n.jsx)("input",{type:"radio",id:`${s}-${a}`,name:s,value:a,defaultChecked:0===e,onChange:s=>{var a;let e;return e=(a=s.currentTarget).getBoundingClientRect().top,void(!function({value:s}){document.documentElement.dataset.sample=s,(0,c.M)("localStorage",l.dt,s),p()}(a),scrollBy(0,a.getBoundingClientRect().top-e))}}),(0,n.jsx)("label",{htmlFor:`${s}-${a}`,children:o[a]})]},a)),e]})}},634(s,a,e){"use strict";e.d(a,{f:()=>n});let n=["javascript","python","curl","csharp","java","go","php"]},4942(s,a,e){"use strict";function n(s,a){let{fields:e=[],proxy:n}=s.variants[a]??{},l=[...e,...n?.fields??[]];return"createTask"!==s.method?t("",l):t("",[t("task",l),...s.envelope])}function t(s,a){return{name:s,fields:a,types:["object"],typeText:"",required:!0,description:"",constraints:[]}}e.d(a,{$b:()=>function s(a,[e,...n]){return void 0===e||void 0===a||"string"==typeof a?void 0===e?a:void 0:s(Array.isArray(a)?a[Number(e)]:a[e],n)},BA:()=>function s(a,e){if(void 0!==a.const)return a.required||void 0!==e?a.const:void 0;if(void 0===e||""===e)return a.fields&&a.required?{}:void 0;if("string"==typeof e)return function({types:s,enum:a,open:e},n){let t=a?.find(s=>l(s)===n);return void 0!==t?t:e?function(s){try{return JSON.parse(s)}catch{return s}}(n):s.includes("boolean")&&/^(true|false)$/.test(n)?"true"===n:(s.includes("integer")||s.includes("number"))&&/^-?\d+(\.\d+)?$/.test(n)&&Number.isSafeInteger(Math.trunc(Number(n)))?Number(n):n}(a,e);if(Array.isArray(e))return function({items:a,required:e},n){if(0!==n.length||e)return n.map(e=>(a&&s(a,e))??"")}(a,e);let n=(a.fields??[]).map(a=>[a.name,s(a,e[a.name])]).filter(([,s])=>void 0!==s);return n.length>0||a.required?Object.fromEntries(n):void 0},D0:()=>function s(a,e){if(void 0!==e){if(a.open)return"string"==typeof e?e:JSON.stringify(e,null,2);if(a.items){let{items:n}=a;return Array.isArray(e)?e.map(a=>s(n,a)??""):void 0}return a.fields?c(e)?Object.fromEntries(a.fields.map(a=>[a.name,s(a,e[a.name])]).filter(([,s])=>void 0!==s)):void 0:l(e)}},Gv:()=>c,LO:()=>n,e1:()=>l,eI:()=>function s(a,[e,...n],t){if(void 0===e)return t;if("number"==typeof e){let l=Array.isArray(a)?a:[],c=s(l[e],n,t);return void 0===c?l.toSpliced(e,1):l.toSpliced(e,1,c)}let l=c(a)?a:{},{[e]:p,...r}=l,o=s(p,n,t);return void 0===o?r:{...l,[e]:o}},rq:()=>p});let l=s=>"string"==typeof s?s:JSON.stringify(s),c=s=>"object"==typeof s&&null!==s&&!Array.isArray(s),p=s=>s.map(s=>`/${s}`).join("")},1525(s,a,e){"use strict";e.d(a,{A:()=>p});var n=e(2540),t=e(9981),l=e(3696),c=e(3413);function p({of:s,variant:a,label:o,children:i}){let d=(0,l.useRef)(null),[A,h]=(0,l.useState)(),u=function(s,a){let[e,n]=(0,l.useState)();return(0,l.useLayoutEffect)(()=>(r.add(s),()=>void r.delete(s)),[s]),(0,l.useEffect)(()=>{let e=()=>{let e=(0,c.vF)(location.hash),t=[...document.querySelectorAll(".try-it")],l=e===s||t[0]===a.current&&!document.getElementById(`try-${e}`);void 0!==e&&l&&a.current&&(n(location.hash),history.replaceState(history.state,"",location.pathname+location.search),a.current.open=!0,a.current.scrollIntoView())};return e(),addEventListener("hashchange",e),()=>removeEventListener("hashchange",e)},[s,a]),e}(s,d),m=()=>{d.current?.open&&"object"!=typeof A&&(h(void 0),Promise.all([Promise.all([e.e("4014"),e.e("1081"),e.e("5025")]).then(e.bind(e,7544)),e(2834)(`./${s}.json`)]).then(([{default:s},{default:a}])=>h({Panel:s,data:function(s){let{placeholder:a,text:e}=s.userAgent,n=JSON.stringify(document.querySelector("[data-user-agent]")?.textContent||e).slice(1,-1);return JSON.parse(JSON.stringify(s).replaceAll(a,n))}(a)}),()=>h("failed")))};return(0,l.useEffect)(m,[]),(0,n.jsxs)("details",{ref:d,className:"try-it",onToggle:m,children:[(0,n.jsx)("summary",{children:o}),"object"!=typeof A&&i,"failed"===A&&(0,n.jsx)("button",{type:"button",className:"button",onClick:m,children:(0,t.T)({id:"theme.ErrorPageContent.tryAgain",message:"Try again"})}),"object"==typeof A&&(0,n.jsx)(A.Panel,{...A.data,variant:a,hash:u},u)]})}let r=new Set},3413(s,a,e){"use strict";e.d(a,{Pp:()=>r,jE:()=>t,jr:()=>c,vF:()=>p});var n=e(4942);let t=4e3,l="#try=";function c(s,a){var e;return`${l}${s}.${e=JSON.stringify(a),btoa(Array.from(new TextEncoder().encode(e),s=>String.fromCharCode(s)).join("")).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}`}function p(s){return s.startsWith(l)?s.slice(l.length).split(".")[0]:void 0}function r(s){if(!(s.length>t))try{var a;let e,t=JSON.parse((a=s.slice(s.indexOf(".")+1),e=atob(a.replaceAll("-","+").replaceAll("_","/")),new TextDecoder("utf-8",{fatal:!0}).decode(Uint8Array.from(e,s=>s.charCodeAt(0)))));if(!(0,n.Gv)(t)||!(0,n.Gv)(t.body))return;let{variant:l,body:c}=t;return"string"==typeof l?{variant:l,body:c}:{body:c}}catch{return}}},3023(s,a,e){"use strict";e.d(a,{R:()=>c,x:()=>p});var n=e(3696);let t={},l=n.createContext(t);function c(s){let a=n.useContext(l);return n.useMemo(function(){return"function"==typeof s?s(a):{...a,...s}},[a,s])}function p(s){let a;return a=s.disableParentContext?"function"==typeof s.components?s.components(t):s.components||t:c(s.components),n.createElement(l.Provider,{value:a},s.children)}}}]);