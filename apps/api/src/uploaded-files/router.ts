import { cancelUploadedFile } from './cancel-uploaded-file.ts';
import { getUploadedFile, listFileFormats, listUploadedFileErrors, listUploadedFiles } from './read-uploaded-files.ts';

/** The calls about uploaded files. What is not JSON is in transfer-routes.ts. */
export const uploadedFiles = {
  cancel: cancelUploadedFile,
  errors: listUploadedFileErrors,
  formats: listFileFormats,
  get: getUploadedFile,
  list: listUploadedFiles,
};
