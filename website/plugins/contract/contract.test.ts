import { errors, LOCALES, type Locale, news, requestFields, TASK_NAMES } from '@docs/contract';
import { brand } from '@docs/site/brand';
import { describe, expect, it } from 'vitest';
import { collectedAnchors } from '../../test/docusaurus/useBrokenLinks.ts';
import { renderPage } from '../../test/render.ts';
import { highlight } from '../highlight/index.ts';
import { contractTags } from './index.ts';

const userAgent = { placeholder: '%USER_AGENT%', userAgent: 'Mozilla/5.0' };
const render = (mdx: string, locale: Locale = 'en') =>
  renderPage(mdx, {
    remarkPlugins: [[contractTags, { locale }]],
    rehypePlugins: [[highlight, userAgent]],
  });

const REFERENCE_TAGS = [
  'Methods',
  'TaskTypes',
  'BlockReasons',
  'KeyModifiers',
  'ModuleStatuses',
  'Settings',
  'Events',
  'Attributes',
  'Libraries',
  'Timings',
];

describe('RequestFields', () => {
  it('has a row for every field, with the field name as its anchor', async () => {
    const html = await render('<RequestFields of="RecaptchaV2Task" />');
    for (const { name } of requestFields('RecaptchaV2Task', 'en')) {
      expect(html).toContain(`<tr id="${name}"><th scope="row"><a href="#${name}">`);
    }
  });

  it('is in a frame that can be scrolled with the keyboard', async () => {
    expect(await render('<RequestFields of="RecaptchaV2Task" />')).toContain(
      '<div class="table-scroll" tabindex="0" role="region" aria-label="Request fields: reCAPTCHA v2"><table class="fields">',
    );
  });

  it('marks required fields, states conditions in the description, and leaves optional fields alone', async () => {
    const html = await render('<RequestFields of="GeeTestTask" />');
    expect(rowOf(html, 'websiteURL')).toContain('<td>string · URL <b>required</b></td>');
    expect(rowOf(html, 'challenge')).toContain('<td>string</td>');
    expect(rowOf(html, 'challenge')).toContain('. Required if <code>version</code> is 3.');
    expect(rowOf(html, 'userAgent')).not.toContain('equired');
  });

  it('separates a default and the values of a list in the style of the locale', async () => {
    const [english, chinese] = await Promise.all([
      render('<RequestFields of="RecaptchaV3TaskProxyless" />'),
      render('<RequestFields of="RecaptchaV3TaskProxyless" />', 'zh'),
    ]);
    expect(english).toContain('<li>Default: <code>');
    expect(english).toContain('<code>true</code>, <code>false</code>');
    expect(chinese).toContain('<li>默认值：<code>');
    expect(chinese).toContain('<code>true</code>、<code>false</code>');
  });

  it('shows the path of a nested field before its name', async () => {
    expect(await render('<RequestFields of="RecognitionTask" />')).toContain(
      '<tr id="metadata.Task"><th scope="row"><a href="#metadata.Task"><code><i>metadata.<wbr/></i>Task</code></a>',
    );
  });

  it('narrows the table to a variant', async () => {
    const [all, token] = await Promise.all([
      render('<RequestFields of="TurnstileTask" />'),
      render('<RequestFields of="TurnstileTask" variant="token" />'),
    ]);
    expect(rowsOf(token)).toBeLessThan(rowsOf(all));
  });

  it('keeps ids unique beside headings and other tables of the page', async () => {
    const html = await render(
      '## Type \\{#type}\n\n<RequestFields of="TurnstileTask" variant="plain" />\n\n<RequestFields of="TurnstileTask" variant="token" />\n\n<RequestFields of="TurnstileTask" variant="token" />',
    );
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('websiteURL');
    expect(ids).toContain('token-websiteURL');
    expect(ids).not.toContain('type');
  });

  it('registers the anchors with the link check', async () => {
    collectedAnchors.clear();
    await render('<RequestFields of="createTask" />');
    expect([...collectedAnchors]).toContain('clientKey');
  });

  it.each(TASK_NAMES)('is rendered for %s, with the solution, the proxy fields and the card', async (of) => {
    const tags = [
      'Facts',
      'RequestFields',
      'ProxyFields',
      'SolutionFields',
      'RequestExample',
      'ResponseExample',
    ];
    const html = await render(tags.map((tag) => `<${tag} of="${of}" />`).join('\n\n'));
    expect(html).toMatch(/<dl class="facts"><div[^>]*><dt>/);
    expect(html).toContain('language-json');
    expect(html).toContain(' id="solution-');
    expect(html).not.toContain(' style=');
  });
});

