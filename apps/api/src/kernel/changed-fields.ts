import { isDeepStrictEqual } from 'node:util';
import type { Json } from '@quickportal/contracts/kernel/form-meta';
import { noChanges } from './problem.ts';

/** The fields that an edit changes, with their values before and after, as an audit entry has them. */
export interface ChangedFields<K extends string> {
  readonly names: readonly K[];
  readonly before: Json;
  readonly after: Json;
}

/** The fields of `after` that differ from `before`. Refuses an edit that changes nothing (422, 1R213 1M040). */
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
