import type { ApiLog, ApiLogDetails, ApiOperation } from '@quickportal/contracts/api-logs/api-log';
import type { ApiLogSummary } from '@quickportal/contracts/api-logs/api-log-summary';
import type { ApiLogRelated } from '@quickportal/contracts/api-logs/api-log-related';

const base: ApiLog = {
  apiLogId: 501,
  httpMethod: 'POST',
  requestUrl: '/quickportal/rest/internal/customers/1048217/payments',
  operation: 'payments.take',
  httpStatus: 201,
  httpStatusDescription: 'Created',
  errorType: null,
  requestDate: '2026-11-24T23:46:41.000Z',
  durationMs: 632,
  apiKeyId: 7,
  apiKeyName: 'Water billing',
  certificateId: null,
  certificateSubject: null,
  ipAddress: '203.0.113.24',
  requestId: '7c3v9k2m4q8x0r5t',
};
const withPath = (path: string) => `/quickportal/rest/internal/${path}`;

/** Calls with each class of status, newest first. */
export const apiLogs: readonly ApiLog[] = [
  base,
  {
    ...base,
    apiLogId: 500,
    requestUrl: withPath('customer-search'),
    operation: 'customers.search',
    httpStatus: 200,
    httpStatusDescription: 'OK',
    durationMs: 37,
    apiKeyName: 'Nightly customer import',
    requestDate: '2026-11-24T23:46:36.000Z',
    requestId: 'b7754e118k2m4q8x',
  },
  {
    ...base,
    apiLogId: 499,
    requestUrl: withPath('customers'),
    operation: 'customers.create',
    httpStatus: 422,
    httpStatusDescription: 'Unprocessable Content',
    errorType: 'validation-failed',
    durationMs: 18,
    apiKeyName: 'Nightly customer import',
    requestDate: '2026-11-24T23:45:58.000Z',
    requestId: 'b73b90c48k2m4q8x',
  },
  {
    ...base,
    apiLogId: 498,
    httpMethod: 'GET',
    requestUrl: withPath('transactions?period=LAST_30_DAYS&pageSize=100'),
    operation: 'transactions.search',
    httpStatus: 503,
    httpStatusDescription: 'Service Unavailable',
    errorType: 'unavailable',
    durationMs: 5002,
    apiKeyId: null,
    apiKeyName: '',
    certificateId: 12,
    certificateSubject: 'CN=12,O=HARBOUR',
    requestDate: '2026-11-24T22:10:02.000Z',
    requestId: 'b62f3b5d8k2m4q8x',
  },
];

export const apiOperations: readonly ApiOperation[] = [
  {
    operation: 'customers.create',
    httpMethod: 'POST',
    path: 'customers',
    title: 'Create a customer',
    documentationPath: '#tag/customers/POST/customers',
  },
  {
    operation: 'payments.take',
    httpMethod: 'POST',
    path: 'customers/{id}/payments',
    title: 'Take a payment',
    documentationPath: '#tag/payments/POST/customers/{id}/payments',
  },
  {
    operation: 'transactions.search',
    httpMethod: 'GET',
    path: 'transactions',
    title: 'Search transactions',
    documentationPath: '#tag/transactions/GET/transactions',
  },
];

const hourOf = (at: number) => new Date(Date.UTC(2026, 10, 24, at)).toISOString();

/** A day with 85 errors in six groups. */
export const apiLogSummary: ApiLogSummary = {
  calls: 2215,
  errors: 85,
  percentile95Ms: 640,
  spans: Array.from({ length: 24 }, (_, at) => ({
    from: hourOf(at),
    calls: at < 23 ? 70 + 2 * at : 53,
    errors: at < 23 ? 3 : 16,
  })),
  errorGroups: [
    ['customers.create', 422, 'validation-failed', 31],
    ['customers.updateDetails', 409, 'lost-update', 19],
    ['customers.get', 404, 'not-found', 12],
    ['transactions.search', 503, 'unavailable', 9],
    ['customers.search', 429, 'too-many-requests', 5],
    ['', 404, 'not-found', 2],
  ].map(([operation, httpStatus, errorType, errors], at) => ({
    operation: String(operation),
    httpStatus: Number(httpStatus),
    errorType: String(errorType),
    errors: Number(errors),
    lastDate: hourOf(23 - at),
    spans: Array.from({ length: 12 }, (_, step) => Math.max(0, step - at)),
  })),
  errorGroupsCount: 8,
};

