import * as contracts from '@quickportal/contracts/recurring-payments/contracts';
import type { ScheduleFailure } from '@quickportal/contracts/recurring-payments/schedule-failure';
import { getCustomer } from '@quickportal/db/customers/get-customer';
import { findSentNotice } from '@quickportal/db/notifications/write-notices';
import { findInFailedQueue } from '@quickportal/db/recurring-payments/find-in-failed-queue';
import type { RecurringPaymentRecord } from '@quickportal/db/recurring-payments/recurring-payment';
import { accountSummary, moneyOf } from '../../engines/payments/to-transaction.ts';
import { toSchedule } from '../../engines/schedules/to-schedule.ts';
import type { CallContext } from '../../procedures/context.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { declineOf } from '../transactions/offers.ts';
import { Problem } from '../../kernel/problem.ts';
import { quoteSchedule } from './check-payable.ts';
import { loadFailedInstalment, type FailedInstalment } from './failures/failed-instalment.ts';
import { noticeOccasions } from './failures/failure-notice.ts';
import { loadSchedule } from './load-schedule.ts';
import { toOccurrence } from './to-occurrence.ts';

export const getRecurringPaymentFailure = implement(contracts.getRecurringPaymentFailure).query(
  async ({ ctx, input }) => {
    const loaded = await loadSchedule(ctx, input.params.id);
    const { schedule } = loaded;
    const { communityId, customerId } = schedule;
    const zones = communityOf(ctx);
    const now = ctx.services.clock.now();
    const { db } = ctx;
    const isFailed = schedule.status === 'FAILED';
    const [failed, customer, queue] = await Promise.all([
      isFailed ? loadFailedInstalment(db, schedule, { now, zones }) : undefined,
      getCustomer(db, customerId),
      findInFailedQueue(db, schedule, input.query.businessId),
    ]);
    const occasions = failed ? noticeOccasions(failed) : [];
    const [possible, notice] = await Promise.all([
      isFailed ? retryOf(ctx, schedule, failed) : { nextTry: null, retryRefusal: 'The schedule has not failed.' },
      failed && findSentNotice(db, { communityId, customerId, occasions, since: schedule.createdAt }),
    ]);
    return {
      schedule: toSchedule({ ...loaded, zones }),
      failedAt: isFailed ? schedule.statusChangedAt : null,
      instalment: failed ? toOccurrence(failed.instalment) : null,
      failedPayments: schedule.failedPayments,
      lastTry: failed ? lastTryOf(failed) : null,
      ...possible,
      customerEmail: customer?.receivesEmail ? customer.email : '',
      noticeSentAt: notice?.createdAt ?? null,
      queue,
    };
  },
);

function lastTryOf({ lastTry, isSameAccount }: FailedInstalment): ScheduleFailure['lastTry'] {
  if (!lastTry) return null;
  return {
    receiptNumber: lastTry.receiptNumber,
    attemptedAt: lastTry.transactionTime,
    accountDisplayName: accountSummary(lastTry),
    isSameAccount,
    decline: declineOf(lastTry),
  };
}

type Possible = Pick<ScheduleFailure, 'nextTry' | 'retryRefusal'>;
const refused = (retryRefusal: string): Possible => ({ nextTry: null, retryRefusal });

/** What another try would take, or why it is not possible: what a payment from the account would be refused for, too. */
async function retryOf(
  ctx: CallContext,
  schedule: RecurringPaymentRecord,
  failed: FailedInstalment | undefined,
): Promise<Possible> {
  if (!failed) return refused('No instalment is unpaid. Resume the schedule instead.');
  if (failed.refusal !== '') return refused(failed.refusal);
  const { currency, account } = schedule;
  try {
    const { surcharge, total } = await quoteSchedule(ctx, ctx.db, {
      customer: schedule,
      accountToken: account?.accountToken ?? '',
      principal: BigInt(failed.instalment.amount),
    });
    const nextTry = {
      date: failed.retryOn,
      surchargeAmount: moneyOf(surcharge, currency),
      totalAmount: moneyOf(total, currency),
    };
    return { nextTry, retryRefusal: '' };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return refused(error.errors?.[0]?.messages[0] ?? error.message);
  }
}
