import { dayPeriods, dayPeriodTitles } from '../dates/day-periods.ts';
import type { NamedIds, SearchKey } from './grammar.ts';
import { wordOf } from './word-of.ts';

/** A value that can be typed after a key: what it sets, its word, and how people read it. */
export interface TermValue {
  readonly value: string | number;
  readonly word: string;
  readonly title: string;
}

const IDENTIFIER = /^[1-9]\d{0,15}$/;

/** A whole number from 1, exact as a number; undefined for any other text. */
export const readId = (text: string): number | undefined =>
  IDENTIFIER.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : undefined;

/** What a key can be set to, where these are few; empty for amounts, numbers and texts. */
export function termValues(key: SearchKey, names: NamedIds): TermValue[] {
  switch (key.kind) {
    case 'choice':
      return Object.entries(key.choices).map(([value, title]) => ({ value, word: wordOf(title), title }));
    case 'date':
      if (key.period === undefined) return [];
      return dayPeriods.map((value) => ({
        value,
        word: wordOf(dayPeriodTitles[value]),
        title: dayPeriodTitles[value],
      }));
    case 'namedId': {
      const fieldValues = names[key.field] ?? [];
      return fieldValues.map(([value, title]) => {
        const isOnly = fieldValues.filter(([, name]) => wordOf(name) === wordOf(title)).length === 1;
        const isName = isOnly && wordOf(title) !== '' && readId(wordOf(title)) === undefined;
        return { value, word: isName ? wordOf(title) : String(value), title };
      });
    }
    default:
      return [];
  }
}

/** The value that a text names: by word, title or code, or by its id; undefined for any other text. */
export function findValue(key: SearchKey, text: string, names: NamedIds): string | number | undefined {
  const id = key.kind === 'namedId' ? readId(text) : undefined;
  if (id !== undefined) return id;
  const word = wordOf(text);
  const values = termValues(key, names);
  const found =
    values.find((value) => value.word === word) ?? values.find(({ value }) => wordOf(String(value)) === word);
  return found?.value;
}
