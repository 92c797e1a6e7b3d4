/** The limits on requests, as people behind one address meet them. */
import { deflateSync } from 'node:zlib';
import { cachedPaths } from '#tests/support/browser/cached-paths.ts';
import { openDeployment } from '#tests/support/browser/deployment.ts';
import { expectAccessible } from '#tests/support/browser/expect-accessible.ts';
import { expect, test } from '#tests/support/browser/test.ts';

/** As many as one address may ask for in ten seconds (LIM-3). */
const DOCUMENTS = 600;

const PUPILS = 40;
const OTHERS = 5;

test.describe('a crowded address', () => {
  test.use({ settings: { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' } });

  // LIM-14
  test('a refused page says so in Japanese, and comes by itself with the list of its link', async ({
    page,
    server,
    allow,
  }, { parallelIndex }) => {
    allow.consoleErrors(/status of 429/);
    const list = deflateSync('掃除当番\n佐藤\n鈴木').toString('base64url');
    const crowded = { 'x-forwarded-for': `203.0.113.${parallelIndex}` };
    await page.clock.install();
    await page.setExtraHTTPHeaders(crowded);
    const headers = { ...crowded, accept: 'text/html' };
    await Promise.all(Array.from({ length: DOCUMENTS }, () => fetch(server.url, { headers })));

    expect((await page.goto(`/Roulette#list=${list}`))?.status()).toBe(429);
    await expect(
      page.getByRole('heading', { name: 'ただいまページを表示できません' }),
    ).toBeVisible();
    await expect(page.getByText(/約\d+秒後に、自動でもう一度読み込みます/)).toBeVisible();
    await expectAccessible(page);

    await page.setExtraHTTPHeaders({});
    await page.clock.fastForward('00:20');
    await expect(page.getByText('共有されたリスト「掃除当番」・2件')).toBeVisible();
  });
});

test.describe('a school', () => {
  test.use({ settings: { RATE_LIMITS: 'on' }, serviceWorkers: 'allow' });

  // LIM-3
  test('comes at once, forty pupils with their workers and five more, and nobody is refused', {
    tag: '@long',
  }, async ({ page, browser, server, allow }) => {
    test.slow(); // 4,000 requests
    const host = await openDeployment(server.url);
    allow.origin(host.url);
    await page.goto(host.url);
    await expect.poll(() => cachedPaths(page)).toContainEqual(expect.stringContaining('/menu.'));
    let known = 0;
    await expect
      .poll(
        () => {
          const grew = host.asked.length > known;
          known = host.asked.length;
          return grew;
        },
        { intervals: [1000], timeout: 30_000 },
      )
      .toBe(false);
    const visit = [...host.asked];
    await page.close();
    await host.close();

    async function comeOnce(): Promise<void> {
      for (const { path, method, headers } of visit) {
        const { host, connection, ...rest } = headers;
        const response = await fetch(server.url + path, { method, headers: rest as HeadersInit });
        await response.arrayBuffer();
      }
    }
    async function look(): Promise<void> {
      const context = await browser.newContext();
      const pupil = await context.newPage();
      await pupil.goto(server.url);
      await pupil.getByRole('button', { name: '1:昼食' }).click();
      await expect(pupil.getByRole('button', { name: '抽選' })).toBeEnabled();
      await context.close();
    }
    // As quickly as the machine can: some seconds where it has nothing else to do.
    const pupils = Array.from({ length: PUPILS }, comeOnce);
    await Promise.all([...pupils, ...Array.from({ length: OTHERS }, look)]);
    expect(server.logs.filter((line) => line.includes('"status":429'))).toEqual([]);
  });
});
