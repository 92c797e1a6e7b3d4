import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { sourceKey } from '#domain/roulette/draw-result.ts';
import { ItemList } from '#draw/stage/ItemList.tsx';
import { Stage } from '#draw/stage/Stage.tsx';
import { rouletteText } from '#draw/text.ts';
import { LoadError } from '#ui/LoadError.tsx';
import type { Roulette } from './use-roulette.ts';

/** The lines of the chosen raffle or list, or why there are none. */
export function DrawStage({ roulette }: { roulette: Roulette }) {
  const { query, source, items, gone, rounds, bigScreen, refs } = roulette;
  const { spin } = rounds.draw;

  function content(): ReactNode {
    if (query.isError) {
      return (
        <Hint>
          <LoadError
            message={rouletteText.loadFailed(query.error)}
            onRetry={() => query.refetch()}
          />
        </Hint>
      );
    }
    if (items?.length === 0) return <Hint>{rouletteText.noItems}</Hint>;
    if (!items || bigScreen.isOpen) return null;
    const key = source ? sourceKey(source) : '';
    return <ItemList key={key} items={items} drawn={gone} spin={spin} ref={refs.lineList} />;
  }

  return (
    <Stage ref={refs.stage} phase={spin.phase}>
      {content()}
    </Stage>
  );
}

/** A text at the top of the stage, where it is in sight on a phone. */
function Hint({ children }: { children: ReactNode }) {
  return (
    <Typography component="div" sx={{ p: 2, textAlign: 'center', color: 'text.secondary' }}>
      {children}
    </Typography>
  );
}
