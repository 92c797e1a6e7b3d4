import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

/** The content of the address. */
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
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const content = useRef<HTMLElement>(null);
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    if (document.activeElement === document.body) content.current?.focus({ preventScroll: true });
  }, [address]);
  return content;
}
