import type { FileError } from '@quickportal/contracts/uploaded-files/uploaded-file';
import Papa from 'papaparse';
import { FileFault } from './file-fault.ts';
import type { FileColumn } from './file-kind.ts';
import { shownValue } from './shown-value.ts';

export const DELIMITERS = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** What the header row says: the sign between values, and the column at each place. */
export interface Header {
  readonly delimiter: Delimiter;
  readonly columns: readonly FileColumn[];
}

const folded = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * Reads the header row. The delimiter is the one that makes most columns known. Throws FileFault for columns that are
 * unknown, missing or there twice.
 */
export function readHeader(line: string, known: readonly FileColumn[]): Header {
  const byName = new Map(known.flatMap((column) => [column.name, column.title].map((name) => [folded(name), column])));
  const tries = DELIMITERS.map((delimiter) => {
    const names = Papa.parse<string[]>(line, { delimiter, header: false }).data[0] ?? [];
    return { delimiter, names, found: names.filter((name) => byName.has(folded(name))).length };
  });
  const best = tries.reduce((entry, other) => (other.found > entry.found ? other : entry));
  const errors: FileError[] = [];
  const say = (name: string, errorText: string) =>
    errors.push({ lineNumber: 1, nameOfField: shownValue(name), providedValueText: '', errorText });
  if (best.found === 0) {
    const names = known.map(({ title }) => title).join(', ');
    say('', `The first line must contain the column names: ${names}.`);
    throw new FileFault(errors);
  }
  const columns = best.names.map((name) => byName.get(folded(name)));
  columns.forEach((column, at) => {
    const name = best.names[at] ?? '';
    if (!column && name.trim() === '') say('', `Column ${at + 1} has no name.`);
    else if (!column) say(name, 'Unknown column. Remove it or correct its name.');
    else if (columns.indexOf(column) < at) say(column.title, 'This column appears twice. Remove one.');
  });
  for (const column of known)
    if (column.required && !columns.includes(column))
      say(column.title, 'This column is missing. Add it to the first line.');
  if (errors.length > 0) throw new FileFault(errors);
  return { delimiter: best.delimiter, columns: columns.filter((column) => column !== undefined) };
}
