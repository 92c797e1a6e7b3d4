import { CompiledQuery } from 'kysely';
import { expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { migrate } from '#server/db/migrate.ts';
import { connectSqlite } from '#server/db/sqlite/connect-sqlite.ts';
import { createTestApp } from '#tests/support/server/app.ts';
import { noteStatements } from '#tests/support/server/note-statements.ts';
import { signedInUser } from '#tests/support/server/session.ts';

it('a request with a token reads its session once, and everything by an index, in its order', async () => {
  const db = connectSqlite(':memory:');
  await migrate(db);
  const statements: CompiledQuery[] = [];
  const testApp = await createTestApp({ db: noteStatements(db, statements) });
  const user = await signedInUser(testApp, 'taro');
  statements.length = 0;
  const url = `/api/${paths.workRecords}`;
  expect((await testApp.app.inject({ url, headers: user.headers })).statusCode).toBe(200);

  expect(statements.filter(({ sql }) => sql.includes('refresh_families'))).toHaveLength(1);
  for (const { sql, parameters } of statements) {
    const plan = CompiledQuery.raw(
      `explain query plan ${sql}`,
      parameters.map(() => null),
    );
    const steps = (await db.executeQuery<{ detail: string }>(plan)).rows;
    expect(steps.map(({ detail }) => detail).join(), sql).toMatch(
      /^SEARCH (?!.*(?:SCAN|TEMP B-TREE))/,
    );
  }
  await testApp.close();
});
