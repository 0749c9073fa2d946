import type { Schema } from './openapi-types.ts';

const LARGEST = Number.MAX_SAFE_INTEGER;
const LARGEST_INT32 = 2_147_483_647;
/** Their format says everything; Zod's expressions for them are only noise to a reader. */
const formatsWithoutPattern = new Set(['date', 'date-time', 'time', 'uuid', 'email', 'uri']);

/** Calls `visit` for a schema and all schemas in it, from the outside in. */
export function eachSchema(schema: Schema, visit: (schema: Schema) => void): void {
  visit(schema);
  const { properties, items, prefixItems, anyOf, oneOf, allOf, not, additionalProperties, propertyNames } = schema;
  const inner = [
    ...Object.values(properties ?? {}),
    ...[items, not, additionalProperties, propertyNames].filter((entry) => typeof entry === 'object'),
    ...[prefixItems, anyOf, oneOf, allOf].flatMap((list) => list ?? []),
  ];
  for (const part of inner) eachSchema(part, visit);
}

/** Leaves what a reader of the API needs: no form keywords, no noise, and 64 bit where 32 are not enough. */
export function cleanSchema(whole: Schema): void {
  eachSchema(whole, (schema) => {
    for (const keyword of Object.keys(schema)) if (keyword.startsWith('x-')) delete schema[keyword as keyof Schema];
    if (schema.format && formatsWithoutPattern.has(schema.format)) delete schema.pattern;
    if (schema.minLength === 0) delete schema.minLength;
    if (schema.type === 'integer' || (Array.isArray(schema.type) && schema.type.includes('integer')))
      cleanInteger(schema);
  });
}

function cleanInteger(schema: Schema): void {
  if (schema.minimum === -LARGEST) delete schema.minimum;
  if (schema.maximum === undefined || schema.maximum > LARGEST_INT32) schema.format = 'int64';
  if (schema.maximum === LARGEST && schema.minimum === undefined) delete schema.maximum;
}

/** The names of the components that a schema needs, directly. */
export function componentsIn(schema: Schema): string[] {
  const names: string[] = [];
  eachSchema(schema, ({ $ref }) => {
    if ($ref) names.push($ref.slice('#/components/schemas/'.length));
  });
  return names;
}
