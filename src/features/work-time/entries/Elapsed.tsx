import Typography from '@mui/material/Typography';
import { formatElapsed } from '#domain/work-time/format-elapsed.ts';
import { useClock } from '#lib/time/use-clock.ts';

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

/** Separate from its styled parent, which is expensive to render and never changes. */
function ElapsedText({ beginningMs }: { beginningMs: number }) {
  return useClock(({ serverMs }) => formatElapsed(beginningMs, serverMs));
}
