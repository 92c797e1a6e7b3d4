import LinearProgress from '@mui/material/LinearProgress';
import { uiText } from './text.ts';
import { useIsLong } from './use-is-long.ts';

const PATIENCE_MS = 300;

/** A thin progress bar at the top of its panel, shown after 300 ms. */
export function DelayedProgress({ visible }: { visible: boolean }) {
  return visible && <LateProgress />;
}

function LateProgress() {
  if (!useIsLong(PATIENCE_MS)) return null;
  return (
    <LinearProgress
      aria-label={uiText.loading}
      sx={{ position: 'absolute', top: 0, insetInline: 0, height: 2 }}
    />
  );
}
