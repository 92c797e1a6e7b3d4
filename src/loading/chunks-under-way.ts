/** The chunks that are being loaded, whoever asked for them. */
const underWay = new Set<Promise<unknown>>();

/** Counts this as under way until it settles. */
export function noteChunk<Module>(loading: Promise<Module>): Promise<Module> {
  const settled = () => underWay.delete(loading);
  underWay.add(loading);
  loading.then(settled, settled);
  return loading;
}

/** Resolves when no chunk is being loaded. Never rejects. */
export async function chunksSettled(): Promise<void> {
  while (underWay.size > 0) await Promise.allSettled(underWay);
}
