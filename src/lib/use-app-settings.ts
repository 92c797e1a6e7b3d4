import { createContext, useContext } from 'react';
import { apiHost, holidays, webHost } from './build-settings.ts';
import { createStore, type Store } from './store.ts';

/** The settings held app-wide (UI-15). */
export interface AppSettings {
  webHost: string;
  apiHost: string;
  /** The last announcement to screen readers. */
  alertMessage: Omit<Store<string>, 'set'>;
  announce: (message: string) => void;
  /** Removes all session cookies. */
  removeCookies: () => void;
  /** Logs a variable during development; does nothing in production. */
  logVariable: (name: string, value: unknown) => void;
  /** Days off as `yyyy/MM/dd`; empty by default. */
  holidays: readonly string[];
}

/** The value without a provider, which knows no announcements and no session. */
export const AppSettingsContext = createContext<AppSettings>({
  webHost,
  apiHost,
  // Before the first announcement (UI-3).
  alertMessage: createStore('alert:-'),
  announce: () => undefined,
  removeCookies: () => undefined,
  logVariable,
  holidays,
});

export const useAppSettings = () => useContext(AppSettingsContext);

function logVariable(name: string, value: unknown): void {
  // biome-ignore lint/suspicious/noConsole: a call that production leaves out.
  if (import.meta.env.DEV) console.debug(name, value);
}
