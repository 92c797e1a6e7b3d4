import { hash } from 'node:crypto';
import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './schema.ts';

/** A placeholder for a value that is given later. */
class Blank {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/** Runs the compiled query with the given values. */
export interface PreparedQuery<Values, Row> {
  execute(values: Values): Promise<Row[]>;
  executeTakeFirst(values: Values): Promise<Row | undefined>;
  executeTakeFirstOrThrow(values: Values): Promise<Row>;
}

/** Returns the rows of a repeated query; `name` is the same each time. */
export type RunPrepared = (name: string, query: CompiledQuery) => Promise<unknown[]>;

const runners = new WeakMap<Db, RunPrepared>();

/** Databases keep prepared statements differently, so each connection provides its own way. */
export function runPreparedWith(db: Db, run: RunPrepared): void {
  runners.set(db, run);
}

/**
 * Builds and compiles a query once, in Kysely and in the database. For the queries of most
 * requests, where that takes longer than running them.
 *
 * `build` may only put its arguments into the query: they are placeholders. Throws for a transaction,
 * which has no statements of its own.
 */
export function prepareQuery<Values extends object, Row>(
  db: Db,
  build: (values: Values) => Compilable<Row>,
): PreparedQuery<Values, Row> {
  const blanks = new Proxy({}, { get: (_, name) => new Blank(name) });
  const query = build(blanks as Values).compile();
  const name = hash('sha256', query.sql, 'base64url');
  const run = runnerOf(db);

  async function execute(values: Values): Promise<Row[]> {
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Blank ? Reflect.get(values, parameter.name) : parameter,
    );
    // Kysely inferred the type of the rows from the query.
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
      if (row === undefined) throw new Error('The query returned no row.');
      return row;
    },
  };
}

function runnerOf(db: Db): RunPrepared {
  const run = runners.get(db);
  if (run === undefined) throw new Error('Queries are prepared on a connected database itself.');
  return run;
}
