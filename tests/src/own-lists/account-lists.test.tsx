/** Lists that follow their user to all devices (ROU-35, ROU-36). */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ownListPaths } from '#contract/own-list-paths.ts';
import type { StoredOwnList } from '#contract/own-lists.ts';
import { noRepeatSetting } from '#draw/draw-settings.ts';
import { changeDrawnLines } from '#draw/kept/drawn-lines.ts';
import { addDraw, readDraws } from '#draw/kept/kept-draws.ts';
import { rouletteText } from '#draw/text.ts';
import { listsText } from '#features/lists/editor/text.ts';
import { readKept, readLists, saveBrowserList } from '#own-lists/kept-lists.ts';
import { shownLists } from '#own-lists/list-kinds.ts';
import { listOwner } from '#own-lists/list-owner.ts';
import { sessionStore } from '#session/session-store.ts';
import { signOut } from '#session/sign-out.ts';
import { syncText } from '#sync/text.ts';
import { currentQueueState } from '#sync/use-queue-state.ts';
import { meetOtherServer } from '#tests/support/page/network.ts';
import { letSpinPass, letTimePass } from '#tests/support/page/page-time.ts';
import type { PageWorld } from '#tests/support/page/page-world.ts';
import { renderPage, reopenPage } from '#tests/support/page/render-page.tsx';
import { deviceOf, signIn, watchHome } from '#tests/support/page/sign-in.ts';

const duty = { letter: 'A', title: '掃除当番', text: '佐藤\n鈴木\n鈴木', version: 0 } as const;
const day = { title: '日直', items: ['高橋', '田中'], drawn: [2] };

const titleField = () => screen.findByRole('textbox', { name: listsText.title });
const itemsField = () => screen.findByRole('textbox', { name: listsText.items });
const accountSwitch = () => screen.findByRole('switch', { name: listsText.account });
/** A button that can be pressed: a list is there before its lines, and until then nothing can be drawn. */
async function press(name: string): Promise<HTMLElement> {
  await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled());
  return screen.getByRole('button', { name });
}

/** Another device of a user, and the lists of the account. */
function otherDevice(page: Pick<PageWorld, 'app'>, access: string) {
  const call = deviceOf(page, access);
  const lists = async (): Promise<StoredOwnList[]> =>
    (await call('GET', ownListPaths.lists)).json();
  return {
    lists,
    /** Waits until the account has these. */
    has: (expected: object[]) => waitFor(async () => expect(await lists()).toMatchObject(expected)),
    async save(list: object): Promise<void> {
      const version = (await lists())[0]?.version ?? 0;
      const { statusCode } = await call('PUT', ownListPaths.list('A'), { version, ...list });
      expect(statusCode).toBeLessThan(300);
    },
  };
}

/** The page of list A of a signed-in user, with what is prepared in this browser and on another device. */
async function openList(
  prepare: (device: ReturnType<typeof otherDevice>) => Promise<unknown> = async () => undefined,
) {
  watchHome();
  let device = undefined as unknown as ReturnType<typeof otherDevice>;
  const page = await renderPage('/Roulette/ListA', async (world) => {
    const { access } = await signIn(world);
    device = otherDevice(world, access);
    await prepare(device);
  });
  await itemsField();
  return { ...page, device };
}

type Page = Awaited<ReturnType<typeof openList>>;

async function switchOn(page: Page): Promise<void> {
  await page.user.click(await accountSwitch());
  await waitFor(async () => expect(await accountSwitch()).toBeChecked());
  await waitFor(async () => expect(await page.device.lists()).toHaveLength(1));
}

const unsent = listsText.unsent(syncText.waiting.network);

/** The lists that this browser shows to a user. */
async function shownHere(owner = listOwner.get()) {
  return shownLists(await readKept(owner), owner, currentQueueState());
}

/** Longer than the pause after which what was typed is kept and sent. */
const aPause = () => letTimePass(2000);

/** Longer than a round of the response time, which tells of changes on other devices. */
const aRound = () => letTimePass(6000);

