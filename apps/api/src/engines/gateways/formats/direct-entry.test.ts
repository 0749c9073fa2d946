import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BankFileError } from './bank-file-error.ts';
import { directEntryLines, readDirectEntry, type BalancingAccount, type DirectEntry } from './direct-entry.ts';
import type { DirectEntryHeader } from './direct-entry-fields.ts';
import { auAccounts, becsTexts, bsbs, bytesOf, days, faultOf } from '../../../testing/bank-file-kit.ts';

const header: DirectEntryHeader = {
  bsb: null,
  accountNumber: null,
  bank: 'WBC',
  userName: 'EXAMPLE GYM PTY LTD',
  userId: '123456',
  description: 'MEMBERSHIPS',
  processOn: '2026-12-01',
  time: null,
};
const trace = { traceBsb: '032-999', traceAccountNumber: '999994', remitter: 'EXAMPLE GYM' };
const debit = (over: Partial<DirectEntry> = {}): DirectEntry => ({
  bsb: '650-000',
  accountNumber: '111111',
  indicator: '',
  transactionCode: '13',
  amount: 4995n,
  title: 'TESTER ALEX',
  reference: 'INV 1001',
  withholdingTax: 0n,
  ...trace,
  ...over,
});
const second = debit({
  bsb: '062-000',
  accountNumber: '12345678',
  amount: 10_000n,
  title: 'SAMPLE PAT',
  reference: 'INV 1002',
});
const own: BalancingAccount = {
  bsb: '032-999',
  accountNumber: '999994',
  title: 'EXAMPLE GYM PTY LTD',
  reference: 'MEMBERSHIPS',
  remitter: 'EXAMPLE GYM',
};

// The published worked example, with made-up numbers
const GOLDEN = [
  '0                 01WBC       EXAMPLE GYM PTY LTD       123456MEMBERSHIPS 011226                                        ',
  '1650-000   111111 130000004995TESTER ALEX                     INV 1001          032-999   999994EXAMPLE GYM     00000000',
  '1062-000 12345678 130000010000SAMPLE PAT                      INV 1002          032-999   999994EXAMPLE GYM     00000000',
  '1032-999   999994 500000014995EXAMPLE GYM PTY LTD             MEMBERSHIPS       032-999   999994EXAMPLE GYM     00000000',
  '7999-999            000000000000000149950000014995                        000003                                        ',
];

const golden = (change: (lines: string[]) => void = () => undefined): Uint8Array => {
  const lines = [...GOLDEN];
  change(lines);
  return bytesOf(lines.map((line) => `${line}\r\n`));
};
const found = (change: (lines: string[]) => void) => faultOf(() => readDirectEntry(golden(change)));
const refused = (entry: Partial<DirectEntry>) => faultOf(() => [...directEntryLines(header, [second, debit(entry)])]);

