/** What is fixed when the page is built, by variables of the environment. */

/** The web app's own address; "goes to /" is a full load of it. */
export const webHost: string = import.meta.env.VITE_WEB_HOST || '/';

/** What the paths of `contract/paths.ts` are relative to; ends with a slash. */
export const apiHost: string = import.meta.env.VITE_API_HOST || '/api/';

/** Days off as `yyyy/MM/dd`, from a comma list. */
export const holidays: readonly string[] = (import.meta.env.VITE_HOLIDAYS ?? '')
  .split(',')
  .map((day: string) => day.trim())
  .filter(Boolean);
