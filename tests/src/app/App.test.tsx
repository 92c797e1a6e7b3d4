import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { text } from '#app/text.ts';
import { text as info } from '#features/info-panel/text.ts';
import { text as navigation } from '#features/navigation/text.ts';
import { text as roulette } from '#features/roulette/text.ts';
import { text as signIn } from '#features/sign-in/text.ts';
import { renderPage } from '#tests/support/render-page.tsx';

const goTo = (name: string) => screen.getByRole('button', { name });
const main = () => screen.getByRole('main');

describe('the page', () => {
  it('stacks four panels: session, navigation, content, info', async () => {
    await renderPage();
    const panels = screen
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.textContent);
    expect(panels).toEqual([
      signIn.signInHeading,
      navigation.heading,
      roulette.heading,
      info.heading,
    ]);
  });

  it('goes from page to page by the navigation buttons', async () => {
    const { user } = await renderPage();
    await user.click(goTo('About'));
    expect(main()).toHaveTextContent(/^About$/);
    expect(location.pathname).toBe('/about');
    await user.click(goTo('Contact'));
    expect(main()).toHaveTextContent(/^Contact$/);
    expect(location.pathname).toBe('/contact');
    await user.click(goTo('Home'));
    expect(within(main()).getByRole('heading', { name: roulette.heading })).toBeVisible();
    expect(goTo('Home')).toHaveAttribute('aria-current', 'page');
  });

  it('says that there is no such page, and leads home', async () => {
    const { user } = await renderPage('/nowhere/at/all');
    expect(main()).toHaveTextContent(text.notFound);
    await user.click(screen.getByRole('link', { name: text.home }));
    expect(within(main()).getByRole('heading', { name: roulette.heading })).toBeVisible();
  });

  it('stays usable while the API is down', async () => {
    const { user } = await renderPage('/', ({ network }) => network.breakPath('', 'no-network'));
    expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent('エラー');
    await user.click(goTo('About'));
    expect(main()).toHaveTextContent(/^About$/);
  });
});
