import { expect, it } from 'vitest';
import { shortTexts } from '#features/hours/timesheet/short-texts.ts';

const row = { holiday: '', mark: '', remark: '', overlap: '' } as Parameters<typeof shortTexts>[0];

// HRS-35
it.each([
  ['all of it', {}, ['設計', '会議'], 5, '設計、会議'],
  [
    'the names that fit, and the number of the others',
    {},
    ['設計', '会議', '経費'],
    6.5,
    '設計 ほか2件',
  ],
  ['a part of a name rather than a number', {}, ['顧客サポート', '設計'], 6, '顧客…'],
  ['less beside a holiday', { holiday: '文化の日' }, ['顧客サポート'], 10, '顧客…'],
])('content is %s', (_, beside, done, room, content) => {
  expect(shortTexts({ ...row, ...beside, done }, room, true)).toEqual({ remark: '', content });
});

it('a remark has all of the room where nothing was done', () => {
  const remarked = { ...row, remark: '本社で打ち合わせ', done: [] };
  expect(shortTexts(remarked, 8, true).remark).toBe('本社で打ち合わせ');
  expect(shortTexts(remarked, 5, true).remark).toBe('本社で…');
});
