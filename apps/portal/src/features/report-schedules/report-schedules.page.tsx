import type { ReportSchedule } from '@quickportal/contracts/report-schedules/report-schedule';
import { useState } from 'react';
import { useChange } from '../../data/calls/use-change.ts';
import { useMay } from '../../data/calls/use-may.ts';
import { downloadHref } from '../../data/connection/download-href.ts';
import { useCommunity } from '../../data/session.ts';
import { showDone } from '../../layout/forms/show-done.ts';
import { tableOf } from '../../layout/list/table-of.ts';
import { useList } from '../../layout/list/use-list.ts';
import { OverviewSkeleton } from '../../layout/page/details-skeleton.tsx';
import { QueryResult } from '../../layout/query-result.tsx';
import { useDoneOrWaits } from '../../layout/use-waits-toast.ts';
import {
  ConfigureReportDialog,
  DisableReportDialog,
  EnableCashAppliedDialog,
  type EnabledReport,
} from './report-schedule.dialogs.tsx';
import { useReportRuns, useReportSchedules } from './report-schedules.data.ts';
import { ReportSchedulesView } from './report-schedules.view.tsx';

interface Task {
  kind: 'configure' | 'disable';
  schedule: EnabledReport;
}

const isEnabled = (schedule: ReportSchedule): schedule is EnabledReport =>
  schedule.reportScheduleId !== null && schedule.version !== null;

export default function ReportSchedulesPage() {
  const { communityId, timeZone } = useCommunity();
  const list = useList('ReportSchedulesView');
  const schedules = useReportSchedules(communityId);
  const runs = useReportRuns(communityId, list.search);
  const canChange = useMay('reportSchedules.update');
  const doneOrWaits = useDoneOrWaits();
  const [task, setTask] = useState<Task | null>(null);
  const enable = useChange('reportSchedules.enable', {
    notice: true,
    onDone: (response) => showDone(doneOrWaits('Report was successfully enabled', 'Enabling the report'), response),
  });
  const open = (kind: Task['kind']) => (schedule: ReportSchedule) => {
    if (isEnabled(schedule)) setTask({ kind, schedule });
  };
  const [isEnablingCashApplied, setEnablingCashApplied] = useState(false);
  const enableReport = ({ reportTemplate }: ReportSchedule) => {
    if (reportTemplate === 'CASH_APPLIED_FILE') setEnablingCashApplied(true);
    else enable.make({ params: { communityId, reportTemplate } });
  };
  const close = () => setTask(null);
  return (
    <QueryResult query={schedules} skeleton={<OverviewSkeleton title="Reports" />} failed="The reports did not load">
      {(rows) => (
        <>
          <ReportSchedulesView
            schedules={rows}
            timeZone={timeZone}
            actions={
              canChange
                ? {
                    onEnable: enableReport,
                    onConfigure: open('configure'),
                    onDisable: open('disable'),
                  }
                : null
            }
            enabling={enable.busy ? (enable.sending?.params.reportTemplate ?? null) : null}
            runs={{ ...list, table: tableOf(runs, 'Report runs') }}
            hrefOfFile={({ serviceMessageId }) => downloadHref(`service-messages/${serviceMessageId}/file`)}
          />
          {isEnablingCashApplied && (
            <EnableCashAppliedDialog communityId={communityId} onClose={() => setEnablingCashApplied(false)} />
          )}
          {task?.kind === 'configure' && <ConfigureReportDialog schedule={task.schedule} onClose={close} />}
          {task?.kind === 'disable' && <DisableReportDialog schedule={task.schedule} onClose={close} />}
        </>
      )}
    </QueryResult>
  );
}
