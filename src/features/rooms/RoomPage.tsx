import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createStore } from '#lib/store.ts';
import { useStore } from '#lib/use-store.ts';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { Panel } from '#ui/Panel.tsx';
import { FollowedRoom } from './FollowedRoom.tsx';
import { hostedRoom, joinRoom } from './open-room.ts';
import type { RoomClient } from './room-client.ts';
import { missingCrypto } from './room-crypto.ts';
import { readRoomLink } from './room-link.ts';
import { roomsText } from './text.ts';
import type { RoomEntrance } from './use-room-entrance.ts';

interface RoomPageProps {
  entrance: RoomEntrance;
  /** The button that opens all settings. */
  settings: ReactNode;
  onLeave: () => void;
}

/** The room of a link, or of this tab, as long as it is shown; or why there is none, and the way on. */
export function RoomPage({ entrance, settings, onLeave }: RoomPageProps) {
  const fragment = entrance.kind === 'link' ? entrance.fragment : null;
  const [room, setRoom] = useState<RoomClient | string | null>(null);
  useEffect(() => {
    const begun = begin(fragment);
    setRoom(begun);
    return () => {
      if (typeof begun !== 'string') begun.stop();
    };
  }, [fragment]);
  // A link leads to the room, wherever the page was scrolled to.
  const top = useRef<HTMLDivElement>(null);
  const isThere = room !== null;
  useEffect(() => {
    if (fragment !== null && isThere) top.current?.scrollIntoView({ block: 'start' });
  }, [fragment, isThere]);

  const opened = room !== null && typeof room === 'object' ? room : null;
  const state = useStore(opened?.state ?? NO_ROOM);
  const failure = state?.failure ? roomsText.failure[state.failure] : opened ? null : room;
  return (
    <Box ref={top} sx={{ scrollMarginTop: '8px' }}>
      {opened && !failure && (
        <FollowedRoom
          room={opened}
          isNew={entrance.kind === 'host' && entrance.isNew}
          settings={settings}
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

/** @param fragment of a room's link; `null` for the room that this tab hosts */
function begin(fragment: string | null): RoomClient | string {
  const missing = missingCrypto();
  if (missing) return roomsText.missing[missing];
  if (fragment === null) return hostedRoom() ?? roomsText.over;
  const link = readRoomLink(fragment);
  return link ? joinRoom(link) : roomsText.failure.link;
}
