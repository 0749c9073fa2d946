import { BECS_CHARSET } from '@quickportal/contracts/rules/texts/bank-text';
import { FieldFault } from './bank-file-error.ts';
import type { Totals } from './batch-format.ts';
import { auAccount, bsb, constant, day, oneOf, optional, pattern, text, wholeNumber } from './field-codecs.ts';
import { at, fixedRecord } from './records.ts';

/** Record length of direct entry (ABA, Cemtex, BECS). */
export const DIRECT_ENTRY_LENGTH = 120;

/** 13 debit; 50 credit; 51 government security interest; 52 family allowance; 53 pay; 54 pension; 55 allotment; 56 dividend; 57 debenture or note interest. */
export type TransactionCode = '13' | '50' | '51' | '52' | '53' | '54' | '55' | '56' | '57';
const TRANSACTION_CODES = ['13', '50', '51', '52', '53', '54', '55', '56', '57'] as const;

/** The descriptive record, type 0. */
export interface DirectEntryHeader {
  /** The user's own account; most banks require both to be blank (null). */
  bsb: string | null;
  accountNumber: string | null;
  /** Three letters of the user's bank, such as WBC. */
  bank: string;
  /** 26 characters. */
  userName: string;
  /** Direct entry (APCA) user id, six digits. */
  userId: string;
  /** Description of the entries, 12 characters. */
  description: string;
  /** yyyy-mm-dd. */
  processOn: string;
  /** HHMM, if the bank requires it. */
  time: string | null;
}

/** Fields common to details and returns. Texts use the bank's character set. */
export interface DirectEntryMovement {
  /** NNN-NNN. */
  bsb: string;
  /** One to nine digits with their leading zeros. */
  accountNumber: string;
  transactionCode: TransactionCode;
  /** Cents, more than 0. */
  amount: bigint;
  /** Title of the account, 32 characters. */
  title: string;
  /** Reference on the other party's statement, 18 characters. */
  reference: string;
  /** Account for returned entries. */
  traceBsb: string;
  traceAccountNumber: string;
  /** 16 characters. */
  remitter: string;
}

/** The file total, type 7. Cents. */
export interface DirectEntryTotal {
  /** Difference of credits and debits, unsigned. */
  net: bigint;
  credits: bigint;
  debits: bigint;
  count: bigint;
}

const becs = (length: number, presence: 'required' | 'optional') => text(length, BECS_CHARSET, presence);

export const cents = (width: number, least: bigint) => wholeNumber({ width, zeros: 'filled', least });

export const descriptiveRecord = fixedRecord<DirectEntryHeader>(
  DIRECT_ENTRY_LENGTH,
  {
    bsb: at(2, 8, 'own BSB', optional(bsb), 'left'),
    accountNumber: at(9, 17, 'own account', optional(auAccount), 'right'),
    bank: at(21, 23, 'bank', pattern(/^[A-Z]{3}$/, 'must be three letters')),
    userName: at(31, 56, 'user name', becs(26, 'required'), 'left'),
    userId: at(57, 62, 'user id', pattern(/^[0-9]{6}$/, 'must be six digits')),
    description: at(63, 74, 'description', becs(12, 'required'), 'left'),
    processOn: at(75, 80, 'process date', day('DDMMYY')),
    time: at(81, 84, 'time', optional(pattern(/^([01][0-9]|2[0-3])[0-5][0-9]$/, 'must be a time, HHMM')), 'left'),
  },
  [
    at(1, 1, 'record type', constant('0')),
    at(18, 18, 'blank', constant(' ')),
    at(19, 20, 'reel sequence', constant('01')),
    at(24, 30, 'blank', constant(' '.repeat(7))),
    at(85, 120, 'blank', constant(' '.repeat(36))),
  ],
);

/** Positions 2 to 17 and 19 to 112, shared by details and returns. Some banks send returns without a name. */
export const movementFields = (names: 'required' | 'optional') => ({
  bsb: at(2, 8, 'BSB', bsb),
  accountNumber: at(9, 17, 'account', auAccount, 'right'),
  transactionCode: at(19, 20, 'transaction code', oneOf(TRANSACTION_CODES, 'is not known')),
  amount: at(21, 30, 'amount', cents(10, 1n)),
  title: at(31, 62, 'account title', becs(32, names), 'left'),
  reference: at(63, 80, 'lodgement reference', becs(18, names), 'left'),
  traceBsb: at(81, 87, 'trace BSB', bsb),
  traceAccountNumber: at(88, 96, 'trace account', auAccount, 'right'),
  remitter: at(97, 112, 'remitter', becs(16, names), 'left'),
});

export const totalRecord = fixedRecord<DirectEntryTotal>(
  DIRECT_ENTRY_LENGTH,
  {
    net: at(21, 30, 'net total', cents(10, 0n)),
    credits: at(31, 40, 'credit total', cents(10, 0n)),
    debits: at(41, 50, 'debit total', cents(10, 0n)),
    count: at(75, 80, 'number of entries', cents(6, 0n)),
  },
  [
    at(1, 8, 'record type', constant('7999-999')),
    at(9, 20, 'blank', constant(' '.repeat(12))),
    at(51, 74, 'blank', constant(' '.repeat(24))),
    at(81, 120, 'blank', constant(' '.repeat(40))),
  ],
);

const MOST_CENTS = 9_999_999_999n;
const MOST_ENTRIES = 999_999n;

/** Whether an entry is a debit. */
export const isDebit = (entry: Pick<DirectEntryMovement, 'transactionCode'>): boolean => entry.transactionCode === '13';

export function directEntryTotals(): Totals<DirectEntryMovement, DirectEntryTotal> {
  let [credits, debits, count] = [0n, 0n, 0n];
  return {
    add(entry) {
      const sum = (isDebit(entry) ? debits : credits) + entry.amount;
      if (sum > MOST_CENTS) throw new FieldFault('amount', 'makes the total longer than ten digits');
      if (count === MOST_ENTRIES)
        throw new FieldFault('record', `is one more than the ${MOST_ENTRIES} a file can count`);
      if (isDebit(entry)) debits = sum;
      else credits = sum;
      count += 1n;
    },
    sum: () => ({ net: credits > debits ? credits - debits : debits - credits, credits, debits, count }),
  };
}
