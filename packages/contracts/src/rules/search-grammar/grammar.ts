interface KeyBase {
  /** What is filtered by, as its chip says: Status. */
  readonly title: string;
}

/** One or several of few values, named by their titles or codes. */
export interface ChoiceKey extends KeyBase {
  readonly kind: 'choice';
  readonly field: string;
  /** Several values are any of them; else the filter takes one. */
  readonly many?: true;
  /** Codes with their titles. */
  readonly choices: Readonly<Record<string, string>>;
}

/** One or several ids, named by numbers or by the names that only the server knows. */
export interface NamedIdKey extends KeyBase {
  readonly kind: 'namedId';
  readonly field: string;
  readonly many?: true;
}

/** Amounts from one to another, as decimal texts. */
export interface AmountKey extends KeyBase {
  readonly kind: 'amount';
  readonly from: string;
  readonly to: string;
}

/** Days from one to another, yyyy-mm-dd, or where the list knows periods, one that moves with the calendar. */
export interface DateKey extends KeyBase {
  readonly kind: 'date';
  readonly from: string;
  readonly to: string;
  readonly period?: string;
}

/** A number. */
export interface IdKey extends KeyBase {
  readonly kind: 'id';
  readonly field: string;
}

/** A text, whole. */
export interface TextKey extends KeyBase {
  readonly kind: 'text';
  readonly field: string;
  /** Most characters. */
  readonly max: number;
  readonly example: string;
}

export type SearchKey = ChoiceKey | NamedIdKey | AmountKey | DateKey | IdKey | TextKey;

/** What can be typed into the search box of a list, beside the words to look for. */
export interface SearchGrammar {
  /** The filter that holds the words to look for. */
  readonly text: string;
  /** By the word before the colon: lower-case letters. */
  readonly keys: Readonly<Record<string, SearchKey>>;
  /** Texts that show what can be typed. */
  readonly examples: readonly string[];
}

/** Names of the ids of a field, such as those of the businesses. */
export type NamedIds = Readonly<Record<string, readonly (readonly [id: number, name: string])[]>>;

/** Describes a grammar; returns it unchanged, with its types kept. */
export const searchGrammar = <const G extends SearchGrammar>(grammar: G): G => grammar;

/** The filters that a key sets. */
export function fieldsOf(key: SearchKey): readonly string[] {
  if (key.kind === 'amount') return [key.from, key.to];
  if (key.kind !== 'date') return [key.field];
  return key.period === undefined ? [key.from, key.to] : [key.period, key.from, key.to];
}

/** The key of a word; undefined for any other word, also `constructor`. */
export const keyOf = (grammar: SearchGrammar, word: string): SearchKey | undefined =>
  Object.hasOwn(grammar.keys, word) ? grammar.keys[word] : undefined;
