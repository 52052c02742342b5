import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sourceHash } from './hash.ts';
import { run } from './index.ts';
import { pageFile, stateOf, TRANSLATED } from './pages.ts';
import type { Catalogue } from './strings.ts';

const PAGE = `---
title: Threshold
description: How sure an answer must be.
---

Set \`recognizingThreshold\` in [the task](./task.mdx), see createTask.

## In the key {#in-the-key}

<Facts of="ImageToTextTask" />

| You want | Use |
|---|---|
| fewer answers | \`a\` |

\`\`\`json task=ImageToTextTask
{ "type": "ImageToTextTask" }
\`\`\`
`;

describe('the version of a source', () => {
  it.each([
    ['a code block', '"type": "ImageToTextTask"', '"type": "Other"'],
    ['inline code', '`recognizingThreshold`', '`threshold`'],
    ['an identifier in the text', 'see createTask', 'see getTaskResult'],
    ['a tag', '<Facts of="ImageToTextTask" />', '<Facts of="TemuTask" />\n\n<DocCardList />'],
    ['a link target', './task.mdx', './other.mdx#there'],
    ['the id of a heading', '{#in-the-key}', '{#key}'],
    ['front matter that is not text', 'description:', 'slug: /threshold\ndescription:'],
    ['white space', 'in [the', 'in\n[the'],
    ['the width of a table', '|---|---|', '| --- | :--- |'],
  ])('stays when %s changes', (_, before, after) => {
    expect(PAGE).toContain(before);
    expect(sourceHash(PAGE.replace(before, after))).toBe(sourceHash(PAGE));
  });

  it.each([
    ['a word of the text', 'Set ', 'Put '],
    ['a heading', '## In the key', '## Inside the key'],
    ['the title', 'title: Threshold', 'title: Limit'],
    ['the description', 'How sure', 'How certain'],
    ['the text of a link', '[the task]', '[a task]'],
    ['a cell of a table', 'fewer answers', 'more answers'],
  ])('changes with %s', (_, before, after) => {
    expect(PAGE).toContain(before);
    expect(sourceHash(PAGE.replace(before, after))).not.toBe(sourceHash(PAGE));
  });
});

