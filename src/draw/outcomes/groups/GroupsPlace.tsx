import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { dealInto } from '#domain/roulette/arrangement.ts';
import { SIDE_BY_SIDE } from '#theme/sizes.ts';
import { Hint } from '#ui/Hint.tsx';
import { ResultButtons } from '../../card/ResultButtons.tsx';
import type { DrawSession } from '../../draw-session.ts';
import { ordinalsOf } from '../../round.ts';
import { rouletteText } from '../../text.ts';
import { GroupCards } from './GroupCards.tsx';
import { groupsText } from './text.ts';
import { MOST_IN_MOTION, useDealing } from './use-dealing.ts';
import { useLargestText } from './use-largest-text.ts';

interface GroupsPlaceProps {
  session: DrawSession;
  /** As large as fits, to be read from afar. */
  big: boolean;
}

/** Groups in the place of card and list, from the first tick on (ROU-60). */
export function GroupsPlace({ session, big }: GroupsPlaceProps) {
  const { arrangement, list, spin, locked, latest, drawn, message } = session;
  const order = arrangement?.order ?? [];
  const count = arrangement?.groups ?? 1;
  const cards = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLElement>(null);
  const [swaps, setSwaps] = useState(false);
  const isDone = !locked && latest !== null;
  useDealing(cards, spin, order.length, isDone);
  useLargestText(cards, big && order.length <= MOST_IN_MOTION, order);
  // The press has left a dialog, and its button is disabled.
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, []);

  const title = list?.source.title ?? '';
  return (
    <Box
      component="section"
      ref={place}
      tabIndex={-1}
      aria-label={rouletteText.groups}
      sx={[placeStyles, big && bigStyles]}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
        <Box role="status" sx={{ fontWeight: 600 }}>
          {isDone ? (
            <>
              <bdi translate="no">{title}</bdi>
              <span>{` · ${ordinalsOf(drawn)} · `}</span>
              <span>{rouletteText.dealt(order.length, count)}</span>
            </>
          ) : (
            <span>{groupsText.dealing}</span>
          )}
        </Box>
        {arrangement && arrangement.swaps > 0 && (
          <Hint>{rouletteText.byHand(arrangement.swaps)}</Hint>
        )}
        <Hint role="status">{message || (isDone && swaps && groupsText.howToSwap)}</Hint>
      </Box>
      <GroupCards
        ref={cards}
        groups={dealInto(
          order.map((line, index) => ({ ...line, index })),
          count,
        )}
        isDone={isDone}
        onSwap={isDone && swaps ? session.controls?.arrange?.swap : undefined}
      />
      {isDone && session.controls?.arrange && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <Button onClick={session.controls.arrange.again}>{groupsText.again}</Button>
          {!big && <ResultButtons session={session} draws={ordinalsOf(drawn)} />}
          <Button aria-pressed={swaps} onClick={() => setSwaps(!swaps)}>
            <span key={String(swaps)}>{swaps ? groupsText.endSwapping : groupsText.swap}</span>
          </Button>
          {session.controls.arrange.swapBack && (
            <Button onClick={session.controls.arrange.swapBack}>{rouletteText.restore}</Button>
          )}
          <Button onClick={session.clear}>{groupsText.toList}</Button>
        </Box>
      )}
    </Box>
  );
}

const placeStyles = {
  gridColumn: '1 / -1',
  gridRowStart: 'card',
  // Below the editor, which is folded.
  [SIDE_BY_SIDE]: { gridRow: 4 },
  display: 'flex',
  flexDirection: 'column',
  outline: 0,
  minHeight: 0,
} as const;

/** All of the big screen between its heading and its buttons. */
const bigStyles = {
  gridArea: '2 / 1 / -2 / -1',
  [SIDE_BY_SIDE]: { gridArea: '2 / 1 / -2 / -1' },
} as const;
