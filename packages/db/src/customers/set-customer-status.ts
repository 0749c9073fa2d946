import { sql } from 'kysely';
import type { Reader } from '../connect/reader.ts';
import { build, preparedQuery } from '../connect/prepared-query.ts';
import type { WriteTransaction } from '../connect/write-transaction.ts';
import type { Customer } from './customer.ts';
import { presentCustomer } from './insert-customer.ts';

const UNSETTLED = ['PENDING', 'SUSPENDED'] as const;

/** What a status change switched, or would switch. Amounts are minor units. */
export interface LinkedCounts {
  accounts: number;
  schedules: number;
  unsettledPayments: number;
  unsettledAmounts: { currency: 'AUD' | 'NZD'; amount: number }[];
}

interface Change {
  customerId: number;
  at: Date;
}

/**
 * Disables a customer that the transaction has locked: its enabled accounts and active schedules become inactive and
 * are remembered (`disabled_with_customer_at`), its unsettled payments are cancelled (1R081 1R082 1R083).
 */
export async function disableCustomer(
  trx: WriteTransaction,
  { customerId, at }: Change,
): Promise<LinkedCounts & { customer: Customer }> {
  const now = at.toISOString();
  const remembered = { disabled_with_customer_at: now, updated_at: now };
  const accounts = await trx
    .updateTable('app.customer_account')
    .set((eb) => ({ ...remembered, enabled: false, version: eb('version', '+', 1) }))
    .where('customer_id', '=', customerId)
    .where('enabled', '=', true)
    .returning('id')
    .execute();
  const schedules = await trx
    .updateTable('app.recurring_payment')
    .set((eb) => ({ ...remembered, status: 'INACTIVE', version: eb('version', '+', 1) }))
    .where('customer_id', '=', customerId)
    .where('status', '=', 'ACTIVE')
    .returning('id')
    .execute();
  const payments = await trx
    .updateTable('app.transaction')
    .set((eb) => ({
      status: 'CANCELLED',
      status_changed_at: now,
      cancelled_with_customer_at: now,
      version: eb('version', '+', 1),
    }))
    .where('customer_id', '=', customerId)
    .where('status', 'in', UNSETTLED)
    .returning(['amount', 'currency'])
    .execute();
  await setEnabled(trx, { customerId, at }, false);
  return {
    customer: await presentCustomer(trx, customerId),
    accounts: accounts.length,
    schedules: schedules.length,
    unsettledPayments: payments.length,
    unsettledAmounts: totals(payments),
  };
}

/** Enables a customer that the transaction has locked; with `restoreLinked` also what disabling it had switched off. */
export async function enableCustomer(
  trx: WriteTransaction,
  { customerId, at, restoreLinked }: Change & { restoreLinked: boolean },
): Promise<Pick<LinkedCounts, 'accounts' | 'schedules'> & { customer: Customer }> {
  const now = at.toISOString();
  await setEnabled(trx, { customerId, at }, true);
  // Without the offer taken up, nothing is remembered any longer: later it would be a surprise
  const accounts = await trx
    .updateTable('app.customer_account')
    .set((eb) => ({
      disabled_with_customer_at: null,
      enabled: restoreLinked,
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where('customer_id', '=', customerId)
    .where('disabled_with_customer_at', 'is not', null)
    .returning('id')
    .execute();
  const schedules = await trx
    .updateTable('app.recurring_payment')
    .set((eb) => ({
      disabled_with_customer_at: null,
      status: restoreLinked ? 'ACTIVE' : 'INACTIVE',
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where('customer_id', '=', customerId)
    .where('disabled_with_customer_at', 'is not', null)
    .returning('id')
    .execute();
  return {
    customer: await presentCustomer(trx, customerId),
    accounts: restoreLinked ? accounts.length : 0,
    schedules: restoreLinked ? schedules.length : 0,
  };
}

async function setEnabled(trx: WriteTransaction, { customerId, at }: Change, enabled: boolean): Promise<void> {
  const now = at.toISOString();
  await trx
    .updateTable('app.customer')
    .set((eb) => ({ enabled, disabled_at: enabled ? null : now, updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
}

const preview = preparedQuery('customers.status-change-preview', (params: { customerId: number }) =>
  build
    .selectFrom('app.customer as c')
    .select([
      sql<number>`(select count(*) from app.customer_account a where a.customer_id = c.id and case when c.enabled then a.enabled else a.disabled_with_customer_at is not null end)`.as(
        'accounts',
      ),
      sql<number>`(select count(*) from app.recurring_payment r where r.customer_id = c.id and case when c.enabled then r.status = 'ACTIVE' else r.disabled_with_customer_at is not null end)`.as(
        'schedules',
      ),
    ])
    .where('c.id', '=', params.customerId),
);

const unsettled = preparedQuery('customers.unsettled', (params: { customerId: number }) =>
  build
    .selectFrom('app.transaction')
    .select(['amount', 'currency'])
    .where('customer_id', '=', params.customerId)
    .where('status', 'in', UNSETTLED),
);

/** What disabling an enabled customer, or enabling a disabled one with everything restored, would switch. */
export async function previewStatusChange(db: Reader, customerId: number): Promise<LinkedCounts | undefined> {
  const [counts, payments] = await Promise.all([db.first(preview, { customerId }), db.all(unsettled, { customerId })]);
  return counts && { ...counts, unsettledPayments: payments.length, unsettledAmounts: totals(payments) };
}

function totals(payments: readonly { amount: number; currency: 'AUD' | 'NZD' }[]): LinkedCounts['unsettledAmounts'] {
  const byCurrency = new Map<'AUD' | 'NZD', number>();
  for (const { amount, currency } of payments) byCurrency.set(currency, (byCurrency.get(currency) ?? 0) + amount);
  return [...byCurrency]
    .map(([currency, amount]) => ({ currency, amount }))
    .toSorted((a, b) => a.currency.localeCompare(b.currency));
}
