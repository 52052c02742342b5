/** Where Enter opens a hit: here, with Ctrl or Cmd in a tab, with Shift in a window (spec 4.3). */
export type EnterKey = 'here' | 'tab' | 'window';

export function readEnter({
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>): EnterKey {
  return ctrlKey || metaKey ? 'tab' : shiftKey ? 'window' : 'here';
}
