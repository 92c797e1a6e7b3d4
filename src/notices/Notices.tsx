import type { ReactNode } from 'react';
import { Notice } from './Notice.tsx';
import { SnackbarProvider } from './notistack.ts';

/** The notices, at the top edge, where the keyboard of a phone does not cover them. */
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
