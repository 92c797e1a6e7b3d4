import { NETWORKS_KNOWN_MS } from '#server/db/delete-aged.ts';
import type { Db } from '#server/db/schema.ts';

export type NetworkRepository = ReturnType<typeof createNetworkRepository>;

/** From which networks (an IPv4 address or an IPv6 /64) accounts signed in. */
export function createNetworkRepository(db: Db) {
  return {
    /** True if the account signed in from the network within 90 days. */
    async isKnown(user: number, network: string, now: number): Promise<boolean> {
      const row = await db
        .selectFrom('sign_in_networks')
        .select('user_id')
        .where('user_id', '=', user)
        .where('network', '=', network)
        .where('signed_in_at', '>=', now - NETWORKS_KNOWN_MS)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** All that the account is remembered with. */
    async of(user: number): Promise<string[]> {
      const rows = await db
        .selectFrom('sign_in_networks')
        .select('network')
        .where('user_id', '=', user)
        .execute();
      return rows.map(({ network }) => network);
    },

    async remember(user: number, network: string, now: number): Promise<void> {
      await db
        .insertInto('sign_in_networks')
        .values({ user_id: user, network, signed_in_at: now })
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'network']).doUpdateSet({ signed_in_at: now }),
        )
        .execute();
    },
  };
}
