// First: it lets the styles of notistack through.
import './style-sheet-for-goober.ts';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { type CustomContentProps, SnackbarContent, SnackbarProvider } from 'notistack';
import { type ComponentProps, type Ref, useEffect, useRef } from 'react';
import { useStore } from '#lib/use-store.ts';
import { TOUCH_TARGET } from '#theme/sizes.ts';
import { Flash } from '#ui/Flash.tsx';
import { TextLines } from '#ui/TextLines.tsx';
import { uiText } from '#ui/text.ts';
import { closeNotice, noticesStore } from './notify.ts';

const WIDE = '(min-width: 900px)';

const looks = { error: Snackbar, warning: Snackbar, info: Snackbar };

/** The notices on top of the page, shown by notistack. */
export function NoticeStack() {
  const all = useStore(noticesStore);
  const stack = useRef<SnackbarProvider>(null);
  const shown = useRef<readonly string[]>([]);
  useEffect(() => {
    const notices = all.filter(({ about }) => about !== 'form');
    const keys = notices.map(({ key }) => key);
    for (const key of shown.current) if (!keys.includes(key)) stack.current?.closeSnackbar(key);
    for (const notice of notices) {
      if (shown.current.includes(notice.key)) continue;
      const isLow = notice.about === 'session' && matchMedia(WIDE).matches;
      const anchorOrigin = { vertical: isLow ? 'bottom' : 'top', horizontal: 'center' } as const;
      stack.current?.enqueueSnackbar({ ...notice, anchorOrigin, persist: true });
    }
    shown.current = keys;
  });
  return <SnackbarProvider ref={stack} transitionDuration={150} Components={looks} />;
}

interface SnackbarProps extends CustomContentProps {
  ref?: Ref<HTMLDivElement>;
}

/** A notice: errors flash, warnings and news do not. */
function Snackbar({ ref, id, message, variant, action }: SnackbarProps) {
  const Look = variant === 'error' ? Flash : Quiet;
  return (
    <SnackbarContent ref={ref}>
      <Look
        component={Paper}
        data-notice={variant}
        sx={(theme) => {
          const { primary, signal } = theme.vars.palette;
          const edge = variant === 'info' ? primary.main : signal.spinning.edge;
          return {
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            width: 1,
            pl: 1.5,
            borderColor: edge,
            boxShadow: `inset 4px 0 ${edge}`,
          };
        }}
      >
        <Box sx={{ flex: 1, py: 0.5, typography: 'body2' }}>
          <TextLines text={String(message)} />
        </Box>
        {typeof action === 'function' ? action(id) : action}
        <IconButton
          color="inherit"
          aria-label={uiText.close}
          onClick={() => closeNotice(id)}
          sx={{ width: TOUCH_TARGET, height: TOUCH_TARGET }}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      </Look>
    </SnackbarContent>
  );
}

function Quiet(props: ComponentProps<typeof Flash>) {
  return <Box role="status" {...props} />;
}
