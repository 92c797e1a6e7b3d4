/** Responses of other servers in place of raffles and items. */
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { rouletteText } from '#draw/text.ts';
import { renderPage } from '#tests/support/page/render-page.tsx';
import { uiText } from '#ui/text.ts';

/** Opens the roulette of a server that returns these raffles, and these items of each. */
async function openRoulette(raffles: unknown, items: unknown = []) {
  return renderPage('/', ({ network }) => {
    network.breakPath(paths.raffleItems(1), { status: 200, body: items });
    network.breakPath(paths.raffles, { status: 200, body: raffles });
  });
}

// API-17
it('leaves out raffles and items that it cannot use, mentions them once, and draws', async () => {
  const raffles = [null, { id: 1, title: '昼食' }, { id: 2 }];
  const { user } = await openRoulette(raffles, [{ title: '蕎麦' }, {}, null, { title: 'うどん' }]);
  await user.click(await screen.findByRole('button', { name: '1:昼食' }));
  const items = await screen.findByRole('list', { name: rouletteText.items });
  expect(within(items).getAllByRole('listitem')).toHaveLength(2);
  expect(items).toHaveTextContent('1: 蕎麦2: うどん');
  expect(screen.getAllByText(uiText.leftOutRows(4))).toHaveLength(1);
  expect(screen.getByRole('button', { name: rouletteText.draw })).toBeEnabled();
});

// SEC-3
it('shows names without NUL and marks of direction, whatever server they come from', async () => {
  const { user } = await openRoulette(
    [{ id: 1, title: '昼\u202e食' }],
    [{ title: '蕎\u0000麦\t=1' }],
  );
  await user.click(await screen.findByRole('button', { name: '1:昼食' }));
  const items = await screen.findByRole('list', { name: rouletteText.items });
  expect(items).toHaveTextContent(/^1: 蕎麦 =1$/);
});

// API-17
it('says エラー when the items come with another status than 200', async () => {
  const { user, network } = await openRoulette([{ id: 1, title: '昼食' }]);
  network.breakPath(paths.raffleItems(1), { status: 202, body: [{ title: '蕎麦' }] });
  await user.click(await screen.findByRole('button', { name: '1:昼食' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('エラー');
});
