import { list, type SortKey } from '../../kernel/list.ts';
import { stateTitles } from '../../rules/state-machines/state-machine.ts';
import { uploadedFileStates } from '../../rules/states/uploaded-file.ts';

/** Uploaded files as they are searched, shown and sorted. */
export const uploadedFileList = list({
  name: 'files',
  title: 'Files',
  noun: ['file', 'files'],
  columns: {
    fileName: { title: 'File name', lead: true, sortable: true, maxWidth: 20 },
    status: { title: 'Status', kind: 'status' },
    formatTitle: { title: 'Format', rank: 2 },
    lines: { title: 'Lines', kind: 'number', rank: 2 },
    errors: { title: 'Errors', kind: 'number', rank: 2 },
    size: { title: 'Size', kind: 'bytes', sortable: true, rank: 3 },
    uploader: { title: 'Uploaded by', rank: 2, maxWidth: 14 },
    createdDate: { title: 'Uploaded', kind: 'time', sortable: true },
  },
  filters: {
    fileName: {
      kind: 'search',
      title: 'File name',
      description: 'Beginning of the name; case does not matter.',
      label: 'File name',
      max: 100,
      typedExamples: ['status:complete customers', 'status:error,cancelled'],
    },
    statusCode: {
      kind: 'choice',
      title: 'Status',
      description: 'Only files in these statuses.',
      choices: stateTitles(uploadedFileStates),
      many: true,
    },
    errors: {
      kind: 'choice',
      title: 'Errors',
      description: 'OPEN: only files whose errors were neither corrected nor dismissed.',
      choices: { OPEN: 'To be corrected' },
    },
  },
});

export type UploadedFileSortField = SortKey<typeof uploadedFileList>;

/** What is wrong with which line of a file (2E059). */
export const fileErrorList = list({
  name: 'file-errors',
  title: 'Errors',
  noun: ['error', 'errors'],
  columns: {
    lineNumber: { title: 'Line', kind: 'number' },
    nameOfField: { title: 'Column' },
    providedValueText: { title: 'Value', rank: 2, maxWidth: 12 },
    errorText: { title: 'Error', lead: true, wrap: true },
  },
});
