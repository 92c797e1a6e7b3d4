/** The name of the one database in which the page keeps things. */
export const DATABASE = 'kept';

/** The names of all databases; `null` where the browser does not tell. */
export async function databaseNames(): Promise<string[] | null> {
  try {
    return (await indexedDB.databases()).map(({ name = '' }) => name);
  } catch {
    return null;
  }
}

/** True if this browser keeps anything: else there is nothing to load a chunk for. */
export async function hasDatabase(): Promise<boolean> {
  return (await databaseNames())?.includes(DATABASE) ?? true;
}
