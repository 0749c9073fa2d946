import { callSorts } from '../data/calls/call-sorts.gen.ts';
/** What reading one parameter gave: its value, or what is wrong with it as a sentence. */
export type Reading<T> = { readonly value: T } | { readonly problem: string };

/**
 * One parameter of a page: how it is read from the query string and written into it. A page must be given its
 * required ones; the others have a value when they are missing, and are left out of links while they have it.
 */
export interface Param<T, R extends boolean = boolean> {
  readonly required: R;
  read(text: string | undefined): Reading<T>;
  /** Undefined: the parameter is left out. */
  write(value: T): string | undefined;
}

/** The parameters of a page by name, spelled as links spell them; reading ignores case. */
export type SearchShape = Readonly<Record<string, Param<unknown>>>;

/** The values a page reads. */
export type SearchOf<S> = { readonly [K in keyof S]: S[K] extends Param<infer T> ? T : never };
type RequiredKeys<S> = {
  [K in keyof S]: S[K] extends Param<never, infer R> ? (R extends true ? K : never) : never;
}[keyof S];
/** The values a link gives: required ones must be there. */
export type LinkSearchOf<S> = { readonly [K in RequiredKeys<S>]: SearchOf<S>[K] } & {
  readonly [K in Exclude<keyof S, RequiredKeys<S>>]?: SearchOf<S>[K];
};

/** A parameter that does not fit: its name and what is wrong. */
export interface SearchProblem {
  readonly name: string;
  readonly problem: string;
}

const MISSING: Reading<never> = { problem: 'is missing.' };
// eslint-disable-next-line no-control-regex
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f]/;

function param<T, const R extends boolean>(
  required: R,
  missing: Reading<T>,
  read: (text: string) => Reading<T>,
  write: (value: T) => string | undefined,
): Param<T, R> {
  return { required, read: (text) => (text === undefined || text === '' ? missing : read(text)), write };
}

/** Identifier, required: a whole number from 1 to 2^53-1. */
export const idParam = (): Param<number, true> =>
  param<number, true>(
    true,
    MISSING,
    (text) =>
      /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text))
        ? { value: Number(text) }
        : { problem: 'must be a whole number.' },
    String,
  );

const MOST_IDS = 20;

/** Some ids, joined by commas: `5,6`. */
export const someIds = (): Param<number[] | undefined, false> =>
  param<number[] | undefined, false>(
    false,
    { value: undefined },
    (text) => {
      const value = [...new Set(text.split(','))];
      return value.length <= MOST_IDS &&
        value.every((id) => /^[1-9]\d{0,15}$/.test(id) && Number.isSafeInteger(Number(id)))
        ? { value: value.map(Number) }
        : { problem: `must be at most ${MOST_IDS} whole numbers.` };
    },
    (value) => value?.join(',') || undefined,
  );

/** A token or code, required: up to 100 printable characters. */
export const tokenParam = (): Param<string, true> =>
  param<string, true>(
    true,
    MISSING,
    (text) => (text.length <= 100 && !UNPRINTABLE.test(text) ? { value: text } : { problem: 'is not a valid code.' }),
    (value) => value,
  );

/** Text, empty when missing. Nothing personal: an address ends up in histories and logs. */
export const textParam = ({ max = 200 } = {}): Param<string, false> =>
  param<string, false>(
    false,
    { value: '' },
    (text) => {
      if (text.length > max) return { problem: `must have at most ${max} characters.` };
      return UNPRINTABLE.test(text) ? { problem: 'contains characters that cannot be used.' } : { value: text };
    },
    (value) => value || undefined,
  );

/** One of several codes (any case is read), given by a function where they are not known yet; with `initial` that one when missing, otherwise undefined. */
type Codes<V> = readonly V[] | (() => readonly V[]);
export function oneOf<const V extends string>(codes: Codes<V>): Param<V | undefined, false>;
export function oneOf<const V extends string>(codes: Codes<V>, initial: NoInfer<V>): Param<V, false>;
export function oneOf<const V extends string>(codes: Codes<V>, initial?: V): Param<V | undefined, false> {
  return param<V | undefined, false>(
    false,
    { value: initial },
    (text) => {
      const values = typeof codes === 'function' ? codes() : codes;
      const value = values.find((candidate) => candidate.toLowerCase() === text.toLowerCase());
      return value === undefined ? { problem: `must be one of ${values.join(', ')}.` } : { value };
    },
    (value) => (value === initial ? undefined : value),
  );
}

/**
 * Several codes, joined by commas (any case is read); undefined when missing. Written in the order of the codes, so that
 * equal choices have equal addresses.
 */
export const someOf = <const V extends string>(codes: readonly V[]): Param<V[] | undefined, false> =>
  param<V[] | undefined, false>(
    false,
    { value: undefined },
    (text) => {
      const codesInText = new Set(text.toLowerCase().split(','));
      const value = codes.filter((code) => codesInText.has(code.toLowerCase()));
      return value.length === codesInText.size ? { value } : { problem: `must be some of ${codes.join(', ')}.` };
    },
    (value) => codes.filter((code) => value?.includes(code)).join(',') || undefined,
  );

const MOST_CODES = 20;

