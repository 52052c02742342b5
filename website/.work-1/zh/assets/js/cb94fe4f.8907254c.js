"use strict";(globalThis.webpackChunkwebsite=globalThis.webpackChunkwebsite||[]).push([["2931"],{5921(s,n,e){e.r(n),e.d(n,{metadata:()=>a,default:()=>h,frontMatter:()=>p,contentTitle:()=>i,toc:()=>o,assets:()=>r});var a=JSON.parse('{"id":"extension/selenium-ext","title":"在 Selenium 中使用扩展","description":"在 Selenium 中加载已设好 API 密钥的扩展，等待验证码识别完成：完整的 JavaScript 和 Python 程序。","source":"@site/i18n/zh/docusaurus-plugin-content-docs/current/extension/selenium-ext.mdx","sourceDirName":"extension","slug":"/extension/selenium-ext","permalink":"/zh/docs/extension/selenium-ext","draft":false,"unlisted":false,"tags":[],"version":"current","lastUpdatedAt":1794865987000,"frontMatter":{"title":"在 Selenium 中使用扩展","sidebar_label":"Selenium","description":"在 Selenium 中加载已设好 API 密钥的扩展，等待验证码识别完成：完整的 JavaScript 和 Python 程序。","source":"68e00ff53dd4"},"sidebar":"documentation","previous":{"title":"自动提交","permalink":"/zh/docs/extension/autosubmit"},"next":{"title":"已知问题","permalink":"/zh/docs/extension/known-issues"},"lastUpdatedText":"2026年11月16日"}'),t=e(2540),c=e(3023),l=e(3985);let p={title:"在 Selenium 中使用扩展",sidebar_label:"Selenium",description:"在 Selenium 中加载已设好 API 密钥的扩展，等待验证码识别完成：完整的 JavaScript 和 Python 程序。",source:"68e00ff53dd4"},i,r={},o=[{value:"前提条件",id:"needs",level:2},{value:"准备扩展包",id:"prepare",level:2},{value:"运行 JavaScript 程序",id:"run",level:2},{value:"运行 Python 程序",id:"python",level:2},{value:"等待其他验证码",id:"other-captchas",level:2},{value:"排查问题",id:"troubleshoot",level:2},{value:"其他工具和环境",id:"other-tools",level:2},{value:"更新扩展包",id:"update",level:2},{value:"下一步",id:"next",level:2}];function d(s){let n={a:"a",code:"code",h2:"h2",li:"li",ol:"ol",p:"p",strong:"strong",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...(0,c.R)(),...s.components};return(0,t.jsxs)(t.Fragment,{children:[(0,t.jsx)(n.p,{children:"用 Selenium 启动已安装扩展并设好 API 密钥的 Chrome。扩展包只需准备一次，之后每次运行时加载。"}),`
`,(0,t.jsx)(n.p,{children:"只能在您拥有或获准自动化操作的网站和账户上使用这些程序。"}),`
`,(0,t.jsx)(n.h2,{id:"needs",children:"前提条件"}),`
`,(0,t.jsxs)(n.ul,{children:[`
`,(0,t.jsx)(n.li,{children:"扩展包"}),`
`,(0,t.jsxs)(n.li,{children:["API 密钥，见",(0,t.jsx)(n.a,{href:"/zh/docs/getting-start#get-a-key",children:"获取 API 密钥"})]}),`
`,(0,t.jsx)(n.li,{children:"JavaScript：Node.js 和 npm 包 selenium-webdriver"}),`
`,(0,t.jsx)(n.li,{children:"Python：Python 3 和 selenium 包"}),`
`]}),`
`,(0,t.jsx)(n.h2,{id:"prepare",children:"准备扩展包"}),`
`,(0,t.jsxs)(n.ol,{children:[`
`,(0,t.jsxs)(n.li,{children:["下载扩展包并解压。如果没有链接，向",(0,t.jsx)(n.a,{href:"https://help.captcha-cloud.example/new-conversation",children:"技术支持"}),"索取。"]}),`
`,(0,t.jsxs)(n.li,{children:["在扩展包根目录的 ",(0,t.jsx)(n.code,{children:"defaultSettings.json"})," 中，将 ",(0,t.jsx)(n.a,{href:"/zh/docs/extension/ext-settings#clientKey",children:"clientKey"})," 设为您的 API 密钥。需要时更改",(0,t.jsx)(n.a,{href:"/zh/docs/extension/ext-settings#settings",children:"其他设置项"}),"。"]}),`
`,(0,t.jsxs)(n.li,{children:["重新打包：",`
`,(0,t.jsxs)(n.ul,{children:[`
`,(0,t.jsxs)(n.li,{children:["JavaScript：创建 ",(0,t.jsx)(n.code,{children:"extension.zip"}),"，",(0,t.jsx)(n.code,{children:"defaultSettings.json"})," 须位于压缩包的根目录。"]}),`
`,(0,t.jsxs)(n.li,{children:["Python：创建 ",(0,t.jsx)(n.code,{children:"extension.crx"}),"。在 Chrome 中打开 ",(0,t.jsx)(n.code,{children:"chrome://extensions"}),"，启用",(0,t.jsx)(n.strong,{children:"开发者模式"}),"，点击",(0,t.jsx)(n.strong,{children:"打包扩展程序"}),"，选择解压后的文件夹。将生成的 CRX 文件重命名为 ",(0,t.jsx)(n.code,{children:"extension.crx"}),"。"]}),`
`]}),`
`]}),`
`]}),`
`,(0,t.jsx)(n.p,{children:"两个文件都包含您的 API 密钥。不要公开，也不要提交到代码仓库。"}),`
`,(0,t.jsx)(n.h2,{id:"run",children:"运行 JavaScript 程序"}),`
`,(0,t.jsx)(n.p,{children:"程序打开页面，等待扩展识别其中的 reCAPTCHA。事件监听器在页面加载之前添加，因此不会漏掉过早触发的事件。"}),`
`,(0,t.jsx)(n.p,{children:"安装包："}),`
`,(0,t.jsx)(l.A,{language:"bash",html:"<span class=tf>npm install</span> selenium-webdriver"}),`
`,(0,t.jsxs)(n.p,{children:["将程序保存为 ",(0,t.jsx)(n.code,{children:"solve.mjs"}),"，与 ",(0,t.jsx)(n.code,{children:"extension.zip"})," 放在一起："]}),`
`,(0,t.jsx)(l.A,{language:"javascript",html:`<span class=tk>import</span> { Builder } <span class=tk>from</span> <span class=ts>'selenium-webdriver'</span>;
<span class=tk>import</span> chrome <span class=tk>from</span> <span class=ts>'selenium-webdriver/chrome.js'</span>;

<span class=tk>const</span> <span class=tn>PAGE</span> = <span class=ts>'https://example.com/login'</span>; <span class=tc>// 您拥有或获准自动化操作的页面</span>
<span class=tk>const</span> <span class=tn>TIMEOUT_MS</span> = <span class=tn>180_000</span>;
<span class=tk>const</span> <span class=tn>NO_EVENTS</span> = <span class=ts>'无'</span>;
<span class=tk>const</span> <span class=tn>SOLVED</span> = [<span class=ts>'onReCaptchaClickSuccess'</span>, <span class=ts>'onRecaptchaTokenSuccess'</span>];
<span class=tk>const</span> <span class=tn>FAILED</span> = [<span class=ts>'onReCaptchaClickBackendError'</span>, <span class=ts>'onRecaptchaTokenError'</span>];
<span class=tk>const</span> <span class=tn>EVENTS</span> = [<span class=ts>'onCaptchaExtensionReady'</span>, ...<span class=tn>SOLVED</span>, ...<span class=tn>FAILED</span>];

<span class=tc>// 在页面中运行，先于页面自身的脚本。</span>
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
    () => <span class=ts>\`\${<span class=tn>TIMEOUT_MS</span> / <span class=tn>1000</span>} 秒内未完成识别。收到的事件：\${seen.<span class=tf>join</span>(', ') || <span class=tn>NO_EVENTS</span>}\`</span>,
    <span class=tn>500</span>,
  );
  <span class=tk>if</span> (<span class=tn>FAILED</span>.<span class=tf>includes</span>(outcome)) <span class=tk>throw new</span> <span class=tt>Error</span>(<span class=ts>\`识别失败：\${outcome}\`</span>);
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
  console.<span class=tf>log</span>(<span class=ts>'识别完成。'</span>);
  <span class=tc>// 在此继续操作页面。</span>
} <span class=tk>finally</span> {
  <span class=tk>await</span> driver.<span class=tf>quit</span>();
}`}),`
`,(0,t.jsx)(n.p,{children:"运行："}),`
`,(0,t.jsx)(l.A,{language:"bash",html:"<span class=tf>node</span> solve.mjs"}),`
`,(0,t.jsx)(n.h2,{id:"python",children:"运行 Python 程序"}),`
`,(0,t.jsxs)(n.p,{children:["程序打开页面，等待扩展识别其中的 reCAPTCHA。事件监听器在页面加载之前添加。运行之前，先按",(0,t.jsx)(n.a,{href:"#prepare",children:"准备扩展包"}),"创建 ",(0,t.jsx)(n.code,{children:"extension.crx"}),"。"]}),`
`,(0,t.jsx)(n.p,{children:"安装包："}),`
`,(0,t.jsx)(l.A,{language:"bash",html:"python3 <span class=tp>-m</span> pip <span class=tf>install</span> selenium"}),`
`,(0,t.jsxs)(n.p,{children:["将程序保存为 ",(0,t.jsx)(n.code,{children:"solve.py"}),"，与 ",(0,t.jsx)(n.code,{children:"extension.crx"})," 放在一起："]}),`
`,(0,t.jsx)(l.A,{language:"python",html:`<span class=tk>import</span> json

<span class=tk>from</span> selenium <span class=tk>import</span> webdriver
<span class=tk>from</span> selenium.common.exceptions <span class=tk>import</span> TimeoutException
<span class=tk>from</span> selenium.webdriver.support.ui <span class=tk>import</span> WebDriverWait

PAGE = <span class=ts>"https://example.com/login"</span>  <span class=tc># 您拥有或获准自动化操作的页面</span>
TIMEOUT_S = <span class=tn>180</span>
SOLVED = [<span class=ts>"onReCaptchaClickSuccess"</span>, <span class=ts>"onRecaptchaTokenSuccess"</span>]
FAILED = [<span class=ts>"onReCaptchaClickBackendError"</span>, <span class=ts>"onRecaptchaTokenError"</span>]
EVENTS = [<span class=ts>"onCaptchaExtensionReady"</span>, *SOLVED, *FAILED]

<span class=tc># 在页面中运行，先于页面自身的脚本。</span>
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
        events = <span class=ts>", "</span>.join(seen_events(driver)) <span class=tk>or</span> <span class=ts>"无"</span>
        <span class=tk>raise</span> SolveError(<span class=ts>f"{TIMEOUT_S} 秒内未完成识别。收到的事件：{events}"</span>) <span class=tk>from</span> <span class=tn>None</span>
    <span class=tk>if</span> name <span class=tk>in</span> FAILED:
        <span class=tk>raise</span> SolveError(<span class=ts>f"识别失败：{name}"</span>)


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
        <span class=tk>print</span>(<span class=ts>"识别完成。"</span>)
        <span class=tc># 在此继续操作页面。</span>
    <span class=tk>finally</span>:
        driver.quit()


<span class=tk>if</span> __name__ == <span class=ts>"__main__"</span>:
    main()`}),`
`,(0,t.jsx)(n.p,{children:"运行："}),`
`,(0,t.jsx)(l.A,{language:"bash",html:"python3 solve.py"}),`
`,(0,t.jsx)(n.h2,{id:"other-captchas",children:"等待其他验证码"}),`
`,(0,t.jsxs)(n.p,{children:["对于 reCAPTCHA 以外的验证码，将 ",(0,t.jsx)(n.code,{children:"SOLVED"})," 和 ",(0,t.jsx)(n.code,{children:"FAILED"})," 中的名称换成",(0,t.jsx)(n.a,{href:"/zh/docs/extension/extension-events#events",children:"扩展事件"}),"中的名称。例如 Turnstile：",(0,t.jsx)(n.code,{children:"onTurnstileTokenSuccess"})," 和 ",(0,t.jsx)(n.code,{children:"onTurnstileTokenError"}),"。"]}),`
`,(0,t.jsxs)(n.p,{children:["如果设置了 ",(0,t.jsx)(n.a,{href:"/zh/docs/extension/ext-settings#repeatsCount",children:"repeatsCount"}),"，扩展出错后会重试。此时将 ",(0,t.jsx)(n.code,{children:"FAILED"})," 留空，这样只有识别成功或超时才会结束等待。"]}),`
`,(0,t.jsx)(n.h2,{id:"troubleshoot",children:"排查问题"}),`
`,(0,t.jsx)(n.p,{children:"等待超时后，错误信息会列出页面收到的事件："}),`
`,(0,t.jsxs)(n.table,{children:[(0,t.jsx)(n.thead,{children:(0,t.jsxs)(n.tr,{children:[(0,t.jsx)(n.th,{children:"事件"}),(0,t.jsx)(n.th,{children:"处理"})]})}),(0,t.jsxs)(n.tbody,{children:[(0,t.jsxs)(n.tr,{children:[(0,t.jsx)(n.td,{children:"无"}),(0,t.jsxs)(n.td,{children:["扩展没有加载。检查 ",(0,t.jsxs)("code",{children:["defaultSettings.",(0,t.jsx)("wbr",{}),"json"]})," 和其他文件是否位于扩展包的根目录。如果您的 Chrome 版本无法加载扩展包，改用 Chromium。"]})]}),(0,t.jsxs)(n.tr,{children:[(0,t.jsxs)(n.td,{children:["只有 ",(0,t.jsx)("code",{children:"onCaptchaExtensionReady"})]}),(0,t.jsxs)(n.td,{children:["扩展已加载，但没有识别。检查 ",(0,t.jsx)("code",{children:"clientKey"}),"，以及 ",(0,t.jsx)(n.a,{href:"/zh/docs/extension/ext-settings#captchaList",children:"captchaList"})," 中的验证码类型。"]})]})]})]}),`
`,(0,t.jsxs)(n.p,{children:["识别失败时，见",(0,t.jsx)(n.a,{href:"/zh/docs/extension/known-issues",children:"已知问题"}),"。"]}),`
`,(0,t.jsx)(n.h2,{id:"other-tools",children:"其他工具和环境"}),`
`,(0,t.jsxs)(n.table,{children:[(0,t.jsx)(n.thead,{children:(0,t.jsxs)(n.tr,{children:[(0,t.jsx)(n.th,{children:"使用的工具"}),(0,t.jsx)(n.th,{children:"处理"})]})}),(0,t.jsxs)(n.tbody,{children:[(0,t.jsxs)(n.tr,{children:[(0,t.jsx)(n.td,{children:"Playwright 或 Puppeteer"}),(0,t.jsxs)(n.td,{children:["本页未涵盖。使用 HTTP API：创建任务，轮询令牌，由脚本提交。见",(0,t.jsx)(n.a,{href:"/zh/docs/getting-start#first-task",children:"识别第一个验证码"}),"。"]})]}),(0,t.jsxs)(n.tr,{children:[(0,t.jsx)(n.td,{children:"无头模式（headless）"}),(0,t.jsx)(n.td,{children:"本页未涵盖。以有界面模式（headed）运行浏览器，或使用 HTTP API。"})]}),(0,t.jsxs)(n.tr,{children:[(0,t.jsx)(n.td,{children:"容器（Docker）或没有显示器的服务器"}),(0,t.jsxs)(n.td,{children:["在虚拟显示器上启动程序，例如 ",(0,t.jsxs)("code",{children:["xvfb-run -a node solve.",(0,t.jsx)("wbr",{}),"mjs"]}),"；或使用 HTTP API，无需浏览器。"]})]}),(0,t.jsxs)(n.tr,{children:[(0,t.jsx)(n.td,{children:"自带脚本操作的自动化浏览器"}),(0,t.jsxs)(n.td,{children:["见",(0,t.jsx)(n.a,{href:"/zh/docs/extension/install-instruction",children:"在自动化浏览器中使用扩展"}),"。"]})]})]})]}),`
`,(0,t.jsx)(n.h2,{id:"update",children:"更新扩展包"}),`
`,(0,t.jsxs)(n.p,{children:["解压新版本，将您的设置复制到其中的 ",(0,t.jsx)(n.code,{children:"defaultSettings.json"}),"，然后重新打包。"]}),`
`,(0,t.jsx)(n.h2,{id:"next",children:"下一步"}),`
`,(0,t.jsxs)(n.ul,{children:[`
`,(0,t.jsxs)(n.li,{children:[(0,t.jsx)(n.a,{href:"/zh/docs/extension/ext-settings#settings",children:"扩展设置"}),"：查阅 ",(0,t.jsx)(n.code,{children:"defaultSettings.json"})," 中还能设置什么。"]}),`
`,(0,t.jsxs)(n.li,{children:[(0,t.jsx)(n.a,{href:"/zh/docs/extension/extension-events#events",children:"扩展事件"}),"：了解各事件的触发时机。"]}),`
`,(0,t.jsxs)(n.li,{children:[(0,t.jsx)(n.a,{href:"/zh/docs/extension/known-issues#turnstile",children:"已知问题"}),"：Turnstile 未被识别时的处理。"]}),`
`]})]})}function h(s={}){let{wrapper:n}={...(0,c.R)(),...s.components};return n?(0,t.jsx)(n,{...s,children:(0,t.jsx)(d,{...s})}):d(s)}},8920(s,n,e){e.d(n,{A:()=>l});var a=e(2540),t=e(3696);let c=globalThis.trustedTypes?.createPolicy("built-html",{createHTML:s=>s});function l({as:s,html:n,ref:e,...p}){let i=(0,t.useMemo)(()=>({__html:c?c.createHTML(n):n}),[n]);return(0,a.jsx)(s,{...p,ref:e,dangerouslySetInnerHTML:i})}},7228(s,n,e){let a;function t(s){let n,e=a??((n=document.createElement("div")).setAttribute("role","status"),n.className="sr-only",document.body.append(n),n);a=e,e.textContent="",setTimeout(()=>{e.textContent=s},100)}e.d(n,{i:()=>t})},9073(s,n,e){async function a(s){try{await navigator.clipboard.writeText(s)}catch{var n;let e,a,t;if(n=s,e=document.activeElement,(a=document.createElement("textarea")).className="sr-only",a.value=n,document.body.append(a),a.select(),t=document.execCommand("copy"),a.remove(),e?.focus({preventScroll:!0}),!t)throw Error("The browser does not let this page copy.")}}e.d(n,{D:()=>a})},3985(s,n,e){e.d(n,{A:()=>o,i:()=>d});var a=e(2540),t=e(9981),c=e(3696),l=e(8920),p=e(7228),i=e(9073),r=e(4635);function o({html:s,language:n,title:e,sample:t}){let p=(0,c.useRef)(null);return(0,a.jsxs)("div",{className:"code","data-sample":t,children:[e&&(0,a.jsx)("div",{className:"code-title",children:e}),(0,a.jsx)("pre",{tabIndex:0,children:(0,a.jsx)(l.A,{as:"code",ref:p,className:n&&`language-${n}`,html:s})}),(0,a.jsx)(d,{code:p})]})}function d({code:s}){let[n,e]=(0,c.useState)();(0,c.useEffect)(()=>{if(!n)return;let s=setTimeout(()=>e(void 0),2e3);return()=>clearTimeout(s)},[n]);let l=async()=>{let n=await (0,i.D)(s.current?.textContent??"").then(r.M,()=>(s.current&&getSelection()?.selectAllChildren(s.current),(0,r.d)()));e(n),(0,p.i)(n)};return(0,a.jsx)("button",{type:"button",className:"code-copy","data-copied":n?"":void 0,onClick:l,children:n??(0,t.T)({id:"theme.CodeBlock.copy",message:"Copy",description:"The copy button label on code blocks"})})}},4635(s,n,e){e.d(n,{M:()=>t,d:()=>c});var a=e(9981);function t(){return(0,a.T)({id:"theme.CodeBlock.copied",message:"Copied",description:"The copied button label on code blocks"})}function c(){return(0,a.T)({id:"docs.copy.failed",message:"Couldn't copy"})}},3023(s,n,e){e.d(n,{R:()=>l,x:()=>p});var a=e(3696);let t={},c=a.createContext(t);function l(s){let n=a.useContext(c);return a.useMemo(function(){return"function"==typeof s?s(n):{...n,...s}},[n,s])}function p(s){let n;return n=s.disableParentContext?"function"==typeof s.components?s.components(t):s.components||t:l(s.components),a.createElement(c.Provider,{value:n},s.children)}}}]);