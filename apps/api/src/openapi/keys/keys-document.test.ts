import { contracts } from '@quickportal/contracts/registry';
import { validate } from '@scalar/openapi-parser';
import { describe, expect, it } from 'vitest';
import { enumNames } from '../schemas/enum-names.ts';
import { keysDocument } from './keys-document.ts';
import { isReference, type OpenApi, operationsOf, type Schema } from '../openapi-types.ts';
import { componentsIn, eachSchema } from '../schema-cleaning.ts';
import { wholeDocument } from '../whole-document.ts';

const whole = wholeDocument();
const keys = keysDocument(whole);
const operations = operationsOf(keys);
const { schemas } = keys.components;

/** Every schema that stands on its own, of components, parameters, bodies and responses. */
function schemasOf(document: OpenApi): Schema[] {
  const ofOperations = operationsOf(document).flatMap(({ operation }) => [
    ...(operation.parameters ?? []).flatMap((parameter) => (isReference(parameter) ? [] : [parameter.schema])),
    ...[operation.requestBody, ...Object.values(operation.responses)].flatMap((part) =>
      part && 'content' in part ? Object.values(part.content ?? {}).map(({ schema }) => schema) : [],
    ),
  ]);
  return [...Object.values(document.components.schemas), ...ofOperations];
}

describe('the document for keys', () => {
  it('has every call that an API key may make, and no other', () => {
    const open: string[] = contracts.filter(({ audience }) => audience.includes('apiKey')).map(({ name }) => name);
    const names = operations.map(({ operation }) => operation.operationId);
    expect(names).toEqual(expect.arrayContaining(open));
    expect(names.filter((name) => !open.includes(name))).toEqual(['transactions.downloadReceipt']);
  });

  it('has no parameter, security scheme or problem of sessions', () => {
    expect(Object.keys(keys.components.parameters ?? {})).toEqual(['IdempotencyKey', 'IfMatch']);
    expect(Object.keys(keys.components.securitySchemes ?? {})).not.toContain('session');
    for (const { operation } of operations)
      for (const scheme of operation.security ?? []) expect(scheme).not.toHaveProperty('session');
    const problems = operations.flatMap(({ operation }) =>
      Object.values(operation.responses).flatMap((response) => {
        const found = isReference(response)
          ? keys.components.responses?.[response.$ref.split('/').at(-1) ?? '']
          : response;
        expect(found).toBeDefined();
        return found?.['x-problems'] ?? [];
      }),
    );
    expect(problems).toContain('idempotency-key-reused');
    for (const type of ['reauthentication-required', 'missing-request-header', 'csrf-token-invalid', 'other-community'])
      expect(problems).not.toContain(type);
    expect(keys.info.description).not.toMatch(/X-View-As|csrf|Calling as a person/);
    expect(keys.info.description).toContain('## Conventions');
  });

  it('says of each call what a program needs, and nothing of users and staff', () => {
    const texts = operations.map(({ operation }) => operation.description);
    expect(texts.filter((text) => /^Open to (?!API keys)|facility users|while viewing as/m.test(text))).toEqual([]);
    const payment = operations.find(({ operation }) => operation.operationId === 'payments.take');
    expect(payment?.operation.description).toMatch(
      /^Open to API keys.* with the right `TERMINAL_EXISTING_CUSTOMER`\. Needs the product QuickTerminal\.$/m,
    );
  });

  it('refers only to components that it has, and has none that it does not use', async () => {
    expect((await validate(JSON.stringify(keys))).errors ?? []).toEqual([]);
    const text = JSON.stringify(keys);
    for (const [, kind, name] of text.matchAll(/"#\/components\/(\w+)\/([\w-]+)"/g))
      expect(keys.components).toHaveProperty([String(kind), String(name)]);
    const start = JSON.stringify([keys.paths, keys.webhooks, keys.components.responses]);
    const used = new Set([...start.matchAll(/"#\/components\/schemas\/([\w-]+)"/g)].map(([, name]) => String(name)));
    for (const name of used) for (const next of componentsIn(schemas[name] ?? {})) used.add(next);
    expect(Object.keys(schemas).toSorted()).toEqual([...used].toSorted());
  });

  it('is made of the text of the whole document as well', () => {
    expect(keysDocument(JSON.parse(JSON.stringify(whole)) as OpenApi)).toEqual(keys);
  });

  it('groups every call under a tag that it describes', () => {
    const tags = new Set(operations.flatMap(({ operation }) => operation.tags));
    expect([...tags].filter((tag) => tag.endsWith('-in-the-portal'))).toEqual([]);
    expect(keys.tags?.map(({ name }) => name)).toEqual(expect.arrayContaining([...tags]));
  });
});

describe.each([
  ['the whole document', whole],
  ['the document for keys', keys],
] as const)('schemas of %s', (_title, document) => {
  it('name each enum that several fields share once', () => {
    const inline: string[] = [];
    for (const schema of schemasOf(document))
      eachSchema(schema, (part) => {
        if (part.enum && part.enum.length > 1 && part.type === 'string') inline.push(JSON.stringify(part.enum));
      });
    expect(inline.filter((values, index) => inline.indexOf(values) !== index)).toEqual([]);
  });

  it('have one type of an amount, a text with one pattern', () => {
    expect(document.components.schemas['Amount']).toMatchObject({ type: 'string' });
    const pattern = new RegExp(document.components.schemas['Amount']?.pattern ?? '');
    for (const amount of ['0.00', '120.50', '9999999999.99']) expect(amount).toMatch(pattern);
    for (const amount of ['-1.00', '1', '01.00', '1.5', '10000000000.00']) expect(amount).not.toMatch(pattern);
    expect(document.components.schemas['PaymentRequest']?.properties?.['amount']).toMatchObject({
      $ref: '#/components/schemas/Amount',
    });
    const joined = schemasOf(document).filter(({ allOf }) => allOf?.some(({ pattern: part }) => part !== undefined));
    expect(joined).toEqual([]);
  });

  it('give the type of a problem as an enum', () => {
    expect(document.components.schemas['Problem']?.properties?.['type']).toMatchObject({
      $ref: '#/components/schemas/ProblemType',
    });
    expect(document.components.schemas['ProblemType']?.enum).toContain(
      'https://quickportal.example/problems/validation-failed',
    );
  });

  it('have no defaults in bodies, which generators make required', () => {
    const bodies = operationsOf(document).flatMap(({ operation }) =>
      Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) => componentsIn(schema)),
    );
    const withDefault = bodies.filter((name) =>
      Object.values(document.components.schemas[name]?.properties ?? {}).some((field) => field.default !== undefined),
    );
    expect(withDefault).toEqual([]);
    expect(document.components.schemas['CustomerSearch']?.properties?.['page']?.description).toContain(
      '`1` when left out',
    );
  });
});

it('Every name of an enum is used', () => {
  expect(Object.keys(whole.components.schemas)).toEqual(expect.arrayContaining(Object.keys(enumNames)));
});
