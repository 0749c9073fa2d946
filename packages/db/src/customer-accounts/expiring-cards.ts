import type { Month } from '@quickportal/contracts/rules/card-expiry-window';
import { sql } from 'kysely';
import { build, shapedQuery } from '../connect/prepared-query.ts';
import type { Reader } from '../connect/reader.ts';
import { accountColumns, toCustomerAccount, type CustomerAccount } from './customer-account.ts';

/** A card that ends, and whom to ask for the next one. */
export interface ExpiringCard extends CustomerAccount {
  customerName: string;
  customerNumber: string;
  email: string;
  phoneNumber: string;
  businessName: string;
  activeSchedules: number;
}

export interface ExpiringFilter {
  /** First and last month, both included; without `from` all that ended before. */
  from: Month | null;
  to: Month;
  businessId?: number | undefined;
  page: number;
  pageSize: number;
}

export interface ExpiringShape {
  ofBusiness: boolean;
}
export interface ExpiringParams {
  fromYear: number;
  fromMonth: number;
  toYear: number;
  toMonth: number;
  businessId: number;
  limit: number;
  offset: number;
}

/** Enabled cards of enabled customers in the order in which they end; the index on expiry has them in that order. */
export const expiringCards = (shape: ExpiringShape, params: ExpiringParams) =>
  build
    .selectFrom('app.customer_account as a')
    .innerJoin('app.customer as c', (join) =>
      join.onRef('c.community_id', '=', 'a.community_id').onRef('c.id', '=', 'a.customer_id'),
    )
    .where('a.enabled', '=', true)
    .where('a.expiry_year', 'is not', null)
    .where('c.enabled', '=', true)
    .where(
      sql<boolean>`(a.expiry_year, a.expiry_month) between (${params.fromYear}::smallint, ${params.fromMonth}::smallint)
        and (${params.toYear}::smallint, ${params.toMonth}::smallint)`,
    )
    .$if(shape.ofBusiness, (query) => query.where('a.business_id', '=', params.businessId));

const page = shapedQuery('customer-accounts.expiring', (shape: ExpiringShape, params: ExpiringParams) =>
  expiringCards(shape, params)
    .innerJoin('app.business as b', (join) =>
      join.onRef('b.community_id', '=', 'a.community_id').onRef('b.id', '=', 'a.business_id'),
    )
    .select(accountColumns)
    .select(['c.customer_name', 'c.customer_number', 'c.email', 'c.phone_number', 'b.name as business_name'])
    .select((eb) =>
      eb
        .selectFrom('app.recurring_payment as r')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('r.community_id', '=', 'a.community_id')
        .whereRef('r.customer_account_id', '=', 'a.id')
        .where('r.status', '=', 'ACTIVE')
        .as('active_schedules'),
    )
    .orderBy('a.expiry_year')
    .orderBy('a.expiry_month')
    .orderBy('a.id')
    .limit(params.limit)
    .offset(params.offset),
);

const counted = shapedQuery('customer-accounts.expiring-count', (shape: ExpiringShape, params: ExpiringParams) =>
  expiringCards(shape, params).select((eb) => eb.fn.countAll<number>().as('count')),
);

/** The filter as the statements take it. */
export function expiringSearch(filter: ExpiringFilter): { shape: ExpiringShape; params: ExpiringParams } {
  return {
    shape: { ofBusiness: filter.businessId !== undefined },
    params: {
      fromYear: filter.from?.year ?? 0,
      fromMonth: filter.from?.month ?? 0,
      toYear: filter.to.year,
      toMonth: filter.to.month,
      businessId: filter.businessId ?? 0,
      limit: filter.pageSize,
      offset: (filter.page - 1) * filter.pageSize,
    },
  };
}

/** One page of the cards that end in these months, the earliest first, and how many there are. */
export async function listExpiringCards(
  db: Reader,
  filter: ExpiringFilter,
): Promise<{ items: ExpiringCard[]; recordsCount: number }> {
  const { shape, params } = expiringSearch(filter);
  const rows = await db.all(page(shape), params);
  const count = await db.first(counted(shape), params);
  const items = rows.map((row) => ({
    ...toCustomerAccount(row),
    customerName: row.customer_name,
    customerNumber: row.customer_number,
    email: row.email,
    phoneNumber: row.phone_number,
    businessName: row.business_name,
    activeSchedules: row.active_schedules ?? 0,
  }));
  return { items, recordsCount: count?.count ?? 0 };
}
