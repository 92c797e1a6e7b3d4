import Fullscreen from '@mui/icons-material/Fullscreen';
import Box from '@mui/material/Box';
import { type ReactNode, useContext, useSyncExternalStore } from 'react';
import { sourceKey } from '#domain/roulette/draw-result.ts';
import type { ListLetter } from '#domain/roulette/list-letter.ts';
import { GroupsButton } from '#draw/buttons/GroupsButton.tsx';
import { NoRepeatSwitch } from '#draw/NoRepeatSwitch.tsx';
import { placeOf } from '#draw/outcomes/outcome-place.tsx';
import { rouletteText } from '#draw/text.ts';
import { ListPage } from '#features/lists/ListPage.tsx';
import { ShareButton } from '#features/lists/links/ShareButton.tsx';
import { useSharedLink } from '#features/lists/links/use-shared-link.ts';
import { OpenRoomButton } from '#features/rooms/OpenRoomButton.tsx';
import { hasHostSeats } from '#features/rooms/room-memory.ts';
import { AloneCard } from '#features/roulette/AloneCard.tsx';
import { AloneStage } from '#features/roulette/AloneStage.tsx';
import { DrawPage } from '#features/roulette/DrawPage.tsx';
import { useDrawAlone } from '#features/roulette/use-draw-alone.ts';
import { lazyPart } from '#loading/lazy-part.tsx';
import { ToolButton } from '#ui/ToolButton.tsx';
import { ownRoom } from './own-room.ts';

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
const HostAgainOfList = lazyPart(
  'HostAgainOfList',
  async () => (await import('#features/rooms/HostAgainOfList.tsx')).HostAgainOfList,
);

interface RoulettePagesProps {
  page:
    | { kind: 'draw' }
    | { kind: 'settings'; letter: string }
    | { kind: 'list'; letter: ListLetter };
  /** Explains why the roulette replaces another page. */
  notice?: ReactNode;
  foot?: ReactNode;
}

/**
 * The pages that draw, with buttons of other features. One draw for all of them: it goes on while the address
 * changes from one to another.
 */
export function RoulettePages({ page, notice, foot }: RoulettePagesProps) {
  const link = useSharedLink();
  const room = useContext(ownRoom);
  const hasSeats = useSyncExternalStore(never, hasHostSeats, () => false);
  const alone = useDrawAlone(link.list, page.kind === 'list' ? page.letter : null);
  const { list, locked, bigScreen, lines, report } = alone.session;
  const part = page.kind === 'settings' ? page.letter : null;
  const place = placeOf(alone.session);
  const card = place ?? <AloneCard alone={alone} />;
  const stage = place ? null : <AloneStage alone={alone} />;
  return (
    <>
      {part !== null && <SettingsPart letter={part} />}
      <DrawPage
        alone={alone}
        head={
          <>
            {notice && <Box sx={{ mb: 1 }}>{notice}</Box>}
            {hasSeats && !room.isOpen && alone.source && (
              <HostAgainOfList
                key={sourceKey(alone.source)}
                source={alone.source}
                onHost={room.openAgain}
              />
            )}
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
            {part !== 'A' && <NoRepeatSwitch disabled={locked} items={list?.items} />}
            <ToolButton
              icon={<Fullscreen />}
              label={rouletteText.bigScreen}
              onClick={bigScreen.open}
            />
            <GroupsButton session={alone.session} place="tools" />
            <ShareButton list={list} disabled={locked} onMessage={report} />
            {!room.isOpen && <OpenRoomButton list={list} disabled={locked} onOpen={room.openNew} />}
          </>
        }
        foot={foot}
      >
        {page.kind === 'list' ? (
          <ListPage
            key={page.letter}
            letter={page.letter}
            drawnFrom={alone.drawnFrom}
            onDraft={alone.sources.setDraft}
            onMark={() => {
              report(rouletteText.pressToMark);
              // The list is there once this press is rendered.
              requestAnimationFrame(() => lines.current?.focus());
            }}
            card={card}
            stage={stage}
          />
        ) : (
          <>
            {card}
            {stage}
          </>
        )}
      </DrawPage>
    </>
  );
}

const never = () => () => undefined;
