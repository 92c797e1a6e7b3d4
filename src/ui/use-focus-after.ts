import { type RefCallback, useCallback, useEffect, useRef } from 'react';

/**
 * A press may disable its own control while it is under way, or take it away for good, and the focus
 * would be lost with it. Then another element gets it.
 *
 * @returns the ref of that element, which must be able to take the focus
 */
export function useFocusAfter(busy: boolean): RefCallback<HTMLElement> {
  const next = useRef<HTMLElement | null>(null);
  const isHere = useRef(false);
  useEffect(() => {
    if (busy) return;
    const isLost = document.activeElement === document.body;
    if (isLost && isHere.current) next.current?.focus({ preventScroll: true });
    isHere.current = document.activeElement !== document.body;
    // A browser that takes the focus away fires no event; a user who leaves a control causes one.
    const enter = () => {
      isHere.current = true;
    };
    const leave = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.matches(':disabled')) return;
      // Browsers may fire it for a control that is being removed, too, while that is still connected.
      queueMicrotask(() => {
        const isNowhere = document.activeElement === document.body;
        if (target.isConnected && isNowhere) isHere.current = false;
      });
    };
    document.addEventListener('focusin', enter);
    document.addEventListener('focusout', leave);
    return () => {
      document.removeEventListener('focusin', enter);
      document.removeEventListener('focusout', leave);
    };
  }, [busy]);
  return useCallback((element) => {
    next.current = element;
  }, []);
}
