import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { auAccounts, becsTexts, bsbs, bytesOf, faultOf } from '../../../testing/bank-file-kit.ts';
import type { DirectEntryHeader } from './direct-entry-fields.ts';
import {
  directEntryReturnCodes,
  directEntryReturnLines,
  readDirectEntryReturns,
  type DirectEntryReturn,
} from './direct-entry-returns.ts';

const header: DirectEntryHeader = {
  bsb: null,
  accountNumber: null,
  bank: 'WBC',
  userName: 'EXAMPLE GYM PTY LTD',
  userId: '123456',
  description: 'DE RETURNS',
  processOn: '2026-12-04',
  time: null,
};

const returned: DirectEntryReturn = {
  kind: 'RETURN',
  returnCode: '6',
  bsb: '032-056',
  accountNumber: '111111',
  transactionCode: '13',
  amount: 4995n,
  title: 'TESTER ALEX',
  reference: 'INV 1001',
  traceBsb: '032-999',
  traceAccountNumber: '999994',
  remitter: 'EXAMPLE GYM',
  originalDay: '01',
  originalUserId: '123456',
};

const GOLDEN = [
  '0                 01WBC       EXAMPLE GYM PTY LTD       123456DE RETURNS  041226                                        ',
  '2032-056   1111116130000004995TESTER ALEX                     INV 1001          032-999   999994EXAMPLE GYM     01123456',
  '3032-058   1111118130000004995TESTER ALEX                     INV 1001          032-999   999994EXAMPLE GYM     01123456',
  '7999-999            000000999000000000000000009990                        000002                                        ',
];
const refusal: DirectEntryReturn = { ...returned, kind: 'REFUSAL', returnCode: '8', bsb: '032-058' };

const file = (change: (line: string) => string): Uint8Array => bytesOf(GOLDEN.map((line) => `${change(line)}\r\n`));

describe('files of returns', () => {
  it('are written and read to the letter', () => {
    expect([...directEntryReturnLines(header, [returned, refusal])]).toEqual(GOLDEN.map((line) => `${line}\r\n`));
    expect(readDirectEntryReturns(file((line) => line))).toEqual({
      header,
      details: [returned, refusal],
      trailer: { net: 9990n, credits: 0n, debits: 9990n, count: 2n },
    });
  });

  it('may come without a name or reference', () => {
    const bare = { ...returned, title: '', reference: '', remitter: '' };
    expect(readDirectEntryReturns(bytesOf(directEntryReturnLines(header, [bare]))).details).toEqual([bare]);
  });

  it.each<[string, (line: string) => string, string]>([
    ['an unknown code', (line) => line.replace('6130', '0130'), 'Record 2, return code: is not one of 1 to 9'],
    ['a day that no month has', (line) => line.replace('01123456', '32123456'), 'Record 2, original day: must be'],
    ['an entry that was never returned', (line) => line.replace(/^2/, '1'), 'Record 2, record type: is not known'],
    ['a wrong debit total', (line) => line.replace('9990  ', '9991  '), 'Record 4, debit total: does not agree'],
  ])('are refused with %s', (_, change, message) =>
    expect(faultOf(() => readDirectEntryReturns(file(change))).message).toContain(message),
  );

  it('have codes 1 to 9 and R in words, of which only "refer to customer" is worth another try', () => {
    expect(Object.keys(directEntryReturnCodes)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', 'R']);
    expect(Object.entries(directEntryReturnCodes).filter(([, { retry }]) => retry)).toEqual([
      ['6', { words: 'Refer to customer (usually insufficient funds)', retry: true }],
    ]);
  });

  it('come back as they were written', () => {
    const returns = fc.record<DirectEntryReturn>({
      kind: fc.constantFrom('RETURN', 'REFUSAL'),
      returnCode: fc.constantFrom('1', '2', '3', '4', '5', '6', '7', '8', '9'),
      bsb: bsbs,
      accountNumber: auAccounts,
      transactionCode: fc.constantFrom('13', '50'),
      amount: fc.bigInt(1n, 99_999_999n),
      title: becsTexts(32),
      reference: becsTexts(18),
      traceBsb: bsbs,
      traceAccountNumber: auAccounts,
      remitter: becsTexts(16),
      originalDay: fc.constantFrom('01', '10', '31'),
      originalUserId: fc.constantFrom('000001', '123456'),
    });
    fc.assert(
      fc.property(fc.array(returns, { minLength: 1, maxLength: 20 }), (all) => {
        const lines = [...directEntryReturnLines(header, all)];
        for (const line of lines) expect(line).toMatch(/^[\x20-\x7E]{120}\r\n$/);
        expect(readDirectEntryReturns(bytesOf(lines)).details).toEqual(all);
      }),
    );
  });
});
