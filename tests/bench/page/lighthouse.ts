/** Lighthouse's figures of a guest's page, on its phone profile, with the smallest page beside it. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { provideChromium } from '#tests/support/browser/chromium.ts';
import { chromiumArgs } from '#tests/support/browser/launch-chromium.ts';
import { type Bench, median, type Row } from '../row.ts';
import { openFloor, openProduct } from './servers.ts';

/** Fetched when it is first used: it is as large as all that the product is built with. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const ROUNDS = 5;
const LARGEST_REPORT_BYTES = 64 * 1024 * 1024;

/**
 * Points of 100. The performance is noted alone: Lighthouse takes scripts for blocking that come after the paint of
 * a prerendered page. The rows of paint.ts say what a user meets.
 */
const categories = ['performance', 'accessibility', 'best-practices'] as const;

interface Report {
  readonly categories: Record<(typeof categories)[number], { readonly score: number }>;
  readonly audits: { readonly 'total-blocking-time': { readonly numericValue: number } };
}

export const lighthouse: Bench = {
  name: 'lighthouse',
  async run() {
    await using product = await openProduct();
    await using floor = await openFloor();
    const visits: { readonly ours: Report; readonly least: Report }[] = [];
    // In turn, so that a busy moment of the machine falls on both.
    while (visits.length < ROUNDS)
      visits.push({ ours: await visit(product.url), least: await visit(floor.url) });
    const points = (of: 'ours' | 'least', id: (typeof categories)[number]) =>
      visits.map((visit) => Math.round(visit[of].categories[id].score * 100));
    const blockedMs = (of: 'ours' | 'least') =>
      median(visits.map((visit) => visit[of].audits['total-blocking-time'].numericValue));
    return [
      ...categories.map((id): Row => {
        const least = median(points('least', id));
        return {
          figure: `Lighthouse: ${id.replace('-', ' ')}`,
          measured: points('ours', id).join(', '),
          against: `${least}, the smallest page`,
          value: median(points('ours', id)),
          unit: '',
          ...(id !== 'performance' && { limit: { atLeast: 100 } }),
        };
      }),
      {
        figure: 'Lighthouse: total blocking time',
        measured: `${Math.round(blockedMs('ours'))} ms`,
        against: `${Math.round(blockedMs('least'))} ms, the smallest page`,
        value: blockedMs('ours') / blockedMs('least'),
        unit: '×',
      },
    ];
  },
};

/** Once again where Lighthouse has lost its own recording, as it says then. */
const visit = (url: string) => visitOnce(url).catch(() => visitOnce(url));

async function visitOnce(url: string): Promise<Report> {
  const flags = [
    url,
    '--quiet',
    '--output=json',
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=${['--headless=new', ...chromiumArgs].join(' ')}`,
  ];
  const { stdout } = await promisify(execFile)(
    'npm',
    ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', ...flags],
    {
      env: { ...process.env, CHROME_PATH: provideChromium() },
      maxBuffer: LARGEST_REPORT_BYTES,
    },
  );
  return JSON.parse(stdout);
}
