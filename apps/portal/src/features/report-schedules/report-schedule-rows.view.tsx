import type { ReportSchedule } from '@quickportal/contracts/report-schedules/report-schedule';
import { Badge } from '@quickportal/ui/badge';
import { Button } from '@quickportal/ui/button';
import { DateTime } from '@quickportal/ui/date-time';

export interface ReportScheduleRowsProps {
  schedules: readonly ReportSchedule[];
  timeZone: string;
  /** Null where the user may not change them. */
  actions: ReportScheduleActions | null;
  /** The template that is being enabled. */
  enabling: string | null;
}

/** What users do with a report. */
export interface ReportScheduleActions {
  onEnable: (schedule: ReportSchedule) => void;
  onConfigure: (schedule: ReportSchedule) => void;
  onDisable: (schedule: ReportSchedule) => void;
}

/** The reports that can run automatically, each with what can be done with it. */
export function ReportScheduleRows({ schedules, timeZone, actions, enabling }: ReportScheduleRowsProps) {
  return (
    <ul aria-label="Reports">
      {schedules.map((schedule, at) => (
        <li
          key={schedule.reportScheduleId ?? schedule.reportTemplate}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line-soft px-5 py-3 last:border-b-0 max-sm:px-4"
        >
          <div className="grid min-w-48 flex-1 gap-0.5">
            <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="font-strong">{schedule.name}</span>
              {schedule.reportScheduleId === null ? (
                <Badge outline>{isFurther(schedules, at) ? 'Another schedule' : 'Not enabled'}</Badge>
              ) : (
                <Badge tone="success">Enabled</Badge>
              )}
            </div>
            <p className="text-13 text-ink-2">
              {schedule.frequency.displayName} at {schedule.runTime.displayName}
              {schedule.reportScheduleId !== null && `, ${recipientsText(schedule.recipients.length)}`}
            </p>
            {schedule.reportTemplate === 'CASH_APPLIED_FILE' && (
              <p className="text-13 text-ink-2">
                On banking days. From 6:00pm Sydney time on, the open payment batches of the day are closed first.
              </p>
            )}
            {schedule.nextRunDate !== null && (
              <p className="text-13 text-ink-2">
                Next run <DateTime value={schedule.nextRunDate} timeZone={timeZone} show="date-time" />
              </p>
            )}
          </div>
          {actions && (
            <RowButtons
              schedule={schedule}
              number={numberOf(schedules, at)}
              actions={actions}
              busy={enabling === schedule.reportTemplate}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

interface RowButtonsProps {
  schedule: ReportSchedule;
  /** Which schedule of its report it is; null where there is one. */
  number: number | null;
  actions: ReportScheduleActions;
  busy: boolean;
}

function RowButtons({ schedule, number, actions, busy }: RowButtonsProps) {
  const name = number === null ? schedule.name : `${schedule.name} ${number}`;
  if (schedule.reportScheduleId === null)
    return (
      <Button busy={busy} aria-label={`Enable ${name}`} onClick={() => actions.onEnable(schedule)}>
        Enable
      </Button>
    );
  return (
    <div className="flex flex-wrap gap-2">
      {schedule.configurable && (
        <Button aria-label={`Configure ${name}`} onClick={() => actions.onConfigure(schedule)}>
          Configure
        </Button>
      )}
      <Button aria-label={`Disable ${name}`} onClick={() => actions.onDisable(schedule)}>
        Disable
      </Button>
    </div>
  );
}

const recipientsText = (count: number): string =>
  count === 0 ? 'no recipients' : `${count} ${count === 1 ? 'recipient' : 'recipients'}`;

const isFurther = (schedules: readonly ReportSchedule[], at: number): boolean =>
  schedules[at - 1]?.reportTemplate === schedules[at]?.reportTemplate;

/** Which of several schedules of its report a row is, from 1. */
function numberOf(schedules: readonly ReportSchedule[], at: number): number | null {
  const template = schedules[at]?.reportTemplate;
  const same = schedules.filter(({ reportTemplate }) => reportTemplate === template);
  const schedule = schedules[at];
  return same.length < 2 || !schedule ? null : same.indexOf(schedule) + 1;
}
