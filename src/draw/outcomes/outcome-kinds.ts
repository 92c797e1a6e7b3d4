import { groups } from './groups.tsx';
import { line } from './line.tsx';
import { order } from './order.tsx';
import type { Outcome, OutcomeKind } from './outcome.ts';

type Kind = Outcome['kind'];
type OutcomeAs<Which extends Kind> = Extract<Outcome, { kind: Which }>;

/** The kinds of outcomes (CONTRIBUTING: Add a way to draw). */
const kinds: { [Which in Kind]: OutcomeKind<OutcomeAs<Which>> } = {
  groups,
  line,
  order,
};

export const kindOf = <Which extends Kind>({
  kind,
}: {
  kind: Which;
}): OutcomeKind<OutcomeAs<Which>> => kinds[kind];
