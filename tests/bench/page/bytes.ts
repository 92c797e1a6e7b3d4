/** The load of a first view from the real server: its requests, and its bytes with their headers. */
import {
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Response,
} from '@playwright/test';
import { launchChromium } from '#tests/support/browser/launch-chromium.ts';
import { signIn } from '#tests/support/browser/sign-in.ts';
import type { Bench, Row } from '../row.ts';
import { openFloor, openProduct } from './servers.ts';

const FLOOR_NAME = 'the smallest page';

interface Loaded {
  readonly requests: number;
  readonly bytes: number;
}

export const bytes: Bench = {
  name: 'bytes',
  async run() {
    await using product = await openProduct();
    await using floor = await openFloor();
    await using browser = await launchChromium();

    /** A browser that has never seen the page; what its service worker would fetch comes later. */
    const newcomer = (options: BrowserContextOptions) =>
      browser.newContext({ serviceWorkers: 'block', ...options });

    const least = await firstView(await newcomer({ baseURL: floor.url }), 'Send');
    const guest = await firstView(await newcomer({ baseURL: product.url }), '抽選');
    const visited = await newcomer({ baseURL: product.url });
    await signIn(await visited.newPage(), { username: 'bench', password: 'password' });
    const storageState = await visited.storageState();
    const signedIn = await firstView(
      await newcomer({ baseURL: product.url, storageState }),
      'データ追加',
    );

    return [
      ...rows("guest's", guest, least, { requests: 14, kilobytes: 259 }),
      ...rows("signed-in user's", signedIn, least, { requests: 25, kilobytes: 345 }),
    ];
  },
};

/**
 * Loads the page until it is idle; `landmark` is the button that shows that it is the right one.
 */
async function firstView(context: BrowserContext, landmark: string): Promise<Loaded> {
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: landmark })).toBeVisible();
  const sizes = await Promise.all(responses.map((response) => response.request().sizes()));
  await context.close();
  return {
    requests: responses.length,
    bytes: sizes.reduce((sum, size) => sum + size.responseHeadersSize + size.responseBodySize, 0),
  };
}

function rows(
  whose: string,
  loaded: Loaded,
  least: Loaded,
  atMost: { requests: number; kilobytes: number },
): Row[] {
  return [
    {
      figure: `kilobytes of a ${whose} first view`,
      measured: kilobytes(loaded.bytes),
      against: `${kilobytes(least.bytes)}, ${FLOOR_NAME}`,
      value: Math.round(loaded.bytes / 1000),
      unit: '',
      limit: { atMost: atMost.kilobytes },
    },
    {
      figure: `requests of a ${whose} first view`,
      measured: String(loaded.requests),
      against: `${least.requests}, ${FLOOR_NAME}`,
      value: loaded.requests,
      unit: '',
      limit: { atMost: atMost.requests },
    },
  ];
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
