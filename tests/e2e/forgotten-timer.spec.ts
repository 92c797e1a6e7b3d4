/** Forgotten timers in several tabs. */
import { workTimePaths } from '#contract/work-time-paths.ts';
import { HOUR_MS } from '#domain/time-units.ts';
import { callApi } from '#tests/support/browser/call-api.ts';
import { button, dialog, press } from '#tests/support/browser/screen.ts';
import { signIn } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';

// TRK-34
test('one tab asks about a forgotten timer, then another', async ({ page, context }) => {
  await signIn(page);
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
