import { controlNamed, nameOfControl, takeKeptPress } from '#loading/kept-press.ts';
import { notifyError } from '#notices/notify.ts';
import { appText } from './text.ts';

/** A panel may wait so long for its data, in milliseconds. */
const PATIENCE_MS = 10_000;

/**
 * Carries out the press that the script in index.html has kept, as soon as its panel is taken over (UI-23):
 * React takes over a pressed panel at once.
 */
export function pressAgain(root: HTMLElement): void {
  document.getElementById('pressed')?.replaceChildren();
  const kept = takeKeptPress();
  const control = root.querySelector<HTMLButtonElement | HTMLInputElement>(
    ':is(button, input)[aria-busy="true"]',
  );
  if (control) carryOut(control);
  else if (kept !== null) pressWhenThere(root, kept);
}

function carryOut(control: HTMLElement): void {
  const name = nameOfControl(control);
  // Touched first: taking its panel over may show that it is gone, such as a form without a guest.
  control.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  control.removeAttribute('aria-busy');
  if (control.isConnected && !control.matches(':disabled')) control.click();
  else notifyError(appText.notCarriedOut(name));
}

/** Carries out the press before a reload for a missing chunk, unless something else is pressed or typed meanwhile. */
function pressWhenThere(root: HTMLElement, name: string): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const press = () => {
    const control = controlNamed(root, name);
    if (!control || signal.aborted) return;
    waiting.abort();
    carryOut(control);
  };
  for (const sign of ['click', 'input']) {
    addEventListener(sign, () => waiting.abort(), { capture: true, signal });
  }
  const watch = new MutationObserver(press);
  watch.observe(root, { childList: true, subtree: true, attributes: true });
  const timer = setTimeout(() => {
    waiting.abort();
    notifyError(appText.notCarriedOut(name));
  }, PATIENCE_MS);
  signal.addEventListener('abort', () => {
    watch.disconnect();
    clearTimeout(timer);
  });
  press();
}
