/** Watches the session while the page is open. */
import { leaveEndedUser } from '#lib/storage/flash-message.ts';
import { privateCopy } from '#lib/storage/private-copy.ts';
import { clock } from '#lib/time/clock.ts';
import { pageLoad } from '#loading/page-load.ts';
import { sessionStore } from './session-store.ts';

/**
 * Checks the cookies with every tick of the clock. If the user signed out or changed, in this or
 * another tab, the page is reloaded, so that nothing of theirs stays (SES-22).
 *
 * @returns stops watching
 */
export function watchSession(): () => void {
  let user = sessionStore.get()?.accessPayload.uuid;
  privateCopy.forgetUnlessOf(user);
  const stopListening = sessionStore.subscribe(() => {
    const next = sessionStore.get()?.accessPayload.uuid;
    privateCopy.forgetUnlessOf(next);
    if (user !== undefined && next === undefined) leaveEndedUser(user);
    if (user !== undefined && next !== user) pageLoad.home();
    user = next;
  });
  const stopTicking = clock.subscribe(sessionStore.check);
  window.addEventListener('pagehide', hidePrivate);
  window.addEventListener('pageshow', showAgain);
  return () => {
    stopListening();
    stopTicking();
    window.removeEventListener('pagehide', hidePrivate);
    window.removeEventListener('pageshow', showAgain);
  };
}

/** A page in the back-forward cache shows nothing until the session is checked (SES-29). */
function hidePrivate(): void {
  if (sessionStore.get()) document.body.hidden = true;
}

function showAgain(): void {
  if (!document.body.hidden) return;
  const before = sessionStore.get();
  sessionStore.check();
  const now = sessionStore.get();
  if (now?.accessPayload.uuid === before?.accessPayload.uuid) document.body.hidden = false;
  else pageLoad.home();
}
