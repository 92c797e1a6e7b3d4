import type { CompiledQuery, KyselyPlugin } from 'kysely';
import type { Db } from '#server/db/schema.ts';

/** The same database, which adds each statement to the list, those of transactions too. */
export function noteStatements(db: Db, statements: CompiledQuery[]): Db {
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      statements.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return db.withPlugin(plugin);
}
