import { isProblem, problemOf } from '../problem.ts';

type Versioned = Readonly<Record<string, unknown>> & { readonly version: number };

/** Returns the current record of a lost update; undefined for any other failure. */
export function currentOf(error: unknown): Versioned | undefined {
  const current = isProblem(error, 'lost-update') ? problemOf(error)?.current : undefined;
  return typeof current?.['version'] === 'number' ? (current as Versioned) : undefined;
}

interface Input {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/** Replaces an older version in the input by the current one. */
export function overCurrent<I>(input: I, { version }: Pick<Versioned, 'version'>): I {
  const newer = (part: unknown) =>
    typeof part === 'object' && part !== null && 'version' in part && Number(part.version) < version
      ? { ...part, version }
      : part;
  const { query, body } = input as Input;
  return {
    ...input,
    ...(query !== undefined && { query: newer(query) }),
    ...(body !== undefined && { body: newer(body) }),
  };
}

/** Whether two inputs concern the same record. */
export const isSameThing = (input: unknown, other: unknown): boolean =>
  JSON.stringify((input as Input | undefined)?.params) === JSON.stringify((other as Input | undefined)?.params);

/** Lists the titles of the fields that another user changed; empty when the record seen before is unknown. */
export function changedTitles(
  titles: Readonly<Record<string, string>>,
  seen: object | undefined,
  current: Readonly<Record<string, unknown>>,
): string[] {
  if (seen === undefined) return [];
  const before = seen as Readonly<Record<string, unknown>>;
  return Object.entries(titles).flatMap(([field, title]) =>
    field in before && JSON.stringify(before[field]) !== JSON.stringify(current[field]) ? [title] : [],
  );
}

const list = new Intl.ListFormat('en-AU', { type: 'conjunction' });

/** Explains that the change was made against an older version, what has changed since, and how to continue. */
export function lostUpdateText(changed: readonly string[]): string {
  const what = changed.length > 0 ? list.format(changed) : 'this';
  return `Another user changed ${what} while you had it open. Press the button again to continue with the current version.`;
}
