import type { PaymentLineStatus } from '@quickportal/contracts/rules/states/payment-file-line';
import { page } from '../../pages/page.ts';
import { idParam, oneState, optional, pageParam } from '../../pages/search-params.ts';

/** Payment files: what they take, their release, and what became of them. */
export const paymentFilesPages = [
  page({
    view: 'PaymentFileSummaryView',
    title: 'Payment file',
    scope: 'community',
    // Staff open it too, and the list of files is for facilities
    parent: 'HomeView',
    marks: ['FilesView', 'TransactionSearchView'],
    audience: 'both',
    calls: ['paymentFiles.get'],
    search: {
      PaymentBatchGroup: optional(idParam()),
      // Of a file without payments yet
      UploadedFileId: optional(idParam()),
      lines: oneState<PaymentLineStatus>({
        WRONG: true,
        DUPLICATE: true,
        READY: true,
        LEFT_OUT: true,
        TAKEN: true,
        REFUSED: true,
      }),
      page: pageParam(),
    },
    load: () => import('./payment-file-summary.page.tsx'),
  }),
] as const;
