import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { roomPaths } from '#contract/room-paths.ts';
import type { OpenedRoom, RoomEventPage } from '#contract/rooms.ts';
import { createTestApp, type TestApp } from '#tests/support/server/app.ts';
import {
  newViewer,
  openRoomAt,
  sealed,
  sendAt,
  watchAt,
} from '#tests/support/server/room-calls.ts';
import {
  altering,
  dropping,
  flippingBit,
  type RoomProxy,
  repeating,
  startRoomProxy,
  swapping,
  type Tamper,
} from './room-proxy.ts';

const textOf = (message: string) => Buffer.from(message, 'base64url').toString();

// ROM-3
describe('events that come through a proxy', () => {
  let testApp: TestApp;
  let proxy: RoomProxy;
  let room: OpenedRoom;

  beforeEach(async () => {
    testApp = await createTestApp();
    const target = await testApp.app.listen({ port: 0, host: '127.0.0.1' });
    proxy = await startRoomProxy({ target });
    room = await openRoomAt(proxy.address);
  });
  afterEach(async () => {
    await proxy.stop();
    await testApp.close();
  });

  const send = (text: string) => sendAt(proxy.address, room.id, text);

  async function ask(): Promise<RoomEventPage> {
    const url = `${proxy.address}/api/${roomPaths.roomEvents(room.id)}?viewer=${newViewer()}`;
    return (await fetch(url)).json();
  }

  it('are all there after a network that dropped, in their order and once', async () => {
    const first = await watchAt(proxy.address, room.id);
    await send('1');
    await first.until(() => first.events.length === 1);
    proxy.drop();
    await first.until(() => first.ended);
    await send('2');
    const lastEventId = first.sequences().at(-1) ?? 0;
    const again = await watchAt(proxy.address, room.id, { lastEventId });
    await send('3');
    await again.until(() => again.events.length === 2);
    expect([...first.sequences(), ...again.sequences()]).toEqual([1, 2, 3]);
    again.stop();
  });

  // ROM-4
  it('come by asking where a proxy keeps back what streams bring', async () => {
    proxy.buffer(true);
    const watcher = await watchAt(proxy.address, room.id);
    await send('1');
    expect((await ask()).events.map(({ message }) => textOf(message))).toEqual(['1']);
    expect(watcher.events).toEqual([]);
    watcher.stop();
  });

  it.each<{ what: string; tamper: Tamper; texts: string[] }>([
    { what: 'dropped', tamper: dropping(2), texts: ['1 a', '3 c'] },
    { what: 'repeated', tamper: repeating(2), texts: ['1 a', '2 b', '3 b', '4 c'] },
    { what: 'in another order', tamper: swapping(2), texts: ['1 a', '2 c', '3 b'] },
    {
      what: 'altered',
      tamper: altering(2, { message: sealed('x') }),
      texts: ['1 a', '2 x', '3 c'],
    },
    { what: 'flipped in one bit', tamper: flippingBit(1), texts: ['1 `', '2 b', '3 c'] },
  ])('can be $what for tests, in streams and in answers', async ({ tamper, texts }) => {
    proxy.tamperBy(tamper);
    const watcher = await watchAt(proxy.address, room.id);
    for (const text of ['a', 'b', 'c']) await send(text);
    const shown = ({ sequence, message }: { sequence: number; message: string }) =>
      `${sequence} ${textOf(message)}`;
    await watcher.until(() => watcher.events.length === texts.length);
    expect(watcher.events.map(shown)).toEqual(texts);
    expect((await ask()).events.map(shown)).toEqual(texts);
    watcher.stop();
  });
});
