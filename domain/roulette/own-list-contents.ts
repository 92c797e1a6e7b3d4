/** A list that is kept in an account, too, and its copy in a browser (ROU-35). */

/** A list as it is kept: the numbers of its drawn lines stand in the order of their draws. */
export interface OwnListContents {
  title: string;
  items: readonly string[];
  drawn: readonly number[];
}

export function isSameOwnList(one: OwnListContents, other: OwnListContents): boolean {
  return (
    one.title === other.title && areSame(one.items, other.items) && areSame(one.drawn, other.drawn)
  );
}

export function areSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}
