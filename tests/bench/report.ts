/** The figures as Markdown, with the machine on which they were measured. */
import { cpus, release, totalmem, type } from 'node:os';
import { isMet, type Row } from './row.ts';

const HEAD = ['figure', 'measured', 'against', 'result', 'goal', ''] as const;

export function report(rows: readonly Row[]): string {
  const lines = [HEAD, HEAD.map(() => '---'), ...rows.map(cells)];
  return [
    '# Figures',
    'Written by `npm run bench`. The ratio to a floor of the same run counts, not the figure.',
    `${new Date().toISOString().slice(0, 10)}, ${machine()}`,
    lines.map((line) => `| ${line.join(' | ')} |`).join('\n'),
  ].join('\n\n');
}

function cells(row: Row): string[] {
  const { figure, measured, against, value, unit, limit } = row;
  const result = withUnit(rounded(value), unit);
  if (!limit) return [figure, measured, against, result, '', ''];
  const goal = 'atMost' in limit ? `≤ ${limit.atMost}` : `≥ ${limit.atLeast}`;
  const verdict = isMet(row) ? '✓' : '**short**';
  return [figure, measured, against, result, withUnit(goal, unit), verdict];
}

function withUnit(amount: string, unit: Row['unit']): string {
  return unit === '' ? amount : `${amount} ${unit}`;
}

/** Three significant digits; whole numbers stay whole. */
function rounded(value: number): string {
  return Math.abs(value) >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
}

function machine(): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${cpus().length} × ${cpu?.model}, ${memory} GiB, ${type()} ${release()}, Node ${process.version}`;
}
