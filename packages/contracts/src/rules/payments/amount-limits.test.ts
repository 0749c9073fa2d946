import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUnusuallyLarge, largeAmountThreshold, limitBroken } from './amount-limits.ts';

describe('facility limits', () => {
  it.each([
    [99n, 'minimum'],
    [100n, null],
    [500_000n, null],
    [500_001n, 'maximum'],
  ] as const)('of 1.00 to 5,000.00: %s cents: %s', (amount, broken) =>
    expect(limitBroken(amount, { minimum: 100n, maximum: 500_000n })).toBe(broken),
  );

  it('that are not set let everything through', () => {
    expect(limitBroken(10n ** 12n, null)).toBeNull();
  });
});

describe('an unusually large amount', () => {
  it('exceeds the facility’s limit, or five times its 99th percentile where none is set', () => {
    expect(isUnusuallyLarge(50_001n, { limit: 50_000n, percentile99: 1n })).toBe(true);
    expect(isUnusuallyLarge(50_000n, { limit: 50_000n, percentile99: 1n })).toBe(false);
    expect(isUnusuallyLarge(100_000n, { limit: null, percentile99: 20_000n })).toBe(false);
    expect(isUnusuallyLarge(100_001n, { limit: null, percentile99: 20_000n })).toBe(true);
    expect(largeAmountThreshold({ limit: null, percentile99: null })).toBeNull();
    expect(isUnusuallyLarge(10n ** 12n, { limit: null, percentile99: null })).toBe(false);
  });

  it('stays one when it grows', () => {
    const cents = fc.bigInt({ min: 1n, max: 10n ** 12n });
    fc.assert(
      fc.property(cents, cents, fc.option(cents), fc.option(cents), (amount, more, limit, percentile99) => {
        const basis = { limit, percentile99 };
        expect(!isUnusuallyLarge(amount, basis) || isUnusuallyLarge(amount + more, basis)).toBe(true);
      }),
    );
  });
});
