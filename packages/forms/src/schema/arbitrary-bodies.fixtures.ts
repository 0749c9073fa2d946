import type { FieldRule } from '@quickportal/contracts/kernel/form-meta';
import type { FormNode, FormSchemaDocument } from '@quickportal/contracts/rules/forms/form-document';
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';

const oneOf = (...values: readonly string[]): Arbitrary<string> => fc.constantFrom(...values);

const dates = oneOf(
  '2026-11-20',
  '2026-11-19',
  '2026-12-01',
  '2027-02-29',
  '2028-02-29',
  '2031-01-01',
  '1899-12-31',
  '3000-01-01',
  '2026-1-1',
  '2026-11-20T00:00',
  '0000-00-00',
);
const amounts = oneOf('0.00', '1.00', '0.99', '1000.00', '1000.01', '12.5', '1,000.00', '-1.00', '00.10', '12');

// Right, nearly right and wrong texts for fields that carry a rule
const typical: Partial<Record<FieldRule['rule'], Arbitrary<string>>> = {
  abn: oneOf('51 824 753 556', '51824753556', '51 824 753 557', '11 111 111 111'),
  amountAtLeast: amounts,
  amountAtMost: amounts,
  auAccount: oneOf('12345678', '0000', '123 456-78', '1234567890'),
  bsb: oneOf('062-000', '062000', '000-000', '06-2000'),
  cardExpiry: oneOf('11/26', '10/26', '12/46', '13/27', '12/99'),
  cardNumber: oneOf(
    '4242 4242 4242 4242',
    '4242424242424241',
    '2221000000000009',
    '2720990000000015',
    '378282246310005',
    '6011',
  ),
  dateAfter: dates,
  dateNotAfter: dates,
  dateNotBefore: dates,
  email: oneOf('name@example.com', 'name@example', 'a@b.co', '.a@b.co', 'name@-x.com'),
  newPassword: oneOf('correct horse 1', 'short1', 'no digits at all', '123456789012', ' '.repeat(12)),
  equalTo: oneOf('correct horse 1', 'another horse 1'),
  nzAccount: oneOf('01-0902-0068389-00', '01-0902-0068380-00', '07-0000-0068389-00', '0109020068389000'),
  payId: oneOf('61412345678', '+61-412345678', 'name@example.com', 'Northgate Tennis', '0412 345 678'),
  phone: oneOf('0412 345 678', '021 123 4567', '1300 975 707', '+1 202 555 0123', '+61 412'),
  postcodeOfState: oneOf('2000', '200', 'SW1A 1AA', '20000'),
  securityCode: oneOf('123', '1234', '12', 'abc'),
};

const strings = fc.oneof(
  fc.string({ maxLength: 12, unit: 'grapheme' }),
  fc.string({ maxLength: 80, unit: 'binary' }),
  oneOf(
    'AB',
    'ABCDEF',
    '2026-11-20T10:42:00.000Z',
    '4a1b2c3d-0000-4000-8000-00000000000a',
    '',
    ' ',
    '  padded ',
    '\u0000',
    'line\nbreak',
    '\ud800',
    '\u2028',
    '\u{1f600}'.repeat(30),
    '__proto__',
    'constructor',
  ),
);

const junk = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(null, '', 0, false, [], {}, { length: { toString: '' } }),
  strings,
) as Arbitrary<unknown>;

/** Values of a field that are right, nearly right or wrong, mostly of the right type. */
function valuesOf(node: FormNode): Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: rightType(node) }, { weight: 1, arbitrary: junk });
}

function rightType(node: FormNode): Arbitrary<unknown> {
  const type = Array.isArray(node.type) ? node.type[0] : node.type;
  const rules = (node['x-rules'] ?? []).flatMap((rule) => typical[rule.rule] ?? []);
  if (node.enum)
    return fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...node.enum) }, { weight: 1, arbitrary: strings });
  if (node.const !== undefined) return fc.oneof(fc.constant(node.const), fc.boolean());
  if (type === 'string')
    return fc.oneof(
      strings,
      ...(node.format === 'date' ? [dates] : []),
      ...rules,
      ...rules,
      ...(rules.length === 0 ? [amounts] : []),
    );
  if (type === 'integer' || type === 'number') {
    return fc.oneof(
      fc.integer({ min: -1, max: 60 }),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.constantFrom(0, 1, 2, 50, 0.5, 2 ** 53, -(2 ** 53), 1e308),
    );
  }
  if (type === 'boolean') return fc.boolean();
  if (type === 'array') return fc.array(node.items ? valuesOf(node.items) : junk, { maxLength: 6 });
  if (type === 'object') return objectsOf(node);
  return junk;
}

function objectsOf(node: FormNode): Arbitrary<unknown> {
  const fields = Object.entries(node.properties ?? {}).map(([name, child]) =>
    fc.option(valuesOf(child), { nil: undefined, freq: 8 }).map((value) => [name, value] as const),
  );
  const strangers = fc.oneof(
    { weight: 12, arbitrary: fc.constant([]) },
    {
      weight: 1,
      arbitrary: fc.array(fc.tuple(oneOf('__proto__', 'constructor', 'toString', 'x', '0'), junk), { maxLength: 2 }),
    },
  );
  return fc.tuple(fc.tuple(...fields), strangers).map(([own, other]) => {
    const entries = [...own, ...other].filter(([, value]) => value !== undefined);
    return JSON.parse(JSON.stringify(Object.fromEntries(entries))) as unknown;
  });
}

/** Bodies of a form that are right, nearly right or wrong in places, as JSON would bring them. */
export const bodies = (document: FormSchemaDocument): Arbitrary<unknown> =>
  objectsOf(document as Omit<FormSchemaDocument, 'x-form'>);

/** Any JSON under the right names, in random order and with strange keys. */
export const hostileBodies = (document: FormSchemaDocument): Arbitrary<unknown> => {
  const names = [...Object.keys(document.properties), '__proto__', 'constructor', 'hasOwnProperty'];
  return fc
    .array(fc.tuple(fc.constantFrom(...names), junk), { maxLength: names.length })
    .map((entries) => JSON.parse(JSON.stringify(Object.fromEntries(entries))) as unknown);
};
