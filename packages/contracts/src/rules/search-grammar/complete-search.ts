import { keyOf, type NamedIds, type SearchGrammar, type SearchKey } from './grammar.ts';
import { searchTokens, type SearchTerm } from './search-tokens.ts';
import { termValues } from './term-values.ts';
import { waysOf } from './ways-of.ts';
import { wordOf } from './word-of.ts';

/** What can be typed at a place of a search. */
export interface Completion {
  /** What takes the place of what is there from `start` to `end`. */
  readonly text: string;
  /** What it is, where the text does not say it. */
  readonly title?: string;
}

export interface Completions {
  readonly start: number;
  readonly end: number;
  /** Of a value that was begun the first one is what is meant: Enter takes it. A word to look for may only begin as a key does. */
  readonly marksFirst: boolean;
  /** Some of it was typed: Tab takes the first one. */
  readonly tabTakesFirst: boolean;
  readonly items: readonly Completion[];
}

/** Letters of a word before keys are offered that begin so. */
const FEWEST_LETTERS = 2;
const MOST_OFFERED = 10;
/** Values that are named behind a key. */
const MOST_NAMED = 3;

/** Keys that can be typed in this list: those of ids only where there are several to choose from. */
export const offeredKeys = (grammar: SearchGrammar, names: NamedIds): [word: string, key: SearchKey][] =>
  Object.entries(grammar.keys).filter(([, key]) => key.kind !== 'namedId' || (names[key.field]?.length ?? 0) > 1);

/** What can go on at the caret; null where nothing can, so that words to look for are never in the way. */
export function completeSearch(
  grammar: SearchGrammar,
  typed: string,
  caret: number,
  names: NamedIds = {},
): Completions | null {
  const token = searchTokens(typed).find(({ start, end }) => start < caret && caret <= end);
  if (token === undefined) return null;
  const key = token.kind === 'term' ? keyOf(grammar, token.key) : undefined;
  if (token.kind === 'term' && key) return valuesAt(key, token, caret, names);
  const { start, end } = token;
  const letters = typed.slice(start, end).toLowerCase();
  if (caret !== end || letters.length < FEWEST_LETTERS) return null;
  const items = offeredKeys(grammar, names).flatMap(([word, offeredKey]) =>
    word.startsWith(letters) ? [{ text: `${word}:`, title: waysOf(offeredKey, names, MOST_NAMED) }] : [],
  );
  return items.length === 0 ? null : { start, end, marksFirst: false, tabTakesFirst: true, items };
}

function valuesAt(
  key: SearchKey,
  { parts, isExcluded }: SearchTerm,
  caret: number,
  names: NamedIds,
): Completions | null {
  const part = parts.find(({ end }) => end === caret);
  if (part === undefined || isExcluded || (parts.length > 1 && !('many' in key && key.many))) return null;
  const begun = wordOf(part.text);
  // Signs and digits begin an amount or a date
  if (begun === '' && part.text !== '') return null;
  const others = new Set(parts.filter((other) => other !== part).map(({ text }) => wordOf(text)));
  const fitting = termValues(key, names).filter(
    ({ word, title }) => !others.has(word) && (`-${word}`.includes(`-${begun}`) || wordOf(title).startsWith(begun)),
  );
  if (fitting.length === 0 || fitting.some(({ word }) => word === begun)) return null;
  const items = fitting.slice(0, MOST_OFFERED).map(({ word, title }) => ({
    text: word,
    ...(wordOf(title) !== word && { title }),
  }));
  const isBegun = begun !== '';
  return { start: part.start, end: part.end, marksFirst: isBegun, tabTakesFirst: isBegun, items };
}
