/** Presses, names and forgotten timers of the tracker, as far as only a browser shows them. */
import { paths } from '#contract/paths.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { HOUR_MS } from '#domain/time-units.ts';
import { callApi } from '#tests/support/browser/call-api.ts';
import { button, dialog, press } from '#tests/support/browser/screen.ts';
import { accountOf, signIn } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { record } from '#tests/support/browser/tracker.ts';

// UI-7, TRK-1
test('a name that runs from right to left stands behind its id', async ({ page }, info) => {
  await signIn(page, accountOf(info));
  await callApi(page, paths.workRecords, { name: 'اجتماع' });
  await page.reload();
  const label = record(page, 'اجتماع').locator('bdi');
  const [id, name] = await label.evaluate((element) => {
    const text = element.firstChild as Text;
    const left = (at: number) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    };
    return [left(0), left(text.length - 1)];
  });
  expect(id).toBeLessThan(Number(name));
});

// TRK-34
test('a forgotten timer is asked about in one tab, and in another where that one is closed without an answer', async ({
  page,
  context,
}, info) => {
  await signIn(page, accountOf(info));
  const beginning_time = new Date(Date.now() - 10 * HOUR_MS).toISOString();
  await callApi(page, workTimePaths.switch, { name: '設計', beginning_time });
  await page.reload();
  await expect(dialog(page, '止め忘れていませんか')).toContainText(
    /「設計」が\d+月\d+日 \d+:\d\dから動いています/,
  );
  const other = await context.newPage();
  await other.goto('/');
  await expect(button(other, '停止 設計')).toBeVisible();
  const otherQuestion = dialog(other, '止め忘れていませんか');
  await expect(otherQuestion).toHaveCount(0);
  await page.close();
  await press(otherQuestion, 'まだ作業中');
  await expect(otherQuestion).toHaveCount(0);
  await other.reload();
  await expect(button(other, '停止 設計')).toBeVisible();
  await expect(otherQuestion).toHaveCount(0);
});
