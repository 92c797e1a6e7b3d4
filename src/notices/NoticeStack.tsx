import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useStore } from '#lib/use-store.ts';
import { Notice } from './Notice.tsx';
import { type NoticePlace, noticesStore } from './notify.ts';
import { SnackbarProvider } from './notistack.ts';

const looks = { error: Notice, warning: Notice, info: Notice };

/** The notices of a place, shown by notistack. */
export function NoticeStack({ place }: { place: NoticePlace }) {
  const notices = useStore(noticesStore);
  const stack = useRef<SnackbarProvider>(null);
  const shown = useRef<readonly string[]>([]);
  useEffect(() => {
    const here = notices.filter((notice) => notice.place === place);
    const keys = here.map(({ key }) => key);
    for (const key of shown.current) if (!keys.includes(key)) stack.current?.closeSnackbar(key);
    for (const notice of here) {
      if (shown.current.includes(notice.key)) continue;
      stack.current?.enqueueSnackbar({ ...notice, persist: true });
    }
    shown.current = keys;
  }, [notices, place]);
  if (place === 'page') {
    return <SnackbarProvider ref={stack} transitionDuration={150} Components={looks} />;
  }
  return (
    <Box sx={belowPanel}>
      <SnackbarProvider
        ref={stack}
        dense
        transitionDuration={0}
        Components={looks}
        // On a low screen, or under a keyboard, it would be out of sight.
        onEntered={(notice) => notice.scrollIntoView({ block: 'nearest' })}
      />
    </Box>
  );
}

/**
 * Hangs from the lower edge of a `Panel`, so that nothing moves and nothing of the form is covered: over
 * the gap to the next panel, or on a phone, where a message needs several lines, in that panel's place.
 */
function belowPanel({ breakpoints }: Theme) {
  return {
    position: 'absolute',
    zIndex: 1,
    top: { xs: 'calc(100% + 7px)', sm: 'calc(100% - 14px)' },
    insetInline: { xs: '-1px', sm: '16px' },
    pointerEvents: 'none',
    '& .notistack-SnackbarContainer': {
      position: 'static',
      transform: 'none',
      maxWidth: 'none',
      // The next one takes the place of the one that leaves.
      display: 'grid',
      justifyItems: { sm: 'start' },
      '& > *': { gridArea: '1 / 1' },
    },
    // There it steps back while keys lead through what it covers.
    [breakpoints.down('sm')]: { 'header:has(+ * :focus-visible) &': { opacity: 0 } },
  } as const;
}
