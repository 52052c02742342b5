import { factsOf } from '@docs/site/locales';
import { HITS_PER_PAGE, SNIPPET_WORDS } from '@docs/site/search-limits';
import type { IndexSettings, SupportedLanguage, SynonymHit } from 'algoliasearch';
import { synonymGroups } from '../analysis/synonyms/index.ts';
import { SEARCHABLE_ATTRIBUTES } from '../engine/types.ts';
import { MIN_LENGTH_FOR_ONE_TYPO, MIN_LENGTH_FOR_TWO_TYPOS } from '../engine/vocabulary.ts';
import type { Locale, SearchRecord } from '../record.ts';
import { UNRETRIEVABLE } from '../wire/attributes.ts';
import { docusaurusTag, FACETS } from '../wire/filters.ts';
import { PAGINATION_LIMITED_TO } from '../wire/limits.ts';

/** The embedded engine's behavior as settings of the hosted service. */
export function hostedSettings(locale: Locale): IndexSettings {
  // English terms work in every locale.
  const languages = [...new Set([factsOf(locale).searchLanguage, 'en'])] as SupportedLanguage[];
  return {
    // The position of a word matters only in content; a title is short.
    searchableAttributes: SEARCHABLE_ATTRIBUTES.map((name) =>
      name === 'content' ? name : `unordered(${name})`,
    ),
    ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
    customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
    attributesForFaceting: FACETS.map((name) => `filterOnly(${name})`),
    unretrievableAttributes: UNRETRIEVABLE,
    attributesToRetrieve: ['*'],
    attributesToHighlight: ['hierarchy', 'content'],
    attributesToSnippet: [`content:${SNIPPET_WORDS}`],
    snippetEllipsisText: '…',
    indexLanguages: languages,
    queryLanguages: languages,
    ignorePlurals: languages,
    removeStopWords: languages,
    camelCaseAttributes: ['hierarchy', 'content', 'keywords'],
    minWordSizefor1Typo: MIN_LENGTH_FOR_ONE_TYPO,
    minWordSizefor2Typos: MIN_LENGTH_FOR_TWO_TYPOS,
    allowTyposOnNumericTokens: false,
    removeWordsIfNoResults: 'allOptional',
    queryType: 'prefixLast',
    // So that one page does not fill the list.
    attributeForDistinct: 'url_without_anchor',
    distinct: 3,
    hitsPerPage: HITS_PER_PAGE,
    paginationLimitedTo: PAGINATION_LIMITED_TO,
  };
}

/** `same` words are synonyms. `near` words count as one typo, which the service allows for single words only. */
export function hostedSynonyms(locale: Locale): SynonymHit[] {
  return synonymGroups(locale).flatMap(({ kind, words }, group): SynonymHit[] => {
    const objectID = `${locale}-${group}`;
    if (kind === 'same') return [{ objectID, type: 'synonym', synonyms: [...words] }];
    return words.flatMap((word, position): SynonymHit[] => {
      const others = words.filter((other) => other !== word);
      const single = others.filter(isSingle);
      if (!isSingle(word))
        return [
          { objectID: `${objectID}-${position}`, type: 'onewaysynonym', input: word, synonyms: others },
        ];
      if (single.length === 0) return [];
      return [{ objectID: `${objectID}-${position}`, type: 'altcorrection1', word, corrections: single }];
    });
  });
}

function isSingle(word: string): boolean {
  return !/\s/.test(word);
}

/** Adds the two attributes that the official documentation UIs filter by. */
export function hostedObject(record: SearchRecord): SearchRecord & Record<string, unknown> {
  return { ...record, language: record.lang, docusaurus_tag: docusaurusTag(record) };
}
