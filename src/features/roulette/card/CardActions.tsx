import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { settingsPath } from '#lib/routes.ts';
import { useStore } from '#lib/use-store.ts';
import { noRepeatSetting } from '../draw-settings.ts';
import type { DrawList } from '../spin/use-draw.ts';
import type { Round } from '../spin/use-rounds.ts';
import { rouletteText } from '../text.ts';
import { PrintOrder } from './PrintOrder.tsx';
import { ResultButtons } from './ResultButtons.tsx';
import { TakeBack } from './TakeBack.tsx';

interface CardActionsProps {
  list: DrawList;
  /** The lines that are left out, in the order of their draws. */
  gone: readonly number[];
  /** The draws of the last press. */
  drawn: readonly Round[];
  /** The number of draws that this browser has kept. */
  kept: number;
  /** Leaves out the last result, and draws again. */
  onAgain: () => void;
  onBack: () => void;
  /** Called with the outcome of a press. */
  onMessage: (message: string) => void;
}

/** The next steps with a result, or with the lines that are left out. */
export function CardActions({ list, gone, drawn, kept, ...props }: CardActionsProps) {
  const { onAgain, onBack, onMessage } = props;
  const noRepeat = useStore(noRepeatSetting);
  const title = drawn[0]?.result.source.title ?? '';
  const items = drawn.map(({ result }) => result.item);

  return (
    <>
      {noRepeat && <TakeBack list={list} gone={gone} onBack={onBack} />}
      {drawn.length > 0 && (
        <>
          {!noRepeat && list.items.length > 1 && (
            <Button onClick={onAgain}>{rouletteText.again}</Button>
          )}
          <ResultButtons
            text={textOf(title, drawn)}
            lines={items.length > 1 ? items : undefined}
            onMessage={onMessage}
          />
          {items.length > 1 && <PrintOrder heading={headingOf(title, drawn)} items={items} />}
        </>
      )}
      {drawn.length === 0 && kept > 0 && (
        <Button
          variant="text"
          component={Link}
          to={settingsPath('C')}
          sx={{ ml: -1, 'button + &': { ml: 0 } }}
        >
          <span>{rouletteText.history(kept)}</span>
        </Button>
      )}
    </>
  );
}

const headingOf = (title: string, drawn: readonly Round[]) => `${title} · ${roundsOf(drawn)}`;

const roundsOf = (drawn: readonly Round[]) =>
  rouletteText.drawCounts(drawn[0]?.ordinal ?? 0, drawn.at(-1)?.ordinal ?? 0);

/** `「昼食」第1回: おにぎりと豚汁`, or all that were drawn one after the other. */
function textOf(title: string, drawn: readonly Round[]): string {
  const [first = '', ...others] = drawn.map(({ result }) => result.item);
  const items = others.length > 0 ? rouletteText.inOrder([first, ...others]) : first;
  return rouletteText.sharedResult(title, roundsOf(drawn), items);
}
