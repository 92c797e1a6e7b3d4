import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ArrangedAs } from '#domain/roulette/arrangement.ts';
import { lineOfTick } from '#domain/roulette/line-of-tick.ts';
import { oddsOfLines } from '#domain/roulette/odds.ts';
import { type CurrentDraw, currentDraw } from '#draw/proof/current-draw.ts';
import { proofText } from '#draw/proof/text.ts';
import { rouletteText } from '#draw/text.ts';
import { useStore } from '#lib/use-store.ts';
import { Hint } from '#ui/Hint.tsx';
import { CommittedValues } from './CommittedValues.tsx';
import { FairnessTest } from './FairnessTest.tsx';

/** Explains why a draw is fair, and how anybody can check that (ROU-24). */
export function AboutDraw() {
  const current = useStore(currentDraw);
  if (!current) return <Typography>{proofText.chooseFirst}</Typography>;
  const count = current.list.lines.length;
  const arranged = arrangedBy(current.proof?.committed.values ?? []);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Part heading={proofText.odds}>
        <Typography>
          <bdi translate="no">{current.list.source.title}</bdi>{' '}
          <span>{rouletteText.odds(oddsOfCurrent(current))}</span>
        </Typography>
      </Part>
      <Part heading={proofText.rule}>
        {count > 0 && <Typography>{proofText.ruleOf(count)}</Typography>}
        {current.result && (
          <Typography>
            {proofText.ruleWithLast(
              current.result,
              lineOfTick(current.result.target, current.result.n),
            )}
          </Typography>
        )}
        {current.result && arranged && (
          <Typography>{proofText.ruleOfOrder(arranged.count, arranged.as)}</Typography>
        )}
        <Hint>{proofText.generator}</Hint>
      </Part>
      {count > 0 && (
        <Part heading={proofText.testHeading}>
          <FairnessTest key={count} lineCount={count} />
        </Part>
      )}
      <Part heading={proofText.proof}>
        <CommittedValues proof={current.proof} over={current.result !== null} />
      </Part>
      <Part heading={proofText.shows}>
        <Typography>{proofText.showsText}</Typography>
      </Part>
      <Part heading={proofText.showsNot}>
        <Typography>{proofText.showsNotText}</Typography>
      </Part>
    </Box>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Box component="section">
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {heading}
      </Typography>
      {children}
    </Box>
  );
}

/** The number of lines that were committed to, and their arrangement; `null` after a draw of one line. */
function arrangedBy(values: readonly string[]) {
  const committedAs = (name: string) =>
    values.find((value) => value.startsWith(name))?.slice(name.length);
  const order = committedAs('order=');
  const groups = committedAs('groups=');
  if (order === undefined) return null;
  const as: ArrangedAs =
    groups === undefined ? { kind: 'order' } : { kind: 'groups', groups: Number(groups) };
  return { count: order.split(',').length, as };
}

/** The odds of the lines that are left. */
function oddsOfCurrent({ list: { items, lines } }: CurrentDraw) {
  return oddsOfLines(lines.map((line) => items[line - 1]?.title ?? ''));
}
