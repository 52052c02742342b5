import { expect, type Locator, type Page } from '@playwright/test';
import { inLocale, type Locale, SAMPLE_LOCALES } from './test.ts';

/** Texts of the block, in the locales of its tests. */
export const TRY_IT = {
  en: {
    run: 'Run',
    runAnyway: 'Send anyway and see the API error',
    outcome: 'Simulate',
    variant: 'Variant',
    optional: /^Optional fields/,
    apiKey: 'API key',
    ready: 'The task is ready.',
    done: 'The sandbox returned a response.',
    required: 'task.websiteURL is required.',
    faults: 'Fields to fix: 1',
    damaged: 'The link is incomplete',
    kept: 'The form keeps your values.',
    missing: 'This host has no sandbox.',
    offline: 'The sandbox cannot be reached.',
    busy: 'Too many requests. Wait 7 s',
    unavailable: 'The sandbox is temporarily unavailable (HTTP 502).',
    copyLink: 'Copy a link to this form',
    copy: 'Copy',
    copyCurl: 'Copy as cURL',
    tooLong: 'The values are too long for a link.',
    download: 'Download the program',
    copied: 'Copied',
    add: 'Add an item to imagesBase64',
    remove: 'Remove item 1 of imagesBase64',
    item: 'imagesBase64, item 3',
  },
  ru: {
    run: 'Выполнить',
    runAnyway: 'Отправить и увидеть ошибку API',
    outcome: 'Сценарий',
    variant: 'Вариант',
    optional: /^Необязательные поля/,
    apiKey: 'Ключ API',
    ready: 'Задача готова.',
    done: 'Песочница вернула ответ.',
    required: 'Поле task.websiteURL обязательно.',
    faults: 'Исправьте поля: 1',
    damaged: 'Ссылка неполная',
    kept: 'Введённые значения сохранены.',
    missing: 'На этом хосте нет песочницы.',
    offline: 'Песочница не отвечает.',
    busy: 'Слишком много запросов. Подождите 7',
    unavailable: 'Песочница временно недоступна (HTTP 502).',
    copyLink: 'Скопировать ссылку на форму',
    copy: 'Скопировать',
    copyCurl: 'Скопировать как cURL',
    tooLong: 'Значения слишком длинные для ссылки.',
    download: 'Скачать программу',
    copied: 'Скопировано',
    add: 'Добавить элемент в imagesBase64',
    remove: 'Удалить элемент 1 из imagesBase64',
    item: 'imagesBase64, элемент 3',
  },
} as const;

export type TriedLocale = keyof typeof TRY_IT;
export const TRIED_LOCALES = (Object.keys(TRY_IT) as TriedLocale[]).filter((locale) =>
  SAMPLE_LOCALES.includes(locale),
);

/** The block as a reader uses it. */
export class TryIt {
  readonly block: Locator;
  readonly words: (typeof TRY_IT)[TriedLocale];

  constructor(
    readonly page: Page,
    locale: TriedLocale,
    position = 0,
  ) {
    this.block = page.locator('.try-it').nth(position);
    this.words = TRY_IT[locale];
  }

  /** Opens the page and the block. */
  static async open(page: Page, locale: TriedLocale, path: string, position = 0): Promise<TryIt> {
    await page.goto(inLocale(locale as Locale, path));
    const tryIt = new TryIt(page, locale, position);
    await tryIt.unfold();
    return tryIt;
  }

  async unfold(): Promise<void> {
    await this.block.locator('> summary').click();
    await expect(this.form).toBeVisible();
  }

  get form(): Locator {
    return this.block.locator('form');
  }

  field(name: string): Locator {
    return this.form.getByLabel(name, { exact: true });
  }

  button(name: string): Locator {
    return this.form.getByRole('button', { name, exact: true });
  }

  /** Chooses JSON or a language in the pane of the request. */
  async show(tab: string): Promise<void> {
    await this.form.locator('.tabs > label').getByText(tab, { exact: true }).click();
  }

  /** The request body. */
  async json(): Promise<Record<string, unknown>> {
    const isShown = await this.form.locator('.tabs > [value="json"]').isChecked();
    if (!isShown) await this.show('JSON'); // a click would move the focus
    return JSON.parse((await this.code.textContent()) ?? '');
  }

  /** The request, as JSON or in the chosen language. */
  get code(): Locator {
    return this.form.locator('.tabs ~ pre code');
  }

  /** Uses the menu beside the copy button. */
  async choose(name: string): Promise<void> {
    await this.form.locator('[data-menu] > summary').click();
    await this.button(name).click();
  }

  async typeKey(key: string): Promise<void> {
    await this.form.getByText(this.words.apiKey, { exact: true }).click();
    await this.field(this.words.apiKey).fill(key);
  }

  get status(): Locator {
    return this.form.locator('[role="status"]').last();
  }

  /** Runs the request until the status contains the text. Retries if the server is overloaded for a moment. */
  async runTo(text: string): Promise<void> {
    const said = this.status.filter({ hasText: text });
    const overloaded = this.status.filter({ hasText: 'HTTP 503' });
    do {
      await this.button(this.words.run).click();
      await expect(said.or(overloaded)).toBeVisible();
    } while (await overloaded.isVisible());
  }

  /** A value of the solution, which can be copied on its own. */
  value(name: string): Locator {
    const title = this.page.locator('.code-title').getByText(name, { exact: true });
    return this.form.locator('.code').filter({ has: title }).locator('pre');
  }

  get exchanges(): Locator {
    return this.form.locator('ol > li');
  }
}
