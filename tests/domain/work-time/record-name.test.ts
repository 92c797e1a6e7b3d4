import { describe, expect, it } from 'vitest';
import { recordNameProblem, trimRecordName } from '#domain/work-time/record-name.ts';

// TRK-9
describe('the name of a record', () => {
  it('has 1 to 100 letters, which can be seen', () => {
    const good = ['a', ' 実装 ', 'あ'.repeat(100), '🎉'.repeat(100), ` ${'a'.repeat(100)} `];
    for (const name of good) expect(recordNameProblem(name), name).toBeNull();
    const bad = ['', '   ', '　', 'あ'.repeat(101), '🎉'.repeat(101)];
    for (const name of bad) expect(recordNameProblem(name), name).toBe('length');
    expect(recordNameProblem('設\u200b計')).toBe('characters');
  });

  it('is kept without the white space around it', () => {
    expect(trimRecordName('　要件 の整理 ')).toBe('要件 の整理');
  });
});
