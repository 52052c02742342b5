import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import NoResults from './NoResults';

const response = {
  query: 'a & b',
  hits: [],
  count: 0,
  pages: 0,
  queryId: null,
  repaired: null,
  missing: [],
  suggestions: ['balance', 'proxy'],
};
const markup = (reportUrl: string | null) =>
  renderToStaticMarkup(<NoResults response={response} reportUrl={reportUrl} onSuggestion={() => {}} />);

test('the report link is shown only if configured, with the query in it', () => {
  expect(markup(null)).not.toContain('Believe this query should return results?');
  expect(markup('https://help.example.com/?q={query}')).toContain(
    'href="https://help.example.com/?q=a%20%26%20b"',
  );
});

test('suggested queries are buttons', () => {
  expect(markup(null).match(/<button/g)).toHaveLength(2);
});
