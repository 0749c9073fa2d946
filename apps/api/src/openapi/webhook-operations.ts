import { allEventTypes, eventTitles, type EventType } from '@quickportal/contracts/webhooks/event-titles';
import { eventDefinition } from '@quickportal/contracts/webhooks/event-types';
import { z } from 'zod';
import { addExamples } from './examples.ts';
import type { OpenApi, Operation, Parameter, PathItem, Schema } from './openapi-types.ts';
import { cleanSchema } from './schema-cleaning.ts';

const SIGNED = `Verify it before you trust it, as [Standard Webhooks](https://www.standardwebhooks.com) says: build
\`{webhook-id}.{webhook-timestamp}.{body}\` from the headers and the raw body, make its HMAC-SHA-256 with your signing
secret (the base64 after \`whsec_\`), and compare in constant time with each signature of the header, which are base64
after \`v1,\`. Refuse timestamps that are more than five minutes off. The same event can come more than once, always
with the same ID. Events about one object come in the order of its changes, each after the one before it was delivered
or given up; events about different objects come side by side, up to 20 at once, in any order. Receiving webhooks, in
the introduction, has programs in Node and Python.`.replaceAll('\n', ' ');

const header = (name: string, description: string, example: string): Parameter => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
  example,
});
const headers = [
  header('webhook-id', 'The ID of the event.', 'evt_3cT0cLwq7b1r0Xh2u9EwKfVa'),
  header('webhook-timestamp', 'When this attempt was sent, in seconds since 1970.', '1763629200'),
  header(
    'webhook-signature',
    '`v1,` and the signature in base64; two with a space between while a secret is being replaced.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
];

/** The component of an event's data where there is one, otherwise its schema. */
function dataSchema(document: OpenApi, type: EventType): Schema {
  const { data } = eventDefinition(type);
  const id = data.meta()?.id;
  if (id !== undefined && document.components.schemas[id]) return { $ref: `#/components/schemas/${id}` };
  const { $schema: _, id: _id, ...schema } = z.toJSONSchema(data) as Schema & { $schema?: string; id?: string };
  cleanSchema(schema);
  return schema;
}

function operationOf(document: OpenApi, type: EventType): Operation {
  const title = eventTitles[type];
  const { description } = eventDefinition(type);
  const message: Schema = {
    type: 'object',
    title,
    required: ['id', 'type', 'timestamp', 'data'],
    properties: {
      id: {
        type: 'string',
        title: 'Event ID',
        description: 'Equal to webhook-id.',
        examples: [headers[0]?.example ?? ''],
      },
      type: { type: 'string', const: type, title: 'Event type', description: title, examples: [type] },
      timestamp: { type: 'string', format: 'date-time', title: 'Occurred at', description: 'When it happened, UTC.' },
      data: dataSchema(document, type),
    },
  };
  return {
    operationId: `receive-${type.replace('.', '-')}`,
    summary: title,
    description: `${description}\n\n${SIGNED}`,
    tags: ['webhooks'],
    security: [],
    parameters: headers,
    requestBody: { required: true, content: { 'application/json': { schema: message } } },
    responses: {
      '204': {
        description: 'Any 2xx within 10 seconds confirms receipt. Anything else is attempted again for 3 days.',
      },
      '410': { description: 'Permanently gone: the endpoint is switched off.' },
    },
  };
}

/** What the portal sends to endpoints, as OpenAPI 3.1 `webhooks`: one for each kind of event. */
export function webhookOperations(document: OpenApi): Record<string, PathItem> {
  const webhooks = Object.fromEntries(allEventTypes.map((type) => [type, { post: operationOf(document, type) }]));
  addExamples({ ...document, paths: webhooks });
  return webhooks;
}
