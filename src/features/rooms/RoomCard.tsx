import Box from '@mui/material/Box';
import { type ReactNode, useMemo } from 'react';
import { oddsOfLines } from '#domain/roulette/odds.ts';
import { Card } from '#draw/card/Card.tsx';
import { ResultButtons } from '#draw/card/ResultButtons.tsx';
import { itemOf, ordinalsOf, type Rounds } from '#draw/spin/use-rounds.ts';
import { rouletteText } from '#draw/text.ts';
import { CARD_HEIGHT } from '#theme/sizes.ts';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { codeShown, type RoomState } from './room-state.ts';
import { togetherText } from './text.ts';
import type { useRoomSpin } from './use-room-spin.ts';

interface RoomCardProps {
  state: RoomState;
  isHost: boolean;
  shown: ReturnType<typeof useRoomSpin>;
  rounds: Pick<Rounds, 'drawn' | 'several'>;
  /** The outcome of the last press, in place of the note. */
  message: string;
  onMessage: (message: string) => void;
  /** The next steps of the host. */
  children: ReactNode;
}

/** The card of a room, or the alarm of a device that has found it manipulated. */
export function RoomCard(props: RoomCardProps) {
  const { state, isHost, shown, rounds, message, onMessage, children } = props;
  const { drawn, several } = rounds;
  const { draw, list, left, last, spinning, collecting } = shown;
  const { items } = list;
  const name = state.list ? list.source.title : '';
  const odds = useMemo(
    () => rouletteText.odds(oddsOfLines(items.map(({ title }) => title)), togetherText.separator),
    [items],
  );
  if (state.wrong && !spinning) {
    return (
      <Box
        sx={({ vars }) => ({
          minHeight: CARD_HEIGHT,
          gridArea: 'card',
          p: 1,
          border: `2px solid ${vars.palette.error.main}`,
          borderRadius: 1,
        })}
      >
        <ErrorMessage
          heading={{ text: togetherText.wrongHeading, level: 'h3' }}
          message={`${togetherText.wrong[state.wrong]}\n${togetherText.wrongAction}`}
        />
      </Box>
    );
  }
  const rest = isHost && left < items.length ? rouletteText.left(left, items.length) : '';
  const forGuests = state.isEnded ? '' : togetherText.waits;
  const waits = isHost ? rest || odds : forGuests;
  const parts = last
    ? [
        name,
        several ? rouletteText.drawCount(last.ordinal) : ordinalsOf(drawn),
        codeShown(state),
        rest,
      ]
    : [waits];
  if (isHost && left === 0) parts.push(rouletteText.nothingLeft);
  const note = parts.filter((part) => part !== '').join(togetherText.separator);
  const order = drawn.map(itemOf);
  const isQuiet = message === '' && !spinning && !collecting && name !== '';
  return (
    <Card
      spin={draw.spin}
      items={items}
      name={name}
      result={last?.result ?? null}
      rank={several ? drawn.length : null}
      order={!several && order.length > 1 ? order : null}
      note={
        <>
          <span role="status">{collecting ? togetherText.collecting : message}</span>
          {isQuiet && <bdi>{note}</bdi>}
        </>
      }
      actions={
        !spinning &&
        !collecting &&
        !several && (
          <>
            {children}
            {last && (
              <ResultButtons
                title={name}
                drawn={drawn}
                draws={togetherText.rounds(ordinalsOf(drawn))}
                onMessage={onMessage}
              />
            )}
          </>
        )
      }
    />
  );
}
