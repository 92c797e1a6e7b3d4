import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useState } from 'react';
import { uiText } from './text.ts';

const PATIENCE_MS = 300;

/** A thin progress bar at the top of its panel, shown after 300 ms. */
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
      aria-label={uiText.loading}
      sx={{ position: 'absolute', top: 0, insetInline: 0, height: 2 }}
    />
  );
}
