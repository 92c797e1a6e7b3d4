import type { ReactNode } from 'react';
import { SnackbarProvider } from '#lib/notistack.ts';
import { Notice } from './Notice.tsx';

/** The place of notices: the top edge, where no keyboard of a phone covers them. */
export function Notices({ children }: { children: ReactNode }) {
  return (
    <SnackbarProvider
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      transitionDuration={150}
      Components={{ error: Notice, warning: Notice, info: Notice }}
    >
      {children}
    </SnackbarProvider>
  );
}
