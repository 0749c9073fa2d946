import type { FormSchemaDocument } from '@quickportal/contracts/rules/forms/form-document';

/** The same form with only the allowed choices in a field; where one is left it is chosen. */
export function narrowedOptions(
  schema: FormSchemaDocument,
  field: string,
  isAllowed: (value: string) => boolean,
): FormSchemaDocument {
  const node = schema.properties[field];
  const form = node?.['x-form'];
  if (!node || !form?.options) return schema;
  const options = form.options.filter(({ value }) => isAllowed(value));
  const [first] = options;
  const head = schema['x-form'];
  const chosen = options.length === 1 && first ? { [field]: first.value } : {};
  return {
    ...schema,
    properties: { ...schema.properties, [field]: { ...node, 'x-form': { ...form, options } } },
    'x-form': { ...head, values: { ...head.values, ...chosen } },
  };
}
