import { createContext, useContext } from 'react';
import { apiHost, holidays, webHost } from './build-settings.ts';

/** The settings held app-wide (customer's section 3). */
export interface AppSettings {
  webHost: string;
  apiHost: string;
  /** What the page last announced to a screen reader. */
  alertMessage: string;
  announce: (message: string) => void;
  /** Removes all session cookies. */
  removeCookies: () => void;
  /** Shows a variable to whoever develops; silent in production. */
  logVariable: (name: string, value: unknown) => void;
  /** Days off as `yyyy/MM/dd`; empty by default. */
  holidays: readonly string[];
}

/** What the page announces before it has anything to say (customer's section 3). */
export const DEFAULT_ALERT = 'alert:-';

/** Without a provider: a page that announces nothing and has no session. */
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
