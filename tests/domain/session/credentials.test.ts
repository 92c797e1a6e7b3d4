import { describe, expect, it } from 'vitest';
import { passwordProblem, usernameProblem } from '#domain/session/credentials.ts';

// SES-1, SES-2
describe.each([
  { what: 'a username', problemOf: usernameProblem },
  { what: 'a password', problemOf: passwordProblem },
])('$what', ({ problemOf }) => {
  it.each([
    { of: 'nothing', value: '', problem: 'missing' },
    { of: '1 letter', value: 'a', problem: 'length' },
    { of: '3 letters', value: 'abc', problem: 'length' },
    { of: '4 letters', value: 'abcd', problem: null },
    { of: '16 letters', value: 'abcdefghijklmnop', problem: null },
    { of: '17 letters', value: 'abcdefghijklmnopq', problem: 'length' },
    { of: '3 kanji', value: '山田太', problem: 'length' },
    { of: '4 kanji', value: '山田太郎', problem: null },
    // Each emoji is two UTF-16 units, and each of these kanji beyond the first plane too.
    { of: '2 emoji', value: '🎉🎉', problem: 'length' },
    { of: '3 emoji', value: '🎉🎉🎉', problem: 'length' },
    { of: '4 emoji', value: '🎉🎉🎉🎉', problem: null },
    { of: '16 emoji', value: '🎉'.repeat(16), problem: null },
    { of: '17 emoji', value: '🎉'.repeat(17), problem: 'length' },
    { of: '16 kanji beyond the first plane', value: '𠮷'.repeat(16), problem: null },
    { of: 'a family of 7 code points', value: '👨‍👩‍👧‍👦', problem: null },
    { of: '3 spaces', value: '   ', problem: 'length' },
    { of: '4 spaces', value: '    ', problem: null },
  ])('of $of has the problem $problem', ({ value, problem }) => {
    expect(problemOf(value)).toBe(problem);
  });
});