describe('npm run translations', () => {
  let website: string;
  let strings: Catalogue;
  beforeEach(() => {
    const texts = { title: 'Заголовок', label: 'Имя', close: 'Закрыть' };
    strings = { file: (locale) => `words/${locale}.yaml`, keys: Object.keys(texts), texts: () => texts };
    website = mkdtempSync(join(tmpdir(), 'translations-'));
    write('en', 'api/threshold', PAGE);
    write('en', 'news', '---\ntitle: News\n---\n\nNothing.\n');
    write('ru', 'api/threshold', '---\ntitle: "Порог"\n---\n\nТекст про source: всё.\n');
  });
  afterEach(() => rmSync(website, { recursive: true, force: true }));

  it('lists missing and outdated pages and fails', () => {
    const { code, output } = command('--locale', 'ru');
    expect(code).toBe(1);
    expect(output).toMatch(
      /^ru: 1 pages, 3 strings; missing: 1 pages, 0 strings; outdated: 1; different from English: 0$/m,
    );
    expect(output).toContain('  outdated page api/threshold\n    No version is recorded');
    expect(output).toContain('  missing page news');
  });

  it('lists strings that are missing or empty', () => {
    strings.texts = () => ({ title: 'Заголовок', label: ' ' });
    expect(command('--locale', 'ru').output).toMatch(/1 strings; missing: 1 pages, 2 strings; /);
    expect(command('--locale', 'ru').output).toContain('  missing string words/ru.yaml: label');
    expect(command('--locale', 'ru').output).toContain('  missing string words/ru.yaml: close');
  });

  it('accepts a page by writing the version into its front matter and nothing else', () => {
    expect(command('--accept', 'api/threshold', '--locale', 'ru')).toEqual({
      code: 0,
      output: 'Accepted: ru/api/threshold.',
    });
    expect(readFileSync(join(website, pageFile('ru', 'api/threshold')), 'utf8')).toBe(
      `---\ntitle: "Порог"\nsource: "${sourceHash(PAGE)}"\n---\n\nТекст про source: всё.\n`,
    );
    expect(stateOf('ru', 'api/threshold', website).state).toBe('current');
  });

  it('lists what differs from the English page although a translation keeps it, and fails', () => {
    write('ru', 'news', '---\ntitle: Новости\n---\n\nНичего.\n');
    const words = PAGE.replace('Threshold', 'Порог').replace('## In the key', '## В ключе');
    write(
      'ru',
      'api/threshold',
      words.replace('{#in-the-key}', '{#key}').replace('ImageToTextTask"', 'TemuTask"'),
    );
    command('--accept', '--all', '--locale', 'ru');
    const { code, output } = command('--locale', 'ru');
    expect(code).toBe(1);
    expect(output).toContain('  different page api/threshold: ids of headings, tags');
    write('ru', 'api/threshold', words);
    command('--accept', '--all');
    expect(command('--locale', 'ru').code).toBe(0);
  });

  it('lists a text whose code, links or values are not those of the English text', () => {
    strings.texts = (locale) => ({
      title: locale === 'ru' ? 'Поле `a`' : 'Field `b`',
      label: '1',
      close: '2',
    });
    expect(command('--locale', 'ru').output).toContain('  different string words/ru.yaml: title');
  });

  it('accepts one language and leaves the others outdated', () => {
    write('zh', 'api/threshold', '---\ntitle: 阈值\n---\n\n文本。\n');
    command('--accept', 'api/threshold', '--locale', 'ru');
    expect(stateOf('ru', 'api/threshold', website).state).toBe('current');
    expect(stateOf('zh', 'api/threshold', website).state).toBe('outdated');
  });

  it('accepts a page in every language with --all only', () => {
    write('zh', 'api/threshold', '---\ntitle: 阈值\n---\n\n文本。\n');
    expect(command('--accept', 'api/threshold')).toEqual({
      code: 1,
      output: 'Name the language that you reviewed, such as --locale ru, or --all.',
    });
    expect(command('--accept', 'api/threshold', '--all').output).toBe(
      'Accepted: ru/api/threshold, zh/api/threshold.',
    );
  });

  it('replaces the version of an earlier review', () => {
    command('--accept', '--all');
    write('en', 'api/threshold', PAGE.replace('Set ', 'Put '));
    expect(stateOf('ru', 'api/threshold', website).state).toBe('outdated');
    command('--accept', '--all', '--locale', 'ru');
    expect(stateOf('ru', 'api/threshold', website).state).toBe('current');
    expect(
      readFileSync(join(website, pageFile('ru', 'api/threshold')), 'utf8').match(/source: "/g),
    ).toHaveLength(1);
  });

  it('names a translation whose English page is gone', () => {
    write('ru', 'old', '---\ntitle: X\n---\n');
    expect(command('--locale', 'ru').output).toContain('  extra page old: the English page is gone');
  });

  it('shows how the English page changed since the version that the translation follows', () => {
    git('init', '-q');
    commit();
    command('--accept', '--all');
    write('en', 'api/threshold', PAGE.replace('"type": "ImageToTextTask"', '"type": "TemuTask"'));
    commit();
    write('en', 'api/threshold', PAGE.replace('Set ', 'Put '));
    const { output } = command('--locale', 'ru');
    expect(output).toContain('    -Set `recognizingThreshold`');
    expect(output).toContain('    +Put `recognizingThreshold`');
  });

  it('reports that the history does not have that version', () => {
    command('--accept', '--all');
    write('en', 'api/threshold', PAGE.replace('Set ', 'Put '));
    expect(command('--locale', 'ru').output).toContain(`Changed since ${sourceHash(PAGE)}`);
  });

  it('says in one sentence that there is no such page', () => {
    expect(command('--accept', 'api/treshold', '--locale', 'ru')).toEqual({
      code: 1,
      output: 'There is no page "api/treshold" in website/docs.',
    });
  });

  it('explains a page without translation, an unknown language and a missing --accept in one sentence', () => {
    expect(command('--accept', 'news', '--locale', 'ru').output).toBe(
      'There is no translation of news in ru to accept.',
    );
    expect(command('--locale', 'de').output).toBe(
      `There is no language "de" to translate into; there are ${TRANSLATED.join(', ')}.`,
    );
    expect(command('news').output).toMatch(/^To mark a translation as reviewed, write --accept/);
  });

  function command(...args: string[]) {
    const lines: string[] = [];
    const code = run(
      args,
      (line) => lines.push(line),
      website,
      () => [strings],
    );
    return { code, output: lines.join('\n') };
  }

  function write(locale: string, page: string, text: string): void {
    const file = join(website, pageFile(locale, page));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  function git(...args: string[]): void {
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], { cwd: website });
  }

  function commit(): void {
    git('add', '.');
    git('commit', '-q', '-m', 'x');
  }
});
