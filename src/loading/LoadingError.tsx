import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { ChunkLoadError } from './chunk-load-error.ts';
import { pageLoad } from './page-load.ts';
import { loadingText } from './text.ts';

interface LoadingErrorProps {
  error: unknown;
  level: 'h2' | 'h3';
}

/** Says that something failed, names the chunk if it is one, and offers to load the page again. */
export function LoadingError({ error, level }: LoadingErrorProps) {
  const isChunk = error instanceof ChunkLoadError;
  return (
    <ErrorMessage
      heading={{ text: loadingText.errorHeading, level }}
      message={isChunk ? loadingText.chunkFailed(error.chunk, error.failure) : undefined}
      actions={[{ label: loadingText.reload, onClick: pageLoad.newest }]}
    />
  );
}
