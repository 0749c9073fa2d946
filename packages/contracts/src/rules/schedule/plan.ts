import { collectOn, type CollectionRule } from './collection.ts';
import { isShortened, nominalDate, numberOn, type ScheduleSeries } from './series.ts';

/** What is different about the payment of one agreed date. A date can be moved and have another amount. */
export type ScheduleException = { nominalDate: string } & (
  | { kind: 'SKIP' }
  | { kind: 'MOVE'; newDate: string }
  | { kind: 'AMOUNT'; newAmount: bigint }
);

/** Everything that decides when a schedule takes how much. */
export interface SchedulePlan extends ScheduleSeries {
  /** Principal of each payment, in cents. */
  amount: bigint;
  collection: CollectionRule;
  exceptions?: readonly ScheduleException[];
}

/** The payment of one agreed date. */
export interface PlannedPayment {
  /** From 0. A skipped payment keeps its number, and counts as one of those after which a schedule ends. */
  number: number;
  nominalDate: string;
  /** The day that it is taken on. */
  date: string;
  amount: bigint;
  /** Short month, weekend, holidays, moved by hand, all of them; null where it is taken on the agreed day of the month. */
  movedBecause: string | null;
  isSkipped: boolean;
}

/** Reasons as one: `Short month, weekend and Boxing Day (observed)`. Names of holidays keep their capitals; null for none. */
function joined(reasons: readonly string[]): string | null {
  const words = reasons.map((reason, index) => (index > 0 && reason === 'Weekend' ? 'weekend' : reason));
  const last = words.pop();
  return words.length === 0 ? (last ?? null) : `${words.join(', ')} and ${last}`;
}

/** The payment of a number, with what was changed about it; null after the schedule's end. */
export function plannedPayment(plan: SchedulePlan, number: number): PlannedPayment | null {
  const nominal = nominalDate(plan, number);
  if (nominal === null) return null;
  const planned = { number, nominalDate: nominal, amount: plan.amount, isSkipped: false };
  let [from, because] = [nominal, isShortened(plan, nominal) ? 'Short month' : null];
  for (const exception of plan.exceptions ?? []) {
    if (exception.nominalDate !== nominal) continue;
    if (exception.kind === 'SKIP') planned.isSkipped = true;
    else if (exception.kind === 'AMOUNT') planned.amount = exception.newAmount;
    else [from, because] = [exception.newDate, 'Moved manually'];
  }
  const { date, reasons } = collectOn(plan.collection, from);
  return { ...planned, date, movedBecause: joined(because === null ? reasons : [because, ...reasons]) };
}

/** How an exception changes what a series takes, by number; those of dates that the series hasn't are left out. */
export function changedNumbers(plan: SchedulePlan): PlannedPayment[] {
  const numbers = (plan.exceptions ?? []).map((exception) => numberOn(plan, exception.nominalDate));
  const known = new Set(numbers.filter((number) => number !== null));
  return [...known].map((number) => plannedPayment(plan, number)).filter((payment) => payment !== null);
}
