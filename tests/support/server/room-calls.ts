/** The calls of rooms, as devices make them over the network. */
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { roomPaths } from '#contract/room-paths.ts';
import type { RoomEventData, RoomEventName, RoomRound, RoomSeat } from '#contract/rooms.ts';

const agent = new Agent({ keepAlive: true });

export function newRoomId(): string {
  return randomBytes(16).toString('base64url');
}

/** Sent by a device: here it is text that one can look for. */
export function sealed(text: string): string {
  return Buffer.from(text).toString('base64url');
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

interface Call {
  token?: string | undefined;
  payload?: object;
  /** The address that the call comes from. */
  from?: string;
}

export async function call(url: string, method: string, options: Call = {}): Promise<Answer> {
  const { token, payload, from } = options;
  const outgoing = request(url, {
    method,
    agent,
    localAddress: from,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(payload && { 'content-type': 'application/json' }),
    },
  });
  // A connection may break after its answer.
  outgoing.on('error', () => undefined);
  outgoing.end(payload && JSON.stringify(payload));
  const [response] = await once(outgoing, 'response');
  const chunks: Buffer[] = await response.toArray();
  const text = Buffer.concat(chunks).toString();
  const body = text === '' ? {} : JSON.parse(text);
  return { status: response.statusCode, headers: response.headers, body };
}

export type Device = ReturnType<typeof createDevice>;

/** An honest device with a seat, which can be made to say anything. */
export function createDevice(address: string, room: string, { number, token }: RoomSeat) {
  const secret = randomBytes(32);
  const own = { number, token, room, address };
  const send = (path: string, payload: object) =>
    call(`${own.address}/api/${path}`, 'POST', { token, payload });
  const bytesOf = (round: number) =>
    createHash('sha256').update(secret).update(`${round}`).digest('base64url');
  const promiseOf = (round: number) =>
    createHash('sha256').update(bytesOf(round), 'base64url').digest('base64url');

  return Object.assign(own, {
    bytesOf,
    promiseOf,
    promise: (round: number, promise = promiseOf(round)) =>
      send(roomPaths.roomPromises(room), { round, promise }),
    draw: (round: number, lines = sealed('lines'), version = {}) =>
      send(roomPaths.roomDraws(room), { round, lines, ...version }),
    markAbsent: (absent: string | null) =>
      call(`${own.address}/api/${roomPaths.roomAbsent(room)}`, 'PUT', {
        token,
        payload: { absent },
      }),
    read: () => stateAt(own.address, room, token),
    reveal: (round: number, bytes = bytesOf(round)) =>
      send(roomPaths.roomReveals(room), { round, bytes, promise: promiseOf(round + 1) }),
    end: () => call(`${own.address}/api/${roomPaths.room(room)}`, 'DELETE', { token }),
    watch: () => watchAt(own.address, room, token),
  });
}

export async function openRoomAt(
  address: string,
  { id = newRoomId(), payload = sealed('list') } = {},
): Promise<Device> {
  const answer = await call(`${address}/api/${roomPaths.rooms}`, 'POST', {
    payload: { id, payload },
  });
  if (answer.status !== 201) throw new Error(`No room: ${answer.status}`);
  return createDevice(address, id, answer.body as RoomSeat);
}

/** @param payload absent of a page of 1.0 */
export async function joinAt(
  address: string,
  room: string,
  from?: string,
  payload?: { version: number },
): Promise<Device> {
  const url = `${address}/api/${roomPaths.roomDevices(room)}`;
  const answer = await call(url, 'POST', {
    ...(from && { from }),
    ...(payload && { payload }),
  });
  if (answer.status !== 201) throw new Error(`No seat: ${answer.status}`);
  return createDevice(address, room, answer.body as RoomSeat);
}

export function stateAt(address: string, room: string, token?: string): Promise<Answer> {
  return call(`${address}/api/${roomPaths.room(room)}`, 'GET', { token });
}

