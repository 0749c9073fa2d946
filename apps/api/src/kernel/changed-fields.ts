import { isDeepStrictEqual } from 'node:util';
import type { Json } from '@quickportal/contracts/kernel/form-meta';
import { noChanges } from './problem.ts';

/** The fields that an edit changes, with their values before and after, as stored in an audit entry. */
export interface ChangedFields<K extends string> {
  readonly names: readonly K[];
  readonly before: Json;
  readonly after: Json;
}

/** Compares `after` with `before`. Throws validation-failed (422) when nothing differs (1R213 1M040). */
export function changedFields<T extends object>(
  before: { readonly [K in keyof T]: unknown },
  after: T,
): ChangedFields<keyof T & string> {
  const names = (Object.keys(after) as (keyof T & string)[]).filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  );
  if (names.length === 0) throw noChanges();
  const pick = (values: { readonly [K in keyof T]: unknown }) =>
    Object.fromEntries(names.map((name) => [name, values[name]])) as Json;
  return { names, before: pick(before), after: pick(after) };
}
