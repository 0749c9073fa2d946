import { FieldFault } from './bank-file-error.ts';
import type { Batch, BatchFormat, Totals } from './batch-format.ts';
import { constant, day, oneOf, pattern, wholeNumber } from './field-codecs.ts';
import {
  addToHash,
  hashTotal,
  nzAccount,
  optionalNzName,
  statementText,
  type NzEntry,
  type NzOwnSide,
} from './nz-fields.ts';
import { readBatch } from './read-batch.ts';
import { at, fixedRecord } from './records.ts';
import { batchLines } from './write-batch.ts';

/** Record length. */
export const MT9_LENGTH = 160;

export interface Mt9Header {
  /** Registration ID from the bank, 15 digits. */
  registrationId: string;
  /** yyyy-mm-dd. */
  dueOn: string;
  /** Short name of the user, 20 characters. */
  userName: string;
}

export interface Mt9Entry extends NzEntry, NzOwnSide {
  /** 000 debit; 051 the contra, which credits the sum of the debits to our account. */
  transactionCode: '000' | '051';
}

export interface Mt9Total {
  /** Sum of all records, the contra included, in cents. */
  amount: bigint;
  hash: bigint;
}

/** Our account, and the texts on its statement. */
export type Mt9Contra = Pick<Mt9Entry, 'account' | 'particulars' | 'code' | 'reference' | 'ownName'>;

const account = nzAccount(
  ({ bank, branch, base, suffix }) => `${bank}${branch}${base}${suffix.padEnd(3)}`,
  /^(?<bank>[0-9]{2})(?<branch>[0-9]{4})(?<base>[0-9]{7})(?<suffix>[0-9]{2}[0-9 ])$/,
);
const cents = (least: bigint) => wholeNumber({ width: 10, zeros: 'filled', least });
const blank = (from: number, to: number) => at(from, to, 'blank', constant(' '.repeat(to - from + 1)));
const MOST_CENTS = 9_999_999_999n;

export const mt9HeaderRecord = fixedRecord<Mt9Header>(
  MT9_LENGTH,
  {
    registrationId: at(3, 17, 'registration id', pattern(/^[0-9]{15}$/, 'must be 15 digits')),
    dueOn: at(19, 26, 'due date', day('YYYYMMDD')),
    userName: at(32, 51, 'user name', optionalNzName, 'left'),
  },
  [at(1, 2, 'record type', constant('20')), blank(18, 18), blank(27, 31), blank(52, 160)],
);

/** Fields common to entries and dishonoured entries. */
export const mt9EntryFields = {
  account: at(3, 18, 'account', account),
  amount: at(22, 31, 'amount', cents(1n)),
  name: at(32, 51, 'name', optionalNzName, 'left'),
  code: at(64, 75, 'code', statementText, 'left'),
  reference: at(76, 87, 'reference', statementText, 'left'),
  particulars: at(88, 99, 'particulars', statementText, 'left'),
  ownName: at(101, 120, 'own name', optionalNzName, 'left'),
  ownCode: at(121, 132, 'own code', statementText, 'left'),
  ownReference: at(133, 144, 'own reference', statementText, 'left'),
  ownParticulars: at(145, 156, 'own particulars', statementText, 'left'),
};
export const mt9EntryConstants = [
  at(1, 2, 'record type', constant('13')),
  at(52, 63, 'numeric reference', constant('0'.repeat(12))),
  blank(100, 100),
];

export const mt9TotalRecord = fixedRecord<Mt9Total>(
  MT9_LENGTH,
  { hash: at(5, 15, 'check total', hashTotal), amount: at(22, 31, 'total amount', cents(1n)) },
  [at(1, 4, 'record type', constant('1399')), blank(16, 21), blank(32, 160)],
);

export function mt9KindOf(line: string): 'header' | 'detail' | 'trailer' | null {
  if (line.startsWith('20')) return 'header';
  if (line.startsWith('1399')) return 'trailer';
  return line.startsWith('13') ? 'detail' : null;
}

function totals(): Totals<Mt9Entry, Mt9Total> {
  let sum: Mt9Total = { amount: 0n, hash: 0n };
  let contra = false;
  return {
    add(entry) {
      const isContra = entry.transactionCode === '051';
      if (contra) throw new FieldFault('transaction code', 'stands after the contra, which comes last');
      if (isContra && entry.amount !== sum.amount)
        throw new FieldFault('amount', 'of the contra must be the sum of the debits');
      if (!isContra && entry.name.trim() === '') throw new FieldFault('name', 'must not be blank');
      const amount = sum.amount + entry.amount;
      if (amount > MOST_CENTS) throw new FieldFault('amount', 'makes the total longer than ten digits');
      sum = { amount, hash: addToHash(sum.hash, entry.account) };
      contra = isContra;
    },
    sum: () => sum,
  };
}

/** ASB's MT9 for direct debits, 160 characters a record. */
export const mt9Format: BatchFormat<Mt9Header, Mt9Entry, Mt9Total> = {
  lineLength: MT9_LENGTH,
  kindOf: mt9KindOf,
  header: mt9HeaderRecord,
  detail: fixedRecord<Mt9Entry>(
    MT9_LENGTH,
    { ...mt9EntryFields, transactionCode: at(19, 21, 'transaction code', oneOf(['000', '051'], 'is not known')) },
    [...mt9EntryConstants, blank(157, 160)],
  ),
  trailer: mt9TotalRecord,
  totals,
  totalled: ['transactionCode', 'amount', 'account', 'name'],
};

/** Writes the lines of a file, each with its line end; `contra` adds the contra entry. Throws BankFileError. */
export const mt9Lines = (
  header: Mt9Header,
  entries: Iterable<Mt9Entry>,
  contra: Mt9Contra | null = null,
): Generator<string, void> =>
  batchLines(mt9Format, header, entries, ({ amount }) =>
    contra === null || amount === 0n
      ? null
      : { ...contra, transactionCode: '051', amount, name: '', ownCode: '', ownReference: '', ownParticulars: '' },
  );

/** Reads a file; a contra is its last detail. Throws BankFileError. */
export const readMt9 = (bytes: Uint8Array): Batch<Mt9Header, Mt9Entry, Mt9Total> => readBatch(mt9Format, bytes);
