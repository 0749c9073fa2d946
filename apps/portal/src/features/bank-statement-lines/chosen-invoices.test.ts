import { expect, it } from 'vitest';
import { candidates } from './bank-statement-line.fixtures.ts';
import { type ChosenInvoices, faultOf, leftAfter, toggled, toMatches } from './chosen-invoices.ts';

const [first, second] = candidates;
if (!first || !second) throw new Error('Two candidates are needed');
const none: ChosenInvoices = new Map();

it('an invoice is chosen with what is open of it, at most with what is left of the line', () => {
  const one = toggled('186.90', none, first);
  expect(toMatches(one)).toEqual([{ invoiceId: first.invoiceId, amount: '186.40' }]);
  const two = toggled('186.90', one, second);
  expect(toMatches(two)[1]).toEqual({ invoiceId: second.invoiceId, amount: '0.50' });
  expect(leftAfter('186.90', two)).toBe(0n);
  expect(toMatches(toggled('186.90', two, first))).toHaveLength(1);
});

it('an amount must be above zero and open', () => {
  expect(faultOf({ candidate: first, amount: '0.00' })).toMatch('above zero');
  expect(faultOf({ candidate: first, amount: 'x' })).toMatch('above zero');
  expect(faultOf({ candidate: first, amount: '186.41' })).toBe('Only $186.40 is open');
  expect(faultOf({ candidate: first, amount: '186.4' })).toBeUndefined();
});
