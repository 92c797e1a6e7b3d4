/** Keeps the press that a reload for a missing chunk would lose, so that the new page carries it out (UI-10). */
import { fieldsOf } from '#lib/http/read.ts';
import { tabStorage } from '#lib/storage/storage.ts';

/** What is shown soon after a press was asked for by it. */
const SOON_MS = 1000;

/** The name of the control to press once more. */
const KEY = 'pressedBefore';

export interface Press {
  control: HTMLElement;
  /** A press that has led to another page or view is not repeated. */
  place: string;
}

let last: (Press & { at: number }) | undefined;

/** Names the present page and view; what is open over it changes neither. */
const place = () => `${location.href} ${String(fieldsOf(history.state).key)}`;

/** The press of a moment ago. */
export function lastPress(): Press | undefined {
  return last && performance.now() - last.at < SOON_MS ? last : undefined;
}

/** The controls whose press the script in index.html keeps. */
const CONTROLS = ':is(button, [type="checkbox"])';

/** The control that an event is about, if it is one of these. */
export function controlOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
}

export function nameOfControl(control: HTMLElement): string {
  return (
    control.getAttribute('aria-label') ?? (control.closest('label') ?? control).textContent ?? ''
  );
}

/** The control of this name; `undefined` until it is there and can be pressed. */
export function controlNamed(root: HTMLElement, name: string): HTMLElement | undefined {
  const controls = root.querySelectorAll<HTMLElement>(`${CONTROLS}:not(:disabled)`);
  return [...controls].find((control) => nameOfControl(control) === name);
}

/**
 * From now on presses are kept as those before the page's script has run: the last one is shown as pressed, and
 * carried out after the reload.
 *
 * @param asked the press that led to the reload, or the address that is to be loaded
 */
export function keepPresses(asked: Press | string | undefined): void {
  document.documentElement.dataset.script = 'ends';
  if (typeof asked === 'string') {
    if (location.pathname !== asked) history.pushState(null, '', asked);
  } else if (asked?.place === place()) {
    // A press may have disabled its control, or taken it away.
    if (asked.control.isConnected && !asked.control.matches(':disabled')) asked.control.click();
    else tabStorage.write(KEY, nameOfControl(asked.control));
  }
  addEventListener('pagehide', () => {
    const control = document.querySelector<HTMLElement>(`${CONTROLS}[aria-busy="true"]`);
    if (control) tabStorage.write(KEY, nameOfControl(control));
  });
}

/** The name of the control that was pressed before the reload. */
export function takeKeptPress(): string | null {
  const name = tabStorage.read(KEY);
  tabStorage.remove(KEY);
  return name;
}

// The prerendered page is not pressed.
if (typeof window !== 'undefined') {
  const onClick = (event: MouseEvent) => {
    const control = controlOf(event);
    if (control) last = { control, place: place(), at: performance.now() };
  };
  addEventListener('click', onClick, { capture: true });
}
