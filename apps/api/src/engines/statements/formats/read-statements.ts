import type { FileEncoding } from '@quickportal/contracts/uploaded-files/file-encodings';
import { readCsvRows } from '../../uploads/csv-rows.ts';
import { faultAt } from '../../uploads/file-fault.ts';
import { normalisedText } from '../../uploads/normalised-text.ts';
import { bankCsvReader, type CsvLayout } from './bank-csv.ts';
import { camt053Reader } from './camt053.ts';
import type { StatementFormat } from './statement-formats.ts';
import type { StatementPart, StatementReaderOf } from './statement-part.ts';

/** Characters of a line or row. */
const LONGEST_LINE = 20_000;

interface Options {
  format: StatementFormat;
  encoding: FileEncoding;
}

/** What takes pieces of a text in their order. */
interface TextReader {
  write(text: string, isLast: boolean): void;
}

/**
 * Reads statements piece by piece, whatever the size of the file: lines come before the statement that they belong to.
 * Throws FileFault at the first line that is wrong; what came before must not be kept then.
 */
export async function* readStatements(
  source: AsyncIterable<Uint8Array>,
  { format, encoding }: Options,
): AsyncGenerator<readonly StatementPart[]> {
  let parts: StatementPart[] = [];
  const reader = readerOf(format, (part) => parts.push(part));
  for await (const { text, last } of normalisedText(source, encoding)) {
    reader.write(text, last);
    if (parts.length === 0) continue;
    yield parts;
    parts = [];
  }
}

function readerOf({ reads }: StatementFormat, emit: (part: StatementPart) => void): TextReader {
  if (reads.by === 'lines') return lineReader(reads.reader, emit);
  if (reads.by === 'csv') return csvReader(reads.layout, emit);
  const reader = camt053Reader(emit);
  return {
    write(text, isLast) {
      reader.write(text);
      if (isLast) reader.end();
    },
  };
}

const tooLong = (lineNumber: number) => faultAt(lineNumber, `This line has more than ${LONGEST_LINE} characters.`);

function lineReader(readerFor: StatementReaderOf, emit: (part: StatementPart) => void): TextReader {
  const reader = readerFor(emit);
  let pending = '';
  let lineNumber = 0;
  return {
    write(text, isLast) {
      const lines = (pending + text).split('\n');
      pending = isLast ? '' : (lines.pop() ?? '');
      for (const line of lines) {
        lineNumber += 1;
        if (line.length > LONGEST_LINE) throw tooLong(lineNumber);
        // Systems of old end a file with this sign
        reader.line(line === '\u001a' ? '' : line, lineNumber);
      }
      if (pending.length > LONGEST_LINE) throw tooLong(lineNumber + 1);
      if (isLast) reader.end(lastLine(lines, lineNumber));
    },
  };
}

/** The number of the last line that has something. */
const lastLine = (lines: readonly string[], lineNumber: number): number =>
  Math.max(1, lines.at(-1) === '' ? lineNumber - 1 : lineNumber);

function csvReader(layout: CsvLayout, emit: (part: StatementPart) => void): TextReader {
  const reader = bankCsvReader(layout, emit);
  let pending = '';
  let lineNumber = 1;
  return {
    write(text, isLast) {
      pending += text;
      const { rows, end, fault } = readCsvRows(pending, { delimiter: ',', last: isLast });
      let at = 0;
      for (const { values, end: rowEnd } of rows) {
        reader.row(values, lineNumber);
        lineNumber += feedsIn(pending.slice(at, rowEnd));
        at = rowEnd;
      }
      if (fault)
        throw faultAt(
          lineNumber,
          fault === 'open'
            ? 'A quotation mark is never closed: the file is not complete.'
            : 'A quotation mark inside a value must be written twice.',
        );
      pending = pending.slice(end);
      if (pending.length > LONGEST_LINE) throw tooLong(lineNumber);
      if (isLast) reader.end(lineNumber);
    },
  };
}

const feedsIn = (text: string): number => text.split('\n').length - 1;
