import type { LanguageStrings } from './types';

export const ru: LanguageStrings = {
  heroTitle: 'Распознавание капчи: документация до последнего поля',
  heroDescription:
    'Отправляйте капчу в облачный API или доверьте её браузерному расширению, которое работает в фоне. Здесь описаны все типы задач, поля и коды ошибок, а примеры запросов можно запускать.',
  goText: 'Начать работу',
  linksTitle: 'Полезные ссылки',
  linkOneTitle: 'Облачный сервис',
  linkOneDescription: 'Создавайте задачи по HTTP и получайте токены, cookies или ответы.',
  linkTwoTitle: 'Браузерное расширение',
  linkTwoDescription: 'Распознаёт капчу в Chrome и Firefox, пока вы работаете.',
  linkThreeTitle: 'Поддержка',
  linkThreeDescription: 'Спросите специалиста, если ответа нет в документации.',
  libsTitle: 'Библиотеки для разработчиков',
  libsDescription: 'Клиенты, которые создают задачу, выдерживают нужные паузы и возвращают ответ.',
  priceTitle: 'Цены',
  priceSubTitle: 'Вы платите за решённые задачи. Прокси входит в цену.',
  priceSubTooltipText:
    'Исключение — два типа задач Cloudflare: для cf_clearance и wait_room нужен ваш собственный прокси.',
  metaTitle: 'API распознавания капчи и браузерное расширение',
  metaDescription:
    'Документация API распознавания капчи и браузерного расширения: типы задач, поля, коды ошибок, примеры кода и решения проблем.',
  tokenProblems: 'Проблемы с токенами?',
  callSupport: 'Написать в поддержку',
  allCategoriesText: 'Все категории',
  emptyUpdatesText: 'В этой категории пока нет новостей.',
  hundredTokens: 'за 1000 токенов',
  hundredImages: 'за 1000 изображений',
  fullPriceText: 'Посмотреть актуальные цены',
  dynamicHundredImages: 'за 1000 динамических изображений',
  complexImageAnswers: 'за 1000 ответов',
  moreBlogInfo: 'Все новости',
};
