import { describe, expect, it } from 'vitest';
import { isSearchableUsername, newUsernameProblem, usernameKey } from '#domain/session/username.ts';

// SEC-3, SEC-4
describe('the username of a new account', () => {
  it.each([
    { typed: 'taro', problem: null },
    { typed: 'ｔａｒｏ', problem: null },
    { typed: 'taro ', problem: null },
    { typed: 'ab  ', problem: 'length' },
    { typed: '㍿㍿', problem: null },
    { typed: '㍿'.repeat(5), problem: 'length' },
    { typed: 'ad\u200bmin', problem: 'characters' },
    { typed: '\u3164'.repeat(4), problem: 'characters' },
    { typed: 'taro\u2028', problem: 'characters' },
    { typed: 'ta\u2028ro', problem: 'characters' },
    { typed: 'taro👨‍👩‍👧‍👦', problem: null },
  ])('$typed has the problem $problem', ({ typed, problem }) => {
    expect(newUsernameProblem(typed)).toBe(problem);
  });
});

it.each([
  ['TARO', 'taro'],
  ['Straße', 'STRASSE'],
  ['ΟΔΟΣ', 'οδος'],
  ['葛\u{e0100}城太郎', '葛城太郎'],
])('%s and %s are one name', (one, other) => {
  expect(usernameKey(one)).toBe(usernameKey(other));
});

it.each([
  { name: 'ad\u200bmin', searchable: true },
  { name: 'a\0bc', searchable: false },
  { name: 'abc\ud83d', searchable: false },
  { name: 'a'.repeat(17), searchable: false },
])('$name is looked up: $searchable', ({ name, searchable }) => {
  expect(isSearchableUsername(name)).toBe(searchable);
});
