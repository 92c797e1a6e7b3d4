import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import type { ComponentProps, Ref } from 'react';
import { TOUCH_TARGET } from '#theme/sizes.ts';
import { Flash } from '#ui/Flash.tsx';
import { TextLines } from '#ui/TextLines.tsx';
import { uiText } from '#ui/text.ts';
import { closeNotice } from './notify.ts';
import { type CustomContentProps, SnackbarContent } from './notistack.ts';

interface NoticeProps extends CustomContentProps {
  ref?: Ref<HTMLDivElement>;
}

/** A notice: errors flash, warnings and news do not. */
export function Notice({ ref, id, message, variant, action }: NoticeProps) {
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
