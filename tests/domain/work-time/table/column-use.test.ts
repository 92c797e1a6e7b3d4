import { expect, it } from 'vitest';
import { type ColumnUse, movedUses } from '#domain/work-time/table/column-use.ts';

// HRS-23
it.each<[chosen: ColumnUse, uses: ColumnUse[]]>([
  ['date', ['unused', 'begin-time', 'note', 'date']],
  ['begin-time', ['date', 'begin-time', 'note', 'begin-time']],
  ['note', ['date', 'begin-time', 'note', 'note']],
  ['person', ['date', 'begin-time', 'note', 'person']],
])('choosing %s for a last column makes the uses %j', (chosen, uses) => {
  const before: ColumnUse[] = ['date', 'begin-time', 'note', 'unused'];
  expect(movedUses(before, before.with(3, chosen))).toEqual(uses);
});
