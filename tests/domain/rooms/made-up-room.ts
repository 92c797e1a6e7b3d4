/** A room whose server and devices are in this test, without encryption: rules only. */
import { createHash } from 'node:crypto';
import { toBase64Url } from '#domain/base64url.ts';
import { advance } from '#domain/rooms/advance.ts';
import type { Sha256 } from '#domain/rooms/hashes.ts';
import type { HostMessage, Seen, ViewerMessage } from '#domain/rooms/messages.ts';
import { type HostWish, nextHostMessage, nextViewerMessage } from '#domain/rooms/next-message.ts';
import { emptyRoom, type RoomEvent, type RoomState } from '#domain/rooms/room-state.ts';

const ROOM = 'Zk3Jb0mYTq2nVd8sXw1RcA';
export const ITEMS = ['蕎麦', '饂飩', 'カレー', '寿司', '天丼'];
const START = 1_795_432_201_000;

export const sha256: Sha256 = async (bytes) =>
  new Uint8Array(createHash('sha256').update(bytes).digest());

const hashOfText = (text: string) =>
  toBase64Url(new Uint8Array(createHash('sha256').update(text).digest()));

/** The bytes of a device, the same in each run. */
export const bytesOf =
  (name: string, seed = 0) =>
  async (round: number, attempt: number) =>
    hashOfText(`${seed} ${name} ${round} ${attempt}`);

export const deviceOf = (name: string) => hashOfText(name).slice(0, 22);

const emptyRoomOf = (items: readonly string[] = ITEMS, remembered: Seen | null = null) =>
  emptyRoom({ room: ROOM, items, remembered }, sha256);

/** The state of a device that got these events, in this order. */
export async function follow(
  events: readonly RoomEvent[],
  { items, remembered, from }: { items?: string[]; remembered?: Seen; from?: RoomState } = {},
): Promise<RoomState> {
  let state = from ?? (await emptyRoomOf(items, remembered));
  for (const event of events) state = await advance(state, event, sha256);
  return state;
}

/** An honest server, its time, an honest host and honest viewers. */
export async function madeUpRoom({ items = ITEMS, seed = 0 } = {}) {
  const events: RoomEvent[] = [];
  let time = START;
  let state = await emptyRoomOf(items);

  async function say(
    sender: 'host' | 'viewer',
    json: HostMessage | ViewerMessage | Record<string, unknown>,
  ): Promise<void> {
    const sequence = events.length + 1;
    // Ciphertext is another each time.
    const message = `${sequence} ${JSON.stringify(json)}`;
    const event: RoomEvent = { sequence, sender, time, message, content: { kind: 'json', json } };
    events.push(event);
    state = await advance(state, event, sha256);
  }

  async function host(wish: Partial<HostWish> = {}): Promise<HostMessage | null> {
    const wanted = { without: null, present: null, now: time, ends: false, ...wish };
    const message = await nextHostMessage(state, wanted, bytesOf('host', seed), sha256);
    if (message) await say('host', message);
    return message;
  }

  async function viewer(name: string, adding = true): Promise<ViewerMessage | null> {
    const wish = { device: deviceOf(name), adding, now: time };
    const message = await nextViewerMessage(state, wish, bytesOf(name, seed), sha256);
    if (message) await say('viewer', message);
    return message;
  }

  return {
    events,
    say,
    host,
    viewer,
    state: () => state,
    pass: (ms: number) => {
      time += ms;
    },
    /** A round in which these viewers add luck, and all of them reveal. */
    async draw(names: readonly string[] = [], without: number[] = []): Promise<void> {
      await host({ without });
      for (const name of names) await viewer(name);
      await host({ without, present: names.map(deviceOf) });
      for (const name of names) await viewer(name);
      time += 100;
      await host();
      time += 4000;
    },
  };
}
