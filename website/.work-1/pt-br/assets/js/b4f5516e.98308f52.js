(globalThis.webpackChunkwebsite=globalThis.webpackChunkwebsite||[]).push([["4180"],{9870(s,a,e){"use strict";e.r(a),e.d(a,{metadata:()=>n,default:()=>j,frontMatter:()=>d,contentTitle:()=>h,toc:()=>x,assets:()=>u});var n=JSON.parse('{"id":"captchas/incapsula","title":"Imperva (Incapsula)","description":"Teste o Imperva (Incapsula) nos seus próprios recursos web: envie CustomTask com a classe Imperva e um proxy próprio e defina os cookies.","source":"@site/i18n/pt-br/docusaurus-plugin-content-docs/current/captchas/incapsula.mdx","sourceDirName":"captchas","slug":"/captchas/incapsula","permalink":"/pt-br/docs/captchas/incapsula","draft":false,"unlisted":false,"tags":[],"version":"current","lastUpdatedAt":1794865987000,"frontMatter":{"title":"Imperva (Incapsula)","description":"Teste o Imperva (Incapsula) nos seus próprios recursos web: envie CustomTask com a classe Imperva e um proxy próprio e defina os cookies.","source":"223b0c177e38"},"sidebar":"documentation","previous":{"title":"Binance","permalink":"/pt-br/docs/captchas/binance"},"next":{"title":"Prosopo Procaptcha","permalink":"/pt-br/docs/captchas/prosopo-task"},"lastUpdatedText":"16 de nov. de 2026"}'),t=e(2540),r=e(3023),p=e(3985),c=e(8920),o=e(7346),l=e(1525),i=e(9409);let d={title:"Imperva (Incapsula)",description:"Teste o Imperva (Incapsula) nos seus próprios recursos web: envie CustomTask com a classe Imperva e um proxy próprio e defina os cookies.",source:"223b0c177e38"},h,u={},x=[{value:"Exemplo",id:"example",level:2},{value:"Onde encontrar os valores",id:"find-values",level:2},{value:"Campos da requisição",id:"request-fields",level:2},{value:"Proxy",id:"proxy",level:2},{value:"Solução",id:"answer",level:2},{value:"Defina os cookies",id:"use-the-answer",level:2},{value:"Erros",id:"errors",level:2},{value:"Cobrança",id:"limits",level:2},{value:"Próximos passos",id:"next",level:2}];function m(s){let a={a:"a",admonition:"admonition",code:"code",h2:"h2",li:"li",p:"p",ul:"ul",...(0,r.R)(),...s.components};return(0,t.jsxs)(t.Fragment,{children:[(0,t.jsxs)(a.p,{children:[(0,t.jsx)(a.code,{children:"CustomTask"})," com a classe ",(0,t.jsx)(a.code,{children:"Imperva"})," resolve o Imperva (Incapsula) nos seus próprios recursos web. Envie a URL da página, o nome do script, os cookies da sessão e um proxy próprio. A solução contém os cookies a definir."]}),`
`,(0,t.jsx)(a.admonition,{title:"Somente os seus próprios recursos web",type:"warning",children:(0,t.jsx)(a.p,{children:"Use esta tarefa somente para testar os seus próprios recursos web. É proibido usá-la contra recursos de terceiros."})}),`
`,(0,t.jsxs)("div",{className:"glance",children:[(0,t.jsxs)("dl",{className:"facts",children:[(0,t.jsxs)("div",{"data-wide":"",children:[(0,t.jsx)("dt",{children:"Restrição"}),(0,t.jsx)("dd",{children:"Somente para testar os seus próprios recursos web. É proibido usar contra recursos de terceiros."})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Tipo"}),(0,t.jsx)("dd",{children:(0,t.jsx)("code",{children:"CustomTask"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Classe"}),(0,t.jsx)("dd",{children:(0,t.jsx)("code",{children:"Imperva"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Proxy"}),(0,t.jsx)("dd",{children:(0,t.jsx)("b",{className:"pill warn",children:"obrigatório"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Cobrança"}),(0,t.jsx)("dd",{children:"por 1000 tokens"})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Consultas"}),(0,t.jsx)("dd",{children:"espera inicial 1 s, intervalo 2 s, tempo limite 80 s"})]})]}),(0,t.jsx)(c.A,{as:"figure",className:"drawing",html:'<svg class="d d-captcha" viewBox="0 0 320 224" role=img aria-labelledby=drawing-captcha-imperva-title aria-describedby=drawing-captcha-imperva-desc><title id=drawing-captcha-imperva-title>Verificação do Imperva (Incapsula)</title><desc id=drawing-captcha-imperva-desc>Uma página com um escudo e uma barra de progresso que verifica o navegador antes de liberar o visitante. A solução é um conjunto de cookies.</desc><rect class=d-fill-2 width=320 height=224 rx=8 /><rect class=d-box x=32 y=14 width=256 height=146 rx=8 /><path class=d-soft d="M32 34h256M68 24h96" /><path class=d-solid d="M42 22h5v5h-5zM52 22h5v5h-5z" /><path class=d-box-accent d="M160 46l22 8v14c0 13-10 21-22 26-12-5-22-13-22-26V54z" /><path class=d-accent d="M150 69l7 7 13-14" /><text class=d-mid x=160 y=118>Verificando o navegador</text><rect class="d-fill-2 d-soft" x=80 y=132 width=160 height=10 rx=5 /><rect class=d-accent-solid x=80 y=132 width=96 height=10 rx=5 /><path class=d-ink d="M160 160v8" /><path class=d-head d="M160 174l-4-6h8z" /><rect class=d-box-accent x=114 y=180 width=92 height=30 rx=15 /><text class="d-mono d-mid" x=160 y=200>cookies</text></svg>'})]}),`
`,(0,t.jsx)(a.h2,{id:"example",children:"Exemplo"}),`
`,(0,t.jsx)(a.p,{children:"Crie a tarefa:"}),`
`,(0,t.jsxs)(i.A,{id:"samples",label:"Exemplos de código: ImpervaTask",children:[(0,t.jsx)(p.A,{language:"javascript",sample:"javascript",html:`<span class=tc>// Node.js 20+</span>
<span class=tk>const</span> response = <span class=tk>await</span> <span class=tf>fetch</span>(<span class=ts>"https://api.captcha-cloud.example/createTask"</span>, {
  <span class=tp>method</span>: <span class=ts>"POST"</span>,
  <span class=tp>headers</span>: { <span class=tp>"Content-Type"</span>: <span class=ts>"application/json"</span> },
  <span class=tp>body</span>: <span class=tn>JSON</span>.<span class=tf>stringify</span>({
    <span class=tp>clientKey</span>: <span class=ts>"YOUR_API_KEY"</span>,
    <span class=tp>task</span>: {
      <span class=tp>type</span>: <span class=ts>"CustomTask"</span>,
      <span class=tk>class</span>: <span class=ts>"Imperva"</span>,
      <span class=tp>websiteURL</span>: <span class=ts>"https://example.com/"</span>,
      <span class=tp>metadata</span>: {
        <span class=tp>incapsulaScriptUrl</span>: <span class=ts>"_Incapsula_Resource?SWJIYLWA=VALUE_FROM_THE_PAGE"</span>,
        <span class=tp>incapsulaCookies</span>: <span class=ts>"incap_ses_1=VALUE; visid_incap_1=VALUE"</span>
      },
      <span class=tp>proxyType</span>: <span class=ts>"http"</span>,
      <span class=tp>proxyAddress</span>: <span class=ts>"203.0.113.10"</span>,
      <span class=tp>proxyPort</span>: <span class=tn>8080</span>,
      <span class=tp>proxyLogin</span>: <span class=ts>"YOUR_PROXY_LOGIN"</span>,
      <span class=tp>proxyPassword</span>: <span class=ts>"YOUR_PROXY_PASSWORD"</span>
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
            <span class=ts>"type"</span>: <span class=ts>"CustomTask"</span>,
            <span class=ts>"class"</span>: <span class=ts>"Imperva"</span>,
            <span class=ts>"websiteURL"</span>: <span class=ts>"https://example.com/"</span>,
            <span class=ts>"metadata"</span>: {
                <span class=ts>"incapsulaScriptUrl"</span>: <span class=ts>"_Incapsula_Resource?SWJIYLWA=VALUE_FROM_THE_PAGE"</span>,
                <span class=ts>"incapsulaCookies"</span>: <span class=ts>"incap_ses_1=VALUE; visid_incap_1=VALUE"</span>
            },
            <span class=ts>"proxyType"</span>: <span class=ts>"http"</span>,
            <span class=ts>"proxyAddress"</span>: <span class=ts>"203.0.113.10"</span>,
            <span class=ts>"proxyPort"</span>: <span class=tn>8080</span>,
            <span class=ts>"proxyLogin"</span>: <span class=ts>"YOUR_PROXY_LOGIN"</span>,
            <span class=ts>"proxyPassword"</span>: <span class=ts>"YOUR_PROXY_PASSWORD"</span>
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
    <span class=tp>"type"</span>: <span class=ts>"CustomTask"</span>,
    <span class=tp>"class"</span>: <span class=ts>"Imperva"</span>,
    <span class=tp>"websiteURL"</span>: <span class=ts>"https://example.com/"</span>,
    <span class=tp>"metadata"</span>: {
      <span class=tp>"incapsulaScriptUrl"</span>: <span class=ts>"_Incapsula_Resource?SWJIYLWA=VALUE_FROM_THE_PAGE"</span>,
      <span class=tp>"incapsulaCookies"</span>: <span class=ts>"incap_ses_1=VALUE; visid_incap_1=VALUE"</span>
    },
    <span class=tp>"proxyType"</span>: <span class=ts>"http"</span>,
    <span class=tp>"proxyAddress"</span>: <span class=ts>"203.0.113.10"</span>,
    <span class=tp>"proxyPort"</span>: <span class=tn>8080</span>,
    <span class=tp>"proxyLogin"</span>: <span class=ts>"YOUR_PROXY_LOGIN"</span>,
    <span class=tp>"proxyPassword"</span>: <span class=ts>"YOUR_PROXY_PASSWORD"</span>
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
        <span class=ts>"type"</span>: <span class=ts>"CustomTask"</span>,
        <span class=ts>"class"</span>: <span class=ts>"Imperva"</span>,
        <span class=ts>"websiteURL"</span>: <span class=ts>"https://example.com/"</span>,
        <span class=ts>"metadata"</span>: {
          <span class=ts>"incapsulaScriptUrl"</span>: <span class=ts>"_Incapsula_Resource?SWJIYLWA=VALUE_FROM_THE_PAGE"</span>,
          <span class=ts>"incapsulaCookies"</span>: <span class=ts>"incap_ses_1=VALUE; visid_incap_1=VALUE"</span>
        },
        <span class=ts>"proxyType"</span>: <span class=ts>"http"</span>,
        <span class=ts>"proxyAddress"</span>: <span class=ts>"203.0.113.10"</span>,
        <span class=ts>"proxyPort"</span>: <span class=tn>8080</span>,
        <span class=ts>"proxyLogin"</span>: <span class=ts>"YOUR_PROXY_LOGIN"</span>,
        <span class=ts>"proxyPassword"</span>: <span class=ts>"YOUR_PROXY_PASSWORD"</span>
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
                "type": "CustomTask",
                "class": "Imperva",
                "websiteURL": "https://example.com/",
                "metadata": {
                  "incapsulaScriptUrl": "_Incapsula_Resource?SWJIYLWA=VALUE_FROM_THE_PAGE",
                  "incapsulaCookies": "incap_ses_1=VALUE; visid_incap_1=VALUE"
                },
                "proxyType": "http",
                "proxyAddress": "203.0.113.10",
                "proxyPort": 8080,
                "proxyLogin": "YOUR_PROXY_LOGIN",
                "proxyPassword": "YOUR_PROXY_PASSWORD"
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
    "type": "CustomTask",
    "class": "Imperva",
    "websiteURL": "https://example.com/",
    "metadata": {
      "incapsulaScriptUrl": "_Incapsula_Resource?SWJIYLWA=VALUE_FROM_THE_PAGE",
      "incapsulaCookies": "incap_ses_1=VALUE; visid_incap_1=VALUE"
    },
    "proxyType": "http",
    "proxyAddress": "203.0.113.10",
    "proxyPort": 8080,
    "proxyLogin": "YOUR_PROXY_LOGIN",
    "proxyPassword": "YOUR_PROXY_PASSWORD"
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
    "type": "CustomTask",
    "class": "Imperva",
    "websiteURL": "https://example.com/",
    "metadata": {
      "incapsulaScriptUrl": "_Incapsula_Resource?SWJIYLWA=VALUE_FROM_THE_PAGE",
      "incapsulaCookies": "incap_ses_1=VALUE; visid_incap_1=VALUE"
    },
    "proxyType": "http",
    "proxyAddress": "203.0.113.10",
    "proxyPort": 8080,
    "proxyLogin": "YOUR_PROXY_LOGIN",
    "proxyPassword": "YOUR_PROXY_PASSWORD"
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
`,(0,t.jsx)(l.A,{of:"ImpervaTask",label:"Experimente",children:(0,t.jsxs)("p",{children:["Preencha a requisição e execute-a no sandbox (requer JavaScript). Se você tem o código-fonte desta documentação, também pode executar o sandbox no seu computador: ",(0,t.jsx)(a.a,{href:"/docs/getting-start#sandbox",children:(0,t.jsx)("code",{children:"npm run sandbox"})})]})}),`
`,(0,t.jsxs)(a.p,{children:["Quando a tarefa está pronta, ",(0,t.jsx)(a.a,{href:"/pt-br/docs/api/methods/get-task-result",children:"getTaskResult"})," retorna:"]}),`
`,(0,t.jsx)(p.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"ready"</span>,
  <span class=tp>"solution"</span>: {
    <span class=tp>"domains"</span>: {
      <span class=tp>"example.com"</span>: {
        <span class=tp>"cookies"</span>: {
          <span class=tp>"___utmvc"</span>: <span class=ts>"NMB+nRa4inxXNeXuhPf+cLh+0WJw...; Max-Age=31536000; Domain=.example.com; Path=/"</span>,
          <span class=tp>"reese84"</span>: <span class=ts>"3:PmDmAyR0NvMWDdJZv6dkyA==:EaRy..."</span>
        }
      }
    }
  }
}`}),`
`,(0,t.jsxs)(a.p,{children:["Um programa completo, que cria a tarefa e consulta o resultado, está em ",(0,t.jsx)(a.a,{href:"/pt-br/docs/getting-start#first-task",children:"Resolva o seu primeiro captcha"}),". As ",(0,t.jsx)(a.a,{href:"/pt-br/docs/getting-start#libraries",children:"bibliotecas"})," para Go e PHP não aceitam ",(0,t.jsx)(a.code,{children:"CustomTask"}),": nesse caso, chame a API HTTP."]}),`
`,(0,t.jsx)(a.h2,{id:"find-values",children:"Onde encontrar os valores"}),`
`,(0,t.jsxs)(a.p,{children:["O Imperva não tem guia público de integração para esses valores. Eles vêm do seu próprio recurso web: a página que mostra o captcha, o script do Incapsula que ela carrega e os cookies do Incapsula na sessão. Envie ",(0,t.jsx)(a.code,{children:"metadata.reese84UrlEndpoint"})," somente se o seu site usa um endpoint reese84."]}),`
`,(0,t.jsxs)(a.p,{children:["Para experimentar uma requisição sem site e sem saldo, use o ",(0,t.jsx)(a.a,{href:"/pt-br/docs/getting-start#sandbox",children:"sandbox"}),"."]}),`
`,(0,t.jsx)(a.h2,{id:"request-fields",children:"Campos da requisição"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Campos da requisição: ImpervaTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Campo"}),(0,t.jsx)("th",{scope:"col",children:"Tipo"}),(0,t.jsx)("th",{scope:"col",children:"Descrição"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(o.A,{id:"type",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#type",children:(0,t.jsx)("code",{children:"type"})})}),(0,t.jsxs)("td",{children:["string ",(0,t.jsx)("b",{children:"obrigatório"})]}),(0,t.jsxs)("td",{children:["Tipo de tarefa.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["sempre ",(0,t.jsx)("code",{children:"CustomTask"})]})})]})]}),(0,t.jsxs)(o.A,{id:"class",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#class",children:(0,t.jsx)("code",{children:"class"})})}),(0,t.jsxs)("td",{children:["string ",(0,t.jsx)("b",{children:"obrigatório"})]}),(0,t.jsxs)("td",{children:["Classe da tarefa.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["sempre ",(0,t.jsx)("code",{children:"Imperva"})]})})]})]}),(0,t.jsxs)(o.A,{id:"websiteURL",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#websiteURL",children:(0,t.jsx)("code",{children:"websiteURL"})})}),(0,t.jsxs)("td",{children:["string · URL ",(0,t.jsx)("b",{children:"obrigatório"})]}),(0,t.jsxs)("td",{children:["URL completa da página que mostra o captcha, com ",(0,t.jsx)("code",{children:"http://"})," ou ",(0,t.jsx)("code",{children:"https://"}),"."]})]}),(0,t.jsxs)(o.A,{id:"metadata.incapsulaScriptUrl",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#metadata.incapsulaScriptUrl",children:(0,t.jsxs)("code",{children:[(0,t.jsxs)("i",{children:["metadata.",(0,t.jsx)("wbr",{})]}),"incapsulaScriptUrl"]})})}),(0,t.jsxs)("td",{children:["string ",(0,t.jsx)("b",{children:"obrigatório"})]}),(0,t.jsx)("td",{children:"Nome do recurso de script do Incapsula."})]}),(0,t.jsxs)(o.A,{id:"metadata.incapsulaCookies",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#metadata.incapsulaCookies",children:(0,t.jsxs)("code",{children:[(0,t.jsxs)("i",{children:["metadata.",(0,t.jsx)("wbr",{})]}),"incapsulaCookies"]})})}),(0,t.jsxs)("td",{children:["string ",(0,t.jsx)("b",{children:"obrigatório"})]}),(0,t.jsx)("td",{children:"Cookies de sessão do Incapsula."})]}),(0,t.jsxs)(o.A,{id:"metadata.reese84UrlEndpoint",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#metadata.reese84UrlEndpoint",children:(0,t.jsxs)("code",{children:[(0,t.jsxs)("i",{children:["metadata.",(0,t.jsx)("wbr",{})]}),"reese84UrlEndpoint"]})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsx)("td",{children:"Nome do endpoint reese84, se o site usa um."})]}),(0,t.jsxs)(o.A,{id:"userAgent",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#userAgent",children:(0,t.jsx)("code",{children:"userAgent"})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsxs)("td",{children:["User-Agent do navegador. Envie o valor que ",(0,t.jsx)(a.a,{href:"/docs/api/methods/get-user-agent",children:"getUserAgent"})," retorna."]})]})]})]})}),`
`,(0,t.jsx)(a.h2,{id:"proxy",children:"Proxy"}),`
`,(0,t.jsx)("p",{children:"Obrigatório. Defina os campos de proxy, com login e senha."}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Campos de proxy: ImpervaTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Campo"}),(0,t.jsx)("th",{scope:"col",children:"Tipo"}),(0,t.jsx)("th",{scope:"col",children:"Descrição"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(o.A,{id:"proxyType",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyType",children:(0,t.jsx)("code",{children:"proxyType"})})}),(0,t.jsxs)("td",{children:["string ",(0,t.jsx)("b",{children:"obrigatório"})]}),(0,t.jsxs)("td",{children:["Protocolo do proxy. Use ",(0,t.jsx)("code",{children:"http"})," para proxies HTTP e HTTPS comuns. Use ",(0,t.jsx)("code",{children:"https"})," somente como alternativa para proxies incomuns. Veja ",(0,t.jsx)(a.a,{href:"/docs/api/methods/create-task#proxy",children:"Use um proxy próprio"}),".",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["um destes valores: ",(0,t.jsx)("code",{children:"http"}),", ",(0,t.jsx)("code",{children:"https"}),", ",(0,t.jsx)("code",{children:"socks4"}),", ",(0,t.jsx)("code",{children:"socks5"})]})})]})]}),(0,t.jsxs)(o.A,{id:"proxyAddress",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyAddress",children:(0,t.jsx)("code",{children:"proxyAddress"})})}),(0,t.jsxs)("td",{children:["string ",(0,t.jsx)("b",{children:"obrigatório"})]}),(0,t.jsxs)("td",{children:["Endereço IP do proxy.",(0,t.jsx)("ul",{children:(0,t.jsx)("li",{children:"somente IPv4 ou IPv6; nomes de host, proxies transparentes e endereços de loopback ou de rede local não são aceitos"})})]})]}),(0,t.jsxs)(o.A,{id:"proxyPort",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyPort",children:(0,t.jsx)("code",{children:"proxyPort"})})}),(0,t.jsxs)("td",{children:["inteiro ",(0,t.jsx)("b",{children:"obrigatório"})]}),(0,t.jsxs)("td",{children:["Porta do proxy.",(0,t.jsx)("ul",{children:(0,t.jsx)("li",{children:"de 0 a 65535"})})]})]}),(0,t.jsxs)(o.A,{id:"proxyLogin",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyLogin",children:(0,t.jsx)("code",{children:"proxyLogin"})})}),(0,t.jsxs)("td",{children:["string ",(0,t.jsx)("b",{children:"obrigatório"})]}),(0,t.jsxs)("td",{children:["Nome de usuário do proxy.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["não pode conter ",(0,t.jsx)("code",{children:"%"})]})})]})]}),(0,t.jsxs)(o.A,{id:"proxyPassword",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyPassword",children:(0,t.jsx)("code",{children:"proxyPassword"})})}),(0,t.jsxs)("td",{children:["string ",(0,t.jsx)("b",{children:"obrigatório"})]}),(0,t.jsxs)("td",{children:["Senha do proxy.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["não pode conter ",(0,t.jsx)("code",{children:"%"})]})})]})]})]})]})}),`
`,(0,t.jsx)(a.h2,{id:"answer",children:"Solução"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Campos da solução: ImpervaTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Campo"}),(0,t.jsx)("th",{scope:"col",children:"Tipo"}),(0,t.jsx)("th",{scope:"col",children:"Descrição"})]})}),(0,t.jsx)("tbody",{children:(0,t.jsxs)(o.A,{id:"solution-domains.<site>.cookies",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#solution-domains.%3Csite%3E.cookies",children:(0,t.jsxs)("code",{children:[(0,t.jsxs)("i",{children:["domains.",(0,t.jsx)("wbr",{}),"<site>.",(0,t.jsx)("wbr",{})]}),"cookies"]})})}),(0,t.jsx)("td",{children:"objeto"}),(0,t.jsxs)("td",{children:["Cookies a definir, por exemplo ",(0,t.jsx)("code",{children:"___utmvc"})," e ",(0,t.jsx)("code",{children:"reese84"}),". Um valor pode incluir atributos do cookie."]})]})})]})}),`
`,(0,t.jsx)(a.h2,{id:"use-the-answer",children:"Defina os cookies"}),`
`,(0,t.jsxs)(a.p,{children:["Em cada site de ",(0,t.jsx)(a.code,{children:"domains"}),", defina todos os cookies de ",(0,t.jsx)(a.code,{children:"cookies"}),". Se um valor inclui atributos, como ",(0,t.jsx)(a.code,{children:"Max-Age"})," ou ",(0,t.jsx)(a.code,{children:"Domain"}),", eles não fazem parte do valor do cookie."]}),`
`,(0,t.jsx)(a.h2,{id:"errors",children:"Erros"}),`
`,(0,t.jsxs)(a.p,{children:["Verifique primeiro o proxy: os cinco campos de proxy são obrigatórios. Depois confira o nome do script e os cookies da sessão. Veja abaixo os códigos mais prováveis. A lista completa está em ",(0,t.jsx)(a.a,{href:"/pt-br/docs/api/api-errors#all-codes",children:"Erros da API"}),"."]}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Códigos de erro e correções",children:(0,t.jsxs)("table",{className:"rows errors",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Código"}),(0,t.jsx)("th",{scope:"col",children:"Significado"}),(0,t.jsx)("th",{scope:"col",children:"Correção"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_PROXY_MISSING",children:(0,t.jsx)("code",{children:"ERROR_PROXY_MISSING"})})}),(0,t.jsxs)("td",{"data-label":"Significado",children:["Falta um campo de proxy obrigatório, ou ",(0,t.jsx)("code",{children:"proxyType"})," é inválido."]}),(0,t.jsxs)("td",{"data-label":"Correção",children:["Defina todos os ",(0,t.jsx)(a.a,{href:"/docs/api/methods/create-task#proxy",children:"campos de proxy"}),"."]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_INVALID_TASK",children:(0,t.jsx)("code",{children:"ERROR_INVALID_TASK"})})}),(0,t.jsxs)("td",{"data-label":"Significado",children:["Um campo da tarefa está ausente, é inválido ou está desatualizado. ",(0,t.jsx)("code",{children:"errorDescription"})," indica o campo."]}),(0,t.jsx)("td",{"data-label":"Correção",children:"Corrija os campos indicados."})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_CAPTCHA_UNSOLVABLE",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"CAPTCHA_",(0,t.jsx)("wbr",{}),"UNSOLVABLE"]})})}),(0,t.jsx)("td",{"data-label":"Significado",children:"O captcha não pôde ser resolvido."}),(0,t.jsxs)("td",{"data-label":"Correção",children:["Veja causas e correções em ",(0,t.jsx)(a.a,{href:"/docs/api/api-errors#unsolvable",children:"Captcha não resolvido"}),"."]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_WRONG_USERAGENT",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"WRONG_",(0,t.jsx)("wbr",{}),"USERAGENT"]})})}),(0,t.jsxs)("td",{"data-label":"Significado",children:["O serviço não aceita esse ",(0,t.jsx)("code",{children:"userAgent"}),"."]}),(0,t.jsxs)("td",{"data-label":"Correção",children:["Envie o valor que ",(0,t.jsx)(a.a,{href:"/docs/api/methods/get-user-agent",children:"getUserAgent"})," retorna."]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_DOMAIN_NOT_ALLOWED",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"DOMAIN_",(0,t.jsx)("wbr",{}),"NOT_",(0,t.jsx)("wbr",{}),"ALLOWED"]})})}),(0,t.jsx)("td",{"data-label":"Significado",children:"O serviço bloqueia esse domínio."}),(0,t.jsx)("td",{"data-label":"Correção",children:"Não envie tarefas para esse domínio."})]})]})]})}),`
`,(0,t.jsx)(a.p,{children:"Se a página mostra “Error 16”, o site não aceita o país do proxy. Use um proxy de um país que o seu site aceite."}),`
`,(0,t.jsx)(a.h2,{id:"limits",children:"Cobrança"}),`
`,(0,t.jsx)(a.p,{children:"O preço é por 1000 tokens. Somente as tarefas resolvidas são cobradas."}),`
`,(0,t.jsx)(a.h2,{id:"next",children:"Próximos passos"}),`
`,(0,t.jsxs)(a.ul,{children:[`
`,(0,t.jsxs)(a.li,{children:[(0,t.jsx)(a.a,{href:"/pt-br/docs/api/api-errors#proxy-errors",children:"Erros de proxy"}),": o que cada código indica sobre o proxy."]}),`
`,(0,t.jsxs)(a.li,{children:[(0,t.jsx)(a.a,{href:"/pt-br/docs/api/block-reason#BadProxy",children:(0,t.jsx)(a.code,{children:"BadProxy"})}),": evite o bloqueio causado pelo uso repetido de um proxy banido."]}),`
`,(0,t.jsxs)(a.li,{children:[(0,t.jsx)(a.a,{href:"/pt-br/docs/api/methods/get-task-result#polling",children:"Consulte o resultado"}),": quando e com que frequência chamar getTaskResult."]}),`
`]})]})}function j(s={}){let{wrapper:a}={...(0,r.R)(),...s.components};return a?(0,t.jsx)(a,{...s,children:(0,t.jsx)(m,{...s})}):m(s)}},2834(s,a,e){var n={"./RecaptchaV2EnterpriseTask.json":["9926","6779"],"./ImageToTextTask.json":["6339","4176"],"./RecaptchaClickTask.json":["1077","2934"],"./TenDITask.json":["6388","1413"],"./reportIncorrectImageCaptcha.json":["8753","298"],"./createTask.json":["4882","7327"],"./AmazonTask.json":["7030","4715"],"./getBalance.json":["8959","8004"],"./getTaskResult.json":["7413","2502"],"./RecaptchaV2Task.json":["2045","430"],"./getUserAgent.json":["2515","1664"],"./TemuTask.json":["3207","6268"],"./strings.json":["2083","9536"],"./ImpervaTask.json":["3420","8845"],"./BinanceTask.json":["5962","7511"],"./RecaptchaV3TaskProxyless.json":["7547","1192"],"./reportIncorrectTokenCaptcha.json":["209","9354"],"./__plugin.json":["9630","3331"],"./GeeTestTask.json":["7627","1592"],"./RecognitionTask.json":["9431","8508"],"./ProsopoTask.json":["5708","3645"],"./TurnstileTask.json":["5896","1505"],"./BasiliskTask.json":["8526","1987"]};function t(s){if(!e.o(n,s))return Promise.resolve().then(function(){var a=Error("Cannot find module '"+s+"'");throw a.code="MODULE_NOT_FOUND",a});var a=n[s],t=a[0];return e.e(a[1]).then(function(){return e.t(t,19)})}t.keys=()=>Object.keys(n),t.id=2834,s.exports=t},7346(s,a,e){"use strict";e.d(a,{A:()=>r});var n=e(2540),t=e(4060);function r({as:s="tr",...a}){return(0,t.A)().collectAnchor(a.id),(0,n.jsx)(s,{...a})}},8920(s,a,e){"use strict";e.d(a,{A:()=>p});var n=e(2540),t=e(3696);let r=globalThis.trustedTypes?.createPolicy("built-html",{createHTML:s=>s});function p({as:s,html:a,ref:e,...c}){let o=(0,t.useMemo)(()=>({__html:r?r.createHTML(a):a}),[a]);return(0,n.jsx)(s,{...c,ref:e,dangerouslySetInnerHTML:o})}},7228(s,a,e){"use strict";let n;function t(s){let a,e=n??((a=document.createElement("div")).setAttribute("role","status"),a.className="sr-only",document.body.append(a),a);n=e,e.textContent="",setTimeout(()=>{e.textContent=s},100)}e.d(a,{i:()=>t})},9073(s,a,e){"use strict";async function n(s){try{await navigator.clipboard.writeText(s)}catch{var a;let e,n,t;if(a=s,e=document.activeElement,(n=document.createElement("textarea")).className="sr-only",n.value=a,document.body.append(n),n.select(),t=document.execCommand("copy"),n.remove(),e?.focus({preventScroll:!0}),!t)throw Error("The browser does not let this page copy.")}}e.d(a,{D:()=>n})},3985(s,a,e){"use strict";e.d(a,{A:()=>i,i:()=>d});var n=e(2540),t=e(9981),r=e(3696),p=e(8920),c=e(7228),o=e(9073),l=e(4635);function i({html:s,language:a,title:e,sample:t}){let c=(0,r.useRef)(null);return(0,n.jsxs)("div",{className:"code","data-sample":t,children:[e&&(0,n.jsx)("div",{className:"code-title",children:e}),(0,n.jsx)("pre",{tabIndex:0,children:(0,n.jsx)(p.A,{as:"code",ref:c,className:a&&`language-${a}`,html:s})}),(0,n.jsx)(d,{code:c})]})}function d({code:s}){let[a,e]=(0,r.useState)();(0,r.useEffect)(()=>{if(!a)return;let s=setTimeout(()=>e(void 0),2e3);return()=>clearTimeout(s)},[a]);let p=async()=>{let a=await (0,o.D)(s.current?.textContent??"").then(l.M,()=>(s.current&&getSelection()?.selectAllChildren(s.current),(0,l.d)()));e(a),(0,c.i)(a)};return(0,n.jsx)("button",{type:"button",className:"code-copy","data-copied":a?"":void 0,onClick:p,children:a??(0,t.T)({id:"theme.CodeBlock.copy",message:"Copy",description:"The copy button label on code blocks"})})}},4635(s,a,e){"use strict";e.d(a,{M:()=>t,d:()=>r});var n=e(9981);function t(){return(0,n.T)({id:"theme.CodeBlock.copied",message:"Copied",description:"The copied button label on code blocks"})}function r(){return(0,n.T)({id:"docs.copy.failed",message:"Couldn't copy"})}},9409(s,a,e){"use strict";e.d(a,{A:()=>i});var n=e(2540),t=e(3696),r=e(4237),p=e(9344);function c(){let s,{dataset:a}=document.documentElement;for(let e of document.querySelectorAll(".samples > input"))e.value===a.sample?s=e.checked=!0:s??=!1;!1===s&&delete a.sample}var o=e(634);let l={javascript:"JavaScript",python:"Python",curl:"cURL",csharp:"C#",java:"Java",go:"Go",php:"PHP"};function i({id:s,label:a,children:e}){return(0,t.useLayoutEffect)(c,[]),(0,n.jsxs)("div",{className:"samples",role:"group","aria-label":a,children:[o.f.map((a,e)=>(0,n.jsxs)(t.Fragment,{children:[(0,n.jsx)("input",{type:"radio",id:`${s}-${a}`,name:s,value:a,defaultChecked:0===e,onChange:s=>{var a;let e;return e=(a=s.currentTarget).getBoundingClientRect().top,void(!function({value:s}){document.documentElement.dataset.sample=s,(0,p.M)("localStorage",r.dt,s),c()}(a),scrollBy(0,a.getBoundingClientRect().top-e))}}),(0,n.jsx)("label",{htmlFor:`${s}-${a}`,children:l[a]})]},a)),e]})}},634(s,a,e){"use strict";e.d(a,{f:()=>n});let n=["javascript","python","curl","csharp","java","go","php"]},4942(s,a,e){"use strict";function n(s,a){let{fields:e=[],proxy:n}=s.variants[a]??{},r=[...e,...n?.fields??[]];return"createTask"!==s.method?t("",r):t("",[t("task",r),...s.envelope])}function t(s,a){return{name:s,fields:a,types:["object"],typeText:"",required:!0,description:"",constraints:[]}}e.d(a,{$b:()=>function s(a,[e,...n]){return void 0===e||void 0===a||"string"==typeof a?void 0===e?a:void 0:s(Array.isArray(a)?a[Number(e)]:a[e],n)},BA:()=>function s(a,e){if(void 0!==a.const)return a.required||void 0!==e?a.const:void 0;if(void 0===e||""===e)return a.fields&&a.required?{}:void 0;if("string"==typeof e)return function({types:s,enum:a,open:e},n){let t=a?.find(s=>r(s)===n);return void 0!==t?t:e?function(s){try{return JSON.parse(s)}catch{return s}}(n):s.includes("boolean")&&/^(true|false)$/.test(n)?"true"===n:(s.includes("integer")||s.includes("number"))&&/^-?\d+(\.\d+)?$/.test(n)&&Number.isSafeInteger(Math.trunc(Number(n)))?Number(n):n}(a,e);if(Array.isArray(e))return function({items:a,required:e},n){if(0!==n.length||e)return n.map(e=>(a&&s(a,e))??"")}(a,e);let n=(a.fields??[]).map(a=>[a.name,s(a,e[a.name])]).filter(([,s])=>void 0!==s);return n.length>0||a.required?Object.fromEntries(n):void 0},D0:()=>function s(a,e){if(void 0!==e){if(a.open)return"string"==typeof e?e:JSON.stringify(e,null,2);if(a.items){let{items:n}=a;return Array.isArray(e)?e.map(a=>s(n,a)??""):void 0}return a.fields?p(e)?Object.fromEntries(a.fields.map(a=>[a.name,s(a,e[a.name])]).filter(([,s])=>void 0!==s)):void 0:r(e)}},Gv:()=>p,LO:()=>n,e1:()=>r,eI:()=>function s(a,[e,...n],t){if(void 0===e)return t;if("number"==typeof e){let r=Array.isArray(a)?a:[],p=s(r[e],n,t);return void 0===p?r.toSpliced(e,1):r.toSpliced(e,1,p)}let r=p(a)?a:{},{[e]:c,...o}=r,l=s(c,n,t);return void 0===l?o:{...r,[e]:l}},rq:()=>c});let r=s=>"string"==typeof s?s:JSON.stringify(s),p=s=>"object"==typeof s&&null!==s&&!Array.isArray(s),c=s=>s.map(s=>`/${s}`).join("")},1525(s,a,e){"use strict";e.d(a,{A:()=>c});var n=e(2540),t=e(9981),r=e(3696),p=e(3413);function c({of:s,variant:a,label:l,children:i}){let d=(0,r.useRef)(null),[h,u]=(0,r.useState)(),x=function(s,a){let[e,n]=(0,r.useState)();return(0,r.useLayoutEffect)(()=>(o.add(s),()=>void o.delete(s)),[s]),(0,r.useEffect)(()=>{let e=()=>{let e=(0,p.vF)(location.hash),t=[...document.querySelectorAll(".try-it")],r=e===s||t[0]===a.current&&!document.getElementById(`try-${e}`);void 0!==e&&r&&a.current&&(n(location.hash),history.replaceState(history.state,"",location.pathname+location.search),a.current.open=!0,a.current.scrollIntoView())};return e(),addEventListener("hashchange",e),()=>removeEventListener("hashchange",e)},[s,a]),e}(s,d),m=()=>{d.current?.open&&"object"!=typeof h&&(u(void 0),Promise.all([Promise.all([e.e("4014"),e.e("1081"),e.e("5025")]).then(e.bind(e,7544)),e(2834)(`./${s}.json`)]).then(([{default:s},{default:a}])=>u({Panel:s,data:function(s){let{placeholder:a,text:e}=s.userAgent,n=JSON.stringify(document.querySelector("[data-user-agent]")?.textContent||e).slice(1,-1);return JSON.parse(JSON.stringify(s).replaceAll(a,n))}(a)}),()=>u("failed")))};return(0,r.useEffect)(m,[]),(0,n.jsxs)("details",{ref:d,className:"try-it",onToggle:m,children:[(0,n.jsx)("summary",{children:l}),"object"!=typeof h&&i,"failed"===h&&(0,n.jsx)("button",{type:"button",className:"button",onClick:m,children:(0,t.T)({id:"theme.ErrorPageContent.tryAgain",message:"Try again"})}),"object"==typeof h&&(0,n.jsx)(h.Panel,{...h.data,variant:a,hash:x},x)]})}let o=new Set},3413(s,a,e){"use strict";e.d(a,{Pp:()=>o,jE:()=>t,jr:()=>p,vF:()=>c});var n=e(4942);let t=4e3,r="#try=";function p(s,a){var e;return`${r}${s}.${e=JSON.stringify(a),btoa(Array.from(new TextEncoder().encode(e),s=>String.fromCharCode(s)).join("")).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}`}function c(s){return s.startsWith(r)?s.slice(r.length).split(".")[0]:void 0}function o(s){if(!(s.length>t))try{var a;let e,t=JSON.parse((a=s.slice(s.indexOf(".")+1),e=atob(a.replaceAll("-","+").replaceAll("_","/")),new TextDecoder("utf-8",{fatal:!0}).decode(Uint8Array.from(e,s=>s.charCodeAt(0)))));if(!(0,n.Gv)(t)||!(0,n.Gv)(t.body))return;let{variant:r,body:p}=t;return"string"==typeof r?{variant:r,body:p}:{body:p}}catch{return}}},3023(s,a,e){"use strict";e.d(a,{R:()=>p,x:()=>c});var n=e(3696);let t={},r=n.createContext(t);function p(s){let a=n.useContext(r);return n.useMemo(function(){return"function"==typeof s?s(a):{...a,...s}},[a,s])}function c(s){let a;return a=s.disableParentContext?"function"==typeof s.components?s.components(t):s.components||t:p(s.components),n.createElement(r.Provider,{value:a},s.children)}}}]);