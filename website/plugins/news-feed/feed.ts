import { type Locale, news } from '@docs/contract';
import { Feed } from 'feed';
import { textsOf } from '../../shared/texts/index.ts';
import { plainText } from '../contract/nodes.ts';

interface FeedOf {
  locale: Locale;
  /** As in the page's `lang`. */
  language: string;
  name: string;
  /** Absolute address of the locale's home page, with a trailing slash. */
  home: string;
  file: string;
}

const NEWS_PAGE = 'docs/news';

/** The library supports the language of a feed only in RSS. */
export function atomOf(feed: Feed): string {
  return feed.atom1().replace('<feed ', `<feed xml:lang="${feed.options.language}" `);
}

export function newsFeed({ locale, language, name, home, file }: FeedOf): Feed {
  const entries = news(locale);
  const newest = entries
    .map(({ date }) => date)
    .sort()
    .at(-1);
  if (newest === undefined) throw new Error('packages/contract has no news for the feed.');
  const feed = new Feed({
    id: `${home}${file}`,
    title: textsOf(locale).build.newsFeed.replace('{name}', name),
    link: `${home}${NEWS_PAGE}`,
    language,
    updated: new Date(newest),
    feedLinks: { atom: `${home}${file}` },
    author: { name },
    copyright: name,
  });
  for (const entry of entries) {
    feed.addItem({
      id: `${home}${NEWS_PAGE}#${entry.id}`,
      title: plainText(entry.title),
      link: entry.page ? `${home}${entry.page.slice(1)}` : `${home}${NEWS_PAGE}#${entry.id}`,
      date: new Date(entry.date),
      published: new Date(entry.date),
      category: [{ name: entry.categoryTitle, term: entry.category }],
    });
  }
  return feed;
}