/** Some codes that only the server knows, joined by commas: `EVENT,NIGHTLY_REPORT`. */
export const someCodes = (): Param<string[] | undefined, false> =>
  param<string[] | undefined, false>(
    false,
    { value: undefined },
    (text) => {
      const value = [...new Set(text.toUpperCase().split(','))];
      return value.length <= MOST_CODES && value.every((code) => /^[A-Z0-9_]{1,100}$/.test(code))
        ? { value }
        : { problem: `must be at most ${MOST_CODES} codes.` };
    },
    (value) => value?.join(',') || undefined,
  );

/**
 * States of a machine, named here one by one: importing the machine would bring all its transitions into the first
 * load. A state too many or too few does not compile.
 */
export const oneState = <S extends string>(states: Record<S, true>): Param<S | undefined, false> =>
  oneOf(Object.keys(states) as S[]);
export const someStates = <S extends string>(states: Record<S, true>): Param<S[] | undefined, false> =>
  someOf(Object.keys(states) as S[]);

/** `sort=field` or `sort=-field`. */
export const sortParam = <const F extends string>(fields: readonly F[], initial: NoInfer<F> | `-${NoInfer<F>}`) =>
  oneOf<F | `-${F}`>([...fields, ...fields.map((field) => `-${field}` as const)], initial as F);

type Sorts = typeof callSorts;
/** The sort of a list page: that of its call. */
export const sortOf = <N extends keyof Sorts>(call: N) => {
  const [initial, fields] = callSorts[call];
  return sortParam<Sorts[N][1][number]>(fields, initial);
};

const wholeNumber = (initial: number, low: number, high: number): Param<number, false> =>
  param<number, false>(
    false,
    { value: initial },
    (text) => {
      const value = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
      return value >= low && value <= high ? { value } : { problem: `must be a whole number from ${low} to ${high}.` };
    },
    (value) => (value === initial ? undefined : String(value)),
  );

/** Page number of a list, starting at 1. */
export const pageParam = (): Param<number, false> => wholeNumber(1, 1, 100_000);
/** Rows on a page, at most 100. */
export const pageSizeParam = (initial: number): Param<number, false> => wholeNumber(initial, 1, 100);

/** `name=true`, or just `name`; false when missing. */
export const flag = (): Param<boolean, false> => ({
  required: false,
  read: (text) => {
    if (text === undefined || text === 'false') return { value: false };
    return text === 'true' || text === '' ? { value: true } : { problem: 'must be true or false.' };
  },
  write: (value) => (value ? 'true' : undefined),
});

/** `name=true` or `name=false`; undefined when missing. */
export const yesNoParam = (): Param<boolean | undefined, false> =>
  param<boolean | undefined, false>(
    false,
    { value: undefined },
    (text) =>
      text === 'true' || text === 'false' ? { value: text === 'true' } : { problem: 'must be true or false.' },
    (value) => value?.toString(),
  );

/** Calendar date, yyyy-mm-dd; undefined when missing. */
export const dateParam = (): Param<string | undefined, false> =>
  param<string | undefined, false>(
    false,
    { value: undefined },
    (text) => {
      const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
      return date && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
        ? { value: text }
        : { problem: 'must be a date such as 2026-11-24.' };
    },
    (value) => value,
  );

/** Amount as it travels, such as 120.50; undefined when missing. */
export const amountParam = (): Param<string | undefined, false> =>
  param<string | undefined, false>(
    false,
    { value: undefined },
    (text) =>
      /^(0|[1-9]\d{0,9})\.\d{2}$/.test(text) ? { value: text } : { problem: 'must be an amount such as 120.50.' },
    (value) => value,
  );

/** The same parameter where a page can do without it. */
export const optional = <T>(inner: Param<T>): Param<T | undefined, false> => ({
  required: false,
  read: (text) => (text === undefined || text === '' ? { value: undefined } : inner.read(text)),
  write: (value) => (value === undefined ? undefined : inner.write(value)),
});

/** Reads a page's parameters from a query string. Names are read in any case; of one given twice the first counts. */
export function readSearch<S extends SearchShape>(
  shape: S,
  raw: Readonly<Record<string, string>>,
): { values: SearchOf<S>; problems: SearchProblem[] } {
  const given = new Map<string, string>();
  for (const [name, text] of Object.entries(raw)) {
    const key = name.toLowerCase();
    if (!given.has(key)) given.set(key, text);
  }
  const values: Record<string, unknown> = {};
  const problems: SearchProblem[] = [];
  for (const [name, parameter] of Object.entries(shape)) {
    const reading = parameter.read(given.get(name.toLowerCase()));
    if ('problem' in reading) problems.push({ name, problem: reading.problem });
    else values[name] = reading.value;
  }
  return { values: values as SearchOf<S>, problems };
}

/** The query parameters of a link, in the spelling and order of the page. */
export function writeSearch<S extends SearchShape>(shape: S, values: LinkSearchOf<S>): Record<string, string> {
  const raw: Record<string, string> = {};
  for (const [name, parameter] of Object.entries(shape)) {
    const value = (values as Record<string, unknown>)[name];
    const text = value === undefined ? undefined : parameter.write(value);
    if (text !== undefined) raw[name] = text;
  }
  return raw;
}

/** `?a=1&b=2` as a plain object of texts, for the router. */
export function parseQueryString(text: string): Record<string, string> {
  const raw: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(text)) raw[name] ??= value;
  return raw;
}

/** The reverse, commas as they are; empty without parameters. */
export function queryString(raw: Readonly<Record<string, unknown>>): string {
  const text = new URLSearchParams(Object.entries(raw).map(([name, value]) => [name, String(value)]))
    .toString()
    .replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}
