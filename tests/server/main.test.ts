import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { paths } from '#contract/paths.ts';
import { freePort } from '#tests/support/server/free-port.ts';
import {
  addressOf,
  runProgram,
  startProgram,
  temporaryFolder,
} from '#tests/support/server/process.ts';

const main = 'server/main.ts';
const CTRL_C = '\u0003';

// Concurrent and patient, because they mostly wait for processes.
describe.concurrent('the server process', { timeout: 30_000 }, () => {
  // SEC-7, OPS-9
  it('prints a line for each wrong setting and exits with 1', async () => {
    const environment = { PORT: 'x', JWT_SECRET: 'my short secret', CORS_ORIGINS: '*' };
    expect(await runProgram(main, [], environment)).toEqual({
      code: 1,
      stdout: '',
      stderr: [
        'PORT must be a whole number from 0 to 65535',
        'JWT_SECRET must have at least 32 bytes',
        'CORS_ORIGINS must be a comma list of origins such as https://example.com',
        '',
      ].join('\n'),
    });
  });

  // OPS-33
  it.each<[what: string, environment: () => Record<string, string>, line: string]>([
    [
      'the database cannot be reached',
      () => ({ DATABASE_URL: 'postgres://user:hunter2@127.0.0.1:1/app' }),
      'connect ECONNREFUSED 127.0.0.1:1',
    ],
    [
      'its folder cannot be used',
      () => ({ DATA_DIR: '/dev/null/data' }),
      "ENOTDIR: not a directory, mkdir '/dev/null/data' (set DATA_DIR to a folder)",
    ],
    [
      'it cannot open its database',
      () => ({ DATA_DIR: temporaryFolder({ 'app.db/a': 'a folder in place of the file' }) }),
      'unable to open database file (let this user write app.db, a file, and its folder)',
    ],
  ])('prints in one line that %s and exits with 1', async (_, environment, line) => {
    const settings = { DATA_DIR: temporaryFolder(), ...environment() };
    const stderr = `Cannot start: ${line}\n`;
    expect(await runProgram(main, [], settings)).toEqual({ code: 1, stdout: '', stderr });
  });

  // OPS-5
  it('finishes what is in progress at a SIGTERM or SIGINT, takes no more, exits with 0 and keeps its data', async () => {
    const folder = temporaryFolder();
    const body = JSON.stringify({ username: 'taro', password: 'secret' });
    for (const [signal, expected] of [['SIGTERM', 201] as const, ['SIGINT', 400] as const]) {
      const program = startProgram(main, [], { DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1' });
      const ended = once(program, 'close');
      const address = await addressOf(program);
      const sent = request(`${address}/api/${paths.register}`, {
        method: 'POST',
        agent: false,
        // The server says when it has the headers and waits for the body.
        headers: { 'content-type': 'application/json', expect: '100-continue' },
      });
      sent.flushHeaders();
      await once(sent, 'continue');
      program.kill(signal);
      const isUp = () =>
        fetch(`${address}/healthz`).then(
          (response) => response.ok,
          () => false,
        );
      await vi.waitFor(async () => expect(await isUp()).toBe(false));
      const [response] = await once(sent.end(body), 'response');
      expect(response.statusCode).toBe(expected);
      expect((await ended)[0]).toBe(0);
    }
    expect(existsSync(join(folder, 'app.db-wal'))).toBe(false);
    expect(statSync(join(folder, 'app.db')).mode & 0o777).toBe(0o600);
  });

  // OPS-11
  it('serves metrics on METRICS_PORT and on no other port', async () => {
    const port = await freePort();
    const program = startProgram(main, [], {
      DATA_DIR: temporaryFolder(),
      METRICS_PORT: String(port),
      PORT: '0',
      HOST: '127.0.0.1',
    });
    const address = await addressOf(program);
    expect((await fetch(`${address}/metrics`)).status).toBe(404);
    const figures = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(figures.headers.get('content-type')).toMatch(/^text\/plain/);
    const text = await figures.text();
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="none"');
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
    program.kill('SIGTERM');
    expect((await once(program, 'close'))[0]).toBe(0);
  });

  // Only util-linux's `script` takes the program as an option.
  it.runIf(process.platform === 'linux')(
    'tells a person in a terminal the address to open, and nothing else',
    async () => {
      const terminal = spawn(
        'script',
        ['-qefc', `exec "${process.execPath}" ${main}`, '/dev/null'],
        {
          env: {
            PATH: process.env.PATH,
            NODE_COMPILE_CACHE: 'node_modules/.cache/server-programs',
            DATA_DIR: temporaryFolder(),
            PORT: '0',
          },
        },
      );
      onTestFinished(() => void terminal.kill());
      let shown = '';
      terminal.stdout.setEncoding('utf8').on('data', (chunk) => {
        shown += chunk;
        if (shown.endsWith('\n')) terminal.stdin.write(CTRL_C);
      });
      expect((await once(terminal, 'close'))[0]).toBe(0);
      expect(shown).toMatch(
        /^Open http:\/\/localhost:\d+ {2}\(Ctrl\+C stops the server\)\r\n(\^C)?$/,
      );
    },
  );

  it('ends with 1 and a line when its port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const { code, stderr } = await runProgram(main, [], {
      DATA_DIR: temporaryFolder(),
      PORT: String(port),
      HOST: '127.0.0.1',
    });
    expect([code, stderr]).toEqual([
      1,
      `Cannot start: listen EADDRINUSE: address already in use 127.0.0.1:${port} (another program uses this port: end it, or set PORT to another one)\n`,
    ]);
    taken.close();
  });
});
