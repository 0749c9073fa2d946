import { isEmpty } from '@quickportal/contracts/rules/forms/conditions';
import { type Values, isValues } from '@quickportal/contracts/rules/forms/field-tree';
import { cleanText } from '@quickportal/contracts/rules/texts/text-kinds';
import type { FormNode, FormSchemaDocument } from '@quickportal/contracts/rules/forms/form-document';
import { visibleValues } from '@quickportal/contracts/rules/forms/interpreter';
import { readAmount } from '@quickportal/contracts/rules/money';
import { treeOfDocument } from './document-field-tree.ts';
import { isNullable, isSecret, typeOf, widgetOf } from './widget-of.ts';

/** Values of a form as in its controls: numbers may still be text. */
export type TypedValues = Record<string, unknown>;

/** Returns the initial values of the controls: `given`, then the schema's own values, then defaults. */
export function openingValues(schema: FormSchemaDocument, given: Values = {}): TypedValues {
  return openingFields(schema, { ...schema['x-form'].values, ...given });
}

type WithFields = Pick<FormNode, 'properties' | 'required'>;

function openingFields({ properties = {}, required = [] }: WithFields, values: Values): TypedValues {
  const fields = Object.entries(properties).map(([name, node]) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return [name, openingValue(node, value, required.includes(name))] as const;
  });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** Returns the initial value of a field; a list that needs rows has empty ones. */
export function openingValue(node: FormNode, given: unknown, isRequired: boolean): unknown {
  const value = given === undefined ? node.default : given;
  if (node.properties) return openingFields(node, isValues(value) ? value : {});
  const { items } = node;
  if (items && typeOf(node) === 'array' && (isRequired || Array.isArray(value))) {
    const rows: unknown[] = Array.isArray(value) ? value : [];
    const count = isRequired && widgetOf(node) === 'repeat' ? Math.max(rows.length, node.minItems ?? 0) : rows.length;
    return Array.from({ length: count }, (_, index) => openingValue(items, rows[index], true));
  }
  if (value !== undefined) return value;
  return isRequired && ['checkbox', 'switch'].includes(widgetOf(node)) ? false : undefined;
}

/**
 * Converts typed values to a body: numbers from digits, amounts with two decimals, hidden fields dropped. An emptied
 * field is null or an empty text if the body accepts that, and is left out otherwise.
 */
export function bodyOf(schema: FormSchemaDocument, values: Values): Record<string, unknown> {
  return visibleValues(treeOfDocument(schema), bodyFields(schema, values));
}

function bodyFields({ properties = {}, required = [] }: WithFields, values: Values): Record<string, unknown> {
  const fields = Object.entries(properties).map(
    ([name, node]) => [name, bodyValue(node, values[name], required.includes(name))] as const,
  );
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

function bodyValue(node: FormNode, value: unknown, isRequired: boolean): unknown {
  if (node.properties) return groupValue(node, value, isRequired);
  const { items } = node;
  if (items && Array.isArray(value)) {
    if (value.length === 0 && !isRequired && node.minItems !== undefined) return isNullable(node) ? null : undefined;
    return value.map((row: unknown) => bodyValue(items, row, true) ?? '');
  }
  if (typeof value !== 'string') return value;
  if (cleanText(value, node['x-text']) === '') return emptied(node);
  const type = typeOf(node);
  if (type === 'integer' || type === 'number') return /^-?[0-9]+(?:\.[0-9]+)?$/.test(value) ? Number(value) : value;
  return widgetOf(node) === 'money' ? (readAmount(value) ?? value) : value;
}

function emptied(node: FormNode): null | '' | undefined {
  if (isNullable(node)) return null;
  const takesEmpty =
    typeOf(node) === 'string' && !node.minLength && !node.enum && !node.allOf && node['x-text'] !== 'date';
  return takesEmpty ? '' : undefined;
}

/** An optional group without input is left out. */
function groupValue(node: FormNode, value: unknown, isRequired: boolean): unknown {
  if (!isValues(value)) return isRequired ? {} : undefined;
  const group = bodyFields(node, value);
  return !isRequired && isAlike(group, bodyFields(node, openingFields(node, {}))) ? undefined : group;
}

/** Lists the fields whose body differs; absent and empty are equal. */
export function changedFields(schema: FormSchemaDocument, before: Values, after: Values): string[] {
  const [first, other] = [bodyFields(schema, before), bodyFields(schema, after)];
  return Object.keys(schema.properties).filter((name) => !isAlike(first[name], other[name]));
}

function isAlike(single: unknown, other: unknown): boolean {
  if (isEmpty(single) || isEmpty(other)) return isEmpty(single) && isEmpty(other);
  if (Array.isArray(single) && Array.isArray(other)) {
    return single.length === other.length && single.every((row, index) => isAlike(row, other[index]));
  }
  if (isValues(single) && isValues(other)) {
    return [...new Set([...Object.keys(single), ...Object.keys(other)])].every((name) =>
      isAlike(single[name], other[name]),
    );
  }
  return single === other;
}

/** Removes passwords, card and account numbers from values that are stored outside memory. */
export function keepableValues({ properties = {} }: WithFields, values: Values): Record<string, unknown> {
  const fields = Object.entries(properties).map(([name, node]) => [name, keepableValue(node, values[name])] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

function keepableValue(node: FormNode, value: unknown): unknown {
  if (isSecret(node)) return undefined;
  if (node.properties) return isValues(value) ? keepableValues(node, value) : undefined;
  const { items } = node;
  if (items && Array.isArray(value)) return value.map((row: unknown) => keepableValue(items, row) ?? null);
  return value;
}
