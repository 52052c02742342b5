"use strict";(globalThis.webpackChunkwebsite=globalThis.webpackChunkwebsite||[]).push([["4959"],{2256(s,n,e){e.r(n),e.d(n,{metadata:()=>a,default:()=>h,frontMatter:()=>p,contentTitle:()=>r,toc:()=>o,assets:()=>i});var a=JSON.parse('{"id":"extension/selenium-ext","title":"Расширение и Selenium","description":"Загрузка расширения в Selenium с уже заданным ключом API и ожидание решения капчи: готовые программы на JavaScript и Python.","source":"@site/i18n/ru/docusaurus-plugin-content-docs/current/extension/selenium-ext.mdx","sourceDirName":"extension","slug":"/extension/selenium-ext","permalink":"/ru/docs/extension/selenium-ext","draft":false,"unlisted":false,"tags":[],"version":"current","lastUpdatedAt":1794865987000,"frontMatter":{"title":"Расширение и Selenium","sidebar_label":"Selenium","description":"Загрузка расширения в Selenium с уже заданным ключом API и ожидание решения капчи: готовые программы на JavaScript и Python.","source":"68e00ff53dd4"},"sidebar":"documentation","previous":{"title":"Автоматическая отправка формы","permalink":"/ru/docs/extension/autosubmit"},"next":{"title":"Известные проблемы","permalink":"/ru/docs/extension/known-issues"},"lastUpdatedText":"16 нояб. 2026 г."}'),t=e(2540),c=e(3023),l=e(3985);let p={title:"Расширение и Selenium",sidebar_label:"Selenium",description:"Загрузка расширения в Selenium с уже заданным ключом API и ожидание решения капчи: готовые программы на JavaScript и Python.",source:"68e00ff53dd4"},r,i={},o=[{value:"Что понадобится",id:"needs",level:2},{value:"Подготовка пакета",id:"prepare",level:2},{value:"Программа на JavaScript",id:"run",level:2},{value:"Программа на Python",id:"python",level:2},{value:"Ожидание других капч",id:"other-captchas",level:2},{value:"Неполадки",id:"troubleshoot",level:2},{value:"Другие инструменты и среды",id:"other-tools",level:2},{value:"Обновление пакета",id:"update",level:2},{value:"Что дальше",id:"next",level:2}];function d(s){let n={a:"a",code:"code",h2:"h2",li:"li",ol:"ol",p:"p",strong:"strong",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...(0,c.R)(),...s.components};return(0,t.jsxs)(t.Fragment,{children:[(0,t.jsx)(n.p,{children:"Запустите Chrome из Selenium с установленным расширением и заданным ключом API. Пакет готовится один раз, а загружается при каждом запуске."}),`
`,(0,t.jsx)(n.p,{children:"Используйте эти программы только на сайтах и в аккаунтах, которые принадлежат вам или которые вам разрешено автоматизировать."}),`
`,(0,t.jsx)(n.h2,{id:"needs",children:"Что понадобится"}),`
`,(0,t.jsxs)(n.ul,{children:[`
`,(0,t.jsx)(n.li,{children:"Пакет расширения"}),`
`,(0,t.jsxs)(n.li,{children:["Ключ API, см. раздел ",(0,t.jsx)(n.a,{href:"/ru/docs/getting-start#get-a-key",children:"Как получить ключ API"})]}),`
`,(0,t.jsx)(n.li,{children:"Для JavaScript: Node.js и npm-пакет selenium-webdriver"}),`
`,(0,t.jsx)(n.li,{children:"Для Python: Python 3 и пакет selenium"}),`
`]}),`
`,(0,t.jsx)(n.h2,{id:"prepare",children:"Подготовка пакета"}),`
`,(0,t.jsxs)(n.ol,{children:[`
`,(0,t.jsxs)(n.li,{children:["Скачайте пакет расширения и распакуйте его. Если у вас нет ссылки, обратитесь в ",(0,t.jsx)(n.a,{href:"https://help.captcha-cloud.example/new-conversation",children:"поддержку"}),"."]}),`
`,(0,t.jsxs)(n.li,{children:["В файле ",(0,t.jsx)(n.code,{children:"defaultSettings.json"})," в корне пакета впишите в ",(0,t.jsx)(n.a,{href:"/ru/docs/extension/ext-settings#clientKey",children:"clientKey"})," свой ключ API. При необходимости измените ",(0,t.jsx)(n.a,{href:"/ru/docs/extension/ext-settings#settings",children:"другие параметры"}),"."]}),`
`,(0,t.jsxs)(n.li,{children:["Снова упакуйте файлы:",`
`,(0,t.jsxs)(n.ul,{children:[`
`,(0,t.jsxs)(n.li,{children:["Для JavaScript создайте ",(0,t.jsx)(n.code,{children:"extension.zip"}),", в корне которого лежит ",(0,t.jsx)(n.code,{children:"defaultSettings.json"}),"."]}),`
`,(0,t.jsxs)(n.li,{children:["Для Python создайте ",(0,t.jsx)(n.code,{children:"extension.crx"}),": откройте в Chrome ",(0,t.jsx)(n.code,{children:"chrome://extensions"}),", включите ",(0,t.jsx)(n.strong,{children:"Режим разработчика"}),", нажмите ",(0,t.jsx)(n.strong,{children:"Упаковать расширение"})," и выберите распакованную папку. Переименуйте полученный файл CRX в ",(0,t.jsx)(n.code,{children:"extension.crx"}),"."]}),`
`]}),`
`]}),`
`]}),`
`,(0,t.jsx)(n.p,{children:"В обоих файлах есть ваш ключ API. Не публикуйте их и не добавляйте в репозиторий."}),`
`,(0,t.jsx)(n.h2,{id:"run",children:"Программа на JavaScript"}),`
`,(0,t.jsx)(n.p,{children:"Программа открывает страницу и ждёт, пока расширение решит на ней reCAPTCHA. Обработчики событий добавляются до загрузки страницы, поэтому ранние события тоже не теряются."}),`
`,(0,t.jsx)(n.p,{children:"Установите пакет:"}),`
`,(0,t.jsx)(l.A,{language:"bash",html:"<span class=tf>npm install</span> selenium-webdriver"}),`
`,(0,t.jsxs)(n.p,{children:["Сохраните программу как ",(0,t.jsx)(n.code,{children:"solve.mjs"})," рядом с ",(0,t.jsx)(n.code,{children:"extension.zip"}),":"]}),`
`,(0,t.jsx)(l.A,{language:"javascript",html:`<span class=tk>import</span> { Builder } <span class=tk>from</span> <span class=ts>'selenium-webdriver'</span>;
<span class=tk>import</span> chrome <span class=tk>from</span> <span class=ts>'selenium-webdriver/chrome.js'</span>;

<span class=tk>const</span> <span class=tn>PAGE</span> = <span class=ts>'https://example.com/login'</span>; <span class=tc>// ваша страница или страница, которую вам разрешено автоматизировать</span>
<span class=tk>const</span> <span class=tn>TIMEOUT_MS</span> = <span class=tn>180_000</span>;
<span class=tk>const</span> <span class=tn>NO_EVENTS</span> = <span class=ts>'ни одного события'</span>;
<span class=tk>const</span> <span class=tn>SOLVED</span> = [<span class=ts>'onReCaptchaClickSuccess'</span>, <span class=ts>'onRecaptchaTokenSuccess'</span>];
<span class=tk>const</span> <span class=tn>FAILED</span> = [<span class=ts>'onReCaptchaClickBackendError'</span>, <span class=ts>'onRecaptchaTokenError'</span>];
<span class=tk>const</span> <span class=tn>EVENTS</span> = [<span class=ts>'onCaptchaExtensionReady'</span>, ...<span class=tn>SOLVED</span>, ...<span class=tn>FAILED</span>];

<span class=tc>// Выполняется на странице раньше всех её скриптов.</span>
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
    () => <span class=ts>\`Не решено за \${<span class=tn>TIMEOUT_MS</span> / <span class=tn>1000</span>} с. Получено: \${seen.<span class=tf>join</span>(', ') || <span class=tn>NO_EVENTS</span>}\`</span>,
    <span class=tn>500</span>,
  );
  <span class=tk>if</span> (<span class=tn>FAILED</span>.<span class=tf>includes</span>(outcome)) <span class=tk>throw new</span> <span class=tt>Error</span>(<span class=ts>\`Не удалось решить: \${outcome}\`</span>);
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
  console.<span class=tf>log</span>(<span class=ts>'Капча решена.'</span>);
  <span class=tc>// Здесь продолжайте работу со страницей.</span>
} <span class=tk>finally</span> {
  <span class=tk>await</span> driver.<span class=tf>quit</span>();
}`}),`
`,(0,t.jsx)(n.p,{children:"Запустите программу:"}),`
`,(0,t.jsx)(l.A,{language:"bash",html:"<span class=tf>node</span> solve.mjs"}),`
`,(0,t.jsx)(n.h2,{id:"python",children:"Программа на Python"}),`
`,(0,t.jsxs)(n.p,{children:["Программа открывает страницу и ждёт, пока расширение решит на ней reCAPTCHA. Обработчики событий она добавляет до загрузки страницы. Перед запуском создайте ",(0,t.jsx)(n.code,{children:"extension.crx"}),", как описано в разделе ",(0,t.jsx)(n.a,{href:"#prepare",children:"Подготовка пакета"}),"."]}),`
`,(0,t.jsx)(n.p,{children:"Установите пакет:"}),`
`,(0,t.jsx)(l.A,{language:"bash",html:"python3 <span class=tp>-m</span> pip <span class=tf>install</span> selenium"}),`
`,(0,t.jsxs)(n.p,{children:["Сохраните программу как ",(0,t.jsx)(n.code,{children:"solve.py"})," рядом с ",(0,t.jsx)(n.code,{children:"extension.crx"}),":"]}),`
`,(0,t.jsx)(l.A,{language:"python",html:`<span class=tk>import</span> json

<span class=tk>from</span> selenium <span class=tk>import</span> webdriver
<span class=tk>from</span> selenium.common.exceptions <span class=tk>import</span> TimeoutException
<span class=tk>from</span> selenium.webdriver.support.ui <span class=tk>import</span> WebDriverWait

PAGE = <span class=ts>"https://example.com/login"</span>  <span class=tc># ваша страница или страница, которую вам разрешено автоматизировать</span>
TIMEOUT_S = <span class=tn>180</span>
SOLVED = [<span class=ts>"onReCaptchaClickSuccess"</span>, <span class=ts>"onRecaptchaTokenSuccess"</span>]
FAILED = [<span class=ts>"onReCaptchaClickBackendError"</span>, <span class=ts>"onRecaptchaTokenError"</span>]
EVENTS = [<span class=ts>"onCaptchaExtensionReady"</span>, *SOLVED, *FAILED]

<span class=tc># Выполняется на странице раньше всех её скриптов.</span>
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
        events = <span class=ts>", "</span>.join(seen_events(driver)) <span class=tk>or</span> <span class=ts>"ни одного события"</span>
        <span class=tk>raise</span> SolveError(<span class=ts>f"Не решено за {TIMEOUT_S} с. Получено: {events}"</span>) <span class=tk>from</span> <span class=tn>None</span>
    <span class=tk>if</span> name <span class=tk>in</span> FAILED:
        <span class=tk>raise</span> SolveError(<span class=ts>f"Не удалось решить: {name}"</span>)


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
        <span class=tk>print</span>(<span class=ts>"Капча решена."</span>)
        <span class=tc># Здесь продолжайте работу со страницей.</span>
    <span class=tk>finally</span>:
        driver.quit()


<span class=tk>if</span> __name__ == <span class=ts>"__main__"</span>:
    main()`}),`
`,(0,t.jsx)(n.p,{children:"Запустите программу:"}),`
`,(0,t.jsx)(l.A,{language:"bash",html:"python3 solve.py"}),`
`,(0,t.jsx)(n.h2,{id:"other-captchas",children:"Ожидание других капч"}),`
`,(0,t.jsxs)(n.p,{children:["Для других капч замените имена в ",(0,t.jsx)(n.code,{children:"SOLVED"})," и ",(0,t.jsx)(n.code,{children:"FAILED"})," именами со страницы ",(0,t.jsx)(n.a,{href:"/ru/docs/extension/extension-events#events",children:"События расширения"}),". Например, для Turnstile: ",(0,t.jsx)(n.code,{children:"onTurnstileTokenSuccess"})," и ",(0,t.jsx)(n.code,{children:"onTurnstileTokenError"}),"."]}),`
`,(0,t.jsxs)(n.p,{children:["Если задан ",(0,t.jsx)(n.a,{href:"/ru/docs/extension/ext-settings#repeatsCount",children:"repeatsCount"}),", после ошибки расширение пробует ещё раз. Тогда оставьте ",(0,t.jsx)(n.code,{children:"FAILED"})," пустым, чтобы ожидание завершалось только при успехе или по таймауту."]}),`
`,(0,t.jsx)(n.h2,{id:"troubleshoot",children:"Неполадки"}),`
`,(0,t.jsx)(n.p,{children:"Если время ожидания истекло, в сообщении перечислены события, которые получила страница:"}),`
`,(0,t.jsxs)(n.table,{children:[(0,t.jsx)(n.thead,{children:(0,t.jsxs)(n.tr,{children:[(0,t.jsx)(n.th,{children:"События"}),(0,t.jsx)(n.th,{children:"Что делать"})]})}),(0,t.jsxs)(n.tbody,{children:[(0,t.jsxs)(n.tr,{children:[(0,t.jsx)(n.td,{children:"ни одного события"}),(0,t.jsxs)(n.td,{children:["Расширение не загрузилось. Проверьте, что ",(0,t.jsxs)("code",{children:["defaultSettings.",(0,t.jsx)("wbr",{}),"json"]})," и остальные файлы лежат в корне пакета. Если ваша сборка Chrome не загружает пакет, используйте сборку Chromium."]})]}),(0,t.jsxs)(n.tr,{children:[(0,t.jsxs)(n.td,{children:["только ",(0,t.jsx)("code",{children:"onCaptchaExtensionReady"})]}),(0,t.jsxs)(n.td,{children:["Расширение загрузилось, но ничего не решило. Проверьте ",(0,t.jsx)("code",{children:"clientKey"})," и виды капчи в ",(0,t.jsx)(n.a,{href:"/ru/docs/extension/ext-settings#captchaList",children:"captchaList"}),"."]})]})]})]}),`
`,(0,t.jsxs)(n.p,{children:["Если решить капчу не удалось, см. страницу ",(0,t.jsx)(n.a,{href:"/ru/docs/extension/known-issues",children:"Известные проблемы"}),"."]}),`
`,(0,t.jsx)(n.h2,{id:"other-tools",children:"Другие инструменты и среды"}),`
`,(0,t.jsxs)(n.table,{children:[(0,t.jsx)(n.thead,{children:(0,t.jsxs)(n.tr,{children:[(0,t.jsx)(n.th,{children:"Что вы используете"}),(0,t.jsx)(n.th,{children:"Что делать"})]})}),(0,t.jsxs)(n.tbody,{children:[(0,t.jsxs)(n.tr,{children:[(0,t.jsx)(n.td,{children:"Playwright или Puppeteer"}),(0,t.jsxs)(n.td,{children:["Здесь не описаны. Используйте HTTP API: создайте задачу, получите токен и передайте его сайту из своего скрипта. См. раздел ",(0,t.jsx)(n.a,{href:"/ru/docs/getting-start#first-task",children:"Как решить первую капчу"}),"."]})]}),(0,t.jsxs)(n.tr,{children:[(0,t.jsx)(n.td,{children:"Режим без окна (headless)"}),(0,t.jsx)(n.td,{children:"Здесь не описан. Запустите браузер с окном или используйте HTTP API."})]}),(0,t.jsxs)(n.tr,{children:[(0,t.jsx)(n.td,{children:"Контейнер (Docker) или сервер без экрана"}),(0,t.jsxs)(n.td,{children:["Запустите программу на виртуальном экране, например ",(0,t.jsxs)("code",{children:["xvfb-run -a node solve.",(0,t.jsx)("wbr",{}),"mjs"]}),", или используйте HTTP API, которому браузер не нужен."]})]}),(0,t.jsxs)(n.tr,{children:[(0,t.jsx)(n.td,{children:"Браузер для автоматизации со своими действиями"}),(0,t.jsxs)(n.td,{children:["См. страницу ",(0,t.jsx)(n.a,{href:"/ru/docs/extension/install-instruction",children:"Расширение в браузере для автоматизации"}),"."]})]})]})]}),`
`,(0,t.jsx)(n.h2,{id:"update",children:"Обновление пакета"}),`
`,(0,t.jsxs)(n.p,{children:["Распакуйте новую версию, перенесите свои настройки в её ",(0,t.jsx)(n.code,{children:"defaultSettings.json"})," и снова упакуйте файлы."]}),`
`,(0,t.jsx)(n.h2,{id:"next",children:"Что дальше"}),`
`,(0,t.jsxs)(n.ul,{children:[`
`,(0,t.jsxs)(n.li,{children:[(0,t.jsx)(n.a,{href:"/ru/docs/extension/ext-settings#settings",children:"Настройки расширения"})," — что ещё можно задать в ",(0,t.jsx)(n.code,{children:"defaultSettings.json"}),"."]}),`
`,(0,t.jsxs)(n.li,{children:[(0,t.jsx)(n.a,{href:"/ru/docs/extension/extension-events#events",children:"События расширения"})," — когда срабатывает каждое событие."]}),`
`,(0,t.jsxs)(n.li,{children:[(0,t.jsx)(n.a,{href:"/ru/docs/extension/known-issues#turnstile",children:"Известные проблемы"})," — если виджет Turnstile не решается."]}),`
`]})]})}function h(s={}){let{wrapper:n}={...(0,c.R)(),...s.components};return n?(0,t.jsx)(n,{...s,children:(0,t.jsx)(d,{...s})}):d(s)}},8920(s,n,e){e.d(n,{A:()=>l});var a=e(2540),t=e(3696);let c=globalThis.trustedTypes?.createPolicy("built-html",{createHTML:s=>s});function l({as:s,html:n,ref:e,...p}){let r=(0,t.useMemo)(()=>({__html:c?c.createHTML(n):n}),[n]);return(0,a.jsx)(s,{...p,ref:e,dangerouslySetInnerHTML:r})}},7228(s,n,e){let a;function t(s){let n,e=a??((n=document.createElement("div")).setAttribute("role","status"),n.className="sr-only",document.body.append(n),n);a=e,e.textContent="",setTimeout(()=>{e.textContent=s},100)}e.d(n,{i:()=>t})},9073(s,n,e){async function a(s){try{await navigator.clipboard.writeText(s)}catch{var n;let e,a,t;if(n=s,e=document.activeElement,(a=document.createElement("textarea")).className="sr-only",a.value=n,document.body.append(a),a.select(),t=document.execCommand("copy"),a.remove(),e?.focus({preventScroll:!0}),!t)throw Error("The browser does not let this page copy.")}}e.d(n,{D:()=>a})},3985(s,n,e){e.d(n,{A:()=>o,i:()=>d});var a=e(2540),t=e(9981),c=e(3696),l=e(8920),p=e(7228),r=e(9073),i=e(4635);function o({html:s,language:n,title:e,sample:t}){let p=(0,c.useRef)(null);return(0,a.jsxs)("div",{className:"code","data-sample":t,children:[e&&(0,a.jsx)("div",{className:"code-title",children:e}),(0,a.jsx)("pre",{tabIndex:0,children:(0,a.jsx)(l.A,{as:"code",ref:p,className:n&&`language-${n}`,html:s})}),(0,a.jsx)(d,{code:p})]})}function d({code:s}){let[n,e]=(0,c.useState)();(0,c.useEffect)(()=>{if(!n)return;let s=setTimeout(()=>e(void 0),2e3);return()=>clearTimeout(s)},[n]);let l=async()=>{let n=await (0,r.D)(s.current?.textContent??"").then(i.M,()=>(s.current&&getSelection()?.selectAllChildren(s.current),(0,i.d)()));e(n),(0,p.i)(n)};return(0,a.jsx)("button",{type:"button",className:"code-copy","data-copied":n?"":void 0,onClick:l,children:n??(0,t.T)({id:"theme.CodeBlock.copy",message:"Copy",description:"The copy button label on code blocks"})})}},4635(s,n,e){e.d(n,{M:()=>t,d:()=>c});var a=e(9981);function t(){return(0,a.T)({id:"theme.CodeBlock.copied",message:"Copied",description:"The copied button label on code blocks"})}function c(){return(0,a.T)({id:"docs.copy.failed",message:"Couldn't copy"})}},3023(s,n,e){e.d(n,{R:()=>l,x:()=>p});var a=e(3696);let t={},c=a.createContext(t);function l(s){let n=a.useContext(c);return a.useMemo(function(){return"function"==typeof s?s(n):{...n,...s}},[n,s])}function p(s){let n;return n=s.disableParentContext?"function"==typeof s.components?s.components(t):s.components||t:l(s.components),a.createElement(c.Provider,{value:n},s.children)}}}]);