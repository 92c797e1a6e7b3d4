import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
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
  it('are the hosts of the build, no holidays, and what removes cookies and logs', () => {
    setCookie('count', '3');
    sessionStore.save(openSession(madeUpSession()));
    const debug = vi.spyOn(console, 'debug').mockImplementation(() => undefined);
    const settings = readSettings();
    expect(settings).toMatchObject({ webHost: '/', apiHost: '/api/', holidays: [] });
    settings.removeCookies();
    expect(sessionCookiesLeft()).toEqual([]);
    expect(readCookie('count')).toBe('3');
    settings.logVariable('error', 42);
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
