import { homeOf } from '@docs/site/locales';
import { USER_AGENT_PLACEHOLDER } from '@docs/site/placeholders';
import { embedRules, embedTexts } from './embed-code/index.ts';
import type { EmbedTexts } from './embed-code/report.ts';
import type { EmbedRules } from './embed-code/types.ts';
import { errors } from './errors.ts';
import { requestExample, responseExample } from './examples.ts';
import { operation, TASK_NAMES } from './names.ts';
import { SOLVING_GROUPS } from './sandbox/faults.ts';
import { DOCS_URL, methodUrl, proxyFields, requestFields, solutionFields, task } from './tasks.ts';
import type { FieldRow, Locale, TaskName } from './types.ts';
import { requestFaults } from './validator/index.ts';

/** The response to an assistant about one task type or error code, and its names, main name first. */
export interface ToolAnswer {
  names: string[];
  answer: Record<string, unknown>;
}

/** The contract for assistants: English keys, texts in the locale, absolute links. */
export function toolAnswers(
  locale: Locale,
  /** Replaces the placeholder in examples. */
  userAgent = 'YOUR_USER_AGENT',
): { tasks: ToolAnswer[]; errors: ToolAnswer[]; embedCode: { rules: EmbedRules; texts: EmbedTexts } } {
  const found = {
    tasks: TASK_NAMES.map((name) => taskAnswer(name, locale)),
    errors: errorAnswers(locale),
    embedCode: { rules: embedRules, texts: embedTextsWithAddresses(locale) },
  };
  return JSON.parse(JSON.stringify(found), (_key, value) =>
    typeof value === 'string'
      ? value
          .replaceAll('](/docs/', `](${pageAddress('/docs/', locale)}`)
          .replaceAll(USER_AGENT_PLACEHOLDER, () => userAgent)
      : value,
  );
}

function embedTextsWithAddresses(locale: Locale): EmbedTexts {
  const { captchas, places } = embedTexts(locale);
  for (const captcha of Object.values(captchas)) captcha.page = pageAddress(captcha.page, locale);
  return { captchas, places };
}

function taskAnswer(name: TaskName, locale: Locale): ToolAnswer {
  const found = task(name, locale);
  const proxy = proxyFields(name, locale);
  const kind = found.class ? [`${found.type}/${found.class}`] : [];
  return {
    names: [...new Set([name, found.type, ...kind, ...found.aliases, found.title])],
    answer: {
      name,
      title: found.title,
      purpose: found.purpose,
      page: pageAddress(found.page, locale),
      type: found.type,
      class: found.class,
      aliases: orNothing(found.aliases),
      restriction: found.restriction ?? undefined,
      price: found.priceUnit,
      usualWait: found.usualWait ?? undefined,
      timing: found.timing,
      fields: requestFields(name, locale).map(field),
      proxy: { rule: proxy.rule, note: proxy.note, fields: orNothing(proxy.rows.map(field)) },
      solution: solutionFields(name, locale).map(field),
      ...(found.variants.length > 0
        ? {
            variants: found.variants.map((variant) => ({
              ...variant,
              ...examples(name, variant.name),
            })),
          }
        : examples(name)),
    },
  };
}

/** Validates the request, so that assistants never receive one that the service would reject. */
function examples(name: TaskName, variant?: string) {
  const body = requestExample(name, variant);
  const [fault] = requestFaults('createTask', body);
  if (fault) throw new Error(`The example of ${name} breaks the rule ${fault.rule} at ${fault.pointer}.`);
  return {
    exampleRequest: {
      method: 'POST',
      url: methodUrl('createTask'),
      body,
      isValid: true,
      tryItAt: `${SANDBOX}/createTask, a sandbox that checks the request and solves nothing`,
    },
    exampleResult: responseExample(name, variant),
  };
}

/** The example calls the sandbox, which returns the error whose code is sent as the key. */
function errorAnswers(locale: Locale): ToolAnswer[] {
  return errors(locale).map(({ code, aliases, label, group, groupTitle, meaning, fix }) => {
    const method = SOLVING_GROUPS.has(group) ? 'getTaskResult' : 'createTask';
    const { path } = operation(method);
    const request = { ...(requestExample(method) as object), clientKey: code };
    return {
      names: [code, ...aliases, label],
      answer: {
        code,
        aliases: orNothing(aliases),
        accountLogLabel: label,
        group: groupTitle,
        meaning,
        fix,
        page: `${pageAddress('/docs/api/api-errors', locale)}#${code}`,
        exampleRequest: { method: 'POST', url: `${SANDBOX}${path}`, body: request, to: 'the sandbox' },
        exampleAnswer: { errorId: 1, errorCode: code },
      },
    };
  });
}

const SANDBOX = `${DOCS_URL}/sandbox`;

function field({ name, type, required, default: initial, constraints, description }: FieldRow) {
  return {
    name,
    type,
    required: required === 'yes' || (required === 'no' ? false : required.when),
    default: initial,
    constraints: orNothing(constraints),
    description,
  };
}

function pageAddress(path: string, locale: Locale): string {
  return `${DOCS_URL}${homeOf(locale)}${path.slice(1)}`;
}

/** Leaves out empty lists, to keep responses short. */
function orNothing<T>(list: T[]): T[] | undefined {
  return list.length > 0 ? list : undefined;
}
