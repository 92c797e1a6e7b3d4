import { groups } from './groups.tsx';
import { line } from './line.tsx';
import { order } from './order.tsx';
import type { Outcome, OutcomeKind } from './outcome.ts';

/** The kinds of outcomes (CONTRIBUTING: Add a way to draw). */
const kinds: { [Kind in Outcome['kind']]: OutcomeKind<Extract<Outcome, { kind: Kind }>> } = {
  groups,
  line,
  order,
};

export const kindOf = <Of extends Outcome>({ kind }: Of) =>
  kinds[kind] as unknown as OutcomeKind<Outcome>;
