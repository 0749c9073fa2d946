import { simulationTemplateNames } from '@quickportal/contracts/quickrec/simulation-templates';
import { getSimulationLineForm } from '@quickportal/contracts/quickrec/transfers';
import { accessText, rightsOf, securityOf } from '../../openapi/access-text.ts';
import { responseHeadersOf } from '../../openapi/headers.ts';
import { reference, type ExtraOperations } from '../../openapi/openapi-types.ts';
import { problemsOf, responsesOf } from '../../openapi/problem-responses.ts';

/** The form of a simulation line, for the OpenAPI document. */
export const quickrecOperations: ExtraOperations = {
  paths: {
    [`/${getSimulationLineForm.path}`]: {
      get: {
        operationId: getSimulationLineForm.name,
        summary: getSimulationLineForm.summary,
        description: `${getSimulationLineForm.description}\n\n${accessText(getSimulationLineForm)}`,
        tags: ['quickrec'],
        security: securityOf(getSimulationLineForm) ?? [],
        ...rightsOf(getSimulationLineForm),
        parameters: [
          {
            name: 'template',
            in: 'path',
            required: true,
            description: 'Code of a template.',
            schema: { type: 'string', enum: [...simulationTemplateNames] },
            example: 'OSKO',
          },
        ],
        responses: {
          200: {
            description: 'The form.',
            headers: responseHeadersOf({}),
            content: { 'application/json': { schema: reference('schemas', 'FormSchema') } },
          },
          ...responsesOf(problemsOf(getSimulationLineForm)),
        },
      },
    },
  },
};
