import ListItem from '@mui/material/ListItem';
import { memo } from 'react';

interface ItemLineProps {
  /** From 1. */
  line: number;
  title: string;
}

/** One row of the list. light-line.ts highlights it, so a spin does not render it again. */
export const ItemLine = memo(function ItemLine({ line, title }: ItemLineProps) {
  return (
    <ListItem>
      <span>{`${line}: `}</span>
      <bdi>{title}</bdi>
    </ListItem>
  );
});
