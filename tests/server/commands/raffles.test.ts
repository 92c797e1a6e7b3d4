import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { programDatabases } from '#tests/support/server/databases.ts';
import { runProgram, temporaryFolder } from '#tests/support/server/process.ts';

/** A folder and a database of its own, and the command to use on them. */
async function workplace({ settings }: (typeof programDatabases)[number]) {
  const folder = temporaryFolder();
  const environment = { DATA_DIR: folder, ...(await settings()) };
  return {
    folder,
    raffles: (...words: string[]) => runProgram('server/commands/raffles.ts', words, environment),
    write(name: string, content: string): string {
      const file = join(folder, name);
      writeFileSync(file, content);
      return file;
    },
  };
}

// Concurrent and patient, because they mostly wait for processes.
const manner = { timeout: 30_000, concurrent: true };

// ROU-17
describe.each(programDatabases)('npm run raffles on $name', manner, (database) => {
  it('adds and replaces by title, keeps ids, and exports what import reads back', async () => {
    const { folder, raffles, write } = await workplace(database);
    const table = write('lunch.csv', '\ufefftitle,item\r\n昼食,うどん\r\n夜食,"おでん, 大根"\r\n');
    expect(await raffles('import', table)).toEqual({
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

  it('names a bad line and changes nothing', async () => {
    const { raffles, write } = await workplace(database);
    const file = write(
      'bad.json',
      '[{"title":"新しい","items":["一"]},\n{"title":"昼食","items":[""]}]',
    );
    expect(await raffles('import', file)).toEqual({
      code: 1,
      stdout: '',
      stderr: `${file}: raffle 2, item 1: the item is empty\n`,
    });
    expect((await raffles('list')).stdout).toBe('1\t昼食\t8\n2\t当番\t6\n3\tくじ\t20\n');
  });
});

describe('npm run raffles', manner, () => {
  const folder = temporaryFolder();

  function raffles(...words: string[]) {
    return runProgram('server/commands/raffles.ts', words, { DATA_DIR: folder });
  }

  it('refuses a file that is not UTF-8, by name', async () => {
    const file = join(folder, 'shift-jis.csv');
    writeFileSync(file, Buffer.from('title,item\n\x92\x8b\x90\x48,a\n', 'latin1'));
    const { code, stderr } = await raffles('import', file);
    expect(code).toBe(1);
    expect(stderr).toContain(`${file}: it is not UTF-8`);
  });

  it.each([
    { words: ['import'], problem: 'Usage' },
    { words: ['import', 'raffles.xlsx'], problem: 'must end with .csv or .json' },
    { words: ['import', 'missing.csv'], problem: 'no such file' },
  ])('says in one place what is wrong with $words', async ({ words, problem }) => {
    const { code, stdout, stderr } = await raffles(...words);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(problem);
  });
});
