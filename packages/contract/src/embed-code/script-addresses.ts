import type { ScriptRule } from './types.ts';

const MAX_ADDRESSES = 20;
const MAX_ADDRESS_LENGTH = 500;
/** What cannot be part of an address in HTML, in a script or in a line of text. */
const END = /[\s"'`<>()\\]/;

/** The addresses of a vendor's script, wherever they are: in a tag, in a script that loads it, or alone. */
export function scriptAddresses(text: string, rule: ScriptRule): URL[] {
  return [rule.part].flat().flatMap((part) => {
    const found: URL[] = [];
    let tried = 0;
    for (let at = text.indexOf(part); at >= 0 && tried < MAX_ADDRESSES; at = text.indexOf(part, at + 1)) {
      tried++;
      const address = addressAt(text, at);
      if (address && matches(address, part, rule)) found.push(address);
    }
    return found;
  });
}

/** The whole address around a position, as a reader may write it: `&amp;` in HTML, without `https:`. */
function addressAt(text: string, at: number): URL | undefined {
  let start = at;
  let end = at;
  while (start > 0 && at - start < MAX_ADDRESS_LENGTH && !isEnd(text.charAt(start - 1))) start--;
  while (end < text.length && end - at < MAX_ADDRESS_LENGTH && !END.test(text.charAt(end))) end++;
  const address = text.slice(start, end).replaceAll('&amp;', '&').replace(/[,;]$/, '');
  const whole = address.startsWith('//') ? `https:${address}` : address;
  const full = /^[\w-]{1,63}\.[\w.-]{1,200}\//.test(whole) ? `https://${whole}` : whole;
  return /^https?:\/\//.test(full) && URL.canParse(full) ? new URL(full) : undefined;
}

/** An unquoted attribute begins after `=`. */
const isEnd = (char: string) => char === '=' || END.test(char);

function matches({ host, pathname, searchParams }: URL, part: string, { key, withoutKey }: ScriptRule) {
  const path = `${host}${pathname}`;
  const hasKey = (name: string) => {
    const value = searchParams.get(name);
    return value !== null && value !== 'explicit' && value !== 'onload';
  };
  return (
    (part.endsWith('.js') ? path.endsWith(part) : path.includes(part)) &&
    (!key || hasKey(key)) &&
    !(withoutKey && hasKey(withoutKey))
  );
}
