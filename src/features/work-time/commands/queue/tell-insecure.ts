import { browserStorage } from '#lib/storage/storage.ts';
import { notifyNotKept } from '#notices/notify.ts';
import { workTimeText } from '../../text.ts';

const KEY = 'insecureTold';

/** Over plain http there is no service worker: says once in this browser what is missing (OUT-9). */
export function tellInsecure(): void {
  if (window.isSecureContext !== false || browserStorage.read(KEY) !== null) return;
  browserStorage.write(KEY, 'yes');
  notifyNotKept(workTimeText.unsent.insecure);
}
