import { describe, expect, it } from 'vitest';
import { renderPage } from '../../test/render.ts';
import { highlight } from '../highlight/index.ts';
import { markUserAgent } from './html.ts';
import { userAgent } from './index.ts';

const options = { placeholder: '%USER_AGENT%', userAgent: 'Mozilla/5.0' };
const span = '<span data-user-agent="">Mozilla/5.0</span>';
const render = (mdx: string) =>
  renderPage(mdx, {
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

  it('takes a User-Agent literally', () => {
    const literal = { ...options, userAgent: "Agent/1.0 $& $'" };
    expect(markUserAgent('%USER_AGENT%', literal, (text) => text)).toContain("Agent/1.0 $&amp; $'");
  });

  it('leaves a page without the placeholder alone', async () => {
    expect(await render('100% sure')).toBe('<p>100% sure</p>');
  });
});