describe('direct entry files', () => {
  it('are written to the letter', () => {
    const lines = [...directEntryLines(header, [debit(), second], own)];
    expect(lines).toEqual(GOLDEN.map((line) => `${line}\r\n`));
  });

  it('are read, balanced or not', () => {
    const file = readDirectEntry(golden());
    expect(file).toMatchObject({ header, trailer: { net: 0n, credits: 14_995n, debits: 14_995n, count: 3n } });
    expect(file.details.slice(0, 2)).toEqual([debit(), second]);
    expect(file.details[2]).toMatchObject({ transactionCode: '50', amount: 14_995n, bsb: own.bsb });
    const unbalanced = readDirectEntry(bytesOf(directEntryLines(header, [debit()])));
    expect(unbalanced.trailer).toEqual({ net: 4995n, credits: 0n, debits: 4995n, count: 1n });
    expect(readDirectEntry(bytesOf(GOLDEN.map((line) => `${line}\n`)))).toEqual(file);
  });

  it('balance credits with a debit, and need nothing where both are equal', () => {
    const credit = debit({ transactionCode: '53' });
    const file = readDirectEntry(bytesOf(directEntryLines(header, [credit], own)));
    expect(file.details.map((entry) => [entry.transactionCode, entry.amount])).toEqual([
      ['53', 4995n],
      ['13', 4995n],
    ]);
    expect([...directEntryLines(header, [credit, debit()], own)]).toHaveLength(4);
  });

  it('carry withholding tax, an own account and a time', () => {
    const entry = debit({ transactionCode: '56', indicator: 'W', withholdingTax: 1500n });
    const full = { ...header, bsb: '032-999', accountNumber: '0999994', time: '2359' };
    const file = readDirectEntry(bytesOf(directEntryLines(full, [entry])));
    expect([file.header, file.details]).toEqual([full, [entry]]);
  });

  it.each<[string, (lines: string[]) => void, string]>([
    ['a character missing', (l) => l.splice(1, 1, GOLDEN[1]!.slice(1)), 'Record 2, record: must be 120 characters'],
    ['a character too many', (l) => l.splice(4, 1, `${GOLDEN[4]} `), 'Record 5, record: must be 120 characters'],
    [
      'a wrong count',
      (l) => l.splice(4, 1, GOLDEN[4]!.replace('000003', '000002')),
      'number of entries: does not agree',
    ],
    [
      'a wrong net total',
      (l) => l.splice(4, 1, GOLDEN[4]!.replace('0000000000', '0000014995')),
      'net total: does not agree',
    ],
    ['an entry missing', (l) => l.splice(2, 1), 'does not agree with the records before it'],
    ['no header', (l) => l.splice(0, 1), 'Record 1, record type: must be that of the header'],
    ['two headers', (l) => l.splice(1, 0, GOLDEN[0]!), 'Record 2, record type: is that of the header once more'],
    ['no total', (l) => l.splice(4, 1), 'Record 5, record: is missing: the file ends without its total'],
    ['something after the total', (l) => l.push(GOLDEN[1]!), 'Record 6, record: stands after the total'],
    ['no entries', (l) => l.splice(1, 3), 'Record 2, record type: is that of the total before any entry'],
    ['nothing', (l) => l.splice(0), 'Record 1, record: is missing'],
    [
      'a day that does not exist',
      (l) => l.splice(0, 1, GOLDEN[0]!.replace('011226', '310226')),
      'process date: must be a day',
    ],
    ['an unknown code', (l) => l.splice(1, 1, GOLDEN[1]!.replace(' 13', ' 14')), 'transaction code: is not known'],
    [
      'a BSB without hyphen',
      (l) => l.splice(1, 1, GOLDEN[1]!.replace('650-000', '6500000')),
      'Record 2, BSB: must be a BSB',
    ],
    [
      'tax without indicator',
      (l) => l.splice(1, 1, GOLDEN[1]!.replace(/00$/, '01')),
      'withholding tax: needs the indicator',
    ],
    [
      'another script',
      (l) => l.splice(1, 1, GOLDEN[1]!.replace('ALEX', 'AL\u00c9X')),
      'Record 2, account title: has a character',
    ],
  ])('are refused with %s', (_, change, message) => expect(found(change).message).toContain(message));

  it.each<[string, Partial<DirectEntry>, string]>([
    ['ten digits of account', { accountNumber: '1234567890' }, 'Record 3, account: must be one to nine digits'],
    ['an amount of nothing', { amount: 0n }, 'Record 3, amount: must be 1 or more'],
    ['an amount below nothing', { amount: -5n }, 'Record 3, amount: must be 1 or more'],
    ['eleven digits of amount', { amount: 10_000_000_000n }, 'Record 3, amount: has more than 10 digits'],
    ['a total of eleven digits', { amount: 9_999_999_999n }, 'Record 3, amount: makes the total longer'],
    ['a long title', { title: 'X'.repeat(33) }, 'Record 3, account title: is longer than 32 characters'],
    ['a line break', { title: 'A\r\n1' }, 'Record 3, account title: has a character that the bank cannot carry'],
    ['a picture', { reference: '\u{1F3CB} GYM' }, 'Record 3, lodgement reference: has a character'],
    ['a blank title', { title: ' ' }, 'Record 3, account title: must not be blank'],
  ])('are not written with %s', (_, entry, message) => expect(refused(entry).message).toContain(message));

  it('are not written without entries', () => {
    expect(faultOf(() => [...directEntryLines(header, [], own)]).message).toContain('one entry at least');
  });

  it('keep account numbers out of errors', () => {
    const numbers = fc.integer({ min: 1_000_000_000, max: 9_999_999_999 }).map(String);
    fc.assert(
      fc.property(numbers, (accountNumber) => {
        const fault = refused({ accountNumber });
        expect(fault).toBeInstanceOf(BankFileError);
        expect(JSON.stringify([fault, fault.message])).not.toContain(accountNumber);
      }),
    );
  });

  it('come back as they were written, every line 120 long, totals the sums of the entries', () => {
    const entries = fc.record<DirectEntry>({
      bsb: bsbs,
      accountNumber: auAccounts,
      indicator: fc.constantFrom('', 'N'),
      transactionCode: fc.constantFrom('13', '50', '51', '52', '53', '54', '55', '56', '57'),
      amount: fc.bigInt(1n, 99_999_999n),
      title: becsTexts(32),
      reference: becsTexts(18),
      traceBsb: bsbs,
      traceAccountNumber: auAccounts,
      remitter: becsTexts(16),
      withholdingTax: fc.constant(0n),
    });
    const heads = fc.record({ userName: becsTexts(26), description: becsTexts(12), processOn: days });
    fc.assert(
      fc.property(heads, fc.array(entries, { minLength: 1, maxLength: 20 }), fc.boolean(), (head, all, balance) => {
        const lines = [...directEntryLines({ ...header, ...head }, all, balance ? own : null)];
        for (const line of lines) expect(line).toMatch(/^[\x20-\x7E]{120}\r\n$/);
        const file = readDirectEntry(bytesOf(lines));
        expect(file.header).toEqual({ ...header, ...head });
        expect(file.details.slice(0, all.length)).toEqual(all);
        const sum = (debits: boolean) =>
          file.details.reduce(
            (to, detail) => to + ((detail.transactionCode === '13') === debits ? detail.amount : 0n),
            0n,
          );
        expect(file.trailer).toMatchObject({ credits: sum(false), debits: sum(true), count: BigInt(lines.length - 2) });
        if (balance) expect(file.trailer?.net).toBe(0n);
        else expect(file.details).toHaveLength(all.length);
      }),
    );
  });
});
