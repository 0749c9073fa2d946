import { list, type SortKey } from '../kernel/list.ts';

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
