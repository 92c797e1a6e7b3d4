import { render, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { AppSettingsProvider } from '#app/AppSettingsProvider.tsx';
import { type AppSettings, useAppSettings } from '#lib/use-app-settings.ts';
import { openSession } from '#session/open-session.ts';
import { sessionStore } from '#session/session-store.ts';
import { readCookie, sessionCookiesLeft, setCookie } from '#tests/support/page/cookies.ts';
import { madeUpSession } from '#tests/support/page/made-up-session.ts';
import { renderPage } from '#tests/support/page/render-page.tsx';

/** The settings as a component below the provider sees them. */
function readSettings(): AppSettings {
  let seen: AppSettings | undefined;
  function Reader() {
    seen = useAppSettings();
    return null;
  }
  render(
    <AppSettingsProvider>
      <Reader />
    </AppSettingsProvider>,
  );
  if (!seen) throw new Error('the reader was not rendered');
  return seen;
}

describe('the app-wide settings', () => {
  // UI-15, API-3
  it('are the two hosts of the build and an empty holiday list', () => {
    expect(readSettings()).toMatchObject({ webHost: '/', apiHost: '/api/', holidays: [] });
  });

  it('remove all session cookies, and no other', () => {
    setCookie('count', '3');
    sessionStore.save(openSession(madeUpSession()));
    expect(sessionCookiesLeft()).toHaveLength(22);
    readSettings().removeCookies();
    expect(sessionCookiesLeft()).toEqual([]);
    expect(readCookie('count')).toBe('3');
  });

  it('log a variable by its name while the page is developed', () => {
    const debug = vi.spyOn(console, 'debug').mockImplementation(() => undefined);
    onTestFinished(() => debug.mockRestore());
    readSettings().logVariable('error', 42);
    expect(debug.mock.calls).toEqual([['error', 42]]);
  });

  // UI-3
  it('announce nothing at first, and then each page that was reached', async () => {
    const page = await renderPage();
    const alert = () => screen.getAllByRole('status').map((region) => region.textContent);
    expect(alert()).toContain('alert:-');
    await page.user.click(screen.getByRole('button', { name: 'About' }));
    expect(alert()).toContain('About');
    await page.user.click(screen.getByRole('button', { name: 'Home' }));
    expect(alert()).toContain('Home');
  });
});