describe('the switch for the account', () => {
  it('is not there for a guest, nor on another kind of server, which gets no call of ours', async () => {
    const page = await renderPage('/Roulette/ListA');
    await itemsField();
    await letTimePass(1000);
    expect(screen.queryByRole('switch', { name: listsText.account })).not.toBeInTheDocument();
    page.unmount();
    const other = await renderPage('/Roulette/ListA', (world) => signIn(meetOtherServer(world)));
    await other.user.type(await itemsField(), '佐藤');
    await aRound();
    expect(screen.queryByRole('switch', { name: listsText.account })).not.toBeInTheDocument();
    expect(other.network.sent.filter(({ path }) => path.startsWith('lists/'))).toEqual([]);
  });

  it('puts a list into the account, with its weights and drawn lines, and what is typed then', async () => {
    const page = await openList(async () => {
      await saveBrowserList(duty);
      changeDrawnLines('list:A', () => [{ line: 3, item: '鈴木' }]);
    });
    await switchOn(page);
    const list = { letter: 'A', title: '掃除当番', items: ['佐藤', '鈴木', '鈴木'], drawn: [3] };
    expect(await page.device.lists()).toMatchObject([list]);
    expect(screen.getByText(listsText.inAccount.agreed)).toBeVisible();
    await page.user.type(await itemsField(), '\n高橋');
    await aPause();
    await page.device.has([{ items: [...list.items, '高橋'] }]);
    const version = (await page.device.lists())[0]?.version;
    await aRound();
    expect((await page.device.lists())[0]?.version).toBe(version);
  });

  // ROU-55
  it('says so where a server keeps no lists', async () => {
    const page = await openList(() => saveBrowserList(duty));
    page.network.breakPath('lists/', { status: 404 });
    reopenPage(page);
    expect(await screen.findByText(listsText.noAccountLists)).toBeVisible();
    expect(await accountSwitch()).toBeDisabled();
  });

  // ROU-52
  it('says when a list is too large for the account, and keeps it here', async () => {
    const page = await openList(() => saveBrowserList(duty));
    await switchOn(page);
    page.network.breakPath('lists/A/', { status: 413 });
    await page.user.type(await itemsField(), '\n高橋');
    await aPause();
    expect(await screen.findByText(listsText.inAccount['too-large'])).toBeVisible();
    const [kept] = await shownHere();
    expect(kept?.text).toBe(`${duty.text}\n高橋`);
  });
});

