import { list } from '../../kernel/list.ts';
import { statusTitles } from './http-statuses.ts';

/** Requests with API keys and certificates as they are searched and shown. */
export const apiLogList = list({
  name: 'api-logs',
  title: 'REST API Developer Log',
  noun: ['call', 'calls'],
  savedViews: 'api-logs',
  columns: {
    requestDate: { title: 'Time', kind: 'time', width: 12 },
    httpMethod: { title: 'Method', width: 5 },
    requestUrl: { title: 'Path', lead: true, maxWidth: 24 },
    httpStatus: { title: 'Status', kind: 'status' },
    durationMs: { title: 'Time taken', kind: 'number', rank: 2, width: 6 },
    apiKeyName: { title: 'Made with', maxWidth: 12 },
    requestId: { title: 'Request ID', rank: 3, width: 11 },
    ipAddress: { title: 'Address', rank: 3, hidden: true, width: 9 },
    operation: { title: 'Operation', rank: 3, hidden: true, maxWidth: 14 },
  },
  filters: {
    query: {
      kind: 'search',
      title: 'Search',
      description:
        'Words that each begin a part of the path, or an ID, number or reference in the bodies, the request ID or the address.',
      examples: ['HCW-0041827'],
      label: 'Path, request ID, address, or a reference in the body',
      max: 200,
      typedExamples: ['status:4xx customers', 'method:post operation:customers.create', 'address:203.0.113.24'],
    },
    httpStatus: {
      kind: 'choice',
      title: 'Status',
      description: 'Only calls with this status, or with a status of this class: 2xx, 3xx, 4xx or 5xx.',
      examples: ['4xx'],
      choices: statusTitles,
    },
    httpMethod: {
      kind: 'choice',
      title: 'Method',
      description: 'Only calls with this HTTP method.',
      examples: ['POST'],
      choices: {
        GET: 'GET',
        POST: 'POST',
        PUT: 'PUT',
        PATCH: 'PATCH',
        DELETE: 'DELETE',
        HEAD: 'HEAD',
        OPTIONS: 'OPTIONS',
      },
    },
    operation: {
      kind: 'text',
      title: 'Operation',
      description: 'Only calls of this operation, by its name in the API documentation.',
      max: 100,
      example: 'customers.create',
      examples: ['customers.create'],
    },
    apiKeyId: { kind: 'namedId', title: 'Key', description: 'Only calls with this API key.' },
    certificateId: { kind: 'namedId', title: 'Certificate', description: 'Only calls with this certificate.' },
    recent: {
      kind: 'choice',
      title: 'Recent',
      description:
        'Only the calls that the summary of these hours counts. 24: this hour and the 23 before; 168: today and the six days before, in the community’s zone.',
      examples: ['24'],
      choices: { '24': 'Last 24 hours', '168': 'Last 7 days' },
    },
    days: {
      kind: 'days',
      title: 'Time',
      period: 'period',
      from: 'from',
      to: 'to',
      descriptions: {
        from: 'First day of the calls, in the community’s zone.',
        to: 'Last day of the calls, in the community’s zone.',
      },
    },
    ipAddress: {
      kind: 'text',
      title: 'Address',
      description: 'Only calls from this IP address.',
      max: 45,
      example: '203.0.113.24',
      examples: ['203.0.113.24'],
    },
    requestId: {
      kind: 'text',
      title: 'Request ID',
      typed: 'request',
      description: 'Only the call with this request ID.',
      max: 100,
      example: '7c3v9k2m4q8x0r5t',
      examples: ['7c3v9k2m4q8x0r5t'],
    },
    errorType: {
      kind: 'text',
      title: 'Error',
      description: 'Only calls that failed with this type of problem, by the last part of its address.',
      max: 60,
      example: 'validation-failed',
      examples: ['validation-failed'],
    },
  },
});
