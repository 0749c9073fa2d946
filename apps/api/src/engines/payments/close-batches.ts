import { paymentMethods } from '@quickportal/contracts/rules/payments/payment-methods';
import { settlementDate } from '@quickportal/contracts/rules/banking-calendar/settlement';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import {
  closeBatch,
  findBatchesToClose,
  listCommunitiesToSettle,
  lockOpenBatch,
  lockStragglers,
  moveEntries,
  sendPending,
  settleBatches,
  type Batch,
  type SettledBatch,
} from '@quickportal/db/payments/close-batches';
import type { PaymentServices } from './payment-services.ts';
import { dateIn } from '../../kernel/date-in.ts';
import { newInstructionId } from './instruction-id.ts';
import { joinBatch } from './batches/join-batch.ts';

const JOBS = { kind: 'jobs' } as const;
const AT_ONCE = 100;
/** Returns the gateway of a bank's batch; null for a batch that is sent to no bank. */
export const bankGateway = ({ paymentMethod }: Batch) => paymentMethods[paymentMethod].gateway;

const calendarMethod = ({ paymentMethod }: Batch) => paymentMethods[paymentMethod].calendar;

/** Reacts to batches of one community, at least one, in the transaction that settles them. */
export type OnSettled = (
  services: PaymentServices,
  trx: WriteTransaction,
  settled: readonly SettledBatch[],
  now: Date,
) => Promise<void>;

/**
 * Closes every batch whose cut-off has passed, each in its own transaction: moves what cannot settle with it to the
 * next one, puts bank debits in flight and writes its totals. Then settles what is due, each community with what follows
 * from it in one transaction. Returns how many were closed.
 */
export async function closeDueBatches(
  services: PaymentServices,
  onSettled: OnSettled = () => Promise.resolve(),
): Promise<number> {
  const now = services.clock.now();
  const due = await findBatchesToClose(services.db.reader(JOBS), now, AT_ONCE);
  for (const batch of due) await services.db.transaction(JOBS, (trx) => closeOne(trx, batch, now));
  const today = { australia: dateIn('Australia/Sydney', now), newZealand: dateIn('Pacific/Auckland', now) };
  for (const communityId of await listCommunitiesToSettle(services.db.reader(JOBS), today))
    await services.db.transaction(JOBS, async (trx) => {
      const settled = await settleBatches(trx, { communityId, today, at: now });
      if (settled.length > 0) await onSettled(services, trx, settled, now);
    });
  return due.length;
}

/** Closes a batch, unless another process has. */
export async function closeOne(trx: WriteTransaction, batch: Batch, now: Date): Promise<void> {
  if (!(await lockOpenBatch(trx, batch))) return;
  const stragglers = await lockStragglers(trx, batch);
  if (stragglers.length > 0) await moveToNext(trx, batch, stragglers, now);
  const gateway = bankGateway(batch);
  const sent = gateway === null ? 0 : await sendPending(trx, batch, gateway, now);
  await closeBatch(trx, batch, { instructionId: sent > 0 ? newInstructionId(batch.communityId) : null, at: now });
}

/** Moves transactions to the batch that a payment made now would join. */
export async function moveToNext(
  trx: WriteTransaction,
  batch: Batch,
  transactionIds: readonly number[],
  now: Date,
): Promise<void> {
  const method = calendarMethod(batch);
  const next = await joinBatch(trx, { ...batch, method, settlementDate: settlementDate(method, now), at: now });
  await moveEntries(trx, batch.communityId, transactionIds, next);
}
