import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { DrawSource } from '#domain/roulette/draw-result.ts';
import { lazyPart } from '#loading/lazy-part.tsx';
import { TOUCH_TARGET } from '#theme/sizes.ts';
import { useStore } from '#lib/use-store.ts';
import { BottomBar } from '#ui/BottomBar.tsx';
import { FlagSwitch } from '#ui/FlagSwitch.tsx';
import { Panel } from '#ui/Panel.tsx';
import { bigScreenText } from '../big-screen/text.ts';
import { useBigScreen } from '../big-screen/use-big-screen.ts';
import { AnyList } from '../draw/AnyList.tsx';
import { DebugNumbers } from '../draw/DebugNumbers.tsx';
import { DrawButton } from '../draw/DrawButton.tsx';
import { soundSetting } from '../draw/draw-settings.ts';
import { Stage } from '../draw/Stage.tsx';
import { TakeBack } from '../draw/TakeBack.tsx';
import { useDrawKeys } from '../draw/use-draw-keys.ts';
import { useLinesLeft } from '../draw/use-lines-left.ts';
import { rouletteText } from '../text.ts';
import { NoRepeatSwitch } from '../tools/NoRepeatSwitch.tsx';
import { RoomCard } from './RoomCard.tsx';
import { RoomHistory } from './RoomHistory.tsx';
import { RoomVerdict } from './RoomVerdict.tsx';
import type { RoomSession, RoomView } from './room-view.ts';
import { togetherText } from './text.ts';
import { useRoomSpin } from './use-room-spin.ts';

const BigScreen = lazyPart(
  'BigScreen',
  async () => (await import('../big-screen/BigScreen.tsx')).BigScreen,
);
const InvitationDialog = lazyPart(
  'InvitationDialog',
  async () => (await import('./InvitationDialog.tsx')).InvitationDialog,
);

interface RoomPanelProps {
  session: RoomSession;
  /** What the host draws from. */
  source: DrawSource | null;
  /** Whether it was opened just now: then others are to be invited. */
  isNew: boolean;
  /** Back to the roulette. */
  onClose: () => void;
}

/** A room as its host and its viewers see it: one list, drawn at the same moment everywhere. */
export function RoomPanel({ session, source, isNew, onClose }: RoomPanelProps) {
  const view = useStore(session.view);
  const isHost = view.role === 'host';
  const name = view.title || rouletteText.untitledList;
  const drawnFrom = useMemo<DrawSource>(
    () => source ?? { kind: 'shared', id: 'link', title: name },
    [source, name],
  );
  const shown = useRoomSpin(view, drawnFrom);
  const { draw, tools, items, drawn, spinning, collecting } = shown;
  const gone = useGone(view, source, items);
  const [said, setSaid] = useState('');
  const [invites, setInvites] = useState(isNew);
  const bigScreen = useBigScreen(false);
  const cardAndStage = useRef<HTMLDivElement>(null);
  const listElement = useRef<HTMLOListElement>(null);
  const locked = spinning || collecting;
  const latest = drawn[0];
  const isWrong = typeof view.verdict === 'object';
  const list = { source: drawnFrom, items, lines: view.lines };

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

  function leave(): void {
    session.leave();
    onClose();
  }

  const celebration = tools && latest && !spinning && !isWrong && (
    <tools.Celebration key={latest.ordinal} at={latest.result.at} />
  );
  return (
    <Panel
      heading={togetherText.heading}
      action={<FlagSwitch label={rouletteText.sound} setting={soundSetting} />}
      busy={view.phase === 'loading'}
    >
      <RoomStatus view={view} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', minHeight: TOUCH_TARGET, mb: 1 }}>
        {view.phase === 'ended' ? (
          <>
            <Typography role="status" sx={{ mr: 2 }}>
              {togetherText.ended}
            </Typography>
            <Button onClick={leave}>{togetherText.toRoulette}</Button>
          </>
        ) : isHost ? (
          <HostTools
            locked={locked}
            onBigScreen={bigScreen.open}
            onInvite={() => setInvites(true)}
          />
        ) : (
          <AddLuck on={view.adding} onChange={session.setAdding} />
        )}
      </Box>
      <Box ref={cardAndStage} sx={{ position: 'relative', scrollMarginBlock: '8px 84px' }}>
        <RoomCard view={view} name={name} shown={shown} said={said} onSaid={setSaid}>
          {isHost && gone.length > 0 && (
            <TakeBack list={list} gone={gone} onBack={shown.forget} />
          )}
        </RoomCard>
        <Stage phase={draw.spin.phase}>
          {!bigScreen.isOpen && (
            <AnyList items={items} drawn={gone} spin={draw.spin} ref={listElement} />
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
          <InvitationDialog view={view} onClose={() => setInvites(false)} onEnd={leave} />
        </Suspense>
      )}
      {bigScreen.isOpen && (
        <Suspense>
          <BigScreen
            onClose={bigScreen.close}
            list={list}
            gone={gone}
            rounds={{ draw, drawn, locked, several: false, forget: shown.forget, stop: () => {} }}
            onDraw={onDraw}
            chooser={null}
            celebration={celebration}
          />
        </Suspense>
      )}
    </Panel>
  );
}

/** How many watch, and what is wrong with the connection. */
function RoomStatus({ view: { viewers, connection, role, phase } }: { view: RoomView }) {
  const problem = phase === 'ended' ? '' : togetherText.connection[connection];
  return (
    <Typography
      variant="body2"
      sx={{ mb: 1, minHeight: { xs: '3.2em', sm: '1.6em' }, fontVariantNumeric: 'tabular-nums' }}
    >
      {viewers > 0 && togetherText.watching(viewers)} <span role="status">{problem}</span>
      {role === 'host' && problem === '' && togetherText.listStays}
    </Typography>
  );
}

interface HostToolsProps {
  locked: boolean;
  onBigScreen: () => void;
  onInvite: () => void;
}

function HostTools({ locked, onBigScreen, onInvite }: HostToolsProps) {
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.5, '& .MuiButton-root': { px: 1 } }}
    >
      <NoRepeatSwitch disabled={locked} />
      <Button variant="text" onClick={onBigScreen}>
        {bigScreenText.open}
      </Button>
      <Button variant="text" onClick={onInvite}>
        {togetherText.invitation}
      </Button>
    </Box>
  );
}

/** Whether the luck of this device is in each draw, and what that is good for. */
function AddLuck({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  const meaning = useId();
  return (
    <>
      <FormControlLabel
        label={togetherText.add}
        labelPlacement="start"
        control={
          <Switch
            checked={on}
            onChange={(_, isOn) => onChange(isOn)}
            slotProps={{ input: { 'aria-describedby': meaning } }}
          />
        }
        sx={{ minHeight: TOUCH_TARGET, ml: 0 }}
      />
      <Typography id={meaning} variant="body2" sx={{ color: 'text.secondary' }}>
        {togetherText.addMeaning}
      </Typography>
    </>
  );
}

/** The lines that are left out: for the host, who takes them back, in the order of their draws. */
function useGone(
  { lines }: RoomView,
  source: DrawSource | null,
  items: readonly { title: string }[],
): readonly number[] {
  const { drawn } = useLinesLeft(source, items);
  return useMemo(() => {
    if (source) return drawn;
    const left = new Set(Array.from({ length: lines.count }, (_, place) => lines.at(place + 1)));
    return items.flatMap((_, index) => (left.has(index + 1) ? [] : [index + 1]));
  }, [source, drawn, lines, items]);
}
