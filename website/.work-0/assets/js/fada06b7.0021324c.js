"use strict";(globalThis.webpackChunkwebsite=globalThis.webpackChunkwebsite||[]).push([["4611"],{6224(e,t,n){n.r(t),n.d(t,{metadata:()=>i,default:()=>d,frontMatter:()=>a,contentTitle:()=>r,toc:()=>h,assets:()=>l});var i=JSON.parse('{"id":"extension/install-instruction","title":"Extension in an automation browser","description":"Install the extension in a Chromium-based automation browser from a CRX file or from the web store, and keep it up to date.","source":"@site/docs/extension/install-instruction.mdx","sourceDirName":"extension","slug":"/extension/install-instruction","permalink":"/docs/extension/install-instruction","draft":false,"unlisted":false,"tags":[],"version":"current","lastUpdatedAt":1794865987000,"frontMatter":{"title":"Extension in an automation browser","sidebar_label":"Automation browser","description":"Install the extension in a Chromium-based automation browser from a CRX file or from the web store, and keep it up to date."},"sidebar":"documentation","previous":{"title":"Extension for Firefox","permalink":"/docs/extension/extension-firefox"},"next":{"title":"Extension settings","permalink":"/docs/extension/ext-settings"},"lastUpdatedText":"Nov 16, 2026"}'),s=n(2540),o=n(3023);let a={title:"Extension in an automation browser",sidebar_label:"Automation browser",description:"Install the extension in a Chromium-based automation browser from a CRX file or from the web store, and keep it up to date."},r,l={},h=[{value:"Install from a CRX file",id:"install-crx",level:2},{value:"Install from the web store",id:"install-store",level:2},{value:"Check the solving mode",id:"mode",level:2},{value:"Remove built-in captcha actions",id:"remove-actions",level:2},{value:"Update the extension",id:"update",level:2},{value:"Next steps",id:"next",level:2}];function c(e){let t={a:"a",h2:"h2",li:"li",ol:"ol",p:"p",ul:"ul",...(0,o.R)(),...e.components};return(0,s.jsxs)(s.Fragment,{children:[(0,s.jsx)(t.p,{children:"You can use the extension in an automation browser that is based on Chromium. Other engines aren't supported. Install the extension from a CRX file or from the web store."}),`
`,(0,s.jsx)(t.h2,{id:"install-crx",children:"Install from a CRX file"}),`
`,(0,s.jsxs)(t.ol,{children:[`
`,(0,s.jsxs)(t.li,{children:["Download the extension's CRX file. If you don't have the link, ask ",(0,s.jsx)(t.a,{href:"https://help.captcha-cloud.example/new-conversation",children:"support"}),"."]}),`
`,(0,s.jsx)(t.li,{children:"In your script, use the action of your automation program that adds an extension. Pass the path of the CRX file."}),`
`,(0,s.jsx)(t.li,{children:"Use the action that activates an extension. Pass the extension ID."}),`
`,(0,s.jsx)(t.li,{children:"Enter your API key in the extension's popup."}),`
`]}),`
`,(0,s.jsx)(t.h2,{id:"install-store",children:"Install from the web store"}),`
`,(0,s.jsxs)(t.ol,{children:[`
`,(0,s.jsx)(t.li,{children:"In the automation browser, open the web store and install the extension."}),`
`,(0,s.jsx)(t.li,{children:"Activate the extension."}),`
`,(0,s.jsx)(t.li,{children:"Enter your API key in the extension's popup."}),`
`]}),`
`,(0,s.jsx)(t.h2,{id:"mode",children:"Check the solving mode"}),`
`,(0,s.jsxs)(t.p,{children:["After installation, reCAPTCHA v2 and reCAPTCHA v2 Enterprise are in click mode. To change the mode of a captcha type, use ",(0,s.jsx)(t.a,{href:"/docs/extension/ext-settings#captchaExtra",children:"captchaExtra"}),"."]}),`
`,(0,s.jsx)(t.h2,{id:"remove-actions",children:"Remove built-in captcha actions"}),`
`,(0,s.jsx)(t.p,{children:"If your automation program has built-in captcha actions, remove them from the script when you use the extension."}),`
`,(0,s.jsx)(t.h2,{id:"update",children:"Update the extension"}),`
`,(0,s.jsx)(t.p,{children:"An extension that you installed from a CRX file doesn't update automatically. To update it, download the new CRX file and install it again."}),`
`,(0,s.jsx)(t.h2,{id:"next",children:"Next steps"}),`
`,(0,s.jsxs)(t.ul,{children:[`
`,(0,s.jsxs)(t.li,{children:[(0,s.jsx)(t.a,{href:"/docs/extension/ext-settings",children:"Extension settings"}),": set the key and all other settings without the popup."]}),`
`,(0,s.jsxs)(t.li,{children:[(0,s.jsx)(t.a,{href:"/docs/extension/extension-events",children:"Extension events"}),": wait for a solve in your script."]}),`
`,(0,s.jsxs)(t.li,{children:[(0,s.jsx)(t.a,{href:"/docs/extension/selenium-ext",children:"Extension with Selenium"}),": load the extension in a Selenium script."]}),`
`,(0,s.jsxs)(t.li,{children:[(0,s.jsx)(t.a,{href:"/docs/extension/known-issues",children:"Known issues"}),": troubleshoot a captcha that isn't solved."]}),`
`]})]})}function d(e={}){let{wrapper:t}={...(0,o.R)(),...e.components};return t?(0,s.jsx)(t,{...e,children:(0,s.jsx)(c,{...e})}):c(e)}},3023(e,t,n){n.d(t,{R:()=>a,x:()=>r});var i=n(3696);let s={},o=i.createContext(s);function a(e){let t=i.useContext(o);return i.useMemo(function(){return"function"==typeof e?e(t):{...t,...e}},[t,e])}function r(e){let t;return t=e.disableParentContext?"function"==typeof e.components?e.components(s):e.components||s:a(e.components),i.createElement(o.Provider,{value:t},e.children)}}}]);