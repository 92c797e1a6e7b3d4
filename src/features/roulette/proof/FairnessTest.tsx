import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { chiSquared, chiSquaredTail } from '#domain/roulette/chi-squared.ts';
import { drawTarget } from '#domain/roulette/draw-target.ts';
import { lineOfTick } from '#domain/roulette/line-of-tick.ts';
import { proofText } from '#draw/proof/text.ts';
import { cryptoRandom, hasRandomness } from '#draw/spin/crypto-random.ts';
import { rouletteText } from '#draw/text.ts';
import { notifyError } from '#notices/notify.ts';

const TEST_DRAWS = 10_000;

/** Draws ten thousand times on the spot, and shows the counts of the lines with their χ² (ROU-24). */
export function FairnessTest({ lineCount }: { lineCount: number }) {
  const [counts, setCounts] = useState<readonly number[] | null>(null);

  function run(): void {
    if (hasRandomness()) setCounts(countDraws(lineCount));
    else notifyError(rouletteText.noRandomness);
  }

  return (
    <Box>
      <Button onClick={run}>{proofText.test}</Button>
      <Box role="status" sx={{ mt: 1.5 }}>
        {counts && <Outcome counts={counts} />}
      </Box>
    </Box>
  );
}

/** The number of times that each line is drawn, by the code of the draw itself. Takes about a tenth of a second. */
function countDraws(lineCount: number): number[] {
  const counts = new Array<number>(lineCount).fill(0);
  for (let draw = 0; draw < TEST_DRAWS; draw += 1) {
    const line = lineOfTick(drawTarget(lineCount, cryptoRandom), lineCount);
    counts[line - 1] = (counts[line - 1] ?? 0) + 1;
  }
  return counts;
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
