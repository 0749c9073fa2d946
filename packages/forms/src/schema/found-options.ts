import type { Option } from '@quickportal/contracts/kernel/form-meta';
import type { FormNode, FormSchemaDocument } from '@quickportal/contracts/rules/forms/form-document';

/** Options found while typing, by searched path. */
export type FoundOptions = ReadonlyMap<string, readonly Option[]>;

/** Adds to a schema the labels of options that were found and chosen since. */
export function withFoundOptions(schema: FormSchemaDocument, found: FoundOptions): FormSchemaDocument {
  if (found.size === 0) return schema;
  const head = schema['x-form'];
  const options = { ...head.options };
  for (const { optionsFrom, searchPath } of searched(schema.properties))
    options[optionsFrom] = [...(options[optionsFrom] ?? []), ...(found.get(searchPath) ?? [])];
  return { ...schema, 'x-form': { ...head, options } };
}

function searched(properties: Readonly<Record<string, FormNode>>): { optionsFrom: string; searchPath: string }[] {
  return Object.values(properties).flatMap((node) => {
    const { optionsFrom, searchPath } = node['x-form'] ?? {};
    const own = optionsFrom === undefined || searchPath === undefined ? [] : [{ optionsFrom, searchPath }];
    return [...own, ...searched(node.properties ?? {}), ...searched(node.items?.properties ?? {})];
  });
}
