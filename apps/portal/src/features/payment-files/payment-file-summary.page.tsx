import type { PaymentFile } from '@quickportal/contracts/payment-files/payment-file';
import type { PaymentFileLine } from '@quickportal/contracts/payment-files/payment-file-line';
import type { PaymentLineStatus } from '@quickportal/contracts/rules/states/payment-file-line';
import { EmptyState } from '@quickportal/ui/empty-state';
import { FileQuestion } from 'lucide-react';
import { useState } from 'react';
import { problemOf } from '../../data/problem.ts';
import { useMay } from '../../data/calls/use-may.ts';
import { useCommunity, useSession } from '../../data/session.ts';
import { CancelFileDialog } from '../../layout/files/cancel-file.dialog.tsx';
import { tableOf } from '../../layout/list/table-of.ts';
import { useInnerList } from '../../layout/list/use-list.ts';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { QueryResult } from '../../layout/query-result.tsx';
import { useSearch, useSetSearch } from '../../pages/search.ts';
import { useChange } from '../../data/calls/use-change.ts';
import { CorrectLineDialog } from './correct-line.dialog.tsx';
import { PaymentFileLinesView } from './payment-file-lines.view.tsx';
import { PaymentFileSkeleton, PaymentFileSummaryView } from './payment-file-summary.view.tsx';
import {
  originalHref,
  useFileOfGroup,
  usePaymentFile,
  usePaymentFileLines,
  wrongLinesHref,
} from './payment-files.data.ts';
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
  const { kind } = useSession();
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
                hasList={kind !== 'STAFF'}
                asOf={uploaded.dataUpdatedAt}
                onRelease={canRelease ? () => setOpen('release') : null}
                onCancel={canCancel ? () => setOpen('cancel') : null}
                contentHref={file.contentAvailable ? originalHref(fileId) : null}
                lines={<Lines payments={sums} seesContent={file.contentAvailable} />}
              />
              {open === 'release' && <ReleaseFileDialog file={file} payments={sums} onClose={() => setOpen(null)} />}
              {open === 'cancel' && <CancelFileDialog ofPayments file={file} onClose={() => setOpen(null)} />}
            </>
          )}
        </QueryResult>
      )}
    </QueryResult>
  );
}

function Lines({ payments, seesContent }: { payments: PaymentFile; seesContent: boolean }) {
  const { fileId, wrongCount, duplicateCount, takenCount, waitsForRelease } = payments;
  const { lines } = useSearch('PaymentFileSummaryView');
  const setSearch = useSetSearch('PaymentFileSummaryView');
  const inner = useInnerList('PaymentFileSummaryView');
  const canChange = useMay('paymentFiles.chooseLines');
  const [correcting, setCorrecting] = useState<number | null>(null);
  const choosing = useChange('paymentFiles.chooseLines', { notice: true });
  const rest: PaymentLineStatus = takenCount > 0 ? 'TAKEN' : 'READY';
  // What needs a decision comes first, and stays while it is worked on; the choice of the address goes before it
  const [initial] = useState<PaymentLineStatus>(wrongCount > 0 ? 'WRONG' : duplicateCount > 0 ? 'DUPLICATE' : rest);
  const status = lines ?? initial;
  const decide = {
    onCorrect: ({ lineNumber }: PaymentFileLine) => setCorrecting(lineNumber),
    onChoose: (choice: 'TAKE' | 'LEAVE_OUT', lineNumbers?: number[]) =>
      choosing.make({ params: { fileId }, body: { choice, ...(lineNumbers && { lineNumbers }) } }),
    isBusy: choosing.busy,
  };
  const list = (
    <PaymentFileLinesView
      table={tableOf(usePaymentFileLines(fileId, { status, page: inner.page }), 'Lines')}
      status={status}
      onStatusChange={(next) => setSearch({ lines: next, page: 1 }, { replace: true })}
      decide={waitsForRelease && canChange ? decide : null}
      wrongHref={seesContent ? wrongLinesHref(fileId) : null}
      {...inner}
    />
  );
  return (
    <>
      {list}
      {correcting !== null && (
        <CorrectLineDialog fileId={fileId} lineNumber={correcting} onClose={() => setCorrecting(null)} />
      )}
    </>
  );
}
