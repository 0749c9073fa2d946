import { FieldFault } from './bank-file-error.ts';
import type { Batch, BatchFormat, Totals } from './batch-format.ts';
import { constant, constantOr, day, oneOf, pattern, wholeNumber } from './field-codecs.ts';
import { addToHash, hashTotal, nzAccount, nzName, statementText, type NzEntry, type NzOwnSide } from './nz-fields.ts';
import { readBatch } from './read-batch.ts';
import { column, commaRecord } from './records.ts';
import { batchLines } from './write-batch.ts';

export interface Ib4bHeader {
  /** The authorisation code from the bank, digits and letters; '' for credits. */
  authorityCode: string;
  ownAccount: string;
  /** yyyy-mm-dd. */
  dueOn: string;
  createdOn: string;
  /** 12 characters. */
  reference: string;
}

export interface Ib4bEntry extends NzEntry, NzOwnSide {
  /** 00 direct debit, 50 direct credit, 52 payroll. A file has debits or credits, never both. */
  transactionCode: '00' | '50' | '52';
}

export interface Ib4bTotal {
  /** Cents. */
  amount: bigint;
  count: bigint;
  hash: bigint;
}

const account = nzAccount(
  ({ bank, branch, base, suffix }) => `${bank}${branch}${base}${suffix}`,
  /^(?<bank>[0-9]{2})(?<branch>[0-9]{4})(?<base>[0-9]{7})(?<suffix>[0-9]{2,3})$/,
);
const nothing = (label: string) => column(label, constant(''));
const number = (width: number) => wholeNumber({ width, zeros: 'none', least: 1n });

function totals(): Totals<Ib4bEntry, Ib4bTotal> {
  let sum: Ib4bTotal = { amount: 0n, count: 0n, hash: 0n };
  let debits: boolean | null = null;
  return {
    add(entry) {
      const isDebit = entry.transactionCode === '00';
      if (debits !== null && debits !== isDebit)
        throw new FieldFault('transaction code', 'mixes debits and credits in one file');
      debits = isDebit;
      sum = { amount: sum.amount + entry.amount, count: sum.count + 1n, hash: addToHash(sum.hash, entry.account) };
    },
    sum: () => sum,
  };
}

const kinds = { 1: 'header', 2: 'detail', 3: 'trailer' } as const;

/** IB4B, comma separated: Kiwibank, BNZ and others. At most 10 MB. */
export const ib4bFormat: BatchFormat<Ib4bHeader, Ib4bEntry, Ib4bTotal> = {
  lineLength: null,
  kindOf: (line) => (line[1] === ',' ? (kinds[line[0] as unknown as keyof typeof kinds] ?? null) : null),
  header: commaRecord<Ib4bHeader>(
    {
      authorityCode: column('authority code', pattern(/^[0-9A-Za-z]{0,16}$/, 'must be letters and digits, at most 16')),
      ownAccount: column('own account', account),
      dueOn: column('due date', day('YYMMDD')),
      createdOn: column('creation date', day('YYMMDD')),
      reference: column('batch reference', statementText),
    },
    [
      column('record type', constant('1')),
      'authorityCode',
      nothing('third column'),
      nothing('fourth column'),
      'ownAccount',
      column('file type', constantOr('7', ['6'])),
      'dueOn',
      'createdOn',
      'reference',
    ],
  ),
  detail: commaRecord<Ib4bEntry>(
    {
      account: column('account', account),
      transactionCode: column('transaction code', oneOf(['00', '50', '52'], 'is not known')),
      amount: column('amount', number(14)),
      name: column('name', nzName),
      reference: column('reference', statementText),
      code: column('code', statementText),
      particulars: column('particulars', statementText),
      ownName: column('own name', nzName),
      ownCode: column('own code', statementText),
      ownReference: column('own reference', statementText),
      ownParticulars: column('own particulars', statementText),
    },
    [
      column('record type', constant('2')),
      'account',
      'transactionCode',
      'amount',
      'name',
      'reference',
      'code',
      nothing('eighth column'),
      'particulars',
      'ownName',
      'ownCode',
      'ownReference',
      'ownParticulars',
    ],
  ),
  trailer: commaRecord<Ib4bTotal>(
    {
      amount: column('total amount', number(14)),
      count: column('number of entries', number(8)),
      hash: column('hash total', hashTotal),
    },
    [column('record type', constant('3')), 'amount', 'count', 'hash'],
  ),
  totals,
  totalled: ['transactionCode', 'amount', 'account'],
};

/** Writes the lines of a file, each with its line end. Throws BankFileError. */
export const ib4bLines = (header: Ib4bHeader, entries: Iterable<Ib4bEntry>): Generator<string, void> =>
  batchLines(ib4bFormat, header, entries);

/** Reads a file. Throws BankFileError. */
export const readIb4b = (bytes: Uint8Array): Batch<Ib4bHeader, Ib4bEntry, Ib4bTotal> => readBatch(ib4bFormat, bytes);
