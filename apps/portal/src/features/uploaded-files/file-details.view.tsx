import { SENDING_HOURS } from '@quickportal/contracts/uploaded-files/file-limits';
import type { UploadedFile } from '@quickportal/contracts/uploaded-files/uploaded-file';
import { Card, CardBody } from '@quickportal/ui/card';
import { formatCount } from '@quickportal/ui/count';
import { DateTime } from '@quickportal/ui/date-time';
import { DescriptionItem, DescriptionList } from '@quickportal/ui/description-list';
import { Progress } from '@quickportal/ui/progress';
import { Ban, CircleOff, Download } from 'lucide-react';
import { FileFacts } from '../../layout/files/file-facts.tsx';
import { FileStatus } from '../../layout/files/file-status.tsx';
import { OverviewSkeleton } from '../../layout/page/details-skeleton.tsx';
import { PageAction } from '../../layout/page/page-action.tsx';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack } from '../../layout/page/page-stack.tsx';
import { FileNotices } from './file-notices.view.tsx';
import { formatTimeLeft } from './time-left.ts';
import { hasOpenErrors, uploaderOf } from './uploaded-file.entity.tsx';

export interface FileDetailsViewProps {
  file: UploadedFile;
  timeZone: string;
  /** Null where the user may not cancel files. */
  onCancel: (() => void) | null;
  /** Null where the user may not dismiss its errors. */
  onDismiss: (() => void) | null;
  /** Where the original is downloaded from; null where it is not kept or not for this user. */
  contentHref: string | null;
  /** The table of errors. */
  errors: React.ReactNode;
  /** When the file was last fetched, milliseconds since 1970. */
  asOf: number;
  /** Estimated milliseconds left of the current step; null while unknown. */
  timeLeft: number | null;
}

const HOUR = 3_600_000;

/** One file: where it is on its way, what was wrong with it, and where it came from. */
// In the specification: 2P033
export function FileDetailsView({
  file,
  timeZone,
  onCancel,
  onDismiss,
  contentHref,
  errors,
  asOf,
  timeLeft,
}: FileDetailsViewProps) {
  const { statusCode } = file.statusGroup;
  const canCancel = statusCode === 'QUEUED' || statusCode === 'PROCESSING';
  const age = asOf - Date.parse(file.statusDate);
  return (
    <PageStack>
      <PageHeader
        title={file.fileName}
        badge={<FileStatus file={file} />}
        actions={
          <>
            {canCancel && onCancel && (
              <PageAction action="Cancel file" variant="dangerQuiet" onClick={onCancel}>
                <Ban />
                Cancel file
              </PageAction>
            )}
            {hasOpenErrors(file) && onDismiss && (
              <PageAction action="Dismiss errors" onClick={onDismiss}>
                <CircleOff />
                Dismiss errors
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
      {canCancel && <FileProgress file={file} timeLeft={timeLeft} />}
      <FileNotices file={file} timeZone={timeZone} isLate={statusCode === 'SENDING' && age > SENDING_HOURS * HOUR} />
      <Facts file={file} timeZone={timeZone} />
      {errors}
    </PageStack>
  );
}

function FileProgress({ file, timeLeft }: Pick<FileDetailsViewProps, 'file' | 'timeLeft'>) {
  const { step, progress, checkedCount, appliedCount, lineCount, statusGroup } = file;
  const isWaiting = statusGroup.statusCode === 'QUEUED';
  const words = {
    RELEASE: '',
    CHECK: `${formatCount(checkedCount)} lines checked`,
    APPLY: `${formatCount(appliedCount)} of ${formatCount(lineCount ?? 0)} lines processed`,
  };
  return (
    <Card>
      <CardBody className="grid gap-2">
        <div className="flex flex-wrap justify-between gap-x-4 gap-y-1">
          <span className="font-strong">
            {isWaiting ? 'Queued' : step === 'CHECK' ? 'Checking lines' : 'Processing lines'}
          </span>
          <span className="text-ink-2" aria-live="polite">
            {isWaiting ? '' : words[step]}
          </span>
        </div>
        <Progress label="File progress" {...(isWaiting ? {} : { value: progress })} />
        {timeLeft !== null && <p className="text-13 text-ink-2">{formatTimeLeft(timeLeft)}</p>}
        <p className="text-13 text-ink-2">
          {step === 'CHECK'
            ? 'Lines are processed only after all of them are checked. You can leave this page.'
            : 'All lines are checked. You can leave this page.'}
        </p>
      </CardBody>
    </Card>
  );
}

function Facts({ file, timeZone }: { file: UploadedFile; timeZone: string }) {
  return (
    <Card>
      <CardBody>
        <DescriptionList layout="facts" className="gap-x-8">
          <FileFacts file={file}>
            <DescriptionItem term="Uploaded">
              <DateTime value={file.createdDate} timeZone={timeZone} show="date-time" />
            </DescriptionItem>
            <DescriptionItem term="Uploaded by">{uploaderOf(file)}</DescriptionItem>
            <DescriptionItem term="Lines">
              {(file.lineCount ?? file.checkedCount) > 0 ? formatCount(file.lineCount ?? file.checkedCount) : null}
            </DescriptionItem>
            <DescriptionItem term="Lines processed">{formatCount(file.appliedCount)}</DescriptionItem>
            <DescriptionItem term="Errors">{formatCount(file.errorCount)}</DescriptionItem>
            {file.leavesOutUnknown && <DescriptionItem term="Unknown columns">Left out</DescriptionItem>}
          </FileFacts>
        </DescriptionList>
      </CardBody>
    </Card>
  );
}

/** The shape of the page while it loads. */
export const FileDetailsSkeleton = () => <OverviewSkeleton title="File details" facts={6} />;
