import { webcrypto } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { proofText } from '#draw/proof/text.ts';
import { renderPage } from '#tests/support/page/render-page.tsx';
import { chooseList, draw, result } from '#tests/support/page/roulette.ts';

async function openLunch() {
  const page = await renderPage();
  await chooseList(page);
  await screen.findByText(proofText.about);
  return page;
}

// ROU-24
it('the proof of a draw is missing over plain http, which is said, and it is drawn', async () => {
  vi.stubGlobal('crypto', { getRandomValues: webcrypto.getRandomValues.bind(webcrypto) });
  const page = await openLunch();
  await draw(page);
  expect(result()).toBeVisible();
  expect(screen.queryByText(/^確認値 /)).not.toBeInTheDocument();
  await page.user.click(screen.getByText(proofText.about));
  expect(await screen.findByText(proofText.unavailable)).toBeVisible();
});

// ROU-24
it('the explanation of a draw works the rule through with the numbers of the last draw, and tests it on the spot', async () => {
  const page = await openLunch();
  await draw(page);
  const [, n, target, line] =
    /n=(\d+) target=(\d+) tick=\d+ line=(\d+)/.exec(screen.getByText(/^n=/).textContent ?? '') ??
    [];
  await page.user.click(screen.getByText(proofText.about));
  await screen.findByText(proofText.rule);
  const about = within(screen.getByText(proofText.rule).closest('details') ?? document.body);
  expect(about.getByText(new RegExp(`n=${n}、target=${target}.*${line}行目`))).toBeVisible();
  expect(about.getByText(new RegExp(`${n}件・各1/${n}`))).toBeVisible();
  await page.user.click(about.getByRole('button', { name: proofText.test }));
  await waitFor(() => expect(about.getByText(/^10,000回のうち/)).toBeVisible());
  expect(about.getByText(/^χ²=\d+\.\d\d\(自由度/)).toBeVisible();
  expect(document.querySelectorAll('svg[preserveAspectRatio="none"] path')).toHaveLength(2);
});

// ROU-24
it('the proof is of the chosen list: of another one nothing is said before it is drawn from', async () => {
  const page = await openLunch();
  await draw(page);
  await page.user.click(screen.getByText(proofText.about));
  expect((await screen.findAllByText(/^確認値 [0-9a-f]{12}/)).length).toBe(2);
  await page.user.click(screen.getByRole('button', { name: '2:当番' }));
  await waitFor(() => expect(screen.queryByText(/^確認値 /)).not.toBeInTheDocument());
  expect(screen.getByText(proofText.howToCheck)).toBeVisible();
  expect(screen.queryByText(proofText.later)).not.toBeInTheDocument();
});
