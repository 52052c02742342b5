"use strict";(globalThis.webpackChunkwebsite=globalThis.webpackChunkwebsite||[]).push([["6844"],{8790(e,s,t){t.r(s),t.d(s,{metadata:()=>r,default:()=>x,frontMatter:()=>c,contentTitle:()=>d,toc:()=>a,assets:()=>o});var r=JSON.parse('{"id":"external-services/external-program","title":"Сторонние программы","description":"Подключение сторонней программы к сервису: выбор сервиса в списке, домен API или подмена адресов в файле hosts.","source":"@site/i18n/ru/docusaurus-plugin-content-docs/current/external-services/external-program.mdx","sourceDirName":"external-services","slug":"/external-services/external-program","permalink":"/ru/docs/external-services/external-program","draft":false,"unlisted":false,"tags":[],"version":"current","lastUpdatedAt":1794865987000,"frontMatter":{"title":"Сторонние программы","description":"Подключение сторонней программы к сервису: выбор сервиса в списке, домен API или подмена адресов в файле hosts.","source":"a2075e4b88e3"},"sidebar":"documentation","previous":{"title":"Сторонние сервисы","permalink":"/ru/docs/external-services/"},"next":{"title":"Новости","permalink":"/ru/docs/news"},"lastUpdatedText":"16 нояб. 2026 г."}'),l=t(2540),n=t(3023),i=t(3985);let c={title:"Сторонние программы",description:"Подключение сторонней программы к сервису: выбор сервиса в списке, домен API или подмена адресов в файле hosts.",source:"a2075e4b88e3"},d,o={},a=[{value:"Выбор сервиса",id:"choose-provider",level:2},{value:"Домен API",id:"set-domain",level:2},{value:"Подмена адресов хостов",id:"hosts-file",level:2},{value:"Как изменить файл hosts",id:"edit-hosts-file",level:3},{value:"Программа не подключается",id:"troubles",level:2},{value:"Что дальше",id:"next",level:2}];function h(e){let s={a:"a",code:"code",h2:"h2",h3:"h3",li:"li",ol:"ol",p:"p",strong:"strong",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...(0,n.R)(),...e.components};return(0,l.jsxs)(l.Fragment,{children:[(0,l.jsx)(s.p,{children:"Чтобы подключить стороннюю программу к Captcha Cloud, откройте в ней настройки капчи и выберите первый подходящий способ:"}),`
`,(0,l.jsxs)(s.table,{children:[(0,l.jsx)(s.thead,{children:(0,l.jsxs)(s.tr,{children:[(0,l.jsx)(s.th,{children:"Что есть в настройках"}),(0,l.jsx)(s.th,{children:"Что делать"})]})}),(0,l.jsxs)(s.tbody,{children:[(0,l.jsxs)(s.tr,{children:[(0,l.jsx)(s.td,{children:"Список сервисов, в котором есть Captcha Cloud"}),(0,l.jsx)(s.td,{children:(0,l.jsx)(s.a,{href:"#choose-provider",children:"Выбрать сервис"})})]}),(0,l.jsxs)(s.tr,{children:[(0,l.jsx)(s.td,{children:"Поле для домена API"}),(0,l.jsx)(s.td,{children:(0,l.jsx)(s.a,{href:"#set-domain",children:"Указать домен API"})})]}),(0,l.jsxs)(s.tr,{children:[(0,l.jsx)(s.td,{children:"Ничего из этого"}),(0,l.jsx)(s.td,{children:(0,l.jsx)(s.a,{href:"#hosts-file",children:"Подменить адреса хостов"})})]})]})]}),`
`,(0,l.jsxs)(s.p,{children:["В любом случае нужен ключ API из ",(0,l.jsx)(s.a,{href:"https://dash.captcha-cloud.example",children:"личного кабинета"}),"."]}),`
`,(0,l.jsx)(s.h2,{id:"choose-provider",children:"Выбор сервиса"}),`
`,(0,l.jsxs)(s.ol,{children:[`
`,(0,l.jsx)(s.li,{children:"Выберите Captcha Cloud в списке сервисов."}),`
`,(0,l.jsx)(s.li,{children:"Введите ключ API."}),`
`]}),`
`,(0,l.jsx)(s.h2,{id:"set-domain",children:"Домен API"}),`
`,(0,l.jsxs)(s.ol,{children:[`
`,(0,l.jsxs)(s.li,{children:[`
`,(0,l.jsx)(s.p,{children:"Введите домен API:"}),`
`,(0,l.jsx)(i.A,{html:"api.captcha-cloud.example"}),`
`]}),`
`,(0,l.jsxs)(s.li,{children:[`
`,(0,l.jsx)(s.p,{children:"Введите ключ API."}),`
`]}),`
`]}),`
`,(0,l.jsx)(s.h2,{id:"hosts-file",children:"Подмена адресов хостов"}),`
`,(0,l.jsxs)(s.p,{children:["Если сопоставить имена хостов другого сервиса с адресом Captcha Cloud, программа будет обращаться по тем же именам, но компьютер направит запросы в Captcha Cloud. В Windows вместо этого можно использовать ",(0,l.jsx)(s.a,{href:"/ru/docs/external-services/#redirect-program",children:"программу перенаправления"}),"."]}),`
`,(0,l.jsxs)(s.ol,{children:[`
`,(0,l.jsxs)(s.li,{children:[`
`,(0,l.jsxs)(s.p,{children:["Выберите в программе один из ",(0,l.jsx)(s.a,{href:"/ru/docs/external-services/#protocols",children:"поддерживаемых протоколов"}),"."]}),`
`]}),`
`,(0,l.jsxs)(s.li,{children:[`
`,(0,l.jsx)(s.p,{children:"Введите ключ API. Для DeathByCaptcha введите ключ вместо пароля и любое имя пользователя."}),`
`]}),`
`,(0,l.jsxs)(s.li,{children:[`
`,(0,l.jsxs)(s.p,{children:["Добавьте в ",(0,l.jsx)(s.a,{href:"#edit-hosts-file",children:"файл hosts"})," по строке на каждое имя хоста этого протокола: IP-адрес Captcha Cloud, затем имя хоста."]}),`
`,(0,l.jsx)(i.A,{html:`192.0.2.10   api.other-service.example
192.0.2.10   www.other-service.example`}),`
`,(0,l.jsxs)(s.p,{children:["Замените эти заглушки настоящими адресом и именами. Если не знаете их, уточните в ",(0,l.jsx)(s.a,{href:"https://help.captcha-cloud.example/new-conversation",children:"поддержке"}),"."]}),`
`]}),`
`,(0,l.jsxs)(s.li,{children:[`
`,(0,l.jsx)(s.p,{children:"Откройте одно из этих имён в браузере. Если подмена работает, вы увидите пустую страницу."}),`
`]}),`
`]}),`
`,(0,l.jsx)(s.h3,{id:"edit-hosts-file",children:"Как изменить файл hosts"}),`
`,(0,l.jsxs)(s.p,{children:[(0,l.jsx)(s.strong,{children:"Windows"}),": запустите текстовый редактор от имени администратора и откройте файл:"]}),`
`,(0,l.jsx)(i.A,{html:"C:\\Windows\\System32\\drivers\\etc\\hosts"}),`
`,(0,l.jsxs)(s.p,{children:[(0,l.jsx)(s.strong,{children:"macOS"}),": измените файл, затем сбросьте кэш DNS:"]}),`
`,(0,l.jsx)(i.A,{language:"bash",html:`<span class=tf>sudo nano</span> /etc/hosts
<span class=tf>sudo killall</span> <span class=tp>-HUP</span> mDNSResponder`}),`
`,(0,l.jsxs)(s.p,{children:[(0,l.jsx)(s.strong,{children:"Linux"}),": измените файл:"]}),`
`,(0,l.jsx)(i.A,{language:"bash",html:"<span class=tf>sudo nano</span> /etc/hosts"}),`
`,(0,l.jsx)(s.p,{children:"Чтобы отменить подмену, удалите эти строки."}),`
`,(0,l.jsx)(s.h2,{id:"troubles",children:"Программа не подключается"}),`
`,(0,l.jsx)(s.p,{children:"Проверьте:"}),`
`,(0,l.jsxs)(s.ul,{children:[`
`,(0,l.jsxs)(s.li,{children:[(0,l.jsx)(s.strong,{children:"Сеть"}),": подключён ли компьютер к интернету?"]}),`
`,(0,l.jsxs)(s.li,{children:[(0,l.jsx)(s.strong,{children:"Ключ"}),": введён ли он целиком и без пробелов? С неверным ключом приходит ",(0,l.jsx)(s.a,{href:"/ru/docs/api/api-errors#ERROR_KEY_DOES_NOT_EXIST",children:(0,l.jsx)(s.code,{children:"ERROR_KEY_DOES_NOT_EXIST"})}),"."]}),`
`,(0,l.jsxs)(s.li,{children:[(0,l.jsx)(s.strong,{children:"Настройки"}),": верны ли протокол, домен и строки в файле hosts?"]}),`
`,(0,l.jsxs)(s.li,{children:[(0,l.jsx)(s.strong,{children:"Лимиты"}),": нет ли в личном кабинете ",(0,l.jsx)(s.a,{href:"/ru/docs/api/block-reason",children:"блокировки"}),"? Если блокировки повторяются, обратитесь к разработчику программы."]}),`
`,(0,l.jsxs)(s.li,{children:[(0,l.jsx)(s.strong,{children:"Локальный прокси"}),": не перехватывает ли запросы прокси на компьютере?"]}),`
`]}),`
`,(0,l.jsx)(s.h2,{id:"next",children:"Что дальше"}),`
`,(0,l.jsxs)(s.ul,{children:[`
`,(0,l.jsxs)(s.li,{children:[(0,l.jsx)(s.a,{href:"/ru/docs/api/methods/create-task#key-modifiers",children:"Модификаторы ключа"})," — модуль, порог или ",(0,l.jsx)(s.code,{children:"nocache"})," в программе, которая принимает только ключ."]}),`
`,(0,l.jsxs)(s.li,{children:[(0,l.jsx)(s.a,{href:"/ru/docs/external-services/",children:"Сторонние сервисы"})," — поддерживаемые протоколы и программа перенаправления для Windows."]}),`
`,(0,l.jsxs)(s.li,{children:[(0,l.jsx)(s.a,{href:"/ru/docs/api/api-errors",children:"Ошибки API"})," — коды ошибок из журнала программы."]}),`
`]})]})}function x(e={}){let{wrapper:s}={...(0,n.R)(),...e.components};return s?(0,l.jsx)(s,{...e,children:(0,l.jsx)(h,{...e})}):h(e)}},8920(e,s,t){t.d(s,{A:()=>i});var r=t(2540),l=t(3696);let n=globalThis.trustedTypes?.createPolicy("built-html",{createHTML:e=>e});function i({as:e,html:s,ref:t,...c}){let d=(0,l.useMemo)(()=>({__html:n?n.createHTML(s):s}),[s]);return(0,r.jsx)(e,{...c,ref:t,dangerouslySetInnerHTML:d})}},7228(e,s,t){let r;function l(e){let s,t=r??((s=document.createElement("div")).setAttribute("role","status"),s.className="sr-only",document.body.append(s),s);r=t,t.textContent="",setTimeout(()=>{t.textContent=e},100)}t.d(s,{i:()=>l})},9073(e,s,t){async function r(e){try{await navigator.clipboard.writeText(e)}catch{var s;let t,r,l;if(s=e,t=document.activeElement,(r=document.createElement("textarea")).className="sr-only",r.value=s,document.body.append(r),r.select(),l=document.execCommand("copy"),r.remove(),t?.focus({preventScroll:!0}),!l)throw Error("The browser does not let this page copy.")}}t.d(s,{D:()=>r})},3985(e,s,t){t.d(s,{A:()=>a,i:()=>h});var r=t(2540),l=t(9981),n=t(3696),i=t(8920),c=t(7228),d=t(9073),o=t(4635);function a({html:e,language:s,title:t,sample:l}){let c=(0,n.useRef)(null);return(0,r.jsxs)("div",{className:"code","data-sample":l,children:[t&&(0,r.jsx)("div",{className:"code-title",children:t}),(0,r.jsx)("pre",{tabIndex:0,children:(0,r.jsx)(i.A,{as:"code",ref:c,className:s&&`language-${s}`,html:e})}),(0,r.jsx)(h,{code:c})]})}function h({code:e}){let[s,t]=(0,n.useState)();(0,n.useEffect)(()=>{if(!s)return;let e=setTimeout(()=>t(void 0),2e3);return()=>clearTimeout(e)},[s]);let i=async()=>{let s=await (0,d.D)(e.current?.textContent??"").then(o.M,()=>(e.current&&getSelection()?.selectAllChildren(e.current),(0,o.d)()));t(s),(0,c.i)(s)};return(0,r.jsx)("button",{type:"button",className:"code-copy","data-copied":s?"":void 0,onClick:i,children:s??(0,l.T)({id:"theme.CodeBlock.copy",message:"Copy",description:"The copy button label on code blocks"})})}},4635(e,s,t){t.d(s,{M:()=>l,d:()=>n});var r=t(9981);function l(){return(0,r.T)({id:"theme.CodeBlock.copied",message:"Copied",description:"The copied button label on code blocks"})}function n(){return(0,r.T)({id:"docs.copy.failed",message:"Couldn't copy"})}},3023(e,s,t){t.d(s,{R:()=>i,x:()=>c});var r=t(3696);let l={},n=r.createContext(l);function i(e){let s=r.useContext(n);return r.useMemo(function(){return"function"==typeof e?e(s):{...s,...e}},[s,e])}function c(e){let s;return s=e.disableParentContext?"function"==typeof e.components?e.components(l):e.components||l:i(e.components),r.createElement(n.Provider,{value:s},e.children)}}}]);