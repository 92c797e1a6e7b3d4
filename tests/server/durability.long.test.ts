import { once } from 'node:events';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { signUpAt, startForLoad, startWriters } from '#tests/support/server/load.ts';
import { addressOf, runProgram, temporaryFolder } from '#tests/support/server/process.ts';

/** The rows in the file of a server that does not run, or in a copy. */
function look(file: string) {
  const database = new Sqlite(file);
  const integrity = database.pragma('integrity_check', { simple: true });
  const ids = database.prepare('select id from work_records').pluck().all();
  database.close();
  return { integrity, stored: new Set(ids) };
}

// Long timeouts, because these tests mostly wait for processes.
describe('a server on SQLite', { timeout: 300_000 }, () => {
  // OPS-2
  it('loses no acknowledged write when it is killed', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'app.db');
    const acknowledged: number[] = [];
    let headers: Record<string, string> | undefined;
    for (let kill = 0; kill < 100; kill += 1) {
      const server = startForLoad({ DATA_DIR: folder });
      const address = await addressOf(server);
      headers ??= await signUpAt(address, 'taro');
      const writers = startWriters(address, headers, 4);
      await writers.more(30 + kill);
      server.kill('SIGKILL');
      await once(server, 'close');
      await writers.stop();
      acknowledged.push(...writers.acknowledged);
      const { integrity, stored } = look(file);
      expect(integrity).toBe('ok');
      expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
      expect(writers.refused).toEqual([]);
    }
  });

  // OPS-3, OPS-6
  it('shares its file with a second one while it is backed up', async () => {
    const folder = temporaryFolder();
    const servers = [startForLoad({ DATA_DIR: folder }), startForLoad({ DATA_DIR: folder })];
    const [first = '', second = ''] = await Promise.all(servers.map(addressOf));
    const headers = await signUpAt(first, 'taro');
    const load = [startWriters(first, headers, 2), startWriters(second, headers, 2)];
    for (let backup = 0; backup < 10; backup += 1) {
      await Promise.all(load.map((writers) => writers.more(1000)));
      const before = load.flatMap(({ acknowledged }) => acknowledged);
      const copy = join(folder, `copy-${backup}.db`);
      const { code, stderr } = await runProgram('server/commands/backup.ts', [copy], {
        DATA_DIR: folder,
      });
      expect([code, stderr]).toEqual([0, '']);
      const { integrity, stored } = look(copy);
      expect(integrity).toBe('ok');
      expect(before.filter((id) => !stored.has(id))).toEqual([]);
    }
    await Promise.all(load.map((writers) => writers.stop()));
    for (const server of servers) server.kill('SIGTERM');
    await Promise.all(servers.map((server) => once(server, 'close')));

    const { integrity, stored } = look(join(folder, 'app.db'));
    expect(integrity).toBe('ok');
    for (const { acknowledged, refused, lost } of load) {
      // One that waits for the other server for more than a second is told so (OPS-28).
      expect([refused.filter((status) => status !== 503), lost]).toEqual([[], 0]);
      expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    }
  });
});
