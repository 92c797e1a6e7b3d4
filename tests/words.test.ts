/** One word for each thing: 作業 is a task, 記録 a time entry. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The customer's words, and data as such, which is no task. */
const known = [
  'データ追加',
  'データを追加しました',
  'データを更新しました',
  'データを削除しました',
  'データを書き出す',
  'データを書き出しました',
  'データを取り込みました',
  '勤務時間のデータ',
  'アカウントとデータ',
  '前の版のデータ',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in the file.
  '読み取れないデータ${count}件',
  // The heading of tasks in other programs.
  '|データ|',
];

// UI-26
it('no text but the customer’s calls a task データ', () => {
  const files = globSync(['src/**/text.ts', 'domain/**/text.ts']);
  expect(files.length).toBeGreaterThan(30);
  const texts = files.flatMap((file) => readFileSync(file, 'utf8').split('\n'));
  const others = texts.filter((line) =>
    known.reduce((left, text) => left.replaceAll(text, ''), line).includes('データ'),
  );
  expect(others).toEqual([]);
});
