import type { PaymentFile } from '@quickportal/contracts/payment-files/payment-file';
import { paymentFileOutcomeList, paymentFileTotalList } from '@quickportal/contracts/payment-files/payment-file-lists';
import { displayDate } from '@quickportal/contracts/rules/dates/calendar-date';
import { SENDING_HOURS } from '@quickportal/contracts/uploaded-files/file-limits';
import type { UploadedFile } from '@quickportal/contracts/uploaded-files/uploaded-file';
import { Alert } from '@quickportal/ui/alert';
import { Card, CardBody } from '@quickportal/ui/card';
import { formatCount } from '@quickportal/ui/count';
import { DateTime } from '@quickportal/ui/date-time';
import { DescriptionItem, DescriptionList } from '@quickportal/ui/description-list';
import { Progress } from '@quickportal/ui/progress';
import { Ban, Download } from 'lucide-react';
import { useMemo } from 'react';
import { FileFacts } from '../../layout/files/file-facts.tsx';
import { FileStatus } from '../../layout/files/file-status.tsx';
import { ListTable } from '../../layout/list/list-table.tsx';
import type { Crumb } from '../../layout/page/breadcrumbs.tsx';
import { OverviewSkeleton } from '../../layout/page/details-skeleton.tsx';
import { PageAction } from '../../layout/page/page-action.tsx';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack, SideBySide } from '../../layout/page/page-stack.tsx';
import { outcomeColumns, totalColumns } from './payment-file.entity.tsx';
import { ReleaseCard } from './release-card.view.tsx';

export interface PaymentFileSummaryViewProps {
  file: UploadedFile;
  payments: PaymentFile;
  timeZone: string;
  /** Whether the user has the list of files; staff open this page from their palette. */
  hasList: boolean;
  /** When the file was last fetched, milliseconds since 1970. */
  asOf: number;
  /** Null where the user may not release files. */
  onRelease: (() => void) | null;
  /** Null where the user may not cancel files. */
  onCancel: (() => void) | null;
  /** Where the original is downloaded from; null where it is not kept or not for this user. */
  contentHref: string | null;
  /** The table of its lines. */
  lines: React.ReactNode;
}

const HOUR = 3_600_000;
const FILES: Crumb = { to: 'FilesView', label: 'Files', search: {} };
const CANCELLABLE: ReadonlySet<string> = new Set(['QUEUED', 'PROCESSING', 'SENDING']);

/** A payment file: what it would take, and after its release what became of each payment. */
// In the specification: 2P034
export function PaymentFileSummaryView(props: PaymentFileSummaryViewProps) {
  const { file, payments, timeZone, asOf, hasList, onCancel, contentHref, lines } = props;
  const { statusCode } = file.statusGroup;
  const isLate = statusCode === 'SENDING' && asOf - Date.parse(file.statusDate) > SENDING_HOURS * HOUR;
  return (
    <>
      <PageHeader
        title={file.fileName}
        badge={<FileStatus file={file} />}
        parent={hasList ? FILES : undefined}
        subtitle={
          <>
            Uploaded by {file.uploader ?? `API key ${file.apiKeyName}`} on{' '}
            <DateTime value={file.createdDate} timeZone={timeZone} show="date-time" />
          </>
        }
        actions={
          <>
            {CANCELLABLE.has(statusCode) && onCancel && (
              <PageAction action="Cancel file" variant="dangerQuiet" onClick={onCancel}>
                <Ban />
                Cancel file
              </PageAction>
            )}
            {contentHref !== null && (
              <PageAction action="Download original" asChild>
                <a href={contentHref} download={file.fileName}>
                  <Download />
                  Download original
                </a>
              </PageAction>
            )}
          </>
        }
      />
      <SideBySide
        narrow
        sideFirst={payments.waitsForRelease}
        side={
          <>
            <ReleaseCard {...props} />
            <FileCard file={file} processDate={payments.processDate} />
          </>
        }
      >
        <PageStack>
          {isLate && (
            <Alert tone="warning" title={`This file has been in sending for over ${SENDING_HOURS} hours.`}>
              There may be a problem. Contact the help desk with the file ID.
            </Alert>
          )}
          {statusCode === 'SENT' && (
            <Alert tone="info" title="The payments of this file are being processed.">
              They have been sent. Their outcomes arrive one by one.
            </Alert>
          )}
          {(statusCode === 'PROCESSING' || statusCode === 'SENDING') && payments.releasedDate !== null && (
            <TakingProgress payments={payments} />
          )}
          <Totals payments={payments} timeZone={timeZone} />
          {payments.outcomes.length > 0 && <Outcomes payments={payments} />}
          {lines}
        </PageStack>
      </SideBySide>
    </>
  );
}

function TakingProgress({ payments: { readyCount, takenCount, refusedCount } }: { payments: PaymentFile }) {
  const done = takenCount + refusedCount;
  const all = done + readyCount;
  return (
    <Card>
      <CardBody className="grid gap-2">
        <div className="flex flex-wrap justify-between gap-x-4 gap-y-1">
          <span className="font-strong">Taking payments</span>
          <span className="text-ink-2" aria-live="polite">
            {formatCount(done)} of {formatCount(all)} lines, {formatCount(readyCount)} left
          </span>
        </div>
        <Progress label="Payments taken" value={all === 0 ? 100 : Math.floor((done * 100) / all)} />
        <p className="text-13 text-ink-2">
          You can leave this page. The file goes on automatically, and no line is taken twice.
        </p>
      </CardBody>
    </Card>
  );
}

function Totals({ payments, timeZone }: { payments: PaymentFile; timeZone: string }) {
  const columns = useMemo(() => totalColumns(timeZone), [timeZone]);
  const { totals, releasedDate } = payments;
  return (
    <Card title={releasedDate === null ? 'What will be taken' : 'What was to be taken'}>
      {totals.length === 0 ? (
        <CardBody>
          <p className="text-ink-2">No line of this file is ready to be taken.</p>
        </CardBody>
      ) : (
        <ListTable
          bare
          flush
          of={paymentFileTotalList}
          columns={columns}
          idOf={({ currency, paymentMethod }): string => `${currency} ${paymentMethod}`}
          list={{ table: { rows: totals, state: 'ready', recordsCount: totals.length, recordsCountCapped: false } }}
        />
      )}
    </Card>
  );
}

function Outcomes({ payments: { outcomes } }: { payments: PaymentFile }) {
  return (
    <Card title="What became of the payments">
      <ListTable
        bare
        flush
        of={paymentFileOutcomeList}
        columns={outcomeColumns}
        idOf={({ currency, paymentMethod, status }): string => `${currency} ${paymentMethod} ${status}`}
        list={{ table: { rows: outcomes, state: 'ready', recordsCount: outcomes.length, recordsCountCapped: false } }}
      />
    </Card>
  );
}

function FileCard({ file, processDate }: { file: UploadedFile } & Pick<PaymentFile, 'processDate'>) {
  return (
    <Card title="File" dense>
      <CardBody>
        <DescriptionList layout="facts" className="grid gap-4">
          <FileFacts file={file}>
            {processDate !== null && <DescriptionItem term="Process date">{displayDate(processDate)}</DescriptionItem>}
          </FileFacts>
        </DescriptionList>
      </CardBody>
    </Card>
  );
}

/** The shape of the page while it loads. */
export const PaymentFileSkeleton = () => <OverviewSkeleton title="Payment file" facts={6} />;
