import { contract } from '../../kernel/contract.ts';
import { uploadedFileParams } from './call-parts.ts';
import { manageFileRights } from './file-rights.ts';
import { UploadedFile } from './uploaded-file.ts';

const audience = ['facility', 'staff'] as const;

export const cancelUploadedFile = contract({
  name: 'uploadedFiles.cancel',
  kind: 'mutation',
  method: 'POST',
  path: 'uploaded-files/{fileId}/cancel',
  params: uploadedFileParams,
  responses: { 200: UploadedFile },
  errors: ['state-conflict'],
  audience,
  rights: { anyOf: manageFileRights },
  summary: 'Cancel a file',
  description: 'Stops a file that is queued or being processed; otherwise 409. Processed lines are not undone.',
});

export const dismissUploadedFile = contract({
  name: 'uploadedFiles.dismiss',
  kind: 'mutation',
  method: 'POST',
  path: 'uploaded-files/{fileId}/dismiss',
  params: uploadedFileParams,
  responses: { 200: UploadedFile },
  errors: ['state-conflict'],
  audience,
  rights: { anyOf: manageFileRights },
  summary: 'Dismiss the errors of a file',
  description:
    'Takes a file with errors off what waits: its lines are not needed, or were processed otherwise. Any other file returns 409. It no longer waits either once a later file of its name and format was processed.',
});
