import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { uploadedFileId } from './call-parts.ts';
import { fileEncoding } from './file-encoding.ts';
import { FilePreview } from './file-preview.ts';
import { manageFileRights, viewFileRights } from './file-rights.ts';
import { fileFormat, UploadedFile } from './uploaded-file.ts';

// Not JSON, so beside the registry: the routes use rights, parameters and answers from here

export const UploadQuery = z.strictObject({
  format: fileFormat(),
  confirmDuplicate: z.boolean().default(false).meta({
    title: 'Confirm duplicate',
    description: 'True uploads the file even though the same content was uploaded before.',
  }),
  encoding: fileEncoding().optional().meta({
    title: 'Encoding',
    description: 'How the letters are stored; needed only where the bytes do not show it.',
  }),
  leaveOutUnknown: z.boolean().default(false).meta({
    title: 'Leave out unknown columns',
    description: 'True leaves out columns that the format does not know; otherwise they are errors.',
  }),
});

/** Body: multipart/form-data with one file. */
export const uploadFile = contract({
  name: 'uploadedFiles.uploadFile',
  audit: 'uploaded-files.upload',
  kind: 'mutation',
  method: 'POST',
  path: 'uploaded-files',
  query: UploadQuery,
  responses: { 201: UploadedFile },
  errors: ['payload-too-large', 'unsupported-media-type', 'idempotency-in-progress', 'idempotency-key-reused'],
  audience: ['facility', 'staff'],
  rights: { anyOf: manageFileRights },
  cost: 20,
  summary: 'Upload a file',
  description:
    'The file is stored, checked line by line and then processed in the background: poll `GET uploaded-files/{fileId}`. If any line has an error, no line is processed. Payments (`format=PAYMENTS`) are a CSV, an ABA or a New Zealand direct entry file, recognised by its content: their right lines wait for a release. The same content as a file of the last 90 days returns 422 on `confirmDuplicate` until it is confirmed. A file of 8-bit letters, whose encoding the bytes do not show, returns 422 on `encoding` until it is given.',
  spec: ['2C151'],
});

/** Body: multipart/form-data with one file. */
export const previewFile = contract({
  name: 'uploadedFiles.preview',
  kind: 'query',
  method: 'POST',
  path: 'uploaded-files/preview',
  query: z.strictObject({ format: fileFormat() }),
  responses: { 200: FilePreview },
  errors: ['payload-too-large', 'unsupported-media-type'],
  audience: ['facility', 'staff'],
  rights: { anyOf: manageFileRights },
  cost: 20,
  summary: 'Preview a file',
  description:
    'Reads a file as an upload would that leaves out unknown columns, and returns its encoding, its columns and its first rows. Nothing of it is kept.',
});

export const downloadUploadedFile = contract({
  name: 'uploadedFiles.download',
  kind: 'query',
  method: 'GET',
  path: 'uploaded-files/{fileId}/content',
  params: z.strictObject({ fileId: uploadedFileId }),
  responses: { 200: z.undefined() },
  audience: ['facility', 'staff'],
  rights: { anyOf: viewFileRights },
  audit: 'uploaded-files.download',
  summary: 'Download a file',
  description: 'The original file. You also need the rights to see its content.',
});

export const downloadUploadedFileErrors = contract({
  name: 'uploadedFiles.downloadErrors',
  kind: 'query',
  method: 'GET',
  path: 'uploaded-files/{fileId}/errors-file',
  params: z.strictObject({ fileId: uploadedFileId }),
  responses: { 200: z.undefined() },
  audience: ['facility', 'staff'],
  rights: { anyOf: viewFileRights },
  audit: 'uploaded-files.download-errors',
  summary: 'Download the errors of a file',
  description: 'The stored errors, as CSV.',
});
