import type { CompiledQuery, KyselyPlugin } from 'kysely';
import { runPreparedWith } from '#server/db/prepare-query.ts';
import type { Db } from '#server/db/schema.ts';

/** The same database, which adds each statement to the list, prepared ones and those of transactions too. */
export function noteStatements(db: Db, statements: CompiledQuery[]): Db {
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      statements.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const noted = db.withPlugin(plugin);
  runPreparedWith(noted, async (_, query) => {
    statements.push(query);
    return (await db.executeQuery(query)).rows;
  });
  return noted;
}
