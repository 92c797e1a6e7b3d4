/** The screens of a room, with the real server: the page is its host, or a guest. */
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { noRepeatSetting } from '#draw/draw-settings.ts';
import { loadKeptDraws } from '#draw/kept/load-kept-draws.ts';
import { rouletteText } from '#draw/text.ts';
import { readHostSeats } from '#features/rooms/host-seats.ts';
import { type RoomLink, readRoomLink, textOfLink } from '#features/rooms/room-link.ts';
import { roomsText } from '#features/rooms/text.ts';
import { signInText } from '#features/sign-in/text.ts';
import { meetOtherServer } from '#tests/support/page/network.ts';
import { letTimePass } from '#tests/support/page/page-time.ts';
import type { PageWorld } from '#tests/support/page/page-world.ts';
import { type Page, renderPage, reopenPage } from '#tests/support/page/render-page.tsx';
import { drawSeveral } from '#tests/support/page/roulette.ts';
import { signIn } from '#tests/support/page/sign-in.ts';
import { uiText } from '#ui/text.ts';
import {
  ALL_LINES,
  connectRooms,
  type Device,
  deviceOf,
  drawn,
  endRooms,
  openRoom,
  TITLES,
} from './open-rooms.ts';

const longWait = { timeout: 60_000 };
const button = (name: string | RegExp) => screen.findByRole('button', { name }, longWait);
const text = (shown: string | RegExp) => screen.findByText(shown, undefined, longWait);
const region = async () =>
  within(await screen.findByRole('region', { name: roomsText.heading }, longWait));
const resultOf = async (device: Device, round: number) => {
  const state = await device.until(drawn(round));
  const verdict = state.round?.verdict;
  if (verdict?.kind !== 'right') throw new Error('no result');
  return { ...verdict, shown: `結果: ${verdict.line} ${state.list?.items[verdict.line - 1]}` };
};

afterEach(endRooms);

async function pressOpenRoom({ user }: Page): Promise<void> {
  const openButton = await button(rouletteText.openRoom);
  await waitFor(() => expect(openButton).toBeEnabled());
  await user.click(openButton);
}

