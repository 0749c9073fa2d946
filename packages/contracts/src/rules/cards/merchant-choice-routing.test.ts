import { describe, expect, it } from 'vitest';
import {
  networkOf,
  readThreshold,
  routingOf,
  routingRules,
  thresholdFault,
  type MerchantRouting,
  type RoutedPayment,
  type RoutingRule,
} from './merchant-choice-routing.ts';

const debit: RoutedPayment = { cardScheme: 'VISA', funding: 'DEBIT', currency: 'AUD', amount: 5_000n };
const both = (rule: RoutingRule, threshold: bigint | null = null): MerchantRouting => ({
  MASTERCARD: { rule, threshold },
  VISA: { rule, threshold },
});

describe('the network of a debit card payment', () => {
  it.each([
    ['ALL', 1n, 'EFTPOS'],
    ['NONE', 1n, null],
    ['THRESHOLD_AND_ABOVE', 4_999n, null],
    ['THRESHOLD_AND_ABOVE', 5_000n, 'EFTPOS'],
    ['THRESHOLD_AND_ABOVE', 5_001n, 'EFTPOS'],
    ['THRESHOLD_AND_BELOW', 4_999n, 'EFTPOS'],
    ['THRESHOLD_AND_BELOW', 5_000n, 'EFTPOS'],
    ['THRESHOLD_AND_BELOW', 5_001n, null],
  ] as const)('by %s at 50.00 for %s cents is %s', (rule, amount, network) => {
    expect(networkOf(both(rule, 5_000n), { ...debit, amount })).toBe(network);
  });

  it('is the rule of its own scheme', () => {
    const routing = { ...both('NONE'), MASTERCARD: { rule: 'ALL', threshold: null } } as const;
    expect(networkOf(routing, debit)).toBeNull();
    expect(networkOf(routing, { ...debit, cardScheme: 'MASTERCARD' })).toBe('EFTPOS');
  });

  it.each([
    ['a credit card', { funding: 'CREDIT' }],
    ['a prepaid card', { funding: 'PREPAID' }],
    ['a card of unknown funding', { funding: null }],
    ['another scheme', { cardScheme: 'AMEX' }],
    ['a bank account', { cardScheme: null, funding: null }],
    ['a payment in NZD', { currency: 'NZD' }],
  ] as const)('of %s is always its own', (_, other) => {
    expect(networkOf(both('ALL'), { ...debit, ...other })).toBeNull();
  });

  it('is its own where the merchant account has no routing', () => {
    expect(networkOf(null, debit)).toBeNull();
  });
});

describe('a threshold', () => {
  const limits = { minimum: 100n, maximum: 2_500_000n };

  it.each(routingRules)('is only looked at where the rule %s has one [2R287 2R288]', (rule) => {
    const fault = thresholdFault(rule, 'nonsense', limits);
    expect(fault).toBe(rule === 'ALL' || rule === 'NONE' ? null : 'Enter a dollar amount such as 1.00.');
    if (fault === null) expect(routingOf(rule, '12.00')).toEqual({ rule, threshold: null });
  });

  it.each([
    ['0', 'Enter an amount greater than zero.'],
    ['0.00', 'Enter an amount greater than zero.'],
    ['-1.00', 'Enter a dollar amount such as 1.00.'],
    ['1.005', 'Enter a dollar amount such as 1.00.'],
    ['$1.00', 'Enter a dollar amount such as 1.00.'],
    ['1,000.00', 'Enter a dollar amount such as 1.00.'],
    ['', 'Enter a dollar amount such as 1.00.'],
    ['0.99', 'Enter at least $1.00 AUD, the minimum of card payments.'],
    ['25000.01', 'Enter at most $25,000.00 AUD, the maximum of card payments.'],
    ['1', null],
    ['1.5', null],
    ['25000.00', null],
  ])('%j is refused with %j [2R289 2R290 2R291]', (text, fault) => {
    expect(thresholdFault('THRESHOLD_AND_BELOW', text, limits)).toBe(fault);
  });

  it('is in cents', () => {
    expect([readThreshold('12.5'), readThreshold(' 12.05 '), readThreshold('12')]).toEqual([1_250n, 1_205n, 1_200n]);
    expect(thresholdFault('THRESHOLD_AND_ABOVE', '0.01', null)).toBeNull();
  });
});
