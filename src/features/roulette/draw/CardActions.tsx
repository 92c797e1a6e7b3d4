import Button from '@mui/material/Button';
import { useStore } from '#lib/use-store.ts';
import { ResultButtons } from '../sharing/ResultButtons.tsx';
import { sharingText } from '../sharing/text.ts';
import { rouletteText } from '../text.ts';
import { noRepeatSetting } from './draw-settings.ts';
import { TakeBack } from './TakeBack.tsx';
import { drawText } from './text.ts';
import type { DrawList } from './use-draw.ts';
import type { Round } from './use-rounds.ts';

interface CardActionsProps {
  list: DrawList;
  /** The lines that are left out, in the order of their draws. */
  gone: readonly number[];
  /** What the last press drew. */
  drawn: readonly Round[];
  /** Leaves out what was drawn, and draws again. */
  onAgain: () => void;
  onBack: () => void;
  /** Called with what is to be said of it. */
  onSaid: (said: string) => void;
}

/** What one does next with a result, or with the lines that are left out. */
export function CardActions({ list, gone, drawn, onAgain, onBack, onSaid }: CardActionsProps) {
  const noRepeat = useStore(noRepeatSetting);

  return (
    <>
      {noRepeat && <TakeBack list={list} gone={gone} onBack={onBack} />}
      {drawn.length > 0 && (
        <>
          {!noRepeat && list.items.length > 1 && (
            <Button variant="text" onClick={onAgain}>
              {drawText.again}
            </Button>
          )}
          <ResultButtons text={textOf(drawn)} onSaid={onSaid} />
        </>
      )}
    </>
  );
}

/** `「昼食」第1回: おにぎりと豚汁`, or all that were drawn one after the other. */
function textOf(drawn: readonly Round[]): string {
  const [first] = drawn;
  const last = drawn.at(-1);
  if (!first || !last) return '';
  const items = drawn.map(({ result }) => result.item);
  return sharingText.result(
    first.result.source.title,
    rouletteText.drawCounts(first.ordinal, last.ordinal),
    items.length === 1 ? first.result.item : rouletteText.inOrder(items),
  );
}
