export const loadingText = {
  errorHeading: 'エラーが発生しました',
  chunkFailed: (chunk: string, failure: string) => `ChunkLoadError: ${chunk} (${failure})`,
  reload: '再読み込み',
} as const;
