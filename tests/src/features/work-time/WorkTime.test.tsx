import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { text as roulette } from '#features/roulette/text.ts';
import { text } from '#features/work-time/text.ts';
import { sessionStore } from '#session/session-store.ts';
import { text as sessionText } from '#session/text.ts';
import { letTimePass } from '#tests/support/page-time.ts';
import { renderPage } from '#tests/support/render-page.tsx';
import { signIn } from '#tests/support/sign-in.ts';
import { text as uiText } from '#ui/text.ts';

type Page = Awaited<ReturnType<typeof renderPage>>;

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const findButton = (name: string | RegExp) => screen.findByRole('button', { name });
const nameField = () => screen.getByRole('textbox', { name: text.name });

/** Opens the page signed in, with records of these names. */
async function openTracker(names: string[] = []): Promise<Page> {
  const page = await renderPage('/', async (world) => {
    const { access } = await signIn(world);
    for (const name of names) {
      await world.app.inject({
        method: 'POST',
        url: '/api/worktimetracker/',
        headers: { authorization: `Bearer ${access}` },
        payload: { name },
      });
    }
  });
  await findButton(text.add);
  return page;
}

/** Waits for the dialog that confirms an action, and closes it. */
async function acknowledge(page: Page, message: string): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: message });
  await page.user.click(within(dialog).getByRole('button', { name: uiText.ok }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

describe('the tracker', () => {
  it('adds a record of the default name, says so, and selects nothing', async () => {
    const page = await openTracker();
    expect(await screen.findByText(text.noRecords)).toBeVisible();
    await page.user.click(button(text.add));
    await acknowledge(page, text.done.add);
    const record = await findButton(text.recordButton(1, text.newName));
    expect(record).toHaveAttribute('aria-pressed', 'false');
    expect(button(text.add)).toHaveFocus();
    const [sent] = page.network.sent.filter(({ method }) => method === 'post');
    expect(sent?.path).toBe('worktimetracker/');
    expect(sent?.headers.Authorization).toBe(`Bearer ${sessionStore.get()?.access}`);
  });

  it('enables everything for the record that is selected, and shows what it is', async () => {
    const page = await openTracker(['実装']);
    for (const name of [text.rename, text.delete, text.start]) expect(button(name)).toBeDisabled();
    expect(nameField()).toBeDisabled();
    await page.user.click(await findButton('1:実装'));
    for (const name of [text.rename, text.delete, text.start]) expect(button(name)).toBeEnabled();
    expect(nameField()).toHaveValue('実装');
    const ip = screen.getByText(text.detail.ipAddress).nextElementSibling;
    await waitFor(() => expect(ip).toHaveTextContent('127.0.0.1'));
  });

  it('renames, trimmed, and leads the focus back to the record', async () => {
    const page = await openTracker(['実装']);
    await page.user.click(await findButton('1:実装'));
    await page.user.clear(nameField());
    await page.user.type(nameField(), '  会議 {Enter}');
    await acknowledge(page, text.done.rename);
    expect(await findButton('1:会議')).toHaveFocus();
    expect(nameField()).toBeDisabled();
  });

  it('says at once when a name is empty or too long, and sends nothing', async () => {
    const page = await openTracker(['実装']);
    await page.user.click(await findButton('1:実装'));
    await page.user.clear(nameField());
    expect(screen.getByText(text.nameProblem)).toBeVisible();
    expect(button(text.rename)).toBeDisabled();
    await page.user.type(nameField(), '{Enter}');
    await page.user.click(nameField());
    await page.user.paste('🎉'.repeat(101));
    expect(screen.getByText(text.nameProblem)).toBeVisible();
    await page.user.clear(nameField());
    await page.user.paste('🎉'.repeat(100));
    expect(screen.queryByText(text.nameProblem)).not.toBeInTheDocument();
    expect(page.network.sent.filter(({ method }) => method === 'put')).toEqual([]);
  });

  it('deletes, and leads the focus to the add button', async () => {
    const page = await openTracker(['実装', '会議']);
    await page.user.click(await findButton('1:実装'));
    await page.user.click(button(text.delete));
    await acknowledge(page, text.done.delete);
    await waitFor(() => expect(screen.queryByText('1:実装')).not.toBeInTheDocument());
    expect(button('2:会議')).toBeVisible();
    expect(button(text.add)).toHaveFocus();
  });

  it('leads the focus to the add button even while the list still has what was deleted', async () => {
    const page = await openTracker(['実装']);
    await page.user.click(await findButton('1:実装'));
    const release = page.network.holdPath('worktimetracker/', 'get');
    await page.user.click(button(text.delete));
    await acknowledge(page, text.done.delete);
    expect(button('1:実装')).toBeVisible();
    expect(button(text.add)).toHaveFocus();
    release();
    await waitFor(() => expect(screen.queryByText('1:実装')).not.toBeInTheDocument());
  });

  it('starts two entries, counts them up, and stops one, which is remembered', async () => {
    const page = await openTracker(['実装']);
    for (const _ of [1, 2]) {
      await page.user.click(await findButton('1:実装'));
      await page.user.click(button(text.start));
      await acknowledge(page, text.done.start);
    }
    await page.user.click(await findButton('1:実装'));
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^終了 / })).toHaveLength(2));
    const [stop] = screen.getAllByRole('button', { name: text.stop('2026/11/20 23:10:01') });
    await letTimePass(42_000);
    expect(document.title).toMatch(/^● 0:4\d 実装$/);
    if (stop) await page.user.click(stop);
    await acknowledge(page, text.done.stop);
    expect(document.title).not.toContain('●');

    await page.user.click(await findButton('1:実装'));
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^終了 / })).toHaveLength(1));
    const past = await screen.findByRole('region', { name: text.past });
    expect(past).toHaveTextContent('2026/11/20 23:10:01 – 23:10:010:00');
  });

  it('makes one record of a double click', async () => {
    const page = await openTracker();
    await screen.findByText(text.noRecords);
    const add = button(text.add);
    add.click();
    add.click();
    await acknowledge(page, text.done.add);
    await findButton(text.recordButton(1, text.newName));
    expect(page.network.sent.filter(({ method }) => method === 'post')).toHaveLength(1);
  });

  it.each(['{Enter}', '{Escape}'])(
    'closes the dialog by %s, its OK having the focus',
    async (key) => {
      const page = await openTracker();
      await screen.findByText(text.noRecords);
      await page.user.click(button(text.add));
      const dialog = await screen.findByRole('dialog', { name: text.done.add });
      await waitFor(() => expect(within(dialog).getByRole('button')).toHaveFocus());
      await page.user.keyboard(key);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    },
  );
});

