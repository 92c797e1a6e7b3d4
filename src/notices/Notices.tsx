import type { ReactNode } from 'react';
import { Notice } from './Notice.tsx';
import { SnackbarProvider } from './notistack.ts';

/** Where the notices of the page are shown. */
export function Notices({ children }: { children: ReactNode }) {
  return (
    <SnackbarProvider
      transitionDuration={150}
      Components={{ error: Notice, warning: Notice, info: Notice }}
    >
      {children}
    </SnackbarProvider>
  );
}
