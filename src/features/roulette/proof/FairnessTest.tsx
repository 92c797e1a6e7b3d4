import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { chiSquared, chiSquaredTail } from '#domain/roulette/chi-squared.ts';
import { proofText } from './text.ts';
import { TEST_DRAWS, useFairnessTest } from './use-fairness-test.ts';

/** Draws ten thousand times on the spot, and shows the counts of the lines with their χ². */
export function FairnessTest({ lineCount }: { lineCount: number }) {
  const { test, run } = useFairnessTest(lineCount);
  return (
    <Box>
      <Button disabled={test.kind === 'running'} onClick={run}>
        {proofText.test}
      </Button>
      <Box sx={{ minHeight: 4, my: 1 }}>
        {test.kind === 'running' && (
          <LinearProgress
            variant="determinate"
            aria-label={proofText.test}
            value={(100 * test.done) / TEST_DRAWS}
          />
        )}
      </Box>
      <Box role="status">{test.kind === 'done' && <Outcome counts={test.counts} />}</Box>
    </Box>
  );
}

function Outcome({ counts }: { counts: readonly number[] }) {
  const value = chiSquared(counts);
  const freedom = counts.length - 1;
  return (
    <>
      <CountBars counts={counts} />
      <Typography variant="body2">{proofText.counts(counts)}</Typography>
      <Typography variant="body2">
        {proofText.chiSquared(value, freedom, chiSquaredTail(value, freedom))}
      </Typography>
      {TEST_DRAWS / counts.length < 5 && (
        <Typography variant="body2">{proofText.tooFew}</Typography>
      )}
    </>
  );
}

/** A bar for the count of each line, and a dashed line at the average. */
function CountBars({ counts }: { counts: readonly number[] }) {
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
