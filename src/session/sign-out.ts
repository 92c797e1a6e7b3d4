import { revoke } from './api.ts';
import { sessionStore } from './session-store.ts';

/** How long the server may take to hear of it before the page goes on. */
const PATIENCE_MS = 1000;

/** Signs out: on the server as well as may be, here in any case. */
export async function signOut(): Promise<void> {
  const session = sessionStore.get();
  if (!session) return;
  const patience = new Promise<void>((done) => setTimeout(done, PATIENCE_MS));
  await Promise.race([revoke(session.refresh), patience]);
  sessionStore.clear();
}
