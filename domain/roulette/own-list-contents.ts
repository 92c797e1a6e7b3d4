/** The contents of an own list, in a browser and in an account (ROU-35). */

/** A list as it is kept, with the numbers of its drawn lines in the order of their draws. */
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
