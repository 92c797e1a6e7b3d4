import type { StoredOwnList } from '#contract/own-lists.ts';

type Contents = Pick<StoredOwnList, 'title' | 'items' | 'drawn'>;

/** How the lines of a list are stored: as texts, since no query looks into them. */
type Stored<List extends Contents> = Omit<List, 'items' | 'drawn'> & {
  items: string;
  drawn: string;
};

/** A list as its columns hold it. */
export function toOwnListColumns<List extends Contents>({
  items,
  drawn,
  ...rest
}: List): Stored<List> {
  return { ...rest, items: items.join('\n'), drawn: JSON.stringify(drawn) };
}

/** The list that the columns hold. */
export function ofOwnListColumns<Row extends Stored<Contents>>({ items, drawn, ...rest }: Row) {
  const lines: string[] = items === '' ? [] : items.split('\n');
  const numbers: number[] = JSON.parse(drawn);
  return { ...rest, items: lines, drawn: numbers };
}
