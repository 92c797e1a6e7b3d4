import Typography from '@mui/material/Typography';
import { formatElapsed } from '#domain/work-time/format-elapsed.ts';
import { useClock } from '#lib/use-clock.ts';

/** How long an entry has been running, by the server's clock that began it. */
export function Elapsed({ beginning }: { beginning: string }) {
  const elapsed = useClock(({ serverMs }) => formatElapsed(Date.parse(beginning), serverMs));
  return (
    <Typography component="span" variant="h1" sx={{ whiteSpace: 'nowrap' }}>
      {elapsed}
    </Typography>
  );
}
