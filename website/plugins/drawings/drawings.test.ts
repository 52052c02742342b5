import { LOCALES } from '@docs/site/locales';
import { describe, expect, it } from 'vitest';
import { drawingNames } from '../../drawings/read.ts';
import { renderPage } from '../../test/render.ts';
import { drawings } from './index.ts';
import { captchaHtml } from './svg.ts';

const render = (mdx: string, locale = 'en') => renderPage(mdx, { remarkPlugins: [[drawings, { locale }]] });

describe('drawings', () => {
  it('embeds the drawing as an image with a name and a description', async () => {
    const html = await render('<Drawing name="task-life" />');
    expect(html).toMatch(/^<figure class="drawing"><svg [^>]*role=img/);
    expect(html).toContain('aria-labelledby=drawing-task-life-title');
    expect(html).toContain('<title id=drawing-task-life-title>Task lifecycle</title>');
    expect(html).toContain('<desc id=drawing-task-life-desc>');
    expect(html).toContain('>Your program</text>');
  });

  it('writes the labels in the language of the page', async () => {
    expect(await render('<Drawing name="task-life" />', 'ru')).toMatch(/<title [^>]*>[А-Яа-я ]+<\/title>/);
  });

  it('falls back to English in an unknown language', async () => {
    expect(await render('<Drawing name="task-life" />', 'de')).toContain('>Your program</text>');
  });

  it('keeps ids unique if a page has the same drawing twice', async () => {
    const html = await render('<Drawing name="callback" />\n\n<Drawing name="callback" />');
    const ids = [...html.matchAll(/ id=([^\s>]+)/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(LOCALES)('draws every drawing in %s without placeholders or style attributes', async (locale) => {
    const html = await render(
      drawingNames()
        .map((name) => `<Drawing name="${name}" />`)
        .join('\n\n'),
      locale,
    );
    expect(html.match(/<figure/g)).toHaveLength(drawingNames().length);
    expect(html).not.toMatch(/\sstyle=|>\{/);
    expect(html).toContain('viewBox=');
  });

  it('names the page, the tag and the known names when a drawing is unknown', async () => {
    await expect(render('Text.\n\n<Drawing name="moon" />')).rejects.toThrow(
      /^docs\/page\.mdx:3: <Drawing name="moon" \/>: name "moon" is not known; known are callback, .*token-or-click\.$/,
    );
  });

  it('rejects a tag inside a paragraph: it needs its own line', async () => {
    await expect(render('See <Drawing name="callback" /> here.')).rejects.toThrow(/on its own line/);
  });

  it('draws a captcha for the gallery without its plate, its result and its own name', () => {
    const html = captchaHtml('captcha-basilisk', 'en');
    expect(html).toMatch(
      /^<svg class="d d-captcha" viewBox="10 4 300 166" aria-hidden=true><rect class=d-box/,
    );
    expect(html).toContain('>Verification</text>');
    expect(html).not.toContain('captcha_response');
  });
});
