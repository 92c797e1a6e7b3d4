/** Single keys, on a server of ours. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shortcutsText } from '#features/tracker/shortcuts/text.ts';
import { stripText } from '#features/tracker/strip/text.ts';
import { viewsText } from '#features/tracker/views/text.ts';
import { openTracker } from '#tests/support/page/open-tracker.ts';
import { findButton } from '#tests/support/page/screen.ts';
import { uiText } from '#ui/text.ts';
import { workTimeText } from '#work-time/words/text.ts';

const taskField = () => screen.getByRole('combobox', { name: stripText.task });
// TRK-32
it('stops the running entry with S and continues it with C on every tab, and leads to the name with N', async () => {
  const page = await openTracker([], ['設計 30']);
  await findButton(stripText.stop('設計'));
  await page.user.keyboard('s');
  expect(await screen.findByText(stripText.nothing)).toBeVisible();
  await page.user.keyboard('C');
  expect(await findButton(stripText.stop('設計'))).toBeVisible();
  await page.user.click(screen.getByRole('tab', { name: viewsText.names.report }));
  await waitFor(() => expect(screen.queryByRole('combobox', { name: stripText.task })).toBeNull());
  await page.user.click(document.body);
  await page.user.keyboard('s');
  await waitFor(() => expect(screen.queryByText(workTimeText.stop)).not.toBeInTheDocument());
  await page.user.keyboard('n');
  await waitFor(() => expect(taskField()).toHaveFocus());
  expect(taskField()).toHaveValue('');
});

it('types letters where one can type, and takes none from a composition or another shortcut', async () => {
  const page = await openTracker([], ['設計 30']);
  await findButton(stripText.stop('設計'));
  await page.user.type(taskField(), 'nsc?');
  expect(taskField()).toHaveValue('nsc?');
  await page.user.click(document.body);
  fireEvent.keyDown(document.body, { key: 's', isComposing: true });
  fireEvent.keyDown(document.body, { key: 's', keyCode: 229 });
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 's', metaKey: true });
  fireEvent.keyDown(document.body, { key: 's', repeat: true });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(page.writes()).toEqual([]);
});

it('lists the keys with ?, and turns them off for this browser', async () => {
  const page = await openTracker([], ['設計 30']);
  await findButton(stripText.stop('設計'));
  await page.user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: shortcutsText.heading });
  for (const { does } of shortcutsText.keys) expect(dialog).toHaveTextContent(does);
  // Not behind a dialog.
  await page.user.keyboard('s');
  await page.user.click(screen.getByRole('switch', { name: shortcutsText.switch }));
  await page.user.click(await findButton(uiText.close));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await page.user.keyboard('s?n');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(taskField()).not.toHaveFocus();
  expect(page.writes()).toEqual([]);
  expect(Object.values(localStorage)).toContain('false');

  await page.user.click(await findButton(shortcutsText.heading));
  await page.user.click(await screen.findByRole('switch', { name: shortcutsText.switch }));
  await page.user.click(await findButton(uiText.close));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await page.user.keyboard('n');
  expect(taskField()).toHaveFocus();
});
