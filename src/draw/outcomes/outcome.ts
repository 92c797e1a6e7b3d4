import type { ReactNode } from 'react';
import type { DrawSession } from '../draw-session.ts';
import type { Round } from '../round.ts';
import { rouletteText } from '../text.ts';
import { arrangedFrom, type Groups, type Order } from './arranged.ts';

/** The result of a press, as the page shows it. */
export type Outcome = LineOutcome | OrderOutcome | GroupsOutcome;

/** One line, alone or as one of several while they are drawn. */
export interface LineOutcome {
  kind: 'line';
  round: Round;
  /** Its place among several draws, in words; empty for a draw of its own. */
  rank: string;
}

export interface OrderOutcome extends Order {
  /** The last draw, which is announced. */
  round: Round;
}

export interface GroupsOutcome extends Groups {
  round: Round;
}

/** The name of the list, and the numbers of its draws in words. */
export interface OutcomeHeading {
  title: string;
  draws: string;
}

/** All that differs between the kinds of outcomes: a new way to draw is one more. */
export interface OutcomeKind<Of extends Outcome> {
  announced: (outcome: Of) => string;
  /** In the card, from the end of the spin on. */
  inCard: (outcome: Of) => ReactNode;
  /** True if the card needs the place of the list, too, on a phone. */
  coversList: boolean;
  /** In the card of the big screen. */
  onBigScreen: (outcome: Of) => ReactNode;
  /** The text of `コピー`. */
  copied: (outcome: Of, heading: OutcomeHeading) => string;
  /** The text of `結果を共有`. */
  shared: (outcome: Of, heading: OutcomeHeading) => string;
  /** On the sheet of `印刷`, below its heading; `null` for what is not printed. */
  onPaper: ((outcome: Of) => ReactNode) | null;
}

/** The outcome in sight; `null` before there is one. */
export function outcomeOf(
  session: Pick<DrawSession, 'drawn' | 'latest' | 'several' | 'arrangement'>,
): Outcome | null {
  const { drawn, latest, several, arrangement } = session;
  if (!latest) return null;
  if (arrangement) return { ...arrangedFrom(arrangement), round: latest };
  if (several > 0)
    return { kind: 'line', round: latest, rank: rouletteText.rank(drawn.length, several) };
  if (drawn.length < 2) return { kind: 'line', round: latest, rank: '' };
  return {
    kind: 'order',
    round: latest,
    items: drawn.map(({ result }) => result.item),
    isAtOnce: false,
  };
}
