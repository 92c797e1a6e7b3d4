import { sql } from 'kysely';
import { connect, type DatabaseSettings } from '#server/db/open-database.ts';

/** Gives each user of a server so many records with names as long as allowed. */
export async function seedRecords(settings: DatabaseSettings, count: number): Promise<void> {
  const db = await connect(settings);
  await sql`
    with recursive numbers (i) as (select 1 union all select i + 1 from numbers where i < ${count})
    insert into work_records (user_id, name, ip_addr, created_at)
    select id, ${'勤'.repeat(100)}, '2001:db8:1234:5678:9abc:def0:1234:5678', 0 from users, numbers
  `.execute(db);
  await db.destroy();
}
