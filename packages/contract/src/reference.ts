import { contract, load, type RawTiming } from './contract.ts';
import { rawTask, type TaskName } from './names.ts';
import { methods, proxyWords, task, tasks } from './tasks.ts';
import { hasText, joined, type Translate, texts } from './texts.ts';
import type { Locale, NewsCategory, NewsEntry, ReferenceRow, ReferenceTable, Text } from './types.ts';

export type ReferenceName = keyof typeof TABLES;

interface Reference {
  taskTypes: TaskName[];
  modules: string[];
  moduleStatuses: string[];
  blockReasons: string[];
  keyModifiers: { id: string; suffix: string; field: string; tasks: string[] }[];
  settings: { key: string; type?: string; kinds?: string; default?: unknown }[];
  events: { name: string; group: string; text: string }[];
  attributes: string[];
  libraries: Library[];
  requestClasses: string[];
  proxyClasses: string[];
  protocols: string[];
  priceUnits: string[];
  news: { id: string; date: string; category: NewsCategory; page?: string }[];
}

interface Library {
  id: string;
  language: string;
  registry: string;
  package: string;
  install: string;
  runtime?: string;
  create: string;
  solve: string;
  balance?: string;
  coverage: string;
}

/** reference.yaml as data. */
export const referenceData = load('reference.yaml') as Reference;

/** A reference table; the id of a row is its bare name. */
export function reference(name: ReferenceName, locale: Locale): ReferenceTable {
  const t = texts(locale);
  const { columns, rows } = TABLES[name](locale, t);
  return { caption: t(`table.${name}`), columns: columns.map((column) => t(`column.${column}`)), rows };
}

/** Newest first. */
export function news(locale: Locale): NewsEntry[] {
  const t = texts(locale);
  return referenceData.news.map((entry) => ({
    ...entry,
    title: t(`news.${entry.id}`),
    categoryTitle: t(`newsCategory.${entry.category}`),
  }));
}

/** All categories, including those without an entry. */
export function newsCategories(locale: Locale): { id: NewsCategory; title: Text }[] {
  const t = texts(locale);
  const ids: NewsCategory[] = ['api', 'captcha', 'extension', 'docs'];
  return ids.map((id) => ({ id, title: t(`newsCategory.${id}`) }));
}

type Build = (locale: Locale, t: Translate) => { columns: string[]; rows: ReferenceRow[] };

const TABLES = {
  methods: (locale) => ({
    columns: ['method', 'call', 'purpose'],
    rows: methods(locale).map(({ name, verb, url, purpose, page }) => ({
      id: name,
      cells: [`[${code(name)}](${page})`, code(`${verb} ${url}`), purpose],
    })),
  }),

  taskTypes: (locale, t) => ({
    columns: ['captcha', 'type', 'proxy', 'usualWait', 'price'],
    rows: referenceData.taskTypes.map((name) => {
      const { title, page, type, class: kind, usualWait, priceUnit } = task(name, locale);
      const label = `label.${name}`;
      return {
        id: name,
        cells: [
          `[${hasText(label) ? t(label) : title}](${page})`,
          kind ? `${code(type)} ${code(`class: ${kind}`)}` : code(type),
          proxyWords(name, t),
          usualWait ?? t('cell.none'),
          priceUnit,
        ],
      };
    }),
  }),

  modules: (_locale, t) => ({
    columns: ['module', 'note'],
    rows: referenceData.modules.map((name) => ({
      id: name,
      cells: [code(name), hasText(`module.${name}`) ? t(`module.${name}`) : t('cell.none')],
    })),
  }),

  blockReasons: (_locale, t) => ({
    columns: ['reason', 'cause'],
    rows: referenceData.blockReasons.map((name) => ({ id: name, cells: [code(name), t(`block.${name}`)] })),
  }),

  keyModifiers: (locale, t) => ({
    columns: ['suffix', 'sameAs', 'appliesTo'],
    rows: referenceData.keyModifiers.map(({ id, suffix, field, tasks: names }) => ({
      id,
      cells: [
        code(suffix),
        code(`task.${field}`),
        joined(
          names.map((name) => `[${code(name)}](${task(name, locale).page}#${field})`),
          'list.comma',
          t,
        ),
      ],
    })),
  }),

  moduleStatuses: (_locale, t) => ({
    columns: ['status', 'meaning'],
    rows: referenceData.moduleStatuses.map((name) => ({
      id: name,
      cells: [code(name), t(`status.${name}`)],
    })),
  }),

  settings: (_locale, t) => ({
    columns: ['key', 'type', 'default', 'meaning'],
    rows: referenceData.settings.map((setting) => ({
      id: setting.key,
      cells: [
        code(setting.key),
        setting.kinds ? t('word.kindTo', { type: t(`word.${setting.kinds}`) }) : t(`word.${setting.type}`),
        'default' in setting ? code(JSON.stringify(setting.default)) : t('cell.none'),
        t(`setting.${setting.key}`),
      ],
    })),
  }),

  events: (_locale, t) => ({
    columns: ['event', 'group', 'firesWhen'],
    rows: referenceData.events.map(({ name, group, text }) => ({
      id: name,
      cells: [code(name), t(`eventGroup.${group}`), t(text)],
    })),
  }),

  attributes: (_locale, t) => ({
    columns: ['attribute', 'element', 'value'],
    rows: referenceData.attributes.map((name) => ({
      id: name,
      cells: [code(name), t(`attribute.${name}.on`), t(`attribute.${name}.value`)],
    })),
  }),

  libraries: (_locale, t) => ({
    columns: ['language', 'package', 'install', 'runtime', 'create', 'solve', 'balance', 'coverage'],
    rows: referenceData.libraries.map((library) => ({
      id: library.id,
      cells: [
        library.language,
        t('cell.package', { registry: library.registry, name: code(library.package) }),
        code(library.install.replace('{package}', library.package)),
        library.runtime ? t(library.runtime) : t('cell.none'),
        code(library.create),
        code(library.solve),
        library.balance ? code(library.balance) : t('cell.none'),
        t(library.coverage),
      ],
    })),
  }),

  protocols: () => ({
    columns: ['protocol'],
    rows: referenceData.protocols.map((name) => ({
      id: name.toLowerCase().replace(/[^\w]+/g, '-'),
      cells: [name],
    })),
  }),

  timings: (locale, t) => ({
    columns: ['captcha', 'type', 'firstDelay', 'firstDelayNocache', 'interval', 'timeout'],
    rows: [
      ...tasks(locale).map(({ name, title, page, type, class: kind }) => ({
        id: name,
        cells: [
          `[${title}](${page})`,
          joined((kind ? [type, kind] : [type]).map(code), 'list.comma', t),
          ...timingCells(rawTask(name).timing, t),
        ],
      })),
      {
        id: 'other',
        cells: [t('cell.anyOtherType'), t('cell.none'), ...timingCells(contract['x-limits'].otherTiming, t)],
      },
    ],
  }),
} satisfies Record<string, Build>;

const code = (value: string): string => `\`${value}\``;

function timingCells(given: RawTiming, t: Translate): Text[] {
  return [given.firstDelay, given.firstDelayNocache, given.interval, given.timeout].map((count) =>
    count === null ? t('cell.none') : t('cell.seconds', { count }),
  );
}
