import { fileEncodings, type FileEncoding } from '@quickportal/contracts/uploaded-files/file-encodings';
import { removeFormulaGuard } from '../../kernel/formula-guard.ts';
import { readCsvRows, type QuoteFault } from './csv-rows.ts';
import { faultAt } from './file-fault.ts';
import type { FileColumn } from './file-kind.ts';
import { checkHeader, findHeader, type Header, type HeaderColumn } from './header.ts';

/** Bytes decoded and parsed at once. */
const PIECE = 65_536;
/** Maximum length of a line, so that an endless one cannot exhaust memory. */
const LONGEST_LINE = 65_536;

/** A data line. */
export interface TableRow {
  /** Its line in the file, from 1. */
  readonly lineNumber: number;
  /** The values, as many as the header's columns or as the line has; without formula guards. */
  readonly values: readonly string[];
}

/** A batch of rows. `bytes`: how much of the file has been read. */
export interface TableRows {
  readonly columns: readonly HeaderColumn[];
  readonly rows: readonly TableRow[];
  readonly bytes: number;
}

const BROKEN_QUOTES: Readonly<Record<QuoteFault, string>> = {
  open: 'A quotation mark opens on this line and is never closed.',
  inside: 'A quoted value contains a quotation mark. Write it twice.',
};

export interface TableOptions {
  encoding: FileEncoding;
  columns: readonly FileColumn[];
  /** Whether unknown columns are ignored; otherwise they are a fault. */
  leavesOutUnknown?: boolean;
  /** Called with the header before it is checked. */
  onHeader?: (header: Header) => void;
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

/**
 * Decodes content into pieces of text, each line ending with a line feed. The last piece, possibly empty, is marked.
 */
async function* normalisedText(source: AsyncIterable<Uint8Array>, encoding: FileEncoding) {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const decode = (piece?: Uint8Array): string => {
    try {
      return decoder.decode(piece, { stream: piece !== undefined });
    } catch (cause) {
      // Content is inspected before it is stored, so only replaced content fails here
      throw cause instanceof TypeError ? faultAt(0, `The file is not ${fileEncodings[encoding]}.`) : cause;
    }
  };
  let bytes = 0;
  let heldReturn = false;
  const normalised = (decoded: string, last: boolean): string => {
    let text = heldReturn ? `\r${decoded}` : decoded;
    heldReturn = !last && text.endsWith('\r');
    if (heldReturn) text = text.slice(0, -1);
    return text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text;
  };
  for await (const chunk of source) {
    for (let at = 0; at < chunk.byteLength; at += PIECE) {
      const piece = chunk.subarray(at, at + PIECE);
      bytes += piece.byteLength;
      yield { text: normalised(decode(piece), false), bytes, last: false };
    }
  }
  yield { text: normalised(decode(), true), bytes, last: true };
}
