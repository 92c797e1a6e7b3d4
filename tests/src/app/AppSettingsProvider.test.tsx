import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppSettingsProvider } from '#app/AppSettingsProvider.tsx';
import { type AppSettings, useAppSettings } from '#lib/use-app-settings.ts';
import { openSession } from '#session/open-session.ts';
import { sessionStore } from '#session/session-store.ts';
import { sessionCookiesLeft } from '#tests/support/page/cookies.ts';
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

  it('remove all session cookies', () => {
    sessionStore.save(openSession(madeUpSession()));
    expect(sessionCookiesLeft()).toHaveLength(22);
    readSettings().removeCookies();
    expect(sessionCookiesLeft()).toEqual([]);
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
