import type { z } from 'zod';
import { type FieldNode, type Values, changedRows, isValues } from '../rules/field-tree.ts';
import { type Issue, fieldErrors, fieldPath } from '../rules/findings.ts';
import { dropHiddenFields, formRuleIssues } from '../rules/form-rules.ts';
import { treeOfZod } from '../rules/zod-field-tree.ts';
import type { AnyContract } from './contract.ts';
import { plainMessage } from './messages.ts';
import type { FieldError } from './problem.ts';

export { type Issue, fieldErrors, fieldPath };

/** Input that does not fit its contract. `notFound`: a path parameter that cannot name anything. */
export class InputError extends Error {
  readonly notFound: boolean;
  readonly errors: FieldError[];
  constructor(errors: FieldError[], notFound = false) {
    super(notFound ? 'Not found' : 'Input does not fit the contract');
    this.name = 'InputError';
    this.errors = errors;
    this.notFound = notFound;
  }
}

/**
 * The same value with null for a `length` that is an object where a text or a list is expected. Zod compares the length
 * of whatever has one with the limits, and one like `{ toString: '' }` cannot be compared.
 */
function withPlainLengths(node: FieldNode, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (node.fields) return isValues(value) ? withPlainFields(node.fields, value) : value;
  if (Array.isArray(value)) return changedRows(node, value, withPlainLengths);
  const isOdd = Object.hasOwn(value, 'length') && typeof Reflect.get(value, 'length') === 'object';
  return isOdd ? { ...value, length: null } : value;
}

function withPlainFields(fields: ReadonlyMap<string, FieldNode>, values: Values): Values {
  let copy: Record<string, unknown> | undefined;
  for (const [name, field] of fields) {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    const plain = withPlainLengths(field, value);
    if (plain === value) continue;
    copy ??= { ...values };
    copy[name] = plain;
  }
  return copy ?? values;
}

function issuesOf(schema: z.ZodType, value: unknown): { data: unknown; issues: Issue[] } {
  const result = schema.safeParse(withPlainLengths(treeOfZod(schema), value), { error: plainMessage });
  return result.success ? { data: result.data, issues: [] } : { data: undefined, issues: result.error.issues };
}

// Zod measures the length of a list where a text is expected; a wrong type is finding enough
function withoutFollowUps(issues: readonly Issue[]): Issue[] {
  const isTypeIssue = (issue: Issue & { code?: string }) => issue.code === 'invalid_type';
  const mistyped = new Set(issues.filter(isTypeIssue).map((issue) => fieldPath(issue.path)));
  return issues.filter((issue) => isTypeIssue(issue) || !mistyped.has(fieldPath(issue.path)));
}

/**
 * Checks a body as the browser does: fields hidden by a condition are dropped, then types, then named rules
 * on the fields whose types are right. Throws InputError with every finding at once.
 */
export function parseBody(schema: z.ZodObject, raw: unknown, today?: string): unknown {
  const { data, issues } = bodyIssues(schema, raw, today);
  if (issues.length > 0) throw new InputError(fieldErrors(issues));
  return data;
}

/** The same without throwing. `today` is yyyy-mm-dd in the community's zone; rules that compare with it need it. */
export function bodyIssues(schema: z.ZodObject, raw: unknown, today?: string): { data: unknown; issues: Issue[] } {
  const values = isValues(raw) ? dropHiddenFields(schema, raw) : raw;
  const parsed = issuesOf(schema, values ?? {});
  const issues = formRuleIssues(schema, values ?? {}, withoutFollowUps(parsed.issues), today);
  return { data: issues.length > 0 ? undefined : parsed.data, issues };
}

/**
 * Parses `{ params, query, body }` of a call, strictly: nothing is coerced. Throws InputError. Where a rule of the
 * body compares with today, the caller passes it (yyyy-mm-dd in the community's zone).
 */
export function inputParser(contract: AnyContract): (raw: unknown, today?: string) => unknown {
  const { params, query, body } = contract;
  return (raw, today) => {
    const parts = isValues(raw) ? raw : {};
    const input: Record<string, unknown> = {};
    if (params) {
      const result = issuesOf(params, parts.params);
      if (result.issues.length > 0) throw new InputError([], true);
      input.params = result.data;
    }
    const issues: Issue[] = [];
    if (query) {
      const result = issuesOf(query, parts.query ?? {});
      issues.push(...result.issues);
      input.query = result.data;
    }
    if (body) {
      const result = bodyIssues(body, parts.body ?? {}, today);
      issues.push(...result.issues);
      input.body = result.data;
    }
    if (issues.length > 0) throw new InputError(fieldErrors(issues));
    return input;
  };
}
