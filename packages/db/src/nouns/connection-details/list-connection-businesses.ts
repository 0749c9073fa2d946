import type { ConnectionBusiness } from '@quickportal/contracts/connection-details/connection-business';
import { accountMethodTitles } from '@quickportal/contracts/rules/payments/connections';
import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import { readPage, type Page, type PageLimits, type PageOf } from '../../connect/read-page.ts';
import type { Reader } from '../../connect/reader.ts';

interface Params {
  communityId: number;
  /** Products of payment terms. */
  products: readonly string[];
}

const select = (p: Params) =>
  build
    .selectFrom('app.business as b')
    .innerJoin('app.settlement_account as s', (join) =>
      join.onRef('s.community_id', '=', 'b.community_id').onRef('s.business_id', '=', 'b.id'),
    )
    .where('b.community_id', '=', p.communityId)
    .where('b.kind', '=', 'SUPPLIER')
    .where('b.enabled', '=', true)
    .where('s.status', '=', 'ENABLED')
    .where('s.kind', '<>', 'SIMULATOR')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('app.payment_term as t')
          .select('t.id')
          .whereRef('t.community_id', '=', 's.community_id')
          .whereRef('t.settlement_account_id', '=', 's.id')
          .where(sql<boolean>`t.product = any(${p.products}::text[])`),
      ),
    );

const rows = preparedQuery('connectionDetails.businesses', (p: Params & PageLimits) =>
  select(p)
    .select([
      'b.name as businessName',
      'b.code as businessCode',
      's.currency as currencyCode',
      's.kind',
      's.account_alias as accountName',
    ])
    .orderBy('b.name_folded')
    .orderBy('b.id')
    .orderBy('s.kind')
    .orderBy('s.alias_folded')
    .orderBy('s.id')
    .limit(p.limit)
    .offset(p.offset),
);
const count = preparedQuery('connectionDetails.countBusinesses', (p: Params) =>
  select(p).select((eb) => eb.fn.countAll<number>().as('count')),
);

/** Enabled accounts with a payment term of one of these products, by business name. */
export async function listConnectionBusinesses(
  db: Reader,
  params: Params,
  at: PageOf,
): Promise<Page<ConnectionBusiness>> {
  const { items, recordsCount } = await readPage(db, { rows, count }, params, at);
  const methods: Record<string, string> = accountMethodTitles;
  return {
    items: items.map(({ kind, ...row }) => ({ ...row, accountPaymentMethod: methods[kind] ?? '' })),
    recordsCount,
  };
}
