import Button from '@mui/material/Button';
import { useState } from 'react';
import { sourceKey } from '#domain/roulette/draw-result.ts';
import type { DrawnLine } from '#domain/roulette/drawn-lines.ts';
import type { DrawSession } from '../draw-session.ts';
import {
  changeDrawnLines,
  parseDrawnLines,
  putLastBack,
  readDrawnLines,
} from '../kept/drawn-lines.ts';
import type { DrawList } from '../spin/use-draw.ts';
import { rouletteText } from '../text.ts';

interface TakeBackProps {
  session: DrawSession;
  list: DrawList;
}

/** Buttons that put lines back which are left out, and undo that (ROU-22). */
export function TakeBack({ session, list }: TakeBackProps) {
  const { leftOut, clear } = session;
  const [before, setBefore] = useState<readonly DrawnLine[] | null>(null);
  const key = sourceKey(list.source);

  function putBack(): void {
    clear();
    putLastBack(key, list.items);
  }

  function change(to: readonly DrawnLine[]): void {
    clear();
    changeDrawnLines(key, () => [...to]);
  }

  if (before && leftOut.length === 0) {
    return (
      <Button variant="text" onClick={() => change(before)}>
        <span key="restore">{rouletteText.restore}</span>
      </Button>
    );
  }
  return (
    <>
      <Button variant="text" disabled={leftOut.length === 0} onClick={putBack}>
        <span key="undo">{rouletteText.undo}</span>
      </Button>
      <Button
        variant="text"
        disabled={leftOut.length === 0}
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
