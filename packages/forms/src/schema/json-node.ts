import { messages, plainMessage } from '@quickportal/contracts/kernel/messages';
import type { FormNode } from '@quickportal/contracts/rules/forms/form-document';
import { z } from 'zod';
import { orderOf } from './layout.ts';

type Checked = { _zod: { def: { check?: string; error?: unknown; [key: string]: unknown } } };
type JsonSchema = z.core.JSONSchema.BaseSchema;

// Zod's own registry without IDs, with which every named schema would become a $ref
const inlineMetadata = {
  get: (schema: z.core.$ZodType) => {
    const { id: _id, ...meta } = z.globalRegistry.get(schema) ?? {};
    return meta;
  },
  has: (schema: z.core.$ZodType) => z.globalRegistry.has(schema),
} as unknown as typeof z.globalRegistry;

/**
 * Converts a Zod schema to JSON Schema for forms and the browser's validation: inline, ordered, with the messages of
 * its checks.
 */
export function jsonNode(schema: z.ZodType): FormNode {
  const document = z.toJSONSchema(schema, {
    io: 'input',
    metadata: inlineMetadata,
    unrepresentable: 'any',
    cycles: 'throw',
    override: ({ zodSchema, jsonSchema }) => carryMessages(zodSchema, jsonSchema),
  });
  return slim(document);
}

/** Adds what JSON Schema lacks: the messages of checks, and their patterns. */
function carryMessages(schema: z.core.$ZodType, json: JsonSchema): void {
  const own = schema as unknown as Checked & { _zod: { def: { type: string; checks?: Checked[] } } };
  const message = messageOf(own._zod.def.error);
  const texts: Record<string, string> = { ...(message !== undefined && { '': message }) };
  const checks = [...(own._zod.def.check === undefined ? [] : [own]), ...(own._zod.def.checks ?? [])];
  for (const check of checks) {
    const text = messageOf(check._zod.def.error);
    const keyword = keywordOf(check);
    if (text !== undefined && keyword !== undefined) texts[keyword] = text;
  }
  if (Object.keys(texts).length > 0) json['x-messages'] = texts;
  if (own._zod.def.type === 'string') carryPatterns(checks, message, json);
}

function carryPatterns(checks: readonly Checked[], message: string | undefined, json: JsonSchema): void {
  const patterns: FormNode['allOf'] = [];
  for (const check of checks) {
    const { check: kind, format, pattern, error } = check._zod.def;
    if (kind !== 'string_format' || format === 'date' || !(pattern instanceof RegExp)) continue;
    const text = messageOf(error) ?? message ?? (format === 'email' ? messages.email : messages.format);
    patterns.push({ pattern: pattern.source, 'x-message': text });
  }
  delete json.pattern;
  delete json.allOf;
  if (patterns.length > 0) json.allOf = patterns;
}

const keywords: Readonly<Record<string, string>> = {
  min_length: 'minLength',
  max_length: 'maxLength',
};

function keywordOf(check: Checked): string | undefined {
  const { check: kind = '', inclusive, format } = check._zod.def;
  if (kind === 'greater_than') return inclusive === true ? 'minimum' : 'exclusiveMinimum';
  if (kind === 'less_than') return inclusive === true ? 'maximum' : 'exclusiveMaximum';
  if (kind === 'string_format' && format === 'date') return 'format';
  return keywords[kind];
}

/** Returns the fixed text of an `error` parameter. Messages computed from the value stay on the server. */
function messageOf(error: unknown): string | undefined {
  if (typeof error !== 'function' || error === plainMessage) return undefined;
  const text: unknown = error({ code: 'custom', input: undefined, path: [] });
  return typeof text === 'string' ? text : undefined;
}

const KEPT = [
  'title',
  'default',
  'enum',
  'const',
  'minLength',
  'maxLength',
  'format',
  'allOf',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minItems',
  'maxItems',
  'required',
  'x-text',
  'x-form',
  'x-rules',
  'x-messages',
] as const;

/** Selects the keywords for forms; a nullable field becomes one node whose type includes null. */
function slim(json: JsonSchema): FormNode {
  const { anyOf, ...outer } = json;
  const branches = anyOf ?? [];
  const inner = branches.find((branch) => branch.type !== 'null');
  const isNullable = branches.length === 2 && branches.some((branch) => branch.type === 'null');
  const whole: JsonSchema = isNullable && inner ? { ...inner, ...outer } : json;
  const node: FormNode = {};
  const { type } = whole;
  if (type !== undefined) node.type = isNullable && typeof type === 'string' ? [type, 'null'] : type;
  for (const key of KEPT) if (whole[key] !== undefined) Object.assign(node, { [key]: whole[key] });
  if (node.minimum === Number.MIN_SAFE_INTEGER) delete node.minimum;
  if (node.maximum === Number.MAX_SAFE_INTEGER) delete node.maximum;
  if (whole.properties) {
    const properties = Object.entries(whole.properties).map(
      ([name, child]) => [name, slim(child as JsonSchema)] as const,
    );
    const declared = Object.fromEntries(properties);
    node.properties = Object.fromEntries(orderOf(declared).map((name) => [name, declared[name] as FormNode]));
    if (whole.additionalProperties === false) node.additionalProperties = false;
  }
  if (whole.items) node.items = slim(whole.items as JsonSchema);
  return node;
}
