import { noContent } from '@quickportal/contracts/kernel/response';
import { contract } from '@quickportal/contracts/kernel/contract';
import { id, text, version } from '@quickportal/contracts/kernel/primitives';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openApiDocument } from './document.ts';
import { isReference, type Operation } from './openapi-types.ts';

const customerId = id().meta({ title: 'Customer ID', description: 'Identifier of the customer.', examples: [7] });
const Thing = z
  .strictObject({
    thingId: id().meta({ title: 'Thing ID', description: 'Identifier.', examples: [41] }),
    colour: z.enum(['RED', 'BLUE']).nullable().meta({ title: 'Colour', description: 'Its colour.' }),
    madeAt: z.iso.datetime({ precision: 3 }).meta({ title: 'Made at', description: 'When it was made.' }),
  })
  .meta({ id: 'TestThing' });

const start = contract({
  name: 'customers.startThing',
  kind: 'mutation',
  method: 'POST',
  path: 'customers/{customerId}/things',
  params: z.strictObject({ customerId }),
  query: z.strictObject({
    validateOnly: z.boolean().default(false).meta({ title: 'Validate only', description: 'Changes nothing.' }),
    kinds: z
      .array(z.enum(['A', 'B']))
      .optional()
      .meta({ title: 'Kinds', description: 'Several allowed.' }),
  }),
  body: z.strictObject({
    name: text({ max: 20 }).meta({
      title: 'Name',
      description: 'How it is called.',
      examples: ['Pump'],
      'x-form': { group: 'Thing', help: 'Something short' },
      'x-rules': [{ rule: 'luhn' }],
    }),
    version: version().optional().meta({ title: 'Version', description: 'The version you read.' }),
  }),
  responses: {
    201: Thing,
    202: z.strictObject({ token: text({ max: 9 }).meta({ title: 'Token', description: 'Poll.' }) }),
    204: noContent(),
  },
  errors: ['state-conflict', 'validation-failed'],
  audience: ['facility', 'staff'],
  rights: { allOf: ['VIEW_CUSTOMERS'], anyOf: ['MANAGE_CUSTOMERS', 'MANAGE_CUSTOMER_ACCOUNTS'] },
  audit: 'things.start',
  refusedInViewAs: true,
  summary: 'Start a thing',
  description: 'Starts a thing.',
  spec: [],
});

const approve = contract({
  name: 'customers.approveThing',
  kind: 'mutation',
  method: 'POST',
  path: 'things/{customerId}/approve',
  params: z.strictObject({ customerId }),
  responses: { 200: Thing, 302: noContent() },
  errors: [],
  audience: ['staff'],
  rights: { anyOf: ['AUTHORISE_ACCOUNTS'] },
  audit: 'things.approve',
  summary: 'Approve a thing',
  description: 'Approves a thing.',
  spec: [],
});

const ping = contract({
  name: 'session.ping',
  kind: 'query',
  method: 'GET',
  path: 'ping',
  responses: { 200: z.strictObject({ at: z.iso.date().meta({ title: 'At', description: 'A day.' }) }) },
  errors: [],
  audience: ['public'],
  rights: {},
  summary: 'Ping',
  description: 'Answers.',
  spec: [],
});

const document = openApiDocument([start, approve, ping]);
const operation = (path: string, method: 'get' | 'post'): Operation => {
  const found = document.paths[path]?.[method];
  if (!found) throw new Error(`${method} ${path} is missing`);
  return found;
};
const started = operation('/customers/{customerId}/things', 'post');

