import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import { z } from 'zod';

interface Node {
  $ref?: string;
  $defs?: Record<string, Node>;
  type?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  anyOf?: Node[];
  items?: Node;
  properties?: Record<string, Node>;
  required?: string[];
  minimum?: number;
  minLength?: number;
  minItems?: number;
  format?: string;
}

/** A value that a schema accepts, as small as it gets; examples and defaults first. */
function sample(node: Node, definitions: Record<string, Node> = node.$defs ?? {}): unknown {
  if (node.$ref !== undefined) return sample(definitions[node.$ref.split('/').at(-1) ?? ''] ?? {}, definitions);
  if (node.const !== undefined) return node.const;
  if (node.examples?.length) return node.examples[0];
  if (node.default !== undefined) return node.default;
  if (node.enum) return node.enum[0];
  if (node.anyOf) return sample(node.anyOf[0] ?? {}, definitions);
  switch (node.type) {
    case 'integer':
    case 'number':
      return Math.max(node.minimum ?? 1, 1);
    case 'boolean':
      return true;
    case 'array':
      return Array.from({ length: node.minItems ?? 0 }, () => sample(node.items ?? {}, definitions));
    case 'object':
      return Object.fromEntries(
        (node.required ?? []).map((name) => [name, sample(node.properties?.[name] ?? {}, definitions)]),
      );
    default:
      if (node.format === 'date') return '2026-11-20';
      if (node.format === 'email') return 'name@example.com';
      return 'Sample text 1'.padEnd(node.minLength ?? 0, 'x');
  }
}

const pick = (schema: z.ZodObject | undefined): Record<string, unknown> =>
  schema
    ? (sample(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Node) as Record<
        string,
        unknown
      >)
    : {};

/** Input that fits a contract's types: every required part, nothing optional. */
export function sampleInput(contract: AnyContract): {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: Record<string, unknown> | undefined;
} {
  return {
    params: pick(contract.params),
    query: pick(contract.query),
    body: contract.body ? pick(contract.body) : undefined,
  };
}
