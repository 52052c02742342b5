import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import Marked from './Marked';
import { plainText } from './marks';

const markup = (text: string) => renderToStaticMarkup(<Marked text={text} />);

test('marks become elements, everything else stays text', () => {
  expect(markup('a <mark>b</mark> c<mark>d</mark>')).toBe('a <mark>b</mark> c<mark>d</mark>');
  expect(markup('&lt;img src=x&gt; <b>x</b> &amp;amp;')).toBe(
    '&lt;img src=x&gt; &lt;b&gt;x&lt;/b&gt; &amp;amp;',
  );
});

test('entities of every form are decoded, unknown ones are kept', () => {
  expect(plainText('&#39;&#x27;&quot;&lt;<mark>&amp;</mark>&nope;')).toBe("''\"<&&nope;");
});

test('a mark without an end marks the rest of the text', () => {
  expect(markup('a <mark>b')).toBe('a <mark>b</mark>');
});
