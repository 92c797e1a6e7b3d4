import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { type DrawSource, sourceKey } from '#domain/roulette/draw-result.ts';
import type { ListSlot } from '#domain/roulette/list-slot.ts';
import type { SharedList } from '#domain/roulette/shared-list.ts';
import { useStore } from '#lib/use-store.ts';
import { lazyPart } from '#loading/lazy-part.tsx';
import { PROOF_HEIGHT } from '#theme/sizes.ts';
import { LeftOutRows } from '#ui/LeftOutRows.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useBigScreen } from './big-screen/use-big-screen.ts';
import { AnyList } from './draw/AnyList.tsx';
import { DebugNumbers } from './draw/DebugNumbers.tsx';
import { DrawBar } from './draw/DrawBar.tsx';
import { DrawCard } from './draw/DrawCard.tsx';
import { SoundSwitch } from './draw/SoundSwitch.tsx';
import { Stage } from './draw/Stage.tsx';
import type { DrawList } from './draw/use-draw.ts';
import { useDrawKeys } from './draw/use-draw-keys.ts';
import { useDrawTools } from './draw/use-draw-tools.ts';
import { useLinesLeft } from './draw/use-lines-left.ts';
import { useRounds } from './draw/use-rounds.ts';
import { useLastDraw } from './history/use-last-draw.ts';
import { OwnListButton } from './lists/OwnListButton.tsx';
import { listsText } from './lists/text.ts';
import { useListsWithDraft } from './lists/use-lists-with-draft.ts';
import { RaffleButtons } from './sources/RaffleButtons.tsx';
import { RaffleItems } from './sources/RaffleItems.tsx';
import { useChosenSource } from './sources/use-chosen-source.ts';
import { useLeftOutRows, useRaffles } from './sources/use-raffles.ts';
import { useSourceItems } from './sources/use-source-items.ts';
import { rouletteText } from './text.ts';
import { ToolsRow } from './tools/ToolsRow.tsx';

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
  /** Whether the settings of draws stand below, and with them the switch of no repeats. */
  drawSettings?: boolean;
}

const BigScreen = lazyPart(
  'BigScreen',
  async () => (await import('./big-screen/BigScreen.tsx')).BigScreen,
);
const ListEditor = lazyPart(
  'ListEditor',
  async () => (await import('./lists/ListEditor.tsx')).ListEditor,
);

const NO_ITEMS: readonly { title: string }[] = [];

