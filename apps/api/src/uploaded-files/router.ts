import { cancelUploadedFile } from './cancel-uploaded-file.ts';
import { getUploadedFile } from './get-uploaded-file.ts';
import { listFileFormats } from './list-file-formats.ts';
import { listUploadedFileErrors } from './list-uploaded-file-errors.ts';
import { listUploadedFiles } from './list-uploaded-files.ts';

/** The calls about uploaded files. What is not JSON is in transfer-routes.ts. */
export const uploadedFiles = {
  cancel: cancelUploadedFile,
  errors: listUploadedFileErrors,
  formats: listFileFormats,
  get: getUploadedFile,
  list: listUploadedFiles,
};
