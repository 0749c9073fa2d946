import type { Widget } from '@quickportal/contracts/kernel/form-meta';
import { type Scope, isVisible } from '@quickportal/contracts/rules/forms/field-tree';
import type { FormHead, FormNode } from '@quickportal/contracts/rules/forms/form-document';
import { valueAt } from './field-path.ts';
import { innerScope, rowTitle } from './form-fields.ts';
import { shownValue } from './shown-value.ts';
import { widgetOf } from './widget-of.ts';

/** Fields that are never shown again after typing, or not for people. */
const UNSHOWN = new Set<Widget>(['hidden', 'password']);

/** A labelled value as text. */
export interface ShownLine {
  key: string;
  label: string;
  value: string | null;
}

/** Formats the values of fields as text: those of a group individually, each row of a list on a line. */
export function linesOf(
  properties: Readonly<Record<string, FormNode>>,
  names: readonly string[],
  scope: Scope,
  head: FormHead,
  behind = '',
): ShownLine[] {
  return names.flatMap((name) => {
    const node = properties[name];
    if (!node || UNSHOWN.has(widgetOf(node)) || !isVisible(scope, name)) return [];
    const value = valueAt(scope.values, [name]);
    const inner = scope.node.fields?.get(name);
    const label = `${node.title ?? name}${behind}`;
    const key = `${name}${behind}`;
    if (node.properties) {
      return linesOf(node.properties, Object.keys(node.properties), innerScope(scope, inner, value), head, behind);
    }
    const rows = node.items?.properties;
    if (!rows || !Array.isArray(value)) return [{ key, label, value: shownValue(node, value, head) }];
    return value.map((row: unknown, index) => ({
      key: `${key}${index}`,
      label: `${rowTitle(node)} ${index + 1}${behind}`,
      value: linesOf(rows, Object.keys(rows), innerScope(scope, inner?.items, row), head)
        .flatMap((line) => line.value ?? [])
        .join(' \u00b7 '),
    }));
  });
}
