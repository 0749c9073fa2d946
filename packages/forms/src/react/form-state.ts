import type { FieldError } from '@quickportal/contracts/kernel/problem';
import type { FormSchemaDocument } from '@quickportal/contracts/rules/forms/form-document';
import type { Values } from '@quickportal/contracts/rules/forms/field-tree';
import { type Path, isWithin, nameOf, valueAt, withValueAt } from '../schema/field-path.ts';
import { type TypedValues, openingValues } from '../schema/typed-values.ts';
import type { Side } from '../schema/conflict.ts';
import type { FormFailure } from './form-failure.ts';

/** State of a form. */
export interface FormState<Result> {
  schema: FormSchemaDocument;
  opened: TypedValues;
  values: TypedValues;
  /** Names of the fields whose errors are shown. */
  shown: ReadonlySet<string>;
  edited: ReadonlySet<string>;
  /** Errors from the server, until the field changes. */
  refused: readonly FieldError[];
  failure: FormFailure | null;
  /** The saved version, and the choices so far. */
  conflict: { schema: FormSchemaDocument; version: unknown; chosen: Readonly<Record<string, Side>> } | null;
  isMerged: boolean;
  attempt: number;
  accepted: { response: Result } | null;
}

export const NOTHING: ReadonlySet<string> = new Set();

/** Returns the state of a newly opened form, with the schema's values or with these. */
export function opening<Result>(
  schema: FormSchemaDocument,
  initialValues: Values | undefined,
  attempt: number,
): FormState<Result> {
  const values = openingValues(schema, initialValues);
  const opened = openingValues(schema);
  return {
    schema,
    opened,
    values,
    shown: NOTHING,
    edited: NOTHING,
    refused: [],
    failure: null,
    conflict: null,
    isMerged: false,
    attempt,
    accepted: null,
  };
}

/** Validates typed values against the schema and the page's own rules. */
type Find = (values: TypedValues) => FieldError[];

/**
 * Returns the state after a change of a field: server errors of the field are removed, shown errors are checked again.
 */
export function changed<Result>(now: FormState<Result>, path: Path, value: unknown, find: Find): FormState<Result> {
  const name = nameOf(path);
  const before = valueAt(now.values, path);
  const values = withValueAt(now.values, path, value) as TypedValues;
  // Errors follow rows that moved, and go with removed ones; an added row does not affect others
  const isMoved = Array.isArray(value) && Array.isArray(before) && value.length <= before.length;
  const stays = (field: string) => !isMoved || field === name || !isWithin(field, name);
  const wrong = now.shown.size > 0 ? new Set(find(values).map(({ field }) => field)) : NOTHING;
  return {
    ...now,
    values,
    shown: new Set([...now.shown].filter((field) => wrong.has(field) && stays(field))),
    edited: new Set([...[...now.edited].filter(stays), name]),
    refused: now.refused.filter(({ field }) => field !== '' && !isWithin(field, name) && !isWithin(name, field)),
    failure: null,
  };
}

/** Returns the state after a field lost focus: its errors are shown if it was edited. */
export function left<Result>(now: FormState<Result>, name: string, find: Find): FormState<Result> {
  const isEdited = [...now.edited].some((field) => isWithin(field, name));
  if (!isEdited) return now;
  const wrong = find(now.values).filter(({ field }) => isWithin(field, name) && now.edited.has(field));
  if (wrong.every(({ field }) => now.shown.has(field))) return now;
  return { ...now, shown: new Set([...now.shown, ...wrong.map(({ field }) => field)]) };
}
