"use strict";(globalThis.webpackChunkwebsite=globalThis.webpackChunkwebsite||[]).push([["8303"],{5683(s,e,a){a.r(e),a.d(e,{metadata:()=>n,default:()=>u,frontMatter:()=>r,contentTitle:()=>p,toc:()=>l,assets:()=>i});var n=JSON.parse('{"id":"extension/selenium-ext","title":"Extensão com Selenium","description":"Carregue a extensão no Selenium com a chave de API já definida e espere até o captcha ser resolvido: programas completos em JavaScript e Python.","source":"@site/i18n/pt-br/docusaurus-plugin-content-docs/current/extension/selenium-ext.mdx","sourceDirName":"extension","slug":"/extension/selenium-ext","permalink":"/pt-br/docs/extension/selenium-ext","draft":false,"unlisted":false,"tags":[],"version":"current","lastUpdatedAt":1794865987000,"frontMatter":{"title":"Extensão com Selenium","sidebar_label":"Selenium","description":"Carregue a extensão no Selenium com a chave de API já definida e espere até o captcha ser resolvido: programas completos em JavaScript e Python.","source":"68e00ff53dd4"},"sidebar":"documentation","previous":{"title":"Envio automático","permalink":"/pt-br/docs/extension/autosubmit"},"next":{"title":"Problemas conhecidos","permalink":"/pt-br/docs/extension/known-issues"},"lastUpdatedText":"16 de nov. de 2026"}'),t=a(2540),o=a(3023),c=a(3985);let r={title:"Extensão com Selenium",sidebar_label:"Selenium",description:"Carregue a extensão no Selenium com a chave de API já definida e espere até o captcha ser resolvido: programas completos em JavaScript e Python.",source:"68e00ff53dd4"},p,i={},l=[{value:"Pré-requisitos",id:"needs",level:2},{value:"Prepare o pacote",id:"prepare",level:2},{value:"Execute o programa em JavaScript",id:"run",level:2},{value:"Execute o programa em Python",id:"python",level:2},{value:"Espere por outros captchas",id:"other-captchas",level:2},{value:"Solução de problemas",id:"troubleshoot",level:2},{value:"Outras ferramentas e ambientes",id:"other-tools",level:2},{value:"Atualize o pacote",id:"update",level:2},{value:"Próximos passos",id:"next",level:2}];function d(s){let e={a:"a",code:"code",h2:"h2",li:"li",ol:"ol",p:"p",strong:"strong",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...(0,o.R)(),...s.components};return(0,t.jsxs)(t.Fragment,{children:[(0,t.jsx)(e.p,{children:"Inicie o Chrome pelo Selenium com a extensão instalada e a chave de API já definida. Prepare o pacote uma vez e carregue-o em cada execução."}),`
`,(0,t.jsx)(e.p,{children:"Use os programas somente em sites e contas que sejam seus ou que você tenha autorização para automatizar."}),`
`,(0,t.jsx)(e.h2,{id:"needs",children:"Pré-requisitos"}),`
`,(0,t.jsxs)(e.ul,{children:[`
`,(0,t.jsx)(e.li,{children:"o pacote da extensão;"}),`
`,(0,t.jsxs)(e.li,{children:["a chave de API; veja ",(0,t.jsx)(e.a,{href:"/pt-br/docs/getting-start#get-a-key",children:"Obtenha uma chave de API"}),";"]}),`
`,(0,t.jsx)(e.li,{children:"para JavaScript: Node.js e o pacote npm selenium-webdriver;"}),`
`,(0,t.jsx)(e.li,{children:"para Python: Python 3 e o pacote selenium."}),`
`]}),`
`,(0,t.jsx)(e.h2,{id:"prepare",children:"Prepare o pacote"}),`
`,(0,t.jsxs)(e.ol,{children:[`
`,(0,t.jsxs)(e.li,{children:["Baixe o pacote da extensão e descompacte-o. Se não tiver o link, peça ao ",(0,t.jsx)(e.a,{href:"https://help.captcha-cloud.example/new-conversation",children:"suporte"}),"."]}),`
`,(0,t.jsxs)(e.li,{children:["Em ",(0,t.jsx)(e.code,{children:"defaultSettings.json"}),", na raiz do pacote, defina ",(0,t.jsx)(e.a,{href:"/pt-br/docs/extension/ext-settings#clientKey",children:"clientKey"})," com a sua chave de API. Se precisar, mude ",(0,t.jsx)(e.a,{href:"/pt-br/docs/extension/ext-settings#settings",children:"outras configurações"}),"."]}),`
`,(0,t.jsxs)(e.li,{children:["Compacte os arquivos de novo:",`
`,(0,t.jsxs)(e.ul,{children:[`
`,(0,t.jsxs)(e.li,{children:["Para JavaScript, crie ",(0,t.jsx)(e.code,{children:"extension.zip"})," com ",(0,t.jsx)(e.code,{children:"defaultSettings.json"})," na raiz do arquivo."]}),`
`,(0,t.jsxs)(e.li,{children:["Para Python, crie ",(0,t.jsx)(e.code,{children:"extension.crx"}),": no Chrome, abra ",(0,t.jsx)(e.code,{children:"chrome://extensions"}),", ative o ",(0,t.jsx)(e.strong,{children:"Modo do desenvolvedor"}),", clique em ",(0,t.jsx)(e.strong,{children:"Compactar extensão"})," e selecione a pasta descompactada. Renomeie o arquivo CRX gerado para ",(0,t.jsx)(e.code,{children:"extension.crx"}),"."]}),`
`]}),`
`]}),`
`]}),`
`,(0,t.jsx)(e.p,{children:"Os dois arquivos contêm a sua chave de API. Não os publique nem os inclua em um repositório."}),`
`,(0,t.jsx)(e.h2,{id:"run",children:"Execute o programa em JavaScript"}),`
`,(0,t.jsx)(e.p,{children:"O programa abre uma página e espera até que a extensão resolva o reCAPTCHA. Os ouvintes de eventos são adicionados antes que a página carregue; assim, o programa recebe também os eventos disparados logo no início."}),`
`,(0,t.jsx)(e.p,{children:"Instale o pacote:"}),`
`,(0,t.jsx)(c.A,{language:"bash",html:"<span class=tf>npm install</span> selenium-webdriver"}),`
`,(0,t.jsxs)(e.p,{children:["Salve o programa como ",(0,t.jsx)(e.code,{children:"solve.mjs"})," na mesma pasta que ",(0,t.jsx)(e.code,{children:"extension.zip"}),":"]}),`
`,(0,t.jsx)(c.A,{language:"javascript",html:`<span class=tk>import</span> { Builder } <span class=tk>from</span> <span class=ts>'selenium-webdriver'</span>;
<span class=tk>import</span> chrome <span class=tk>from</span> <span class=ts>'selenium-webdriver/chrome.js'</span>;

<span class=tk>const</span> <span class=tn>PAGE</span> = <span class=ts>'https://example.com/login'</span>; <span class=tc>// uma p\xe1gina sua ou que voc\xea tem autoriza\xe7\xe3o para automatizar</span>
<span class=tk>const</span> <span class=tn>TIMEOUT_MS</span> = <span class=tn>180_000</span>;
<span class=tk>const</span> <span class=tn>NO_EVENTS</span> = <span class=ts>'nenhum evento'</span>;
<span class=tk>const</span> <span class=tn>SOLVED</span> = [<span class=ts>'onReCaptchaClickSuccess'</span>, <span class=ts>'onRecaptchaTokenSuccess'</span>];
<span class=tk>const</span> <span class=tn>FAILED</span> = [<span class=ts>'onReCaptchaClickBackendError'</span>, <span class=ts>'onRecaptchaTokenError'</span>];
<span class=tk>const</span> <span class=tn>EVENTS</span> = [<span class=ts>'onCaptchaExtensionReady'</span>, ...<span class=tn>SOLVED</span>, ...<span class=tn>FAILED</span>];

<span class=tc>// Executada na p\xe1gina, antes dos scripts da pr\xf3pria p\xe1gina.</span>
<span class=tk>function</span> <span class=tf>recordEvents</span>(<span class=tp>names</span>) {
  window.extensionEvents = [];
  <span class=tk>for</span> (<span class=tk>const</span> name <span class=tk>of</span> names) {
    window.<span class=tf>addEventListener</span>(name, () => window.extensionEvents.<span class=tf>push</span>(name));
  }
}

<span class=tk>async function</span> <span class=tf>waitForSolve</span>(<span class=tp>driver</span>) {
  <span class=tk>let</span> seen = [];
  <span class=tk>const</span> outcome = <span class=tk>await</span> driver.<span class=tf>wait</span>(
    <span class=tk>async</span> () => {
      seen = <span class=tk>await</span> driver.<span class=tf>executeScript</span>(<span class=ts>'return window.extensionEvents ?? []'</span>);
      <span class=tk>return</span> seen.<span class=tf>find</span>((<span class=tp>name</span>) => <span class=tn>SOLVED</span>.<span class=tf>includes</span>(name) || <span class=tn>FAILED</span>.<span class=tf>includes</span>(name));
    },
    <span class=tn>TIMEOUT_MS</span>,
    () => <span class=ts>\`N\xe3o resolvido em \${<span class=tn>TIMEOUT_MS</span> / <span class=tn>1000</span>} s. Recebido: \${seen.<span class=tf>join</span>(', ') || <span class=tn>NO_EVENTS</span>}\`</span>,
    <span class=tn>500</span>,
  );
  <span class=tk>if</span> (<span class=tn>FAILED</span>.<span class=tf>includes</span>(outcome)) <span class=tk>throw new</span> <span class=tt>Error</span>(<span class=ts>\`Falha ao resolver o captcha: \${outcome}\`</span>);
}

<span class=tk>const</span> options = <span class=tk>new</span> <span class=tt>chrome.Options</span>();
options.<span class=tf>addExtensions</span>(<span class=ts>'extension.zip'</span>);

<span class=tk>const</span> driver = <span class=tk>await new</span> <span class=tt>Builder</span>().<span class=tf>forBrowser</span>(<span class=ts>'chrome'</span>).<span class=tf>setChromeOptions</span>(options).<span class=tf>build</span>();
<span class=tk>try</span> {
  <span class=tk>await</span> driver.<span class=tf>sendDevToolsCommand</span>(<span class=ts>'Page.addScriptToEvaluateOnNewDocument'</span>, {
    <span class=tp>source</span>: <span class=ts>\`(\${recordEvents})(\${<span class=tn>JSON</span>.<span class=tf>stringify</span>(<span class=tn>EVENTS</span>)})\`</span>,
  });
  <span class=tk>await</span> driver.<span class=tf>get</span>(<span class=tn>PAGE</span>);
  <span class=tk>await</span> <span class=tf>waitForSolve</span>(driver);
  console.<span class=tf>log</span>(<span class=ts>'Captcha resolvido.'</span>);
  <span class=tc>// Continue aqui o trabalho com a p\xe1gina.</span>
} <span class=tk>finally</span> {
  <span class=tk>await</span> driver.<span class=tf>quit</span>();
}`}),`
`,(0,t.jsx)(e.p,{children:"Execute-o:"}),`
`,(0,t.jsx)(c.A,{language:"bash",html:"<span class=tf>node</span> solve.mjs"}),`
`,(0,t.jsx)(e.h2,{id:"python",children:"Execute o programa em Python"}),`
`,(0,t.jsxs)(e.p,{children:["O programa abre uma página e espera até que a extensão resolva o reCAPTCHA. Os ouvintes de eventos são adicionados antes que a página carregue. Antes de executar o programa, crie ",(0,t.jsx)(e.code,{children:"extension.crx"})," como descrito em ",(0,t.jsx)(e.a,{href:"#prepare",children:"Prepare o pacote"}),"."]}),`
`,(0,t.jsx)(e.p,{children:"Instale o pacote:"}),`
`,(0,t.jsx)(c.A,{language:"bash",html:"python3 <span class=tp>-m</span> pip <span class=tf>install</span> selenium"}),`
`,(0,t.jsxs)(e.p,{children:["Salve o programa como ",(0,t.jsx)(e.code,{children:"solve.py"})," na mesma pasta que ",(0,t.jsx)(e.code,{children:"extension.crx"}),":"]}),`
`,(0,t.jsx)(c.A,{language:"python",html:`<span class=tk>import</span> json

<span class=tk>from</span> selenium <span class=tk>import</span> webdriver
<span class=tk>from</span> selenium.common.exceptions <span class=tk>import</span> TimeoutException
<span class=tk>from</span> selenium.webdriver.support.ui <span class=tk>import</span> WebDriverWait

PAGE = <span class=ts>"https://example.com/login"</span>  <span class=tc># uma p\xe1gina sua ou que voc\xea tem autoriza\xe7\xe3o para automatizar</span>
TIMEOUT_S = <span class=tn>180</span>
SOLVED = [<span class=ts>"onReCaptchaClickSuccess"</span>, <span class=ts>"onRecaptchaTokenSuccess"</span>]
FAILED = [<span class=ts>"onReCaptchaClickBackendError"</span>, <span class=ts>"onRecaptchaTokenError"</span>]
EVENTS = [<span class=ts>"onCaptchaExtensionReady"</span>, *SOLVED, *FAILED]

<span class=tc># Executada na p\xe1gina, antes dos scripts da pr\xf3pria p\xe1gina.</span>
RECORD_EVENTS = <span class=ts>"""
(names) => {
  window.extensionEvents = [];
  for (const name of names) {
    window.addEventListener(name, () => window.extensionEvents.push(name));
  }
}
"""</span>


<span class=tk>class</span> <span class=tt>SolveError</span>(Exception):
    <span class=tk>pass</span>


<span class=tk>def</span> <span class=tf>seen_events</span>(driver):
    <span class=tk>return</span> driver.execute_script(<span class=ts>"return window.extensionEvents ?? []"</span>)


<span class=tk>def</span> <span class=tf>wait_for_solve</span>(driver):
    <span class=tk>def</span> <span class=tf>outcome</span>(driver):
        <span class=tk>return</span> <span class=tt>next</span>((name <span class=tk>for</span> name <span class=tk>in</span> seen_events(driver) <span class=tk>if</span> name <span class=tk>in</span> SOLVED + FAILED), <span class=tn>None</span>)

    <span class=tk>try</span>:
        name = WebDriverWait(driver, TIMEOUT_S).until(outcome)
    <span class=tk>except</span> TimeoutException:
        events = <span class=ts>", "</span>.join(seen_events(driver)) <span class=tk>or</span> <span class=ts>"nenhum evento"</span>
        <span class=tk>raise</span> SolveError(<span class=ts>f"N\xe3o resolvido em {TIMEOUT_S} s. Recebido: {events}"</span>) <span class=tk>from</span> <span class=tn>None</span>
    <span class=tk>if</span> name <span class=tk>in</span> FAILED:
        <span class=tk>raise</span> SolveError(<span class=ts>f"Falha ao resolver o captcha: {name}"</span>)


<span class=tk>def</span> <span class=tf>main</span>():
    options = webdriver.ChromeOptions()
    options.add_extension(<span class=ts>"extension.crx"</span>)
    driver = webdriver.Chrome(options=options)
    <span class=tk>try</span>:
        driver.execute_cdp_cmd(
            <span class=ts>"Page.addScriptToEvaluateOnNewDocument"</span>,
            {<span class=ts>"source"</span>: <span class=ts>f"({RECORD_EVENTS})({json.dumps(EVENTS)})"</span>},
        )
        driver.get(PAGE)
        wait_for_solve(driver)
        <span class=tk>print</span>(<span class=ts>"Captcha resolvido."</span>)
        <span class=tc># Continue aqui o trabalho com a p\xe1gina.</span>
    <span class=tk>finally</span>:
        driver.quit()


<span class=tk>if</span> __name__ == <span class=ts>"__main__"</span>:
    main()`}),`
`,(0,t.jsx)(e.p,{children:"Execute-o:"}),`
`,(0,t.jsx)(c.A,{language:"bash",html:"python3 solve.py"}),`
`,(0,t.jsx)(e.h2,{id:"other-captchas",children:"Espere por outros captchas"}),`
`,(0,t.jsxs)(e.p,{children:["Para outros captchas além do reCAPTCHA, troque os nomes em ",(0,t.jsx)(e.code,{children:"SOLVED"})," e ",(0,t.jsx)(e.code,{children:"FAILED"})," por nomes de ",(0,t.jsx)(e.a,{href:"/pt-br/docs/extension/extension-events#events",children:"Eventos da extensão"}),". Por exemplo, para o Turnstile: ",(0,t.jsx)(e.code,{children:"onTurnstileTokenSuccess"})," e ",(0,t.jsx)(e.code,{children:"onTurnstileTokenError"}),"."]}),`
`,(0,t.jsxs)(e.p,{children:["Se você define ",(0,t.jsx)(e.a,{href:"/pt-br/docs/extension/ext-settings#repeatsCount",children:"repeatsCount"}),", a extensão tenta de novo após um erro. Nesse caso, deixe ",(0,t.jsx)(e.code,{children:"FAILED"})," vazio, para que só um evento de sucesso ou o tempo limite encerre a espera."]}),`
`,(0,t.jsx)(e.h2,{id:"troubleshoot",children:"Solução de problemas"}),`
`,(0,t.jsx)(e.p,{children:"Quando o tempo limite se esgota, a mensagem lista os eventos que a página recebeu:"}),`
`,(0,t.jsxs)(e.table,{children:[(0,t.jsx)(e.thead,{children:(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.th,{children:"Eventos"}),(0,t.jsx)(e.th,{children:"O que fazer"})]})}),(0,t.jsxs)(e.tbody,{children:[(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:"nenhum evento"}),(0,t.jsxs)(e.td,{children:["A extensão não foi carregada. Confira se ",(0,t.jsxs)("code",{children:["defaultSettings.",(0,t.jsx)("wbr",{}),"json"]})," e os outros arquivos estão na raiz do pacote. Se a sua versão do Chrome não carrega o pacote, use uma versão do Chromium."]})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsxs)(e.td,{children:["somente ",(0,t.jsx)("code",{children:"onCaptchaExtensionReady"})]}),(0,t.jsxs)(e.td,{children:["A extensão foi carregada, mas não resolveu nada. Confira ",(0,t.jsx)("code",{children:"clientKey"})," e os tipos de captcha em ",(0,t.jsx)(e.a,{href:"/pt-br/docs/extension/ext-settings#captchaList",children:"captchaList"}),"."]})]})]})]}),`
`,(0,t.jsxs)(e.p,{children:["Se o captcha não é resolvido, veja ",(0,t.jsx)(e.a,{href:"/pt-br/docs/extension/known-issues",children:"Problemas conhecidos"}),"."]}),`
`,(0,t.jsx)(e.h2,{id:"other-tools",children:"Outras ferramentas e ambientes"}),`
`,(0,t.jsxs)(e.table,{children:[(0,t.jsx)(e.thead,{children:(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.th,{children:"Você usa"}),(0,t.jsx)(e.th,{children:"O que fazer"})]})}),(0,t.jsxs)(e.tbody,{children:[(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:"Playwright ou Puppeteer"}),(0,t.jsxs)(e.td,{children:["Fora do escopo desta página. Use a API HTTP: crie uma tarefa, consulte o resultado e envie o token ao site pelo script. Veja ",(0,t.jsx)(e.a,{href:"/pt-br/docs/getting-start#first-task",children:"Resolva o seu primeiro captcha"}),"."]})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:"Modo headless"}),(0,t.jsx)(e.td,{children:"Fora do escopo desta página. Execute o navegador com janela ou use a API HTTP."})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:"Um contêiner (Docker) ou um servidor sem tela"}),(0,t.jsxs)(e.td,{children:["Execute o programa em uma tela virtual, por exemplo ",(0,t.jsxs)("code",{children:["xvfb-run -a node solve.",(0,t.jsx)("wbr",{}),"mjs"]}),", ou use a API HTTP, que dispensa o navegador."]})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:"Um navegador de automação com ações de script próprias"}),(0,t.jsxs)(e.td,{children:["Veja ",(0,t.jsx)(e.a,{href:"/pt-br/docs/extension/install-instruction",children:"Extensão em um navegador de automação"}),"."]})]})]})]}),`
`,(0,t.jsx)(e.h2,{id:"update",children:"Atualize o pacote"}),`
`,(0,t.jsxs)(e.p,{children:["Descompacte a nova versão, copie as suas configurações para o novo ",(0,t.jsx)(e.code,{children:"defaultSettings.json"})," e compacte os arquivos de novo."]}),`
`,(0,t.jsx)(e.h2,{id:"next",children:"Próximos passos"}),`
`,(0,t.jsxs)(e.ul,{children:[`
`,(0,t.jsxs)(e.li,{children:[(0,t.jsx)(e.a,{href:"/pt-br/docs/extension/ext-settings#settings",children:"Configurações da extensão"}),": veja o que mais pode ser definido em ",(0,t.jsx)(e.code,{children:"defaultSettings.json"}),"."]}),`
`,(0,t.jsxs)(e.li,{children:[(0,t.jsx)(e.a,{href:"/pt-br/docs/extension/extension-events#events",children:"Eventos da extensão"}),": veja quando cada evento é disparado."]}),`
`,(0,t.jsxs)(e.li,{children:[(0,t.jsx)(e.a,{href:"/pt-br/docs/extension/known-issues#turnstile",children:"Problemas conhecidos"}),": o que fazer se um widget Turnstile não é resolvido."]}),`
`]})]})}function u(s={}){let{wrapper:e}={...(0,o.R)(),...s.components};return e?(0,t.jsx)(e,{...s,children:(0,t.jsx)(d,{...s})}):d(s)}},8920(s,e,a){a.d(e,{A:()=>c});var n=a(2540),t=a(3696);let o=globalThis.trustedTypes?.createPolicy("built-html",{createHTML:s=>s});function c({as:s,html:e,ref:a,...r}){let p=(0,t.useMemo)(()=>({__html:o?o.createHTML(e):e}),[e]);return(0,n.jsx)(s,{...r,ref:a,dangerouslySetInnerHTML:p})}},7228(s,e,a){let n;function t(s){let e,a=n??((e=document.createElement("div")).setAttribute("role","status"),e.className="sr-only",document.body.append(e),e);n=a,a.textContent="",setTimeout(()=>{a.textContent=s},100)}a.d(e,{i:()=>t})},9073(s,e,a){async function n(s){try{await navigator.clipboard.writeText(s)}catch{var e;let a,n,t;if(e=s,a=document.activeElement,(n=document.createElement("textarea")).className="sr-only",n.value=e,document.body.append(n),n.select(),t=document.execCommand("copy"),n.remove(),a?.focus({preventScroll:!0}),!t)throw Error("The browser does not let this page copy.")}}a.d(e,{D:()=>n})},3985(s,e,a){a.d(e,{A:()=>l,i:()=>d});var n=a(2540),t=a(9981),o=a(3696),c=a(8920),r=a(7228),p=a(9073),i=a(4635);function l({html:s,language:e,title:a,sample:t}){let r=(0,o.useRef)(null);return(0,n.jsxs)("div",{className:"code","data-sample":t,children:[a&&(0,n.jsx)("div",{className:"code-title",children:a}),(0,n.jsx)("pre",{tabIndex:0,children:(0,n.jsx)(c.A,{as:"code",ref:r,className:e&&`language-${e}`,html:s})}),(0,n.jsx)(d,{code:r})]})}function d({code:s}){let[e,a]=(0,o.useState)();(0,o.useEffect)(()=>{if(!e)return;let s=setTimeout(()=>a(void 0),2e3);return()=>clearTimeout(s)},[e]);let c=async()=>{let e=await (0,p.D)(s.current?.textContent??"").then(i.M,()=>(s.current&&getSelection()?.selectAllChildren(s.current),(0,i.d)()));a(e),(0,r.i)(e)};return(0,n.jsx)("button",{type:"button",className:"code-copy","data-copied":e?"":void 0,onClick:c,children:e??(0,t.T)({id:"theme.CodeBlock.copy",message:"Copy",description:"The copy button label on code blocks"})})}},4635(s,e,a){a.d(e,{M:()=>t,d:()=>o});var n=a(9981);function t(){return(0,n.T)({id:"theme.CodeBlock.copied",message:"Copied",description:"The copied button label on code blocks"})}function o(){return(0,n.T)({id:"docs.copy.failed",message:"Couldn't copy"})}},3023(s,e,a){a.d(e,{R:()=>c,x:()=>r});var n=a(3696);let t={},o=n.createContext(t);function c(s){let e=n.useContext(o);return n.useMemo(function(){return"function"==typeof s?s(e):{...e,...s}},[e,s])}function r(s){let e;return e=s.disableParentContext?"function"==typeof s.components?s.components(t):s.components||t:c(s.components),n.createElement(o.Provider,{value:e},s.children)}}}]);