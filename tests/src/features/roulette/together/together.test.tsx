/** The screens of a room, with the real server: the page is its host, or a viewer of it. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { noRepeatSetting } from '#features/roulette/draw/draw-settings.ts';
import { drawText } from '#features/roulette/draw/text.ts';
import { rouletteText } from '#features/roulette/text.ts';
import { hostRoom } from '#features/roulette/together/open-room.ts';
import { ownRoom } from '#features/roulette/together/own-room.ts';
import { linkOfRoom, readRoomLink } from '#features/roulette/together/room-link.ts';
import { readMemory } from '#features/roulette/together/room-memory.ts';
import { togetherText } from '#features/roulette/together/text.ts';
import { tabStorage } from '#lib/storage/storage.ts';
import { createEventSource, type StreamFaults } from '#tests/support/page/event-source.ts';
import { connectPage } from '#tests/support/page/network.ts';
import { letTimePass } from '#tests/support/page/page-time.ts';
import type { PageWorld } from '#tests/support/page/page-world.ts';
import { renderPage } from '#tests/support/page/render-page.tsx';
import { createFourteenCalls } from '#tests/support/server/fourteen-calls.ts';
import { uiText } from '#ui/text.ts';
import { join, newStorage, rudeDevice, until } from './open-rooms.ts';

const titles = ['蕎麦', '饂飩', 'カレー'];
const longWait = { timeout: 60_000 };
const button = (name: string | RegExp) => screen.findByRole('button', { name }, longWait);
const panel = async () =>
  within(await screen.findByRole('region', { name: togetherText.heading }, longWait));
const shownResult = () => screen.findByText(/^結果: /, undefined, longWait);
const past = async () => {
  const list = await screen.findByRole('list', { name: togetherText.history }, longWait);
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

let faults: StreamFaults;

function stream(world: PageWorld): void {
  world.network.letServerTimeRun();
  const injected = createEventSource(world.app);
  faults = injected.faults;
  vi.stubGlobal('EventSource', injected.EventSource);
}

async function pressTogether({ user }: Awaited<ReturnType<typeof renderPage>>): Promise<void> {
  const together = await button(rouletteText.together);
  await waitFor(() => expect(together).toBeEnabled());
  await user.click(together);
}

/** The page as the host of a room of the first raffle. */
async function openRoom() {
  const page = await renderPage('/Roulette', stream);
  await pressTogether(page);
  const dialog = within(
    await screen.findByRole('dialog', { name: togetherText.heading }, longWait),
  );
  const text = (await dialog.findByRole('group', { name: togetherText.link })).textContent ?? '';
  const link = readRoomLink(new URL(text).hash);
  if (!link) throw new Error(text);
  return { page, dialog, link };
}

