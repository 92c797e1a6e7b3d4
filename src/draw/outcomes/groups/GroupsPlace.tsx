import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { dealInto } from '#domain/roulette/arrangement.ts';
import type { DrawnLine } from '#domain/roulette/drawn-lines.ts';
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
  const arrange = session.controls?.arrange;
  const order = arrangement?.order ?? NONE;
  const count = arrangement?.kind === 'groups' ? arrangement.groups : 1;
  // Ten thousand lines take longer than a frame: the press comes first.
  const groups = useDeferredValue(
    useMemo(() => groupsOf(order, count), [order, count]),
    NONE,
  );
  const cards = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLElement>(null);
  const [swaps, setSwaps] = useState(false);
  const cardsSwap = useDeferredValue(swaps);
  const isDone = !locked && latest !== null;
  useDealing(cards, spin, groups, isDone);
  useLargestText(cards, big && order.length <= MOST_IN_MOTION, groups);
  // The press has left a dialog, and its button is disabled.
  useEffect(() => {
    const { activeElement, body } = document;
    if (activeElement === body || activeElement?.matches(':disabled'))
      place.current?.focus({ preventScroll: true });
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
              {latest.code !== '' && <span translate="no">{` · ${latest.code}`}</span>}
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
        groups={groups}
        isDone={isDone}
        onSwap={(isDone && cardsSwap && arrange?.swap) || undefined}
      />
      {isDone && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {arrange && (
            <Button disabled={arrange.problem !== ''} onClick={arrange.again}>
              {groupsText.again}
            </Button>
          )}
          {!big && <ResultButtons session={session} draws={ordinalsOf(drawn)} />}
          {arrange?.swap && (
            <Button aria-pressed={swaps} onClick={() => setSwaps(!swaps)}>
              <span key={String(swaps)}>{swaps ? groupsText.endSwapping : groupsText.swap}</span>
            </Button>
          )}
          {arrange?.swapBack && <Button onClick={arrange.swapBack}>{rouletteText.restore}</Button>}
          <Button onClick={session.clear}>{groupsText.toList}</Button>
        </Box>
      )}
    </Box>
  );
}

const NONE: never[] = [];

/** The groups, each line with its place in the order. */
const groupsOf = (order: readonly DrawnLine[], count: number) =>
  dealInto(
    order.map((line, index) => ({ ...line, index })),
    count,
  );

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
