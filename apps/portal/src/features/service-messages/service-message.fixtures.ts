import type {
  ServiceMessage,
  ServiceMessageDetails,
  ServiceMessageSummary,
} from '@quickportal/contracts/service-messages/service-message';

const delivered: ServiceMessage = {
  serviceMessageId: 8_000_104,
  communityId: 10,
  communityName: 'Harbour City Utilities',
  doctypeCode: 'TRANSACTION_CSV_REPORT',
  direction: 'INTERNAL',
  status: 'DELIVERED',
  summary: 'Transactions of 2026-11-19',
  objectType: null,
  objectId: null,
  attempts: 1,
  createdAt: '2026-11-19T14:30:00.000Z',
  finishedAt: '2026-11-19T14:30:04.000Z',
};

/** One in each status, newest first; the last belongs to no community. */
export const messages: ServiceMessage[] = [
  {
    ...delivered,
    serviceMessageId: 8_000_108,
    doctypeCode: 'CUSTOMER_SNAPSHOT_FILE',
    direction: 'OUTBOUND',
    status: 'QUEUED',
    summary: 'Customers, asked for by staff',
    attempts: 0,
    createdAt: '2026-11-20T03:11:00.000Z',
    finishedAt: null,
  },
  {
    ...delivered,
    serviceMessageId: 8_000_107,
    doctypeCode: 'CASH_APPLIED_FILE',
    direction: 'OUTBOUND',
    status: 'SENDING',
    summary: 'Cash applied of today',
    createdAt: '2026-11-20T03:10:00.000Z',
    finishedAt: null,
  },
  {
    ...delivered,
    serviceMessageId: 8_000_106,
    doctypeCode: 'SERVER_TO_SERVER_NOTIFICATION',
    direction: 'OUTBOUND',
    status: 'RETRYING',
    summary: 'Customer Kim Lee changed',
    objectType: 'customer',
    objectId: 1_048_217,
    attempts: 3,
    createdAt: '2026-11-20T02:47:00.000Z',
    finishedAt: null,
  },
  {
    ...delivered,
    serviceMessageId: 8_000_105,
    doctypeCode: 'SERVER_TO_SERVER_NOTIFICATION',
    direction: 'OUTBOUND',
    status: 'FAILED',
    summary: 'Payment 1000000412 approved',
    objectType: 'transaction',
    objectId: 412,
    attempts: 12,
    createdAt: '2026-11-19T22:03:00.000Z',
    finishedAt: '2026-11-20T01:20:00.000Z',
  },
  delivered,
  {
    ...delivered,
    serviceMessageId: 8_000_103,
    communityId: null,
    communityName: null,
    doctypeCode: 'CARD_RANGE_FILE',
    direction: 'INBOUND',
    summary: 'Card ranges of November',
  },
];

const days = Array.from({ length: 30 }, (_, day) => {
  const date = new Date(Date.UTC(2026, 9, 22 + day)).toISOString().slice(0, 10);
  return { date, delivered: 24 + ((day * 17) % 19), underWay: day === 29 ? 3 : 0, failed: day % 9 === 4 ? 2 : 0 };
});

/** Thirty days with a few failures. */
export const summary: ServiceMessageSummary = {
  from: '2026-10-22',
  to: '2026-11-20',
  timeZone: 'Australia/Sydney',
  doctypes: [
    {
      doctypeCode: 'SERVER_TO_SERVER_NOTIFICATION',
      messageCount: 968,
      failedCount: 6,
      lastCreatedDate: '2026-11-20T02:47:00.000Z',
    },
    {
      doctypeCode: 'TRANSACTION_CSV_REPORT',
      messageCount: 30,
      failedCount: 0,
      lastCreatedDate: '2026-11-19T14:30:00.000Z',
    },
    { doctypeCode: 'CASH_APPLIED_FILE', messageCount: 1, failedCount: 0, lastCreatedDate: '2026-11-20T03:10:00.000Z' },
  ],
  statuses: [
    { status: 'QUEUED', messageCount: 1 },
    { status: 'SENDING', messageCount: 1 },
    { status: 'RETRYING', messageCount: 1 },
    { status: 'DELIVERED', messageCount: 990 },
    { status: 'FAILED', messageCount: 6 },
  ],
  days,
};

/** A message that failed and can be sent again. */
export const failed: ServiceMessageDetails = {
  ...delivered,
  serviceMessageId: 8_000_105,
  doctypeCode: 'SERVER_TO_SERVER_NOTIFICATION',
  direction: 'OUTBOUND',
  status: 'FAILED',
  summary: 'Payment 1000000412 approved',
  objectType: 'customer',
  objectId: 1_048_217,
  attempts: 12,
  businessId: 101,
  businessName: 'Harbour City Water',
  parameters: '{"receiptNumber":"1000000412","amount":"120.50"}',
  payload: 'receiptNumber=1000000412&amount=120.50&token=[removed]',
  errorText: 'The server responded with 503.',
  nextAttemptAt: null,
  createdByName: null,
  canBeResent: true,
  file: null,
  createdAt: '2026-11-19T22:03:00.000Z',
  updatedAt: '2026-11-20T01:20:00.000Z',
  finishedAt: '2026-11-20T01:20:00.000Z',
};

/** A report that was written, with its file. */
export const report: ServiceMessageDetails = {
  ...failed,
  ...delivered,
  doctypeCode: 'TRANSACTION_CSV_REPORT',
  summary: 'Transaction CSV Report, 2026-11-19',
  parameters: '{"valueDate":"2026-11-19"}',
  payload: null,
  errorText: '',
  businessId: null,
  businessName: null,
  createdByName: 'Alex Marsh',
  canBeResent: false,
  file: {
    fileName: 'HARBOUR_TRANSACTIONS_20261119.csv',
    rowCount: 1284,
    sizeBytes: 412_907,
    sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    expiresAt: '2027-02-17T14:30:04.000Z',
  },
};
