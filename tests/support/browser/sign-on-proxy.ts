/**
 * A proxy that lets nobody to the server who has not signed in to it, as oauth2-proxy does: its sign-in is on
 * another host, and leads back by an address of the proxy on the server's.
 */
import { once } from 'node:events';
import { createServer, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SignOnProxy {
  readonly url: string;
  /** The origin of its sign-in. */
  readonly signIn: string;
  /** Ends all sessions at the proxy. */
  expire(): void;
  /** Responds to nothing from now on, or again. */
  setDown(isDown: boolean): void;
  close(): Promise<void>;
}

const CALLBACK = '/oauth2/callback';

export async function openSignOnProxy(server: string): Promise<SignOnProxy> {
  const { hostname, port } = new URL(server);
  let session = 1;
  let isDown = false;

  const listener: RequestListener = (asked, outgoing) => {
    const { method, headers } = asked;
    const url = new URL(asked.url ?? '/', `http://${headers.host}`);
    const back = url.searchParams.get('back') ?? '/';
    if (isDown) outgoing.destroy();
    else if (url.hostname === 'localhost') {
      const link = `${origin()}${CALLBACK}?back=${encodeURIComponent(back)}`;
      outgoing.writeHead(200, { 'content-type': 'text/html' });
      outgoing.end(`<!doctype html><link rel="icon" href="data:,"><a href="${link}">Sign in</a>`);
    } else if (url.pathname === CALLBACK) {
      outgoing.writeHead(302, { location: back, 'set-cookie': `proxy=${session}; Path=/` }).end();
    } else if (!headers.cookie?.includes(`proxy=${session}`)) {
      const to = encodeURIComponent(url.pathname + url.search);
      outgoing.writeHead(302, { location: `${signIn()}/?back=${to}` }).end();
    } else {
      const path = asked.url;
      const own = request({ hostname, port, path, method, headers }, (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      });
      own.on('error', () => outgoing.destroy());
      asked.pipe(own);
    }
  };
  const proxy = createServer(listener);
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const at = (host: string) => `http://${host}:${(proxy.address() as AddressInfo).port}`;
  const origin = () => at('127.0.0.1');
  const signIn = () => at('localhost');

  return {
    url: origin(),
    signIn: signIn(),
    expire: () => {
      session += 1;
    },
    setDown: (next) => {
      isDown = next;
    },
    close: async () => {
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
