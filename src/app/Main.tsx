import Box from '@mui/material/Box';
import { Outlet } from 'react-router-dom';
import { useFocusWhenLost } from './use-focus-when-lost.ts';

/** What the address names. */
export function Main() {
  const main = useFocusWhenLost();
  return (
    <Box component="main" ref={main} tabIndex={-1} sx={{ outline: 0 }}>
      <Outlet />
    </Box>
  );
}
