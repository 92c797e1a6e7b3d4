import { expect, it } from 'vitest';
import { detailedColumns } from '#domain/work-time/table/text.ts';

// HRS-9
it('the detailed CSV has one header', () => {
  expect(Object.values(detailedColumns).join(',')).toBe(
    '作業,開始,終了,時間(分),時間(10進),メモ,グループ',
  );
});
