import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import Marked from './Marked';
import { plainText } from './marks';

const markup = (text: string) => renderToStaticMarkup(<Marked text={text} />);

test('the marks become elements, everything else stays text', () => {
  expect(markup('a <mark>b</mark> c<mark>d</mark>')).toBe('a <mark>b</mark> c<mark>d</mark>');
  expect(markup('&lt;img src=x&gt; <b>x</b> &amp;amp;')).toBe(
    '&lt;img src=x&gt; &lt;b&gt;x&lt;/b&gt; &amp;amp;',
  );
});

test('entities of every form are read, unknown ones left alone', () => {
  expect(plainText('&#39;&#x27;&quot;&lt;<mark>&amp;</mark>&nope;')).toBe("''\"<&&nope;");
});

test('a mark that never ends marks the rest', () => {
  expect(markup('a <mark>b')).toBe('a <mark>b</mark>');
});
