import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { firstOfEachName } from '#domain/roulette/drawn-lines.ts';
import { useStore } from '#lib/use-store.ts';
import type { DrawSession } from '../draw-session.ts';
import { sameNamesSetting } from '../draw-settings.ts';
import { oddsToday } from '../odds-today.ts';
import { DrawnOrder } from './DrawnOrder.tsx';

interface BigScreenAsideProps {
  session: DrawSession;
  corner: ReactNode;
}

/** Beside the stage: odds, or the lines left and the items that are left out, and a picture in the corner. */
export function BigScreenAside({ session, corner }: BigScreenAsideProps) {
  const { list, leftOut, noRepeat } = session;
  const titles = list?.items.map(({ title }) => title) ?? [];
  const order = useStore(sameNamesSetting) ? firstOfEachName(leftOut, titles) : leftOut;
  const { odds, absent } = oddsToday(session);
  const isOrderShown = noRepeat && order.length > 0;
  return (
    <Box sx={{ gridArea: 'aside', display: 'flex', flexDirection: 'column', gap: 1, minHeight: 0 }}>
      {list && (
        <Box sx={{ fontWeight: 600, fontSize: { xs: '1rem', sm: 'inherit' } }}>
          <div key={String(noRepeat)}>{odds}</div>
          {absent && <div>{absent}</div>}
        </Box>
      )}
      {isOrderShown && <DrawnOrder order={order} titles={titles} />}
      {corner && (
        <Box
          sx={{
            display: { xs: 'none', sm: 'block' },
            alignSelf: 'end',
            // Large while people come.
            width: isOrderShown ? '18dvh' : '40dvh',
          }}
        >
          {corner}
        </Box>
      )}
    </Box>
  );
}
