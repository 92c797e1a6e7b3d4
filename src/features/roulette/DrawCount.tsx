import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { raiseDrawCount, readDrawCount } from './draw-count.ts';
import type { Spin } from './spin.ts';
import { text } from './text.ts';

/** Says which draw the next one is; each draw that is over raises it by one. */
export function DrawCount({ spin }: { spin: Spin }) {
  const [count, setCount] = useState(readDrawCount);
  useEffect(
    () =>
      spin.phase.subscribe(() => {
        if (spin.phase.get() !== 'final') return;
        raiseDrawCount();
        setCount(readDrawCount());
      }),
    [spin],
  );
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {text.drawCount(count)}
    </Typography>
  );
}
