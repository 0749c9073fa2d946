import { fileEncodings } from '@quickportal/contracts/uploaded-files/file-encodings';
import { uploadBankStatementFile } from '@quickportal/contracts/bank-statements/transfers';
import { accessText, rightsOf, securityOf } from '../../openapi/access-text.ts';
import { ownRequestParameters, responseHeadersOf } from '../../openapi/headers.ts';
import { reference, type ExtraOperations, type Operation } from '../../openapi/openapi-types.ts';
import { problemsOf, responsesOf } from '../../openapi/problem-responses.ts';

const upload: Operation = {
  operationId: uploadBankStatementFile.name,
  summary: uploadBankStatementFile.summary,
  description: `${uploadBankStatementFile.description}\n\n${accessText(uploadBankStatementFile)}`,
  tags: ['bank-statements'],
  security: securityOf(uploadBankStatementFile) ?? [],
  ...rightsOf(uploadBankStatementFile),
  parameters: [
    {
      name: 'accountId',
      in: 'query',
      description: 'The account that all of the file is of; needed where the file names none (CommBank CSV).',
      schema: { type: 'integer', minimum: 1 },
    },
    {
      name: 'encoding',
      in: 'query',
      description: 'How the letters of the file are stored; needed only where the bytes do not show it.',
      schema: { type: 'string', enum: Object.keys(fileEncodings) },
    },
    ...ownRequestParameters(),
    reference('parameters', 'IdempotencyKey'),
  ],
  requestBody: {
    required: true,
    description: 'One file.',
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          required: ['file'],
          properties: { file: { type: 'string', format: 'binary', description: 'The file.' } },
        },
      },
    },
  },
  responses: {
    201: {
      description: 'Stored and queued.',
      headers: responseHeadersOf({}),
      content: { 'application/json': { schema: reference('schemas', 'BankStatementFile') } },
    },
    ...responsesOf(problemsOf(uploadBankStatementFile)),
  },
};

/** Uploading bank statements, for the OpenAPI document. */
export const statementUploadOperations: ExtraOperations = {
  schemas: {},
  paths: { '/bank-statements': { post: upload } },
};
