import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';
import { ABOVE_DRAW_BAR, SIDE_BY_SIDE } from '#theme/sizes.ts';
import type { DrawSession } from './draw-session.ts';
import { ResultCelebration } from './ResultCelebration.tsx';

interface SideBySideProps {
  session: DrawSession;
  children: ReactNode;
}

/** Card and stage. A draw brings both into view: on a phone it may begin wherever the page was scrolled to. */
export function SideBySide({ session, children }: SideBySideProps) {
  const { phase, bigScreen, stage } = session;
  const cardAndStage = useRef<HTMLDivElement>(null);
  const isSeen = phase.kind === 'spinning' && !bigScreen.isOpen;
  // On a very low screen, the stage without the card.
  useEffect(() => {
    if (!isSeen) return;
    for (const { current } of [cardAndStage, stage]) current?.scrollIntoView({ block: 'nearest' });
  }, [isSeen, stage]);
  return (
    <Box ref={cardAndStage} sx={sideBySide}>
      {children}
      {!bigScreen.isOpen && <ResultCelebration session={session} />}
    </Box>
  );
}

/** On a phone tools and editor are above card and list; on a wide screen the editor takes the place of the list. */
const sideBySide = {
  position: 'relative',
  display: 'grid',
  alignItems: 'start',
  gap: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"editor" "tools" "card" "list"',
  [SIDE_BY_SIDE]: {
    gap: '0 16px',
    gridTemplateColumns: 'minmax(0, 58fr) minmax(0, 42fr)',
    gridTemplateRows: 'auto auto 1fr',
    gridTemplateAreas: '"tools tools" "card editor" "card list"',
  },
  scrollMarginBlock: ABOVE_DRAW_BAR,
} as const;
