import { removeFormulaGuard } from '../../kernel/formula-guard.ts';
import { readCsvRows, type QuoteFault } from './csv-rows.ts';
import { faultAt } from './file-fault.ts';
import type { FileColumn } from './file-column.ts';
import { checkHeader, findHeader, type Header } from './header.ts';
import { normalisedText } from './normalised-text.ts';
import type { RowOptions, TableRow, TableRows } from './row-reader.ts';

/** Maximum length of a line, so that an endless one cannot exhaust memory. */
const LONGEST_LINE = 65_536;

const BROKEN_QUOTES: Readonly<Record<QuoteFault, string>> = {
  open: 'A quotation mark opens on this line and is never closed.',
  inside: 'A quoted value contains a quotation mark. Write it twice.',
};

export interface TableOptions extends RowOptions {
  columns: readonly FileColumn[];
}

/**
 * Reads a CSV file as it streams in, skipping rows without values. Throws FileFault when it cannot continue; earlier
 * rows have been yielded.
 */
export async function* tableRows(
  source: AsyncIterable<Uint8Array>,
  { encoding, columns, leavesOutUnknown = false, onHeader }: TableOptions,
): AsyncGenerator<TableRows> {
  let pending = '';
  let lineNumber = 1;
  let header: Header | null = null;
  for await (const { text, bytes, last } of normalisedText(source, encoding)) {
    pending += text;
    if (!header) {
      header = findHeader(pending, columns, last);
      if (!header) {
        if (pending.length > LONGEST_LINE) throw tooLong(lineNumber);
        continue;
      }
      onHeader?.(header);
      checkHeader(header, { known: columns, leavesOutUnknown });
      lineNumber = 1 + lineFeedsIn(pending.slice(0, header.end));
      pending = pending.slice(header.end);
    }
    const read = readCsvRows(pending, { delimiter: header.delimiter, last });
    const rows: TableRow[] = [];
    for (const { values } of read.rows) {
      if (values.some((value) => value.trim() !== ''))
        rows.push({ lineNumber, values: values.map(removeFormulaGuard) });
      lineNumber += 1;
      for (const value of values) lineNumber += lineFeedsIn(value);
    }
    yield { columns: header.columns, rows, bytes };
    if (read.fault) throw faultAt(lineNumber, BROKEN_QUOTES[read.fault]);
    pending = pending.slice(read.end);
    if (!last && pending.length > LONGEST_LINE) throw tooLong(lineNumber);
  }
}

const tooLong = (lineNumber: number) =>
  faultAt(
    lineNumber,
    `This line has more than ${LONGEST_LINE} characters, or a quotation mark that opens on it is never closed.`,
  );

function lineFeedsIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  return count;
}
