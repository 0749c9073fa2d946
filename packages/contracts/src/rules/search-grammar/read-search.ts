import { noValueFault, unknownKeyFault } from './fault-words.ts';
import { fieldsOf, keyOf, type NamedIds, type SearchGrammar, type SearchKey } from './grammar.ts';
import { readTerm, type Filters } from './read-term.ts';
import { searchTokens, type SearchTerm, type SearchToken, type TermPart } from './search-tokens.ts';
import { termValues } from './term-values.ts';

/** What cannot be read, in a sentence with what is possible, and where: offsets into the text. */
export interface SearchFault {
  readonly message: string;
  readonly start: number;
  readonly end: number;
}

/** What a typed search asks for. */
export interface SearchReading {
  /** The filters of the keys that it names; those that a key leaves open are undefined. */
  readonly filters: Filters;
  /** The words to look for, as they were typed. */
  readonly text: string;
  readonly faults: readonly SearchFault[];
}

/** Most characters to look for, as the calls have it. */
const MOST_TEXT = 100;

/** Reads a typed search by the grammar of a list. Nothing is left out in silence: what cannot be read is a fault. */
export function readSearch(grammar: SearchGrammar, typed: string, names: NamedIds = {}): SearchReading {
  const words: TermPart[] = [];
  const faults: SearchFault[] = [];
  const found = new Map<string, Filters>();
  for (const token of searchTokens(typed)) {
    const term = asTerm(grammar, token);
    if (term === undefined) words.push(token.kind === 'word' ? token : rawWord(typed, token));
    else {
      const outcome = readOne(grammar, typed, term, found.get(term.key), names);
      if ('message' in outcome) faults.push(outcome);
      else found.set(term.key, outcome.filters);
    }
  }
  const text = joined(typed, words);
  if (text.length > MOST_TEXT)
    faults.push({ message: 'Enter at most 100 characters to search for.', start: 0, end: typed.length });
  const filters = Object.assign({}, ...[...found].map(([word, set]) => wholeKey(keyOf(grammar, word), set, names)));
  return { filters, text, faults };
}

/** A word such as `smith:` names no filter and gives no value. */
const asTerm = (grammar: SearchGrammar, token: SearchToken): SearchTerm | undefined =>
  token.kind === 'term' && (keyOf(grammar, token.key) || token.end > token.valueStart) ? token : undefined;

const rawWord = (typed: string, { start, end }: SearchTerm): TermPart => ({
  text: typed.slice(start, end),
  start,
  end,
});

/** The words with what is between them; one space where a term was. */
const joined = (typed: string, words: readonly TermPart[]): string =>
  words
    .map(({ text, start }, at) => {
      const between = typed.slice(words[at - 1]?.end ?? start, start);
      return `${between.trim() === '' ? between : ' '}${text}`;
    })
    .join('');

/** The filters of a key after one more term of it, or a fault. */
function readOne(
  grammar: SearchGrammar,
  typed: string,
  term: SearchTerm,
  before: Filters | undefined,
  names: NamedIds,
): { readonly filters: Filters } | SearchFault {
  const { key: word, start, end, valueStart } = term;
  const key = keyOf(grammar, word);
  const fault = (message: string, place: Pick<TermPart, 'start' | 'end'>): SearchFault => ({
    message,
    start: place.start,
    end: place.end,
  });
  const keyPlace = { start, end: valueStart - 1 };
  if (key === undefined)
    return fault(unknownKeyFault(typed.slice(start, valueStart - 1), typed.slice(start, end), grammar), keyPlace);
  if (term.isExcluded)
    return fault(`-${word}: cannot leave values out. Enter those that you want: ${word}:…`, keyPlace);
  if (!term.isClosed) return fault(`Close the quotes after ${word}:`, { start: valueStart, end });
  if (term.parts.some(({ text }) => text === '')) return fault(noValueFault(word, key, names), { start, end });
  const reading = readTerm(word, key, term, names);
  if ('fault' in reading) return fault(reading.fault, reading.part ?? { start: valueStart, end });
  const filters = before === undefined ? reading.filters : combined(key, before, reading.filters);
  if (filters === undefined) return fault(`${word} is there twice. Leave one of them out.`, { start, end });
  const backwards = backwardsFault(key, filters);
  return backwards === undefined ? { filters } : fault(backwards, { start: valueStart, end });
}

const hasPeriod = (period: string | undefined, ...filters: readonly Filters[]): boolean =>
  period !== undefined && filters.some((values) => period in values);

/** Two terms of one key: several values of a list, or both ends of a range; undefined where one would undo the other. */
function combined(key: SearchKey, before: Filters, filters: Filters): Filters | undefined {
  if ('many' in key && key.many)
    return { [key.field]: [before[key.field] as unknown[], filters[key.field] as unknown[]].flat() };
  const isRange = key.kind === 'amount' || (key.kind === 'date' && !hasPeriod(key.period, before, filters));
  return isRange && !Object.keys(filters).some((name) => name in before) ? { ...before, ...filters } : undefined;
}

function backwardsFault(key: SearchKey, filters: Filters): string | undefined {
  if (key.kind !== 'amount' && key.kind !== 'date') return undefined;
  const [from, to] = [filters[key.from], filters[key.to]];
  if (typeof from !== 'string' || typeof to !== 'string') return undefined;
  if (key.kind === 'date') return to < from ? 'Enter a day on or after the first one.' : undefined;
  const cents = (amount: string) => BigInt(amount.replace('.', ''));
  return cents(to) < cents(from) ? 'Enter an amount that is not less than the first one.' : undefined;
}

/** All filters of a key, several values once each and in the order in which they are offered. */
function wholeKey(key: SearchKey | undefined, filters: Filters, names: NamedIds): Filters {
  if (key === undefined) return {};
  const open = Object.fromEntries(fieldsOf(key).map((field) => [field, undefined]));
  if (!('many' in key && key.many)) return { ...open, ...filters };
  const chosen = new Set(filters[key.field] as (string | number)[]);
  const known = termValues(key, names).flatMap(({ value }) => (chosen.delete(value) ? [value] : []));
  return { [key.field]: [...known, ...chosen] };
}
