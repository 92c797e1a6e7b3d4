/**
 * Stands before a server as a host does: it may serve the page below a path, deploy a newer one, and notes
 * what it is asked.
 */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Deployment {
  readonly url: string;
  /** All requests so far, in their order. */
  readonly asked: readonly Asked[];
  /** From now on the service worker is another one, with this code behind its own. */
  deploy(code?: string): void;
  close(): Promise<void>;
}

export interface Asked {
  readonly path: string;
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  /** How many were under way, itself included. */
  readonly atOnce: number;
}

export const WORKER = '/service-worker.js';
/** An address that no path of the host leads to. */
const NOWHERE = { 'content-type': 'text/plain' };

/** @param base the path below which the page is served; the API stays at the root */
export async function openDeployment(server: string, base = '/'): Promise<Deployment> {
  const { hostname, port } = new URL(server);
  const asked: Asked[] = [];
  let versions = 1;
  let added = '';
  let underWay = 0;
  const host = createServer((incoming, outgoing) => {
    const { url = '/', method = 'GET' } = incoming;
    underWay += 1;
    outgoing.once('close', () => {
      underWay -= 1;
    });
    asked.push({ path: url, method, headers: incoming.headers, atOnce: underWay });
    const path = url.startsWith('/api/') ? url : withoutBase(url, base);
    if (path === undefined) {
      outgoing.writeHead(404, NOWHERE).end();
      return;
    }
    const isWorker = path === WORKER;
    const headers = isWorker ? plain(incoming.headers) : incoming.headers;
    const passedOn = request({ hostname, port, path, method, headers }, (answer) => {
      const { 'content-length': length, etag, ...rest } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, isWorker ? rest : answer.headers);
      answer.pipe(outgoing, { end: false });
      answer.on('end', () =>
        outgoing.end(isWorker ? `\n// version ${versions}\n${added}` : undefined),
      );
    });
    passedOn.on('error', () => outgoing.destroy());
    incoming.pipe(passedOn);
  });
  host.listen(0, '127.0.0.1');
  await once(host, 'listening');
  return {
    url: `http://127.0.0.1:${(host.address() as AddressInfo).port}`,
    asked,
    deploy: (code = '') => {
      versions += 1;
      added = code;
    },
    close: async () => {
      host.closeAllConnections();
      host.close();
      await once(host, 'close');
    },
  };
}

function withoutBase(url: string, base: string): string | undefined {
  return url.startsWith(base) ? `/${url.slice(base.length)}` : undefined;
}

/** Asks for the whole text as it is, whatever the browser already has. */
function plain({ host, 'user-agent': agent }: IncomingHttpHeaders): IncomingHttpHeaders {
  return { host, 'user-agent': agent };
}
