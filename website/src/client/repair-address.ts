import { decodable } from '../browser/decodable';

/**
 * The framework decodes the path and the hash without a guard, so an address such as `/docs#100%` would crash the page.
 * Such an address is repaired before the router reads it: now, and when the reader edits it.
 */
export function keepAddressDecodable(): void {
  repair();
  addEventListener('popstate', repair, true); // capturing, to run before the router's listener
}

function repair(): void {
  const { pathname, search, hash } = location;
  const repaired = decodable(pathname) + search + decodable(hash);
  if (repaired !== pathname + search + hash) history.replaceState(history.state, '', repaired);
}
