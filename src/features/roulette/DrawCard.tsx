import Button from '@mui/material/Button';
import { useDeferredValue, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { oddsOfLines } from '#domain/roulette/odds.ts';
import { Card } from '#draw/card/Card.tsx';
import { ResultButtons } from '#draw/card/ResultButtons.tsx';
import { Separated } from '#draw/card/Separated.tsx';
import { TakeBack } from '#draw/card/TakeBack.tsx';
import { noRepeatSetting } from '#draw/draw-settings.ts';
import type { DrawList } from '#draw/spin/use-draw.ts';
import { itemOf, ordinalsOf } from '#draw/spin/use-rounds.ts';
import { rouletteText } from '#draw/text.ts';
import { settingsPath } from '#lib/routes.ts';
import { useStore } from '#lib/use-store.ts';
import type { Readiness, Roulette } from './use-roulette.ts';

/** The card of a draw alone, with the next steps after a result. */
export function DrawCard({ roulette }: { roulette: Roulette }) {
  const { name, list, rounds, message, readiness } = roulette;
  const { draw, drawn, several, locked } = rounds;
  const latest = drawn.at(-1);
  const items = drawn.map(itemOf);
  const help = list === null ? helps[readiness] : undefined;
  const status = message || help || '';
  // The result comes first.
  const isShown = useDeferredValue(drawn) === drawn;
  return (
    <Card
      spin={draw.spin}
      items={list?.items ?? []}
      name={name}
      result={latest?.result ?? null}
      rank={several ? items.length : null}
      order={!several && items.length > 1 ? items : null}
      note={
        <>
          <span role="status">{status}</span>
          {list && status === '' && <Note roulette={roulette} list={list} />}
        </>
      }
      actions={list && isShown && !locked && <Actions roulette={roulette} list={list} />}
    />
  );
}

/** The way to a draw where there are no lines. */
const helps: Partial<Record<Readiness, string>> = {
  unwritten: rouletteText.writeItems,
  nothing: rouletteText.listsWork,
};

interface PartProps {
  roulette: Roulette;
  list: DrawList;
}

/** The quiet line: odds, lines left, or the number of the draw; during several draws their items. */
function Note({ roulette, list: { source, items, lines } }: PartProps) {
  const { gone, last, spinning } = roulette;
  const { drawn } = roulette.rounds;
  const noRepeat = useStore(noRepeatSetting);
  const odds = useMemo(
    () => rouletteText.odds(oddsOfLines(items.map(({ title }) => title)), ' · '),
    [items],
  );
  if (spinning)
    return drawn.length > 0 && <bdi translate="no">{rouletteText.inOrder(drawn.map(itemOf))}</bdi>;
  return (
    <Separated>
      {drawn.length > 0 && (
        <>
          <bdi translate="no">{source.title}</bdi>
          <span>{ordinalsOf(drawn)}</span>
        </>
      )}
      {noRepeat &&
        (lines.length === 0 && items.length > 0 ? (
          <span role="status">{rouletteText.nothingLeft}</span>
        ) : (
          <span>{rouletteText.left(lines.length, items.length)}</span>
        ))}
      {drawn.length === 0 && !noRepeat && <span>{odds}</span>}
      {drawn.length === 0 && !noRepeat && last.item !== null && (
        <bdi>{rouletteText.lastResult(last.item)}</bdi>
      )}
      {drawn.length === 0 && noRepeat && gone.length > 0 && (
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

/** The next steps with a result, or with the lines that are left out. */
function Actions({ roulette, list }: PartProps) {
  const { gone, last, setMessage, rounds } = roulette;
  const { drawn } = rounds;
  const noRepeat = useStore(noRepeatSetting);

  function takeBack(): void {
    rounds.forget();
    setMessage('');
  }

  return (
    <>
      {noRepeat && <TakeBack list={list} gone={gone} onBack={takeBack} />}
      {drawn.length > 0 && (
        <>
          {!noRepeat && list.items.length > 1 && (
            <Button onClick={roulette.startWithout}>{rouletteText.again}</Button>
          )}
          <ResultButtons
            title={drawn[0]?.result.source.title ?? ''}
            drawn={drawn}
            draws={ordinalsOf(drawn)}
            onMessage={setMessage}
          />
        </>
      )}
      {drawn.length === 0 && last.count > 0 && (
        <Button
          variant="text"
          component={Link}
          to={settingsPath('C')}
          sx={{ ml: -1, 'button + &': { ml: 0 } }}
        >
          <span>{rouletteText.history(last.count)}</span>
        </Button>
      )}
    </>
  );
}
