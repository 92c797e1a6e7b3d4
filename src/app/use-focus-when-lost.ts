import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Leads the focus to the content when going to another page took away what had it, as a link on
 * the page that was left. A button that is still there keeps it.
 *
 * @returns the ref of the content
 */
export function useFocusWhenLost() {
  const { pathname } = useLocation();
  const content = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.activeElement === document.body) content.current?.focus({ preventScroll: true });
  }, [pathname]);
  return content;
}
