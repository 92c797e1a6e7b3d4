/** The chunks that the service worker caches once they were used. */

/** The name of their cache. */
export const CHUNKS_CACHE = 'chunks';

/** The page's message to cache those, too, that nobody has used yet. */
export const COPY_CHUNKS = 'COPY_CHUNKS';

/** Removes them all: one that fails, or one that it needs, may have been cached broken. */
export async function forgetChunks(): Promise<void> {
  try {
    await caches.delete(CHUNKS_CACHE);
  } catch {
    // Without https or without storage nothing is cached.
  }
}
