/** Forms that a password manager fills in without an event: the values of the fields are sent (UI-24). */
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { signInText } from '#features/sign-in/text.ts';
import { recordsText } from '#features/tracker/records/text.ts';
import { openTracker } from '#tests/support/page/open-tracker.ts';
import { renderPage } from '#tests/support/page/render-page.tsx';
import { workTimeText } from '#work-time/words/text.ts';

const panel = async (name: string) => within(await screen.findByRole('region', { name }));

/** As an extension does: it does not see React's changes of the element. */
function byExtension(field: HTMLElement, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field, value);
}

/** As a script within the page does. */
function byScript(field: HTMLElement, value: string): void {
  if (field instanceof HTMLInputElement) field.value = value;
}

it.each([
  { who: 'an extension', fill: byExtension },
  { who: 'a script', fill: byScript },
])('a registration that $who fills in is sent', async ({ fill }) => {
  const page = await renderPage();
  await page.user.click(screen.getByRole('button', { name: signInText.toRegister }));
  const confirmation = await screen.findByLabelText(signInText.confirmation);
  const form = await panel(signInText.registerHeading);
  await page.user.type(form.getByLabelText(signInText.username), 'hanako');
  fill(form.getByLabelText(signInText.password), 'password');
  fill(confirmation, 'password');
  await page.user.click(form.getByRole('button', { name: signInText.register }));
  expect(await screen.findByRole('dialog', { name: signInText.registered })).toBeVisible();
  const answer = await page.app.inject({
    method: 'POST',
    url: `/api/${paths.token}`,
    payload: { username: 'hanako', password: 'password' },
  });
  expect(answer.statusCode).toBe(200);
});

it('a name that is filled in is that of the record', async () => {
  const page = await openTracker(['実装']);
  await page.user.click(await screen.findByRole('button', { name: '1:実装' }));
  byExtension(screen.getByRole('textbox', { name: recordsText.name }), '会議');
  await page.user.click(screen.getByRole('button', { name: recordsText.rename }));
  await screen.findByRole('dialog', { name: workTimeText.done.rename });
  expect(await screen.findByRole('button', { name: '1:会議', hidden: true })).toBeVisible();
});
