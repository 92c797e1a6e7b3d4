import { useMemo } from 'react';
import { oddsOfLines } from '#domain/roulette/odds.ts';
import { DrawCard } from '#draw/card/DrawCard.tsx';
import { ResultButtons } from '#draw/card/ResultButtons.tsx';
import { TakeBack } from '#draw/card/TakeBack.tsx';
import type { DrawSession } from '#draw/draw-session.ts';
import { ordinalsOf } from '#draw/round.ts';
import { rouletteText } from '#draw/text.ts';
import { roomsText } from './text.ts';

interface RoomCardProps {
  session: DrawSession;
  isHost: boolean;
  isEnded: boolean;
}

/** The card of a room. Its host can take draws back. */
export function RoomCard({ session, isHost, isEnded }: RoomCardProps) {
  const { list, leftOut, drawn, latest } = session;
  return (
    <DrawCard
      session={session}
      note={<Note session={session} isHost={isHost} isEnded={isEnded} />}
      actions={
        <>
          {isHost && list && leftOut.length > 0 && <TakeBack session={session} list={list} />}
          {latest && (
            <ResultButtons session={session} draws={roomsText.rounds(ordinalsOf(drawn))} />
          )}
        </>
      }
    />
  );
}

const NO_ITEMS: readonly { title: string }[] = [];

/** The result with its code and the lines left. Before it the host sees the odds, and a guest that the host draws. */
function Note({ session, isHost, isEnded }: RoomCardProps) {
  const { name, list, drawn, latest, several, phase } = session;
  const { items, lines } = list ?? { items: NO_ITEMS, lines: [] };
  const odds = useMemo(
    () => rouletteText.oddsOfOne(oddsOfLines(items.map(({ title }) => title))),
    [items],
  );
  if (phase.kind !== 'rest' || name === '') return null;
  // The card shows how far they are.
  if (several > 0) return <bdi>{latest?.code}</bdi>;
  const left =
    isHost && lines.length < items.length && rouletteText.left(lines.length, items.length);
  const forGuests = isEnded ? '' : roomsText.waits;
  const parts = latest
    ? [name, ordinalsOf(drawn), latest.code, left]
    : [isHost ? left || odds : forGuests];
  return <bdi>{parts.filter(Boolean).join(roomsText.separator)}</bdi>;
}
