import { type ComparedField, type Side, comparedFields, mergedValues, proposedSide } from '../schema/conflict.ts';
import { type FoundOptions, withFoundOptions } from '../schema/found-options.ts';
import { openingValues } from '../schema/typed-values.ts';
import { type FormState, NOTHING } from './form-state.ts';

/** The comparison of what another user saved with what was typed. */
export interface FormConflict {
  fields: readonly (ComparedField & { side: Side })[];
  onChoose: (name: string, side: Side) => void;
  /** Continues with the chosen values, against the current version. */
  onMerge: () => void;
  /** Returns to the form as typed. */
  onCancel: () => void;
}

/** Builds the comparison for merging a lost update. */
export function conflictOf<Result>(
  { conflict, opened, values }: FormState<Result>,
  found: FoundOptions,
  setState: (update: (now: FormState<Result>) => FormState<Result>) => void,
): FormConflict | null {
  if (!conflict) return null;
  const versions = { opened, mine: values, schema: withFoundOptions(conflict.schema, found) };
  const { chosen } = conflict;
  return {
    fields: comparedFields(versions).map((field) => ({ ...field, side: chosen[field.name] ?? proposedSide(field) })),
    onChoose: (name, side) =>
      setState((now) => ({ ...now, conflict: { ...conflict, chosen: { ...chosen, [name]: side } } })),
    onMerge: () => setState((now) => merged(now, conflict)),
    onCancel: () => setState((now) => ({ ...now, conflict: null })),
  };
}

/** Rebases the form on the saved version; `dirty` counts from there. */
function merged<Result>(
  now: FormState<Result>,
  { schema, version, chosen }: NonNullable<FormState<Result>['conflict']>,
): FormState<Result> {
  const values = mergedValues({ opened: now.opened, mine: now.values, schema }, chosen);
  const isUnknown = schema.properties['version'] !== undefined && schema['x-form'].values['version'] === undefined;
  const current = isUnknown && version !== undefined ? { version } : {};
  return {
    ...now,
    opened: { ...openingValues(schema), ...current },
    values: { ...values, ...current },
    edited: NOTHING,
    conflict: null,
    isMerged: true,
    attempt: now.attempt + 1,
  };
}
