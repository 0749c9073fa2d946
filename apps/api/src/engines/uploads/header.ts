import type { FileError } from '@quickportal/contracts/uploaded-files/uploaded-file';
import { readCsvRows, type CsvRow } from './csv-rows.ts';
import { FileFault } from './file-fault.ts';
import type { FileColumn } from './file-column.ts';
import { shownValue } from './shown-value.ts';

export const DELIMITERS = [',', ';', '\t', '|'] as const;

/** A column of the file. */
export interface HeaderColumn {
  readonly heading: string;
  /** The matching column of the kind; null if unknown. */
  readonly column: FileColumn | null;
}

/** The header row: the delimiter, and the columns in order. */
export interface Header {
  readonly delimiter: string;
  readonly columns: readonly HeaderColumn[];
  /** Its line, and where the rows begin. */
  readonly line: number;
  readonly end: number;
}

/** Normalises a heading for comparison, without case, spaces and punctuation; `#` is No. */
export const foldHeading = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('#', 'no')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Excel's line that sets the delimiter. */
const SIGN_LINE = /^"?sep=([^"\n])"?[ ,;|\t]*\n?$/i;
const BLANK_LINE = /^[\s,;|]*$/;

/**
 * Finds the header row at the beginning of a text, after blank lines and a line `sep=;`. Null if the text ends within
 * it. Without such a line, the delimiter is the one that makes most columns known.
 */
export function findHeader(text: string, known: readonly FileColumn[], last: boolean): Header | null {
  let sign: string | undefined;
  let line = 1;
  for (let from = 0; ; line++) {
    const feed = text.indexOf('\n', from);
    if (feed < 0 && !last) return null;
    const end = feed < 0 ? text.length : feed + 1;
    const first = text.slice(from, end);
    const delimiter = SIGN_LINE.exec(first)?.[1];
    const isSkipped = delimiter !== undefined || BLANK_LINE.test(first);
    if (isSkipped && end === text.length && !last) return null;
    if (!isSkipped || end === text.length)
      return bestHeader(text, { from, line, last, known, delimiters: sign === undefined ? DELIMITERS : [sign] });
    sign = delimiter ?? sign;
    from = end;
  }
}

interface Place {
  from: number;
  line: number;
  last: boolean;
  known: readonly FileColumn[];
  delimiters: readonly string[];
}

function bestHeader(text: string, { from, line, last, known, delimiters }: Place): Header | null {
  const names = namesOf(known);
  const tries = delimiters.map((delimiter) => {
    const { rows, fault } = readCsvRows(text, { delimiter, last, from, most: 1 });
    const columns = rows[0] ? headerColumns(rows[0], names) : [];
    const found = columns.filter(({ column }) => column !== null).length;
    return {
      delimiter,
      line,
      columns,
      found,
      end: rows[0]?.end ?? text.length,
      isWhole: rows.length > 0 || fault !== null,
    };
  });
  const best = tries.reduce((entry, other) => (other.found > entry.found ? other : entry));
  return best.found === 0 && tries.some(({ isWhole }) => !isWhole) && !last ? null : best;
}

interface ColumnNames {
  readonly own: ReadonlyMap<string, FileColumn>;
  readonly aliases: ReadonlyMap<string, FileColumn>;
}

function namesOf(known: readonly FileColumn[]): ColumnNames {
  const columnsByName = (names: (column: FileColumn) => readonly string[]) =>
    new Map(known.flatMap((column) => names(column).map((name) => [foldHeading(name), column] as const)));
  return {
    own: columnsByName(({ name, title }) => [name, title]),
    aliases: columnsByName(({ aliases = [] }) => aliases),
  };
}

/**
 * Builds the columns. Unnamed columns after the last named one are padding of spreadsheets. Names take precedence over
 * aliases: beside a column Phone, Mobile is another one.
 */
function headerColumns({ values }: CsvRow, { own, aliases }: ColumnNames): HeaderColumn[] {
  const namedCount = values.findLastIndex((heading) => heading.trim() !== '') + 1;
  const headings = values.slice(0, namedCount);
  const found = new Set(headings.map((heading) => own.get(foldHeading(heading))));
  return headings.map((heading) => {
    const alias = aliases.get(foldHeading(heading));
    return { heading, column: own.get(foldHeading(heading)) ?? (found.has(alias) ? null : (alias ?? null)) };
  });
}

interface HeaderCheck {
  known: readonly FileColumn[];
  /** Whether unknown columns are ignored. */
  leavesOutUnknown: boolean;
}

/** Throws FileFault for missing, duplicate and, unless ignored, unknown columns. */
export function checkHeader({ columns, line }: Header, { known, leavesOutUnknown }: HeaderCheck): void {
  const errors: FileError[] = [];
  const say = (name: string, errorText: string) =>
    errors.push({ lineNumber: line, nameOfField: shownValue(name), providedValueText: '', errorText });
  if (!columns.some(({ column }) => column !== null)) {
    const names = known.map(({ title }) => title).join(', ');
    say('', `The first line must contain the column names: ${names}.`);
    throw new FileFault(errors);
  }
  columns.forEach(({ heading, column }, at) => {
    if (!column) {
      if (leavesOutUnknown) return;
      if (heading.trim() === '') say('', `Column ${at + 1} has no name.`);
      else say(heading, 'Unknown column. Correct its name, remove it, or leave out unknown columns.');
    } else if (columns.some((other, before) => before < at && other.column === column))
      say(column.title, 'This column appears twice. Remove one.');
  });
  for (const column of known)
    if (column.required && !columns.some((other) => other.column === column))
      say(column.title, 'This column is missing. Add it to the first line.');
  if (errors.length > 0) throw new FileFault(errors);
}
