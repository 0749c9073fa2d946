import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { filterSchemas } from '../../kernel/filter-schemas.ts';
import { sortKeys } from '../../kernel/list.ts';
import { sortField, pageFields, paged } from '../../kernel/paging.ts';
import { uploadedFileParams } from './call-parts.ts';
import { FileFormatInfo } from './file-format.ts';
import { ERRORS_KEPT } from './file-limits.ts';
import { viewFileRights } from './file-rights.ts';
import { uploadedFileList } from './uploaded-file-lists.ts';
import { fileFormat, UploadedFile, FileError } from './uploaded-file.ts';

const audience = ['facility', 'staff'] as const;

export const listUploadedFiles = contract({
  name: 'uploadedFiles.list',
  kind: 'query',
  method: 'GET',
  path: 'uploaded-files',
  query: z.strictObject({
    ...filterSchemas(uploadedFileList),
    format: fileFormat().optional().meta({ title: 'Format', description: 'Only files of this kind.' }),
    sort: sortField(sortKeys(uploadedFileList), '-createdDate'),
    ...pageFields(20),
  }),
  responses: { 200: paged(UploadedFile, 'Files').meta({ id: 'UploadedFilePage' }) },
  audience,
  rights: { anyOf: viewFileRights },
  summary: 'List uploaded files',
  description:
    'Files of the community, the newest first. Users who are restricted to some businesses see files that reach no other.',
  spec: ['2C148'],
});

export const getUploadedFile = contract({
  name: 'uploadedFiles.get',
  kind: 'query',
  method: 'GET',
  path: 'uploaded-files/{fileId}',
  params: uploadedFileParams,
  responses: { 200: UploadedFile },
  audience,
  rights: { anyOf: viewFileRights },
  summary: 'Retrieve an uploaded file',
  description: 'Poll every 5 seconds while `inProgress` is true.',
  spec: ['1C030', '2C149'],
});

export const listUploadedFileErrors = contract({
  name: 'uploadedFiles.listErrors',
  kind: 'query',
  method: 'GET',
  path: 'uploaded-files/{fileId}/errors',
  params: uploadedFileParams,
  query: z.strictObject({ ...pageFields(20) }),
  responses: { 200: paged(FileError, 'Errors').meta({ id: 'UploadedFileErrorPage' }) },
  audience,
  rights: { anyOf: viewFileRights },
  summary: 'List errors of a file',
  description: `The first ${ERRORS_KEPT} errors, sorted by line. \`errorCount\` of the file counts them all.`,
  spec: ['2C150'],
});

export const listFileFormats = contract({
  name: 'uploadedFiles.listFileFormats',
  kind: 'query',
  method: 'GET',
  path: 'uploaded-file-formats',
  responses: {
    200: z
      .strictObject({
        items: z.array(FileFormatInfo).meta({ title: 'Formats', description: 'Formats that you can upload.' }),
      })
      .meta({ id: 'FileFormatList' }),
  },
  audience,
  rights: { anyOf: viewFileRights },
  summary: 'List file formats',
  description: 'The formats that you can upload, with columns and limits. Empty where you cannot upload files.',
});
