/** The properties that we use from each schema.org type. Any other property is an error. */
const text = { type: 'string', minLength: 1 } as const;
const address = { type: 'string', format: 'uri', pattern: '^https?://' } as const;
const date = { type: 'string', format: 'date' } as const;
const language = { enum: ['en-US', 'ru-RU', 'zh-Hans', 'pt-BR'] } as const;

const thing = (type: string, properties: Record<string, object>, optional: string[] = []) => ({
  type: 'object',
  properties: { '@type': { const: type }, ...properties },
  required: ['@type', ...Object.keys(properties).filter((name) => !optional.includes(name))],
  additionalProperties: false,
});
const topLevel = (type: string, properties: Record<string, object>, optional: string[] = []) => ({
  $id: type,
  ...thing(type, { '@context': { const: 'https://schema.org' }, ...properties }, optional),
});

const publisher = thing('Organization', { name: text, url: address });

export const SCHEMAS = [
  topLevel(
    'TechArticle',
    {
      headline: { ...text, maxLength: 110 },
      description: text,
      url: address,
      image: address,
      inLanguage: language,
      dateModified: date,
      isPartOf: thing('WebSite', { name: text, url: address }),
      publisher,
    },
    ['dateModified'],
  ),
  topLevel('BreadcrumbList', {
    itemListElement: {
      type: 'array',
      minItems: 2,
      items: thing('ListItem', { position: { type: 'integer', minimum: 1 }, name: text, item: address }),
    },
  }),
  topLevel('WebSite', {
    name: text,
    description: text,
    url: address,
    inLanguage: language,
    publisher,
  }),
];

/** https://www.w3.org/TR/appmanifest/, as far as we use it. */
export const MANIFEST = {
  type: 'object',
  properties: {
    id: text,
    name: text,
    short_name: { ...text, maxLength: 16 },
    description: text,
    lang: language,
    dir: { const: 'ltr' },
    start_url: { type: 'string', pattern: '^/' },
    scope: { type: 'string', pattern: '^/' },
    display: { enum: ['fullscreen', 'standalone', 'minimal-ui', 'browser'] },
    theme_color: { type: 'string', pattern: '^#[0-9a-f]{3,6}$' },
    background_color: { type: 'string', pattern: '^#[0-9a-f]{3,6}$' },
    icons: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        properties: {
          src: { type: 'string', pattern: '^/' },
          sizes: { type: 'string', pattern: '^\\d+x\\d+$' },
          type: { const: 'image/png' },
          purpose: { enum: ['any', 'maskable'] },
        },
        required: ['src', 'sizes', 'type', 'purpose'],
        additionalProperties: false,
      },
    },
  },
  required: [
    'name',
    'short_name',
    'lang',
    'start_url',
    'scope',
    'display',
    'theme_color',
    'background_color',
    'icons',
  ],
  additionalProperties: false,
};
