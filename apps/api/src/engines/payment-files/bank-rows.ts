import { formatAmount } from '@quickportal/contracts/rules/money';
import { BankFileError } from '../gateways/formats/bank-file-error.ts';
import type { DetailParts } from '../gateways/formats/batch-format.ts';
import { partialBatchReader } from '../gateways/formats/read-batch.ts';
import { faultAt } from '../uploads/file-fault.ts';
import type { LineFinding } from '../uploads/file-kind.ts';
import { normalisedText } from '../uploads/normalised-text.ts';
import type { RowReader, TableRow, TableRows } from '../uploads/row-reader.ts';
import { bankColumnsOf, type BankEntry, type BankLayout } from './bank-layouts.ts';

/** Maximum line length, longer than a record of any format. */
const LONGEST_LINE = 1000;
// oxlint-disable-next-line no-control-regex -- the sign that ended files of older systems
const BLANK_LINE = /^[ \u001a]*$/;

/**
 * Reads a bank file as rows. A file whose records, order or totals are wrong is refused; an entry with an invalid field,
 * and one that pays money out, is a row with findings. The last row comes once the total is read, because an entry that
 * only balances the others is none.
 */
export const bankRows = <Header, Detail, Trailer>(layout: BankLayout<Header, Detail, Trailer>): RowReader =>
  async function* rows(source, { encoding, onHeader }) {
    const columns = bankColumnsOf(layout);
    onHeader?.({ columns });
    const records = entriesOf(layout);
    let pending = '';
    let lineNumber = 0;
    let blankLine = 0;
    for await (const { text, bytes, last } of normalisedText(source, encoding)) {
      const lines = (pending + text).split('\n');
      pending = last ? '' : (lines.pop() ?? '');
      const found: TableRow[] = [];
      for (const line of lines) {
        lineNumber += 1;
        if (line.length > LONGEST_LINE) throw tooLong(lineNumber);
        if (BLANK_LINE.test(line)) {
          blankLine ||= lineNumber;
          continue;
        }
        if (blankLine > 0) throw faultAt(blankLine, 'This line is empty. Remove it.');
        found.push(...records.add(line, lineNumber));
      }
      if (pending.length > LONGEST_LINE) throw tooLong(lineNumber + 1);
      if (last) found.push(...records.end());
      yield { columns, rows: found, bytes, ...records.head() } satisfies TableRows;
    }
  };

const tooLong = (lineNumber: number) => faultAt(lineNumber, `This line has more than ${LONGEST_LINE} characters.`);

interface Held<Detail> {
  lineNumber: number;
  parts: DetailParts<Detail>;
}

/** Reads records, each entry when the one after it is known. */
function entriesOf<Header, Detail, Trailer>(layout: BankLayout<Header, Detail, Trailer>) {
  const reader = partialBatchReader(layout.format);
  let held: Held<Detail> | null = null;
  let processOn: string | undefined;
  const rowOf = ({ lineNumber, parts }: Held<Detail>): TableRow => {
    const entry = layout.toEntry(parts.fields);
    const findings = [...creditFindings(entry), ...parts.faults.map(({ field, message }) => finding(field, message))];
    const values = layout.columns.map((name) =>
      name === 'amount' ? (entry.amount === undefined ? '' : formatAmount(entry.amount)) : (entry.values[name] ?? ''),
    );
    return { lineNumber, values, ...(findings.length > 0 && { findings }) };
  };
  /** The entry that waits, unless it only balances the others. */
  const release = (trailer?: Trailer): TableRow[] => {
    const entry = held;
    held = null;
    return entry === null || (trailer && layout.balances(entry.parts.fields, trailer)) ? [] : [rowOf(entry)];
  };
  return {
    head: () => (processOn === undefined ? {} : { processOn }),
    add(line: string, lineNumber: number): TableRow[] {
      const read = refused(() => reader.record(line));
      if (read.kind === 'header') {
        processOn = layout.processOn(read.value);
        return [];
      }
      if (read.kind === 'trailer') return release(read.value);
      const before = release();
      held = { lineNumber, parts: read.value };
      return before;
    },
    end(): TableRow[] {
      const rest = release();
      refused(() => reader.end());
      return rest;
    },
  };
}

function refused<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof BankFileError) throw faultAt(error.record, sentence(error.field, error.problem));
    throw error;
  }
}

const sentence = (field: string, problem: string) => `${field.charAt(0).toUpperCase()}${field.slice(1)} ${problem}.`;
const finding = (field: string, problem: string): LineFinding => ({ column: '', message: sentence(field, problem) });

const creditFindings = ({ creditCode }: BankEntry): LineFinding[] =>
  creditCode === null
    ? []
    : [
        {
          column: '',
          message: `This entry pays money out (transaction code ${creditCode}). Payment files only take payments.`,
        },
      ];
