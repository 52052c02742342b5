import { LOCALES, news } from '@docs/contract';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { newsFeed } from './feed.ts';

const feedOf = (locale: (typeof LOCALES)[number]) =>
  load(
    newsFeed({
      locale,
      language: locale,
      name: 'Captcha Cloud',
      home: `https://docs.example.com/${locale}/`,
      file: 'news.atom',
    }).atom1(),
    { xml: true },
  );

describe('newsFeed', () => {
  it.each(LOCALES)('is an Atom feed with every entry in %s', (locale) => {
    const $ = feedOf(locale);
    expect($('feed').attr('xmlns')).toBe('http://www.w3.org/2005/Atom');
    expect($('feed > id').text()).toBe(`https://docs.example.com/${locale}/news.atom`);
    expect($('feed > title').text()).toMatch(/^Captcha Cloud/);
    expect($('feed > author > name').text()).toBe('Captcha Cloud');
    expect($('feed > link[rel=self]').attr('href')).toBe(`https://docs.example.com/${locale}/news.atom`);
    expect($('feed > link[rel=alternate]').attr('href')).toBe(`https://docs.example.com/${locale}/docs/news`);
    expect($('entry')).toHaveLength(news(locale).length);
    for (const entry of $('entry').toArray()) {
      expect($('id', entry).text()).toMatch(/^https:/);
      expect($('title', entry).text()).not.toMatch(/`|^$/);
      expect($('updated', entry).text()).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/);
      expect($('link', entry).attr('href')).toMatch(/^https:\/\/docs\.example\.com\//);
      expect($('category', entry).attr('term')).toMatch(/^\w+$/);
    }
  });

  it('has the date of its newest entry as its update date', () => {
    const newest = news('en')
      .map(({ date }) => date)
      .sort()
      .at(-1);
    expect(feedOf('en')('feed > updated').text()).toBe(`${newest}T00:00:00.000Z`);
  });

  it('has a unique id for each entry', () => {
    const $ = feedOf('ru');
    const ids = $('entry > id')
      .toArray()
      .map((id) => $(id).text());
    expect(new Set(ids).size).toBe(ids.length);
  });
});
