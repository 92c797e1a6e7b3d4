import { whileRowsCome } from './while-rows-come.ts';

/** A pointer that moves farther between down and up drags, in CSS pixels. */
const DRAG = 8;

const BUTTON = '[role="button"]';

/** A pointer that went down on a line. */
interface Down {
  /** The number of the line that was seen there. */
  line: number;
  x: number;
  y: number;
  scrollTop: number;
}

/**
 * Lets the lines of a list be pressed, by pointer or, as one tab stop, by keyboard: arrows move, and Space presses the
 * line to which an arrow has moved (ROU-63). A pointer leaves the focus where it was, and presses nothing where it
 * drags, scrolls or selects.
 *
 * @returns ends it
 */
export function watchLines(list: HTMLElement, onPress: (line: number) => void): () => void {
  let down: Down | null = null;
  /** The element that had the focus when a pointer went down, for as long as that moves the focus. */
  let before: Element | null = null;
  let focused: HTMLElement | null = null;

  function onPointerDown({ target, clientX: x, clientY: y }: PointerEvent): void {
    const line = lineInDrum(list, y) ?? lineOf(target);
    down = line === null ? null : { line, x, y, scrollTop: list.scrollTop };
  }

  function onMouseDown(): void {
    before = document.activeElement;
    setTimeout(() => {
      before = null;
    });
  }

  function onFocusIn({ target }: FocusEvent): void {
    if (before && before !== target) {
      if (before instanceof HTMLElement && before !== document.body)
        before.focus({ preventScroll: true });
      else if (target instanceof HTMLElement) target.blur();
      return;
    }
    focused = target instanceof HTMLElement && target.matches(BUTTON) ? target : null;
    // The list is one tab stop, whichever line has the focus.
    list.tabIndex = focused ? -1 : 0;
  }

  function onFocusOut(): void {
    focused = null;
    list.tabIndex = 0;
  }

  function onClick({ target, clientX, clientY, detail }: MouseEvent): void {
    // Assistive technology presses without a pointer.
    const isByPointer = detail > 0;
    // Not known of a pointer that went down before the lines were watched.
    const pointer = isByPointer ? down : null;
    down = null;
    const isMoved =
      pointer &&
      (Math.hypot(clientX - pointer.x, clientY - pointer.y) > DRAG ||
        list.scrollTop !== pointer.scrollTop);
    const selects = isByPointer && getSelection()?.isCollapsed === false;
    const line = pointer?.line ?? lineOf(target);
    if (line !== null && !isMoved && !selects) onPress(line);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key, target, ctrlKey, metaKey, altKey, repeat } = event;
    if (ctrlKey || metaKey || altKey) return;
    const line = target === list ? null : lineOf(target);
    const next = nextLine(list, key, line);
    const presses = line !== null && (key === ' ' || key === 'Enter');
    if (next === null && !presses) return;
    event.preventDefault();
    if (next !== null) focusLine(list, next);
    else if (line !== null && !repeat) onPress(line);
  }

  // A line that was scrolled away is no longer in a long list: the list has its focus.
  const rows = new MutationObserver(() => {
    if (!focused || focused.isConnected || document.activeElement !== document.body) return;
    onFocusOut();
    list.focus({ preventScroll: true });
  });
  rows.observe(list, { childList: true });

  const events = new AbortController();
  const { signal } = events;
  // Before the drum leaves, whose rows are those that are seen.
  list.addEventListener('pointerdown', onPointerDown, { signal, capture: true });
  list.addEventListener('mousedown', onMouseDown, { signal });
  list.addEventListener('focusin', onFocusIn, { signal });
  list.addEventListener('focusout', onFocusOut, { signal });
  list.addEventListener('click', onClick, { signal });
  list.addEventListener('keydown', onKeyDown, { signal });
  return () => {
    events.abort();
    rows.disconnect();
  };
}

function lineOf(target: EventTarget | null): number | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return row && Number(row.dataset.index) + 1;
}

/** The line that the drum shows at a height, where it covers the list. */
function lineInDrum(list: HTMLElement, y: number): number | null {
  const rows = list.parentElement?.querySelectorAll('[data-row]') ?? [];
  const row = [...rows].find((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top <= y && y < bottom;
  });
  return Number.parseInt(row?.textContent ?? '', 10) || null;
}

/** The line to which a key moves: from the list itself to the first one in sight. */
function nextLine(list: HTMLElement, key: string, line: number | null): number | null {
  const count = Number(list.lastElementChild?.getAttribute('aria-setsize'));
  if (key === 'Home') return 1;
  if (key === 'End') return count;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return null;
  if (line === null) return firstInSight(list);
  return Math.min(count, Math.max(1, line + (key === 'ArrowDown' ? 1 : -1)));
}

function firstInSight(list: HTMLElement): number | null {
  const { top } = list.getBoundingClientRect();
  return lineOf(
    [...list.children].find((row) => row.getBoundingClientRect().top >= top - 1) ?? null,
  );
}

/** Gives a line the focus; one that is far away in a long list comes with the next frames. */
function focusLine(list: HTMLElement, line: number): void {
  let row: HTMLElement | null = null;
  const show = () => {
    if (!row) {
      row = list.querySelector(`:scope > [data-index="${line - 1}"] ${BUTTON}`);
      if (row) row.focus();
      else list.scrollTop = line === 1 ? 0 : list.scrollHeight;
    }
    // Rows that came into sight are as high as their texts then, and push others out of it.
    if (row && document.activeElement === row) row.scrollIntoView({ block: 'nearest' });
  };
  show();
  whileRowsCome(show);
}
