import Box from '@mui/material/Box';
import { type ReactNode, useEffect } from 'react';
import { DrawBar } from '#draw/buttons/DrawBar.tsx';
import { PanelActions } from '#draw/PanelActions.tsx';
import { sideBySide, toolsRow } from '#draw/panel-layout.ts';
import { DebugNumbers } from '#draw/spin/DebugNumbers.tsx';
import { useDrawKeys } from '#draw/spin/use-draw-keys.ts';
import { rouletteText } from '#draw/text.ts';
import { lazyPart } from '#loading/lazy-part.tsx';
import { PROOF_HEIGHT, TOUCH_TARGET } from '#theme/sizes.ts';
import { Hint } from '#ui/Hint.tsx';
import { LeftOutRows } from '#ui/LeftOutRows.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Lead } from './Lead.tsx';
import { SettingsButton } from './settings/SettingsButton.tsx';
import { OwnListButton } from './sources/OwnListButton.tsx';
import { RaffleButtons } from './sources/RaffleButtons.tsx';
import type { Roulette } from './use-roulette.ts';

const BigScreen = lazyPart(
  'draw',
  async () => (await import('#draw/big-screen/BigScreen.tsx')).BigScreen,
);

const AboutDraw = lazyPart('draw', async () => (await import('./proof/AboutDraw.tsx')).AboutDraw);

interface DrawPanelProps {
  roulette: Roulette;
  /** Stands above the lead. */
  head: ReactNode;
  /** The buttons and switches above the card. */
  tools: ReactNode;
  foot: ReactNode;
  /** The page: card and stage. */
  children: ReactNode;
}

/** The panel around every page that draws alone: sources, draw button, proof and big screen. */
export function DrawPanel({ roulette, head, tools, foot, children }: DrawPanelProps) {
  const { raffles, query, source, list, gone, rounds, spinning, readiness } = roulette;
  const { bigScreen, refs } = roulette;
  const { draw, locked } = rounds;
  const latest = rounds.drawn.at(-1);
  const left = list?.lines.length ?? 0;
  const canPress = readiness === 'ready' || readiness === 'loading';
  const onDraw = canPress ? roulette.start : null;

  // On a phone the button is at hand wherever the page was scrolled to; the draw is to be seen, on a
  // very low screen without the card.
  const { cardAndStage, stage } = refs;
  useEffect(() => {
    if (!spinning || bigScreen.isOpen) return;
    for (const { current } of [cardAndStage, stage]) current?.scrollIntoView({ block: 'nearest' });
  }, [spinning, bigScreen.isOpen, cardAndStage, stage]);

  useDrawKeys(bigScreen.isOpen, rounds, onDraw);

  const raffleButtons = (last: ReactNode) => (
    <RaffleButtons
      query={raffles}
      sources={roulette.sources}
      chosen={source}
      disabled={locked}
      onChoose={roulette.choose}
    >
      {last}
    </RaffleButtons>
  );
  const celebration = roulette.tools && latest && !spinning && (
    <roulette.tools.Celebration key={latest.ordinal} at={latest.result.at} />
  );
  return (
    <Panel
      heading={rouletteText.heading}
      action={
        <PanelActions settings={<SettingsButton />}>
          <Hint noWrap sx={{ flexShrink: 0 }}>
            {/* With a result the card says its number. */}
            {(spinning || (rounds.count > 1 && !latest)) && rouletteText.drawCount(rounds.count)}
          </Hint>
        </PanelActions>
      }
      busy={raffles.isFetching || query.isFetching}
    >
      {head}
      <Lead count={rounds.count} />
      {raffleButtons(<OwnListButton lists={roulette.kept} disabled={locked} />)}
      <Box ref={cardAndStage} sx={sideBySide}>
        <Box sx={[toolsRow, drawTools]}>{tools}</Box>
        {children}
        {!bigScreen.isOpen && celebration}
      </Box>
      <LeftOutRows count={(raffles.data?.leftOut ?? 0) + (query.data?.leftOut ?? 0)} />
      <DrawBar
        rounds={rounds}
        left={left}
        disabled={left === 0 && readiness !== 'loading'}
        waiting={roulette.isWaiting}
        focusDuringSpin={refs.lineList}
        onDraw={roulette.start}
        onSeveral={roulette.startSeveral}
      />
      <DebugNumbers spin={draw.spin} lineCount={left} />
      <Box sx={{ minHeight: PROOF_HEIGHT }}>
        {roulette.tools && (
          <roulette.tools.DrawProof list={list} result={latest?.result ?? null} spinning={spinning}>
            <AboutDraw />
          </roulette.tools.DrawProof>
        )}
      </Box>
      {foot}
      {bigScreen.isOpen && (
        <BigScreen
          onClose={bigScreen.close}
          list={list}
          gone={gone}
          rounds={rounds}
          onDraw={onDraw}
          onSeveral={roulette.startSeveral}
          chooser={raffleButtons(null)}
          waiting={roulette.isWaiting ? rouletteText.drawWaits : undefined}
          celebration={celebration}
        />
      )}
    </Panel>
  );
}

const drawTools = {
  gridArea: 'tools',
  alignContent: 'flex-start',
  // One button comes later: on a phone in a row of its own.
  minHeight: { xs: 2 * TOUCH_TARGET, sm: TOUCH_TARGET },
} as const;
