import { CompiledQuery } from 'kysely';
import type { Db } from '#server/db/schema.ts';

/**
 * Those of these statements that ask more than one shard of a distributed database, or none, each with
 * its plan.
 */
export async function notInOneTask(
  db: Db,
  statements: readonly CompiledQuery[],
): Promise<string[]> {
  const wrong: string[] = [];
  for (const { sql, parameters } of statements) {
    const explained = CompiledQuery.raw(`explain ${sql}`, [...parameters]);
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>(explained);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    const tasks = [...plan.matchAll(/Task Count: (\d+)/g)].map(([, count]) => count);
    const isOne = tasks.length === 1 && tasks[0] === '1' && !plan.includes('Distributed Subplan');
    if (!isOne) wrong.push(`${sql}\n${plan}`);
  }
  return wrong;
}
