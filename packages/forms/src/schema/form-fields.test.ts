import { describe, expect, it } from 'vitest';
import { formFields, placeErrors } from './form-fields.ts';
import { combinedSchema } from './combined-schema.ts';
import { displaySchema } from './display-schema.ts';
import { isWithin, valueAt, withValueAt } from './field-path.ts';
import { formSchema } from './form-schema.ts';
import { shownValue } from './shown-value.ts';
import { everything } from './synthetic.fixtures.ts';
import { money, dateTime } from '@quickportal/contracts/kernel/primitives';
import { getCustomer } from '@quickportal/contracts/customers/contracts';
import { z } from 'zod';

const schema = formSchema(everything, {
  today: '2026-11-20',
  options: { businesses: [{ value: '31', label: 'Harbour City Water' }] },
});

describe('askedFields', () => {
  const body = { how: 'CARD', payer: { kind: 'ORGANISATION' }, lines: [{ taxed: true }, { taxed: false }] };
  const request = formFields(schema, body);

  it('has the fields in the order of the screen, those inside before what holds them', () => {
    const names = request.map(({ name }) => name);
    expect(names.slice(0, 3)).toEqual(['name', 'business', 'country']);
    expect(names).toContain('lines[0].taxCode');
    expect(names).not.toContain('lines[1].taxCode');
    expect(names).not.toContain('bsb');
    expect(names).not.toContain('version');
    expect(names.indexOf('lines[1].amount')).toBeLessThan(names.indexOf('lines'));
  });

  it('knows labels with their rows, and what is required now', () => {
    const pick = (name: string) => request.find((field) => field.name === name);
    expect(pick('lines[1].amount')).toMatchObject({ label: 'Amount, line 2', required: true });
    expect(pick('payer.abn')).toMatchObject({ label: 'ABN', required: true });
    expect(pick('payer.contact.phone')).toMatchObject({ required: true });
    expect(pick('notes')).toMatchObject({ required: false });
  });

  it('places errors at fields on the screen, the others above the form', () => {
    const errors = [
      { field: 'lines[0].amount', messages: ['A.'] },
      { field: 'name', messages: ['B.', 'B.'] },
      { field: 'version', messages: ['C.'] },
      { field: 'nonsense[9].x', messages: ['D.'] },
      { field: '', messages: ['E.'] },
    ];
    const { atFields, whole } = placeErrors(errors, request);
    expect(atFields.map(({ field, messages }) => [field.name, messages])).toEqual([
      ['name', ['B.']],
      ['lines[0].amount', ['A.']],
    ]);
    expect(whole).toEqual(['version: C.', 'nonsense[9].x: D.', 'E.']);
  });
});

describe('paths', () => {
  it('read and write without touching what is beside', () => {
    const values = { lines: [{ amount: '1.00' }], payer: { kind: 'PERSON' } };
    const changed = withValueAt(values, ['lines', 0, 'amount'], '2.00') as typeof values;
    expect(changed).toEqual({ lines: [{ amount: '2.00' }], payer: { kind: 'PERSON' } });
    expect(changed.payer).toBe(values.payer);
    expect(values.lines[0]?.amount).toBe('1.00');
    expect(withValueAt(undefined, ['a', 0, 'b'], 1)).toEqual({ a: [{ b: 1 }] });
    expect([
      valueAt(values, ['lines', 0, 'amount']),
      valueAt(values, ['lines', 'x']),
      valueAt(values, ['constructor']),
    ]).toEqual(['1.00', undefined, undefined]);
  });

  it('know what stands inside what', () => {
    expect([isWithin('a.b', 'a'), isWithin('a[0].b', 'a'), isWithin('ab', 'a'), isWithin('a', 'a.b')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

it('combines the schemas of steps into one', () => {
  const formSchemaDocument = formSchema(z.strictObject({ a: z.string(), b: z.string().optional() }), {
    today: '2026-11-20',
    values: { a: 'x' },
  });
  const two = formSchema(z.strictObject({ c: z.string() }), { today: '2026-11-20', values: { c: 'y' } });
  const both = combinedSchema([formSchemaDocument, two, formSchemaDocument]);
  expect(both.required).toEqual(['a', 'c']);
  expect(both['x-form']).toMatchObject({ order: ['a', 'b', 'c'], values: { a: 'x', c: 'y' } });
  expect(combinedSchema([formSchemaDocument, formSchemaDocument])).toBe(formSchemaDocument);
});

it('shows values as a receipt does', () => {
  const shown = (name: string, value: unknown) => shownValue(schema.properties[name] ?? {}, value, schema['x-form']);
  expect(shown('business', 31)).toBe('Harbour City Water');
  expect(shown('amount', '1240.50')).toBe('$1,240.50');
  expect(shown('starts', '2026-11-24')).toBe('24 Nov 2026');
  expect(shown('reminders', true)).toBe('On');
  expect(shown('terms', true)).toBe('Yes');
  expect(shown('card', '4242424242424242')).toBe('\u2022\u2022\u2022\u2022 4242');
  expect(shown('password', 'correct horse 1')).toBeNull();
  expect(shown('days', ['MON', 'TUE'])).toBe('MON, TUE');
  expect(shown('notes', '')).toBeNull();
});

describe('displaySchema', () => {
  it('describes an answer by labels and kinds', () => {
    const customer = displaySchema(getCustomer.responses[200]);
    expect(customer.title).toBe('Customer');
    expect(customer.properties).toMatchObject({
      customerName: { title: 'Customer name', kind: 'text' },
      customerEnabled: { title: 'Enabled', kind: 'yesNo' },
      createdAt: { kind: 'dateTime' },
      state: { title: 'State', kind: 'choice' },
    });
    expect(customer.order).toEqual(Object.keys(customer.properties));
  });

  it('knows money, lists and groups, also behind references and where they may be null', () => {
    const response = z.strictObject({
      total: money()
        .nullable()
        .meta({ title: 'Total', 'x-form': { group: 'Sums' } }),
      rows: z.array(z.strictObject({ at: dateTime().meta({ title: 'At' }) })).meta({ title: 'Rows' }),
      status: z.enum(['IN_PROGRESS', 'NZ']).meta({ title: 'Status', 'x-form': { order: 1 } }),
    });
    expect(displaySchema(response, 'Things')).toMatchObject({
      title: 'Things',
      order: ['status', 'total', 'rows'],
      groups: [
        { title: '', fields: ['status'] },
        { title: 'Sums', fields: ['total'] },
        { title: '', fields: ['rows'] },
      ],
      properties: {
        total: { title: 'Total', kind: 'money' },
        rows: { kind: 'list', items: { kind: 'group', properties: { at: { title: 'At', kind: 'dateTime' } } } },
        status: {
          kind: 'choice',
          options: [
            { value: 'IN_PROGRESS', label: 'In progress' },
            { value: 'NZ', label: 'NZ' },
          ],
        },
      },
    });
  });
});
