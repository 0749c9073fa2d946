import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { id } from '../../kernel/primitives.ts';
import { fileEncoding } from '../uploaded-files/file-encoding.ts';
import { BankStatementFile } from './bank-statement-file.ts';
import { audience, changeRights } from './call-parts.ts';

// Not JSON, so beside the registry: the route uses rights, parameters and responses from here

export const StatementUploadQuery = z.strictObject({
  accountId: id().optional().meta({
    title: 'Account ID',
    description: 'The account that all of the file is of; needed where the file names none (CommBank CSV).',
  }),
  encoding: fileEncoding().optional().meta({
    title: 'Encoding',
    description: 'How the letters are stored; needed only where the bytes do not show it.',
  }),
});

/** Body: multipart/form-data with one file. */
export const uploadBankStatementFile = contract({
  name: 'bankStatements.uploadFile',
  kind: 'mutation',
  method: 'POST',
  path: 'bank-statements',
  query: StatementUploadQuery,
  responses: { 201: BankStatementFile },
  errors: ['payload-too-large', 'unsupported-media-type', 'idempotency-in-progress', 'idempotency-key-reused'],
  audience,
  rights: changeRights,
  cost: 20,
  summary: 'Upload bank statements',
  description:
    'Takes a file of bank statements: MT940, BAI2, NAI, camt.053, or the CSV of Westpac, NAB or CommBank, recognised by its content. It is checked in the background: poll `GET bank-statement-files/{fileId}`. All of it is imported, or nothing. A statement is imported once; one that does not go on where the statement before it ended is held.',
});
