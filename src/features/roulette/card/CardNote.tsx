import { useMemo } from 'react';
import { oddsOfLines } from '#domain/roulette/odds.ts';
import { useStore } from '#lib/use-store.ts';
import { noRepeatSetting } from '../draw-settings.ts';
import type { Spin } from '../spin/spin.ts';
import type { DrawList } from '../spin/use-draw.ts';
import type { Round } from '../spin/use-rounds.ts';
import { rouletteText } from '../text.ts';
import { Separated } from './Separated.tsx';

interface CardNoteProps {
  list: DrawList;
  /** The lines that are left out, in the order of their draws. */
  gone: readonly number[];
  /** The draws of the last press. */
  drawn: readonly Round[];
  phase: Spin['phase'];
  /** The last item drawn from this list. */
  last: string | null;
}

/** The quiet line of the card: odds, lines left, or the number of the draw; during several draws their items. */
export function CardNote({ list, gone, drawn, phase, last }: CardNoteProps) {
  const { source, items, lines } = list;
  const noRepeat = useStore(noRepeatSetting);
  const odds = useMemo(
    () => rouletteText.odds(oddsOfLines(items.map(({ title }) => title)), ' · '),
    [items],
  );
  const spinning = useStore(phase) === 'spinning';
  const first = drawn[0];
  const latest = drawn.at(-1);
  if (spinning)
    return drawn.length > 0 && <bdi translate="no">{rouletteText.inOrder(drawn.map(itemOf))}</bdi>;
  return (
    <Separated>
      {first && latest && (
        <>
          <bdi translate="no">{source.title}</bdi>
          <span>{rouletteText.drawCounts(first.ordinal, latest.ordinal)}</span>
        </>
      )}
      {noRepeat && (lines.count > 0 || drawn.length < 2) && (
        <span>{rouletteText.left(lines.count, items.length)}</span>
      )}
      {noRepeat && lines.count === 0 && items.length > 0 && (
        <span role="status">{rouletteText.nothingLeft}</span>
      )}
      {!latest && !noRepeat && <span>{odds}</span>}
      {!latest && !noRepeat && last !== null && <bdi>{rouletteText.lastResult(last)}</bdi>}
      {noRepeat && gone.length > 0 && !latest && (
        <span>
          <span>{`${rouletteText.drawnSoFar}:`}</span>{' '}
          <bdi translate="no">
            {rouletteText.inOrder(gone.map((line) => items[line - 1]?.title ?? ''))}
          </bdi>
        </span>
      )}
    </Separated>
  );
}

const itemOf = ({ result }: Round) => result.item;
