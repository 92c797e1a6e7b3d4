import { createTransact } from '#server/changes/transact.ts';
import type { Db } from '#server/db/schema.ts';
import type { Feature } from '#server/http/feature.ts';
import { tellRevision } from '#server/http/revision.ts';
import { createOwnListRepository } from './repository.ts';
import { ownListRoutes } from './routes.ts';
import { createOwnListService } from './service.ts';

/** The lists that users keep in their accounts. */
export function composeOwnLists(db: Db, clock: () => number): Feature {
  const lists = createOwnListService({
    of: (user) => createOwnListRepository(db, user),
    transact: createTransact(db, createOwnListRepository, clock),
  });
  return {
    routes: async (api) => {
      tellRevision(api, db);
      await api.register(ownListRoutes(lists));
    },
  };
}
