import { createContext, useContext } from 'react';
import { apiHost, holidays, webHost } from './build-settings.ts';

/** The settings held app-wide (UI-15). */
export interface AppSettings {
  webHost: string;
  apiHost: string;
  /** The last announcement to screen readers. */
  alertMessage: string;
  announce: (message: string) => void;
  /** Removes all session cookies. */
  removeCookies: () => void;
  /** Logs a variable during development; does nothing in production. */
  logVariable: (name: string, value: unknown) => void;
  /** Days off as `yyyy/MM/dd`; empty by default. */
  holidays: readonly string[];
}

/** The text of the status region before the first announcement (UI-3). */
export const DEFAULT_ALERT = 'alert:-';

/** The value without a provider: no announcements, no session. */
export const AppSettingsContext = createContext<AppSettings>({
  webHost,
  apiHost,
  alertMessage: DEFAULT_ALERT,
  announce: () => undefined,
  removeCookies: () => undefined,
  logVariable: () => undefined,
  holidays,
});

export const useAppSettings = () => useContext(AppSettingsContext);
