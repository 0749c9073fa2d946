import { viewFileRights } from '@quickportal/contracts/uploaded-files/file-rights';
import { stateNames } from '@quickportal/contracts/rules/states/state-machine';
import { uploadedFileStates } from '@quickportal/contracts/rules/states/uploaded-file';
import { FileStack } from 'lucide-react';
import { page } from '../../pages/page.ts';
import { idParam, oneOf, pageParam, pageSizeParam, sortParam, textParam } from '../../pages/search-params.ts';

/** Files: list, upload, details. */
export const uploadedFilesPages = [
  page({
    view: 'FileDetailsView',
    title: 'File details',
    audience: 'facility',
    needsCommunity: true,
    rights: { anyOf: viewFileRights },
    search: { UploadedFileId: idParam(), page: pageParam() },
    under: 'FilesView',
    load: () => import('./file-details.page.tsx'),
  }),
  page({
    view: 'FilesView',
    title: 'Files',
    audience: 'facility',
    needsCommunity: true,
    rights: { anyOf: viewFileRights },
    search: {
      fileName: textParam({ max: 100 }),
      statusCode: oneOf(stateNames(uploadedFileStates)),
      sort: sortParam(['createdDate', 'fileName', 'size'], '-createdDate'),
      page: pageParam(),
      pageSize: pageSizeParam(20),
    },
    nav: {
      group: 'Facility',
      icon: FileStack,
      order: 60,
      about: 'Upload files, such as new customers, and follow them',
    },
    keywords: 'upload import csv bulk customers',
    load: () => import('./files.page.tsx'),
  }),
] as const;
