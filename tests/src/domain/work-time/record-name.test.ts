import { describe, expect, it } from 'vitest';
import { isRecordName, trimRecordName } from '#domain/work-time/record-name.ts';

describe('the name of a record', () => {
  it.each([
    { name: '', valid: false },
    { name: '   ', valid: false },
    { name: '　', valid: false },
    { name: 'a', valid: true },
    { name: ' 実装 ', valid: true },
    { name: 'あ'.repeat(100), valid: true },
    { name: 'あ'.repeat(101), valid: false },
    { name: '🎉'.repeat(100), valid: true },
    { name: '🎉'.repeat(101), valid: false },
    { name: ` ${'a'.repeat(100)} `, valid: true },
  ])('%j', ({ name, valid }) => {
    expect(isRecordName(name)).toBe(valid);
  });

  it('is kept without the white space around it', () => {
    expect(trimRecordName('　要件 の整理 ')).toBe('要件 の整理');
  });
});
