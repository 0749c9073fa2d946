import type { NamedIds, SearchGrammar, SearchKey } from './grammar.ts';
import { readSearch } from './read-search.ts';
import { quoted } from './search-tokens.ts';
import { findValue, termValues } from './term-values.ts';
import type { Filters } from './read-term.ts';

/** The text that sets these filters and searches for these words: the reverse of `readSearch`. */
export function writeSearch(grammar: SearchGrammar, filters: object, names: NamedIds = {}): string {
  const values = filters as Filters;
  const terms = Object.entries(grammar.keys).flatMap(([word, key]) => {
    const value = valueOf(key, values, names);
    return value === undefined ? [] : [`${word}:${value}`];
  });
  const text = values[grammar.text];
  return [...terms, ...(typeof text === 'string' && text !== '' ? [writeText(grammar, text)] : [])].join(' ');
}

/** Words to look for as they can be typed: quoted where they would be read as filters or as other words. */
export function writeText(grammar: SearchGrammar, text: string): string {
  const reading = readSearch(grammar, text);
  const isPlain = reading.text === text && reading.faults.length === 0 && Object.keys(reading.filters).length === 0;
  return isPlain ? text : quoted(text);
}

function valueOf(key: SearchKey, filters: Filters, names: NamedIds): string | undefined {
  const valueIn = (name: string | undefined) =>
    name === undefined ? undefined : (filters[name] as string | number | undefined);
  if (key.kind === 'amount' || key.kind === 'date') {
    const period = key.kind === 'date' ? valueIn(key.period) : undefined;
    return period === undefined ? rangeOf(valueIn(key.from), valueIn(key.to)) : wordFor(key, period, names);
  }
  const values = [filters[key.field] ?? []].flat() as (string | number)[];
  return values.length === 0 ? undefined : values.map((value) => wordFor(key, value, names)).join(',');
}

function rangeOf(from: string | number | undefined, to: string | number | undefined): string | undefined {
  if (from === undefined) return to === undefined ? undefined : `<=${to}`;
  if (to === undefined) return `>=${from}`;
  return from === to ? String(from) : `${from}..${to}`;
}

/** The word of a value, if it is read as that value. */
function wordFor(key: SearchKey, value: string | number, names: NamedIds): string {
  const word = termValues(key, names).find((known) => known.value === value)?.word;
  if (word !== undefined && findValue(key, word, names) === value) return word;
  const text = String(value);
  return /^[^\s,"]+$/.test(text) ? text : quoted(text);
}
