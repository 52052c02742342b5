// Imported, not read: the compiled server has no files beside it.
import stopWordsEn from './stop-words/en.json' with { type: 'json' };
import stopWordsPtBr from './stop-words/pt-br.json' with { type: 'json' };
import stopWordsRu from './stop-words/ru.json' with { type: 'json' };
import stopWordsZh from './stop-words/zh.json' with { type: 'json' };
import synonymsEn from './synonyms/en.json' with { type: 'json' };
import synonymsOfEveryLocale from './synonyms/every-locale.json' with { type: 'json' };
import synonymsPtBr from './synonyms/pt-br.json' with { type: 'json' };
import synonymsRu from './synonyms/ru.json' with { type: 'json' };
import synonymsZh from './synonyms/zh.json' with { type: 'json' };

/** By folder and file name. A language may have none. */
const LISTS: Record<'stop-words' | 'synonyms', Record<string, unknown>> = {
  'stop-words': { en: stopWordsEn, 'pt-br': stopWordsPtBr, ru: stopWordsRu, zh: stopWordsZh },
  synonyms: {
    en: synonymsEn,
    'every-locale': synonymsOfEveryLocale,
    'pt-br': synonymsPtBr,
    ru: synonymsRu,
    zh: synonymsZh,
  },
};

/** The list in `<folder>/<name>.json` next to this file. Empty if the language has none. */
export function readWordLists<List>(folder: keyof typeof LISTS, name: string): List[] {
  return name in LISTS[folder] ? [LISTS[folder][name] as List] : [];
}
