/** Why a chunk did not load: the server has it no longer, took too long, or anything else. */
export type ChunkFailure = 'missing' | 'timeout' | 'error';

/** A script chunk that did not load (customer's section 8). */
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