describe('SolutionFields and ResponseFields', () => {
  it('have their own anchors and state when a field is present', async () => {
    const html = await render(
      '<ResponseFields of="getTaskResult" />\n\n<SolutionFields of="RecaptchaV2Task" />',
    );
    expect(rowOf(html, 'response-errorId')).not.toContain('pill');
    expect(rowOf(html, 'response-errorCode')).toContain('Present if <code>errorId</code> is 1.');
    expect(rowOf(html, 'solution-gRecaptchaResponse')).not.toContain('pill');
  });
});

describe('ProxyFields', () => {
  it('is a sentence if proxies are not supported', async () => {
    expect(await render('<ProxyFields of="ImageToTextTask" />')).toMatch(/^<p>[^<]+/);
    expect(await render('<ProxyFields of="ImageToTextTask" />')).not.toContain('<table');
  });
});

describe('Samples and Program', () => {
  it.each(['<Samples of="RecaptchaV2Task" />', '<Samples of="getBalance" />', '<Program />'])(
    '%s has all seven panels in the page, the first one checked',
    async (tag) => {
      const html = await render(tag);
      expect(html.match(/<input type="radio"/g)).toHaveLength(7);
      expect([...html.matchAll(/<div class="code" data-sample="(\w+)">/g)].map((match) => match[1])).toEqual([
        'javascript',
        'python',
        'curl',
        'csharp',
        'java',
        'go',
        'php',
      ]);
      expect(html).toMatch(/<input type="radio" [^>]*checked="" value="javascript"/);
      expect(html.match(/checked=""/g)).toHaveLength(1);
      expect(html).toContain(brand.hosts.api);
    },
  );

  it('includes a program in the first language only, and links to the files of the others', async () => {
    const html = await render('<Program />');
    expect(html.match(/<pre/g)).toHaveLength(1);
    expect([...html.matchAll(/href="([^"]+)"/g)].map((match) => match[1])).toEqual([
      '/programs/first_task.py',
      '/programs/first-task.sh',
      '/programs/FirstTask.cs',
      '/programs/FirstTask.java',
      '/programs/first_task.go',
      '/programs/first-task.php',
    ]);
  });

  it('lets readers try a task type once per page, after its first samples', async () => {
    const html = await render(
      '<Samples of="GeeTestTask" variant="v3" />\n\n<Samples of="GeeTestTask" variant="v4" />\n\n<Samples of="getBalance" />',
    );
    expect(html.match(/class="samples tabs"|class="tool try-it"/g)).toEqual([
      'class="samples tabs"',
      'class="tool try-it"',
      'class="samples tabs"',
      'class="samples tabs"',
      'class="tool try-it"',
    ]);
    expect(html).toContain('<summary><b>Try it live, no account needed</b>');
    expect(html).toMatch(/<a href="[^"]*getting-start#sandbox">sandbox<\/a>/);
  });

  it('uses different ids for two groups', async () => {
    const html = await render('<Samples of="getBalance" />\n\n<Samples of="createTask" />');
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('Errors', () => {
  it('links each code to its place in the whole table', async () => {
    const html = await render('<Errors codes="ERROR_ZERO_BALANCE, ERROR_KEY_DOES_NOT_EXIST" />');
    expect(html).toContain('href="/docs/api/api-errors#ERROR_ZERO_BALANCE"');
    expect(rowsOf(html)).toBe(2);
  });
});

describe('ErrorTable', () => {
  it('has an anchor per code, by group, with a filter', async () => {
    const html = await render('<ErrorTable />');
    for (const { code, group } of errors('en'))
      expect(html).toContain(`<tr id="${code}" data-group="${group}">`);
    expect(html).toContain('<input type="search"');
    expect(html).toContain('role="status"');
    expect(html).toContain(`${errors('en').length} of ${errors('en').length} shown`);
  });
});

describe('NewsList', () => {
  it.each([
    ['en', 'February 16, 2024', 'All categories'],
    ['ru', '16 февраля 2024', 'Все категории'],
    ['zh', '2024年2月16日', '全部分类'],
    ['pt-br', '16 de fevereiro de 2024', 'Todas as categorias'],
  ] as const)('is dated and filtered in the words of %s', async (locale, date, all) => {
    const html = await render('<NewsList />', locale);
    expect(html).toContain(`<time dateTime="2024-02-16">${date}`);
    expect(html).toContain(`<span>${all}</span>`);
    expect(html.match(/<li /g)).toHaveLength(news(locale).length);
  });

  it('offers a category without entries, with a message that it is empty', async () => {
    const html = await render('<NewsList />');
    expect(html).toContain('value="api"');
    expect(html).not.toContain('data-group="api"');
    expect(html).toContain('<p data-empty="" hidden="">No news in this category yet.</p>');
  });
});

describe('reference tables', () => {
  it.each(REFERENCE_TAGS)('<%s /> has one anchor per row', async (tag) => {
    const html = await render(`<${tag} />`);
    expect(rowsOf(html)).toBeGreaterThan(0);
    expect(html.match(/<tr id="/g)).toHaveLength(rowsOf(html));
  });

  it('of names without notes are lists, with one anchor per name', async () => {
    const html = await render('<Modules />');
    expect(html).not.toContain('<table');
    expect(html).toContain('<li id="amazon"><a href="#amazon"><code>amazon</code></a></li>');
    expect(html).toContain('</a>: all other text captchas</li>');
  });

  it('use the bare name as the anchor', async () => {
    const html = await render('<Settings />\n\n<Events />\n\n<BlockReasons />');
    for (const id of ['isEnabled', 'onCaptchaExtensionReady', 'KeyDoesntExist'])
      expect(html).toContain(`<tr id="${id}">`);
  });

  it('show the path of a method, and its host only if it is not the API host', async () => {
    const html = await render('<Methods />');
    expect(html).toContain('<code>/createTask</code>');
    expect(html).not.toContain(brand.hosts.api);
    expect(html.replaceAll(/<wbr[^>]*>/g, '')).toContain(
      `<code>/api/useragent/actual</code></span><small>${brand.hosts.site}</small>`,
    );
  });
});

describe('every locale', () => {
  it.each(LOCALES)('renders all tags in %s', async (locale) => {
    const html = await render(
      [
        '<Facts of="RecaptchaV2Task" />',
        '<RequestFields of="RecaptchaV2Task" />',
        '<Errors codes="ERROR_ZERO_BALANCE" />',
        '<ErrorTable />',
        ...REFERENCE_TAGS.map((tag) => `<${tag} />`),
      ].join('\n\n'),
      locale,
    );
    expect(html.replaceAll(/data-shown="[^"]*"/g, '')).not.toMatch(/undefined|\{\w+\}/);
  });
});

describe('an error', () => {
  it.each([
    [
      '<RequestFields of="NoTask" />',
      /"NoTask".*known are .*createTask|"NoTask".*known are .*RecaptchaV2Task/,
    ],
    ['<Facts of="NoTask" />', /"NoTask".*RecaptchaV2Task/],
    ['<RequestFields of="GeeTestTask" variant="v9" />', /"v9".*v3, v4/],
    ['<RequestExample of="GeeTestTask" variant="v9" />', /"v9".*v3, v4/],
    ['<Samples of="GeeTestTask" variant="v9" />', /"v9".*v3, v4/],
    ['<ResponseExample of="createTask" variant="maybe" />', /"maybe".*error/],
    ['<Errors codes="ERROR_X" />', /"ERROR_X".*ERROR_ZERO_BALANCE/],
    ['<Facts />', /the attribute "of" is missing/],
    ['<Facts off="x" />', /no attribute "off"; known are of/],
    ['<Facts of={1 + 1} />', /plain text in quotes/],
    ['<RequestExample of="getUserAgent" />', /no request body/],
  ])('in %s is reported in one sentence with file, tag and known values', async (tag, message) => {
    const failure = await render(`Text.\n\n${tag}`).catch((error: Error) => error.message);
    expect(failure).toMatch(/^docs\/page\.mdx:3: <\w+.* \/>: .*\.$/);
    expect(failure).toMatch(message);
  });
});

function rowOf(html: string, id: string): string {
  return new RegExp(`<tr id="${id}">.*?</tr>`).exec(html)?.[0] ?? '';
}

function rowsOf(html: string): number {
  return (html.match(/<th scope="row">/g) ?? []).length;
}

describe('a mistake in a tag is reported with its line', () => {
  it('a task type or method that does not exist, with the known ones of both', async () => {
    const error = await render('Text.\n\n<RequestFields of="Nope" />').catch((error: Error) => error.message);
    expect(error).toMatch(/:3: <RequestFields of="Nope" \/>: .*"Nope"/);
    expect(error).toContain('RecaptchaV2Task');
    expect(error).toContain('getBalance');
  });

  it('a tag that does not exist', async () => {
    const error = await render('Text.\n\n<Nonsense />').catch((reason: Error) => reason);
    expect(error).toMatchObject({
      message: expect.stringMatching(/:3: <Nonsense \/>: there is no such tag/),
    });
    expect(error).toMatchObject({ stack: '' }); // Docusaurus prints it
  });
});
