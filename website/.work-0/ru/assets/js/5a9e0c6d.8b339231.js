(globalThis.webpackChunkwebsite=globalThis.webpackChunkwebsite||[]).push([["6827"],{5792(s,e,a){"use strict";a.r(e),a.d(e,{metadata:()=>n,default:()=>m,frontMatter:()=>d,contentTitle:()=>h,toc:()=>x,assets:()=>u});var n=JSON.parse('{"id":"captchas/temu-task","title":"Temu","description":"Проверка Temu на своих платформах: отправьте cookies страницы проверки, затем установите новые cookies из решения.","source":"@site/i18n/ru/docusaurus-plugin-content-docs/current/captchas/temu-task.mdx","sourceDirName":"captchas","slug":"/captchas/temu-task","permalink":"/ru/docs/captchas/temu-task","draft":false,"unlisted":false,"tags":[],"version":"current","lastUpdatedAt":1794865987000,"frontMatter":{"title":"Temu","description":"Проверка Temu на своих платформах: отправьте cookies страницы проверки, затем установите новые cookies из решения.","source":"5e529ece83eb"},"sidebar":"documentation","previous":{"title":"Prosopo Procaptcha","permalink":"/ru/docs/captchas/prosopo-task"},"next":{"title":"TenDI (Tencent)","permalink":"/ru/docs/captchas/tendi"},"lastUpdatedText":"16 нояб. 2026 г."}'),t=a(2540),c=a(3023),l=a(3985),r=a(8920),p=a(7346),i=a(1525),o=a(9409);let d={title:"Temu",description:"Проверка Temu на своих платформах: отправьте cookies страницы проверки, затем установите новые cookies из решения.",source:"5e529ece83eb"},h,u={},x=[{value:"Пример",id:"example",level:2},{value:"Где взять значения",id:"find-values",level:2},{value:"Поля запроса",id:"request-fields",level:2},{value:"Слайдер и клики",id:"variants",level:2},{value:"Прокси",id:"proxy",level:2},{value:"Решение",id:"answer",level:2},{value:"Как установить cookies",id:"use-the-answer",level:2},{value:"Ошибки",id:"errors",level:2},{value:"Оплата",id:"limits",level:2},{value:"Что дальше",id:"next",level:2}];function j(s){let e={a:"a",admonition:"admonition",code:"code",h2:"h2",li:"li",ol:"ol",p:"p",ul:"ul",...(0,c.R)(),...s.components};return(0,t.jsxs)(t.Fragment,{children:[(0,t.jsxs)(e.p,{children:[(0,t.jsx)(e.code,{children:"CustomTask"})," с классом ",(0,t.jsx)(e.code,{children:"Temu"})," — тип задачи для проверки Temu на ваших платформах. Отправьте URL и cookies страницы проверки. Решение содержит полный набор cookies."]}),`
`,(0,t.jsx)(e.admonition,{title:"Только свои платформы",type:"warning",children:(0,t.jsx)(e.p,{children:"Используйте этот тип задачи только на своих платформах. Любое другое использование запрещено."})}),`
`,(0,t.jsxs)("div",{className:"glance",children:[(0,t.jsxs)("dl",{className:"facts",children:[(0,t.jsxs)("div",{"data-wide":"",children:[(0,t.jsx)("dt",{children:"Ограничение"}),(0,t.jsx)("dd",{children:"Только на своих платформах."})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Тип"}),(0,t.jsx)("dd",{children:(0,t.jsx)("code",{children:"CustomTask"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Класс"}),(0,t.jsx)("dd",{children:(0,t.jsx)("code",{children:"Temu"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Прокси"}),(0,t.jsx)("dd",{children:(0,t.jsx)("b",{className:"pill",children:"необязателен"})})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Оплата"}),(0,t.jsx)("dd",{children:"за 1000 токенов"})]}),(0,t.jsxs)("div",{children:[(0,t.jsx)("dt",{children:"Опрос"}),(0,t.jsx)("dd",{children:"начальная пауза 1 с, интервал 3 с, таймаут 180 с"})]})]}),(0,t.jsx)(r.A,{as:"figure",className:"drawing",html:'<svg class="d d-captcha" viewBox="0 0 320 224" role=img aria-labelledby=drawing-captcha-temu-title aria-describedby=drawing-captcha-temu-desc><title id=drawing-captcha-temu-title>Проверка Temu</title><desc id=drawing-captcha-temu-desc>Два варианта рядом: ползунок, который двигает фрагмент к вырезу, и картинки, по которым кликают по порядку. Решение — набор cookies с verifyAuthToken.</desc><rect class=d-fill-2 width=320 height=224 rx=8 /><rect class=d-box x=16 y=14 width=138 height=122 rx=8 /><rect class=d-box x=166 y=14 width=138 height=122 rx=8 /><path class=d-fill-2 d="M26 24h118v66H26zM176 24h118v102H176z" /><path class="d-fill d-ink d-dash" d="M100 42h30v30h-30z" /><path class=d-box-accent d="M38 42h30v30H38z" /><rect class="d-fill-2 d-soft" x=26 y=102 width=118 height=22 rx=8 /><rect class=d-accent-solid x=26 y=102 width=36 height=22 rx=8 /><path class=d-on d="M37 113h12m-4-4l4 4-4 4" /><path class=d-soft d="M190 108l10-18 10 18zM262 40h18v18h-18z" /><circle class=d-soft cx=204 cy=52 r=10 /><g class=d-accent-solid><circle cx=234 cy=76 r=11 /><circle cx=272 cy=104 r=11 /></g><text class="d-mono d-inverse d-mid" x=234 y=81>1</text><text class="d-mono d-inverse d-mid" x=272 y=109>2</text><text class="d-muted d-mid" x=85 y=155>слайдер</text><text class="d-muted d-mid" x=235 y=155>клики</text><path class=d-ink d="M160 160v8" /><path class=d-head d="M160 174l-4-6h8z" /><rect class=d-box-accent x=84 y=180 width=152 height=30 rx=15 /><text class="d-mono d-mid" x=160 y=200>verifyAuthToken</text></svg>'})]}),`
`,(0,t.jsx)(e.h2,{id:"example",children:"Пример"}),`
`,(0,t.jsx)(e.p,{children:"Создайте задачу:"}),`
`,(0,t.jsxs)(o.A,{id:"samples",label:"Примеры кода: TemuTask",children:[(0,t.jsx)(l.A,{language:"javascript",sample:"javascript",html:`<span class=tc>// Node.js 20+</span>
<span class=tk>const</span> response = <span class=tk>await</span> <span class=tf>fetch</span>(<span class=ts>"https://api.captcha-cloud.example/createTask"</span>, {
  <span class=tp>method</span>: <span class=ts>"POST"</span>,
  <span class=tp>headers</span>: { <span class=tp>"Content-Type"</span>: <span class=ts>"application/json"</span> },
  <span class=tp>body</span>: <span class=tn>JSON</span>.<span class=tf>stringify</span>({
    <span class=tp>clientKey</span>: <span class=ts>"YOUR_API_KEY"</span>,
    <span class=tp>task</span>: {
      <span class=tp>type</span>: <span class=ts>"CustomTask"</span>,
      <span class=tk>class</span>: <span class=ts>"Temu"</span>,
      <span class=tp>websiteURL</span>: <span class=ts>"https://example.com/verification"</span>,
      <span class=tp>metadata</span>: {
        <span class=tp>cookie</span>: <span class=ts>"name1=value1; name2=value2"</span>
      }
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
            <span class=ts>"type"</span>: <span class=ts>"CustomTask"</span>,
            <span class=ts>"class"</span>: <span class=ts>"Temu"</span>,
            <span class=ts>"websiteURL"</span>: <span class=ts>"https://example.com/verification"</span>,
            <span class=ts>"metadata"</span>: {
                <span class=ts>"cookie"</span>: <span class=ts>"name1=value1; name2=value2"</span>
            }
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
    <span class=tp>"type"</span>: <span class=ts>"CustomTask"</span>,
    <span class=tp>"class"</span>: <span class=ts>"Temu"</span>,
    <span class=tp>"websiteURL"</span>: <span class=ts>"https://example.com/verification"</span>,
    <span class=tp>"metadata"</span>: {
      <span class=tp>"cookie"</span>: <span class=ts>"name1=value1; name2=value2"</span>
    }
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
        <span class=ts>"type"</span>: <span class=ts>"CustomTask"</span>,
        <span class=ts>"class"</span>: <span class=ts>"Temu"</span>,
        <span class=ts>"websiteURL"</span>: <span class=ts>"https://example.com/verification"</span>,
        <span class=ts>"metadata"</span>: {
          <span class=ts>"cookie"</span>: <span class=ts>"name1=value1; name2=value2"</span>
        }
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
                "type": "CustomTask",
                "class": "Temu",
                "websiteURL": "https://example.com/verification",
                "metadata": {
                  "cookie": "name1=value1; name2=value2"
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
    "type": "CustomTask",
    "class": "Temu",
    "websiteURL": "https://example.com/verification",
    "metadata": {
      "cookie": "name1=value1; name2=value2"
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
}`}),(0,t.jsx)(l.A,{language:"php",sample:"php",html:`<span class=tk>&lt;?php</span> <span class=tc>// PHP 8.1+</span>

<span class=tv>$body</span> = <span class=ts>&lt;&lt;&lt;'JSON'
{
  "clientKey": "YOUR_API_KEY",
  "task": {
    "type": "CustomTask",
    "class": "Temu",
    "websiteURL": "https://example.com/verification",
    "metadata": {
      "cookie": "name1=value1; name2=value2"
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
`,(0,t.jsx)(i.A,{of:"TemuTask",label:"Попробовать",children:(0,t.jsxs)("p",{children:["Заполните запрос и выполните его в песочнице (нужен JavaScript). Если у вас есть исходный код этой документации, песочницу можно запустить и на своём компьютере: ",(0,t.jsx)(e.a,{href:"/docs/getting-start#sandbox",children:(0,t.jsx)("code",{children:"npm run sandbox"})})]})}),`
`,(0,t.jsxs)(e.p,{children:["Когда задача готова, ",(0,t.jsx)(e.a,{href:"/ru/docs/api/methods/get-task-result",children:"getTaskResult"})," возвращает:"]}),`
`,(0,t.jsx)(l.A,{language:"json",html:`{
  <span class=tp>"errorId"</span>: <span class=tn>0</span>,
  <span class=tp>"status"</span>: <span class=ts>"ready"</span>,
  <span class=tp>"solution"</span>: {
    <span class=tp>"domains"</span>: {
      <span class=tp>"example.com"</span>: {
        <span class=tp>"cookies"</span>: {
          <span class=tp>"verifyAuthToken"</span>: <span class=ts>"VALUE"</span>,
          <span class=tp>"name1"</span>: <span class=ts>"value1"</span>,
          <span class=tp>"name2"</span>: <span class=ts>"value2"</span>
        }
      }
    }
  }
}`}),`
`,(0,t.jsxs)(e.p,{children:["Готовая программа с ожиданием результата — в разделе ",(0,t.jsx)(e.a,{href:"/ru/docs/getting-start#first-task",children:"Как решить первую капчу"}),". ",(0,t.jsx)(e.a,{href:"/ru/docs/getting-start#libraries",children:"Библиотеки"})," для Go и PHP не поддерживают ",(0,t.jsx)(e.code,{children:"CustomTask"}),": обращайтесь к API по HTTP."]}),`
`,(0,t.jsx)(e.h2,{id:"find-values",children:"Где взять значения"}),`
`,(0,t.jsxs)(e.p,{children:["Temu не публикует руководства по своей проверке. Оба значения берут со страницы проверки на вашей платформе: ",(0,t.jsx)(e.code,{children:"websiteURL"})," — её полный URL, ",(0,t.jsx)(e.code,{children:"metadata.cookie"})," — её cookies."]}),`
`,(0,t.jsxs)(e.p,{children:["Чтобы попробовать запрос без сайта и баланса, используйте ",(0,t.jsx)(e.a,{href:"/ru/docs/getting-start#sandbox",children:"песочницу"}),"."]}),`
`,(0,t.jsx)(e.h2,{id:"request-fields",children:"Поля запроса"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Поля запроса: TemuTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Поле"}),(0,t.jsx)("th",{scope:"col",children:"Тип"}),(0,t.jsx)("th",{scope:"col",children:"Описание"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(p.A,{id:"type",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#type",children:(0,t.jsx)("code",{children:"type"})})}),(0,t.jsxs)("td",{children:["строка ",(0,t.jsx)("b",{children:"обязательное"})]}),(0,t.jsxs)("td",{children:["Тип задачи.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["всегда ",(0,t.jsx)("code",{children:"CustomTask"})]})})]})]}),(0,t.jsxs)(p.A,{id:"class",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#class",children:(0,t.jsx)("code",{children:"class"})})}),(0,t.jsxs)("td",{children:["строка ",(0,t.jsx)("b",{children:"обязательное"})]}),(0,t.jsxs)("td",{children:["Класс задачи.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["всегда ",(0,t.jsx)("code",{children:"Temu"})]})})]})]}),(0,t.jsxs)(p.A,{id:"websiteURL",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#websiteURL",children:(0,t.jsx)("code",{children:"websiteURL"})})}),(0,t.jsxs)("td",{children:["строка · URL ",(0,t.jsx)("b",{children:"обязательное"})]}),(0,t.jsx)("td",{children:"Полный URL страницы проверки."})]}),(0,t.jsxs)(p.A,{id:"metadata.cookie",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#metadata.cookie",children:(0,t.jsxs)("code",{children:[(0,t.jsxs)("i",{children:["metadata.",(0,t.jsx)("wbr",{})]}),"cookie"]})})}),(0,t.jsxs)("td",{children:["строка ",(0,t.jsx)("b",{children:"обязательное"})]}),(0,t.jsxs)("td",{children:["Cookies страницы проверки.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["единственное допустимое поле в ",(0,t.jsx)("code",{children:"metadata"})]})})]})]}),(0,t.jsxs)(p.A,{id:"userAgent",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#userAgent",children:(0,t.jsx)("code",{children:"userAgent"})})}),(0,t.jsx)("td",{children:"строка"}),(0,t.jsxs)("td",{children:["User-Agent браузера. Передавайте значение, которое возвращает ",(0,t.jsx)(e.a,{href:"/docs/api/methods/get-user-agent",children:"getUserAgent"}),"."]})]})]})]})}),`
`,(0,t.jsx)(e.h2,{id:"variants",children:"Слайдер и клики"}),`
`,(0,t.jsx)(e.p,{children:"Один и тот же запрос подходит и для слайдера, и для проверки кликами. Отдельного поля для вида проверки нет."}),`
`,(0,t.jsx)(e.h2,{id:"proxy",children:"Прокси"}),`
`,(0,t.jsx)("p",{children:"Необязателен. Если поля прокси не указаны, сервис использует собственные прокси."}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Поля прокси: TemuTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Поле"}),(0,t.jsx)("th",{scope:"col",children:"Тип"}),(0,t.jsx)("th",{scope:"col",children:"Описание"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)(p.A,{id:"proxyType",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyType",children:(0,t.jsx)("code",{children:"proxyType"})})}),(0,t.jsx)("td",{children:"строка"}),(0,t.jsxs)("td",{children:["Протокол прокси. Для обычных прокси HTTP и HTTPS указывайте ",(0,t.jsx)("code",{children:"http"}),", а ",(0,t.jsx)("code",{children:"https"})," — только как запасной вариант для нестандартных. См. ",(0,t.jsx)(e.a,{href:"/docs/api/methods/create-task#proxy",children:"Свой прокси"}),". Обязательно, если вы передаёте прокси.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["одно из значений: ",(0,t.jsx)("code",{children:"http"}),", ",(0,t.jsx)("code",{children:"https"}),", ",(0,t.jsx)("code",{children:"socks4"}),", ",(0,t.jsx)("code",{children:"socks5"})]})})]})]}),(0,t.jsxs)(p.A,{id:"proxyAddress",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyAddress",children:(0,t.jsx)("code",{children:"proxyAddress"})})}),(0,t.jsx)("td",{children:"строка"}),(0,t.jsxs)("td",{children:["IP-адрес прокси. Обязательно, если вы передаёте прокси.",(0,t.jsx)("ul",{children:(0,t.jsx)("li",{children:"только IPv4 или IPv6; имена хостов, прозрачные прокси, loopback-адреса и адреса локальной сети не принимаются"})})]})]}),(0,t.jsxs)(p.A,{id:"proxyPort",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyPort",children:(0,t.jsx)("code",{children:"proxyPort"})})}),(0,t.jsx)("td",{children:"целое число"}),(0,t.jsxs)("td",{children:["Порт прокси. Обязательно, если вы передаёте прокси.",(0,t.jsx)("ul",{children:(0,t.jsx)("li",{children:"от 0 до 65535"})})]})]}),(0,t.jsxs)(p.A,{id:"proxyLogin",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyLogin",children:(0,t.jsx)("code",{children:"proxyLogin"})})}),(0,t.jsx)("td",{children:"строка"}),(0,t.jsxs)("td",{children:["Логин прокси.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["без символа ",(0,t.jsx)("code",{children:"%"})]})})]})]}),(0,t.jsxs)(p.A,{id:"proxyPassword",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#proxyPassword",children:(0,t.jsx)("code",{children:"proxyPassword"})})}),(0,t.jsx)("td",{children:"строка"}),(0,t.jsxs)("td",{children:["Пароль прокси.",(0,t.jsx)("ul",{children:(0,t.jsxs)("li",{children:["без символа ",(0,t.jsx)("code",{children:"%"})]})})]})]})]})]})}),`
`,(0,t.jsxs)(e.p,{children:["Если прокси с авторизацией по IP, разрешите на нём адреса сервиса из ",(0,t.jsx)(e.a,{href:"https://dash.captcha-cloud.example",children:"личного кабинета"}),"."]}),`
`,(0,t.jsx)(e.h2,{id:"answer",children:"Решение"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Поля решения: TemuTask",children:(0,t.jsxs)("table",{className:"fields",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Поле"}),(0,t.jsx)("th",{scope:"col",children:"Тип"}),(0,t.jsx)("th",{scope:"col",children:"Описание"})]})}),(0,t.jsx)("tbody",{children:(0,t.jsxs)(p.A,{id:"solution-domains.<site>.cookies",children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)("a",{href:"#solution-domains.%3Csite%3E.cookies",children:(0,t.jsxs)("code",{children:[(0,t.jsxs)("i",{children:["domains.",(0,t.jsx)("wbr",{}),"<site>.",(0,t.jsx)("wbr",{})]}),"cookies"]})})}),(0,t.jsx)("td",{children:"объект"}),(0,t.jsxs)("td",{children:["Полный набор cookies, включая ",(0,t.jsx)("code",{children:"verifyAuthToken"}),". Перед установкой удалите старые cookies."]})]})})]})}),`
`,(0,t.jsx)(e.h2,{id:"use-the-answer",children:"Как установить cookies"}),`
`,(0,t.jsxs)(e.ol,{children:[`
`,(0,t.jsx)(e.li,{children:"Удалите старые cookies сайта."}),`
`,(0,t.jsxs)(e.li,{children:["Установите все cookies из ",(0,t.jsx)(e.code,{children:"domains.<site>.cookies"}),", включая ",(0,t.jsx)(e.code,{children:"verifyAuthToken"}),"."]}),`
`]}),`
`,(0,t.jsx)(e.h2,{id:"errors",children:"Ошибки"}),`
`,(0,t.jsxs)(e.p,{children:["Сначала проверьте, что в ",(0,t.jsx)(e.code,{children:"metadata"})," есть только ",(0,t.jsx)(e.code,{children:"cookie"})," и что эти cookies — со страницы проверки из ",(0,t.jsx)(e.code,{children:"websiteURL"}),". Ниже — самые вероятные коды; полный список — на странице ",(0,t.jsx)(e.a,{href:"/ru/docs/api/api-errors#all-codes",children:"Ошибки API"}),", коды для прокси — в разделе ",(0,t.jsx)(e.a,{href:"/ru/docs/api/api-errors#proxy-errors",children:"Ошибки прокси"}),"."]}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"Коды ошибок и что делать",children:(0,t.jsxs)("table",{className:"rows errors",children:[(0,t.jsx)("thead",{children:(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"col",children:"Код"}),(0,t.jsx)("th",{scope:"col",children:"Что значит"}),(0,t.jsx)("th",{scope:"col",children:"Что делать"})]})}),(0,t.jsxs)("tbody",{children:[(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_INVALID_TASK",children:(0,t.jsx)("code",{children:"ERROR_INVALID_TASK"})})}),(0,t.jsxs)("td",{"data-label":"Что значит",children:["В задаче не хватает поля или значение поля неверное либо устарело. Поле указано в ",(0,t.jsx)("code",{children:"errorDescription"}),"."]}),(0,t.jsx)("td",{"data-label":"Что делать",children:"Исправьте указанные поля."})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_TASK_NOT_SUPPORTED",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"TASK_",(0,t.jsx)("wbr",{}),"NOT_",(0,t.jsx)("wbr",{}),"SUPPORTED"]})})}),(0,t.jsxs)("td",{"data-label":"Что значит",children:["Значение ",(0,t.jsx)("code",{children:"task.type"})," неизвестно или не поддерживается."]}),(0,t.jsxs)("td",{"data-label":"Что делать",children:["Проверьте ",(0,t.jsx)("code",{children:"task.type"}),"."]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_CAPTCHA_UNSOLVABLE",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"CAPTCHA_",(0,t.jsx)("wbr",{}),"UNSOLVABLE"]})})}),(0,t.jsx)("td",{"data-label":"Что значит",children:"Решить капчу не удалось."}),(0,t.jsxs)("td",{"data-label":"Что делать",children:["Причины и что делать — в разделе ",(0,t.jsx)(e.a,{href:"/docs/api/api-errors#unsolvable",children:"Нерешённые капчи"}),"."]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_WRONG_USERAGENT",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"WRONG_",(0,t.jsx)("wbr",{}),"USERAGENT"]})})}),(0,t.jsxs)("td",{"data-label":"Что значит",children:["Сервис не принимает это значение ",(0,t.jsx)("code",{children:"userAgent"}),"."]}),(0,t.jsxs)("td",{"data-label":"Что делать",children:["Передайте значение, которое возвращает ",(0,t.jsx)(e.a,{href:"/docs/api/methods/get-user-agent",children:"getUserAgent"}),"."]})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_DOMAIN_NOT_ALLOWED",children:(0,t.jsxs)("code",{children:["ERROR_",(0,t.jsx)("wbr",{}),"DOMAIN_",(0,t.jsx)("wbr",{}),"NOT_",(0,t.jsx)("wbr",{}),"ALLOWED"]})})}),(0,t.jsx)("td",{"data-label":"Что значит",children:"Сервис блокирует этот домен."}),(0,t.jsx)("td",{"data-label":"Что делать",children:"Не отправляйте задачи для этого домена."})]}),(0,t.jsxs)("tr",{children:[(0,t.jsx)("th",{scope:"row",children:(0,t.jsx)(e.a,{href:"/docs/api/api-errors#ERROR_PROXY_MISSING",children:(0,t.jsx)("code",{children:"ERROR_PROXY_MISSING"})})}),(0,t.jsxs)("td",{"data-label":"Что значит",children:["Не хватает обязательного поля прокси или значение ",(0,t.jsx)("code",{children:"proxyType"})," неверное."]}),(0,t.jsxs)("td",{"data-label":"Что делать",children:["Укажите все ",(0,t.jsx)(e.a,{href:"/docs/api/methods/create-task#proxy",children:"поля прокси"}),"."]})]})]})]})}),`
`,(0,t.jsx)(e.h2,{id:"limits",children:"Оплата"}),`
`,(0,t.jsx)(e.p,{children:"Цена — за 1000 токенов. Оплачиваются только решённые задачи. Прокси сервиса входят в цену."}),`
`,(0,t.jsx)(e.h2,{id:"next",children:"Что дальше"}),`
`,(0,t.jsxs)(e.ul,{children:[`
`,(0,t.jsxs)(e.li,{children:[(0,t.jsx)(e.a,{href:"/ru/docs/api/methods/get-task-result#polling",children:"Как запрашивать результат"})," — когда и как часто вызывать getTaskResult."]}),`
`,(0,t.jsxs)(e.li,{children:[(0,t.jsx)(e.a,{href:"/ru/docs/api/api-errors#ERROR_INVALID_TASK",children:(0,t.jsx)(e.code,{children:"ERROR_INVALID_TASK"})})," — что делать, если поля нет или его значение неверное либо устарело."]}),`
`,(0,t.jsxs)(e.li,{children:[(0,t.jsx)(e.a,{href:"/ru/docs/api/methods/get-user-agent",children:"getUserAgent"})," — значение для ",(0,t.jsx)(e.code,{children:"userAgent"}),"."]}),`
`]})]})}function m(s={}){let{wrapper:e}={...(0,c.R)(),...s.components};return e?(0,t.jsx)(e,{...s,children:(0,t.jsx)(j,{...s})}):j(s)}},8345(s,e,a){var n={"./RecaptchaV2EnterpriseTask.json":["2227","1696"],"./ImageToTextTask.json":["354","2847"],"./RecaptchaClickTask.json":["2170","2071"],"./TenDITask.json":["5709","6686"],"./reportIncorrectImageCaptcha.json":["464","6361"],"./createTask.json":["7577","4498"],"./AmazonTask.json":["3009","6890"],"./getBalance.json":["3444","8389"],"./getTaskResult.json":["204","8813"],"./RecaptchaV2Task.json":["2928","8425"],"./getUserAgent.json":["9968","7785"],"./TemuTask.json":["1144","7473"],"./strings.json":["2078","6131"],"./ImpervaTask.json":["7089","3210"],"./BinanceTask.json":["5291","3272"],"./RecaptchaV3TaskProxyless.json":["9136","409"],"./reportIncorrectTokenCaptcha.json":["1248","8617"],"./__plugin.json":["329","3394"],"./GeeTestTask.json":["6530","2927"],"./RecognitionTask.json":["6166","7307"],"./ProsopoTask.json":["9685","4726"],"./TurnstileTask.json":["2389","2182"],"./BasiliskTask.json":["9189","310"]};function t(s){if(!a.o(n,s))return Promise.resolve().then(function(){var e=Error("Cannot find module '"+s+"'");throw e.code="MODULE_NOT_FOUND",e});var e=n[s],t=e[0];return a.e(e[1]).then(function(){return a.t(t,19)})}t.keys=()=>Object.keys(n),t.id=8345,s.exports=t},7346(s,e,a){"use strict";a.d(e,{A:()=>c});var n=a(2540),t=a(4060);function c({as:s="tr",...e}){return(0,t.A)().collectAnchor(e.id),(0,n.jsx)(s,{...e})}},8920(s,e,a){"use strict";a.d(e,{A:()=>l});var n=a(2540),t=a(3696);let c=globalThis.trustedTypes?.createPolicy("built-html",{createHTML:s=>s});function l({as:s,html:e,ref:a,...r}){let p=(0,t.useMemo)(()=>({__html:c?c.createHTML(e):e}),[e]);return(0,n.jsx)(s,{...r,ref:a,dangerouslySetInnerHTML:p})}},7228(s,e,a){"use strict";let n;function t(s){let e,a=n??((e=document.createElement("div")).setAttribute("role","status"),e.className="sr-only",document.body.append(e),e);n=a,a.textContent="",setTimeout(()=>{a.textContent=s},100)}a.d(e,{i:()=>t})},9073(s,e,a){"use strict";async function n(s){try{await navigator.clipboard.writeText(s)}catch{var e;let a,n,t;if(e=s,a=document.activeElement,(n=document.createElement("textarea")).className="sr-only",n.value=e,document.body.append(n),n.select(),t=document.execCommand("copy"),n.remove(),a?.focus({preventScroll:!0}),!t)throw Error("The browser does not let this page copy.")}}a.d(e,{D:()=>n})},3985(s,e,a){"use strict";a.d(e,{A:()=>o,i:()=>d});var n=a(2540),t=a(9981),c=a(3696),l=a(8920),r=a(7228),p=a(9073),i=a(4635);function o({html:s,language:e,title:a,sample:t}){let r=(0,c.useRef)(null);return(0,n.jsxs)("div",{className:"code","data-sample":t,children:[a&&(0,n.jsx)("div",{className:"code-title",children:a}),(0,n.jsx)("pre",{tabIndex:0,children:(0,n.jsx)(l.A,{as:"code",ref:r,className:e&&`language-${e}`,html:s})}),(0,n.jsx)(d,{code:r})]})}function d({code:s}){let[e,a]=(0,c.useState)();(0,c.useEffect)(()=>{if(!e)return;let s=setTimeout(()=>a(void 0),2e3);return()=>clearTimeout(s)},[e]);let l=async()=>{let e=await (0,p.D)(s.current?.textContent??"").then(i.M,()=>(s.current&&getSelection()?.selectAllChildren(s.current),(0,i.d)()));a(e),(0,r.i)(e)};return(0,n.jsx)("button",{type:"button",className:"code-copy","data-copied":e?"":void 0,onClick:l,children:e??(0,t.T)({id:"theme.CodeBlock.copy",message:"Copy",description:"The copy button label on code blocks"})})}},4635(s,e,a){"use strict";a.d(e,{M:()=>t,d:()=>c});var n=a(9981);function t(){return(0,n.T)({id:"theme.CodeBlock.copied",message:"Copied",description:"The copied button label on code blocks"})}function c(){return(0,n.T)({id:"docs.copy.failed",message:"Couldn't copy"})}},9409(s,e,a){"use strict";a.d(e,{A:()=>o});var n=a(2540),t=a(3696),c=a(4237),l=a(9344);function r(){let s,{dataset:e}=document.documentElement;for(let a of document.querySelectorAll(".samples > input"))a.value===e.sample?s=a.checked=!0:s??=!1;!1===s&&delete e.sample}var p=a(634);let i={javascript:"JavaScript",python:"Python",curl:"cURL",csharp:"C#",java:"Java",go:"Go",php:"PHP"};function o({id:s,label:e,children:a}){return(0,t.useLayoutEffect)(r,[]),(0,n.jsxs)("div",{className:"samples",role:"group","aria-label":e,children:[p.f.map((e,a)=>(0,n.jsxs)(t.Fragment,{children:[(0,n.jsx)("input",{type:"radio",id:`${s}-${e}`,name:s,value:e,defaultChecked:0===a,onChange:s=>{var e;let a;return a=(e=s.currentTarget).getBoundingClientRect().top,void(!function({value:s}){document.documentElement.dataset.sample=s,(0,l.M)("localStorage",c.dt,s),r()}(e),scrollBy(0,e.getBoundingClientRect().top-a))}}),(0,n.jsx)("label",{htmlFor:`${s}-${e}`,children:i[e]})]},e)),a]})}},634(s,e,a){"use strict";a.d(e,{f:()=>n});let n=["javascript","python","curl","csharp","java","go","php"]},4942(s,e,a){"use strict";function n(s,e){let{fields:a=[],proxy:n}=s.variants[e]??{},c=[...a,...n?.fields??[]];return"createTask"!==s.method?t("",c):t("",[t("task",c),...s.envelope])}function t(s,e){return{name:s,fields:e,types:["object"],typeText:"",required:!0,description:"",constraints:[]}}a.d(e,{$b:()=>function s(e,[a,...n]){return void 0===a||void 0===e||"string"==typeof e?void 0===a?e:void 0:s(Array.isArray(e)?e[Number(a)]:e[a],n)},BA:()=>function s(e,a){if(void 0!==e.const)return e.required||void 0!==a?e.const:void 0;if(void 0===a||""===a)return e.fields&&e.required?{}:void 0;if("string"==typeof a)return function({types:s,enum:e,open:a},n){let t=e?.find(s=>c(s)===n);return void 0!==t?t:a?function(s){try{return JSON.parse(s)}catch{return s}}(n):s.includes("boolean")&&/^(true|false)$/.test(n)?"true"===n:(s.includes("integer")||s.includes("number"))&&/^-?\d+(\.\d+)?$/.test(n)&&Number.isSafeInteger(Math.trunc(Number(n)))?Number(n):n}(e,a);if(Array.isArray(a))return function({items:e,required:a},n){if(0!==n.length||a)return n.map(a=>(e&&s(e,a))??"")}(e,a);let n=(e.fields??[]).map(e=>[e.name,s(e,a[e.name])]).filter(([,s])=>void 0!==s);return n.length>0||e.required?Object.fromEntries(n):void 0},D0:()=>function s(e,a){if(void 0!==a){if(e.open)return"string"==typeof a?a:JSON.stringify(a,null,2);if(e.items){let{items:n}=e;return Array.isArray(a)?a.map(e=>s(n,e)??""):void 0}return e.fields?l(a)?Object.fromEntries(e.fields.map(e=>[e.name,s(e,a[e.name])]).filter(([,s])=>void 0!==s)):void 0:c(a)}},Gv:()=>l,LO:()=>n,e1:()=>c,eI:()=>function s(e,[a,...n],t){if(void 0===a)return t;if("number"==typeof a){let c=Array.isArray(e)?e:[],l=s(c[a],n,t);return void 0===l?c.toSpliced(a,1):c.toSpliced(a,1,l)}let c=l(e)?e:{},{[a]:r,...p}=c,i=s(r,n,t);return void 0===i?p:{...c,[a]:i}},rq:()=>r});let c=s=>"string"==typeof s?s:JSON.stringify(s),l=s=>"object"==typeof s&&null!==s&&!Array.isArray(s),r=s=>s.map(s=>`/${s}`).join("")},1525(s,e,a){"use strict";a.d(e,{A:()=>r});var n=a(2540),t=a(9981),c=a(3696),l=a(3413);function r({of:s,variant:e,label:i,children:o}){let d=(0,c.useRef)(null),[h,u]=(0,c.useState)(),x=function(s,e){let[a,n]=(0,c.useState)();return(0,c.useLayoutEffect)(()=>(p.add(s),()=>void p.delete(s)),[s]),(0,c.useEffect)(()=>{let a=()=>{let a=(0,l.vF)(location.hash),t=[...document.querySelectorAll(".try-it")],c=a===s||t[0]===e.current&&!document.getElementById(`try-${a}`);void 0!==a&&c&&e.current&&(n(location.hash),history.replaceState(history.state,"",location.pathname+location.search),e.current.open=!0,e.current.scrollIntoView())};return a(),addEventListener("hashchange",a),()=>removeEventListener("hashchange",a)},[s,e]),a}(s,d),j=()=>{d.current?.open&&"object"!=typeof h&&(u(void 0),Promise.all([Promise.all([a.e("4014"),a.e("1081"),a.e("8888")]).then(a.bind(a,7051)),a(8345)(`./${s}.json`)]).then(([{default:s},{default:e}])=>u({Panel:s,data:function(s){let{placeholder:e,text:a}=s.userAgent,n=JSON.stringify(document.querySelector("[data-user-agent]")?.textContent||a).slice(1,-1);return JSON.parse(JSON.stringify(s).replaceAll(e,n))}(e)}),()=>u("failed")))};return(0,c.useEffect)(j,[]),(0,n.jsxs)("details",{ref:d,className:"try-it",onToggle:j,children:[(0,n.jsx)("summary",{children:i}),"object"!=typeof h&&o,"failed"===h&&(0,n.jsx)("button",{type:"button",className:"button",onClick:j,children:(0,t.T)({id:"theme.ErrorPageContent.tryAgain",message:"Try again"})}),"object"==typeof h&&(0,n.jsx)(h.Panel,{...h.data,variant:e,hash:x},x)]})}let p=new Set},3413(s,e,a){"use strict";a.d(e,{Pp:()=>p,jE:()=>t,jr:()=>l,vF:()=>r});var n=a(4942);let t=4e3,c="#try=";function l(s,e){var a;return`${c}${s}.${a=JSON.stringify(e),btoa(Array.from(new TextEncoder().encode(a),s=>String.fromCharCode(s)).join("")).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}`}function r(s){return s.startsWith(c)?s.slice(c.length).split(".")[0]:void 0}function p(s){if(!(s.length>t))try{var e;let a,t=JSON.parse((e=s.slice(s.indexOf(".")+1),a=atob(e.replaceAll("-","+").replaceAll("_","/")),new TextDecoder("utf-8",{fatal:!0}).decode(Uint8Array.from(a,s=>s.charCodeAt(0)))));if(!(0,n.Gv)(t)||!(0,n.Gv)(t.body))return;let{variant:c,body:l}=t;return"string"==typeof c?{variant:c,body:l}:{body:l}}catch{return}}},3023(s,e,a){"use strict";a.d(e,{R:()=>l,x:()=>r});var n=a(3696);let t={},c=n.createContext(t);function l(s){let e=n.useContext(c);return n.useMemo(function(){return"function"==typeof s?s(e):{...e,...s}},[e,s])}function r(s){let e;return e=s.disableParentContext?"function"==typeof s.components?s.components(t):s.components||t:l(s.components),n.createElement(c.Provider,{value:e},s.children)}}}]);