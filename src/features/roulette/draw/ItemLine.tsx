import ListItem from '@mui/material/ListItem';
import { memo } from 'react';
import { LineText } from './LineText.tsx';

interface ItemLineProps {
  /** From 1. */
  line: number;
  title: string;
  /** Whether it was drawn and is left out of the next draw. */
  drawn: boolean;
}

/** One row of the list. light-line.ts highlights it, so a spin does not render it again. */
export const ItemLine = memo(function ItemLine(props: ItemLineProps) {
  return (
    <ListItem>
      <LineText {...props} />
    </ListItem>
  );
});
