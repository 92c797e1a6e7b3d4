import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

/** What the address names. */
export function Main() {
  const main = useFocusWhenLost();
  return (
    <Box component="main" ref={main} tabIndex={-1} sx={{ outline: 0 }}>
      <Outlet />
    </Box>
  );
}

/**
 * Moves the focus to the content if a navigation removed the focused element, such as a link on the
 * previous page. An element that still exists keeps the focus.
 *
 * @returns the ref of the content
 */
function useFocusWhenLost() {
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
