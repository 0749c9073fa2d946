import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { guardFormula, removeFormulaGuard } from './formula-guard.ts';

it('is taken off again by the upload, whatever the value is', () => {
  const part = fc.constantFrom('=', '+', '-', '@', '＝', '−', "'", '"', ';', '\t', '\n', '\r', ' ', 'a', '1');
  const value = fc.oneof(
    fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
    fc.string(),
  );
  fc.assert(
    fc.property(value, (text) => {
      expect(removeFormulaGuard(guardFormula(text))).toBe(text);
    }),
    { numRuns: 5000 },
  );
});

it('leaves apostrophes alone that guard nothing', () => {
  for (const value of ["'t Hooft", "O'Brien", "'", "''", "'0412", "Smith's; 'The' = Co"])
    expect(removeFormulaGuard(value)).toBe(value);
});
