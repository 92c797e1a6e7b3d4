import Button from '@mui/material/Button';
import { uiText } from './text.ts';
import { useIsLong } from './use-is-long.ts';

/** Work that takes longer can be stopped, in milliseconds. */
const PATIENCE_MS = 2000;

/** A button that stops work under way; shown once the work has taken two seconds. */
export function LongWork({ onStop }: { onStop: () => void }) {
  return useIsLong(PATIENCE_MS) && <Button onClick={onStop}>{uiText.stop}</Button>;
}
