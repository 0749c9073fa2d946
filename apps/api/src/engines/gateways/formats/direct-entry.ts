import { FieldFault } from './bank-file-error.ts';
import type { Batch, BatchFormat } from './batch-format.ts';
import {
  cents,
  descriptiveRecord,
  DIRECT_ENTRY_LENGTH,
  directEntryTotals,
  movementFields,
  totalRecord,
  type DirectEntryHeader,
  type DirectEntryMovement,
  type DirectEntryTotal,
} from './direct-entry-fields.ts';
import { constant, oneOf } from './field-codecs.ts';
import { readBatch } from './read-batch.ts';
import { at, fixedRecord, withWholeFault, type RecordFormat } from './records.ts';
import { batchLines } from './write-batch.ts';

/** A detail record, type 1. */
export interface DirectEntry extends DirectEntryMovement {
  /**
   * N: new or changed account details. Withholding tax: W dividend to a treaty country, X other dividend, Y interest to
   * a non-resident.
   */
  indicator: '' | 'N' | 'W' | 'X' | 'Y';
  /** Cents; 0 unless the indicator is W, X or Y. */
  withholdingTax: bigint;
}

/** The account that balances a file by receiving the debits or paying the credits. */
export type BalancingAccount = Pick<DirectEntry, 'bsb' | 'accountNumber' | 'title' | 'reference' | 'remitter'>;

const fields = fixedRecord<DirectEntry>(
  DIRECT_ENTRY_LENGTH,
  {
    ...movementFields('required'),
    indicator: at(18, 18, 'indicator', oneOf(['', 'N', 'W', 'X', 'Y'], 'is not known'), 'left'),
    withholdingTax: at(113, 120, 'withholding tax', cents(8, 0n)),
  },
  [at(1, 1, 'record type', constant('1'))],
);

function checkTax(entry: DirectEntry): DirectEntry {
  if (entry.withholdingTax > 0n && !/^[WXY]$/.test(entry.indicator))
    throw new FieldFault('withholding tax', 'needs the indicator W, X or Y');
  return entry;
}

const detail: RecordFormat<DirectEntry> = {
  labels: fields.labels,
  write: (entry, record) => fields.write(checkTax(entry), record),
  read: (line, record) => checkTax(fields.read(line, record)),
  readParts: (line, record) => withWholeFault(fields.readParts(line, record), checkTax),
};

const kinds = { 0: 'header', 1: 'detail', 7: 'trailer' } as const;

/** Australian direct entry, 120 characters a record: for `batchWriter`, `batchReader` and `readBatchRecords`. */
export const directEntryFormat: BatchFormat<DirectEntryHeader, DirectEntry, DirectEntryTotal> = {
  lineLength: DIRECT_ENTRY_LENGTH,
  kindOf: (line) => kinds[line[0] as unknown as keyof typeof kinds] ?? null,
  header: descriptiveRecord,
  detail,
  trailer: totalRecord,
  totals: directEntryTotals,
  totalled: ['transactionCode', 'amount'],
};

/**
 * Returns the entry that balances credits and debits: code 50 in a file of debits, 13 in one of credits; null when they
 * are equal. Whether files must balance is agreed between facility and bank.
 */
export function balancingEntry(account: BalancingAccount, soFar: DirectEntryTotal): DirectEntry | null {
  if (soFar.net === 0n) return null;
  return {
    ...account,
    indicator: '',
    transactionCode: soFar.debits > soFar.credits ? '50' : '13',
    amount: soFar.net,
    traceBsb: account.bsb,
    traceAccountNumber: account.accountNumber,
    withholdingTax: 0n,
  };
}

/** Writes the lines of a file, each with its line end; `balancing` adds the balancing entry. Throws BankFileError. */
export const directEntryLines = (
  header: DirectEntryHeader,
  entries: Iterable<DirectEntry>,
  balancing: BalancingAccount | null = null,
): Generator<string, void> =>
  batchLines(directEntryFormat, header, entries, (soFar) => balancing && balancingEntry(balancing, soFar));

/** Reads a file; a balancing entry is its last detail. Throws BankFileError. */
export const readDirectEntry = (bytes: Uint8Array): Batch<DirectEntryHeader, DirectEntry, DirectEntryTotal> =>
  readBatch(directEntryFormat, bytes);
