import { displayAmount } from '@quickportal/contracts/rules/money';
import { paymentMethods } from '@quickportal/contracts/rules/payments/payment-methods';
import type { SettledBatch } from '@quickportal/db/payments/close-batches';
import type { OnSettled } from '../payments/close-batches.ts';
import { notifyBusinesses, type BusinessOccasion } from './notify-businesses.ts';

/** Notifies those who are paid of what settled, once for each settlement date and currency of a business. */
export const notifySettlements: OnSettled = async (services, trx, settled, now) => {
  const [first] = settled;
  if (!first) return;
  const summaries = Map.groupBy(settled, (batch) => `${batch.businessId} ${batch.settlementDate} ${batch.currency}`);
  await notifyBusinesses(
    services,
    trx,
    { communityId: first.communityId, notice: 'settlementSummary', now },
    [...summaries.values()].flatMap(summaryOf),
  );
};

const sumOf = (batches: readonly SettledBatch[]): bigint => batches.reduce((sum, { total }) => sum + BigInt(total), 0n);

/** Nothing where nothing was collected or given back. */
function summaryOf(batches: readonly SettledBatch[]): BusinessOccasion<'settlementSummary'>[] {
  const moved = batches.filter(({ total }) => total !== 0);
  const [first] = moved;
  if (!first) return [];
  const { businessId, settlementDate, currency } = first;
  const methods = Map.groupBy(moved, ({ paymentMethod }) => paymentMethods[paymentMethod].word);
  return [
    {
      // A batch that closes late settles apart from the others of its date
      key: `settlement-summary ${settlementDate} ${businessId} ${Math.min(...moved.map(({ batchId }) => batchId))}`,
      businessId,
      fields: {
        settlementDate,
        amount: { amount: sumOf(moved), currency },
        methods: [...methods].map(([word, each]) => `${word} ${displayAmount(sumOf(each), currency)}`).join(', '),
      },
    },
  ];
}
