import { expect } from 'vitest';
import { METHODS, POLLING, pathOf, SHAPES } from '../../try-it-pages.ts';
import { type Behavior, behavior, REACT } from '../behavior.ts';
import type { Messages } from '../messages.ts';
import type { Reader } from '../reader.ts';

const PAGE = SHAPES['flat fields'];
const BLOCK = '.try-it';
const FORM = `${BLOCK} form`;
const BOX = '.paste';
const URL_FIELD = `${FORM} [id$="/task/websiteURL"]`;
const CODE = `${FORM} .tabs ~ pre code`;

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
      await reader.see(CODE, '"websiteURL": "https://typed.example/"');
      await reader.click(`${FORM} .tabs > label`, 'Python');
      await reader.see(CODE, 'import requests');
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
        await reader.see(`${FORM} ol li`, pathOf(method));
        await reader.see(`${FORM} [role="status"]`, messages.done);
      },
      { alike: true },
    ),
  ),
  behavior('a pasted page is identified, fills Try it and runs to its solution', async (reader, messages) => {
    const code = '<div class="cf-turnstile" data-sitekey="their-key" data-action="signup"></div>';
    await reader.open('/docs/captchas');
    await reader.click(`${BOX} > summary`);
    await reader.focus(`${BOX} textarea`);
    await reader.type(code);
    await reader.press('Tab');
    await reader.press('Enter');
    await reader.see(`${BOX} dd`, 'their-key');
    await expect.poll(async () => (await reader.see(`${BOX} h3`)).focused).toBe(true);
    await reader.click(`${BOX} a.button`);
    await reader.at(reader.path('/docs/captchas/turnstile-task'));
    expect((await reader.see(`${FORM} [id$="/task/websiteKey"]`)).value).toBe('their-key');
    await reader.see(CODE, '"pageAction": "signup"'); // its field is optional, and folded
    await runToSolution(reader, messages);
  }),
  behavior('a secret is in no link, no storage and no request', async (reader, messages) => {
    const [login, password] = ['proxyLogin', 'proxyPassword'].map((name) => `${FORM} [id$="/task/${name}"]`);
    const value = (field = '') =>
      reader.tab.run((field) => document.querySelector<HTMLInputElement>(field)?.value, field);
    const typeOf = (field = '') =>
      reader.tab.run((field) => document.querySelector<HTMLInputElement>(field)?.type, field);
    await openBlock(reader, '/docs/captchas/incapsula');
    for (const field of [login, password]) await retype(reader, field as string, 'hunter2');
    await reader.see(CODE, 'hunter2');
    expect(await typeOf(password)).toBe('password');
    await reader.click(`${FORM} [aria-controls$="/task/proxyPassword"]`);
    expect(await typeOf(password)).toBe('text');
    await runToSolution(reader, messages);
    const sent = await reader.tab.run(() => document.querySelector('.try-it form ol')?.textContent ?? '');
    expect(sent).toContain('YOUR_PROXY_PASSWORD');
    expect(sent).not.toContain('hunter2');
    const stored = await reader.tab.run(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    expect(stored).toContain('try-it-');
    expect(stored).not.toContain('hunter2');
    await reader.click(`${FORM} [data-menu] > summary`);
    await reader.click(`${FORM} [data-menu] button`, messages.copyLink);
    await reader.see(`${FORM} button[data-copied]`, messages.copied);
    const link = await reader.paste();
    const body = atob(link.replace(/.*\./s, '').replaceAll('-', '+').replaceAll('_', '/'));
    expect(body).toContain('proxyPassword');
    expect(body).not.toContain('hunter2');
    await reader.click(`${FORM} button`, messages.startOver);
    await expect.poll(() => value(password)).toBe('YOUR_PROXY_PASSWORD');
    await retype(reader, password as string, 'hunter2');
    await openBlock(reader, '/docs/captchas/incapsula');
    expect(await value(password)).toBe('YOUR_PROXY_PASSWORD');
  }),
  behavior('an example with empty strings runs in the sandbox to its solution', async (reader, messages) => {
    await openBlock(reader, '/docs/captchas/amazon-task');
    await reader.focus(`${FORM} select`);
    await reader.press('ArrowDown');
    await reader.press('ArrowDown');
    await reader.see(CODE, '"websiteKey": ""');
    await runToSolution(reader, messages);
  }),
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
