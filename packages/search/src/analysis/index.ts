export { stemKeys } from './stems.ts';
export { StopWords } from './stop-words/index.ts';
export { type SynonymGroup, Synonyms, synonymGroups } from './synonyms/index.ts';
export { type Word, wordsOf } from './words.ts';
