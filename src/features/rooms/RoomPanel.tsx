import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { linesLeft } from '#domain/roulette/drawn-lines.ts';
import { useBigScreen } from '#draw/big-screen/use-big-screen.ts';
import { DrawBar } from '#draw/buttons/DrawBar.tsx';
import { TakeBack } from '#draw/card/TakeBack.tsx';
import { NoRepeatSwitch } from '#draw/NoRepeatSwitch.tsx';
import { PanelActions } from '#draw/PanelActions.tsx';
import { sideBySide, toolsRow } from '#draw/panel-layout.ts';
import { DebugNumbers } from '#draw/spin/DebugNumbers.tsx';
import { useDrawKeys } from '#draw/spin/use-draw-keys.ts';
import { readLinesLeft } from '#draw/spin/use-lines-left.ts';
import type { Round, Rounds } from '#draw/spin/use-rounds.ts';
import { useSeveral } from '#draw/spin/use-several.ts';
import { ItemList } from '#draw/stage/ItemList.tsx';
import { Stage } from '#draw/stage/Stage.tsx';
import { rouletteText } from '#draw/text.ts';
import { useStore } from '#lib/use-store.ts';
import { lazyPart } from '#loading/lazy-part.tsx';
import { notifyError } from '#notices/notify.ts';
import { AskButton } from '#ui/AskButton.tsx';
import { FlagSwitch } from '#ui/FlagSwitch.tsx';
import { Hint } from '#ui/Hint.tsx';
import { Panel } from '#ui/Panel.tsx';
import { InvitationDialog } from './InvitationDialog.tsx';
import { QrCode } from './QrCode.tsx';
import { RoomCard } from './RoomCard.tsx';
import { RoomPresence } from './RoomPresence.tsx';
import { RoomVerdict } from './RoomVerdict.tsx';
import type { RoomClient } from './room-client.ts';
import { codeShown } from './room-state.ts';
import { togetherText } from './text.ts';
import { useRoomSpin } from './use-room-spin.ts';

const BigScreen = lazyPart(
  'draw',
  async () => (await import('#draw/big-screen/BigScreen.tsx')).BigScreen,
);

interface RoomPanelProps {
  room: RoomClient;
  /** Opens the invitation of a room that was just made. */
  isNew: boolean;
  /** The button that opens all settings. */
  settings: ReactNode;
  onLeave: () => void;
}

