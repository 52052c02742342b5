import type { Locale } from '../../record.ts';
import en from './en.json' with { type: 'json' };
import ptBr from './pt-br.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };
import zh from './zh.json' with { type: 'json' };

/** Words of questions that say nothing of the subject. They still count, for very little. English asks in every locale. */
export function stopWords(locale: Locale): ReadonlySet<string> {
  return new Set([...en, ...{ en: [], ru, zh, 'pt-br': ptBr }[locale]]);
}
