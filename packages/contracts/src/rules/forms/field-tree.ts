import type { FieldForm, FieldRule } from '../../kernel/form-meta.ts';
import { holds, isEmpty } from './conditions.ts';
import { type TextKind, cleanText } from '../texts/text-kinds.ts';

/**
 * What the interpreter of conditions and rules needs to know about a field, whether it comes from a Zod schema
 * (server) or from a form schema document (browser).
 */
export interface FieldNode {
  title: string;
  /** Whether leaving it out is a finding. */
  required: boolean;
  text?: TextKind;
  /** Used where the field is left out. */
  default?: unknown;
  form?: FieldForm;
  rules?: readonly FieldRule[];
  /** Fields of an object. */
  fields?: ReadonlyMap<string, FieldNode>;
  /** Rows of a list. */
  items?: FieldNode;
  /** How many of them there may be. Of a longer list no row is looked at. */
  mostRows?: number;
}

export type Values = Readonly<Record<string, unknown>>;

/** One object of the form: the whole form, a group, or a row of a list. Names are looked up from inside out. */
export interface Scope {
  node: FieldNode;
  values: Values;
  parent?: Scope;
  visible: Map<string, boolean>;
}

export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The rows of a list that are looked at: none where there are too many, which is finding enough. */
export const rowsOf = ({ items, mostRows }: FieldNode, value: unknown): readonly unknown[] | undefined =>
  items && Array.isArray(value) && (mostRows === undefined || value.length <= mostRows) ? value : undefined;

/** The list with each of its rows changed, or the same list where nothing is; as is where its rows are not looked at. */
export function changedRows(
  node: FieldNode,
  value: unknown,
  change: (items: FieldNode, row: unknown) => unknown,
): unknown {
  const { items } = node;
  const rows = rowsOf(node, value);
  if (!items || !rows) return value;
  const changed = rows.map((row) => change(items, row));
  return changed.some((row, index) => row !== rows[index]) ? changed : value;
}

export const scopeOf = (node: FieldNode, values: Values, parent?: Scope): Scope => ({
  node,
  values,
  ...(parent && { parent }),
  visible: new Map(),
});

/** The value as it is judged: outer white space removed, the default where it is left out. */
export function judged(node: FieldNode, value: unknown): unknown {
  if (value === undefined) return node.default;
  return typeof value === 'string' ? cleanText(value, node.text) : value;
}

const ownValue = (values: Values, name: string): unknown => (Object.hasOwn(values, name) ? values[name] : undefined);

/** Whether a field is shown. A hidden field counts as empty for the conditions of others, in any order of fields. */
export function isVisible(scope: Scope, name: string): boolean {
  const known = scope.visible.get(name);
  if (known !== undefined) return known;
  const condition = scope.node.fields?.get(name)?.form?.visibleWhen;
  if (condition === undefined) return true;
  // Stands while the condition is worked out, so that two fields that hide each other end (the faults check names them)
  scope.visible.set(name, true);
  const visible = holds(condition, (field) => valueOf(scope, field));
  scope.visible.set(name, visible);
  return visible;
}

function declaring(scope: Scope | undefined, name: string): Scope | undefined {
  return scope === undefined || scope.node.fields?.has(name) ? scope : declaring(scope.parent, name);
}

/** The nearest object around that declares the first part of `path`, and the field found at its end. */
export function findField(scope: Scope, path: string): { scope: Scope; name: string; node: FieldNode } | undefined {
  const [first = '', ...rest] = path.split('.');
  let owner = declaring(scope, first);
  let name = first;
  for (const next of rest) {
    const node: FieldNode | undefined = owner?.node.fields?.get(name);
    if (!owner || !node?.fields) return undefined;
    const inner = isVisible(owner, name) ? ownValue(owner.values, name) : undefined;
    owner = scopeOf(node, isValues(inner) ? inner : {}, owner);
    name = next;
  }
  const node = owner?.node.fields?.get(name);
  return owner && node ? { scope: owner, name, node } : undefined;
}

/** The current value of a field as conditions and rules see it: undefined while it is hidden or empty. */
export function valueOf(scope: Scope, path: string): unknown {
  const found = findField(scope, path);
  if (!found || !isVisible(found.scope, found.name)) return undefined;
  const value = judged(found.node, ownValue(found.scope.values, found.name));
  return isEmpty(value) ? undefined : value;
}
