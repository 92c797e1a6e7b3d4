/** Programs between a browser and the server, as in offices, hotels and behind proxies. */
import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGzip } from 'node:zlib';

/** Passes a response of the server on to the browser, in its own way. */
type Pass = (response: IncomingMessage, outgoing: ServerResponse, asked: IncomingMessage) => void;

export interface Front {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Starts a front of the server.
 *
 * @param answer responds itself, or returns false
 */
export async function openFront(
  server: string,
  pass: Pass,
  answer: (asked: IncomingMessage, outgoing: ServerResponse) => unknown = () => false,
): Promise<Front> {
  const { hostname, port } = new URL(server);
  const relay: RequestListener = (asked, outgoing) => {
    if (answer(asked, outgoing)) return;
    const { url: path, method, headers } = asked;
    const own = request({ hostname, port, path, method, headers }, (response) =>
      pass(response, outgoing, asked),
    );
    own.on('error', () => outgoing.destroy());
    outgoing.on('close', () => own.destroy());
    asked.pipe(own);
  };
  const front = createServer(relay);
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  return {
    url: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    close: async () => {
      front.closeAllConnections();
      front.close();
      await once(front, 'close');
    },
  };
}

/** Passes everything on as it is. */
const passing: Pass = (response, outgoing) => {
  outgoing.writeHead(response.statusCode ?? 502, response.headers);
  response.pipe(outgoing);
};

/** Compresses what says nothing against it, in blocks of its own size. */
export const compressing: Pass = (response, outgoing) => {
  const { 'content-length': length, ...headers } = response.headers;
  const isAllowed =
    response.statusCode === 200 &&
    headers['content-encoding'] === undefined &&
    !headers['cache-control']?.includes('no-transform');
  outgoing.writeHead(
    response.statusCode ?? 502,
    isAllowed ? { ...headers, 'content-encoding': 'gzip' } : response.headers,
  );
  // Headers alone tell the browser that the response has begun.
  outgoing.flushHeaders();
  if (isAllowed) response.pipe(createGzip()).pipe(outgoing);
  else response.pipe(outgoing);
};

/** Holds the first kilobyte of each response back, until there is more or the response has ended. */
export const holding: Pass = (response, outgoing) => {
  const KILOBYTE = 1024;
  let held: Buffer[] = [];
  let isHolding = true;
  const release = () => {
    if (isHolding) outgoing.writeHead(response.statusCode ?? 502, response.headers);
    isHolding = false;
    for (const part of held) outgoing.write(part);
    held = [];
  };
  response.on('data', (part: Buffer) => {
    held.push(part);
    if (!isHolding || Buffer.concat(held).length > KILOBYTE) release();
  });
  response.on('end', () => {
    release();
    outgoing.end();
  });
};

/** Sends a response on when it has ended: a stream never comes. */
export const withholding: Pass = (response, outgoing) => {
  const parts: Buffer[] = [];
  response.on('data', (part: Buffer) => parts.push(part));
  response.on('end', () => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    outgoing.end(Buffer.concat(parts));
  });
};

/** Answers the first read of each call with the page of a portal. */
export function portal(): Pass {
  const seen = new Set<string>();
  return (response, outgoing, asked) => {
    const { url = '', method } = asked;
    if (method !== 'GET' || !url.startsWith('/api/') || seen.has(url)) {
      passing(response, outgoing, asked);
      return;
    }
    seen.add(url);
    response.destroy();
    outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    outgoing.end('<!doctype html><title>Wi-Fi</title><p>Welcome');
  };
}

export interface SignOn extends Front {
  /** Ends all sessions at the front. */
  expire(): void;
  /** From now on the front responds to nothing, or again. */
  setDown(isDown: boolean): void;
}

const CALLBACK = '/oauth2/callback';

/**
 * Lets nobody to the server who has not signed in to the front, as oauth2-proxy does: its sign-in is on another host,
 * and leads back by an address of the front's on the server's.
 */
export async function openSignOn(server: string): Promise<SignOn> {
  let session = 1;
  let isDown = false;
  const front = await openFront(server, passing, ({ url: path = '/', headers }, outgoing) => {
    const { hostname, port, pathname, search, searchParams } = new URL(
      `http://${headers.host}${path}`,
    );
    const back = searchParams.get('back') ?? '/';
    if (isDown) return outgoing.destroy();
    if (hostname === 'localhost') {
      outgoing.writeHead(200, { 'content-type': 'text/html' });
      const link = `<a href="http://127.0.0.1:${port}${CALLBACK}${search}">Sign in</a>`;
      return outgoing.end(`<!doctype html><link rel="icon" href="data:,">${link}`);
    }
    if (pathname === CALLBACK) {
      const cookie = { 'set-cookie': `front=${session}; Path=/` };
      return outgoing.writeHead(302, { location: back, ...cookie }).end();
    }
    if (headers.cookie?.includes(`front=${session}`)) return false;
    const location = `http://localhost:${port}/?back=${encodeURIComponent(path)}`;
    return outgoing.writeHead(302, { location }).end();
  });
  return {
    ...front,
    expire: () => {
      session += 1;
    },
    setDown: (next) => {
      isDown = next;
    },
  };
}
