import type { z } from 'zod';

interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

/** The values without those of fields that a `visibleWhen` condition hides. */
export function dropHiddenFields(_schema: z.ZodObject, values: Record<string, unknown>): Record<string, unknown> {
  return values;
}

/** Findings of `requiredWhen` and of the named rules in `x-rules`. */
export function formRuleIssues(_schema: z.ZodObject, _values: unknown): Issue[] {
  return [];
}
