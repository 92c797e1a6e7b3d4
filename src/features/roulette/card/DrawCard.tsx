import { useDeferredValue } from 'react';
import type { DrawList } from '../spin/use-draw.ts';
import type { useRounds } from '../spin/use-rounds.ts';
import { Card, cardResult } from './Card.tsx';
import { CardActions } from './CardActions.tsx';
import { CardNote } from './CardNote.tsx';

interface DrawCardProps {
  /** The name of what is chosen. */
  name: string;
  list: DrawList | null;
  /** The lines that are left out, in the order of their draws. */
  gone: readonly number[];
  rounds: ReturnType<typeof useRounds>;
  /** The item that was drawn last from this list. */
  last: string | null;
  /** How many draws this browser has kept. */
  kept: number;
  /** What there is to say of the last press, in place of the note. */
  said: string;
  onSaid: (said: string) => void;
  /** Leaves out what was drawn, and draws again. */
  onAgain: () => void;
}

/** The card of the page: with what one does next. */
export function DrawCard(props: DrawCardProps) {
  const { name, list, gone, rounds, last, kept, said, onSaid, onAgain } = props;
  const { draw, drawn, several, locked, forget } = rounds;
  const latest = drawn.at(-1);
  const items = drawn.map(({ result }) => result.item);
  const shown = list && { list, gone, drawn };
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
          <span role="status">{said}</span>
          {shown && said === '' && <CardNote {...shown} phase={draw.spin.phase} last={last} />}
        </>
      }
      actions={
        shown &&
        isShown &&
        !locked && (
          <CardActions
            {...shown}
            kept={kept}
            onAgain={onAgain}
            onBack={() => {
              forget();
              onSaid('');
            }}
            onSaid={onSaid}
          />
        )
      }
    />
  );
}
