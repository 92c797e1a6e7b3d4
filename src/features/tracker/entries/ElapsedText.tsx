import { useLayoutEffect, useRef } from 'react';
import { formatElapsed } from '#domain/work-time/format-elapsed.ts';
import { clock } from '#lib/time/clock.ts';
import { writeText } from '#lib/write-text.ts';

/** The time alone, written without React, which would look through the page for a hundred texts each second. */
export function ElapsedText({ beginningMs }: { beginningMs: number }) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const write = () => {
      const elapsed = formatElapsed(beginningMs, clock.now().serverMs);
      if (ref.current && ref.current.textContent !== elapsed) writeText(ref.current, elapsed);
    };
    write();
    return clock.subscribe(write);
  }, [beginningMs]);
  return <span ref={ref} translate="no" />;
}
