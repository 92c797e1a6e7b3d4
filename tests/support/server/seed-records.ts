import Sqlite from 'better-sqlite3';

/** Gives the only user of a server on this SQLite file so many records with names as long as allowed. */
export function seedRecords(file: string, count: number): void {
  const database = new Sqlite(file, { timeout: 5000 });
  const insert = database.prepare(
    `insert into work_records (user_id, name, ip_addr, created_at)
     select id, ?, '2001:db8:1234:5678:9abc:def0:1234:5678', 0 from users`,
  );
  const name = '勤'.repeat(100);
  database.transaction(() => {
    for (let added = 0; added < count; added += 1) insert.run(name);
  })();
  database.close();
}
