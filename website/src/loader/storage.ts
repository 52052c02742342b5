/** Storage may be forbidden by the reader's browser; a page must work all the same. */
export function read(storage: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

export function write(storage: 'localStorage' | 'sessionStorage', key: string, value: string | null): void {
  try {
    if (value === null) window[storage].removeItem(key);
    else window[storage].setItem(key, value);
  } catch {}
}
