import Box from '@mui/material/Box';

/** A bar for the count of each line, and a dashed line at the average. */
export function CountBars({ counts }: { counts: readonly number[] }) {
  const highest = Math.max(...counts);
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  // A single path, whatever the number of bars.
  const bars = counts.map((count, index) => `M${index + 0.1} ${highest}v${-count}h.8v${count}z`);
  const middle = highest - expected;
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${counts.length} ${highest}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      sx={(theme) => ({
        display: 'block',
        width: '100%',
        height: 96,
        fill: theme.vars.palette.primary.main,
        stroke: theme.vars.palette.text.primary,
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
      })}
    >
      <path d={bars.join('')} stroke="none" />
      <path
        d={`M0 ${middle}H${counts.length}`}
        strokeDasharray="4 4"
        vectorEffect="non-scaling-stroke"
      />
    </Box>
  );
}
