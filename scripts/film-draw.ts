/**
 * Films a draw for the README as an animated picture: `npm run film`. It needs `img2webp`, of Debian's
 * package webp.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '#tests/support/browser/journey-server.ts';
import { launchChromium } from '#tests/support/browser/launch-chromium.ts';

const FILE = 'docs/screenshots/draw.webp';
const viewport = { width: 720, height: 700 };
/** How long strips of paper fly. */
const STRIPS_MS = 1500;
/** How long the result is shown before the film begins again. */
const LAST_FRAME_MS = 2500;

interface Frame {
  image: Buffer;
  /** Seconds since the epoch. */
  at: number;
}

const server = await startServer();
const browser = await launchChromium();
const page = await browser.newPage({ viewport, locale: 'ja-JP' });
await page.goto(server.url);
await page.getByRole('button', { name: '1:昼食' }).click();
const draw = page.getByRole('button', { name: '抽選' });
await draw.scrollIntoViewIfNeeded();
await page.getByRole('heading', { name: 'ルーレット' }).evaluate((heading) => {
  heading.scrollIntoView({ block: 'start' });
});

// A pointer on a row would show its hint.
await draw.hover();

const frames: Frame[] = [];
const client = await page.context().newCDPSession(page);
client.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
  frames.push({ image: Buffer.from(data, 'base64'), at: metadata.timestamp ?? 0 });
  // The last one may find the browser closed.
  client.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
});
await client.send('Page.startScreencast', { format: 'png', everyNthFrame: 4 });
await draw.click();
await page.getByText(/^結果: /).waitFor();
await page.waitForTimeout(STRIPS_MS);
await client.send('Page.stopScreencast');
await browser.close();
await server.dispose();

const folder = await mkdtemp(join(tmpdir(), 'film-'));
const parts = await Promise.all(
  frames.map(async ({ image, at }, index) => {
    const name = join(folder, `${String(index).padStart(4, '0')}.png`);
    await writeFile(name, image);
    const next = frames[index + 1]?.at;
    const shownMs =
      next === undefined ? LAST_FRAME_MS : Math.max(10, Math.round((next - at) * 1000));
    return ['-lossy', '-q', '50', '-m', '6', '-d', String(shownMs), name];
  }),
);
execFileSync('img2webp', ['-loop', '0', '-min_size', ...parts.flat(), '-o', FILE]);
await rm(folder, { recursive: true });
