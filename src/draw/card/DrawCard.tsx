import { type ReactNode, useDeferredValue } from 'react';
import type { DrawSession } from '../draw-session.ts';
import { outcomeOf } from '../outcomes/outcome.ts';
import { Card } from './Card.tsx';

interface DrawCardProps {
  session: DrawSession;
  /** The quiet line, in place of which messages are shown. */
  note: ReactNode;
  /** The next steps. */
  actions: ReactNode;
}

/** The card of a page that draws. */
export function DrawCard({ session, note, actions }: DrawCardProps) {
  const { spin, list, name, drawn, several, locked, message } = session;
  // The result comes first.
  const isShown = useDeferredValue(drawn) === drawn;
  return (
    <Card
      spin={spin}
      items={list?.items ?? []}
      name={name}
      outcome={outcomeOf(session)}
      several={several}
      drawn={drawn}
      note={
        <>
          <span role="status">{message}</span>
          {message === '' && note}
        </>
      }
      actions={isShown && !locked && actions}
    />
  );
}
