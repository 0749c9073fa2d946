import type { z } from 'zod';
import { type Issue, fieldErrors, fieldPath } from '../rules/findings.ts';
import { dropHiddenFields, formRuleIssues } from '../rules/form-rules.ts';
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

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** No contract looks deeper. */
const DEEPEST = 50;

/**
 * The same value with null for a `length` that is an object. Zod compares the length of whatever has one with the limits
 * of a text or list, and one like `{ toString: '' }` cannot be compared.
 */
function withPlainLengths(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return value;
  let copy: typeof value | undefined;
  for (const [name, one] of Object.entries(value)) {
    const plain = name === 'length' && typeof one === 'object' ? null : withPlainLengths(one, depth + 1);
    if (plain === one) continue;
    copy ??= Array.isArray(value) ? [...value] : { ...value };
    Reflect.set(copy, name, plain);
  }
  return copy ?? value;
}

function issuesOf(schema: z.ZodType, value: unknown): { data: unknown; issues: Issue[] } {
  const result = schema.safeParse(withPlainLengths(value), { error: plainMessage });
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
  const values = isRecord(raw) ? dropHiddenFields(schema, raw) : raw;
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
    const parts = isRecord(raw) ? raw : {};
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
