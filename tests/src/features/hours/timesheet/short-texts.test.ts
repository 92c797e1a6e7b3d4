import { expect, it } from 'vitest';
import { shortTexts } from '#features/hours/timesheet/short-texts.ts';

const none = { holiday: '', mark: '', remark: '', overlap: '' };
const row = none as Parameters<typeof shortTexts>[0];
const long = '株式会社あさひ印刷新サイト制作';
const names = ['設計', '会議', '経費'];
const two = names.slice(0, 2);
const all = { holiday: '勤労感謝の日', remark: '本社で打ち合わせ', overlap: '0:15' };

// HRS-35
it.each([
  ['all of it', {}, two, 5, '設計、会議'],
  ['the names that fit, and the number of the others', {}, names, 6.5, '設計 ほか2件'],
  ['a part of a long name', {}, ['設計', long, '会議'], 16, '設計、株式会社あさひ… ほか1件'],
  ['a part of the last name', {}, ['設計', long], 12, '設計、株式会社あさひ…'],
  ['a part of a name rather than a number', {}, ['顧客サポート', '設計'], 6, '顧客…'],
  ['cut in a word where none has room', {}, ['Documentation'], 5.8, 'Document…'],
  ['less beside a holiday', { holiday: '文化の日' }, ['顧客サポート'], 10, '顧客…', '文化の日'],
  ['there rather than what leaves it no room', all, names, 5.8, '設計、…'],
  ['beside half a day', { mark: '半休(午前)', remark: '通院' }, two, 5.8, '設…', '半休'],
])('content is %s', (_, beside, done, room, content, others = '') => {
  const { content: shown, ...rest } = shortTexts({ ...row, ...beside, done }, room, true);
  expect([shown, Object.values(rest).join('')]).toEqual([content, others]);
});

it('other texts have all of the room where nothing was done', () => {
  const remarked = { ...row, remark: '本社で打ち合わせ', done: [] };
  expect(shortTexts(remarked, 8, true).remark).toBe('本社で打ち合わせ');
  expect(shortTexts(remarked, 5, true).remark).toBe('本社で…');
  const off = { ...row, holiday: '勤労感謝の日', done: [] };
  expect(shortTexts(off, 5.8, true).holiday).toBe('勤労感謝…');
});
