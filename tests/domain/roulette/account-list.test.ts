import { describe, expect, it } from 'vitest';
import { isSameList, type ListCopy, nextSyncStep } from '#domain/roulette/account-list.ts';

const copy = (base: number, changed: Partial<ListCopy> = {}): ListCopy => ({
  base,
  isUnsent: false,
  isSame: false,
  ...changed,
});
const unsent = { isUnsent: true };
const same = { isSame: true };

// ROU-35
describe('the next step with a list of the account', () => {
  it.each([
    ['neither has one', null, null, false, 'nothing'],
    ['only the account has one', null, 5, false, 'take'],
    ['this browser has another of its own', null, 5, true, 'nothing'],
    ['it was just switched on', copy(0, unsent), null, false, 'send'],
    ['it was just switched on, and the account has one', copy(0, unsent), 5, false, 'ask'],
    ['it was just switched on, without a line', copy(0), 5, false, 'take'],
    ['both have the same version', copy(5), 5, false, 'nothing'],
    ['it was changed here', copy(5, unsent), 5, false, 'send'],
    ['it was changed elsewhere', copy(5), 6, false, 'take'],
    ['it was changed here and elsewhere', copy(5, unsent), 6, false, 'ask'],
    ['the same was done here and elsewhere', copy(5, { ...unsent, ...same }), 6, false, 'agree'],
    ['the response to what was sent was lost', copy(0, { ...unsent, ...same }), 6, false, 'agree'],
    ['it was taken out elsewhere', copy(5), null, false, 'leave'],
    ['it was changed here, and taken out elsewhere', copy(5, unsent), null, false, 'leave'],
    ['the account went back to an older one', copy(5), 4, false, 'ask'],
  ] as const)('where %s', (_, here, version, isInUse, step) => {
    expect(nextSyncStep(here, version === null ? null : { version }, isInUse)).toBe(step);
  });

  it('knows a list by its title, its lines and the order of its draws', () => {
    const list = { title: '当番', items: ['佐藤', '鈴木'], drawn: [2, 1] };
    expect(isSameList(list, structuredClone(list))).toBe(true);
    for (const other of [{ title: '日直' }, { items: ['佐藤'] }, { drawn: [1, 2] }, { drawn: [2] }])
      expect(isSameList(list, { ...list, ...other })).toBe(false);
  });
});
