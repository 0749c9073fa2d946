import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FieldRule, RuleName } from '../../kernel/form-meta.ts';
import { namedRules, ruleMessages } from './named-rules.ts';

const TODAY = '2026-11-20';
const judge = (rule: FieldRule, value: unknown, others: Record<string, unknown> = {}) =>
  ruleMessages([rule], value, {
    today: TODAY,
    valueOf: (field) => others[field],
    titleOf: (field) => `The ${field}`,
  })[0] ?? null;

describe('named rules', () => {
  it.each<[FieldRule, unknown, Record<string, unknown>, string | null]>([
    [{ rule: 'dateAfter', field: 'start' }, '2026-12-01', { start: '2026-12-01' }, 'Enter a date after The start.'],
    [{ rule: 'dateAfter', field: 'start' }, '2026-12-02', { start: '2026-12-01' }, null],
    [{ rule: 'dateAfter', field: 'start' }, '2026-12-02', {}, null],
    [{ rule: 'dateNotBefore', value: 'today' }, '2026-11-19', {}, 'Enter a date on or after 20 Nov 2026.'],
    [{ rule: 'dateNotBefore', value: 'today' }, TODAY, {}, null],
    [{ rule: 'dateNotAfter', value: '2030-12-31' }, '2031-01-01', {}, 'Enter a date on or before 31 Dec 2030.'],
    [{ rule: 'dateBefore', field: 'end' }, '2026-12-01', { end: '2026-12-01' }, 'Enter a date before The end.'],
    [{ rule: 'equalTo', field: 'password' }, 'b', { password: 'a' }, 'Must be the same as The password.'],
    [
      { rule: 'equalTo', field: 'password', message: 'Enter the same password twice.' },
      'b',
      { password: 'a' },
      'Enter the same password twice.',
    ],
    [{ rule: 'postcodeOfState', field: 'state' }, 'SW1A', { state: 'NSW' }, 'Enter a postcode of four digits.'],
    [{ rule: 'postcodeOfState', field: 'state' }, 'SW1A', { state: 'OUTSIDE_AUSTRALIA' }, null],
    [{ rule: 'postcodeOfState', field: 'state' }, '2000', { state: 'NSW' }, null],
    [{ rule: 'payId', field: 'type' }, '61412345678', { type: 'TELI' }, null],
    [
      { rule: 'payId', field: 'type' },
      '61412345678',
      {},
      'Not a valid ABN. Check the digits, or write the phone number as +61-412345678.',
    ],
    [{ rule: 'amountAtLeast', value: '1000.00' }, '999.99', {}, 'Enter 1,000.00 or more.'],
    [{ rule: 'amountAtMost', field: 'limit' }, '10.00', { limit: '9.99' }, 'Enter 9.99 or less.'],
    [{ rule: 'amountAtMost', field: 'limit' }, '10.00', { limit: 'much' }, null],
    [
      { rule: 'securityCode', field: 'card' },
      '123',
      { card: '378282246310005' },
      'Enter the four digits on the front.',
    ],
    [{ rule: 'securityCode', field: 'card' }, '123', { card: '4242424242424242' }, null],
    [{ rule: 'securityCode' }, '12', {}, 'Enter the three digits on the back.'],
    [{ rule: 'cardExpiry' }, '10/26', {}, 'The card has expired.'],
    [{ rule: 'uniqueRows', field: 'name' }, [{ name: 'a' }, { name: 'a' }], {}, 'List each row only once.'],
    [{ rule: 'uniqueRows' }, ['a', 'b'], {}, null],
    [{ rule: 'nzAccount' }, '07-0000-0068389-00', {}, 'This bank number is not known. Check the first two digits.'],
  ])('%j on %j', (rule, value, others, message) => expect(judge(rule, value, others)).toBe(message));

  it('never throw and never change their mind, whatever they are given', () => {
    const names = fc.constantFrom(...(Object.keys(namedRules) as RuleName[]));
    fc.assert(
      fc.property(names, fc.jsonValue(), fc.jsonValue(), (rule, value, other) => {
        const once = judge({ rule, field: 'other' }, value, { other });
        expect(judge({ rule, field: 'other' }, value, { other })).toBe(once);
        expect(judge({ rule, value: 'today' }, value)).toSatisfy(
          (message) => message === null || typeof message === 'string',
        );
      }),
      { numRuns: 2000 },
    );
  });

  it('say that they need to know the day', () => {
    const context = { today: undefined, valueOf: () => undefined, titleOf: () => '' };
    expect(() => ruleMessages([{ rule: 'dateNotBefore', value: 'today' }], TODAY, context)).toThrow(
      "needs today's date",
    );
  });
});
