import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import { endDatesOfCustomer } from '../recurring-payments/cancel-occurrences.ts';
import { setCustomerStatus } from './change-customer.ts';

/** What disabling switches off, or would. */
export interface DisableEffects {
  /** Enabled accounts. */
  accounts: number;
  /** Active schedules. */
  schedules: number;
  /** Unsettled payments by currency; `amount` in cents. Payments that are at the gateway are not among them. */
  payments: { currency: 'AUD' | 'NZD'; count: number; amount: number }[];
}

/** What was switched off with the customer and is still off. */
export interface RestorableEffects {
  accounts: number;
  schedules: number;
}

const unsettled = ['PENDING', 'SUSPENDED'] as const;

const enabledAccounts = preparedQuery('customers.enabled-accounts', (params: { customerId: number }) =>
  build
    .selectFrom('app.customer_account')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('customer_id', '=', params.customerId)
    .where('enabled', '=', true),
);

const activeSchedules = preparedQuery('customers.active-schedules', (params: { customerId: number }) =>
  build
    .selectFrom('app.recurring_payment')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('customer_id', '=', params.customerId)
    .where('status', '=', 'ACTIVE'),
);

const unsettledPayments = preparedQuery('customers.unsettled-payments', (params: { customerId: number }) =>
  build
    .selectFrom('app.transaction')
    .select((eb) => ['currency', eb.fn.countAll<number>().as('count'), sql<number>`sum(amount)::bigint`.as('amount')])
    .where('customer_id', '=', params.customerId)
    .where('status', 'in', unsettled)
    .groupBy('currency')
    .orderBy('currency'),
);

const rememberedAccounts = preparedQuery('customers.remembered-accounts', (params: { customerId: number }) =>
  build
    .selectFrom('app.customer_account')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('customer_id', '=', params.customerId)
    .where('disabled_with_customer_at', 'is not', null),
);

const rememberedSchedules = preparedQuery('customers.remembered-schedules', (params: { customerId: number }) =>
  build
    .selectFrom('app.recurring_payment')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('customer_id', '=', params.customerId)
    .where('disabled_with_customer_at', 'is not', null),
);

/** What `disableCustomer` would switch off now. */
export async function previewDisable(db: Reader, customerId: number): Promise<DisableEffects> {
  const accounts = await db.first(enabledAccounts, { customerId });
  const schedules = await db.first(activeSchedules, { customerId });
  const payments = await db.all(unsettledPayments, { customerId });
  return { accounts: accounts?.count ?? 0, schedules: schedules?.count ?? 0, payments };
}

/** What `enableCustomer` could switch back on now. */
export async function previewEnable(db: Reader, customerId: number): Promise<RestorableEffects> {
  const accounts = await db.first(rememberedAccounts, { customerId });
  const schedules = await db.first(rememberedSchedules, { customerId });
  return { accounts: accounts?.count ?? 0, schedules: schedules?.count ?? 0 };
}

/**
 * Disables the customer, its accounts and schedules, and cancels its unsettled payments (1R081 to 1R083). What was
 * switched off is remembered on the rows. The caller has locked the customer and knows that it is enabled.
 */
export async function disableCustomer(trx: WriteTransaction, customerId: number, now: Date): Promise<DisableEffects> {
  await setCustomerStatus(trx, customerId, false, now);
  const changed = { disabled_with_customer_at: now, updated_at: now };
  const accounts = await trx
    .updateTable('app.customer_account')
    .set((eb) => ({ ...changed, enabled: false, version: eb('version', '+', 1) }))
    .where('customer_id', '=', customerId)
    .where('enabled', '=', true)
    .executeTakeFirst();
  const payments = await trx
    .with('cancelled', (db) =>
      db
        .updateTable('app.transaction')
        .set((eb) => ({
          status: 'CANCELLED',
          status_changed_at: now,
          cancelled_with_customer_at: now,
          version: eb('version', '+', 1),
        }))
        .where('customer_id', '=', customerId)
        .where('status', 'in', unsettled)
        .returning(['currency', 'amount']),
    )
    .selectFrom('cancelled')
    .select((eb) => ['currency', eb.fn.countAll<number>().as('count'), sql<number>`sum(amount)::bigint`.as('amount')])
    .groupBy('currency')
    .orderBy('currency')
    .execute();
  // after their payments, as outcomes of payments lock them
  const schedules = await trx
    .updateTable('app.recurring_payment')
    .set((eb) => ({ ...changed, status: 'INACTIVE', status_changed_at: now, version: eb('version', '+', 1) }))
    .where('customer_id', '=', customerId)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst();
  await endDatesOfCustomer(trx, customerId, now);
  return { accounts: Number(accounts.numUpdatedRows), schedules: Number(schedules.numUpdatedRows), payments };
}

/**
 * Enables the customer; with `restoreAccountsAndSchedules` also what was switched off with it, and returns how many
 * that were. Either way it is no longer remembered afterwards. Cancelled payments stay cancelled.
 */
export async function enableCustomer(
  trx: WriteTransaction,
  customerId: number,
  options: { restoreAccountsAndSchedules: boolean },
  now: Date,
): Promise<RestorableEffects> {
  const restore = options.restoreAccountsAndSchedules;
  await setCustomerStatus(trx, customerId, true, now);
  const accounts = await trx
    .updateTable('app.customer_account')
    .set((eb) => ({
      disabled_with_customer_at: null,
      ...(restore ? { enabled: true, version: eb('version', '+', 1), updated_at: now } : {}),
    }))
    .where('customer_id', '=', customerId)
    .where('disabled_with_customer_at', 'is not', null)
    .executeTakeFirst();
  const schedules = await trx
    .updateTable('app.recurring_payment')
    .set((eb) => ({
      disabled_with_customer_at: null,
      ...(restore
        ? { status: 'ACTIVE' as const, status_changed_at: now, version: eb('version', '+', 1), updated_at: now }
        : {}),
    }))
    .where('customer_id', '=', customerId)
    .where('disabled_with_customer_at', 'is not', null)
    .executeTakeFirst();
  const changed = { accounts: Number(accounts.numUpdatedRows), schedules: Number(schedules.numUpdatedRows) };
  return restore ? changed : { accounts: 0, schedules: 0 };
}
