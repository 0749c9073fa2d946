import type { CommunityZones } from '@quickportal/contracts/rules/dates/community-zones';
import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import type { ReportFrequency } from '@quickportal/contracts/report-schedules/report-templates';
import { dayAt, zoneOfDay } from '../../engines/clock/community-days.ts';
import { bankingDaysOf, cutOffOfCards, type ReportParameters } from '../reports/offers.ts';
import { runDayBefore, runMoment } from './next-run.ts';

interface CashAppliedRun {
  readonly frequency: ReportFrequency;
  /** HH:MM */
  readonly runTime: string;
  /** The day of the run, yyyy-mm-dd. */
  readonly day: string;
  readonly now: Date;
}

/**
 * What the cash applied file of a run is of: the banking days since the run before it. A run after the cut-off of cards
 * has its own day, whose open batches are closed first; an earlier one ends with the day before. Null where no banking
 * day has ended since.
 */
export function cashAppliedPeriod(
  zones: CommunityZones,
  { frequency, runTime, day, now }: CashAppliedRun,
): ReportParameters | null {
  const isAfterCutOff = (of: string) => runMoment(zones, of, runTime) >= cutOffOfCards(of);
  const lastOf = (of: string) =>
    bankingDaysOf(zoneOfDay(zones, of)).onOrBefore(isAfterCutOff(of) ? of : addDays(of, -1));
  const [from, to] = [addDays(lastOf(runDayBefore(frequency, day)), 1), lastOf(day)];
  if (from > to) return null;
  // Of a day that is over no payment can join its batches any more
  const closes = to === dayAt(zones, now) && { closeOpenPaymentBatches: true as const };
  if (frequency === 'DAY') return { valueDate: to, firstDate: from, ...closes };
  return { valueDate: from, lastDate: to, ...closes };
}
