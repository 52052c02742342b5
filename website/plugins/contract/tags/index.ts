import * as contract from '@docs/contract';
import { readAttributes, type Tag } from '../../tags.ts';
import { type CodeKind, code, element, inline, type Node } from '../nodes.ts';
import type { Page } from '../page.ts';
import { errorsOf, errorTable } from './errors.ts';
import { factsStrip } from './facts.ts';
import { fieldTable } from './fields.ts';
import { findValuesTable } from './find-values.ts';
import { newsList } from './news.ts';
import { referenceList, referenceTable, settingsTable } from './reference.ts';
import { programTabs, sampleTabs } from './samples.ts';
import { tryIt } from './try-it.ts';

type Expand = (page: Page, tag: Tag) => Node | Node[];

/** Every tag that writers may use, by its name. */
export const TAGS = {
  Facts: (page, tag) => {
    const { of, drawing } = readAttributes(tag, ['of'], ['drawing']);
    return factsStrip(contract.facts(of, page.locale), drawing);
  },
  RequestFields: (page, tag) => {
    const { of, variant } = readAttributes(tag, ['of'], ['variant']);
    return fieldTable(page, contract.requestFields(of, page.locale, variant), {
      label: titled(page, page.messages.requestFields, of, variant),
      prefix: variant ?? of,
      of: 'request',
    });
  },
  ProxyFields: (page, tag) => {
    const { of, variant } = readAttributes(tag, ['of'], ['variant']);
    const { note, rows } = contract.proxyFields(of, page.locale, variant);
    const rule = element('p', {}, inline(note));
    if (rows.length === 0) return rule;
    const label = titled(page, page.messages.proxyFields, of, variant);
    return [rule, fieldTable(page, rows, { label, prefix: variant ?? of, of: 'request' })];
  },
  SolutionFields: (page, tag) => {
    const { of, variant } = readAttributes(tag, ['of'], ['variant']);
    return fieldTable(page, contract.solutionFields(of, page.locale, variant), {
      label: titled(page, page.messages.solutionFields, of, variant),
      anchor: 'solution-',
      prefix: variant ?? of,
      of: 'response',
    });
  },
  ResponseFields: (page, tag) => {
    const { of } = readAttributes(tag, ['of']);
    return fieldTable(page, contract.responseFields(of, page.locale), {
      label: titled(page, page.messages.responseFields, of),
      anchor: 'response-',
      prefix: of,
      of: 'response',
    });
  },
  WhereToFind: (page, tag) => {
    const { of, variant } = readAttributes(tag, ['of'], ['variant']);
    return findValuesTable(page, contract.findValues(of, page.locale, variant));
  },
  RequestExample: (_, tag) => {
    const { of, variant } = readAttributes(tag, ['of'], ['variant']);
    const body = contract.requestExample(of, variant);
    if (body === undefined) throw new Error(`${of} has no request body, so there is no example of one`);
    return example('request', body);
  },
  ResponseExample: (_, tag) => {
    const { of, variant } = readAttributes(tag, ['of'], ['variant']);
    return example('response', contract.responseExample(of, variant));
  },
  Samples: (page, tag) => {
    const { of, variant } = readAttributes(tag, ['of'], ['variant']);
    const tabs = sampleTabs(page, titled(page, page.messages.samples, of), contract.samples(of, variant));
    return [tabs, ...tryIt(page, of, variant)];
  },
  Program: (page, tag) => {
    readAttributes(tag, []);
    return programTabs(page, contract.program(page.locale));
  },
  Errors: (page, tag) => errorsOf(page, list(readAttributes(tag, ['codes']).codes)),
  ErrorTable: (page, tag) => readAttributes(tag, []) && errorTable(page),
  NewsList: (page, tag) => readAttributes(tag, []) && newsList(page),
  Methods: reference('methods', (page, table) => referenceTable(page, table, [1, 2])),
  TaskTypes: reference('taskTypes', (page, table) => referenceTable(page, table, [1])),
  Modules: reference('modules', referenceList),
  BlockReasons: reference('blockReasons'),
  KeyModifiers: reference('keyModifiers'),
  ModuleStatuses: reference('moduleStatuses'),
  Settings: (page, tag) => {
    readAttributes(tag, []);
    return settingsTable(page, contract.reference('settings', page.locale));
  },
  Events: reference('events'),
  Attributes: reference('attributes'),
  Libraries: reference('libraries'),
  Protocols: reference('protocols', referenceList),
  Timings: reference('timings', (page, table) => referenceTable(page, table, [1])),
} satisfies Record<string, Expand>;

function reference(
  name: contract.ReferenceName,
  write: (page: Page, table: contract.ReferenceTable) => Node = referenceTable,
): Expand {
  return (page, tag) => {
    readAttributes(tag, []);
    return write(page, contract.reference(name, page.locale));
  };
}

/** An accessible name. A task type has its title in it, not the name of its schema; a method has its name. */
function titled(page: Page, text: string, of: string, variant?: string): string {
  const title = contract.isTask(of) ? contract.task(of, page.locale).title : of;
  const subject = variant
    ? page.messages.variantOf.replace('{of}', title).replace('{variant}', variant)
    : title;
  return text.replace('{of}', subject);
}

function list(codes: string): string[] {
  return codes.split(/[\s,]+/).filter(Boolean);
}

/** getUserAgent returns plain text, all other methods JSON. */
function example(kind: CodeKind, body: unknown): Node {
  return typeof body === 'string' ? code('text', body, { kind }) : code('json', json(body), { kind });
}

/** Lists of numbers are on one line. */
function json(body: unknown): string {
  return JSON.stringify(body, null, 2).replace(/\[[\s\d.,-]+\]/g, (numbers) =>
    numbers.replace(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']'),
  );
}
