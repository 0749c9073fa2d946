import type { Json } from '@quickportal/contracts/kernel/form-meta';

/** Most terms that a request is found by, and most characters of each. */
const MOST_TERMS = 80;
const LONGEST_TERM = 100;
/** Minimum length of a part of a term that is searched on its own: 0041827 of HCW-0041827. */
const SHORTEST_PART = 3;

const BASE = /^.*\/rest\/internal\//;
// Names of fields that hold an id, a number or a reference, but for phone numbers
const FOUND_BY = /(?:id|(?<!phone)number|reference|token)$/i;

const normal = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s\p{Cc}\\]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_TERM)
    .toWellFormed();

/** A word that no term begins with. */
const NOWHERE = '\u007f';

/** The words of a search, as `termsOf` has them. Addresses may begin with the base of the API. */
export function searchWords(query: string): string[] {
  const words = normal(query)
    .split(' ')
    .map((word) => word.replace(BASE, '').replace(/^\/+/, ''))
    .filter((word) => word !== '');
  return words.length === 0 && query.trim() !== '' ? [NOWHERE] : words;
}

interface Searched {
  requestId: string;
  ip: string;
  /** Path and query, redacted. */
  url: string;
  /** Redacted bodies. */
  bodies: readonly (Json | undefined)[];
}

/** What a request is found by: its ID, address and path, the parts of it, and ids, numbers and references in its bodies. */
export function termsOf({ requestId, ip, url, bodies }: Searched): string[] {
  const terms = new Set<string>();
  const add = (text: string) => {
    const term = normal(text).replaceAll(' ', '');
    if (term !== '' && !term.includes('[removed]') && terms.size < MOST_TERMS) terms.add(term);
  };
  const [path = '', query = ''] = url.replace(BASE, '').split('?');
  for (const term of [requestId, ip, path]) add(term);
  for (const part of [...path.split('/'), ...query.split('&')]) add(part);
  for (const body of bodies)
    for (const value of valuesIn(body)) {
      add(value);
      for (const part of value.split(/[\s/._-]+/)) if (part.length >= SHORTEST_PART) add(part);
    }
  return [...terms];
}

function* valuesIn(body: Json | undefined, name = ''): Generator<string> {
  if (Array.isArray(body)) for (const item of body) yield* valuesIn(item, name);
  else if (typeof body === 'object' && body !== null)
    for (const [field, item] of Object.entries(body)) yield* valuesIn(item, field);
  else if ((typeof body === 'string' || typeof body === 'number') && FOUND_BY.test(name)) yield String(body);
}
