(globalThis.webpackChunkwebsite=globalThis.webpackChunkwebsite||[]).push([["3374"],{9294(s,e,a){"use strict";a.r(e),a.d(e,{metadata:()=>n,default:()=>f,frontMatter:()=>i,contentTitle:()=>d,toc:()=>h,assets:()=>u});var n=JSON.parse('{"id":"api/methods/get-balance","title":"getBalance","description":"Consulte o saldo da conta: endpoint, requisição, resposta e código em sete linguagens.","source":"@site/i18n/pt-br/docusaurus-plugin-content-docs/current/api/methods/get-balance.mdx","sourceDirName":"api/methods","slug":"/api/methods/get-balance","permalink":"/pt-br/docs/api/methods/get-balance","draft":false,"unlisted":false,"tags":[],"version":"current","lastUpdatedAt":1794865987000,"frontMatter":{"title":"getBalance","description":"Consulte o saldo da conta: endpoint, requisição, resposta e código em sete linguagens.","source":"f3577f377814"},"sidebar":"documentation","previous":{"title":"getTaskResult","permalink":"/pt-br/docs/api/methods/get-task-result"},"next":{"title":"getUserAgent","permalink":"/pt-br/docs/api/methods/get-user-agent"},"lastUpdatedText":"16 de nov. de 2026"}'),t=a(2540),r=a(3023),l=a(3985),c=a(7346),o=a(1525),p=a(9409);let i={title:"getBalance",description:"Consulte o saldo da conta: endpoint, requisição, resposta e código em sete linguagens.",source:"f3577f377814"},d,u={},h=[{value:"Campos da requisição",id:"request-fields",level:2},{value:"Resposta",id:"answer",level:2},{value:"Trate um saldo zerado",id:"empty-balance",level:2},{value:"Erros",id:"errors",level:2},{value:"Próximos passos",id:"next",level:2}];function m(s){let e={a:"a",code:"code",h2:"h2",li:"li",p:"p",ul:"ul",...(0,r.R)(),...s.components};return(0,t.jsxs)(t.Fragment,{children:[(0,t.jsx)(l.A,{language:"http",html:"<span class=tk>POST</span> https://api.captcha-cloud.example/getBalance"}),`
`,(0,t.jsx)(e.p,{children:"Retorna o saldo da conta. Chame este método, por exemplo, antes de uma execução longa."}),`
`,(0,t.jsxs)(p.A,{id:"samples",label:"Exemplos de código: getBalance",children:[(0,t.jsx)(l.A,{language:"javascript",sample:"javascript",html:`<span class=tc>// Node.js 20+</span>
<span class=tk>const</span> response = <span class=tk>await</span> <span class=tf>fetch</span>(<span class=ts>"https://api.captcha-cloud.example/getBalance"</span>, {
  <span class=tp>method</span>: <span class=ts>"POST"</span>,
  <span class=tp>headers</span>: { <span class=tp>"Content-Type"</span>: <span class=ts>"application/json"</span> },
  <span class=tp>body</span>: <span class=tn>JSON</span>.<span class=tf>stringify</span>({
    <span class=tp>clientKey</span>: <span class=ts>"YOUR_API_KEY"</span>
  }),
  <span class=tp>signal</span>: AbortSignal.<span class=tf>timeout</span>(<span class=tn>30_000</span>),
});
<span class=tk>const</span> result = <span class=tk>await</span> response.<span class=tf>json</span>();
<span class=tk>if</span> (result.errorId !== <span class=tn>0</span>) <span class=tk>throw new</span> <span class=tt>Error</span>(result.errorCode);
console.<span class=tf>log</span>(result);`}),(0,t.jsx)(l.A,{language:"python",sample:"python",html:`<span class=tc># Python 3.9+</span>
<span class=tk>import</span> requests

response = requests.post(
    <span class=ts>"https://api.captcha-cloud.example/getBalance"</span>,
    json={
        <span class=ts>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>
    },
    timeout=<span class=tn>30</span>,
)
result = response.json()
<span class=tk>if</span> result[<span class=ts>"errorId"</span>] != <span class=tn>0</span>:
    <span class=tk>raise</span> RuntimeError(result[<span class=ts>"errorCode"</span>])
<span class=tk>print</span>(result)`}),(0,t.jsx)(l.A,{language:"bash",sample:"curl",html:`<span class=tf>curl</span> <span class=tp>--silent</span> --show-error --max-time <span class=tn>30</span> <span class=ts>'https://api.captcha-cloud.example/getBalance'</span> \\
  <span class=tp>--header</span> <span class=ts>'Content-Type: application/json'</span> \\
  <span class=tp>--data</span> '{
  <span class=tp>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>
}' |
  jq <span class=ts>'if .errorId == 0 then . else error(.errorCode) end'</span>`}),(0,t.jsx)(l.A,{language:"csharp",sample:"csharp",html:`<span class=tc>// .NET 8+</span>
<span class=tk>using</span> System.Text;
<span class=tk>using</span> System.Text.Json.Nodes;

<span class=tk>using</span> <span class=tt><span class=tk>var</span></span> client = <span class=tk>new</span> <span class=tt>HttpClient</span>();
<span class=tk>using</span> <span class=tt><span class=tk>var</span></span> body = <span class=tk>new</span> <span class=tt>StringContent</span>(<span class=ts>""</span>"
    {
      <span class=ts>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>
    }
    <span class=ts>""</span>", Encoding.UTF8, <span class=ts>"application/json"</span>);
<span class=tk>using</span> <span class=tt><span class=tk>var</span></span> response = <span class=tk>await</span> client.<span class=tf>PostAsync</span>(<span class=ts>"https://api.captcha-cloud.example/getBalance"</span>, body);
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
              "clientKey": "YOUR_API_KEY"
            }
            """</span>;
        <span class=tk>var</span> request = <span class=tt>HttpRequest</span>.<span class=tf>newBuilder</span>(<span class=tn>URI</span>.<span class=tf>create</span>(<span class=ts>"https://api.captcha-cloud.example/getBalance"</span>))
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
  "clientKey": "YOUR_API_KEY"
}\`</span>)
	response, err := client.<span class=tf>Post</span>(<span class=ts>"https://api.captcha-cloud.example/getBalance"</span>, <span class=ts>"application/json"</span>, request)
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
  "clientKey": "YOUR_API_KEY"
}
JSON;</span>
<span class=tv>$curl</span> = <span class=tf>curl_init</span>(<span class=ts>'https://api.captcha-cloud.example/getBalance'</span>);
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
`,(0,t.jsx)(o.A,{of:"getBalance",label:"Experimente",children:(0,t.jsxs)("p",{children:["Preencha a requisição e execute-a no sandbox (requer JavaScript). Se você tem o código-fonte desta documentação, também pode executar o sandbox no seu computador: ",(0,t.jsx)(e.a,{href:"/docs/getting-start#sandbox",children:(0,t.jsx)("code",{children:"npm run sandbox"})})]})}),`
`,(0,t.jsx)(e.p,{children:"Resposta:"}),`
`,(0,t.jsx)(l.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"balance"</span>: <span class=tn>12.5</span>
}`}),`
`,(0,t.jsx)(e.h2,{id:"request-fields",children:"Campos da requisição"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Campos da requisição: getBalance",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Campo"}),(0,t.jsx)("th",{scope:"col",children:"Tipo"}),(0,t.jsx)("th",{scope:"col",children:"Descrição"})]})}),(0,t.jsx)("tbody",{children:(0,t.jsxs)(c.A,{id:"clientKey",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#clientKey",children:(0,t.jsx)("code",{children:"clientKey"})})}),(0,t.jsxs)("td",{children:["string ",(0,t.jsx)("b",{children:"obrigatório"})]}),(0,t.jsx)("td",{children:"Chave de API."})]})})]})}),`
`,(0,t.jsx)(e.h2,{id:"answer",children:"Resposta"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Campos da resposta: getBalance",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Campo"}),(0,t.jsx)("th",{scope:"col",children:"Tipo"}),(0,t.jsx)("th",{scope:"col",children:"Descrição"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(c.A,{id:"response-errorId",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#response-errorId",children:(0,t.jsx)("code",{children:"errorId"})})}),(0,t.jsx)("td",{children:"inteiro"}),(0,t.jsxs)("td",{children:["0 se a requisição deu certo, 1 se falhou. Em caso de falha, verifique ",(0,t.jsx)("code",{children:"errorCode"}),".",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["um destes valores: ",(0,t.jsx)("code",{children:"0"}),", ",(0,t.jsx)("code",{children:"1"})]})})]})]}),(0,t.jsxs)(c.A,{id:"response-errorCode",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#response-errorCode",children:(0,t.jsx)("code",{children:"errorCode"})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsxs)("td",{children:[(0,t.jsx)(e.a,{href:"/docs/api/api-errors",children:"Código de erro"}),". Presente se ",(0,t.jsx)("code",{children:"errorId"})," é 1."]})]}),(0,t.jsxs)(c.A,{id:"response-balance",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#response-balance",children:(0,t.jsx)("code",{children:"balance"})})}),(0,t.jsx)("td",{children:"número"}),(0,t.jsxs)("td",{children:["Saldo da conta, como número decimal. Presente se ",(0,t.jsx)("code",{children:"errorId"})," é 0."]})]})]})]})}),`
`,(0,t.jsxs)(e.p,{children:["Não leia ",(0,t.jsx)(e.code,{children:"balance"})," como número inteiro. As suas estatísticas estão no ",(0,t.jsx)(e.a,{href:"https://dash.captcha-cloud.example",children:"painel"}),"."]}),`
`,(0,t.jsx)(e.h2,{id:"empty-balance",children:"Trate um saldo zerado"}),`
`,(0,t.jsxs)(e.p,{children:["Se o saldo está zerado, createTask falha com ",(0,t.jsx)(e.a,{href:"/pt-br/docs/api/api-errors#ERROR_ZERO_BALANCE",children:(0,t.jsx)(e.code,{children:"ERROR_ZERO_BALANCE"})}),". Pare o programa em vez de tentar de novo: requisições repetidas levam a um bloqueio temporário com o motivo ",(0,t.jsx)(e.a,{href:"/pt-br/docs/api/block-reason#ZeroBalance",children:(0,t.jsx)(e.code,{children:"ZeroBalance"})}),"."]}),`
`,(0,t.jsx)(e.h2,{id:"errors",children:"Erros"}),`
`,(0,t.jsxs)(e.p,{children:["Códigos mais prováveis neste método. A lista completa está em ",(0,t.jsx)(e.a,{href:"/pt-br/docs/api/api-errors#all-codes",children:"Erros da API"}),"."]}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Códigos de erro e correções",children:(0,t.jsxs)("table",{className:"rows errors",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Código"}),(0,t.jsx)("th",{scope:"col",children:"Significado"}),(0,t.jsx)("th",{scope:"col",children:"Correção"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_KEY_DOES_NOT_EXIST",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"KEY_",(0,t.jsx)("wbr",{}),"DOES_",(0,t.jsx)("wbr",{}),"NOT_",(0,t.jsx)("wbr",{}),"EXIST"]})})}),(0,t.jsx)("td",{"data-label":"Significado",children:"A chave de API não existe ou tem formato incorreto."}),(0,t.jsx)("td",{"data-label":"Correção",children:"Confira a chave. Não tente de novo com a mesma chave."})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_IP_NOT_ALLOWED",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"IP_",(0,t.jsx)("wbr",{}),"NOT_",(0,t.jsx)("wbr",{}),"ALLOWED"]})})}),(0,t.jsx)("td",{"data-label":"Significado",children:"O seu endereço IP não está na lista de endereços confiáveis da conta (whitelist)."}),(0,t.jsx)("td",{"data-label":"Correção",children:"Envie as requisições de um endereço confiável ou mude a lista na conta."})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_IP_BLOCKED",children:(0,t.jsx)("code",{children:"ERROR_IP_BLOCKED"})})}),(0,t.jsx)("td",{"data-label":"Significado",children:"O seu endereço IP está bloqueado por erros repetidos."}),(0,t.jsxs)("td",{"data-label":"Correção",children:["Corrija a causa. Veja ",(0,t.jsx)(e.a,{href:"/docs/api/block-reason#fix",children:"Motivos de bloqueio"}),"."]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_IP_BANNED",children:(0,t.jsx)("code",{children:"ERROR_IP_BANNED"})})}),(0,t.jsx)("td",{"data-label":"Significado",children:"O seu endereço IP enviou requisições demais com uma chave incorreta."}),(0,t.jsx)("td",{"data-label":"Correção",children:"Corrija a chave e tente de novo mais tarde."})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_SERVICE_NOT_AVAILABLE",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"SERVICE_",(0,t.jsx)("wbr",{}),"NOT_",(0,t.jsx)("wbr",{}),"AVAILABLE"]})})}),(0,t.jsxs)("td",{"data-label":"Significado",children:["O serviço está temporariamente indisponível. ",(0,t.jsx)("code",{children:"createTask"})," também retorna este código quando o serviço não consegue entregar resultados ou callbacks, para que você não pague por um resultado que não pode receber."]}),(0,t.jsx)("td",{"data-label":"Correção",children:"Tente de novo mais tarde."})]})]})]})}),`
`,(0,t.jsx)(e.h2,{id:"next",children:"Próximos passos"}),`
`,(0,t.jsxs)(e.ul,{children:[`
`,(0,t.jsxs)(e.li,{children:[(0,t.jsx)(e.a,{href:"/pt-br/docs/api/methods/create-task",children:"createTask"}),": crie uma tarefa."]}),`
`,(0,t.jsxs)(e.li,{children:[(0,t.jsx)(e.a,{href:"/pt-br/docs/api/block-reason",children:"Motivos de bloqueio"}),": evite bloqueios por chave incorreta ou saldo zerado."]}),`
`]})]})}function f(s={}){let{wrapper:e}={...(0,r.R)(),...s.components};return e?(0,t.jsx)(e,{...s,children:(0,t.jsx)(m,{...s})}):m(s)}},2834(s,e,a){var n={"./RecaptchaV2EnterpriseTask.json":["9926","6779"],"./ImageToTextTask.json":["6339","4176"],"./RecaptchaClickTask.json":["1077","2934"],"./TenDITask.json":["6388","1413"],"./reportIncorrectImageCaptcha.json":["8753","298"],"./createTask.json":["4882","7327"],"./AmazonTask.json":["7030","4715"],"./getBalance.json":["8959","8004"],"./getTaskResult.json":["7413","2502"],"./RecaptchaV2Task.json":["2045","430"],"./getUserAgent.json":["2515","1664"],"./TemuTask.json":["3207","6268"],"./strings.json":["2083","9536"],"./ImpervaTask.json":["3420","8845"],"./BinanceTask.json":["5962","7511"],"./RecaptchaV3TaskProxyless.json":["7547","1192"],"./reportIncorrectTokenCaptcha.json":["209","9354"],"./__plugin.json":["9630","3331"],"./GeeTestTask.json":["7627","1592"],"./RecognitionTask.json":["9431","8508"],"./ProsopoTask.json":["5708","3645"],"./TurnstileTask.json":["5896","1505"],"./BasiliskTask.json":["8526","1987"]};function t(s){if(!a.o(n,s))return Promise.resolve().then(function(){var e=Error("Cannot find module '"+s+"'");throw e.code="MODULE_NOT_FOUND",e});var e=n[s],t=e[0];return a.e(e[1]).then(function(){return a.t(t,19)})}t.keys=()=>Object.keys(n),t.id=2834,s.exports=t},7346(s,e,a){"use strict";a.d(e,{A:()=>r});var n=a(2540),t=a(4060);function r({as:s="tr",...e}){return(0,t.A)().collectAnchor(e.id),(0,n.jsx)(s,{...e})}},8920(s,e,a){"use strict";a.d(e,{A:()=>l});var n=a(2540),t=a(3696);let r=globalThis.trustedTypes?.createPolicy("built-html",{createHTML:s=>s});function l({as:s,html:e,ref:a,...c}){let o=(0,t.useMemo)(()=>({__html:r?r.createHTML(e):e}),[e]);return(0,n.jsx)(s,{...c,ref:a,dangerouslySetInnerHTML:o})}},7228(s,e,a){"use strict";let n;function t(s){let e,a=n??((e=document.createElement("div")).setAttribute("role","status"),e.className="sr-only",document.body.append(e),e);n=a,a.textContent="",setTimeout(()=>{a.textContent=s},100)}a.d(e,{i:()=>t})},9073(s,e,a){"use strict";async function n(s){try{await navigator.clipboard.writeText(s)}catch{var e;let a,n,t;if(e=s,a=document.activeElement,(n=document.createElement("textarea")).className="sr-only",n.value=e,document.body.append(n),n.select(),t=document.execCommand("copy"),n.remove(),a?.focus({preventScroll:!0}),!t)throw Error("The browser does not let this page copy.")}}a.d(e,{D:()=>n})},3985(s,e,a){"use strict";a.d(e,{A:()=>i,i:()=>d});var n=a(2540),t=a(9981),r=a(3696),l=a(8920),c=a(7228),o=a(9073),p=a(4635);function i({html:s,language:e,title:a,sample:t}){let c=(0,r.useRef)(null);return(0,n.jsxs)("div",{className:"code","data-sample":t,children:[a&&(0,n.jsx)("div",{className:"code-title",children:a}),(0,n.jsx)("pre",{tabIndex:0,children:(0,n.jsx)(l.A,{as:"code",ref:c,className:e&&`language-${e}`,html:s})}),(0,n.jsx)(d,{code:c})]})}function d({code:s}){let[e,a]=(0,r.useState)();(0,r.useEffect)(()=>{if(!e)return;let s=setTimeout(()=>a(void 0),2e3);return()=>clearTimeout(s)},[e]);let l=async()=>{let e=await (0,o.D)(s.current?.textContent??"").then(p.M,()=>(s.current&&getSelection()?.selectAllChildren(s.current),(0,p.d)()));a(e),(0,c.i)(e)};return(0,n.jsx)("button",{type:"button",className:"code-copy","data-copied":e?"":void 0,onClick:l,children:e??(0,t.T)({id:"theme.CodeBlock.copy",message:"Copy",description:"The copy button label on code blocks"})})}},4635(s,e,a){"use strict";a.d(e,{M:()=>t,d:()=>r});var n=a(9981);function t(){return(0,n.T)({id:"theme.CodeBlock.copied",message:"Copied",description:"The copied button label on code blocks"})}function r(){return(0,n.T)({id:"docs.copy.failed",message:"Couldn't copy"})}},9409(s,e,a){"use strict";a.d(e,{A:()=>i});var n=a(2540),t=a(3696),r=a(4237),l=a(9344);function c(){let s,{dataset:e}=document.documentElement;for(let a of document.querySelectorAll(".samples > input"))a.value===e.sample?s=a.checked=!0:s??=!1;!1===s&&delete e.sample}var o=a(634);let p={javascript:"JavaScript",python:"Python",curl:"cURL",csharp:"C#",java:"Java",go:"Go",php:"PHP"};function i({id:s,label:e,children:a}){return(0,t.useLayoutEffect)(c,[]),(0,n.jsxs)("div",{className:"samples",role:"group","aria-label":e,children:[o.f.map((e,a)=>(0,n.jsxs)(t.Fragment,{children:[(0,n.jsx)("input",{type:"radio",id:`${s}-${e}`,name:s,value:e,defaultChecked:0===a,onChange:s=>{var e;let a;return a=(e=s.currentTarget).getBoundingClientRect().top,void(!function({value:s}){document.documentElement.dataset.sample=s,(0,l.M)("localStorage",r.dt,s),c()}(e),scrollBy(0,e.getBoundingClientRect().top-a))}}),(0,n.jsx)("label",{htmlFor:`${s}-${e}`,children:p[e]})]},e)),a]})}},634(s,e,a){"use strict";a.d(e,{f:()=>n});let n=["javascript","python","curl","csharp","java","go","php"]},4942(s,e,a){"use strict";function n(s,e){let{fields:a=[],proxy:n}=s.variants[e]??{},r=[...a,...n?.fields??[]];return"createTask"!==s.method?t("",r):t("",[t("task",r),...s.envelope])}function t(s,e){return{name:s,fields:e,types:["object"],typeText:"",required:!0,description:"",constraints:[]}}a.d(e,{$b:()=>function s(e,[a,...n]){return void 0===a||void 0===e||"string"==typeof e?void 0===a?e:void 0:s(Array.isArray(e)?e[Number(a)]:e[a],n)},BA:()=>function s(e,a){if(void 0!==e.const)return e.required||void 0!==a?e.const:void 0;if(void 0===a||""===a)return e.fields&&e.required?{}:void 0;if("string"==typeof a)return function({types:s,enum:e,open:a},n){let t=e?.find(s=>r(s)===n);return void 0!==t?t:a?function(s){try{return JSON.parse(s)}catch{return s}}(n):s.includes("boolean")&&/^(true|false)$/.test(n)?"true"===n:(s.includes("integer")||s.includes("number"))&&/^-?\d+(\.\d+)?$/.test(n)&&Number.isSafeInteger(Math.trunc(Number(n)))?Number(n):n}(e,a);if(Array.isArray(a))return function({items:e,required:a},n){if(0!==n.length||a)return n.map(a=>(e&&s(e,a))??"")}(e,a);let n=(e.fields??[]).map(e=>[e.name,s(e,a[e.name])]).filter(([,s])=>void 0!==s);return n.length>0||e.required?Object.fromEntries(n):void 0},D0:()=>function s(e,a){if(void 0!==a){if(e.open)return"string"==typeof a?a:JSON.stringify(a,null,2);if(e.items){let{items:n}=e;return Array.isArray(a)?a.map(e=>s(n,e)??""):void 0}return e.fields?l(a)?Object.fromEntries(e.fields.map(e=>[e.name,s(e,a[e.name])]).filter(([,s])=>void 0!==s)):void 0:r(a)}},Gv:()=>l,LO:()=>n,e1:()=>r,eI:()=>function s(e,[a,...n],t){if(void 0===a)return t;if("number"==typeof a){let r=Array.isArray(e)?e:[],l=s(r[a],n,t);return void 0===l?r.toSpliced(a,1):r.toSpliced(a,1,l)}let r=l(e)?e:{},{[a]:c,...o}=r,p=s(c,n,t);return void 0===p?o:{...r,[a]:p}},rq:()=>c});let r=s=>"string"==typeof s?s:JSON.stringify(s),l=s=>"object"==typeof s&&null!==s&&!Array.isArray(s),c=s=>s.map(s=>`/${s}`).join("")},1525(s,e,a){"use strict";a.d(e,{A:()=>c});var n=a(2540),t=a(9981),r=a(3696),l=a(3413);function c({of:s,variant:e,label:p,children:i}){let d=(0,r.useRef)(null),[u,h]=(0,r.useState)(),m=function(s,e){let[a,n]=(0,r.useState)();return(0,r.useLayoutEffect)(()=>(o.add(s),()=>void o.delete(s)),[s]),(0,r.useEffect)(()=>{let a=()=>{let a=(0,l.vF)(location.hash),t=[...document.querySelectorAll(".try-it")],r=a===s||t[0]===e.current&&!document.getElementById(`try-${a}`);void 0!==a&&r&&e.current&&(n(location.hash),history.replaceState(history.state,"",location.pathname+location.search),e.current.open=!0,e.current.scrollIntoView())};return a(),addEventListener("hashchange",a),()=>removeEventListener("hashchange",a)},[s,e]),a}(s,d),f=()=>{d.current?.open&&"object"!=typeof u&&(h(void 0),Promise.all([Promise.all([a.e("4014"),a.e("1081"),a.e("5025")]).then(a.bind(a,7544)),a(2834)(`./${s}.json`)]).then(([{default:s},{default:e}])=>h({Panel:s,data:function(s){let{placeholder:e,text:a}=s.userAgent,n=JSON.stringify(document.querySelector("[data-user-agent]")?.textContent||a).slice(1,-1);return JSON.parse(JSON.stringify(s).replaceAll(e,n))}(e)}),()=>h("failed")))};return(0,r.useEffect)(f,[]),(0,n.jsxs)("details",{ref:d,className:"try-it",onToggle:f,children:[(0,n.jsx)("summary",{children:p}),"object"!=typeof u&&i,"failed"===u&&(0,n.jsx)("button",{type:"button",className:"button",onClick:f,children:(0,t.T)({id:"theme.ErrorPageContent.tryAgain",message:"Try again"})}),"object"==typeof u&&(0,n.jsx)(u.Panel,{...u.data,variant:e,hash:m},m)]})}let o=new Set},3413(s,e,a){"use strict";a.d(e,{Pp:()=>o,jE:()=>t,jr:()=>l,vF:()=>c});var n=a(4942);let t=4e3,r="#try=";function l(s,e){var a;return`${r}${s}.${a=JSON.stringify(e),btoa(Array.from(new TextEncoder().encode(a),s=>String.fromCharCode(s)).join("")).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}`}function c(s){return s.startsWith(r)?s.slice(r.length).split(".")[0]:void 0}function o(s){if(!(s.length>t))try{var e;let a,t=JSON.parse((e=s.slice(s.indexOf(".")+1),a=atob(e.replaceAll("-","+").replaceAll("_","/")),new TextDecoder("utf-8",{fatal:!0}).decode(Uint8Array.from(a,s=>s.charCodeAt(0)))));if(!(0,n.Gv)(t)||!(0,n.Gv)(t.body))return;let{variant:r,body:l}=t;return"string"==typeof r?{variant:r,body:l}:{body:l}}catch{return}}},3023(s,e,a){"use strict";a.d(e,{R:()=>l,x:()=>c});var n=a(3696);let t={},r=n.createContext(t);function l(s){let e=n.useContext(r);return n.useMemo(function(){return"function"==typeof s?s(e):{...e,...s}},[e,s])}function c(s){let e;return e=s.disableParentContext?"function"==typeof s.components?s.components(t):s.components||t:l(s.components),n.createElement(r.Provider,{value:e},s.children)}}}]);