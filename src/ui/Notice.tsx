import { keyframes } from '@emotion/react';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import type { Ref } from 'react';
import { type CustomContentProps, closeSnackbar, SnackbarContent } from '#lib/notistack.ts';
import { text } from './text.ts';

/** How long an error flashes; it stays to be read afterwards (customer's section 8). */
const FLASH = '6s';

interface NoticeProps extends CustomContentProps {
  ref?: Ref<HTMLDivElement>;
}

/** What a notice looks like: an error flashes in yellow, a warning and news stand still. */
export function Notice({ ref, id, message, variant, action }: NoticeProps) {
  const isError = variant === 'error';
  return (
    <SnackbarContent ref={ref} role={isError ? 'alert' : 'status'}>
      <Paper
        data-notice={variant}
        sx={(theme) => {
          const { primary, signal } = theme.vars.palette;
          const { main, contrastText } = signal.spinning;
          const edge = variant === 'info' ? primary.main : signal.spinning.edge;
          const flash = keyframes({
            '0%, 40%, 80%': { backgroundColor: main, color: contrastText },
            '20%, 60%, 100%': { backgroundColor: theme.vars.palette.background.paper },
          });
          return {
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            width: 1,
            pl: 1.5,
            borderColor: edge,
            boxShadow: `inset 4px 0 ${edge}`,
            ...(isError && {
              animation: `${flash} ${FLASH} ease-in-out`,
              // Whoever asked for less motion gets a mark that stands still.
              '@media (prefers-reduced-motion: reduce)': {
                animation: 'none',
                backgroundColor: main,
                color: contrastText,
              },
            }),
          };
        }}
      >
        <Box sx={{ flex: 1, py: 1, typography: 'body2' }}>{message}</Box>
        {typeof action === 'function' ? action(id) : action}
        <IconButton
          color="inherit"
          aria-label={text.close}
          onClick={() => closeSnackbar(id)}
          sx={{ width: 44, height: 44 }}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      </Paper>
    </SnackbarContent>
  );
}
