import { holds } from '@quickportal/contracts/rules/forms/conditions';
import {
  type Scope,
  type Values,
  isValues,
  isVisible,
  scopeOf,
  valueOf,
} from '@quickportal/contracts/rules/forms/field-tree';
import type { FieldError } from '@quickportal/contracts/kernel/problem';
import type { FormNode, FormSchemaDocument } from '@quickportal/contracts/rules/forms/form-document';
import { treeOfDocument } from './document-field-tree.ts';
import { type Path, nameOf } from './field-path.ts';
import { groupsOf } from './layout.ts';
import { widgetOf } from './widget-of.ts';

/** A field on the screen. */
export interface FormField {
  name: string;
  path: Path;
  node: FormNode;
  /** Title, with the row it is in: "Amount, line 2". */
  label: string;
  required: boolean;
}

/** Returns the scope of a whole form, for visibility. `body` has the values for conditions. */
export const formScope = (schema: FormSchemaDocument, body: Values): Scope => scopeOf(treeOfDocument(schema), body);

/** Returns the scope of a group or row in another scope. */
export const innerScope = (scope: Scope, node: Scope['node'] | undefined, values: unknown): Scope =>
  scopeOf(node ?? { title: '', required: false }, isValues(values) ? values : {}, scope);

/** Whether a field is currently required. */
export function isRequiredNow(scope: Scope, name: string): boolean {
  const node = scope.node.fields?.get(name);
  const condition = node?.form?.requiredWhen;
  return node?.required === true || (condition !== undefined && holds(condition, (field) => valueOf(scope, field)));
}

/**
 * Lists every field on the screen in order, those of groups and rows before the group or list itself. `only` selects
 * top-level fields.
 */
export function formFields(schema: FormSchemaDocument, body: Values, only?: readonly string[]): FormField[] {
  const shown = schema['x-form'].groups.flatMap((group) => group.fields);
  const order = shown.filter((name) => only === undefined || only.includes(name));
  const found: FormField[] = [];
  walk(schema.properties, order, formScope(schema, body), [], '', found);
  return found;
}

function walk(
  properties: Readonly<Record<string, FormNode>>,
  order: readonly string[],
  scope: Scope,
  path: Path,
  behind: string,
  found: FormField[],
): void {
  for (const name of order) {
    const node = properties[name];
    if (!node || widgetOf(node) === 'hidden' || !isVisible(scope, name)) continue;
    const here = [...path, name];
    const label = `${node.title ?? name}${behind}`;
    const inner = scope.node.fields?.get(name);
    const value = Object.hasOwn(scope.values, name) ? scope.values[name] : undefined;
    if (node.properties)
      walk(node.properties, shownOrder(node.properties), innerScope(scope, inner, value), here, behind, found);
    if (node.items) walkRows(node, Array.isArray(value) ? value : [], innerScope(scope, inner, {}), here, found);
    found.push({ name: nameOf(here), path: here, node, label, required: isRequiredNow(scope, name) });
  }
}

function walkRows(list: FormNode, rows: readonly unknown[], scope: Scope, path: Path, found: FormField[]): void {
  const { items } = list;
  if (!items) return;
  for (const [index, row] of rows.entries()) {
    const here = [...path, index];
    const label = `${rowTitle(list)} ${index + 1}`;
    const inner = innerScope(scope, scope.node.items, row);
    if (items.properties)
      walk(items.properties, shownOrder(items.properties), inner, here, `, ${label.toLowerCase()}`, found);
    found.push({ name: nameOf(here), path: here, node: items, label, required: true });
  }
}

const shownOrder = (properties: Readonly<Record<string, FormNode>>): string[] =>
  groupsOf(properties, Object.keys(properties)).flatMap((group) => group.fields);

/** Returns the name of a row: the title of the list's items. */
export const rowTitle = (list: FormNode): string => list.items?.title ?? 'Row';

/** Groups errors by where they are shown: at their fields, in screen order, or above the form. */
export function placeErrors(
  errors: readonly FieldError[],
  fields: readonly FormField[],
): { atFields: { field: FormField; messages: string[] }[]; whole: string[] } {
  const byName = new Map<string, string[]>();
  for (const { field, messages } of errors) byName.set(field, [...(byName.get(field) ?? []), ...messages]);
  const atFields = fields.flatMap((field) => {
    const messages = byName.get(field.name);
    return messages ? [{ field, messages: [...new Set(messages)] }] : [];
  });
  const placed = new Set(atFields.map(({ field }) => field.name));
  const whole = [...byName].flatMap(([name, messages]) =>
    placed.has(name) ? [] : messages.map((message) => (name === '' ? message : `${name}: ${message}`)),
  );
  return { atFields, whole: [...new Set(whole)] };
}
