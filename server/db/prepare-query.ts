import { hash } from 'node:crypto';
import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './schema.ts';

/** Stands in a query for a value that comes later. */
class Blank {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/** Runs a query with the values of this time; the words are Kysely's. */
export interface PreparedQuery<Values, Row> {
  execute(values: Values): Promise<Row[]>;
  executeTakeFirst(values: Values): Promise<Row | undefined>;
  executeTakeFirstOrThrow(values: Values): Promise<Row>;
}

/** Answers the rows of a query that comes again and again; `name` is the same each time. */
export type RunPrepared = (name: string, query: CompiledQuery) => Promise<unknown[]>;

const runners = new WeakMap<Db, RunPrepared>();

/** How a database keeps statements differs: each connection says how it does. */
export function runPreparedWith(db: Db, run: RunPrepared): void {
  runners.set(db, run);
}

/**
 * Builds a query and compiles it once, in Kysely and in the database, for the queries that most
 * requests make: that takes longer than to answer them.
 *
 * `build` may put the values that it is given into the query and nothing else: they are blanks.
 */
export function prepareQuery<Values extends object, Row>(
  db: Db,
  build: (values: Values) => Compilable<Row>,
): PreparedQuery<Values, Row> {
  const blanks = new Proxy({}, { get: (_, name) => new Blank(name) });
  const query = build(blanks as Values).compile();
  const name = hash('sha256', query.sql, 'base64url');
  const run = runners.get(db) ?? (async (_, filled) => (await db.executeQuery(filled)).rows);

  async function execute(values: Values): Promise<Row[]> {
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Blank ? Reflect.get(values, parameter.name) : parameter,
    );
    // Kysely derived the type of the rows from the query.
    return (await run(name, { ...query, parameters })) as Row[];
  }

  return {
    execute,
    async executeTakeFirst(values) {
      const [row] = await execute(values);
      return row;
    },
    async executeTakeFirstOrThrow(values) {
      const [row] = await execute(values);
      if (row === undefined) throw new Error('The query answered no row.');
      return row;
    },
  };
}
