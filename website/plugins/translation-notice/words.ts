interface Words {
  behind: string;
  /** The link, in English: it leads an English reader, and says which language comes next. */
  english: string;
}

const english = 'English page';

export const NOTICE: Record<string, Words> = {
  ru: { behind: 'Этот перевод отстаёт от английской страницы: там уже есть изменения.', english },
  zh: { behind: '本页译文落后于英文页面，最新内容见英文页面。', english },
  'pt-br': { behind: 'Esta tradução está atrasada em relação à página em inglês, que já mudou.', english },
};