describe('a list of the account', () => {
  it('tells the account of each drawn line', async () => {
    noRepeatSetting.set(true);
    const page = await openList((device) => device.save({ ...day, drawn: [] }));
    await screen.findByDisplayValue('日直');
    await page.user.click(await press(rouletteText.draw));
    await letSpinPass();
    await aPause();
    await waitFor(async () => expect((await page.device.lists())[0]?.drawn).toHaveLength(1));
  });

  // ROU-46
  it('that both have changed is asked about, and the account’s is taken where that is chosen', async () => {
    const page = await openList((device) => device.save(day));
    await screen.findByDisplayValue('日直');
    await aRound();
    page.network.breakPath('lists/', 'no-network');
    await page.user.type(await titleField(), 'A');
    await aPause();
    await page.device.save({ title: '当番', items: ['中村'], drawn: [] });
    page.network.heal();
    await aRound();
    const question = await screen.findByRole('alert');
    expect(question).toHaveTextContent(listsText.accountConflict('当番 · 1件'));
    expect(await titleField()).toHaveValue('日直A');
    await page.user.click(await press(listsText.takeAccount));
    await waitFor(async () => expect(await titleField()).toHaveValue('当番'));
    expect(await page.device.lists()).toMatchObject([{ title: '当番' }]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  // ROU-53
  it('is sent from another page, too, once the network is back', async () => {
    const page = await openList((device) => device.save(day));
    await screen.findByDisplayValue('日直');
    page.network.breakPath('', 'no-network');
    await page.user.type(await itemsField(), '\n中村');
    await aPause();
    await screen.findByText(unsent);
    history.replaceState(null, '', '/about');
    reopenPage(page);
    page.network.heal();
    await aRound();
    await page.device.has([{ items: ['高橋', '田中', '中村'] }]);
  });
});

describe('a browser and an account with different lists under one letter', () => {
  const open = () =>
    openList(async (device) => {
      await saveBrowserList(duty);
      await device.save(day);
    });

  it('keep both, and the page says so', async () => {
    const page = await open();
    expect(await screen.findByText(listsText.elsewhere('日直 · 2件'))).toBeVisible();
    expect(await titleField()).toHaveValue(duty.title);
    expect(await accountSwitch()).not.toBeChecked();
    await aRound();
    expect(await page.device.lists()).toMatchObject([{ title: '日直' }]);
    expect(await readLists()).toMatchObject([{ title: duty.title }]);
  });

  it.each([
    { choice: listsText.keepHere, left: duty.title },
    { choice: listsText.takeAccount, left: '日直' },
  ])('ask when it is switched on: $choice', async ({ choice, left }) => {
    const page = await open();
    await page.user.click(await accountSwitch());
    expect(await screen.findByRole('alert')).toHaveTextContent('日直 · 2件');
    expect(await page.device.lists()).toMatchObject([{ title: '日直' }]);
    await page.user.click(await press(choice));
    await waitFor(async () => expect(await titleField()).toHaveValue(left));
    await page.device.has([{ title: left }]);
  });

  it('lose nothing where it is switched off again instead', async () => {
    const page = await open();
    await page.user.click(await accountSwitch());
    await screen.findByRole('alert');
    await page.user.click(await accountSwitch());
    await waitFor(async () => expect(await accountSwitch()).not.toBeChecked());
    expect(await readLists()).toMatchObject([{ title: duty.title, text: duty.text }]);
    expect(await page.device.lists()).toMatchObject([day]);
  });
});

// ROU-36
describe('the end of a session', () => {
  const shared = { letter: 'B', title: '昼食', text: '蕎麦', version: 0 } as const;

  it('removes the copies of the account’s lists, and only those', async () => {
    const page = await openList(async (device) => {
      await saveBrowserList(shared);
      await device.save(day);
    });
    await screen.findByDisplayValue('日直');
    const owner = listOwner.get();
    await waitFor(async () => expect(await shownHere(owner)).toHaveLength(2));
    await signOut();
    reopenPage(page);
    await press('B:昼食');
    expect(screen.queryByText('A:日直')).not.toBeInTheDocument();
    expect(await readLists()).toMatchObject([{ letter: 'B' }]);
    expect(await shownHere(owner)).toMatchObject([{ letter: 'B' }]);
    expect(JSON.stringify({ ...localStorage })).not.toContain('田中');
  });

  it('sends first what was just typed', async () => {
    const page = await openList((device) => device.save(day));
    await screen.findByDisplayValue('日直');
    await page.user.type(await itemsField(), '\n中村');
    await waitFor(async () => expect((await shownHere())[0]?.text).toMatch(/中村$/));
    expect((await page.device.lists())[0]?.items).toEqual(day.items);
    await signOut();
    const { access } = await signIn(page);
    expect(await otherDevice(page, access).lists()).toMatchObject([
      { items: ['高橋', '田中', '中村'] },
    ]);
  });

  it('leaves what could not be sent for the next sign-in, seen by nobody else', async () => {
    const page = await openList((device) => device.save(day));
    await screen.findByDisplayValue('日直');
    const owner = listOwner.get();
    page.network.breakPath('', 'no-network');
    await page.user.type(await itemsField(), '\n中村');
    await aPause();
    await screen.findByText(unsent);
    await signOut();
    page.network.heal();
    // A guest, and then another user, have a list of their own under the same letter.
    reopenPage(page);
    expect(await itemsField()).toHaveValue('');
    await page.user.type(await itemsField(), '伊藤');
    await waitFor(async () => expect(await readLists()).toMatchObject([{ text: '伊藤' }]));
    const other = await signIn(page, { username: '花子さん', password: 'password' });
    await aRound();
    expect(await itemsField()).toHaveValue('伊藤');
    expect(await otherDevice(page, other.access).lists()).toEqual([]);
    sessionStore.clear();
    const { access } = await signIn(page);
    expect(listOwner.get()).toBe(owner);
    await aPause();
    await waitFor(async () =>
      expect(await otherDevice(page, access).lists()).toMatchObject([
        { items: ['高橋', '田中', '中村'] },
      ]),
    );
    await waitFor(async () => expect(await itemsField()).toHaveValue('高橋\n田中\n中村'));
    // Under it the guest's is as it was.
    expect(await readLists()).toMatchObject([{ text: '伊藤' }]);
  });

  it('hides what was drawn from the account’s lists', async () => {
    const draw = { at: 1, n: 2, target: 5, line: 1, item: '高橋' };
    const source = { kind: 'list', id: 'A', title: '日直' } as const;
    await addDraw({ ...draw, ordinal: 1, source: { ...source, owner: 'u' } });
    await addDraw({ ...draw, ordinal: 2, source });
    expect((await readDraws('u')).map(({ ordinal }) => ordinal)).toEqual([2, 1]);
    for (const owner of [undefined, 'v'])
      expect((await readDraws(owner)).map(({ ordinal }) => ordinal)).toEqual([2]);
  });
});

// ROU-33
it('the hint of what Safari may forget names the account, and is not there for a list in it', async () => {
  vi.stubGlobal('GestureEvent', class {});
  const page = await openList(() => saveBrowserList(duty));
  const hint = await screen.findByText(listsText.mayBeForgotten(true));
  expect(within(hint).queryByText(listsText.mayBeForgotten(false))).not.toBeInTheDocument();
  await switchOn(page);
  await waitFor(() => expect(hint).not.toBeInTheDocument());
});
