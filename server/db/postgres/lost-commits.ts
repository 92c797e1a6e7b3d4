import type { PoolClient } from 'pg';

/** A node of a Citus cluster did not say that it has committed. Citus itself only warns of it. */
const LOST_COMMIT = 'failed to commit transaction on';

/** SQLSTATE: nobody knows whether the transaction is there. */
const UNKNOWN = '08007';

/**
 * Lets a COMMIT fail whose result is unknown: nothing is acknowledged that a node which was killed
 * meanwhile may not have (OPS-27).
 */
export function refuseLostCommits(client: PoolClient): void {
  let warning: string | undefined;
  client.on('notice', ({ message = '' }) => {
    if (message.startsWith(LOST_COMMIT)) warning = message;
  });
  const query = client.query.bind(client) as (...words: unknown[]) => Promise<unknown>;
  async function careful(...words: unknown[]): Promise<unknown> {
    warning = undefined;
    const result = await query(...words);
    if (warning === undefined) return result;
    throw Object.assign(new Error(warning), { code: UNKNOWN });
  }
  client.query = careful as typeof client.query;
}
