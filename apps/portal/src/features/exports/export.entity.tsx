import type { Export, ExportStatus } from '@quickportal/contracts/exports/export';
import { isRunning } from '@quickportal/contracts/exports/is-running';
import { Badge, type BadgeTone } from '@quickportal/ui/badge';
import { CopyableId } from '@quickportal/ui/copyable-id';
import { formatCount } from '@quickportal/ui/count';
import type { Column } from '@quickportal/ui/data-table';
import { DateTime } from '@quickportal/ui/date-time';
import { FileSize } from '@quickportal/ui/file-size';
import { Progress } from '@quickportal/ui/progress';
import { Ban, Check, CircleAlert, Clock, Loader, TimerOff } from 'lucide-react';

const statuses: Record<ExportStatus, { text: string; tone: BadgeTone; icon: React.ReactNode }> = {
  QUEUED: { text: 'Waiting', tone: 'info', icon: <Clock /> },
  RUNNING: { text: 'Running', tone: 'info', icon: <Loader /> },
  READY: { text: 'Ready', tone: 'success', icon: <Check /> },
  FAILED: { text: 'Failed', tone: 'danger', icon: <CircleAlert /> },
  CANCELLED: { text: 'Cancelled', tone: 'neutral', icon: <Ban /> },
  EXPIRED: { text: 'Expired', tone: 'neutral', icon: <TimerOff /> },
};

/** How an export stands, in a word. */
export function ExportStatusBadge({ status }: Pick<Export, 'status'>) {
  const { text, tone, icon } = statuses[status];
  return (
    <Badge tone={tone} icon={icon}>
      {text}
    </Badge>
  );
}

type Amounts = Pick<Export, 'status' | 'title' | 'rowsDone' | 'rowsTotal' | 'sizeBytes'>;

/** Rows and size of the file, or how far it is. */
export function ExportRows({ status, title, rowsDone, rowsTotal, sizeBytes }: Amounts) {
  if (!isRunning(status))
    return (
      sizeBytes !== null && (
        <div className="tabular-nums">
          {formatCount(rowsDone)}
          <FileSize bytes={sizeBytes} className="block text-13 text-ink-2" />
        </div>
      )
    );
  const known = rowsTotal === null ? {} : { value: rowsDone, max: Math.max(rowsTotal, 1) };
  return (
    <div className="grid w-32 max-w-full gap-1.5">
      <span className="text-13 text-ink-2 tabular-nums">
        {rowsTotal === null ? 'Counting' : `${formatCount(rowsDone)} of ${formatCount(rowsTotal)}`}
      </span>
      <Progress label={`Export of ${title.toLowerCase()}`} {...known} />
    </div>
  );
}

/** The columns of the list of exports; the buttons come from the view. */
export const exportColumns = (timeZone: string): readonly Column<Export>[] => [
  {
    id: 'title',
    header: 'What',
    lead: true,
    maxWidth: '22rem',
    cell: ({ title, filters }) => (
      <>
        {title}
        <span className="block text-13 font-normal text-ink-2">{filters === '' ? 'All of them' : filters}</span>
      </>
    ),
  },
  { id: 'status', header: 'Status', corner: true, cell: (row) => <ExportStatusBadge {...row} /> },
  {
    id: 'rows',
    header: 'Rows',
    cell: (row) => (isRunning(row.status) || row.sizeBytes !== null ? <ExportRows {...row} /> : null),
  },
  {
    id: 'createdAt',
    header: 'Started',
    rank: 2,
    cell: ({ createdAt, ownerName }) => (
      <div>
        <DateTime value={createdAt} timeZone={timeZone} show="date-time" />
        <span className="block text-13 text-ink-2">{ownerName}</span>
      </div>
    ),
  },
  {
    id: 'expiresAt',
    header: 'Available until',
    rank: 2,
    cell: ({ status, expiresAt }) =>
      status === 'READY' ? <DateTime value={expiresAt} timeZone={timeZone} show="date-time" /> : null,
  },
  {
    id: 'sha256',
    header: 'SHA-256',
    rank: 2,
    cell: ({ sha256 }) => sha256 && <CopyableId value={sha256} label="checksum" />,
  },
  {
    id: 'fileName',
    header: 'File',
    rank: 3,
    mono: true,
    maxWidth: '20rem',
    defaultVisible: false,
    cell: ({ fileName }) => fileName,
  },
];
