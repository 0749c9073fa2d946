import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { switchableRules } from './fraud-guard-rules.ts';
import { defaultRuleValues, ruleSwitches, type FraudGuardRuleValues } from './rule-values.ts';
import { weakenings } from './weaker-rules.ts';

/** Every rule is on, in the middle of what it may be. */
const strict: FraudGuardRuleValues = {
  ...defaultRuleValues,
  ...Object.fromEntries(Object.values(ruleSwitches).map((field) => [field, true])),
  enabled: true,
  mode: 'ACTIVE',
  cardPanCount: 10,
  cardPanTime: 12,
  ipAddressCount: 10,
  ipAddressTime: 12,
  velocityCheckLimit: 10,
  bankCountriesList: ['IR', 'KP'],
  customerCountriesList: ['IR', 'KP'],
  unusuallyLargeAmountLimit: 100_000n,
};
const allowed = { ...strict, bankCountriesType: 'ALLOWED', bankCountriesList: ['AU', 'NZ'] } as const;
const change = (changed: Partial<FraudGuardRuleValues>, before = strict) =>
  weakenings(before, { ...before, ...changed });

describe('a change of fraud guard rules', () => {
  it.each(switchableRules)(
    'is weaker where %s is switched off or only counted, and not the other way round',
    (rule) => {
      const field = ruleSwitches[rule];
      expect(change({ [field]: false })).toEqual([rule]);
      expect(change({ shadowRules: [rule] })).toEqual([rule]);
      expect(change({ [field]: true }, { ...strict, [field]: false })).toEqual([]);
      expect(change({ shadowRules: [] }, { ...strict, shadowRules: [rule] })).toEqual([]);
      // Only counted before: it held nothing
      expect(change({ [field]: false }, { ...strict, shadowRules: [rule] })).toEqual([]);
    },
  );

  it.each([
    ['the master switch off', { enabled: false }, ['ENABLED']],
    ['the mode passive', { mode: 'PASSIVE' }, ['MODE']],
    ['more declined payments of a card', { cardPanCount: 11 }, ['CARD_PAN']],
    ['fewer hours for a card', { cardPanTime: 11 }, ['CARD_PAN']],
    ['more declined payments of an address', { ipAddressCount: 11 }, ['IP_ADDRESS']],
    ['fewer hours for an address', { ipAddressTime: 11 }, ['IP_ADDRESS']],
    ['more approvals of a card', { velocityCheckLimit: 11 }, ['VELOCITY_CHECK']],
    ['a bank country fewer', { bankCountriesList: ['KP'] }, ['BANK_COUNTRIES']],
    ['another customer country', { customerCountriesList: ['KP', 'RU'] }, ['CUSTOMER_COUNTRIES']],
    ['a larger amount', { unusuallyLargeAmountLimit: 100_001n }, ['UNUSUALLY_LARGE_AMOUNT']],
    ['what is usual in place of an amount', { unusuallyLargeAmountLimit: null }, ['UNUSUALLY_LARGE_AMOUNT']],
    ['all but the countries that were named', { bankCountriesType: 'ALLOWED' }, ['BANK_COUNTRIES']],
    ['two at once', { cardPan: false, cardPanCount: 3, velocityCheckLimit: 50 }, ['CARD_PAN', 'VELOCITY_CHECK']],
  ] as const)('is weaker with %s', (_, changed, found) => {
    expect(change(changed)).toEqual(found);
  });

  it.each([
    ['fewer declined payments of a card', { cardPanCount: 9 }],
    ['more hours for a card', { cardPanTime: 13 }],
    ['fewer declined payments of an address', { ipAddressCount: 9 }],
    ['more hours for an address', { ipAddressTime: 13 }],
    ['fewer approvals of a card', { velocityCheckLimit: 9 }],
    ['one more bank country', { bankCountriesList: ['IR', 'KP', 'RU'] }],
    ['all but other countries', { bankCountriesType: 'ALLOWED', bankCountriesList: ['AU'] }],
    ['a smaller amount', { unusuallyLargeAmountLimit: 99_999n }],
    ['nothing changed', {}],
  ] as const)('is not weaker with %s', (_, changed) => {
    expect(change(changed)).toEqual([]);
  });

  it('compares lists of allowed countries the other way round', () => {
    expect(change({ bankCountriesList: ['AU'] }, allowed)).toEqual([]);
    expect(change({ bankCountriesList: ['AU', 'NZ', 'KP'] }, allowed)).toEqual(['BANK_COUNTRIES']);
    expect(change({ bankCountriesType: 'BLACKLISTED' }, allowed)).toEqual(['BANK_COUNTRIES']);
  });

  it('can weaken nothing while fraud guard is off, and is stricter with the mode active', () => {
    const off = { ...strict, enabled: false };
    expect(weakenings(off, defaultRuleValues)).toEqual([]);
    expect(weakenings(off, strict)).toEqual([]);
    expect(change({ mode: 'ACTIVE' }, { ...strict, mode: 'PASSIVE' })).toEqual([]);
    // Reports are held as well
    expect(change({ cardPan: false }, { ...strict, mode: 'PASSIVE' })).toEqual(['CARD_PAN']);
  });

  it('is weaker one way or the other where numbers differ, and neither way where nothing does', () => {
    const numbers = fc.record({
      cardPanCount: fc.integer({ min: 3, max: 50 }),
      ipAddressCount: fc.integer({ min: 3, max: 50 }),
      velocityCheckLimit: fc.integer({ min: 2, max: 50 }),
    });
    fc.assert(
      fc.property(numbers, numbers, (one, other) => {
        const [before, after] = [
          { ...strict, ...one },
          { ...strict, ...other },
        ];
        const isSame = JSON.stringify(one) === JSON.stringify(other);
        expect(weakenings(before, after).length + weakenings(after, before).length === 0).toBe(isSame);
      }),
    );
  });
});
