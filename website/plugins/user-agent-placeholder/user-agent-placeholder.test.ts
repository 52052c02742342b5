import { describe, expect, it } from 'vitest';
import { renderPage } from '../../test/render.ts';
import { highlight } from '../highlight/index.ts';
import { userAgent, userAgentInFrontMatter, userAgentInHeadings } from './index.ts';

const options = { placeholder: '%USER_AGENT%', userAgent: 'Mozilla/5.0' };
const span = '<span data-user-agent="">Mozilla/5.0</span>';
const render = (mdx: string) =>
  renderPage(mdx, {
    remarkPlugins: [[userAgentInHeadings, options]],
    rehypePlugins: [
      [highlight, options],
      [userAgent, options],
    ],
  });

describe('userAgent', () => {
  it('turns the placeholder in text and inline code into an element that is filled in later', async () => {
    expect(await render('Send %USER_AGENT%, as in `a: %USER_AGENT%`.')).toBe(
      `<p>Send ${span}, as in <code>a: ${span}</code>.</p>`,
    );
  });

  it('turns the placeholder in a code block into the same element', async () => {
    expect(await render('```json\n{"userAgent": "%USER_AGENT%"}\n```')).toContain(`"${span}"`);
  });

  it('puts the default text into headings, whose text is copied into the table of contents', async () => {
    expect(await render('## About `%USER_AGENT%`')).toBe('<h2>About <code>Mozilla/5.0</code></h2>');
  });

  it('puts the default text into front matter', () => {
    expect(userAgentInFrontMatter({ title: 'A %USER_AGENT%', draft: true }, options)).toEqual({
      title: 'A Mozilla/5.0',
      draft: true,
    });
  });

  it('takes a User-Agent literally', () => {
    const literal = { ...options, userAgent: "Agent/1.0 $& $'" };
    expect(userAgentInFrontMatter({ title: 'A %USER_AGENT%' }, literal)).toEqual({
      title: "A Agent/1.0 $& $'",
    });
  });

  it('leaves a page without the placeholder alone', async () => {
    expect(await render('100% sure')).toBe('<p>100% sure</p>');
  });
});
