"use strict";(globalThis.webpackChunkwebsite=globalThis.webpackChunkwebsite||[]).push([["19"],{588(e,s,t){t.r(s),t.d(s,{metadata:()=>r,default:()=>x,frontMatter:()=>c,contentTitle:()=>d,toc:()=>a,assets:()=>o});var r=JSON.parse('{"id":"external-services/external-program","title":"第三方程序","description":"将第三方软件接入本服务：选择服务商，设置 API 域名，或在 hosts 文件中映射主机名。","source":"@site/i18n/zh/docusaurus-plugin-content-docs/current/external-services/external-program.mdx","sourceDirName":"external-services","slug":"/external-services/external-program","permalink":"/zh/docs/external-services/external-program","draft":false,"unlisted":false,"tags":[],"version":"current","lastUpdatedAt":1794865987000,"frontMatter":{"title":"第三方程序","description":"将第三方软件接入本服务：选择服务商，设置 API 域名，或在 hosts 文件中映射主机名。","source":"a2075e4b88e3"},"sidebar":"documentation","previous":{"title":"第三方服务","permalink":"/zh/docs/external-services/"},"next":{"title":"最新动态","permalink":"/zh/docs/news"},"lastUpdatedText":"2026年11月16日"}'),l=t(2540),n=t(3023),i=t(3985);let c={title:"第三方程序",description:"将第三方软件接入本服务：选择服务商，设置 API 域名，或在 hosts 文件中映射主机名。",source:"a2075e4b88e3"},d,o={},a=[{value:"选择服务商",id:"choose-provider",level:2},{value:"设置 API 域名",id:"set-domain",level:2},{value:"映射主机名",id:"hosts-file",level:2},{value:"编辑 hosts 文件",id:"edit-hosts-file",level:3},{value:"排查连接问题",id:"troubles",level:2},{value:"下一步",id:"next",level:2}];function h(e){let s={a:"a",code:"code",h2:"h2",h3:"h3",li:"li",ol:"ol",p:"p",strong:"strong",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...(0,n.R)(),...e.components};return(0,l.jsxs)(l.Fragment,{children:[(0,l.jsx)(s.p,{children:"要将第三方软件接入 Captcha Cloud，打开软件的验证码设置，选择第一个符合的方法："}),`
`,(0,l.jsxs)(s.table,{children:[(0,l.jsx)(s.thead,{children:(0,l.jsxs)(s.tr,{children:[(0,l.jsx)(s.th,{children:"设置中有"}),(0,l.jsx)(s.th,{children:"方法"})]})}),(0,l.jsxs)(s.tbody,{children:[(0,l.jsxs)(s.tr,{children:[(0,l.jsx)(s.td,{children:"包含 Captcha Cloud 的服务商列表"}),(0,l.jsx)(s.td,{children:(0,l.jsx)(s.a,{href:"#choose-provider",children:"选择服务商"})})]}),(0,l.jsxs)(s.tr,{children:[(0,l.jsx)(s.td,{children:"API 域名输入框"}),(0,l.jsx)(s.td,{children:(0,l.jsx)(s.a,{href:"#set-domain",children:"设置 API 域名"})})]}),(0,l.jsxs)(s.tr,{children:[(0,l.jsx)(s.td,{children:"两者都没有"}),(0,l.jsx)(s.td,{children:(0,l.jsx)(s.a,{href:"#hosts-file",children:"映射主机名"})})]})]})]}),`
`,(0,l.jsxs)(s.p,{children:["每种方法都需要",(0,l.jsx)(s.a,{href:"https://dash.captcha-cloud.example",children:"控制台"}),"中的 API 密钥。"]}),`
`,(0,l.jsx)(s.h2,{id:"choose-provider",children:"选择服务商"}),`
`,(0,l.jsxs)(s.ol,{children:[`
`,(0,l.jsx)(s.li,{children:"在服务商列表中选择 Captcha Cloud。"}),`
`,(0,l.jsx)(s.li,{children:"输入 API 密钥。"}),`
`]}),`
`,(0,l.jsx)(s.h2,{id:"set-domain",children:"设置 API 域名"}),`
`,(0,l.jsxs)(s.ol,{children:[`
`,(0,l.jsxs)(s.li,{children:[`
`,(0,l.jsx)(s.p,{children:"输入 API 域名："}),`
`,(0,l.jsx)(i.A,{html:"api.captcha-cloud.example"}),`
`]}),`
`,(0,l.jsxs)(s.li,{children:[`
`,(0,l.jsx)(s.p,{children:"输入 API 密钥。"}),`
`]}),`
`]}),`
`,(0,l.jsx)(s.h2,{id:"hosts-file",children:"映射主机名"}),`
`,(0,l.jsxs)(s.p,{children:["将其他服务的主机名映射到 Captcha Cloud 后，程序仍使用原来的主机名，由您的电脑将请求发送到 Captcha Cloud。在 Windows 上，也可以改用",(0,l.jsx)(s.a,{href:"/zh/docs/external-services/#redirect-program",children:"重定向程序"}),"。"]}),`
`,(0,l.jsxs)(s.ol,{children:[`
`,(0,l.jsxs)(s.li,{children:[`
`,(0,l.jsxs)(s.p,{children:["在程序中选择一种",(0,l.jsx)(s.a,{href:"/zh/docs/external-services/#protocols",children:"支持的协议"}),"。"]}),`
`]}),`
`,(0,l.jsxs)(s.li,{children:[`
`,(0,l.jsx)(s.p,{children:"输入 API 密钥。使用 DeathByCaptcha 时，密码填写密钥，用户名任意。"}),`
`]}),`
`,(0,l.jsxs)(s.li,{children:[`
`,(0,l.jsxs)(s.p,{children:["为该协议的每个主机名在 ",(0,l.jsx)(s.a,{href:"#edit-hosts-file",children:"hosts 文件"}),"中添加一行：先写 Captcha Cloud 的 IP 地址，再写主机名。"]}),`
`,(0,l.jsx)(i.A,{html:`192.0.2.10   api.other-service.example
192.0.2.10   www.other-service.example`}),`
`,(0,l.jsxs)(s.p,{children:["以上是占位值，须替换为真实的地址和名称。如果不清楚，咨询",(0,l.jsx)(s.a,{href:"https://help.captcha-cloud.example/new-conversation",children:"技术支持"}),"。"]}),`
`]}),`
`,(0,l.jsxs)(s.li,{children:[`
`,(0,l.jsx)(s.p,{children:"在浏览器中打开一个已映射的主机名。出现空白页表示映射生效。"}),`
`]}),`
`]}),`
`,(0,l.jsx)(s.h3,{id:"edit-hosts-file",children:"编辑 hosts 文件"}),`
`,(0,l.jsxs)(s.p,{children:[(0,l.jsx)(s.strong,{children:"Windows"}),"：以管理员身份打开文本编辑器，再打开以下文件："]}),`
`,(0,l.jsx)(i.A,{html:"C:\\Windows\\System32\\drivers\\etc\\hosts"}),`
`,(0,l.jsxs)(s.p,{children:[(0,l.jsx)(s.strong,{children:"macOS"}),"：编辑文件，然后清除 DNS 缓存："]}),`
`,(0,l.jsx)(i.A,{language:"bash",html:`<span class=tf>sudo nano</span> /etc/hosts
<span class=tf>sudo killall</span> <span class=tp>-HUP</span> mDNSResponder`}),`
`,(0,l.jsxs)(s.p,{children:[(0,l.jsx)(s.strong,{children:"Linux"}),"：编辑文件："]}),`
`,(0,l.jsx)(i.A,{language:"bash",html:"<span class=tf>sudo nano</span> /etc/hosts"}),`
`,(0,l.jsx)(s.p,{children:"要取消映射，删除这些行。"}),`
`,(0,l.jsx)(s.h2,{id:"troubles",children:"排查连接问题"}),`
`,(0,l.jsx)(s.p,{children:"如果程序无法连接，检查以下各项："}),`
`,(0,l.jsxs)(s.ul,{children:[`
`,(0,l.jsxs)(s.li,{children:[(0,l.jsx)(s.strong,{children:"网络"}),"：电脑是否联网？"]}),`
`,(0,l.jsxs)(s.li,{children:[(0,l.jsx)(s.strong,{children:"密钥"}),"：密钥是否完整，有没有空格？密钥错误时返回 ",(0,l.jsx)(s.a,{href:"/zh/docs/api/api-errors#ERROR_KEY_DOES_NOT_EXIST",children:(0,l.jsx)(s.code,{children:"ERROR_KEY_DOES_NOT_EXIST"})}),"。"]}),`
`,(0,l.jsxs)(s.li,{children:[(0,l.jsx)(s.strong,{children:"设置"}),"：协议、域名和 hosts 文件中的各行是否正确？"]}),`
`,(0,l.jsxs)(s.li,{children:[(0,l.jsx)(s.strong,{children:"限制"}),"：控制台是否显示",(0,l.jsx)(s.a,{href:"/zh/docs/api/block-reason",children:"封禁"}),"？如果反复被封禁，联系软件的开发者。"]}),`
`,(0,l.jsxs)(s.li,{children:[(0,l.jsx)(s.strong,{children:"本地代理"}),"：请求是否被本机的代理拦截？"]}),`
`]}),`
`,(0,l.jsx)(s.h2,{id:"next",children:"下一步"}),`
`,(0,l.jsxs)(s.ul,{children:[`
`,(0,l.jsxs)(s.li,{children:[(0,l.jsx)(s.a,{href:"/zh/docs/api/methods/create-task#key-modifiers",children:"密钥后缀"}),"：在只能填写密钥的程序中设置模块、阈值或 ",(0,l.jsx)(s.code,{children:"nocache"}),"。"]}),`
`,(0,l.jsxs)(s.li,{children:[(0,l.jsx)(s.a,{href:"/zh/docs/external-services/",children:"第三方服务"}),"：查阅支持的协议和 Windows 重定向程序。"]}),`
`,(0,l.jsxs)(s.li,{children:[(0,l.jsx)(s.a,{href:"/zh/docs/api/api-errors",children:"API 错误码"}),"：查找程序日志中的错误码。"]}),`
`]})]})}function x(e={}){let{wrapper:s}={...(0,n.R)(),...e.components};return s?(0,l.jsx)(s,{...e,children:(0,l.jsx)(h,{...e})}):h(e)}},8920(e,s,t){t.d(s,{A:()=>i});var r=t(2540),l=t(3696);let n=globalThis.trustedTypes?.createPolicy("built-html",{createHTML:e=>e});function i({as:e,html:s,ref:t,...c}){let d=(0,l.useMemo)(()=>({__html:n?n.createHTML(s):s}),[s]);return(0,r.jsx)(e,{...c,ref:t,dangerouslySetInnerHTML:d})}},7228(e,s,t){let r;function l(e){let s,t=r??((s=document.createElement("div")).setAttribute("role","status"),s.className="sr-only",document.body.append(s),s);r=t,t.textContent="",setTimeout(()=>{t.textContent=e},100)}t.d(s,{i:()=>l})},9073(e,s,t){async function r(e){try{await navigator.clipboard.writeText(e)}catch{var s;let t,r,l;if(s=e,t=document.activeElement,(r=document.createElement("textarea")).className="sr-only",r.value=s,document.body.append(r),r.select(),l=document.execCommand("copy"),r.remove(),t?.focus({preventScroll:!0}),!l)throw Error("The browser does not let this page copy.")}}t.d(s,{D:()=>r})},3985(e,s,t){t.d(s,{A:()=>a,i:()=>h});var r=t(2540),l=t(9981),n=t(3696),i=t(8920),c=t(7228),d=t(9073),o=t(4635);function a({html:e,language:s,title:t,sample:l}){let c=(0,n.useRef)(null);return(0,r.jsxs)("div",{className:"code","data-sample":l,children:[t&&(0,r.jsx)("div",{className:"code-title",children:t}),(0,r.jsx)("pre",{tabIndex:0,children:(0,r.jsx)(i.A,{as:"code",ref:c,className:s&&`language-${s}`,html:e})}),(0,r.jsx)(h,{code:c})]})}function h({code:e}){let[s,t]=(0,n.useState)();(0,n.useEffect)(()=>{if(!s)return;let e=setTimeout(()=>t(void 0),2e3);return()=>clearTimeout(e)},[s]);let i=async()=>{let s=await (0,d.D)(e.current?.textContent??"").then(o.M,()=>(e.current&&getSelection()?.selectAllChildren(e.current),(0,o.d)()));t(s),(0,c.i)(s)};return(0,r.jsx)("button",{type:"button",className:"code-copy","data-copied":s?"":void 0,onClick:i,children:s??(0,l.T)({id:"theme.CodeBlock.copy",message:"Copy",description:"The copy button label on code blocks"})})}},4635(e,s,t){t.d(s,{M:()=>l,d:()=>n});var r=t(9981);function l(){return(0,r.T)({id:"theme.CodeBlock.copied",message:"Copied",description:"The copied button label on code blocks"})}function n(){return(0,r.T)({id:"docs.copy.failed",message:"Couldn't copy"})}},3023(e,s,t){t.d(s,{R:()=>i,x:()=>c});var r=t(3696);let l={},n=r.createContext(l);function i(e){let s=r.useContext(n);return r.useMemo(function(){return"function"==typeof e?e(s):{...s,...e}},[s,e])}function c(e){let s;return s=e.disableParentContext?"function"==typeof e.components?e.components(l):e.components||l:i(e.components),r.createElement(n.Provider,{value:s},e.children)}}}]);