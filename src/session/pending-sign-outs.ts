/**
 * Sessions that were signed out here while the server could not be reached. Only their ids are
 * stored, never a token; they are sent as soon as any call succeeds, also after a reload (SES-32).
 */
import { http } from '#lib/http/http.ts';
import { browserStorage } from '#lib/storage/storage.ts';
import { createStore } from '#lib/store.ts';
import { endSession } from './api.ts';

const KEY = 'pendingSignOuts';
const SEPARATOR = ',';

const sentCount = createStore(0);
let sending = false;

export const pendingSignOuts = {
  /** @param sid the session's id */
  add(sid: string): void {
    store([...stored(), sid]);
  },

  /** Calls back when one was sent. */
  onSent: sentCount.subscribe,
};

http.interceptors.response.use((response) => {
  void sendAll();
  return response;
});

async function sendAll(): Promise<void> {
  if (sending) return;
  sending = true;
  for (const sid of stored()) {
    if (!(await endSession(sid))) break;
    store(stored().filter((other) => other !== sid));
    sentCount.set(sentCount.get() + 1);
  }
  sending = false;
}

function stored(): string[] {
  return browserStorage.read(KEY)?.split(SEPARATOR) ?? [];
}

function store(sids: string[]): void {
  if (sids.length === 0) browserStorage.remove(KEY);
  else browserStorage.write(KEY, sids.join(SEPARATOR));
}
