import { type Arrangement, dealInto } from '#domain/roulette/arrangement.ts';
import type { DrawnLine } from '#domain/roulette/drawn-lines.ts';
import { rouletteText } from '../text.ts';

/** Several lines in their order. */
export interface Order {
  kind: 'order';
  items: readonly string[];
  /** True if one draw made all of it. */
  isAtOnce: boolean;
}

/** Lines that were dealt to groups. */
export interface Groups {
  kind: 'groups';
  groups: readonly (readonly DrawnLine[])[];
}

/** An arrangement as it is shown. */
export type Arranged = Order | Groups;

/** What is said of it wherever it is shown, read aloud, copied or kept. */
interface Words<Of extends Arranged> {
  /** `28件を8グループに分けました` */
  sentence: (of: Of) => string;
  /** In the history. */
  title: (of: Of) => string;
  /** All lines, a paragraph each. */
  members: (of: Of) => string[];
  /** The same, to be read aloud. */
  spoken: (of: Of) => string[];
  /** The place of a line, by its index in the order from which it was dealt. */
  placeOf: (of: Of, index: number) => string;
}

const inOneGo = ({ items }: Order) => rouletteText.inOneGo(items.length);
export const itemsOf = ({ groups }: Groups) =>
  groups.map((members) => members.map(({ item }) => item));

type Kind = Arranged['kind'];
type ArrangedAs<Which extends Kind> = Extract<Arranged, { kind: Which }>;

const words: { [Which in Kind]: Words<ArrangedAs<Which>> } = {
  order: {
    sentence: inOneGo,
    title: inOneGo,
    members: ({ items }) => [rouletteText.inOrder(items)],
    spoken: ({ items }) => items.map((item, index) => rouletteText.spoken(index + 1, item)),
    placeOf: (_, index) => rouletteText.place(index + 1),
  },
  groups: {
    sentence: ({ groups }) => rouletteText.dealt(groups.flat().length, groups.length),
    title: ({ groups }) => rouletteText.groupCount(groups.length),
    members: (of) => itemsOf(of).map((items, index) => rouletteText.groupOf(index + 1, items)),
    spoken: (of) => itemsOf(of).map((items, index) => rouletteText.spokenGroup(index + 1, items)),
    placeOf: ({ groups }, index) => rouletteText.group((index % groups.length) + 1),
  },
};

export const wordsOf = <Which extends Kind>({ kind }: { kind: Which }): Words<ArrangedAs<Which>> =>
  words[kind];

export function arrangedFrom(arrangement: Arrangement): Arranged {
  const { kind, order } = arrangement;
  switch (kind) {
    case 'order':
      return { kind, items: order.map(({ item }) => item), isAtOnce: true };
    case 'groups':
      return { kind, groups: dealInto(order, arrangement.groups) };
  }
}
