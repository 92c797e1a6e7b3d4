import { useSyncExternalStore } from 'react';

/** Less of the page is covered by what a browser shows and hides while one scrolls. */
const KEYBOARD_PX = 150;

/** Whether the keyboard of a phone or tablet covers a part of the page. */
export function useKeyboard(): boolean {
  return useSyncExternalStore(subscribe, isOpen, () => false);
}

function subscribe(listener: () => void): () => void {
  const { visualViewport } = window;
  visualViewport?.addEventListener('resize', listener);
  return () => visualViewport?.removeEventListener('resize', listener);
}

function isOpen(): boolean {
  const { visualViewport } = window;
  // Pinched, it shows a smaller part of the page, too.
  const shown = visualViewport ? visualViewport.height * visualViewport.scale : innerHeight;
  return innerHeight - shown > KEYBOARD_PX;
}
