/** The limits on requests, as people behind one address meet them. */
import { deflateSync } from 'node:zlib';
import { expectAccessible } from '#tests/support/browser/expect-accessible.ts';
import { expect, test } from '#tests/support/browser/test.ts';

/** As many as one address may ask for in ten seconds (LIM-3). */
const DOCUMENTS = 600;

test.describe('a crowded address', () => {
  test.use({ settings: { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' } });

  // LIM-14
  test('a refused page says so, and comes by itself', async ({ page, server, allow }, {
    parallelIndex,
  }) => {
    allow.consoleErrors(/status of 429/);
    const list = deflateSync('掃除当番\n佐藤\n鈴木').toString('base64url');
    const crowded = { 'x-forwarded-for': `203.0.113.${parallelIndex}` };
    await page.clock.install();
    await page.setExtraHTTPHeaders(crowded);
    const headers = { ...crowded, accept: 'text/html' };
    // On a slow machine the ten seconds may pass before the page asks.
    await expect(async () => {
      await page.goto('about:blank');
      await Promise.all(Array.from({ length: DOCUMENTS }, () => fetch(server.url, { headers })));
      expect((await page.goto(`/Roulette#list=${list}`))?.status()).toBe(429);
    }).toPass();
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
