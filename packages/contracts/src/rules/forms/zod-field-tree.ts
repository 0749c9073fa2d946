import type { z } from 'zod';
import type { FieldNode } from './field-tree.ts';

const trees = new WeakMap<object, FieldNode>();

/** The neutral field tree of a Zod schema: objects, lists and what wraps them; anything else is a leaf. */
export function treeOfZod(schema: z.ZodType): FieldNode {
  const known = trees.get(schema);
  if (known) return known;
  const tree = buildTree(schema);
  trees.set(schema, tree);
  return tree;
}

function buildTree(schema: z.ZodType): FieldNode {
  const def = (schema as unknown as z.core.$ZodTypes)._zod.def;
  const meta = schema.meta();
  const own: Partial<FieldNode> = {
    ...(meta?.title !== undefined && { title: meta.title }),
    ...(meta?.['x-form'] && { form: meta['x-form'] }),
    ...(meta?.['x-rules'] && { rules: meta['x-rules'] }),
    ...(meta?.['x-text'] && { text: meta['x-text'] }),
  };
  const required = schema._zod.optin === undefined;
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape).map(([name, field]) => [name, treeOfZod(field as z.ZodType)] as const);
      return { title: '', ...own, required, fields: new Map(fields) };
    }
    case 'array': {
      const mostRows = mostRowsOf(def.checks);
      const items = treeOfZod(def.element as z.ZodType);
      return { title: '', ...own, required, items, ...(mostRows !== undefined && { mostRows }) };
    }
    case 'default':
    case 'prefault':
      return { ...treeOfZod(def.innerType as z.ZodType), ...own, required, default: def.defaultValue };
    case 'optional':
    case 'nullable':
    case 'readonly':
      return { ...treeOfZod(def.innerType as z.ZodType), ...own, required };
    case 'pipe':
      return { ...treeOfZod(def.in as z.ZodType), ...own, required };
    default:
      return { title: '', ...own, required };
  }
}

function mostRowsOf(checks: readonly z.core.$ZodCheck[] = []): number | undefined {
  const limits = checks.flatMap(({ _zod: { def } }) =>
    def.check === 'max_length' ? [(def as z.core.$ZodCheckMaxLengthDef).maximum] : [],
  );
  return limits.length === 0 ? undefined : Math.min(...limits);
}
