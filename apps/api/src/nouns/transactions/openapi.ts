import { responseHeadersOf, ownRequestParameters } from '../../openapi/headers.ts';
import type { ExtraOperations } from '../../openapi/openapi-types.ts';
import { responsesOf } from '../../openapi/problem-responses.ts';

/** The receipt as a PDF, for the OpenAPI document. */
export const receiptOperations: ExtraOperations = {
  paths: {
    '/transactions/{receiptNumber}/receipt': {
      get: {
        operationId: 'transactions.downloadReceipt',
        summary: 'Download the receipt of a transaction',
        description:
          'A one-page PDF with payer, account, principal, surcharge and total. For a payment that moved no money, it says so.',
        tags: ['transactions'],
        security: [{ apiKey: [] }, { session: [] }],
        'x-audience': ['facility', 'staff', 'apiKey'],
        parameters: [
          {
            name: 'receiptNumber',
            in: 'path',
            required: true,
            description: 'Receipt of the payment or refund.',
            schema: { type: 'string', minLength: 1, maxLength: 20 },
            example: '1000000001',
          },
          ...ownRequestParameters(),
          {
            name: 'download',
            in: 'query',
            required: false,
            description: 'true: the browser keeps the file instead of showing it.',
            schema: { type: 'string' },
            example: 'true',
          },
        ],
        responses: {
          200: {
            description: 'The receipt.',
            headers: responseHeadersOf({}),
            content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
          },
          ...responsesOf([
            'malformed-request',
            'no-credentials',
            'unauthenticated',
            'reauthentication-required',
            'forbidden',
            'csrf-token-invalid',
            'not-found',
            'other-community',
            'too-many-requests',
            'internal',
            'unavailable',
          ]),
        },
      },
    },
  },
};
