import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef } from 'react';
import { formatElapsed } from '#domain/work-time/format-elapsed.ts';
import { clock } from '#lib/time/clock.ts';

/** How long an entry has been running, by the server's clock. There is room for 99:59:59. */
export function Elapsed({ beginningMs }: { beginningMs: number }) {
  return (
    <Typography
      component="span"
      sx={{ fontSize: '2.5rem', lineHeight: 1.2, minWidth: { sm: '8ch' }, whiteSpace: 'nowrap' }}
    >
      <ElapsedText beginningMs={beginningMs} />
    </Typography>
  );
}

/** Written without React, which would look through the page for a hundred texts each second. */
function ElapsedText({ beginningMs }: { beginningMs: number }) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const text = document.createTextNode('');
    ref.current?.replaceChildren(text);
    const write = () => {
      const elapsed = formatElapsed(beginningMs, clock.now().serverMs);
      if (text.data !== elapsed) text.data = elapsed;
    };
    write();
    return clock.subscribe(write);
  }, [beginningMs]);
  return <span ref={ref} />;
}
