(globalThis.webpackChunkwebsite=globalThis.webpackChunkwebsite||[]).push([["2762"],{5697(s,e,a){"use strict";a.r(e),a.d(e,{metadata:()=>n,default:()=>m,frontMatter:()=>d,contentTitle:()=>h,toc:()=>u,assets:()=>x});var n=JSON.parse('{"id":"captchas/amazon-task","title":"AWS WAF","description":"Resolva um captcha ou desafio (challenge) do AWS WAF: escolha uma das três opções, encontre os valores e use o cookie ou o voucher.","source":"@site/i18n/pt-br/docusaurus-plugin-content-docs/current/captchas/amazon-task.mdx","sourceDirName":"captchas","slug":"/captchas/amazon-task","permalink":"/pt-br/docs/captchas/amazon-task","draft":false,"unlisted":false,"tags":[],"version":"current","lastUpdatedAt":1794865987000,"frontMatter":{"title":"AWS WAF","description":"Resolva um captcha ou desafio (challenge) do AWS WAF: escolha uma das três opções, encontre os valores e use o cookie ou o voucher.","source":"623a818181c2"},"sidebar":"documentation","previous":{"title":"Reconhecimento de imagens","permalink":"/pt-br/docs/captchas/ComplexImageTask-Recognition"},"next":{"title":"Basilisk","permalink":"/pt-br/docs/captchas/Basilisk-task"},"lastUpdatedText":"16 de nov. de 2026"}'),t=a(2540),c=a(3023),r=a(3985),o=a(8920),l=a(7346),p=a(1525),i=a(9409);let d={title:"AWS WAF",description:"Resolva um captcha ou desafio (challenge) do AWS WAF: escolha uma das três opções, encontre os valores e use o cookie ou o voucher.",source:"623a818181c2"},h,x={},u=[{value:"Quando usar",id:"when-to-use",level:2},{value:"Exemplo",id:"example",level:2},{value:"Onde encontrar os valores",id:"find-values",level:2},{value:"Chaves de teste",id:"test-keys",level:3},{value:"Campos da requisição",id:"request-fields",level:2},{value:"Opções",id:"variants",level:2},{value:"Opção 1: captcha na página",id:"option-1",level:3},{value:"Opção 2: página HTTP 405",id:"option-2",level:3},{value:"Opção 3: verificação invisível",id:"option-3",level:3},{value:"Proxy",id:"proxy",level:2},{value:"Solução",id:"answer",level:2},{value:"Use o cookie ou o voucher",id:"use-the-answer",level:2},{value:"Erros",id:"errors",level:2},{value:"Cobrança",id:"limits",level:2},{value:"Próximos passos",id:"next",level:2}];function j(s){let e={a:"a",code:"code",h2:"h2",h3:"h3",li:"li",p:"p",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...(0,c.R)(),...s.components};return(0,t.jsxs)(t.Fragment,{children:[(0,t.jsxs)(e.p,{children:[(0,t.jsx)(e.code,{children:"AmazonTask"})," resolve captchas e desafios do AWS WAF. Envie a URL da página e os valores do AWS WAF encontrados nela. A solução é o cookie ",(0,t.jsx)(e.code,{children:"aws-waf-token"}),", ou um voucher e um token."]}),`
`,(0,t.jsxs)("div",{className:"glance",children:[(0,t.jsxs)("dl",{className:"facts",children:[(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Tipo"}),(0,t.jsx)("dd",{children:(0,t.jsx)("code",{children:"AmazonTask"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Proxy"}),(0,t.jsx)("dd",{children:(0,t.jsx)("b",{className:"pill",children:"opcional"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Cobrança"}),(0,t.jsx)("dd",{children:"por 1000 tokens"})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Consultas"}),(0,t.jsx)("dd",{children:"espera inicial 1 s, intervalo 3 s, tempo limite 180 s"})]})]}),(0,t.jsx)(o.A,{as:"figure",className:"drawing",html:'<svg class="d d-captcha" viewBox="0 0 320 224" role=img aria-labelledby=drawing-captcha-aws-waf-title aria-describedby=drawing-captcha-aws-waf-desc><title id=drawing-captcha-aws-waf-title>Captcha do AWS WAF</title><desc id=drawing-captcha-aws-waf-desc>Uma página com uma grade de imagens, duas delas selecionadas, e um botão Confirmar. A solução é o cookie aws-waf-token ou um voucher.</desc><rect class=d-fill-2 width=320 height=224 rx=8 /><rect class=d-box x=32 y=14 width=256 height=146 rx=8 /><path class=d-soft d="M32 34h256M68 24h96" /><path class=d-solid d="M42 22h5v5h-5zM52 22h5v5h-5z" /><text class="d-bold d-mid" x=160 y=54>Você é humano?</text><path class="d-fill-2 d-soft" d="M48 66h24v24h-24zM78 66h24v24h-24zM108 66h24v24h-24zM48 96h24v24h-24zM78 96h24v24h-24zM108 96h24v24h-24zM48 126h24v24h-24zM78 126h24v24h-24zM108 126h24v24h-24z" /><path class=d-box-accent d="M78 66h24v24h-24zM108 126h24v24h-24z" /><path class=d-accent d="M84 78l4 4 8-8M114 138l4 4 8-8" /><path class=d-soft d="M156 72h112M156 90h80" /><rect class=d-accent-solid x=156 y=118 width=112 height=32 rx=8 /><text class="d-inverse d-bold d-mid" x=212 y=139>Confirmar</text><path class=d-ink d="M160 160v8" /><path class=d-head d="M160 174l-4-6h8z" /><rect class=d-box-accent x=92 y=180 width=136 height=30 rx=15 /><text class="d-mono d-mid" x=160 y=200>aws-waf-token</text></svg>'})]}),`
`,(0,t.jsx)(e.h2,{id:"when-to-use",children:"Quando usar"}),`
`,(0,t.jsx)(e.p,{children:"Qual das três opções corresponde à sua página?"}),`
`,(0,t.jsxs)(e.table,{children:[(0,t.jsx)(e.thead,{children:(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.th,{children:"O que a página faz"}),(0,t.jsx)(e.th,{children:"Opção"})]})}),(0,t.jsxs)(e.tbody,{children:[(0,t.jsxs)(e.tr,{children:[(0,t.jsxs)(e.td,{children:["Incorpora o captcha com um script cuja URL termina em ",(0,t.jsx)("code",{children:"/jsapi.js"})]}),(0,t.jsx)(e.td,{children:(0,t.jsx)(e.a,{href:"#option-1",children:"Opção 1"})})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:"Responde com HTTP 405 e carrega um script de desafio e um script de captcha"}),(0,t.jsx)(e.td,{children:(0,t.jsx)(e.a,{href:"#option-2",children:"Opção 2"})})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsxs)(e.td,{children:["Verifica o visitante de forma invisível, só com ",(0,t.jsx)("code",{children:"challenge.js"})]}),(0,t.jsx)(e.td,{children:(0,t.jsx)(e.a,{href:"#option-3",children:"Opção 3"})})]})]})]}),`
`,(0,t.jsx)(e.p,{children:"Nenhum campo indica a opção: ela depende dos campos que você envia."}),`
`,(0,t.jsx)(e.h2,{id:"example",children:"Exemplo"}),`
`,(0,t.jsx)(e.p,{children:"Crie uma tarefa para a opção 1:"}),`
`,(0,t.jsxs)(i.A,{id:"samples",label:"Exemplos de código: AmazonTask, option1",children:[(0,t.jsx)(r.A,{language:"javascript",sample:"javascript",html:`<span class=tc>// Node.js 20+</span>
<span class=tk>const</span> response = <span class=tk>await</span> <span class=tf>fetch</span>(<span class=ts>"https://api.captcha-cloud.example/createTask"</span>, {
  <span class=tp>method</span>: <span class=ts>"POST"</span>,
  <span class=tp>headers</span>: { <span class=tp>"Content-Type"</span>: <span class=ts>"application/json"</span> },
  <span class=tp>body</span>: <span class=tn>JSON</span>.<span class=tf>stringify</span>({
    <span class=tp>clientKey</span>: <span class=ts>"YOUR_API_KEY"</span>,
    <span class=tp>task</span>: {
      <span class=tp>type</span>: <span class=ts>"AmazonTask"</span>,
      <span class=tp>websiteURL</span>: <span class=ts>"https://example.com/login"</span>,
      <span class=tp>websiteKey</span>: <span class=ts>"YOUR_SITE_KEY"</span>,
      <span class=tp>captchaScript</span>: <span class=ts>"https://waf.example.com/captcha/jsapi.js"</span>
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
            <span class=ts>"type"</span>: <span class=ts>"AmazonTask"</span>,
            <span class=ts>"websiteURL"</span>: <span class=ts>"https://example.com/login"</span>,
            <span class=ts>"websiteKey"</span>: <span class=ts>"YOUR_SITE_KEY"</span>,
            <span class=ts>"captchaScript"</span>: <span class=ts>"https://waf.example.com/captcha/jsapi.js"</span>
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
    <span class=tp>"type"</span>: <span class=ts>"AmazonTask"</span>,
    <span class=tp>"websiteURL"</span>: <span class=ts>"https://example.com/login"</span>,
    <span class=tp>"websiteKey"</span>: <span class=ts>"YOUR_SITE_KEY"</span>,
    <span class=tp>"captchaScript"</span>: <span class=ts>"https://waf.example.com/captcha/jsapi.js"</span>
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
        <span class=ts>"type"</span>: <span class=ts>"AmazonTask"</span>,
        <span class=ts>"websiteURL"</span>: <span class=ts>"https://example.com/login"</span>,
        <span class=ts>"websiteKey"</span>: <span class=ts>"YOUR_SITE_KEY"</span>,
        <span class=ts>"captchaScript"</span>: <span class=ts>"https://waf.example.com/captcha/jsapi.js"</span>
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
                "type": "AmazonTask",
                "websiteURL": "https://example.com/login",
                "websiteKey": "YOUR_SITE_KEY",
                "captchaScript": "https://waf.example.com/captcha/jsapi.js"
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
    "type": "AmazonTask",
    "websiteURL": "https://example.com/login",
    "websiteKey": "YOUR_SITE_KEY",
    "captchaScript": "https://waf.example.com/captcha/jsapi.js"
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
    "type": "AmazonTask",
    "websiteURL": "https://example.com/login",
    "websiteKey": "YOUR_SITE_KEY",
    "captchaScript": "https://waf.example.com/captcha/jsapi.js"
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
`,(0,t.jsx)(p.A,{of:"AmazonTask",variant:"option1",label:"Experimente",children:(0,t.jsxs)("p",{children:["Preencha a requisição e execute-a no sandbox (requer JavaScript). Se você tem o código-fonte desta documentação, também pode executar o sandbox no seu computador: ",(0,t.jsx)(e.a,{href:"/docs/getting-start#sandbox",children:(0,t.jsx)("code",{children:"npm run sandbox"})})]})}),`
`,(0,t.jsxs)(e.p,{children:["Quando a tarefa está pronta, ",(0,t.jsx)(e.a,{href:"/pt-br/docs/api/methods/get-task-result",children:"getTaskResult"})," retorna:"]}),`
`,(0,t.jsx)(r.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"ready"</span>,
  <span class=tp>"solution"</span>: {
    <span class=tp>"captcha_voucher"</span>: <span class=ts>"eyJ0eXAiOiJKV1QiLCJhbGciOiJIUzI1NiJ9..."</span>,
    <span class=tp>"existing_token"</span>: <span class=ts>"f2ae6cad-b16f-4a3d-8d5b-6c0f2b7e1a90:AQoAZ..."</span>
  }
}`}),`
`,(0,t.jsxs)(e.p,{children:["Um programa completo, que cria a tarefa e consulta o resultado, está em ",(0,t.jsx)(e.a,{href:"/pt-br/docs/getting-start#first-task",children:"Resolva o seu primeiro captcha"}),"."]}),`
`,(0,t.jsxs)(e.p,{children:["As ",(0,t.jsx)(e.a,{href:"/pt-br/docs/getting-start#libraries",children:"bibliotecas"})," para JavaScript, Python e .NET não aceitam a opção 1, e as de Go e PHP não aceitam ",(0,t.jsx)(e.code,{children:"AmazonTask"}),". Nesses casos, chame a API HTTP."]}),`
`,(0,t.jsx)(e.h2,{id:"find-values",children:"Onde encontrar os valores"}),`
`,(0,t.jsxs)(e.p,{children:["Em uma página que seja sua ou que você tenha autorização para automatizar, leia os valores no código de incorporação. ",(0,t.jsx)(e.code,{children:"websiteURL"})," é a URL da página que contém esse código, como aparece na barra de endereço."]}),`
`,(0,t.jsx)(e.p,{children:"Na opção 1, a página incorpora o captcha com a API JavaScript do AWS WAF:"}),`
`,(0,t.jsx)(r.A,{language:"html",html:`<span class=tt>&lt;script <span class=tp>src</span><span class=ts>="https://INTEGRATION_URL/jsapi.js"</span> <span class=tp>defer</span>></span><span class=tt>&lt;/script></span>
<span class=tt>&lt;div <span class=tp>id</span><span class=ts>="box"</span>></span><span class=tt>&lt;/div></span>
<span class=tt>&lt;script></span>
window.onload = () => AwsWafCaptcha.renderCaptcha(document.getElementById('box'),
  { apiKey: 'YOUR_SITE_KEY', onSuccess: t => {}, onError: e => {} });
<span class=tt>&lt;/script></span>`}),`
`,(0,t.jsxs)(e.table,{children:[(0,t.jsx)(e.thead,{children:(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.th,{children:"Campo"}),(0,t.jsx)(e.th,{children:"Onde está"})]})}),(0,t.jsxs)(e.tbody,{children:[(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:(0,t.jsx)("code",{children:"websiteKey"})}),(0,t.jsxs)(e.td,{children:["A propriedade ",(0,t.jsx)("code",{children:"apiKey"})," no segundo argumento de ",(0,t.jsxs)("code",{children:["AwsWafCaptcha.",(0,t.jsx)("wbr",{}),"renderCaptcha(",(0,t.jsx)("wbr",{}),")"]}),". A AWS a chama de chave de API; não é a sua ",(0,t.jsx)("code",{children:"clientKey"}),"."]})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:(0,t.jsx)("code",{children:"captchaScript"})}),(0,t.jsxs)(e.td,{children:["O atributo ",(0,t.jsx)("code",{children:"src"})," da tag de script que termina em ",(0,t.jsx)("code",{children:"/jsapi.js"}),". O proprietário do site copia essa tag do console da AWS."]})]})]})]}),`
`,(0,t.jsx)(e.p,{children:"Na opção 3, a página carrega só o script de desafio:"}),`
`,(0,t.jsx)(r.A,{language:"html",html:`<span class=tt>&lt;script <span class=tp>src</span><span class=ts>="https://INTEGRATION_URL/challenge.js"</span> <span class=tp>defer</span>></span><span class=tt>&lt;/script></span>
<span class=tt>&lt;script></span>
const send = body => AwsWafIntegration.fetch('/login', { method: 'POST', body });
<span class=tt>&lt;/script></span>`}),`
`,(0,t.jsxs)(e.table,{children:[(0,t.jsx)(e.thead,{children:(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.th,{children:"Campo"}),(0,t.jsx)(e.th,{children:"Onde está"})]})}),(0,t.jsx)(e.tbody,{children:(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:(0,t.jsx)("code",{children:"challengeScript"})}),(0,t.jsxs)(e.td,{children:["O atributo ",(0,t.jsx)("code",{children:"src"})," da tag de script que termina em ",(0,t.jsx)("code",{children:"/challenge.js"})]})]})})]}),`
`,(0,t.jsx)(e.p,{children:"Na opção 2, não há código de incorporação. O AWS WAF gera a página HTTP 405, e os valores vêm da página que o seu próprio site serve. Se você automatiza com autorização o site de outra pessoa, peça os valores ao proprietário."}),`
`,(0,t.jsx)(e.p,{children:"Uma chave de API da AWS vale para no máximo 5 domínios e uma região (ou o CloudFront) e só funciona em páginas HTTPS. Use a chave e a URL da mesma página."}),`
`,(0,t.jsxs)(e.p,{children:["Guias da AWS: ",(0,t.jsx)(e.a,{href:"https://docs.aws.amazon.com/waf/latest/developerguide/waf-js-captcha-api.html",children:"API JavaScript do CAPTCHA"}),", ",(0,t.jsx)(e.a,{href:"https://docs.aws.amazon.com/waf/latest/developerguide/waf-js-captcha-api-key.html",children:"chaves de API"}),", ",(0,t.jsx)(e.a,{href:"https://docs.aws.amazon.com/waf/latest/developerguide/waf-javascript-api.html",children:"integrações JavaScript"}),"."]}),`
`,(0,t.jsx)(e.h3,{id:"test-keys",children:"Chaves de teste"}),`
`,(0,t.jsxs)(e.p,{children:["A AWS não publica chaves de teste. Crie no console da AWS uma chave de API separada para testes. Para experimentar uma requisição sem site e sem saldo, use o ",(0,t.jsx)(e.a,{href:"/pt-br/docs/getting-start#sandbox",children:"sandbox"}),"."]}),`
`,(0,t.jsx)(e.h2,{id:"request-fields",children:"Campos da requisição"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Campos da requisição: AmazonTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Campo"}),(0,t.jsx)("th",{scope:"col",children:"Tipo"}),(0,t.jsx)("th",{scope:"col",children:"Descrição"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(l.A,{id:"type",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#type",children:(0,t.jsx)("code",{children:"type"})})}),(0,t.jsxs)("td",{children:["string ",(0,t.jsx)("b",{children:"obrigatório"})]}),(0,t.jsxs)("td",{children:["Tipo de tarefa.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["sempre ",(0,t.jsx)("code",{children:"AmazonTask"})]})})]})]}),(0,t.jsxs)(l.A,{id:"websiteURL",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#websiteURL",children:(0,t.jsx)("code",{children:"websiteURL"})})}),(0,t.jsxs)("td",{children:["string · URL ",(0,t.jsx)("b",{children:"obrigatório"})]}),(0,t.jsxs)("td",{children:["URL completa da página que mostra o captcha, com ",(0,t.jsx)("code",{children:"http://"})," ou ",(0,t.jsx)("code",{children:"https://"}),"."]})]}),(0,t.jsxs)(l.A,{id:"websiteKey",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#websiteKey",children:(0,t.jsx)("code",{children:"websiteKey"})})}),(0,t.jsxs)("td",{children:["string ",(0,t.jsx)("b",{children:"obrigatório"})]}),(0,t.jsx)("td",{children:"Opção 1: chave de API com que a página renderiza o captcha. Opção 2: chave da página com HTTP 405. Opção 3: qualquer string, pode ser vazia."})]}),(0,t.jsxs)(l.A,{id:"captchaScript",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#captchaScript",children:(0,t.jsx)("code",{children:"captchaScript"})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsxs)("td",{children:["Opção 1: URL do script que termina em ",(0,t.jsx)("code",{children:"/jsapi.js"}),". Opção 2: URL de ",(0,t.jsx)("code",{children:"captcha.js"}),", opcional. Opção 3: um valor qualquer. Obrigatório nas opções 1 e 3."]})]}),(0,t.jsxs)(l.A,{id:"challengeScript",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#challengeScript",children:(0,t.jsx)("code",{children:"challengeScript"})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsxs)("td",{children:["URL de ",(0,t.jsx)("code",{children:"challenge.js"}),". Obrigatório nas opções 2 e 3."]})]}),(0,t.jsxs)(l.A,{id:"context",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#context",children:(0,t.jsx)("code",{children:"context"})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsxs)("td",{children:["Opção 2: o valor ",(0,t.jsx)("code",{children:"context"})," da página com HTTP 405. Opção 3: string vazia. Obrigatório nas opções 2 e 3."]})]}),(0,t.jsxs)(l.A,{id:"iv",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#iv",children:(0,t.jsx)("code",{children:"iv"})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsxs)("td",{children:["Opção 2: o valor ",(0,t.jsx)("code",{children:"iv"})," da página com HTTP 405. Opção 3: string vazia. Obrigatório nas opções 2 e 3."]})]}),(0,t.jsxs)(l.A,{id:"cookieSolution",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#cookieSolution",children:(0,t.jsx)("code",{children:"cookieSolution"})})}),(0,t.jsx)("td",{children:"booleano"}),(0,t.jsxs)("td",{children:[(0,t.jsx)("code",{children:"true"}),": a solução é o cookie ",(0,t.jsx)("code",{children:"aws-waf-token"}),". ",(0,t.jsx)("code",{children:"false"}),": a solução é ",(0,t.jsx)("code",{children:"captcha_voucher"})," e ",(0,t.jsx)("code",{children:"existing_token"}),". Obrigatório na opção 3; deve ser ",(0,t.jsx)("code",{children:"true"}),".",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["Padrão: ",(0,t.jsx)("code",{children:"false"})]})})]})]}),(0,t.jsxs)(l.A,{id:"userAgent",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#userAgent",children:(0,t.jsx)("code",{children:"userAgent"})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsxs)("td",{children:["User-Agent do navegador. Envie o valor que ",(0,t.jsx)(e.a,{href:"/docs/api/methods/get-user-agent",children:"getUserAgent"})," retorna."]})]})]})]})}),`
`,(0,t.jsx)(e.h2,{id:"variants",children:"Opções"}),`
`,(0,t.jsx)(e.h3,{id:"option-1",children:"Opção 1: captcha na página"}),`
`,(0,t.jsxs)(e.p,{children:["Envie ",(0,t.jsx)(e.code,{children:"websiteKey"}),", a chave de API com que a página renderiza o captcha, e ",(0,t.jsx)(e.code,{children:"captchaScript"}),", a URL do script que termina em ",(0,t.jsx)(e.code,{children:"/jsapi.js"}),". O ",(0,t.jsx)(e.a,{href:"#example",children:"exemplo"})," é uma tarefa desse tipo."]}),`
`,(0,t.jsx)(e.h3,{id:"option-2",children:"Opção 2: página HTTP 405"}),`
`,(0,t.jsxs)(e.p,{children:["Envie os valores da página HTTP 405: a chave como ",(0,t.jsx)(e.code,{children:"websiteKey"}),", ",(0,t.jsx)(e.code,{children:"context"}),", ",(0,t.jsx)(e.code,{children:"iv"})," e a URL de ",(0,t.jsx)(e.code,{children:"challenge.js"})," como ",(0,t.jsx)(e.code,{children:"challengeScript"}),". Se quiser, envie também a URL de ",(0,t.jsx)(e.code,{children:"captcha.js"})," como ",(0,t.jsx)(e.code,{children:"captchaScript"}),"."]}),`
`,(0,t.jsx)(r.A,{language:"json",html:`{
  <span class=tp>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
  <span class=tp>"task"</span>: {
    <span class=tp>"type"</span>: <span class=ts>"AmazonTask"</span>,
    <span class=tp>"websiteURL"</span>: <span class=ts>"https://example.com/login"</span>,
    <span class=tp>"websiteKey"</span>: <span class=ts>"YOUR_SITE_KEY"</span>,
    <span class=tp>"challengeScript"</span>: <span class=ts>"https://waf.example.com/challenge.js"</span>,
    <span class=tp>"captchaScript"</span>: <span class=ts>"https://waf.example.com/captcha.js"</span>,
    <span class=tp>"context"</span>: <span class=ts>"CONTEXT_FROM_THE_PAGE"</span>,
    <span class=tp>"iv"</span>: <span class=ts>"IV_FROM_THE_PAGE"</span>
  }
}`}),`
`,(0,t.jsx)(r.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"ready"</span>,
  <span class=tp>"solution"</span>: {
    <span class=tp>"captcha_voucher"</span>: <span class=ts>"eyJ0eXAiOiJKV1QiLCJhbGciOiJIUzI1NiJ9..."</span>,
    <span class=tp>"existing_token"</span>: <span class=ts>"f2ae6cad-b16f-4a3d-8d5b-6c0f2b7e1a90:AQoAZ..."</span>
  }
}`}),`
`,(0,t.jsx)(e.h3,{id:"option-3",children:"Opção 3: verificação invisível"}),`
`,(0,t.jsxs)(e.p,{children:["Envie a URL de ",(0,t.jsx)(e.code,{children:"challenge.js"})," como ",(0,t.jsx)(e.code,{children:"challengeScript"})," e defina ",(0,t.jsx)(e.code,{children:"cookieSolution"})," como ",(0,t.jsx)(e.code,{children:"true"}),". Os outros campos também são obrigatórios: envie strings vazias em ",(0,t.jsx)(e.code,{children:"context"})," e ",(0,t.jsx)(e.code,{children:"iv"}),", um valor qualquer em ",(0,t.jsx)(e.code,{children:"captchaScript"})," e uma string qualquer, mesmo vazia, em ",(0,t.jsx)(e.code,{children:"websiteKey"}),"."]}),`
`,(0,t.jsx)(r.A,{language:"json",html:`{
  <span class=tp>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
  <span class=tp>"task"</span>: {
    <span class=tp>"type"</span>: <span class=ts>"AmazonTask"</span>,
    <span class=tp>"websiteURL"</span>: <span class=ts>"https://example.com/login"</span>,
    <span class=tp>"websiteKey"</span>: <span class=ts>""</span>,
    <span class=tp>"challengeScript"</span>: <span class=ts>"https://waf.example.com/challenge.js"</span>,
    <span class=tp>"captchaScript"</span>: <span class=ts>"placeholder"</span>,
    <span class=tp>"context"</span>: <span class=ts>""</span>,
    <span class=tp>"iv"</span>: <span class=ts>""</span>,
    <span class=tp>"cookieSolution"</span>: <span class=tn>true</span>
  }
}`}),`
`,(0,t.jsx)(r.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"ready"</span>,
  <span class=tp>"solution"</span>: {
    <span class=tp>"cookies"</span>: {
      <span class=tp>"aws-waf-token"</span>: <span class=ts>"f2ae6cad-b16f-4a3d-8d5b-6c0f2b7e1a90:AQoAZ..."</span>
    },
    <span class=tp>"userAgent"</span>: <span class=ts>"<span data-user-agent="">Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36</span>"</span>
  }
}`}),`
`,(0,t.jsx)(e.h2,{id:"proxy",children:"Proxy"}),`
`,(0,t.jsx)("p",{children:"Opcional. Se você não define os campos de proxy, são usados os proxies do serviço."}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Campos de proxy: AmazonTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Campo"}),(0,t.jsx)("th",{scope:"col",children:"Tipo"}),(0,t.jsx)("th",{scope:"col",children:"Descrição"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(l.A,{id:"proxyType",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyType",children:(0,t.jsx)("code",{children:"proxyType"})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsxs)("td",{children:["Protocolo do proxy. Use ",(0,t.jsx)("code",{children:"http"})," para proxies HTTP e HTTPS comuns. Use ",(0,t.jsx)("code",{children:"https"})," somente como alternativa para proxies incomuns. Veja ",(0,t.jsx)(e.a,{href:"/docs/api/methods/create-task#proxy",children:"Use um proxy próprio"}),". Obrigatório se você envia um proxy.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["um destes valores: ",(0,t.jsx)("code",{children:"http"}),", ",(0,t.jsx)("code",{children:"https"}),", ",(0,t.jsx)("code",{children:"socks4"}),", ",(0,t.jsx)("code",{children:"socks5"})]})})]})]}),(0,t.jsxs)(l.A,{id:"proxyAddress",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyAddress",children:(0,t.jsx)("code",{children:"proxyAddress"})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsxs)("td",{children:["Endereço IP do proxy. Obrigatório se você envia um proxy.",(0,t.jsx)("ul",{children:(0,t.jsx)("li",{children:"somente IPv4 ou IPv6; nomes de host, proxies transparentes e endereços de loopback ou de rede local não são aceitos"})})]})]}),(0,t.jsxs)(l.A,{id:"proxyPort",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyPort",children:(0,t.jsx)("code",{children:"proxyPort"})})}),(0,t.jsx)("td",{children:"inteiro"}),(0,t.jsxs)("td",{children:["Porta do proxy. Obrigatório se você envia um proxy.",(0,t.jsx)("ul",{children:(0,t.jsx)("li",{children:"de 0 a 65535"})})]})]}),(0,t.jsxs)(l.A,{id:"proxyLogin",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyLogin",children:(0,t.jsx)("code",{children:"proxyLogin"})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsxs)("td",{children:["Nome de usuário do proxy.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["não pode conter ",(0,t.jsx)("code",{children:"%"})]})})]})]}),(0,t.jsxs)(l.A,{id:"proxyPassword",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyPassword",children:(0,t.jsx)("code",{children:"proxyPassword"})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsxs)("td",{children:["Senha do proxy.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["não pode conter ",(0,t.jsx)("code",{children:"%"})]})})]})]})]})]})}),`
`,(0,t.jsxs)(e.p,{children:["Se o proxy autoriza clientes pelo endereço IP (whitelist), libere os endereços listados no ",(0,t.jsx)(e.a,{href:"https://dash.captcha-cloud.example",children:"painel"}),"."]}),`
`,(0,t.jsx)(e.h2,{id:"answer",children:"Solução"}),`
`,(0,t.jsxs)(e.p,{children:[(0,t.jsx)(e.code,{children:"cookieSolution"})," determina a solução: o cookie, se o valor é ",(0,t.jsx)(e.code,{children:"true"}),"; o voucher e o token, se é ",(0,t.jsx)(e.code,{children:"false"})," ou está ausente."]}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Campos da solução: AmazonTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Campo"}),(0,t.jsx)("th",{scope:"col",children:"Tipo"}),(0,t.jsx)("th",{scope:"col",children:"Descrição"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(l.A,{id:"solution-cookies.aws-waf-token",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#solution-cookies.aws-waf-token",children:(0,t.jsxs)("code",{children:[(0,t.jsxs)("i",{children:["cookies.",(0,t.jsx)("wbr",{})]}),"aws-waf-token"]})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsxs)("td",{children:["Valor do cookie. Presente se ",(0,t.jsx)("code",{children:"cookieSolution"})," é ",(0,t.jsx)("code",{children:"true"}),"."]})]}),(0,t.jsxs)(l.A,{id:"solution-captcha_voucher",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#solution-captcha_voucher",children:(0,t.jsx)("code",{children:"captcha_voucher"})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsxs)("td",{children:["Voucher. Presente se ",(0,t.jsx)("code",{children:"cookieSolution"})," é ",(0,t.jsx)("code",{children:"false"}),"."]})]}),(0,t.jsxs)(l.A,{id:"solution-existing_token",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#solution-existing_token",children:(0,t.jsx)("code",{children:"existing_token"})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsxs)("td",{children:["Token. Presente se ",(0,t.jsx)("code",{children:"cookieSolution"})," é ",(0,t.jsx)("code",{children:"false"}),"."]})]}),(0,t.jsxs)(l.A,{id:"solution-userAgent",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#solution-userAgent",children:(0,t.jsx)("code",{children:"userAgent"})})}),(0,t.jsxs)("td",{children:["string ",(0,t.jsx)("i",{children:"opcional"})]}),(0,t.jsx)("td",{children:"User-Agent usado. Pode estar presente se a solução é um cookie. Nesse caso, use exatamente esse ao enviar o cookie."})]})]})]})}),`
`,(0,t.jsx)(e.h2,{id:"use-the-answer",children:"Use o cookie ou o voucher"}),`
`,(0,t.jsxs)(e.ul,{children:[`
`,(0,t.jsxs)(e.li,{children:["Se ",(0,t.jsx)(e.code,{children:"cookieSolution"})," é ",(0,t.jsx)(e.code,{children:"true"}),": defina o cookie ",(0,t.jsx)(e.code,{children:"aws-waf-token"})," com o valor da solução. Se a solução contém ",(0,t.jsx)(e.code,{children:"userAgent"}),", envie o cookie exatamente com esse User-Agent."]}),`
`,(0,t.jsxs)(e.li,{children:["Nos outros casos: envie ao site ",(0,t.jsx)(e.code,{children:"captcha_voucher"})," e ",(0,t.jsx)(e.code,{children:"existing_token"}),"."]}),`
`]}),`
`,(0,t.jsxs)(e.p,{children:["O site aceita uma verificação concluída durante o ",(0,t.jsx)(e.a,{href:"https://docs.aws.amazon.com/waf/latest/developerguide/waf-tokens-immunity-times.html",children:"tempo de imunidade"})," definido pelo proprietário: 300 segundos por padrão. A menos que o proprietário liste outros domínios, o token vale somente para o domínio da página."]}),`
`,(0,t.jsx)(e.h2,{id:"errors",children:"Erros"}),`
`,(0,t.jsxs)(e.p,{children:["Verifique primeiro a opção. Se um valor está ausente ou desatualizado, a tarefa falha com ",(0,t.jsx)(e.a,{href:"/pt-br/docs/api/api-errors#ERROR_INVALID_TASK",children:(0,t.jsx)(e.code,{children:"ERROR_INVALID_TASK"})}),", e ",(0,t.jsx)(e.code,{children:"errorDescription"})," indica o campo. Veja abaixo os códigos mais prováveis. A lista completa está em ",(0,t.jsx)(e.a,{href:"/pt-br/docs/api/api-errors#all-codes",children:"Erros da API"}),"; os códigos de proxy, em ",(0,t.jsx)(e.a,{href:"/pt-br/docs/api/api-errors#proxy-errors",children:"Erros de proxy"}),"."]}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Códigos de erro e correções",children:(0,t.jsxs)("table",{className:"rows errors",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Código"}),(0,t.jsx)("th",{scope:"col",children:"Significado"}),(0,t.jsx)("th",{scope:"col",children:"Correção"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_INVALID_TASK",children:(0,t.jsx)("code",{children:"ERROR_INVALID_TASK"})})}),(0,t.jsxs)("td",{"data-label":"Significado",children:["Um campo da tarefa está ausente, é inválido ou está desatualizado. ",(0,t.jsx)("code",{children:"errorDescription"})," indica o campo."]}),(0,t.jsx)("td",{"data-label":"Correção",children:"Corrija os campos indicados."})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_CAPTCHA_UNSOLVABLE",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"CAPTCHA_",(0,t.jsx)("wbr",{}),"UNSOLVABLE"]})})}),(0,t.jsx)("td",{"data-label":"Significado",children:"O captcha não pôde ser resolvido."}),(0,t.jsxs)("td",{"data-label":"Correção",children:["Veja causas e correções em ",(0,t.jsx)(e.a,{href:"/docs/api/api-errors#unsolvable",children:"Captcha não resolvido"}),"."]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_WRONG_USERAGENT",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"WRONG_",(0,t.jsx)("wbr",{}),"USERAGENT"]})})}),(0,t.jsxs)("td",{"data-label":"Significado",children:["O serviço não aceita esse ",(0,t.jsx)("code",{children:"userAgent"}),"."]}),(0,t.jsxs)("td",{"data-label":"Correção",children:["Envie o valor que ",(0,t.jsx)(e.a,{href:"/docs/api/methods/get-user-agent",children:"getUserAgent"})," retorna."]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_DOMAIN_NOT_ALLOWED",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"DOMAIN_",(0,t.jsx)("wbr",{}),"NOT_",(0,t.jsx)("wbr",{}),"ALLOWED"]})})}),(0,t.jsx)("td",{"data-label":"Significado",children:"O serviço bloqueia esse domínio."}),(0,t.jsx)("td",{"data-label":"Correção",children:"Não envie tarefas para esse domínio."})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_PROXY_MISSING",children:(0,t.jsx)("code",{children:"ERROR_PROXY_MISSING"})})}),(0,t.jsxs)("td",{"data-label":"Significado",children:["Falta um campo de proxy obrigatório, ou ",(0,t.jsx)("code",{children:"proxyType"})," é inválido."]}),(0,t.jsxs)("td",{"data-label":"Correção",children:["Defina todos os ",(0,t.jsx)(e.a,{href:"/docs/api/methods/create-task#proxy",children:"campos de proxy"}),"."]})]})]})]})}),`
`,(0,t.jsx)(e.h2,{id:"limits",children:"Cobrança"}),`
`,(0,t.jsx)(e.p,{children:"O preço é por 1000 tokens. Somente as tarefas resolvidas são cobradas. Os proxies do serviço estão incluídos no preço."}),`
`,(0,t.jsx)(e.h2,{id:"next",children:"Próximos passos"}),`
`,(0,t.jsxs)(e.ul,{children:[`
`,(0,t.jsxs)(e.li,{children:[(0,t.jsx)(e.a,{href:"/pt-br/docs/api/methods/get-user-agent",children:"getUserAgent"}),": obtenha o valor de ",(0,t.jsx)(e.code,{children:"userAgent"}),"."]}),`
`,(0,t.jsxs)(e.li,{children:[(0,t.jsx)(e.a,{href:"/pt-br/docs/api/methods/get-task-result#polling",children:"Consulte o resultado"}),": quando e com que frequência chamar getTaskResult."]}),`
`,(0,t.jsxs)(e.li,{children:[(0,t.jsx)(e.a,{href:"/pt-br/docs/api/api-errors#ERROR_INVALID_TASK",children:(0,t.jsx)(e.code,{children:"ERROR_INVALID_TASK"})}),": o que fazer quando um campo está ausente, incorreto ou desatualizado."]}),`
`]})]})}function m(s={}){let{wrapper:e}={...(0,c.R)(),...s.components};return e?(0,t.jsx)(e,{...s,children:(0,t.jsx)(j,{...s})}):j(s)}},2834(s,e,a){var n={"./RecaptchaV2EnterpriseTask.json":["9926","6779"],"./ImageToTextTask.json":["6339","4176"],"./RecaptchaClickTask.json":["1077","2934"],"./TenDITask.json":["6388","1413"],"./reportIncorrectImageCaptcha.json":["8753","298"],"./createTask.json":["4882","7327"],"./AmazonTask.json":["7030","4715"],"./getBalance.json":["8959","8004"],"./getTaskResult.json":["7413","2502"],"./RecaptchaV2Task.json":["2045","430"],"./getUserAgent.json":["2515","1664"],"./TemuTask.json":["3207","6268"],"./strings.json":["2083","9536"],"./ImpervaTask.json":["3420","8845"],"./BinanceTask.json":["5962","7511"],"./RecaptchaV3TaskProxyless.json":["7547","1192"],"./reportIncorrectTokenCaptcha.json":["209","9354"],"./__plugin.json":["9630","3331"],"./GeeTestTask.json":["7627","1592"],"./RecognitionTask.json":["9431","8508"],"./ProsopoTask.json":["5708","3645"],"./TurnstileTask.json":["5896","1505"],"./BasiliskTask.json":["8526","1987"]};function t(s){if(!a.o(n,s))return Promise.resolve().then(function(){var e=Error("Cannot find module '"+s+"'");throw e.code="MODULE_NOT_FOUND",e});var e=n[s],t=e[0];return a.e(e[1]).then(function(){return a.t(t,19)})}t.keys=()=>Object.keys(n),t.id=2834,s.exports=t},7346(s,e,a){"use strict";a.d(e,{A:()=>c});var n=a(2540),t=a(4060);function c({as:s="tr",...e}){return(0,t.A)().collectAnchor(e.id),(0,n.jsx)(s,{...e})}},8920(s,e,a){"use strict";a.d(e,{A:()=>r});var n=a(2540),t=a(3696);let c=globalThis.trustedTypes?.createPolicy("built-html",{createHTML:s=>s});function r({as:s,html:e,ref:a,...o}){let l=(0,t.useMemo)(()=>({__html:c?c.createHTML(e):e}),[e]);return(0,n.jsx)(s,{...o,ref:a,dangerouslySetInnerHTML:l})}},7228(s,e,a){"use strict";let n;function t(s){let e,a=n??((e=document.createElement("div")).setAttribute("role","status"),e.className="sr-only",document.body.append(e),e);n=a,a.textContent="",setTimeout(()=>{a.textContent=s},100)}a.d(e,{i:()=>t})},9073(s,e,a){"use strict";async function n(s){try{await navigator.clipboard.writeText(s)}catch{var e;let a,n,t;if(e=s,a=document.activeElement,(n=document.createElement("textarea")).className="sr-only",n.value=e,document.body.append(n),n.select(),t=document.execCommand("copy"),n.remove(),a?.focus({preventScroll:!0}),!t)throw Error("The browser does not let this page copy.")}}a.d(e,{D:()=>n})},3985(s,e,a){"use strict";a.d(e,{A:()=>i,i:()=>d});var n=a(2540),t=a(9981),c=a(3696),r=a(8920),o=a(7228),l=a(9073),p=a(4635);function i({html:s,language:e,title:a,sample:t}){let o=(0,c.useRef)(null);return(0,n.jsxs)("div",{className:"code","data-sample":t,children:[a&&(0,n.jsx)("div",{className:"code-title",children:a}),(0,n.jsx)("pre",{tabIndex:0,children:(0,n.jsx)(r.A,{as:"code",ref:o,className:e&&`language-${e}`,html:s})}),(0,n.jsx)(d,{code:o})]})}function d({code:s}){let[e,a]=(0,c.useState)();(0,c.useEffect)(()=>{if(!e)return;let s=setTimeout(()=>a(void 0),2e3);return()=>clearTimeout(s)},[e]);let r=async()=>{let e=await (0,l.D)(s.current?.textContent??"").then(p.M,()=>(s.current&&getSelection()?.selectAllChildren(s.current),(0,p.d)()));a(e),(0,o.i)(e)};return(0,n.jsx)("button",{type:"button",className:"code-copy","data-copied":e?"":void 0,onClick:r,children:e??(0,t.T)({id:"theme.CodeBlock.copy",message:"Copy",description:"The copy button label on code blocks"})})}},4635(s,e,a){"use strict";a.d(e,{M:()=>t,d:()=>c});var n=a(9981);function t(){return(0,n.T)({id:"theme.CodeBlock.copied",message:"Copied",description:"The copied button label on code blocks"})}function c(){return(0,n.T)({id:"docs.copy.failed",message:"Couldn't copy"})}},9409(s,e,a){"use strict";a.d(e,{A:()=>i});var n=a(2540),t=a(3696),c=a(4237),r=a(9344);function o(){let s,{dataset:e}=document.documentElement;for(let a of document.querySelectorAll(".samples > input"))a.value===e.sample?s=a.checked=!0:s??=!1;!1===s&&delete e.sample}var l=a(634);let p={javascript:"JavaScript",python:"Python",curl:"cURL",csharp:"C#",java:"Java",go:"Go",php:"PHP"};function i({id:s,label:e,children:a}){return(0,t.useLayoutEffect)(o,[]),(0,n.jsxs)("div",{className:"samples",role:"group","aria-label":e,children:[l.f.map((e,a)=>(0,n.jsxs)(t.Fragment,{children:[(0,n.jsx)("input",{type:"radio",id:`${s}-${e}`,name:s,value:e,defaultChecked:0===a,onChange:s=>{var e;let a;return a=(e=s.currentTarget).getBoundingClientRect().top,void(!function({value:s}){document.documentElement.dataset.sample=s,(0,r.M)("localStorage",c.dt,s),o()}(e),scrollBy(0,e.getBoundingClientRect().top-a))}}),(0,n.jsx)("label",{htmlFor:`${s}-${e}`,children:p[e]})]},e)),a]})}},634(s,e,a){"use strict";a.d(e,{f:()=>n});let n=["javascript","python","curl","csharp","java","go","php"]},4942(s,e,a){"use strict";function n(s,e){let{fields:a=[],proxy:n}=s.variants[e]??{},c=[...a,...n?.fields??[]];return"createTask"!==s.method?t("",c):t("",[t("task",c),...s.envelope])}function t(s,e){return{name:s,fields:e,types:["object"],typeText:"",required:!0,description:"",constraints:[]}}a.d(e,{$b:()=>function s(e,[a,...n]){return void 0===a||void 0===e||"string"==typeof e?void 0===a?e:void 0:s(Array.isArray(e)?e[Number(a)]:e[a],n)},BA:()=>function s(e,a){if(void 0!==e.const)return e.required||void 0!==a?e.const:void 0;if(void 0===a||""===a)return e.fields&&e.required?{}:void 0;if("string"==typeof a)return function({types:s,enum:e,open:a},n){let t=e?.find(s=>c(s)===n);return void 0!==t?t:a?function(s){try{return JSON.parse(s)}catch{return s}}(n):s.includes("boolean")&&/^(true|false)$/.test(n)?"true"===n:(s.includes("integer")||s.includes("number"))&&/^-?\d+(\.\d+)?$/.test(n)&&Number.isSafeInteger(Math.trunc(Number(n)))?Number(n):n}(e,a);if(Array.isArray(a))return function({items:e,required:a},n){if(0!==n.length||a)return n.map(a=>(e&&s(e,a))??"")}(e,a);let n=(e.fields??[]).map(e=>[e.name,s(e,a[e.name])]).filter(([,s])=>void 0!==s);return n.length>0||e.required?Object.fromEntries(n):void 0},D0:()=>function s(e,a){if(void 0!==a){if(e.open)return"string"==typeof a?a:JSON.stringify(a,null,2);if(e.items){let{items:n}=e;return Array.isArray(a)?a.map(e=>s(n,e)??""):void 0}return e.fields?r(a)?Object.fromEntries(e.fields.map(e=>[e.name,s(e,a[e.name])]).filter(([,s])=>void 0!==s)):void 0:c(a)}},Gv:()=>r,LO:()=>n,e1:()=>c,eI:()=>function s(e,[a,...n],t){if(void 0===a)return t;if("number"==typeof a){let c=Array.isArray(e)?e:[],r=s(c[a],n,t);return void 0===r?c.toSpliced(a,1):c.toSpliced(a,1,r)}let c=r(e)?e:{},{[a]:o,...l}=c,p=s(o,n,t);return void 0===p?l:{...c,[a]:p}},rq:()=>o});let c=s=>"string"==typeof s?s:JSON.stringify(s),r=s=>"object"==typeof s&&null!==s&&!Array.isArray(s),o=s=>s.map(s=>`/${s}`).join("")},1525(s,e,a){"use strict";a.d(e,{A:()=>o});var n=a(2540),t=a(9981),c=a(3696),r=a(3413);function o({of:s,variant:e,label:p,children:i}){let d=(0,c.useRef)(null),[h,x]=(0,c.useState)(),u=function(s,e){let[a,n]=(0,c.useState)();return(0,c.useLayoutEffect)(()=>(l.add(s),()=>void l.delete(s)),[s]),(0,c.useEffect)(()=>{let a=()=>{let a=(0,r.vF)(location.hash),t=[...document.querySelectorAll(".try-it")],c=a===s||t[0]===e.current&&!document.getElementById(`try-${a}`);void 0!==a&&c&&e.current&&(n(location.hash),history.replaceState(history.state,"",location.pathname+location.search),e.current.open=!0,e.current.scrollIntoView())};return a(),addEventListener("hashchange",a),()=>removeEventListener("hashchange",a)},[s,e]),a}(s,d),j=()=>{d.current?.open&&"object"!=typeof h&&(x(void 0),Promise.all([Promise.all([a.e("4014"),a.e("1081"),a.e("5025")]).then(a.bind(a,7544)),a(2834)(`./${s}.json`)]).then(([{default:s},{default:e}])=>x({Panel:s,data:function(s){let{placeholder:e,text:a}=s.userAgent,n=JSON.stringify(document.querySelector("[data-user-agent]")?.textContent||a).slice(1,-1);return JSON.parse(JSON.stringify(s).replaceAll(e,n))}(e)}),()=>x("failed")))};return(0,c.useEffect)(j,[]),(0,n.jsxs)("details",{ref:d,className:"try-it",onToggle:j,children:[(0,n.jsx)("summary",{children:p}),"object"!=typeof h&&i,"failed"===h&&(0,n.jsx)("button",{type:"button",className:"button",onClick:j,children:(0,t.T)({id:"theme.ErrorPageContent.tryAgain",message:"Try again"})}),"object"==typeof h&&(0,n.jsx)(h.Panel,{...h.data,variant:e,hash:u},u)]})}let l=new Set},3413(s,e,a){"use strict";a.d(e,{Pp:()=>l,jE:()=>t,jr:()=>r,vF:()=>o});var n=a(4942);let t=4e3,c="#try=";function r(s,e){var a;return`${c}${s}.${a=JSON.stringify(e),btoa(Array.from(new TextEncoder().encode(a),s=>String.fromCharCode(s)).join("")).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}`}function o(s){return s.startsWith(c)?s.slice(c.length).split(".")[0]:void 0}function l(s){if(!(s.length>t))try{var e;let a,t=JSON.parse((e=s.slice(s.indexOf(".")+1),a=atob(e.replaceAll("-","+").replaceAll("_","/")),new TextDecoder("utf-8",{fatal:!0}).decode(Uint8Array.from(a,s=>s.charCodeAt(0)))));if(!(0,n.Gv)(t)||!(0,n.Gv)(t.body))return;let{variant:c,body:r}=t;return"string"==typeof c?{variant:c,body:r}:{body:r}}catch{return}}},3023(s,e,a){"use strict";a.d(e,{R:()=>r,x:()=>o});var n=a(3696);let t={},c=n.createContext(t);function r(s){let e=n.useContext(c);return n.useMemo(function(){return"function"==typeof s?s(e):{...e,...s}},[e,s])}function o(s){let e;return e=s.disableParentContext?"function"==typeof s.components?s.components(t):s.components||t:r(s.components),n.createElement(c.Provider,{value:e},s.children)}}}]);