import { expect } from 'vitest';
import { METHODS, POLLING, SHAPES } from '../../try-it-pages.ts';
import { type Behavior, behavior, REACT } from '../behavior.ts';
import type { Messages } from '../messages.ts';
import type { Reader } from '../reader.ts';

const PAGE = SHAPES['flat fields'];
const BLOCK = '.try-it';
const FORM = `${BLOCK} form`;
const URL_FIELD = `${FORM} [id$="/task/websiteURL"]`;
const CODE = `${FORM} .samples .code code`;

async function openBlock(reader: Reader, path: string, position = 0): Promise<void> {
  await reader.open(path);
  await reader.click(`${position === 0 ? BLOCK : `${BLOCK} ~ ${BLOCK}`} > summary`);
  await reader.see(FORM);
}

async function runToSolution(reader: Reader, messages: Messages): Promise<void> {
  await reader.click(`${FORM} .button`, messages.run);
  await reader.see(`${FORM} ol li`, 'createTask');
  await reader.see(`${FORM} ol li`, 'ready');
  await reader.see(`${FORM} [role="status"]`, messages.ready);
}

/** Replaces the value of the field. */
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
    await reader.see(`${BLOCK} p`, 'JavaScript');
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
    { alike: true },
  ),
  ...Object.entries(SHAPES).map(([shape, path]) =>
    behavior(
      `a task with ${shape} runs in the sandbox to its solution`,
      async (reader, messages) => {
        await openBlock(reader, path);
        await runToSolution(reader, messages);
      },
      shape === 'flat fields' ? {} : { alike: true },
    ),
  ),
  ...Object.entries(METHODS).map(([method, [path, position]]) =>
    behavior(
      `${method} runs in the sandbox and shows its response`,
      async (reader, messages) => {
        await openBlock(reader, path, position);
        if (POLLING.includes(method)) return runToSolution(reader, messages);
        await reader.click(`${FORM} .button`, messages.run);
        await reader.see(`${FORM} ol li`, method);
        await reader.see(`${FORM} [role="status"]`, messages.done);
      },
      { alike: true },
    ),
  ),
  behavior(
    'values survive a reload',
    async (reader) => {
      await openBlock(reader, PAGE);
      await retype(reader, URL_FIELD, 'https://kept.example/');
      await reader.see(CODE, 'https://kept.example/');
      await openBlock(reader, PAGE);
      expect((await reader.see(URL_FIELD)).value).toBe('https://kept.example/');
    },
    { alike: true },
  ),
];
