import { foldText } from '@quickportal/contracts/rules/texts/same-text';

const literally = (text: string): string => foldText(text).replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Matches the hyphen of Anne-Marie, whose parts may be stored as one word or two, but not that of C-001. */
const HYPHENATED = /(?<=\p{L}{2})[-\u2010-\u2015](?=\p{L}{2})/u;

/** Patterns for `app.fold(...) like all`: the value contains every word of the text; wildcards are escaped. */
export const containingWords = (text: string): string[] =>
  text
    .split(/[\s,;]+/)
    .flatMap((word) => word.split(HYPHENATED))
    .filter(Boolean)
    .map((word) => `%${literally(word)}%`);

/** Pattern for `app.fold(...) like`: the value begins with the text. */
export const beginningWith = (text: string): string => `${literally(text)}%`;
