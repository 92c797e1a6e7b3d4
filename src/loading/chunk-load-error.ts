/** A script chunk that did not load, and why: missing on the server, timeout, or another error (UI-9). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly chunk: string;
  readonly failure: 'missing' | 'timeout' | 'error';

  constructor(chunk: string, failure: ChunkLoadError['failure'], cause?: unknown) {
    super(`Loading chunk ${chunk} failed (${failure})`, { cause });
    this.chunk = chunk;
    this.failure = failure;
  }
}
