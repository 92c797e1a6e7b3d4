import { describe, expect, it } from 'vitest';
import { LIST_LINE_LENGTH, LIST_LINES } from '#contract/limits.ts';
import { linesOfText, problemOfLines } from '#domain/roulette/list-text.ts';

// ROU-20, ROU-42
describe('the text of an own list', () => {
  it.each([
    ['', []],
    ['\n \n　\n', []],
    ['佐藤\n鈴木', ['佐藤', '鈴木']],
    ['佐藤\r\n\r\n  鈴木 \r高橋\n', ['佐藤', '鈴木', '高橋']],
    ['佐藤\n佐藤', ['佐藤', '佐藤']],
    ['佐\u0000藤\t花子\n\u202e\n\u2066鈴木\u2069', ['佐藤 花子', '鈴木']],
  ])('%j has the lines %j', (text, lines) => {
    expect(linesOfText(text)).toEqual(lines);
  });

  it.each([
    ['as many lines as there may be', Array(LIST_LINES).fill('項目'), undefined],
    [
      'one too many',
      Array(LIST_LINES + 1).fill('項目'),
      { kind: 'too-many', count: LIST_LINES + 1 },
    ],
    ['a line of 200 emoji', ['🎲'.repeat(LIST_LINE_LENGTH)], undefined],
    ['a longer one', ['1', '🎲'.repeat(LIST_LINE_LENGTH + 1)], { kind: 'too-long', line: 2 }],
  ])('says what is wrong with %s', (_, lines, problem) => {
    expect(problemOfLines(lines)).toEqual(problem);
  });
});
