import type { StoredEncoding } from '@quickportal/db/uploaded-files/uploaded-file';
import Papa from 'papaparse';
import { faultAt } from './file-fault.ts';
import type { FileColumn } from './file-kind.ts';
import { readHeader, type Header } from './header.ts';

/** Bytes that are decoded and parsed at once. */
const PIECE = 65_536;
/** Characters of one line at most; so nothing that never ends is held in memory. */
const LONGEST_LINE = 65_536;

/** A line with data. */
export interface TableRow {
  /** Where it begins in the file; the header is line 1. */
  readonly lineNumber: number;
  /** As many as the header has columns, or however many there are. */
  readonly values: readonly string[];
}

/** Rows that were read together. `bytes`: how much of the file has been read. */
export interface TableRows {
  readonly columns: readonly FileColumn[];
  readonly rows: readonly TableRow[];
  readonly bytes: number;
}

interface Parsed {
  data: string[][];
  errors: { code: string; row: number }[];
  meta: { cursor: number };
}

const BROKEN_QUOTES: Record<string, string> = {
  MissingQuotes: 'A quotation mark opens on this line and is never closed.',
  InvalidQuotes: 'A quoted value contains a quotation mark. Write it twice.',
};

/**
 * Reads a CSV file as it comes, blank lines left out. Throws FileFault where it cannot go on; rows before have been
 * handed over by then.
 */
export async function* tableRows(
  source: AsyncIterable<Uint8Array>,
  { encoding, columns }: { encoding: StoredEncoding; columns: readonly FileColumn[] },
): AsyncGenerator<TableRows> {
  let pending = '';
  let lineNumber = 1;
  let header: Header | undefined;
  for await (const { text, bytes, last } of normalisedText(source, encoding)) {
    pending += text;
    if (!header) {
      const end = pending.indexOf('\n');
      if (end < 0 && !last) {
        if (pending.length > LONGEST_LINE) throw tooLong(lineNumber);
        continue;
      }
      header = readHeader(end < 0 ? pending : pending.slice(0, end), columns);
      pending = end < 0 ? '' : pending.slice(end + 1);
      lineNumber = 2;
    }
    const parsed = new Papa.Parser({ delimiter: header.delimiter, newline: '\n' }).parse(pending, 0, !last) as Parsed;
    const broken = parsed.errors.find(({ row }) => row < parsed.data.length);
    const rows: TableRow[] = [];
    for (const [at, values] of parsed.data.entries()) {
      if (at === broken?.row) break;
      if (values.length > 1 || values[0] !== '') rows.push({ lineNumber, values });
      lineNumber += 1 + lineFeedsIn(values);
    }
    yield { columns: header.columns, rows, bytes };
    if (broken) throw faultAt(lineNumber, BROKEN_QUOTES[broken.code] ?? 'This line cannot be read.');
    pending = pending.slice(parsed.meta.cursor);
    if (!last && pending.length > LONGEST_LINE) throw tooLong(lineNumber);
  }
}

const tooLong = (lineNumber: number) =>
  faultAt(
    lineNumber,
    `This line has more than ${LONGEST_LINE} characters, or a quotation mark that opens on it is never closed.`,
  );

function lineFeedsIn(values: readonly string[]): number {
  let count = 0;
  for (const value of values) for (let at = value.indexOf('\n'); at >= 0; at = value.indexOf('\n', at + 1)) count++;
  return count;
}

/** The content as text in pieces, every line ending a line feed. The last piece, maybe empty, says that it is. */
async function* normalisedText(source: AsyncIterable<Uint8Array>, encoding: StoredEncoding) {
  const decoder = new TextDecoder(encoding);
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
      yield { text: normalised(decoder.decode(piece, { stream: true }), false), bytes, last: false };
    }
  }
  yield { text: normalised(decoder.decode(), true), bytes, last: true };
}
