import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { chiSquared, chiSquaredTail } from '#domain/roulette/chi-squared.ts';
import { CountBars } from './CountBars.tsx';
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
