import type { ReportSchedule } from '@quickportal/contracts/report-schedules/report-schedule';
import { CallForm } from '../../layout/forms/call-form.tsx';
import { ConfirmChange, type Question } from '../../layout/forms/confirm-change.tsx';
import { useDoneOrWaits } from '../../layout/use-waits-toast.ts';

/** A report that is enabled. */
export type EnabledReport = ReportSchedule & { reportScheduleId: number; version: number };

interface OfSchedule {
  schedule: EnabledReport;
  onClose: () => void;
}

/** Form of when a report runs and who is notified. */
export function ConfigureReportDialog({ schedule, onClose }: OfSchedule) {
  const doneOrWaits = useDoneOrWaits();
  return (
    <CallForm
      call="reportSchedules.update"
      params={{ id: schedule.reportScheduleId }}
      title={`Configure ${schedule.name}`}
      done={doneOrWaits('Report was successfully updated', 'The change of the report')}
      onClose={onClose}
    />
  );
}

interface EnableCashAppliedDialogProps {
  communityId: number;
  onClose: () => void;
}

/** Has the cash applied file run, after a warning: its runs close batches. */
export function EnableCashAppliedDialog({ communityId, onClose }: EnableCashAppliedDialogProps) {
  const doneOrWaits = useDoneOrWaits();
  return (
    <ConfirmChange
      call="reportSchedules.enable"
      input={{ params: { communityId, reportTemplate: 'CASH_APPLIED_FILE' } }}
      title="Enable Cash Applied File?"
      action="Enable report"
      cancel="Not now"
      done={doneOrWaits('Report was successfully enabled', 'Enabling the report')}
      onClose={onClose}
    >
      <p>
        Each banking day at 8:00pm the open payment batches of the day are closed, and the file is written. Payments
        that are taken later on that day settle on the next date.
      </p>
    </ConfirmChange>
  );
}

/** Has a report no longer run, after confirmation. */
export function DisableReportDialog({ schedule, onClose }: OfSchedule) {
  const doneOrWaits = useDoneOrWaits();
  return (
    <ConfirmChange
      call="reportSchedules.disable"
      input={{ params: { id: schedule.reportScheduleId }, query: { version: schedule.version } }}
      seen={schedule}
      {...disableQuestion(schedule)}
      done={doneOrWaits('Report was successfully disabled', 'Disabling the report')}
      onClose={onClose}
    />
  );
}

/** The question asked before a report is disabled. */
export const disableQuestion = ({ name, recipients, frequency, runTime }: ReportSchedule): Question => ({
  title: `Disable ${name}?`,
  action: 'Disable report',
  cancel: 'Keep report',
  children: (
    <p>
      It no longer runs ({frequency.displayName.toLowerCase()} at {runTime.displayName})
      {recipients.length > 0 &&
        `, and ${recipients.length === 1 ? '1 recipient gets' : `${recipients.length} recipients get`} no more of it`}
      . Runs so far and their files are kept.
    </p>
  ),
});
