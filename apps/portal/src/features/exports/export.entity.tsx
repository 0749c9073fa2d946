import type { Export } from '@quickportal/contracts/exports/export';
import { exportList } from '@quickportal/contracts/exports/export-list';
import { isRunning } from '@quickportal/contracts/exports/is-running';
import { exportStates } from '@quickportal/contracts/rules/states/export';
import { CopyableId } from '@quickportal/ui/copyable-id';
import { formatCount } from '@quickportal/ui/count';
import type { Column } from '@quickportal/ui/data-table';
import { DateTime } from '@quickportal/ui/date-time';
import { FileSize } from '@quickportal/ui/file-size';
import { Progress } from '@quickportal/ui/progress';
import { listColumns } from '../../layout/list/list-columns.tsx';
import { statusBadge } from '../../layout/status-badge.tsx';

/** How an export stands, in a word. */
export const ExportStatusBadge = statusBadge(exportStates.states);

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
        {rowsTotal === null ? 'Counting rows' : `${formatCount(rowsDone)} of ${formatCount(rowsTotal)}`}
      </span>
      <Progress label={`Export of ${title.toLowerCase()}`} {...known} />
    </div>
  );
}

/** The columns of the list of exports; the buttons come from the view. */
export const exportColumns = (timeZone: string): readonly Column<Export>[] =>
  listColumns(exportList, timeZone, {
    title: ({ title, filters }) => (
      <>
        {title}
        <span className="block text-13 font-normal text-ink-2">{filters === '' ? 'No filters' : filters}</span>
      </>
    ),
    status: (row) => <ExportStatusBadge status={row.status} />,
    rows: (row) => (isRunning(row.status) || row.sizeBytes !== null ? <ExportRows {...row} /> : null),
    createdAt: ({ createdAt, ownerName }) => (
      <div>
        <DateTime value={createdAt} timeZone={timeZone} show="date-time" />
        <span className="block text-13 text-ink-2">{ownerName}</span>
      </div>
    ),
    expiresAt: ({ status, expiresAt }) =>
      status === 'READY' ? <DateTime value={expiresAt} timeZone={timeZone} show="date-time" /> : null,
    sha256: ({ sha256 }) => sha256 && <CopyableId value={sha256} label="checksum" />,
  });
