import type Sqlite from 'better-sqlite3';

/**
 * Removes the draws that many follow (ROM-8): they last a day, and must not go back in time, since
 * their viewers check the order of what they have seen. A file that is not ours has none, as its check will
 * tell.
 */
export function removeRooms(database: Sqlite.Database): void {
  const hasRooms = database.prepare(`select 1 from sqlite_master where name = 'draw_rooms'`);
  if (hasRooms.get() === undefined) return;
  // What they wrote does not stay in free pages either.
  database.pragma('secure_delete = ON');
  database.exec(`
    begin;
    delete from draw_room_viewers;
    delete from draw_room_events;
    delete from draw_rooms;
    commit`);
}
