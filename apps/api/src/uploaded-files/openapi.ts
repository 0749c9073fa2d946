import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import * as contracts from '@quickportal/contracts/uploaded-files/transfers';
import { accessText, rightsOf, securityOf } from '../openapi/access-text.ts';
import { responseHeadersOf, ownRequestParameters } from '../openapi/headers.ts';
import { type ExtraOperations, type Operation, reference } from '../openapi/openapi-types.ts';
import { problemsOf, responsesOf } from '../openapi/problem-responses.ts';

const binary = { type: 'string', format: 'binary' };

const base = (
  anyContract: AnyContract,
): Pick<Operation, 'operationId' | 'summary' | 'description' | 'tags' | 'security'> => ({
  operationId: anyContract.name,
  summary: anyContract.summary,
  description: `${anyContract.description}\n\n${accessText(anyContract)}`,
  tags: ['uploaded-files'],
  security: securityOf(anyContract) ?? [],
  ...rightsOf(anyContract),
});

const fileId = {
  name: 'fileId',
  in: 'path' as const,
  required: true,
  description: 'Identifier of the file.',
  schema: { type: 'integer', minimum: 1 },
  example: 4102,
};

const download = (anyContract: AnyContract): Operation => ({
  ...base(anyContract),
  parameters: [fileId, ...ownRequestParameters()],
  responses: {
    200: { description: 'The file.', headers: responseHeadersOf({}), content: { 'text/csv': { schema: binary } } },
    ...responsesOf(problemsOf(anyContract).filter((type) => type !== 'missing-request-header')),
  },
});

const upload = (anyContract: AnyContract): Operation => ({
  ...base(anyContract),
  parameters: [
    {
      name: 'format',
      in: 'query',
      required: true,
      description: 'What the file holds; `GET uploaded-file-formats` lists them.',
      schema: { type: 'string' },
      example: 'CUSTOMERS',
    },
    {
      name: 'confirmDuplicate',
      in: 'query',
      description: 'True uploads the file even though the same content was uploaded before.',
      schema: { type: 'boolean', default: false },
    },
    ...ownRequestParameters(),
    reference('parameters', 'IdempotencyKey'),
  ],
  requestBody: {
    required: true,
    description: 'One file.',
    content: {
      'multipart/form-data': {
        schema: { type: 'object', required: ['file'], properties: { file: { ...binary, description: 'The file.' } } },
      },
    },
  },
  responses: {
    201: {
      description: 'Stored and queued.',
      headers: responseHeadersOf({}),
      content: { 'application/json': { schema: reference('schemas', 'UploadedFile') } },
    },
    ...responsesOf(problemsOf(anyContract)),
  },
});

/** Uploading and downloading files, for the OpenAPI document. */
export const transferOperations: ExtraOperations = {
  paths: {
    '/uploaded-files': { post: upload(contracts.uploadFile) },
    '/uploaded-files/{fileId}/content': { get: download(contracts.downloadUploadedFile) },
    '/uploaded-files/{fileId}/errors-file': { get: download(contracts.downloadUploadedFileErrors) },
  },
};
