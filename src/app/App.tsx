import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode, useEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { createQueryClient } from '#lib/query-client.ts';
import { watchSession } from '#session/session-watch.ts';
import { appTheme } from '#theme/app-theme.ts';
import { Notices } from '#ui/Notices.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { AppSettingsProvider } from './AppSettingsProvider.tsx';
import { UpdateNotice } from './UpdateNotice.tsx';

interface AppProps {
  /** Where the page's address comes from. */
  router?: (app: ReactNode) => ReactNode;
}

const ofTheBrowser = (app: ReactNode) => <BrowserRouter>{app}</BrowserRouter>;

export function App({ router = ofTheBrowser }: AppProps) {
  const [queryClient] = useState(createQueryClient);
  useEffect(watchSession, []);
  return (
    <StrictMode>
      <ThemeProvider theme={appTheme} defaultMode="system">
        <CssBaseline enableColorScheme />
        <QueryClientProvider client={queryClient}>
          <AppSettingsProvider>
            <Notices>
              <UpdateNotice />
              {router(<AppRoutes />)}
            </Notices>
          </AppSettingsProvider>
        </QueryClientProvider>
      </ThemeProvider>
    </StrictMode>
  );
}
