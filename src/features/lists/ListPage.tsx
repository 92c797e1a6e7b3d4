import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import type { ListLetter } from '#domain/roulette/list-letter.ts';
import { lazyPart } from '#loading/lazy-part.tsx';
import type { ListText } from '#own-lists/own-list.ts';

const ListEditor = lazyPart(
  'lists',
  async () => (await import('./editor/ListEditor.tsx')).ListEditor,
  () => <Box sx={{ minHeight: 400 }} />,
);

interface ListPageProps {
  letter: ListLetter;
  /** The list of the last press that drew: a new object with each press. */
  drawnFrom: object | null;
  /** Called with the typed text, if it is within the limits. */
  onDraft: (draft: ListText) => void;
  /** Called when its lines are shown to be pressed. */
  onMark: () => void;
  card: ReactNode;
  stage: ReactNode;
}

/** The page of an own list: its editor takes the place of its lines until it is drawn from (ROU-20). */
export function ListPage(props: ListPageProps) {
  const { letter, drawnFrom, onDraft, onMark, card, stage } = props;
  const [chosen, setChosen] = useState({ drawnFrom, isFolded: false });
  // Each draw folds it.
  const isFolded = chosen.isFolded || chosen.drawnFrom !== drawnFrom;
  return (
    <>
      {/* Folded it may stand in the line of a heading. */}
      <Box sx={{ gridArea: 'editor', zIndex: 1 }}>
        <ListEditor
          letter={letter}
          folded={isFolded}
          onUnfold={() => setChosen({ drawnFrom, isFolded: false })}
          onDraft={onDraft}
          onMark={() => {
            setChosen({ drawnFrom, isFolded: true });
            onMark();
          }}
        />
      </Box>
      <Box sx={[{ display: 'contents' }, isFolded && besideFolded]}>
        {card}
        {isFolded && stage}
      </Box>
    </>
  );
}

/** The folded editor stands above the lines, and groups begin in its row, with their heading on its left. */
const besideFolded = {
  '--above-list': '3.125rem',
  '--groups-row': '2 / span 2',
  '--right-of-heading': '42%',
} as const;
