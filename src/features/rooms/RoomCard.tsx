import { useMemo } from 'react';
import { DrawCard } from '#draw/card/DrawCard.tsx';
import { ResultButtons } from '#draw/card/ResultButtons.tsx';
import { Separated } from '#draw/card/Separated.tsx';
import { TakeBack } from '#draw/card/TakeBack.tsx';
import type { DrawSession } from '#draw/draw-session.ts';
import { oddsToday } from '#draw/odds-today.ts';
import { ordinalsOf } from '#draw/round.ts';
import { roomsText } from './text.ts';

interface RoomCardProps {
  session: DrawSession;
  isHost: boolean;
  isEnded: boolean;
}

/** The card of a room. Its host can take draws back. */
export function RoomCard({ session, isHost, isEnded }: RoomCardProps) {
  const { list, leftOut, absent, tools, drawn, latest } = session;
  return (
    <DrawCard
      session={session}
      note={<Note session={session} isHost={isHost} isEnded={isEnded} />}
      actions={
        <>
          {isHost && list && leftOut.length > 0 && <TakeBack session={session} list={list} />}
          {isHost && tools && absent.length > 0 && (
            <tools.AllBack absence={session.absence} report={session.report} />
          )}
          {latest && (
            <ResultButtons session={session} draws={roomsText.rounds(ordinalsOf(drawn))} />
          )}
        </>
      }
    />
  );
}

/**
 * After a draw: its code, the odds or absent lines, and the name, which gives way on a narrow line. Before it the host
 * sees the odds, and a guest reads that the host draws.
 */
function Note({ session, isHost, isEnded }: RoomCardProps) {
  const { name, list, leftOut, absent: away, drawn, latest, several, phase } = session;
  const isLess = isHost && leftOut.length > 0;
  const { odds, absent } = useMemo(
    () => oddsToday({ list, absent: away, noRepeat: isLess }),
    [list, away, isLess],
  );
  if (phase.kind !== 'rest' || name === '') return null;
  // The card shows how far they are.
  if (several > 0) return <bdi>{latest?.code}</bdi>;
  const Odds = isLess ? 'span' : 'bdi';
  if (!latest && !isHost)
    return (
      <>
        <span>{isEnded ? '' : roomsText.waits}</span>
        {absent && <div>{absent}</div>}
      </>
    );
  return (
    <Separated>
      {latest && <span>{latest.code}</span>}
      {(isLess || !latest) && <Odds>{odds}</Odds>}
      {absent && <span>{absent}</span>}
      {latest && (
        <>
          <span>{ordinalsOf(drawn)}</span>
          <bdi translate="no">{name}</bdi>
        </>
      )}
    </Separated>
  );
}
