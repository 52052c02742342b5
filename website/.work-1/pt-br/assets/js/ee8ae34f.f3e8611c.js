(globalThis.webpackChunkwebsite=globalThis.webpackChunkwebsite||[]).push([["3791"],{6709(s,a,e){"use strict";e.r(a),e.d(a,{metadata:()=>n,default:()=>j,frontMatter:()=>d,contentTitle:()=>h,toc:()=>x,assets:()=>u});var n=JSON.parse('{"id":"captchas/recaptcha-click","title":"ComplexImageTask: reCAPTCHA por cliques","description":"Descubra em quais blocos de uma grade do reCAPTCHA clicar: envie uma imagem, o tamanho da grade e a instrução e receba um indicador por bloco.","source":"@site/i18n/pt-br/docusaurus-plugin-content-docs/current/captchas/recaptcha-click.mdx","sourceDirName":"captchas","slug":"/captchas/recaptcha-click","permalink":"/pt-br/docs/captchas/recaptcha-click","draft":false,"unlisted":false,"tags":[],"version":"current","lastUpdatedAt":1794865987000,"frontMatter":{"title":"ComplexImageTask: reCAPTCHA por cliques","sidebar_label":"reCAPTCHA por cliques","description":"Descubra em quais blocos de uma grade do reCAPTCHA clicar: envie uma imagem, o tamanho da grade e a instrução e receba um indicador por bloco.","source":"40861702cdc7"},"sidebar":"documentation","previous":{"title":"reCAPTCHA v3","permalink":"/pt-br/docs/captchas/recaptcha-v3-task"},"next":{"title":"Cloudflare Turnstile","permalink":"/pt-br/docs/captchas/turnstile-task"},"lastUpdatedText":"16 de nov. de 2026"}'),t=e(2540),c=e(3023),l=e(3985),r=e(8920),p=e(7346),i=e(1525),o=e(9409);let d={title:"ComplexImageTask: reCAPTCHA por cliques",sidebar_label:"reCAPTCHA por cliques",description:"Descubra em quais blocos de uma grade do reCAPTCHA clicar: envie uma imagem, o tamanho da grade e a instrução e receba um indicador por bloco.",source:"40861702cdc7"},h,u={},x=[{value:"Quando usar",id:"when-to-use",level:2},{value:"Exemplo",id:"example",level:2},{value:"Onde encontrar os valores",id:"find-values",level:2},{value:"Campos da requisição",id:"request-fields",level:2},{value:"Tamanhos da grade",id:"variants",level:2},{value:"4x4",id:"grid-4x4",level:3},{value:"1x1",id:"grid-1x1",level:3},{value:"Proxy",id:"proxy",level:2},{value:"Solução",id:"answer",level:2},{value:"Clique nos blocos",id:"use-the-answer",level:2},{value:"Erros",id:"errors",level:2},{value:"Cobrança",id:"limits",level:2},{value:"Próximos passos",id:"next",level:2}];function m(s){let a={a:"a",code:"code",h2:"h2",h3:"h3",li:"li",p:"p",strong:"strong",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...(0,c.R)(),...s.components};return(0,t.jsxs)(t.Fragment,{children:[(0,t.jsxs)(a.p,{children:[(0,t.jsx)(a.code,{children:"ComplexImageTask"})," com a classe ",(0,t.jsx)(a.code,{children:"recaptcha"})," encontra os blocos em que clicar em uma imagem do reCAPTCHA. Envie uma imagem, o tamanho da grade e a instrução. A solução tem um indicador por bloco."]}),`
`,(0,t.jsxs)("div",{className:"glance",children:[(0,t.jsxs)("dl",{className:"facts",children:[(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Tipo"}),(0,t.jsx)("dd",{children:(0,t.jsx)("code",{children:"ComplexImageTask"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Classe"}),(0,t.jsx)("dd",{children:(0,t.jsx)("code",{children:"recaptcha"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Proxy"}),(0,t.jsx)("dd",{children:(0,t.jsx)("b",{className:"pill",children:"não aceito"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Tempo de espera típico"}),(0,t.jsxs)("dd",{children:["de 0,3 a 6 s",(0,t.jsxs)("svg",{className:"range",viewBox:"0 0 180 1",preserveAspectRatio:"none","aria-hidden":"true",children:[(0,t.jsx)("path",{d:"M0 .5h180"}),(0,t.jsx)("path",{d:"M0.3 .5H6"})]})]})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Cobrança"}),(0,t.jsx)("dd",{children:"por 1000 imagens; em grades 3x3 dinâmicas, por 1000 imagens dinâmicas"})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Consultas"}),(0,t.jsx)("dd",{children:"espera inicial 0,35 s, intervalo 2 s, tempo limite 10 s"})]})]}),(0,t.jsx)(r.A,{as:"figure",className:"drawing",html:'<svg class="d d-captcha" viewBox="0 0 320 224" role=img aria-labelledby=drawing-captcha-recaptcha-click-title aria-describedby=drawing-captcha-recaptcha-click-desc><title id=drawing-captcha-recaptcha-click-title>reCAPTCHA por cliques</title><desc id=drawing-captcha-recaptcha-click-desc>Uma grade 4x4 com quatro blocos selecionados, ao lado da instrução de selecionar semáforos. A solução é um indicador true ou false por bloco.</desc><rect class=d-fill-2 width=320 height=224 rx=8 /><rect class=d-box x=16 y=14 width=288 height=146 rx=8 /><rect class=d-fill-2 x=26 y=24 width=128 height=126 /><path class=d-box-accent d="M58 24h32v31h-32zM58 55h32v32h-32zM58 87h32v31h-32zM122 87h32v31h-32z" /><path class=d-soft d="M26 24h128v126H26zM58 24v126M90 24v126M122 24v126M26 55h128M26 87h128M26 118h128" /><path class=d-accent d="M67 40l5 5 9-10M67 71l5 5 9-10M67 103l5 5 9-10M131 103l5 5 9-10" /><rect class=d-accent-solid x=166 y=24 width=128 height=60 rx=8 /><text class=d-inverse x=178 y=49>Selecione os</text><text class="d-inverse d-bold" x=178 y=70>semáforos</text><rect class=d-box x=212 y=98 width=24 height=52 rx=8 /><g class=d-ink><circle cx=224 cy=109 r=5 /><circle cx=224 cy=124 r=5 /><circle cx=224 cy=139 r=5 /></g><path class=d-ink d="M160 160v8" /><path class=d-head d="M160 174l-4-6h8z" /><rect class=d-box-accent x=64 y=180 width=192 height=30 rx=15 /><text class="d-mono d-mid" x=160 y=200>answer: true / false</text></svg>'})]}),`
`,(0,t.jsx)(a.h2,{id:"when-to-use",children:"Quando usar"}),`
`,(0,t.jsxs)(a.table,{children:[(0,t.jsx)(a.thead,{children:(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.th,{children:"O que você quer"}),(0,t.jsx)(a.th,{children:"Use"})]})}),(0,t.jsxs)(a.tbody,{children:[(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"Saber em quais blocos o seu programa deve clicar em um navegador"}),(0,t.jsx)(a.td,{children:"esta tarefa"})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"Obter um token, sem cliques"}),(0,t.jsx)(a.td,{children:(0,t.jsx)(a.a,{href:"/pt-br/docs/captchas/no-captcha-task",children:"reCAPTCHA v2"})})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"Automatizar os cliques no seu navegador"}),(0,t.jsxs)(a.td,{children:["a ",(0,t.jsx)(a.a,{href:"/pt-br/docs/extension/extension-main",children:"extensão"})]})]})]})]}),`
`,(0,t.jsx)(a.h2,{id:"example",children:"Exemplo"}),`
`,(0,t.jsx)(a.p,{children:"Crie a tarefa com uma imagem:"}),`
`,(0,t.jsxs)(o.A,{id:"samples",label:"Exemplos de código: RecaptchaClickTask, 3x3",children:[(0,t.jsx)(l.A,{language:"javascript",sample:"javascript",html:`<span class=tc>// Node.js 20+</span>
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
console.<span class=tf>log</span>(result);`}),(0,t.jsx)(l.A,{language:"python",sample:"python",html:`<span class=tc># Python 3.9+</span>
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
<span class=tk>print</span>(result)`}),(0,t.jsx)(l.A,{language:"bash",sample:"curl",html:`<span class=tf>curl</span> <span class=tp>--silent</span> --show-error --max-time <span class=tn>30</span> <span class=ts>'https://api.captcha-cloud.example/createTask'</span> \\
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
  jq <span class=ts>'if .errorId == 0 then . else error(.errorCode) end'</span>`}),(0,t.jsx)(l.A,{language:"csharp",sample:"csharp",html:`<span class=tc>// .NET 8+</span>
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
Console.<span class=tf>WriteLine</span>(result);`}),(0,t.jsx)(l.A,{language:"java",sample:"java",html:`<span class=tc>// Java 17+, com.google.code.gson:gson</span>
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
}`}),(0,t.jsx)(l.A,{language:"go",sample:"go",html:`<span class=tc>// Go 1.18+</span>

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
}`}),(0,t.jsx)(l.A,{language:"php",sample:"php",html:`<span class=tk>&lt;?php</span> <span class=tc>// PHP 8.1+</span>

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
`,(0,t.jsx)(i.A,{of:"RecaptchaClickTask",variant:"3x3",label:"Experimente",children:(0,t.jsxs)("p",{children:["Preencha a requisição e execute-a no sandbox (requer JavaScript). Se você tem o código-fonte desta documentação, também pode executar o sandbox no seu computador: ",(0,t.jsx)(a.a,{href:"/docs/getting-start#sandbox",children:(0,t.jsx)("code",{children:"npm run sandbox"})})]})}),`
`,(0,t.jsxs)(a.p,{children:["Quando a tarefa está pronta, ",(0,t.jsx)(a.a,{href:"/pt-br/docs/api/methods/get-task-result",children:"getTaskResult"})," retorna um indicador por bloco:"]}),`
`,(0,t.jsx)(l.A,{language:"json",html:`{
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
`,(0,t.jsxs)(a.p,{children:["Um programa completo, que cria a tarefa e consulta o resultado, está em ",(0,t.jsx)(a.a,{href:"/pt-br/docs/getting-start#first-task",children:"Resolva o seu primeiro captcha"}),"."]}),`
`,(0,t.jsx)(a.h2,{id:"find-values",children:"Onde encontrar os valores"}),`
`,(0,t.jsx)(a.p,{children:"Os valores vêm do desafio que o navegador mostra em uma página que seja sua ou que você tenha autorização para automatizar:"}),`
`,(0,t.jsxs)(a.ul,{children:[`
`,(0,t.jsxs)(a.li,{children:[(0,t.jsx)(a.strong,{children:"Imagem:"})," a grade inteira ou um bloco substituto. Envie a URL em ",(0,t.jsx)(a.code,{children:"imageUrls"})," ou os bytes em ",(0,t.jsx)(a.code,{children:"imagesBase64"}),". Para codificar a imagem, veja ",(0,t.jsx)(a.a,{href:"/pt-br/docs/captchas/image-to-text#encode-file",children:"Leia e codifique um arquivo"}),"."]}),`
`,(0,t.jsxs)(a.li,{children:[(0,t.jsx)(a.strong,{children:"Instrução:"})," o texto acima da grade, em inglês, em ",(0,t.jsx)(a.code,{children:"metadata.Task"}),". Se em vez do texto você tem o ID técnico da classe do objeto, envie-o em ",(0,t.jsx)(a.code,{children:"metadata.TaskDefinition"}),"."]}),`
`]}),`
`,(0,t.jsx)(a.h2,{id:"request-fields",children:"Campos da requisição"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Campos da requisição: RecaptchaClickTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Campo"}),(0,t.jsx)("th",{scope:"col",children:"Tipo"}),(0,t.jsx)("th",{scope:"col",children:"Descrição"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(p.A,{id:"type",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#type",children:(0,t.jsx)("code",{children:"type"})})}),(0,t.jsxs)("td",{children:["string ",(0,t.jsx)("b",{children:"obrigatório"})]}),(0,t.jsxs)("td",{children:["Tipo de tarefa.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["sempre ",(0,t.jsx)("code",{children:"ComplexImageTask"})]})})]})]}),(0,t.jsxs)(p.A,{id:"class",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#class",children:(0,t.jsx)("code",{children:"class"})})}),(0,t.jsxs)("td",{children:["string ",(0,t.jsx)("b",{children:"obrigatório"})]}),(0,t.jsxs)("td",{children:["Classe da tarefa.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["sempre ",(0,t.jsx)("code",{children:"recaptcha"})]})})]})]}),(0,t.jsxs)(p.A,{id:"imageUrls",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#imageUrls",children:(0,t.jsx)("code",{children:"imageUrls"})})}),(0,t.jsx)("td",{children:"array de strings"}),(0,t.jsxs)("td",{children:["URL de uma imagem: a grade inteira ou um bloco. Obrigatório se ",(0,t.jsx)("code",{children:"imagesBase64"})," não é enviado.",(0,t.jsx)("ul",{children:(0,t.jsx)("li",{children:"exatamente 1 item"})})]})]}),(0,t.jsxs)(p.A,{id:"imagesBase64",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#imagesBase64",children:(0,t.jsx)("code",{children:"imagesBase64"})})}),(0,t.jsx)("td",{children:"array de strings"}),(0,t.jsxs)("td",{children:["A imagem, codificada em base64. Obrigatório se ",(0,t.jsx)("code",{children:"imageUrls"})," não é enviado.",(0,t.jsxs)("ul",{children:[(0,t.jsx)("li",{children:"exatamente 1 item"}),(0,t.jsxs)("li",{children:["sem o prefixo ",(0,t.jsx)("code",{children:"data:"})]}),(0,t.jsx)("li",{children:"imagem de 100 a 500.000 bytes"})]})]})]}),(0,t.jsxs)(p.A,{id:"metadata.Grid",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#metadata.Grid",children:(0,t.jsxs)("code",{children:[(0,t.jsxs)("i",{children:["metadata.",(0,t.jsx)("wbr",{})]}),"Grid"]})})}),(0,t.jsxs)("td",{children:["string ",(0,t.jsx)("b",{children:"obrigatório"})]}),(0,t.jsxs)("td",{children:["Tamanho da grade.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["um destes valores: ",(0,t.jsx)("code",{children:"4x4"}),", ",(0,t.jsx)("code",{children:"3x3"}),", ",(0,t.jsx)("code",{children:"1x1"})]})})]})]}),(0,t.jsxs)(p.A,{id:"metadata.Task",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#metadata.Task",children:(0,t.jsxs)("code",{children:[(0,t.jsxs)("i",{children:["metadata.",(0,t.jsx)("wbr",{})]}),"Task"]})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsxs)("td",{children:["Texto da instrução, em inglês. Obrigatório se ",(0,t.jsx)("code",{children:"TaskDefinition"})," não é enviado.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["por exemplo, ",(0,t.jsx)("code",{children:"Click on traffic lights"})]})})]})]}),(0,t.jsxs)(p.A,{id:"metadata.TaskDefinition",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#metadata.TaskDefinition",children:(0,t.jsxs)("code",{children:[(0,t.jsxs)("i",{children:["metadata.",(0,t.jsx)("wbr",{})]}),"TaskDefinition"]})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsxs)("td",{children:["ID técnico da classe do objeto. ",(0,t.jsx)("code",{children:"/m/015qff"})," significa semáforos. Obrigatório se ",(0,t.jsx)("code",{children:"Task"})," não é enviado.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["por exemplo, ",(0,t.jsx)("code",{children:"/m/015qff"})]})})]})]}),(0,t.jsxs)(p.A,{id:"websiteURL",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#websiteURL",children:(0,t.jsx)("code",{children:"websiteURL"})})}),(0,t.jsx)("td",{children:"string · URL"}),(0,t.jsx)("td",{children:"URL da página."})]}),(0,t.jsxs)(p.A,{id:"userAgent",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#userAgent",children:(0,t.jsx)("code",{children:"userAgent"})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsxs)("td",{children:["User-Agent do navegador. Envie o valor que ",(0,t.jsx)(a.a,{href:"/docs/api/methods/get-user-agent",children:"getUserAgent"})," retorna."]})]})]})]})}),`
`,(0,t.jsx)(a.h2,{id:"variants",children:"Tamanhos da grade"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Tamanhos da grade",children:(0,t.jsxs)(a.table,{className:"rows",children:[(0,t.jsx)(a.thead,{children:(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.th,{children:"Imagem"}),(0,t.jsx)(a.th,{children:(0,t.jsx)("code",{children:"metadata.Grid"})}),(0,t.jsx)(a.th,{children:"Indicadores na solução"})]})}),(0,t.jsxs)(a.tbody,{children:[(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"Grade inteira de 16 blocos"}),(0,t.jsx)(a.td,{"data-label":"metadata.Grid",children:(0,t.jsx)("code",{children:"4x4"})}),(0,t.jsx)(a.td,{"data-label":"Indicadores na solução",children:"16"})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"Grade inteira de 9 blocos"}),(0,t.jsx)(a.td,{"data-label":"metadata.Grid",children:(0,t.jsx)("code",{children:"3x3"})}),(0,t.jsx)(a.td,{"data-label":"Indicadores na solução",children:"9"})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"Um bloco substituto"}),(0,t.jsx)(a.td,{"data-label":"metadata.Grid",children:(0,t.jsx)("code",{children:"1x1"})}),(0,t.jsx)(a.td,{"data-label":"Indicadores na solução",children:"1"})]})]})]})}),`
`,(0,t.jsxs)(a.p,{children:["Uma grade 3x3 dinâmica não tem campo próprio. Envie-a como ",(0,t.jsx)(a.code,{children:"3x3"}),"."]}),`
`,(0,t.jsx)(a.h3,{id:"grid-4x4",children:"4x4"}),`
`,(0,t.jsx)(l.A,{language:"json",html:`{
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
`,(0,t.jsx)(l.A,{language:"json",html:`{
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
`,(0,t.jsx)(l.A,{language:"json",html:`{
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
`,(0,t.jsx)(l.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"ready"</span>,
  <span class=tp>"solution"</span>: {
    <span class=tp>"answer"</span>: [
      <span class=tn>true</span>
    ]
  }
}`}),`
`,(0,t.jsx)(a.h2,{id:"proxy",children:"Proxy"}),`
`,(0,t.jsx)("p",{children:"Não aceito. Este tipo não tem campos de proxy e dispensa proxy."}),`
`,(0,t.jsx)(a.h2,{id:"answer",children:"Solução"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Campos da solução: RecaptchaClickTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Campo"}),(0,t.jsx)("th",{scope:"col",children:"Tipo"}),(0,t.jsx)("th",{scope:"col",children:"Descrição"})]})}),(0,t.jsx)("tbody",{children:(0,t.jsxs)(p.A,{id:"solution-answer",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#solution-answer",children:(0,t.jsx)("code",{children:"answer"})})}),(0,t.jsx)("td",{children:"array de booleanos"}),(0,t.jsxs)("td",{children:["Um indicador por bloco. ",(0,t.jsx)("code",{children:"true"})," significa: clique neste bloco."]})]})})]})}),`
`,(0,t.jsxs)(a.p,{children:["A resposta também pode conter ",(0,t.jsx)(a.code,{children:"cost"}),", ao lado de ",(0,t.jsx)(a.code,{children:"solution"}),": o valor cobrado pela tarefa."]}),`
`,(0,t.jsx)(a.h2,{id:"use-the-answer",children:"Clique nos blocos"}),`
`,(0,t.jsxs)(a.p,{children:["Clique em todos os blocos cujo indicador é ",(0,t.jsx)(a.code,{children:"true"}),". Em ",(0,t.jsx)(a.code,{children:"1x1"}),", clique no bloco substituto se o indicador é ",(0,t.jsx)(a.code,{children:"true"}),"."]}),`
`,(0,t.jsx)(a.h2,{id:"errors",children:"Erros"}),`
`,(0,t.jsxs)(a.p,{children:["Verifique primeiro se a imagem está completa e se a grade corresponde a ",(0,t.jsx)(a.code,{children:"metadata.Grid"}),". Depois confira se a instrução está em inglês. Veja abaixo os códigos mais prováveis. A lista completa está em ",(0,t.jsx)(a.a,{href:"/pt-br/docs/api/api-errors#all-codes",children:"Erros da API"}),"."]}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Códigos de erro e correções",children:(0,t.jsxs)("table",{className:"rows errors",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Código"}),(0,t.jsx)("th",{scope:"col",children:"Significado"}),(0,t.jsx)("th",{scope:"col",children:"Correção"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_CAPTCHA_UNSOLVABLE",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"CAPTCHA_",(0,t.jsx)("wbr",{}),"UNSOLVABLE"]})})}),(0,t.jsx)("td",{"data-label":"Significado",children:"O captcha não pôde ser resolvido."}),(0,t.jsxs)("td",{"data-label":"Correção",children:["Veja causas e correções em ",(0,t.jsx)(a.a,{href:"/docs/api/api-errors#unsolvable",children:"Captcha não resolvido"}),"."]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_INVALID_TASK",children:(0,t.jsx)("code",{children:"ERROR_INVALID_TASK"})})}),(0,t.jsxs)("td",{"data-label":"Significado",children:["Um campo da tarefa está ausente, é inválido ou está desatualizado. ",(0,t.jsx)("code",{children:"errorDescription"})," indica o campo."]}),(0,t.jsx)("td",{"data-label":"Correção",children:"Corrija os campos indicados."})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_TOO_BIG_CAPTCHA_FILESIZE",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"TOO_",(0,t.jsx)("wbr",{}),"BIG_",(0,t.jsx)("wbr",{}),"CAPTCHA_",(0,t.jsx)("wbr",{}),"FILESIZE"]})})}),(0,t.jsx)("td",{"data-label":"Significado",children:"A imagem tem mais de 500.000 bytes. Somente tarefas de imagem."}),(0,t.jsx)("td",{"data-label":"Correção",children:"Envie uma imagem menor."})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_ZERO_CAPTCHA_FILESIZE",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"ZERO_",(0,t.jsx)("wbr",{}),"CAPTCHA_",(0,t.jsx)("wbr",{}),"FILESIZE"]})})}),(0,t.jsx)("td",{"data-label":"Significado",children:"A imagem tem menos de 100 bytes."}),(0,t.jsx)("td",{"data-label":"Correção",children:"Confira os dados da imagem."})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_WRONG_USERAGENT",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"WRONG_",(0,t.jsx)("wbr",{}),"USERAGENT"]})})}),(0,t.jsxs)("td",{"data-label":"Significado",children:["O serviço não aceita esse ",(0,t.jsx)("code",{children:"userAgent"}),"."]}),(0,t.jsxs)("td",{"data-label":"Correção",children:["Envie o valor que ",(0,t.jsx)(a.a,{href:"/docs/api/methods/get-user-agent",children:"getUserAgent"})," retorna."]})]})]})]})}),`
`,(0,t.jsx)(a.h2,{id:"limits",children:"Cobrança"}),`
`,(0,t.jsx)(a.p,{children:"O preço é por 1000 imagens ou, em grades 3x3 dinâmicas, por 1000 imagens dinâmicas. Somente as tarefas resolvidas são cobradas."}),`
`,(0,t.jsx)(a.h2,{id:"next",children:"Próximos passos"}),`
`,(0,t.jsxs)(a.ul,{children:[`
`,(0,t.jsxs)(a.li,{children:[(0,t.jsx)(a.a,{href:"/pt-br/docs/api/methods/get-task-result#polling",children:"Consulte o resultado"}),": quando e com que frequência chamar getTaskResult."]}),`
`,(0,t.jsxs)(a.li,{children:[(0,t.jsx)(a.a,{href:"/pt-br/docs/api/api-errors#unsolvable",children:"Captcha não resolvido"}),": causas e correções de ",(0,t.jsx)(a.code,{children:"ERROR_CAPTCHA_UNSOLVABLE"}),"."]}),`
`,(0,t.jsxs)(a.li,{children:[(0,t.jsx)(a.a,{href:"/pt-br/docs/captchas/no-captcha-task",children:"reCAPTCHA v2"}),": resolva o captcha com um token."]}),`
`]})]})}function j(s={}){let{wrapper:a}={...(0,c.R)(),...s.components};return a?(0,t.jsx)(a,{...s,children:(0,t.jsx)(m,{...s})}):m(s)}},2834(s,a,e){var n={"./RecaptchaV2EnterpriseTask.json":["9926","6779"],"./ImageToTextTask.json":["6339","4176"],"./RecaptchaClickTask.json":["1077","2934"],"./TenDITask.json":["6388","1413"],"./reportIncorrectImageCaptcha.json":["8753","298"],"./createTask.json":["4882","7327"],"./AmazonTask.json":["7030","4715"],"./getBalance.json":["8959","8004"],"./getTaskResult.json":["7413","2502"],"./RecaptchaV2Task.json":["2045","430"],"./getUserAgent.json":["2515","1664"],"./TemuTask.json":["3207","6268"],"./strings.json":["2083","9536"],"./ImpervaTask.json":["3420","8845"],"./BinanceTask.json":["5962","7511"],"./RecaptchaV3TaskProxyless.json":["7547","1192"],"./reportIncorrectTokenCaptcha.json":["209","9354"],"./__plugin.json":["9630","3331"],"./GeeTestTask.json":["7627","1592"],"./RecognitionTask.json":["9431","8508"],"./ProsopoTask.json":["5708","3645"],"./TurnstileTask.json":["5896","1505"],"./BasiliskTask.json":["8526","1987"]};function t(s){if(!e.o(n,s))return Promise.resolve().then(function(){var a=Error("Cannot find module '"+s+"'");throw a.code="MODULE_NOT_FOUND",a});var a=n[s],t=a[0];return e.e(a[1]).then(function(){return e.t(t,19)})}t.keys=()=>Object.keys(n),t.id=2834,s.exports=t},7346(s,a,e){"use strict";e.d(a,{A:()=>c});var n=e(2540),t=e(4060);function c({as:s="tr",...a}){return(0,t.A)().collectAnchor(a.id),(0,n.jsx)(s,{...a})}},8920(s,a,e){"use strict";e.d(a,{A:()=>l});var n=e(2540),t=e(3696);let c=globalThis.trustedTypes?.createPolicy("built-html",{createHTML:s=>s});function l({as:s,html:a,ref:e,...r}){let p=(0,t.useMemo)(()=>({__html:c?c.createHTML(a):a}),[a]);return(0,n.jsx)(s,{...r,ref:e,dangerouslySetInnerHTML:p})}},7228(s,a,e){"use strict";let n;function t(s){let a,e=n??((a=document.createElement("div")).setAttribute("role","status"),a.className="sr-only",document.body.append(a),a);n=e,e.textContent="",setTimeout(()=>{e.textContent=s},100)}e.d(a,{i:()=>t})},9073(s,a,e){"use strict";async function n(s){try{await navigator.clipboard.writeText(s)}catch{var a;let e,n,t;if(a=s,e=document.activeElement,(n=document.createElement("textarea")).className="sr-only",n.value=a,document.body.append(n),n.select(),t=document.execCommand("copy"),n.remove(),e?.focus({preventScroll:!0}),!t)throw Error("The browser does not let this page copy.")}}e.d(a,{D:()=>n})},3985(s,a,e){"use strict";e.d(a,{A:()=>o,i:()=>d});var n=e(2540),t=e(9981),c=e(3696),l=e(8920),r=e(7228),p=e(9073),i=e(4635);function o({html:s,language:a,title:e,sample:t}){let r=(0,c.useRef)(null);return(0,n.jsxs)("div",{className:"code","data-sample":t,children:[e&&(0,n.jsx)("div",{className:"code-title",children:e}),(0,n.jsx)("pre",{tabIndex:0,children:(0,n.jsx)(l.A,{as:"code",ref:r,className:a&&`language-${a}`,html:s})}),(0,n.jsx)(d,{code:r})]})}function d({code:s}){let[a,e]=(0,c.useState)();(0,c.useEffect)(()=>{if(!a)return;let s=setTimeout(()=>e(void 0),2e3);return()=>clearTimeout(s)},[a]);let l=async()=>{let a=await (0,p.D)(s.current?.textContent??"").then(i.M,()=>(s.current&&getSelection()?.selectAllChildren(s.current),(0,i.d)()));e(a),(0,r.i)(a)};return(0,n.jsx)("button",{type:"button",className:"code-copy","data-copied":a?"":void 0,onClick:l,children:a??(0,t.T)({id:"theme.CodeBlock.copy",message:"Copy",description:"The copy button label on code blocks"})})}},4635(s,a,e){"use strict";e.d(a,{M:()=>t,d:()=>c});var n=e(9981);function t(){return(0,n.T)({id:"theme.CodeBlock.copied",message:"Copied",description:"The copied button label on code blocks"})}function c(){return(0,n.T)({id:"docs.copy.failed",message:"Couldn't copy"})}},9409(s,a,e){"use strict";e.d(a,{A:()=>o});var n=e(2540),t=e(3696),c=e(4237),l=e(9344);function r(){let s,{dataset:a}=document.documentElement;for(let e of document.querySelectorAll(".samples > input"))e.value===a.sample?s=e.checked=!0:s??=!1;!1===s&&delete a.sample}var p=e(634);let i={javascript:"JavaScript",python:"Python",curl:"cURL",csharp:"C#",java:"Java",go:"Go",php:"PHP"};function o({id:s,label:a,children:e}){return(0,t.useLayoutEffect)(r,[]),(0,n.jsxs)("div",{className:"samples",role:"group","aria-label":a,children:[p.f.map((a,e)=>(0,n.jsxs)(t.Fragment,{children:[(0,n.jsx)("input",{type:"radio",id:`${s}-${a}`,name:s,value:a,defaultChecked:0===e,onChange:s=>{var a;let e;return e=(a=s.currentTarget).getBoundingClientRect().top,void(!function({value:s}){document.documentElement.dataset.sample=s,(0,l.M)("localStorage",c.dt,s),r()}(a),scrollBy(0,a.getBoundingClientRect().top-e))}}),(0,n.jsx)("label",{htmlFor:`${s}-${a}`,children:i[a]})]},a)),e]})}},634(s,a,e){"use strict";e.d(a,{f:()=>n});let n=["javascript","python","curl","csharp","java","go","php"]},4942(s,a,e){"use strict";function n(s,a){let{fields:e=[],proxy:n}=s.variants[a]??{},c=[...e,...n?.fields??[]];return"createTask"!==s.method?t("",c):t("",[t("task",c),...s.envelope])}function t(s,a){return{name:s,fields:a,types:["object"],typeText:"",required:!0,description:"",constraints:[]}}e.d(a,{$b:()=>function s(a,[e,...n]){return void 0===e||void 0===a||"string"==typeof a?void 0===e?a:void 0:s(Array.isArray(a)?a[Number(e)]:a[e],n)},BA:()=>function s(a,e){if(void 0!==a.const)return a.required||void 0!==e?a.const:void 0;if(void 0===e||""===e)return a.fields&&a.required?{}:void 0;if("string"==typeof e)return function({types:s,enum:a,open:e},n){let t=a?.find(s=>c(s)===n);return void 0!==t?t:e?function(s){try{return JSON.parse(s)}catch{return s}}(n):s.includes("boolean")&&/^(true|false)$/.test(n)?"true"===n:(s.includes("integer")||s.includes("number"))&&/^-?\d+(\.\d+)?$/.test(n)&&Number.isSafeInteger(Math.trunc(Number(n)))?Number(n):n}(a,e);if(Array.isArray(e))return function({items:a,required:e},n){if(0!==n.length||e)return n.map(e=>(a&&s(a,e))??"")}(a,e);let n=(a.fields??[]).map(a=>[a.name,s(a,e[a.name])]).filter(([,s])=>void 0!==s);return n.length>0||a.required?Object.fromEntries(n):void 0},D0:()=>function s(a,e){if(void 0!==e){if(a.open)return"string"==typeof e?e:JSON.stringify(e,null,2);if(a.items){let{items:n}=a;return Array.isArray(e)?e.map(a=>s(n,a)??""):void 0}return a.fields?l(e)?Object.fromEntries(a.fields.map(a=>[a.name,s(a,e[a.name])]).filter(([,s])=>void 0!==s)):void 0:c(e)}},Gv:()=>l,LO:()=>n,e1:()=>c,eI:()=>function s(a,[e,...n],t){if(void 0===e)return t;if("number"==typeof e){let c=Array.isArray(a)?a:[],l=s(c[e],n,t);return void 0===l?c.toSpliced(e,1):c.toSpliced(e,1,l)}let c=l(a)?a:{},{[e]:r,...p}=c,i=s(r,n,t);return void 0===i?p:{...c,[e]:i}},rq:()=>r});let c=s=>"string"==typeof s?s:JSON.stringify(s),l=s=>"object"==typeof s&&null!==s&&!Array.isArray(s),r=s=>s.map(s=>`/${s}`).join("")},1525(s,a,e){"use strict";e.d(a,{A:()=>r});var n=e(2540),t=e(9981),c=e(3696),l=e(3413);function r({of:s,variant:a,label:i,children:o}){let d=(0,c.useRef)(null),[h,u]=(0,c.useState)(),x=function(s,a){let[e,n]=(0,c.useState)();return(0,c.useLayoutEffect)(()=>(p.add(s),()=>void p.delete(s)),[s]),(0,c.useEffect)(()=>{let e=()=>{let e=(0,l.vF)(location.hash),t=[...document.querySelectorAll(".try-it")],c=e===s||t[0]===a.current&&!document.getElementById(`try-${e}`);void 0!==e&&c&&a.current&&(n(location.hash),history.replaceState(history.state,"",location.pathname+location.search),a.current.open=!0,a.current.scrollIntoView())};return e(),addEventListener("hashchange",e),()=>removeEventListener("hashchange",e)},[s,a]),e}(s,d),m=()=>{d.current?.open&&"object"!=typeof h&&(u(void 0),Promise.all([Promise.all([e.e("4014"),e.e("1081"),e.e("5025")]).then(e.bind(e,7544)),e(2834)(`./${s}.json`)]).then(([{default:s},{default:a}])=>u({Panel:s,data:function(s){let{placeholder:a,text:e}=s.userAgent,n=JSON.stringify(document.querySelector("[data-user-agent]")?.textContent||e).slice(1,-1);return JSON.parse(JSON.stringify(s).replaceAll(a,n))}(a)}),()=>u("failed")))};return(0,c.useEffect)(m,[]),(0,n.jsxs)("details",{ref:d,className:"try-it",onToggle:m,children:[(0,n.jsx)("summary",{children:i}),"object"!=typeof h&&o,"failed"===h&&(0,n.jsx)("button",{type:"button",className:"button",onClick:m,children:(0,t.T)({id:"theme.ErrorPageContent.tryAgain",message:"Try again"})}),"object"==typeof h&&(0,n.jsx)(h.Panel,{...h.data,variant:a,hash:x},x)]})}let p=new Set},3413(s,a,e){"use strict";e.d(a,{Pp:()=>p,jE:()=>t,jr:()=>l,vF:()=>r});var n=e(4942);let t=4e3,c="#try=";function l(s,a){var e;return`${c}${s}.${e=JSON.stringify(a),btoa(Array.from(new TextEncoder().encode(e),s=>String.fromCharCode(s)).join("")).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}`}function r(s){return s.startsWith(c)?s.slice(c.length).split(".")[0]:void 0}function p(s){if(!(s.length>t))try{var a;let e,t=JSON.parse((a=s.slice(s.indexOf(".")+1),e=atob(a.replaceAll("-","+").replaceAll("_","/")),new TextDecoder("utf-8",{fatal:!0}).decode(Uint8Array.from(e,s=>s.charCodeAt(0)))));if(!(0,n.Gv)(t)||!(0,n.Gv)(t.body))return;let{variant:c,body:l}=t;return"string"==typeof c?{variant:c,body:l}:{body:l}}catch{return}}},3023(s,a,e){"use strict";e.d(a,{R:()=>l,x:()=>r});var n=e(3696);let t={},c=n.createContext(t);function l(s){let a=n.useContext(c);return n.useMemo(function(){return"function"==typeof s?s(a):{...a,...s}},[a,s])}function r(s){let a;return a=s.disableParentContext?"function"==typeof s.components?s.components(t):s.components||t:l(s.components),n.createElement(c.Provider,{value:a},s.children)}}}]);