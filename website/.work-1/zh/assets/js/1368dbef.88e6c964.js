"use strict";(globalThis.webpackChunkwebsite=globalThis.webpackChunkwebsite||[]).push([["1299"],{8160(e,t,s){s.r(t),s.d(t,{metadata:()=>i,default:()=>a,frontMatter:()=>c,contentTitle:()=>d,toc:()=>x,assets:()=>h});var i=JSON.parse('{"id":"extension/extension-main","title":"Chrome 扩展","description":"在 Chrome 中安装扩展，输入 API 密钥，选择要识别的验证码，设置代理和黑名单。","source":"@site/i18n/zh/docusaurus-plugin-content-docs/current/extension/extension-main.mdx","sourceDirName":"extension","slug":"/extension/extension-main","permalink":"/zh/docs/extension/extension-main","draft":false,"unlisted":false,"tags":[],"version":"current","lastUpdatedAt":1794865987000,"frontMatter":{"title":"Chrome 扩展","description":"在 Chrome 中安装扩展，输入 API 密钥，选择要识别的验证码，设置代理和黑名单。","source":"2b7d16cbbf93"},"sidebar":"documentation","previous":{"title":"扩展","permalink":"/zh/docs/extension"},"next":{"title":"Firefox 扩展","permalink":"/zh/docs/extension/extension-firefox"},"lastUpdatedText":"2026年11月16日"}'),l=s(2540),n=s(3023),r=s(8920);let c={title:"Chrome 扩展",description:"在 Chrome 中安装扩展，输入 API 密钥，选择要识别的验证码，设置代理和黑名单。",source:"2b7d16cbbf93"},d,h={},x=[{value:"支持的验证码",id:"kinds",level:2},{value:"从 Chrome 应用商店安装",id:"install-store",level:2},{value:"手动安装",id:"install-manual",level:2},{value:"设置扩展",id:"set-up",level:2},{value:"黑名单",id:"blacklist",level:2},{value:"下一步",id:"next",level:2}];function o(e){let t={a:"a",code:"code",h2:"h2",li:"li",ol:"ol",p:"p",strong:"strong",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...(0,n.R)(),...e.components};return(0,l.jsxs)(l.Fragment,{children:[(0,l.jsx)(t.p,{children:"在 Chrome 中安装扩展，输入 API 密钥，选择要识别的验证码。扩展基于 Manifest V3。"}),`
`,(0,l.jsx)(r.A,{as:"figure",className:"drawing",html:'<svg class="d d-captcha" viewBox="0 0 360 470" role=img aria-labelledby=drawing-extension-popup-title aria-describedby=drawing-extension-popup-desc><title id=drawing-extension-popup-title>扩展弹窗</title><desc id=drawing-extension-popup-desc>扩展弹窗自上而下依次为：开关、API 密钥和保存按钮、余额、要识别的验证码类型、出错后重试次数、代理和黑名单。</desc><rect class=d-box x=8 y=8 width=344 height=454 rx=8 /><rect class=d-accent-solid x=24 y=24 width=24 height=24 rx=6 /><path class=d-on d="M30 36l5 5 8-9" /><path class=d-soft d="M60 36h88M24 62h312M24 180h312M24 296h312M24 340h312M24 384h312" /><rect class=d-accent-solid x=298 y=26 width=38 height=20 rx=10 /><circle class=d-fill cx=326 cy=36 r=7 /><text x=24 y=90>API 密钥</text><rect class=d-box x=24 y=102 width=196 height=34 rx=8 /><text class=d-mono x=36 y=124>YOUR_API_KEY</text><rect class=d-accent-solid x=230 y=102 width=106 height=34 rx=8 /><text class="d-inverse d-bold d-mid" x=283 y=124>保存</text><text x=24 y=163>余额</text><path class=d-accent d="M288 158h48" /><text x=24 y=208>要识别的验证码</text><g class=d-box-accent><rect x=24 y=222 width=20 height=20 rx=4 /><rect x=184 y=222 width=20 height=20 rx=4 /><rect x=24 y=258 width=20 height=20 rx=4 /></g><rect class=d-box x=184 y=258 width=20 height=20 rx=4 /><path class=d-accent d="M29 232l4 4 7-8M189 232l4 4 7-8M29 268l4 4 7-8" /><text x=54 y=237>reCAPTCHA</text><text x=214 y=237>GeeTest</text><text x=54 y=273>Turnstile</text><text x=214 y=273>文字验证码</text><text x=24 y=323>出错后重试次数</text><rect class=d-box x=292 y=306 width=44 height=24 rx=6 /><text class="d-mono d-mid" x=314 y=323>0</text><text x=24 y=367>代理</text><rect class="d-fill-2 d-soft" x=298 y=352 width=38 height=20 rx=10 /><circle class=d-solid cx=309 cy=362 r=6 /><text x=24 y=412>黑名单</text><rect class=d-box x=24 y=422 width=312 height=28 rx=8 /><text class=d-mono x=36 y=441>https://*.example.com</text></svg>'}),`
`,(0,l.jsx)(t.h2,{id:"kinds",children:"支持的验证码"}),`
`,(0,l.jsxs)(t.ul,{children:[`
`,(0,l.jsx)(t.li,{children:"reCAPTCHA v2、reCAPTCHA v3 和 reCAPTCHA v2 Enterprise"}),`
`,(0,l.jsx)(t.li,{children:"GeeTest"}),`
`,(0,l.jsx)(t.li,{children:"Cloudflare Turnstile 与质询"}),`
`,(0,l.jsxs)(t.li,{children:["文字验证码，见",(0,l.jsx)(t.a,{href:"/zh/docs/extension/text-captcha-solve",children:"扩展中的文字验证码"})]}),`
`,(0,l.jsx)(t.li,{children:"Binance，只能用于登录您自己的账户"}),`
`,(0,l.jsx)(t.li,{children:"BLS"}),`
`]}),`
`,(0,l.jsx)(t.p,{children:"只能在您拥有或获准自动化操作的网站和账户上使用扩展。"}),`
`,(0,l.jsx)(t.h2,{id:"install-store",children:"从 Chrome 应用商店安装"}),`
`,(0,l.jsxs)(t.ol,{children:[`
`,(0,l.jsxs)(t.li,{children:["在 Chrome 应用商店打开扩展的页面。如果没有链接，向",(0,l.jsx)(t.a,{href:"https://help.captcha-cloud.example/new-conversation",children:"技术支持"}),"索取。"]}),`
`,(0,l.jsx)(t.li,{children:"将扩展添加到 Chrome。"}),`
`,(0,l.jsx)(t.li,{children:"固定扩展。Chrome 不会自动固定新扩展，图标隐藏在扩展程序菜单中。"}),`
`]}),`
`,(0,l.jsx)(t.p,{children:"扩展无法在无痕窗口和访客模式下使用。"}),`
`,(0,l.jsx)(t.h2,{id:"install-manual",children:"手动安装"}),`
`,(0,l.jsxs)(t.ol,{children:[`
`,(0,l.jsxs)(t.li,{children:["下载扩展的压缩包。如果没有链接，向",(0,l.jsx)(t.a,{href:"https://help.captcha-cloud.example/new-conversation",children:"技术支持"}),"索取。"]}),`
`,(0,l.jsx)(t.li,{children:"解压到固定的文件夹。Chrome 从该文件夹加载扩展。"}),`
`,(0,l.jsxs)(t.li,{children:["打开 ",(0,l.jsx)(t.code,{children:"chrome://extensions"}),"。"]}),`
`,(0,l.jsxs)(t.li,{children:["启用",(0,l.jsx)(t.strong,{children:"开发者模式"}),"。"]}),`
`,(0,l.jsxs)(t.li,{children:["点击",(0,l.jsx)(t.strong,{children:"加载未打包的扩展程序"}),"，选择该文件夹。"]}),`
`]}),`
`,(0,l.jsxs)(t.p,{children:["更新扩展时，替换文件夹中的文件，然后在 ",(0,l.jsx)(t.code,{children:"chrome://extensions"})," 点击",(0,l.jsx)(t.strong,{children:"更新"}),"。"]}),`
`,(0,l.jsx)(t.h2,{id:"set-up",children:"设置扩展"}),`
`,(0,l.jsx)(t.p,{children:"打开扩展的弹窗。"}),`
`,(0,l.jsxs)(t.ol,{children:[`
`,(0,l.jsxs)(t.li,{children:["输入 API 密钥，点击 ",(0,l.jsx)(t.strong,{children:"Save"}),"（保存）。密钥有效时，弹窗会显示余额。"]}),`
`,(0,l.jsx)(t.li,{children:"选择要识别的验证码类型。已打开的页面需要重新加载。"}),`
`,(0,l.jsx)(t.li,{children:"设置出错后的重试次数。"}),`
`,(0,l.jsx)(t.li,{children:"可选：填写自有代理。用户名和密码可以不填。"}),`
`,(0,l.jsxs)(t.li,{children:["可选：将网站加入",(0,l.jsx)(t.a,{href:"#blacklist",children:"黑名单"}),"。"]}),`
`]}),`
`,(0,l.jsxs)(t.p,{children:["如果弹窗没有显示余额，说明密钥无效，从",(0,l.jsx)(t.a,{href:"https://dash.captcha-cloud.example",children:"控制台"}),"重新复制。"]}),`
`,(0,l.jsxs)(t.p,{children:["也可以通过文件或脚本更改设置，见",(0,l.jsx)(t.a,{href:"/zh/docs/extension/ext-settings",children:"扩展设置"}),"。"]}),`
`,(0,l.jsx)(t.h2,{id:"blacklist",children:"黑名单"}),`
`,(0,l.jsxs)(t.p,{children:["扩展不处理黑名单中的网站。每一项以 ",(0,l.jsx)(t.code,{children:"http://"})," 或 ",(0,l.jsx)(t.code,{children:"https://"})," 开头，可以包含通配符："]}),`
`,(0,l.jsxs)(t.table,{children:[(0,l.jsx)(t.thead,{children:(0,l.jsxs)(t.tr,{children:[(0,l.jsx)(t.th,{children:"通配符"}),(0,l.jsx)(t.th,{children:"匹配"})]})}),(0,l.jsxs)(t.tbody,{children:[(0,l.jsxs)(t.tr,{children:[(0,l.jsx)(t.td,{children:(0,l.jsx)("code",{children:"?"})}),(0,l.jsx)(t.td,{children:"一个字符，点除外"})]}),(0,l.jsxs)(t.tr,{children:[(0,l.jsx)(t.td,{children:(0,l.jsx)("code",{children:"*"})}),(0,l.jsx)(t.td,{children:"任意多个字符"})]})]})]}),`
`,(0,l.jsxs)(t.p,{children:["例如，",(0,l.jsx)(t.code,{children:"https://app?.example.com"})," 匹配 ",(0,l.jsx)(t.code,{children:"https://app1.example.com"}),"，但不匹配 ",(0,l.jsx)(t.code,{children:"https://app.example.com"}),"。",(0,l.jsx)(t.code,{children:"https://*.example.com"})," 匹配 example.com 的所有子域名。"]}),`
`,(0,l.jsxs)(t.p,{children:["在脚本中，黑名单是 ",(0,l.jsx)(t.a,{href:"/zh/docs/extension/ext-settings#ignoreList",children:"ignoreList"}),"。要使其生效，将 ",(0,l.jsx)(t.a,{href:"/zh/docs/extension/ext-settings#isEnabledIgnoreList",children:"isEnabledIgnoreList"})," 设为 ",(0,l.jsx)(t.code,{children:"true"}),"。"]}),`
`,(0,l.jsx)(t.h2,{id:"next",children:"下一步"}),`
`,(0,l.jsxs)(t.ul,{children:[`
`,(0,l.jsxs)(t.li,{children:[(0,l.jsx)(t.a,{href:"/zh/docs/extension/text-captcha-solve",children:"扩展中的文字验证码"}),"：标记文字验证码的图片和输入框。"]}),`
`,(0,l.jsxs)(t.li,{children:[(0,l.jsx)(t.a,{href:"/zh/docs/extension/autosubmit",children:"自动提交"}),"：识别后自动点击按钮。"]}),`
`,(0,l.jsxs)(t.li,{children:[(0,l.jsx)(t.a,{href:"/zh/docs/extension/ext-settings",children:"扩展设置"}),"：查阅所有设置项及其默认值。"]}),`
`,(0,l.jsxs)(t.li,{children:[(0,l.jsx)(t.a,{href:"/zh/docs/extension/known-issues",children:"已知问题"}),"：验证码未被识别时的处理。"]}),`
`]})]})}function a(e={}){let{wrapper:t}={...(0,n.R)(),...e.components};return t?(0,l.jsx)(t,{...e,children:(0,l.jsx)(o,{...e})}):o(e)}},8920(e,t,s){s.d(t,{A:()=>r});var i=s(2540),l=s(3696);let n=globalThis.trustedTypes?.createPolicy("built-html",{createHTML:e=>e});function r({as:e,html:t,ref:s,...c}){let d=(0,l.useMemo)(()=>({__html:n?n.createHTML(t):t}),[t]);return(0,i.jsx)(e,{...c,ref:s,dangerouslySetInnerHTML:d})}},3023(e,t,s){s.d(t,{R:()=>r,x:()=>c});var i=s(3696);let l={},n=i.createContext(l);function r(e){let t=i.useContext(n);return i.useMemo(function(){return"function"==typeof e?e(t):{...t,...e}},[t,e])}function c(e){let t;return t=e.disableParentContext?"function"==typeof e.components?e.components(l):e.components||l:r(e.components),i.createElement(n.Provider,{value:t},e.children)}}}]);