import type { RowBatch } from '@quickportal/db/connect/copy-out';
import { FORMULA_SIGNS, guardFormula } from '../../kernel/formula-guard.ts';
import { copyFields } from './copy-text.ts';

/** For Excel, which otherwise assumes its local code page. */
export const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

const NEEDS_QUOTES = /[",\r\n]/;
const latin1 = (text: string): string => Buffer.from(text).toString('latin1');
const SIGN_BYTES = Array.from(FORMULA_SIGNS, (sign) => (sign < '\u0080' ? `\\${sign}` : latin1(sign))).join('|');
// In COPY text: a row, field or part that begins like a formula, a quotation mark, or an escape
const REMARKABLE = new RegExp(`[,;\\n]'*(?:${SIGN_BYTES})|["\\\\]`, 'g');
const BEGINS_REMARKABLE = new RegExp(`^'*(?:${SIGN_BYTES})`);
type FieldKind = 'text' | 'number';
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/**
 * Formats a field as CSV (RFC 4180) that spreadsheets do not read as a formula. Plain numbers of number columns are
 * left alone.
 */
export function csvField(value: string, kind: FieldKind = 'text'): string {
  const safe = safeValue(value, kind);
  return NEEDS_QUOTES.test(safe) ? inQuotes(safe) : safe;
}

/** Formats a field like `csvField`, in quotes also where it needs none. */
export const quotedCsvField = (value: string, kind: FieldKind = 'text'): string => inQuotes(safeValue(value, kind));

const safeValue = (value: string, kind: FieldKind): string =>
  kind === 'number' && NUMBER.test(value) ? value : guardFormula(value);
const inQuotes = (value: string): string => `"${value.replaceAll('"', '""')}"`;

/** Formats a row as CSV. */
export const csvRow = (values: readonly string[]): string => `${values.map((value) => csvField(value)).join(',')}\n`;

/**
 * Converts COPY text (see `copyOut`) to CSV. Rows without special characters are already CSV and pass through
 * unchanged, which makes it fast; others are converted field by field. Bytes are read as Latin-1, so UTF-8 passes
 * through.
 */
export function csvOf({ bytes }: Pick<RowBatch, 'bytes'>, kinds: readonly FieldKind[]): Buffer {
  const text = bytes.toString('latin1');
  const out: string[] = [];
  let done = 0;
  REMARKABLE.lastIndex = 0;
  const next = () => REMARKABLE.exec(text)?.index ?? -1;
  for (let at = BEGINS_REMARKABLE.test(text) ? 0 : next(); at >= 0; at = next()) {
    // A line feed ends the previous row: the field in question follows it
    const inside = text[at] === '\n' ? at + 1 : at;
    const start = inside === 0 ? 0 : text.lastIndexOf('\n', inside - 1) + 1;
    const end = text.indexOf('\n', inside);
    out.push(text.slice(done, start), csvLine(text.slice(start, end), kinds), '\n');
    done = end + 1;
    // The line feed may start the next match
    REMARKABLE.lastIndex = end;
  }
  if (out.length === 0) return bytes;
  return Buffer.from(out.join('') + text.slice(done), 'latin1');
}

/** Converts COPY text to CSV records without their line ends, for files whose records end otherwise. */
export function csvRecordsOf({ bytes }: Pick<RowBatch, 'bytes'>, kinds: readonly FieldKind[]): string[] {
  const lines = bytes.toString('latin1').split('\n').slice(0, -1);
  return lines.map((line) =>
    BEGINS_REMARKABLE.test(line) || line.search(REMARKABLE) >= 0 ? csvLine(line, kinds) : line,
  );
}

/** Converts COPY text to CSV records whose fields all have quotes, without their line ends. */
export const quotedCsvRecordsOf = ({ bytes }: Pick<RowBatch, 'bytes'>, kinds: readonly FieldKind[]): string[] =>
  bytes
    .toString('latin1')
    .split('\n')
    .slice(0, -1)
    .map((line) => csvLine(line, kinds, quotedCsvField));

function csvLine(line: string, kinds: readonly FieldKind[], field = csvField): string {
  const texts = copyFields(line).map((bytes) => Buffer.from(bytes, 'latin1').toString());
  return latin1(texts.map((value, column) => field(value, kinds[column])).join(','));
}
