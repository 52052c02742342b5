"use strict";(globalThis.webpackChunkwebsite=globalThis.webpackChunkwebsite||[]).push([["8844"],{792(e,t,s){s.r(t),s.d(t,{metadata:()=>r,default:()=>p,frontMatter:()=>l,contentTitle:()=>a,toc:()=>d,assets:()=>c});var r=JSON.parse('{"id":"external-services/external-program","title":"External programs","description":"Connect third-party software to the service: select the provider, set the API domain, or map host names in the hosts file.","source":"@site/docs/external-services/external-program.mdx","sourceDirName":"external-services","slug":"/external-services/external-program","permalink":"/docs/external-services/external-program","draft":false,"unlisted":false,"tags":[],"version":"current","lastUpdatedAt":1794865987000,"frontMatter":{"title":"External programs","description":"Connect third-party software to the service: select the provider, set the API domain, or map host names in the hosts file."},"sidebar":"documentation","previous":{"title":"External services","permalink":"/docs/external-services/"},"next":{"title":"News","permalink":"/docs/news"},"lastUpdatedText":"Nov 16, 2026"}'),o=s(2540),n=s(3023),i=s(3985);let l={title:"External programs",description:"Connect third-party software to the service: select the provider, set the API domain, or map host names in the hosts file."},a,c={},d=[{value:"Select the provider",id:"choose-provider",level:2},{value:"Set the API domain",id:"set-domain",level:2},{value:"Map host names",id:"hosts-file",level:2},{value:"Edit the hosts file",id:"edit-hosts-file",level:3},{value:"Troubleshoot the connection",id:"troubles",level:2},{value:"Next steps",id:"next",level:2}];function h(e){let t={a:"a",code:"code",h2:"h2",h3:"h3",li:"li",ol:"ol",p:"p",strong:"strong",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...(0,n.R)(),...e.components};return(0,o.jsxs)(o.Fragment,{children:[(0,o.jsx)(t.p,{children:"To connect third-party software to Captcha Cloud, open the captcha settings of the software and choose the first option that applies:"}),`
`,(0,o.jsxs)(t.table,{children:[(0,o.jsx)(t.thead,{children:(0,o.jsxs)(t.tr,{children:[(0,o.jsx)(t.th,{children:"The settings contain"}),(0,o.jsx)(t.th,{children:"Do this"})]})}),(0,o.jsxs)(t.tbody,{children:[(0,o.jsxs)(t.tr,{children:[(0,o.jsx)(t.td,{children:"A list of providers that includes Captcha Cloud"}),(0,o.jsx)(t.td,{children:(0,o.jsx)(t.a,{href:"#choose-provider",children:"Select the provider"})})]}),(0,o.jsxs)(t.tr,{children:[(0,o.jsx)(t.td,{children:"A field for the API domain"}),(0,o.jsx)(t.td,{children:(0,o.jsx)(t.a,{href:"#set-domain",children:"Set the API domain"})})]}),(0,o.jsxs)(t.tr,{children:[(0,o.jsx)(t.td,{children:"Neither"}),(0,o.jsx)(t.td,{children:(0,o.jsx)(t.a,{href:"#hosts-file",children:"Map host names"})})]})]})]}),`
`,(0,o.jsxs)(t.p,{children:["In each case, you need your API key from the ",(0,o.jsx)(t.a,{href:"https://dash.captcha-cloud.example",children:"dashboard"}),"."]}),`
`,(0,o.jsx)(t.h2,{id:"choose-provider",children:"Select the provider"}),`
`,(0,o.jsxs)(t.ol,{children:[`
`,(0,o.jsx)(t.li,{children:"Select Captcha Cloud in the list of providers."}),`
`,(0,o.jsx)(t.li,{children:"Enter your API key."}),`
`]}),`
`,(0,o.jsx)(t.h2,{id:"set-domain",children:"Set the API domain"}),`
`,(0,o.jsxs)(t.ol,{children:[`
`,(0,o.jsxs)(t.li,{children:[`
`,(0,o.jsx)(t.p,{children:"Enter the API domain:"}),`
`,(0,o.jsx)(i.A,{html:"api.captcha-cloud.example"}),`
`]}),`
`,(0,o.jsxs)(t.li,{children:[`
`,(0,o.jsx)(t.p,{children:"Enter your API key."}),`
`]}),`
`]}),`
`,(0,o.jsx)(t.h2,{id:"hosts-file",children:"Map host names"}),`
`,(0,o.jsxs)(t.p,{children:["If you map the host names of another service to Captcha Cloud, the program continues to use these names, but your computer sends the requests to Captcha Cloud. On Windows, you can use the ",(0,o.jsx)(t.a,{href:"/docs/external-services/#redirect-program",children:"redirect program"})," instead."]}),`
`,(0,o.jsxs)(t.ol,{children:[`
`,(0,o.jsxs)(t.li,{children:[`
`,(0,o.jsxs)(t.p,{children:["In the program, select one of the ",(0,o.jsx)(t.a,{href:"/docs/external-services/#protocols",children:"supported protocols"}),"."]}),`
`]}),`
`,(0,o.jsxs)(t.li,{children:[`
`,(0,o.jsx)(t.p,{children:"Enter your API key. For DeathByCaptcha, enter the key as the password and any username."}),`
`]}),`
`,(0,o.jsxs)(t.li,{children:[`
`,(0,o.jsxs)(t.p,{children:["Add one line per host name of the protocol to the ",(0,o.jsx)(t.a,{href:"#edit-hosts-file",children:"hosts file"}),": the IP address of Captcha Cloud, then the host name."]}),`
`,(0,o.jsx)(i.A,{html:`192.0.2.10   api.other-service.example
192.0.2.10   www.other-service.example`}),`
`,(0,o.jsxs)(t.p,{children:["Replace these placeholders with the real address and names. If you don't know them, ask ",(0,o.jsx)(t.a,{href:"https://help.captcha-cloud.example/new-conversation",children:"support"}),"."]}),`
`]}),`
`,(0,o.jsxs)(t.li,{children:[`
`,(0,o.jsx)(t.p,{children:"Open one of the mapped names in a browser. If the mapping works, you see a blank page."}),`
`]}),`
`]}),`
`,(0,o.jsx)(t.h3,{id:"edit-hosts-file",children:"Edit the hosts file"}),`
`,(0,o.jsxs)(t.p,{children:[(0,o.jsx)(t.strong,{children:"Windows"}),": open a text editor as administrator, then open this file:"]}),`
`,(0,o.jsx)(i.A,{html:"C:\\Windows\\System32\\drivers\\etc\\hosts"}),`
`,(0,o.jsxs)(t.p,{children:[(0,o.jsx)(t.strong,{children:"macOS"}),": edit the file, then clear the DNS cache:"]}),`
`,(0,o.jsx)(i.A,{language:"bash",html:`<span class=tf>sudo nano</span> /etc/hosts
<span class=tf>sudo killall</span> <span class=tp>-HUP</span> mDNSResponder`}),`
`,(0,o.jsxs)(t.p,{children:[(0,o.jsx)(t.strong,{children:"Linux"}),": edit the file:"]}),`
`,(0,o.jsx)(i.A,{language:"bash",html:"<span class=tf>sudo nano</span> /etc/hosts"}),`
`,(0,o.jsx)(t.p,{children:"To undo the mapping, remove the lines."}),`
`,(0,o.jsx)(t.h2,{id:"troubles",children:"Troubleshoot the connection"}),`
`,(0,o.jsx)(t.p,{children:"If the program doesn't connect, check the following:"}),`
`,(0,o.jsxs)(t.ul,{children:[`
`,(0,o.jsxs)(t.li,{children:[(0,o.jsx)(t.strong,{children:"Network"}),": is the computer online?"]}),`
`,(0,o.jsxs)(t.li,{children:[(0,o.jsx)(t.strong,{children:"Key"}),": is the key complete and without spaces? A wrong key returns ",(0,o.jsx)(t.a,{href:"/docs/api/api-errors#ERROR_KEY_DOES_NOT_EXIST",children:(0,o.jsx)(t.code,{children:"ERROR_KEY_DOES_NOT_EXIST"})}),"."]}),`
`,(0,o.jsxs)(t.li,{children:[(0,o.jsx)(t.strong,{children:"Settings"}),": are the protocol, the domain, and the lines in the hosts file correct?"]}),`
`,(0,o.jsxs)(t.li,{children:[(0,o.jsx)(t.strong,{children:"Limits"}),": does the dashboard show a ",(0,o.jsx)(t.a,{href:"/docs/api/block-reason",children:"block"}),"? If blocks recur, contact the vendor of the software."]}),`
`,(0,o.jsxs)(t.li,{children:[(0,o.jsx)(t.strong,{children:"Local proxy"}),": does a proxy on the computer intercept the requests?"]}),`
`]}),`
`,(0,o.jsx)(t.h2,{id:"next",children:"Next steps"}),`
`,(0,o.jsxs)(t.ul,{children:[`
`,(0,o.jsxs)(t.li,{children:[(0,o.jsx)(t.a,{href:"/docs/api/methods/create-task#key-modifiers",children:"Key modifiers"}),": set a module, a threshold, or ",(0,o.jsx)(t.code,{children:"nocache"})," in a program that accepts only a key."]}),`
`,(0,o.jsxs)(t.li,{children:[(0,o.jsx)(t.a,{href:"/docs/external-services/",children:"External services"}),": see the supported protocols and the redirect program for Windows."]}),`
`,(0,o.jsxs)(t.li,{children:[(0,o.jsx)(t.a,{href:"/docs/api/api-errors",children:"API errors"}),": look up the error codes in the program's log."]}),`
`]})]})}function p(e={}){let{wrapper:t}={...(0,n.R)(),...e.components};return t?(0,o.jsx)(t,{...e,children:(0,o.jsx)(h,{...e})}):h(e)}},8920(e,t,s){s.d(t,{A:()=>i});var r=s(2540),o=s(3696);let n=globalThis.trustedTypes?.createPolicy("built-html",{createHTML:e=>e});function i({as:e,html:t,ref:s,...l}){let a=(0,o.useMemo)(()=>({__html:n?n.createHTML(t):t}),[t]);return(0,r.jsx)(e,{...l,ref:s,dangerouslySetInnerHTML:a})}},7228(e,t,s){let r;function o(e){let t,s=r??((t=document.createElement("div")).setAttribute("role","status"),t.className="sr-only",document.body.append(t),t);r=s,s.textContent="",setTimeout(()=>{s.textContent=e},100)}s.d(t,{i:()=>o})},9073(e,t,s){async function r(e){try{await navigator.clipboard.writeText(e)}catch{var t;let s,r,o;if(t=e,s=document.activeElement,(r=document.createElement("textarea")).className="sr-only",r.value=t,document.body.append(r),r.select(),o=document.execCommand("copy"),r.remove(),s?.focus({preventScroll:!0}),!o)throw Error("The browser does not let this page copy.")}}s.d(t,{D:()=>r})},3985(e,t,s){s.d(t,{A:()=>d,i:()=>h});var r=s(2540),o=s(9981),n=s(3696),i=s(8920),l=s(7228),a=s(9073),c=s(4635);function d({html:e,language:t,title:s,sample:o}){let l=(0,n.useRef)(null);return(0,r.jsxs)("div",{className:"code","data-sample":o,children:[s&&(0,r.jsx)("div",{className:"code-title",children:s}),(0,r.jsx)("pre",{tabIndex:0,children:(0,r.jsx)(i.A,{as:"code",ref:l,className:t&&`language-${t}`,html:e})}),(0,r.jsx)(h,{code:l})]})}function h({code:e}){let[t,s]=(0,n.useState)();(0,n.useEffect)(()=>{if(!t)return;let e=setTimeout(()=>s(void 0),2e3);return()=>clearTimeout(e)},[t]);let i=async()=>{let t=await (0,a.D)(e.current?.textContent??"").then(c.M,()=>(e.current&&getSelection()?.selectAllChildren(e.current),(0,c.d)()));s(t),(0,l.i)(t)};return(0,r.jsx)("button",{type:"button",className:"code-copy","data-copied":t?"":void 0,onClick:i,children:t??(0,o.T)({id:"theme.CodeBlock.copy",message:"Copy",description:"The copy button label on code blocks"})})}},4635(e,t,s){s.d(t,{M:()=>o,d:()=>n});var r=s(9981);function o(){return(0,r.T)({id:"theme.CodeBlock.copied",message:"Copied",description:"The copied button label on code blocks"})}function n(){return(0,r.T)({id:"docs.copy.failed",message:"Couldn't copy"})}},3023(e,t,s){s.d(t,{R:()=>i,x:()=>l});var r=s(3696);let o={},n=r.createContext(o);function i(e){let t=r.useContext(n);return r.useMemo(function(){return"function"==typeof e?e(t):{...t,...e}},[t,e])}function l(e){let t;return t=e.disableParentContext?"function"==typeof e.components?e.components(o):e.components||o:i(e.components),r.createElement(n.Provider,{value:t},e.children)}}}]);