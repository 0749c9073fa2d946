import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import * as contracts from '@quickportal/contracts/uploaded-files/transfers';
import { accessText, rightsOf, securityOf } from '../openapi/access-text.ts';
import { answerHeadersOf } from '../openapi/headers.ts';
import { type ExtraOperations, type Operation, reference } from '../openapi/openapi-types.ts';
import { problemsOf, responsesOf } from '../openapi/problem-responses.ts';

const binary = { type: 'string', format: 'binary' };

const base = (one: AnyContract): Pick<Operation, 'operationId' | 'summary' | 'description' | 'tags' | 'security'> => ({
  operationId: one.name,
  summary: one.summary,
  description: `${one.description}\n\n${accessText(one)}`,
  tags: ['uploaded-files'],
  security: securityOf(one) ?? [],
  ...rightsOf(one),
});

const fileId = {
  name: 'fileId',
  in: 'path' as const,
  required: true,
  description: 'Identifier of the file.',
  schema: { type: 'integer', minimum: 1 },
  example: 4102,
};
const csrf = {
  name: 'csrf',
  in: 'query' as const,
  required: true,
  description: "The session's CSRF token; a browser's link cannot send our header.",
  schema: { type: 'string' },
};

const download = (one: AnyContract): Operation => ({
  ...base(one),
  parameters: [fileId, csrf],
  responses: {
    200: { description: 'The file.', headers: answerHeadersOf({}), content: { 'text/csv': { schema: binary } } },
    ...responsesOf(problemsOf(one).filter((type) => type !== 'missing-request-header')),
  },
});

const upload = (one: AnyContract): Operation => ({
  ...base(one),
  parameters: [
    {
      name: 'format',
      in: 'query',
      required: true,
      description: 'What the file holds; `GET uploaded-file-formats` answers what there is.',
      schema: { type: 'string' },
      example: 'CUSTOMERS',
    },
    {
      name: 'confirmDuplicate',
      in: 'query',
      description: 'True: upload it although the same content was uploaded before.',
      schema: { type: 'boolean', default: false },
    },
    reference('parameters', 'RequestedWith'),
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
      headers: answerHeadersOf({}),
      content: { 'application/json': { schema: reference('schemas', 'UploadedFile') } },
    },
    ...responsesOf(problemsOf(one)),
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
