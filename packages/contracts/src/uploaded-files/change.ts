import { contract } from '../kernel/contract.ts';
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
