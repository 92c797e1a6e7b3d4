import Button from '@mui/material/Button';
import { useState } from 'react';
import { sourceKey } from '#domain/roulette/draw-result.ts';
import type { DrawnLine } from '#domain/roulette/drawn-lines.ts';
import {
  changeDrawnLines,
  parseDrawnLines,
  putLastBack,
  readDrawnLines,
} from '../kept/drawn-lines.ts';
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

  function putBack(): void {
    onBack();
    putLastBack(key, list.items);
  }

  function change(to: readonly DrawnLine[]): void {
    onBack();
    changeDrawnLines(key, () => [...to]);
  }

  if (before && gone.length === 0) {
    return (
      <Button variant="text" onClick={() => change(before)}>
        <span key="restore">{rouletteText.restore}</span>
      </Button>
    );
  }
  return (
    <>
      <Button variant="text" disabled={gone.length === 0} onClick={putBack}>
        <span key="undo">{rouletteText.undo}</span>
      </Button>
      <Button
        variant="text"
        disabled={gone.length === 0}
        onClick={() => {
          setBefore(parseDrawnLines(readDrawnLines(key)));
          change([]);
        }}
      >
        <span key="over">{rouletteText.startOver}</span>
      </Button>
    </>
  );
}
