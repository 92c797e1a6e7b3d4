/** Events that show that somebody uses the page; a password manager causes an input without a key. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'input'];

/**
 * Calls back once, when the user first touches the page: time to load the chunks that the first press may need.
 *
 * @returns stops waiting
 */
export function onFirstTouch(callback: () => void): () => void {
  const waiting = new AbortController();
  const touched = () => {
    waiting.abort();
    callback();
  };
  for (const sign of SIGNS) {
    document.addEventListener(sign, touched, { capture: true, signal: waiting.signal });
  }
  return () => waiting.abort();
}
