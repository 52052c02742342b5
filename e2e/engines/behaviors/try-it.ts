import { expect } from 'vitest';
import { type Behavior, behavior, REACT } from '../behavior.ts';
import type { Reader } from '../reader.ts';

const PAGE = '/docs/captchas/no-captcha-task';
const METHOD = '/docs/api/methods/get-task-result';
const BLOCK = '.try-it';
const FORM = `${BLOCK} form`;
const URL_FIELD = `${FORM} [id$="/task/websiteURL"]`;
const CODE = `${FORM} .samples .code code`;

async function openBlock(reader: Reader, path: string): Promise<void> {
  await reader.open(path);
  await reader.click(`${BLOCK} > summary`);
  await reader.see(FORM);
}

/** Replaces what the field holds. */
async function retype(reader: Reader, field: string, text: string): Promise<void> {
  await reader.focus(field);
  await reader.press('Control', 'a');
  await reader.press('Delete');
  if (text) await reader.type(text);
}

export const TRY_IT: Behavior[] = [
  behavior('a click on Try it before React opens it, and the form follows', async (reader) => {
    const release = reader.network.hold(REACT);
    await reader.goto(PAGE);
    await reader.click(`${BLOCK} > summary`);
    await reader.see(`${BLOCK} p`, 'npm run sandbox');
    release();
    await reader.see(FORM);
  }),
  behavior(
    'what is typed is in the JSON and in the code, and a fault at its field',
    async (reader, messages) => {
      await openBlock(reader, PAGE);
      await retype(reader, URL_FIELD, 'https://typed.example/');
      await reader.see(`${FORM} .code code`, 'https://typed.example/');
      await reader.see(CODE, 'https://typed.example/');
      await retype(reader, URL_FIELD, '');
      await reader.see(`${FORM} [id$="/task/websiteURL-fault"]`, messages.requiredUrl);
      await reader.click(`${FORM} .button`, messages.run);
      await reader.click(`${FORM} [role="group"] li a`);
      await expect.poll(async () => (await reader.see(URL_FIELD)).focused).toBe(true);
    },
  ),
  behavior('a request runs in the sandbox until its solution is there', async (reader, messages) => {
    for (const path of [PAGE, METHOD]) {
      await openBlock(reader, path);
      await reader.click(`${FORM} .button`, messages.run);
      await reader.see(`${FORM} ol li`, 'createTask');
      await reader.see(`${FORM} ol li`, 'ready');
      await reader.see(`${FORM} [role="status"]`, messages.ready);
    }
  }),
  behavior('values survive a reload', async (reader) => {
    await openBlock(reader, PAGE);
    await retype(reader, URL_FIELD, 'https://kept.example/');
    await reader.see(CODE, 'https://kept.example/');
    await openBlock(reader, PAGE);
    expect((await reader.see(URL_FIELD)).value).toBe('https://kept.example/');
  }),
];
