/** Ctrl/Cmd+K or slash (spec 2.21), but never while the reader types in a field. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.altKey || isComposing(event) || isField(event.target)) return false;
  return isSearchKey(event) || isSlash(event);
}

/**
 * On layouts without Latin letters the `key` of Ctrl+K is another letter, so check `code`. On other Latin
 * layouts, such as Dvorak, the key in the position of K is another shortcut, so check `key`.
 */
export function isSearchKey({ key, code, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  if (!(ctrlKey || metaKey) || shiftKey) return false;
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';
}

/** In WebKit the key that ends a composition comes after it and is recognizable only by its code, 229. */
export function isComposing({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229;
}

/** The slash key types a full stop on Cyrillic layouts. */
function isSlash({ key, code, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && (key === '/' || (key === '.' && code === 'Slash'));
}

function isField(target: EventTarget | null): boolean {
  return !!(target as Element | null)?.closest?.(':read-write, select');
}
