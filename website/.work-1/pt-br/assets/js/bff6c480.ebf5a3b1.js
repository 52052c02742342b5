"use strict";(globalThis.webpackChunkwebsite=globalThis.webpackChunkwebsite||[]).push([["5223"],{5990(e,o,s){s.r(o),s.d(o,{metadata:()=>r,default:()=>p,frontMatter:()=>n,contentTitle:()=>d,toc:()=>l,assets:()=>c});var r=JSON.parse('{"id":"external-services/external-program","title":"Programas externos","description":"Conecte programas de terceiros ao serviço: selecione o serviço na lista, defina o domínio da API ou mapeie nomes de host no arquivo hosts.","source":"@site/i18n/pt-br/docusaurus-plugin-content-docs/current/external-services/external-program.mdx","sourceDirName":"external-services","slug":"/external-services/external-program","permalink":"/pt-br/docs/external-services/external-program","draft":false,"unlisted":false,"tags":[],"version":"current","lastUpdatedAt":1794865987000,"frontMatter":{"title":"Programas externos","description":"Conecte programas de terceiros ao serviço: selecione o serviço na lista, defina o domínio da API ou mapeie nomes de host no arquivo hosts.","source":"a2075e4b88e3"},"sidebar":"documentation","previous":{"title":"Serviços externos","permalink":"/pt-br/docs/external-services/"},"next":{"title":"Novidades","permalink":"/pt-br/docs/news"},"lastUpdatedText":"16 de nov. de 2026"}'),a=s(2540),t=s(3023),i=s(3985);let n={title:"Programas externos",description:"Conecte programas de terceiros ao serviço: selecione o serviço na lista, defina o domínio da API ou mapeie nomes de host no arquivo hosts.",source:"a2075e4b88e3"},d,c={},l=[{value:"Selecione o serviço",id:"choose-provider",level:2},{value:"Defina o domínio da API",id:"set-domain",level:2},{value:"Mapeie nomes de host",id:"hosts-file",level:2},{value:"Edite o arquivo hosts",id:"edit-hosts-file",level:3},{value:"Corrija problemas de conexão",id:"troubles",level:2},{value:"Próximos passos",id:"next",level:2}];function h(e){let o={a:"a",code:"code",h2:"h2",h3:"h3",li:"li",ol:"ol",p:"p",strong:"strong",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...(0,t.R)(),...e.components};return(0,a.jsxs)(a.Fragment,{children:[(0,a.jsx)(o.p,{children:"Para conectar um programa de terceiros ao Captcha Cloud, abra as configurações de captcha do programa e escolha a primeira opção que se aplica:"}),`
`,(0,a.jsxs)(o.table,{children:[(0,a.jsx)(o.thead,{children:(0,a.jsxs)(o.tr,{children:[(0,a.jsx)(o.th,{children:"As configurações contêm"}),(0,a.jsx)(o.th,{children:"Faça isto"})]})}),(0,a.jsxs)(o.tbody,{children:[(0,a.jsxs)(o.tr,{children:[(0,a.jsx)(o.td,{children:"Uma lista de serviços que inclui o Captcha Cloud"}),(0,a.jsx)(o.td,{children:(0,a.jsx)(o.a,{href:"#choose-provider",children:"Selecione o serviço"})})]}),(0,a.jsxs)(o.tr,{children:[(0,a.jsx)(o.td,{children:"Um campo para o domínio da API"}),(0,a.jsx)(o.td,{children:(0,a.jsx)(o.a,{href:"#set-domain",children:"Defina o domínio da API"})})]}),(0,a.jsxs)(o.tr,{children:[(0,a.jsx)(o.td,{children:"Nenhum dos dois"}),(0,a.jsx)(o.td,{children:(0,a.jsx)(o.a,{href:"#hosts-file",children:"Mapeie nomes de host"})})]})]})]}),`
`,(0,a.jsxs)(o.p,{children:["Em todos os casos, você precisa da chave de API, que está no ",(0,a.jsx)(o.a,{href:"https://dash.captcha-cloud.example",children:"painel"}),"."]}),`
`,(0,a.jsx)(o.h2,{id:"choose-provider",children:"Selecione o serviço"}),`
`,(0,a.jsxs)(o.ol,{children:[`
`,(0,a.jsx)(o.li,{children:"Selecione o Captcha Cloud na lista de serviços."}),`
`,(0,a.jsx)(o.li,{children:"Informe a chave de API."}),`
`]}),`
`,(0,a.jsx)(o.h2,{id:"set-domain",children:"Defina o domínio da API"}),`
`,(0,a.jsxs)(o.ol,{children:[`
`,(0,a.jsxs)(o.li,{children:[`
`,(0,a.jsx)(o.p,{children:"Informe o domínio da API:"}),`
`,(0,a.jsx)(i.A,{html:"api.captcha-cloud.example"}),`
`]}),`
`,(0,a.jsxs)(o.li,{children:[`
`,(0,a.jsx)(o.p,{children:"Informe a chave de API."}),`
`]}),`
`]}),`
`,(0,a.jsx)(o.h2,{id:"hosts-file",children:"Mapeie nomes de host"}),`
`,(0,a.jsxs)(o.p,{children:["Se você mapeia os nomes de host de outro serviço para o Captcha Cloud, o programa continua a usar esses nomes, mas o computador envia as requisições ao Captcha Cloud. No Windows, você pode usar o ",(0,a.jsx)(o.a,{href:"/pt-br/docs/external-services/#redirect-program",children:"programa de redirecionamento"})," no lugar do mapeamento."]}),`
`,(0,a.jsxs)(o.ol,{children:[`
`,(0,a.jsxs)(o.li,{children:[`
`,(0,a.jsxs)(o.p,{children:["No programa, selecione um dos ",(0,a.jsx)(o.a,{href:"/pt-br/docs/external-services/#protocols",children:"protocolos aceitos"}),"."]}),`
`]}),`
`,(0,a.jsxs)(o.li,{children:[`
`,(0,a.jsx)(o.p,{children:"Informe a chave de API. No DeathByCaptcha, informe a chave como senha e qualquer nome de usuário."}),`
`]}),`
`,(0,a.jsxs)(o.li,{children:[`
`,(0,a.jsxs)(o.p,{children:["Acrescente ao ",(0,a.jsx)(o.a,{href:"#edit-hosts-file",children:"arquivo hosts"})," uma linha para cada nome de host do protocolo: o endereço IP do Captcha Cloud e o nome de host."]}),`
`,(0,a.jsx)(i.A,{html:`192.0.2.10   api.other-service.example
192.0.2.10   www.other-service.example`}),`
`,(0,a.jsxs)(o.p,{children:["Troque esses exemplos pelo endereço e pelos nomes reais. Se não os conhece, pergunte ao ",(0,a.jsx)(o.a,{href:"https://help.captcha-cloud.example/new-conversation",children:"suporte"}),"."]}),`
`]}),`
`,(0,a.jsxs)(o.li,{children:[`
`,(0,a.jsx)(o.p,{children:"Abra um dos nomes mapeados em um navegador. Se o mapeamento funciona, aparece uma página em branco."}),`
`]}),`
`]}),`
`,(0,a.jsx)(o.h3,{id:"edit-hosts-file",children:"Edite o arquivo hosts"}),`
`,(0,a.jsxs)(o.p,{children:[(0,a.jsx)(o.strong,{children:"Windows"}),": abra um editor de texto como administrador e depois abra este arquivo:"]}),`
`,(0,a.jsx)(i.A,{html:"C:\\Windows\\System32\\drivers\\etc\\hosts"}),`
`,(0,a.jsxs)(o.p,{children:[(0,a.jsx)(o.strong,{children:"macOS"}),": edite o arquivo e limpe o cache de DNS:"]}),`
`,(0,a.jsx)(i.A,{language:"bash",html:`<span class=tf>sudo nano</span> /etc/hosts
<span class=tf>sudo killall</span> <span class=tp>-HUP</span> mDNSResponder`}),`
`,(0,a.jsxs)(o.p,{children:[(0,a.jsx)(o.strong,{children:"Linux"}),": edite o arquivo:"]}),`
`,(0,a.jsx)(i.A,{language:"bash",html:"<span class=tf>sudo nano</span> /etc/hosts"}),`
`,(0,a.jsx)(o.p,{children:"Para desfazer o mapeamento, remova as linhas."}),`
`,(0,a.jsx)(o.h2,{id:"troubles",children:"Corrija problemas de conexão"}),`
`,(0,a.jsx)(o.p,{children:"Se o programa não se conecta, verifique:"}),`
`,(0,a.jsxs)(o.ul,{children:[`
`,(0,a.jsxs)(o.li,{children:[(0,a.jsx)(o.strong,{children:"Rede"}),": o computador está conectado à internet?"]}),`
`,(0,a.jsxs)(o.li,{children:[(0,a.jsx)(o.strong,{children:"Chave"}),": a chave está completa e sem espaços? Com uma chave incorreta, a requisição retorna ",(0,a.jsx)(o.a,{href:"/pt-br/docs/api/api-errors#ERROR_KEY_DOES_NOT_EXIST",children:(0,a.jsx)(o.code,{children:"ERROR_KEY_DOES_NOT_EXIST"})}),"."]}),`
`,(0,a.jsxs)(o.li,{children:[(0,a.jsx)(o.strong,{children:"Configurações"}),": o protocolo, o domínio e as linhas do arquivo hosts estão corretos?"]}),`
`,(0,a.jsxs)(o.li,{children:[(0,a.jsx)(o.strong,{children:"Limites"}),": o painel mostra um ",(0,a.jsx)(o.a,{href:"/pt-br/docs/api/block-reason",children:"bloqueio"}),"? Se os bloqueios se repetem, fale com o fornecedor do programa."]}),`
`,(0,a.jsxs)(o.li,{children:[(0,a.jsx)(o.strong,{children:"Proxy local"}),": um proxy no computador intercepta as requisições?"]}),`
`]}),`
`,(0,a.jsx)(o.h2,{id:"next",children:"Próximos passos"}),`
`,(0,a.jsxs)(o.ul,{children:[`
`,(0,a.jsxs)(o.li,{children:[(0,a.jsx)(o.a,{href:"/pt-br/docs/api/methods/create-task#key-modifiers",children:"Modificadores da chave"}),": defina um módulo, um limiar ou ",(0,a.jsx)(o.code,{children:"nocache"})," em um programa que só aceita uma chave."]}),`
`,(0,a.jsxs)(o.li,{children:[(0,a.jsx)(o.a,{href:"/pt-br/docs/external-services/",children:"Serviços externos"}),": veja os protocolos aceitos e o programa de redirecionamento para Windows."]}),`
`,(0,a.jsxs)(o.li,{children:[(0,a.jsx)(o.a,{href:"/pt-br/docs/api/api-errors",children:"Erros da API"}),": procure os códigos de erro do log do programa."]}),`
`]})]})}function p(e={}){let{wrapper:o}={...(0,t.R)(),...e.components};return o?(0,a.jsx)(o,{...e,children:(0,a.jsx)(h,{...e})}):h(e)}},8920(e,o,s){s.d(o,{A:()=>i});var r=s(2540),a=s(3696);let t=globalThis.trustedTypes?.createPolicy("built-html",{createHTML:e=>e});function i({as:e,html:o,ref:s,...n}){let d=(0,a.useMemo)(()=>({__html:t?t.createHTML(o):o}),[o]);return(0,r.jsx)(e,{...n,ref:s,dangerouslySetInnerHTML:d})}},7228(e,o,s){let r;function a(e){let o,s=r??((o=document.createElement("div")).setAttribute("role","status"),o.className="sr-only",document.body.append(o),o);r=s,s.textContent="",setTimeout(()=>{s.textContent=e},100)}s.d(o,{i:()=>a})},9073(e,o,s){async function r(e){try{await navigator.clipboard.writeText(e)}catch{var o;let s,r,a;if(o=e,s=document.activeElement,(r=document.createElement("textarea")).className="sr-only",r.value=o,document.body.append(r),r.select(),a=document.execCommand("copy"),r.remove(),s?.focus({preventScroll:!0}),!a)throw Error("The browser does not let this page copy.")}}s.d(o,{D:()=>r})},3985(e,o,s){s.d(o,{A:()=>l,i:()=>h});var r=s(2540),a=s(9981),t=s(3696),i=s(8920),n=s(7228),d=s(9073),c=s(4635);function l({html:e,language:o,title:s,sample:a}){let n=(0,t.useRef)(null);return(0,r.jsxs)("div",{className:"code","data-sample":a,children:[s&&(0,r.jsx)("div",{className:"code-title",children:s}),(0,r.jsx)("pre",{tabIndex:0,children:(0,r.jsx)(i.A,{as:"code",ref:n,className:o&&`language-${o}`,html:e})}),(0,r.jsx)(h,{code:n})]})}function h({code:e}){let[o,s]=(0,t.useState)();(0,t.useEffect)(()=>{if(!o)return;let e=setTimeout(()=>s(void 0),2e3);return()=>clearTimeout(e)},[o]);let i=async()=>{let o=await (0,d.D)(e.current?.textContent??"").then(c.M,()=>(e.current&&getSelection()?.selectAllChildren(e.current),(0,c.d)()));s(o),(0,n.i)(o)};return(0,r.jsx)("button",{type:"button",className:"code-copy","data-copied":o?"":void 0,onClick:i,children:o??(0,a.T)({id:"theme.CodeBlock.copy",message:"Copy",description:"The copy button label on code blocks"})})}},4635(e,o,s){s.d(o,{M:()=>a,d:()=>t});var r=s(9981);function a(){return(0,r.T)({id:"theme.CodeBlock.copied",message:"Copied",description:"The copied button label on code blocks"})}function t(){return(0,r.T)({id:"docs.copy.failed",message:"Couldn't copy"})}},3023(e,o,s){s.d(o,{R:()=>i,x:()=>n});var r=s(3696);let a={},t=r.createContext(a);function i(e){let o=r.useContext(t);return r.useMemo(function(){return"function"==typeof e?e(o):{...o,...e}},[o,e])}function n(e){let o;return o=e.disableParentContext?"function"==typeof e.components?e.components(a):e.components||a:i(e.components),r.createElement(t.Provider,{value:o},e.children)}}}]);