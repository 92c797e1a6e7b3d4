import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { rouletteText } from '#draw/text.ts';
import { renderPage } from '#tests/support/page/render-page.tsx';
import { draw } from '#tests/support/page/roulette.ts';
import { credentials, deviceOf, signIn } from '#tests/support/page/sign-in.ts';

/** Markup, letters from right to left, and an emoji of several parts. Allowed as a username, too. */
const name = '<b>مرحبا👩‍👩‍👧';

/** The texts on the page that hold the name, by the elements around them. */
function placesOf(name: string): Element[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const places: Element[] = [];
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text;
    if (parentElement && data.includes(name)) places.push(parentElement);
  }
  return places;
}

/** @param sentences that a translator may word otherwise */
function expectInert(name: string, places: number, sentences: readonly string[] = []): void {
  const found = placesOf(name);
  expect(found).toHaveLength(places);
  for (const place of found) expect(place.closest('bdi'), place.outerHTML).not.toBeNull();
  const translated = found.filter((place) => !place.closest('[translate="no"]'));
  expect(translated.map(({ textContent }) => textContent)).toEqual(sentences);
  expect(document.querySelector('b')).toBeNull();
}

// UI-7, UI-25
describe('a name is text, whose direction ends with it,', () => {
  it('of a raffle, its item and the result with its list', async () => {
    const page = await renderPage('/', async ({ db }) => {
      await db.deleteFrom('raffles').execute();
      const { id } = await db
        .insertInto('raffles')
        .values({ title: name })
        .returning('id')
        .executeTakeFirstOrThrow();
      const items = [{ raffle_id: id, position: 1, title: name }];
      await db.insertInto('raffle_items').values(items).execute();
    });
    await screen.findByRole('list', { name: rouletteText.items });
    await draw(page);
    expectInert(name, 5, [rouletteText.result(1, name)]);
  });

  it('of a user, in the session panel and the info panel', async () => {
    await renderPage('/', (world) => signIn(world, { ...credentials, username: name }));
    await waitFor(() => expectInert(name, 2));
  });

  it('of a record, its button and its detail', async () => {
    const { user } = await renderPage('/', async (world) => {
      await signIn(world);
      await deviceOf(world)('POST', 'worktimetracker/', { name });
    });
    await user.click(await screen.findByRole('button', { name: `1:${name}` }));
    await waitFor(() => expectInert(name, 2));
  });
});
