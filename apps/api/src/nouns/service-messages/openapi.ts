import { downloadServiceMessageFile } from '@quickportal/contracts/service-messages/transfers';
import { accessText, rightsOf, securityOf } from '../../openapi/access-text.ts';
import { ownRequestParameters, responseHeadersOf } from '../../openapi/headers.ts';
import type { ExtraOperations } from '../../openapi/openapi-types.ts';
import { problemsOf, responsesOf } from '../../openapi/problem-responses.ts';

/** The file of a service message, for the OpenAPI document. */
export const serviceMessageOperations: ExtraOperations = {
  paths: {
    [`/${downloadServiceMessageFile.path}`]: {
      get: {
        operationId: downloadServiceMessageFile.name,
        summary: downloadServiceMessageFile.summary,
        description: `${downloadServiceMessageFile.description}\n\n${accessText(downloadServiceMessageFile)}`,
        tags: ['service-messages'],
        security: securityOf(downloadServiceMessageFile) ?? [],
        ...rightsOf(downloadServiceMessageFile),
        parameters: [
          {
            name: 'serviceMessageId',
            in: 'path',
            required: true,
            description: 'Identifier of the service message.',
            schema: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
            example: 8_000_112,
          },
          ...ownRequestParameters(),
        ],
        responses: {
          200: {
            description: 'The whole file.',
            headers: responseHeadersOf({}),
            content: {
              'text/csv': {
                schema: { type: 'string' },
                example: 'CustomerReferenceCode,CustomerName\r\nCUST-1,Pat Sample',
              },
            },
          },
          ...responsesOf(problemsOf(downloadServiceMessageFile).filter((type) => type !== 'missing-request-header')),
        },
      },
    },
  },
};
