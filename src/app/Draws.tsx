import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { ListLetter } from '#domain/roulette/list-letter.ts';
import { NoRepeatSwitch } from '#draw/NoRepeatSwitch.tsx';
import { rouletteText } from '#draw/text.ts';
import { ListPage } from '#features/lists/ListPage.tsx';
import { ShareButton } from '#features/lists/links/ShareButton.tsx';
import { useSharedLink } from '#features/lists/links/use-shared-link.ts';
import { TogetherButton } from '#features/rooms/TogetherButton.tsx';
import { useRoomEntrance } from '#features/rooms/use-room-entrance.ts';
import { DrawCard } from '#features/roulette/DrawCard.tsx';
import { DrawPanel } from '#features/roulette/DrawPanel.tsx';
import { DrawStage } from '#features/roulette/DrawStage.tsx';
import { SettingsButton } from '#features/roulette/settings/SettingsButton.tsx';
import { useRoulette } from '#features/roulette/use-roulette.ts';
import { lazyPart } from '#loading/lazy-part.tsx';

const SettingsPart = lazyPart(
  'settings',
  async () => (await import('#features/roulette/settings/SettingsPart.tsx')).SettingsPart,
  () => <Box sx={{ minHeight: 240, mb: { xs: 1, sm: 2 } }} />,
);
const SharedListBar = lazyPart(
  'lists',
  async () => (await import('#features/lists/links/SharedListBar.tsx')).SharedListBar,
  () => <Box sx={{ height: 52 }} />,
);
const RoomPage = lazyPart(
  'room',
  async () => (await import('#features/rooms/RoomPage.tsx')).RoomPage,
  () => <Box sx={{ minHeight: '100vh' }} />,
);

interface DrawsProps {
  page:
    | { kind: 'draw' }
    | { kind: 'settings'; letter: string }
    | { kind: 'list'; slot: ListLetter };
  /** Explains why the roulette replaces another page. */
  notice?: ReactNode;
  foot?: ReactNode;
}

/** The pages that draw, with what two features give them. A room that is open in this tab replaces them. */
export function Draws(props: DrawsProps) {
  const room = useRoomEntrance();
  const link = useSharedLink();
  if (room.entrance) {
    return (
      <RoomPage
        key={room.entrance.kind}
        entrance={room.entrance}
        settings={<SettingsButton />}
        onLeave={room.leave}
      />
    );
  }
  return <DrawsAlone {...props} link={link} onTogether={room.openOwn} />;
}

interface DrawsAloneProps extends DrawsProps {
  link: ReturnType<typeof useSharedLink>;
  onTogether: () => void;
}

/** One draw for all of these pages: it goes on while the address changes from one to another. */
function DrawsAlone({ page, notice, foot, link, onTogether }: DrawsAloneProps) {
  const roulette = useRoulette(link.list, page.kind === 'list' ? page.slot : null);
  const { list } = roulette;
  const { locked } = roulette.rounds;
  const letter = page.kind === 'settings' ? page.letter : null;
  const card = <DrawCard roulette={roulette} />;
  const stage = <DrawStage roulette={roulette} />;
  return (
    <>
      {letter !== null && <SettingsPart letter={letter} />}
      <DrawPanel
        roulette={roulette}
        head={
          <>
            {notice && <Box sx={{ mb: 1 }}>{notice}</Box>}
            {link.packed !== null && (
              <SharedListBar
                key={link.packed}
                packed={link.packed}
                onList={link.setList}
                onClose={link.close}
              />
            )}
          </>
        }
        tools={
          <>
            {/* The settings of draws have this switch, too. */}
            {letter !== 'A' && <NoRepeatSwitch disabled={locked} items={list?.items} />}
            <Button variant="text" onClick={roulette.bigScreen.open}>
              {rouletteText.bigScreen}
            </Button>
            <ShareButton list={list} disabled={locked} onMessage={roulette.setMessage} />
            <TogetherButton list={list} disabled={locked} onOpen={onTogether} />
          </>
        }
        foot={foot}
      >
        {page.kind === 'list' ? (
          <ListPage
            key={page.slot}
            slot={page.slot}
            drawnFrom={roulette.rounds.from}
            onDraft={roulette.setDraft}
            card={card}
            stage={stage}
          />
        ) : (
          <>
            {card}
            {stage}
          </>
        )}
      </DrawPanel>
    </>
  );
}
