import { SENDING_HOURS } from '@quickportal/contracts/uploaded-files/file-limits';
import type { UploadedFile } from '@quickportal/contracts/uploaded-files/uploaded-file';
import { Alert } from '@quickportal/ui/alert';
import { formatCount } from '@quickportal/ui/count';
import { DateTime } from '@quickportal/ui/date-time';
import { PageLink } from '../../pages/page-link.tsx';
import { hasOpenErrors } from './uploaded-file.entity.tsx';

const lines = (count: number): string => `${formatCount(count)} ${count === 1 ? 'line' : 'lines'}`;

interface FileNoticesProps {
  file: UploadedFile;
  timeZone: string;
  /** It has been in sending for too long. */
  isLate: boolean;
}

/** What there is to know about a file beside its facts: how it ended, and what is remarkable about it. */
export function FileNotices({ file, timeZone, isLate }: FileNoticesProps) {
  const { duplicateOfFileId } = file;
  return (
    <>
      <Outcome file={file} />
      <Handled file={file} timeZone={timeZone} />
      {isLate && (
        <Alert tone="warning" title={`This file has been in sending for over ${SENDING_HOURS} hours.`}>
          There may be a problem with it. Contact the help desk and quote the file ID.
        </Alert>
      )}
      {duplicateOfFileId !== null && (
        <Alert tone="neutral" title="The same content was uploaded before.">
          The second upload was confirmed.{' '}
          <PageLink to="FileDetailsView" search={{ UploadedFileId: duplicateOfFileId }} className="underline">
            Open file {duplicateOfFileId}
          </PageLink>
        </Alert>
      )}
    </>
  );
}

function Outcome({ file }: { file: UploadedFile }) {
  const { appliedCount, errorCount, lineCount, statusGroup } = file;
  const errors = `${formatCount(errorCount)} ${errorCount === 1 ? 'error' : 'errors'}`;
  switch (statusGroup.statusCode) {
    case 'COMPLETE':
      return <Alert tone="success" title={`${lines(appliedCount)} processed.`} />;
    case 'ERROR':
      if (!hasOpenErrors(file)) return null;
      return appliedCount === 0 ? (
        <Alert tone="danger" title={`This file has ${errors}. No lines were processed.`}>
          Correct the lines below and upload the file again under its name. Where its lines are not needed, dismiss the
          errors.
        </Alert>
      ) : (
        <Alert tone="danger" title={`${formatCount(appliedCount)} of ${lines(lineCount ?? 0)} processed, ${errors}.`}>
          The lines below were valid when checked, but not when processed. Upload them again in a separate file, then
          dismiss the errors.
        </Alert>
      );
    case 'CANCELLED':
      return (
        <Alert
          tone="neutral"
          title={appliedCount === 0 ? 'Cancelled. No lines were processed.' : 'Cancelled during processing.'}
        >
          {appliedCount > 0 ? `${lines(appliedCount)} had already been processed and were not undone.` : undefined}
        </Alert>
      );
    case 'SENT':
      return (
        <Alert tone="info" title="The payments of this file are being processed.">
          They have been sent. Their outcomes arrive one by one.
        </Alert>
      );
    default:
      return null;
  }
}

/** How the errors of a file were settled. */
function Handled({ file, timeZone }: Pick<FileNoticesProps, 'file' | 'timeZone'>) {
  const { correctedByFileId, dismissedDate, dismissedBy, errorCount } = file;
  if (correctedByFileId !== null)
    return (
      <Alert tone="neutral" title={`The errors were corrected (${formatCount(errorCount)}).`}>
        A later file of the same name was processed.{' '}
        <PageLink to="FileDetailsView" search={{ UploadedFileId: correctedByFileId }} className="underline">
          Open file {correctedByFileId}
        </PageLink>
      </Alert>
    );
  if (dismissedDate === null) return null;
  return (
    <Alert tone="neutral" title={`${dismissedBy} dismissed the errors (${formatCount(errorCount)}).`}>
      <DateTime value={dismissedDate} timeZone={timeZone} show="date-time" />
    </Alert>
  );
}
