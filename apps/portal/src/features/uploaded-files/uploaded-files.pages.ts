import type { UploadedFileStatus } from '@quickportal/contracts/rules/states/uploaded-file';
import { page } from '../../pages/page.ts';
import { idParam, oneOf, pageParam, pageSizeParam, someStates, sortOf, textParam } from '../../pages/search-params.ts';

/** Files: list, upload, details. */
export const uploadedFilesPages = [
  page({
    view: 'FileDetailsView',
    title: 'File details',
    scope: 'community',
    parent: 'FilesView',
    audience: 'facility',
    calls: ['uploadedFiles.get'],
    search: { UploadedFileId: idParam(), page: pageParam() },
    load: () => import('./file-details.page.tsx'),
  }),
  page({
    view: 'FilesView',
    title: 'Files',
    scope: 'community',
    area: 'Payments',
    order: 40,
    audience: 'facility',
    calls: ['uploadedFiles.list'],
    search: {
      fileName: textParam({ max: 100 }),
      statusCode: someStates<UploadedFileStatus>({
        QUEUED: true,
        PROCESSING: true,
        SENDING: true,
        SENT: true,
        COMPLETE: true,
        ERROR: true,
        CANCELLED: true,
      }),
      errors: oneOf(['OPEN']),
      sort: sortOf('uploadedFiles.list'),
      page: pageParam(),
      pageSize: pageSizeParam(20),
    },
    keywords: 'upload import csv bulk customers',
    load: () => import('./files.page.tsx'),
  }),
] as const;
