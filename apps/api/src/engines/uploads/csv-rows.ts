/** A row of CSV, and where the next one begins. */
export interface CsvRow {
  readonly values: readonly string[];
  readonly end: number;
}

/** `open`: a quotation mark is never closed; `inside`: a quoted value has one that is not written twice. */
export type QuoteFault = 'open' | 'inside';

export interface CsvReading {
  readonly rows: readonly CsvRow[];
  /** Where the row begins that the text breaks off in, or that has the fault; the text's length after whole rows. */
  readonly end: number;
  readonly fault: QuoteFault | null;
}

interface CsvOptions {
  delimiter: string;
  /** Whether nothing follows this text: its last row needs no line feed. */
  last: boolean;
  /** Where the first row begins. */
  from?: number;
  /** Rows to read at most. */
  most?: number;
}

/**
 * Reads the whole rows of a text whose lines end in line feeds (RFC 4180). Beyond that, blanks around a quoted value are
 * no part of it, and a quotation mark inside an unquoted value is a letter of it.
 */
export function readCsvRows(text: string, { delimiter, last, from = 0, most = Infinity }: CsvOptions): CsvReading {
  const next = { delimiter: nextOf(text, delimiter), feed: nextOf(text, '\n') };
  const rows: CsvRow[] = [];
  let at = from;
  while (at < text.length && rows.length < most) {
    const row = readRow(text, at, { delimiter, last, next });
    if (row === 'open' && !last) break;
    if (row === 'open' || row === 'inside') return { rows, end: at, fault: row };
    if (row === null) break;
    rows.push(row);
    at = row.end;
  }
  return { rows, end: at, fault: null };
}

type NextSign = (at: number) => number;
interface RowOptions {
  delimiter: string;
  last: boolean;
  next: { delimiter: NextSign; feed: NextSign };
}

/** Null: the text breaks off in the row. */
function readRow(text: string, begin: number, { delimiter, last, next }: RowOptions): CsvRow | QuoteFault | null {
  const values: string[] = [];
  for (let at = begin; ;) {
    const quote = behindBlanks(text, at, delimiter);
    let end: number;
    if (text[quote] === '"') {
      const closing = closingQuote(text, quote + 1);
      if (closing < 0) return 'open';
      end = behindBlanks(text, closing + 1, delimiter);
      // The sign that comes next may be a second quotation mark
      if (end === text.length && !last) return null;
      if (end < text.length && text[end] !== delimiter && text[end] !== '\n') return 'inside';
      values.push(text.slice(quote + 1, closing).replaceAll('""', '"'));
    } else {
      const [sign, feed] = [next.delimiter(at), next.feed(at)];
      end = sign < feed ? sign : feed;
      if (end === Infinity && !last) return null;
      values.push(text.slice(at, end));
    }
    if (end >= text.length) return { values, end: text.length };
    at = end + 1;
    if (text[end] === '\n') return { values, end: at };
  }
}

/** The index of the quotation mark that closes a value: the first that is not written twice; negative without one. */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

function behindBlanks(text: string, from: number, delimiter: string): number {
  const blanks = delimiter === '\t' ? ' ' : ' \t';
  let at = from;
  while (at < text.length && blanks.includes(text.charAt(at))) at++;
  return at;
}

/** Finds a sign at or behind places that only grow: looks at each letter once, however few of the sign there are. */
function nextOf(text: string, sign: string): NextSign {
  let found = -1;
  return (at) => {
    if (found < at) {
      const index = text.indexOf(sign, at);
      found = index < 0 ? Infinity : index;
    }
    return found;
  };
}
