/** A message for the next page load in this tab; it is read once. */
import { tabStorage } from './storage.ts';

const KEY = 'flashMessage';

/** Without storage the next page shows no message. */
export function leaveFlashMessage(message: string): void {
  tabStorage.write(KEY, message);
}

export function takeFlashMessage(): string | null {
  const message = tabStorage.read(KEY);
  tabStorage.remove(KEY);
  return message;
}
