import type { FieldError } from '../../kernel/problem.ts';

/** A finding: where, and what is wrong in words. */
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
