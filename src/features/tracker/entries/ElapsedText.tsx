import { formatElapsed } from '#domain/work-time/format-elapsed.ts';
import { useClock } from '#lib/time/use-clock.ts';

/** The time alone. */
export function ElapsedText({ beginningMs }: { beginningMs: number }) {
  const elapsed = useClock(({ serverMs }) => formatElapsed(beginningMs, serverMs));
  return <span translate="no">{elapsed}</span>;
}
