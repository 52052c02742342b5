import { expect, it } from 'vitest';
import { drawingOf } from './index.ts';

it('uses the drawing that the page shows', () => {
  expect(drawingOf('Text.\n\n<Drawing name="captcha-temu" />\n')).toBe('captcha-temu');
});

it('uses the drawing beside the facts of the page', () => {
  expect(drawingOf('<Facts of="TemuTask" drawing="captcha-temu" />')).toBe('captcha-temu');
});

it('uses no drawing if the page has none of its captcha', () => {
  expect(drawingOf('<Drawing name="task-life" />')).toBeUndefined();
});
