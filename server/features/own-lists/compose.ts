import { createTransact } from '#server/changes/transact.ts';
import type { Db } from '#server/db/schema.ts';
import type { Feature } from '#server/http/feature.ts';
import { tellRevision } from '#server/http/revision.ts';
import { createListRepository } from './repository.ts';
import { listRoutes } from './routes.ts';
import { createListService } from './service.ts';

/** The lists that users keep in their accounts. */
export function composeLists(db: Db, clock: () => number): Feature {
  const lists = createListService({
    of: (user) => createListRepository(db, user),
    transact: createTransact(db, createListRepository, clock),
  });
  return {
    routes: async (api) => {
      tellRevision(api, db);
      await api.register(listRoutes(lists));
    },
  };
}
