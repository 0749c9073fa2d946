import { firstOpenMonth, monthOf, monthTitle } from '@quickportal/contracts/rules/billing/billing-months';
import { isReconciled } from '@quickportal/contracts/rules/billing/revenue-status';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { deleteAcceptance, insertAcceptance } from '@quickportal/db/expected-revenues/change-expected-revenue';
import { getExpectedRevenue, type RevenueKey } from '@quickportal/db/expected-revenues/read-expected-revenues';
import { realPerson } from '../../engines/access/actor.ts';
import { fieldProblem, orNotFound } from '../../kernel/problem.ts';
import type { CallContext } from '../../procedures/context.ts';
import { type BillingDay, statusOf } from './to-expected-revenue.ts';

interface Reconciling {
  readonly key: RevenueKey;
  /** Whether it is to count as reconciled. */
  readonly isWanted: boolean;
  readonly day: BillingDay;
  readonly now: Date;
}

/**
 * Accepts what is missing of an expected revenue, of MONTHLY in last month, or takes that back. What is waived stays
 * reconciled. Throws 422 on `reconciled` where there is nothing to accept or to take back.
 */
export async function setReconciled(
  ctx: CallContext,
  trx: WriteTransaction,
  { key, isWanted, day, now }: Reconciling,
): Promise<void> {
  const stored = orNotFound(await getExpectedRevenue(trx, key, day));
  const status = statusOf(stored);
  if (status === 'WAIVED' || (status !== null && isReconciled(status) === isWanted)) return;
  if (status === null) {
    if (!isWanted) return;
    throw fieldProblem('reconciled', 'Last month is not charged, so that there is nothing to accept.');
  }
  const isMonthly = stored.feeType === 'MONTHLY';
  const month = isMonthly ? day.lastMonth : null;
  if (month !== null && monthOf(month) < firstOpenMonth(day.today))
    throw fieldProblem('reconciled', `${monthTitle(monthOf(month))} is closed.`);
  if (isWanted) {
    const userId = realPerson(ctx.actor)?.systemUserId ?? null;
    return insertAcceptance(trx, key, { month, userId, at: now });
  }
  if (status === 'RECONCILED') throw fieldProblem('reconciled', 'The expected amount was received.');
  return deleteAcceptance(trx, key, { month });
}
