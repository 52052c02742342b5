import type { LanguageStrings } from './types';

export const ptBr: LanguageStrings = {
  heroTitle: 'Resolva captchas no código ou no navegador',
  heroDescription:
    'API para resolver captchas e extensão de navegador, para desenvolvedores e testadores. Envie um reCAPTCHA, Turnstile, GeeTest ou captcha de imagem e receba um token, cookies ou texto. Para sites e contas que sejam seus ou que você tenha autorização para automatizar.',
  goText: 'Começar',
  linksTitle: 'Serviço e suporte',
  linkOneTitle: 'Serviço na nuvem',
  linkOneDescription: 'Cadastre-se, obtenha uma chave de API e recarregue o saldo.',
  linkTwoTitle: 'Extensão de navegador',
  linkTwoDescription: 'Resolve captchas no Chrome e no Firefox em segundo plano.',
  linkThreeTitle: 'Suporte',
  linkThreeDescription: 'Não encontrou o que procura? Fale com o suporte.',
  libsTitle: 'Bibliotecas',
  libsDescription: 'As bibliotecas criam a tarefa, consultam o resultado e retornam a solução.',
  priceTitle: 'Preços',
  priceSubTitle: 'Você paga somente por tarefas resolvidas. Os proxies do serviço estão incluídos no preço.',
  priceSubTooltipText:
    'O Imperva e os tipos de desafio cf_clearance e wait_room da Cloudflare exigem um proxy próprio. Das tarefas que falham, só são cobradas as do GeeTest que falham com ERROR_TOKEN_EXPIRED.',
  metaTitle: 'API para resolver captchas e extensão de navegador',
  metaDescription:
    'Documentação da API para resolver captchas e da extensão de navegador: reCAPTCHA, Turnstile, GeeTest, AWS WAF e captchas de imagem, com campos, códigos de erro e exemplos de código.',
  tokenProblems: 'Um site recusa os seus tokens?',
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
