import { withoutCardNumbers } from '../../kernel/redaction.ts';

const CSV = ['.csv'] as const;
const LONGEST_NAME = 100;

/** What joiners stand between in scripts and emoji that need them. */
const JOINED = '[\\p{Lo}\\p{M}\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f]';
/** Controls, signs that are not seen or change the order of others, and what no font draws; joiners that are needed apart. */
const MISLEADING = new RegExp(`((?<=${JOINED})[\\u200c\\u200d](?=${JOINED}))|[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cn}]`, 'gu');

/**
 * The name of an uploaded file as it is kept, shown and downloaded: the last part of a path without what no name should
 * hold (signs that mislead, card numbers), ending in one of these extensions; the first is added to other names.
 */
export function keptFileName(given: string, extensions: readonly [string, ...string[]] = CSV): string {
  const last = given.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = withoutCardNumbers(last.replaceAll(MISLEADING, '$1').trim()).replace(/^\.+$/, '');
  const extension = extensions.find((ending) => clean.toLowerCase().endsWith(ending)) ?? extensions[0];
  const name = clean.toLowerCase().endsWith(extension) ? clean.slice(0, -extension.length) : clean;
  const short = Array.from(name).slice(0, LONGEST_NAME - extension.length);
  return `${short.join('').trim() || 'file'}${extension}`;
}
