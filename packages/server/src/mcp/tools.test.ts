import { LOCALES } from '@docs/search';
import { describe, expect, test } from 'vitest';
import { CLIENTS, connected, prefixOf, SITE, sharedDocs, WORD } from '../../test/docs.ts';
import { PART_LENGTH } from './read-page.ts';

const shared = sharedDocs();

describe.each(Object.entries(CLIENTS))('the official client of %s', (_name, connect) => {
  test('finds five read-only tools with descriptions', async () => {
    const client = await connected(shared(), connect);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search_docs',
      'read_page',
      'describe_task_type',
      'describe_error_code',
      'identify_captcha',
    ]);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
    expect(client.getInstructions()).toContain('The documentation of Example');
  });

  test('calls each tool in each of the four languages', async () => {
    const client = await connected(shared(), connect);
    const call = (name: string, args: object) => client.callTool({ name, arguments: { ...args } });
    for (const locale of LOCALES) {
      const word = WORD[locale];
      const address = `${SITE}${prefixOf(locale)}/docs/getting-start`;
      const search = await call('search_docs', { query: word, locale });
      expect(search.structuredContent).toMatchObject({ hits: [{ title: word, address }, {}, {}] });
      expect((await call('read_page', { page: address })).content[0]?.text).toBe(`# ${word}`);
      const task = await call('describe_task_type', { name: 'RecaptchaV2Task', locale });
      expect(task.structuredContent).toEqual({ name: 'RecaptchaV2Task', words: word });
      const error = await call('describe_error_code', { code: 'ERROR_ZERO_BALANCE', locale });
      expect(JSON.parse(error.content[0]?.text ?? '')).toEqual({ name: 'ERROR_ZERO_BALANCE', words: word });
      const code = '<div class="cf-turnstile" data-sitekey="A"></div>';
      const captcha = await call('identify_captcha', { code, locale });
      expect(captcha.structuredContent).toMatchObject({
        captchas: [{ task: 'TurnstileTask', taskFields: { websiteKey: 'A' } }],
      });
    }
  });

  test('gets a sentence for an invalid call, and can continue', async () => {
    const client = await connected(shared(), connect);
    const { isError, content } = await client.callTool({ name: 'search_docs', arguments: { query: 5 } });
    expect(isError).toBe(true);
    expect(content[0]?.text).toContain('query: Invalid input: expected string, received number');
    await expect(client.callTool({ name: 'no_such_tool', arguments: {} })).rejects.toThrow('no_such_tool');
    expect((await client.listTools()).tools).toHaveLength(5);
  });
});

/** Returns the text of a call's response, marked if it is a rejection. */
async function asker() {
  const client = await connected(shared());
  return async (name: string, args: Record<string, unknown>) => {
    const { content, isError } = await client.callTool({ name, arguments: args });
    return `${isError ? 'REFUSED ' : ''}${content.map(({ text }) => text).join('\n---\n')}`;
  };
}

describe('search_docs', () => {
  test('returns title, breadcrumb, address and plain text, and for a heading the text below it', async () => {
    const ask = await asker();
    const { hits } = JSON.parse(await ask('search_docs', { query: 'first task' }));
    expect(hits).toHaveLength(1);
    expect(hits[0]).toEqual({
      title: 'First <task>',
      breadcrumb: 'API › Captcha',
      address: `${SITE}/docs/getting-start#first`,
      text: 'Send <b>it</b> & wait.',
    });
  });

  test('can be limited to one section, by its English name in every language', async () => {
    const ask = await asker();
    for (const locale of LOCALES) {
      const { hits } = JSON.parse(
        await ask('search_docs', { query: WORD[locale], locale, section: 'Extension' }),
      );
      expect(hits).toMatchObject([{ address: `${SITE}${prefixOf(locale)}/docs/long` }]);
    }
  });

  test('returns the repaired query if the typed one finds nothing', async () => {
    const ask = await asker();
    const layout = JSON.parse(await ask('search_docs', { query: 'rfgxf', locale: 'ru' }));
    expect(layout).toMatchObject({ searchedInstead: 'капча', total: 3 });
  });

  test('lists the words that no page has', async () => {
    const ask = await asker();
    const partial = JSON.parse(await ask('search_docs', { query: 'kubernetes captcha' }));
    expect(partial).toMatchObject({ wordsOnNoPage: ['kubernetes'] });
  });

  test('rejects invalid searches with a sentence', async () => {
    const ask = await asker();
    const cases: [Record<string, unknown>, string][] = [
      [{}, 'query'],
      [{ query: '   ' }, 'query'],
      [{ query: 'я'.repeat(257) }, 'must not be longer than 512 bytes'],
      [{ query: ['a'] }, 'expected string, received array'],
      [{ query: 'a', locale: 'de' }, 'expected one of "en"|"ru"|"zh"|"pt-br"'],
      [{ query: 'a', section: 'constructor' }, 'expected one of "API"|"Extension"'],
      [{ query: 'a', limit: 1000 }, 'Unrecognized key: "limit"'],
    ];
    for (const [args, sentence] of cases) {
      const answer = await ask('search_docs', args);
      expect(answer, JSON.stringify(args)).toMatch(/^REFUSED /);
      expect(answer, JSON.stringify(args)).toContain(sentence);
    }
  });
});

