import type { PaymentMethod } from '@quickportal/contracts/rules/banking-calendar/settlement';
import { openBatch, type BatchKey } from '@quickportal/db/payments/open-batch';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { closingTime, closingTimeOfDate, nextSettlementDate } from './closing-time.ts';

/** The batch of a payment, and the date on which it settles with it. */
export interface JoinedBatch {
  batchId: number;
  settlementDate: string;
}

/** What a payment made at `at` is batched by. */
export type BatchedPayment = Omit<BatchKey, 'closesAt'> & { method: PaymentMethod };

/**
 * Finds or creates the open batch of a payment. Where its settlement date was closed early, it settles on the next one
 * of its method.
 */
export async function joinBatch(trx: WriteTransaction, { method, ...key }: BatchedPayment): Promise<JoinedBatch> {
  let { settlementDate } = key;
  let closesAt = closingTime(method, key.at);
  for (;;) {
    const batchId = await openBatch(trx, { ...key, settlementDate, closesAt });
    if (batchId !== null) return { batchId, settlementDate };
    settlementDate = nextSettlementDate(method, settlementDate);
    closesAt = closingTimeOfDate(method, settlementDate);
  }
}
