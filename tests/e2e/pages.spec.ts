/** Pages and the info panel: the names are those of the customer's screen. */
import { expect, test } from '#tests/support/browser/test.ts';

// NAV-2, NAV-3
test('every page survives a reload and the back button, and an unknown one leads home', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'About' }).click();
  await expect(page.getByRole('main')).toHaveText('About');
  await page.reload();
  await expect(page.getByRole('main')).toHaveText('About');
  await page.getByRole('button', { name: 'Contact' }).click();
  await expect(page.getByRole('main')).toHaveText('Contact');
  await page.goBack();
  await expect(page.getByRole('main')).toHaveText('About');
  await page.getByRole('button', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { name: 'ルーレット' })).toBeVisible();

  await page.goto('/no/such/page');
  await expect(page.getByRole('main')).toContainText('ページが見つかりません');
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { name: 'ルーレット' })).toBeVisible();
});

// INF-1, INF-2, INF-4, INF-5
test('the info panel names the guest, the network and the time, and the second round reports the first', async ({
  page,
}) => {
  const second = page.waitForRequest(/httprequest\/responsetime\/\?/);
  await page.goto('/');
  const network = page.getByRole('region', { name: '通信' });
  await expect(network).toContainText('127.0.0.1');
  await expect(network).toContainText(/応答時間\d+ ms/);
  const { response, interval } =
    /応答時間(?<response>\d+) ms.*間隔(?<interval>\d+\.\d{3}) 秒/.exec(
      (await network.textContent()) ?? '',
    )?.groups ?? {};
  expect(Number(interval)).toBe((5000 + Number(response)) / 1000);
  const auth = page.getByRole('region', { name: '認証' });
  await expect(auth).toContainText('ユーザ名ゲスト');
  await expect(auth).toContainText('UUID--------');
  const clock = page.getByRole('region', { name: '時計' });
  const before = (await clock.textContent()) ?? '';
  expect(before).toMatch(/現在時刻\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d/);
  await expect(clock).not.toHaveText(before);

  const { searchParams } = new URL((await second).url());
  expect([...searchParams.keys()].sort()).toEqual([
    'last_request_date',
    'last_response_date',
    'response_time',
  ]);
});
