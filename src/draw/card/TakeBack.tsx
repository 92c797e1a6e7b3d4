import Button from '@mui/material/Button';
import { sourceKey } from '#domain/roulette/draw-result.ts';
import { useStore } from '#lib/use-store.ts';
import type { DrawSession } from '../draw-session.ts';
import { changeDrawnLines, putLastBack } from '../kept/drawn-lines.ts';
import type { DrawList } from '../spin/use-draw.ts';
import { rouletteText } from '../text.ts';
import { putBackTogether, StartOver } from './StartOver.tsx';

interface TakeBackProps {
  session: DrawSession;
  list: DrawList;
}

/** Buttons that put lines back which are left out, and undo that (ROU-22). */
export function TakeBack({ session, list }: TakeBackProps) {
  const { leftOut, clear } = session;
  const before = useStore(putBackTogether);
  const key = sourceKey(list.source);

  if (before?.key === key && leftOut.length === 0) {
    return (
      <Button
        variant="text"
        onClick={() => {
          clear();
          changeDrawnLines(key, () => [...before.lines]);
        }}
      >
        <span key="restore">{rouletteText.restore}</span>
      </Button>
    );
  }
  return (
    <>
      <Button
        variant="text"
        disabled={leftOut.length === 0}
        onClick={() => {
          clear();
          putLastBack(key, list.items);
        }}
      >
        <span key="undo">{rouletteText.undo}</span>
      </Button>
      {/* With nothing left it stands beside the draw button. */}
      {list.lines.length > 0 && <StartOver session={session} list={list} />}
    </>
  );
}
