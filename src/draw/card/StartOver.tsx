import Button from '@mui/material/Button';
import { sourceKey } from '#domain/roulette/draw-result.ts';
import type { DrawnLine } from '#domain/roulette/drawn-lines.ts';
import { createStore } from '#lib/store.ts';
import type { DrawSession } from '../draw-session.ts';
import { changeDrawnLines, parseDrawnLines, readDrawnLines } from '../kept/drawn-lines.ts';
import type { DrawList } from '../spin/use-draw.ts';
import { rouletteText } from '../text.ts';

interface StartOverProps {
  session: DrawSession;
  list: DrawList;
}

/** The lines that were put back together last, and of which source: they can be left out again. */
export const putBackTogether = createStore<{ key: string; lines: readonly DrawnLine[] } | null>(
  null,
);

/** Puts all lines back that are left out. */
export function StartOver({ session, list }: StartOverProps) {
  const key = sourceKey(list.source);
  return (
    <Button
      variant="text"
      sx={{ flexShrink: 0 }}
      disabled={session.leftOut.length === 0}
      onClick={() => {
        putBackTogether.set({ key, lines: parseDrawnLines(readDrawnLines(key)) });
        session.clear();
        changeDrawnLines(key, () => []);
      }}
    >
      <span>{rouletteText.startOver}</span>
    </Button>
  );
}
