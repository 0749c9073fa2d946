import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReconciled, reconciledInMonth, reconciledOnce, revenueStatus } from './revenue-status.ts';

const cents = fc.bigInt({ min: 1n, max: 10n ** 9n });
const item = fc.record({ expected: cents, received: fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }) });
const open = { isAccepted: false } as const;

describe('the status of an expected item', () => {
  it('is waived at zero, whatever came or was accepted [2R253]', () => {
    fc.assert(
      fc.property(item, fc.boolean(), ({ received }, isAccepted) => {
        expect(revenueStatus({ expected: 0n, received, isAccepted })).toBe('WAIVED');
      }),
    );
  });

  it('is accepted where a person accepted it, and open without any receipt', () => {
    fc.assert(
      fc.property(item, (amounts) => {
        expect(revenueStatus({ ...amounts, isAccepted: true })).toBe('ACCEPTED');
        expect(revenueStatus({ expected: amounts.expected, received: 0n, ...open })).toBe('OPEN');
      }),
    );
  });

  it('is reconciled within the tolerance, and short or over outside of it', () => {
    fc.assert(
      fc.property(item, fc.bigInt({ min: 0n, max: 100n }), ({ expected, received }, tolerance) => {
        fc.pre(received !== 0n);
        const difference = received - expected;
        const within = (difference < 0n ? -difference : difference) <= tolerance;
        const status = revenueStatus({ expected, received, ...open }, tolerance);
        expect(status).toBe(within ? 'RECONCILED' : difference < 0n ? 'SHORT' : 'OVER');
        expect(isReconciled(status)).toBe(within);
      }),
    );
  });

  it('of last month is due until its due date, and then not reconciled', () => {
    const of = { status: 'SHORT', month: '2026-09' } as const;
    expect(reconciledInMonth({ ...of, today: '2026-10-15' })).toBe('Due 15 Oct');
    expect(reconciledInMonth({ ...of, today: '2026-10-16' })).toBe('No');
    expect(reconciledInMonth({ ...of, status: 'ACCEPTED', today: '2026-10-02' })).toBe('Yes');
    expect(reconciledInMonth({ ...of, status: 'WAIVED', today: '2026-10-02' })).toBe('Waived');
    expect(reconciledInMonth({ ...of, status: null, today: '2026-10-02' })).toBe('-');
    expect([reconciledOnce('OVER'), reconciledOnce('ACCEPTED'), reconciledOnce('WAIVED')]).toEqual([
      'No',
      'Yes',
      'Waived',
    ]);
  });
});
