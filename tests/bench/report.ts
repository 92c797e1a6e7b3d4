/** The results as Markdown, with the machine and the reasons for what falls short. */
import { cpus, release, totalmem, type } from 'node:os';
import { isMet, type Result, type Row } from './row.ts';

const HEAD = ['figure', 'measured', 'against', 'result', 'must reach', '', 'steal time'] as const;

export function table(results: readonly Result[]): string {
  const rows = results.flatMap(({ rows, steal }) => rows.map((row) => cells(row, steal)));
  const lines = [HEAD, HEAD.map(() => '---'), ...rows];
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n');
}

function cells(row: Row, steal: number | undefined): string[] {
  const { figure, measured, against, value, unit, limit } = row;
  const bound = 'atMost' in limit ? `≤ ${limit.atMost}` : `≥ ${limit.atLeast}`;
  const verdict = isMet(row) ? '✓' : '**short**';
  return [
    figure,
    measured,
    against,
    withUnit(rounded(value), unit),
    withUnit(bound, unit),
    verdict,
    steal === undefined ? '' : `${Math.round(steal * 100)} %`,
  ];
}

function withUnit(amount: string, unit: Row['unit']): string {
  return unit === '' ? amount : `${amount} ${unit}`;
}

/** Three significant digits; whole numbers stay whole. */
function rounded(value: number): string {
  return Math.abs(value) >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
}

/** What falls short, each with its reason where one is known. */
export function shortfalls(
  results: readonly Result[],
  reasons: Readonly<Record<string, string>>,
): { readonly figure: string; readonly reason: string | undefined }[] {
  return results
    .flatMap(({ rows }) => rows)
    .filter((row) => !isMet(row))
    .map(({ figure }) => ({ figure, reason: reasons[figure] }));
}

/** All results as a page: those of one day and machine in one table. */
export function report(
  results: readonly Result[],
  reasons: Readonly<Record<string, string>>,
): string {
  const days = Map.groupBy(results, ({ date, machine }) => `${date}, on ${machine}`);
  const short = shortfalls(results, reasons);
  return [
    '# Figures',
    'Written by `npm run bench`. What counts is the ratio to a floor measured in the same run on the same machine.',
    "Steal time: the part of the processors' time that the host of this virtual machine gave to others meanwhile.",
    ...[...days].flatMap(([day, of]) => [`## ${day}`, table(of)]),
    ...(short.length > 0 ? ['## What falls short'] : []),
    ...short.map(({ figure, reason }) => `- **${figure}**: ${reason ?? 'no reason is known yet.'}`),
  ].join('\n\n');
}

/** The machine in one line: a figure means little without it. */
export function machine(chromium: string): string {
  const [first] = cpus();
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`;
  const system = `${type()} ${release()}`;
  return `${cpus().length} × ${first?.model ?? 'unknown processor'}, ${memory}, ${system}, Node ${process.version}, ${chromium}`;
}
