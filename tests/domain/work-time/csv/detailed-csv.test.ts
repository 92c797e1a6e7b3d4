import { expect, it } from 'vitest';
import { detailedCsvHeader } from '#domain/work-time/csv/detailed-csv.ts';

// HRS-9
it('the detailed CSV has one header', () => {
  expect(detailedCsvHeader.join(',')).toBe('作業,開始,終了,時間(分),時間(10進),メモ');
});
