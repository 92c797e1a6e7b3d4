/** `抽選`, pressed while what it draws from is on its way (ROU-37). */
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { readDraws } from '#draw/kept/kept-draws.ts';
import { rouletteText } from '#draw/text.ts';
import { signInText } from '#features/sign-in/text.ts';
import { letSpinPass } from '#tests/support/page/page-time.ts';
import { renderPage } from '#tests/support/page/render-page.tsx';
import { drawButton } from '#tests/support/page/roulette.ts';

/** Opens the roulette, whose raffles do not come before the returned function is called. */
async function openWaiting() {
  let answer = (): void => undefined;
  const page = await renderPage('/', ({ network }) => {
    answer = network.holdPath(paths.raffles);
  });
  return { ...page, answer };
}

/** Each draw and its raffle, after a spin at most has passed. */
async function drawsOf(): Promise<string[]> {
  await letSpinPass();
  return (await readDraws()).map(({ source }) => source.title);
}

it('it waits for them, is seen and said to wait, and draws once, however often it was pressed', async () => {
  const { user, answer } = await openWaiting();
  await user.click(drawButton());
  await user.click(drawButton());
  expect(drawButton()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText(rouletteText.drawWaits)).toHaveRole('status');
  expect(await drawsOf()).toEqual([]);
  answer();
  expect(await screen.findByText(rouletteText.drawing)).toBeVisible();
  expect(drawButton()).not.toHaveAttribute('aria-busy');
  expect(await drawsOf()).toEqual(['昼食']);
  expect(await drawsOf()).toEqual(['昼食']);
});

it('it draws from the raffle that was chosen before', async () => {
  const page = await renderPage();
  const duty = await screen.findByRole('button', { name: '2:当番' });
  const answer = page.network.holdPath(paths.raffleItems(2));
  await page.user.click(duty);
  await page.user.click(drawButton());
  answer();
  expect(await screen.findByText(rouletteText.drawing)).toBeVisible();
  expect(await drawsOf()).toEqual(['当番']);
});

it.each([
  { what: 'another button is pressed', act: signInText.toRegister },
  { what: 'something is typed', act: null },
])('it is forgotten when $what', async ({ act }) => {
  const { user, answer } = await openWaiting();
  await user.click(drawButton());
  if (act === null)
    await user.type(screen.getByRole('textbox', { name: signInText.username }), 'a');
  else await user.click(screen.getByRole('button', { name: act }));
  expect(drawButton()).not.toHaveAttribute('aria-busy');
  answer();
  await screen.findByRole('list', { name: rouletteText.items });
  expect(await drawsOf()).toEqual([]);
});

it('it says when there is nothing to draw from after all', async () => {
  const { user, answer, network } = await openWaiting();
  network.changeBody(paths.raffles, () => 'no list');
  await user.click(drawButton());
  answer();
  expect(await screen.findByText(rouletteText.nothingToDraw)).toBeVisible();
  await waitFor(() => expect(drawButton()).toBeDisabled());
});
