import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Notices } from '#notices/Notices.tsx';
import { watchSession } from '#session/session-watch.ts';
import { appTheme } from '#theme/app-theme.ts';
import { ignoreHeldEnter } from '#ui/ignore-held-enter.ts';
import { reportFilledFields } from '#ui/report-filled-fields.ts';
import './browser-stores.ts';
import { AppSettingsProvider } from './AppSettingsProvider.tsx';
import { ProxyNotice } from './ProxyNotice.tsx';
import { createQueryClient } from './query-client.ts';
import { refuseFiles } from './refuse-files.ts';
import { SendPresses } from './SendPresses.tsx';
import { styleCache } from './style-cache.ts';
import { UpdateNotice } from './UpdateNotice.tsx';

/** The providers around every page; `children` is the router's. */
export function App({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  useEffect(watchSession, []);
  useEffect(reportFilledFields, []);
  useEffect(ignoreHeldEnter, []);
  useEffect(refuseFiles, []);
  return (
    <CacheProvider value={styleCache}>
      {/* `noSsr`: the script in index.html has set the scheme, so nothing is drawn again for it. */}
      <ThemeProvider theme={appTheme} defaultMode="system" noSsr>
        <CssBaseline enableColorScheme />
        <QueryClientProvider client={queryClient}>
          <AppSettingsProvider>
            <Notices />
            <UpdateNotice />
            <ProxyNotice />
            <SendPresses />
            {children}
          </AppSettingsProvider>
        </QueryClientProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
