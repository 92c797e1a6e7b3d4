import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { type DrawResult, type DrawSource, sourceKey } from '#domain/roulette/draw-result.ts';
import type { SharedList } from '#domain/roulette/shared-list.ts';
import { useStore } from '#lib/use-store.ts';
import { lazyPart } from '#loading/lazy-part.tsx';
import { TOUCH_TARGET } from '#theme/sizes.ts';
import { BottomBar } from '#ui/BottomBar.tsx';
import { LeftOutRows } from '#ui/LeftOutRows.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useBigScreen } from './big-screen/use-big-screen.ts';
import { AnyList } from './draw/AnyList.tsx';
import { DebugNumbers } from './draw/DebugNumbers.tsx';
import { DrawButton } from './draw/DrawButton.tsx';
import { noRepeatSetting } from './draw/no-repeat-setting.ts';
import { Result } from './draw/Result.tsx';
import { SoundSwitch } from './draw/SoundSwitch.tsx';
import { Stage } from './draw/Stage.tsx';
import { useDraw } from './draw/use-draw.ts';
import { useDrawTools } from './draw/use-draw-tools.ts';
import { useLinesLeft } from './draw/use-lines-left.ts';
import { keepDraw } from './history/keep-draw.ts';
import { useDrawCount } from './history/use-draw-count.ts';
import { changeDrawnLines } from './kept/drawn-lines.ts';
import { useOwnLists } from './lists/use-own-lists.ts';
import { RaffleButtons } from './sources/RaffleButtons.tsx';
import { RaffleItems } from './sources/RaffleItems.tsx';
import { useChosenSource } from './sources/use-chosen-source.ts';
import { useHeld } from './sources/use-held.ts';
import { useLeftOutRows, useRaffles } from './sources/use-raffles.ts';
import { useSourceItems } from './sources/use-source-items.ts';
import { rouletteText } from './text.ts';

interface RouletteProps {
  /** Explains why the roulette is shown, if it replaces the tracker. */
  notice?: ReactNode;
  /** A list that came by a link, once the user wants to draw from it. */
  shared?: SharedList | null;
  /** Whether the address is that of the big screen. */
  big?: boolean;
}

const BigScreen = lazyPart(
  'BigScreen',
  async () => (await import('./big-screen/BigScreen.tsx')).BigScreen,
);

const NO_ITEMS: readonly { title: string }[] = [];

/** The guest's page: choose a raffle or an own list, draw, see what was drawn. */
export function Roulette({ notice, shared = null, big = false }: RouletteProps) {
  const draw = useDraw();
  const spinning = useStore(draw.spin.phase) === 'spinning';
  const [drawn, setDrawn] = useState<{ result: DrawResult; ordinal: number } | null>(null);
  const raffles = useRaffles();
  const { data: lists, isPending: listsPending } = useOwnLists();
  const {
    sources,
    source: chosen,
    choose: setChosen,
  } = useChosenSource(raffles.data, lists, shared);
  const { query, items: chosenItems } = useSourceItems(chosen, lists, shared);
  const key = chosen && sourceKey(chosen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the source is what its key and title say
  const current = useMemo(
    () => ({ source: chosen, items: chosenItems }),
    [key, chosen?.title, chosenItems],
  );
  // A list may be edited while it spins: what was drawn from stays in sight.
  const { source, items } = useHeld(current, spinning);
  const { lines, drawn: gone } = useLinesLeft(source, items ?? NO_ITEMS);
  const tools = useDrawTools(source !== null);
  const list = useMemo(
    () => (source && items ? { source, items, lines } : null),
    [source, items, lines],
  );
  // What was chosen last may be among what still loads.
  const toChoose = !source && sources.length > 0 && !raffles.isPending && !listsPending;
  const leftOut = useLeftOutRows(source?.kind === 'raffle' ? source.id : null);
  const { count, countDraw } = useDrawCount();
  const resultAndStage = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const listElement = useRef<HTMLOListElement>(null);

  const bigScreen = useBigScreen(big);

  // Other items: the result of the last draw says nothing about them.
  const drawnItems = useRef(items);
  useEffect(() => {
    if (drawnItems.current === items) return;
    drawnItems.current = items;
    draw.spin.reset();
    setDrawn(null);
  }, [items, draw]);

  function forgetResult(): void {
    draw.spin.reset();
    setDrawn(null);
  }

  function choose(next: DrawSource): void {
    draw.prepare();
    setDrawn(null);
    setChosen(next);
  }

  function onDrawn(result: DrawResult, withoutRepeats: boolean): void {
    const ordinal = countDraw();
    setDrawn({ result, ordinal });
    void keepDraw({ ...result, ordinal });
    tools?.speak(result);
    if (!withoutRepeats) return;
    const { line, item } = result;
    changeDrawnLines(sourceKey(result.source), (before) => [...before, { line, item }]);
  }

  function startDraw(): void {
    if (!list) return;
    setDrawn(null);
    const withoutRepeats = noRepeatSetting.get();
    const onTarget = tools?.committer(list);
    draw.start(list, (result) => onDrawn(result, withoutRepeats), onTarget);
    // On a phone the button is at hand wherever the page was scrolled to; the draw is to be seen,
    // on a very low screen without the result.
    for (const { current } of [resultAndStage, stage])
      current?.scrollIntoView({ block: 'nearest' });
  }

  const buttons = (
    <RaffleButtons
      query={raffles}
      sources={sources}
      chosen={source}
      phase={draw.spin.phase}
      onChoose={choose}
    />
  );

  return (
    <Panel
      heading={rouletteText.heading}
      action={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {rouletteText.drawCount(count)}
          </Typography>
          <SoundSwitch />
        </Box>
      }
      busy={raffles.isFetching || query.isFetching}
    >
      {notice && <Box sx={{ mb: 1 }}>{notice}</Box>}
      {buttons}
      <Box
        ref={resultAndStage} // Above the bar of the draw button.
        sx={{ scrollMarginBlock: { xs: '8px', sm: '8px 72px' } }}
      >
        <Result phase={draw.spin.phase} drawn={drawn} items={items ?? NO_ITEMS} />
        <Stage ref={stage} phase={draw.spin.phase}>
          <RaffleItems toChoose={toChoose} query={query} items={items}>
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
      </Box>
      <LeftOutRows count={leftOut} />
      <DebugNumbers spin={draw.spin} lineCount={lines.count} />
      <BottomBar sticky>
        <DrawButton
          phase={draw.spin.phase}
          disabled={lines.count === 0}
          onDraw={startDraw}
          focusDuringSpin={listElement}
        />
      </BottomBar>
      <Box sx={{ minHeight: TOUCH_TARGET, mt: 1 }}>
        {tools && list && (
          <tools.DrawTools
            list={list}
            drawn={gone}
            result={drawn?.result ?? null}
            spinning={spinning}
            onBack={forgetResult}
            onBigScreen={bigScreen.open}
          />
        )}
      </Box>
      {bigScreen.isOpen && (
        <Suspense>
          <BigScreen
            onClose={bigScreen.close}
            spin={draw.spin}
            list={list}
            gone={gone}
            drawn={drawn}
            onDraw={startDraw}
            chooser={buttons}
          />
        </Suspense>
      )}
    </Panel>
  );
}
