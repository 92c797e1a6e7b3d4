import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { dealInto } from '#domain/roulette/arrangement.ts';
import type { DrawnLine } from '#domain/roulette/drawn-lines.ts';
import { ABOVE_DRAW_BAR, SIDE_BY_SIDE, TOUCH_TARGET } from '#theme/sizes.ts';
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
  const isDealt = groups.length > 0;
  useEffect(() => {
    if (isDealt && !big) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isDealt, big]);
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
      <Box sx={headStyles}>
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
        big={big}
        onSwap={(isDone && cardsSwap && arrange?.swap) || undefined}
      />
      <Box sx={[buttonStyles, !big && { minHeight: buttonRows }]}>
        {isDone && (
          <>
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
            {arrange?.swapBack && (
              <Button onClick={arrange.swapBack}>{rouletteText.restore}</Button>
            )}
            <Button onClick={session.clear}>{groupsText.toList}</Button>
          </>
        )}
      </Box>
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
  // Below the editor, or with its heading beside the folded one.
  [SIDE_BY_SIDE]: { gridRow: 'var(--groups-row, 4)' },
  scrollMarginBlock: ABOVE_DRAW_BAR,
  display: 'flex',
  flexDirection: 'column',
  outline: 0,
  minHeight: 0,
} as const;

/** Room for the buttons of a result, which come when all are dealt: on a phone in two rows. */
const buttonRows = { xs: 2 * TOUCH_TARGET + 8, sm: TOUCH_TARGET };

const buttonStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: 1,
  mt: 1,
} as const;

const headStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignContent: 'center',
  columnGap: 2,
  [SIDE_BY_SIDE]: { marginInlineEnd: 'var(--right-of-heading, 0)', minHeight: TOUCH_TARGET },
} as const;

/** All of the big screen between its heading and its buttons. */
const bigStyles = {
  gridArea: '2 / 1 / -2 / -1',
  [SIDE_BY_SIDE]: { gridArea: '2 / 1 / -2 / -1' },
} as const;
