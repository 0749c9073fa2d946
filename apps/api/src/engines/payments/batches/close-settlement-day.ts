import {
  insertClosedSettlementDay,
  listOpenBatchesOfDay,
  type SettlementDay,
} from '@quickportal/db/payments/close-settlement-day';
import { closeOne } from '../close-batches.ts';
import type { PaymentServices } from '../payment-services.ts';

const JOBS = { kind: 'jobs' } as const;

/**
 * Closes the open batches of a community and settlement date before their time, each in its own transaction. Payments
 * that are taken from then on, and those that cannot settle with it, settle on the next date. Can be repeated.
 */
export async function closeSettlementDay(services: PaymentServices, day: SettlementDay): Promise<void> {
  const now = services.clock.now();
  await services.db.transaction(JOBS, (trx) => insertClosedSettlementDay(trx, { ...day, at: now }));
  for (const batch of await listOpenBatchesOfDay(services.db.reader(JOBS), day))
    await services.db.transaction(JOBS, (trx) => closeOne(trx, batch, now));
}
