/** Components in chunks of their own, loaded when they are needed. */
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { ChunkLoadError } from './chunk-load-error.ts';
import { lastPress, type Press } from './kept-press.ts';
import { LoadingError } from './LoadingError.tsx';
import { loadChunk } from './load-chunk.ts';

/**
 * Makes a component of one in a chunk. Until the chunk is there its room is kept, and an error is shown where it
 * does not load, so that the rest of the page goes on.
 *
 * @param chunk its name, as in `static/js/{chunk}.{hash}.chunk.js`
 * @param Room takes up as much room; without it nothing does
 * @returns the component, and a function that loads the chunk before it is shown
 */
export function lazyPart<Props extends object>(
  chunk: string,
  load: () => Promise<ComponentType<Props>>,
  Room?: ComponentType<NoInfer<Props>>,
) {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  let press: Press | undefined;

  async function begin(): Promise<{ default: ComponentType<Props> }> {
    loading ??= loadChunk(chunk, load, () => press);
    loaded = await loading;
    return { default: loaded };
  }

  /** A failed preload is tried again when the component is shown. */
  function preload(): void {
    begin().catch(() => {
      loading = undefined;
    });
  }

  const Awaited: ComponentType<Props> = lazy(begin);

  function LazyPart(props: Props) {
    // Renders a loaded component directly: React delays everything that suspends.
    const [Part] = useState(() => {
      if (!loaded) press = lastPress() ?? press;
      return loaded ?? Awaited;
    });
    return (
      <ErrorBoundary FallbackComponent={ChunkError}>
        <Suspense fallback={Room && <Room {...props} />}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  }

  return Object.assign(LazyPart, { preload });
}

/** Any other error belongs to the page as a whole. */
function ChunkError({ error }: FallbackProps) {
  if (!(error instanceof ChunkLoadError)) throw error;
  return <LoadingError error={error} level="h3" />;
}
