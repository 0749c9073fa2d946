import { fieldProblem } from '../../kernel/problem.ts';
import { readCsvRows } from './csv-rows.ts';

/** A line that was pasted from a spreadsheet. */
export interface PastedLine {
  /** Counted from 1, heading and empty lines included. */
  readonly lineNumber: number;
  readonly values: readonly string[];
  /** From here on the text cannot be read. */
  readonly quoteFault: boolean;
}

interface PastedOptions {
  readonly isHeading: (values: readonly string[]) => boolean;
  readonly most: number;
  /** Field of the call that has the text. */
  readonly field: string;
}

/**
 * The lines of a text with tabs or commas that say something, without the heading. The time that it takes follows the
 * length of the text. Throws validation-failed for too many lines.
 */
export function readPastedLines(pasted: string, { isHeading, most, field }: PastedOptions): PastedLine[] {
  const text = pasted.replaceAll(/\r\n?/g, '\n');
  const begin = text.search(/\S/);
  const firstLine = text.slice(Math.max(begin, 0), nextFeed(text, begin));
  const delimiter = firstLine.includes('\t') ? '\t' : ',';
  const { rows, end, fault } = readCsvRows(text, { delimiter, last: true });
  const lines: PastedLine[] = [];
  let [from, lineNumber] = [0, 1];
  for (const row of rows) {
    const values = row.values.map((value) => value.trim());
    const isTitle = lines.length === 0 && isHeading(values);
    if (!isTitle && values.some((value) => value !== '')) lines.push({ lineNumber, values, quoteFault: false });
    if (lines.length > most) throw fieldProblem(field, `Enter at most ${most.toLocaleString('en-AU')} lines.`);
    lineNumber += countFeeds(text, from, row.end);
    from = row.end;
  }
  if (fault !== null && end < text.length) lines.push({ lineNumber, values: [], quoteFault: true });
  return lines;
}

function nextFeed(text: string, from: number): number {
  const at = text.indexOf('\n', from);
  return at < 0 ? text.length : at;
}

function countFeeds(text: string, from: number, to: number): number {
  let feeds = 0;
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) feeds += 1;
  return feeds;
}
