import Button from '@mui/material/Button';
import { useState } from 'react';
import { sourceKey } from '#domain/roulette/draw-result.ts';
import { type DrawnLine, findDrawnLines } from '#domain/roulette/drawn-lines.ts';
import { changeDrawnLines, parseDrawnLines, readDrawnLines } from '../kept/drawn-lines.ts';
import type { DrawList } from '../spin/use-draw.ts';
import { rouletteText } from '../text.ts';

interface TakeBackProps {
  list: DrawList;
  /** The lines that are left out, in the order of their draws. */
  gone: readonly number[];
  /** Called before lines are put back: the result in sight may be one of them. */
  onBack: () => void;
}

/** Buttons that put lines back which are left out, and undo that (ROU-22). */
export function TakeBack({ list, gone, onBack }: TakeBackProps) {
  const [before, setBefore] = useState<readonly DrawnLine[] | null>(null);
  const key = sourceKey(list.source);

  function change(to: (drawn: DrawnLine[]) => readonly DrawnLine[]): void {
    onBack();
    changeDrawnLines(key, (drawn) => [...to(drawn)]);
  }

  /** Skips drawn lines that the list no longer has. */
  function withoutLast(drawn: DrawnLine[]): DrawnLine[] {
    const titles = list.items.map(({ title }) => title);
    const lines = findDrawnLines(drawn, titles).slice(0, -1);
    return lines.map((line) => ({ line, item: titles[line - 1] ?? '' }));
  }

  if (before && gone.length === 0) {
    return (
      <Button variant="text" onClick={() => change(() => before)}>
        <span key="restore">{rouletteText.restore}</span>
      </Button>
    );
  }
  return (
    <>
      <Button variant="text" disabled={gone.length === 0} onClick={() => change(withoutLast)}>
        <span key="undo">{rouletteText.undo}</span>
      </Button>
      <Button
        variant="text"
        disabled={gone.length === 0}
        onClick={() => {
          setBefore(parseDrawnLines(readDrawnLines(key)));
          change(() => []);
        }}
      >
        <span key="over">{rouletteText.startOver}</span>
      </Button>
    </>
  );
}
