import { leaveFlashMessage } from '#lib/storage/flash-message.ts';
import { atMost } from '#lib/time/at-most.ts';
import { revoke } from './api.ts';
import { extensions } from './extensions.ts';
import { pendingSignOuts } from './pending-sign-outs.ts';
import { sessionStore } from './session-store.ts';

/** Found after the load that follows a sign-out of which the server does not know yet. */
export const SIGN_OUT_PENDING = 'sign-out-pending';

/** Work to be done before a session ends, such as sending presses. */
export const beforeSignOut = new Set<() => Promise<void>>();

/** The time after which the page goes on without the server. */
const PATIENCE_MS = 1000;
/** The same for presses that are still to be sent. */
const SENDING_PATIENCE_MS = 3000;

/**
 * Signs out, here in any case. A server of ours that cannot be reached is told later; of another
 * server nothing is stored.
 *
 * @param removeCookies ends the session in this browser: the setting of the same name
 */
export async function signOut(removeCookies = sessionStore.clear): Promise<void> {
  const session = sessionStore.get();
  if (!session) return;
  const sending = Promise.allSettled([...beforeSignOut].map((send) => send()));
  await atMost(SENDING_PATIENCE_MS, sending);
  const isRevoked = await atMost(PATIENCE_MS, revoke(session.refresh));
  const { sid } = session.accessPayload;
  if (!isRevoked && sid !== undefined && extensions.get()) {
    pendingSignOuts.add(sid);
    leaveFlashMessage(SIGN_OUT_PENDING);
  }
  removeCookies();
}
