import type { LanguageStrings } from './types';

export const ru: LanguageStrings = {
  heroTitle: 'Решение капчи в вашем коде и браузере',
  heroDescription:
    'API для решения капчи и браузерное расширение для разработчиков и тестировщиков. Отправьте задачу для reCAPTCHA, Turnstile, GeeTest или капчи с изображением и получите токен, cookies или текст. Для сайтов и аккаунтов, которые принадлежат вам или которые вам разрешено автоматизировать.',
  goText: 'Начать работу',
  linksTitle: 'Сервис и поддержка',
  linkOneTitle: 'Облачный сервис',
  linkOneDescription: 'Регистрация, ключ API и пополнение баланса.',
  linkTwoTitle: 'Браузерное расширение',
  linkTwoDescription: 'Решает капчи в Chrome и Firefox в фоновом режиме.',
  linkThreeTitle: 'Поддержка',
  linkThreeDescription: 'Не нашли ответа здесь? Напишите в поддержку.',
  libsTitle: 'Клиентские библиотеки',
  libsDescription: 'Библиотеки создают задачу, сами запрашивают результат и возвращают решение.',
  priceTitle: 'Цены',
  priceSubTitle: 'Вы платите только за решённые задачи. Прокси сервиса входят в цену.',
  priceSubTooltipText:
    'Свой прокси нужен для Imperva и для проверок Cloudflare cf_clearance и wait_room. Из нерешённых задач оплачиваются только задачи GeeTest, которые завершились ошибкой ERROR_TOKEN_EXPIRED.',
  metaTitle: 'API для решения капчи и браузерное расширение',
  metaDescription:
    'Документация API для решения капчи и браузерного расширения: reCAPTCHA, Turnstile, GeeTest, AWS WAF и капчи с изображениями; поля, коды ошибок и примеры кода.',
  tokenProblems: 'Сайт не принимает токены?',
  callSupport: 'Написать в поддержку',
  allCategoriesText: 'Все категории',
  emptyUpdatesText: 'В этой категории пока нет новостей.',
  hundredTokens: 'за 1000 токенов',
  hundredImages: 'за 1000 изображений',
  fullPriceText: 'Посмотреть актуальные цены',
  dynamicHundredImages: 'за 1000 динамических изображений',
  complexImageAnswers: 'за 1000 ответов',
  moreBlogInfo: 'Все новости',
};