/** The page as the host of a room of the first raffle, with a guest. */
async function host(before?: (world: PageWorld) => Promise<unknown>) {
  const page = await renderPage('/Roulette', async (world) => {
    connectRooms(world);
    await before?.(world);
  });
  await pressOpenRoom(page);
  const dialog = within(await screen.findByRole('dialog', { name: roomsText.heading }, longWait));
  const shown = (await dialog.findByRole('group', { name: roomsText.link })).textContent ?? '';
  const link = readRoomLink(new URL(shown).hash);
  if (!link) throw new Error(shown);
  expect(await dialog.findByText(roomsText.watching(0))).toBeVisible();
  const guest = deviceOf(link);
  expect(await dialog.findByText(roomsText.watching(1), undefined, longWait)).toBeVisible();
  await page.user.click(dialog.getByRole('button', { name: roomsText.copy }));
  expect(await navigator.clipboard.readText()).toBe(textOfLink(link));
  await page.user.click(dialog.getByRole('button', { name: uiText.close }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  return { page, link, guest };
}

/** The page as a guest of a room whose host is elsewhere. */
async function watch(
  before?: (other: Device, link: RoomLink) => Promise<unknown>,
  titles = TITLES,
) {
  let other: Device | undefined;
  let faults: ReturnType<typeof connectRooms> | undefined;
  const page = await renderPage('/', async (world) => {
    faults = connectRooms(world);
    const { memory, link } = await openRoom(titles);
    sessionStorage.clear();
    other = deviceOf(link, memory);
    await other.until({ connection: 'live' });
    await before?.(other, link);
    history.replaceState(null, '', '/');
  });
  if (!other || !faults) throw new Error('no room');
  const { pathname, hash } = new URL(other.link);
  history.replaceState(null, '', location.origin + pathname + hash);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
  return { page, other, faults };
}

describe('the host of a room', () => {
  // ROM-26, ROM-32, ROM-37, ROM-43
  it('draws several of the whole list without repeats, takes them back, and marks a line', async () => {
    noRepeatSetting.set(true);
    const alone = JSON.stringify([{ line: 1, item: '蕎麦' }]);
    const { page, guest } = await host(async () => localStorage.setItem('drawn:raffle:1', alone));
    await drawSeveral(page, '2');
    const first = await resultOf(guest, 1);
    const second = await resultOf(guest, 2);
    expect([first.left.length, second.left.length]).toEqual([8, 7]);
    expect(second.left).not.toContain(first.line);
    for (const part of [/^残り 6\/8$/, /^第1〜2回$/]) await text(part);
    await page.user.click(await button(rouletteText.copyResult));
    const names = [first, second].map(({ shown }) => shown.replace(/^結果: \d+ /, ''));
    expect(await navigator.clipboard.readText()).toBe(names.join('\n'));
    expect(await button(rouletteText.print)).toBeVisible();
    const together = { together: true };
    await waitFor(async () =>
      expect(await (await loadKeptDraws()).readHistory()).toMatchObject([together, together]),
    );
    expect(localStorage.getItem('drawn:raffle:1')).toBe(alone);
    await page.user.click(await button(rouletteText.undo));
    await text(/残り 7\/8/);
    await letTimePass(5000);
    expect(guest.now()).toMatchObject(drawn(2));

    // From the press on the list shows what is drawn from now, and not what the round before left out.
    const release = page.network.holdPath(`draws/rooms/${guest.id}/draws/`, 'post');
    const line = (await region()).getAllByRole('button', { name: /./, pressed: false })[0];
    await page.user.click(line ?? document.body);
    await page.user.click(await button(rouletteText.draw));
    await text(roomsText.collecting);
    expect(line).toHaveAttribute('aria-pressed', 'true');
    release();
    expect((await resultOf(guest, 3)).left).not.toContain(1);
  });

  // ROM-30
  it('is told what is missing where the browser has no random numbers', async () => {
    const page = await renderPage('/Roulette');
    vi.stubGlobal('crypto', Object.create(crypto, { getRandomValues: { value: undefined } }));
    await pressOpenRoom(page);
    expect(await screen.findByRole('alert')).toHaveTextContent(roomsText.missing['no-randomness']);
    expect(page.network.sent.filter(({ path }) => path.startsWith('draws/rooms'))).toEqual([]);
  });

  // ROM-30, UI-11
  it('is told that there is no room, and why', async () => {
    const page = await renderPage('/Roulette', connectRooms);
    for (const [answer, message] of [
      [{ status: 503, body: { code: 'full' } }, roomsText.full],
      [{ status: 429 }, roomsText.later],
      [{ status: 429, body: { code: 'too_many_rooms' } }, roomsText.tooMany],
      [{ status: 500 }, rouletteText.noRoom],
    ] as const) {
      page.network.breakPath('draws/rooms/', answer);
      await pressOpenRoom(page);
      const alert = () => screen.getByRole('alert');
      await waitFor(() => expect(alert()).toHaveTextContent(message), longWait);
      expect(await button('1:昼食')).toBeVisible();
    }
  });

  // ROM-36
  it('is told of a raffle beyond the bounds of lists what these are', async () => {
    const title = '弁当'.repeat(101);
    const page = await renderPage('/Roulette', async (world) => {
      connectRooms(world);
      await world.db.updateTable('raffle_items').set({ title }).execute();
    });
    await pressOpenRoom(page);
    expect(await screen.findByRole('alert')).toHaveTextContent(roomsText.outOfBounds);
    expect(page.network.sent.filter(({ path }) => path.startsWith('draws/rooms'))).toEqual([]);
  });

  // ROM-30, EXT-1
  it('is nobody on another kind of server', async () => {
    const page = await renderPage('/Roulette', meetOtherServer);
    await letTimePass(10_000);
    expect(page.network.sent.length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: rouletteText.openRoom })).not.toBeInTheDocument();
  });

  // ROM-39
  it('has no way back to its seat after a sign-out, nor when its room is over at the latest', async () => {
    const seats = () => Object.keys(localStorage).filter((key) => key.startsWith('hostSeat:'));
    const { page } = await host(signIn);
    const [key = ''] = seats();
    const kept = JSON.parse(localStorage.getItem(key) ?? '');
    const keepSince = (hours: number) => {
      const keptAt = Date.now() - hours * 3_600_000;
      localStorage.setItem(key, JSON.stringify({ ...kept, keptAt }));
    };
    keepSince(24);
    expect(readHostSeats()).toEqual([]);
    keepSince(23.9);
    expect(readHostSeats()).toHaveLength(1);
    await page.user.click(await button(signInText.signOut));
    await waitFor(() => expect(seats()).toEqual([]));
  });
});

