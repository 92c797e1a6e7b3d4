import { type ReactNode, useState } from 'react';
import { createStore, type Store } from '#lib/store.ts';
import { AppSettingsContext, useAppSettings } from '#lib/use-app-settings.ts';
import { useStore } from '#lib/use-store.ts';
import { sessionStore } from '#session/session-store.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

/**
 * Provides the app-wide settings (UI-15), and announces the alert message to screen readers (UI-3).
 */
export function AppSettingsProvider({ children }: { children: ReactNode }) {
  const built = useAppSettings();
  const [settings] = useState(() => {
    const alertMessage = createStore(built.alertMessage.get());
    return {
      ...built,
      alertMessage,
      announce: alertMessage.set,
      removeCookies: sessionStore.clear,
    };
  });
  return (
    <AppSettingsContext value={settings}>
      {children}
      <AlertMessage message={settings.alertMessage} />
    </AppSettingsContext>
  );
}

/** Alone with the store: an announcement draws nothing else again, and takes over no panel that is not yet (UI-23). */
function AlertMessage({ message }: { message: Store<string> }) {
  return <VisuallyHidden role="status">{useStore(message)}</VisuallyHidden>;
}
