import { declarationsOf } from './citations.ts';

/** The comment that ends a text: a block, or lines. */
const COMMENT_ABOVE = /(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/|(?:^[ \t]*\/\/.*\n)*^[ \t]*\/\/.*)\s*$/m;
/** Texts of more than one word, such as messages. */
const TEXTS = /(?<quote>['"`])(?:(?!\k<quote>)[^\\\n]|\\.)* (?:(?!\k<quote>)[^\\\n]|\\.)*\k<quote>/g;
const SQL_SAID = /^\s*--.*$|create or replace function [^(]*/gim;

/**
 * What each top-level declaration of a file says of itself, by its name: its comment, its first line and its texts, not
 * how it works. A SQL function is one, with an empty name.
 */
export function selfDescriptions(file: string, text: string): Map<string, string> {
  if (file.endsWith('.sql')) return new Map([['', (text.match(SQL_SAID) ?? []).join('\n')]]);
  return new Map(
    [...declarationsOf(text)].map(([name, code]) => {
      const above = COMMENT_ABOVE.exec(text.slice(0, text.indexOf(code)))?.[0] ?? '';
      const [first = ''] = code.split('\n');
      return [name, [above, first, ...(code.match(TEXTS) ?? [])].join('\n')];
    }),
  );
}
