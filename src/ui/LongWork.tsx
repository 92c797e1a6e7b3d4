import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { uiText } from './text.ts';

/** Work that takes longer can be stopped, in milliseconds. */
const PATIENCE_MS = 2000;

/** A button that stops work under way; shown once the work has taken two seconds. */
export function LongWork({ onStop }: { onStop: () => void }) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLong && <Button onClick={onStop}>{uiText.stop}</Button>;
}
