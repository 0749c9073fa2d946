import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import { z } from 'zod';
import type { RestInput } from '../rest-call.ts';
import { sampleInput } from './sample-input.ts';

interface Node {
  $ref?: string;
  $defs?: Record<string, Node>;
  type?: string;
  anyOf?: Node[];
  items?: Node;
  properties?: Record<string, Node>;
}

/** A field of a call's input. */
export interface InputField {
  readonly part: 'query' | 'body';
  /** customerId, businessIds, businessRoles[].roleId */
  readonly path: string;
  readonly isList: boolean;
}

/** Fields that name a thing by its id, number or token. The ids in a path are not among them. */
export function namingFields(contract: AnyContract): InputField[] {
  return (['query', 'body'] as const).flatMap((part) => {
    const schema = contract[part];
    if (!schema) return [];
    const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Node;
    return fieldsOf(root, root.$defs ?? {})
      .filter(({ path }) => /(?:Ids?|Token)$|^id$|(?:^|\.)receiptNumber$/.test(path))
      .map((field) => ({ part, ...field }));
  });
}

function fieldsOf(node: Node, definitions: Record<string, Node>, prefix = ''): Omit<InputField, 'part'>[] {
  const resolved = (inner: Node): Node =>
    inner.$ref === undefined ? inner : resolved(definitions[inner.$ref.split('/').at(-1) ?? ''] ?? {});
  const { properties = {}, anyOf = [] } = resolved(node);
  const here = Object.entries(properties).flatMap(([name, property]) => {
    const path = `${prefix}${name}`;
    const { type, items } = resolved(property);
    const inside = items ? fieldsOf(items, definitions, `${path}[].`) : fieldsOf(property, definitions, `${path}.`);
    return [{ path, isList: type === 'array' }, ...inside];
  });
  return [...here, ...anyOf.flatMap((entry) => fieldsOf(entry, definitions, prefix))];
}

/** The smallest input that fits, with what the fixture adds. */
export function inputWith(contract: AnyContract, more: RestInput = {}) {
  const sample = sampleInput(contract);
  return {
    params: { ...sample.params, ...more.params },
    query: { ...sample.query, ...more.query },
    body: sample.body && { ...sample.body, ...(more.body as object | undefined) },
  };
}

/** The input with a value in one field, in the first element of the list that the field is in; `beside` fills the others there. */
export function withField(
  input: ReturnType<typeof inputWith>,
  { part, path, isList }: InputField,
  value: unknown,
  beside: Record<string, unknown> = {},
): ReturnType<typeof inputWith> {
  const [outer, inner] = path.split('[].');
  const given = isList ? [value] : value;
  const changed = inner === undefined ? { [path]: given } : { [outer as string]: [{ ...beside, [inner]: given }] };
  return { ...input, [part]: { ...input[part], ...changed } };
}
