/** The settings of the build, from environment variables (API-3). */

/** The web app's own address; "goes to /" means a full load of it (SES-21). */
export const webHost: string = import.meta.env.VITE_WEB_HOST || '/';

/** The path of the web app's own address; ends with a slash. */
export const webPath: string = new URL(webHost, 'http://localhost').pathname.replace(/\/?$/, '/');

/** The base of the paths in `contract/paths.ts`; ends with a slash. */
export const apiHost: string = import.meta.env.VITE_API_HOST || '/api/';

/** Days off as `yyyy/MM/dd`, from a comma list. */
export const holidays: readonly string[] = (import.meta.env.VITE_HOLIDAYS ?? '')
  .split(',')
  .map((day: string) => day.trim())
  .filter(Boolean);
