import { expect, it } from 'vitest';
import { keptNarrative } from './kept-narrative.ts';

const bsbs = new Set(['032999']);

it.each([
  ['SWEEP TO 032-999 888881', 'SWEEP TO 032-999 ...881', '032999', '888881'],
  ['CREDIT 032999 410004182', 'CREDIT 032-999 ......182', '032999', '410004182'],
  ['FROM 062-000 12345678', 'FROM 062-000 .....678', null, null],
  ['062-000 12345678 TO 032-999 888881', '062-000 .....678 TO 032-999 ...881', '032999', '888881'],
  ['032-999 111111 AND 032-999 222222', '032-999 ...111 AND 032-999 ...222', '032999', '111111'],
  // No account: a reference of digits alone, a date, an amount
  ['INV 062000123456', 'INV 062000123456', null, null],
  ['CARD SETTL 22334455 29NOV NET FEE 7.85', 'CARD SETTL 22334455 29NOV NET FEE 7.85', null, null],
  ['REF 4242 4242 4242 4242', 'REF [removed]', null, null],
])('keeps %s as it may be kept', (text, narrative, offSystemBsb, offSystemReference) => {
  expect(keptNarrative(text, bsbs)).toEqual({ narrative, offSystemBsb, offSystemReference });
});

it('costs no more than its length', () => {
  const begun = performance.now();
  keptNarrative('032-999 '.repeat(100_000), bsbs);
  keptNarrative('0'.repeat(500_000), bsbs);
  expect(performance.now() - begun).toBeLessThan(2000);
});
