/** A CSV row, and where the next one begins. */
export interface CsvRow {
  readonly values: readonly string[];
  readonly end: number;
}

/** `open`: a quotation mark is never closed; `inside`: a quoted value contains an unescaped one. */
export type QuoteFault = 'open' | 'inside';

export interface CsvReading {
  readonly rows: readonly CsvRow[];
  /** Start of the incomplete or faulty row; the text's length if all rows are complete. */
  readonly end: number;
  readonly fault: QuoteFault | null;
}

interface CsvOptions {
  delimiter: string;
  /** Whether the text ends here, so that its last row needs no line feed. */
  last: boolean;
  /** Start of the first row. */
  from?: number;
  /** Maximum number of rows. */
  most?: number;
}

/**
 * Reads the complete rows of a text with line feeds (RFC 4180). In addition, blanks around a quoted value are ignored,
 * and a quotation mark inside an unquoted value is an ordinary character.
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

/** Reads a row; null if the text ends within it. */
function readRow(text: string, begin: number, { delimiter, last, next }: RowOptions): CsvRow | QuoteFault | null {
  const values: string[] = [];
  for (let at = begin; ;) {
    const quote = behindBlanks(text, at, delimiter);
    let end: number;
    if (text[quote] === '"') {
      const closing = closingQuote(text, quote + 1);
      if (closing < 0) return 'open';
      end = behindBlanks(text, closing + 1, delimiter);
      // The next character may be a second quotation mark
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

/** Returns the index of the closing quotation mark, the first unescaped one; negative if there is none. */
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

/** Creates a search for a character from increasing positions, which scans the text once in all. */
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
