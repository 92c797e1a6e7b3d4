import type { RefObject } from 'react';
import type { Spin } from './spin.ts';

/** In CSS pixels. */
export interface RowSize {
  /** Of the list's window. */
  height: number;
  row: number;
}

/** What the rows of a long list are made from. */
export interface LongRowsProps {
  items: readonly { title: string }[];
  /** The lines that are left out. */
  gone: ReadonlySet<number>;
  lit: Spin['lit'];
  list: RefObject<HTMLOListElement | null>;
  size: RowSize;
}
