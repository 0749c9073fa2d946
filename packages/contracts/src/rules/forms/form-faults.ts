import type { z } from 'zod';
import type { FieldForm } from '../../kernel/form-meta.ts';
import { fieldsOf } from './conditions.ts';
import { type FieldNode, type Scope, findField, scopeOf } from './field-tree.ts';
import { fieldPath } from './findings.ts';
import { treeOfZod } from './zod-field-tree.ts';

/**
 * What is wrong with a body as a form, one sentence each: conditions and rules that name unknown fields, fields that
 * cannot be hidden because they are required, checks that only the server could do. A test runs it over every contract.
 */
export function formFaults(body: z.ZodObject): string[] {
  const faults: string[] = [];
  const tree = treeOfZod(body);
  fieldFaults(scopeOf(tree, {}), [], faults);
  schemaFaults(body, [], faults);
  return faults;
}

function fieldFaults(scope: Scope, path: readonly PropertyKey[], faults: string[]): void {
  const parts = new Set<string>();
  for (const [name, node] of scope.node.fields ?? []) {
    const here = [...path, name];
    const say = (text: string) => faults.push(`${fieldPath(here)}: ${text}`);
    if (node.title === '') say('has no title, so its field has no label.');
    const { visibleWhen, requiredWhen } = node.form ?? {};
    const inConditions = [visibleWhen, requiredWhen].flatMap((condition) => (condition ? fieldsOf(condition) : []));
    const compared = (node.rules ?? []).flatMap((rule) => rule.field ?? []);
    for (const field of new Set([...inConditions, ...compared])) {
      // A rule about a list names a field of its rows
      const isOfRows = node.items?.fields?.has(field) === true;
      if (!isOfRows && !findField(scope, field)) say(`asks about ${field}, which is no field here.`);
    }
    if (visibleWhen && node.required) say('can be hidden, so it must be optional; say requiredWhen instead.');
    if (visibleWhen && hidesItself(scope, name, new Set())) say('is hidden depending on itself.');
    widgetFaults(node, node.form, say);
    const part = node.form?.address;
    if (part !== undefined && parts.has(part)) say(`is the ${part} of an address a second time; use a group.`);
    if (part !== undefined) parts.add(part);
    if ((part === 'line2' || part === 'line3') && (node.required || requiredWhen))
      say('is not shown at first, so it must be optional.');
    const rows = node.items;
    if (node.fields) fieldFaults(scopeOf(node, {}, scope), here, faults);
    if (rows?.fields) fieldFaults(scopeOf(rows, {}, scope), [...here, 0], faults);
  }
}

function hidesItself(scope: Scope, name: string, passed: Set<FieldNode>): boolean {
  const node = scope.node.fields?.get(name);
  if (!node) return false;
  if (passed.has(node)) return true;
  const condition = node.form?.visibleWhen;
  return (condition ? fieldsOf(condition) : []).some((field) => {
    const found = findField(scope, field);
    return found !== undefined && hidesItself(found.scope, found.name, new Set([...passed, node]));
  });
}

function widgetFaults(node: FieldNode, form: FieldForm | undefined, say: (text: string) => void): void {
  const widget = form?.widget;
  if (widget === 'autocomplete' && form?.searchPath === undefined) say('is an autocomplete without searchPath.');
  if (widget === 'masked' && form?.mask === undefined) say('is masked without a mask.');
  if (widget === 'repeat' && !node.items) say('is a repeat but no list.');
  if (widget === 'group' && !node.fields) say('is a group but no object.');
}

const CHECKED = new Set(['string', 'number', 'int', 'boolean', 'enum', 'literal', 'object', 'array', 'null']);
const WRAPPERS = new Set(['optional', 'nullable', 'default', 'prefault', 'readonly']);
const KNOWN_CHECKS = new Set([
  'min_length',
  'max_length',
  'string_format',
  'number_format',
  'greater_than',
  'less_than',
]);

type Def = {
  type: string;
  checks?: Check[];
  innerType?: z.ZodType;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
};
type Check = { _zod: { def: { check?: string; format?: string; pattern?: RegExp } } };

/** What the browser's check cannot do: it knows JSON Schema, the portal's keywords and nothing else. */
function schemaFaults(schema: z.ZodType, path: readonly PropertyKey[], faults: string[]): void {
  const def = schema._zod.def as unknown as Def;
  const say = (text: string) => faults.push(`${fieldPath(path)}: ${text}`);
  if (WRAPPERS.has(def.type) && def.innerType) return schemaFaults(def.innerType, path, faults);
  // The rows of a long list are those of its `items`
  if (def.type === 'pipe' && schema.meta()?.['items'] !== undefined) return;
  if (!CHECKED.has(def.type)) say(`is a ${def.type}, which the browser does not check.`);
  const isTyped = schema.meta()?.['x-text'] !== undefined;
  // z.url() and its like are a schema and a check in one
  const own = (def as Check['_zod']['def']).check === undefined ? [] : [schema as unknown as Check];
  for (const { _zod: check } of [...own, ...(def.checks ?? [])]) {
    const kind = check.def.check ?? '';
    if (kind === 'custom' || kind === 'overwrite') {
      if (!isTyped) say('has a check or change of its own; use the primitives, or a named rule.');
    } else if (!KNOWN_CHECKS.has(kind)) say(`has the check ${kind}, which the browser does not know.`);
    const { pattern, format } = check.def;
    if (format === 'date' && !isTyped) say('is a date without limits; use date().');
    if (kind === 'string_format' && !pattern) say(`has the format ${format}, which the browser does not know.`);
    if (pattern && /[^u]/.test(pattern.flags)) say(`has a pattern with the flags ${pattern.flags}; only u is allowed.`);
  }
  for (const [name, field] of Object.entries(def.shape ?? {})) schemaFaults(field, [...path, name], faults);
  if (def.element) schemaFaults(def.element, [...path, 0], faults);
  return undefined;
}
