import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commandDatabases } from '#tests/support/server/databases.ts';
import { runProgram, temporaryFolder } from '#tests/support/server/process.ts';

// Concurrent and patient, because they mostly wait for processes.
const manner = { timeout: 30_000, concurrent: true };

// ROU-17
describe.each(commandDatabases)('npm run raffles on $name', manner, ({ settings }) => {
  it('adds and replaces by title, keeps ids, and exports what import reads back', async () => {
    const folder = temporaryFolder({
      'lunch.csv': '\ufefftitle,item\r\n昼食,うどん\r\n夜食,"おでん, 大根"\r\n',
    });
    const environment = { DATA_DIR: folder, ...(await settings()) };
    const raffles = (...words: string[]) =>
      runProgram('server/commands/raffles.ts', words, environment);
    expect(await raffles('import', join(folder, 'lunch.csv'))).toEqual({
      code: 0,
      stdout: 'Imported 昼食 (1), 夜食 (1)\n',
      stderr: '',
    });
    const list = await raffles('list');
    expect(list.stdout).toBe('1\t昼食\t1\n2\t当番\t6\n3\tくじ\t20\n4\t夜食\t1\n');

    const exported = join(folder, 'all.json');
    await raffles('export', exported);
    expect(JSON.parse(readFileSync(exported, 'utf8'))[3]).toEqual({
      title: '夜食',
      items: ['おでん, 大根'],
    });
    await raffles('import', exported);
    expect((await raffles('export')).stdout).toBe(readFileSync(exported, 'utf8'));
  });
});

describe('npm run raffles', manner, () => {
  it.each<[name: string | undefined, problem: string, content?: string | Buffer]>([
    [undefined, 'Usage'],
    ['raffles.xlsx', 'raffles.xlsx: its name must end with .csv or .json'],
    ['missing.csv', 'no such file'],
    ['other.csv', 'other.csv: it is not UTF-8', Buffer.from('title,item\n\x92\x8b,a', 'latin1')],
    [
      'bad.json',
      'bad.json: raffle 2, item 1: the item is empty',
      '[{"title":"新しい","items":["一"]},\n{"title":"昼食","items":[""]}]',
    ],
  ])(
    'says in one place what is wrong with import %j, and changes nothing',
    async (name, problem, content) => {
      const folder = temporaryFolder(name && content ? { [name]: content } : {});
      const environment = { DATA_DIR: join(folder, 'data') };
      const words = ['import', ...(name ? [join(folder, name)] : [])];
      const outcome = await runProgram('server/commands/raffles.ts', words, environment);
      expect([outcome.code, outcome.stdout]).toEqual([1, '']);
      expect(outcome.stderr).toContain(problem);
      expect(existsSync(environment.DATA_DIR)).toBe(false);
    },
  );
});
