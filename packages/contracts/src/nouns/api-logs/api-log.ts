import { z } from 'zod';
import { count, dateTime, id } from '../../kernel/primitives.ts';

const httpStatus = z.int().min(100).max(599).meta({ title: 'Status', description: 'HTTP status of the response.' });
const operation = z.string().meta({
  title: 'Operation',
  description: 'Name of the call in the API documentation; empty where no call has the path.',
  examples: ['customers.create'],
});
const errorType = z
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
  apiKeyId: id().meta({ title: 'API key ID', description: 'The key that it was made with.' }),
  apiKeyName: z.string().meta({ title: 'Key', description: 'Name of the key.', examples: ['Water billing'] }),
  ipAddress: z
    .string()
    .meta({ title: 'Address', description: 'IP address of the caller.', examples: ['203.0.113.24'] }),
  requestId: z.string().meta({
    title: 'Request ID',
    description: 'The header X-Request-Id of the response.',
    examples: ['7c3v9k2m4q8x0r5t'],
  }),
};

/** A call made with an API key, as the list shows it (2E057). */
export const ApiLog = z
  .strictObject(shape)
  .meta({ id: 'ApiLog', title: 'API log', description: 'A call that was made with an API key.' });
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
    description: 'A call that was made with an API key, with request and response.',
  });
export type ApiLogDetails = z.output<typeof ApiLogDetails>;

const counted = {
  calls: count().meta({ title: 'Calls', description: 'Number of calls.' }),
  errors: count().meta({ title: 'Errors', description: 'Those of them with a status of 400 or above.' }),
};

/** Calls of a span of time. */
const ApiLogSpan = z
  .strictObject({
    from: dateTime().meta({ title: 'From', description: 'Beginning of the span, UTC.' }),
    ...counted,
  })
  .meta({ id: 'ApiLogSpan', title: 'Span', description: 'Calls of a span of time.' });

/** Failed calls of one operation with the same type of problem. */
const ApiLogErrorGroup = z
  .strictObject({
    operation,
    httpStatus,
    errorType,
    errors: count().meta({ title: 'Errors', description: 'Number of failed calls.' }),
    lastDate: dateTime().meta({ title: 'Last', description: 'When the last of them was made, UTC.' }),
    spans: z
      .array(count().meta({ title: 'Errors', description: 'Failed calls of a span.' }))
      .meta({ title: 'Spans', description: 'Failed calls in each twelfth of the period, oldest first.' }),
  })
  .meta({ id: 'ApiLogErrorGroup', title: 'Errors of an operation', description: 'Failed calls that are alike.' });
export type ApiLogErrorGroup = z.output<typeof ApiLogErrorGroup>;

/** Calls of a day or a week, in numbers. */
export const ApiLogSummary = z
  .strictObject({
    ...counted,
    percentile95Ms: count()
      .nullable()
      .meta({ title: 'Time taken, p95', description: '95 % of the calls took at most so long, in milliseconds.' }),
    spans: z
      .array(ApiLogSpan)
      .meta({ title: 'Spans', description: '24 hours or 7 days, oldest first; the last is not over.' }),
    errorGroups: z.array(ApiLogErrorGroup).meta({
      title: 'Error groups',
      description: 'Failed calls by operation and type of problem; those with the most errors, at most 20.',
    }),
    errorGroupsCount: count().meta({ title: 'Error groups count', description: 'How many there are.' }),
  })
  .meta({ id: 'ApiLogSummary', title: 'Summary of the API log', description: 'Calls of a period, in numbers.' });
export type ApiLogSummary = z.output<typeof ApiLogSummary>;

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
