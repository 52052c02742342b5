import type { LanguageStrings } from './types';

export const ptBr: LanguageStrings = {
  heroTitle: 'Reconhecimento de captcha, documentado campo a campo',
  heroDescription:
    'Envie um captcha para a API na nuvem ou deixe a extensão do navegador reconhecê-lo em segundo plano. Todos os tipos de tarefa, campos e códigos de erro estão aqui, com requisições que funcionam.',
  goText: 'Começar',
  linksTitle: 'Links úteis',
  linkOneTitle: 'Serviço na nuvem',
  linkOneDescription: 'Crie tarefas por HTTP e receba tokens, cookies ou respostas.',
  linkTwoTitle: 'Extensão de navegador',
  linkTwoDescription: 'Reconhece captchas no Chrome e no Firefox enquanto você trabalha.',
  linkThreeTitle: 'Suporte',
  linkThreeDescription: 'Fale com uma pessoa quando a documentação não responder.',
  libsTitle: 'Bibliotecas para desenvolvedores',
  libsDescription: 'Clientes que criam a tarefa, esperam o intervalo certo e entregam a resposta.',
  priceTitle: 'Preços',
  priceSubTitle: 'Você paga pelas tarefas resolvidas. O proxy está incluído no preço.',
  priceSubTooltipText:
    'Dois tipos de desafio da Cloudflare são a exceção: para cf_clearance e wait_room, você envia seu próprio proxy.',
  metaTitle: 'API de reconhecimento de captcha e extensão de navegador',
  metaDescription:
    'Documentação da API de reconhecimento de captcha e da extensão do navegador: tipos de tarefa, campos, códigos de erro, exemplos de código e correções.',
  tokenProblems: 'Problemas com tokens?',
  callSupport: 'Falar com o suporte',
  allCategoriesText: 'Todas as categorias',
  emptyUpdatesText: 'Ainda não há novidades nesta categoria.',
  hundredTokens: 'por 1000 tokens',
  hundredImages: 'por 1000 imagens',
  fullPriceText: 'Ver os preços atuais',
  dynamicHundredImages: 'por 1000 imagens dinâmicas',
  complexImageAnswers: 'por 1000 respostas',
  moreBlogInfo: 'Todas as novidades',
};
