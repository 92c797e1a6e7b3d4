import { memo } from 'react';

interface ItemLineProps {
  /** From 1. */
  line: number;
  title: string;
}

/** One line; what lights it is not React's (light-line.ts), so a spin renders it never again. */
export const ItemLine = memo(function ItemLine({ line, title }: ItemLineProps) {
  return (
    <li>
      <span>{`${line}: `}</span>
      <bdi>{title}</bdi>
    </li>
  );
});
