import type { MatchingRuleCode } from '@quickportal/contracts/rules/reconciliation/matching-rule-codes';
import type { CandidateInvoice } from '@quickportal/db/reconciliation/find-candidate-invoices';
import type { EnabledRule, UntriedLine } from '@quickportal/db/reconciliation/read-matching-run';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchLine } from './match-line.ts';

const line = (values: Partial<UntriedLine>): UntriedLine => ({
  lineId: 1,
  valueDate: '2026-11-20',
  amount: 10_000n,
  currency: 'AUD',
  customerReference: '',
  narrative: '',
  offSystemBsb: null,
  offSystemReference: null,
  ...values,
});
const invoice = (invoiceId: number, values: Partial<CandidateInvoice> = {}): CandidateInvoice => ({
  invoiceId,
  invoiceNumber: `W-2400${invoiceId}`,
  numberKey: `W2400${invoiceId}`,
  customerId: invoiceId,
  customerNumber: `77100${invoiceId}`,
  buyerCode: null,
  payerName: 'Margaret Olsson',
  remaining: 10_000n,
  issueDate: '2026-11-01',
  dueDate: '2026-11-19',
  ...values,
});
const rule = (ruleCode: MatchingRuleCode, values: Partial<EnabledRule> = {}): EnabledRule => ({
  ruleId: 11,
  ruleName: 'A rule',
  ruleCode,
  tolerance: 0n,
  days: 5,
  offSystemBsb: '032999',
  prefix: '41',
  ...values,
});
const NUMBER = 'MATCH_TO_INVOICE_NUMBER';
const VIRTUAL = 'MATCH_TO_VIRTUAL_ACCOUNT';
const REFERENCE = 'MATCH_TO_CUSTOMER_REFERENCE';
const DATE = 'MATCH_TO_AMOUNT_AND_DATE';
const NAME = 'MATCH_TO_NAME_AND_AMOUNT';
const BUYER = 'BILAT_MATCH_TO_BUYER_BUSINESS_CODE';
const matched = (...given: Parameters<typeof matchLine>) => {
  const { status, allocations, attempts } = matchLine(...given);
  return status === 'UNMATCHED' ? attempts.map(({ reason }) => reason) : [status, ...allocations.map(pair)];
};
const pair = ({ invoiceId, amount }: { invoiceId: number; amount: bigint }) => `${invoiceId}: ${amount}`;

describe('an invoice number', () => {
  it.each(['OSKO M OLSSON W-24001', 'w 24001', 'PAYMENT INV W24001 THANKS', 'Ref:W–24001.'])(
    'is found in %s',
    (narrative) => {
      expect(matched(line({ narrative }), [rule(NUMBER)], [invoice(1), invoice(2)])).toEqual(['MATCHED', '1: 10000']);
    },
  );

  it.each([
    ['a longer one', 'W-240011'],
    ['a short number that no word announces', 'OSKO 1001'],
    ['part of a word', 'XW24001'],
  ])('is not %s', (_what, narrative) => {
    const short = invoice(2, { invoiceNumber: '1001', numberKey: '1001' });
    expect(matched(line({ narrative }), [rule(NUMBER)], [invoice(1), short])).toEqual([
      'The text has the number of no open invoice.',
    ]);
  });

  it('that is short is found where a word announces it, or where it is the whole reference', () => {
    const short = invoice(2, { invoiceNumber: '1001', numberKey: '1001' });
    for (const text of [{ narrative: 'OSKO INV 1001' }, { customerReference: '1001' }])
      expect(matched(line(text), [rule(NUMBER)], [invoice(1), short])).toEqual(['MATCHED', '2: 10000']);
  });

  it.each([
    [4_000n, ['MATCHED', '1: 4000']],
    [10_000n, ['MATCHED', '1: 10000']],
    [10_050n, ['MATCHED', '1: 10050']],
    [10_051n, ['PART_MATCHED', '1: 10000']],
  ])('decides by itself: %i cents, with a tolerance of 50, give %j', (amount, outcome) => {
    const text = { narrative: 'W-24001', amount };
    expect(matched(line(text), [rule(NUMBER, { tolerance: 50n })], [invoice(1)])).toEqual(outcome);
  });

  it('beside another pays both where the amount is their sum, and else neither', () => {
    const text = { narrative: 'W-24001 W-24002' };
    const both = [invoice(1), invoice(2, { remaining: 5_000n })];
    expect(matched(line({ ...text, amount: 15_000n }), [rule(NUMBER)], both)).toEqual([
      'MATCHED',
      '1: 10000',
      '2: 5000',
    ]);
    expect(matched(line({ ...text, amount: 12_000n }), [rule(NUMBER)], both)).toEqual([
      'The text has 2 invoice numbers, and the amount is not their sum.',
    ]);
  });
});

describe('a virtual account', () => {
  const credited = { offSystemBsb: '032999', offSystemReference: '41771001' };

  it.each(['41771001', '417710018'])('%s pays the customer’s oldest invoices first', (offSystemReference) => {
    const older = invoice(3, { customerNumber: '771001', dueDate: '2026-10-01', remaining: 3_000n });
    expect(matched(line({ ...credited, offSystemReference }), [rule(VIRTUAL)], [invoice(1), older])).toEqual([
      'MATCHED',
      '3: 3000',
      '1: 7000',
    ]);
  });

  it('of another prefix or BSB is not this rule’s', () => {
    expect(matched(line(credited), [rule(VIRTUAL, { prefix: '42' })], [invoice(1)])).toEqual([
      'The customer of the virtual account has no open invoice.',
    ]);
    expect(matched(line(credited), [rule(VIRTUAL, { offSystemBsb: '082799' })], [invoice(1)])).toEqual([
      'The line names no virtual account.',
    ]);
  });

  it('that pays more than is open is matched in part', () => {
    expect(matched(line({ ...credited, amount: 12_000n }), [rule(VIRTUAL)], [invoice(1)])).toEqual([
      'PART_MATCHED',
      '1: 10000',
    ]);
  });
});

