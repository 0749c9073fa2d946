import { foldText } from '@quickportal/contracts/rules/same-text';

const literally = (text: string): string => foldText(text).replaceAll(/[\\%_]/g, String.raw`\$&`);

/** The hyphen of Anne-Marie, whose parts may be stored as words or as one; not that of C-001. */
const HYPHENATED = /(?<=\p{L}{2})[-\u2010-\u2015](?=\p{L}{2})/u;

/** Patterns for `app.fold(...) like all`: contains every word of the text, wildcards of LIKE taken literally. */
export const containingWords = (text: string): string[] =>
  text
    .split(/[\s,;]+/)
    .flatMap((word) => word.split(HYPHENATED))
    .filter(Boolean)
    .map((word) => `%${literally(word)}%`);

/** Pattern for `app.fold(...) like`: begins with the text. */
export const beginningWith = (text: string): string => `${literally(text)}%`;
