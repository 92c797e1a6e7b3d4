/** A device that comes into another time zone while the page is open. */
import { addEntries } from '#tests/support/browser/add-entries.ts';
import { accountOf, signIn } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { button, press } from './screens/screen.ts';

// UI-5, TRK-33
test('all of the page is in one zone, an open editor in the one of its opening', async ({
  browser,
  server,
}, info) => {
  // The zone of a page can be set once: this one begins in that of the browser, Asia/Tokyo.
  const context = await browser.newContext({ baseURL: server.url, timezoneId: undefined });
  const page = await context.newPage();
  await signIn(page, accountOf(info));
  const yesterday = new Date(Date.now() - 24 * 3_600_000 + 9 * 3_600_000)
    .toISOString()
    .slice(0, 10);
  await addEntries(page, '設計', [
    { begin: `${yesterday}T10:00:00`, end: `${yesterday}T11:00:00` },
  ]);
  await page.reload();
  const past = page.getByRole('region', { name: '過去の記録', includeHidden: true });
  await expect(past).toContainText('10:00 – 11:00');

  const device = await context.newCDPSession(page);
  await device.send('Emulation.setTimezoneOverride', { timezoneId: 'Asia/Kolkata' });
  await press(page, '編集');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('終了日時')).toHaveValue(`${yesterday}T11:00`);
  await expect(past).toContainText('10:00 – 11:00');

  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(dialog.getByRole('alert')).toContainText('Asia/Tokyo');
  await expect(past).toContainText('6:30 – 7:30');
  await dialog.getByLabel('終了日時').fill(`${yesterday}T11:30:00`);
  await button(page, '保存').click();
  await expect(dialog).toHaveCount(0);
  await expect(past).toContainText('6:30 – 8:00');
  await context.close();
});
