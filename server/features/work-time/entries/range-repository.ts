import { sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';
import type { EntryPosition } from './cursor.ts';
import { type EntryRow, ownColumns } from './repository.ts';

/** Entries that last longer have an index of their own: 48 hours, as the migration says. */
const LONG_MS = 172_800_000;
/** The predicate of that index, word for word, by which a database knows that it may use it. */
const isLong = sql<boolean>`ending_time - beginning_time > ${sql.lit(LONG_MS)}`;

const FIRST_POSITION: EntryPosition = { beginning_time: Number.MIN_SAFE_INTEGER, id: 0 };

interface Range {
  from: number;
  to: number;
  after: EntryPosition;
  limit: number;
}

/**
 * Rows of deleted records are among them, which are not there for the user: leaving them out here might
 * read very many.
 */
export type RangeRow = EntryRow & { isThere: boolean };

/** Columns of an entry's record. */
const ofRecord = [
  'work_records.uuid as record_uuid',
  'work_records.deleted_at as record_deleted_at',
] as const;

type FoundRow = EntryRow & { record_deleted_at: number | null };

/**
 * The entries of a user that touch a range, in their order, from two queries that each read little
 * more than they return. An entry of at most 48 hours touches the range only if it begins at most 48 hours
 * before it. Only longer and running entries can begin earlier, and all of these come first.
 */
export function createRangeRepository(db: Db, user: number) {
  const own = db
    .selectFrom('time_entries')
    .select(ownColumns)
    .where('time_entries.user_id', '=', user)
    .where('time_entries.deleted_at', 'is', null);

  /** Finds them by their ends: by their beginnings, all entries before the range would be read. */
  function early({ from, to, after, limit }: Range): Promise<FoundRow[]> {
    const long = own.where(isLong).where('ending_time', '>', from);
    const running = own.where('ending_time', 'is', null);
    return (
      db
        // Otherwise SQLite takes the conditions below into it, and with them the wrong index.
        .with(
          (name) => name('entry').materialized(),
          () => long.unionAll(running),
        )
        .selectFrom('entry')
        .innerJoin('work_records', 'work_records.id', 'entry.record')
        .selectAll('entry')
        .select(ofRecord)
        .where('work_records.user_id', '=', user)
        .where('entry.beginning_time', '<=', from - LONG_MS)
        .where('entry.beginning_time', '<', to)
        .where(comesAfter('entry', after))
        .orderBy('entry.beginning_time')
        .orderBy('entry.id')
        .limit(limit)
        .execute()
    );
  }

  function late({ from, to, after, limit }: Range): Promise<FoundRow[]> {
    // One lower bound, so that no database can choose the one that reads more.
    const first = { beginning_time: from - LONG_MS, id: Number.MAX_SAFE_INTEGER };
    const start = after.beginning_time > first.beginning_time ? after : first;
    const entries = own
      .where(comesAfter('time_entries', start))
      .where('beginning_time', '<', to)
      .where(touches(from))
      .orderBy('beginning_time')
      .orderBy('id')
      .limit(limit);
    return db
      .selectFrom(entries.as('entry'))
      .innerJoin('work_records', 'work_records.id', 'entry.record')
      .selectAll('entry')
      .select(ofRecord)
      .where('work_records.user_id', '=', user)
      .orderBy('entry.beginning_time')
      .orderBy('entry.id')
      .execute();
  }

  return {
    /** The entry before the `count` newest that are not deleted; none if there are no more entries. */
    placeBefore(from: number, count: number): Promise<EntryPosition | undefined> {
      return db
        .selectFrom('time_entries')
        .innerJoin('work_records', 'work_records.id', 'time_entries.record_id')
        .select(['time_entries.id', 'beginning_time'])
        .where('time_entries.user_id', '=', user)
        .where('work_records.user_id', '=', user)
        .where('time_entries.deleted_at', 'is', null)
        .where('work_records.deleted_at', 'is', null)
        .where('beginning_time', '>', from - LONG_MS)
        .where(touches(from))
        .orderBy('beginning_time', 'desc')
        .orderBy('time_entries.id', 'desc')
        .limit(1)
        .offset(count)
        .executeTakeFirst();
    },

    /** All entries, or all after a position, in pages of `limit`; the last page has fewer. */
    async *pages(
      range: Omit<Range, 'after'> & { after?: EntryPosition },
    ): AsyncGenerator<RangeRow[]> {
      for (
        let after: EntryPosition | undefined = range.after ?? FIRST_POSITION;
        after !== undefined;
      ) {
        const isLate: boolean = after.beginning_time > range.from - LONG_MS;
        const rows: FoundRow[] = isLate ? [] : await early({ ...range, after });
        const limit = range.limit - rows.length;
        if (limit > 0) rows.push(...(await late({ ...range, after, limit })));
        yield rows.map(({ record_deleted_at, ...row }) => ({
          ...row,
          isThere: record_deleted_at === null,
        }));
        after = rows.length < range.limit ? undefined : rows.at(-1);
      }
    },
  };
}

function touches(from: number) {
  return sql<boolean>`(ending_time is null or ending_time > ${from})`;
}

function comesAfter(table: string, { beginning_time, id }: EntryPosition) {
  const place = [sql.ref(`${table}.beginning_time`), sql.ref(`${table}.id`)];
  return sql<boolean>`(${sql.join(place)}) > (${sql.val(beginning_time)}, ${sql.val(id)})`;
}
