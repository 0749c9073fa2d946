import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import { accessText, rightsOf, securityOf } from './access-text.ts';
import { ownRequestParameters, responseHeadersOf } from './headers.ts';
import type { ExtraOperations } from './openapi-types.ts';
import { problemsOf, responsesOf } from './problem-responses.ts';

interface CsvFile {
  readonly tag: string;
  /** The id in its path. */
  readonly parameter: { readonly name: string; readonly description: string; readonly example: number };
  /** The first lines of the file. */
  readonly example: string;
}

/** A CSV file that is downloaded whole, for the OpenAPI document. */
export const csvFile = (download: AnyContract, { tag, parameter, example }: CsvFile): ExtraOperations => ({
  paths: {
    [`/${download.path}`]: {
      get: {
        operationId: download.name,
        summary: download.summary,
        description: `${download.description}\n\n${accessText(download)}`,
        tags: [tag],
        security: securityOf(download) ?? [],
        ...rightsOf(download),
        parameters: [
          {
            name: parameter.name,
            in: 'path',
            required: true,
            description: parameter.description,
            schema: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
            example: parameter.example,
          },
          ...ownRequestParameters(),
        ],
        responses: {
          200: {
            description: 'The whole file.',
            headers: responseHeadersOf({}),
            content: { 'text/csv': { schema: { type: 'string' }, example } },
          },
          ...responsesOf(problemsOf(download).filter((type) => type !== 'missing-request-header')),
        },
      },
    },
  },
});
