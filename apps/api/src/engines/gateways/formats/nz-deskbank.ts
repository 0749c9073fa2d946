import { FieldFault } from './bank-file-error.ts';
import type { Batch, BatchFormat } from './batch-format.ts';
import { NZ_CHARSET } from '@quickportal/contracts/rules/texts/bank-text';
import { constant, day, pattern, text, wholeNumber, type Codec } from './field-codecs.ts';
import { nzAccount, nzName, statementText, type NzEntry } from './nz-fields.ts';
import { readBatch } from './read-batch.ts';
import { column, commaRecord, type RecordFormat } from './records.ts';
import { batchLines } from './write-batch.ts';

export interface DeskbankHeader {
  /** Our branch of Westpac, four digits. */
  branch: string;
  /** 30 characters. */
  userName: string;
  /** Description of the file, 20 characters. */
  description: string;
  /** yyyy-mm-dd. */
  processOn: string;
}

/** A direct debit. Suffixes are written with four digits: two-digit and three-digit ones of the same number are the same. */
export interface DeskbankEntry extends NzEntry {
  ownAccount: string;
  ownName: string;
}

const account = nzAccount(
  ({ bank, branch, base, suffix }) => `${bank},${branch},${base.padStart(8, '0')},${suffix.padStart(4, '0')}`,
  /^(?<bank>[0-9]{2}),(?<branch>[0-9]{4}),0(?<base>[0-9]{7}),0(?:0(?=[0-9]{2}$))?(?<suffix>[0-9]{2,3})$/,
);

const sequence = wholeNumber({ width: 6, zeros: 'filled', least: 1n });

/** Records contain their own number, which is written from and checked against their position. */
function numbered<Value extends object>(inner: RecordFormat<Value & { sequence: bigint }>): RecordFormat<Value> {
  const check = (found: bigint | undefined, record: number) => {
    if (found !== BigInt(record)) throw new FieldFault('sequence', 'does not follow the record before it');
  };
  return {
    labels: inner.labels,
    write: (value, record) => inner.write({ ...value, sequence: BigInt(record) }, record),
    read: (line, record) => {
      const { sequence: found, ...value } = inner.read(line, record);
      check(found, record);
      return value as unknown as Value;
    },
    readParts: (line, record) => {
      const { value: parts, faults } = inner.readParts(line, record);
      const { sequence: found, ...value } = parts as { sequence?: bigint };
      check(found, record);
      return { value, faults };
    },
  };
}

const nothing = (label: string) => column(label, constant(''));
const nzText = (length: number): Codec<string> => text(length, NZ_CHARSET);
const kinds = { A: 'header', D: 'detail' } as const;

/** Westpac's Deskbank format for direct debits, comma separated. It has no totals, so truncation goes unnoticed. */
export const deskbankFormat: BatchFormat<DeskbankHeader, DeskbankEntry, null> = {
  lineLength: null,
  kindOf: (line) => (line[1] === ',' ? (kinds[line[0] as keyof typeof kinds] ?? null) : null),
  header: numbered(
    commaRecord<DeskbankHeader & { sequence: bigint }>(
      {
        sequence: column('sequence', sequence),
        branch: column('branch', pattern(/^[0-9]{4}$/, 'must be four digits')),
        userName: column('user name', nzText(30)),
        description: column('description', nzText(20)),
        processOn: column('process date', day('DDMMYY')),
      },
      [
        column('record type', constant('A')),
        'sequence',
        column('bank', constant('03')),
        'branch',
        'userName',
        nothing('customer number'),
        'description',
        'processOn',
        nothing('last column'),
      ],
    ),
  ),
  detail: numbered(
    commaRecord<DeskbankEntry & { sequence: bigint }>(
      {
        sequence: column('sequence', sequence),
        account: column('account', account, 4),
        amount: column('amount', wholeNumber({ width: 15, zeros: 'none', least: 1n })),
        name: column('name', nzName),
        particulars: column('particulars', statementText),
        code: column('code', statementText),
        reference: column('reference', statementText),
        ownAccount: column('own account', account, 4),
        ownName: column('own name', nzName),
      },
      [
        column('record type', constant('D')),
        'sequence',
        'account',
        column('transaction code', constant('00')),
        column('source', constant('DD')),
        'amount',
        'name',
        'particulars',
        'code',
        'reference',
        'ownAccount',
        'ownName',
        nothing('last column'),
      ],
    ),
  ),
  trailer: null,
  totals: () => ({ add: () => undefined, sum: () => null }),
  totalled: [],
};

/** Writes the lines of a file, each with its line end. Throws BankFileError. */
export const deskbankLines = (header: DeskbankHeader, entries: Iterable<DeskbankEntry>): Generator<string, void> =>
  batchLines(deskbankFormat, header, entries);

/** Reads a file. Throws BankFileError. */
export const readDeskbank = (bytes: Uint8Array): Batch<DeskbankHeader, DeskbankEntry, null> =>
  readBatch(deskbankFormat, bytes);
