import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { filterSchemas } from '../../kernel/filter-schemas.ts';
import { pageFields, paged } from '../../kernel/paging.ts';
import { id } from '../../kernel/primitives.ts';
import { apiLogList } from './api-log-list.ts';
import { ApiLogRelated } from './api-log-related.ts';
import { ApiLog, ApiLogDetails, ApiOperation } from './api-log.ts';
import { ApiLogSummary } from './api-log-summary.ts';

const reads = {
  kind: 'query',
  method: 'GET',
  audience: ['facility', 'staff'],
  rights: { anyOf: ['VIEW_API_LOG'] },
} as const;

const params = z.strictObject({
  id: id().meta({ title: 'API log ID', description: 'Identifier of the entry.' }),
});

export const listApiLogs = contract({
  ...reads,
  name: 'apiLogs.list',
  path: 'api-logs',
  query: z.strictObject({ ...filterSchemas(apiLogList), ...pageFields(20) }),
  responses: { 200: paged(ApiLog, 'Calls').meta({ id: 'ApiLogPage' }) },
  summary: 'List the calls of the developer log',
  description:
    'Calls made with keys and certificates of the facility, the newest first, within five seconds. Calls of signed-in users are not in it.',
  spec: ['2C142'],
});

export const getApiLog = contract({
  ...reads,
  name: 'apiLogs.get',
  path: 'api-logs/{id}',
  params,
  responses: { 200: ApiLogDetails },
  summary: 'Retrieve a call of the developer log',
  description: 'With headers and bodies of request and response, without secrets, card and account numbers.',
  spec: ['2C143'],
});

export const getApiLogRelated = contract({
  ...reads,
  name: 'apiLogs.getRelated',
  path: 'api-logs/{id}/related',
  params,
  responses: { 200: ApiLogRelated },
  summary: 'Retrieve what belongs to a call',
  description: 'Things that the call made, named or read, the webhook deliveries that followed, and calls like it.',
});

export const getApiLogSummary = contract({
  ...reads,
  name: 'apiLogs.getSummary',
  path: 'api-logs/summary',
  query: z.strictObject({
    hours: z
      .enum(['24', '168'])
      .default('24')
      .meta({ title: 'Hours', description: '24: in steps of an hour; 168: 7 days, in steps of a day.' }),
  }),
  responses: { 200: ApiLogSummary },
  summary: 'Retrieve the developer log in numbers',
  description: 'Calls, errors and time taken of the last 24 hours or 7 days, and failed calls that are alike.',
});

export const listApiLogOperations = contract({
  ...reads,
  name: 'apiLogs.listOperations',
  path: 'api-logs/operations',
  responses: {
    200: z
      .strictObject({
        items: z.array(ApiOperation).meta({ title: 'Operations', description: 'In the order of their paths.' }),
      })
      .meta({ id: 'ApiOperationList' }),
  },
  summary: 'List the operations that keys can call',
  description: 'The calls that the developer log can have, with where the API documentation describes them.',
});
