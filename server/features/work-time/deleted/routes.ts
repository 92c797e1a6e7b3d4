import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { DeletedItems } from '#contract/time-entries.ts';
import { trackerPaths } from '#contract/tracker-paths.ts';
import { currentUser, requireUser } from '#server/http/authentication.ts';
import { bearer, responses } from '#server/http/responses.ts';
import type { DeletedService } from './service.ts';

/** The list of what can be restored. */
export function deletedRoutes(deleted: DeletedService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.addHook('onRequest', requireUser);

    app.get(
      `/${trackerPaths.deleted}`,
      {
        schema: {
          operationId: 'listDeleted',
          summary:
            'Records and entries that can still be restored, and the import that can be taken back',
          description:
            'The last deleted first; of the entries at most 500, without those of deleted records.',
          tags: ['work time'],
          ...bearer,
          response: responses({ 200: DeletedItems }, 'user'),
        },
      },
      (request) => deleted.list(currentUser(request).id),
    );
  };
}
