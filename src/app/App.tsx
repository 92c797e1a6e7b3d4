import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { createQueryClient } from '#lib/query-client.ts';
import { watchSession } from '#session/session-watch.ts';
import { appTheme } from '#theme/app-theme.ts';
import { Notices } from '#ui/Notices.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { AppSettingsProvider } from './AppSettingsProvider.tsx';
import { UpdateNotice } from './UpdateNotice.tsx';

export function App() {
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
              <BrowserRouter>
                <AppRoutes />
              </BrowserRouter>
            </Notices>
          </AppSettingsProvider>
        </QueryClientProvider>
      </ThemeProvider>
    </StrictMode>
  );
}