describe('a guest of a room', () => {
  // ROM-23, ROM-33, ROM-37
  it('takes part by itself, and reads that nobody could choose, until one line is left', async () => {
    const { other } = await watch(undefined, TITLES.slice(0, 2));
    const room = await region();
    expect(await room.findByRole('switch', { name: roomsText.takesPart })).toBeChecked();
    expect(room.getByText(roomsText.takesPartMeaning)).toBeVisible();
    expect(screen.queryByRole('button', { name: rouletteText.draw })).not.toBeInTheDocument();
    await other.until({ here: [1, 2] });
    await other.draw([1, 2]);
    const { line } = await resultOf(other, 1);
    expect(await text(roomsText.nobody)).toBeVisible();
    await letTimePass(12_000);
    await other.draw([3 - line]);
    await resultOf(other, 2);
    expect(await text(roomsText.certain)).toBeVisible();
    expect(screen.queryByText(roomsText.nobody)).not.toBeInTheDocument();
    expect(screen.queryByText(roomsText.nobodyAlone)).not.toBeInTheDocument();
  });

  // ROM-27
  it('is told that the end came in place of a result, after a reload, too', async () => {
    const { page, other, faults } = await watch();
    await other.until({ here: [1, 2] });
    faults.tamper = (frame, token) => {
      const isResult = token !== other.token() && frame.includes('"reveals":');
      return isResult ? [`event: ended\ndata: {"now":${Date.now()}}`] : [frame];
    };
    await other.draw(ALL_LINES);
    expect(await text(roomsText.over)).toBeVisible();
    expect(await text(roomsText.lost(1))).toBeVisible();
    page.network.changeBody(`draws/rooms/${other.id}/`, (body) =>
      JSON.stringify({ ...JSON.parse(body), round: null, isEnded: true }),
    );
    reopenPage(page);
    expect(await text(roomsText.lost(1))).toBeVisible();
  });

  // ROM-24, ROM-33
  it('who comes late is told that it has not seen the round, and who was missing', async () => {
    await watch(async (other, link) => {
      const quiet = deviceOf(link);
      await quiet.until({ connection: 'live' });
      await other.until({ here: [1, 2] });
      quiet.stop();
      await other.draw(ALL_LINES);
      await other.until(drawn(1));
    });
    expect(await text(roomsText.unseen)).toBeVisible();
    expect(await text(new RegExp(roomsText.absent(1)))).toBeVisible();
    expect(screen.getByText(roomsText.nobodyAlone)).toBeVisible();
    expect(screen.queryByText(roomsText.confirmed)).not.toBeInTheDocument();
  });

  // ROM-34
  it.each([
    ['a damaged link', '#live=abc', roomsText.failure.link],
    [
      'a room with another key',
      `#live=${'a'.repeat(21)}w.${'b'.repeat(42)}w`,
      roomsText.failure.link,
    ],
    [
      'a room that is not there',
      '#live=Jr4XFKJCSjnexKcVVkUvrQ.AAECAwQFBgcICQoLDA0OD4vO8NNLRHUTuj6HEF9cGhk)。',
      roomsText.failure.over,
    ],
  ])('is told of %s in one sentence, with the way on', async (_, fragment, message) => {
    const page = await renderPage(`/Roulette${fragment}`, connectRooms);
    expect(await screen.findByRole('alert', undefined, longWait)).toHaveTextContent(message);
    await page.user.click(screen.getByRole('button', { name: roomsText.toRoulette }));
    expect(await button('1:昼食')).toBeVisible();
    expect(location.hash).toBe('');
  });
});
