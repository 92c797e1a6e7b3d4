import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useStore } from '#lib/use-store.ts';
import { lazyPart } from '#loading/lazy-part.tsx';
import { BottomBar } from '#ui/BottomBar.tsx';
import { FlagSwitch } from '#ui/FlagSwitch.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useBigScreen } from '../big-screen/use-big-screen.ts';
import { DebugNumbers } from '../draw/DebugNumbers.tsx';
import { DrawButton } from '../draw/DrawButton.tsx';
import { soundSetting } from '../draw/draw-settings.ts';
import { ItemList } from '../draw/ItemList.tsx';
import { Stage } from '../draw/Stage.tsx';
import { TakeBack } from '../draw/TakeBack.tsx';
import { useDrawKeys } from '../draw/use-draw-keys.ts';
import { rouletteText } from '../text.ts';
import { EndRoom } from './EndRoom.tsx';
import { RoomCard } from './RoomCard.tsx';
import { RoomHistory } from './RoomHistory.tsx';
import { RoomTools } from './RoomTools.tsx';
import { RoomVerdict } from './RoomVerdict.tsx';
import type { RoomSession, RoomView } from './room-view.ts';
import { togetherText } from './text.ts';
import { useRoomSpin } from './use-room-spin.ts';

const BigScreen = lazyPart(
  'draw',
  async () => (await import('../big-screen/BigScreen.tsx')).BigScreen,
);
const InvitationDialog = lazyPart(
  'room',
  async () => (await import('./InvitationDialog.tsx')).InvitationDialog,
);

interface RoomPanelProps {
  session: RoomSession;
  /** Whether it was opened just now: then others are to be invited. */
  isNew: boolean;
  /** Ends it as its host, or leaves it; then the roulette is back. */
  onLeave: () => void;
}

/** A room as its host and its viewers see it: one list, drawn at the same moment everywhere. */
export function RoomPanel({ session, isNew, onLeave }: RoomPanelProps) {
  const view = useStore(session.view);
  const isHost = view.role === 'host';
  const name = view.phase === 'loading' ? '' : view.title || rouletteText.untitledList;
  const shown = useRoomSpin(view, session.source);
  const { draw, tools, list, gone, drawn, spinning, collecting } = shown;
  const [said, setSaid] = useState('');
  const [invites, setInvites] = useState(isNew);
  const bigScreen = useBigScreen(false);
  const cardAndStage = useRef<HTMLDivElement>(null);
  const listElement = useRef<HTMLOListElement>(null);
  const locked = spinning || collecting;
  const latest = drawn[0];
  const isWrong = typeof view.verdict === 'object';

  function startDraw(): void {
    setSaid('');
    draw.prepare();
    shown.forget();
    session.draw();
  }
  const onDraw = isHost && view.canDraw && !locked ? startDraw : null;
  useDrawKeys({ isOff: bigScreen.isOpen || invites, onDraw, onStop: null });

  // What is drawn is to be seen, wherever the page was scrolled to.
  useEffect(() => {
    if (spinning && !bigScreen.isOpen) cardAndStage.current?.scrollIntoView({ block: 'nearest' });
  }, [spinning, bigScreen.isOpen]);

  const celebration = tools && latest && !spinning && !isWrong && (
    <tools.Celebration key={latest.ordinal} at={latest.result.at} />
  );
  return (
    <Panel
      heading={togetherText.heading}
      action={
        // Where it was opened.
        <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 1, sm: 2 } }}>
          {isHost && view.phase !== 'ended' && <EndRoom onEnd={onLeave} />}
          <FlagSwitch label={rouletteText.sound} setting={soundSetting} />
        </Box>
      }
      busy={view.phase === 'loading'}
    >
      <RoomStatus view={view} />
      <RoomTools
        view={view}
        locked={locked}
        onAdd={session.setAdding}
        onBigScreen={bigScreen.open}
        onInvite={() => setInvites(true)}
        onLeave={onLeave}
      />
      <Box ref={cardAndStage} sx={{ position: 'relative', scrollMarginBlock: '8px 84px' }}>
        <RoomCard view={view} name={name} shown={shown} said={said} onSaid={setSaid}>
          {isHost && gone.length > 0 && <TakeBack list={list} gone={gone} onBack={shown.forget} />}
        </RoomCard>
        <Stage phase={draw.spin.phase}>
          {!bigScreen.isOpen && (
            <ItemList items={list.items} drawn={gone} spin={draw.spin} ref={listElement} />
          )}
        </Stage>
        {!bigScreen.isOpen && celebration}
      </Box>
      {isHost && (
        <BottomBar sticky>
          <DrawButton
            phase={draw.spin.phase}
            disabled={!view.canDraw}
            locked={locked}
            onDraw={startDraw}
            focusDuringSpin={listElement}
          />
        </BottomBar>
      )}
      <DebugNumbers spin={draw.spin} lineCount={view.lines.count} />
      <RoomVerdict view={view} />
      <RoomHistory history={view.history} />
      {invites && view.link !== '' && (
        <Suspense>
          <InvitationDialog view={view} onClose={() => setInvites(false)} />
        </Suspense>
      )}
      {bigScreen.isOpen && !isWrong && (
        <Suspense>
          <BigScreen
            onClose={bigScreen.close}
            list={list}
            gone={gone}
            rounds={{ draw, drawn, locked, several: false, forget: shown.forget, stop: () => {} }}
            onDraw={onDraw}
            chooser={null}
            waiting={collecting ? togetherText.collecting : undefined}
            celebration={celebration}
          />
        </Suspense>
      )}
    </Panel>
  );
}

/** How many watch, and what is wrong with the connection. */
function RoomStatus({ view: { viewers, connection, role, phase } }: { view: RoomView }) {
  const hasEnded = phase === 'ended';
  const problem = hasEnded ? '' : togetherText.connection[connection];
  const more = problem || (role === 'host' && !hasEnded ? togetherText.listStays : '');
  return (
    <Typography
      variant="body2"
      sx={{ mb: 1, minHeight: '1.6em', fontVariantNumeric: 'tabular-nums' }}
    >
      {viewers > 0 && !hasEnded && <span>{togetherText.watching(viewers)}</span>}
      {more !== '' && viewers > 0 && <span>{togetherText.separator}</span>}
      <span role="status">{problem}</span>
      {problem === '' && <span>{more}</span>}
    </Typography>
  );
}
