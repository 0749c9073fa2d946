import { messages } from '../../kernel/messages.ts';
import { isEmpty, holds } from './conditions.ts';
import {
  type FieldNode,
  type Scope,
  type Values,
  changedRows,
  findField,
  isValues,
  isVisible,
  judged,
  rowsOf,
  scopeOf,
  valueOf,
} from './field-tree.ts';
import type { Issue } from './findings.ts';
import { type RuleContext, ruleMessages } from './named-rules.ts';

const pathKey = (path: readonly PropertyKey[]): string => path.map(String).join('\u0000');

/** The values without those of fields that a `visibleWhen` condition hides, in groups and rows too. Never changes its input. */
export function visibleValues(node: FieldNode, values: Values, parent?: Scope): Values {
  const scope = scopeOf(node, values, parent);
  let kept: Record<string, unknown> | undefined;
  for (const [name, field] of node.fields ?? []) {
    if (!Object.hasOwn(values, name)) continue;
    const isShown = isVisible(scope, name);
    const inside = isShown ? visibleInside(field, values[name], scope) : undefined;
    if (isShown && inside === values[name]) continue;
    kept ??= { ...values };
    if (isShown) kept[name] = inside;
    else delete kept[name];
  }
  return kept ?? values;
}

function visibleInside(node: FieldNode, value: unknown, scope: Scope): unknown {
  if (node.fields && isValues(value)) return visibleValues(node, value, scope);
  return changedRows(node, value, (items, row) => visibleInside(items, row, scope));
}

/**
 * Every finding about visible values: `typeIssues` (of the values' types and sizes, found by Zod or by the browser's
 * check), "Required." where a required field is empty, `requiredWhen`, and the named rules of the fields that are
 * present and otherwise right. `today` is yyyy-mm-dd in the community's zone.
 */
export function allIssues(root: FieldNode, values: Values, typeIssues: readonly Issue[], today?: string): Issue[] {
  const wrong = new Map<string, Issue[]>();
  for (const issue of typeIssues) {
    const key = pathKey(issue.path);
    wrong.set(key, [...(wrong.get(key) ?? []), issue]);
  }
  const found: Issue[] = [];
  walkFields(scopeOf(root, values), [], (node, value, path, scope) => {
    const key = pathKey(path);
    const type = wrong.get(key);
    if (type && !(node.required && isEmpty(judged(node, value)))) return;
    wrong.delete(key);
    found.push(...judge(node, value, path, scope, { today, wasWrong: type !== undefined }));
  });
  return [...[...wrong.values()].flat(), ...found];
}

type Visit = (node: FieldNode, value: unknown, path: readonly PropertyKey[], scope: Scope) => void;

function walkFields(scope: Scope, path: readonly PropertyKey[], visit: Visit): void {
  for (const [name, node] of scope.node.fields ?? []) {
    if (!isVisible(scope, name)) continue;
    walkField(node, Object.hasOwn(scope.values, name) ? scope.values[name] : undefined, [...path, name], scope, visit);
  }
}

function walkField(node: FieldNode, value: unknown, path: readonly PropertyKey[], scope: Scope, visit: Visit): void {
  visit(node, value, path, scope);
  if (node.fields && isValues(value)) walkFields(scopeOf(node, value, scope), path, visit);
  const { items } = node;
  if (items)
    for (const [index, row] of rowsOf(node, value)?.entries() ?? [])
      walkField(items, row, [...path, index], scope, visit);
}

interface Judging {
  today?: string | undefined;
  wasWrong: boolean;
}

function judge(node: FieldNode, raw: unknown, path: readonly PropertyKey[], scope: Scope, how: Judging): Issue[] {
  const value = judged(node, raw);
  if (isEmpty(value)) {
    const condition = node.form?.requiredWhen;
    const required = how.wasWrong || (condition !== undefined && holds(condition, (field) => valueOf(scope, field)));
    return required ? [{ path, message: messages.required }] : [];
  }
  if (!node.rules) return [];
  const context: RuleContext = {
    today: how.today,
    valueOf: (field) => valueOf(scope, field),
    titleOf: (field) => findField(scope, field)?.node.title ?? field,
  };
  return ruleMessages(node.rules, value, context).map((message) => ({ path, message }));
}
