import { useDeferredValue } from 'react';
import { rouletteText } from '../text.ts';
import type { Roulette } from '../use-roulette.ts';
import { Card, cardResult } from './Card.tsx';
import { CardActions } from './CardActions.tsx';
import { CardNote } from './CardNote.tsx';

interface DrawCardProps {
  roulette: Roulette;
  /** The name of the chosen raffle or list. */
  name: string;
}

/** The card of a draw alone, with the next steps after a result. */
export function DrawCard({ roulette, name }: DrawCardProps) {
  const { list, gone, rounds, last, message, setMessage, readiness } = roulette;
  const { draw, drawn, several, locked, forget } = rounds;
  const latest = drawn.at(-1);
  const items = drawn.map(({ result }) => result.item);
  const shown = list && { list, gone, drawn };
  const status = message || (readiness === 'unwritten' ? rouletteText.writeItems : '');
  // The result comes first.
  const isShown = useDeferredValue(drawn) === drawn;
  return (
    <Card
      spin={draw.spin}
      items={list?.items ?? []}
      name={name}
      result={latest ? cardResult(latest.result, several ? items.length : null) : null}
      order={!several && items.length > 1 ? items : null}
      note={
        <>
          <span role="status">{status}</span>
          {shown && status === '' && (
            <CardNote {...shown} phase={draw.spin.phase} last={last.item} />
          )}
        </>
      }
      actions={
        shown &&
        isShown &&
        !locked && (
          <CardActions
            {...shown}
            kept={last.count}
            onAgain={roulette.startWithout}
            onBack={() => {
              forget();
              setMessage('');
            }}
            onMessage={setMessage}
          />
        )
      }
    />
  );
}
