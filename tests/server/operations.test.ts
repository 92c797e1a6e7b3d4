import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from '#server/config/settings.ts';
import { serverOptions } from '#server/http/server-options.ts';

const FOLDER = 'docs/operations';
const settings = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(
  ([, name]) => name,
);

/** Variables of others, which the files name too. */
const foreign = /^(?:NODE_ENV|PGPASSWORD|POSTGRES_(?:USER|PASSWORD|DB))$/;

describe.each(readdirSync(FOLDER))('docs/operations/%s', (file) => {
  const text = readFileSync(join(FOLDER, file), 'utf8');

  it('names only settings that exist', () => {
    const named = [...text.matchAll(/\b([A-Z]+_[A-Z_]+|PORT|HOST)(?=[=:])/g)]
      .map(([, name = '']) => name)
      .filter((name) => !foreign.test(name));
    expect(named.filter((name) => !settings.includes(name))).toEqual([]);
  });
});

it('the settings of the unit are accepted', () => {
  const unit = readFileSync(join(FOLDER, 'kuji.service'), 'utf8');
  const line = /^Environment=(.*)$/m.exec(unit)?.[1] ?? '';
  const environment = Object.fromEntries(line.split(' ').map((pair) => pair.split('=')));
  expect(readSettings(environment)).toMatchObject({
    dataDir: '/var/lib/kuji',
    host: '127.0.0.1',
    trustProxy: ['loopback'],
  });
});

// OPS-14, LIM-8
it('nginx closes idle connections before the server does, and waits longer for responses', () => {
  const site = readFileSync(join(FOLDER, 'nginx.conf'), 'utf8');
  const seconds = (name: string) => Number(new RegExp(`\\b${name} (\\d+)s;`).exec(site)?.[1]);
  const { keepAliveTimeout = 0, requestTimeout = 0 } = serverOptions(false);
  expect(seconds('keepalive_timeout') * 1000).toBeLessThan(keepAliveTimeout);
  expect(seconds('proxy_read_timeout') * 1000).toBeGreaterThan(requestTimeout);
});

// OPS-31: restoring SQLite empties them, too.
it('no restore of PostgreSQL brings back a session, an address of a calendar or a room', () => {
  const page = readFileSync('docs/operations.md', 'utf8');
  const dump = /^pg_dump .*$/m.exec(page)?.[0] ?? '';
  for (const table of ['refresh_families', 'calendar_feeds', "'draw_room*'"]) {
    expect(dump).toContain(`--exclude-table-data=${table}`);
  }
});
