import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  effectiveRate,
  formatRate,
  HIGHEST_RATE,
  parseRate,
  surchargeOf,
  surchargeRefund,
  withSurcharge,
  type DatedSurcharge,
} from './surcharge.ts';

const amount = fc.bigInt({ min: 0n, max: 10n ** 12n });
const rate = fc.bigInt({ min: 0n, max: HIGHEST_RATE });

describe('surchargeOf', () => {
  it.each([
    [10_000n, '1.5', 150n],
    [4995n, '0.875', 44n],
    [3333n, '1.234', 41n],
    [1n, '1.5', 0n],
    [100n, '0.5', 1n],
    [99n, '0.5', 0n],
    [100n, '0.499', 0n],
    [1005n, '10', 101n],
    [6000n, '2.675', 161n],
    [10_000n, '1.005', 101n],
    [999_999_999n, '3.125', 31_250_000n],
    [-100n, '0.5', -1n],
  ])('%s cents at %s percent is %s', (cents, percent, surcharge) =>
    expect(surchargeOf(cents, parseRate(percent) ?? -1n)).toBe(surcharge),
  );

  it('is within half a cent of the exact value, rounds halves up, and a refund gives back the same', () => {
    fc.assert(
      fc.property(amount, rate, (cents, at) => {
        const surcharge = surchargeOf(cents, at);
        const excess = surcharge * 100_000n - cents * at;
        expect(excess > -50_000n && excess <= 50_000n).toBe(true);
        expect(surchargeOf(-cents, at)).toBe(-surcharge);
      }),
    );
  });

  it('adds up to the total, is never negative, and never falls when amount or rate rise', () => {
    fc.assert(
      fc.property(amount, amount, rate, rate, (cents, more, at, higher) => {
        const { principal, surcharge, total } = withSurcharge(cents, at);
        expect(principal + surcharge).toBe(total);
        expect(surcharge >= 0n && total >= principal).toBe(true);
        expect(surchargeOf(cents + more, at) >= surcharge).toBe(true);
        expect(surchargeOf(cents, at > higher ? at : higher) >= surcharge).toBe(true);
      }),
    );
  });
});

describe('surchargeRefund', () => {
  it('gives all of it back in the end, however the payment was refunded, and nothing out of turn', () => {
    const parts = fc.array(fc.bigInt({ min: 1n, max: 10n ** 7n }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(parts, rate, (refunds, at) => {
        const paid = withSurcharge(
          refunds.reduce((sum, refund) => sum + refund, 0n),
          at,
        );
        let [principal, surcharge] = [0n, 0n];
        for (const refund of refunds) {
          const part = surchargeRefund(paid, principal, refund);
          expect(part >= 0n).toBe(true);
          principal += refund;
          surcharge += part;
          expect(surcharge <= paid.surcharge).toBe(true);
        }
        expect(surcharge).toBe(paid.surcharge);
      }),
    );
  });

  it('of half a payment is half of it', () => {
    expect(surchargeRefund({ principal: 10_000n, surcharge: 150n }, 0n, 5000n)).toBe(75n);
    expect(surchargeRefund({ principal: 10_000n, surcharge: 151n }, 0n, 5000n)).toBe(76n);
    expect(surchargeRefund({ principal: 10_000n, surcharge: 151n }, 5000n, 5000n)).toBe(75n);
  });
});

describe('rates', () => {
  it.each(['1.2345', '-1', '1,5', '', '1e1', 'NaN', '10.001', '1.', '.5', ' 1', '1000'])(
    'are not read from %j',
    (text) => expect(parseRate(text)).toBeNull(),
  );

  it('come back as they were written, without zeros at the end', () => {
    expect([0n, 5n, 500n, 1500n, 10_000n, 2675n].map(formatRate)).toEqual(['0', '0.005', '0.5', '1.5', '10', '2.675']);
    fc.assert(
      fc.property(rate, (entry) => {
        expect(parseRate(formatRate(entry))).toBe(entry);
      }),
    );
  });
});

describe('effectiveRate', () => {
  const row = (funding: DatedSurcharge['funding'], effectiveFrom: string, value: bigint | null): DatedSurcharge => {
    return { cardScheme: 'VISA', funding, effectiveFrom, rate: value };
  };
  const table = [
    row('CREDIT', '2026-10-01', 700n),
    row('CREDIT', '2024-01-01', 1100n),
    row('DEBIT', '2024-01-01', 600n),
    row('DEBIT', '2026-10-01', null),
  ];
  const on = (funding: DatedSurcharge['funding'], date: string) =>
    effectiveRate(table, { cardScheme: 'VISA', funding }, date);

  it('is the newest that is effective', () => {
    expect(
      ['2023-12-31', '2024-01-01', '2026-09-30', '2026-10-01', '2030-01-01'].map((name) => on('CREDIT', name)),
    ).toEqual([0n, 1100n, 1100n, 700n, 700n]);
  });

  it('of debit cards is the credit card’s where none is set', () => {
    expect(['2023-12-31', '2024-01-01', '2026-09-30', '2026-10-01'].map((name) => on('DEBIT', name))).toEqual([
      0n,
      600n,
      600n,
      700n,
    ]);
  });

  it('is zero for a scheme without one', () => {
    expect(effectiveRate(table, { cardScheme: 'AMEX', funding: 'CREDIT' }, '2026-11-20')).toBe(0n);
  });
});
