import { Hint } from './Hint.tsx';
import { uiText } from './text.ts';

/** Notes that some rows of a response were invalid and left out. */
export function LeftOutRows({ count }: { count: number }) {
  if (count === 0) return null;
  return <Hint>{uiText.leftOutRows(count)}</Hint>;
}
