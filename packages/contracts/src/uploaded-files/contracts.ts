import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { paged, pageFields, sortField } from '../kernel/paging.ts';
import { id, text } from '../kernel/primitives.ts';
import { stateNames } from '../rules/states/state-machine.ts';
import { uploadedFileStates } from '../rules/states/uploaded-file.ts';
import { FileFormatInfo } from './file-format.ts';
import { ERRORS_KEPT } from './file-limits.ts';
import { manageFileRights, viewFileRights } from './file-rights.ts';
import { FileError, fileFormat, UploadedFile } from './uploaded-file.ts';

const audience = ['facility', 'staff'] as const;

export const uploadedFileId = id().meta({ title: 'File id', description: 'Identifier of the file.' });
const params = z.strictObject({ fileId: uploadedFileId });

export const listUploadedFiles = contract({
  name: 'uploadedFiles.list',
  kind: 'query',
  method: 'GET',
  path: 'uploaded-files',
  query: z.strictObject({
    fileName: text({ max: 100, min: 0 })
      .optional()
      .meta({ title: 'File name', description: 'Beginning of the name; case does not matter.' }),
    format: fileFormat().optional().meta({ title: 'Format', description: 'Only files of this kind.' }),
    statusCode: z
      .enum(stateNames(uploadedFileStates))
      .optional()
      .meta({ title: 'Status', description: 'Only files in this status.' }),
    sort: sortField(['createdDate', 'fileName', 'size'], '-createdDate'),
    ...pageFields(20),
  }),
  answers: { 200: paged(UploadedFile, 'Files').meta({ id: 'UploadedFilePage' }) },
  errors: ['validation-failed'],
  audience,
  rights: { anyOf: viewFileRights },
  summary: 'Uploaded files',
  description:
    'Files of the community, the newest first. Users who are restricted to some businesses see files that reach no other.',
  spec: ['2C148'],
});

export const getUploadedFile = contract({
  name: 'uploadedFiles.get',
  kind: 'query',
  method: 'GET',
  path: 'uploaded-files/{fileId}',
  params,
  answers: { 200: UploadedFile },
  errors: ['not-found'],
  audience,
  rights: { anyOf: viewFileRights },
  summary: 'One uploaded file',
  description: 'Ask every 5 seconds while `inProgress` is true.',
  spec: ['1C030', '2C149'],
});

export const listUploadedFileErrors = contract({
  name: 'uploadedFiles.errors',
  kind: 'query',
  method: 'GET',
  path: 'uploaded-files/{fileId}/errors',
  params,
  query: z.strictObject({ ...pageFields(20) }),
  answers: { 200: paged(FileError, 'Errors').meta({ id: 'UploadedFileErrorPage' }) },
  errors: ['not-found', 'validation-failed'],
  audience,
  rights: { anyOf: viewFileRights },
  summary: 'Errors of a file',
  description: `What is wrong with which line, in the order of the lines: the first ${ERRORS_KEPT}. \`errorCount\` of the file counts all.`,
  spec: ['2C150'],
});

export const cancelUploadedFile = contract({
  name: 'uploadedFiles.cancel',
  kind: 'mutation',
  method: 'POST',
  path: 'uploaded-files/{fileId}/cancel',
  params,
  answers: { 200: UploadedFile },
  errors: ['not-found', 'state-conflict'],
  audience,
  rights: { anyOf: manageFileRights },
  audit: 'uploaded-files.cancel',
  idempotent: true,
  summary: 'Cancel a file',
  description: 'Stops a file that is queued or being processed. Lines that are done stay done. Otherwise 409.',
  spec: [],
});

export const listFileFormats = contract({
  name: 'uploadedFiles.formats',
  kind: 'query',
  method: 'GET',
  path: 'uploaded-file-formats',
  answers: {
    200: z
      .strictObject({
        items: z.array(FileFormatInfo).meta({ title: 'Formats', description: 'What you may upload.' }),
      })
      .meta({ id: 'FileFormatList' }),
  },
  errors: [],
  audience,
  rights: { anyOf: viewFileRights },
  summary: 'Formats of files',
  description: 'What you may upload, with columns and limits. Empty where you may not upload anything.',
  spec: [],
});
