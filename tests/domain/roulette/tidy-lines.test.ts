import { describe, expect, it } from 'vitest';
import { tidyLines } from '#domain/roulette/tidy-lines.ts';

// ROU-45
describe('the items that a list was meant to have', () => {
  it.each([
    ['佐藤、鈴木、 高橋、', ['佐藤', '鈴木', '高橋']],
    ['佐藤,鈴木,高橋', ['佐藤', '鈴木', '高橋']],
    ['ジョン・スミス、鈴木、高橋', ['ジョン・スミス', '鈴木', '高橋']],
    ['佐藤・鈴木・高橋', ['佐藤', '鈴木', '高橋']],
    ['佐藤; 鈴木; 高橋;', ['佐藤', '鈴木', '高橋']],
  ])('stand in one line: %s', (line, names) => {
    expect(tidyLines([line])).toEqual({ kind: 'split', lines: names });
  });

  it.each([
    ['・佐藤', '・鈴木'],
    ['- 佐藤', '* 鈴木'],
    ['✅佐藤', '☑\ufe0f 鈴木'],
    ['1. 佐藤', '2.鈴木'],
    ['１）佐藤', '２）鈴木'],
    ['(1) 佐藤', '(2) 鈴木'],
    ['①佐藤', '②鈴木'],
    ['1: 佐藤', '2: 鈴木'],
    ['1 佐藤', '12\u3000鈴木'],
  ])('stand behind a mark: %s %s', (...lines) => {
    expect(tidyLines(lines)).toEqual({ kind: 'unmark', lines: ['佐藤', '鈴木'] });
  });

  it.each([
    [[]],
    [['佐藤']],
    [['カレー、ライス付き']],
    [['https://example.com/a']],
    [['・佐藤']],
    [['・佐藤', '鈴木']],
    [['1.5倍', '2.5倍']],
    [['10:30', '11:00']],
    [['-5', '-3']],
    [['1', '2']],
    [['3人', '4人']],
    [['佐藤、鈴木', '高橋']],
  ])('are there already: %j', (lines) => {
    expect(tidyLines(lines)).toBeNull();
  });
});
