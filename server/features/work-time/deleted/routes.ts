import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { DeletedItems } from '#contract/time-entries.ts';
import { trackerPaths } from '#contract/tracker-paths.ts';
import { currentUser } from '#server/http/authentication.ts';
import { bearer, describeRoutes } from '#server/http/route-schemas.ts';
import type { DeletedService } from './service.ts';

/** The list of what can be restored. */
export function deletedRoutes(deleted: DeletedService): FastifyPluginAsyncTypebox {
  return async (app) => {
    describeRoutes(app, { tags: ['work time'], ...bearer });
    app.get(
      `/${trackerPaths.deleted}`,
      {
        schema: {
          operationId: 'listDeleted',
          summary:
            'Records and entries that can still be restored, and the import that can be taken back',
          description:
            'The last deleted first; of the entries at most 500, without those of deleted records.',
          response: { 200: DeletedItems },
        },
      },
      (request) => deleted.list(currentUser(request).id),
    );
  };
}
