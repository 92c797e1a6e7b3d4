import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useStore } from '#lib/use-store.ts';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { Panel } from '#ui/Panel.tsx';
import { hostedRoom, joinRoom } from './open-room.ts';
import { RoomPanel } from './RoomPanel.tsx';
import type { RoomClient } from './room-client.ts';
import { missingCrypto } from './room-crypto.ts';
import { readRoomLink } from './room-link.ts';
import type { RoomFailure } from './room-state.ts';
import { togetherText } from './text.ts';

interface RoomProps {
  /** The fragment of a room's link; `null` for the room whose host this tab is. */
  fragment: string | null;
  /** Whether it was opened just now. */
  isNew?: boolean;
  /** Back to the roulette. */
  onClose: () => void;
}

/** The room of a link, or of this tab, as long as it is shown. */
export function Room({ fragment, isNew = false, onClose }: RoomProps) {
  const [room, setRoom] = useState<RoomClient | Failure | null>(null);
  useEffect(() => {
    const begun = begin(fragment);
    setRoom(begun);
    return () => {
      if (typeof begun !== 'string') begun.stop();
    };
  }, [fragment]);
  // Who follows a link has come for this.
  const top = useRef<HTMLDivElement>(null);
  const isThere = room !== null;
  useEffect(() => {
    if (fragment !== null && isThere) top.current?.scrollIntoView({ block: 'start' });
  }, [fragment, isThere]);
  return (
    <Box ref={top} sx={{ scrollMarginTop: '8px' }}>
      {typeof room === 'string' && <NoRoom why={room} onClose={onClose} />}
      {typeof room === 'object' && room && (
        <OpenedRoom room={room} isNew={isNew} onClose={onClose} />
      )}
    </Box>
  );
}

type Failure = RoomFailure | NonNullable<ReturnType<typeof missingCrypto>>;

function begin(fragment: string | null): RoomClient | Failure {
  const missing = missingCrypto();
  if (missing) return missing;
  if (fragment === null) return hostedRoom() ?? 'over';
  const link = readRoomLink(fragment);
  return link ? joinRoom(link) : 'link';
}

interface OpenedRoomProps {
  room: RoomClient;
  isNew: boolean;
  onClose: () => void;
}

function OpenedRoom({ room, isNew, onClose }: OpenedRoomProps) {
  const { failure } = useStore(room.state);
  if (failure) return <NoRoom why={failure} onClose={onClose} />;
  return <RoomPanel room={room} isNew={isNew} onLeave={onClose} />;
}

/** Why there is nothing to be seen, and the way on. */
function NoRoom({ why, onClose }: { why: Failure; onClose: () => void }) {
  return (
    <Panel heading={togetherText.heading}>
      <ErrorMessage
        message={{ ...togetherText.notOpened, ...togetherText.failure }[why]}
        actions={[{ label: togetherText.toRoulette, onClick: onClose }]}
      />
    </Panel>
  );
}
