import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { auAccounts, bankEntry, bankFile, bsbs, days, faultOf, nzAccounts } from '../../../testing/bank-file-kit.ts';
import { readDirectEntry } from '../formats/direct-entry.ts';
import { readIb4b } from '../formats/nz-ib4b.ts';
import { sentReferences } from './read-returns.ts';
import { writeBankFiles, type BankEntry, type BankUser } from './write-bank-files.ts';

const australia: BankUser = {
  userId: '361299',
  userName: 'Harbour City Water and Sewerage Board',
  remitter: 'Harbour City Water',
  account: { kind: 'AU_ACCOUNT', bsb: '062-000', accountNumber: '11223344' },
};
const newZealand: BankUser = {
  ...australia,
  userId: '0210044',
  account: { kind: 'NZ_ACCOUNT', nzAccount: '38-9000-0000108-00' },
};
const on = { processOn: '2026-11-23', createdOn: '2026-11-23' };
const au = { kind: 'AU_ACCOUNT', bsb: '062-000', accountNumber: '12345678' } as const;
const nz = { kind: 'NZ_ACCOUNT', nzAccount: '01-0902-0068389-00' } as const;

/** Names in any script, also those that no bank can write. */
const names = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
const entries = (accounts: fc.Arbitrary<BankEntry['account']>) =>
  fc
    .array(
      fc.record({
        account: accounts,
        amount: fc.bigInt({ min: 1n, max: 9_000_000_000n }),
        direction: fc.constantFrom('DEBIT', 'CREDIT'),
        holderName: names,
        particulars: names,
      }),
      { minLength: 1, maxLength: 12 },
    )
    .map((all) => all.map((entry, at) => bankEntry(String(1_000_000_001 + at), entry.account, entry)));
const auEntries = entries(
  fc.record({ kind: fc.constant('AU_ACCOUNT' as const), bsb: bsbs, accountNumber: auAccounts }),
);
const nzEntries = entries(fc.record({ kind: fc.constant('NZ_ACCOUNT' as const), nzAccount: nzAccounts }));
const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

describe('entries are written into files', () => {
  it('of direct entry: each once, in files that can be read, whatever names they carry', () => {
    fc.assert(
      fc.property(auEntries, days, (all, processOn) => {
        const { contents, refused } = writeBankFiles('AU_DIRECT_ENTRY', australia, all, {
          processOn,
          createdOn: processOn,
        });
        expect(refused).toEqual([]);
        const files = contents.map((content) => readDirectEntry(content));
        const details = files.flatMap((file) => file.details);
        expect(details.map((detail) => [detail.reference, detail.amount, detail.transactionCode])).toEqual(
          all.map((entry) => [entry.reference, entry.amount, entry.direction === 'DEBIT' ? '13' : '50']),
        );
        expect(sum(files.map(({ trailer }) => (trailer?.debits ?? 0n) + (trailer?.credits ?? 0n)))).toBe(
          sum(all.map(({ amount }) => amount)),
        );
      }),
    );
  });

  it('of New Zealand: each once, debits and credits in files of their own', () => {
    fc.assert(
      fc.property(nzEntries, (all) => {
        const { contents, refused } = writeBankFiles('NZ_DIRECT_DEBIT', newZealand, all, on);
        expect(refused).toEqual([]);
        const files = contents.map((content) => readIb4b(content));
        for (const { header, details } of files) {
          expect(new Set(details.map(({ transactionCode }) => transactionCode)).size).toBe(1);
          expect(header.authorityCode).toBe(details[0]?.transactionCode === '00' ? '0210044' : '');
        }
        const written = files.flatMap((file) => file.details).map(({ reference }) => reference);
        expect(written.toSorted()).toEqual(all.map(({ reference }) => reference).toSorted());
        expect(sum(files.map(({ trailer }) => trailer?.amount ?? 0n))).toBe(sum(all.map(({ amount }) => amount)));
      }),
    );
  });

  it('as many as the totals of a file can say', () => {
    const all = [1, 2, 3].map((at) => bankEntry(`R${at}`, au, { amount: 4_000_000_000n }));
    const { contents } = writeBankFiles('AU_DIRECT_ENTRY', australia, all, on);
    expect(contents.map((content) => [...sentReferences('AU_DIRECT_ENTRY', content)])).toEqual([['R1', 'R2'], ['R3']]);
    const many = Array.from({ length: 50_001 }, (_, at) => bankEntry(`${at}`, nz, { amount: 1n }));
    expect(writeBankFiles('NZ_DIRECT_DEBIT', newZealand, many, on).contents).toHaveLength(2);
  });

  it('without those that no file can carry', () => {
    const wrong = bankEntry('wrong', { kind: 'NZ_ACCOUNT', nzAccount: '01-0902-0068380-00' });
    const foreign = bankEntry('foreign', au);
    const { contents, refused } = writeBankFiles(
      'NZ_DIRECT_DEBIT',
      newZealand,
      [wrong, bankEntry('good', nz), foreign],
      on,
    );
    expect(refused).toEqual(['wrong', 'foreign']);
    expect(contents.map((content) => [...sentReferences('NZ_DIRECT_DEBIT', content)])).toEqual([['good']]);
    expect(writeBankFiles('NZ_DIRECT_DEBIT', newZealand, [wrong], on)).toEqual({ contents: [], refused: ['wrong'] });
  });

  it('by no one whose own details no bank would take', () => {
    const write = (change: Partial<BankUser>) => () =>
      writeBankFiles('AU_DIRECT_ENTRY', { ...australia, ...change }, [bankEntry('R1', au)], on);
    expect(faultOf(write({ userId: '' })).message).toBe('Record 1, user id: must be six digits');
    expect(readDirectEntry(bankFile('f', 'AU_DIRECT_ENTRY', [bankEntry('R1', au)]).content).header.bank).toBe('WBC');
    expect(readDirectEntry(write({})().contents[0] ?? Buffer.of()).header).toMatchObject({
      bank: 'CBA',
      userName: 'HARBOUR CITY WATER AND SEW',
    });
  });
});
