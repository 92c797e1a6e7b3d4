/** The sessions of a user, shown to and ended by their owner (ACC-3). */
import type { EndedSessions, OwnSession } from '#contract/account.ts';
import { NotFoundError } from '#server/runtime/errors.ts';
import type { FamilyRepository } from './family-repository.ts';
import type { SessionListRepository } from './list-repository.ts';

/** More than anyone looks through; the others can still be ended all at once. */
const MOST_SHOWN = 100;

/** A user, and the session that asks. */
interface Asker {
  id: number;
  sid: string;
}

interface Parts {
  sessions: SessionListRepository;
  families: FamilyRepository;
  clock: () => number;
}

export type SessionListService = ReturnType<typeof createSessionListService>;

/** Lists and ends the sessions of their owner. */
export function createSessionListService({ sessions, families, clock }: Parts) {
  return {
    async list({ id, sid }: Asker): Promise<OwnSession[]> {
      const rows = await sessions.list(id, Math.floor(clock() / 1000), MOST_SHOWN);
      return rows.map(({ began_at, used_at, ...session }) => ({
        ...session,
        began_at: new Date(began_at).toISOString(),
        used_at: new Date(used_at).toISOString(),
        current: session.id === sid,
      }));
    },

    /** Throws a `NotFoundError` for a session of another user, or none. */
    async end(user: Asker, id: string): Promise<void> {
      const kind = id === user.sid ? 'signed_out' : 'session_ended';
      const session = { sid: id, user: user.id };
      if (!(await families.end(session, kind, clock()))) throw new NotFoundError();
    },

    async endOthers({ id, sid }: Asker): Promise<EndedSessions> {
      return { ended: await sessions.endOthers(id, sid, clock()) };
    },
  };
}
