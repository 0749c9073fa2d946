import { technologies } from '@quickportal/contracts/certificates/technology';
import { downloadCertificate, downloadClientSoftware } from '@quickportal/contracts/certificates/transfers';
import { accessText, rightsOf, securityOf } from '../../openapi/access-text.ts';
import { DOCUMENT_BASE } from '../../openapi/document-base.ts';
import { ownRequestParameters, responseHeadersOf } from '../../openapi/headers.ts';
import type { ExtraOperations } from '../../openapi/openapi-types.ts';
import { problemsOf, responsesOf } from '../../openapi/problem-responses.ts';

/** Files of certificates, for the OpenAPI document. */
export const certificateOperations: ExtraOperations = {
  paths: {
    [`/${downloadCertificate.path}`]: {
      servers: [{ url: DOCUMENT_BASE, description: 'Beside the REST base' }],
      get: {
        operationId: downloadCertificate.name,
        summary: downloadCertificate.summary,
        description: `${downloadCertificate.description}\n\n${accessText(downloadCertificate)}`,
        tags: ['certificates'],
        security: securityOf(downloadCertificate) ?? [],
        ...rightsOf(downloadCertificate),
        parameters: [
          {
            name: 'certificateId',
            in: 'query',
            required: true,
            description: 'Identifier of the certificate.',
            schema: { type: 'integer', minimum: 1 },
            example: 12,
          },
          ...ownRequestParameters(),
        ],
        responses: {
          200: {
            description: 'The PKCS#12 file.',
            headers: responseHeadersOf({}),
            content: { 'application/x-pkcs12': { schema: { type: 'string', format: 'binary' } } },
          },
          ...responsesOf(problemsOf(downloadCertificate).filter((type) => type !== 'missing-request-header')),
        },
      },
    },
    [`/${downloadClientSoftware.path}`]: {
      servers: [{ url: DOCUMENT_BASE, description: 'Beside the REST base' }],
      get: {
        operationId: downloadClientSoftware.name,
        summary: downloadClientSoftware.summary,
        description: `${downloadClientSoftware.description}\n\n${accessText(downloadClientSoftware)}`,
        tags: ['certificates'],
        security: securityOf(downloadClientSoftware) ?? [],
        ...rightsOf(downloadClientSoftware),
        parameters: [
          {
            name: 'technology',
            in: 'query',
            required: false,
            description: 'What your programs are written with; the technology of the configuration when left out.',
            schema: { type: 'string', enum: [...technologies] },
            example: 'NODE',
          },
          ...ownRequestParameters(),
        ],
        responses: {
          200: {
            description: 'The zip.',
            headers: responseHeadersOf({}),
            content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
          },
          ...responsesOf(problemsOf(downloadClientSoftware).filter((type) => type !== 'missing-request-header')),
        },
      },
    },
  },
};
