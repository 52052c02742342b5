import { expect, it } from 'vitest';
import { drawingOf } from './index.ts';

it('uses the drawing that the page shows', () => {
  expect(drawingOf('Text.\n\n<Drawing name="captcha-temu" />\n', 'docs/captchas/temu-task.mdx')).toBe(
    'captcha-temu',
  );
});

it('uses the drawing beside the facts of the page', () => {
  expect(drawingOf('<Facts of="TemuTask" drawing="captcha-temu" />', 'docs/captchas/temu-task.mdx')).toBe(
    'captcha-temu',
  );
});

it('reports the page that has no drawing of its captcha', () => {
  expect(() => drawingOf('<Drawing name="task-life" />', '@site/docs/captchas/new.mdx')).toThrow(
    /^@site\/docs\/captchas\/new\.mdx is listed under Captchas but has no drawing/,
  );
});
