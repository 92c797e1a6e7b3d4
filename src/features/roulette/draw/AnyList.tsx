import { Suspense } from 'react';
import { lazyPart } from '#loading/lazy-part.tsx';
import { ItemList, type ItemListProps } from './ItemList.tsx';

const LongList = lazyPart('LongList', async () => (await import('./LongList.tsx')).LongList);

/** From this many lines on, only the rows in sight are in the document. */
const LONG = 1001;

/** Whether a list of so many lines is one whose rows are not all in the document. */
export const isLong = (lineCount: number) => lineCount >= LONG;

/** The lines of a draw, however many. */
export function AnyList(props: ItemListProps) {
  if (!isLong(props.items.length)) return <ItemList {...props} />;
  return (
    <Suspense>
      <LongList {...props} />
    </Suspense>
  );
}
