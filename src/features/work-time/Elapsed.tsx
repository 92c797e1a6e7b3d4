import Typography from '@mui/material/Typography';
import { formatElapsed } from '#domain/work-time/format-elapsed.ts';
import { useClock } from '#lib/use-clock.ts';

/** How long an entry has been running, by the server's clock that began it. */
export function Elapsed({ beginning }: { beginning: string }) {
  return (
    <Typography component="span" variant="h1" sx={{ whiteSpace: 'nowrap' }}>
      <ElapsedText beginning={beginning} />
    </Typography>
  );
}

/** Apart from its look, which costs far more to render and never changes. */
function ElapsedText({ beginning }: { beginning: string }) {
  return useClock(({ serverMs }) => formatElapsed(Date.parse(beginning), serverMs));
}
