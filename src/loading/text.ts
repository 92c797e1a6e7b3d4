import { ChunkLoadError } from './chunk-load-error.ts';

const errorHeading = 'エラーが発生しました';

export const loadingText = {
  errorHeading,
  chunkFailed: (chunk: string, failure: string) => `ChunkLoadError: ${chunk} (${failure})`,
  /** The message where a press needed a chunk; `undefined` for an error of another kind. */
  problemOf: (error: unknown): string | undefined =>
    error instanceof ChunkLoadError
      ? `${errorHeading}\n${loadingText.chunkFailed(error.chunk, error.failure)}`
      : undefined,
  reload: '再読み込み',
} as const;
