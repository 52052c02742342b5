import { isSearchKey } from '../browser/shortcuts';
import { type EnterKey, readEnter } from './enter-key';

export interface TypingAhead {
  /** Stops capturing keys and returns what was typed. */
  stop(): Typed;
}

export interface Typed {
  text: string;
  /** Set when the last key was Enter: the reader wants the first hit. */
  enter: EnterKey | null;
}

/** Captures what the reader types while the modal's code is loading. Escape or the shortcut cancels. */
export function captureTyping(onCancel: () => void): TypingAhead {
  let text = '';
  let enter: EnterKey | null = null;
  const hold = (event: KeyboardEvent) => {
    const { key } = event;
    const pressed = key === 'Enter' ? readEnter(event) : null;
    if (key === 'Escape' || isSearchKey(event)) {
      if (!event.repeat) onCancel();
    } else if (!pressed && (event.ctrlKey || event.metaKey || event.altKey)) return;
    else if (key === 'Backspace') text = text.slice(0, -1);
    else if (key.length === 1) text += key;
    else if (!pressed) return;
    enter = pressed;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('keydown', hold, true);
  return {
    stop() {
      removeEventListener('keydown', hold, true);
      return { text, enter };
    },
  };
}
