import type { Json } from '@quickportal/contracts/kernel/form-meta';
import { DisplaySchema, FormSchema } from './form-schemas.ts';
import { responseHeadersOf, ownRequestParameters } from './headers.ts';
import { type ExtraOperations, type PathItem, reference } from './openapi-types.ts';
import { responsesOf } from './problem-responses.ts';

interface FormCall {
  verb: 'get' | 'post' | 'put' | 'patch';
  summary: string;
  description: string;
  schema: 'FormSchema' | 'DisplaySchema';
  examplePath: string;
  example: Json;
}

const formExample: Json = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  properties: {
    customerName: {
      type: 'string',
      title: 'Customer name',
      minLength: 1,
      maxLength: 100,
      'x-form': { group: 'Customer' },
    },
  },
  required: ['customerName'],
  'x-form': {
    title: 'Add a customer',
    order: ['customerName'],
    groups: [{ title: 'Customer', fields: ['customerName'] }],
    values: {},
    options: {},
    today: '2026-11-20',
  },
};

const displayExample: Json = {
  title: 'Customer',
  properties: { customerName: { title: 'Customer name', kind: 'text' } },
  order: ['customerName'],
  groups: [],
};

const asksFor = (method: string) =>
  `The form for the body of the ${method} call at a path: fields, rules, current values and choices. The call accepts what the form accepts.`;

const calls: readonly FormCall[] = [
  {
    verb: 'get',
    summary: 'Describe how a response is shown',
    description: 'Titles and kinds of the values that the GET call at a path returns.',
    schema: 'DisplaySchema',
    examplePath: 'customers/1048217',
    example: displayExample,
  },
  {
    verb: 'post',
    summary: 'Describe the form of a POST call',
    description: asksFor('POST'),
    schema: 'FormSchema',
    examplePath: 'customers',
    example: formExample,
  },
  {
    verb: 'put',
    summary: 'Describe the form of a PUT call',
    description: asksFor('PUT'),
    schema: 'FormSchema',
    examplePath: 'customers/1048217/details',
    example: formExample,
  },
  {
    verb: 'patch',
    summary: 'Describe the form of a PATCH call',
    description: asksFor('PATCH'),
    schema: 'FormSchema',
    examplePath: 'customers/1048217/status',
    example: formExample,
  },
];

const pathText = 'The path may contain slashes: send them as they are. Open to everyone who can make the call itself.';

function pathItem({ verb, summary, description, schema, examplePath, example }: FormCall): PathItem {
  return {
    get: {
      operationId: `forms.${verb}`,
      summary,
      description: `${description}\n\n${pathText}`,
      tags: ['forms'],
      security: [{ session: [] }],
      parameters: [
        {
          name: 'path',
          in: 'path',
          required: true,
          description: 'Path of the call under the REST base, IDs filled in.',
          schema: { type: 'string', minLength: 1 },
          example: examplePath,
        },
        ...ownRequestParameters(),
      ],
      responses: {
        200: {
          description: 'Done.',
          headers: responseHeadersOf({}),
          content: { 'application/json': { schema: reference('schemas', schema), example } },
        },
        ...responsesOf([
          'malformed-request',
          'unauthenticated',
          'reauthentication-required',
          'forbidden',
          'missing-request-header',
          'csrf-token-invalid',
          'not-found',
          'other-community',
          'too-many-requests',
          'internal',
          'unavailable',
        ]),
      },
    },
  };
}

/** `GET forms/{verb}/{path}`: one operation for each verb, since the path is any call's. */
export const formOperations: ExtraOperations = {
  paths: Object.fromEntries(calls.map((call) => [`/forms/${call.verb}/{path}`, pathItem(call)])),
  schemas: { FormSchema, DisplaySchema },
};
