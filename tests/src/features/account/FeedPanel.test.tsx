import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { feedText as text } from '#features/account/feed/text.ts';
import { accountText } from '#features/account/text.ts';
import { routes } from '#lib/routes.ts';
import { renderPage, reopenPage } from '#tests/support/page/render-page.tsx';
import { signIn } from '#tests/support/page/sign-in.ts';

// ACC-10, ROM-35
it('the address of the calendar is made, shown once, replaced and ended', async () => {
  const page = await renderPage(routes.account, signIn);
  const { user, app } = page;
  const panel = async () => within(await screen.findByRole('region', { name: text.heading }));
  const press = async (name: string) =>
    user.click(await (await panel()).findByRole('button', { name }));
  const address = async () =>
    (await (await panel()).findByLabelText<HTMLInputElement>(text.address)).value;
  const statusOf = async (url: string) => (await app.inject(new URL(url).pathname)).statusCode;

  await press(text.make);
  expect(await (await panel()).findByText(text.made)).toBeVisible();
  const first = await address();
  expect(await statusOf(first)).toBe(200);
  // The page of this test is at http://localhost.
  expect((await panel()).queryByRole('link', { name: text.open })).not.toBeInTheDocument();
  expect((await panel()).getByText(text.needsPublic)).toBeVisible();
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await press(text.copy);
  expect(await (await panel()).findByText(text.outcome.copied)).toBeVisible();
  expect(write).toHaveBeenCalledWith(first);

  await press(text.replace);
  expect(await (await panel()).findByText(text.replaced)).toBeVisible();
  const second = await address();
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
  expect(await screen.findAllByText(accountText.events.calendar_made)).toHaveLength(2);

  reopenPage(page);
  expect(await screen.findByText(/に作ったアドレスで公開しています$/)).toBeVisible();
  expect(screen.queryByLabelText(text.address)).not.toBeInTheDocument();
  await press(text.end);
  expect(await (await panel()).findByText(text.ended)).toBeVisible();
  expect(await statusOf(second)).toBe(404);
});
