/** What Lighthouse says of a guest's page, on its phone profile, with the smallest page beside it. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { provideChromium, thisMachine } from '#tests/support/browser/chromium.ts';
import { chromiumArgs } from '#tests/support/browser/launch-chromium.ts';
import { type Bench, median, type Row } from '../row.ts';
import { openFloor, openProduct } from './servers.ts';

/** Fetched when it is first used: it is as large as all that the product is built with. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const ROUNDS = 5;
const LARGEST_REPORT_BYTES = 64 * 1024 * 1024;

const categories = [
  { id: 'performance', atLeast: 98 },
  { id: 'accessibility', atLeast: 100 },
  { id: 'best-practices', atLeast: 100 },
] as const;

type Scores = Record<(typeof categories)[number]['id'], { readonly score: number }>;

export const lighthouse: Bench = {
  name: 'lighthouse',
  async run() {
    await using product = await openProduct();
    await using floor = await openFloor();
    const visits: { readonly ours: Scores; readonly least: Scores }[] = [];
    // In turn, so that a busy moment of the machine falls on both.
    while (visits.length < ROUNDS)
      visits.push({ ours: await visit(product.url), least: await visit(floor.url) });
    return categories.map(({ id, atLeast }): Row => {
      const points = (of: 'ours' | 'least') =>
        visits.map((visit) => Math.round(visit[of][id].score * 100));
      return {
        figure: `Lighthouse: ${id.replace('-', ' ')}`,
        measured: points('ours').join(', '),
        against: `${median(points('least'))}, the smallest page`,
        value: median(points('ours')),
        unit: '',
        limit: { atLeast },
      };
    });
  },
};

async function visit(url: string): Promise<Scores> {
  const flags = [
    url,
    '--quiet',
    '--output=json',
    `--only-categories=${categories.map(({ id }) => id).join(',')}`,
    `--chrome-flags=${['--headless=new', ...chromiumArgs].join(' ')}`,
  ];
  const { stdout } = await promisify(execFile)(
    'npm',
    ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', ...flags],
    {
      env: { ...process.env, CHROME_PATH: provideChromium(thisMachine) },
      maxBuffer: LARGEST_REPORT_BYTES,
    },
  );
  return JSON.parse(stdout).categories;
}
