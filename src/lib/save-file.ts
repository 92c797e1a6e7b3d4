import { MINUTE_MS } from '#domain/time-units.ts';
import { isAppBrowser } from './app-browser.ts';
import { passOn } from './share.ts';

/** The time in which a browser begins to read the file: some ask first where to save it. */
const KEPT_MS = MINUTE_MS;

/**
 * Gives the user a file: the browser saves it where it saves downloads, or passes it on by the share sheet
 * inside an app, where downloads are dropped. To be called soon after a press.
 *
 * @returns false where neither can be done; true says that it was given, and never that it was kept
 */
export async function saveFile(name: string, content: Blob): Promise<boolean> {
  if (isAppBrowser()) {
    const file = new File([content], name, { type: content.type });
    return (await passOn({ files: [file] })) !== null;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
  return true;
}
