/** Files and paper, which browsers inside apps do not give: there a notice says so, with the way out (UI-27). */
import Button from '@mui/material/Button';
import { addressOutside, isAppBrowser } from '#lib/app-browser.ts';
import { saveFile } from '#lib/save-file.ts';
import { notifyError } from './notify.ts';
import { noticesText } from './text.ts';

/** Gives the user a file, soon after a press. @returns false where the notice says that it cannot be given */
export async function giveFile(name: string, content: Blob): Promise<boolean> {
  const isGiven = await saveFile(name, content);
  if (!isGiven) notifyNotInApp();
  return isGiven;
}

/** Opens the browser's dialog to print the page. */
export function printPage(): void {
  if (isAppBrowser()) notifyNotInApp();
  else window.print();
}

function notifyNotInApp(): void {
  const outside = addressOutside();
  notifyError(
    noticesText.notInApp,
    'content',
    outside !== null && <Button href={outside}>{noticesText.openOutside}</Button>,
  );
}
