/** A list that is kept in an account, too, and its copy in a browser (ROU-35). */

/** A list as it is kept: the numbers of its drawn lines stand in the order of their draws. */
export interface ListContents {
  title: string;
  items: readonly string[];
  drawn: readonly number[];
}

export function isSameList(one: ListContents, other: ListContents): boolean {
  return (
    one.title === other.title && areSame(one.items, other.items) && areSame(one.drawn, other.drawn)
  );
}

export function areSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}
