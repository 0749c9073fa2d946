import type { NamedIds, SearchKey } from './grammar.ts';
import { termValues } from './term-values.ts';

const either = new Intl.ListFormat('en-AU', { type: 'disjunction' });
/** Values that are named one by one; of more it says how many. */
const MOST_NAMED = 10;

/** `pending, approved or declined`. */
export function oneOfWords(words: readonly string[]): string {
  const more = words.length - MOST_NAMED;
  return either.format(more > 0 ? [...words.slice(0, MOST_NAMED), `${more} more`] : words);
}

/** What a key takes, with examples. */
export function waysOf(key: SearchKey, names: NamedIds): string {
  if (key.kind === 'amount') return '100, >100, <=50 or 100..200';
  if (key.kind === 'id') return 'a number';
  if (key.kind === 'text') return 'a text';
  const words = termValues(key, names).map(({ word }) => word);
  if (key.kind === 'date')
    return oneOfWords([...words.slice(0, 4), '2026-11-24', '>=2026-11-01', '2026-11-01..2026-11-20']);
  return words.length === 0 ? 'an ID' : oneOfWords(words);
}
