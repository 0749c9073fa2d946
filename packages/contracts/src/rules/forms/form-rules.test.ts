import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Condition, FieldRule } from '../../kernel/form-meta.ts';
import { bodyIssues, fieldErrors } from '../../kernel/input.ts';
import { date, text } from '../../kernel/primitives.ts';
import { dropHiddenFields } from './form-rules.ts';

const TODAY = '2026-11-20';
const optional = (visibleWhen?: Condition, rules: FieldRule[] = []) =>
  text({ max: 40 })
    .optional()
    .meta({ title: 'Field', ...(visibleWhen && { 'x-form': { visibleWhen } }), 'x-rules': rules });

const findings = (schema: z.ZodObject, values: unknown) =>
  Object.fromEntries(
    fieldErrors(bodyIssues(schema, values, TODAY).issues).map(({ field, messages }) => [field, messages.join(' ')]),
  );

describe('hidden fields', () => {
  const chain = z.strictObject({
    last: optional({ field: 'middle', isNot: 'x' }),
    middle: optional({ field: 'first', is: 'on' }),
    first: optional(),
  });

  it('are dropped, and count as empty for the conditions of others in any order', () => {
    expect(dropHiddenFields(chain, { first: 'on', middle: 'x', last: 'z' })).toEqual({ first: 'on', middle: 'x' });
    expect(dropHiddenFields(chain, { first: 'off', middle: 'x', last: 'z' })).toEqual({ first: 'off', last: 'z' });
  });

  it('are neither required nor judged', () => {
    const schema = z.strictObject({
      on: z.boolean().default(false),
      email: text({ max: 40 })
        .optional()
        .meta({
          title: 'Email',
          'x-form': { visibleWhen: { field: 'on', is: true }, requiredWhen: { field: 'on', is: true } },
          'x-rules': [{ rule: 'email' }],
        }),
    });
    expect(findings(schema, { email: 'nonsense' })).toEqual({});
    expect(findings(schema, { on: true })).toEqual({ email: 'Required.' });
    expect(findings(schema, { on: true, email: 'nonsense' })).toEqual({
      email: 'Enter an email such as name@example.com',
    });
    expect(bodyIssues(schema, { on: false, email: 'kept@example.com' }).data).toEqual({ on: false });
  });

  it('use the default of a field that is left out', () => {
    const schema = z.strictObject({ on: z.boolean().default(true), more: optional({ field: 'on', is: true }) });
    expect(dropHiddenFields(schema, { more: 'kept' })).toEqual({ more: 'kept' });
  });

  it('leave strange keys where they are, for the strict schema to refuse', () => {
    const hostile = JSON.parse('{"__proto__": {"first": "on"}, "first": "on", "x": 1}') as Record<string, unknown>;
    const kept = dropHiddenFields(chain, hostile);
    expect(Object.keys(kept)).toEqual(['__proto__', 'first', 'x']);
    expect(Object.getPrototypeOf(kept)).toBe(Object.prototype);
    expect(findings(chain, hostile)).toEqual({ '': 'Unknown: __proto__, x.' });
  });
});

describe('groups and rows', () => {
  const schema = z.strictObject({
    starts: date().meta({ title: 'Start date' }),
    payer: z.strictObject({
      kind: z.enum(['PERSON', 'COMPANY']),
      abn: optional({ field: 'kind', is: 'COMPANY' }, [{ rule: 'abn' }]),
    }),
    configurations: z
      .array(
        z.strictObject({
          scheme: z.enum(['VISA', 'AMEX']),
          visaRule: text({ max: 9 })
            .optional()
            .meta({
              'x-form': {
                visibleWhen: { field: 'scheme', is: 'VISA' },
                requiredWhen: { field: 'payer.kind', is: 'COMPANY' },
              },
            }),
          from: date()
            .optional()
            .meta({ 'x-rules': [{ rule: 'dateAfter', field: 'starts' }] }),
        }),
      )
      .meta({ 'x-rules': [{ rule: 'uniqueRows', field: 'scheme' }] }),
  });
  const right = {
    starts: TODAY,
    payer: { kind: 'COMPANY', abn: '51 824 753 556' },
    configurations: [{ scheme: 'VISA', visaRule: 'a' }],
  };

  it('are judged with paths that problems use', () => {
    const configurations = [{ scheme: 'VISA' }, { scheme: 'AMEX', from: TODAY }, { scheme: 'AMEX' }];
    expect(findings(schema, right)).toEqual({});
    expect(findings(schema, { ...right, payer: { kind: 'COMPANY', abn: '1' }, configurations })).toEqual({
      'payer.abn': 'Not a valid ABN. Check the digits.',
      'configurations[0].visaRule': 'Required.',
      'configurations[1].from': 'Enter a date after Start date.',
      configurations: 'List each row only once.',
    });
  });

  it('drop what is hidden in each row', () => {
    const values = {
      ...right,
      payer: { kind: 'PERSON', abn: '1' },
      configurations: [
        { scheme: 'AMEX', visaRule: 'x' },
        { scheme: 'VISA', visaRule: 'y' },
      ],
    };
    expect(dropHiddenFields(schema, values)).toEqual({
      ...values,
      payer: { kind: 'PERSON' },
      configurations: [{ scheme: 'AMEX' }, { scheme: 'VISA', visaRule: 'y' }],
    });
  });

  it('are still judged beside a field of the wrong type', () => {
    expect(findings(schema, { ...right, starts: 5, payer: { kind: 'COMPANY', abn: '1' } })).toEqual({
      starts: 'Must be text.',
      'payer.abn': 'Not a valid ABN. Check the digits.',
    });
  });
});

describe('empty and wrong values', () => {
  const schema = z.strictObject({
    name: text({ max: 5 }),
    size: z.int().min(1),
    kind: z.enum(['A']).optional(),
    note: optional(),
  });

  it('say Required. once where a required field is empty, whatever its type', () => {
    expect(findings(schema, { name: '   ', size: null })).toEqual({ name: 'Required.', size: 'Required.' });
    expect(findings(schema, null)).toEqual({ name: 'Required.', size: 'Required.' });
  });

  it('say what is wrong where an optional field is', () => {
    expect(findings(schema, { name: 'abcdef', size: 1.5, kind: '', note: null })).toEqual({
      name: 'Enter at most 5 characters.',
      size: 'Enter a whole number.',
      kind: 'Choose one of the values offered.',
      note: 'Must be text.',
    });
    expect(findings(z.strictObject({ list: text({ max: 5, min: 2 }) }), { list: [1] })).toEqual({
      list: 'Must be text.',
    });
  });
});
