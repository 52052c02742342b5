import type { Tab } from './driver.ts';

/**
 * Neither WebDriver nor WebDriver BiDi can drive an input method, so the tests dispatch its events. WebKit ends the
 * composition before the key that committed it; Firefox after.
 */
export function composeByEvents(
  tab: Pick<Tab, 'run'>,
  text: string,
  order: 'key first' | 'key last' = 'key first',
): Promise<void> {
  return tab.run(
    (text, keyFirst) => {
      const field = document.activeElement as HTMLInputElement;
      const fire = (event: Event) => field.dispatchEvent(event);
      const key = (type: string, isComposing: boolean) =>
        fire(
          new KeyboardEvent(type, {
            key: 'Enter',
            code: 'Enter',
            keyCode: 229,
            isComposing,
            bubbles: true,
            cancelable: true,
          }),
        );
      const input = (inputType: string, isComposing: boolean) =>
        fire(new InputEvent('input', { data: text, inputType, isComposing, bubbles: true }));

      fire(new CompositionEvent('compositionstart', { bubbles: true }));
      fire(new CompositionEvent('compositionupdate', { data: text, bubbles: true }));
      field.setRangeText(text, 0, field.value.length, 'end');
      input('insertCompositionText', true);
      if (keyFirst) key('keydown', true);
      fire(new CompositionEvent('compositionend', { data: text, bubbles: true }));
      input('insertCompositionText', false);
      if (!keyFirst) key('keydown', false);
      key('keyup', false);
    },
    text,
    order === 'key first',
  );
}
