import Box from '@mui/material/Box';
import { type ReactNode, useRef, useState } from 'react';
import { BottomBar } from '#ui/BottomBar.tsx';
import { Panel } from '#ui/Panel.tsx';
import { DebugNumbers } from './DebugNumbers.tsx';
import { DrawButton } from './DrawButton.tsx';
import { DrawCount } from './DrawCount.tsx';
import { ItemList } from './ItemList.tsx';
import { ListStage } from './ListStage.tsx';
import { RaffleButtons } from './RaffleButtons.tsx';
import { Result } from './Result.tsx';
import { SoundSwitch } from './SoundSwitch.tsx';
import { text } from './text.ts';
import { useRaffleItems, useRaffles } from './use-raffles.ts';
import { useSpin } from './use-spin.ts';

interface RouletteProps {
  /** Why the roulette stands where something else might. */
  notice?: ReactNode;
}

/** The guest's page: choose a raffle, draw, see what was drawn. */
export function Roulette({ notice }: RouletteProps) {
  const [raffleId, setRaffleId] = useState<number | null>(null);
  const raffles = useRaffles();
  const items = useRaffleItems(raffleId);
  const { spin, sounds } = useSpin();
  const itemCount = items.data?.length ?? 0;
  const stage = useRef<HTMLDivElement>(null);

  function choose(id: number): void {
    spin.reset();
    sounds.prepare();
    setRaffleId(id);
  }

  function draw(): void {
    spin.start(itemCount);
    // On a phone the button is at hand wherever the page was scrolled to; the draw is to be seen.
    stage.current?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <Panel
      heading={text.heading}
      action={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <DrawCount spin={spin} />
          <SoundSwitch />
        </Box>
      }
      busy={raffles.isFetching || items.isFetching}
    >
      {notice && <Box sx={{ mb: 1 }}>{notice}</Box>}
      <RaffleButtons query={raffles} chosen={raffleId} spin={spin} onChoose={choose} />
      <Box ref={stage} sx={{ scrollMarginBlock: 8 }}>
        <Result spin={spin} items={items.data ?? []} />
        <ListStage spin={spin} chosen={raffleId !== null} query={items}>
          {(loaded) => <ItemList key={raffleId} items={loaded} spin={spin} />}
        </ListStage>
      </Box>
      <DebugNumbers spin={spin} itemCount={itemCount} />
      <BottomBar>
        <DrawButton spin={spin} disabled={itemCount === 0} onDraw={draw} />
      </BottomBar>
    </Panel>
  );
}
