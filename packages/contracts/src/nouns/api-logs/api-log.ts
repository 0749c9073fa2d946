import { z } from 'zod';
import { count, dateTime, id } from '../../kernel/primitives.ts';

export const httpStatus = z
  .int()
  .min(100)
  .max(599)
  .meta({ title: 'Status', description: 'HTTP status of the response.' });
export const operation = z.string().meta({
  title: 'Operation',
  description: 'Name of the call in the API documentation; empty where no call has the path.',
  examples: ['customers.create'],
});
export const errorType = z
  .string()
  .nullable()
  .meta({
    title: 'Error type',
    description: 'Last part of the type of the problem in the response; null where it is none.',
    examples: ['validation-failed'],
  });

const shape = {
  apiLogId: id().meta({ title: 'API log ID', description: 'Identifier of the entry.' }),
  httpMethod: z.string().meta({ title: 'Method', description: 'HTTP method of the request.', examples: ['POST'] }),
  requestUrl: z.string().meta({
    title: 'Request URL',
    description: 'Path and query as called, without secrets.',
    examples: ['/quickportal/rest/internal/customers'],
  }),
  operation,
  httpStatus,
  httpStatusDescription: z
    .string()
    .meta({ title: 'Status description', description: 'Reason phrase of the status.', examples: ['Created'] }),
  errorType,
  requestDate: dateTime().meta({ title: 'Time', description: 'When the request came, UTC.' }),
  durationMs: count().meta({ title: 'Time taken', description: 'Until the response was sent, in milliseconds.' }),
  apiKeyId: id()
    .nullable()
    .meta({ title: 'API key ID', description: 'The key that it was made with; null: it was made with a certificate.' }),
  apiKeyName: z.string().meta({
    title: 'Key',
    description: 'Name of the key; empty where it was made with a certificate.',
    examples: ['Water billing'],
  }),
  certificateId: id().nullable().meta({
    title: 'Certificate ID',
    description: 'The certificate that it was made with; null: it was made with a key.',
  }),
  certificateSubject: z
    .string()
    .nullable()
    .meta({
      title: 'Certificate',
      description: 'Subject of the certificate, as RFC 4514 text; null where it was made with a key.',
      examples: ['CN=12,O=HARBOUR'],
    }),
  ipAddress: z
    .string()
    .meta({ title: 'Address', description: 'IP address of the caller.', examples: ['203.0.113.24'] }),
  requestId: z.string().meta({
    title: 'Request ID',
    description: 'The header X-Request-Id of the response.',
    examples: ['7c3v9k2m4q8x0r5t'],
  }),
};

/** A call made with an API key or a certificate, as the list shows it (2E057). */
export const ApiLog = z
  .strictObject(shape)
  .meta({ id: 'ApiLog', title: 'API log', description: 'A call that was made with an API key or a certificate.' });
export type ApiLog = z.output<typeof ApiLog>;

const headers = (what: string) =>
  z.record(z.string(), z.string()).meta({
    title: `${what} headers`,
    description: 'Headers that help to understand the call, by their names in lower case.',
  });
const body = (what: string) =>
  z
    .string()
    .meta({ title: `${what} body`, description: 'Without secrets, card and account numbers, at most 64 KB of it.' });

/** A call with its request and response (2E057). */
export const ApiLogDetails = z
  .strictObject({
    ...shape,
    requestHeaders: headers('Request'),
    requestBody: body('Request'),
    responseHeaders: headers('Response'),
    responseBody: body('Response'),
    truncated: z
      .strictObject({
        request: z.boolean().meta({ title: 'Request', description: 'Whether the body of the request is cut.' }),
        response: z.boolean().meta({ title: 'Response', description: 'Whether the body of the response is cut.' }),
      })
      .meta({ id: 'ApiLogTruncation', title: 'Truncated', description: 'Which bodies are not complete.' }),
  })
  .meta({
    id: 'ApiLogDetails',
    title: 'API log with its bodies',
    description: 'A call that was made with an API key or a certificate, with request and response.',
  });
export type ApiLogDetails = z.output<typeof ApiLogDetails>;

/** A call that keys may make, as the API documentation has it. */
export const ApiOperation = z
  .strictObject({
    operation,
    httpMethod: shape.httpMethod,
    path: z.string().meta({
      title: 'Path',
      description: 'Path with its parameters by name.',
      examples: ['customers/{customerId}'],
    }),
    title: z.string().meta({ title: 'Title', description: 'What it does.', examples: ['Create a customer'] }),
    documentationPath: z.string().meta({
      title: 'Documentation',
      description: 'Where the API documentation describes it, below its address.',
      examples: ['#tag/customers/POST/customers'],
    }),
  })
  .meta({ id: 'ApiOperation', title: 'Operation', description: 'A call that API keys can make.' });
export type ApiOperation = z.output<typeof ApiOperation>;
