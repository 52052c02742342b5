/** What the twins and the lists of them say in words of their own. */
export interface Words {
  /** Between a name and what is said of it. */
  colon: string;
  figure: string;
  documentation: string;
  /** How to read the list; Markdown. */
  about: string;
  allPages: string;
  contract: string;
  news: string;
  otherLanguages: string;
}

export const WORDS: Record<string, Words> = {
  en: {
    colon: ': ',
    figure: 'Figure',
    documentation: 'Documentation',
    about:
      'Every page listed here is Markdown; `canonical` at its top is the address of the page for people.',
    allPages: 'All pages in one file',
    contract: 'API contract (OpenAPI)',
    news: 'News feed (Atom)',
    otherLanguages: 'Other languages',
  },
  ru: {
    colon: ': ',
    figure: 'Рисунок',
    documentation: 'Документация',
    about:
      'Все страницы в списке — в формате Markdown; `canonical` в начале — адрес той же страницы для людей.',
    allPages: 'Все страницы одним файлом',
    contract: 'Контракт API (OpenAPI)',
    news: 'Лента новостей (Atom)',
    otherLanguages: 'Другие языки',
  },
  zh: {
    colon: '：',
    figure: '图示',
    documentation: '文档',
    about: '下面列出的每个页面都是 Markdown 格式；页首的 `canonical` 是供人阅读的页面地址。',
    allPages: '全部页面合为一个文件',
    contract: 'API 契约（OpenAPI）',
    news: '最新动态订阅源（Atom）',
    otherLanguages: '其他语言',
  },
  'pt-br': {
    colon: ': ',
    figure: 'Figura',
    documentation: 'Documentação',
    about:
      'Cada página desta lista está em Markdown; o `canonical` no início é o endereço da página para pessoas.',
    allPages: 'Todas as páginas em um só arquivo',
    contract: 'Contrato da API (OpenAPI)',
    news: 'Feed de novidades (Atom)',
    otherLanguages: 'Outros idiomas',
  },
};

export function wordsOf(locale: string): Words {
  const words = WORDS[locale];
  if (!words) {
    throw new Error(`The Markdown twins have no words for ${locale}: add them to markdown-twins/words.ts.`);
  }
  return words;
}
