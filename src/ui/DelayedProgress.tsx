import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useState } from 'react';
import { text } from './text.ts';

const PATIENCE_MS = 300;

/** A thin line at the top of its panel, for whoever has waited 300 ms. */
export function DelayedProgress({ visible }: { visible: boolean }) {
  return visible && <LateProgress />;
}

function LateProgress() {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return (
    <LinearProgress
      aria-label={text.loading}
      sx={{ position: 'absolute', top: 0, insetInline: 0, height: 2 }}
    />
  );
}
