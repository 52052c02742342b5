"use strict";(globalThis.webpackChunkwebsite=globalThis.webpackChunkwebsite||[]).push([["2357"],{8004(e,n,s){s.r(n),s.d(n,{metadata:()=>i,default:()=>x,frontMatter:()=>l,contentTitle:()=>o,toc:()=>c,assets:()=>d});var i=JSON.parse('{"id":"extension/extension-firefox","title":"Firefox 扩展","description":"在 Firefox 中从附加组件网站或文件安装扩展，授予权限，并了解与 Chrome 的区别。","source":"@site/i18n/zh/docusaurus-plugin-content-docs/current/extension/extension-firefox.mdx","sourceDirName":"extension","slug":"/extension/extension-firefox","permalink":"/zh/docs/extension/extension-firefox","draft":false,"unlisted":false,"tags":[],"version":"current","lastUpdatedAt":1794865987000,"frontMatter":{"title":"Firefox 扩展","description":"在 Firefox 中从附加组件网站或文件安装扩展，授予权限，并了解与 Chrome 的区别。","source":"ab0c7ded3869"},"sidebar":"documentation","previous":{"title":"Chrome 扩展","permalink":"/zh/docs/extension/extension-main"},"next":{"title":"自动化浏览器","permalink":"/zh/docs/extension/install-instruction"},"lastUpdatedText":"2026年11月16日"}'),t=s(2540),r=s(3023);let l={title:"Firefox 扩展",description:"在 Firefox 中从附加组件网站或文件安装扩展，授予权限，并了解与 Chrome 的区别。",source:"ab0c7ded3869"},o,d={},c=[{value:"从附加组件网站安装",id:"install-store",level:2},{value:"从文件安装",id:"install-manual",level:2},{value:"设置扩展",id:"set-up",level:2},{value:"与 Chrome 的区别",id:"differences",level:2},{value:"下一步",id:"next",level:2}];function h(e){let n={a:"a",h2:"h2",li:"li",ol:"ol",p:"p",strong:"strong",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...(0,r.R)(),...e.components};return(0,t.jsxs)(t.Fragment,{children:[(0,t.jsx)(n.p,{children:"在 Firefox 中，从 Firefox 附加组件网站（Firefox Add-ons）或下载的文件安装扩展。"}),`
`,(0,t.jsx)(n.h2,{id:"install-store",children:"从附加组件网站安装"}),`
`,(0,t.jsxs)(n.ol,{children:[`
`,(0,t.jsxs)(n.li,{children:["在 Firefox 附加组件网站打开扩展的页面。如果没有链接，向",(0,t.jsx)(n.a,{href:"https://help.captcha-cloud.example/new-conversation",children:"技术支持"}),"索取。"]}),`
`,(0,t.jsxs)(n.li,{children:["点击",(0,t.jsx)(n.strong,{children:"添加到 Firefox"}),"。"]}),`
`,(0,t.jsxs)(n.li,{children:["点击",(0,t.jsx)(n.strong,{children:"添加"}),"。"]}),`
`]}),`
`,(0,t.jsx)(n.p,{children:"Firefox 会自动固定扩展。"}),`
`,(0,t.jsx)(n.h2,{id:"install-manual",children:"从文件安装"}),`
`,(0,t.jsxs)(n.ol,{children:[`
`,(0,t.jsxs)(n.li,{children:["下载扩展的压缩包。如果没有链接，向",(0,t.jsx)(n.a,{href:"https://help.captcha-cloud.example/new-conversation",children:"技术支持"}),"索取。"]}),`
`,(0,t.jsx)(n.li,{children:"打开附加组件管理器。"}),`
`,(0,t.jsxs)(n.li,{children:["打开齿轮菜单，选择",(0,t.jsx)(n.strong,{children:"从文件安装附加组件"}),"。"]}),`
`,(0,t.jsx)(n.li,{children:"选择压缩包。"}),`
`,(0,t.jsxs)(n.li,{children:["打开扩展的",(0,t.jsx)(n.strong,{children:"权限"}),"标签页，授予全部权限。"]}),`
`]}),`
`,(0,t.jsxs)(n.p,{children:["如果安装失败，打开齿轮菜单，选择",(0,t.jsx)(n.strong,{children:"调试附加组件"}),"，点击",(0,t.jsx)(n.strong,{children:"临时加载附加组件"}),"，然后选择压缩包。"]}),`
`,(0,t.jsx)(n.h2,{id:"set-up",children:"设置扩展"}),`
`,(0,t.jsxs)(n.p,{children:["设置和黑名单与 Chrome 相同，见",(0,t.jsx)(n.a,{href:"/zh/docs/extension/extension-main#set-up",children:"设置扩展"}),"和",(0,t.jsx)(n.a,{href:"/zh/docs/extension/extension-main#blacklist",children:"黑名单"}),"。"]}),`
`,(0,t.jsx)(n.h2,{id:"differences",children:"与 Chrome 的区别"}),`
`,(0,t.jsx)("div",{className:"table-scroll",tabIndex:"0",role:"region","aria-label":"与 Chrome 的区别",children:(0,t.jsxs)(n.table,{className:"rows",children:[(0,t.jsx)(n.thead,{children:(0,t.jsxs)(n.tr,{children:[(0,t.jsx)(n.th,{children:"功能"}),(0,t.jsx)(n.th,{children:"Chrome"}),(0,t.jsx)(n.th,{children:"Firefox"})]})}),(0,t.jsxs)(n.tbody,{children:[(0,t.jsxs)(n.tr,{children:[(0,t.jsx)(n.td,{children:"安装后自动固定"}),(0,t.jsx)(n.td,{"data-label":"Chrome",children:"否"}),(0,t.jsx)(n.td,{"data-label":"Firefox",children:"是"})]}),(0,t.jsxs)(n.tr,{children:[(0,t.jsx)(n.td,{children:(0,t.jsx)(n.a,{href:"/zh/docs/extension/autosubmit",children:"自动提交"})}),(0,t.jsx)(n.td,{"data-label":"Chrome",children:"支持"}),(0,t.jsx)(n.td,{"data-label":"Firefox",children:"不支持"})]})]})]})}),`
`,(0,t.jsx)(n.h2,{id:"next",children:"下一步"}),`
`,(0,t.jsxs)(n.ul,{children:[`
`,(0,t.jsxs)(n.li,{children:[(0,t.jsx)(n.a,{href:"/zh/docs/extension/extension-main#set-up",children:"设置扩展"}),"：输入密钥，选择验证码类型，设置重试次数和代理。"]}),`
`,(0,t.jsxs)(n.li,{children:[(0,t.jsx)(n.a,{href:"/zh/docs/extension/ext-settings",children:"扩展设置"}),"：查阅所有设置项及其默认值。"]}),`
`,(0,t.jsxs)(n.li,{children:[(0,t.jsx)(n.a,{href:"/zh/docs/extension/text-captcha-solve",children:"扩展中的文字验证码"}),"：标记文字验证码的图片和输入框。"]}),`
`]})]})}function x(e={}){let{wrapper:n}={...(0,r.R)(),...e.components};return n?(0,t.jsx)(n,{...e,children:(0,t.jsx)(h,{...e})}):h(e)}},3023(e,n,s){s.d(n,{R:()=>l,x:()=>o});var i=s(3696);let t={},r=i.createContext(t);function l(e){let n=i.useContext(r);return i.useMemo(function(){return"function"==typeof e?e(n):{...n,...e}},[n,e])}function o(e){let n;return n=e.disableParentContext?"function"==typeof e.components?e.components(t):e.components||t:l(e.components),i.createElement(r.Provider,{value:n},e.children)}}}]);