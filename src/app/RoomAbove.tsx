import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { forgetHostSeats } from '#features/rooms/room-memory.ts';
import { useRoomEntrance } from '#features/rooms/use-room-entrance.ts';
import { SettingsButton } from '#features/roulette/settings/SettingsButton.tsx';
import { lazyPart } from '#loading/lazy-part.tsx';
import { sessionStore } from '#session/session-store.ts';
import { ownRoom } from './own-room.ts';
import { appText } from './text.ts';

const RoomPage = lazyPart(
  'room',
  async () => (await import('#features/rooms/RoomPage.tsx')).RoomPage,
  () => <Box sx={{ minHeight: '100vh' }} />,
);

/** A room that is open in this tab takes the place of the page. Its host can look at others meanwhile. */
export function RoomAbove({ children }: { children: ReactNode }) {
  const { entrance, isShown, show, openNew, openAgain, leave } = useRoomEntrance();
  useEffect(forgetSeatsAtSignOut, []);
  const isOpen = entrance !== null;
  return (
    <ownRoom.Provider value={{ isOpen, openNew, openAgain }}>
      {entrance && (
        <div hidden={!isShown}>
          <RoomPage
            key={entrance.kind}
            entrance={entrance}
            isShown={isShown}
            settings={<SettingsButton />}
            onLeave={leave}
          />
        </div>
      )}
      {isOpen && !isShown && (
        <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1.5, mb: 1 }}>
          <Typography variant="body2">{appText.hosting}</Typography>
          <Button variant="text" onClick={show}>
            {appText.backToRoom}
          </Button>
        </Box>
      )}
      {!(isOpen && isShown) && children}
    </ownRoom.Provider>
  );
}

/** @returns stops it */
function forgetSeatsAtSignOut(): () => void {
  let isSignedIn = sessionStore.get() !== null;
  return sessionStore.subscribe(() => {
    const wasSignedIn = isSignedIn;
    isSignedIn = sessionStore.get() !== null;
    if (wasSignedIn && !isSignedIn) forgetHostSeats();
  });
}
