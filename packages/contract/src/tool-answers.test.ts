import { brand } from '@docs/site/brand';
import { homeOf } from '@docs/site/locales';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveSandbox } from '../test/served.ts';
import { errors, LOCALES, TASK_NAMES, task, toolAnswers, validateRequest } from './index.ts';

interface Call {
  method: string;
  url: string;
  body: Record<string, unknown>;
  isValid?: boolean;
  tryItAt?: string;
}
interface Described {
  fields: { name: string; required: unknown }[];
  variants?: { name: string; exampleRequest: Call }[];
  exampleRequest?: Call;
}

describe.each(LOCALES)('the answers for assistants in %s', (locale) => {
  const { tasks, errors: codes } = toolAnswers(locale, 'Agent/1.0');

  it('describe every task type and error code, with the main name first', () => {
    expect(tasks.map(({ names }) => names[0])).toEqual(TASK_NAMES);
    expect(codes.map(({ names }) => names[0])).toEqual(errors(locale).map(({ code }) => code));
  });

  it('have a valid request to the configured host for every task type and variant', () => {
    for (const { answer } of tasks) {
      const { variants, exampleRequest } = answer as unknown as Described;
      const calls = variants ? variants.map((variant) => variant.exampleRequest) : [exampleRequest as Call];
      for (const { method, url, body, isValid, tryItAt } of calls) {
        expect(isValid).toBe(true);
        expect(tryItAt).toContain(`${brand.hosts.docs}/sandbox/createTask`);
        expect(`${method} ${url}`).toBe(`POST ${brand.hosts.api}/createTask`);
        expect(validateRequest('createTask', body)).toEqual({ valid: true });
      }
    }
  });

  it('are in the language of the locale, with absolute links and no placeholder', () => {
    const text = JSON.stringify([tasks, codes]);
    expect(text).not.toMatch(/%[A-Z_]{3,}%|\]\(\//);
    expect(text).toContain('Agent/1.0');
    expect(tasks.map(({ answer }) => answer.purpose)).toEqual(
      TASK_NAMES.map((name) => task(name, locale).purpose),
    );
    expect(codes[0]?.answer.page).toBe(
      `${brand.hosts.docs}${homeOf(locale)}docs/api/api-errors#ERROR_KEY_DOES_NOT_EXIST`,
    );
  });
});

describe('the example of an error code', () => {
  let running: Awaited<ReturnType<typeof serveSandbox>>;
  beforeAll(async () => {
    running = await serveSandbox();
  });
  afterAll(() => running.close());

  it('makes the sandbox return that code, for every code', async () => {
    for (const { names, answer } of toolAnswers('en').errors) {
      const { method, url, body } = answer.exampleRequest as Call;
      const address = url.replace('http://127.0.0.1:4010', running.url);
      const response = await fetch(address, { method, body: JSON.stringify(body) });
      expect(await response.json()).toMatchObject(answer.exampleAnswer as object);
      expect(answer.exampleAnswer).toEqual({ errorId: 1, errorCode: names[0] });
    }
  });
});

it('required, optional and conditional fields are described differently', () => {
  const turnstile = toolAnswers('en').tasks.find(({ names }) => names[0] === 'TurnstileTask')?.answer;
  const required = (name: string) =>
    (turnstile as Described | undefined)?.fields.find((field) => field.name === name)?.required;
  expect(required('websiteURL')).toBe(true);
  expect(required('apiJsUrl')).toBe(false);
  expect(required('pageData')).toBe('for the variant `token`');
});