/** A payment that was taken. */
export const apiLogDetails: ApiLogDetails = {
  ...base,
  requestHeaders: {
    accept: '*/*',
    authorization: '[removed]',
    'content-type': 'application/json',
    'idempotency-key': '5f0c2b9e-71aa-4d0e-9d53-0c1be1f27a61',
    'user-agent': 'water-billing/5.0',
  },
  requestBody: '{"accountId":500001,"amount":"64.00","customerReferenceNumber":"HCW-0041827"}',
  responseHeaders: { 'content-type': 'application/json; charset=utf-8', 'x-request-id': base.requestId },
  responseBody: JSON.stringify({
    receiptNumber: '10074531',
    status: 'APPROVED',
    customerId: 1048217,
    principalAmount: { amount: '64.00', currency: 'AUD', displayAmount: '$64.00' },
    paidFrom: {
      accountType: 'CREDIT_CARD',
      maskedNumber: '401288......1881',
      scheme: 'VISA',
      type: 'CREDIT',
      bsb: null,
    },
  }),
  truncated: { request: false, response: false },
};

/** A customer whose name was missing. */
export const failedCall: ApiLogDetails = {
  ...apiLogDetails,
  apiLogId: 499,
  requestUrl: withPath('customers'),
  operation: 'customers.create',
  httpStatus: 422,
  httpStatusDescription: 'Unprocessable Content',
  errorType: 'validation-failed',
  requestBody: '{"businessId":3104,"customerName":""}',
  responseBody: JSON.stringify({
    type: 'https://quickportal.example/problems/validation-failed',
    title: 'Some fields need attention.',
    status: 422,
    requestId: 'b73b90c48k2m4q8x',
    errors: [{ field: 'customerName', messages: ['Enter a customer name'] }],
  }),
};

const sameCalls: ApiLogRelated['sameCalls'] = {
  calls: 87,
  errors: 3,
  medianMs: 590,
  spans: Array.from({ length: 12 }, (_, at) => ({
    from: new Date(Date.UTC(2026, 10, 24, 22, 46 + 5 * at)).toISOString(),
    calls: at < 9 ? 7 : 8,
    errors: at === 10 ? 3 : 0,
  })),
};

/** What a payment made and what followed from it. */
export const relatedToPayment: ApiLogRelated = {
  meaning: null,
  objects: [
    { objectType: 'transaction', objectId: '10074531', name: 'Margaret Olsson', isMade: true },
    { objectType: 'customer', objectId: '1048217', name: 'Margaret Olsson', isMade: false },
  ],
  deliveries: [
    {
      deliveryId: 90,
      endpointId: 7,
      endpointUrl: 'https://shop.example.com/hooks',
      eventType: 'payment.approved',
      status: 'DELIVERED',
      attempts: 1,
      lastStatus: 200,
      createdDate: '2026-11-24T23:46:41.000Z',
      lastAttemptDate: '2026-11-24T23:46:42.000Z',
    },
    {
      deliveryId: 91,
      endpointId: 8,
      endpointUrl: 'https://crm.example.com/events',
      eventType: 'payment.approved',
      status: 'RETRYING',
      attempts: 2,
      lastStatus: 500,
      createdDate: '2026-11-24T23:46:41.000Z',
      lastAttemptDate: '2026-11-24T23:47:12.000Z',
    },
  ],
  sameCalls,
  sameErrors: null,
};

export const relatedToFailure: ApiLogRelated = {
  meaning: {
    title: 'Some fields need attention.',
    advice: 'Correct the fields that `errors` names. Sending the same request again does not help.',
  },
  objects: [],
  deliveries: [],
  sameCalls,
  sameErrors: { calls: 17, keys: 2 },
};
