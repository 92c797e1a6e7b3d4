import type { FastifyInstance } from 'fastify';
import { REVISION_HEADER } from '#contract/extensions.ts';
import { readRevision } from '#server/changes/revision.ts';
import type { Db } from '#server/db/schema.ts';

/**
 * Lets each successful response of these routes tell its user's revision (OUT-12): of a read the one
 * that was read before the data, with the token; of a write one that is read after it.
 */
export function tellRevision(app: FastifyInstance, db: Db): void {
  app.addHook('onSend', async ({ method, user }, reply) => {
    if (user === null || reply.statusCode >= 400) return;
    const isRead = method === 'GET' || method === 'HEAD';
    const revision = isRead ? user.revision : await readRevision(db, user.id);
    if (revision !== undefined) reply.header(REVISION_HEADER, revision);
  });
}
