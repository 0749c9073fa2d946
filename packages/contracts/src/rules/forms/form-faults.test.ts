import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { amountText, date, text } from '../../kernel/primitives.ts';
import { formFaults } from './form-faults.ts';

const titled = { title: 'Field', description: 'A field.' };

describe('formFaults', () => {
  it('finds nothing in a sound body', () => {
    const body = z.strictObject({
      kind: z.enum(['A', 'B']).meta(titled),
      amount: amountText()
        .optional()
        .meta({ ...titled, 'x-form': { visibleWhen: { field: 'kind', is: 'A' } } }),
      rows: z
        .array(
          z.strictObject({ day: date().meta({ ...titled, 'x-form': { requiredWhen: { field: 'kind', is: 'B' } } }) }),
        )
        .meta(titled),
    });
    expect(formFaults(body)).toEqual([]);
  });

  it('names conditions and rules about fields that do not exist', () => {
    const body = z.strictObject({
      postcode: text({ max: 9 }).meta({ ...titled, 'x-rules': [{ rule: 'postcodeOfState', field: 'state' }] }),
      city: text({ max: 9 })
        .optional()
        .meta({ ...titled, 'x-form': { requiredWhen: { any: [{ field: 'a.b', isSet: true }] } } }),
    });
    expect(formFaults(body)).toEqual([
      'postcode: asks about state, which is no field here.',
      'city: asks about a.b, which is no field here.',
    ]);
  });

  it('names required fields that can be hidden, and fields that hide each other', () => {
    const hides = (field: string) => ({ ...titled, 'x-form': { visibleWhen: { field, isSet: true } } });
    const body = z.strictObject({
      one: text({ max: 9 }).optional().meta(hides('two')),
      two: text({ max: 9 }).optional().meta(hides('one')),
      three: text({ max: 9 }).meta(hides('one')),
    });
    expect(formFaults(body)).toEqual([
      'one: is hidden depending on itself.',
      'two: is hidden depending on itself.',
      'three: can be hidden, so it must be optional; say requiredWhen instead.',
      'three: is hidden depending on itself.',
    ]);
  });

  it('names further lines of an address that are required, and parts that are there twice', () => {
    const line = (address: 'line1' | 'line2') => ({ ...titled, 'x-form': { address } });
    const body = z.strictObject({
      street1: text({ max: 9 }).meta(line('line1')),
      street2: text({ max: 9 }).meta(line('line2')),
      postal: text({ max: 9 }).meta(line('line1')),
    });
    expect(formFaults(body)).toEqual([
      'street2: is not shown at first, so it must be optional.',
      'postal: is the line1 of an address a second time; use a group.',
    ]);
  });

  it('names what the browser cannot check', () => {
    const body = z.strictObject({
      web: z.url().meta(titled),
      day: z.iso.date().meta(titled),
      trimmed: z.string().trim().meta(titled),
      even: z
        .int()
        .refine((value) => value % 2 === 0)
        .meta(titled),
      shout: z.string().regex(/^a$/i).meta(titled),
      any: z.unknown().meta(titled),
    });
    expect(formFaults(body)).toHaveLength(6);
  });
});
