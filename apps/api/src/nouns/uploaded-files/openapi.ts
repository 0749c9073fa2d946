import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import { fileEncodings } from '@quickportal/contracts/uploaded-files/file-encodings';
import { FilePreview, FileReading } from '@quickportal/contracts/uploaded-files/file-preview';
import * as contracts from '@quickportal/contracts/uploaded-files/transfers';
import { FileError } from '@quickportal/contracts/uploaded-files/uploaded-file';
import { accessText, rightsOf, securityOf } from '../../openapi/access-text.ts';
import { responseHeadersOf, ownRequestParameters } from '../../openapi/headers.ts';
import { type ExtraOperations, type Operation, reference, type Schema } from '../../openapi/openapi-types.ts';
import { problemsOf, responsesOf } from '../../openapi/problem-responses.ts';
import { z } from 'zod';

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

const format = {
  name: 'format',
  in: 'query' as const,
  required: true,
  description: 'What the file holds; `GET uploaded-file-formats` lists them.',
  schema: { type: 'string' },
  example: 'CUSTOMERS',
};
const oneFile = {
  required: true,
  description: 'One file.',
  content: {
    'multipart/form-data': {
      schema: { type: 'object', required: ['file'], properties: { file: { ...binary, description: 'The file.' } } },
    },
  },
};

const upload = (anyContract: AnyContract): Operation => ({
  ...base(anyContract),
  parameters: [
    format,
    {
      name: 'confirmDuplicate',
      in: 'query',
      description: 'True uploads the file even though the same content was uploaded before.',
      schema: { type: 'boolean', default: false },
    },
    {
      name: 'encoding',
      in: 'query',
      description: 'How the letters of the file are stored; needed only where the bytes do not show it.',
      schema: { type: 'string', enum: Object.keys(fileEncodings) },
    },
    {
      name: 'leaveOutUnknown',
      in: 'query',
      description: 'True leaves out columns that the format does not know; otherwise they are errors.',
      schema: { type: 'boolean', default: false },
    },
    ...ownRequestParameters(),
    reference('parameters', 'IdempotencyKey'),
  ],
  requestBody: oneFile,
  responses: {
    201: {
      description: 'Stored and queued.',
      headers: responseHeadersOf({}),
      content: { 'application/json': { schema: reference('schemas', 'UploadedFile') } },
    },
    ...responsesOf(problemsOf(anyContract)),
  },
});

const preview = (anyContract: AnyContract): Operation => ({
  ...base(anyContract),
  parameters: [format, ...ownRequestParameters()],
  requestBody: oneFile,
  responses: {
    200: {
      description: 'What an upload would read.',
      headers: responseHeadersOf({}),
      content: { 'application/json': { schema: reference('schemas', 'FilePreview') } },
    },
    ...responsesOf(problemsOf(anyContract)),
  },
});

/** Components of the preview, which no contract of the registry names. */
function previewSchemas(): Record<string, Schema> {
  const registry = z.registry<{ id: string }>();
  const parts = { FilePreview, FileReading, UploadedFileError: FileError };
  for (const [id, part] of Object.entries(parts)) registry.add(part, { id });
  const { schemas } = z.toJSONSchema(registry, { uri: (id) => `#/components/schemas/${id}`, io: 'output' });
  const components = Object.entries(schemas).map(
    ([name, { $schema: _dialect, $id: _address, id: _name, ...schema }]) => [name, schema as Schema],
  );
  return Object.fromEntries(components) as Record<string, Schema>;
}

/** Uploading and downloading files, for the OpenAPI document. */
export const transferOperations: ExtraOperations = {
  schemas: previewSchemas(),
  paths: {
    '/uploaded-files': { post: upload(contracts.uploadFile) },
    '/uploaded-files/preview': { post: preview(contracts.previewFile) },
    '/uploaded-files/{fileId}/content': { get: download(contracts.downloadUploadedFile) },
    '/uploaded-files/{fileId}/errors-file': { get: download(contracts.downloadUploadedFileErrors) },
  },
};
