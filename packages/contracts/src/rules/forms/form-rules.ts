import type { z } from 'zod';
import { type Values, isValues } from './field-tree.ts';
import type { Issue } from './findings.ts';
import { allIssues, visibleValues } from './interpreter.ts';
import { treeOfZod } from './zod-field-tree.ts';

/** The values without those of fields that a `visibleWhen` condition hides. */
export const dropHiddenFields = (schema: z.ZodObject, values: Values): Values =>
  visibleValues(treeOfZod(schema), values);

/**
 * Zod's findings about `values`, with "Required." where a required field is empty, and with those of `requiredWhen`
 * and of the named rules in `x-rules`, which run where Zod found nothing. `today` is yyyy-mm-dd in the community's zone.
 */
export const formRuleIssues = (
  schema: z.ZodObject,
  values: unknown,
  typeIssues: readonly Issue[] = [],
  today?: string,
): Issue[] => (isValues(values) ? allIssues(treeOfZod(schema), values, typeIssues, today) : [...typeIssues]);
