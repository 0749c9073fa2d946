import { z } from 'zod';

interface Node {
  $ref?: string;
  $defs?: Record<string, Node>;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Node[];
  items?: Node;
  properties?: Record<string, Node>;
  maxLength?: number;
  maxItems?: number;
}

/** A text or a list that a schema takes. */
export interface BoundedField {
  /** Keys and indexes that lead to it; the first row of a list. */
  readonly path: readonly (string | number)[];
  readonly kind: 'text' | 'list';
  /** Characters or rows at most; undefined where the schema says none. */
  readonly limit: number | undefined;
}

/** Every text that is typed freely and every list in a schema, at any depth. */
export function boundedFields(schema: z.ZodObject): BoundedField[] {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Node;
  const fields = new Map<string, BoundedField>();
  collect(root, root.$defs ?? {}, [], fields);
  return [...fields.values()];
}

function collect(
  given: Node,
  definitions: Record<string, Node>,
  path: readonly (string | number)[],
  fields: Map<string, BoundedField>,
): void {
  const node = given.$ref === undefined ? given : (definitions[given.$ref.split('/').at(-1) ?? ''] ?? {});
  const note = (kind: 'text' | 'list', limit: number | undefined) => fields.set(path.join('.'), { path, kind, limit });
  if (node.type === 'string' && node.enum === undefined && node.const === undefined) note('text', node.maxLength);
  if (node.type === 'array') note('list', node.maxItems);
  for (const [name, property] of Object.entries(node.properties ?? {}))
    collect(property, definitions, [...path, name], fields);
  if (node.items) collect(node.items, definitions, [...path, 0], fields);
  for (const entry of node.anyOf ?? []) collect(entry, definitions, path, fields);
}

/** A copy of a value with another one at a path; what is missing on the way is made. */
export function withValueAt(value: unknown, [key, ...rest]: readonly (string | number)[], put: unknown): unknown {
  if (key === undefined) return put;
  if (typeof key === 'number') {
    const rows = Array.isArray(value) ? [...(value as unknown[])] : [];
    rows[key] = withValueAt(rows[key], rest, put);
    return rows;
  }
  const fields = typeof value === 'object' && value !== null ? value : {};
  return { ...fields, [key]: withValueAt((fields as Record<string, unknown>)[key], rest, put) };
}