async function closeDialog({ page, dialog }: Awaited<ReturnType<typeof openRoom>>): Promise<void> {
  await page.user.click(dialog.getByRole('button', { name: togetherText.close }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

/** A host in another tab than the page. */
async function hostElsewhere({ app }: PageWorld) {
  await hostRoom({
    source: { kind: 'list', id: 'A', title: '当番' },
    items: titles.map((title) => ({ title })),
  });
  const id = ownRoom() ?? '';
  const link = { id, key: readMemory(tabStorage, id)?.key ?? '' };
  const url = new URL(linkOfRoom(link));
  const storage = newStorage();
  storage.write(`room:${link.id}`, tabStorage.read(`room:${link.id}`) ?? '');
  sessionStorage.clear();
  // What the page's events suffer does not touch the host's.
  const { EventSource } = createEventSource(app);
  const openStream = (address: string) => new EventSource(address);
  const open = () => join(link, { storage, openStream }).session;
  return { path: url.pathname + url.hash, link, host: open(), comeBack: open };
}

/** The page as a viewer. */
async function watch() {
  let room: Awaited<ReturnType<typeof hostElsewhere>> | undefined;
  const page = await renderPage('/', async (world) => {
    stream(world);
    room = await hostElsewhere(world);
  });
  if (!room) throw new Error('no room');
  history.replaceState(null, '', location.origin + room.path);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
  return { page, ...room };
}

describe('the host of a room', () => {
  // ROM-30, ROM-31, ROM-32
  it('invites, draws what all see, and ends the room', async () => {
    const opened = await openRoom();
    const { page, dialog, link } = opened;
    expect(dialog.getByRole('img', { name: togetherText.qrCode })).toBeVisible();
    await page.user.click(dialog.getByRole('button', { name: togetherText.copy }));
    expect(await dialog.findByText(togetherText.copied)).toBeVisible();
    expect(await navigator.clipboard.readText()).toContain(`#live=${link.id}.${link.key}`);
    const { session: viewer } = join(link);
    await until(viewer, { phase: 'open' });
    viewer.setAdding(true);
    expect(await dialog.findByText(togetherText.watching(2), undefined, longWait)).toBeVisible();
    await closeDialog(opened);

    const room = await panel();
    expect(room.getByText(togetherText.listStays, { exact: false })).toBeVisible();
    expect(screen.queryByRole('button', { name: '2:当番' })).not.toBeInTheDocument();
    expect(await room.findByText(/運を加えた人 1人$/, undefined, longWait)).toBeVisible();
    const draw = room.getByRole('button', { name: rouletteText.draw });
    await page.user.click(draw);
    expect(room.getByText(togetherText.collecting)).toBeVisible();
    expect(draw).toBeDisabled();
    const { textContent } = await shownResult();
    const { result } = await until(viewer, { verdict: 'confirmed' });
    expect(textContent).toBe(rouletteText.result(result?.line ?? 0, result?.item ?? ''));
    expect(await room.findByText(/^確認しました/)).toBeVisible();
    await page.user.click(room.getByText(togetherText.whatWasChecked));
    for (const { commitment, bytes } of result?.proof ?? []) {
      expect(room.getByText(commitment, { exact: false }).parentElement).toHaveTextContent(bytes);
    }
    expect(room.getByText(togetherText.participant(1))).toBeVisible();
    expect(await past()).toHaveLength(1);

    await page.user.click(await button(togetherText.end));
    const ask = within(await screen.findByRole('dialog', { name: togetherText.askEnd }));
    await page.user.click(ask.getByRole('button', { name: togetherText.end }));
    expect(await button('2:当番')).toBeVisible();
    await until(viewer, { phase: 'ended' });
  });

  // ROM-32
  it('leaves out what was drawn, and takes it back', async () => {
    onTestFinished(() => noRepeatSetting.set(false));
    const opened = await openRoom();
    const { page, link } = opened;
    const { session: viewer } = join(link);
    await closeDialog(opened);
    await page.user.click(screen.getByRole('switch', { name: drawText.noRepeat }));
    await page.user.click(await button(rouletteText.draw));
    await shownResult();
    await until(viewer, { phase: 'open', round: 2, lines: { count: 7 } });
    expect(await screen.findByText(/残り 7\/8/, undefined, longWait)).toBeVisible();
    await page.user.click(await button(drawText.undo));
    await until(viewer, { phase: 'open', lines: { count: 8 } });
  });

  // ROM-30
  it.each([
    ['does not encrypt', 'plain-http', 'subtle'],
    ['has no random numbers', 'no-randomness', 'getRandomValues'],
  ] as const)('is told what is missing where the browser %s', async (_, missing, part) => {
    const page = await renderPage('/Roulette');
    vi.stubGlobal('crypto', Object.create(crypto, { [part]: { value: undefined } }));
    onTestFinished(() => void vi.unstubAllGlobals());
    await pressTogether(page);
    const message = togetherText.notOpened[missing];
    expect(await screen.findByRole('dialog', { name: message })).toBeVisible();
    expect(page.network.sent.filter(({ path }) => path.startsWith('draws/rooms'))).toEqual([]);
  });

  // ROM-30, UI-11
  it('is told that there is no room when the server does not respond', async () => {
    const page = await renderPage('/Roulette', stream);
    page.network.breakPath('draws/rooms/', { status: 503 });
    await pressTogether(page);
    const message = togetherText.notOpened.failed;
    const dialog = within(await screen.findByRole('dialog', { name: message }, longWait));
    await page.user.click(dialog.getByRole('button', { name: uiText.ok }));
    expect(await button('1:昼食')).toBeVisible();
  });

  // ROM-30, EXT-1
  it('is nobody on another kind of server', async () => {
    const { app } = createFourteenCalls();
    onTestFinished(() => app.close());
    const page = await renderPage('/Roulette', (world) => {
      world.network = connectPage(app, world.clock);
    });
    await letTimePass(10_000);
    expect(page.network.sent.length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: rouletteText.together })).not.toBeInTheDocument();
  });
});

describe('a viewer of a room', () => {
  // ROM-33
  it('adds luck, sees the draw, confirms it, and sees when the host has ended the room', async () => {
    const { page, host } = await watch();
    const room = await panel();
    expect(await room.findByText(togetherText.watching(2), undefined, longWait)).toBeVisible();
    const items = await screen.findByRole('list', { name: rouletteText.items }, longWait);
    expect(within(items).getAllByRole('listitem')).toHaveLength(titles.length);
    expect(screen.queryByRole('button', { name: rouletteText.draw })).not.toBeInTheDocument();
    const luck = room.getByRole('switch', { name: togetherText.add });
    expect(luck).toHaveAccessibleDescription(togetherText.addMeaning);
    await page.user.click(luck);
    await until(host, { contributions: 1, canDraw: true });
    expect(await room.findByText(/あなたを含む/, undefined, longWait)).toBeVisible();
    host.draw();
    const { textContent } = await shownResult();
    const { result } = await until(host, { verdict: 'confirmed' });
    expect(textContent).toBe(rouletteText.result(result?.line ?? 0, result?.item ?? ''));
    await page.user.click(await room.findByText(togetherText.whatWasChecked));
    expect(room.getByText(togetherText.own)).toBeVisible();
    expect(await past()).toEqual([expect.stringContaining(togetherText.luck(1))]);

    host.leave();
    expect(await room.findByText(togetherText.ended, undefined, longWait)).toBeVisible();
    expect(screen.queryByRole('switch', { name: togetherText.add })).not.toBeInTheDocument();
    await page.user.click(room.getByRole('button', { name: togetherText.toRoulette }));
    expect(await button('1:昼食')).toBeVisible();
    expect(location.hash).toBe('');
  });

  // ROM-23, ROM-33
  it('is told that the host vanished in the middle of a draw, and sees its end when they are back', async () => {
    const { host, link, comeBack } = await watch();
    const room = await panel();
    await until(host, { canDraw: true });
    await rudeDevice(link);
    await until(host, { canDraw: true, contributions: 1 });
    host.draw();
    // Before the round begins anew without the device.
    await until(host, { missing: 1 });
    host.stop();
    expect(await room.findByText(togetherText.stillMissing(1), undefined, longWait)).toBeVisible();
    const told = await room.findByText(togetherText.hostGone, undefined, longWait);
    expect(told).toHaveRole('status');
    expect(room.queryByText(togetherText.collecting)).not.toBeInTheDocument();
    comeBack();
    expect(await shownResult()).toBeVisible();
    expect(told).not.toBeInTheDocument();
    expect(await past()).toEqual([expect.stringContaining(togetherText.againOf(1, 1))]);
  });

  // ROM-24, ROM-33
  it('is told loudly what is wrong, in place of a result', async () => {
    const { host } = await watch();
    const room = await panel();
    await until(host, { canDraw: true, viewers: 2 });
    faults.tamper = (data) => {
      const event = JSON.parse(data);
      return [JSON.stringify({ ...event, time: event.time + 1 })];
    };
    host.draw();
    const alert = await room.findByRole('alert', undefined, longWait);
    expect(alert).toHaveTextContent(togetherText.wrongHeading);
    expect(alert).toHaveTextContent(togetherText.wrong.order);
    expect(screen.queryByText(/^結果: /)).not.toBeInTheDocument();
  });

  // ROM-34
  it.each([
    ['a damaged link', '#live=abc', togetherText.failure.link],
    [
      'a room that is not there',
      `#live=${'a'.repeat(22)}.${'b'.repeat(43)}`,
      togetherText.failure.gone,
    ],
  ])('is told of %s in one sentence, with the way on', async (_, fragment, message) => {
    const page = await renderPage(`/Roulette${fragment}`, stream);
    expect(await screen.findByRole('alert', undefined, longWait)).toHaveTextContent(message);
    await page.user.click(screen.getByRole('button', { name: togetherText.toRoulette }));
    expect(await button('1:昼食')).toBeVisible();
    expect(location.hash).toBe('');
  });
});
