import { createCustomer } from '@quickportal/contracts/customers/contracts';
import { bodyIssues } from '@quickportal/contracts/kernel/input';
import { amountText, date, passwordText, text } from '@quickportal/contracts/kernel/primitives';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bodies } from './arbitrary-bodies.fixtures.ts';
import { checkForm } from './check-form.ts';
import { formSchema } from './form-schema.ts';
import { everything } from './synthetic.fixtures.ts';
import { bodyOf, changedFields, keepableValues, openingValues } from './typed-values.ts';

const TODAY = '2026-11-20';
const schemaOf = (body: z.ZodObject, values = {}) => formSchema(body, { today: TODAY, values });

describe('openingValues', () => {
  it('takes defaults, unchecked boxes and the rows a list needs', () => {
    expect(openingValues(schemaOf(everything))).toEqual({
      payer: { contact: {} },
      reminders: false,
      lines: [{ taxed: true }],
      terms: false,
    });
  });

  it('takes present values, and never a password', () => {
    const schema = schemaOf(everything, {
      name: 'Margaret Olsson',
      password: 'secret-secret-1',
      limit: null,
      notes: null,
      extra: 1,
    });
    expect(openingValues(schema)).toMatchObject({ name: 'Margaret Olsson', limit: null });
    expect(schema['x-form'].values).toEqual({ name: 'Margaret Olsson', limit: null });
  });
});

describe('bodyOf', () => {
  const schema = schemaOf(
    z.strictObject({
      size: z.int(),
      ratio: z.number().optional(),
      amount: amountText()
        .optional()
        .meta({ 'x-form': { widget: 'money' } }),
      starts: date().optional(),
      ends: date().nullable().optional(),
      note: text({ max: 9, min: 0 }).optional(),
      kind: z.enum(['A', 'B']).optional(),
      secret: passwordText().optional(),
      contact: z.strictObject({ email: text({ max: 9 }).optional(), daily: z.boolean().default(true) }).optional(),
    }),
  );

  it.each([
    [
      { size: '12', ratio: '0.5' },
      { size: 12, ratio: 0.5 },
    ],
    [{ size: '1.' }, { size: '1.' }],
    [{ size: 'twelve' }, { size: 'twelve' }],
    [{ amount: '12' }, { amount: '12.00' }],
    [{ amount: '$1,234.5' }, { amount: '1234.50' }],
    [{ amount: '12,50' }, { amount: '12,50' }],
    [
      { starts: '', ends: '', note: '', kind: '', size: '' },
      { ends: null, note: '' },
    ],
    [{ secret: '   ' }, { secret: '   ' }],
    [{ contact: { daily: true } }, {}],
    [{ contact: { daily: false } }, { contact: { daily: false } }],
  ])('%j is sent as %j', (typed, body) => expect(bodyOf(schema, typed)).toEqual(body));

  it('drops what is hidden', () => {
    const typed = { how: 'PAYID', card: '4242424242424242', payId: 'name@example.com' };
    expect(bodyOf(schemaOf(everything), typed)).toMatchObject({ how: 'PAYID', payId: 'name@example.com' });
    expect(bodyOf(schemaOf(everything), typed)).not.toHaveProperty('card');
  });

  it('sends a body again as it was, where its fields are right', () => {
    const customer = createCustomer.body ?? everything;
    const document = schemaOf(customer);
    // Fields that are wrong and strangers are taken out, so that most bodies can be sent
    fc.assert(
      fc.property(bodies(document), (body) => {
        const wrong = new Set(checkForm(document, body as Record<string, unknown>).map(({ field }) => field));
        const right = Object.entries(body as Record<string, unknown>).filter(
          ([name]) => Object.hasOwn(document.properties, name) && !wrong.has(name),
        );
        const sent = {
          businessId: 1,
          customerName: 'Margaret Olsson',
          email: 'm@example.com',
          ...Object.fromEntries(right),
        };
        expect(bodyIssues(customer, bodyOf(document, sent))).toEqual(bodyIssues(customer, sent));
      }),
    );
  });
});

describe('changedFields', () => {
  const schema = schemaOf(everything);
  it('counts empty and left out as the same, and numbers as their text', () => {
    const before = { business: 5, notes: undefined, payer: { kind: 'PERSON', abn: undefined } };
    expect(changedFields(schema, before, { business: '5', notes: '', payer: { kind: 'PERSON', abn: '' } })).toEqual([]);
    expect(changedFields(schema, before, { business: '6', payer: { kind: 'ORGANISATION' } })).toEqual([
      'business',
      'payer',
    ]);
  });
});

describe('keepableValues', () => {
  it('leaves out an account number that has a plain text field', () => {
    const accountNumber = text({ max: 9 }).meta({ title: 'Account number', 'x-rules': [{ rule: 'auAccount' }] });
    const schema = schemaOf(z.strictObject({ accountNumber, name: text({ max: 9 }).meta({ title: 'Name' }) }));
    expect(keepableValues(schema, { accountNumber: '12345678', name: 'A' })).toEqual({ name: 'A' });
  });

  it('leaves out passwords, card and account numbers, in groups and rows too', () => {
    const values = {
      name: 'A',
      card: '4242',
      bsb: '062-000',
      password: 'x',
      repeated: 'x',
      payer: { kind: 'PERSON', abn: '51' },
      lines: [{ description: 'a' }],
    };
    expect(keepableValues(schemaOf(everything), values)).toEqual({
      name: 'A',
      payer: { kind: 'PERSON' },
      lines: [{ description: 'a' }],
    });
  });
});
