import type { ExampleFields, Examples } from '../../kernel/examples.ts';

const serviceMessage: ExampleFields = {
  serviceMessageId: 8_000_105,
  doctypeCode: 'SERVER_TO_SERVER_NOTIFICATION',
  direction: 'OUTBOUND',
  status: 'FAILED',
  summary: 'Customer Margaret Olsson changed',
  objectType: 'customer',
  objectId: 1_048_217,
  attempts: 12,
};

/** What components look like as a whole. */
export const examples = {
  ServiceMessage: serviceMessage,
  ServiceMessageDetails: {
    ...serviceMessage,
    parameters: '{"customerId":1048217}',
    payload: '{"type":"customer.updated","data":{"customerId":1048217}}',
    errorText: 'The server responded with 503.',
    nextAttemptAt: null,
    canBeResent: true,
    file: null,
  },
} satisfies Examples;
