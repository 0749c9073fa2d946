import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import { bodyIssues } from '@quickportal/contracts/kernel/input';
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
  pattern?: string;
  allOf?: Node[];
}

/** How the pattern of an amount ends. */
const TWO_DECIMALS = String.raw`\.[0-9]{2}$`;

const resolved = (node: Node, definitions: Record<string, Node> = {}): Node =>
  node.$ref === undefined ? node : (definitions[node.$ref.split('/').at(-1) ?? ''] ?? {});

/** A value that a schema accepts, as small as it gets; examples and defaults first. */
function sample(node: Node, definitions: Record<string, Node> = node.$defs ?? {}): unknown {
  if (node.$ref !== undefined) return sample(resolved(node, definitions), definitions);
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
      if ([node, ...(node.allOf ?? [])].some(({ pattern }) => pattern?.endsWith(TWO_DECIMALS))) return '12.50';
      return 'Sample text 1'.padEnd(node.minLength ?? 0, 'x');
  }
}

const nodeOf = (schema: z.ZodObject): Node =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Node;

const pick = (schema: z.ZodObject | undefined): Record<string, unknown> =>
  schema ? (sample(nodeOf(schema)) as Record<string, unknown>) : {};

/** The same with what its own values make required. */
function pickBody(schema: z.ZodObject): Record<string, unknown> {
  const body = pick(schema);
  const node = nodeOf(schema);
  const { properties = {} } = resolved(node, node.$defs);
  const missing = bodyIssues(schema, body, '2026-11-20').issues.flatMap(({ path: [name] }) =>
    typeof name === 'string' && !(name in body) ? [name] : [],
  );
  const needed = missing.map((name) => [name, sample(properties[name] ?? {}, node.$defs)] as const);
  return { ...body, ...Object.fromEntries(needed) };
}

/** Input that fits a contract: every part that is required, nothing optional. */
export function sampleInput(contract: AnyContract): {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: Record<string, unknown> | undefined;
} {
  return {
    params: pick(contract.params),
    query: pick(contract.query),
    body: contract.body ? pickBody(contract.body) : undefined,
  };
}
