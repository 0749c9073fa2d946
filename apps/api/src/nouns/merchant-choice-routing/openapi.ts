import { downloadMerchantChoiceRouting } from '@quickportal/contracts/merchant-choice-routing/transfers';
import { accessText, rightsOf, securityOf } from '../../openapi/access-text.ts';
import { ownRequestParameters, responseHeadersOf } from '../../openapi/headers.ts';
import type { ExtraOperations } from '../../openapi/openapi-types.ts';
import { problemsOf, responsesOf } from '../../openapi/problem-responses.ts';

/** The file of the current routing, for the OpenAPI document. */
export const merchantChoiceRoutingOperations: ExtraOperations = {
  paths: {
    [`/${downloadMerchantChoiceRouting.path}`]: {
      get: {
        operationId: downloadMerchantChoiceRouting.name,
        summary: downloadMerchantChoiceRouting.summary,
        description: `${downloadMerchantChoiceRouting.description}\n\n${accessText(downloadMerchantChoiceRouting)}`,
        tags: ['merchant-choice-routing'],
        security: securityOf(downloadMerchantChoiceRouting) ?? [],
        ...rightsOf(downloadMerchantChoiceRouting),
        parameters: [
          {
            name: 'communityId',
            in: 'path',
            required: true,
            description: 'The community that is worked in.',
            schema: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
            example: 10,
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
                example:
                  'Supplier Business Code,Merchant Id,Mastercard Rule,Mastercard Threshold Amount,Visa Rule,Visa Threshold Amount\r\nHCW,22814410,THRESHOLD_AND_BELOW,200.00,ALL,',
              },
            },
          },
          ...responsesOf(problemsOf(downloadMerchantChoiceRouting).filter((type) => type !== 'missing-request-header')),
        },
      },
    },
  },
};
