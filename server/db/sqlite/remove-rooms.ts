import type Sqlite from 'better-sqlite3';

/**
 * Removes the draws that many follow (ROM-8): they last a day, and must not go back in time, since
 * their devices remember their rounds. A file that is not ours has none, as its check will find; one of
 * an older version has other tables.
 */
export function removeRooms(database: Sqlite.Database): void {
  const tables = database
    .prepare<[], { name: string }>(
      `select name from sqlite_master where type = 'table' and name glob 'draw_room*'`,
    )
    .all();
  // Their data does not stay in free pages either.
  if (tables.length > 0) database.pragma('secure_delete = ON');
  database.transaction(() => {
    for (const { name } of tables) database.exec(`delete from "${name}"`);
  })();
}
