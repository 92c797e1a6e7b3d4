import { connect, type DatabaseSettings } from './connect.ts';
import { migrate } from './migrate.ts';
import type { Db } from './schema.ts';

/** Opens the database of the settings and migrates it to the newest schema. */
export async function openDatabase(settings: DatabaseSettings): Promise<Db> {
  const db = await connect(settings);
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}
