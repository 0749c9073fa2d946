import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import { endDatesOfAccount } from '../recurring-payments/cancel-occurrences.ts';

const active = preparedQuery('customer-accounts.active-schedules', (params: { accountId: number }) =>
  build
    .selectFrom('app.recurring_payment')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('customer_account_id', '=', params.accountId)
    .where('payto_agreement_id', 'is', null)
    .where('status', '=', 'ACTIVE'),
);

const remembered = preparedQuery('customer-accounts.remembered-schedules', (params: { accountId: number }) =>
  build
    .selectFrom('app.recurring_payment')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('customer_account_id', '=', params.accountId)
    .where('status', '=', 'INACTIVE')
    .where('disabled_with_account_at', 'is not', null),
);

/** Active schedules that pay from the account: disabling it switches them off. Those that an agreement pays go on. */
export async function countActiveSchedules(db: Reader, accountId: number): Promise<number> {
  return (await db.first(active, { accountId }))?.count ?? 0;
}

/** Schedules that went off with the account and are still off. */
export async function countRestorableSchedules(db: Reader, accountId: number): Promise<number> {
  return (await db.first(remembered, { accountId }))?.count ?? 0;
}

/** Makes the active schedules of an account inactive, remembers them, and returns how many that were. */
export async function disableSchedulesOf(trx: WriteTransaction, accountId: number, now: Date): Promise<number> {
  const changed = await trx
    .updateTable('app.recurring_payment')
    .set((eb) => ({
      status: 'INACTIVE',
      status_changed_at: now,
      disabled_with_account_at: now,
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('customer_account_id', '=', accountId)
    .where('payto_agreement_id', 'is', null)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst();
  await endDatesOfAccount(trx, accountId, now);
  return Number(changed.numUpdatedRows);
}

/**
 * With `restore`, makes active again what went off with the account, and returns how many that were. Either way they
 * are no longer remembered afterwards.
 */
export async function enableSchedulesOf(
  trx: WriteTransaction,
  accountId: number,
  { restore }: { restore: boolean },
  now: Date,
): Promise<number> {
  const back = { status: 'ACTIVE' as const, status_changed_at: now, updated_at: now };
  const changed = await trx
    .updateTable('app.recurring_payment')
    .set((eb) => ({
      disabled_with_account_at: null,
      ...(restore ? { ...back, version: eb('version', '+', 1) } : {}),
    }))
    .where('customer_account_id', '=', accountId)
    .where('status', '=', 'INACTIVE')
    .where('disabled_with_account_at', 'is not', null)
    .executeTakeFirst();
  return restore ? Number(changed.numUpdatedRows) : 0;
}
