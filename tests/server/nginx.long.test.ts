import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { LIST_LIMIT_BYTES } from '#contract/limits.ts';
import { createTestApp } from '#tests/support/server/app.ts';
import { freePort } from '#tests/support/server/free-port.ts';
import { temporaryFolder } from '#tests/support/server/process.ts';
import { follow, openRoomAt, sealed } from '#tests/support/server/room-calls.ts';

/** Debian puts nginx where only root's shell looks. */
const path = `${process.env.PATH}:/usr/sbin`;

const hasNginx = spawnSync('nginx', ['-v'], { env: { PATH: path } }).status === 0;

/** A server that notes what it is asked. */
async function startServer(answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      asked.push(`${request.method} ${Buffer.concat(chunks)}`.trim());
      answer(request, response);
    });
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  return { asked, port: (server.address() as AddressInfo).port };
}

async function startLogged(ports: readonly number[]) {
  const nginx = await startNginx(temporaryFolder(), ports);
  onTestFinished(nginx.stop);
  return nginx;
}

async function startSite(...ports: number[]): Promise<string> {
  return (await startLogged(ports)).address;
}

const writes = ['POST', 'PUT', 'PATCH', 'DELETE'];

const failures: { what: string; answer: RequestListener; status: number }[] = [
  {
    what: 'closes the connection',
    answer: (request) => request.socket.destroy(),
    status: 502,
  },
  {
    what: 'is closing',
    answer: (_, response) => response.writeHead(503).end(),
    status: 503,
  },
];

// OPS-20
describe('nginx, set up by docs/operations', () => {
  beforeEach(({ skip }) => skip(!hasNginx, 'nginx is not installed'));

  describe.each(failures)('where the first server $what', ({ answer, status }) => {
    it.each(writes)('does not send %s to the second', async (method) => {
      const first = await startServer(answer);
      const second = await startServer((_, response) => response.end());
      const site = await startSite(first.port, second.port);
      const response = await fetch(site, { method, body: '{}' });
      expect(response.status).toBe(status);
      expect([first.asked, second.asked]).toEqual([[`${method} {}`], []]);
    });

    it('sends GET to the second', async () => {
      const first = await startServer(answer);
      const second = await startServer((_, response) => response.end());
      const site = await startSite(first.port, second.port);
      expect((await fetch(site)).status).toBe(200);
      expect([first.asked, second.asked]).toEqual([['GET'], ['GET']]);
    });
  });

  it.each(['GET', ...writes])(
    'sends %s to the second where the first refuses to connect',
    async (method) => {
      const second = await startServer((_, response) => response.end());
      const site = await startSite(await freePort(), second.port);
      const body = method === 'GET' ? null : '{}';
      const response = await fetch(site, { method, body });
      expect(response.status).toBe(200);
      expect(second.asked).toEqual([`${method} ${body ?? ''}`.trim()]);
    },
  );

  // ROM-3
  // Again where the machine, busy with other things, stopped a process: a buffer would be in each try.
  it('passes events on as they come, long messages, and the end of a stream', {
    retry: 3,
  }, async () => {
    const testApp = await createTestApp({ settings: { trustProxy: ['loopback'] } });
    const { port } = new URL(await testApp.app.listen({ port: 0, host: '127.0.0.1' }));
    const site = await startSite(Number(port));
    const host = await openRoomAt(site, { payload: sealed('x'.repeat(60_000)) });
    const watcher = await follow(host);
    for (let round = 1; round <= 3; round += 1) {
      const began = Date.now();
      await host.draw(round);
      await watcher.untilResult(round);
      expect(Date.now() - began).toBeLessThan(1000);
      testApp.clock.advance(3600);
    }
    expect(watcher.headers).not.toHaveProperty('content-encoding');
    await testApp.close();
    await watcher.until(() => watcher.ended);
    expect(watcher.retries).toHaveLength(2);
  });

  // OPS-30
  it.each([
    (token: string) => `/api/calendar/${token}.ics`,
    (token: string) => `/api/%63alendar/${token}.ics/`,
    (token: string) => `//api/./calendar/${token}%2Eics`,
  ])(
    'has the address of a calendar in no log, whether the server answers or not: %s',
    async (path) => {
      const server = await startServer((_, response) => response.end());
      const token = 'k'.repeat(43);
      for (const port of [server.port, await freePort()]) {
        const nginx = await startLogged([port]);
        for (const method of ['GET', 'OPTIONS', 'PROPFIND', ...writes]) {
          await askPlainly(`${nginx.address}${path(token)}`, method);
          expect(await askPlainly(`${nginx.plainAddress}${path(token)}`, method)).toBe(404);
        }
        await fetch(`${nginx.address}/healthz`);
        await nginx.stop();
        expect(nginx.log()).toContain('/healthz');
        expect(nginx.log()).not.toContain(token);
      }
      expect(server.asked.filter((asked) => asked !== 'GET')).toHaveLength(6);
    },
  );

  it('passes on a list as long as the server takes it', async () => {
    const server = await startServer((_, response) => response.end());
    const site = await startSite(server.port);
    const body = 'x'.repeat(LIST_LIMIT_BYTES);
    const response = await fetch(`${site}/api/lists/A/`, { method: 'PUT', body });
    expect(response.status).toBe(200);
  });

  it('passes the first status on, and the address that it sees', async () => {
    const server = await startServer((request, response) => {
      response.writeHead(201).end(request.headers['x-forwarded-for']);
    });
    const site = await startSite(server.port);
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const response = await fetch(site, { method: 'PUT', body: '{}', headers });
    expect([response.status, await response.text()]).toEqual([201, '127.0.0.1']);
  });
});

/**
 * Starts nginx with the site of docs/operations in front of servers on these ports. What is not of
 * this machine is replaced: ports, certificates, the servers' addresses.
 */
async function startNginx(folder: string, serverPorts: readonly number[]) {
  const port = await freePort();
  const plainPort = await freePort();
  const site = readFileSync('docs/operations/nginx.conf', 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/^\t(?:listen \[::\]|ssl_).*\n/gm, '')
    .replace(/^\tserver 127.*\n/m, serverPorts.map((it) => `\tserver 127.0.0.1:${it};\n`).join(''));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; pid nginx.pid; error_log stderr; ${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http { access_log access.log; ${temporary.map((name) => `${name}_temp_path ${name};`).join(' ')}
${site} }`,
  );
  const nginx = spawn('nginx', ['-p', folder, '-c', file, '-e', 'stderr'], {
    env: { PATH: path },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  nginx.stderr.on('data', (chunk) => {
    log += chunk;
  });
  while (!(await accepts(port))) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended: ${log}`);
    await delay(20);
  }
  return {
    address: `http://127.0.0.1:${port}`,
    /** Of the server that leads to https. */
    plainAddress: `http://127.0.0.1:${plainPort}`,
    log: () => log + readFileSync(join(folder, 'access.log'), 'utf8'),
    stop: () => stop(nginx),
  };
}

/** Fetch would write the path in its own way. Returns the status. */
async function askPlainly(address: string, method: string): Promise<number | undefined> {
  const { origin, port } = new URL(address);
  const sent = request({ port, host: '127.0.0.1', method, path: address.slice(origin.length) });
  const [response] = await once(sent.end(), 'response');
  await once(response.resume(), 'end');
  return response.statusCode;
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function stop(nginx: ChildProcess): Promise<void> {
  if (nginx.exitCode !== null) return;
  const ended = once(nginx, 'exit');
  nginx.kill('SIGTERM');
  await ended;
}
