import { z } from 'zod';
import type { Condition } from '../../kernel/form-meta.ts';

/** Of this kind of amendment. */
export const isType = (...types: string[]): Condition => ({ field: 'amendmentType', in: types });

/** A field of the agreement that is required with one kind of amendment only. */
export function askedFor<S extends Record<string, z.ZodType>>(
  type: string,
  shape: S,
): { [K in keyof S]: z.ZodOptional<S[K]> } {
  const fields = Object.entries(shape).map(([key, field]) => {
    const meta: Record<string, unknown> = field.meta() ?? {};
    const form = (meta['x-form'] ?? {}) as { visibleWhen?: Condition; requiredWhen?: Condition };
    const both = (condition: Condition | undefined): Condition =>
      condition === undefined ? isType(type) : { all: [isType(type), condition] };
    const isOptional = field instanceof z.ZodOptional || field instanceof z.ZodDefault;
    const inner = field instanceof z.ZodDefault ? (field.unwrap() as z.ZodType) : field;
    const conditional = {
      ...meta,
      'x-form': {
        ...form,
        visibleWhen: both(form.visibleWhen),
        ...((!isOptional || form.requiredWhen) && { requiredWhen: both(form.requiredWhen) }),
      },
    };
    return [key, (inner instanceof z.ZodOptional ? inner : inner.optional()).meta(conditional)];
  });
  return Object.fromEntries(fields) as { [K in keyof S]: z.ZodOptional<S[K]> };
}
