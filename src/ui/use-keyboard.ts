import { createStore } from '#lib/store.ts';
import { useStore } from '#lib/use-store.ts';

/** The bars that a browser shows and hides while one scrolls cover less of the page. */
const KEYBOARD_PX = 150;

const keyboard = createStore(false);

// Sizes are read when they change: while something is rendered it would lay out the page.
globalThis.visualViewport?.addEventListener('resize', () => keyboard.set(isOpen()));

/** True if the keyboard of a phone or tablet covers a part of the page. */
export function useKeyboard(): boolean {
  return useStore(keyboard);
}

function isOpen(): boolean {
  const { visualViewport } = window;
  // A pinched page is also smaller, without a keyboard.
  const shown = visualViewport ? visualViewport.height * visualViewport.scale : innerHeight;
  return innerHeight - shown > KEYBOARD_PX;
}
