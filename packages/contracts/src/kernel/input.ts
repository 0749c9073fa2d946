import type { z } from 'zod';
import { dropHiddenFields, formRuleIssues } from '../rules/form-rules.ts';
import type { AnyContract } from './contract.ts';
import { plainMessage } from './messages.ts';
import type { FieldError } from './problem.ts';

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

export interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

/** Path of a field as problems write it: `configurations[3].visaRule`; empty for the whole form. */
export function fieldPath(path: readonly PropertyKey[]): string {
  let text = '';
  for (const key of path) text += typeof key === 'number' ? `[${key}]` : text === '' ? String(key) : `.${String(key)}`;
  return text;
}

/** Findings gathered by field, in the order found, each message once. */
export function fieldErrors(issues: readonly Issue[]): FieldError[] {
  const byField = new Map<string, string[]>();
  for (const issue of issues) {
    const field = fieldPath(issue.path);
    const messages = byField.get(field) ?? [];
    if (!messages.includes(issue.message)) messages.push(issue.message);
    byField.set(field, messages);
  }
  return [...byField].map(([field, messages]) => ({ field, messages }));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function issuesOf(schema: z.ZodType, value: unknown): { data: unknown; issues: Issue[] } {
  const result = schema.safeParse(value, { error: plainMessage });
  return result.success ? { data: result.data, issues: [] } : { data: undefined, issues: result.error.issues };
}

/**
 * Checks a body as the browser does: fields hidden by a condition are dropped, then types, then named rules
 * on the fields whose types are right. Throws InputError with every finding at once.
 */
export function parseBody(schema: z.ZodObject, raw: unknown): unknown {
  const { data, issues } = bodyIssues(schema, raw);
  if (issues.length > 0) throw new InputError(fieldErrors(issues));
  return data;
}

/** The same without throwing. */
export function bodyIssues(schema: z.ZodObject, raw: unknown): { data: unknown; issues: Issue[] } {
  const values = isRecord(raw) ? dropHiddenFields(schema, raw) : raw;
  const parsed = issuesOf(schema, values ?? {});
  const wrong = new Set(parsed.issues.map((issue) => String(issue.path[0] ?? '')));
  const rules = isRecord(values)
    ? formRuleIssues(schema, parsed.data ?? values).filter((issue) => !wrong.has(String(issue.path[0] ?? '')))
    : [];
  return { data: parsed.data, issues: [...parsed.issues, ...rules] };
}

/** Parses `{ params, query, body }` of a call, strictly: nothing is coerced. Throws InputError. */
export function inputParser(contract: AnyContract): (raw: unknown) => unknown {
  const { params, query, body } = contract;
  return (raw) => {
    const parts = isRecord(raw) ? raw : {};
    const input: Record<string, unknown> = {};
    if (params) {
      const result = params.safeParse(parts.params);
      if (!result.success) throw new InputError([], true);
      input.params = result.data;
    }
    const issues: Issue[] = [];
    if (query) {
      const result = issuesOf(query, parts.query ?? {});
      issues.push(...result.issues);
      input.query = result.data;
    }
    if (body) {
      const result = bodyIssues(body, parts.body ?? {});
      issues.push(...result.issues);
      input.body = result.data;
    }
    if (issues.length > 0) throw new InputError(fieldErrors(issues));
    return input;
  };
}
