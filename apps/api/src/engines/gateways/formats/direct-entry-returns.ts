import { FieldFault } from './bank-file-error.ts';
import type { Batch, BatchFormat } from './batch-format.ts';
import {
  descriptiveRecord,
  DIRECT_ENTRY_LENGTH,
  directEntryTotals,
  movementFields,
  totalRecord,
  type DirectEntryHeader,
  type DirectEntryMovement,
  type DirectEntryTotal,
} from './direct-entry-fields.ts';
import { oneOf, pattern } from './field-codecs.ts';
import { readBatch } from './read-batch.ts';
import { at, fixedRecord, withWholeFault } from './records.ts';
import { batchLines } from './write-batch.ts';

const RETURN_CODES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'R'] as const;
export type DirectEntryReturnCode = (typeof RETURN_CODES)[number];

/** Meaning of return codes, and whether a retry makes sense. */
export const directEntryReturnCodes: Readonly<Record<DirectEntryReturnCode, { words: string; retry: boolean }>> = {
  1: { words: 'Invalid BSB', retry: false },
  2: { words: 'Payment stopped', retry: false },
  3: { words: 'Account closed', retry: false },
  4: { words: 'Customer deceased', retry: false },
  5: { words: 'No account, or incorrect account number', retry: false },
  6: { words: 'Refer to customer (usually insufficient funds)', retry: true },
  7: { words: 'Deleted from the code list', retry: false },
  8: { words: 'Invalid user ID number', retry: false },
  9: { words: 'Technically invalid', retry: false },
  R: { words: 'Rejected before exchange', retry: false },
};

/** A returned (type 2) or refused (type 3) entry, with its original texts and amount. */
export interface DirectEntryReturn extends DirectEntryMovement {
  kind: 'RETURN' | 'REFUSAL';
  returnCode: DirectEntryReturnCode;
  /** Day of the month on which the entry was processed, 01 to 31. */
  originalDay: string;
  /** User ID of the original file. */
  originalUserId: string;
}

const types = { RETURN: '2', REFUSAL: '3' } as const;

/** R is Westpac’s: an entry that was never exchanged cannot be returned. */
function checkCode(entry: DirectEntryReturn): DirectEntryReturn {
  if (entry.returnCode === 'R' && entry.kind === 'RETURN')
    throw new FieldFault('return code', 'R stands in refusals only');
  return entry;
}

const kindCodec = {
  write: (kind: DirectEntryReturn['kind']) => types[kind],
  read: (type: string): DirectEntryReturn['kind'] => (type === types.RETURN ? 'RETURN' : 'REFUSAL'),
};

const kinds = { 0: 'header', 2: 'detail', 3: 'detail', 7: 'trailer' } as const;

const fields = fixedRecord<DirectEntryReturn>(
  DIRECT_ENTRY_LENGTH,
  {
    ...movementFields('optional'),
    kind: at(1, 1, 'record type', kindCodec),
    returnCode: at(18, 18, 'return code', oneOf(RETURN_CODES, 'is not one of 1 to 9 and R')),
    originalDay: at(113, 114, 'original day', pattern(/^(0[1-9]|[12][0-9]|3[01])$/, 'must be 01 to 31')),
    originalUserId: at(115, 120, 'original user id', pattern(/^[0-9]{6}$/, 'must be six digits')),
  },
  [],
);

/** Format of return files: descriptive record, returns and refusals, file total. */
export const directEntryReturnFormat: BatchFormat<DirectEntryHeader, DirectEntryReturn, DirectEntryTotal> = {
  lineLength: DIRECT_ENTRY_LENGTH,
  kindOf: (line) => kinds[line[0] as unknown as keyof typeof kinds] ?? null,
  header: descriptiveRecord,
  detail: {
    labels: fields.labels,
    write: (entry, record) => fields.write(checkCode(entry), record),
    read: (line, record) => checkCode(fields.read(line, record)),
    readParts: (line, record) => withWholeFault(fields.readParts(line, record), checkCode),
  },
  trailer: totalRecord,
  totals: directEntryTotals,
  totalled: ['transactionCode', 'amount'],
};

/** Writes the lines of a return file, each with its line end. Throws BankFileError. */
export const directEntryReturnLines = (
  header: DirectEntryHeader,
  returns: Iterable<DirectEntryReturn>,
): Generator<string, void> => batchLines(directEntryReturnFormat, header, returns);

/** Reads a return file. Throws BankFileError. */
export const readDirectEntryReturns = (
  bytes: Uint8Array,
): Batch<DirectEntryHeader, DirectEntryReturn, DirectEntryTotal> => readBatch(directEntryReturnFormat, bytes);
