/** Keeps an eye on the session for as long as the page is open. */
import { clock } from '#lib/clock.ts';
import { pageLoad } from '#lib/page-load.ts';
import { sessionStore } from './session-store.ts';

/**
 * Looks at the cookies with every tick of the clock. When whoever was signed in no longer is, for
 * whatever reason and in whichever tab, the page is loaded anew, so that nothing of theirs stays.
 *
 * @returns stops watching
 */
export function watchSession(): () => void {
  let user = sessionStore.get()?.accessPayload.uuid;
  const stopListening = sessionStore.subscribe(() => {
    const next = sessionStore.get()?.accessPayload.uuid;
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

/** A page kept for the way back shows nothing private until it is known who is signed in then. */
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
