import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from './contract.ts';
import { fieldErrors, fieldPath, InputError, inputParser } from './input.ts';
import { id, text } from './primitives.ts';

const update = contract({
  name: 'things.update',
  kind: 'mutation',
  method: 'PUT',
  path: 'things/{thingId}',
  params: z.strictObject({ thingId: id(), code: text({ max: 5 }).optional() }),
  query: z.strictObject({ dryRun: z.boolean().default(false) }),
  body: z.strictObject({
    name: text({ max: 5 }),
    size: z.int().min(1).optional(),
    parts: z.array(id()).max(3).optional(),
  }),
  responses: { 200: z.strictObject({ ok: z.boolean() }) },
  errors: ['validation-failed'],
  audience: ['facility'],
  rights: {},
  audit: 'things.update',
  summary: 'Update a thing',
  description: 'Updates a thing.',
  spec: [],
});
const parse = inputParser(update);
const failure = (raw: unknown): InputError => {
  try {
    parse(raw);
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
  throw new Error('was accepted');
};

describe('input of a call', () => {
  it('is parsed part by part, with defaults', () => {
    expect(parse({ params: { thingId: 1 }, body: { name: ' Pump ' } })).toEqual({
      params: { thingId: 1 },
      query: { dryRun: false },
      body: { name: 'Pump' },
    });
  });

  it('is not found where a path parameter cannot name anything', () => {
    for (const thingId of ['x', 0, -1, 2 ** 53, undefined])
      expect(failure({ params: { thingId, code: 'x' }, body: { name: 'a' } }).notFound).toBe(true);
    for (const code of ['', 'abcdef', {}, { length: { toString: '' } }])
      expect(failure({ params: { thingId: 1, code }, body: { name: 'a' } }).notFound).toBe(true);
  });

  it.each([{ length: { toString: '' } }, { length: [[]] }, { length: null }, { length: 3 }])(
    'finds %j mistyped where a text or a list is asked for, whatever its length is',
    (odd) => {
      const { errors } = failure({ params: { thingId: 1 }, body: { name: odd, parts: odd } });
      expect(errors).toEqual([
        { field: 'name', messages: ['Must be text.'] },
        { field: 'parts', messages: ['Must be a list.'] },
      ]);
    },
  );

  it('finds an odd length at any depth, and leaves what is given as it is', () => {
    const odd = { length: { toString: '' } };
    const raw = { params: { thingId: 1 }, body: { name: 'a', parts: [1, odd], ['__proto__']: odd } };
    const before = structuredClone(raw);
    expect(failure(raw).errors.map(({ field }) => field)).toEqual(['parts[1]', '']);
    expect(raw).toEqual(before);
  });

  it('reports query and body together, field by field, in plain words', () => {
    const { errors } = failure({
      params: { thingId: 1 },
      query: { dryRun: 'yes' },
      body: { name: '', size: 1.5, colour: 'red' },
    });
    expect(errors.toSorted((a, b) => a.field.localeCompare(b.field))).toEqual([
      { field: '', messages: ['Unknown: colour.'] },
      { field: 'dryRun', messages: ['Must be true or false.'] },
      { field: 'name', messages: ['Required.'] },
      { field: 'size', messages: ['Enter a whole number.'] },
    ]);
  });

  it('names twenty unknown keys at most, and of a long one the beginning', () => {
    const keys = Object.fromEntries(Array.from({ length: 80_000 }, (_, n) => [`key${n}`, n]));
    const [error] = failure({ params: { thingId: 1 }, body: { name: 'a', ...keys } }).errors;
    expect(error?.messages[0]).toMatch(/^Unknown: key0, (key\d+, ){18}key19 and 79980 more\.$/);
    const [long] = failure({ params: { thingId: 1 }, body: { name: 'a', ['x'.repeat(500)]: 1 } }).errors;
    expect(long?.messages).toEqual([`Unknown: ${'x'.repeat(60)}….`]);
  });

  it('does not look at the rows of a list that is too long', () => {
    const { errors } = failure({ params: { thingId: 1 }, body: { name: 'a', parts: ['x', 'y', {}, []] } });
    expect(errors).toEqual([{ field: 'parts', messages: ['Give at most 3.'] }]);
  });

  it('survives anything for a body', () => {
    for (const body of [null, [], 'text', 5, true])
      expect(failure({ params: { thingId: 1 }, body }).errors.length).toBeGreaterThan(0);
  });

  it('addresses list rows as problems do', () => {
    expect(fieldPath(['configurations', 3, 'visaRule'])).toBe('configurations[3].visaRule');
    expect(
      fieldErrors([
        { path: ['a'], message: 'x' },
        { path: ['a'], message: 'x' },
        { path: ['a'], message: 'y' },
      ]),
    ).toEqual([{ field: 'a', messages: ['x', 'y'] }]);
  });
});
