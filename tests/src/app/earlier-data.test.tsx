import { screen } from '@testing-library/react';
import { openDB } from 'idb';
import { expect, it } from 'vitest';
import { appText } from '#app/text.ts';
import { renderPage } from '#tests/support/page/render-page.tsx';
import { reopenPage } from '#tests/support/page/reopen-page.tsx';

async function openEarlier(name: string, store: string) {
  return openDB(name, 2, { upgrade: (database) => void database.createObjectStore(store) });
}

// OPS-13
it.each([
  ['outbox', 'presses'],
  ['roulette', 'lists'],
])('data of before 1.0.0 in the database %s is named once, and stays', async (name, store) => {
  const earlier = await openEarlier(name, store);
  await earlier.put(store, 'kept', 'A');
  earlier.close();
  const page = await renderPage('/Roulette');
  expect(await screen.findByText(appText.earlierData)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  const { unmount } = page;
  await reopenPage({ unmount });
  await screen.findByRole('button', { name: '1:昼食' });
  expect(screen.queryByText(appText.earlierData)).not.toBeInTheDocument();
  const left = await openEarlier(name, store);
  expect([left.version, await left.get(store, 'A')]).toEqual([2, 'kept']);
  left.close();
});

it('a browser without such data is told nothing', async () => {
  await renderPage('/Roulette');
  await screen.findByRole('button', { name: '1:昼食' });
  expect(screen.queryByText(appText.earlierData)).not.toBeInTheDocument();
});
