/** The data that the servers of a bench are asked for. */
import { sql } from 'kysely';
import { openDatabase } from '#server/db/open-database.ts';
import type { Db } from '#server/db/schema.ts';
import { signedInUser, type TestUser } from '#tests/support/server/session.ts';

const RECORDS_OF_A_USER = 100;

/** In seconds: later than housekeeping looks. */
const FAR_AWAY = 9_999_999_999;

/** As `seed` does, in a new SQLite database in this folder. */
export async function seedFolder(dataDir: string, users: number): Promise<TestUser> {
  const db = await openDatabase({ dataDir, databaseUrl: undefined });
  try {
    return await seed(db, users);
  } finally {
    await db.destroy();
  }
}

/**
 * Fills an empty database with users, each with a session and 100 records, and returns the first
 * user, who is signed in. The records come in turn, one of each user and again one of each, as they
 * come in life: those of one user lie far apart.
 */
async function seed(db: Db, users: number): Promise<TestUser> {
  const first = await signedInUser({ db, clock: Date.now }, 'taro');
  await sql`
    with recursive numbers (i) as (select 1 union all select i + 1 from numbers where i < ${users})
    insert into users (username, username_key, password_hash, uuid, created_at)
    select 'user ' || i, 'user ' || i, '', 'uuid ' || i, 0 from numbers where i > 1
  `.execute(db);
  await sql`
    insert into refresh_families
      (id, user_id, refresh_jti, access_jti, issued_at, access_expires_at, refresh_expires_at)
    select 'family ' || id, id, '', '', 0, 0, ${FAR_AWAY} from users where id <> ${first.id}
  `.execute(db);
  for (let record = 1; record <= RECORDS_OF_A_USER; record += 1) {
    await sql`
      insert into work_records (user_id, name, ip_addr, created_at)
      select id, ${`記録 ${record}`}, '203.0.113.7', 0 from users order by id
    `.execute(db);
  }
  return first;
}
