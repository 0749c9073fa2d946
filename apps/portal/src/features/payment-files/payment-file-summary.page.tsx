import type { PaymentLineStatus } from '@quickportal/contracts/rules/states/payment-file-line';
import { EmptyState } from '@quickportal/ui/empty-state';
import { FileQuestion } from 'lucide-react';
import { useState } from 'react';
import { problemOf } from '../../data/problem.ts';
import { useMay } from '../../data/calls/use-may.ts';
import { useCommunity } from '../../data/session.ts';
import { tableOf } from '../../layout/list/table-of.ts';
import { useInnerList } from '../../layout/list/use-list.ts';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { QueryResult } from '../../layout/query-result.tsx';
import { useSearch, useSetSearch } from '../../pages/search.ts';
import { CancelPaymentFileDialog } from './cancel-payment-file.dialog.tsx';
import { PaymentFileLinesView } from './payment-file-lines.view.tsx';
import { PaymentFileSkeleton, PaymentFileSummaryView } from './payment-file-summary.view.tsx';
import { originalHref, useFileOfGroup, usePaymentFile, usePaymentFileLines } from './payment-files.data.ts';
import { ReleaseFileDialog } from './release-file.dialog.tsx';

export default function PaymentFileSummaryPage() {
  const { PaymentBatchGroup, UploadedFileId } = useSearch('PaymentFileSummaryView');
  const located = useFileOfGroup(PaymentBatchGroup);
  if (UploadedFileId !== undefined && PaymentBatchGroup === undefined) return <File fileId={UploadedFileId} />;
  const isOfNoFile = PaymentBatchGroup === undefined || problemOf(located.error)?.status === 404;
  if (isOfNoFile) return <OfNoFile />;
  return (
    <QueryResult query={located} skeleton={<PaymentFileSkeleton />} failed="The payment file did not load">
      {({ fileId }) => <File fileId={fileId} />}
    </QueryResult>
  );
}

/** Batches are also made of payments that people take. */
const OfNoFile = () => (
  <>
    <PageHeader title="Payment file" />
    <EmptyState icon={<FileQuestion />} title="No payment file" level={2}>
      These payments came from no file, or from a file that you cannot see.
    </EmptyState>
  </>
);

function File({ fileId }: { fileId: number }) {
  const { timeZone } = useCommunity();
  const canRelease = useMay('paymentFiles.release');
  const canCancel = useMay('uploadedFiles.cancel');
  const { uploaded, payments } = usePaymentFile(fileId);
  const [open, setOpen] = useState<'release' | 'cancel' | null>(null);
  return (
    <QueryResult whole query={uploaded} skeleton={<PaymentFileSkeleton />} failed="The payment file did not load">
      {(file) => (
        <QueryResult whole query={payments} skeleton={<PaymentFileSkeleton />} failed="The payments did not load">
          {(sums) => (
            <>
              <PaymentFileSummaryView
                file={file}
                payments={sums}
                timeZone={timeZone}
                asOf={uploaded.dataUpdatedAt}
                onRelease={canRelease ? () => setOpen('release') : null}
                onCancel={canCancel ? () => setOpen('cancel') : null}
                contentHref={file.contentAvailable ? originalHref(fileId) : null}
                lines={<Lines fileId={fileId} hasWrong={sums.wrongCount > 0} hasDuplicates={sums.duplicateCount > 0} />}
              />
              {open === 'release' && <ReleaseFileDialog file={file} payments={sums} onClose={() => setOpen(null)} />}
              {open === 'cancel' && <CancelPaymentFileDialog file={file} onClose={() => setOpen(null)} />}
            </>
          )}
        </QueryResult>
      )}
    </QueryResult>
  );
}

interface LinesProps {
  fileId: number;
  hasWrong: boolean;
  hasDuplicates: boolean;
}

function Lines({ fileId, hasWrong, hasDuplicates }: LinesProps) {
  const { lines } = useSearch('PaymentFileSummaryView');
  const setSearch = useSetSearch('PaymentFileSummaryView');
  const inner = useInnerList('PaymentFileSummaryView');
  const atFirst: PaymentLineStatus = hasWrong ? 'WRONG' : hasDuplicates ? 'DUPLICATE' : 'READY';
  // What needs a decision comes first; the choice of the address goes before it
  const [initial] = useState(atFirst);
  const status = lines ?? initial;
  return (
    <PaymentFileLinesView
      table={tableOf(usePaymentFileLines(fileId, { status, page: inner.page }), 'Lines')}
      status={status}
      onStatusChange={(next) => setSearch({ lines: next, page: 1 }, { replace: true })}
      {...inner}
    />
  );
}
