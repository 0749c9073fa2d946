import type { ReportRun } from '@quickportal/contracts/report-schedules/report-run';
import { reportRunList } from '@quickportal/contracts/report-schedules/report-run-list';
import { templateFacts } from '@quickportal/contracts/report-schedules/report-templates';
import { serviceMessageStates } from '@quickportal/contracts/rules/states/delivery';
import { Button } from '@quickportal/ui/button';
import type { Column } from '@quickportal/ui/data-table';
import { DateOnly } from '@quickportal/ui/date-time';
import { Download } from 'lucide-react';
import { listColumns } from '../../layout/list/list-columns.tsx';
import { statusBadge } from '../../layout/status-badge.tsx';

const RunStatusBadge = statusBadge(serviceMessageStates.states);

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** How long a run took, in seconds or minutes. */
export function durationText(milliseconds: number | null): string {
  if (milliseconds === null) return '';
  if (milliseconds < SECOND) return 'under 1 s';
  if (milliseconds < MINUTE) return `${Math.round(milliseconds / SECOND)} s`;
  return `${Math.round(milliseconds / MINUTE)} min`;
}

/** The columns of the runs; `hrefOf` gives the address of a run's file. */
export const reportRunColumns = (timeZone: string, hrefOf: (run: ReportRun) => string): readonly Column<ReportRun>[] =>
  listColumns<ReportRun, typeof reportRunList>(reportRunList, timeZone, {
    status: ({ status }) => <RunStatusBadge status={status} />,
    rowCount: ({ rowCount }) => rowCount?.toLocaleString('en-AU'),
    recipientsCount: ({ recipients, recipientsCount }) => <span title={recipients.join(', ')}>{recipientsCount}</span>,
    duration: ({ durationMs }) => durationText(durationMs),
    period: (run) => <Period run={run} />,
    file: (run) =>
      run.fileName !== null && (
        <Button asChild size="sm">
          <a href={hrefOf(run)} download aria-label={`Download ${run.fileName}`} title={`SHA-256 ${run.sha256}`}>
            <Download />
            Download
          </a>
        </Button>
      ),
  });

/** What a run is of: a month, a day, or several days. */
function Period({ run: { reportTemplate, from, to } }: { run: ReportRun }) {
  if (templateFacts(reportTemplate).isOfMonth) return monthText(from);
  return (
    <>
      <DateOnly value={from} />
      {to !== null && (
        <>
          {' to '}
          <DateOnly value={to} />
        </>
      )}
    </>
  );
}

const monthText = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-AU', { timeZone: 'UTC', month: 'short', year: 'numeric' });
