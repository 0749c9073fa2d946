import type { NamedIds, SearchKey } from './grammar.ts';
import { termValues } from './term-values.ts';

const either = new Intl.ListFormat('en-AU', { type: 'disjunction' });

/** `pending, approved or 7 more`. */
export function oneOfWords(words: readonly string[], mostNamed = 10): string {
  const more = words.length - mostNamed;
  return either.format(more > 0 ? [...words.slice(0, mostNamed), `${more} more`] : words);
}

/** What a key takes: at most so many values, or examples. */
export function waysOf(key: SearchKey, names: NamedIds, mostNamed?: number): string {
  if (key.kind === 'amount') return '100, >100, <=50 or 100..200';
  if (key.kind === 'id') return 'a number';
  if (key.kind === 'text') return `such as ${key.example}`;
  const words = termValues(key, names).map(({ word }) => word);
  if (key.kind === 'date')
    return oneOfWords([...words.slice(0, 4), '2026-11-24', '>=2026-11-01', '2026-11-01..2026-11-20']);
  return words.length === 0 ? 'an ID' : oneOfWords(words, mostNamed);
}
