import type { z } from 'zod';
import { type FieldNode, type Values, changedRows, isValues } from '../rules/forms/field-tree.ts';
import { type Issue, fieldErrors, fieldPath } from '../rules/forms/findings.ts';
import { dropHiddenFields, formRuleIssues } from '../rules/forms/form-rules.ts';
import { treeOfZod } from '../rules/forms/zod-field-tree.ts';
import type { AnyContract } from './contract.ts';
import { plainMessage } from './messages.ts';
import type { FieldError } from './problem.ts';

export { type Issue, fieldErrors, fieldPath };

/** Input that does not fit its contract. `notFound`: a path parameter that cannot identify anything. */
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
 * Replaces a `length` that is an object by null where a text or a list is expected. Zod compares the length of any
 * value that has one with the limits, and `{ toString: '' }` cannot be compared.
 */
function withPlainLengths(node: FieldNode, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (node.fields) return isValues(value) ? withPlainFields(node.fields, value) : value;
  if (Array.isArray(value)) return changedRows(node, value, withPlainLengths);
  const isMalformed = Object.hasOwn(value, 'length') && typeof Reflect.get(value, 'length') === 'object';
  return isMalformed ? { ...value, length: null } : value;
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

// Zod also checks the length of a list where a text is expected; the wrong type is enough
function withoutFollowUps(issues: readonly Issue[]): Issue[] {
  const isTypeIssue = (issue: Issue & { code?: string }) => issue.code === 'invalid_type';
  const mistyped = new Set(issues.filter(isTypeIssue).map((issue) => fieldPath(issue.path)));
  return issues.filter((issue) => isTypeIssue(issue) || !mistyped.has(fieldPath(issue.path)));
}

/**
 * Validates a body as the browser does: drops fields hidden by a condition, then checks types, then named rules on
 * fields whose types are right. Throws InputError with every finding.
 */
export function parseBody(schema: z.ZodObject, raw: unknown, today?: string): unknown {
  const { data, issues } = bodyIssues(schema, raw, today);
  if (issues.length > 0) throw new InputError(fieldErrors(issues));
  return data;
}

/**
 * Like `parseBody`, but returns the findings. `today` is yyyy-mm-dd in the community's zone, for rules that compare
 * with it.
 */
export function bodyIssues(schema: z.ZodObject, raw: unknown, today?: string): { data: unknown; issues: Issue[] } {
  const values = isValues(raw) ? dropHiddenFields(schema, raw) : raw;
  const parsed = issuesOf(schema, values ?? {});
  const issues = formRuleIssues(schema, values ?? {}, withoutFollowUps(parsed.issues), today);
  return { data: issues.length > 0 ? undefined : parsed.data, issues };
}

/**
 * Creates the strict parser of a call's `{ params, query, body }`: nothing is coerced. It throws InputError. `today`
 * (yyyy-mm-dd in the community's zone) is needed where a rule of the body compares with it.
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
