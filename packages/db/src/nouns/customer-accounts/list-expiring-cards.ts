import type { Month } from '@quickportal/contracts/rules/cards/card-expiry-window';
import { sql } from 'kysely';
import { selected, type ColumnMap } from '../../connect/entity-columns.ts';
import { build, shapedQuery } from '../../connect/prepared-query.ts';
import { readPage, type PageLimits, type PageOf } from '../../connect/read-page.ts';
import type { Reader } from '../../connect/reader.ts';
import { accountColumns, toCustomerAccount } from './customer-account.ts';

export interface ExpiringFilter extends PageOf {
  /** First and last month, both included; without `from` all that ended before. */
  from: Month | null;
  to: Month;
  businessId?: number | undefined;
  customerId?: number | undefined;
}

export interface ExpiringShape {
  ofBusiness: boolean;
  ofCustomer: boolean;
}
export interface ExpiringParams {
  fromYear: number;
  fromMonth: number;
  toYear: number;
  toMonth: number;
  businessId: number;
  customerId: number;
}

const payerColumns = {
  customerName: 'customer_name',
  customerNumber: 'customer_number',
  email: 'email',
  phoneNumber: 'phone_number',
} as const satisfies ColumnMap;

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
    .$if(shape.ofBusiness, (query) => query.where('a.business_id', '=', params.businessId))
    .$if(shape.ofCustomer, (query) => query.where('a.customer_id', '=', params.customerId));

const rows = shapedQuery('customer-accounts.expiring', (shape: ExpiringShape, params: ExpiringParams & PageLimits) =>
  expiringCards(shape, params)
    .innerJoin('app.business as b', (join) =>
      join.onRef('b.community_id', '=', 'a.community_id').onRef('b.id', '=', 'a.business_id'),
    )
    .select(selected('a', accountColumns))
    .select(selected('c', payerColumns))
    .select('b.name as businessName')
    .select((eb) =>
      eb
        .selectFrom('app.recurring_payment as r')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('r.community_id', '=', 'a.community_id')
        .whereRef('r.customer_account_id', '=', 'a.id')
        .where('r.status', '=', 'ACTIVE')
        .$asScalar()
        .$notNull()
        .as('activeSchedules'),
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
export function expiringSearch(filter: Omit<ExpiringFilter, keyof PageOf>): {
  shape: ExpiringShape;
  params: ExpiringParams;
} {
  return {
    shape: { ofBusiness: filter.businessId !== undefined, ofCustomer: filter.customerId !== undefined },
    params: {
      fromYear: filter.from?.year ?? 0,
      fromMonth: filter.from?.month ?? 0,
      toYear: filter.to.year,
      toMonth: filter.to.month,
      businessId: filter.businessId ?? 0,
      customerId: filter.customerId ?? 0,
    },
  };
}

/** One page of the cards that end in these months, the earliest first, with whom to ask, and how many there are. */
export async function listExpiringCards(db: Reader, filter: ExpiringFilter) {
  const { shape, params } = expiringSearch(filter);
  const { items, recordsCount } = await readPage(db, { rows: rows(shape), count: counted(shape) }, params, filter);
  return { items: items.map(toCustomerAccount), recordsCount };
}

/** A card that ends, and whom to ask for the next one. */
export type ExpiringCard = Awaited<ReturnType<typeof listExpiringCards>>['items'][number];
