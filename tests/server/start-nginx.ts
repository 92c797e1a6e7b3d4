import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '#tests/support/server/free-port.ts';

/** Debian puts nginx where only root's shell looks. */
const path = `${process.env.PATH}:/usr/sbin`;

export const hasNginx = spawnSync('nginx', ['-v'], { env: { PATH: path } }).status === 0;

/**
 * Starts nginx with the site of docs/operations in front of servers on these ports. What is not of
 * this machine is replaced: ports, certificates, the servers' addresses.
 */
export async function startNginx(folder: string, serverPorts: readonly number[]) {
  const port = await freePort();
  const site = readFileSync('docs/operations/nginx.conf', 'utf8')
    .replace(/^server \{\n\tlisten 80;.*?^\}\n/ms, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/^\t(?:listen \[::\]|ssl_).*\n/gm, '')
    .replace(/^\tserver 127.*\n/m, serverPorts.map((it) => `\tserver 127.0.0.1:${it};\n`).join(''));
  mkdirSync(folder, { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; pid nginx.pid; error_log stderr; ${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http { access_log off; ${temporary.map((name) => `${name}_temp_path ${name};`).join(' ')}
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
  return { address: `http://127.0.0.1:${port}`, stop: () => stop(nginx) };
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
  const ended = once(nginx, 'exit');
  nginx.kill('SIGTERM');
  await ended;
}
