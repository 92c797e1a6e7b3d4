import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type DrawSource, sourceKey } from '#domain/roulette/draw-result.ts';
import type { ListSlot } from '#domain/roulette/list-slot.ts';
import type { SharedList } from '#domain/roulette/shared-list.ts';
import { listsText } from '#features/lists/editor/text.ts';
import { TogetherButton } from '#features/together/TogetherButton.tsx';
import { useHostsRoom } from '#features/together/use-hosts-room.ts';
import { listPath, routes } from '#lib/routes.ts';
import { lazyPart } from '#loading/lazy-part.tsx';
import { notifyError } from '#notices/notify.ts';
import { LARGE_TEXT, PROOF_HEIGHT } from '#theme/sizes.ts';
import { FlagSwitch } from '#ui/FlagSwitch.tsx';
import { LeftOutRows } from '#ui/LeftOutRows.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useBigScreen } from './big-screen/use-big-screen.ts';
import { DrawBar } from './buttons/DrawBar.tsx';
import { DrawCard } from './card/DrawCard.tsx';
import { useLastDraw } from './history/use-last-draw.ts';
import { Lead } from './Lead.tsx';
import { soundSetting } from './settings/draw-settings.ts';
import { SettingsButton } from './settings/SettingsButton.tsx';
import { sideBySide } from './side-by-side.ts';
import { OwnListButton } from './sources/OwnListButton.tsx';
import { RaffleButtons } from './sources/RaffleButtons.tsx';
import { RaffleItems } from './sources/RaffleItems.tsx';
import { useLeftOutRows } from './sources/use-raffles.ts';
import { hasRandomness } from './spin/crypto-random.ts';
import { DebugNumbers } from './spin/DebugNumbers.tsx';
import type { DrawList } from './spin/use-draw.ts';
import { useDrawKeys } from './spin/use-draw-keys.ts';
import { useWaitingDraw } from './spin/use-waiting-draw.ts';
import { ItemList } from './stage/ItemList.tsx';
import { Stage } from './stage/Stage.tsx';
import { ToolsRow } from './ToolsRow.tsx';
import { rouletteText } from './text.ts';
import { useRoulette } from './use-roulette.ts';

interface RouletteProps {
  /** Explains why the roulette is shown, if it replaces the tracker after an error. */
  notice?: ReactNode;
  /** The same for a guest, to whom it is no news. */
  foot?: ReactNode;
  /** A list that came by a link. */
  shared?: SharedList | null;
  /** What is said of it. */
  sharedBar?: ReactNode;
  /** The own list whose page this is. */
  slot?: ListSlot | null;
  /** Whether the address is that of the big screen. */
  big?: boolean;
  /** True if the settings of draws stand on the page, and with them the switch of no repeats. */
  drawSettings?: boolean;
}

const BigScreen = lazyPart(
  'draw',
  async () => (await import('./big-screen/BigScreen.tsx')).BigScreen,
);
const ListEditor = lazyPart(
  'lists',
  async () => (await import('#features/lists/editor/ListEditor.tsx')).ListEditor,
);

const Room = lazyPart('room', async () => (await import('#features/together/Room.tsx')).Room);

/** The guest's page: what is drawn alone, or the room of this tab. */
export function Roulette(props: RouletteProps) {
  const room = useHostsRoom();
  if (!room.isOpen) return <OwnDraws {...props} onTogether={room.open} />;
  return (
    <Suspense fallback={<Box sx={{ minHeight: '100vh' }} />}>
      <Room fragment={null} isNew={room.isNew} onClose={room.close} />
    </Suspense>
  );
}

