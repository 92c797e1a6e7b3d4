import { expect, it, onTestFinished, vi } from 'vitest';
import { CookiesNotKeptError, saveCookies } from '#session/cookie-jar.ts';
import { watchCookies } from '#tests/support/page/cookies.ts';
import { madeUpIat, madeUpSession } from '#tests/support/page/made-up-session.ts';

/** Moves the page to another address, as vitest's jsdom allows, until the test is over. */
function movePageTo(url: string): void {
  const { jsdom } = globalThis as unknown as { jsdom: { reconfigure(to: { url: string }): void } };
  const before = location.href;
  jsdom.reconfigure({ url });
  onTestFinished(() => jsdom.reconfigure({ url: before }));
}

// SES-11
it('the session cookies of a page on https are secure', () => {
  movePageTo('https://kuji.example/');
  const written = watchCookies();
  saveCookies(madeUpSession(), madeUpIat);
  expect(written()).toHaveLength(22);
  for (const cookie of written()) {
    expect(cookie).toMatch(/; SameSite=Strict/);
    expect(cookie).toMatch(/; Secure(?:;|$)/);
  }
});

// SES-35
it('cookies that the browser drops are no session', () => {
  vi.spyOn(Document.prototype, 'cookie', 'set').mockReturnValue();
  expect(() => saveCookies(madeUpSession(), madeUpIat)).toThrow(CookiesNotKeptError);
});
