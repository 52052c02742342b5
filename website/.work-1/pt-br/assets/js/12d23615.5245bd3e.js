(globalThis.webpackChunkwebsite=globalThis.webpackChunkwebsite||[]).push([["9290"],{6710(s,e,a){"use strict";a.r(e),a.d(e,{metadata:()=>n,default:()=>m,frontMatter:()=>d,contentTitle:()=>h,toc:()=>x,assets:()=>u});var n=JSON.parse('{"id":"captchas/Basilisk-task","title":"Basilisk","description":"Resolva o Basilisk: envie CustomTask com a classe Basilisk, a URL da página e a site key; depois, use o valor no site com o User-Agent correspondente.","source":"@site/i18n/pt-br/docusaurus-plugin-content-docs/current/captchas/Basilisk-task.mdx","sourceDirName":"captchas","slug":"/captchas/Basilisk-task","permalink":"/pt-br/docs/captchas/Basilisk-task","draft":false,"unlisted":false,"tags":[],"version":"current","lastUpdatedAt":1794865987000,"frontMatter":{"title":"Basilisk","description":"Resolva o Basilisk: envie CustomTask com a classe Basilisk, a URL da página e a site key; depois, use o valor no site com o User-Agent correspondente.","source":"214d73e7be39"},"sidebar":"documentation","previous":{"title":"AWS WAF","permalink":"/pt-br/docs/captchas/amazon-task"},"next":{"title":"Binance","permalink":"/pt-br/docs/captchas/binance"},"lastUpdatedText":"16 de nov. de 2026"}'),t=a(2540),r=a(3023),c=a(3985),l=a(8920),o=a(7346),i=a(1525),p=a(9409);let d={title:"Basilisk",description:"Resolva o Basilisk: envie CustomTask com a classe Basilisk, a URL da página e a site key; depois, use o valor no site com o User-Agent correspondente.",source:"214d73e7be39"},h,u={},x=[{value:"Exemplo",id:"example",level:2},{value:"Onde encontrar os valores",id:"find-values",level:2},{value:"Campos da requisição",id:"request-fields",level:2},{value:"Proxy",id:"proxy",level:2},{value:"Solução",id:"answer",level:2},{value:"Envie a solução ao site",id:"use-the-answer",level:2},{value:"Erros",id:"errors",level:2},{value:"Cobrança",id:"limits",level:2},{value:"Próximos passos",id:"next",level:2}];function j(s){let e={a:"a",code:"code",h2:"h2",li:"li",p:"p",ul:"ul",...(0,r.R)(),...s.components};return(0,t.jsxs)(t.Fragment,{children:[(0,t.jsxs)(e.p,{children:[(0,t.jsx)(e.code,{children:"CustomTask"})," com a classe ",(0,t.jsx)(e.code,{children:"Basilisk"})," resolve o captcha Basilisk. Envie a URL da página e a site key do Basilisk usada nela. A solução contém o valor a enviar ao site e o User-Agent correspondente."]}),`
`,(0,t.jsxs)("div",{className:"glance",children:[(0,t.jsxs)("dl",{className:"facts",children:[(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Tipo"}),(0,t.jsx)("dd",{children:(0,t.jsx)("code",{children:"CustomTask"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Classe"}),(0,t.jsx)("dd",{children:(0,t.jsx)("code",{children:"Basilisk"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Proxy"}),(0,t.jsx)("dd",{children:(0,t.jsx)("b",{className:"pill",children:"opcional"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Cobrança"}),(0,t.jsx)("dd",{children:"por 1000 tokens"})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Consultas"}),(0,t.jsx)("dd",{children:"espera inicial 1 s, intervalo 3 s, tempo limite 100 s"})]})]}),(0,t.jsx)(l.A,{as:"figure",className:"drawing",html:'<svg class="d d-captcha" viewBox="0 0 320 224" role=img aria-labelledby=drawing-captcha-basilisk-title aria-describedby=drawing-captcha-basilisk-desc><title id=drawing-captcha-basilisk-title>Captcha Basilisk</title><desc id=drawing-captcha-basilisk-desc>Um formulário com um campo e uma área de verificação com um escudo e uma marca de confirmação. A solução é captcha_response.</desc><rect class=d-fill-2 width=320 height=224 rx=8 /><rect class=d-box x=40 y=14 width=240 height=146 rx=8 /><path class=d-soft d="M60 36h88" /><rect class=d-box x=60 y=50 width=200 height=28 rx=8 /><rect class=d-box-accent x=60 y=90 width=200 height=52 rx=8 /><path class="d-accent d-fill" d="M86 101l13 5v9c0 8-6 13-13 16-7-3-13-8-13-16v-9z" /><path class=d-accent d="M80 116l5 5 8-9" /><text x=110 y=121>Verificação</text><path class=d-ink d="M160 160v8" /><path class=d-head d="M160 174l-4-6h8z" /><rect class=d-box-accent x=80 y=180 width=160 height=30 rx=15 /><text class="d-mono d-mid" x=160 y=200>captcha_response</text></svg>'})]}),`
`,(0,t.jsx)(e.h2,{id:"example",children:"Exemplo"}),`
`,(0,t.jsx)(e.p,{children:"Crie a tarefa:"}),`
`,(0,t.jsxs)(p.A,{id:"samples",label:"Exemplos de código: BasiliskTask",children:[(0,t.jsx)(c.A,{language:"javascript",sample:"javascript",html:`<span class=tc>// Node.js 20+</span>
<span class=tk>const</span> response = <span class=tk>await</span> <span class=tf>fetch</span>(<span class=ts>"https://api.captcha-cloud.example/createTask"</span>, {
  <span class=tp>method</span>: <span class=ts>"POST"</span>,
  <span class=tp>headers</span>: { <span class=tp>"Content-Type"</span>: <span class=ts>"application/json"</span> },
  <span class=tp>body</span>: <span class=tn>JSON</span>.<span class=tf>stringify</span>({
    <span class=tp>clientKey</span>: <span class=ts>"YOUR_API_KEY"</span>,
    <span class=tp>task</span>: {
      <span class=tp>type</span>: <span class=ts>"CustomTask"</span>,
      <span class=tk>class</span>: <span class=ts>"Basilisk"</span>,
      <span class=tp>websiteURL</span>: <span class=ts>"https://example.com/signup"</span>,
      <span class=tp>websiteKey</span>: <span class=ts>"YOUR_SITE_KEY"</span>
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
            <span class=ts>"type"</span>: <span class=ts>"CustomTask"</span>,
            <span class=ts>"class"</span>: <span class=ts>"Basilisk"</span>,
            <span class=ts>"websiteURL"</span>: <span class=ts>"https://example.com/signup"</span>,
            <span class=ts>"websiteKey"</span>: <span class=ts>"YOUR_SITE_KEY"</span>
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
    <span class=tp>"type"</span>: <span class=ts>"CustomTask"</span>,
    <span class=tp>"class"</span>: <span class=ts>"Basilisk"</span>,
    <span class=tp>"websiteURL"</span>: <span class=ts>"https://example.com/signup"</span>,
    <span class=tp>"websiteKey"</span>: <span class=ts>"YOUR_SITE_KEY"</span>
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
        <span class=ts>"type"</span>: <span class=ts>"CustomTask"</span>,
        <span class=ts>"class"</span>: <span class=ts>"Basilisk"</span>,
        <span class=ts>"websiteURL"</span>: <span class=ts>"https://example.com/signup"</span>,
        <span class=ts>"websiteKey"</span>: <span class=ts>"YOUR_SITE_KEY"</span>
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
                "type": "CustomTask",
                "class": "Basilisk",
                "websiteURL": "https://example.com/signup",
                "websiteKey": "YOUR_SITE_KEY"
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
    "type": "CustomTask",
    "class": "Basilisk",
    "websiteURL": "https://example.com/signup",
    "websiteKey": "YOUR_SITE_KEY"
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
    "type": "CustomTask",
    "class": "Basilisk",
    "websiteURL": "https://example.com/signup",
    "websiteKey": "YOUR_SITE_KEY"
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
`,(0,t.jsx)(i.A,{of:"BasiliskTask",label:"Experimente",children:(0,t.jsxs)("p",{children:["Preencha a requisição e execute-a no sandbox (requer JavaScript). Se você tem o código-fonte desta documentação, também pode executar o sandbox no seu computador: ",(0,t.jsx)(e.a,{href:"/docs/getting-start#sandbox",children:(0,t.jsx)("code",{children:"npm run sandbox"})})]})}),`
`,(0,t.jsxs)(e.p,{children:["Quando a tarefa está pronta, ",(0,t.jsx)(e.a,{href:"/pt-br/docs/api/methods/get-task-result",children:"getTaskResult"})," retorna:"]}),`
`,(0,t.jsx)(c.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"ready"</span>,
  <span class=tp>"solution"</span>: {
    <span class=tp>"data"</span>: {
      <span class=tp>"captcha_response"</span>: <span class=ts>"5620301f30daf284b829fba66fa9b3d0..."</span>
    },
    <span class=tp>"headers"</span>: {
      <span class=tp>"User-Agent"</span>: <span class=ts>"<span data-user-agent="">Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36</span>"</span>
    }
  }
}`}),`
`,(0,t.jsxs)(e.p,{children:["Um programa completo, que cria a tarefa e consulta o resultado, está em ",(0,t.jsx)(e.a,{href:"/pt-br/docs/getting-start#first-task",children:"Resolva o seu primeiro captcha"}),". As ",(0,t.jsx)(e.a,{href:"/pt-br/docs/getting-start#libraries",children:"bibliotecas"})," para Go e PHP não aceitam ",(0,t.jsx)(e.code,{children:"CustomTask"}),": nesse caso, chame a API HTTP."]}),`
`,(0,t.jsx)(e.h2,{id:"find-values",children:"Onde encontrar os valores"}),`
`,(0,t.jsxs)(e.p,{children:["O Basilisk não tem guia público de integração. ",(0,t.jsx)(e.code,{children:"websiteURL"})," é a URL da página que mostra o captcha, como aparece na barra de endereço. ",(0,t.jsx)(e.code,{children:"websiteKey"})," é a site key (chave do site) do Basilisk nessa página: se o site é seu, use a chave configurada nele; se você tem autorização para automatizá-lo, peça a chave ao proprietário."]}),`
`,(0,t.jsxs)(e.p,{children:["Para experimentar uma requisição sem site e sem saldo, use o ",(0,t.jsx)(e.a,{href:"/pt-br/docs/getting-start#sandbox",children:"sandbox"}),"."]}),`
`,(0,t.jsx)(e.h2,{id:"request-fields",children:"Campos da requisição"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Campos da requisição: BasiliskTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Campo"}),(0,t.jsx)("th",{scope:"col",children:"Tipo"}),(0,t.jsx)("th",{scope:"col",children:"Descrição"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(o.A,{id:"type",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#type",children:(0,t.jsx)("code",{children:"type"})})}),(0,t.jsxs)("td",{children:["string ",(0,t.jsx)("b",{children:"obrigatório"})]}),(0,t.jsxs)("td",{children:["Tipo de tarefa.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["sempre ",(0,t.jsx)("code",{children:"CustomTask"})]})})]})]}),(0,t.jsxs)(o.A,{id:"class",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#class",children:(0,t.jsx)("code",{children:"class"})})}),(0,t.jsxs)("td",{children:["string ",(0,t.jsx)("b",{children:"obrigatório"})]}),(0,t.jsxs)("td",{children:["Classe da tarefa.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["sempre ",(0,t.jsx)("code",{children:"Basilisk"})]})})]})]}),(0,t.jsxs)(o.A,{id:"websiteURL",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#websiteURL",children:(0,t.jsx)("code",{children:"websiteURL"})})}),(0,t.jsxs)("td",{children:["string · URL ",(0,t.jsx)("b",{children:"obrigatório"})]}),(0,t.jsxs)("td",{children:["URL completa da página que mostra o captcha, com ",(0,t.jsx)("code",{children:"http://"})," ou ",(0,t.jsx)("code",{children:"https://"}),"."]})]}),(0,t.jsxs)(o.A,{id:"websiteKey",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#websiteKey",children:(0,t.jsx)("code",{children:"websiteKey"})})}),(0,t.jsxs)("td",{children:["string ",(0,t.jsx)("b",{children:"obrigatório"})]}),(0,t.jsx)("td",{children:"Site key do Basilisk, usada na página."})]}),(0,t.jsxs)(o.A,{id:"userAgent",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#userAgent",children:(0,t.jsx)("code",{children:"userAgent"})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsxs)("td",{children:["User-Agent do navegador. Envie o valor que ",(0,t.jsx)(e.a,{href:"/docs/api/methods/get-user-agent",children:"getUserAgent"})," retorna."]})]})]})]})}),`
`,(0,t.jsx)(e.h2,{id:"proxy",children:"Proxy"}),`
`,(0,t.jsx)("p",{children:"Opcional. Se você não define os campos de proxy, são usados os proxies do serviço."}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Campos de proxy: BasiliskTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Campo"}),(0,t.jsx)("th",{scope:"col",children:"Tipo"}),(0,t.jsx)("th",{scope:"col",children:"Descrição"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(o.A,{id:"proxyType",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyType",children:(0,t.jsx)("code",{children:"proxyType"})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsxs)("td",{children:["Protocolo do proxy. Use ",(0,t.jsx)("code",{children:"http"})," para proxies HTTP e HTTPS comuns. Use ",(0,t.jsx)("code",{children:"https"})," somente como alternativa para proxies incomuns. Veja ",(0,t.jsx)(e.a,{href:"/docs/api/methods/create-task#proxy",children:"Use um proxy próprio"}),". Obrigatório se você envia um proxy.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["um destes valores: ",(0,t.jsx)("code",{children:"http"}),", ",(0,t.jsx)("code",{children:"https"}),", ",(0,t.jsx)("code",{children:"socks4"}),", ",(0,t.jsx)("code",{children:"socks5"})]})})]})]}),(0,t.jsxs)(o.A,{id:"proxyAddress",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyAddress",children:(0,t.jsx)("code",{children:"proxyAddress"})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsxs)("td",{children:["Endereço IP do proxy. Obrigatório se você envia um proxy.",(0,t.jsx)("ul",{children:(0,t.jsx)("li",{children:"somente IPv4 ou IPv6; nomes de host, proxies transparentes e endereços de loopback ou de rede local não são aceitos"})})]})]}),(0,t.jsxs)(o.A,{id:"proxyPort",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyPort",children:(0,t.jsx)("code",{children:"proxyPort"})})}),(0,t.jsx)("td",{children:"inteiro"}),(0,t.jsxs)("td",{children:["Porta do proxy. Obrigatório se você envia um proxy.",(0,t.jsx)("ul",{children:(0,t.jsx)("li",{children:"de 0 a 65535"})})]})]}),(0,t.jsxs)(o.A,{id:"proxyLogin",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyLogin",children:(0,t.jsx)("code",{children:"proxyLogin"})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsxs)("td",{children:["Nome de usuário do proxy.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["não pode conter ",(0,t.jsx)("code",{children:"%"})]})})]})]}),(0,t.jsxs)(o.A,{id:"proxyPassword",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyPassword",children:(0,t.jsx)("code",{children:"proxyPassword"})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsxs)("td",{children:["Senha do proxy.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["não pode conter ",(0,t.jsx)("code",{children:"%"})]})})]})]})]})]})}),`
`,(0,t.jsxs)(e.p,{children:["Se o proxy autoriza clientes pelo endereço IP (whitelist), libere os endereços listados no ",(0,t.jsx)(e.a,{href:"https://dash.captcha-cloud.example",children:"painel"}),"."]}),`
`,(0,t.jsx)(e.h2,{id:"answer",children:"Solução"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Campos da solução: BasiliskTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Campo"}),(0,t.jsx)("th",{scope:"col",children:"Tipo"}),(0,t.jsx)("th",{scope:"col",children:"Descrição"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(o.A,{id:"solution-data.captcha_response",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#solution-data.captcha_response",children:(0,t.jsxs)("code",{children:[(0,t.jsxs)("i",{children:["data.",(0,t.jsx)("wbr",{})]}),"captcha_response"]})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsx)("td",{children:"Valor a enviar ao site."})]}),(0,t.jsxs)(o.A,{id:"solution-headers.User-Agent",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#solution-headers.User-Agent",children:(0,t.jsxs)("code",{children:[(0,t.jsxs)("i",{children:["headers.",(0,t.jsx)("wbr",{})]}),"User-Agent"]})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsx)("td",{children:"User-Agent usado. Use exatamente esse ao enviar a solução ao site."})]})]})]})}),`
`,(0,t.jsx)(e.h2,{id:"use-the-answer",children:"Envie a solução ao site"}),`
`,(0,t.jsxs)(e.p,{children:["Envie ao site ",(0,t.jsx)(e.code,{children:"data.captcha_response"})," exatamente com o User-Agent de ",(0,t.jsx)(e.code,{children:"headers.User-Agent"}),"."]}),`
`,(0,t.jsx)(e.h2,{id:"errors",children:"Erros"}),`
`,(0,t.jsxs)(e.p,{children:["Verifique primeiro se ",(0,t.jsx)(e.code,{children:"class"})," está escrito ",(0,t.jsx)(e.code,{children:"Basilisk"}),", com B maiúsculo. Depois confira ",(0,t.jsx)(e.code,{children:"websiteURL"})," e ",(0,t.jsx)(e.code,{children:"websiteKey"}),". Veja abaixo os códigos mais prováveis. A lista completa está em ",(0,t.jsx)(e.a,{href:"/pt-br/docs/api/api-errors#all-codes",children:"Erros da API"}),"; os códigos de proxy, em ",(0,t.jsx)(e.a,{href:"/pt-br/docs/api/api-errors#proxy-errors",children:"Erros de proxy"}),"."]}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Códigos de erro e correções",children:(0,t.jsxs)("table",{className:"rows errors",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Código"}),(0,t.jsx)("th",{scope:"col",children:"Significado"}),(0,t.jsx)("th",{scope:"col",children:"Correção"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_INVALID_TASK",children:(0,t.jsx)("code",{children:"ERROR_INVALID_TASK"})})}),(0,t.jsxs)("td",{"data-label":"Significado",children:["Um campo da tarefa está ausente, é inválido ou está desatualizado. ",(0,t.jsx)("code",{children:"errorDescription"})," indica o campo."]}),(0,t.jsx)("td",{"data-label":"Correção",children:"Corrija os campos indicados."})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_TASK_NOT_SUPPORTED",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"TASK_",(0,t.jsx)("wbr",{}),"NOT_",(0,t.jsx)("wbr",{}),"SUPPORTED"]})})}),(0,t.jsxs)("td",{"data-label":"Significado",children:[(0,t.jsx)("code",{children:"task.type"})," é desconhecido ou não é aceito."]}),(0,t.jsxs)("td",{"data-label":"Correção",children:["Confira ",(0,t.jsx)("code",{children:"task.type"}),"."]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_CAPTCHA_UNSOLVABLE",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"CAPTCHA_",(0,t.jsx)("wbr",{}),"UNSOLVABLE"]})})}),(0,t.jsx)("td",{"data-label":"Significado",children:"O captcha não pôde ser resolvido."}),(0,t.jsxs)("td",{"data-label":"Correção",children:["Veja causas e correções em ",(0,t.jsx)(e.a,{href:"/docs/api/api-errors#unsolvable",children:"Captcha não resolvido"}),"."]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_WRONG_USERAGENT",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"WRONG_",(0,t.jsx)("wbr",{}),"USERAGENT"]})})}),(0,t.jsxs)("td",{"data-label":"Significado",children:["O serviço não aceita esse ",(0,t.jsx)("code",{children:"userAgent"}),"."]}),(0,t.jsxs)("td",{"data-label":"Correção",children:["Envie o valor que ",(0,t.jsx)(e.a,{href:"/docs/api/methods/get-user-agent",children:"getUserAgent"})," retorna."]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_DOMAIN_NOT_ALLOWED",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"DOMAIN_",(0,t.jsx)("wbr",{}),"NOT_",(0,t.jsx)("wbr",{}),"ALLOWED"]})})}),(0,t.jsx)("td",{"data-label":"Significado",children:"O serviço bloqueia esse domínio."}),(0,t.jsx)("td",{"data-label":"Correção",children:"Não envie tarefas para esse domínio."})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_PROXY_MISSING",children:(0,t.jsx)("code",{children:"ERROR_PROXY_MISSING"})})}),(0,t.jsxs)("td",{"data-label":"Significado",children:["Falta um campo de proxy obrigatório, ou ",(0,t.jsx)("code",{children:"proxyType"})," é inválido."]}),(0,t.jsxs)("td",{"data-label":"Correção",children:["Defina todos os ",(0,t.jsx)(e.a,{href:"/docs/api/methods/create-task#proxy",children:"campos de proxy"}),"."]})]})]})]})}),`
`,(0,t.jsx)(e.h2,{id:"limits",children:"Cobrança"}),`
`,(0,t.jsx)(e.p,{children:"O preço é por 1000 tokens. Somente as tarefas resolvidas são cobradas. Os proxies do serviço estão incluídos no preço."}),`
`,(0,t.jsx)(e.h2,{id:"next",children:"Próximos passos"}),`
`,(0,t.jsxs)(e.ul,{children:[`
`,(0,t.jsxs)(e.li,{children:[(0,t.jsx)(e.a,{href:"/pt-br/docs/api/methods/get-task-result#polling",children:"Consulte o resultado"}),": quando e com que frequência chamar getTaskResult."]}),`
`,(0,t.jsxs)(e.li,{children:[(0,t.jsx)(e.a,{href:"/pt-br/docs/api/methods/get-user-agent",children:"getUserAgent"}),": obtenha o valor de ",(0,t.jsx)(e.code,{children:"userAgent"}),"."]}),`
`,(0,t.jsxs)(e.li,{children:[(0,t.jsx)(e.a,{href:"/pt-br/docs/api/api-errors#ERROR_INVALID_TASK",children:(0,t.jsx)(e.code,{children:"ERROR_INVALID_TASK"})}),": o que fazer quando um campo está ausente, incorreto ou desatualizado."]}),`
`]})]})}function m(s={}){let{wrapper:e}={...(0,r.R)(),...s.components};return e?(0,t.jsx)(e,{...s,children:(0,t.jsx)(j,{...s})}):j(s)}},2834(s,e,a){var n={"./RecaptchaV2EnterpriseTask.json":["9926","6779"],"./ImageToTextTask.json":["6339","4176"],"./RecaptchaClickTask.json":["1077","2934"],"./TenDITask.json":["6388","1413"],"./reportIncorrectImageCaptcha.json":["8753","298"],"./createTask.json":["4882","7327"],"./AmazonTask.json":["7030","4715"],"./getBalance.json":["8959","8004"],"./getTaskResult.json":["7413","2502"],"./RecaptchaV2Task.json":["2045","430"],"./getUserAgent.json":["2515","1664"],"./TemuTask.json":["3207","6268"],"./strings.json":["2083","9536"],"./ImpervaTask.json":["3420","8845"],"./BinanceTask.json":["5962","7511"],"./RecaptchaV3TaskProxyless.json":["7547","1192"],"./reportIncorrectTokenCaptcha.json":["209","9354"],"./__plugin.json":["9630","3331"],"./GeeTestTask.json":["7627","1592"],"./RecognitionTask.json":["9431","8508"],"./ProsopoTask.json":["5708","3645"],"./TurnstileTask.json":["5896","1505"],"./BasiliskTask.json":["8526","1987"]};function t(s){if(!a.o(n,s))return Promise.resolve().then(function(){var e=Error("Cannot find module '"+s+"'");throw e.code="MODULE_NOT_FOUND",e});var e=n[s],t=e[0];return a.e(e[1]).then(function(){return a.t(t,19)})}t.keys=()=>Object.keys(n),t.id=2834,s.exports=t},7346(s,e,a){"use strict";a.d(e,{A:()=>r});var n=a(2540),t=a(4060);function r({as:s="tr",...e}){return(0,t.A)().collectAnchor(e.id),(0,n.jsx)(s,{...e})}},8920(s,e,a){"use strict";a.d(e,{A:()=>c});var n=a(2540),t=a(3696);let r=globalThis.trustedTypes?.createPolicy("built-html",{createHTML:s=>s});function c({as:s,html:e,ref:a,...l}){let o=(0,t.useMemo)(()=>({__html:r?r.createHTML(e):e}),[e]);return(0,n.jsx)(s,{...l,ref:a,dangerouslySetInnerHTML:o})}},7228(s,e,a){"use strict";let n;function t(s){let e,a=n??((e=document.createElement("div")).setAttribute("role","status"),e.className="sr-only",document.body.append(e),e);n=a,a.textContent="",setTimeout(()=>{a.textContent=s},100)}a.d(e,{i:()=>t})},9073(s,e,a){"use strict";async function n(s){try{await navigator.clipboard.writeText(s)}catch{var e;let a,n,t;if(e=s,a=document.activeElement,(n=document.createElement("textarea")).className="sr-only",n.value=e,document.body.append(n),n.select(),t=document.execCommand("copy"),n.remove(),a?.focus({preventScroll:!0}),!t)throw Error("The browser does not let this page copy.")}}a.d(e,{D:()=>n})},3985(s,e,a){"use strict";a.d(e,{A:()=>p,i:()=>d});var n=a(2540),t=a(9981),r=a(3696),c=a(8920),l=a(7228),o=a(9073),i=a(4635);function p({html:s,language:e,title:a,sample:t}){let l=(0,r.useRef)(null);return(0,n.jsxs)("div",{className:"code","data-sample":t,children:[a&&(0,n.jsx)("div",{className:"code-title",children:a}),(0,n.jsx)("pre",{tabIndex:0,children:(0,n.jsx)(c.A,{as:"code",ref:l,className:e&&`language-${e}`,html:s})}),(0,n.jsx)(d,{code:l})]})}function d({code:s}){let[e,a]=(0,r.useState)();(0,r.useEffect)(()=>{if(!e)return;let s=setTimeout(()=>a(void 0),2e3);return()=>clearTimeout(s)},[e]);let c=async()=>{let e=await (0,o.D)(s.current?.textContent??"").then(i.M,()=>(s.current&&getSelection()?.selectAllChildren(s.current),(0,i.d)()));a(e),(0,l.i)(e)};return(0,n.jsx)("button",{type:"button",className:"code-copy","data-copied":e?"":void 0,onClick:c,children:e??(0,t.T)({id:"theme.CodeBlock.copy",message:"Copy",description:"The copy button label on code blocks"})})}},4635(s,e,a){"use strict";a.d(e,{M:()=>t,d:()=>r});var n=a(9981);function t(){return(0,n.T)({id:"theme.CodeBlock.copied",message:"Copied",description:"The copied button label on code blocks"})}function r(){return(0,n.T)({id:"docs.copy.failed",message:"Couldn't copy"})}},9409(s,e,a){"use strict";a.d(e,{A:()=>p});var n=a(2540),t=a(3696),r=a(4237),c=a(9344);function l(){let s,{dataset:e}=document.documentElement;for(let a of document.querySelectorAll(".samples > input"))a.value===e.sample?s=a.checked=!0:s??=!1;!1===s&&delete e.sample}var o=a(634);let i={javascript:"JavaScript",python:"Python",curl:"cURL",csharp:"C#",java:"Java",go:"Go",php:"PHP"};function p({id:s,label:e,children:a}){return(0,t.useLayoutEffect)(l,[]),(0,n.jsxs)("div",{className:"samples",role:"group","aria-label":e,children:[o.f.map((e,a)=>(0,n.jsxs)(t.Fragment,{children:[(0,n.jsx)("input",{type:"radio",id:`${s}-${e}`,name:s,value:e,defaultChecked:0===a,onChange:s=>{var e;let a;return a=(e=s.currentTarget).getBoundingClientRect().top,void(!function({value:s}){document.documentElement.dataset.sample=s,(0,c.M)("localStorage",r.dt,s),l()}(e),scrollBy(0,e.getBoundingClientRect().top-a))}}),(0,n.jsx)("label",{htmlFor:`${s}-${e}`,children:i[e]})]},e)),a]})}},634(s,e,a){"use strict";a.d(e,{f:()=>n});let n=["javascript","python","curl","csharp","java","go","php"]},4942(s,e,a){"use strict";function n(s,e){let{fields:a=[],proxy:n}=s.variants[e]??{},r=[...a,...n?.fields??[]];return"createTask"!==s.method?t("",r):t("",[t("task",r),...s.envelope])}function t(s,e){return{name:s,fields:e,types:["object"],typeText:"",required:!0,description:"",constraints:[]}}a.d(e,{$b:()=>function s(e,[a,...n]){return void 0===a||void 0===e||"string"==typeof e?void 0===a?e:void 0:s(Array.isArray(e)?e[Number(a)]:e[a],n)},BA:()=>function s(e,a){if(void 0!==e.const)return e.required||void 0!==a?e.const:void 0;if(void 0===a||""===a)return e.fields&&e.required?{}:void 0;if("string"==typeof a)return function({types:s,enum:e,open:a},n){let t=e?.find(s=>r(s)===n);return void 0!==t?t:a?function(s){try{return JSON.parse(s)}catch{return s}}(n):s.includes("boolean")&&/^(true|false)$/.test(n)?"true"===n:(s.includes("integer")||s.includes("number"))&&/^-?\d+(\.\d+)?$/.test(n)&&Number.isSafeInteger(Math.trunc(Number(n)))?Number(n):n}(e,a);if(Array.isArray(a))return function({items:e,required:a},n){if(0!==n.length||a)return n.map(a=>(e&&s(e,a))??"")}(e,a);let n=(e.fields??[]).map(e=>[e.name,s(e,a[e.name])]).filter(([,s])=>void 0!==s);return n.length>0||e.required?Object.fromEntries(n):void 0},D0:()=>function s(e,a){if(void 0!==a){if(e.open)return"string"==typeof a?a:JSON.stringify(a,null,2);if(e.items){let{items:n}=e;return Array.isArray(a)?a.map(e=>s(n,e)??""):void 0}return e.fields?c(a)?Object.fromEntries(e.fields.map(e=>[e.name,s(e,a[e.name])]).filter(([,s])=>void 0!==s)):void 0:r(a)}},Gv:()=>c,LO:()=>n,e1:()=>r,eI:()=>function s(e,[a,...n],t){if(void 0===a)return t;if("number"==typeof a){let r=Array.isArray(e)?e:[],c=s(r[a],n,t);return void 0===c?r.toSpliced(a,1):r.toSpliced(a,1,c)}let r=c(e)?e:{},{[a]:l,...o}=r,i=s(l,n,t);return void 0===i?o:{...r,[a]:i}},rq:()=>l});let r=s=>"string"==typeof s?s:JSON.stringify(s),c=s=>"object"==typeof s&&null!==s&&!Array.isArray(s),l=s=>s.map(s=>`/${s}`).join("")},1525(s,e,a){"use strict";a.d(e,{A:()=>l});var n=a(2540),t=a(9981),r=a(3696),c=a(3413);function l({of:s,variant:e,label:i,children:p}){let d=(0,r.useRef)(null),[h,u]=(0,r.useState)(),x=function(s,e){let[a,n]=(0,r.useState)();return(0,r.useLayoutEffect)(()=>(o.add(s),()=>void o.delete(s)),[s]),(0,r.useEffect)(()=>{let a=()=>{let a=(0,c.vF)(location.hash),t=[...document.querySelectorAll(".try-it")],r=a===s||t[0]===e.current&&!document.getElementById(`try-${a}`);void 0!==a&&r&&e.current&&(n(location.hash),history.replaceState(history.state,"",location.pathname+location.search),e.current.open=!0,e.current.scrollIntoView())};return a(),addEventListener("hashchange",a),()=>removeEventListener("hashchange",a)},[s,e]),a}(s,d),j=()=>{d.current?.open&&"object"!=typeof h&&(u(void 0),Promise.all([Promise.all([a.e("4014"),a.e("1081"),a.e("5025")]).then(a.bind(a,7544)),a(2834)(`./${s}.json`)]).then(([{default:s},{default:e}])=>u({Panel:s,data:function(s){let{placeholder:e,text:a}=s.userAgent,n=JSON.stringify(document.querySelector("[data-user-agent]")?.textContent||a).slice(1,-1);return JSON.parse(JSON.stringify(s).replaceAll(e,n))}(e)}),()=>u("failed")))};return(0,r.useEffect)(j,[]),(0,n.jsxs)("details",{ref:d,className:"try-it",onToggle:j,children:[(0,n.jsx)("summary",{children:i}),"object"!=typeof h&&p,"failed"===h&&(0,n.jsx)("button",{type:"button",className:"button",onClick:j,children:(0,t.T)({id:"theme.ErrorPageContent.tryAgain",message:"Try again"})}),"object"==typeof h&&(0,n.jsx)(h.Panel,{...h.data,variant:e,hash:x},x)]})}let o=new Set},3413(s,e,a){"use strict";a.d(e,{Pp:()=>o,jE:()=>t,jr:()=>c,vF:()=>l});var n=a(4942);let t=4e3,r="#try=";function c(s,e){var a;return`${r}${s}.${a=JSON.stringify(e),btoa(Array.from(new TextEncoder().encode(a),s=>String.fromCharCode(s)).join("")).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}`}function l(s){return s.startsWith(r)?s.slice(r.length).split(".")[0]:void 0}function o(s){if(!(s.length>t))try{var e;let a,t=JSON.parse((e=s.slice(s.indexOf(".")+1),a=atob(e.replaceAll("-","+").replaceAll("_","/")),new TextDecoder("utf-8",{fatal:!0}).decode(Uint8Array.from(a,s=>s.charCodeAt(0)))));if(!(0,n.Gv)(t)||!(0,n.Gv)(t.body))return;let{variant:r,body:c}=t;return"string"==typeof r?{variant:r,body:c}:{body:c}}catch{return}}},3023(s,e,a){"use strict";a.d(e,{R:()=>c,x:()=>l});var n=a(3696);let t={},r=n.createContext(t);function c(s){let e=n.useContext(r);return n.useMemo(function(){return"function"==typeof s?s(e):{...e,...s}},[e,s])}function l(s){let e;return e=s.disableParentContext?"function"==typeof s.components?s.components(t):s.components||t:c(s.components),n.createElement(r.Provider,{value:e},s.children)}}}]);