/** Choose a raffle or an own list, draw, see what was drawn. */
function OwnDraws({ onTogether, ...props }: RouletteProps & { onTogether: () => void }) {
  const { notice, foot, shared = null, sharedBar, slot = null } = props;
  const { big = false, drawSettings = false } = props;
  const roulette = useRoulette({ shared, slot });
  const { raffles, tools, query, source, items, list, gone, rounds, spinning } = roulette;
  const { draw, locked } = rounds;
  const last = useLastDraw(roulette.key);
  const latest = rounds.drawn.at(-1);
  const leftOut = useLeftOutRows(source?.kind === 'raffle' ? source.id : null);
  const [said, setSaid] = useState('');
  const [folded, setFolded] = useState<ListSlot | null>(null);
  const navigate = useNavigate();
  const cardAndStage = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const listElement = useRef<HTMLOListElement>(null);
  const bigScreen = useBigScreen(big);

  // On a list's own page the editor is its list until it is drawn from: no name stands twice.
  const isWritten = slot !== null && folded !== slot;

  function choose(next: DrawSource): void {
    setSaid('');
    roulette.choose(next);
    // Another one is drawn from on its own page.
    if (slot && next.id !== slot) {
      void navigate(next.kind === 'list' ? listPath(next.id) : routes.roulette);
    }
  }

  function begin(start: (from: Pick<DrawList, 'source' | 'items'>) => void): void {
    if (!hasRandomness()) {
      notifyError(rouletteText.noRandomness);
      return;
    }
    if (!roulette.begin(start)) return;
    setSaid('');
    setFolded(slot);
  }
  const { awaitsLines } = roulette;
  const press = useWaitingDraw({
    canDraw: roulette.canDraw,
    awaitsLines,
    onPress: draw.openSounds,
    onDraw: () => begin((from) => rounds.start(from)),
  });
  const startWithout = () => begin(rounds.startWithout);
  const startSeveral = (draws: number) => begin((from) => rounds.start(from, draws));
  const onDraw = roulette.canDraw || awaitsLines ? press.draw : null;

  // On a phone the button is at hand wherever the page was scrolled to; the draw is to be seen, on a
  // very low screen without the card.
  useEffect(() => {
    if (!spinning || bigScreen.isOpen) return;
    for (const { current } of [cardAndStage, stage]) current?.scrollIntoView({ block: 'nearest' });
  }, [spinning, bigScreen.isOpen]);

  useDrawKeys({
    isOff: bigScreen.isOpen,
    onDraw,
    onStop: rounds.several ? rounds.stop : null,
  });

  const raffleButtons = (last: ReactNode) => (
    <RaffleButtons
      query={raffles}
      sources={roulette.sources}
      chosen={source}
      disabled={locked}
      onChoose={choose}
    >
      {last}
    </RaffleButtons>
  );
  const celebration = tools && latest && !spinning && (
    <tools.Celebration key={latest.ordinal} at={latest.result.at} />
  );
  return (
    <Panel
      heading={rouletteText.heading}
      action={
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: { xs: 1, sm: 2 },
            [LARGE_TEXT]: { flexWrap: 'wrap' },
          }}
        >
          <Typography variant="body2" noWrap sx={{ color: 'text.secondary', flexShrink: 0 }}>
            {/* With a result the card says its number. */}
            {(spinning || (rounds.count > 1 && !latest)) && rouletteText.drawCount(rounds.count)}
          </Typography>
          <FlagSwitch label={rouletteText.sound} setting={soundSetting} />
          <SettingsButton />
        </Box>
      }
      busy={raffles.isFetching || query.isFetching}
    >
      {notice && <Box sx={{ mb: 1 }}>{notice}</Box>}
      {sharedBar}
      <Lead count={rounds.count} />
      {raffleButtons(<OwnListButton lists={roulette.kept} disabled={locked} />)}
      <Box ref={cardAndStage} sx={sideBySide}>
        <Box sx={{ gridArea: 'tools' }}>
          <ToolsRow
            list={list}
            withoutNoRepeat={drawSettings}
            locked={locked}
            onBigScreen={bigScreen.open}
            onSaid={setSaid}
          >
            <TogetherButton list={list} disabled={locked} onOpen={onTogether} />
          </ToolsRow>
        </Box>
        {slot && (
          <Box sx={{ gridArea: 'editor' }}>
            <Suspense fallback={<Box sx={{ minHeight: 400 }} />}>
              <ListEditor
                key={slot}
                slot={slot}
                folded={!isWritten}
                onUnfold={() => setFolded(null)}
                onDraft={roulette.setDraft}
              />
            </Suspense>
          </Box>
        )}
        <DrawCard
          name={source?.title ?? (roulette.awaitsItems && slot ? listsText.heading(slot) : '')}
          list={list}
          gone={gone}
          rounds={rounds}
          last={last.item}
          kept={last.count}
          said={said || (roulette.awaitsItems ? rouletteText.writeItems : '')}
          onSaid={setSaid}
          onAgain={startWithout}
        />
        {!isWritten && (
          <Stage ref={stage} phase={draw.spin.phase}>
            <RaffleItems query={query} items={items}>
              {(loaded) =>
                !bigScreen.isOpen && (
                  <ItemList
                    key={source ? sourceKey(source) : ''}
                    items={loaded}
                    drawn={gone}
                    spin={draw.spin}
                    ref={listElement}
                  />
                )
              }
            </RaffleItems>
          </Stage>
        )}
        {!bigScreen.isOpen && celebration}
      </Box>
      <LeftOutRows count={leftOut} />
      <DrawBar
        rounds={rounds}
        left={list?.lines.count ?? 0}
        awaitsLines={awaitsLines}
        waiting={press.isWaiting}
        focusDuringSpin={listElement}
        onDraw={press.draw}
        onSeveral={startSeveral}
      />
      <DebugNumbers spin={draw.spin} lineCount={list?.lines.count ?? 0} />
      <Box sx={{ minHeight: PROOF_HEIGHT }}>
        {tools && (
          <tools.DrawProof list={list} result={latest?.result ?? null} spinning={spinning} />
        )}
      </Box>
      {foot}
      {bigScreen.isOpen && (
        <Suspense>
          <BigScreen
            onClose={bigScreen.close}
            list={list}
            gone={gone}
            rounds={rounds}
            onDraw={onDraw}
            onSeveral={startSeveral}
            chooser={raffleButtons(null)}
            waiting={press.isWaiting ? rouletteText.drawWaits : undefined}
            celebration={celebration}
          />
        </Suspense>
      )}
    </Panel>
  );
}
