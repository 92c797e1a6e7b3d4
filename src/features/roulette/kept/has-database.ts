/** Whether this browser keeps anything of the roulette: else there is nothing to load a chunk for. */
export async function hasDatabase(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === DATABASE);
  } catch {
    // A browser that does not tell may have one.
    return true;
  }
}

/** The name of the roulette's database. */
export const DATABASE = 'roulette';
