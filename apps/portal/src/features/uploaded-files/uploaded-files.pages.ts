import { filtersOf } from '../../pages/filter-params.ts';
import { page } from '../../pages/page.ts';
import { idParam, pageParam, pageSizeParam, sortOf } from '../../pages/search-params.ts';

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
      ...filtersOf('files'),
      sort: sortOf('uploadedFiles.list'),
      page: pageParam(),
      pageSize: pageSizeParam(20),
    },
    keywords: 'upload import csv bulk customers',
    load: () => import('./files.page.tsx'),
  }),
] as const;
