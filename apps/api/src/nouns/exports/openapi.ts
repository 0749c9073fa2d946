import { contentTypes } from '../../engines/exports/export-file.ts';
import { responseHeadersOf, ownRequestParameters } from '../../openapi/headers.ts';
import type { ExtraOperations, Response } from '../../openapi/openapi-types.ts';
import { responsesOf } from '../../openapi/problem-responses.ts';

const file = (description: string): Response => ({
  description,
  headers: responseHeadersOf({}),
  content: {
    'text/csv': { schema: { type: 'string' }, example: 'Customer name,Customer ID\nMargaret Olsson,1048217\n' },
    [contentTypes.xlsx]: { schema: { type: 'string', format: 'binary' } },
  },
});

/** The download of an export's file, for the OpenAPI document. */
export const exportOperations: ExtraOperations = {
  paths: {
    '/exports/{exportId}/file': {
      get: {
        operationId: 'exports.downloadFile',
        summary: 'Download an export',
        description:
          'The file with a header row, as CSV in UTF-8, or as a workbook where the export is for Excel. Its name contains the version of the columns, its ETag is the SHA-256. Range requests are supported. The header X-Requested-With is not needed: the address carries a token.',
        tags: ['exports'],
        security: [{ session: [] }],
        parameters: [
          {
            name: 'exportId',
            in: 'path',
            required: true,
            description: 'Identifier of the export.',
            schema: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
            example: 4021,
          },
          ...ownRequestParameters(),
        ],
        responses: {
          200: file('The whole file.'),
          206: file('The requested range.'),
          416: { description: 'The range is beyond the end of the file.' },
          ...responsesOf([
            'malformed-request',
            'unauthenticated',
            'reauthentication-required',
            'forbidden',
            'csrf-token-invalid',
            'not-found',
            'other-community',
            'state-conflict',
            'too-many-requests',
            'internal',
            'unavailable',
          ]),
        },
      },
    },
  },
};
