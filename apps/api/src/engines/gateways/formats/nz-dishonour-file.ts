import { FieldFault } from './bank-file-error.ts';
import type { Batch, BatchFormat, Totals } from './batch-format.ts';
import { constant, oneOf } from './field-codecs.ts';
import { nzDishonourCodes, type NzDishonourCode } from './nz-dishonours.ts';
import { addToHash, type NzEntry, type NzOwnSide } from './nz-fields.ts';
import {
  MT9_LENGTH,
  mt9EntryConstants,
  mt9EntryFields,
  mt9HeaderRecord,
  mt9KindOf,
  mt9TotalRecord,
  type Mt9Header,
  type Mt9Total,
} from './nz-mt9.ts';
import { readBatch } from './read-batch.ts';
import { at, fixedRecord } from './records.ts';
import { batchLines } from './write-batch.ts';

/** A dishonoured entry with its original texts and amount. */
export interface NzDishonour extends NzEntry, NzOwnSide {
  letter: NzDishonourCode;
}

const LETTERS = Object.keys(nzDishonourCodes) as NzDishonourCode[];
const MOST_CENTS = 9_999_999_999n;

function totals(): Totals<NzDishonour, Mt9Total> {
  let sum: Mt9Total = { amount: 0n, hash: 0n };
  return {
    add(entry) {
      const amount = sum.amount + entry.amount;
      if (amount > MOST_CENTS) throw new FieldFault('amount', 'makes the total longer than ten digits');
      sum = { amount, hash: addToHash(sum.hash, entry.account) };
    },
    sum: () => sum,
  };
}

/** Dishonoured direct debits as MT9, with the letter in position 157, which is blank in entries. */
export const nzDishonourFormat: BatchFormat<Mt9Header, NzDishonour, Mt9Total> = {
  lineLength: MT9_LENGTH,
  kindOf: mt9KindOf,
  header: mt9HeaderRecord,
  detail: fixedRecord<NzDishonour>(
    MT9_LENGTH,
    { ...mt9EntryFields, letter: at(157, 157, 'dishonour letter', oneOf(LETTERS, 'is not known')) },
    [
      ...mt9EntryConstants,
      at(19, 21, 'transaction code', constant('000')),
      at(158, 160, 'blank', constant(' '.repeat(3))),
    ],
  ),
  trailer: mt9TotalRecord,
  totals,
  totalled: ['amount', 'account'],
};

/** Writes the lines of a dishonour file, each with its line end. Throws BankFileError. */
export const nzDishonourLines = (header: Mt9Header, entries: Iterable<NzDishonour>): Generator<string, void> =>
  batchLines(nzDishonourFormat, header, entries);

/** Reads a dishonour file. Throws BankFileError. */
export const readNzDishonours = (bytes: Uint8Array): Batch<Mt9Header, NzDishonour, Mt9Total> =>
  readBatch(nzDishonourFormat, bytes);
