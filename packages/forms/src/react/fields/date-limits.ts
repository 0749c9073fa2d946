import { isCalendarDate } from '@quickportal/contracts/rules/dates/calendar-date';
import type { FormNode } from '@quickportal/contracts/rules/forms/form-document';

/** Returns the first and last day that a field's rules allow, as far as they do not depend on other fields. */
export function dateLimits(node: FormNode, today: string): { min?: string; max?: string } {
  const limits: { min?: string; max?: string } = {};
  for (const { rule, field, value } of node['x-rules'] ?? []) {
    const day = value === 'today' ? today : value;
    if (field !== undefined || typeof day !== 'string' || !isCalendarDate(day)) continue;
    if (rule === 'dateNotBefore') limits.min = day;
    if (rule === 'dateNotAfter') limits.max = day;
  }
  return limits;
}
