/** The chunks that the service worker caches once they were used. */

/** The name of their cache. */
export const CHUNKS_CACHE = 'chunks';

/** Removes them all: one that fails, or one that it needs, may have been cached broken. */
export async function forgetChunks(): Promise<void> {
  try {
    await caches.delete(CHUNKS_CACHE);
  } catch {
    // Without https or without storage nothing is cached.
  }
}
