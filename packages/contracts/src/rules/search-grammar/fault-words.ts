import { isOneLetterApart } from '../texts/one-letter-apart.ts';
import type { NamedIds, SearchGrammar, SearchKey } from './grammar.ts';
import { quoted } from './search-tokens.ts';
import { termValues } from './term-values.ts';
import { oneOfWords, waysOf } from './ways-of.ts';
import { wordOf } from './word-of.ts';

/** What is repeated of a text that cannot be read. */
const MOST_REPEATED = 40;

const repeated = (text: string): string =>
  `“${text.length > MOST_REPEATED ? `${text.slice(0, MOST_REPEATED - 1)}…` : text}”`;

/** The word that may have been meant: one letter apart, or the only one that begins so. */
function nearWord(typed: string, words: readonly string[]): string | undefined {
  const word = wordOf(typed);
  const begun = words.filter((candidate) => word !== '' && candidate.startsWith(word));
  return words.find((candidate) => isOneLetterApart(candidate, word)) ?? (begun.length === 1 ? begun[0] : undefined);
}

/** Says that a list has no such filter, and which one may be meant. */
export function unknownKeyFault(word: string, term: string, grammar: SearchGrammar): string {
  const words = Object.keys(grammar.keys);
  const near = nearWord(word, words);
  if (near !== undefined) return `There is no filter ${repeated(word)}. Did you mean ${near}?`;
  const text = term.length > MOST_REPEATED ? '' : `: ${quoted(term)}`;
  return `There is no filter ${repeated(word)}. Use ${oneOfWords(words)}, or put a text in quotes${text}.`;
}

/** Says that a filter has no such value, and which one may be meant or which there are. */
export const choiceFault = (word: string, key: SearchKey, typed: string, names: NamedIds): string => {
  const near = nearWord(
    typed,
    termValues(key, names).map((value) => value.word),
  );
  if (near !== undefined) return `${word} has no value ${repeated(typed)}. Did you mean ${near}?`;
  return `${word} has no value ${repeated(typed)}. Try ${waysOf(key, names)}.`;
};

/** Says that a value is missing, and what it can be. */
export const noValueFault = (word: string, key: SearchKey, names: NamedIds): string =>
  `${word} needs a value: ${waysOf(key, names)}.`;

/** Says that a text is no amount or range of amounts. */
export const amountFault = (key: SearchKey, typed: string): string =>
  `${repeated(typed)} is not an amount that can be searched for. Enter ${waysOf(key, {})}.`;

/** Says that a text is no day, range of days or period. */
export const dateFault = (key: SearchKey, typed: string): string =>
  `${repeated(typed)} is not a date. Enter ${waysOf(key, {})}.`;

/** Says that a filter takes a number. */
export const idFault = (word: string, typed: string): string => `${word} takes a number, not ${repeated(typed)}.`;

/** Says that a value is too long. */
export const textFault = (word: string, max: number): string => `${word} takes at most ${max} characters.`;
