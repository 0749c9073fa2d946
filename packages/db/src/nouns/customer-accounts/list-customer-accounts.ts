import { sql, type ExpressionBuilder } from 'kysely';
import type { DB } from '../../schema.gen.ts';
import { build, preparedQuery, shapedQuery } from '../../connect/prepared-query.ts';
import { readPage, type Page, type PageLimits, type PageOf } from '../../connect/read-page.ts';
import type { Reader } from '../../connect/reader.ts';
import { selectCustomerAccount, toCustomerAccount, type CustomerAccount } from './customer-account.ts';

/** Which accounts of a customer. Everything but `customerId` and the page is optional. */
export interface AccountFilter extends PageOf {
  customerId: number;
  enabled: boolean;
  /** Token of the account that comes first, before the default one. */
  primaryAccountToken?: string | undefined;
  /** Leaves out types and card schemes that this business does not take. */
  acceptedBy?: number | undefined;
  /** Leaves out cards that ended before this month. */
  usableFrom?: { year: number; month: number } | undefined;
}

interface Shape {
  accepted: boolean;
  usable: boolean;
}
interface Params {
  customerId: number;
  enabled: boolean;
  token: string;
  businessId: number;
  year: number;
  month: number;
}
type Accounts = ExpressionBuilder<DB & { a: DB['app.customer_account'] }, 'a'>;

/** A card of unknown funding is taken where its scheme is; a prepaid one counts as credit. */
const isAccepted = (eb: Accounts, businessId: number) =>
  eb.and([
    eb.exists(
      eb
        .selectFrom('app.accepted_account_type as t')
        .select('t.account_type')
        .where('t.business_id', '=', businessId)
        .whereRef('t.account_type', '=', 'a.account_type'),
    ),
    eb.or([
      eb('a.account_type', '<>', 'CREDIT_CARD'),
      eb.exists(
        eb
          .selectFrom('app.accepted_card as c')
          .select('c.card_scheme')
          .where('c.business_id', '=', businessId)
          .whereRef('c.card_scheme', '=', 'a.card_scheme')
          .where(
            sql<boolean>`(a.card_type is null or c.funding = case a.card_type when 'DEBIT' then 'DEBIT' else 'CREDIT' end)`,
          ),
      ),
    ]),
  ]);

const isUsable = (params: Params) =>
  sql<boolean>`(a.expiry_year is null or (a.expiry_year, a.expiry_month) >= (${params.year}::int, ${params.month}::int))`;

const matching = (shape: Shape, params: Params) =>
  build
    .selectFrom('app.customer_account as a')
    .where('a.customer_id', '=', params.customerId)
    .where('a.enabled', '=', params.enabled)
    .$if(shape.accepted, (query) => query.where((eb) => isAccepted(eb, params.businessId)))
    .$if(shape.usable, (query) => query.where(isUsable(params)));

const rows = shapedQuery('customer-accounts.list', (shape: Shape, params: Params & PageLimits) =>
  selectCustomerAccount(matching(shape, params))
    .orderBy((eb) => eb('a.account_token', '=', params.token), 'desc')
    .orderBy('a.default_account', 'desc')
    .orderBy('a.id')
    .limit(params.limit)
    .offset(params.offset),
);

const counted = shapedQuery('customer-accounts.count', (shape: Shape, params: Params) =>
  matching(shape, params).select((eb) => eb.fn.countAll<number>().as('count')),
);

/** One page of a customer's accounts and how many there are; the default one first, then the oldest. */
export async function listCustomerAccounts(db: Reader, filter: AccountFilter): Promise<Page<CustomerAccount>> {
  const { customerId, enabled, acceptedBy, usableFrom } = filter;
  const shape = { accepted: acceptedBy !== undefined, usable: usableFrom !== undefined };
  const params: Params = {
    customerId,
    enabled,
    token: filter.primaryAccountToken ?? '',
    businessId: acceptedBy ?? 0,
    year: usableFrom?.year ?? 0,
    month: usableFrom?.month ?? 0,
  };
  const { items, recordsCount } = await readPage(db, { rows: rows(shape), count: counted(shape) }, params, filter);
  return { items: items.map(toCustomerAccount), recordsCount };
}

const disabled = preparedQuery('customer-accounts.disabled-count', (params: { customerId: number }) =>
  build
    .selectFrom('app.customer_account')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('customer_id', '=', params.customerId)
    .where('enabled', '=', false),
);

/** How many accounts of a customer are disabled. */
export async function countDisabledAccounts(db: Reader, customerId: number): Promise<number> {
  return (await db.first(disabled, { customerId }))?.count ?? 0;
}
