import type { FormSchemaDocument } from '@quickportal/contracts/rules/forms/form-document';

/** Combines several schemas into one, for a wizard: every field of each once. Conditions may refer to other steps. */
export function combinedSchema(schemas: readonly FormSchemaDocument[]): FormSchemaDocument {
  const [first, ...others] = [...new Set(schemas)];
  if (!first) throw new Error('A wizard needs a step');
  if (others.length === 0) return first;
  const all = [first, ...others];
  const heads = all.map((schema) => schema['x-form']);
  return {
    ...first,
    properties: merged(all.map((schema) => schema.properties)),
    required: [...new Set(all.flatMap((schema) => schema.required ?? []))],
    'x-form': {
      ...first['x-form'],
      order: [...new Set(heads.flatMap((head) => head.order))],
      groups: heads.flatMap((head) => head.groups),
      values: merged(heads.map((head) => head.values)),
      options: merged(heads.map((head) => head.options)),
    },
  };
}

function merged<T>(records: readonly Record<string, T>[]): Record<string, T> {
  const whole: Record<string, T> = {};
  for (const record of records) Object.assign(whole, record);
  return whole;
}
