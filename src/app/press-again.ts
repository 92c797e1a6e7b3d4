import { controlNamed, controlOf, nameOfControl, takeKeptPress } from '#loading/kept-press.ts';
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
  if (control) carryOut(root, control);
  else if (kept !== null) pressWhenThere(root, kept);
}

function carryOut(root: HTMLElement, kept: HTMLElement): void {
  const name = nameOfControl(kept);
  // Touched first: taking its panel over may show that it is gone, such as a form without a guest.
  kept.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  kept.removeAttribute('aria-busy');
  const control = kept.isConnected ? kept : controlNamed(root, name);
  if (control && !control.matches(':disabled')) control.click();
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
    carryOut(root, control);
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

/**
 * Keeps presses and typed texts in a panel that React draws again, as where a translator has changed it (UI-25).
 *
 * @returns to be called when React has drawn a panel again
 */
export function watchUser(root: HTMLElement): () => void {
  const drawn = [watchFields(root), watchPresses(root)];
  return () => {
    for (const goOn of drawn) goOn();
  };
}

/** Moves typed texts and the caret to the fields of the same names. */
function watchFields(root: HTMLElement): () => void {
  const fields = new Set(root.querySelectorAll<HTMLInputElement>('input[name]'));
  let focused: EventTarget | null = document.activeElement;
  const onFocus = ({ target }: Event) => {
    if (fields.has(target as HTMLInputElement)) focused = target;
  };
  for (const type of ['pointerdown', 'focusin']) root.addEventListener(type, onFocus, true);
  return () => {
    for (const field of fields) {
      if (field.isConnected) continue;
      fields.delete(field);
      const drawn = root.querySelector<HTMLInputElement>(`input[name="${field.name}"]`);
      if (!drawn) continue;
      drawn.value = field.value;
      if (field !== focused) continue;
      drawn.focus();
      drawn.setSelectionRange(field.selectionStart, field.selectionEnd);
      // A mouse that presses the field that was there takes the focus away from all.
      setTimeout(() => drawn.focus());
    }
  };
}

/**
 * Presses a control again that React took away under the finger: where a press makes it take the panel over, the browser
 * presses nothing on release.
 */
function watchPresses(root: HTMLElement): () => void {
  let pressed: { control: HTMLElement; type: string } | undefined;
  const onPress = (event: Event) => {
    if (!event.isTrusted) return;
    const control = controlOf(event);
    pressed = control ? { control, type: event.type } : undefined;
    // React answers while the event is on its way.
    setTimeout(() => {
      pressed = undefined;
    });
  };
  for (const type of ['pointerdown', 'click']) root.addEventListener(type, onPress, true);
  return () => {
    if (!pressed || pressed.control.isConnected) return;
    const name = nameOfControl(pressed.control);
    const press = () => pressWhenThere(root, name);
    if (pressed.type === 'click') queueMicrotask(press);
    else onRelease(press);
  };
}

/** Calls when the finger is lifted, unless it scrolls: the browser cancels it then. */
function onRelease(press: () => void): void {
  const ended = new AbortController();
  const end = ({ type }: PointerEvent) => {
    ended.abort();
    if (type === 'pointerup') press();
  };
  for (const type of ['pointerup', 'pointercancel'] as const) {
    addEventListener(type, end, { signal: ended.signal });
  }
}
