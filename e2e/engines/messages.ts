/** Texts of the pages, in the locales of these tests. */
export const MESSAGES = {
  en: {
    query: 'proxy',
    needsScript: 'Search requires JavaScript',
    noRecents: 'No recent searches',
    noResults: 'No results for “zzqqxxjj”',
    unable: 'Unable to fetch results',
    resultsFor: 'Search results for “proxy”',
    copied: 'Copied',
    otherLanguage: ['Русский', '/ru'],
    notFound: 'Page Not Found',
    owner: 'Please contact the owner of the site that linked you',
    crashed: 'This page crashed.',
    again: 'Try again',
    pageError: 'Page Error',
    retry: 'Retry',
    run: 'Run in the sandbox',
    ready: 'The task is ready.',
    requiredUrl: 'task.websiteURL is required.',
  },
  ru: {
    query: 'прокси',
    needsScript: 'Для поиска нужен JavaScript',
    noRecents: 'Недавних запросов нет',
    noResults: 'Ничего не найдено по запросу «zzqqxxjj»',
    unable: 'Не удалось получить результаты',
    resultsFor: 'Результаты поиска по запросу «прокси»',
    copied: 'Скопировано',
    otherLanguage: ['English', ''],
    notFound: 'Страница не найдена',
    owner: 'Свяжитесь с владельцем сайта',
    crashed: 'На странице произошёл сбой.',
    again: 'Попробовать ещё раз',
    pageError: 'Не удалось открыть страницу',
    retry: 'Повторить',
    run: 'Выполнить в песочнице',
    ready: 'Задача готова.',
    requiredUrl: 'Поле task.websiteURL обязательно.',
  },
} as const;

export type Locale = keyof typeof MESSAGES;
export type Messages = (typeof MESSAGES)[Locale];