/** The guest's page: choose a raffle or an own list, draw, see what was drawn. */
export function Roulette(props: RouletteProps) {
  const { notice, foot, shared = null, sharedBar, slot = null } = props;
  const { big = false, drawSettings = false } = props;
  const raffles = useRaffles();
  const { kept, lists, isPending: listsPending, setDraft } = useListsWithDraft(slot);
  const chosen = useChosenSource({
    raffles: raffles.data,
    lists,
    shared,
    slot,
    settled: !raffles.isPending && !listsPending,
  });
  const tools = useDrawTools(chosen.source !== null);
  const { query, items: chosenItems } = useSourceItems(chosen.source, lists, shared);
  const key = chosen.source && sourceKey(chosen.source);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the source is what its key and title say
  const current = useMemo(
    () => ({ source: chosen.source, items: chosenItems }),
    [key, chosen.source?.title, chosenItems],
  );
  // A list may be edited while it spins: what is drawn from stays in sight, with its result.
  const rounds = useRounds(tools);
  const { draw, locked } = rounds;
  const [itemsAtEnd, setItemsAtEnd] = useState(chosenItems);
  if (locked && itemsAtEnd !== chosenItems) setItemsAtEnd(chosenItems);
  const isResult = rounds.drawn.length > 0 && itemsAtEnd === chosenItems;
  // A list that moved into the account, or out of it, has its drawn lines there.
  const isMoved = rounds.from !== null && sourceKey(rounds.from.source) !== key;
  const isOfDraw = locked || (isResult && !isMoved);
  const { source, items } = isOfDraw && rounds.from ? rounds.from : current;
  const spinning = useStore(draw.spin.phase) === 'spinning';
  const { lines, drawn: gone } = useLinesLeft(source, items ?? NO_ITEMS);
  const list = useMemo(
    () => (source && items ? { source, items, lines } : null),
    [source, items, lines],
  );
  const last = useLastDraw(key);
  const leftOut = useLeftOutRows(source?.kind === 'raffle' ? source.id : null);
  const [said, setSaid] = useState('');
  const [folded, setFolded] = useState(false);
  const cardAndStage = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const listElement = useRef<HTMLOListElement>(null);
  const bigScreen = useBigScreen(big);
  const canDraw = lines.count > 0 && !locked;

  // Other items: the result of the last draw says nothing about them.
  const { forget } = rounds;
  const drawnItems = useRef(items);
  useEffect(() => {
    if (drawnItems.current === items) return;
    drawnItems.current = items;
    if (!locked) forget();
  });

  function choose(next: DrawSource): void {
    draw.prepare();
    forget();
    setSaid('');
    chosen.choose(next);
  }

  function begin(start: (from: Pick<DrawList, 'source' | 'items'>) => void): void {
    if (!chosen.source || !chosenItems) return;
    chosen.remember(chosen.source);
    setSaid('');
    setFolded(true);
    start({ source: chosen.source, items: chosenItems });
  }
  const startDraw = () => begin((from) => rounds.start(from));
  const startWithout = () => begin(rounds.startWithout);

  // On a phone the button is at hand wherever the page was scrolled to; the draw is to be seen, on a
  // very low screen without the card.
  useEffect(() => {
    if (!spinning || bigScreen.isOpen) return;
    for (const { current } of [cardAndStage, stage]) current?.scrollIntoView({ block: 'nearest' });
  }, [spinning, bigScreen.isOpen]);

  useDrawKeys({
    isOff: bigScreen.isOpen,
    onDraw: canDraw ? startDraw : null,
    onStop: rounds.several ? rounds.stop : null,
  });

  const raffleButtons = (last: ReactNode) => (
    <RaffleButtons
      query={raffles}
      sources={chosen.sources}
      chosen={source}
      disabled={locked}
      onChoose={choose}
    >
      {last}
    </RaffleButtons>
  );
  const latest = rounds.drawn.at(-1);
  return (
    <Panel
      heading={rouletteText.heading}
      action={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {(rounds.count > 1 || spinning) && rouletteText.drawCount(rounds.count)}
          </Typography>
          <SoundSwitch />
        </Box>
      }
      busy={raffles.isFetching || query.isFetching}
    >
      {notice && <Box sx={{ mb: 1 }}>{notice}</Box>}
      {sharedBar}
      {/* On a phone the first raffle lies within the first 300 pixels (UI-22). */}
      <Typography
        sx={{
          typography: { xs: 'body2', sm: 'body1' },
          mt: { xs: -2, sm: 0 },
          mb: { xs: 0.5, sm: 1 },
        }}
      >
        {rouletteText.lead}
      </Typography>
      {raffleButtons(<OwnListButton lists={kept ?? []} disabled={locked} />)}
      <Box
        sx={
          slot && {
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
            columnGap: 2,
          }
        }
      >
        {slot && (
          <Suspense fallback={<Box sx={{ minHeight: 440 }} />}>
            <ListEditor
              key={slot}
              slot={slot}
              folded={folded}
              onUnfold={() => setFolded(false)}
              onDraft={setDraft}
            />
          </Suspense>
        )}
        <Box>
          <ToolsRow
            list={list}
            withoutNoRepeat={drawSettings}
            locked={locked}
            onBigScreen={bigScreen.open}
            onSaid={setSaid}
          />
          <Box
            ref={cardAndStage}
            sx={{
              position: 'relative',
              // Above the bar of the draw button.
              scrollMarginBlock: { xs: '8px 84px', sm: '8px 72px' },
            }}
          >
            <DrawCard
              name={source?.title ?? (chosen.awaitsItems && slot ? listsText.heading(slot) : '')}
              list={list}
              gone={gone}
              rounds={rounds}
              last={last?.item ?? null}
              narrow={slot !== null}
              said={said}
              onSaid={setSaid}
              onAgain={startWithout}
            />
            <Stage ref={stage} phase={draw.spin.phase}>
              <RaffleItems awaitsItems={chosen.awaitsItems} query={query} items={items}>
                {(loaded) =>
                  !bigScreen.isOpen && (
                    <AnyList
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
            {tools && latest && !spinning && !bigScreen.isOpen && (
              <tools.Celebration key={latest.ordinal} at={latest.result.at} />
            )}
          </Box>
        </Box>
      </Box>
      <LeftOutRows count={leftOut} />
      <DrawBar
        rounds={rounds}
        left={lines.count}
        focusDuringSpin={listElement}
        onDraw={startDraw}
        onSeveral={(draws) => begin((from) => rounds.start(from, draws))}
      />
      <DebugNumbers spin={draw.spin} lineCount={lines.count} />
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
            onDraw={canDraw ? startDraw : null}
            chooser={raffleButtons(null)}
            celebration={
              tools &&
              latest &&
              !spinning && <tools.Celebration key={latest.ordinal} at={latest.result.at} />
            }
          />
        </Suspense>
      )}
    </Panel>
  );
}
