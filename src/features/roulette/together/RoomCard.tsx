import Box from '@mui/material/Box';
import { type ReactNode, useMemo } from 'react';
import { oddsOfLines } from '#domain/roulette/odds.ts';
import { CARD_HEIGHT } from '#theme/sizes.ts';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { Card } from '../draw/Card.tsx';
import { drawText } from '../draw/text.ts';
import { listsText } from '../lists/text.ts';
import { ResultButtons } from '../sharing/ResultButtons.tsx';
import { sharingText } from '../sharing/text.ts';
import { rouletteText } from '../text.ts';
import type { RoomView } from './room-view.ts';
import { togetherText } from './text.ts';
import type { useRoomSpin } from './use-room-spin.ts';

interface RoomCardProps {
  view: RoomView;
  name: string;
  shown: ReturnType<typeof useRoomSpin>;
  /** What there is to say of the last press, in place of the note. */
  said: string;
  onSaid: (said: string) => void;
  /** What the host does next. */
  children: ReactNode;
}

/** The card of a room. In its place stands, loudly, what this device found wrong. */
export function RoomCard({ view, name, shown, said, onSaid, children }: RoomCardProps) {
  const { draw, list, drawn, spinning, collecting } = shown;
  const { verdict } = view;
  const latest = drawn[0];
  if (typeof verdict === 'object' && !spinning) {
    return (
      <Box
        sx={({ vars }) => ({
          minHeight: CARD_HEIGHT,
          mb: 1,
          p: 1,
          border: `2px solid ${vars.palette.error.main}`,
          borderRadius: 1,
        })}
      >
        <ErrorMessage
          heading={{ text: togetherText.wrongHeading, level: 'h3' }}
          message={`${togetherText.wrong[verdict.wrong]}\n${togetherText.wrongAction}`}
        />
      </Box>
    );
  }
  return (
    <Card
      spin={draw.spin}
      items={list.items}
      name={collecting ? togetherText.collecting : name}
      result={
        latest
          ? {
              announced: rouletteText.result(latest.result.line, latest.result.item),
              large: null,
            }
          : null
      }
      note={
        <>
          <span role="status">{said}</span>
          {said === '' && !spinning && <RoomNote view={view} shown={shown} />}
        </>
      }
      actions={
        !spinning &&
        !collecting && (
          <>
            {children}
            {latest && (
              <ResultButtons
                text={sharingText.result(
                  name,
                  togetherText.round(latest.ordinal),
                  latest.result.item,
                )}
                onSaid={onSaid}
              />
            )}
          </>
        )
      }
    />
  );
}

/** The quiet line of the card. */
function RoomNote({ view, shown }: Pick<RoomCardProps, 'view' | 'shown'>) {
  const { items, phase, contributions, missing, again, result, isIn, verdict } = view;
  const odds = useMemo(
    () => listsText.odds(oddsOfLines([...items]), togetherText.separator),
    [items],
  );
  if (phase === 'loading') return null;
  if (phase === 'hostGone') return <span role="status">{togetherText.hostGone}</span>;
  if (shown.collecting) {
    const late = again.at(-1)?.missing ?? 0;
    const waited = missing > 0 ? togetherText.stillMissing(missing) : '';
    return <span role="status">{late > 0 ? togetherText.beginsAnew(late) : waited}</span>;
  }
  const left = items.length - shown.gone.length;
  const rest = left < items.length ? drawText.left(left, items.length) : '';
  const [latest] = shown.drawn;
  const parts = latest
    ? [
        togetherText.round(latest.ordinal),
        verdict === 'confirmed' ? togetherText.confirmed : '',
        rest,
        togetherText.luck(result?.contributions ?? 0),
      ]
    : [
        rest || odds,
        result ? togetherText.lastResult(result.round, result.item) : '',
        contributions > 0 ? togetherText.luckOf(contributions, isIn) : '',
      ];
  return (
    <>
      <bdi>{parts.filter((part) => part !== '').join(togetherText.separator)}</bdi>
      {left === 0 && (
        <span role="status">{`${togetherText.separator}${drawText.nothingLeft}`}</span>
      )}
    </>
  );
}
