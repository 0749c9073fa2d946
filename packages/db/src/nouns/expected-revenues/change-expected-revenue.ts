import type { FeeType } from '@quickportal/contracts/rules/billing/price-list';
import { sql } from 'kysely';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import type { RevenueKey } from './read-expected-revenues.ts';

interface RevenueValues {
  soldProduct: string;
  soldItem: string;
  /** The first day of the last month that is charged. */
  lastMonth: string | null;
}

/** Inserts an expected revenue with its first amount, in cents, and returns its ID. Scope staff. */
export async function insertExpectedRevenue(
  trx: WriteTransaction,
  revenue: RevenueValues & {
    communityId: number;
    feeType: FeeType;
    firstMonth: string;
    amount: bigint;
    createdOn: string;
    at: Date;
  },
): Promise<number> {
  const { communityId, feeType, soldProduct, soldItem, firstMonth, lastMonth, amount, createdOn, at } = revenue;
  const { id } = await trx
    .insertInto('app.expected_revenue')
    .values({
      community_id: communityId,
      fee_type: feeType,
      sold_product: soldProduct,
      sold_item: soldItem,
      first_month: firstMonth,
      last_month: lastMonth,
      created_on: createdOn,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await setRevenueAmount(trx, { communityId, id }, { from: firstMonth, amount });
  return id;
}

/** Replaces what users entered, but for the amount. Scope staff. */
export async function updateExpectedRevenue(
  trx: WriteTransaction,
  { communityId, id }: RevenueKey,
  { soldProduct, soldItem, lastMonth, at }: RevenueValues & { at: Date },
): Promise<void> {
  await trx
    .updateTable('app.expected_revenue')
    .set({
      sold_product: soldProduct,
      sold_item: soldItem,
      last_month: lastMonth,
      updated_at: at,
      version: sql<number>`version + 1`,
    })
    .where('community_id', '=', communityId)
    .where('id', '=', id)
    .execute();
}

/** Sets the amount, in cents, from a month on; later changes of it are dropped. Scope staff. */
export async function setRevenueAmount(
  trx: WriteTransaction,
  { communityId, id }: RevenueKey,
  { from, amount }: { from: string; amount: bigint },
): Promise<void> {
  await trx
    .deleteFrom('app.expected_revenue_amount')
    .where('community_id', '=', communityId)
    .where('expected_revenue_id', '=', id)
    .where('from_month', '>=', from)
    .execute();
  await trx
    .insertInto('app.expected_revenue_amount')
    .values({ community_id: communityId, expected_revenue_id: id, from_month: from, amount: Number(amount) })
    .execute();
}

/** The month that is accepted, as its first day; null for a one-off item. */
interface OfMonth {
  month: string | null;
}

/** Accepts what is missing of a month. Scope staff. */
export async function insertAcceptance(
  trx: WriteTransaction,
  { communityId, id }: RevenueKey,
  { month, userId, at }: OfMonth & { userId: number | null; at: Date },
): Promise<void> {
  await trx
    .insertInto('app.revenue_acceptance')
    .values({
      community_id: communityId,
      expected_revenue_id: id,
      month,
      reason: 'OTHER',
      accepted_by_user_id: userId,
      accepted_at: at,
    })
    .execute();
}

/** Takes an acceptance back. Scope staff. */
export async function deleteAcceptance(
  trx: WriteTransaction,
  { communityId, id }: RevenueKey,
  { month }: OfMonth,
): Promise<void> {
  await trx
    .deleteFrom('app.revenue_acceptance')
    .where('community_id', '=', communityId)
    .where('expected_revenue_id', '=', id)
    .where('month', 'is not distinct from', month)
    .execute();
}

/** Deletes an expected revenue; its history stays. Scope staff. */
export async function deleteExpectedRevenue(
  trx: WriteTransaction,
  { communityId, id }: RevenueKey,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('app.expected_revenue')
    .set({ deleted_at: at, updated_at: at, version: sql<number>`version + 1` })
    .where('community_id', '=', communityId)
    .where('id', '=', id)
    .execute();
}
