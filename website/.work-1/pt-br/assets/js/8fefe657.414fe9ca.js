(globalThis.webpackChunkwebsite=globalThis.webpackChunkwebsite||[]).push([["8642"],{4874(s,a,n){"use strict";n.r(a),n.d(a,{metadata:()=>e,default:()=>f,frontMatter:()=>i,contentTitle:()=>d,toc:()=>h,assets:()=>u});var e=JSON.parse('{"id":"api/bad-tokens","title":"Como relatar respostas erradas","description":"Relate tokens recusados e textos lidos errado com reportIncorrectTokenCaptcha e reportIncorrectImageCaptcha: quando relatar, requisição e resposta.","source":"@site/i18n/pt-br/docusaurus-plugin-content-docs/current/api/bad-tokens.mdx","sourceDirName":"api","slug":"/api/bad-tokens","permalink":"/pt-br/docs/api/bad-tokens","draft":false,"unlisted":false,"tags":[],"version":"current","lastUpdatedAt":1794865987000,"frontMatter":{"title":"Como relatar respostas erradas","description":"Relate tokens recusados e textos lidos errado com reportIncorrectTokenCaptcha e reportIncorrectImageCaptcha: quando relatar, requisição e resposta.","source":"8726f532d5ae"},"sidebar":"documentation","previous":{"title":"Erros da API","permalink":"/pt-br/docs/api/api-errors"},"next":{"title":"Motivos de bloqueio","permalink":"/pt-br/docs/api/block-reason"},"lastUpdatedText":"16 de nov. de 2026"}'),t=n(2540),p=n(3023),r=n(3985),c=n(7346),l=n(1525),o=n(9409);let i={title:"Como relatar respostas erradas",description:"Relate tokens recusados e textos lidos errado com reportIncorrectTokenCaptcha e reportIncorrectImageCaptcha: quando relatar, requisição e resposta.",source:"8726f532d5ae"},d,u={},h=[{value:"Qual método usar",id:"which-method",level:2},{value:"Relate um token recusado",id:"report-token",level:2},{value:"Relate um texto errado",id:"report-image",level:2},{value:"Campos da requisição",id:"request-fields",level:2},{value:"Resposta",id:"answer",level:2},{value:"Erros",id:"errors",level:2},{value:"Próximos passos",id:"next",level:2}];function m(s){let a={a:"a",code:"code",h2:"h2",li:"li",p:"p",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...(0,p.R)(),...s.components};return(0,t.jsxs)(t.Fragment,{children:[(0,t.jsx)(a.p,{children:"Relate as soluções que um site recusou. O serviço usa os relatos na análise automática de qualidade."}),`
`,(0,t.jsx)(r.A,{language:"http",html:`<span class=tk>POST</span> https://api.captcha-cloud.example/reportIncorrectTokenCaptcha
<span class=tk>POST</span> https://api.captcha-cloud.example/reportIncorrectImageCaptcha`}),`
`,(0,t.jsx)(a.h2,{id:"which-method",children:"Qual método usar"}),`
`,(0,t.jsxs)(a.table,{children:[(0,t.jsx)(a.thead,{children:(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.th,{children:"Captcha"}),(0,t.jsx)(a.th,{children:"Método"})]})}),(0,t.jsxs)(a.tbody,{children:[(0,t.jsxs)(a.tr,{children:[(0,t.jsxs)(a.td,{children:[(0,t.jsx)(a.a,{href:"/pt-br/docs/captchas/no-captcha-task",children:"reCAPTCHA v2"}),", ",(0,t.jsx)(a.a,{href:"/pt-br/docs/captchas/recaptcha-v3-task",children:"v3"})," ou ",(0,t.jsx)(a.a,{href:"/pt-br/docs/captchas/recaptcha-v2-enterprise-task",children:"Enterprise"}),"; ",(0,t.jsx)(a.a,{href:"/pt-br/docs/captchas/geetest-task",children:"GeeTest"}),"; ",(0,t.jsx)(a.a,{href:"/pt-br/docs/captchas/turnstile-task",children:"Turnstile"})]}),(0,t.jsx)(a.td,{children:(0,t.jsx)(a.a,{href:"#report-token",children:"reportIncorrectTokenCaptcha"})})]}),(0,t.jsxs)(a.tr,{children:[(0,t.jsx)(a.td,{children:"Captcha de imagem"}),(0,t.jsx)(a.td,{children:(0,t.jsx)(a.a,{href:"#report-image",children:"reportIncorrectImageCaptcha"})})]})]})]}),`
`,(0,t.jsxs)(a.p,{children:["Os dois métodos têm os mesmos ",(0,t.jsx)(a.a,{href:"#request-fields",children:"campos da requisição"})," e a mesma ",(0,t.jsx)(a.a,{href:"#answer",children:"resposta"}),"."]}),`
`,(0,t.jsx)(a.h2,{id:"report-token",children:"Relate um token recusado"}),`
`,(0,t.jsx)(a.p,{children:"Relate um token quando:"}),`
`,(0,t.jsxs)(a.ul,{children:[`
`,(0,t.jsx)(a.li,{children:"o site o recusar;"}),`
`,(0,t.jsx)(a.li,{children:"alguns sites recusarem tokens do serviço e outros os aceitarem;"}),`
`,(0,t.jsx)(a.li,{children:"o site passar a recusar tokens que antes aceitava."}),`
`]}),`
`,(0,t.jsxs)(a.p,{children:["Antes de relatar, confira como você usa o token: veja ",(0,t.jsx)(a.a,{href:"/pt-br/docs/api/token-accept#token-refused",children:"Tokens recusados"}),"."]}),`
`,(0,t.jsxs)(o.A,{id:"samples",label:"Exemplos de código: reportIncorrectTokenCaptcha",children:[(0,t.jsx)(r.A,{language:"javascript",sample:"javascript",html:`<span class=tc>// Node.js 20+</span>
<span class=tk>const</span> response = <span class=tk>await</span> <span class=tf>fetch</span>(<span class=ts>"https://api.captcha-cloud.example/reportIncorrectTokenCaptcha"</span>, {
  <span class=tp>method</span>: <span class=ts>"POST"</span>,
  <span class=tp>headers</span>: { <span class=tp>"Content-Type"</span>: <span class=ts>"application/json"</span> },
  <span class=tp>body</span>: <span class=tn>JSON</span>.<span class=tf>stringify</span>({
    <span class=tp>clientKey</span>: <span class=ts>"YOUR_API_KEY"</span>,
    <span class=tp>taskId</span>: <span class=tn>7654321</span>
  }),
  <span class=tp>signal</span>: AbortSignal.<span class=tf>timeout</span>(<span class=tn>30_000</span>),
});
<span class=tk>const</span> result = <span class=tk>await</span> response.<span class=tf>json</span>();
<span class=tk>if</span> (result.errorId !== <span class=tn>0</span>) <span class=tk>throw new</span> <span class=tt>Error</span>(result.errorCode);
console.<span class=tf>log</span>(result);`}),(0,t.jsx)(r.A,{language:"python",sample:"python",html:`<span class=tc># Python 3.9+</span>
<span class=tk>import</span> requests

response = requests.post(
    <span class=ts>"https://api.captcha-cloud.example/reportIncorrectTokenCaptcha"</span>,
    json={
        <span class=ts>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
        <span class=ts>"taskId"</span>: <span class=tn>7654321</span>
    },
    timeout=<span class=tn>30</span>,
)
result = response.json()
<span class=tk>if</span> result[<span class=ts>"errorId"</span>] != <span class=tn>0</span>:
    <span class=tk>raise</span> RuntimeError(result[<span class=ts>"errorCode"</span>])
<span class=tk>print</span>(result)`}),(0,t.jsx)(r.A,{language:"bash",sample:"curl",html:`<span class=tf>curl</span> <span class=tp>--silent</span> --show-error --max-time <span class=tn>30</span> <span class=ts>'https://api.captcha-cloud.example/reportIncorrectTokenCaptcha'</span> \\
  <span class=tp>--header</span> <span class=ts>'Content-Type: application/json'</span> \\
  <span class=tp>--data</span> '{
  <span class=tp>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
  <span class=tp>"taskId"</span>: <span class=tn>7654321</span>
}' |
  jq <span class=ts>'if .errorId == 0 then . else error(.errorCode) end'</span>`}),(0,t.jsx)(r.A,{language:"csharp",sample:"csharp",html:`<span class=tc>// .NET 8+</span>
<span class=tk>using</span> System.Text;
<span class=tk>using</span> System.Text.Json.Nodes;

<span class=tk>using</span> <span class=tt><span class=tk>var</span></span> client = <span class=tk>new</span> <span class=tt>HttpClient</span>();
<span class=tk>using</span> <span class=tt><span class=tk>var</span></span> body = <span class=tk>new</span> <span class=tt>StringContent</span>(<span class=ts>""</span>"
    {
      <span class=ts>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
      <span class=ts>"taskId"</span>: <span class=tn>7654321</span>
    }
    <span class=ts>""</span>", Encoding.UTF8, <span class=ts>"application/json"</span>);
<span class=tk>using</span> <span class=tt><span class=tk>var</span></span> response = <span class=tk>await</span> client.<span class=tf>PostAsync</span>(<span class=ts>"https://api.captcha-cloud.example/reportIncorrectTokenCaptcha"</span>, body);
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
              "taskId": 7654321
            }
            """</span>;
        <span class=tk>var</span> request = <span class=tt>HttpRequest</span>.<span class=tf>newBuilder</span>(<span class=tn>URI</span>.<span class=tf>create</span>(<span class=ts>"https://api.captcha-cloud.example/reportIncorrectTokenCaptcha"</span>))
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
  "taskId": 7654321
}\`</span>)
	response, err := client.<span class=tf>Post</span>(<span class=ts>"https://api.captcha-cloud.example/reportIncorrectTokenCaptcha"</span>, <span class=ts>"application/json"</span>, request)
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
  "taskId": 7654321
}
JSON;</span>
<span class=tv>$curl</span> = <span class=tf>curl_init</span>(<span class=ts>'https://api.captcha-cloud.example/reportIncorrectTokenCaptcha'</span>);
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
`,(0,t.jsx)(l.A,{of:"reportIncorrectTokenCaptcha",label:"Experimente",children:(0,t.jsxs)("p",{children:["Preencha a requisição e execute-a no sandbox (requer JavaScript). Se você tem o código-fonte desta documentação, também pode executar o sandbox no seu computador: ",(0,t.jsx)(a.a,{href:"/docs/getting-start#sandbox",children:(0,t.jsx)("code",{children:"npm run sandbox"})})]})}),`
`,(0,t.jsxs)(a.p,{children:["O caminho ",(0,t.jsx)(a.code,{children:"/reportIncorrectRecaptcha"})," é um alias deste método."]}),`
`,(0,t.jsx)(a.h2,{id:"report-image",children:"Relate um texto errado"}),`
`,(0,t.jsx)(a.p,{children:"Relate um captcha de imagem quando o site recusar o texto da solução."}),`
`,(0,t.jsxs)(o.A,{id:"page-samples",label:"Exemplos de código: reportIncorrectImageCaptcha",children:[(0,t.jsx)(r.A,{language:"javascript",sample:"javascript",html:`<span class=tc>// Node.js 20+</span>
<span class=tk>const</span> response = <span class=tk>await</span> <span class=tf>fetch</span>(<span class=ts>"https://api.captcha-cloud.example/reportIncorrectImageCaptcha"</span>, {
  <span class=tp>method</span>: <span class=ts>"POST"</span>,
  <span class=tp>headers</span>: { <span class=tp>"Content-Type"</span>: <span class=ts>"application/json"</span> },
  <span class=tp>body</span>: <span class=tn>JSON</span>.<span class=tf>stringify</span>({
    <span class=tp>clientKey</span>: <span class=ts>"YOUR_API_KEY"</span>,
    <span class=tp>taskId</span>: <span class=tn>7654321</span>
  }),
  <span class=tp>signal</span>: AbortSignal.<span class=tf>timeout</span>(<span class=tn>30_000</span>),
});
<span class=tk>const</span> result = <span class=tk>await</span> response.<span class=tf>json</span>();
<span class=tk>if</span> (result.errorId !== <span class=tn>0</span>) <span class=tk>throw new</span> <span class=tt>Error</span>(result.errorCode);
console.<span class=tf>log</span>(result);`}),(0,t.jsx)(r.A,{language:"python",sample:"python",html:`<span class=tc># Python 3.9+</span>
<span class=tk>import</span> requests

response = requests.post(
    <span class=ts>"https://api.captcha-cloud.example/reportIncorrectImageCaptcha"</span>,
    json={
        <span class=ts>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
        <span class=ts>"taskId"</span>: <span class=tn>7654321</span>
    },
    timeout=<span class=tn>30</span>,
)
result = response.json()
<span class=tk>if</span> result[<span class=ts>"errorId"</span>] != <span class=tn>0</span>:
    <span class=tk>raise</span> RuntimeError(result[<span class=ts>"errorCode"</span>])
<span class=tk>print</span>(result)`}),(0,t.jsx)(r.A,{language:"bash",sample:"curl",html:`<span class=tf>curl</span> <span class=tp>--silent</span> --show-error --max-time <span class=tn>30</span> <span class=ts>'https://api.captcha-cloud.example/reportIncorrectImageCaptcha'</span> \\
  <span class=tp>--header</span> <span class=ts>'Content-Type: application/json'</span> \\
  <span class=tp>--data</span> '{
  <span class=tp>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
  <span class=tp>"taskId"</span>: <span class=tn>7654321</span>
}' |
  jq <span class=ts>'if .errorId == 0 then . else error(.errorCode) end'</span>`}),(0,t.jsx)(r.A,{language:"csharp",sample:"csharp",html:`<span class=tc>// .NET 8+</span>
<span class=tk>using</span> System.Text;
<span class=tk>using</span> System.Text.Json.Nodes;

<span class=tk>using</span> <span class=tt><span class=tk>var</span></span> client = <span class=tk>new</span> <span class=tt>HttpClient</span>();
<span class=tk>using</span> <span class=tt><span class=tk>var</span></span> body = <span class=tk>new</span> <span class=tt>StringContent</span>(<span class=ts>""</span>"
    {
      <span class=ts>"clientKey"</span>: <span class=ts>"YOUR_API_KEY"</span>,
      <span class=ts>"taskId"</span>: <span class=tn>7654321</span>
    }
    <span class=ts>""</span>", Encoding.UTF8, <span class=ts>"application/json"</span>);
<span class=tk>using</span> <span class=tt><span class=tk>var</span></span> response = <span class=tk>await</span> client.<span class=tf>PostAsync</span>(<span class=ts>"https://api.captcha-cloud.example/reportIncorrectImageCaptcha"</span>, body);
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
              "taskId": 7654321
            }
            """</span>;
        <span class=tk>var</span> request = <span class=tt>HttpRequest</span>.<span class=tf>newBuilder</span>(<span class=tn>URI</span>.<span class=tf>create</span>(<span class=ts>"https://api.captcha-cloud.example/reportIncorrectImageCaptcha"</span>))
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
  "taskId": 7654321
}\`</span>)
	response, err := client.<span class=tf>Post</span>(<span class=ts>"https://api.captcha-cloud.example/reportIncorrectImageCaptcha"</span>, <span class=ts>"application/json"</span>, request)
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
  "taskId": 7654321
}
JSON;</span>
<span class=tv>$curl</span> = <span class=tf>curl_init</span>(<span class=ts>'https://api.captcha-cloud.example/reportIncorrectImageCaptcha'</span>);
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
`,(0,t.jsx)(l.A,{of:"reportIncorrectImageCaptcha",label:"Experimente",children:(0,t.jsxs)("p",{children:["Preencha a requisição e execute-a no sandbox (requer JavaScript). Se você tem o código-fonte desta documentação, também pode executar o sandbox no seu computador: ",(0,t.jsx)(a.a,{href:"/docs/getting-start#sandbox",children:(0,t.jsx)("code",{children:"npm run sandbox"})})]})}),`
`,(0,t.jsxs)(a.p,{children:["Se o texto vem errado com frequência, defina o ",(0,t.jsx)(a.a,{href:"/pt-br/docs/api/module-name",children:"módulo de reconhecimento"})," adequado ao captcha ou um ",(0,t.jsx)(a.a,{href:"/pt-br/docs/api/threshold",children:"limiar de confiança"}),"."]}),`
`,(0,t.jsx)(a.h2,{id:"request-fields",children:"Campos da requisição"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Campos da requisição: reportIncorrectTokenCaptcha",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Campo"}),(0,t.jsx)("th",{scope:"col",children:"Tipo"}),(0,t.jsx)("th",{scope:"col",children:"Descrição"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(c.A,{id:"clientKey",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#clientKey",children:(0,t.jsx)("code",{children:"clientKey"})})}),(0,t.jsxs)("td",{children:["string ",(0,t.jsx)("b",{children:"obrigatório"})]}),(0,t.jsx)("td",{children:"Chave de API."})]}),(0,t.jsxs)(c.A,{id:"taskId",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#taskId",children:(0,t.jsx)("code",{children:"taskId"})})}),(0,t.jsxs)("td",{children:["inteiro ",(0,t.jsx)("b",{children:"obrigatório"})]}),(0,t.jsx)("td",{children:"ID da tarefa cuja solução foi recusada."})]})]})]})}),`
`,(0,t.jsxs)(a.p,{children:[(0,t.jsx)(a.code,{children:"taskId"})," é o ID que ",(0,t.jsx)(a.a,{href:"/pt-br/docs/api/methods/create-task#response-taskId",children:"createTask"})," retornou. Guarde-o até saber se o site aceitou a solução."]}),`
`,(0,t.jsx)(a.h2,{id:"answer",children:"Resposta"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Campos da resposta: reportIncorrectTokenCaptcha",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Campo"}),(0,t.jsx)("th",{scope:"col",children:"Tipo"}),(0,t.jsx)("th",{scope:"col",children:"Descrição"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(c.A,{id:"response-errorId",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#response-errorId",children:(0,t.jsx)("code",{children:"errorId"})})}),(0,t.jsx)("td",{children:"inteiro"}),(0,t.jsxs)("td",{children:["0 se o relato foi aceito, 1 se não. Em caso de falha, verifique ",(0,t.jsx)("code",{children:"errorCode"}),".",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["um destes valores: ",(0,t.jsx)("code",{children:"0"}),", ",(0,t.jsx)("code",{children:"1"})]})})]})]}),(0,t.jsxs)(c.A,{id:"response-errorCode",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#response-errorCode",children:(0,t.jsx)("code",{children:"errorCode"})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsxs)("td",{children:[(0,t.jsx)(a.a,{href:"/docs/api/api-errors",children:"Código de erro"})," que identifica por que o relato foi recusado. Presente se ",(0,t.jsx)("code",{children:"errorId"})," é 1."]})]}),(0,t.jsxs)(c.A,{id:"response-status",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#response-status",children:(0,t.jsx)("code",{children:"status"})})}),(0,t.jsx)("td",{children:"string"}),(0,t.jsxs)("td",{children:["Confirmação de que o relato foi aceito. Presente se ",(0,t.jsx)("code",{children:"errorId"})," é 0.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["sempre ",(0,t.jsx)("code",{children:"success"})]})})]})]})]})]})}),`
`,(0,t.jsx)(a.p,{children:"Resposta quando o relato é aceito:"}),`
`,(0,t.jsx)(r.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"success"</span>
}`}),`
`,(0,t.jsx)(a.h2,{id:"errors",children:"Erros"}),`
`,(0,t.jsxs)(a.p,{children:["Códigos mais prováveis nestes métodos. A lista completa está em ",(0,t.jsx)(a.a,{href:"/pt-br/docs/api/api-errors#all-codes",children:"Erros da API"}),"."]}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Códigos de erro e correções",children:(0,t.jsxs)("table",{className:"rows errors",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Código"}),(0,t.jsx)("th",{scope:"col",children:"Significado"}),(0,t.jsx)("th",{scope:"col",children:"Correção"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_KEY_DOES_NOT_EXIST",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"KEY_",(0,t.jsx)("wbr",{}),"DOES_",(0,t.jsx)("wbr",{}),"NOT_",(0,t.jsx)("wbr",{}),"EXIST"]})})}),(0,t.jsx)("td",{"data-label":"Significado",children:"A chave de API não existe ou tem formato incorreto."}),(0,t.jsx)("td",{"data-label":"Correção",children:"Confira a chave. Não tente de novo com a mesma chave."})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_NO_SUCH_CAPCHA_ID",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"NO_",(0,t.jsx)("wbr",{}),"SUCH_",(0,t.jsx)("wbr",{}),"CAPCHA_",(0,t.jsx)("wbr",{}),"ID"]})})}),(0,t.jsxs)("td",{"data-label":"Significado",children:["Nenhuma tarefa tem esse ",(0,t.jsx)("code",{children:"taskId"}),", ou o resultado expirou. Os resultados ficam guardados por cerca de 5 minutos."]}),(0,t.jsxs)("td",{"data-label":"Correção",children:["Confira ",(0,t.jsx)("code",{children:"taskId"}),". Se ainda precisar de uma solução, crie uma nova tarefa."]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_IP_NOT_ALLOWED",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"IP_",(0,t.jsx)("wbr",{}),"NOT_",(0,t.jsx)("wbr",{}),"ALLOWED"]})})}),(0,t.jsx)("td",{"data-label":"Significado",children:"O seu endereço IP não está na lista de endereços confiáveis da conta (whitelist)."}),(0,t.jsx)("td",{"data-label":"Correção",children:"Envie as requisições de um endereço confiável ou mude a lista na conta."})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_IP_BLOCKED",children:(0,t.jsx)("code",{children:"ERROR_IP_BLOCKED"})})}),(0,t.jsx)("td",{"data-label":"Significado",children:"O seu endereço IP está bloqueado por erros repetidos."}),(0,t.jsxs)("td",{"data-label":"Correção",children:["Corrija a causa. Veja ",(0,t.jsx)(a.a,{href:"/docs/api/block-reason#fix",children:"Motivos de bloqueio"}),"."]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(a.a,{href:"/docs/api/api-errors#ERROR_IP_BANNED",children:(0,t.jsx)("code",{children:"ERROR_IP_BANNED"})})}),(0,t.jsx)("td",{"data-label":"Significado",children:"O seu endereço IP enviou requisições demais com uma chave incorreta."}),(0,t.jsx)("td",{"data-label":"Correção",children:"Corrija a chave e tente de novo mais tarde."})]})]})]})}),`
`,(0,t.jsx)(a.h2,{id:"next",children:"Próximos passos"}),`
`,(0,t.jsxs)(a.ul,{children:[`
`,(0,t.jsxs)(a.li,{children:[(0,t.jsx)(a.a,{href:"/pt-br/docs/api/token-accept",children:"Aceitação de tokens (nocache)"}),": peça tokens novos se um site recusa parte deles."]}),`
`,(0,t.jsxs)(a.li,{children:[(0,t.jsx)(a.a,{href:"/pt-br/docs/api/api-errors#support",children:"Erros da API"}),": o que enviar ao suporte se os relatos não resolverem o problema."]}),`
`]})]})}function f(s={}){let{wrapper:a}={...(0,p.R)(),...s.components};return a?(0,t.jsx)(a,{...s,children:(0,t.jsx)(m,{...s})}):m(s)}},2834(s,a,n){var e={"./RecaptchaV2EnterpriseTask.json":["9926","6779"],"./ImageToTextTask.json":["6339","4176"],"./RecaptchaClickTask.json":["1077","2934"],"./TenDITask.json":["6388","1413"],"./reportIncorrectImageCaptcha.json":["8753","298"],"./createTask.json":["4882","7327"],"./AmazonTask.json":["7030","4715"],"./getBalance.json":["8959","8004"],"./getTaskResult.json":["7413","2502"],"./RecaptchaV2Task.json":["2045","430"],"./getUserAgent.json":["2515","1664"],"./TemuTask.json":["3207","6268"],"./strings.json":["2083","9536"],"./ImpervaTask.json":["3420","8845"],"./BinanceTask.json":["5962","7511"],"./RecaptchaV3TaskProxyless.json":["7547","1192"],"./reportIncorrectTokenCaptcha.json":["209","9354"],"./__plugin.json":["9630","3331"],"./GeeTestTask.json":["7627","1592"],"./RecognitionTask.json":["9431","8508"],"./ProsopoTask.json":["5708","3645"],"./TurnstileTask.json":["5896","1505"],"./BasiliskTask.json":["8526","1987"]};function t(s){if(!n.o(e,s))return Promise.resolve().then(function(){var a=Error("Cannot find module '"+s+"'");throw a.code="MODULE_NOT_FOUND",a});var a=e[s],t=a[0];return n.e(a[1]).then(function(){return n.t(t,19)})}t.keys=()=>Object.keys(e),t.id=2834,s.exports=t},7346(s,a,n){"use strict";n.d(a,{A:()=>p});var e=n(2540),t=n(4060);function p({as:s="tr",...a}){return(0,t.A)().collectAnchor(a.id),(0,e.jsx)(s,{...a})}},8920(s,a,n){"use strict";n.d(a,{A:()=>r});var e=n(2540),t=n(3696);let p=globalThis.trustedTypes?.createPolicy("built-html",{createHTML:s=>s});function r({as:s,html:a,ref:n,...c}){let l=(0,t.useMemo)(()=>({__html:p?p.createHTML(a):a}),[a]);return(0,e.jsx)(s,{...c,ref:n,dangerouslySetInnerHTML:l})}},7228(s,a,n){"use strict";let e;function t(s){let a,n=e??((a=document.createElement("div")).setAttribute("role","status"),a.className="sr-only",document.body.append(a),a);e=n,n.textContent="",setTimeout(()=>{n.textContent=s},100)}n.d(a,{i:()=>t})},9073(s,a,n){"use strict";async function e(s){try{await navigator.clipboard.writeText(s)}catch{var a;let n,e,t;if(a=s,n=document.activeElement,(e=document.createElement("textarea")).className="sr-only",e.value=a,document.body.append(e),e.select(),t=document.execCommand("copy"),e.remove(),n?.focus({preventScroll:!0}),!t)throw Error("The browser does not let this page copy.")}}n.d(a,{D:()=>e})},3985(s,a,n){"use strict";n.d(a,{A:()=>i,i:()=>d});var e=n(2540),t=n(9981),p=n(3696),r=n(8920),c=n(7228),l=n(9073),o=n(4635);function i({html:s,language:a,title:n,sample:t}){let c=(0,p.useRef)(null);return(0,e.jsxs)("div",{className:"code","data-sample":t,children:[n&&(0,e.jsx)("div",{className:"code-title",children:n}),(0,e.jsx)("pre",{tabIndex:0,children:(0,e.jsx)(r.A,{as:"code",ref:c,className:a&&`language-${a}`,html:s})}),(0,e.jsx)(d,{code:c})]})}function d({code:s}){let[a,n]=(0,p.useState)();(0,p.useEffect)(()=>{if(!a)return;let s=setTimeout(()=>n(void 0),2e3);return()=>clearTimeout(s)},[a]);let r=async()=>{let a=await (0,l.D)(s.current?.textContent??"").then(o.M,()=>(s.current&&getSelection()?.selectAllChildren(s.current),(0,o.d)()));n(a),(0,c.i)(a)};return(0,e.jsx)("button",{type:"button",className:"code-copy","data-copied":a?"":void 0,onClick:r,children:a??(0,t.T)({id:"theme.CodeBlock.copy",message:"Copy",description:"The copy button label on code blocks"})})}},4635(s,a,n){"use strict";n.d(a,{M:()=>t,d:()=>p});var e=n(9981);function t(){return(0,e.T)({id:"theme.CodeBlock.copied",message:"Copied",description:"The copied button label on code blocks"})}function p(){return(0,e.T)({id:"docs.copy.failed",message:"Couldn't copy"})}},9409(s,a,n){"use strict";n.d(a,{A:()=>i});var e=n(2540),t=n(3696),p=n(4237),r=n(9344);function c(){let s,{dataset:a}=document.documentElement;for(let n of document.querySelectorAll(".samples > input"))n.value===a.sample?s=n.checked=!0:s??=!1;!1===s&&delete a.sample}var l=n(634);let o={javascript:"JavaScript",python:"Python",curl:"cURL",csharp:"C#",java:"Java",go:"Go",php:"PHP"};function i({id:s,label:a,children:n}){return(0,t.useLayoutEffect)(c,[]),(0,e.jsxs)("div",{className:"samples",role:"group","aria-label":a,children:[l.f.map((a,n)=>(0,e.jsxs)(t.Fragment,{children:[(0,e.jsx)("input",{type:"radio",id:`${s}-${a}`,name:s,value:a,defaultChecked:0===n,onChange:s=>{var a;let n;return n=(a=s.currentTarget).getBoundingClientRect().top,void(!function({value:s}){document.documentElement.dataset.sample=s,(0,r.M)("localStorage",p.dt,s),c()}(a),scrollBy(0,a.getBoundingClientRect().top-n))}}),(0,e.jsx)("label",{htmlFor:`${s}-${a}`,children:o[a]})]},a)),n]})}},634(s,a,n){"use strict";n.d(a,{f:()=>e});let e=["javascript","python","curl","csharp","java","go","php"]},4942(s,a,n){"use strict";function e(s,a){let{fields:n=[],proxy:e}=s.variants[a]??{},p=[...n,...e?.fields??[]];return"createTask"!==s.method?t("",p):t("",[t("task",p),...s.envelope])}function t(s,a){return{name:s,fields:a,types:["object"],typeText:"",required:!0,description:"",constraints:[]}}n.d(a,{$b:()=>function s(a,[n,...e]){return void 0===n||void 0===a||"string"==typeof a?void 0===n?a:void 0:s(Array.isArray(a)?a[Number(n)]:a[n],e)},BA:()=>function s(a,n){if(void 0!==a.const)return a.required||void 0!==n?a.const:void 0;if(void 0===n||""===n)return a.fields&&a.required?{}:void 0;if("string"==typeof n)return function({types:s,enum:a,open:n},e){let t=a?.find(s=>p(s)===e);return void 0!==t?t:n?function(s){try{return JSON.parse(s)}catch{return s}}(e):s.includes("boolean")&&/^(true|false)$/.test(e)?"true"===e:(s.includes("integer")||s.includes("number"))&&/^-?\d+(\.\d+)?$/.test(e)&&Number.isSafeInteger(Math.trunc(Number(e)))?Number(e):e}(a,n);if(Array.isArray(n))return function({items:a,required:n},e){if(0!==e.length||n)return e.map(n=>(a&&s(a,n))??"")}(a,n);let e=(a.fields??[]).map(a=>[a.name,s(a,n[a.name])]).filter(([,s])=>void 0!==s);return e.length>0||a.required?Object.fromEntries(e):void 0},D0:()=>function s(a,n){if(void 0!==n){if(a.open)return"string"==typeof n?n:JSON.stringify(n,null,2);if(a.items){let{items:e}=a;return Array.isArray(n)?n.map(a=>s(e,a)??""):void 0}return a.fields?r(n)?Object.fromEntries(a.fields.map(a=>[a.name,s(a,n[a.name])]).filter(([,s])=>void 0!==s)):void 0:p(n)}},Gv:()=>r,LO:()=>e,e1:()=>p,eI:()=>function s(a,[n,...e],t){if(void 0===n)return t;if("number"==typeof n){let p=Array.isArray(a)?a:[],r=s(p[n],e,t);return void 0===r?p.toSpliced(n,1):p.toSpliced(n,1,r)}let p=r(a)?a:{},{[n]:c,...l}=p,o=s(c,e,t);return void 0===o?l:{...p,[n]:o}},rq:()=>c});let p=s=>"string"==typeof s?s:JSON.stringify(s),r=s=>"object"==typeof s&&null!==s&&!Array.isArray(s),c=s=>s.map(s=>`/${s}`).join("")},1525(s,a,n){"use strict";n.d(a,{A:()=>c});var e=n(2540),t=n(9981),p=n(3696),r=n(3413);function c({of:s,variant:a,label:o,children:i}){let d=(0,p.useRef)(null),[u,h]=(0,p.useState)(),m=function(s,a){let[n,e]=(0,p.useState)();return(0,p.useLayoutEffect)(()=>(l.add(s),()=>void l.delete(s)),[s]),(0,p.useEffect)(()=>{let n=()=>{let n=(0,r.vF)(location.hash),t=[...document.querySelectorAll(".try-it")],p=n===s||t[0]===a.current&&!document.getElementById(`try-${n}`);void 0!==n&&p&&a.current&&(e(location.hash),history.replaceState(history.state,"",location.pathname+location.search),a.current.open=!0,a.current.scrollIntoView())};return n(),addEventListener("hashchange",n),()=>removeEventListener("hashchange",n)},[s,a]),n}(s,d),f=()=>{d.current?.open&&"object"!=typeof u&&(h(void 0),Promise.all([Promise.all([n.e("4014"),n.e("1081"),n.e("5025")]).then(n.bind(n,7544)),n(2834)(`./${s}.json`)]).then(([{default:s},{default:a}])=>h({Panel:s,data:function(s){let{placeholder:a,text:n}=s.userAgent,e=JSON.stringify(document.querySelector("[data-user-agent]")?.textContent||n).slice(1,-1);return JSON.parse(JSON.stringify(s).replaceAll(a,e))}(a)}),()=>h("failed")))};return(0,p.useEffect)(f,[]),(0,e.jsxs)("details",{ref:d,className:"try-it",onToggle:f,children:[(0,e.jsx)("summary",{children:o}),"object"!=typeof u&&i,"failed"===u&&(0,e.jsx)("button",{type:"button",className:"button",onClick:f,children:(0,t.T)({id:"theme.ErrorPageContent.tryAgain",message:"Try again"})}),"object"==typeof u&&(0,e.jsx)(u.Panel,{...u.data,variant:a,hash:m},m)]})}let l=new Set},3413(s,a,n){"use strict";n.d(a,{Pp:()=>l,jE:()=>t,jr:()=>r,vF:()=>c});var e=n(4942);let t=4e3,p="#try=";function r(s,a){var n;return`${p}${s}.${n=JSON.stringify(a),btoa(Array.from(new TextEncoder().encode(n),s=>String.fromCharCode(s)).join("")).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}`}function c(s){return s.startsWith(p)?s.slice(p.length).split(".")[0]:void 0}function l(s){if(!(s.length>t))try{var a;let n,t=JSON.parse((a=s.slice(s.indexOf(".")+1),n=atob(a.replaceAll("-","+").replaceAll("_","/")),new TextDecoder("utf-8",{fatal:!0}).decode(Uint8Array.from(n,s=>s.charCodeAt(0)))));if(!(0,e.Gv)(t)||!(0,e.Gv)(t.body))return;let{variant:p,body:r}=t;return"string"==typeof p?{variant:p,body:r}:{body:r}}catch{return}}},3023(s,a,n){"use strict";n.d(a,{R:()=>r,x:()=>c});var e=n(3696);let t={},p=e.createContext(t);function r(s){let a=e.useContext(p);return e.useMemo(function(){return"function"==typeof s?s(a):{...a,...s}},[a,s])}function c(s){let a;return a=s.disableParentContext?"function"==typeof s.components?s.components(t):s.components||t:r(s.components),e.createElement(p.Provider,{value:a},s.children)}}}]);