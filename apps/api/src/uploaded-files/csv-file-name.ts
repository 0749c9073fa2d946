import { withoutCardNumbers } from '../kernel/redaction.ts';

const EXTENSION = '.csv';
const LONGEST_NAME = 100;

/**
 * The name of an uploaded file as it is kept, shown and downloaded: the last part of a path without what no name should
 * hold (signs that mislead, card numbers), and always ending in .csv, whatever else it ended in.
 */
export function csvFileName(given: string): string {
  const last = given.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const clean = withoutCardNumbers(last.replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, '').trim());
  const name = clean.toLowerCase().endsWith(EXTENSION) ? clean.slice(0, -EXTENSION.length) : clean;
  const short = Array.from(name).slice(0, LONGEST_NAME - EXTENSION.length);
  return `${short.join('').trim() || 'file'}${EXTENSION}`;
}
