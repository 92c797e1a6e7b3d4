import Box from '@mui/material/Box';
import { useState } from 'react';
import type { ListLetter } from '#domain/roulette/list-letter.ts';
import { rouletteText } from '#draw/text.ts';
import { DrawCard } from '#features/roulette/DrawCard.tsx';
import { DrawStage } from '#features/roulette/DrawStage.tsx';
import type { Roulette } from '#features/roulette/use-roulette.ts';
import { lazyPart } from '#loading/lazy-part.tsx';

const ListEditor = lazyPart(
  'lists',
  async () => (await import('./editor/ListEditor.tsx')).ListEditor,
  () => <Box sx={{ minHeight: 400 }} />,
);

interface ListPageProps {
  roulette: Roulette;
  slot: ListLetter;
}

/** The page of an own list: its editor takes the place of its lines until it is drawn from (ROU-20). */
export function ListPage({ roulette, slot }: ListPageProps) {
  const { from } = roulette.rounds;
  const [writtenSince, setWrittenSince] = useState(from);
  const isWritten = from === writtenSince;
  const emptyName = roulette.readiness === 'unwritten' ? rouletteText.list(slot) : '';
  return (
    <>
      <Box sx={{ gridArea: 'editor' }}>
        <ListEditor
          slot={slot}
          folded={!isWritten}
          onUnfold={() => setWrittenSince(from)}
          onDraft={roulette.setDraft}
        />
      </Box>
      <DrawCard roulette={roulette} name={roulette.source?.title ?? emptyName} />
      {!isWritten && <DrawStage roulette={roulette} />}
    </>
  );
}
