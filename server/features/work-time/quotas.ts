/** How much one user may have (LIM-10). */
import { type LimitedKind, LimitReachedError } from '#server/runtime/errors.ts';

export type Quotas = Readonly<Record<LimitedKind, number>>;

/** Throws a `LimitReachedError` unless so many may be there at once. */
export function assertWithin(quotas: Quotas, kind: LimitedKind, count: number): void {
  if (count > quotas[kind]) throw new LimitReachedError(kind, quotas[kind]);
}