/** A room as its host and all others see it: one list, drawn at the same moment everywhere. */
export function RoomPanel({ room, isNew, settings, onLeave }: RoomPanelProps) {
  const state = useStore(room.state);
  const { source, link } = room;
  const isHost = source !== null;
  const shown = useRoomSpin(room, state);
  const { draw, tools, list, gone, left, last, spinning, collecting, forget } = shown;
  const [message, setMessage] = useState('');
  const [invites, setInvites] = useState(isNew);
  const bigScreen = useBigScreen(null);
  const cardAndStage = useRef<HTMLDivElement>(null);
  const listElement = useRef<HTMLOListElement>(null);
  // A host sees the results of one press together.
  const [run, setRun] = useState<readonly Round[]>([]);
  if (last && last !== run.at(-1)) setRun(isHost ? [...run, last] : [last]);
  const { several, begin, stop, end } = useSeveral(last !== null, () => void drawNext());
  const locked = spinning || collecting || several;
  const canDraw = isHost && state.list !== null && !state.wrong && !state.isEnded && left > 0;

  function start(draws: number): void {
    setRun([]);
    begin(draws);
    void drawNext();
  }

  async function drawNext(): Promise<void> {
    if (!source || !canDraw) {
      end();
      return;
    }
    setMessage('');
    draw.prepare();
    forget();
    const { drawn } = readLinesLeft(source, list.items);
    if (await room.draw(linesLeft(list.items.length, drawn))) return;
    end();
    notifyError(togetherText.notDrawn);
  }

  function takeBack(): void {
    forget();
    setMessage('');
  }

  const onDraw = canDraw && !locked ? () => start(1) : null;
  const drawn = last || several ? run : [];
  const rounds: Rounds = { draw, drawn, locked, several, forget, stop };
  useDrawKeys(bigScreen.isOpen || invites, rounds, onDraw);

  // Brings the draw into view, wherever the page was scrolled to.
  useEffect(() => {
    if (spinning && !bigScreen.isOpen) cardAndStage.current?.scrollIntoView({ block: 'nearest' });
  }, [spinning, bigScreen.isOpen]);

  const celebration = tools && last?.isSeen && !spinning && !state.wrong && (
    <tools.Celebration key={last.ordinal} at={last.result.at} />
  );
  return (
    <Panel
      heading={togetherText.heading}
      action={
        <PanelActions settings={settings}>
          {isHost && !state.isEnded && (
            <AskButton
              label={togetherText.end}
              question={togetherText.askEnd}
              detail={togetherText.endMeaning}
              keep={togetherText.goOn}
              onAgree={() => {
                room.end();
                onLeave();
              }}
            />
          )}
        </PanelActions>
      }
      busy={!state.list}
    >
      {!state.isEnded && (
        <RoomPresence
          state={state}
          collecting={collecting || spinning}
          more={isHost ? togetherText.listStays : ''}
        />
      )}
      <Box sx={toolsRow}>
        {state.isEnded ? (
          <>
            <Typography role="status" sx={{ mr: 2 }}>
              {togetherText.over}
            </Typography>
            <Button key="leave" onClick={onLeave}>
              {togetherText.toRoulette}
            </Button>
          </>
        ) : (
          <>
            {isHost ? (
              <NoRepeatSwitch disabled={locked} items={list.items} />
            ) : (
              <FlagSwitch label={togetherText.takesPart} setting={room.takesPart} />
            )}
            <Button variant="text" onClick={bigScreen.open}>
              {rouletteText.bigScreen}
            </Button>
            {isHost ? (
              <Button variant="text" onClick={() => setInvites(true)}>
                {togetherText.invitation}
              </Button>
            ) : (
              <Hint>{togetherText.takesPartMeaning}</Hint>
            )}
          </>
        )}
      </Box>
      <Box ref={cardAndStage} sx={sideBySide}>
        <RoomCard
          state={state}
          isHost={isHost}
          shown={shown}
          rounds={rounds}
          message={message}
          onMessage={setMessage}
        >
          {isHost && gone.length > 0 && !locked && (
            <TakeBack list={list} gone={gone} onBack={takeBack} />
          )}
        </RoomCard>
        <Stage phase={draw.spin.phase}>
          {!bigScreen.isOpen && (
            <ItemList items={list.items} drawn={gone} spin={draw.spin} ref={listElement} />
          )}
        </Stage>
        {!bigScreen.isOpen && celebration}
      </Box>
      {isHost && !state.isEnded && (
        <DrawBar
          rounds={rounds}
          left={canDraw ? left : 0}
          disabled={!canDraw}
          focusDuringSpin={listElement}
          onDraw={() => onDraw?.()}
          onSeveral={start}
        />
      )}
      <RoomVerdict state={state} isShown={last !== null && !spinning && !state.wrong} />
      <DebugNumbers spin={draw.spin} lineCount={list.lines.length} />
      {invites && <InvitationDialog link={link} state={state} onClose={() => setInvites(false)} />}
      {bigScreen.isOpen && !state.wrong && (
        <BigScreen
          onClose={bigScreen.close}
          list={list}
          gone={gone}
          rounds={rounds}
          onDraw={onDraw}
          onSeveral={start}
          chooser={null}
          waiting={collecting ? togetherText.collecting : undefined}
          celebration={celebration}
          room={{
            isHost,
            code: codeShown(state),
            corner: !state.isEnded && <QrCode text={link} />,
          }}
        />
      )}
    </Panel>
  );
}
