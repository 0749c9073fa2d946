import type { Condition, Json } from '../../kernel/form-meta.ts';

/** Whether nothing was entered: no value, null, an empty text, a list without rows. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Whether two JSON values are the same; every empty value is the same as every other. */
function isSame(value: unknown, other: unknown): boolean {
  if (isEmpty(value) || isEmpty(other)) return isEmpty(value) && isEmpty(other);
  if (typeof value !== 'object' || typeof other !== 'object') return value === other;
  return JSON.stringify(value) === JSON.stringify(other);
}

/**
 * Whether a condition holds. `valueOf` returns the current value of a field, undefined while the field is hidden.
 * An unknown field is empty.
 */
export function holds(condition: Condition, valueOf: (field: string) => unknown): boolean {
  if ('all' in condition) return condition.all.every((part) => holds(part, valueOf));
  if ('any' in condition) return condition.any.some((part) => holds(part, valueOf));
  if ('not' in condition) return !holds(condition.not, valueOf);
  const value = valueOf(condition.field);
  if ('isSet' in condition) return isEmpty(value) !== condition.isSet;
  if ('in' in condition) return condition.in.some((json: Json) => isSame(value, json));
  if ('isNot' in condition) return !isSame(value, condition.isNot);
  return isSame(value, condition.is);
}

/** The fields a condition asks about. */
export function fieldsOf(condition: Condition): string[] {
  if ('all' in condition) return condition.all.flatMap(fieldsOf);
  if ('any' in condition) return condition.any.flatMap(fieldsOf);
  if ('not' in condition) return fieldsOf(condition.not);
  return [condition.field];
}
