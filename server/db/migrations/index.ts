import type { Migration } from 'kysely/migration';
import * as tables from './001-tables.ts';
import * as startingRaffles from './002-starting-raffles.ts';
import * as rateLimits from './003-rate-limits.ts';
import * as recordsFromTheIndex from './004-records-from-the-index.ts';
import * as timeEntries from './005-time-entries.ts';
import * as signInNetworks from './006-sign-in-networks.ts';
import * as responseTimesOfGuests from './007-response-times-of-guests.ts';
import * as imports from './008-imports.ts';
import * as account from './009-account.ts';
import * as keptResponses from './011-kept-responses.ts';
import * as deletedAccounts from './012-deleted-accounts.ts';
import * as passkeys from './013-passkeys.ts';
import * as pressesInOrder from './014-presses-in-order.ts';
import * as uuidsInTheList from './015-uuids-in-the-list.ts';
import * as lists from './016-lists.ts';
import * as timesheets from './017-timesheets.ts';
import * as rowsByUser from './018-rows-by-user.ts';
import * as rooms from './019-rooms.ts';

/**
 * Every change of the schema, in the order of its name. One that was released is never edited:
 * the databases of others have run it.
 */
export const migrations: Record<string, Migration> = {
  '001-tables': tables,
  '002-starting-raffles': startingRaffles,
  '003-rate-limits': rateLimits,
  '004-records-from-the-index': recordsFromTheIndex,
  '005-time-entries': timeEntries,
  '006-sign-in-networks': signInNetworks,
  '007-response-times-of-guests': responseTimesOfGuests,
  '008-imports': imports,
  '009-account': account,
  '011-kept-responses': keptResponses,
  '012-deleted-accounts': deletedAccounts,
  '013-passkeys': passkeys,
  '014-presses-in-order': pressesInOrder,
  '015-uuids-in-the-list': uuidsInTheList,
  '016-lists': lists,
  '017-timesheets': timesheets,
  '018-rows-by-user': rowsByUser,
  '019-rooms': rooms,
};

/** The last of these that this version does not know: a newer one made it. */
export function newerMigration(executed: readonly string[]): string | undefined {
  return executed.findLast((name) => !(name in migrations));
}