describe('read_page', () => {
  test('accepts a page address in any spelling and any language', async () => {
    const ask = await asker();
    const cases: [Record<string, unknown>, string][] = [
      [{ page: '/' }, '# Home en'],
      [{ page: '/ru/' }, '# Home ru'],
      [{ page: '/zh' }, '# Home zh'],
      [{ page: '/index.md', locale: 'pt-br' }, '# Home pt-br'],
      [{ page: '/docs' }, '# Captcha'],
      [{ page: 'docs/getting-start' }, '# Captcha'],
      [{ page: '/docs/getting-start.md' }, '# Captcha'],
      [{ page: '/docs/getting-start/?q=1#first' }, '# Captcha'],
      [{ page: 'http://localhost:3000/docs/getting-start' }, '# Captcha'],
      [{ page: `${SITE}/ru/docs/external-services/` }, '# External ru'],
      [{ page: `${SITE}/ru/docs/external-services`, locale: 'en' }, '# External en'],
      [{ page: '/docs/getting-start', locale: 'ru' }, '# Капча'],
    ];
    for (const [args, text] of cases) {
      expect(await ask('read_page', args), JSON.stringify(args)).toBe(text);
    }
  });

  test('returns a long page in parts that begin at headings and add up to the whole page', async () => {
    const client = await connected(shared());
    let [whole, offset] = ['', 0];
    for (let parts = 0; parts < 10; parts++) {
      const args = { page: '/docs/long', offset };
      const [text, where] = (await client.callTool({ name: 'read_page', arguments: args })).content;
      expect(text?.text.length).toBeLessThanOrEqual(PART_LENGTH);
      expect(text?.text).toMatch(offset === 0 ? /^# Long/ : /^## Part/);
      whole += text?.text;
      const next = /ask with offset (\d+)\.$/.exec(where?.text ?? '');
      if (!next) break;
      offset = Number(next[1]);
    }
    expect(whole.match(/^## Part \d$/gm)).toHaveLength(8);
    expect(whole.match(/word /g)).toHaveLength(8000);
  });

  test('rejects anything that is not a page of the site, including attempts to leave the site', async () => {
    const ask = await asker();
    const cases: [Record<string, unknown>, string][] = [
      [{ page: '/docs/geting-start' }, 'There is no page "/docs/geting-start". Find pages with search_docs.'],
      [{ page: '/ru/docs/geting-start' }, 'There is no page "/ru/docs/geting-start"'],
      [{ page: '/docs/../../../../etc/passwd' }, 'There is no page "/etc/passwd"'],
      [{ page: '/docs/%2e%2e/%2e%2e/.contract/en.json' }, 'There is no page "/.contract/en.json"'],
      [{ page: '/docs/..%2f..%2f.search/en.index' }, 'There is no page'],
      [{ page: '/.contract/en.json' }, 'There is no page'],
      [{ page: 'file:///etc/passwd' }, 'is not on this site'],
      [{ page: 'https://other.example/docs/getting-start' }, `is not on this site, which is ${SITE}`],
      [{ page: '//other.example/docs/getting-start' }, 'is not on this site'],
      [{ page: 'http://[' }, 'is not the address of a page'],
      [{ page: '/%E0%A4%A' }, 'There is no page'],
      [{ page: '__proto__' }, 'There is no page "/__proto__"'],
      [{ page: '/openapi.yaml' }, 'There is no page'],
      [{ page: 'a'.repeat(513) }, 'expected string to have <=512 characters'],
      [{ page: '/docs/long', offset: 10_000_000 }, 'The page ends at character'],
      [{ page: '/docs/long', offset: -1 }, 'offset'],
      [{ page: '/docs/long', offset: 1.5 }, 'offset'],
      [{ page: { toString: '/' } }, 'expected string, received object'],
    ];
    for (const [args, sentence] of cases) {
      const answer = await ask('read_page', args);
      expect(answer, JSON.stringify(args)).toMatch(/^REFUSED /);
      expect(answer, JSON.stringify(args)).toContain(sentence);
    }
  });
});

describe('describe_task_type and describe_error_code', () => {
  test('accept a task type by its aliases, in any case and with spaces', async () => {
    const ask = await asker();
    for (const name of ['RecaptchaV2Task', 'recaptchav2task', 'NoCaptchaTask', 'Recaptcha V2 Task']) {
      expect(await ask('describe_task_type', { name }), name).toContain('"name":"RecaptchaV2Task"');
    }
  });

  test('reject unknown, shared and malformed names, and list the known ones', async () => {
    const ask = await asker();
    const cases: [Record<string, unknown>, string][] = [
      [{ name: 'CustomTask' }, '"CustomTask" is shared by ImpervaTask, TemuTask'],
      [{ name: 'RecaptchaV4Task' }, 'There is no task type "RecaptchaV4Task" in the contract. Known: '],
      [{ name: '__proto__' }, 'Known: RecaptchaV2Task, ImpervaTask, TemuTask'],
      [{ name: '!!!' }, 'There is no task type "!!!"'],
      [{ name: 'x'.repeat(65) }, 'expected string to have <=64 characters'],
      [{ name: null }, 'expected string, received null'],
    ];
    for (const [args, sentence] of cases) {
      expect(await ask('describe_task_type', args), JSON.stringify(args)).toContain(sentence);
    }
  });

  test('accept an error code by its label too, and list the known ones', async () => {
    const ask = await asker();
    expect(await ask('describe_error_code', { code: 'no funds' })).toContain('ERROR_ZERO_BALANCE');
    expect(await ask('describe_error_code', { code: 'ERROR_ZERO_BALLANCE' })).toMatch(
      /^REFUSED There is no error code "ERROR_ZERO_BALLANCE" in the contract\. Known: .*ERROR_ZERO_BALANCE/,
    );
  });
});

describe('identify_captcha', () => {
  test('returns each captcha with its page, values, their places, and what is not in the code', async () => {
    const ask = await asker();
    const code = `<script>initGeetest({ gt: 'G', challenge: d.challenge }, f)</script><div class="g-recaptcha" data-sitekey="K">`;
    const { captchas } = JSON.parse(await ask('identify_captcha', { code, locale: 'ru' }));
    expect(captchas).toMatchObject([
      { task: 'RecaptchaV2Task', title: 'reCAPTCHA v2', taskFields: { websiteKey: 'K' } },
      {
        task: 'GeeTestTask',
        variant: 'v3',
        page: expect.stringMatching(/\/ru\/docs\/captchas\/geetest-task$/),
        values: [
          { field: 'gt', value: 'G', foundIn: '`gt` в `initGeetest()`' },
          { field: 'challenge', source: 'd.challenge', fresh: true },
        ],
        notFound: [{ field: 'websiteURL' }, { field: 'geetestApiServerSubdomain' }],
        taskFields: { gt: 'G' },
      },
    ]);
  });

  test('names a secret key without its value, and says why it is ignored', async () => {
    const ask = await asker();
    const answer = await ask('identify_captcha', { code: "verify({ secretKey: 'S3CR3T' })" });
    expect(JSON.parse(answer)).toMatchObject({ captchas: [], secretKeys: ['secretKey'] });
    expect(answer).toContain('belongs on the server');
    expect(answer).not.toContain('S3CR3T');
  });

  test('says why nothing is found, and rejects invalid calls with a sentence', async () => {
    const ask = await asker();
    expect(await ask('identify_captcha', { code: '<p>Hello</p>' })).toContain(
      `listed at ${SITE}/docs/captchas.`,
    );
    const cases: [Record<string, unknown>, string][] = [
      [{}, 'code'],
      [{ code: '' }, 'expected string to have >=1 characters'],
      [{ code: 'x'.repeat(12_001) }, 'expected string to have <=12000 characters'],
      [{ code: ['<p>'] }, 'expected string, received array'],
      [{ code: '<p>', url: 'https://example.com' }, 'Unrecognized key: "url"'],
    ];
    for (const [args, sentence] of cases) {
      const answer = await ask('identify_captcha', args);
      expect(answer, JSON.stringify(args)).toMatch(/^REFUSED /);
      expect(answer, JSON.stringify(args)).toContain(sentence);
    }
  });
});