describe('the roulette stands in the place of the tracker', () => {
  it('for a guest', async () => {
    const { network } = await renderPage();
    expect(await findButton(roulette.draw)).toBeVisible();
    expect(screen.getByText(sessionText.noToken)).toBeVisible();
    expect(network.sent.filter(({ path }) => path.startsWith('worktimetracker'))).toEqual([]);
  });

  it.each([
    { fault: { status: 401 }, message: 'ログインしてください' },
    { fault: { status: 500 }, message: 'エラー' },
    { fault: { status: 429 }, message: 'しばらくしてからもう一度お試しください' },
    { fault: 'no-network', message: 'エラー' },
  ] as const)('when the first load fails ($fault), until it is tried again', async (row) => {
    const page = await renderPage('/', async (world) => {
      await signIn(world);
      world.network.breakPath('worktimetracker', row.fault);
    });
    expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent(row.message);
    expect(button(roulette.draw)).toBeVisible();
    page.network.heal();
    await page.user.click(button(uiText.retry));
    expect(await findButton(text.add)).toBeVisible();
  });
});

describe('an action that fails', () => {
  it.each([
    { fault: { status: 500 }, message: 'エラー' },
    { fault: { status: 429 }, message: 'しばらくしてからもう一度お試しください' },
    { fault: { status: 401 }, message: 'ログインしてください' },
    { fault: 'no-network', message: 'エラー' },
  ] as const)('says so ($fault) and keeps what was typed', async ({ fault, message }) => {
    const page = await openTracker(['実装']);
    await page.user.click(await findButton('1:実装'));
    await page.user.type(nameField(), 'の続き');
    page.network.breakPath('worktimetracker/1/', fault);
    await page.user.click(button(text.rename));
    expect(await screen.findByText(message)).toBeVisible();
    expect(nameField()).toHaveValue('実装の続き');
    page.network.heal();
    await page.user.click(button(text.rename));
    await acknowledge(page, text.done.rename);
    expect(await findButton('1:実装の続き')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
  });

  // Point 25.
  it('gives up after 10 s without an answer, says so, and can be tried again', async () => {
    const page = await openTracker();
    await screen.findByText(text.noRecords);
    page.network.breakPath('worktimetracker', 'hang');
    await page.user.click(button(text.add));
    expect(button(text.add)).toBeDisabled();
    await letTimePass(9900);
    expect(screen.queryByText('応答がありません。もう一度お試しください')).not.toBeInTheDocument();
    await letTimePass(100);
    expect(await screen.findByText('応答がありません。もう一度お試しください')).toBeVisible();
    expect(page.network.sent.filter(({ method }) => method === 'post')).toHaveLength(1);
    await waitFor(() => expect(button(text.add)).toBeEnabled());
    page.network.heal();
    await page.user.click(button(text.add));
    await acknowledge(page, text.done.add);
  });

  it('reads the list again when the record was deleted elsewhere', async () => {
    const page = await openTracker(['実装', '会議']);
    await page.user.click(await findButton('1:実装'));
    await page.db.deleteFrom('work_records').where('id', '=', 1).execute();
    await page.user.click(button(text.start));
    expect(await screen.findByRole('alert')).toHaveTextContent('エラー');
    await waitFor(() => expect(screen.queryByText('1:実装')).not.toBeInTheDocument());
    expect(nameField()).toBeDisabled();
    expect(button('2:会議')).toBeEnabled();
  });

  it('reads the list again when a record is selected that was deleted elsewhere', async () => {
    const page = await openTracker(['実装']);
    const record = await findButton('1:実装');
    await page.db.deleteFrom('work_records').execute();
    await page.user.click(record);
    expect(await screen.findByRole('alert')).toHaveTextContent('エラー');
    expect(await screen.findByText(text.noRecords)).toBeVisible();
  });
});

it('takes a page that was answered in place of the list for an error', async () => {
  await renderPage('/', async (world) => {
    await signIn(world);
    world.network.breakPath('worktimetracker', { status: 200, body: '<!doctype html>' });
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('エラー');
  expect(button(roulette.draw)).toBeVisible();
});

it('shows no past entries where a server does not know them', async () => {
  const page = await openTracker(['実装']);
  page.network.breakPath('worktimetracker/1/timetracker/', { status: 405 });
  await page.user.click(await findButton('1:実装'));
  await screen.findByRole('region', { name: text.running });
  expect(screen.queryByRole('region', { name: text.past })).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('pages a thousand records, the newest in sight', async () => {
  const page = await openTracker(['実装']);
  await findButton('1:実装');
  const rows = Array.from({ length: 999 }, (_, index) => ({
    user_id: 1,
    name: `記録${index + 2}`,
    ip_addr: '127.0.0.1',
    created_at: 0,
  }));
  await page.db.insertInto('work_records').values(rows).execute();
  await page.user.click(button(text.add));
  await acknowledge(page, text.done.add);
  expect(await findButton('1001:新規')).toBeVisible();
  const list = screen.getByRole('list', { name: text.records });
  expect(within(list).getAllByRole('button')).toHaveLength(1);
  await page.user.click(button('1ページ'));
  expect(within(list).getAllByRole('button')).toHaveLength(50);
  expect(button('1:実装')).toBeVisible();
});

it('renders again only the texts that changed when the clock ticks over 200 running entries', async () => {
  const page = await openTracker(['実装']);
  const entry = { record_id: 1, beginning_time: Date.now() - 5000, ending_time: null };
  await page.db
    .insertInto('time_entries')
    .values(Array.from({ length: 200 }, () => entry))
    .execute();
  await page.user.click(await findButton('1:実装'));
  const running = await screen.findByRole('region', { name: text.running });
  await waitFor(() => expect(within(running).getAllByRole('button')).toHaveLength(200));

  const changed = new Set<Node>();
  const others: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const { type, target } of records) {
      if (type === 'characterData' && running.contains(target)) changed.add(target);
      else if (running.contains(target)) others.push(`${type} of ${target.nodeName}`);
    }
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  await letTimePass(1000);
  observer.disconnect();
  expect(changed.size).toBe(200);
  expect(others).toEqual([]);
});
