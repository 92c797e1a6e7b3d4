import { useStore } from '#lib/use-store.ts';
import { sessionStore } from './session-store.ts';

/** The session of the signed-in user, or `null` for a guest. */
export const useSession = () => useStore(sessionStore);
