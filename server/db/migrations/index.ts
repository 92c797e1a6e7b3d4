import type { Migration } from 'kysely/migration';
import * as tables from './001-tables.ts';
import * as startingRaffles from './002-starting-raffles.ts';
import * as rateLimits from './003-rate-limits.ts';
import * as recordsFromTheIndex from './004-records-from-the-index.ts';

/**
 * Every change of the schema, in the order of its name. One that was released is never edited:
 * the databases of others have run it.
 */
export const migrations: Record<string, Migration> = {
  '001-tables': tables,
  '002-starting-raffles': startingRaffles,
  '003-rate-limits': rateLimits,
  '004-records-from-the-index': recordsFromTheIndex,
};
