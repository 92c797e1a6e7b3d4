import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  detailedCsvHeader,
  markFormula,
  unmarkFormula,
} from '#domain/work-time/csv/detailed-csv.ts';

// HRS-9
describe('the form of the detailed CSV', () => {
  it('has one header', () => {
    expect(detailedCsvHeader.join(',')).toBe('データ,開始,終了,時間(分),時間(10進),メモ');
  });

  it.each(['=1+1', '+1', '-1', '@sum', '\t=1', '\r', '=1', '@a', "'=1", "''=1"])(
    'marks %j',
    (text) => {
      expect(markFormula(text)).toBe(`'${text}`);
    },
  );

  it.each(['設計', '', 'a=1', "'quoted'", "''", '1-1'])('leaves %j alone', (text) => {
    expect(markFormula(text)).toBe(text);
    expect(unmarkFormula(text)).toBe(text);
  });

  it('gives every text back', () => {
    const marks = fc.string({ unit: fc.constantFrom("'", '=', '-', 'a', '@'), maxLength: 5 });
    fc.assert(
      fc.property(fc.oneof(marks, fc.string()), (text) => {
        expect(unmarkFormula(markFormula(text))).toBe(text);
        expect(markFormula(text)).not.toMatch(/^[=+\-@]/);
      }),
    );
  });
});
