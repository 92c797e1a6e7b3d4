import Box from '@mui/material/Box';
import { Suspense } from 'react';
import type { ListSlot } from '#domain/roulette/list-slot.ts';
import { lazyPart } from '#loading/lazy-part.tsx';
import { Roulette } from './Roulette.tsx';

const ListEditor = lazyPart(
  'ListEditor',
  async () => (await import('./lists/ListEditor.tsx')).ListEditor,
);

interface RoulettePageProps {
  /** The own list that the address names. */
  list?: ListSlot;
}

/** The roulette, and below it what its address is for. */
export function RoulettePage({ list }: RoulettePageProps) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 1, sm: 2 } }}>
      <Roulette />
      {list && (
        <Suspense>
          <ListEditor key={list} slot={list} />
        </Suspense>
      )}
    </Box>
  );
}
