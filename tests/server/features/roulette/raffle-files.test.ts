import { describe, expect, it } from 'vitest';
import { parseRaffleCsv, parseRaffleJson } from '#server/features/roulette/raffle-file.ts';

describe('a table of raffles', () => {
  it('groups rows by title, in the order in which they stand', () => {
    const text = 'title,item\nlunch,soba\nduty,tea\nlunch,udon\n';
    expect(parseRaffleCsv(text)).toEqual([
      { title: 'lunch', items: ['soba', 'udon'] },
      { title: 'duty', items: ['tea'] },
    ]);
  });

  it('reads quoted fields, empty lines, spaces and every kind of line end', () => {
    const text = 'Title, Item\r\n\r\nlunch,"curry, ""hot"""\rlunch, soba \n';
    expect(parseRaffleCsv(text)).toEqual([{ title: 'lunch', items: ['curry, "hot"', 'soba'] }]);
  });

  it.each([
    ['name,item\na,b', 'line 1: the header must be title,item'],
    ['', 'line 1: the header must be title,item'],
    ['title,item\na,b\n\na,', 'line 4: the item is empty'],
    ['title,item\n,b', 'line 2: the title is empty'],
    ['title,item\na,b\na,b,c', 'line 3: there are more than two columns'],
    ['title,item\na,"b\nc"\na,d', 'line 2: the item has invisible characters that are not allowed'],
    ['"title,item', 'line 1: the quotation marks do not match'],
    ['title,item\na,b\na,"c\na,d', 'line 3: the quotation marks do not match'],
    [`title,item\na,${'b'.repeat(201)}`, 'line 2: the item has 201 characters, 200 are allowed'],
    [`title,item\n${'𠮷'.repeat(101)},b`, 'line 2: the title has 101 characters, 100 are allowed'],
    [`title,item\n${'a,b\n'.repeat(10_001)}`, 'line 10002: a raffle can have 10000 items at most'],
  ])('%j is refused: %s', (text, problem) => {
    expect(() => parseRaffleCsv(text)).toThrow(problem);
  });
});

describe('raffles as JSON', () => {
  it('are read without the spaces around their texts, and without items', () => {
    const text =
      '[{"title":" lunch ","items":["soba","\\u8c46\\ud83c\\udf5c"]},{"title":"a","items":[]}]';
    expect(parseRaffleJson(text)).toEqual([
      { title: 'lunch', items: ['soba', '豆🍜'] },
      { title: 'a', items: [] },
    ]);
  });

  it.each([
    ['', 'Unexpected end of JSON input'],
    ['[\n{"title":"a",\n"items":["b"\n"c"]}]', /JSON.*line 4/],
    ['{"title":"a","items":[]}', 'the file must be a list of raffles'],
    ['["a"]', 'raffle 1: the title must be a text'],
    ['[{"title":7}]', 'raffle 1: the title must be a text'],
    ['[{"title":"a"}]', 'raffle 1: it must have a list of items'],
    ['[{"title":"a","items":["b",8]}]', 'raffle 1, item 2: the item must be a text'],
    ['[{"title":"a","items":["b"," "]}]', 'raffle 1, item 2: the item is empty'],
    [
      '[{"title":"a","items":["\\u202e"]}]',
      'raffle 1, item 1: the item has invisible characters that are not allowed',
    ],
    ['[{"title":"a","items":[]},\n{"title":"a","items":[]}]', 'raffle 2: the title a stands twice'],
  ])('%j are refused: %s', (text, problem) => {
    expect(() => parseRaffleJson(text)).toThrow(problem);
  });
});
