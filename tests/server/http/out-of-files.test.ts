import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { addressOf, temporaryFolder } from '#tests/support/server/process.ts';

const DESCRIPTORS = 64;
const page = '<!doctype html><title>page</title>';
const script = '/static/js/main.abc123.js';

/** A server that may open few files. */
function startServer(pageDir: string) {
  const words = [process.execPath, 'tests/server/http/page-server.ts', pageDir];
  return spawn('bash', ['-c', `ulimit -n ${DESCRIPTORS}; exec "$@"`, 'bash', ...words], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: 'node_modules/.cache/server-programs' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

// OPS-25
it('a server that can open no more files says so with 503, and recovers', {
  timeout: 30_000,
}, async () => {
  const pageDir = temporaryFolder();
  mkdirSync(join(pageDir, 'static/js'), { recursive: true });
  writeFileSync(join(pageDir, 'index.html'), page);
  writeFileSync(join(pageDir, script), 'run()');
  const server = startServer(pageDir);
  onTestFinished(() => void server.kill());
  const address = await addressOf(server);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });

  async function ask(path: string) {
    const request = get(address + path, { agent, headers: { accept: 'text/html' } });
    const [response] = await once(request, 'response');
    const body = await text(response);
    return { status: response.statusCode, headers: response.headers, body };
  }

  expect((await ask('/')).body).toBe(page);
  const { hostname, port } = new URL(address);
  const others: Socket[] = [];
  /** A file that the server has open just then leaves room for one more connection after it. */
  function connectMore(count: number): void {
    for (let made = 0; made < count; made += 1) {
      const other = connect(Number(port), hostname);
      other.on('error', () => undefined).resume();
      // A connection that was used once is kept open for a while.
      other.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
      others.push(other);
    }
  }
  connectMore(DESCRIPTORS);
  for (const path of ['/', '/about', script]) {
    const response = await vi.waitUntil(
      async () => {
        connectMore(2);
        const asked = await ask(path);
        return asked.status === 503 && asked;
      },
      { timeout: 10_000 },
    );
    const { headers, body } = response;
    if (path === script) expect(JSON.parse(body).code).toBe('unavailable');
    else expect(body).toContain('自動でもう一度読み込みます');
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(headers).toMatchObject({ 'retry-after': '5' });
    expect(headers).not.toHaveProperty('etag');
  }
  for (const other of others) other.destroy();
  await expect.poll(async () => (await ask(script)).body, { timeout: 10_000 }).toBe('run()');
  agent.destroy();
  server.kill();
  await once(server, 'close');
});
