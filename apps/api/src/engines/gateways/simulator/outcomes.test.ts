import { describe, expect, it } from 'vitest';
import {
  agreementDecision,
  amountDecision,
  australianReturn,
  cardDecision,
  isTakenSilently,
  newZealandReturn,
  payerBehaviour,
  paymentTakesSeconds,
} from './outcomes.ts';

describe('the built-in network', () => {
  it.each([
    ['4242424242424242', '08', 0],
    ['4111111111111111', '08', 0],
    ['4111111117444490', '01', 1],
    ['4111111116444491', '04', 1],
    ['4111111115444492', '05', 1],
    ['4111111114444493', '91', 1],
    ['4111111113444494', '54', 1],
    ['4111111112444495', '42', 1],
    ['4111111111444496', '51', 1],
    ['4111111110444497', '62', 1],
    ['4111111119444498', '43', 1],
    ['4111111118444499', '01', 1],
  ])('answers card %s with %s', (number, responseCode, summaryCode) =>
    expect(cardDecision(number)).toEqual({ approved: summaryCode === 0, responseCode, summaryCode }),
  );

  it.each([
    [990_005n, '05', false],
    [990_051n, '51', false],
    [990_091n, '91', false],
    [990_068n, '08', true],
    [990_000n, undefined, false],
    [990_002n, undefined, false],
    [990_151n, undefined, false],
    [51n, undefined, false],
  ])('answers %s cents with %s, silently: %s', (cents, responseCode, isSilent) => {
    expect(amountDecision(cents)?.responseCode).toBe(responseCode);
    expect(isTakenSilently(cents)).toBe(isSilent);
  });

  it.each([
    ['062-000', '12345678', null],
    ['062-000', '12345689', null],
    ['062-000', '12345690', '6'],
    ['062-000', '12345691', '1'],
    ['032-999', '999994', '4'],
    ['032-050', '111111', 'R'],
    ['032-051', '111111', '1'],
    ['032-059', '111199', '9'],
    ['032-002', '123465', null],
  ])('returns a debit to %s %s with %s', (bsb, account, code) => expect(australianReturn(bsb, account)).toBe(code));

  it('returns New Zealand debits by the end of the base', () => {
    expect(newZealandReturn('01-0902-0068389-00')).toBeNull();
    expect(newZealandReturn('01-0902-0068390-00')).toBe('U');
    expect(newZealandReturn('38-9000-9999999-00')).toBe('U');
    expect(newZealandReturn('38-9000-0000092-00')).toBe('Z');
  });

  it('plays payers', () => {
    expect([0, 79, 80, 81, 82, 83, 84, 99, null].map((ending) => payerBehaviour(ending))).toEqual([
      ...Array.from({ length: 3 }, () => 'approves'),
      'declines',
      'is silent',
      'approves, then suspends',
      ...Array.from({ length: 3 }, () => 'approves'),
    ]);
    expect([85, 86, null].map((ending) => paymentTakesSeconds(ending))).toEqual([0, 60, 0]);
  });

  it('keeps payments within the terms of an agreement', () => {
    const noOther = { firstAmount: null, lastAmount: null, endDate: null };
    const variable = { type: 'VARIABLE', amount: null, maximum: 5000n, ...noOther } as const;
    const fixed = { type: 'FIXED', amount: 5000n, maximum: null, ...noOther } as const;
    expect(agreementDecision(11, variable, 5000n).responseCode).toBe('ACSC');
    expect(agreementDecision(11, variable, 5001n)).toEqual({ approved: false, responseCode: 'AM14', summaryCode: 3 });
    expect(agreementDecision(11, fixed, 4999n).responseCode).toBe('AM14');
    expect(agreementDecision(84, fixed, 5000n)).toMatchObject({ approved: false, responseCode: 'AM04' });
    expect(agreementDecision(85, fixed, 5000n)).toMatchObject({ approved: false, responseCode: 'AC05' });
  });
});
