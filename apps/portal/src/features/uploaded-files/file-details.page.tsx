import type { UploadedFile } from '@quickportal/contracts/uploaded-files/uploaded-file';
import { useEffect, useState } from 'react';
import { useCommunity } from '../../data/session.ts';
import { useMay } from '../../data/calls/use-may.ts';
import { api } from '../../data/connection/trpc.ts';
import { CancelFileDialog } from '../../layout/files/cancel-file.dialog.tsx';
import { QueryResult } from '../../layout/query-result.tsx';
import { tableOf } from '../../layout/list/table-of.ts';
import { useInnerList } from '../../layout/list/use-list.ts';
import { useGoTo } from '../../pages/page-link.tsx';
import { type PageSearch, useSearch } from '../../pages/search.ts';
import { DismissErrorsDialog } from './dismiss-errors.dialog.tsx';
import { FileDetailsSkeleton, FileDetailsView } from './file-details.view.tsx';
import { FileErrorsView } from './file-errors.view.tsx';
import { fileHref, useFileErrors, useUploadedFile } from './uploaded-files.data.ts';
import { useTimeLeft } from './use-time-left.ts';

export const preload = ({ UploadedFileId }: PageSearch<'FileDetailsView'>) =>
  api.uploadedFiles.get.prefetch({ params: { fileId: UploadedFileId } });

export default function FileDetailsPage() {
  const { UploadedFileId } = useSearch('FileDetailsView');
  const file = useUploadedFile(UploadedFileId);
  const isElsewhere = useSummaryOfPayments(file.data);
  const timeLeft = useTimeLeft(file.data, file.dataUpdatedAt);
  const { timeZone } = useCommunity();
  const canManage = useMay('uploadedFiles.cancel');
  const canDismiss = useMay('uploadedFiles.dismiss');
  const [open, setOpen] = useState<'cancel' | 'dismiss' | null>(null);
  if (isElsewhere) return <FileDetailsSkeleton />;
  return (
    <QueryResult whole query={file} skeleton={<FileDetailsSkeleton />} failed="File did not load">
      {(data) => (
        <>
          <FileDetailsView
            file={data}
            timeZone={timeZone}
            asOf={file.dataUpdatedAt}
            timeLeft={timeLeft}
            onCancel={canManage ? () => setOpen('cancel') : null}
            onDismiss={canDismiss ? () => setOpen('dismiss') : null}
            contentHref={data.contentAvailable ? fileHref(data.fileId, 'content') : null}
            errors={
              data.errorCount > 0 && (
                <Errors fileId={data.fileId} errorCount={data.errorCount} sees={data.contentAvailable} />
              )
            }
          />
          {open === 'cancel' && <CancelFileDialog file={data} onClose={() => setOpen(null)} />}
          {open === 'dismiss' && <DismissErrorsDialog file={data} onClose={() => setOpen(null)} />}
        </>
      )}
    </QueryResult>
  );
}

/** Shows a payment file that is checked, or whose payments are taken, on its own page; returns whether it does. */
function useSummaryOfPayments(file: UploadedFile | undefined): boolean {
  const goTo = useGoTo();
  const { fileId, paymentBatchGroupId = null, step } = file ?? {};
  const isElsewhere = paymentBatchGroupId !== null || step === 'RELEASE';
  useEffect(() => {
    if (!isElsewhere) return;
    const search =
      paymentBatchGroupId === null ? { UploadedFileId: fileId } : { PaymentBatchGroup: paymentBatchGroupId };
    goTo('PaymentFileSummaryView', search, { replace: true });
  }, [goTo, fileId, paymentBatchGroupId, isElsewhere]);
  return isElsewhere;
}

function Errors({ fileId, errorCount, sees }: { fileId: number; errorCount: number; sees: boolean }) {
  const inner = useInnerList('FileDetailsView');
  return (
    <FileErrorsView
      table={tableOf(useFileErrors(fileId, inner.page, true), 'Errors')}
      errorCount={errorCount}
      csvHref={sees ? fileHref(fileId, 'errors-file') : null}
      {...inner}
    />
  );
}
