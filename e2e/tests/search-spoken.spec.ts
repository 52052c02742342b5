import { SearchModal } from '../search.ts';
import { spokenDialog } from '../spoken.ts';
import { expect, hold, inLocale, open, SAMPLE_LOCALES, test } from '../test.ts';

/** Compares what screen readers get with e2e/spoken/. After an intended change: playwright test --update-snapshots. */
const QUERIES = '**/1/indexes/*/queries*';

/** The same hits for every language, instead of real ones: this test is about the texts of the modal. */
const hit = (name: string, section: string) => ({
  objectID: name,
  url: `/docs/news#${name}`,
  type: 'lvl2',
  content: null,
  hierarchy: { lvl0: section, lvl1: 'Page', lvl2: name },
});
const FOUND = {
  results: [{ hits: [hit('one', 'A'), hit('two', 'A'), hit('three', 'B')], nbHits: 45, nbPages: 3 }],
};
const NOTHING = { results: [{ hits: [], nbHits: 0, nbPages: 0, _suggestions: ['proxy', 'balance'] }] };

for (const locale of SAMPLE_LOCALES) {
  test(`roles, names, positions and announcements of the search modal (${locale})`, async ({
    page,
    watch,
  }) => {
    watch.allow(/Failed to load resource|ERR_FAILED/);
    await page.route(QUERIES, (route) => route.fulfill({ json: FOUND }));
    await open(page, inLocale(locale, '/docs/getting-start'));
    const modal = new SearchModal(page);
    const states: string[] = [];
    const note = async (state: string, announced: RegExp | string) => {
      await expect(modal.announcement).toHaveText(announced);
      states.push(`# ${state}\n\n${await spokenDialog(page)}\n`);
    };

    await modal.open();
    await note('start, without recent searches', /./);
    await modal.search('one');
    await note('results', /45/);
    await page.keyboard.press('ArrowDown');
    await note('results, the second one active', /45/);

    await page.unrouteAll();
    const release = await hold(page, QUERIES);
    await modal.input.fill('waiting');
    await expect(modal.dialog).toHaveAttribute('data-status', 'stalled');
    await note('stalled', /^[^\d]+$/);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.route(QUERIES, (route) => route.fulfill({ json: NOTHING }));
    release();
    await modal.search('nothing');
    await note('no results', /nothing/);
    await page.unrouteAll();
    await page.route(QUERIES, (route) => route.abort());
    await modal.search('failing', 'error');
    await note('error', /^(?!.*nothing)./);

    await page.unrouteAll();
    await page.route(QUERIES, (route) => route.fulfill({ json: FOUND }));
    await modal.search('two');
    await page.keyboard.press('Enter');
    await modal.expectClosed();
    await modal.open();
    await modal.search('');
    await note('start, with a recent search', '');
    await modal.dialog.locator('section ul button').first().click();
    await note('start, with a favorite search', '');

    expect(states.join('\n')).toMatchSnapshot(['spoken', `search-${locale}.txt`]);
  });
}
