import { type ReactNode, useMemo, useState } from 'react';
import { apiHost, holidays, webHost } from '#lib/build-settings.ts';
import { type AppSettings, AppSettingsContext, DEFAULT_ALERT } from '#lib/use-app-settings.ts';
import { sessionStore } from '#session/session-store.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

/**
 * Provides the app-wide settings (UI-15), and announces the alert message to screen readers (UI-3).
 */
export function AppSettingsProvider({ children }: { children: ReactNode }) {
  const [alertMessage, announce] = useState(DEFAULT_ALERT);
  const settings = useMemo<AppSettings>(
    () => ({
      webHost,
      apiHost,
      alertMessage,
      announce,
      removeCookies: sessionStore.clear,
      logVariable,
      holidays,
    }),
    [alertMessage],
  );
  return (
    <AppSettingsContext value={settings}>
      {children}
      <VisuallyHidden role="status">{alertMessage}</VisuallyHidden>
    </AppSettingsContext>
  );
}

function logVariable(name: string, value: unknown): void {
  // biome-ignore lint/suspicious/noConsole: this is what it is for, and production leaves it out.
  if (import.meta.env.DEV) console.debug(name, value);
}
