(globalThis.webpackChunkwebsite=globalThis.webpackChunkwebsite||[]).push([["1794"],{3269(s,e,a){"use strict";a.r(e),a.d(e,{metadata:()=>t,default:()=>m,frontMatter:()=>d,contentTitle:()=>h,toc:()=>x,assets:()=>u});var t=JSON.parse('{"id":"captchas/prosopo-task","title":"Prosopo Procaptcha","description":"Resolva o Prosopo Procaptcha: encontre a site key do widget, envie ProsopoTask e use o token.","source":"@site/i18n/pt-br/docusaurus-plugin-content-docs/current/captchas/prosopo-task.mdx","sourceDirName":"captchas","slug":"/captchas/prosopo-task","permalink":"/pt-br/docs/captchas/prosopo-task","draft":false,"unlisted":false,"tags":[],"version":"current","lastUpdatedAt":1794865987000,"frontMatter":{"title":"Prosopo Procaptcha","description":"Resolva o Prosopo Procaptcha: encontre a site key do widget, envie ProsopoTask e use o token.","source":"2e94cee83655"},"sidebar":"documentation","previous":{"title":"Imperva (Incapsula)","permalink":"/pt-br/docs/captchas/incapsula"},"next":{"title":"Temu","permalink":"/pt-br/docs/captchas/temu-task"},"lastUpdatedText":"16 de nov. de 2026"}'),n=a(2540),r=a(3023),o=a(3985),c=a(8920),l=a(7346),p=a(1525),i=a(9409);let d={title:"Prosopo Procaptcha",description:"Resolva o Prosopo Procaptcha: encontre a site key do widget, envie ProsopoTask e use o token.",source:"2e94cee83655"},h,u={},x=[{value:"Exemplo",id:"example",level:2},{value:"Onde encontrar os valores",id:"find-values",level:2},{value:"Chaves de teste",id:"test-keys",level:3},{value:"Campos da requisição",id:"request-fields",level:2},{value:"Proxy",id:"proxy",level:2},{value:"Solução",id:"answer",level:2},{value:"Envie o token ao site",id:"use-the-answer",level:2},{value:"Erros",id:"errors",level:2},{value:"Cobrança",id:"limits",level:2},{value:"Próximos passos",id:"next",level:2}];function j(s){let e={a:"a",code:"code",h2:"h2",h3:"h3",li:"li",p:"p",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...(0,r.R)(),...s.components};return(0,n.jsxs)(n.Fragment,{children:[(0,n.jsxs)(e.p,{children:[(0,n.jsx)(e.code,{children:"ProsopoTask"})," resolve o Prosopo Procaptcha. Envie a URL da página e a site key do widget. A solução é um token."]}),`
`,(0,n.jsxs)("div",{className:"glance",children:[(0,n.jsxs)("dl",{className:"facts",children:[(0,n.jsxs)("div",{children:[(0,n.jsx)("dt",{children:"Tipo"}),(0,n.jsx)("dd",{children:(0,n.jsx)("code",{children:"ProsopoTask"})})]}),(0,n.jsxs)("div",{children:[(0,n.jsx)("dt",{children:"Proxy"}),(0,n.jsx)("dd",{children:(0,n.jsx)("b",{className:"pill",children:"opcional"})})]}),(0,n.jsxs)("div",{children:[(0,n.jsx)("dt",{children:"Cobrança"}),(0,n.jsx)("dd",{children:"por 1000 tokens"})]}),(0,n.jsxs)("div",{children:[(0,n.jsx)("dt",{children:"Consultas"}),(0,n.jsx)("dd",{children:"espera inicial 1 s, intervalo 3 s, tempo limite 180 s"})]})]}),(0,n.jsx)(c.A,{as:"figure",className:"drawing",html:'<svg class="d d-captcha" viewBox="0 0 320 224" role=img aria-labelledby=drawing-captcha-prosopo-title aria-describedby=drawing-captcha-prosopo-desc><title id=drawing-captcha-prosopo-title>Prosopo Procaptcha</title><desc id=drawing-captcha-prosopo-desc>Uma caixa de seleção “Sou humano” e, logo abaixo, um painel com três imagens, uma delas selecionada. A solução é um token que começa com 0x.</desc><rect class=d-fill-2 width=320 height=224 rx=8 /><rect class=d-box x=40 y=14 width=240 height=48 rx=8 /><rect class=d-box-accent x=54 y=26 width=24 height=24 rx=6 /><path class=d-accent d="M60 38l5 5 8-9" /><text x=92 y=43>Sou humano</text><path class=d-box d="M48 76h56l8-8 8 8h152a8 8 0 0 1 8 8v68a8 8 0 0 1-8 8H48a8 8 0 0 1-8-8V84a8 8 0 0 1 8-8z" /><path class="d-fill-2 d-soft" d="M56 92h60v52H56zM130 92h60v52h-60zM204 92h60v52h-60z" /><path class=d-soft d="M66 134l12-16 10 12 8-8 10 12M160 104v30M150 114l10-10 10 10" /><circle class=d-soft cx=100 cy=106 r=4 /><path class="d-accent-soft d-accent" d="M204 92h60v52h-60z" /><path class=d-accent d="M224 118l8 8 14-16" /><path class=d-ink d="M160 160v8" /><path class=d-head d="M160 174l-4-6h8z" /><rect class=d-box-accent x=102 y=180 width=116 height=30 rx=15 /><text class="d-mono d-mid" x=160 y=200>token: 0x…</text></svg>'})]}),`
`,(0,n.jsx)(e.h2,{id:"example",children:"Exemplo"}),`
`,(0,n.jsx)(e.p,{children:"Crie a tarefa:"}),`
`,(0,n.jsxs)(i.A,{id:"samples",label:"Exemplos de código: ProsopoTask",children:[(0,n.jsx)(o.A,{language:"javascript",sample:"javascript",html:`<span class=tc>// Node.js 20+</span>
<span class=tk>const</span> response = <span class=tk>await</span> <span class=tf>fetch</span>(<span class=ts>"https://api.captcha-cloud.example/createTask"</span>, {
  <span class=tp>method</span>: <span class=ts>"POST"</span>,
  <span class=tp>headers</span>: { <span class=tp>"Content-Type"</span>: <span class=ts>"application/json"</span> },
  <span class=tp>body</span>: <span class=tn>JSON</span>.<span class=tf>stringify</span>({
    <span class=tp>clientKey</span>: <span class=ts>"YOUR_API_KEY"</span>,
    <span class=tp>task</span>: {
      <span class=tp>type</span>: <span class=ts>"ProsopoTask"</span>,
      <span class=tp>websiteURL</span>: <span class=ts>"https://example.com/login"</span>,
      <span class=tp>websiteKey</span>: <span class=ts>"YOUR_SITE_KEY"</span>
    }
  }),
  <span class=tp>signal</span>: AbortSignal.<span class=tf>timeout</span>(<span class=tn>30_000</span>),
});
<span class=tk>const</span> result = <span class=tk>await</span> response.<span class=tf>json</span>();
<span class=tk>if</span> (result.errorId !== <span class=tn>0</span>) <span class=tk>throw new</span> <span class=tt>Error</span>(result.errorCode);
console.<span class=tf>log</span>(result);`}),(0,n.jsx)(o.A,{language:"python",sample:"python",html:`<span class=tc># Python 3.9+</span>
<span class=tk>import</span> requests

response = requests.post(
    <span class=ts>"https://api.captcha-cloud.example/createTask"</span>,
    json={
        <span class=ts>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
        <span class=ts>"task"</span>: {
            <span class=ts>"type"</span>: <span class=ts>"ProsopoTask"</span>,
            <span class=ts>"websiteURL"</span>: <span class=ts>"https://example.com/login"</span>,
            <span class=ts>"websiteKey"</span>: <span class=ts>"YOUR_SITE_KEY"</span>
        }
    },
    timeout=<span class=tn>30</span>,
)
result = response.json()
<span class=tk>if</span> result[<span class=ts>"errorId"</span>] != <span class=tn>0</span>:
    <span class=tk>raise</span> RuntimeError(result[<span class=ts>"errorCode"</span>])
<span class=tk>print</span>(result)`}),(0,n.jsx)(o.A,{language:"bash",sample:"curl",html:`<span class=tf>curl</span> <span class=tp>--silent</span> --show-error --max-time <span class=tn>30</span> <span class=ts>'https://api.captcha-cloud.example/createTask'</span> \\
  <span class=tp>--header</span> <span class=ts>'Content-Type: application/json'</span> \\
  <span class=tp>--data</span> '{
  <span class=tp>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
  <span class=tp>"task"</span>: {
    <span class=tp>"type"</span>: <span class=ts>"ProsopoTask"</span>,
    <span class=tp>"websiteURL"</span>: <span class=ts>"https://example.com/login"</span>,
    <span class=tp>"websiteKey"</span>: <span class=ts>"YOUR_SITE_KEY"</span>
  }
}' |
  jq <span class=ts>'if .errorId == 0 then . else error(.errorCode) end'</span>`}),(0,n.jsx)(o.A,{language:"csharp",sample:"csharp",html:`<span class=tc>// .NET 8+</span>
<span class=tk>using</span> System.Text;
<span class=tk>using</span> System.Text.Json.Nodes;

<span class=tk>using</span> <span class=tt><span class=tk>var</span></span> client = <span class=tk>new</span> <span class=tt>HttpClient</span>();
<span class=tk>using</span> <span class=tt><span class=tk>var</span></span> body = <span class=tk>new</span> <span class=tt>StringContent</span>(<span class=ts>""</span>"
    {
      <span class=ts>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
      <span class=ts>"task"</span>: {
        <span class=ts>"type"</span>: <span class=ts>"ProsopoTask"</span>,
        <span class=ts>"websiteURL"</span>: <span class=ts>"https://example.com/login"</span>,
        <span class=ts>"websiteKey"</span>: <span class=ts>"YOUR_SITE_KEY"</span>
      }
    }
    <span class=ts>""</span>", Encoding.UTF8, <span class=ts>"application/json"</span>);
<span class=tk>using</span> <span class=tt><span class=tk>var</span></span> response = <span class=tk>await</span> client.<span class=tf>PostAsync</span>(<span class=ts>"https://api.captcha-cloud.example/createTask"</span>, body);
<span class=tt><span class=tk>var</span></span> result = JsonNode.<span class=tf>Parse</span>(<span class=tk>await</span> response.Content.<span class=tf>ReadAsStringAsync</span>())!;
<span class=tk>if</span> ((<span class=tk>int</span>)result[<span class=ts>"errorId"</span>]! != <span class=tn>0</span>)
    <span class=tk>throw new</span> <span class=tt>InvalidOperationException</span>((<span class=tk>string</span>?)result[<span class=ts>"errorCode"</span>]);
Console.<span class=tf>WriteLine</span>(result);`}),(0,n.jsx)(o.A,{language:"java",sample:"java",html:`<span class=tc>// Java 17+, com.google.code.gson:gson</span>
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
                "type": "ProsopoTask",
                "websiteURL": "https://example.com/login",
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
}`}),(0,n.jsx)(o.A,{language:"go",sample:"go",html:`<span class=tc>// Go 1.18+</span>

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
    "type": "ProsopoTask",
    "websiteURL": "https://example.com/login",
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
}`}),(0,n.jsx)(o.A,{language:"php",sample:"php",html:`<span class=tk>&lt;?php</span> <span class=tc>// PHP 8.1+</span>

<span class=tv>$body</span> = <span class=ts>&lt;&lt;&lt;'JSON'
{
  "clientKey": "YOUR_API_KEY",
  "task": {
    "type": "ProsopoTask",
    "websiteURL": "https://example.com/login",
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
`,(0,n.jsx)(p.A,{of:"ProsopoTask",label:"Experimente",children:(0,n.jsxs)("p",{children:["Preencha a requisição e execute-a no sandbox (requer JavaScript). Se você tem o código-fonte desta documentação, também pode executar o sandbox no seu computador: ",(0,n.jsx)(e.a,{href:"/docs/getting-start#sandbox",children:(0,n.jsx)("code",{children:"npm run sandbox"})})]})}),`
`,(0,n.jsxs)(e.p,{children:["Quando a tarefa está pronta, ",(0,n.jsx)(e.a,{href:"/pt-br/docs/api/methods/get-task-result",children:"getTaskResult"})," retorna:"]}),`
`,(0,n.jsx)(o.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"ready"</span>,
  <span class=tp>"solution"</span>: {
    <span class=tp>"token"</span>: <span class=ts>"0x00016c68747470733a2f2f70726f6e6f6465332e70726f736f706f2e696f"</span>
  }
}`}),`
`,(0,n.jsxs)(e.p,{children:["Um programa completo, que cria a tarefa e consulta o resultado, está em ",(0,n.jsx)(e.a,{href:"/pt-br/docs/getting-start#first-task",children:"Resolva o seu primeiro captcha"}),". As ",(0,n.jsx)(e.a,{href:"/pt-br/docs/getting-start#libraries",children:"bibliotecas"})," para Go e PHP não aceitam ",(0,n.jsx)(e.code,{children:"ProsopoTask"}),": nesse caso, chame a API HTTP."]}),`
`,(0,n.jsx)(e.h2,{id:"find-values",children:"Onde encontrar os valores"}),`
`,(0,n.jsx)(e.p,{children:"Em uma página que seja sua ou que você tenha autorização para automatizar, leia os valores no código de incorporação:"}),`
`,(0,n.jsx)(o.A,{language:"html",html:`<span class=tt>&lt;script <span class=tp>type</span><span class=ts>="module"</span> <span class=tp>src</span><span class=ts>="https://js.prosopo.io/js/procaptcha.bundle.js"</span> <span class=tp>async defer</span>></span><span class=tt>&lt;/script></span>
<span class=tt>&lt;form <span class=tp>method</span><span class=ts>="post"</span> <span class=tp>action</span><span class=ts>="/signup"</span>></span>
  <span class=tt>&lt;div <span class=tp>class</span><span class=ts>="procaptcha"</span> <span class=tp>data-sitekey</span><span class=ts>="YOUR_SITE_KEY"</span>></span><span class=tt>&lt;/div></span>
  <span class=tt>&lt;button></span>Enviar<span class=tt>&lt;/button></span>
<span class=tt>&lt;/form></span>`}),`
`,(0,n.jsxs)(e.table,{children:[(0,n.jsx)(e.thead,{children:(0,n.jsxs)(e.tr,{children:[(0,n.jsx)(e.th,{children:"Campo"}),(0,n.jsx)(e.th,{children:"Onde está"})]})}),(0,n.jsxs)(e.tbody,{children:[(0,n.jsxs)(e.tr,{children:[(0,n.jsx)(e.td,{children:(0,n.jsx)("code",{children:"websiteURL"})}),(0,n.jsx)(e.td,{children:"A URL da página que contém esse código, como aparece na barra de endereço"})]}),(0,n.jsxs)(e.tr,{children:[(0,n.jsx)(e.td,{children:(0,n.jsx)("code",{children:"websiteKey"})}),(0,n.jsxs)(e.td,{children:["O atributo ",(0,n.jsx)("code",{children:"data-sitekey"})," do elemento com a classe ",(0,n.jsx)("code",{children:"procaptcha"}),", ou a propriedade ",(0,n.jsx)("code",{children:"siteKey"})," nos componentes de framework do Prosopo"]})]})]})]}),`
`,(0,n.jsxs)(e.ul,{children:[`
`,(0,n.jsx)(e.li,{children:"Cada widget tem um par de chaves. Na tarefa vai somente a site key, que é pública. A chave secreta fica no servidor do site: nunca a envie a ninguém."}),`
`,(0,n.jsx)(e.li,{children:"O domínio da página deve estar na lista de domínios da chave. Caso contrário, o Prosopo mostra “Unauthorized origin URL”."}),`
`]}),`
`,(0,n.jsxs)(e.p,{children:["Guias do Prosopo: ",(0,n.jsx)(e.a,{href:"https://docs.prosopo.io/en/basics",children:"primeiros passos"}),", ",(0,n.jsx)(e.a,{href:"https://docs.prosopo.io/en/basics/client-side-rendering",children:"renderização no cliente"}),"."]}),`
`,(0,n.jsx)(e.h3,{id:"test-keys",children:"Chaves de teste"}),`
`,(0,n.jsxs)(e.p,{children:["O Prosopo publica ",(0,n.jsx)(e.a,{href:"https://docs.prosopo.io/en/basics/test-keys/",children:"site keys de teste"}),". Elas dispensam conta e chave secreta, e o widget mostra um alerta."]}),`
`,(0,n.jsxs)(e.table,{children:[(0,n.jsx)(e.thead,{children:(0,n.jsxs)(e.tr,{children:[(0,n.jsx)(e.th,{children:"Site key"}),(0,n.jsx)(e.th,{children:"Resultado"})]})}),(0,n.jsxs)(e.tbody,{children:[(0,n.jsxs)(e.tr,{children:[(0,n.jsx)(e.td,{children:(0,n.jsx)("code",{children:"5EARALUe4HXQwKo5KanZSGGKqJV4VTaytpezFwv8ZHbZewmh"})}),(0,n.jsx)(e.td,{children:"sempre aprova e gera um token"})]}),(0,n.jsxs)(e.tr,{children:[(0,n.jsx)(e.td,{children:(0,n.jsx)("code",{children:"5ETtechmZkn3CUVeJX7Z511oiuiu742aHLm91D5ZZw4fqoAG"})}),(0,n.jsx)(e.td,{children:"sempre falha, sem token"})]})]})]}),`
`,(0,n.jsxs)(e.p,{children:["Use as chaves para testar o seu formulário. Para experimentar uma requisição sem site e sem saldo, envie uma site key de teste ao ",(0,n.jsx)(e.a,{href:"/pt-br/docs/getting-start#sandbox",children:"sandbox"}),"."]}),`
`,(0,n.jsx)(e.h2,{id:"request-fields",children:"Campos da requisição"}),`
`,(0,n.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Campos da requisição: ProsopoTask",children:(0,n.jsxs)("table",{className:"fields",children:[(0,n.jsx)("thead",{children:(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"col",children:"Campo"}),(0,n.jsx)("th",{scope:"col",children:"Tipo"}),(0,n.jsx)("th",{scope:"col",children:"Descrição"})]})}),(0,n.jsxs)("tbody",{children:[(0,n.jsxs)(l.A,{id:"type",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#type",children:(0,n.jsx)("code",{children:"type"})})}),(0,n.jsxs)("td",{children:["string ",(0,n.jsx)("b",{children:"obrigatório"})]}),(0,n.jsxs)("td",{children:["Tipo de tarefa.",(0,n.jsx)("ul",{children:(0,n.jsxs)("li",{children:["sempre ",(0,n.jsx)("code",{children:"ProsopoTask"})]})})]})]}),(0,n.jsxs)(l.A,{id:"websiteURL",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#websiteURL",children:(0,n.jsx)("code",{children:"websiteURL"})})}),(0,n.jsxs)("td",{children:["string · URL ",(0,n.jsx)("b",{children:"obrigatório"})]}),(0,n.jsxs)("td",{children:["URL completa da página que mostra o captcha, com ",(0,n.jsx)("code",{children:"http://"})," ou ",(0,n.jsx)("code",{children:"https://"}),"."]})]}),(0,n.jsxs)(l.A,{id:"websiteKey",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#websiteKey",children:(0,n.jsx)("code",{children:"websiteKey"})})}),(0,n.jsxs)("td",{children:["string ",(0,n.jsx)("b",{children:"obrigatório"})]}),(0,n.jsxs)("td",{children:["O parâmetro ",(0,n.jsx)("code",{children:"siteKey"})," do widget."]})]}),(0,n.jsxs)(l.A,{id:"userAgent",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#userAgent",children:(0,n.jsx)("code",{children:"userAgent"})})}),(0,n.jsx)("td",{children:"string"}),(0,n.jsxs)("td",{children:["User-Agent do navegador. Envie o valor que ",(0,n.jsx)(e.a,{href:"/docs/api/methods/get-user-agent",children:"getUserAgent"})," retorna."]})]})]})]})}),`
`,(0,n.jsx)(e.h2,{id:"proxy",children:"Proxy"}),`
`,(0,n.jsx)("p",{children:"Opcional. Se você não define os campos de proxy, são usados os proxies do serviço."}),`
`,(0,n.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Campos de proxy: ProsopoTask",children:(0,n.jsxs)("table",{className:"fields",children:[(0,n.jsx)("thead",{children:(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"col",children:"Campo"}),(0,n.jsx)("th",{scope:"col",children:"Tipo"}),(0,n.jsx)("th",{scope:"col",children:"Descrição"})]})}),(0,n.jsxs)("tbody",{children:[(0,n.jsxs)(l.A,{id:"proxyType",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#proxyType",children:(0,n.jsx)("code",{children:"proxyType"})})}),(0,n.jsx)("td",{children:"string"}),(0,n.jsxs)("td",{children:["Protocolo do proxy. Use ",(0,n.jsx)("code",{children:"http"})," para proxies HTTP e HTTPS comuns. Use ",(0,n.jsx)("code",{children:"https"})," somente como alternativa para proxies incomuns. Veja ",(0,n.jsx)(e.a,{href:"/docs/api/methods/create-task#proxy",children:"Use um proxy próprio"}),". Obrigatório se você envia um proxy.",(0,n.jsx)("ul",{children:(0,n.jsxs)("li",{children:["um destes valores: ",(0,n.jsx)("code",{children:"http"}),", ",(0,n.jsx)("code",{children:"https"}),", ",(0,n.jsx)("code",{children:"socks4"}),", ",(0,n.jsx)("code",{children:"socks5"})]})})]})]}),(0,n.jsxs)(l.A,{id:"proxyAddress",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#proxyAddress",children:(0,n.jsx)("code",{children:"proxyAddress"})})}),(0,n.jsx)("td",{children:"string"}),(0,n.jsxs)("td",{children:["Endereço IP do proxy. Obrigatório se você envia um proxy.",(0,n.jsx)("ul",{children:(0,n.jsx)("li",{children:"somente IPv4 ou IPv6; nomes de host, proxies transparentes e endereços de loopback ou de rede local não são aceitos"})})]})]}),(0,n.jsxs)(l.A,{id:"proxyPort",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#proxyPort",children:(0,n.jsx)("code",{children:"proxyPort"})})}),(0,n.jsx)("td",{children:"inteiro"}),(0,n.jsxs)("td",{children:["Porta do proxy. Obrigatório se você envia um proxy.",(0,n.jsx)("ul",{children:(0,n.jsx)("li",{children:"de 0 a 65535"})})]})]}),(0,n.jsxs)(l.A,{id:"proxyLogin",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#proxyLogin",children:(0,n.jsx)("code",{children:"proxyLogin"})})}),(0,n.jsx)("td",{children:"string"}),(0,n.jsxs)("td",{children:["Nome de usuário do proxy.",(0,n.jsx)("ul",{children:(0,n.jsxs)("li",{children:["não pode conter ",(0,n.jsx)("code",{children:"%"})]})})]})]}),(0,n.jsxs)(l.A,{id:"proxyPassword",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#proxyPassword",children:(0,n.jsx)("code",{children:"proxyPassword"})})}),(0,n.jsx)("td",{children:"string"}),(0,n.jsxs)("td",{children:["Senha do proxy.",(0,n.jsx)("ul",{children:(0,n.jsxs)("li",{children:["não pode conter ",(0,n.jsx)("code",{children:"%"})]})})]})]})]})]})}),`
`,(0,n.jsxs)(e.p,{children:["Se o proxy autoriza clientes pelo endereço IP (whitelist), libere os endereços listados no ",(0,n.jsx)(e.a,{href:"https://dash.captcha-cloud.example",children:"painel"}),"."]}),`
`,(0,n.jsx)(e.h2,{id:"answer",children:"Solução"}),`
`,(0,n.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Campos da solução: ProsopoTask",children:(0,n.jsxs)("table",{className:"fields",children:[(0,n.jsx)("thead",{children:(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"col",children:"Campo"}),(0,n.jsx)("th",{scope:"col",children:"Tipo"}),(0,n.jsx)("th",{scope:"col",children:"Descrição"})]})}),(0,n.jsx)("tbody",{children:(0,n.jsxs)(l.A,{id:"solution-token",children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)("a",{href:"#solution-token",children:(0,n.jsx)("code",{children:"token"})})}),(0,n.jsx)("td",{children:"string"}),(0,n.jsxs)("td",{children:["Token.",(0,n.jsx)("ul",{children:(0,n.jsxs)("li",{children:["hexadecimal, começa com ",(0,n.jsx)("code",{children:"0x"})]})})]})]})})]})}),`
`,(0,n.jsx)(e.h2,{id:"use-the-answer",children:"Envie o token ao site"}),`
`,(0,n.jsxs)(e.p,{children:["Envie ",(0,n.jsx)(e.code,{children:"token"})," sem alterações no campo de formulário ",(0,n.jsx)(e.code,{children:"procaptcha-response"}),", ou passe-o ao callback do widget."]}),`
`,(0,n.jsxs)(e.p,{children:["Envie o token imediatamente. O servidor do site deve verificá-lo dentro do prazo que o proprietário define: de 1 a 600 segundos, ",(0,n.jsx)(e.a,{href:"https://docs.prosopo.io/en/advanced/captcha-timeouts/",children:"120 por padrão"}),"."]}),`
`,(0,n.jsx)(e.h2,{id:"errors",children:"Erros"}),`
`,(0,n.jsxs)(e.p,{children:["Verifique primeiro ",(0,n.jsx)(e.code,{children:"websiteURL"})," e ",(0,n.jsx)(e.code,{children:"websiteKey"}),": a chave deve pertencer ao widget dessa página. Veja abaixo os códigos mais prováveis. A lista completa está em ",(0,n.jsx)(e.a,{href:"/pt-br/docs/api/api-errors#all-codes",children:"Erros da API"}),"; os códigos de proxy, em ",(0,n.jsx)(e.a,{href:"/pt-br/docs/api/api-errors#proxy-errors",children:"Erros de proxy"}),"."]}),`
`,(0,n.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Códigos de erro e correções",children:(0,n.jsxs)("table",{className:"rows errors",children:[(0,n.jsx)("thead",{children:(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"col",children:"Código"}),(0,n.jsx)("th",{scope:"col",children:"Significado"}),(0,n.jsx)("th",{scope:"col",children:"Correção"})]})}),(0,n.jsxs)("tbody",{children:[(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_INVALID_TASK",children:(0,n.jsx)("code",{children:"ERROR_INVALID_TASK"})})}),(0,n.jsxs)("td",{"data-label":"Significado",children:["Um campo da tarefa está ausente, é inválido ou está desatualizado. ",(0,n.jsx)("code",{children:"errorDescription"})," indica o campo."]}),(0,n.jsx)("td",{"data-label":"Correção",children:"Corrija os campos indicados."})]}),(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_CAPTCHA_UNSOLVABLE",children:(0,n.jsxs)("code",{children:["ERROR_",(0,n.jsx)("wbr",{}),"CAPTCHA_",(0,n.jsx)("wbr",{}),"UNSOLVABLE"]})})}),(0,n.jsx)("td",{"data-label":"Significado",children:"O captcha não pôde ser resolvido."}),(0,n.jsxs)("td",{"data-label":"Correção",children:["Veja causas e correções em ",(0,n.jsx)(e.a,{href:"/docs/api/api-errors#unsolvable",children:"Captcha não resolvido"}),"."]})]}),(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_WRONG_USERAGENT",children:(0,n.jsxs)("code",{children:["ERROR_",(0,n.jsx)("wbr",{}),"WRONG_",(0,n.jsx)("wbr",{}),"USERAGENT"]})})}),(0,n.jsxs)("td",{"data-label":"Significado",children:["O serviço não aceita esse ",(0,n.jsx)("code",{children:"userAgent"}),"."]}),(0,n.jsxs)("td",{"data-label":"Correção",children:["Envie o valor que ",(0,n.jsx)(e.a,{href:"/docs/api/methods/get-user-agent",children:"getUserAgent"})," retorna."]})]}),(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_DOMAIN_NOT_ALLOWED",children:(0,n.jsxs)("code",{children:["ERROR_",(0,n.jsx)("wbr",{}),"DOMAIN_",(0,n.jsx)("wbr",{}),"NOT_",(0,n.jsx)("wbr",{}),"ALLOWED"]})})}),(0,n.jsx)("td",{"data-label":"Significado",children:"O serviço bloqueia esse domínio."}),(0,n.jsx)("td",{"data-label":"Correção",children:"Não envie tarefas para esse domínio."})]}),(0,n.jsxs)("tr",{children:[(0,n.jsx)("th",{scope:"row",children:(0,n.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_PROXY_MISSING",children:(0,n.jsx)("code",{children:"ERROR_PROXY_MISSING"})})}),(0,n.jsxs)("td",{"data-label":"Significado",children:["Falta um campo de proxy obrigatório, ou ",(0,n.jsx)("code",{children:"proxyType"})," é inválido."]}),(0,n.jsxs)("td",{"data-label":"Correção",children:["Defina todos os ",(0,n.jsx)(e.a,{href:"/docs/api/methods/create-task#proxy",children:"campos de proxy"}),"."]})]})]})]})}),`
`,(0,n.jsx)(e.h2,{id:"limits",children:"Cobrança"}),`
`,(0,n.jsx)(e.p,{children:"O preço é por 1000 tokens. Somente as tarefas resolvidas são cobradas. Os proxies do serviço estão incluídos no preço."}),`
`,(0,n.jsx)(e.h2,{id:"next",children:"Próximos passos"}),`
`,(0,n.jsxs)(e.ul,{children:[`
`,(0,n.jsxs)(e.li,{children:[(0,n.jsx)(e.a,{href:"/pt-br/docs/api/methods/get-task-result#polling",children:"Consulte o resultado"}),": quando e com que frequência chamar getTaskResult."]}),`
`,(0,n.jsxs)(e.li,{children:[(0,n.jsx)(e.a,{href:"/pt-br/docs/api/api-errors#unsolvable",children:"Captcha não resolvido"}),": causas e correções de ",(0,n.jsx)(e.code,{children:"ERROR_CAPTCHA_UNSOLVABLE"}),"."]}),`
`,(0,n.jsxs)(e.li,{children:[(0,n.jsx)(e.a,{href:"/pt-br/docs/api/methods/get-user-agent",children:"getUserAgent"}),": obtenha o valor de ",(0,n.jsx)(e.code,{children:"userAgent"}),"."]}),`
`]})]})}function m(s={}){let{wrapper:e}={...(0,r.R)(),...s.components};return e?(0,n.jsx)(e,{...s,children:(0,n.jsx)(j,{...s})}):j(s)}},2834(s,e,a){var t={"./RecaptchaV2EnterpriseTask.json":["9926","6779"],"./ImageToTextTask.json":["6339","4176"],"./RecaptchaClickTask.json":["1077","2934"],"./TenDITask.json":["6388","1413"],"./reportIncorrectImageCaptcha.json":["8753","298"],"./createTask.json":["4882","7327"],"./AmazonTask.json":["7030","4715"],"./getBalance.json":["8959","8004"],"./getTaskResult.json":["7413","2502"],"./RecaptchaV2Task.json":["2045","430"],"./getUserAgent.json":["2515","1664"],"./TemuTask.json":["3207","6268"],"./strings.json":["2083","9536"],"./ImpervaTask.json":["3420","8845"],"./BinanceTask.json":["5962","7511"],"./RecaptchaV3TaskProxyless.json":["7547","1192"],"./reportIncorrectTokenCaptcha.json":["209","9354"],"./__plugin.json":["9630","3331"],"./GeeTestTask.json":["7627","1592"],"./RecognitionTask.json":["9431","8508"],"./ProsopoTask.json":["5708","3645"],"./TurnstileTask.json":["5896","1505"],"./BasiliskTask.json":["8526","1987"]};function n(s){if(!a.o(t,s))return Promise.resolve().then(function(){var e=Error("Cannot find module '"+s+"'");throw e.code="MODULE_NOT_FOUND",e});var e=t[s],n=e[0];return a.e(e[1]).then(function(){return a.t(n,19)})}n.keys=()=>Object.keys(t),n.id=2834,s.exports=n},7346(s,e,a){"use strict";a.d(e,{A:()=>r});var t=a(2540),n=a(4060);function r({as:s="tr",...e}){return(0,n.A)().collectAnchor(e.id),(0,t.jsx)(s,{...e})}},8920(s,e,a){"use strict";a.d(e,{A:()=>o});var t=a(2540),n=a(3696);let r=globalThis.trustedTypes?.createPolicy("built-html",{createHTML:s=>s});function o({as:s,html:e,ref:a,...c}){let l=(0,n.useMemo)(()=>({__html:r?r.createHTML(e):e}),[e]);return(0,t.jsx)(s,{...c,ref:a,dangerouslySetInnerHTML:l})}},7228(s,e,a){"use strict";let t;function n(s){let e,a=t??((e=document.createElement("div")).setAttribute("role","status"),e.className="sr-only",document.body.append(e),e);t=a,a.textContent="",setTimeout(()=>{a.textContent=s},100)}a.d(e,{i:()=>n})},9073(s,e,a){"use strict";async function t(s){try{await navigator.clipboard.writeText(s)}catch{var e;let a,t,n;if(e=s,a=document.activeElement,(t=document.createElement("textarea")).className="sr-only",t.value=e,document.body.append(t),t.select(),n=document.execCommand("copy"),t.remove(),a?.focus({preventScroll:!0}),!n)throw Error("The browser does not let this page copy.")}}a.d(e,{D:()=>t})},3985(s,e,a){"use strict";a.d(e,{A:()=>i,i:()=>d});var t=a(2540),n=a(9981),r=a(3696),o=a(8920),c=a(7228),l=a(9073),p=a(4635);function i({html:s,language:e,title:a,sample:n}){let c=(0,r.useRef)(null);return(0,t.jsxs)("div",{className:"code","data-sample":n,children:[a&&(0,t.jsx)("div",{className:"code-title",children:a}),(0,t.jsx)("pre",{tabIndex:0,children:(0,t.jsx)(o.A,{as:"code",ref:c,className:e&&`language-${e}`,html:s})}),(0,t.jsx)(d,{code:c})]})}function d({code:s}){let[e,a]=(0,r.useState)();(0,r.useEffect)(()=>{if(!e)return;let s=setTimeout(()=>a(void 0),2e3);return()=>clearTimeout(s)},[e]);let o=async()=>{let e=await (0,l.D)(s.current?.textContent??"").then(p.M,()=>(s.current&&getSelection()?.selectAllChildren(s.current),(0,p.d)()));a(e),(0,c.i)(e)};return(0,t.jsx)("button",{type:"button",className:"code-copy","data-copied":e?"":void 0,onClick:o,children:e??(0,n.T)({id:"theme.CodeBlock.copy",message:"Copy",description:"The copy button label on code blocks"})})}},4635(s,e,a){"use strict";a.d(e,{M:()=>n,d:()=>r});var t=a(9981);function n(){return(0,t.T)({id:"theme.CodeBlock.copied",message:"Copied",description:"The copied button label on code blocks"})}function r(){return(0,t.T)({id:"docs.copy.failed",message:"Couldn't copy"})}},9409(s,e,a){"use strict";a.d(e,{A:()=>i});var t=a(2540),n=a(3696),r=a(4237),o=a(9344);function c(){let s,{dataset:e}=document.documentElement;for(let a of document.querySelectorAll(".samples > input"))a.value===e.sample?s=a.checked=!0:s??=!1;!1===s&&delete e.sample}var l=a(634);let p={javascript:"JavaScript",python:"Python",curl:"cURL",csharp:"C#",java:"Java",go:"Go",php:"PHP"};function i({id:s,label:e,children:a}){return(0,n.useLayoutEffect)(c,[]),(0,t.jsxs)("div",{className:"samples",role:"group","aria-label":e,children:[l.f.map((e,a)=>(0,t.jsxs)(n.Fragment,{children:[(0,t.jsx)("input",{type:"radio",id:`${s}-${e}`,name:s,value:e,defaultChecked:0===a,onChange:s=>{var e;let a;return a=(e=s.currentTarget).getBoundingClientRect().top,void(!function({value:s}){document.documentElement.dataset.sample=s,(0,o.M)("localStorage",r.dt,s),c()}(e),scrollBy(0,e.getBoundingClientRect().top-a))}}),(0,t.jsx)("label",{htmlFor:`${s}-${e}`,children:p[e]})]},e)),a]})}},634(s,e,a){"use strict";a.d(e,{f:()=>t});let t=["javascript","python","curl","csharp","java","go","php"]},4942(s,e,a){"use strict";function t(s,e){let{fields:a=[],proxy:t}=s.variants[e]??{},r=[...a,...t?.fields??[]];return"createTask"!==s.method?n("",r):n("",[n("task",r),...s.envelope])}function n(s,e){return{name:s,fields:e,types:["object"],typeText:"",required:!0,description:"",constraints:[]}}a.d(e,{$b:()=>function s(e,[a,...t]){return void 0===a||void 0===e||"string"==typeof e?void 0===a?e:void 0:s(Array.isArray(e)?e[Number(a)]:e[a],t)},BA:()=>function s(e,a){if(void 0!==e.const)return e.required||void 0!==a?e.const:void 0;if(void 0===a||""===a)return e.fields&&e.required?{}:void 0;if("string"==typeof a)return function({types:s,enum:e,open:a},t){let n=e?.find(s=>r(s)===t);return void 0!==n?n:a?function(s){try{return JSON.parse(s)}catch{return s}}(t):s.includes("boolean")&&/^(true|false)$/.test(t)?"true"===t:(s.includes("integer")||s.includes("number"))&&/^-?\d+(\.\d+)?$/.test(t)&&Number.isSafeInteger(Math.trunc(Number(t)))?Number(t):t}(e,a);if(Array.isArray(a))return function({items:e,required:a},t){if(0!==t.length||a)return t.map(a=>(e&&s(e,a))??"")}(e,a);let t=(e.fields??[]).map(e=>[e.name,s(e,a[e.name])]).filter(([,s])=>void 0!==s);return t.length>0||e.required?Object.fromEntries(t):void 0},D0:()=>function s(e,a){if(void 0!==a){if(e.open)return"string"==typeof a?a:JSON.stringify(a,null,2);if(e.items){let{items:t}=e;return Array.isArray(a)?a.map(e=>s(t,e)??""):void 0}return e.fields?o(a)?Object.fromEntries(e.fields.map(e=>[e.name,s(e,a[e.name])]).filter(([,s])=>void 0!==s)):void 0:r(a)}},Gv:()=>o,LO:()=>t,e1:()=>r,eI:()=>function s(e,[a,...t],n){if(void 0===a)return n;if("number"==typeof a){let r=Array.isArray(e)?e:[],o=s(r[a],t,n);return void 0===o?r.toSpliced(a,1):r.toSpliced(a,1,o)}let r=o(e)?e:{},{[a]:c,...l}=r,p=s(c,t,n);return void 0===p?l:{...r,[a]:p}},rq:()=>c});let r=s=>"string"==typeof s?s:JSON.stringify(s),o=s=>"object"==typeof s&&null!==s&&!Array.isArray(s),c=s=>s.map(s=>`/${s}`).join("")},1525(s,e,a){"use strict";a.d(e,{A:()=>c});var t=a(2540),n=a(9981),r=a(3696),o=a(3413);function c({of:s,variant:e,label:p,children:i}){let d=(0,r.useRef)(null),[h,u]=(0,r.useState)(),x=function(s,e){let[a,t]=(0,r.useState)();return(0,r.useLayoutEffect)(()=>(l.add(s),()=>void l.delete(s)),[s]),(0,r.useEffect)(()=>{let a=()=>{let a=(0,o.vF)(location.hash),n=[...document.querySelectorAll(".try-it")],r=a===s||n[0]===e.current&&!document.getElementById(`try-${a}`);void 0!==a&&r&&e.current&&(t(location.hash),history.replaceState(history.state,"",location.pathname+location.search),e.current.open=!0,e.current.scrollIntoView())};return a(),addEventListener("hashchange",a),()=>removeEventListener("hashchange",a)},[s,e]),a}(s,d),j=()=>{d.current?.open&&"object"!=typeof h&&(u(void 0),Promise.all([Promise.all([a.e("4014"),a.e("1081"),a.e("5025")]).then(a.bind(a,7544)),a(2834)(`./${s}.json`)]).then(([{default:s},{default:e}])=>u({Panel:s,data:function(s){let{placeholder:e,text:a}=s.userAgent,t=JSON.stringify(document.querySelector("[data-user-agent]")?.textContent||a).slice(1,-1);return JSON.parse(JSON.stringify(s).replaceAll(e,t))}(e)}),()=>u("failed")))};return(0,r.useEffect)(j,[]),(0,t.jsxs)("details",{ref:d,className:"try-it",onToggle:j,children:[(0,t.jsx)("summary",{children:p}),"object"!=typeof h&&i,"failed"===h&&(0,t.jsx)("button",{type:"button",className:"button",onClick:j,children:(0,n.T)({id:"theme.ErrorPageContent.tryAgain",message:"Try again"})}),"object"==typeof h&&(0,t.jsx)(h.Panel,{...h.data,variant:e,hash:x},x)]})}let l=new Set},3413(s,e,a){"use strict";a.d(e,{Pp:()=>l,jE:()=>n,jr:()=>o,vF:()=>c});var t=a(4942);let n=4e3,r="#try=";function o(s,e){var a;return`${r}${s}.${a=JSON.stringify(e),btoa(Array.from(new TextEncoder().encode(a),s=>String.fromCharCode(s)).join("")).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}`}function c(s){return s.startsWith(r)?s.slice(r.length).split(".")[0]:void 0}function l(s){if(!(s.length>n))try{var e;let a,n=JSON.parse((e=s.slice(s.indexOf(".")+1),a=atob(e.replaceAll("-","+").replaceAll("_","/")),new TextDecoder("utf-8",{fatal:!0}).decode(Uint8Array.from(a,s=>s.charCodeAt(0)))));if(!(0,t.Gv)(n)||!(0,t.Gv)(n.body))return;let{variant:r,body:o}=n;return"string"==typeof r?{variant:r,body:o}:{body:o}}catch{return}}},3023(s,e,a){"use strict";a.d(e,{R:()=>o,x:()=>c});var t=a(3696);let n={},r=t.createContext(n);function o(s){let e=t.useContext(r);return t.useMemo(function(){return"function"==typeof s?s(e):{...e,...s}},[e,s])}function c(s){let e;return e=s.disableParentContext?"function"==typeof s.components?s.components(n):s.components||n:o(s.components),t.createElement(r.Provider,{value:e},s.children)}}}]);