/**
 * The requests that the hosted service accepts, for the calls of a push: JSON schemas based on its public API
 * description, github.com/algolia/api-clients-automation: specs/search/spec.yml with paths/{objects/batch,
 * settings/settings, synonyms/saveSynonyms, manage_indices/operationIndex, advanced/getTask}.yml and
 * specs/common/schemas/IndexSettings.yml. No npm package contains that description. For tests only.
 */
const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const texts = { type: 'array', items: text } as const;
const language = {
  enum: 'af ar az bg bn ca cs cy da de el en eo es et eu fa fi fo fr ga gl he hi hu hy id is it ja ka kk ko ku ky lt lv mi mn mr ms mt nb nl no ns pl ps pt pt-br qu ro ru sk sq sv sw ta te th tl tn tr tt uk ur uz zh'.split(
    ' ',
  ),
};
const languages = { type: 'array', items: language } as const;
const integer = (minimum: number, maximum: number) => ({ type: 'integer', minimum, maximum }) as const;

const attributeModifiers = (...modifiers: string[]) => ({
  type: 'array',
  items: { type: 'string', pattern: `^(?:[\\w.]+|(?:${modifiers.join('|')})\\([\\w.]+\\))$` },
});

const indexSettings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    searchableAttributes: attributeModifiers('unordered'),
    attributesForFaceting: attributeModifiers('searchable', 'filterOnly', 'afterDistinct'),
    numericAttributesForFiltering: attributeModifiers('equalOnly'),
    customRanking: attributeModifiers('asc', 'desc'),
    ranking: {
      type: 'array',
      uniqueItems: true,
      items: { enum: ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'] },
    },
    unretrievableAttributes: texts,
    attributesToRetrieve: texts,
    attributesToHighlight: texts,
    attributesToSnippet: { type: 'array', items: { type: 'string', pattern: '^[\\w.*]+(:\\d+)?$' } },
    snippetEllipsisText: text,
    highlightPreTag: text,
    highlightPostTag: text,
    indexLanguages: languages,
    queryLanguages: languages,
    ignorePlurals: { anyOf: [flag, languages] },
    removeStopWords: { anyOf: [flag, languages] },
    camelCaseAttributes: texts,
    minWordSizefor1Typo: integer(0, 100),
    minWordSizefor2Typos: integer(0, 100),
    typoTolerance: { enum: [true, false, 'true', 'false', 'min', 'strict'] },
    allowTyposOnNumericTokens: flag,
    removeWordsIfNoResults: { enum: ['none', 'lastWords', 'firstWords', 'allOptional'] },
    queryType: { enum: ['prefixLast', 'prefixAll', 'prefixNone'] },
    attributeForDistinct: text,
    distinct: { anyOf: [flag, integer(0, 4)] },
    hitsPerPage: integer(1, 1000),
    paginationLimitedTo: integer(1, 20_000),
  },
};

const synonymOf = (type: string, properties: object) => ({
  type: 'object',
  additionalProperties: false,
  required: ['objectID', 'type', ...Object.keys(properties)],
  properties: { objectID: text, type: { const: type }, ...properties },
});
const someTexts = { ...texts, minItems: 1 };

const synonyms = {
  type: 'array',
  items: {
    oneOf: [
      synonymOf('synonym', { synonyms: someTexts }),
      synonymOf('onewaysynonym', { input: text, synonyms: someTexts }),
      synonymOf('altcorrection1', { word: { type: 'string', pattern: '^\\S+$' }, corrections: someTexts }),
    ],
  },
};

const batch = {
  type: 'object',
  additionalProperties: false,
  required: ['requests'],
  properties: {
    requests: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['action', 'body'],
        properties: {
          action: {
            enum: ['addObject', 'updateObject', 'partialUpdateObject', 'deleteObject', 'delete', 'clear'],
          },
          body: { type: 'object', required: ['objectID'], properties: { objectID: text } },
        },
      },
    },
  },
};

const operation = {
  type: 'object',
  additionalProperties: false,
  required: ['operation', 'destination'],
  properties: {
    operation: { enum: ['move', 'copy'] },
    destination: text,
    scope: { type: 'array', items: { enum: ['settings', 'synonyms', 'rules'] } },
  },
};

export interface Call {
  name: string;
  method: string;
  path: RegExp;
  query: readonly string[];
  body?: object;
}

export const CALLS: readonly Call[] = [
  {
    name: 'setSettings',
    method: 'PUT',
    path: /^\/1\/indexes\/([^/]+)\/settings$/,
    query: ['forwardToReplicas'],
    body: indexSettings,
  },
  {
    name: 'saveSynonyms',
    method: 'POST',
    path: /^\/1\/indexes\/([^/]+)\/synonyms\/batch$/,
    query: ['forwardToReplicas', 'replaceExistingSynonyms'],
    body: synonyms,
  },
  { name: 'batch', method: 'POST', path: /^\/1\/indexes\/([^/]+)\/batch$/, query: [], body: batch },
  {
    name: 'operationIndex',
    method: 'POST',
    path: /^\/1\/indexes\/([^/]+)\/operation$/,
    query: [],
    body: operation,
  },
  { name: 'getTask', method: 'GET', path: /^\/1\/indexes\/([^/]+)\/task\/(\d+)$/, query: [] },
  { name: 'deleteIndex', method: 'DELETE', path: /^\/1\/indexes\/([^/]+)$/, query: [] },
];