export type Watcher = Awaited<ReturnType<typeof watchAt>>;

type Seen = {
  [Name in RoomEventName]: { name: Name; data: RoomEventData[Name]; at: number };
}[RoomEventName];

/** Opens a stream and reads it until it is told to stop. */
export async function watchAt(address: string, room: string, token?: string) {
  const outgoing = request(`${address}/api/${roomPaths.roomEvents(room)}`, {
    agent: false,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  outgoing.end();
  const [response] = await once(outgoing, 'response');
  const changes = new EventTarget();
  const changed = () => changes.dispatchEvent(new Event('change'));
  const watcher = {
    status: Number(response.statusCode),
    headers: response.headers as IncomingHttpHeaders,
    events: [] as Seen[],
    comments: 0,
    retries: [] as number[],
    /** True if the server has ended it. */
    ended: false,
    /** Called with each event. */
    react: (_: Seen): void => undefined,

    /** The last that was told of who is there. */
    here() {
      const seen = watcher.events.findLast(({ name }) => name === 'here' || name === 'state');
      if (seen?.name === 'state') return seen.data.here;
      return seen?.name === 'here' ? seen.data : undefined;
    },
    /** The last that was told of a round. */
    round(): RoomRound | null {
      const seen = watcher.events.findLast(({ name }) => name === 'round' || name === 'state');
      return seen?.name === 'state' || seen?.name === 'round' ? seen.data.round : null;
    },
    /** Resolves when it is true, which is asked after each change. */
    async until(isTrue: () => boolean): Promise<void> {
      while (!isTrue()) await once(changes, 'change');
    },
    untilClosed: (round: number) => watcher.until(() => watcher.round()?.round === round),
    untilResult: (round: number) =>
      watcher.until(() => watcher.round()?.round === round && watcher.round()?.result !== null),
    pause: () => response.pause(),
    stop: () => outgoing.destroy(),
  };
  let rest = '';

  response.setEncoding('utf8');
  response.on('data', (chunk: string) => {
    const frames = (rest + chunk).split('\n\n');
    rest = frames.pop() ?? '';
    for (const frame of frames) read(frame);
    changed();
  });
  response.on('error', () => undefined);
  outgoing.on('error', () => undefined);
  response.on('close', () => {
    watcher.ended = true;
    changed();
  });

  function read(frame: string): void {
    const fields = new Map(
      frame.split('\n').map((line): [string, string] => {
        const [name = '', value = ''] = line.split(/: ?(.*)/s);
        return [name, value];
      }),
    );
    if (fields.has('')) watcher.comments += 1;
    if (fields.has('retry')) watcher.retries.push(Number(fields.get('retry')));
    const data = fields.get('data');
    if (data === undefined) return;
    const seen = { name: fields.get('event'), data: JSON.parse(data), at: Date.now() } as Seen;
    watcher.events.push(seen);
    watcher.react(seen);
  }

  return watcher;
}

/** Promises, and reveals by itself each round that it takes part in, as pages do. */
export async function follow(device: Device): Promise<Watcher> {
  const watcher = await device.watch();
  if (watcher.status !== 200) throw new Error(`No stream: ${watcher.status}`);
  const said = new Set<number>();
  function answer(round: RoomRound | null): void {
    if (round === null || round.result !== null || said.has(round.round)) return;
    if (!round.devices.some(({ number }) => number === device.number)) return;
    said.add(round.round);
    device.reveal(round.round).catch(() => undefined);
  }
  watcher.react = (seen) => {
    if (seen.name === 'round' || seen.name === 'state') answer(seen.data.round);
  };
  await watcher.until(() => watcher.events.length > 0);
  answer(watcher.round());
  const promised = await device.promise((watcher.round()?.round ?? 0) + 1);
  if (promised.status !== 200) throw new Error(`Not promised: ${promised.status}`);
  return watcher;
}
