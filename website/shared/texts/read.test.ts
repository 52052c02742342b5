import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { readTexts } from './read.ts';

function fileWith(text: string): URL {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'ru.yaml');
  writeFileSync(file, text);
  return pathToFileURL(file);
}

test('A mistake in a file of texts is reported with its file and line', () => {
  expect(() => readTexts(fileWith('title: "no end\n'))).toThrow(
    /double quoted scalar in ".*ru\.yaml" \(2:1\)/,
  );
});

test('The report is a message alone, without the content of the file', () => {
  const read = () => readTexts(fileWith('title: "no end\n'));
  expect(read).toThrow(expect.not.objectContaining({ mark: expect.anything() }));
});

test('A date in a file of texts stays text', () => {
  expect(readTexts(fileWith('day: 2026-11-18\n'))).toEqual({ day: '2026-11-18' });
});
