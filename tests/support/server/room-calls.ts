/** The calls of rooms, as devices make them over the network. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingHttpHeaders } from 'node:http';
import { roomPaths } from '#contract/room-paths.ts';
import type { OpenedRoom, RoomEvent, RoomPresence, SentRoomEvent } from '#contract/rooms.ts';

export function newViewer(): string {
  return randomBytes(16).toString('base64url');
}

/** What a device sends: here it is text that one can look for. */
export function sealed(text: string): string {
  return Buffer.from(text).toString('base64url');
}

async function post(url: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

export async function openRoomAt(address: string, payload = sealed('list')): Promise<OpenedRoom> {
  const response = await post(`${address}/api/${roomPaths.rooms}`, { payload });
  if (response.status !== 201) throw new Error(`No room: ${response.status}`);
  return response.json();
}

export async function sendAt(
  address: string,
  room: string,
  text: string,
  secret?: string,
): Promise<SentRoomEvent> {
  const url = `${address}/api/${roomPaths.roomEvents(room)}`;
  const response = await post(url, { message: sealed(text), ...(secret && { secret }) });
  if (response.status !== 201) throw new Error(`Not sent: ${response.status}`);
  return response.json();
}

export type Watcher = Awaited<ReturnType<typeof watchAt>>;

interface Options {
  viewer?: string;
  after?: number;
  lastEventId?: number | string;
  headers?: Readonly<Record<string, string>>;
}

/** Opens a stream and reads it until it is told to stop. */
export async function watchAt(address: string, room: string, options: Options = {}) {
  const { viewer = newViewer(), after, lastEventId, headers } = options;
  const query = new URLSearchParams({ viewer, ...(after !== undefined && { after: `${after}` }) });
  const request = get(`${address}/api/${roomPaths.roomEvents(room)}?${query}`, {
    agent: false,
    headers: {
      ...headers,
      accept: 'text/event-stream',
      ...(lastEventId !== undefined && { 'last-event-id': `${lastEventId}` }),
    },
  });
  const [response] = await once(request, 'response');
  const changes = new EventTarget();
  const changed = () => changes.dispatchEvent(new Event('change'));
  const watcher = {
    viewer,
    status: Number(response.statusCode),
    headers: response.headers as IncomingHttpHeaders,
    events: [] as RoomEvent[],
    /** When each event came, on this machine's clock. */
    times: [] as number[],
    here: [] as RoomPresence[],
    comments: 0,
    retries: [] as number[],
    body: '',
    /** Whether the server has ended it. */
    ended: false,

    sequences: () => watcher.events.map(({ sequence }) => sequence),
    /** Resolves when it is true, which is asked after each change. */
    async until(isTrue: () => boolean): Promise<void> {
      while (!isTrue()) await once(changes, 'change');
    },
    pause: () => response.pause(),
    stop: () => request.destroy(),
  };
  let rest = '';

  response.setEncoding('utf8');
  response.on('data', (chunk: string) => {
    watcher.body += chunk;
    const frames = (rest + chunk).split('\n\n');
    rest = frames.pop() ?? '';
    for (const frame of frames) read(frame);
    changed();
  });
  response.on('error', () => undefined);
  request.on('error', () => undefined);
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
    const data = fields.get('data');
    if (fields.has('')) watcher.comments += 1;
    if (fields.has('retry')) watcher.retries.push(Number(fields.get('retry')));
    if (data === undefined) return;
    if (fields.get('event') === 'here') {
      watcher.here.push(JSON.parse(data));
      return;
    }
    const event: RoomEvent = JSON.parse(data);
    if (fields.get('id') !== `${event.sequence}`) throw new Error(`Another id: ${frame}`);
    watcher.events.push(event);
    watcher.times.push(Date.now());
  }

  return watcher;
}
