import type { NamedIds, SearchKey } from './grammar.ts';
import { termValues } from './term-values.ts';

const either = new Intl.ListFormat('en-AU', { type: 'disjunction' });

/** `pending, approved or 7 more`. */
export function oneOfWords(words: readonly string[], mostNamed = 10): string {
  const more = words.length - mostNamed;
  return either.format(more > 0 ? [...words.slice(0, mostNamed), `${more} more`] : words);
}

/** What a key takes: its values, or examples. Short: the first few of them. */
export function waysOf(key: SearchKey, names: NamedIds, mostNamed?: number): string {
  if (key.kind === 'amount') return '100, >100, <=50 or 100..200';
  if (key.kind === 'id') return 'a number';
  if (key.kind === 'text') return `such as ${key.example}`;
  if (key.kind === 'date' && key.period === undefined)
    return mostNamed === undefined ? '2026-11-24, >=2026-11-01 or 2026-11-01..2026-11-20' : '2026-11-24';
  if (key.kind === 'date')
    return mostNamed === undefined
      ? 'today, last-week, 2026-11-24, >=2026-11-01 or 2026-11-01..2026-11-20'
      : 'today, last-week or 2026-11-24';
  const words = termValues(key, names).map(({ word }) => word);
  return words.length === 0 ? 'an ID' : oneOfWords(words, mostNamed);
}
