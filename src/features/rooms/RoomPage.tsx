import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createStore } from '#lib/store.ts';
import { useStore } from '#lib/use-store.ts';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { Panel } from '#ui/Panel.tsx';
import { FollowedRoom } from './FollowedRoom.tsx';
import { enterRoom } from './open-room.ts';
import type { RoomClient } from './room-client.ts';
import { missingCrypto } from './room-crypto.ts';
import { readRoomLink } from './room-link.ts';
import { setOwnRoom } from './room-memory.ts';
import { roomsText } from './text.ts';
import type { RoomEntrance } from './use-room-entrance.ts';

interface RoomPageProps {
  entrance: RoomEntrance;
  /** False while another page is shown: the room goes on. */
  isShown: boolean;
  /** The button that opens all settings. */
  settings: ReactNode;
  onLeave: () => void;
}

/** The room of a link, or of this tab, as long as it is shown; or why there is none, and the way on. */
export function RoomPage({ entrance, isShown, settings, onLeave }: RoomPageProps) {
  const way = entrance.kind === 'link' ? entrance.fragment : entrance.id;
  const { room, isFirst, host } = useEnteredRoom(way);
  // A link leads to the room, wherever the page was scrolled to.
  const top = useRef<HTMLDivElement>(null);
  const leadsHere = entrance.kind === 'link' && room !== null;
  useEffect(() => {
    if (leadsHere) top.current?.scrollIntoView({ block: 'start' });
  }, [leadsHere]);

  const opened = room !== null && typeof room === 'object' ? room : null;
  const state = useStore(opened?.state ?? NO_ROOM);
  const failure = state?.failure ? roomsText.failure[state.failure] : opened ? null : room;
  return (
    <Box ref={top} sx={{ scrollMarginTop: '8px' }}>
      {opened && !failure && (
        <FollowedRoom
          // Another tab may have become its host, or this one.
          key={opened.source ? 'host' : 'guest'}
          room={opened}
          isNew={isFirst && entrance.kind === 'host' && entrance.isNew}
          isShown={isShown}
          settings={settings}
          onHost={() => host(opened.id)}
          onLeave={onLeave}
        />
      )}
      {failure && (
        <Panel heading={roomsText.heading}>
          <ErrorMessage
            message={String(failure)}
            actions={[{ label: roomsText.toRoulette, onClick: onLeave }]}
          />
        </Panel>
      )}
    </Box>
  );
}

const NO_ROOM = createStore(null);
const FIRST = { takesOver: false };

/**
 * Follows a room while the page shows it.
 *
 * @param way the fragment of a link, or the id of the room that this tab hosts
 */
function useEnteredRoom(way: string) {
  /** The room; `null` until it is entered, and otherwise the reason why there is none. */
  const [room, setRoom] = useState<RoomClient | string | null>(null);
  // The room is entered again after each press of the host, and after one in another tab.
  const [turn, setTurn] = useState(FIRST);
  useEffect(() => {
    let entered: RoomClient | null = null;
    let isOver = false;
    const onTaken = () => !isOver && setTurn({ takesOver: false });
    void enter(way, { ...turn, onTaken }).then((result) => {
      if (typeof result === 'object') entered = result;
      if (isOver) entered?.stop();
      else setRoom(result);
    });
    return () => {
      isOver = true;
      entered?.stop();
    };
  }, [way, turn]);
  return {
    room,
    isFirst: turn === FIRST,
    /** Makes this tab the host of the room. */
    host(id: string): void {
      setOwnRoom(id);
      setTurn({ takesOver: true });
    },
  };
}

async function enter(
  way: string,
  options: Parameters<typeof enterRoom>[1],
): Promise<RoomClient | string> {
  const missing = missingCrypto();
  if (missing) return roomsText.missing[missing];
  const door = way.startsWith('#') ? readRoomLink(way) : { id: way, key: null };
  if (!door) return roomsText.failure.link;
  return (await enterRoom(door, options)) ?? roomsText.over;
}
