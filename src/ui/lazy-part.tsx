/** Parts of the screen that are script chunks of their own and come when they are needed. */
import { type ComponentType, lazy, useState } from 'react';
import { loadChunk } from '#lib/load-chunk.ts';

/**
 * Makes a component of one in a chunk. Until the chunk is there it suspends; a chunk that does not
 * load is thrown as a `ChunkLoadError`.
 *
 * @param chunk its name, as in `static/js/{chunk}.{hash}.chunk.js`
 * @returns the component, and a way to ask for the chunk before it is shown
 */
export function lazyPart<Props extends object>(
  chunk: string,
  load: () => Promise<ComponentType<Props>>,
) {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;

  function begin(): Promise<ComponentType<Props>> {
    loading ??= loadChunk(chunk, load).then((component) => {
      loaded = component;
      return component;
    });
    return loading;
  }

  /** What could not be had beforehand is asked for again when it is shown. */
  function preload(): void {
    begin().catch(() => {
      loading = undefined;
    });
  }

  const Awaited: ComponentType<Props> = lazy(async () => ({ default: await begin() }));

  function LazyPart(props: Props) {
    // What is there already is shown at once: React lets everything that is awaited wait a while.
    const [Part] = useState(() => loaded ?? Awaited);
    return <Part {...props} />;
  }

  return Object.assign(LazyPart, { preload });
}
