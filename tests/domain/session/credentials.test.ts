import { describe, expect, it } from 'vitest';
import { passwordProblem, usernameProblem } from '#domain/session/credentials.ts';

// SES-1, SES-2
describe.each([
  { what: 'a username', problemOf: usernameProblem },
  { what: 'a password', problemOf: passwordProblem },
])('$what', ({ problemOf }) => {
  // Each emoji is two UTF-16 units, and so is each kanji beyond the first plane.
  const good = ['abcd', 'abcdefghijklmnop', '山田太郎', '🎉🎉🎉🎉', '👨‍👩‍👧‍👦', '    '];
  const bad = ['a', 'abc', 'abcdefghijklmnopq', '山田太', '🎉🎉', '🎉🎉🎉', '   '];

  it.each([...good, '🎉'.repeat(16), '𠮷'.repeat(16)])('%j has no problem', (value) => {
    expect(problemOf(value)).toBeNull();
  });

  it.each([...bad, '🎉'.repeat(17)])('%j has a wrong length', (value) => {
    expect(problemOf(value)).toBe('length');
  });

  it('without a letter is missing', () => {
    expect(problemOf('')).toBe('missing');
  });
});
