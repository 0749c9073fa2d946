import type { ReportRun } from '@quickportal/contracts/report-schedules/report-run';
import { reportRunList } from '@quickportal/contracts/report-schedules/report-run-list';
import { Card } from '@quickportal/ui/card';
import { FileClock } from 'lucide-react';
import { ListTable, type ListProps } from '../../layout/list/list-table.tsx';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack } from '../../layout/page/page-stack.tsx';
import { reportRunColumns } from './report-run.entity.tsx';
import { ReportScheduleRows, type ReportScheduleRowsProps } from './report-schedule-rows.view.tsx';

export interface ReportSchedulesViewProps extends ReportScheduleRowsProps {
  runs: ListProps<ReportRun>;
  /** The address of a run's file. */
  hrefOfFile: (run: ReportRun) => string;
}

/** Reports that run automatically, and what came of their runs. */
// In the specification: 2P040
export function ReportSchedulesView({ runs, hrefOfFile, ...rows }: ReportSchedulesViewProps) {
  return (
    <PageStack className="grid-cols-[minmax(0,1fr)]">
      <PageHeader
        title="Reports"
        subtitle="Reports that run automatically in your time zone. Recipients get a link by email; files are kept for 90 days."
      />
      <Card title="Schedules">
        <ReportScheduleRows {...rows} />
      </Card>
      <h2 className="text-16 font-strong">Runs</h2>
      <ListTable
        of={reportRunList}
        columns={reportRunColumns(rows.timeZone, hrefOfFile)}
        idOf={({ reportRunId }) => reportRunId}
        list={runs}
        empty={{
          icon: <FileClock />,
          text: 'Each run of an enabled report is listed here with its file, rows and recipients.',
          level: 3,
        }}
      />
    </PageStack>
  );
}
