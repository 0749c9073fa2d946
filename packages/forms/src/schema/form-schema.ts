import type { Json, Option } from '@quickportal/contracts/kernel/form-meta';
import type { FormNode, FormSchemaDocument } from '@quickportal/contracts/rules/forms/form-document';
import type { z } from 'zod';
import { jsonNode } from './json-node.ts';
import { groupsOf, orderOf } from './layout.ts';

/** Facts that the server adds when a form is opened. */
export interface FormFacts {
  /** Heading, if the body's `x-form-layout` has none: usually the summary of the call. */
  title?: string;
  submitLabel?: string;
  /** Current values, such as the record itself; fields that are not in the body are ignored. */
  values?: Readonly<Record<string, unknown>>;
  /** Options by the name in `optionsFrom`. */
  options?: Record<string, Option[]>;
  /** Today in the community's zone, yyyy-mm-dd. */
  today: string;
  /** Currency of its amounts. */
  currency?: 'AUD' | 'NZD' | undefined;
}

const nodes = new WeakMap<z.ZodObject, FormNode>();

/**
 * Builds the form of a call's body: JSON Schema 2020-12 with `x-form` and `x-rules` per field, and a head with order,
 * groups, values and options.
 */
export function formSchema(body: z.ZodObject, facts: FormFacts): FormSchemaDocument {
  const node = nodes.get(body) ?? jsonNode(body);
  nodes.set(body, node);
  const properties = node.properties ?? {};
  const order = orderOf(properties);
  const layout = body.meta()?.['x-form-layout'] ?? {};
  const title = layout.title ?? facts.title;
  const submitLabel = facts.submitLabel ?? layout.submitLabel;
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties,
    ...(node.required && { required: node.required }),
    ...(node.additionalProperties === false && { additionalProperties: false }),
    'x-form': {
      ...(title !== undefined && { title }),
      ...(submitLabel !== undefined && { submitLabel }),
      order,
      groups: groupsOf(properties, order, layout),
      values: toFormValues(properties, facts.values ?? {}),
      options: facts.options ?? {},
      today: facts.today,
      ...(facts.currency && { currency: facts.currency }),
    },
  };
}

/** Selects the form's values: declared fields, no null if the body takes none, never a password. */
function toFormValues(
  properties: Readonly<Record<string, FormNode>>,
  values: Readonly<Record<string, unknown>>,
): Record<string, Json> {
  const current: Record<string, Json> = {};
  for (const [name, node] of Object.entries(properties)) {
    const value = Object.hasOwn(values, name) ? toFormValue(node, values[name]) : undefined;
    if (value !== undefined) current[name] = value;
  }
  return current;
}

function toFormValue(node: FormNode, value: unknown): Json | undefined {
  if (node['x-form']?.widget === 'password' || node['x-text'] === 'password') return undefined;
  if (value === null) return node.type?.includes('null') === true ? null : undefined;
  if (node.properties && typeof value === 'object')
    return toFormValues(node.properties, value as Record<string, unknown>);
  if (node.items && Array.isArray(value)) {
    const { items } = node;
    return value.map((row: unknown) => toFormValue(items, row)).filter((row) => row !== undefined);
  }
  return value as Json | undefined;
}
