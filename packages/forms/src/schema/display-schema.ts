import type { FieldForm, FormLayout, Option } from '@quickportal/contracts/kernel/form-meta';
import type { DisplayKind, DisplayNode, DisplaySchemaDocument } from '@quickportal/contracts/rules/forms/form-document';
import { z } from 'zod';
import { groupsOf, orderOf } from './layout.ts';
import { wordsOf } from './words-of.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema & { 'x-form'?: FieldForm; 'x-form-layout'?: FormLayout };

/**
 * Describes how to display a response: label, kind of value, order and groups of its fields. `title` is used if its
 * schema has none.
 */
export function displaySchema(response: z.ZodType, title = ''): DisplaySchemaDocument {
  const document = documents.get(response) ?? documentOf(response);
  documents.set(response, document);
  return document.title === '' ? { ...document, title } : document;
}

const documents = new WeakMap<z.ZodType, DisplaySchemaDocument>();

function documentOf(response: z.ZodType): DisplaySchemaDocument {
  const json = z.toJSONSchema(response, { io: 'output', unrepresentable: 'any', reused: 'inline' });
  const { properties = {}, order = [], groups = [], ...root } = displayNode(json, json.$defs ?? {});
  return { title: root.title, properties, order, groups };
}

type Definitions = Readonly<Record<string, JsonSchema>>;

function displayNode(json: JsonSchema, definitions: Definitions): DisplayNode {
  const { schema, id } = resolved(json, definitions);
  const kind = kindOf(schema, id);
  const node: DisplayNode = { title: schema.title ?? '', kind };
  if (schema.description !== undefined) node.description = schema.description;
  if (kind === 'choice') node.options = optionsOf(schema);
  if (kind === 'list' && schema.items) node.items = displayNode(schema.items as JsonSchema, definitions);
  if (kind === 'group') Object.assign(node, partsOf(schema, definitions));
  return node;
}

function partsOf(schema: JsonSchema, definitions: Definitions): Pick<DisplayNode, 'properties' | 'order' | 'groups'> {
  const declared = (schema.properties ?? {}) as Record<string, JsonSchema>;
  const order = orderOf(declared).filter((name) => declared[name]?.['x-form']?.widget !== 'hidden');
  const properties = Object.fromEntries(order.map((name) => [name, displayNode(declared[name] ?? {}, definitions)]));
  return { properties, order, groups: groupsOf(declared, order, schema['x-form-layout']) };
}

/** Resolves a $ref and removes null, keeping the title and description of the place of use. */
function resolved(json: JsonSchema, definitions: Definitions): { schema: JsonSchema; id?: string } {
  const { $ref, anyOf, ...own } = json;
  if ($ref !== undefined) {
    const id = $ref.slice($ref.lastIndexOf('/') + 1);
    const target = resolved(definitions[id] ?? {}, definitions);
    return { schema: { ...target.schema, ...own }, id };
  }
  const branches = ((anyOf ?? []) as JsonSchema[]).filter((branch) => branch.type !== 'null');
  if (branches.length !== 1 || !branches[0]) return { schema: json };
  const inner = resolved(branches[0], definitions);
  return { ...inner, schema: { ...inner.schema, ...own } };
}

function kindOf(schema: JsonSchema, id?: string): DisplayKind {
  const type = Array.isArray(schema.type) ? schema.type.find((schemaType) => schemaType !== 'null') : schema.type;
  if (id === 'Money') return 'money';
  if (schema.enum) return 'choice';
  if (schema.format === 'date') return 'date';
  if (schema.format === 'date-time') return 'dateTime';
  if (schema['x-form']?.widget === 'money') return 'money';
  if (schema['x-form']?.widget === 'masked') return 'code';
  if (type === 'boolean') return 'yesNo';
  if (type === 'array') return 'list';
  if (type === 'object') return schema.properties ? 'group' : 'text';
  return type === 'integer' || type === 'number' ? 'number' : 'text';
}

function optionsOf(schema: JsonSchema): Option[] {
  const given: Option[] = schema['x-form']?.options ?? [];
  return (schema.enum ?? [])
    .filter((value) => value !== null)
    .map(
      (value) =>
        given.find((option) => option.value === String(value)) ?? {
          value: String(value),
          label: wordsOf(String(value)),
        },
    );
}
