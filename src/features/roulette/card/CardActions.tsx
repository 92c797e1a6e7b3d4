import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { sharingText } from '#features/lists/links/text.ts';
import { useStore } from '#lib/use-store.ts';
import { noRepeatSetting } from '../settings/draw-settings.ts';
import type { DrawList } from '../spin/use-draw.ts';
import type { Round } from '../spin/use-rounds.ts';
import { rouletteText } from '../text.ts';
import { PrintOrder } from './PrintOrder.tsx';
import { ResultButtons } from './ResultButtons.tsx';
import { TakeBack } from './TakeBack.tsx';
import { drawText } from './text.ts';

/** Every draw of this browser (ROU-26). */
const HISTORY = '/Roulette/SettingC';

interface CardActionsProps {
  list: DrawList;
  /** The lines that are left out, in the order of their draws. */
  gone: readonly number[];
  /** What the last press drew. */
  drawn: readonly Round[];
  /** How many draws this browser has kept. */
  kept: number;
  /** Leaves out what was drawn, and draws again. */
  onAgain: () => void;
  onBack: () => void;
  /** Called with what is to be said of it. */
  onSaid: (said: string) => void;
}

/** What one does next with a result, or with the lines that are left out. */
export function CardActions({ list, gone, drawn, kept, ...props }: CardActionsProps) {
  const { onAgain, onBack, onSaid } = props;
  const noRepeat = useStore(noRepeatSetting);
  const title = drawn[0]?.result.source.title ?? '';
  const items = drawn.map(({ result }) => result.item);

  return (
    <>
      {noRepeat && <TakeBack list={list} gone={gone} onBack={onBack} />}
      {drawn.length > 0 && (
        <>
          {!noRepeat && list.items.length > 1 && (
            <Button onClick={onAgain}>{drawText.again}</Button>
          )}
          <ResultButtons
            text={textOf(title, drawn)}
            lines={items.length > 1 ? items : undefined}
            onSaid={onSaid}
          />
          {items.length > 1 && <PrintOrder heading={headingOf(title, drawn)} items={items} />}
        </>
      )}
      {drawn.length === 0 && kept > 0 && (
        <Button
          variant="text"
          component={Link}
          to={HISTORY}
          sx={{ ml: -1, 'button + &': { ml: 0 } }}
        >
          <span>{drawText.history(kept)}</span>
        </Button>
      )}
    </>
  );
}

/** `3年2組 発表順 · 第31回`, or the numbers of several. */
const headingOf = (title: string, drawn: readonly Round[]) => `${title} · ${roundsOf(drawn)}`;

const roundsOf = (drawn: readonly Round[]) =>
  rouletteText.drawCounts(drawn[0]?.ordinal ?? 0, drawn.at(-1)?.ordinal ?? 0);

/** `「昼食」第1回: おにぎりと豚汁`, or all that were drawn one after the other. */
function textOf(title: string, drawn: readonly Round[]): string {
  const [first = '', ...others] = drawn.map(({ result }) => result.item);
  const items = others.length > 0 ? rouletteText.inOrder([first, ...others]) : first;
  return sharingText.result(title, roundsOf(drawn), items);
}
