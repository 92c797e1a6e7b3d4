import { useState } from 'react';
import { type DrawSource, sourceKey } from '#domain/roulette/draw-result.ts';
import { HostAgain } from './HostAgain.tsx';
import { readHostSeats } from './host-seats.ts';
import { setOwnRoom } from './room-memory.ts';
import { roomsText } from './text.ts';

interface HostAgainOfListProps {
  /** The list that the page shows. */
  source: DrawSource;
  onHost: () => void;
}

/** The way back to a room of this list that was opened in a tab of this browser. */
export function HostAgainOfList({ source, onHost }: HostAgainOfListProps) {
  const [seats] = useState(readHostSeats);
  const isOfList = (other: DrawSource | null) => other && sourceKey(other) === sourceKey(source);
  const seat = seats.findLast(({ memory }) => isOfList(memory.source));
  if (!seat) return null;
  function host({ room }: { room: string }): void {
    setOwnRoom(room);
    onHost();
  }
  return (
    <HostAgain
      key={seat.room}
      room={seat.room}
      text={roomsText.hostedHere}
      label={roomsText.hostAgain}
      onHost={() => host(seat)}
    />
  );
}
