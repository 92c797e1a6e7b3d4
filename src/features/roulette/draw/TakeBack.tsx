import Button from '@mui/material/Button';
import { sourceKey } from '#domain/roulette/draw-result.ts';
import { changeDrawnLines } from '../kept/drawn-lines.ts';
import { drawText } from './text.ts';
import type { DrawList } from './use-draw.ts';

interface TakeBackProps {
  list: DrawList;
  /** The lines that are left out, in the order of their draws. */
  gone: readonly number[];
  /** Called before lines come back: the result that is shown may be one of them. */
  onBack: () => void;
}

/** The ways back to lines that are left out (ROU-22). */
export function TakeBack({ list, gone, onBack }: TakeBackProps) {
  function leaveOut(still: readonly number[]): void {
    onBack();
    changeDrawnLines(sourceKey(list.source), () =>
      still.map((line) => ({ line, item: list.items[line - 1]?.title ?? '' })),
    );
  }

  return (
    <>
      <Button
        variant="text"
        disabled={gone.length === 0}
        onClick={() => leaveOut(gone.slice(0, -1))}
      >
        {drawText.undo}
      </Button>
      <Button variant="text" disabled={gone.length === 0} onClick={() => leaveOut([])}>
        {drawText.startOver}
      </Button>
    </>
  );
}
