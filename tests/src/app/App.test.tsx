import { configure, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appText } from '#app/text.ts';
import { rouletteText } from '#draw/text.ts';
import { infoPanelText } from '#features/info-panel/text.ts';
import { navigationText } from '#features/navigation/text.ts';
import { signInText } from '#features/sign-in/text.ts';
import { renderPage } from '#tests/support/page/render-page.tsx';
import { textsIn } from '#tests/support/page/screen.ts';

const goTo = (name: string) => screen.getByRole('button', { name });
const main = () => screen.getByRole('main');

// As src/main.tsx draws it: an effect that cannot be repeated would show here.
beforeAll(() => configure({ reactStrictMode: true }));
afterAll(() => configure({ reactStrictMode: false }));

describe('the page', () => {
  // NAV-1
  it('stacks four panels: session, navigation, content, info', async () => {
    await renderPage();
    expect(textsIn(document.body, 'heading', { level: 2 })).toEqual([
      signInText.signInHeading,
      navigationText.heading,
      rouletteText.heading,
      infoPanelText.heading,
    ]);
  });

  // NAV-2
  it('goes from page to page by the navigation buttons', async () => {
    const { user } = await renderPage();
    await user.click(goTo('About'));
    expect(main()).toHaveTextContent(/^About$/);
    expect(location.pathname).toBe('/about');
    await user.click(goTo('Contact'));
    expect(main()).toHaveTextContent(/^Contact$/);
    expect(location.pathname).toBe('/contact');
    await user.click(goTo('Home'));
    expect(within(main()).getByRole('heading', { name: rouletteText.heading })).toBeVisible();
    expect(goTo('Home')).toHaveAttribute('aria-current', 'page');
  });

  // NAV-3
  it('shows that a page does not exist, with a link home', async () => {
    const { user } = await renderPage('/nowhere/at/all');
    expect(main()).toHaveTextContent(appText.notFound);
    await user.click(screen.getByRole('link', { name: appText.home }));
    expect(within(main()).getByRole('heading', { name: rouletteText.heading })).toBeVisible();
  });

  // NAV-3
  it.each(['//', '/Home//', '/Home//Abc', '/mypage'])('takes %s for no page', async (path) => {
    await renderPage(path);
    expect(main()).toHaveTextContent(appText.notFound);
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });

  it('is the same with a slash at the end of its path', async () => {
    await renderPage('/Home/Abc/');
    expect(within(main()).getByRole('heading', { name: rouletteText.heading })).toBeVisible();
    expect(await screen.findByRole('tab', { selected: true })).toHaveTextContent('Abc');
    expect(document.title).toMatch(/^Home\/Abc \|/);
  });

  // UI-31
  it('is not left for a file that is dropped on it, and takes a text', async () => {
    await renderPage();
    for (const [type, isRefused] of [['Files', true] as const, ['text/plain', false] as const]) {
      const drop = createEvent.dragOver(main(), { dataTransfer: { types: [type] } });
      fireEvent(main(), drop);
      expect(drop.defaultPrevented).toBe(isRefused);
    }
  });
});
