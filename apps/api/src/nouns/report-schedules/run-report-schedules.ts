import type { CommunityZones } from '@quickportal/contracts/rules/dates/community-zones';
import { templateFacts, templateTitle } from '@quickportal/contracts/report-schedules/report-templates';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import {
  findDueReportSchedules,
  lockDueReportSchedule,
  type DueReportSchedule,
} from '@quickportal/db/report-schedules/find-due-report-schedules';
import { insertReportRun, updateNextRunDay } from '@quickportal/db/report-schedules/insert-report-run';
import type { StoredReportSchedule } from '@quickportal/db/report-schedules/read-report-schedules';
import type { Foundation } from '../../engines/foundation.ts';
import { nudgeOutbox } from '../../engines/outbox/relay.ts';
import { enqueueServiceMessage } from '../../engines/service-messages/send-handler.ts';
import { recordServiceMessage } from '../../engines/service-messages/service-messages.ts';
import { dateIn } from '../../kernel/date-in.ts';
import { periodOf } from '../reports/offers.ts';
import { missedRunDays, nextRunDay, runMoment } from './next-run.ts';
import { periodOfRun } from './report-period.ts';

const JOBS = { kind: 'jobs' } as const;
const PAGE = 500;
/** The latest day that it is anywhere. */
const EARLIEST_ZONE = 'Pacific/Kiritimati';
/** Runs of one schedule that are made up after a long stop, the latest ones. */
const MOST_MADE_UP = 31;
/** Queues that keep the runs of a community in their order. */
const QUEUES = 8;

/**
 * Starts the reports that are due in all communities, each as a service message. Any number of processes may run it: a
 * schedule is locked and each of its days started once, those that were missed in their order. Returns how many started.
 */
export async function runReportSchedules(services: Foundation): Promise<number> {
  const db = services.db.reader(JOBS);
  const now = services.clock.now();
  const until = dateIn(EARLIEST_ZONE, now);
  let started = 0;
  let page: DueReportSchedule[] = [];
  do {
    page = await findDueReportSchedules(db, { until, after: page.at(-1), limit: PAGE });
    for (const schedule of page) {
      if (runMoment(schedule, schedule.nextRunOn, schedule.runTime) > now) continue;
      try {
        started += await services.db.transaction(JOBS, (trx) => startMissed(trx, schedule, now));
        nudgeOutbox();
      } catch (error) {
        services.log.error({ err: error, reportScheduleId: schedule.id }, 'A report could not be started');
      }
    }
  } while (page.length === PAGE);
  return started;
}

async function startMissed(trx: WriteTransaction, due: DueReportSchedule, now: Date): Promise<number> {
  const schedule = await lockDueReportSchedule(trx, due);
  if (!schedule) return 0;
  const missed = missedRunDays(due, schedule, now);
  // A file of how things are now would be the same for each of the days
  const days = templateFacts(schedule.reportTemplate).isOfNow ? missed.slice(-1) : missed.slice(-MOST_MADE_UP);
  let started = 0;
  for (const day of days) started += Number(await startRun(trx, { schedule, zones: due, day, now }));
  if (missed.length > 0) await updateNextRunDay(trx, schedule, nextRunDay(due, schedule, now, missed.at(-1)));
  return started;
}

interface Run {
  schedule: StoredReportSchedule;
  zones: CommunityZones;
  day: string;
  now: Date;
}

/** Starts a run, unless the day has nothing to report. */
async function startRun(trx: WriteTransaction, { schedule, zones, day, now }: Run): Promise<boolean> {
  const { communityId, id, reportTemplate, frequency, runTime } = schedule;
  const parameters = periodOfRun(reportTemplate, zones, { frequency, runTime, day, now });
  if (!parameters) return false;
  const serviceMessageId = await recordServiceMessage(
    trx,
    {
      communityId,
      doctypeCode: reportTemplate,
      direction: 'INTERNAL',
      summary: `${templateTitle(reportTemplate)}, ${periodOf(reportTemplate, parameters)}`,
      object: { type: 'report-schedule', id },
      parameters: { ...parameters },
    },
    now,
  );
  await insertReportRun(trx, {
    schedule,
    runOn: day,
    dueAt: runMoment(zones, day, runTime),
    firstDay: parameters.valueDate,
    lastDay: parameters.lastDate ?? null,
    serviceMessageId,
  });
  const queue = `report-schedules-${communityId % QUEUES}`;
  await enqueueServiceMessage(trx, { serviceMessageId, triedBefore: 0, communityId, queue }, now);
  return true;
}
