import { CompiledQuery, type KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { connectSqlite } from '#server/db/connect-sqlite.ts';
import { migrate } from '#server/db/migrate.ts';
import { createTestApp } from '#tests/support/server-app.ts';
import { signedInUser } from '#tests/support/server-session.ts';

it('a request with a token reads its session once, and nothing without an index', async () => {
  const db = connectSqlite(':memory:');
  await migrate(db);
  const statements: CompiledQuery[] = [];
  const noting: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      statements.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const testApp = await createTestApp({ db: db.withPlugin(noting) });
  const user = await signedInUser(testApp, 'taro');
  statements.length = 0;
  const url = `/api/${paths.workRecords}`;
  expect((await testApp.app.inject({ url, headers: user.headers })).statusCode).toBe(200);

  expect(statements.filter(({ sql }) => sql.includes('refresh_families'))).toHaveLength(1);
  for (const { sql, parameters } of statements) {
    const plan = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
    const steps = (await db.executeQuery<{ detail: string }>(plan)).rows;
    expect(steps.map(({ detail }) => detail).join(), sql).toMatch(/^SEARCH (?!.*SCAN)/);
  }
  await testApp.close();
});
