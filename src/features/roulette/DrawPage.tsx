import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { DrawPanel } from '#draw/DrawPanel.tsx';
import { drawCount } from '#draw/kept/draw-count.ts';
import { SideBySide } from '#draw/SideBySide.tsx';
import { DebugNumbers } from '#draw/spin/DebugNumbers.tsx';
import { rouletteText } from '#draw/text.ts';
import { toolsRow } from '#draw/tools-row.ts';
import { useStore } from '#lib/use-store.ts';
import { lazyPart } from '#loading/lazy-part.tsx';
import { PROOF_HEIGHT, TOUCH_TARGET } from '#theme/sizes.ts';
import { Hint } from '#ui/Hint.tsx';
import { LeftOutRows } from '#ui/LeftOutRows.tsx';
import { SettingsButton } from './settings/SettingsButton.tsx';
import { OwnListButton } from './sources/OwnListButton.tsx';
import { RaffleButtons } from './sources/RaffleButtons.tsx';
import type { DrawAlone } from './use-draw-alone.ts';

const AboutDraw = lazyPart('draw', async () => (await import('./proof/AboutDraw.tsx')).AboutDraw);

interface DrawPageProps {
  alone: DrawAlone;
  /** The part above the lead. */
  head: ReactNode;
  /** The buttons and switches above the card. */
  tools: ReactNode;
  foot: ReactNode;
  /** Card and stage. */
  children: ReactNode;
}

/** Every page of a draw alone: sources, tools, card and stage, and why the draw is fair. */
export function DrawPage({ alone, head, tools, foot, children }: DrawPageProps) {
  const { session, sources, source, choose } = alone;
  const { list, latest, locked } = session;
  const { raffles, query } = sources;
  const count = useStore(drawCount);
  const spinning = session.phase.kind === 'spinning';

  const raffleButtons = (last: ReactNode) => (
    <RaffleButtons
      query={raffles}
      sources={sources.all}
      chosen={source}
      disabled={locked}
      onChoose={choose}
    >
      {last}
    </RaffleButtons>
  );
  return (
    <DrawPanel
      session={session}
      heading={rouletteText.heading}
      busy={raffles.isFetching || query.isFetching}
      actions={
        <Hint noWrap sx={[{ flexShrink: 0 }, count === 1 && unlessDrew]}>
          {/* With a result the card says its number. */}
          {(spinning || !latest) && rouletteText.drawCount(count)}
        </Hint>
      }
      settings={<SettingsButton />}
      foot={
        <>
          <DebugNumbers spin={session.spin} lineCount={list?.lines.length ?? 0} />
          <Box sx={{ minHeight: PROOF_HEIGHT }}>
            {session.tools && (
              <session.tools.DrawProof
                list={list}
                result={latest?.result ?? null}
                spinning={spinning}
              >
                <AboutDraw />
              </session.tools.DrawProof>
            )}
          </Box>
          {foot}
        </>
      }
      chooser={raffleButtons(null)}
      corner={null}
    >
      {head}
      {raffleButtons(<OwnListButton lists={sources.kept} disabled={locked} />)}
      <SideBySide session={session}>
        <Box sx={[toolsRow, drawTools]}>{tools}</Box>
        {children}
      </SideBySide>
      <LeftOutRows count={(raffles.data?.leftOut ?? 0) + (query.data?.leftOut ?? 0)} />
    </DrawPanel>
  );
}

/** The prerendered page does not know the number of a browser that has drawn. */
const unlessDrew = { ':root[data-drew] &': { visibility: 'hidden' } } as const;

const drawTools = {
  gridArea: 'tools',
  // The last tool comes with the first response, and stands in a second row of narrow phones.
  '@media (max-width: 383.95px)': { minHeight: 2 * TOUCH_TARGET },
} as const;
