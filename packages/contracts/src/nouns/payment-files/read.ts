import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { id } from '../../kernel/primitives.ts';
import { pageFields, paged } from '../../kernel/paging.ts';
import { uploadedFileParams } from '../uploaded-files/call-parts.ts';
import { viewFileRights } from '../uploaded-files/file-rights.ts';
import { audience, groupParams } from './call-parts.ts';
import { lineStatus, PaymentFileLine } from './payment-file-line.ts';
import { PaymentFile } from './payment-file.ts';

const reads = { kind: 'query', method: 'GET', audience, rights: { anyOf: viewFileRights } } as const;

export const getPaymentFile = contract({
  ...reads,
  name: 'paymentFiles.get',
  path: 'uploaded-files/{fileId}/payments',
  params: uploadedFileParams,
  responses: { 200: PaymentFile },
  summary: 'Retrieve the payments of a file',
  description:
    'What the lines of a payment file would take, found out by the rules of taking a payment, and what became of them after the release. You also need the right to see transactions. 404 for a file that holds no payments.',
});

export const listPaymentFileLines = contract({
  ...reads,
  name: 'paymentFiles.listLines',
  path: 'uploaded-files/{fileId}/lines',
  params: uploadedFileParams,
  query: z.strictObject({
    status: lineStatus().optional().meta({ title: 'Status', description: 'Only lines in this status.' }),
    ...pageFields(20),
  }),
  responses: { 200: paged(PaymentFileLine, 'Lines').meta({ id: 'PaymentFileLinePage' }) },
  summary: 'List the lines of a payment file',
  description: 'Sorted by line. You also need the right to see transactions.',
});

export const locatePaymentFile = contract({
  ...reads,
  name: 'paymentFiles.locate',
  path: 'payment-batch-groups/{paymentBatchGroupId}/file',
  params: groupParams,
  responses: {
    200: z
      .strictObject({ fileId: id().meta({ title: 'File ID', description: 'The file whose payments these are.' }) })
      .meta({ id: 'PaymentFileLocation' }),
  },
  summary: 'Find the file of a payment batch group',
  description: '404 for a group whose payments came from no file.',
});
