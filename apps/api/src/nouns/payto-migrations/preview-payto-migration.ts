import * as contracts from '@quickportal/contracts/payto-migrations/contracts';
import type { MigrationCandidate } from '@quickportal/contracts/payto-migrations/migration-schedule';
import { moneyOf } from '../../engines/payments/to-transaction.ts';
import { pageOf } from '../../kernel/paging.ts';
import { implement } from '../../procedures/implement.ts';
import { checkCandidates, choiceOf, type CheckedCandidate } from './migration-candidates.ts';

export const previewPayToMigration = implement(contracts.previewPayToMigration).query(
  async ({ ctx, input: { body } }) => {
    const checked = await checkCandidates(ctx.db, choiceOf(body), ctx.services.clock.now());
    const eligible = checked.filter(({ fault }) => fault === null);
    const ineligible = checked.filter(({ fault }) => fault !== null);
    const shown = body.eligible ? eligible : ineligible;
    const from = (body.page - 1) * body.pageSize;
    const items = shown.slice(from, from + body.pageSize).map(toCandidate);
    return {
      eligible: countOf(eligible),
      ineligible: countOf(ineligible),
      reasons: reasonsOf(ineligible),
      list: pageOf({ items, recordsCount: shown.length }, body),
    };
  },
);

const countOf = (checked: readonly CheckedCandidate[]) => ({
  schedules: checked.length,
  amount: moneyOf(
    checked.reduce((sum, { candidate }) => sum + candidate.schedule.amount, 0n),
    checked[0]?.candidate.schedule.currency ?? 'AUD',
  ),
});

function reasonsOf(ineligible: readonly CheckedCandidate[]) {
  const byReason = Map.groupBy(ineligible, ({ fault }) => fault?.title ?? '');
  return [...byReason]
    .map(([reason, group]) => ({ reason, schedules: group.length }))
    .toSorted((a, b) => b.schedules - a.schedules);
}

const toCandidate = ({ candidate: { schedule }, fault }: CheckedCandidate): MigrationCandidate => ({
  paymentScheduleId: schedule.recurringPaymentId,
  paymentScheduleCode: schedule.code,
  customerId: schedule.customerId,
  customerName: schedule.customerName,
  customerNumber: schedule.customerNumber,
  amount: moneyOf(schedule.amount, schedule.currency),
  nextPaymentDate: schedule.status === 'ACTIVE' ? schedule.nextPaymentDate : null,
  accountDisplayName: schedule.account?.displayName ?? '',
  reason: fault?.text ?? '',
});