describe('the document of a call', () => {
  it('has the real statuses of every answer', () => {
    const responses = Object.keys(started.responses).filter((status) => status < '400');
    expect(responses).toEqual(['201', '202', '204']);
    expect(started.responses[201]).toMatchObject({
      content: { 'application/json': { schema: { $ref: '#/components/schemas/TestThing' } } },
    });
    expect(started.responses[202]).toMatchObject({
      content: { 'application/json': { schema: { $ref: '#/components/schemas/CustomersStartThingResponse202' } } },
    });
    for (const bare of [started.responses[204], operation('/things/{customerId}/approve', 'post').responses[302]])
      expect(bare).not.toHaveProperty('content');
  });

  it('names its body, without form keywords', () => {
    expect(started.requestBody).toMatchObject({
      required: true,
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/CustomersStartThingBody' },
          example: { name: 'Pump' },
        },
      },
    });
    expect(document.components.schemas.CustomersStartThingBody).toEqual({
      type: 'object',
      properties: {
        name: {
          type: 'string',
          minLength: 1,
          maxLength: 20,
          title: 'Name',
          description: 'How it is called.',
          examples: ['Pump'],
        },
        version: {
          type: 'integer',
          minimum: 1,
          maximum: 2_147_483_647,
          title: 'Version',
          description: 'The version you read.',
        },
      },
      required: ['name'],
      additionalProperties: false,
    });
  });

  it('has the parameters of path, query and headers, also on a change', () => {
    const parameters = (started.parameters ?? []).map((parameter) =>
      isReference(parameter) ? parameter.$ref.split('/').at(-1) : `${parameter.in} ${parameter.name}`,
    );
    expect(parameters).toEqual([
      'path customerId',
      'query validateOnly',
      'query kinds',
      'IdempotencyKey',
      'IfMatch',
      'RequestedWith',
      'CommunityId',
      'ViewAs',
      'UserId',
      'Csrf',
      'LinkedCommunity',
    ]);
  });

  it('says that a list in a query string is joined by commas', () => {
    const kinds = started.parameters?.find((parameter) => !isReference(parameter) && parameter.name === 'kinds');
    expect(kinds).toMatchObject({ in: 'query', style: 'form', explode: false });
  });

  it('lists what can go wrong by status, also what its parts bring with them', () => {
    const problems = Object.values(started.responses).flatMap((response) => {
      const found = isReference(response)
        ? document.components.responses?.[response.$ref.split('/').at(-1) ?? '']
        : response;
      return found?.['x-problems'] ?? [];
    });
    expect(problems.toSorted()).toEqual([
      'csrf-token-invalid',
      'forbidden',
      'idempotency-in-progress',
      'idempotency-key-reused',
      'internal',
      'lost-update',
      'malformed-request',
      'missing-request-header',
      'no-credentials',
      'not-found',
      'other-community',
      'payload-too-large',
      'reauthentication-required',
      'state-conflict',
      'too-many-requests',
      'unauthenticated',
      'unavailable',
      'unsupported-media-type',
      'validation-failed',
    ]);
    expect(started.responses[422]).toMatchObject({
      content: {
        'application/problem+json': {
          examples: { 'validation-failed': { value: { errors: [{ field: 'name', messages: ['Required.'] }] } } },
        },
      },
    });
  });

  it('says who may call', () => {
    expect(started.description).toBe(
      'Starts a thing.\n\nOpen to facility users and staff with the right `VIEW_CUSTOMERS` and any of the rights `MANAGE_CUSTOMERS` or `MANAGE_CUSTOMER_ACCOUNTS`. Refused while viewing as another user.',
    );
    expect(started.security).toEqual([{ session: [] }]);
    expect(started['x-rights']).toEqual({
      all: ['VIEW_CUSTOMERS'],
      any: ['MANAGE_CUSTOMERS', 'MANAGE_CUSTOMER_ACCOUNTS'],
    });
    expect(operation('/ping', 'get')).toMatchObject({
      security: [],
      description: 'Answers.\n\nOpen to everyone, signed in or not.',
    });
    expect(operation('/ping', 'get').responses).not.toHaveProperty('401');
  });

  it('tells about the headers of its answers', () => {
    expect(started.responses[201]).toHaveProperty(['headers', 'Idempotent-Replayed']);
    expect(document.components.responses?.TooManyRequests).toHaveProperty(['headers', 'Retry-After']);
  });

  it('leaves answers open for new fields and bodies closed', () => {
    expect(document.components.schemas.TestThing).not.toHaveProperty('additionalProperties');
    expect(document.components.schemas.CustomersStartThingBody).toHaveProperty('additionalProperties', false);
  });

  it('has the same text on every run', () => {
    expect(JSON.stringify(openApiDocument([start, approve, ping]))).toBe(JSON.stringify(document));
  });
});
