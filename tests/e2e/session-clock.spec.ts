/** A device whose clock is wrong: the session is counted by the server's. */
import { loadsOf } from '#tests/support/browser/loads.ts';
import {
  nextSession,
  sessionCookies,
  sessionValues,
} from '#tests/support/browser/session-cookies.ts';
import { accountOf, register, signInByForm } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';

const DAY_MS = 86_400_000;

test.use({ settings: { REFRESH_TOKEN_SECONDS: '8600000' } });

const wrongs = [
  { wrong: 'a day ahead', shiftMs: () => DAY_MS },
  { wrong: 'in 1970', shiftMs: () => -Date.now() },
];

// SES-30
for (const { wrong, shiftMs } of wrongs) {
  test(`with a clock ${wrong}, sign-in works and lasts, and the remaining time is right`, async ({
    page,
    context,
  }, info) => {
    await context.addInitScript((shift) => {
      const { Date: RealDate } = globalThis;
      globalThis.Date = class extends RealDate {
        constructor(...parts: [] | [number]) {
          if (parts.length === 0) super(RealDate.now() + shift);
          else super(...parts);
        }
        static override now() {
          return RealDate.now() + shift;
        }
      } as DateConstructor;
    }, shiftMs());
    const loads = loadsOf(page);

    await register(page, accountOf(info));
    await page.goto('/');
    await signInByForm(page, accountOf(info));
    const remaining = page.getByRole('button', { name: /^セッション継続 99日12:5[23]:\d\d$/ });
    await expect(remaining).toBeVisible();
    const begin = await remaining.textContent();
    // A look at the cookies every 200 ms has gone by when a second has.
    await expect(page.getByText(begin ?? '')).toHaveCount(0);
    await expect(remaining).toBeVisible();
    expect(loads()).toBe(2);

    await page.reload();
    await expect(remaining).toBeVisible();
    const before = await sessionValues(context);
    expect(await sessionCookies(context)).toHaveLength(22);
    await remaining.click();
    await nextSession(page, before);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', { name: 'ログアウト' }).click();
    await expect(page.getByLabel('ユーザ名')).toBeVisible();
    expect(await sessionCookies(context)).toEqual([]);
  });
}
