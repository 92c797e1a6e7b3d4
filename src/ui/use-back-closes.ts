import { useEffect, useEffectEvent, useState } from 'react';
import { fieldsOf } from '#lib/http/read.ts';

/** Whatever is open over the page, the topmost last. */
const opened: { close: () => void }[] = [];
let isGoing = false;

/**
 * Gives what is open an entry of the browser's history, so that Back closes it and not the page (UI-30). Closed
 * otherwise, its entry is left, too; forward, a reload and a link open nothing.
 *
 * @param close may stay open, to ask first
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const own = { close: () => onBack() };
    opened.push(own);
    settleSoon();
    return () => {
      opened.splice(opened.indexOf(own), 1);
      settleSoon();
    };
  }, [isOpen]);
}

/** The list of a select, which Back closes (UI-30). */
export function useSelectList() {
  const [open, setOpen] = useState(false);
  const onClose = () => setOpen(false);
  useBackCloses(open, onClose);
  return { open, onOpen: () => setOpen(true), onClose };
}

/** How much was open at the present entry. The router's part of its state goes along in each. */
function depth(): number {
  const { opened: count } = fieldsOf(history.state);
  return typeof count === 'number' ? count : 0;
}

/** One dialog may take another's place, or lead to another page: that is known after the next render. */
function settleSoon(): void {
  setTimeout(settle);
}

function settle(): void {
  if (isGoing) return;
  const surplus = depth() - opened.length;
  if (surplus > 0) {
    isGoing = true;
    history.go(-surplus);
  }
  for (let count = depth() + 1; count <= opened.length; count += 1) {
    history.pushState({ ...history.state, opened: count }, '');
  }
}

function onPop(): void {
  if (isGoing) isGoing = false;
  else for (const { close } of opened.slice(depth()).reverse()) close();
  settleSoon();
}

// The prerendered page has no history.
if (typeof window !== 'undefined') {
  addEventListener('popstate', onPop);
  // A page that was left with something open is loaded with nothing open. Its entry stays, and takes one press of Back:
  // a reload that began as it was made keeps its state alone, and going back would leave the page.
  if (depth() > 0) history.replaceState({ ...history.state, opened: 0 }, '');
}
