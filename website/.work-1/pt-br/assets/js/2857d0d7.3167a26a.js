(globalThis.webpackChunkwebsite=globalThis.webpackChunkwebsite||[]).push([["5627"],{2704(s,e,a){"use strict";a.r(e),a.d(e,{metadata:()=>t,default:()=>m,frontMatter:()=>d,contentTitle:()=>h,toc:()=>u,assets:()=>x});var t=JSON.parse('{"id":"captchas/tendi","title":"TenDI (Tencent)","description":"Resolva o TenDI, captcha da Tencent: encontre o CaptchaAppId, envie CustomTask com a classe TenDI e use ticket e randstr.","source":"@site/i18n/pt-br/docusaurus-plugin-content-docs/current/captchas/tendi.mdx","sourceDirName":"captchas","slug":"/captchas/tendi","permalink":"/pt-br/docs/captchas/tendi","draft":false,"unlisted":false,"tags":[],"version":"current","lastUpdatedAt":1794865987000,"frontMatter":{"title":"TenDI (Tencent)","description":"Resolva o TenDI, captcha da Tencent: encontre o CaptchaAppId, envie CustomTask com a classe TenDI e use ticket e randstr.","source":"0e5d8851156b"},"sidebar":"documentation","previous":{"title":"Temu","permalink":"/pt-br/docs/captchas/temu-task"},"next":{"title":"Extensão","permalink":"/pt-br/docs/extension"},"lastUpdatedText":"16 de nov. de 2026"}'),n=a(2540),c=a(3023),r=a(3985),l=a(8920),o=a(7346),p=a(1525),i=a(9409);let d={title:"TenDI (Tencent)",description:"Resolva o TenDI, captcha da Tencent: encontre o CaptchaAppId, envie CustomTask com a classe TenDI e use ticket e randstr.",source:"0e5d8851156b"},h,x={},u=[{value:"Exemplo",id:"example",level:2},{value:"Onde encontrar os valores",id:"find-values",level:2},{value:"Chaves de teste",id:"test-keys",level:3},{value:"Campos da requisição",id:"request-fields",level:2},{value:"Proxy",id:"proxy",level:2},{value:"Solução",id:"answer",level:2},{value:"Envie o ticket ao site",id:"use-the-answer",level:2},{value:"Erros",id:"errors",level:2},{value:"Cobrança",id:"limits",level:2},{value:"Próximos passos",id:"next",level:2}];function j(s){let e={a:"a",code:"code",h2:"h2",h3:"h3",li:"li",ol:"ol",p:"p",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...(0,c.R)(),...s.components};return(0,n.jsxs)(n.Fragment,{children:[(0,n.jsxs)(e.p,{children:[(0,n.jsx)(e.code,{children:"CustomTask"})," com a classe ",(0,n.jsx)(e.code,{children:"TenDI"})," resolve o TenDI, captcha da Tencent. Envie a URL da página e o ID de aplicativo do captcha. A solução contém um ticket, uma string aleatória e o User-Agent correspondente."]}),`
`,(0,n.jsxs)("div",{className:"glance",children:[(0,n.jsxs)("dl",{className:"facts",children:[(0,n.jsxs)("div",{children:[(0,n.jsx)("dt",{children:"Tipo"}),(0,n.jsx)("dd",{children:(0,n.jsx)("code",{children:"CustomTask"})})]}),(0,n.jsxs)("div",{children:[(0,n.jsx)("dt",{children:"Classe"}),(0,n.jsx)("dd",{children:(0,n.jsx)("code",{children:"TenDI"})})]}),(0,n.jsxs)("div",{children:[(0,n.jsx)("dt",{children:"Proxy"}),(0,n.jsx)("dd",{children:(0,n.jsx)("b",{className:"pill",children:"opcional"})})]}),(0,n.jsxs)("div",{children:[(0,n.jsx)("dt",{children:"Cobrança"}),(0,n.jsx)("dd",{children:"por 1000 tokens"})]}),(0,n.jsxs)("div",{children:[(0,n.jsx)("dt",{children:"Consultas"}),(0,n.jsx)("dd",{children:"espera inicial 1 s, intervalo 3 s, tempo limite 180 s"})]})]}),(0,n.jsx)(l.A,{as:"figure",className:"drawing",html:'<svg class="d d-captcha" viewBox="0 0 320 224" role=img aria-labelledby=drawing-captcha-tendi-title aria-describedby=drawing-captcha-tendi-desc><title id=drawing-captcha-tendi-title>Captcha TenDI (Tencent)</title><desc id=drawing-captcha-tendi-desc>Uma janela sobre a página com uma imagem, uma peça redonda, uma lacuna do mesmo formato e um controle deslizante. A solução é um ticket e randstr.</desc><rect class=d-fill-2 width=320 height=224 rx=8 /><path class=d-soft d="M20 30h52M20 50h36M20 70h44M248 30h52M264 50h36M256 70h44" /><rect class=d-box x=84 y=14 width=152 height=146 rx=8 /><path class=d-soft d="M218 24l8 8m0-8l-8 8" /><text class=d-bold x=96 y=34>Verificar</text><rect class=d-fill-2 x=94 y=44 width=132 height=74 rx=6 /><path class=d-soft d="M94 108l30-26 20 14 24-30 28 32 30-16" /><circle class=d-box-accent cx=118 cy=76 r=14 /><circle class="d-fill d-ink d-dash" cx=192 cy=76 r=14 /><path class=d-soft d="M104 139h116" /><circle class=d-accent-solid cx=118 cy=139 r=12 /><path class=d-on d="M112 139h11m-4-4l4 4-4 4" /><path class=d-ink d="M160 160v8" /><path class=d-head d="M160 174l-4-6h8z" /><rect class=d-box-accent x=84 y=180 width=152 height=30 rx=15 /><text class="d-mono d-mid" x=160 y=200>ticket, randstr</text></svg>'})]}),`
`,(0,n.jsx)(e.h2,{id:"example",children:"Exemplo"}),`
`,(0,n.jsx)(e.p,{children:"Crie a tarefa:"}),`
`,(0,n.jsxs)(i.A,{id:"samples",label:"Exemplos de código: TenDITask",children:[(0,n.jsx)(r.A,{language:"javascript",sample:"javascript",html:`<span class=tc>// Node.js 20+</span>
<span class=tk>const</span> response = <span class=tk>await</span> <span class=tf>fetch</span>(<span class=ts>"https://api.captcha-cloud.example/createTask"</span>, {
  <span class=tp>method</span>: <span class=ts>"POST"</span>,
  <span class=tp>headers</span>: { <span class=tp>"Content-Type"</span>: <span class=ts>"application/json"</span> },
  <span class=tp>body</span>: <span class=tn>JSON</span>.<span class=tf>stringify</span>({
    <span class=tp>clientKey</span>: <span class=ts>"YOUR_API_KEY"</span>,
    <span class=tp>task</span>: {
      <span class=tp>type</span>: <span class=ts>"CustomTask"</span>,
      <span class=tk>class</span>: <span class=ts>"TenDI"</span>,
      <span class=tp>websiteURL</span>: <span class=ts>"https://example.com/login"</span>,
      <span class=tp>websiteKey</span>: <span class=ts>"YOUR_CAPTCHA_APP_ID"</span>,
      <span class=tp>metadata</span>: {
        <span class=tp>captchaUrl</span>: <span class=ts>"https://example.com/captcha.js"</span>
      }
    }
  }),
  <span class=tp>signal</span>: AbortSignal.<span class=tf>timeout</span>(<span class=tn>30_000</span>),
});
<span class=tk>const</span> result = <span class=tk>await</span> response.<span class=tf>json</span>();
<span class=tk>if</span> (result.errorId !== <span class=tn>0</span>) <span class=tk>throw new</span> <span class=tt>Error</span>(result.errorCode);
console.<span class=tf>log</span>(result);`}),(0,n.jsx)(r.A,{language:"python",sample:"python",html:`<span class=tc># Python 3.9+</span>
<span class=tk>import</span> requests

response = requests.post(
    <span class=ts>"https://api.captcha-cloud.example/createTask"</span>,
    json={
        <span class=ts>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
        <span class=ts>"task"</span>: {
            <span class=ts>"type"</span>: <span class=ts>"CustomTask"</span>,
            <span class=ts>"class"</span>: <span class=ts>"TenDI"</span>,
            <span class=ts>"websiteURL"</span>: <span class=ts>"https://example.com/login"</span>,
            <span class=ts>"websiteKey"</span>: <span class=ts>"YOUR_CAPTCHA_APP_ID"</span>,
            <span class=ts>"metadata"</span>: {
                <span class=ts>"captchaUrl"</span>: <span class=ts>"https://example.com/captcha.js"</span>
            }
        }
    },
    timeout=<span class=tn>30</span>,
)
result = response.json()
<span class=tk>if</span> result[<span class=ts>"errorId"</span>] != <span class=tn>0</span>:
    <span class=tk>raise</span> RuntimeError(result[<span class=ts>"errorCode"</span>])
<span class=tk>print</span>(result)`}),(0,n.jsx)(r.A,{language:"bash",sample:"curl",html:`<span class=tf>curl</span> <span class=tp>--silent</span> --show-error --max-time <span class=tn>30</span> <span class=ts>'https://api.captcha-cloud.example/createTask'</span> \\
  <span class=tp>--header</span> <span class=ts>'Content-Type: application/json'</span> \\
  <span class=tp>--data</span> '{
  <span class=tp>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
  <span class=tp>"task"</span>: {
    <span class=tp>"type"</span>: <span class=ts>"CustomTask"</span>,
    <span class=tp>"class"</span>: <span class=ts>"TenDI"</span>,
    <span class=tp>"websiteURL"</span>: <span class=ts>"https://example.com/login"</span>,
    <span class=tp>"websiteKey"</span>: <span class=ts>"YOUR_CAPTCHA_APP_ID"</span>,
    <span class=tp>"metadata"</span>: {
      <span class=tp>"captchaUrl"</span>: <span class=ts>"https://example.com/captcha.js"</span>
    }
  }
}' |
  jq <span class=ts>'if .errorId == 0 then . else error(.errorCode) end'</span>`}),(0,n.jsx)(r.A,{language:"csharp",sample:"csharp",html:`<span class=tc>// .NET 8+</span>
<span class=tk>using</span> System.Text;
<span class=tk>using</span> System.Text.Json.Nodes;

<span class=tk>using</span> <span class=tt><span class=tk>var</span></span> client = <span class=tk>new</span> <span class=tt>HttpClient</span>();
<span class=tk>using</span> <span class=tt><span class=tk>var</span></span> body = <span class=tk>new</span> <span class=tt>StringContent</span>(<span class=ts>""</span>"
    {
      <span class=ts>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
      <span class=ts>"task"</span>: {
        <span class=ts>"type"</span>: <span class=ts>"CustomTask"</span>,
        <span class=ts>"class"</span>: <span class=ts>"TenDI"</span>,
        <span class=ts>"websiteURL"</span>: <span class=ts>"https://example.com/login"</span>,
        <span class=ts>"websiteKey"</span>: <span class=ts>"YOUR_CAPTCHA_APP_ID"</span>,
        <span class=ts>"metadata"</span>: {
          <span class=ts>"captchaUrl"</span>: <span class=ts>"https://example.com/captcha.js"</span>
        }
      }
    }
    <span class=ts>""</span>", Encoding.UTF8, <span class=ts>"application/json"</span>);
<span class=tk>using</span> <span class=tt><span class=tk>var</span></span> response = <span class=tk>await</span> client.<span class=tf>PostAsync</span>(<span class=ts>"https://api.captcha-cloud.example/createTask"</span>, body);
<span class=tt><span class=tk>var</span></span> result = JsonNode.<span class=tf>Parse</span>(<span class=tk>await</span> response.Content.<span class=tf>ReadAsStringAsync</span>())!;
<span class=tk>if</span> ((<span class=tk>int</span>)result[<span class=ts>"errorId"</span>]! != <span class=tn>0</span>)
    <span class=tk>throw new</span> <span class=tt>InvalidOperationException</span>((<span class=tk>string</span>?)result[<span class=ts>"errorCode"</span>]);
Console.<span class=tf>WriteLine</span>(result);`}),(0,n.jsx)(r.A,{language:"java",sample:"java",html:`<span class=tc>// Java 17+, com.google.code.gson:gson</span>
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
                "class": "TenDI",
                "websiteURL": "https://example.com/login",
                "websiteKey": "YOUR_CAPTCHA_APP_ID",
                "metadata": {
                  "captchaUrl": "https://example.com/captcha.js"
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
}`}),(0,n.jsx)(r.A,{language:"go",sample:"go",html:`<span class=tc>// Go 1.18+</span>

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
    "class": "TenDI",
    "websiteURL": "https://example.com/login",
    "websiteKey": "YOUR_CAPTCHA_APP_ID",
    "metadata": {
      "captchaUrl": "https://example.com/captcha.js"
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
}`}),(0,n.jsx)(r.A,{language:"php",sample:"php",html:`<span class=tk>&lt;?php</span> <span class=tc>// PHP 8.1+</span>

<span class=tv>$body</span> = <span class=ts>&lt;&lt;&lt;'JSON'
{
  "clientKey": "YOUR_API_KEY",
  "task": {
    "type": "CustomTask",
    "class": "TenDI",
    "websiteURL": "https://example.com/login",
    "websiteKey": "YOUR_CAPTCHA_APP_ID",
    "metadata": {
      "captchaUrl": "https://example.com/captcha.js"
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
`,(0,n.jsx)(p.A,{of:"TenDITask",label:"Experimente",children:(0,n.jsxs)("p",{children:["Preencha a requisição e execute-a no sandbox (requer JavaScript). Se você tem o código-fonte desta documentação, também pode executar o sandbox no seu computador: ",(0,n.jsx)(e.a,{href:"/docs/getting-start#sandbox",children:(0,n.jsx)("code",{children:"npm run sandbox"})})]})}),`
`,(0,n.jsxs)(e.p,{children:["Quando a tarefa está pronta, ",(0,n.jsx)(e.a,{href:"/pt-br/docs/api/methods/get-task-result",children:"getTaskResult"})," retorna:"]}),`
`,(0,n.jsx)(r.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"ready"</span>,
  <span class=tp>"solution"</span>: {
    <span class=tp>"data"</span>: {
      <span class=tp>"randstr"</span>: <span class=ts>"@EcL"</span>,
      <span class=tp>"ticket"</span>: <span class=ts>"tr03lHUhdnuW3neJZu..."</span>
    },
    <span class=tp>"headers"</span>: {
      <span class=tp>"User-Agent"</span>: <span class=ts>"<span data-user-agent="">Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36</span>"</span>
    }
  }
}`}),`
`,(0,n.jsxs)(e.p,{children:["Um programa completo, que cria a tarefa e consulta o resultado, está em ",(0,n.jsx)(e.a,{href:"/pt-br/docs/getting-start#first-task",children:"Resolva o seu primeiro captcha"}),". As ",(0,n.jsx)(e.a,{href:"/pt-br/docs/getting-start#libraries",children:"bibliotecas"})," para Go e PHP não aceitam ",(0,n.jsx)(e.code,{children:"CustomTask"}),": nesse caso, chame a API HTTP."]}),`
`,(0,n.jsx)(e.h2,{id:"find-values",children:"Onde encontrar os valores"}),`
`,(0,n.jsx)(e.p,{children:"Em uma página que seja sua ou que você tenha autorização para automatizar, leia os valores no código de incorporação:"}),`
`,(0,n.jsx)(r.A,{language:"html",html:`<span class=tt>&lt;script <span class=tp>src</span><span class=ts>="https://turing.captcha.qcloud.com/TJCaptcha.js"</span>></span><span class=tt>&lt;/script></span>
<span class=tt>&lt;button <span class=tp>id</span><span class=ts>="go"</span>></span>Verificar<span class=tt>&lt;/button></span>
<span class=tt>&lt;script></span>
const c = new TencentCaptcha('YOUR_CAPTCHA_APP_ID', r => send(r.ticket, r.randstr), {});
document.getElementById('go').onclick = () => c.show();
<span class=tt>&lt;/script></span>`}),`
`,(0,n.jsxs)(e.table,{children:[(0,n.jsx)(e.thead,{children:(0,n.jsxs)(e.tr,{children:[(0,n.jsx)(e.th,{children:"Campo"}),(0,n.jsx)(e.th,{children:"Onde está"})]})}),(0,n.jsxs)(e.tbody,{children:[(0,n.jsxs)(e.tr,{children:[(0,n.jsx)(e.td,{children:(0,n.jsx)("code",{children:"websiteURL"})}),(0,n.jsx)(e.td,{children:"A URL da página que contém esse código, como aparece na barra de endereço"})]}),(0,n.jsxs)(e.tr,{children:[(0,n.jsx)(e.td,{children:(0,n.jsx)("code",{children:"websiteKey"})}),(0,n.jsxs)(e.td,{children:["O CaptchaAppId. Com ",(0,n.jsx)("code",{children:"TJCaptcha.js"})," ou ",(0,n.jsx)("code",{children:"TCaptcha.js"})," (China continental): o primeiro argumento de ",(0,n.jsxs)("code",{children:["new TencentCaptcha(",(0,n.jsx)("wbr",{}),")"]}),". Com ",(0,n.jsxs)("code",{children:["TJNCaptcha-global.",(0,n.jsx)("wbr",{}),"js"]})," (internacional): o segundo argumento, depois do elemento contêiner."]})]}),(0,n.jsxs)(e.tr,{children:[(0,n.jsx)(e.td,{children:(0,n.jsx)("code",{children:"metadata.captchaUrl"})}),(0,n.jsxs)(e.td,{children:["O atributo ",(0,n.jsx)("code",{children:"src"})," da tag de script do captcha"]})]})]})]}),`
`,(0,n.jsx)(e.p,{children:"O CaptchaAppId é público. A AppSecretKey e as chaves da API de nuvem são privadas: nunca as envie a ninguém."}),`
`,(0,n.jsxs)(e.p,{children:["Guias da Tencent: ",(0,n.jsx)(e.a,{href:"https://www.tencentcloud.com/document/product/1159/49680",children:"integração Web"}),", ",(0,n.jsx)(e.a,{href:"https://intl.cloud.tencent.com/document/product/1159/73397",children:"guia de migração de JS"}),", ",(0,n.jsx)(e.a,{href:"https://www.tencentcloud.com/document/product/1159/49693",children:"glossário"}),"."]}),`
`,(0,n.jsx)(e.h3,{id:"test-keys",children:"Chaves de teste"}),`
`,(0,n.jsxs)(e.p,{children:["A Tencent não publica chaves de teste. Crie no console da Tencent um CaptchaAppId separado para testes. Para experimentar uma requisição sem site e sem saldo, use o ",(0,n.jsx)(e.a,{href:"/pt-br/docs/getting-start#sandbox",children:"sandbox"}),"."]}),`
`,(0,n.jsx)(e.h2,{id:"request-fields",children:"Campos da requisição"}),`
`,(0,n.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Campos da requisição: TenDITask",children:(0,n.jsxs)("table",{className:"fields",children:[(0,n.jsx)("thead",{children:(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"col",children:"Campo"}),(0,n.jsx)("th",{scope:"col",children:"Tipo"}),(0,n.jsx)("th",{scope:"col",children:"Descrição"})]})}),(0,n.jsxs)("tbody",{children:[(0,n.jsxs)(o.A,{id:"type",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#type",children:(0,n.jsx)("code",{children:"type"})})}),(0,n.jsxs)("td",{children:["string ",(0,n.jsx)("b",{children:"obrigatório"})]}),(0,n.jsxs)("td",{children:["Tipo de tarefa.",(0,n.jsx)("ul",{children:(0,n.jsxs)("li",{children:["sempre ",(0,n.jsx)("code",{children:"CustomTask"})]})})]})]}),(0,n.jsxs)(o.A,{id:"class",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#class",children:(0,n.jsx)("code",{children:"class"})})}),(0,n.jsxs)("td",{children:["string ",(0,n.jsx)("b",{children:"obrigatório"})]}),(0,n.jsxs)("td",{children:["Classe da tarefa.",(0,n.jsx)("ul",{children:(0,n.jsxs)("li",{children:["sempre ",(0,n.jsx)("code",{children:"TenDI"})]})})]})]}),(0,n.jsxs)(o.A,{id:"websiteURL",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#websiteURL",children:(0,n.jsx)("code",{children:"websiteURL"})})}),(0,n.jsxs)("td",{children:["string · URL ",(0,n.jsx)("b",{children:"obrigatório"})]}),(0,n.jsxs)("td",{children:["URL completa da página que mostra o captcha, com ",(0,n.jsx)("code",{children:"http://"})," ou ",(0,n.jsx)("code",{children:"https://"}),"."]})]}),(0,n.jsxs)(o.A,{id:"websiteKey",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#websiteKey",children:(0,n.jsx)("code",{children:"websiteKey"})})}),(0,n.jsxs)("td",{children:["string ",(0,n.jsx)("b",{children:"obrigatório"})]}),(0,n.jsxs)("td",{children:["CaptchaAppId da página (",(0,n.jsx)("code",{children:"aid"}),")."]})]}),(0,n.jsxs)(o.A,{id:"metadata.captchaUrl",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#metadata.captchaUrl",children:(0,n.jsxs)("code",{children:[(0,n.jsxs)("i",{children:["metadata.",(0,n.jsx)("wbr",{})]}),"captchaUrl"]})})}),(0,n.jsx)("td",{children:"string · URL"}),(0,n.jsx)("td",{children:"URL do script do captcha."})]}),(0,n.jsxs)(o.A,{id:"userAgent",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#userAgent",children:(0,n.jsx)("code",{children:"userAgent"})})}),(0,n.jsx)("td",{children:"string"}),(0,n.jsxs)("td",{children:["User-Agent do navegador. Envie o valor que ",(0,n.jsx)(e.a,{href:"/docs/api/methods/get-user-agent",children:"getUserAgent"})," retorna."]})]})]})]})}),`
`,(0,n.jsx)(e.h2,{id:"proxy",children:"Proxy"}),`
`,(0,n.jsx)("p",{children:"Opcional. Se você não define os campos de proxy, são usados os proxies do serviço."}),`
`,(0,n.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Campos de proxy: TenDITask",children:(0,n.jsxs)("table",{className:"fields",children:[(0,n.jsx)("thead",{children:(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"col",children:"Campo"}),(0,n.jsx)("th",{scope:"col",children:"Tipo"}),(0,n.jsx)("th",{scope:"col",children:"Descrição"})]})}),(0,n.jsxs)("tbody",{children:[(0,n.jsxs)(o.A,{id:"proxyType",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#proxyType",children:(0,n.jsx)("code",{children:"proxyType"})})}),(0,n.jsx)("td",{children:"string"}),(0,n.jsxs)("td",{children:["Protocolo do proxy. Use ",(0,n.jsx)("code",{children:"http"})," para proxies HTTP e HTTPS comuns. Use ",(0,n.jsx)("code",{children:"https"})," somente como alternativa para proxies incomuns. Veja ",(0,n.jsx)(e.a,{href:"/docs/api/methods/create-task#proxy",children:"Use um proxy próprio"}),". Obrigatório se você envia um proxy.",(0,n.jsx)("ul",{children:(0,n.jsxs)("li",{children:["um destes valores: ",(0,n.jsx)("code",{children:"http"}),", ",(0,n.jsx)("code",{children:"https"}),", ",(0,n.jsx)("code",{children:"socks4"}),", ",(0,n.jsx)("code",{children:"socks5"})]})})]})]}),(0,n.jsxs)(o.A,{id:"proxyAddress",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#proxyAddress",children:(0,n.jsx)("code",{children:"proxyAddress"})})}),(0,n.jsx)("td",{children:"string"}),(0,n.jsxs)("td",{children:["Endereço IP do proxy. Obrigatório se você envia um proxy.",(0,n.jsx)("ul",{children:(0,n.jsx)("li",{children:"somente IPv4 ou IPv6; nomes de host, proxies transparentes e endereços de loopback ou de rede local não são aceitos"})})]})]}),(0,n.jsxs)(o.A,{id:"proxyPort",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#proxyPort",children:(0,n.jsx)("code",{children:"proxyPort"})})}),(0,n.jsx)("td",{children:"inteiro"}),(0,n.jsxs)("td",{children:["Porta do proxy. Obrigatório se você envia um proxy.",(0,n.jsx)("ul",{children:(0,n.jsx)("li",{children:"de 0 a 65535"})})]})]}),(0,n.jsxs)(o.A,{id:"proxyLogin",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#proxyLogin",children:(0,n.jsx)("code",{children:"proxyLogin"})})}),(0,n.jsx)("td",{children:"string"}),(0,n.jsxs)("td",{children:["Nome de usuário do proxy.",(0,n.jsx)("ul",{children:(0,n.jsxs)("li",{children:["não pode conter ",(0,n.jsx)("code",{children:"%"})]})})]})]}),(0,n.jsxs)(o.A,{id:"proxyPassword",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#proxyPassword",children:(0,n.jsx)("code",{children:"proxyPassword"})})}),(0,n.jsx)("td",{children:"string"}),(0,n.jsxs)("td",{children:["Senha do proxy.",(0,n.jsx)("ul",{children:(0,n.jsxs)("li",{children:["não pode conter ",(0,n.jsx)("code",{children:"%"})]})})]})]})]})]})}),`
`,(0,n.jsxs)(e.p,{children:["Se o proxy autoriza clientes pelo endereço IP (whitelist), libere os endereços listados no ",(0,n.jsx)(e.a,{href:"https://dash.captcha-cloud.example",children:"painel"}),"."]}),`
`,(0,n.jsx)(e.h2,{id:"answer",children:"Solução"}),`
`,(0,n.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Campos da solução: TenDITask",children:(0,n.jsxs)("table",{className:"fields",children:[(0,n.jsx)("thead",{children:(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"col",children:"Campo"}),(0,n.jsx)("th",{scope:"col",children:"Tipo"}),(0,n.jsx)("th",{scope:"col",children:"Descrição"})]})}),(0,n.jsxs)("tbody",{children:[(0,n.jsxs)(o.A,{id:"solution-data.randstr",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#solution-data.randstr",children:(0,n.jsxs)("code",{children:[(0,n.jsxs)("i",{children:["data.",(0,n.jsx)("wbr",{})]}),"randstr"]})})}),(0,n.jsx)("td",{children:"string"}),(0,n.jsx)("td",{children:"String aleatória que acompanha o ticket. Envie os dois ao site."})]}),(0,n.jsxs)(o.A,{id:"solution-data.ticket",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#solution-data.ticket",children:(0,n.jsxs)("code",{children:[(0,n.jsxs)("i",{children:["data.",(0,n.jsx)("wbr",{})]}),"ticket"]})})}),(0,n.jsx)("td",{children:"string"}),(0,n.jsxs)("td",{children:["Ticket a enviar ao site junto com ",(0,n.jsx)("code",{children:"randstr"}),"."]})]}),(0,n.jsxs)(o.A,{id:"solution-headers.User-Agent",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#solution-headers.User-Agent",children:(0,n.jsxs)("code",{children:[(0,n.jsxs)("i",{children:["headers.",(0,n.jsx)("wbr",{})]}),"User-Agent"]})})}),(0,n.jsx)("td",{children:"string"}),(0,n.jsx)("td",{children:"User-Agent usado. Use exatamente esse ao enviar a solução ao site."})]})]})]})}),`
`,(0,n.jsx)(e.h2,{id:"use-the-answer",children:"Envie o ticket ao site"}),`
`,(0,n.jsxs)(e.ol,{children:[`
`,(0,n.jsxs)(e.li,{children:["Envie ",(0,n.jsx)(e.code,{children:"data.ticket"})," junto com ",(0,n.jsx)(e.code,{children:"data.randstr"}),", como faz o callback da página."]}),`
`,(0,n.jsxs)(e.li,{children:["Use exatamente o User-Agent de ",(0,n.jsx)(e.code,{children:"headers.User-Agent"}),"."]}),`
`]}),`
`,(0,n.jsxs)(e.p,{children:["Envie os dois valores imediatamente. A Tencent aceita um ticket uma única vez, em até 5 minutos e somente com o ",(0,n.jsx)(e.code,{children:"randstr"})," da mesma solução."]}),`
`,(0,n.jsx)(e.h2,{id:"errors",children:"Erros"}),`
`,(0,n.jsxs)(e.p,{children:["Verifique primeiro se ",(0,n.jsx)(e.code,{children:"class"})," está escrito ",(0,n.jsx)(e.code,{children:"TenDI"}),". Depois confira se ",(0,n.jsx)(e.code,{children:"websiteKey"})," é o CaptchaAppId da página. Veja abaixo os códigos mais prováveis. A lista completa está em ",(0,n.jsx)(e.a,{href:"/pt-br/docs/api/api-errors#all-codes",children:"Erros da API"}),"; os códigos de proxy, em ",(0,n.jsx)(e.a,{href:"/pt-br/docs/api/api-errors#proxy-errors",children:"Erros de proxy"}),"."]}),`
`,(0,n.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Códigos de erro e correções",children:(0,n.jsxs)("table",{className:"rows errors",children:[(0,n.jsx)("thead",{children:(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"col",children:"Código"}),(0,n.jsx)("th",{scope:"col",children:"Significado"}),(0,n.jsx)("th",{scope:"col",children:"Correção"})]})}),(0,n.jsxs)("tbody",{children:[(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_INVALID_TASK",children:(0,n.jsx)("code",{children:"ERROR_INVALID_TASK"})})}),(0,n.jsxs)("td",{"data-label":"Significado",children:["Um campo da tarefa está ausente, é inválido ou está desatualizado. ",(0,n.jsx)("code",{children:"errorDescription"})," indica o campo."]}),(0,n.jsx)("td",{"data-label":"Correção",children:"Corrija os campos indicados."})]}),(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_TASK_NOT_SUPPORTED",children:(0,n.jsxs)("code",{children:["ERROR_",(0,n.jsx)("wbr",{}),"TASK_",(0,n.jsx)("wbr",{}),"NOT_",(0,n.jsx)("wbr",{}),"SUPPORTED"]})})}),(0,n.jsxs)("td",{"data-label":"Significado",children:[(0,n.jsx)("code",{children:"task.type"})," é desconhecido ou não é aceito."]}),(0,n.jsxs)("td",{"data-label":"Correção",children:["Confira ",(0,n.jsx)("code",{children:"task.type"}),"."]})]}),(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_CAPTCHA_UNSOLVABLE",children:(0,n.jsxs)("code",{children:["ERROR_",(0,n.jsx)("wbr",{}),"CAPTCHA_",(0,n.jsx)("wbr",{}),"UNSOLVABLE"]})})}),(0,n.jsx)("td",{"data-label":"Significado",children:"O captcha não pôde ser resolvido."}),(0,n.jsxs)("td",{"data-label":"Correção",children:["Veja causas e correções em ",(0,n.jsx)(e.a,{href:"/docs/api/api-errors#unsolvable",children:"Captcha não resolvido"}),"."]})]}),(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_WRONG_USERAGENT",children:(0,n.jsxs)("code",{children:["ERROR_",(0,n.jsx)("wbr",{}),"WRONG_",(0,n.jsx)("wbr",{}),"USERAGENT"]})})}),(0,n.jsxs)("td",{"data-label":"Significado",children:["O serviço não aceita esse ",(0,n.jsx)("code",{children:"userAgent"}),"."]}),(0,n.jsxs)("td",{"data-label":"Correção",children:["Envie o valor que ",(0,n.jsx)(e.a,{href:"/docs/api/methods/get-user-agent",children:"getUserAgent"})," retorna."]})]}),(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_DOMAIN_NOT_ALLOWED",children:(0,n.jsxs)("code",{children:["ERROR_",(0,n.jsx)("wbr",{}),"DOMAIN_",(0,n.jsx)("wbr",{}),"NOT_",(0,n.jsx)("wbr",{}),"ALLOWED"]})})}),(0,n.jsx)("td",{"data-label":"Significado",children:"O serviço bloqueia esse domínio."}),(0,n.jsx)("td",{"data-label":"Correção",children:"Não envie tarefas para esse domínio."})]}),(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_PROXY_MISSING",children:(0,n.jsx)("code",{children:"ERROR_PROXY_MISSING"})})}),(0,n.jsxs)("td",{"data-label":"Significado",children:["Falta um campo de proxy obrigatório, ou ",(0,n.jsx)("code",{children:"proxyType"})," é inválido."]}),(0,n.jsxs)("td",{"data-label":"Correção",children:["Defina todos os ",(0,n.jsx)(e.a,{href:"/docs/api/methods/create-task#proxy",children:"campos de proxy"}),"."]})]})]})]})}),`
`,(0,n.jsx)(e.h2,{id:"limits",children:"Cobrança"}),`
`,(0,n.jsx)(e.p,{children:"O preço é por 1000 tokens. Somente as tarefas resolvidas são cobradas. Os proxies do serviço estão incluídos no preço."}),`
`,(0,n.jsx)(e.h2,{id:"next",children:"Próximos passos"}),`
`,(0,n.jsxs)(e.ul,{children:[`
`,(0,n.jsxs)(e.li,{children:[(0,n.jsx)(e.a,{href:"/pt-br/docs/api/methods/get-task-result#polling",children:"Consulte o resultado"}),": quando e com que frequência chamar getTaskResult."]}),`
`,(0,n.jsxs)(e.li,{children:[(0,n.jsx)(e.a,{href:"/pt-br/docs/api/methods/get-user-agent",children:"getUserAgent"}),": obtenha o valor de ",(0,n.jsx)(e.code,{children:"userAgent"}),"."]}),`
`,(0,n.jsxs)(e.li,{children:[(0,n.jsx)(e.a,{href:"/pt-br/docs/api/api-errors#unsolvable",children:"Captcha não resolvido"}),": causas e correções de ",(0,n.jsx)(e.code,{children:"ERROR_CAPTCHA_UNSOLVABLE"}),"."]}),`
`]})]})}function m(s={}){let{wrapper:e}={...(0,c.R)(),...s.components};return e?(0,n.jsx)(e,{...s,children:(0,n.jsx)(j,{...s})}):j(s)}},2834(s,e,a){var t={"./RecaptchaV2EnterpriseTask.json":["9926","6779"],"./ImageToTextTask.json":["6339","4176"],"./RecaptchaClickTask.json":["1077","2934"],"./TenDITask.json":["6388","1413"],"./reportIncorrectImageCaptcha.json":["8753","298"],"./createTask.json":["4882","7327"],"./AmazonTask.json":["7030","4715"],"./getBalance.json":["8959","8004"],"./getTaskResult.json":["7413","2502"],"./RecaptchaV2Task.json":["2045","430"],"./getUserAgent.json":["2515","1664"],"./TemuTask.json":["3207","6268"],"./strings.json":["2083","9536"],"./ImpervaTask.json":["3420","8845"],"./BinanceTask.json":["5962","7511"],"./RecaptchaV3TaskProxyless.json":["7547","1192"],"./reportIncorrectTokenCaptcha.json":["209","9354"],"./__plugin.json":["9630","3331"],"./GeeTestTask.json":["7627","1592"],"./RecognitionTask.json":["9431","8508"],"./ProsopoTask.json":["5708","3645"],"./TurnstileTask.json":["5896","1505"],"./BasiliskTask.json":["8526","1987"]};function n(s){if(!a.o(t,s))return Promise.resolve().then(function(){var e=Error("Cannot find module '"+s+"'");throw e.code="MODULE_NOT_FOUND",e});var e=t[s],n=e[0];return a.e(e[1]).then(function(){return a.t(n,19)})}n.keys=()=>Object.keys(t),n.id=2834,s.exports=n},7346(s,e,a){"use strict";a.d(e,{A:()=>c});var t=a(2540),n=a(4060);function c({as:s="tr",...e}){return(0,n.A)().collectAnchor(e.id),(0,t.jsx)(s,{...e})}},8920(s,e,a){"use strict";a.d(e,{A:()=>r});var t=a(2540),n=a(3696);let c=globalThis.trustedTypes?.createPolicy("built-html",{createHTML:s=>s});function r({as:s,html:e,ref:a,...l}){let o=(0,n.useMemo)(()=>({__html:c?c.createHTML(e):e}),[e]);return(0,t.jsx)(s,{...l,ref:a,dangerouslySetInnerHTML:o})}},7228(s,e,a){"use strict";let t;function n(s){let e,a=t??((e=document.createElement("div")).setAttribute("role","status"),e.className="sr-only",document.body.append(e),e);t=a,a.textContent="",setTimeout(()=>{a.textContent=s},100)}a.d(e,{i:()=>n})},9073(s,e,a){"use strict";async function t(s){try{await navigator.clipboard.writeText(s)}catch{var e;let a,t,n;if(e=s,a=document.activeElement,(t=document.createElement("textarea")).className="sr-only",t.value=e,document.body.append(t),t.select(),n=document.execCommand("copy"),t.remove(),a?.focus({preventScroll:!0}),!n)throw Error("The browser does not let this page copy.")}}a.d(e,{D:()=>t})},3985(s,e,a){"use strict";a.d(e,{A:()=>i,i:()=>d});var t=a(2540),n=a(9981),c=a(3696),r=a(8920),l=a(7228),o=a(9073),p=a(4635);function i({html:s,language:e,title:a,sample:n}){let l=(0,c.useRef)(null);return(0,t.jsxs)("div",{className:"code","data-sample":n,children:[a&&(0,t.jsx)("div",{className:"code-title",children:a}),(0,t.jsx)("pre",{tabIndex:0,children:(0,t.jsx)(r.A,{as:"code",ref:l,className:e&&`language-${e}`,html:s})}),(0,t.jsx)(d,{code:l})]})}function d({code:s}){let[e,a]=(0,c.useState)();(0,c.useEffect)(()=>{if(!e)return;let s=setTimeout(()=>a(void 0),2e3);return()=>clearTimeout(s)},[e]);let r=async()=>{let e=await (0,o.D)(s.current?.textContent??"").then(p.M,()=>(s.current&&getSelection()?.selectAllChildren(s.current),(0,p.d)()));a(e),(0,l.i)(e)};return(0,t.jsx)("button",{type:"button",className:"code-copy","data-copied":e?"":void 0,onClick:r,children:e??(0,n.T)({id:"theme.CodeBlock.copy",message:"Copy",description:"The copy button label on code blocks"})})}},4635(s,e,a){"use strict";a.d(e,{M:()=>n,d:()=>c});var t=a(9981);function n(){return(0,t.T)({id:"theme.CodeBlock.copied",message:"Copied",description:"The copied button label on code blocks"})}function c(){return(0,t.T)({id:"docs.copy.failed",message:"Couldn't copy"})}},9409(s,e,a){"use strict";a.d(e,{A:()=>i});var t=a(2540),n=a(3696),c=a(4237),r=a(9344);function l(){let s,{dataset:e}=document.documentElement;for(let a of document.querySelectorAll(".samples > input"))a.value===e.sample?s=a.checked=!0:s??=!1;!1===s&&delete e.sample}var o=a(634);let p={javascript:"JavaScript",python:"Python",curl:"cURL",csharp:"C#",java:"Java",go:"Go",php:"PHP"};function i({id:s,label:e,children:a}){return(0,n.useLayoutEffect)(l,[]),(0,t.jsxs)("div",{className:"samples",role:"group","aria-label":e,children:[o.f.map((e,a)=>(0,t.jsxs)(n.Fragment,{children:[(0,t.jsx)("input",{type:"radio",id:`${s}-${e}`,name:s,value:e,defaultChecked:0===a,onChange:s=>{var e;let a;return a=(e=s.currentTarget).getBoundingClientRect().top,void(!function({value:s}){document.documentElement.dataset.sample=s,(0,r.M)("localStorage",c.dt,s),l()}(e),scrollBy(0,e.getBoundingClientRect().top-a))}}),(0,t.jsx)("label",{htmlFor:`${s}-${e}`,children:p[e]})]},e)),a]})}},634(s,e,a){"use strict";a.d(e,{f:()=>t});let t=["javascript","python","curl","csharp","java","go","php"]},4942(s,e,a){"use strict";function t(s,e){let{fields:a=[],proxy:t}=s.variants[e]??{},c=[...a,...t?.fields??[]];return"createTask"!==s.method?n("",c):n("",[n("task",c),...s.envelope])}function n(s,e){return{name:s,fields:e,types:["object"],typeText:"",required:!0,description:"",constraints:[]}}a.d(e,{$b:()=>function s(e,[a,...t]){return void 0===a||void 0===e||"string"==typeof e?void 0===a?e:void 0:s(Array.isArray(e)?e[Number(a)]:e[a],t)},BA:()=>function s(e,a){if(void 0!==e.const)return e.required||void 0!==a?e.const:void 0;if(void 0===a||""===a)return e.fields&&e.required?{}:void 0;if("string"==typeof a)return function({types:s,enum:e,open:a},t){let n=e?.find(s=>c(s)===t);return void 0!==n?n:a?function(s){try{return JSON.parse(s)}catch{return s}}(t):s.includes("boolean")&&/^(true|false)$/.test(t)?"true"===t:(s.includes("integer")||s.includes("number"))&&/^-?\d+(\.\d+)?$/.test(t)&&Number.isSafeInteger(Math.trunc(Number(t)))?Number(t):t}(e,a);if(Array.isArray(a))return function({items:e,required:a},t){if(0!==t.length||a)return t.map(a=>(e&&s(e,a))??"")}(e,a);let t=(e.fields??[]).map(e=>[e.name,s(e,a[e.name])]).filter(([,s])=>void 0!==s);return t.length>0||e.required?Object.fromEntries(t):void 0},D0:()=>function s(e,a){if(void 0!==a){if(e.open)return"string"==typeof a?a:JSON.stringify(a,null,2);if(e.items){let{items:t}=e;return Array.isArray(a)?a.map(e=>s(t,e)??""):void 0}return e.fields?r(a)?Object.fromEntries(e.fields.map(e=>[e.name,s(e,a[e.name])]).filter(([,s])=>void 0!==s)):void 0:c(a)}},Gv:()=>r,LO:()=>t,e1:()=>c,eI:()=>function s(e,[a,...t],n){if(void 0===a)return n;if("number"==typeof a){let c=Array.isArray(e)?e:[],r=s(c[a],t,n);return void 0===r?c.toSpliced(a,1):c.toSpliced(a,1,r)}let c=r(e)?e:{},{[a]:l,...o}=c,p=s(l,t,n);return void 0===p?o:{...c,[a]:p}},rq:()=>l});let c=s=>"string"==typeof s?s:JSON.stringify(s),r=s=>"object"==typeof s&&null!==s&&!Array.isArray(s),l=s=>s.map(s=>`/${s}`).join("")},1525(s,e,a){"use strict";a.d(e,{A:()=>l});var t=a(2540),n=a(9981),c=a(3696),r=a(3413);function l({of:s,variant:e,label:p,children:i}){let d=(0,c.useRef)(null),[h,x]=(0,c.useState)(),u=function(s,e){let[a,t]=(0,c.useState)();return(0,c.useLayoutEffect)(()=>(o.add(s),()=>void o.delete(s)),[s]),(0,c.useEffect)(()=>{let a=()=>{let a=(0,r.vF)(location.hash),n=[...document.querySelectorAll(".try-it")],c=a===s||n[0]===e.current&&!document.getElementById(`try-${a}`);void 0!==a&&c&&e.current&&(t(location.hash),history.replaceState(history.state,"",location.pathname+location.search),e.current.open=!0,e.current.scrollIntoView())};return a(),addEventListener("hashchange",a),()=>removeEventListener("hashchange",a)},[s,e]),a}(s,d),j=()=>{d.current?.open&&"object"!=typeof h&&(x(void 0),Promise.all([Promise.all([a.e("4014"),a.e("1081"),a.e("5025")]).then(a.bind(a,7544)),a(2834)(`./${s}.json`)]).then(([{default:s},{default:e}])=>x({Panel:s,data:function(s){let{placeholder:e,text:a}=s.userAgent,t=JSON.stringify(document.querySelector("[data-user-agent]")?.textContent||a).slice(1,-1);return JSON.parse(JSON.stringify(s).replaceAll(e,t))}(e)}),()=>x("failed")))};return(0,c.useEffect)(j,[]),(0,t.jsxs)("details",{ref:d,className:"try-it",onToggle:j,children:[(0,t.jsx)("summary",{children:p}),"object"!=typeof h&&i,"failed"===h&&(0,t.jsx)("button",{type:"button",className:"button",onClick:j,children:(0,n.T)({id:"theme.ErrorPageContent.tryAgain",message:"Try again"})}),"object"==typeof h&&(0,t.jsx)(h.Panel,{...h.data,variant:e,hash:u},u)]})}let o=new Set},3413(s,e,a){"use strict";a.d(e,{Pp:()=>o,jE:()=>n,jr:()=>r,vF:()=>l});var t=a(4942);let n=4e3,c="#try=";function r(s,e){var a;return`${c}${s}.${a=JSON.stringify(e),btoa(Array.from(new TextEncoder().encode(a),s=>String.fromCharCode(s)).join("")).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}`}function l(s){return s.startsWith(c)?s.slice(c.length).split(".")[0]:void 0}function o(s){if(!(s.length>n))try{var e;let a,n=JSON.parse((e=s.slice(s.indexOf(".")+1),a=atob(e.replaceAll("-","+").replaceAll("_","/")),new TextDecoder("utf-8",{fatal:!0}).decode(Uint8Array.from(a,s=>s.charCodeAt(0)))));if(!(0,t.Gv)(n)||!(0,t.Gv)(n.body))return;let{variant:c,body:r}=n;return"string"==typeof c?{variant:c,body:r}:{body:r}}catch{return}}},3023(s,e,a){"use strict";a.d(e,{R:()=>r,x:()=>l});var t=a(3696);let n={},c=t.createContext(n);function r(s){let e=t.useContext(c);return t.useMemo(function(){return"function"==typeof s?s(e):{...e,...s}},[e,s])}function l(s){let e;return e=s.disableParentContext?"function"==typeof s.components?s.components(n):s.components||n:r(s.components),t.createElement(c.Provider,{value:e},s.children)}}}]);