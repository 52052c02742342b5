"use strict";(globalThis.webpackChunkwebsite=globalThis.webpackChunkwebsite||[]).push([["3009"],{2265(e,n,i){i.r(n),i.d(n,{metadata:()=>t,default:()=>h,frontMatter:()=>r,contentTitle:()=>c,toc:()=>d,assets:()=>o});var t=JSON.parse('{"id":"extension/install-instruction","title":"在自动化浏览器中使用扩展","description":"在基于 Chromium 的自动化浏览器中，从 CRX 文件或应用商店安装扩展，并及时更新。","source":"@site/i18n/zh/docusaurus-plugin-content-docs/current/extension/install-instruction.mdx","sourceDirName":"extension","slug":"/extension/install-instruction","permalink":"/zh/docs/extension/install-instruction","draft":false,"unlisted":false,"tags":[],"version":"current","lastUpdatedAt":1794865987000,"frontMatter":{"title":"在自动化浏览器中使用扩展","sidebar_label":"自动化浏览器","description":"在基于 Chromium 的自动化浏览器中，从 CRX 文件或应用商店安装扩展，并及时更新。","source":"841e432acc20"},"sidebar":"documentation","previous":{"title":"Firefox 扩展","permalink":"/zh/docs/extension/extension-firefox"},"next":{"title":"扩展设置","permalink":"/zh/docs/extension/ext-settings"},"lastUpdatedText":"2026年11月16日"}'),s=i(2540),l=i(3023);let r={title:"在自动化浏览器中使用扩展",sidebar_label:"自动化浏览器",description:"在基于 Chromium 的自动化浏览器中，从 CRX 文件或应用商店安装扩展，并及时更新。",source:"841e432acc20"},c,o={},d=[{value:"从 CRX 文件安装",id:"install-crx",level:2},{value:"从应用商店安装",id:"install-store",level:2},{value:"检查识别方式",id:"mode",level:2},{value:"移除自带的验证码操作",id:"remove-actions",level:2},{value:"更新扩展",id:"update",level:2},{value:"下一步",id:"next",level:2}];function a(e){let n={a:"a",h2:"h2",li:"li",ol:"ol",p:"p",ul:"ul",...(0,l.R)(),...e.components};return(0,s.jsxs)(s.Fragment,{children:[(0,s.jsx)(n.p,{children:"扩展可以在基于 Chromium 的自动化浏览器中使用，不支持其他引擎。从 CRX 文件或应用商店安装扩展。"}),`
`,(0,s.jsx)(n.h2,{id:"install-crx",children:"从 CRX 文件安装"}),`
`,(0,s.jsxs)(n.ol,{children:[`
`,(0,s.jsxs)(n.li,{children:["下载扩展的 CRX 文件。如果没有链接，向",(0,s.jsx)(n.a,{href:"https://help.captcha-cloud.example/new-conversation",children:"技术支持"}),"索取。"]}),`
`,(0,s.jsx)(n.li,{children:"在脚本中用自动化程序的相应操作添加扩展，传入 CRX 文件的路径。"}),`
`,(0,s.jsx)(n.li,{children:"用相应操作激活扩展，传入扩展 ID。"}),`
`,(0,s.jsx)(n.li,{children:"在扩展的弹窗中输入 API 密钥。"}),`
`]}),`
`,(0,s.jsx)(n.h2,{id:"install-store",children:"从应用商店安装"}),`
`,(0,s.jsxs)(n.ol,{children:[`
`,(0,s.jsx)(n.li,{children:"在自动化浏览器中打开应用商店，安装扩展。"}),`
`,(0,s.jsx)(n.li,{children:"激活扩展。"}),`
`,(0,s.jsx)(n.li,{children:"在扩展的弹窗中输入 API 密钥。"}),`
`]}),`
`,(0,s.jsx)(n.h2,{id:"mode",children:"检查识别方式"}),`
`,(0,s.jsxs)(n.p,{children:["安装后，reCAPTCHA v2 和 reCAPTCHA v2 Enterprise 使用点击方式。要更改某种验证码的识别方式，使用 ",(0,s.jsx)(n.a,{href:"/zh/docs/extension/ext-settings#captchaExtra",children:"captchaExtra"}),"。"]}),`
`,(0,s.jsx)(n.h2,{id:"remove-actions",children:"移除自带的验证码操作"}),`
`,(0,s.jsx)(n.p,{children:"如果自动化程序自带验证码操作，使用扩展时将其从脚本中移除。"}),`
`,(0,s.jsx)(n.h2,{id:"update",children:"更新扩展"}),`
`,(0,s.jsx)(n.p,{children:"从 CRX 文件安装的扩展不会自动更新。需要更新时，下载新的 CRX 文件并重新安装。"}),`
`,(0,s.jsx)(n.h2,{id:"next",children:"下一步"}),`
`,(0,s.jsxs)(n.ul,{children:[`
`,(0,s.jsxs)(n.li,{children:[(0,s.jsx)(n.a,{href:"/zh/docs/extension/ext-settings",children:"扩展设置"}),"：不用弹窗，设置密钥和其他所有设置项。"]}),`
`,(0,s.jsxs)(n.li,{children:[(0,s.jsx)(n.a,{href:"/zh/docs/extension/extension-events",children:"扩展事件"}),"：在脚本中等待识别完成。"]}),`
`,(0,s.jsxs)(n.li,{children:[(0,s.jsx)(n.a,{href:"/zh/docs/extension/selenium-ext",children:"在 Selenium 中使用扩展"}),"：在 Selenium 脚本中加载扩展。"]}),`
`,(0,s.jsxs)(n.li,{children:[(0,s.jsx)(n.a,{href:"/zh/docs/extension/known-issues",children:"已知问题"}),"：验证码未被识别时的处理。"]}),`
`]})]})}function h(e={}){let{wrapper:n}={...(0,l.R)(),...e.components};return n?(0,s.jsx)(n,{...e,children:(0,s.jsx)(a,{...e})}):a(e)}},3023(e,n,i){i.d(n,{R:()=>r,x:()=>c});var t=i(3696);let s={},l=t.createContext(s);function r(e){let n=t.useContext(l);return t.useMemo(function(){return"function"==typeof e?e(n):{...n,...e}},[n,e])}function c(e){let n;return n=e.disableParentContext?"function"==typeof e.components?e.components(s):e.components||s:r(e.components),t.createElement(l.Provider,{value:n},e.children)}}}]);