describe('rules by amount', () => {
  it('match by date where exactly one invoice has the amount and is due around the day', () => {
    const late = invoice(2, { dueDate: '2026-11-26' });
    expect(matched(line({}), [rule(DATE)], [invoice(1), late])).toEqual(['MATCHED', '1: 10000']);
    expect(matched(line({}), [rule(DATE, { days: 6 })], [invoice(1), late])).toEqual(['2 invoices have this amount.']);
    expect(matched(line({ valueDate: '2026-10-31' }), [rule(DATE, { days: 31 })], [invoice(1)])).toEqual([
      'No open invoice is due around this day.',
    ]);
  });

  it('say by how much the nearest differs, and take one within the tolerance', () => {
    expect(matched(line({ amount: 9_950n }), [rule(DATE)], [invoice(1)])).toEqual([
      'The amount differs by $0.50 from the nearest invoice, W-24001.',
    ]);
    const tolerant = [rule(DATE, { tolerance: 50n })];
    expect(matched(line({ amount: 9_950n }), tolerant, [invoice(1)])).toEqual(['MATCHED', '1: 9950']);
    // The exact one is meant, though another is near
    expect(matched(line({}), tolerant, [invoice(1), invoice(2, { remaining: 10_020n })])).toEqual([
      'MATCHED',
      '1: 10000',
    ]);
  });

  it('match a name of two words, in any order', () => {
    const other = invoice(2, { payerName: 'Olsson' });
    expect(matched(line({ narrative: 'OSKO OLSSON MARGARET' }), [rule(NAME)], [invoice(1), other])).toEqual([
      'MATCHED',
      '1: 10000',
    ]);
    expect(matched(line({ narrative: 'OLSSON' }), [rule(NAME)], [invoice(1), other])).toEqual([
      'The text has the name of no payer with an open invoice.',
    ]);
  });

  it('match one invoice of a customer number or a buyer’s code, or all of them together', () => {
    const text = { narrative: 'HCC 771001', amount: 13_000n };
    const all = [invoice(1), invoice(2, { customerId: 1, customerNumber: '771001', remaining: 3_000n })];
    expect(matched(line(text), [rule(REFERENCE)], all)).toEqual(['MATCHED', '1: 10000', '2: 3000']);
    const ofBuyer = all.map((one) => ({ ...one, customerId: null, customerNumber: null, buyerCode: 'HCC' }));
    expect(matched(line({ ...text, amount: 3_000n }), [rule(BUYER)], ofBuyer)).toEqual(['MATCHED', '2: 3000']);
    expect(matched(line({ ...text, narrative: 'HCCX' }), [rule(BUYER)], ofBuyer)).toEqual([
      'The text has the code of no buyer with an open invoice.',
    ]);
  });
});

it('rules are tried in their order, and each that failed says why', () => {
  const rules = [rule(VIRTUAL), rule(NUMBER, { ruleId: 12 }), rule(DATE, { ruleId: 13 })];
  const outcome = matchLine(line({}), rules, [invoice(1)]);
  expect(outcome).toMatchObject({ status: 'MATCHED', ruleId: 13 });
  expect(outcome.attempts.map(({ ruleId }) => ruleId)).toEqual([11, 12]);
});

it('money that left the account pays no invoice', () => {
  expect(matched(line({ amount: -10_000n, narrative: 'W-24001' }), [rule(NUMBER)], [invoice(1)])).toEqual([
    'Money left the account.',
  ]);
});

it('allocations are positive, never more than the line, and more than an invoice’s rest only within the tolerance', () => {
  const codes = [VIRTUAL, NUMBER, REFERENCE, DATE, NAME, BUYER] as const;
  const amounts = fc.bigInt({ min: 1n, max: 300n });
  const invoices = fc.array(
    fc.record({
      remaining: amounts,
      customerId: fc.integer({ min: 1, max: 2 }),
      number: fc.integer({ min: 1, max: 3 }),
    }),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...codes),
      amounts,
      fc.bigInt({ min: 0n, max: 20n }),
      invoices,
      (code, amount, tolerance, given) => {
        const open = given.map(({ remaining, customerId, number }, index) =>
          invoice(index + 1, {
            remaining,
            customerId,
            customerNumber: `77100${customerId}`,
            numberKey: `W2400${number}`,
            buyerCode: 'HCC',
          }),
        );
        const text = {
          narrative: 'W-24001 771001 HCC MARGARET OLSSON',
          offSystemBsb: '032999',
          offSystemReference: '41771001',
        };
        const { status, allocations } = matchLine(line({ ...text, amount }), [rule(code, { tolerance })], open);
        const sum = allocations.reduce((total, part) => total + part.amount, 0n);
        expect(allocations.every((part) => part.amount > 0n)).toBe(true);
        expect(new Set(allocations.map(({ invoiceId }) => invoiceId)).size).toBe(allocations.length);
        if (status === 'UNMATCHED') expect(sum).toBe(0n);
        else if (status === 'MATCHED') expect(sum).toBe(amount);
        else expect(sum > 0n && sum < amount).toBe(true);
        const over = allocations.reduce((total, part) => {
          const rest = open.find(({ invoiceId }) => invoiceId === part.invoiceId)?.remaining ?? 0n;
          return part.amount > rest ? total + part.amount - rest : total;
        }, 0n);
        expect(over <= tolerance).toBe(true);
      },
    ),
  );
});
