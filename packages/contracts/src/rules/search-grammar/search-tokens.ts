/** A value of a term, without its quotes. Places are offsets into the text, quotes included. */
export interface TermPart {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** `key:value,value`. */
export interface SearchTerm {
  readonly kind: 'term';
  /** In lower case. */
  readonly key: string;
  /** Written as `-key:`. */
  readonly isExcluded: boolean;
  readonly parts: readonly TermPart[];
  /** Whether every quote is closed. */
  readonly isClosed: boolean;
  readonly start: number;
  /** The first place after the colon. */
  readonly valueStart: number;
  readonly end: number;
}

/** A word to look for. */
export interface SearchWord extends TermPart {
  readonly kind: 'word';
}

export type SearchToken = SearchTerm | SearchWord;

/** Letters at the beginning of a word and a colon, but no `https://` and no `fe::1`. */
const KEY = /(-?)([a-z][a-z-]*):(?!\/\/|:)/iy;
const QUOTED = /"((?:[^"\\]|\\.)*)"/sy;
const RAW_WORD = /\S+/y;
const RAW_PART = /[^\s,]*/y;

/** Splits a text into terms and words, in linear time. A quoted text is one word; a backslash in it keeps a quote. */
export function searchTokens(typed: string): SearchToken[] {
  const tokens: SearchToken[] = [];
  let at = 0;
  while (at < typed.length) {
    if (/\s/.test(typed[at] ?? '')) {
      at += 1;
      continue;
    }
    const token = termAt(typed, at) ?? quotedAt(typed, at) ?? rawAt(RAW_WORD, typed, at);
    tokens.push('kind' in token ? token : { kind: 'word', ...token });
    at = token.end;
  }
  return tokens;
}

function termAt(typed: string, start: number): SearchTerm | null {
  KEY.lastIndex = start;
  const match = KEY.exec(typed);
  if (!match) return null;
  const valueStart = KEY.lastIndex;
  const parts: TermPart[] = [];
  let at = valueStart;
  let isClosed = true;
  do {
    if (parts.length > 0) at += 1;
    const part = quotedAt(typed, at);
    isClosed = part !== null || typed[at] !== '"';
    // What an open quote begins goes to the end: its words are no words to look for
    parts.push(
      part ?? (isClosed ? rawAt(RAW_PART, typed, at) : { text: typed.slice(at + 1), start: at, end: typed.length }),
    );
    at = parts.at(-1)?.end ?? at;
  } while (typed[at] === ',');
  const [, minus, key = ''] = match;
  return {
    kind: 'term',
    key: key.toLowerCase(),
    isExcluded: minus === '-',
    parts,
    isClosed,
    start,
    valueStart,
    end: at,
  };
}

/** The quoted text that begins here; null where none does, or where it does not end. */
function quotedAt(typed: string, start: number): TermPart | null {
  QUOTED.lastIndex = start;
  const [, inside] = QUOTED.exec(typed) ?? [];
  if (inside === undefined) return null;
  return { text: inside.replaceAll(/\\(["\\])/g, '$1'), start, end: QUOTED.lastIndex };
}

/** A text that is read as one value or word, whatever it holds. */
export const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

function rawAt(pattern: RegExp, typed: string, start: number): TermPart {
  pattern.lastIndex = start;
  const text = pattern.exec(typed)?.[0] ?? '';
  return { text, start, end: start + text.length };
}
