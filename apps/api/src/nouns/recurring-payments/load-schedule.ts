import type { RecurringPayment } from '@quickportal/contracts/recurring-payments/recurring-payment';
import type { ScheduleException } from '@quickportal/contracts/rules/schedule/plan';
import type { Reader } from '@quickportal/db/connect/reader';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { findExceptions } from '@quickportal/db/recurring-payments/change-recurring-exceptions';
import { getRecurringPayment, lockRecurringPayment } from '@quickportal/db/recurring-payments/get-recurring-payment';
import type { RecurringPaymentRecord } from '@quickportal/db/recurring-payments/recurring-payment';
import { toSchedule } from '../../engines/schedules/to-schedule.ts';
import type { CallContext } from '../../procedures/context.ts';
import { orNotFound } from '../../kernel/problem.ts';
import { communityOf } from '../../procedures/scope.ts';

export interface LoadedSchedule {
  schedule: RecurringPaymentRecord;
  exceptions: readonly ScheduleException[];
}

/** What was changed about single dates of a schedule. */
export const exceptionsOf = async (db: Reader, recurringPaymentId: number): Promise<readonly ScheduleException[]> =>
  (await findExceptions(db, [recurringPaymentId])).get(recurringPaymentId) ?? [];

/** The schedule, if the caller may see it; otherwise 404. */
export async function loadSchedule(ctx: CallContext, recurringPaymentId: number): Promise<LoadedSchedule> {
  const { db } = ctx;
  const schedule = orNotFound(await getRecurringPayment(db, recurringPaymentId));
  return { schedule, exceptions: await exceptionsOf(db, recurringPaymentId) };
}

/** The same, locked until the transaction ends. */
export async function lockSchedule(trx: WriteTransaction, recurringPaymentId: number): Promise<LoadedSchedule> {
  const schedule = orNotFound(await lockRecurringPayment(trx, recurringPaymentId));
  return { schedule, exceptions: await exceptionsOf(trx, recurringPaymentId) };
}

/** The schedule as its calls return it. */
export const shownSchedule = (ctx: CallContext, loaded: LoadedSchedule): RecurringPayment =>
  toSchedule({ ...loaded, zones: communityOf(ctx) });

/** The schedule as the transaction that changed it sees it. */
export async function changedSchedule(
  ctx: CallContext,
  trx: WriteTransaction,
  recurringPaymentId: number,
): Promise<LoadedSchedule & { shown: RecurringPayment }> {
  const schedule = orNotFound(await getRecurringPayment(trx, recurringPaymentId));
  const loaded = { schedule, exceptions: await exceptionsOf(trx, recurringPaymentId) };
  return { ...loaded, shown: shownSchedule(ctx, loaded) };
}

/** A schedule as events name it. */
export const scheduleObject = (recurringPaymentId: number) => ({ type: 'recurring-payment', id: recurringPaymentId });
