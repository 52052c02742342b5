export interface TypingAhead {
  /** Gives the keys back to the page, and what was typed to the caller. */
  stop(): string;
}

/** Keeps what the reader types while the modal's code is on its way. Escape means: never mind. */
export function captureTyping(onEscape: () => void): TypingAhead {
  let typed = '';
  const hold = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === 'Escape') onEscape();
    else if (key === 'Backspace') typed = typed.slice(0, -1);
    else if (key.length === 1) typed += key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('keydown', hold, true);
  return {
    stop() {
      removeEventListener('keydown', hold, true);
      return typed;
    },
  };
}
