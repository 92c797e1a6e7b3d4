import { type ReactNode, useMemo, useState } from 'react';
import { AppSettingsContext, useAppSettings } from '#lib/use-app-settings.ts';
import { sessionStore } from '#session/session-store.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

/**
 * Provides the app-wide settings (UI-15), and announces the alert message to screen readers (UI-3).
 */
export function AppSettingsProvider({ children }: { children: ReactNode }) {
  const built = useAppSettings();
  const [alertMessage, announce] = useState(built.alertMessage);
  const settings = useMemo(
    () => ({ ...built, alertMessage, announce, removeCookies: sessionStore.clear }),
    [built, alertMessage],
  );
  return (
    <AppSettingsContext value={settings}>
      {children}
      <VisuallyHidden role="status">{alertMessage}</VisuallyHidden>
    </AppSettingsContext>
  );
}
