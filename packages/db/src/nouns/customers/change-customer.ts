import { sql } from 'kysely';
import { written } from '../../connect/entity-columns.ts';
import { RowNotFoundError, VersionError } from '../../connect/errors.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import { detailColumns, keyColumns, type Customer } from './customer.ts';

/** What users enter about a customer. Checked and trimmed by the caller. */
export type CustomerDetails = Pick<Customer, keyof typeof detailColumns>;

export type NewCustomer = Pick<Customer, keyof typeof detailColumns | keyof typeof keyColumns>;

/** The constraint that a ConflictError names when the business has a customer with this number. */
export const customerNumberConstraint = 'customer_community_id_business_id_customer_number_key';

/**
 * Adds an enabled customer and returns its id. Throws ConflictError on a number that the business already uses, and
 * ConstraintError when there is no such business in the community.
 */
export async function insertCustomer(trx: WriteTransaction, customer: NewCustomer, now: Date): Promise<number> {
  const { id } = await trx
    .insertInto('app.customer')
    .values({
      ...written({ ...keyColumns, ...detailColumns }, customer),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Changes the details and returns the new version. Throws VersionError when the customer is no longer at `version`,
 * RowNotFoundError when there is none in scope.
 */
export async function updateCustomer(
  trx: WriteTransaction,
  customerId: number,
  version: number,
  details: CustomerDetails,
  now: Date,
): Promise<number> {
  const changed = await trx
    .updateTable('app.customer')
    .set({ ...written(detailColumns, details), version: version + 1, updated_at: now })
    .where('id', '=', customerId)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  if (changed) return changed.version;
  const found = await trx.selectFrom('app.customer').select('id').where('id', '=', customerId).executeTakeFirst();
  throw found ? new VersionError('customer') : new RowNotFoundError('customer');
}

/**
 * The next free customer number of a business, `{business code}-0000001`. Until the transaction ends no one else gets
 * a number of this business, so an insert with it can't conflict.
 */
export async function nextCustomerNumber(
  trx: WriteTransaction,
  business: { communityId: number; businessId: number },
): Promise<string> {
  const { communityId, businessId } = business;
  const found = await trx.selectFrom('app.business').select('code').where('id', '=', businessId).executeTakeFirst();
  if (!found) throw new RowNotFoundError('business');
  for (;;) {
    const { last_number } = await trx
      .insertInto('app.customer_number_counter')
      .values({ community_id: communityId, business_id: businessId, last_number: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['community_id', 'business_id'])
          .doUpdateSet({ last_number: sql<number>`customer_number_counter.last_number + 1` }),
      )
      .returning('last_number')
      .executeTakeFirstOrThrow();
    const number = `${found.code}-${String(last_number).padStart(7, '0')}`;
    const used = await trx
      .selectFrom('app.customer')
      .select('id')
      .where('business_id', '=', businessId)
      .where('customer_number', '=', number)
      .executeTakeFirst();
    if (!used) return number;
  }
}

/** Switches the customer itself, nothing of its accounts, schedules or payments (see `customer-status.ts`). */
export async function setCustomerStatus(
  trx: WriteTransaction,
  customerId: number,
  enabled: boolean,
  now: Date,
): Promise<void> {
  const changed = await trx
    .updateTable('app.customer')
    .set((eb) => ({ enabled, disabled_at: enabled ? null : now, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', customerId)
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw new RowNotFoundError('customer');
}
