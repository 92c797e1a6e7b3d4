import { describe, expect, it } from 'vitest';
import { recordNameProblem, trimRecordName } from '#domain/work-time/record-name.ts';

// TRK-9
describe('the name of a record', () => {
  it.each([
    { name: '', problem: 'length' },
    { name: '   ', problem: 'length' },
    { name: '　', problem: 'length' },
    { name: 'a', problem: null },
    { name: ' 実装 ', problem: null },
    { name: 'あ'.repeat(100), problem: null },
    { name: 'あ'.repeat(101), problem: 'length' },
    { name: '🎉'.repeat(100), problem: null },
    { name: '🎉'.repeat(101), problem: 'length' },
    { name: ` ${'a'.repeat(100)} `, problem: null },
    { name: '設\u200b計', problem: 'characters' },
  ])('$name has the problem $problem', ({ name, problem }) => {
    expect(recordNameProblem(name)).toBe(problem);
  });

  it('is kept without the white space around it', () => {
    expect(trimRecordName('　要件 の整理 ')).toBe('要件 の整理');
  });
});
