"use strict";(globalThis.webpackChunkwebsite=globalThis.webpackChunkwebsite||[]).push([["666"],{1068(s,e,n){n.r(e),n.d(e,{metadata:()=>a,default:()=>h,frontMatter:()=>c,contentTitle:()=>l,toc:()=>p,assets:()=>r});var a=JSON.parse('{"id":"extension/selenium-ext","title":"Extension with Selenium","description":"Load the extension in Selenium with your API key already set, and wait until a captcha is solved: complete JavaScript and Python programs.","source":"@site/docs/extension/selenium-ext.mdx","sourceDirName":"extension","slug":"/extension/selenium-ext","permalink":"/docs/extension/selenium-ext","draft":false,"unlisted":false,"tags":[],"version":"current","lastUpdatedAt":1794865987000,"frontMatter":{"title":"Extension with Selenium","sidebar_label":"Selenium","description":"Load the extension in Selenium with your API key already set, and wait until a captcha is solved: complete JavaScript and Python programs."},"sidebar":"documentation","previous":{"title":"Automatic submit","permalink":"/docs/extension/autosubmit"},"next":{"title":"Known issues","permalink":"/docs/extension/known-issues"},"lastUpdatedText":"Nov 16, 2026"}'),t=n(2540),o=n(3023),i=n(3985);let c={title:"Extension with Selenium",sidebar_label:"Selenium",description:"Load the extension in Selenium with your API key already set, and wait until a captcha is solved: complete JavaScript and Python programs."},l,r={},p=[{value:"Prerequisites",id:"needs",level:2},{value:"Prepare the package",id:"prepare",level:2},{value:"Run the program in JavaScript",id:"run",level:2},{value:"Run the program in Python",id:"python",level:2},{value:"Wait for other captchas",id:"other-captchas",level:2},{value:"Troubleshoot",id:"troubleshoot",level:2},{value:"Other tools and environments",id:"other-tools",level:2},{value:"Update the package",id:"update",level:2},{value:"Next steps",id:"next",level:2}];function d(s){let e={a:"a",code:"code",h2:"h2",li:"li",ol:"ol",p:"p",strong:"strong",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...(0,o.R)(),...s.components};return(0,t.jsxs)(t.Fragment,{children:[(0,t.jsx)(e.p,{children:"Start Chrome from Selenium with the extension installed and your API key already set. Prepare the package once, then load it in every run."}),`
`,(0,t.jsx)(e.p,{children:"Use the programs only on sites and accounts that you own or are allowed to automate."}),`
`,(0,t.jsx)(e.h2,{id:"needs",children:"Prerequisites"}),`
`,(0,t.jsxs)(e.ul,{children:[`
`,(0,t.jsx)(e.li,{children:"The extension package"}),`
`,(0,t.jsxs)(e.li,{children:["Your API key; see ",(0,t.jsx)(e.a,{href:"/docs/getting-start#get-a-key",children:"Get an API key"})]}),`
`,(0,t.jsx)(e.li,{children:"For JavaScript: Node.js and the npm package selenium-webdriver"}),`
`,(0,t.jsx)(e.li,{children:"For Python: Python 3 and the package selenium"}),`
`]}),`
`,(0,t.jsx)(e.h2,{id:"prepare",children:"Prepare the package"}),`
`,(0,t.jsxs)(e.ol,{children:[`
`,(0,t.jsxs)(e.li,{children:["Download the extension package and unpack it. If you don't have the link, ask ",(0,t.jsx)(e.a,{href:"https://help.captcha-cloud.example/new-conversation",children:"support"}),"."]}),`
`,(0,t.jsxs)(e.li,{children:["In ",(0,t.jsx)(e.code,{children:"defaultSettings.json"})," at the root of the package, set ",(0,t.jsx)(e.a,{href:"/docs/extension/ext-settings#clientKey",children:"clientKey"})," to your API key. Change ",(0,t.jsx)(e.a,{href:"/docs/extension/ext-settings#settings",children:"other settings"})," if you need to."]}),`
`,(0,t.jsxs)(e.li,{children:["Pack the files again:",`
`,(0,t.jsxs)(e.ul,{children:[`
`,(0,t.jsxs)(e.li,{children:["For JavaScript, create ",(0,t.jsx)(e.code,{children:"extension.zip"})," with ",(0,t.jsx)(e.code,{children:"defaultSettings.json"})," at the root of the archive."]}),`
`,(0,t.jsxs)(e.li,{children:["For Python, create ",(0,t.jsx)(e.code,{children:"extension.crx"}),": in Chrome, open ",(0,t.jsx)(e.code,{children:"chrome://extensions"}),", turn on ",(0,t.jsx)(e.strong,{children:"Developer mode"}),", click ",(0,t.jsx)(e.strong,{children:"Pack extension"}),", and select the unpacked folder. Rename the resulting CRX file to ",(0,t.jsx)(e.code,{children:"extension.crx"}),"."]}),`
`]}),`
`]}),`
`]}),`
`,(0,t.jsx)(e.p,{children:"Both files contain your API key. Don't publish them or commit them to a repository."}),`
`,(0,t.jsx)(e.h2,{id:"run",children:"Run the program in JavaScript"}),`
`,(0,t.jsx)(e.p,{children:"The program opens a page and waits until the extension has solved its reCAPTCHA. It adds the event listeners before the page loads, so it also receives events that fire early."}),`
`,(0,t.jsx)(e.p,{children:"Install the package:"}),`
`,(0,t.jsx)(i.A,{language:"bash",html:"<span class=tf>npm install</span> selenium-webdriver"}),`
`,(0,t.jsxs)(e.p,{children:["Save the program as ",(0,t.jsx)(e.code,{children:"solve.mjs"})," next to ",(0,t.jsx)(e.code,{children:"extension.zip"}),":"]}),`
`,(0,t.jsx)(i.A,{language:"javascript",html:`<span class=tk>import</span> { Builder } <span class=tk>from</span> <span class=ts>'selenium-webdriver'</span>;
<span class=tk>import</span> chrome <span class=tk>from</span> <span class=ts>'selenium-webdriver/chrome.js'</span>;

<span class=tk>const</span> <span class=tn>PAGE</span> = <span class=ts>'https://example.com/login'</span>; <span class=tc>// a page that you own or are allowed to automate</span>
<span class=tk>const</span> <span class=tn>TIMEOUT_MS</span> = <span class=tn>180_000</span>;
<span class=tk>const</span> <span class=tn>NO_EVENTS</span> = <span class=ts>'no events'</span>;
<span class=tk>const</span> <span class=tn>SOLVED</span> = [<span class=ts>'onReCaptchaClickSuccess'</span>, <span class=ts>'onRecaptchaTokenSuccess'</span>];
<span class=tk>const</span> <span class=tn>FAILED</span> = [<span class=ts>'onReCaptchaClickBackendError'</span>, <span class=ts>'onRecaptchaTokenError'</span>];
<span class=tk>const</span> <span class=tn>EVENTS</span> = [<span class=ts>'onCaptchaExtensionReady'</span>, ...<span class=tn>SOLVED</span>, ...<span class=tn>FAILED</span>];

<span class=tc>// Runs in the page, before any script of the page.</span>
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
    () => <span class=ts>\`Not solved within \${<span class=tn>TIMEOUT_MS</span> / <span class=tn>1000</span>} s. Received: \${seen.<span class=tf>join</span>(', ') || <span class=tn>NO_EVENTS</span>}\`</span>,
    <span class=tn>500</span>,
  );
  <span class=tk>if</span> (<span class=tn>FAILED</span>.<span class=tf>includes</span>(outcome)) <span class=tk>throw new</span> <span class=tt>Error</span>(<span class=ts>\`Solving failed: \${outcome}\`</span>);
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
  console.<span class=tf>log</span>(<span class=ts>'Solved.'</span>);
  <span class=tc>// Continue with the page here.</span>
} <span class=tk>finally</span> {
  <span class=tk>await</span> driver.<span class=tf>quit</span>();
}`}),`
`,(0,t.jsx)(e.p,{children:"Run it:"}),`
`,(0,t.jsx)(i.A,{language:"bash",html:"<span class=tf>node</span> solve.mjs"}),`
`,(0,t.jsx)(e.h2,{id:"python",children:"Run the program in Python"}),`
`,(0,t.jsxs)(e.p,{children:["The program opens a page and waits until the extension has solved its reCAPTCHA. It adds the event listeners before the page loads. Before you run it, create ",(0,t.jsx)(e.code,{children:"extension.crx"})," as described in ",(0,t.jsx)(e.a,{href:"#prepare",children:"Prepare the package"}),"."]}),`
`,(0,t.jsx)(e.p,{children:"Install the package:"}),`
`,(0,t.jsx)(i.A,{language:"bash",html:"python3 <span class=tp>-m</span> pip <span class=tf>install</span> selenium"}),`
`,(0,t.jsxs)(e.p,{children:["Save the program as ",(0,t.jsx)(e.code,{children:"solve.py"})," next to ",(0,t.jsx)(e.code,{children:"extension.crx"}),":"]}),`
`,(0,t.jsx)(i.A,{language:"python",html:`<span class=tk>import</span> json

<span class=tk>from</span> selenium <span class=tk>import</span> webdriver
<span class=tk>from</span> selenium.common.exceptions <span class=tk>import</span> TimeoutException
<span class=tk>from</span> selenium.webdriver.support.ui <span class=tk>import</span> WebDriverWait

PAGE = <span class=ts>"https://example.com/login"</span>  <span class=tc># a page that you own or are allowed to automate</span>
TIMEOUT_S = <span class=tn>180</span>
SOLVED = [<span class=ts>"onReCaptchaClickSuccess"</span>, <span class=ts>"onRecaptchaTokenSuccess"</span>]
FAILED = [<span class=ts>"onReCaptchaClickBackendError"</span>, <span class=ts>"onRecaptchaTokenError"</span>]
EVENTS = [<span class=ts>"onCaptchaExtensionReady"</span>, *SOLVED, *FAILED]

<span class=tc># Runs in the page, before any script of the page.</span>
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
        events = <span class=ts>", "</span>.join(seen_events(driver)) <span class=tk>or</span> <span class=ts>"no events"</span>
        <span class=tk>raise</span> SolveError(<span class=ts>f"Not solved within {TIMEOUT_S} s. Received: {events}"</span>) <span class=tk>from</span> <span class=tn>None</span>
    <span class=tk>if</span> name <span class=tk>in</span> FAILED:
        <span class=tk>raise</span> SolveError(<span class=ts>f"Solving failed: {name}"</span>)


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
        <span class=tk>print</span>(<span class=ts>"Solved."</span>)
        <span class=tc># Continue with the page here.</span>
    <span class=tk>finally</span>:
        driver.quit()


<span class=tk>if</span> __name__ == <span class=ts>"__main__"</span>:
    main()`}),`
`,(0,t.jsx)(e.p,{children:"Run it:"}),`
`,(0,t.jsx)(i.A,{language:"bash",html:"python3 solve.py"}),`
`,(0,t.jsx)(e.h2,{id:"other-captchas",children:"Wait for other captchas"}),`
`,(0,t.jsxs)(e.p,{children:["For captchas other than reCAPTCHA, replace the names in ",(0,t.jsx)(e.code,{children:"SOLVED"})," and ",(0,t.jsx)(e.code,{children:"FAILED"})," with names from ",(0,t.jsx)(e.a,{href:"/docs/extension/extension-events#events",children:"Extension events"}),". For example, for Turnstile: ",(0,t.jsx)(e.code,{children:"onTurnstileTokenSuccess"})," and ",(0,t.jsx)(e.code,{children:"onTurnstileTokenError"}),"."]}),`
`,(0,t.jsxs)(e.p,{children:["If you set ",(0,t.jsx)(e.a,{href:"/docs/extension/ext-settings#repeatsCount",children:"repeatsCount"}),", the extension retries after an error. In that case, leave ",(0,t.jsx)(e.code,{children:"FAILED"})," empty, so that only a success or the timeout ends the wait."]}),`
`,(0,t.jsx)(e.h2,{id:"troubleshoot",children:"Troubleshoot"}),`
`,(0,t.jsx)(e.p,{children:"When the wait times out, the message lists the events that the page received:"}),`
`,(0,t.jsxs)(e.table,{children:[(0,t.jsx)(e.thead,{children:(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.th,{children:"Events"}),(0,t.jsx)(e.th,{children:"What to do"})]})}),(0,t.jsxs)(e.tbody,{children:[(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:"no events"}),(0,t.jsxs)(e.td,{children:["The extension didn't load. Check that ",(0,t.jsxs)("code",{children:["defaultSettings.",(0,t.jsx)("wbr",{}),"json"]})," and the other files are at the root of the package. If your Chrome build doesn't load the package, use a Chromium build."]})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsxs)(e.td,{children:[(0,t.jsx)("code",{children:"onCaptchaExtensionReady"})," only"]}),(0,t.jsxs)(e.td,{children:["The extension loaded but solved nothing. Check ",(0,t.jsx)("code",{children:"clientKey"})," and the captcha types in ",(0,t.jsx)(e.a,{href:"/docs/extension/ext-settings#captchaList",children:"captchaList"}),"."]})]})]})]}),`
`,(0,t.jsxs)(e.p,{children:["If solving fails, see ",(0,t.jsx)(e.a,{href:"/docs/extension/known-issues",children:"Known issues"}),"."]}),`
`,(0,t.jsx)(e.h2,{id:"other-tools",children:"Other tools and environments"}),`
`,(0,t.jsxs)(e.table,{children:[(0,t.jsx)(e.thead,{children:(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.th,{children:"You use"}),(0,t.jsx)(e.th,{children:"What to do"})]})}),(0,t.jsxs)(e.tbody,{children:[(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:"Playwright or Puppeteer"}),(0,t.jsxs)(e.td,{children:["Not covered here. Use the HTTP API: create a task, poll for the token, and submit it from your script. See ",(0,t.jsx)(e.a,{href:"/docs/getting-start#first-task",children:"Solve your first captcha"}),"."]})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:"Headless mode"}),(0,t.jsx)(e.td,{children:"Not covered here. Run the browser with a window, or use the HTTP API."})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:"A container (Docker) or a server without a display"}),(0,t.jsxs)(e.td,{children:["Start the program on a virtual display, for example ",(0,t.jsxs)("code",{children:["xvfb-run -a node solve.",(0,t.jsx)("wbr",{}),"mjs"]}),", or use the HTTP API, which needs no browser."]})]}),(0,t.jsxs)(e.tr,{children:[(0,t.jsx)(e.td,{children:"An automation browser with its own script actions"}),(0,t.jsxs)(e.td,{children:["See ",(0,t.jsx)(e.a,{href:"/docs/extension/install-instruction",children:"Extension in an automation browser"}),"."]})]})]})]}),`
`,(0,t.jsx)(e.h2,{id:"update",children:"Update the package"}),`
`,(0,t.jsxs)(e.p,{children:["Unpack the new version, copy your settings to its ",(0,t.jsx)(e.code,{children:"defaultSettings.json"}),", and pack the files again."]}),`
`,(0,t.jsx)(e.h2,{id:"next",children:"Next steps"}),`
`,(0,t.jsxs)(e.ul,{children:[`
`,(0,t.jsxs)(e.li,{children:[(0,t.jsx)(e.a,{href:"/docs/extension/ext-settings#settings",children:"Extension settings"}),": look up what else you can set in ",(0,t.jsx)(e.code,{children:"defaultSettings.json"}),"."]}),`
`,(0,t.jsxs)(e.li,{children:[(0,t.jsx)(e.a,{href:"/docs/extension/extension-events#events",children:"Extension events"}),": see when each event fires."]}),`
`,(0,t.jsxs)(e.li,{children:[(0,t.jsx)(e.a,{href:"/docs/extension/known-issues#turnstile",children:"Known issues"}),": fix a Turnstile widget that isn't solved."]}),`
`]})]})}function h(s={}){let{wrapper:e}={...(0,o.R)(),...s.components};return e?(0,t.jsx)(e,{...s,children:(0,t.jsx)(d,{...s})}):d(s)}},8920(s,e,n){n.d(e,{A:()=>i});var a=n(2540),t=n(3696);let o=globalThis.trustedTypes?.createPolicy("built-html",{createHTML:s=>s});function i({as:s,html:e,ref:n,...c}){let l=(0,t.useMemo)(()=>({__html:o?o.createHTML(e):e}),[e]);return(0,a.jsx)(s,{...c,ref:n,dangerouslySetInnerHTML:l})}},7228(s,e,n){let a;function t(s){let e,n=a??((e=document.createElement("div")).setAttribute("role","status"),e.className="sr-only",document.body.append(e),e);a=n,n.textContent="",setTimeout(()=>{n.textContent=s},100)}n.d(e,{i:()=>t})},9073(s,e,n){async function a(s){try{await navigator.clipboard.writeText(s)}catch{var e;let n,a,t;if(e=s,n=document.activeElement,(a=document.createElement("textarea")).className="sr-only",a.value=e,document.body.append(a),a.select(),t=document.execCommand("copy"),a.remove(),n?.focus({preventScroll:!0}),!t)throw Error("The browser does not let this page copy.")}}n.d(e,{D:()=>a})},3985(s,e,n){n.d(e,{A:()=>p,i:()=>d});var a=n(2540),t=n(9981),o=n(3696),i=n(8920),c=n(7228),l=n(9073),r=n(4635);function p({html:s,language:e,title:n,sample:t}){let c=(0,o.useRef)(null);return(0,a.jsxs)("div",{className:"code","data-sample":t,children:[n&&(0,a.jsx)("div",{className:"code-title",children:n}),(0,a.jsx)("pre",{tabIndex:0,children:(0,a.jsx)(i.A,{as:"code",ref:c,className:e&&`language-${e}`,html:s})}),(0,a.jsx)(d,{code:c})]})}function d({code:s}){let[e,n]=(0,o.useState)();(0,o.useEffect)(()=>{if(!e)return;let s=setTimeout(()=>n(void 0),2e3);return()=>clearTimeout(s)},[e]);let i=async()=>{let e=await (0,l.D)(s.current?.textContent??"").then(r.M,()=>(s.current&&getSelection()?.selectAllChildren(s.current),(0,r.d)()));n(e),(0,c.i)(e)};return(0,a.jsx)("button",{type:"button",className:"code-copy","data-copied":e?"":void 0,onClick:i,children:e??(0,t.T)({id:"theme.CodeBlock.copy",message:"Copy",description:"The copy button label on code blocks"})})}},4635(s,e,n){n.d(e,{M:()=>t,d:()=>o});var a=n(9981);function t(){return(0,a.T)({id:"theme.CodeBlock.copied",message:"Copied",description:"The copied button label on code blocks"})}function o(){return(0,a.T)({id:"docs.copy.failed",message:"Couldn't copy"})}},3023(s,e,n){n.d(e,{R:()=>i,x:()=>c});var a=n(3696);let t={},o=a.createContext(t);function i(s){let e=a.useContext(o);return a.useMemo(function(){return"function"==typeof s?s(e):{...e,...s}},[e,s])}function c(s){let e;return e=s.disableParentContext?"function"==typeof s.components?s.components(t):s.components||t:i(s.components),a.createElement(o.Provider,{value:e},s.children)}}}]);