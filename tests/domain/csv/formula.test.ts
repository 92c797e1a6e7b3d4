import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markFormula, unmarkFormula } from '#domain/csv/formula.ts';

// HRS-8, HRS-9
describe('a text in a table for spreadsheets', () => {
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
