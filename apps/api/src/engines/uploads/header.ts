import type { FileError } from '@quickportal/contracts/uploaded-files/uploaded-file';
import { readCsvRows, type CsvRow } from './csv-rows.ts';
import { FileFault } from './file-fault.ts';
import type { FileColumn } from './file-kind.ts';
import { shownValue } from './shown-value.ts';

export const DELIMITERS = [',', ';', '\t', '|'] as const;

/** A column as the file has it. */
export interface HeaderColumn {
  readonly heading: string;
  /** What it is taken for; null for what is not known. */
  readonly column: FileColumn | null;
}

/** What the header row says: the sign between values, and the column at each place. */
export interface Header {
  readonly delimiter: string;
  readonly columns: readonly HeaderColumn[];
  /** The line that it begins on, and where the rows begin. */
  readonly line: number;
  readonly end: number;
}

/** Headings are compared without case, spaces and signs; `#` is No. */
export const foldHeading = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('#', 'no')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The line of Excel that names the sign between values. */
const SIGN_LINE = /^"?sep=([^"\n])"?[ ,;|\t]*\n?$/i;
const BLANK_LINE = /^[\s,;|]*$/;

/**
 * Finds the header row at the beginning of a text: behind blank lines and a line `sep=;`. Null where the text breaks off
 * before its end. Unless such a line names the delimiter, it is the one that makes most columns known.
 */
export function findHeader(text: string, known: readonly FileColumn[], last: boolean): Header | null {
  let sign: string | undefined;
  let line = 1;
  for (let from = 0; ; line++) {
    const feed = text.indexOf('\n', from);
    if (feed < 0 && !last) return null;
    const end = feed < 0 ? text.length : feed + 1;
    const first = text.slice(from, end);
    const named = SIGN_LINE.exec(first)?.[1];
    const isSkipped = named !== undefined || BLANK_LINE.test(first);
    if (isSkipped && end === text.length && !last) return null;
    if (!isSkipped || end === text.length)
      return bestHeader(text, { from, line, last, known, delimiters: sign === undefined ? DELIMITERS : [sign] });
    sign = named ?? sign;
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
  const named = (names: (column: FileColumn) => readonly string[]) =>
    new Map(known.flatMap((column) => names(column).map((name) => [foldHeading(name), column] as const)));
  return { own: named(({ name, title }) => [name, title]), aliases: named(({ aliases = [] }) => aliases) };
}

/**
 * Columns without a name behind the last one that has one are what a spreadsheet adds. An alias gives way to the name:
 * beside a column Phone, Mobile is another one.
 */
function headerColumns({ values }: CsvRow, { own, aliases }: ColumnNames): HeaderColumn[] {
  const named = values.findLastIndex((heading) => heading.trim() !== '') + 1;
  const headings = values.slice(0, named);
  const found = new Set(headings.map((heading) => own.get(foldHeading(heading))));
  return headings.map((heading) => {
    const alias = aliases.get(foldHeading(heading));
    return { heading, column: own.get(foldHeading(heading)) ?? (found.has(alias) ? null : (alias ?? null)) };
  });
}

interface HeaderCheck {
  known: readonly FileColumn[];
  /** Whether columns that are not known are left out. */
  leavesOutUnknown: boolean;
}

/** Throws FileFault for columns that are missing or there twice, and for unknown ones that are not left out. */
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
