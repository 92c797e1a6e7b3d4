import DialogTitle from '@mui/material/DialogTitle';
import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { appTheme } from '#theme/app-theme.ts';
import { AppDialog } from '#ui/AppDialog.tsx';
import { ChoiceField } from '#ui/ChoiceField.tsx';
import { MenuButton } from '#ui/MenuButton.tsx';
import { MessageDialog } from '#ui/MessageDialog.tsx';
import { uiText } from '#ui/text.ts';

/** A page with a dialog, in which there are a field and a question. */
function Page() {
  const [isOpen, setOpen] = useState(false);
  const [asks, setAsks] = useState(false);
  return (
    <ThemeProvider theme={appTheme}>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <AppDialog open={isOpen} onClose={() => setOpen(false)}>
        <DialogTitle>dialog</DialogTitle>
        <input aria-label="field" />
        <button type="button" onClick={() => setAsks(true)}>
          ask
        </button>
        <button type="button" onClick={() => setOpen(false)}>
          close
        </button>
        <MessageDialog open={asks} message="question" onClose={() => setAsks(false)} />
      </AppDialog>
    </ThemeProvider>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = (name: string) => screen.queryByRole('dialog', { name });
const isGone = (name: string) => waitFor(() => expect(dialog(name)).not.toBeInTheDocument());
const goBack = () => act(async () => history.back());
/** How much the present entry of the history has open. */
const entry = () => history.state?.opened ?? 0;
const isAt = (count: number) => waitFor(() => expect(entry()).toBe(count));

// UI-30
it('Back closes the topmost dialog alone, and one that was closed leaves no entry', async () => {
  render(<Page />);
  const before = history.length;
  await press('open');
  await isAt(1);
  await press('ask');
  await isAt(2);
  await goBack();
  await isGone('question');
  expect(await screen.findByRole('dialog', { name: 'dialog' })).toBeVisible();
  await goBack();
  await isGone('dialog');
  expect(entry()).toBe(0);

  await press('open');
  await isAt(1);
  await press('close');
  await isGone('dialog');
  await isAt(0);
  expect(history.length).toBeLessThanOrEqual(before + 2);
  // Forward opens nothing.
  const pops = vi.fn();
  addEventListener('popstate', pops);
  history.forward();
  await waitFor(() => expect(pops).toHaveBeenCalledTimes(2));
  removeEventListener('popstate', pops);
  expect(entry()).toBe(0);
  expect(dialog('dialog')).not.toBeInTheDocument();
});

// UI-31
it.each([
  ['Back', goBack],
  ['Esc', () => userEvent.keyboard('{Escape}')],
])('%s asks before what was typed is lost', async (_, leave) => {
  render(<Page />);
  await press('open');
  await isAt(1);
  await userEvent.type(screen.getByLabelText('field'), 'x');
  await leave();
  await screen.findByRole('dialog', { name: uiText.askDiscard });
  await press(uiText.goOn);
  await isGone(uiText.askDiscard);
  expect(screen.getByLabelText('field')).toHaveValue('x');
  await isAt(1);
  await leave();
  await screen.findByRole('dialog', { name: uiText.askDiscard });
  await press(uiText.discard);
  await isGone('dialog');
  await isAt(0);
});

// UI-30
it.each([
  ['menu', 'menu', 'button', 'menu'],
  ['list of a select', 'listbox', 'combobox', 'choice'],
] as const)('Back closes a %s, and only that', async (_, role, opener, name) => {
  render(
    <>
      <MenuButton
        actions={[{ label: 'action', run: () => undefined }]}
        button={(props) => (
          <button type="button" {...props}>
            menu
          </button>
        )}
      />
      <ChoiceField
        label="choice"
        value="a"
        options={['a', 'b']}
        textOf={String}
        onChange={() => undefined}
      />
    </>,
  );
  await userEvent.click(screen.getByRole(opener, { name: new RegExp(name) }));
  expect(await screen.findByRole(role)).toBeVisible();
  await isAt(1);
  await goBack();
  await waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument());
  expect(entry()).toBe(0);
});
