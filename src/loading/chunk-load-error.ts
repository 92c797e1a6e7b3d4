/** Why a chunk did not load: missing on the server, timeout, or another error. */
export type ChunkFailure = 'missing' | 'timeout' | 'error';

/** A script chunk that did not load (UI-9). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly chunk: string;
  readonly failure: ChunkFailure;

  constructor(chunk: string, failure: ChunkFailure, cause?: unknown) {
    super(`Loading chunk ${chunk} failed (${failure})`, { cause });
    this.chunk = chunk;
    this.failure = failure;
  }
}
