import { brand } from '@docs/site/brand';
import { homeOf } from '@docs/site/locales';
import { describe, expect, it } from 'vitest';
import { errors, LOCALES, TASK_NAMES, task, toolAnswers } from './index.ts';
import { sandboxData } from './sandbox/data.ts';
import { Sandbox } from './sandbox/sandbox.ts';
import { validateRequest } from './testing/index.ts';

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
  it('makes the sandbox return that code, for every code', () => {
    const sandbox = new Sandbox(sandboxData());
    for (const { names, answer } of toolAnswers('en').errors) {
      const { url, body } = answer.exampleRequest as Call;
      const { pathname } = new URL(url);
      const endpoint = sandbox.endpoint(pathname.replace(/^\/sandbox/, ''));
      const response = sandbox.respond(endpoint?.method ?? 'getBalance', body, 'Agent/1.0');
      expect(response).toMatchObject(answer.exampleAnswer as object);
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
