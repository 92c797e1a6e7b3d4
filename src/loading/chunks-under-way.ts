import { atMost } from '#lib/time/at-most.ts';

/** How long a load of the page waits for them. */
const PATIENCE_MS = 2000;

/** The chunks that are being loaded, whatever asked for them. */
const underWay = new Set<Promise<unknown>>();

/** Counts this as under way until it settles. */
export function noteChunk<Module>(loading: Promise<Module>): Promise<Module> {
  const settled = () => underWay.delete(loading);
  underWay.add(loading);
  loading.then(settled, settled);
  return loading;
}

/** Resolves when no chunk is being loaded, or after 2 s. Never rejects. */
export async function chunksSettled(): Promise<void> {
  await atMost(PATIENCE_MS, allSettled());
}

async function allSettled(): Promise<void> {
  while (underWay.size > 0) await Promise.allSettled(underWay);
}
