import type { AccountType } from '@quickportal/contracts/rules/accounts/account-types';
import { sql } from 'kysely';
import { preparedSql } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { AccountKey } from './read-supplier-accounts.ts';

/** A payment term of an account. */
export interface AccountTerm {
  readonly product: string;
  readonly instrument: string;
  /** Whether no other enabled account of the business takes these payments. */
  readonly isOnlyAccount: boolean;
}

const terms = preparedSql(
  'supplierAccounts.terms',
  ({ communityId, settlementAccountId }: AccountKey) => sql<AccountTerm>`
    select t.product, t.instrument_code as "instrument", bool_and(not exists (
      select from app.payment_term o
      join app.settlement_account s on s.community_id = o.community_id and s.id = o.settlement_account_id
      where o.community_id = t.community_id and o.business_id = t.business_id and o.product = t.product
        and o.instrument_code = t.instrument_code and o.settlement_account_id <> t.settlement_account_id
        and s.status = 'ENABLED' and (o.card_scheme is null or o.card_scheme is not distinct from t.card_scheme)
    )) as "isOnlyAccount"
    from app.payment_term t
    where t.community_id = ${communityId} and t.settlement_account_id = ${settlementAccountId}
    group by t.product, t.instrument_code
    order by t.product, t.instrument_code`,
);

/** The payment terms that name an account. */
export const listAccountTerms = (db: Reader, key: AccountKey): Promise<AccountTerm[]> => db.all(terms, key);

interface Scheduled {
  readonly communityId: number;
  readonly businessId: number;
  readonly accountTypes: readonly AccountType[];
  /** Last day, of the community's calendar. */
  readonly until: string;
}

const schedules = preparedSql(
  'supplierAccounts.schedules',
  ({ communityId, businessId, accountTypes, until }: Scheduled) => sql<{ count: number }>`
    select count(*) as "count" from app.recurring_payment r
    join app.customer_account c on c.community_id = r.community_id and c.id = r.customer_account_id
    where r.community_id = ${communityId} and r.business_id = ${businessId} and r.status = 'ACTIVE'
      and r.next_payment_date <= ${until}::date and c.account_type = any(${accountTypes}::text[])`,
);

/** How many active schedules of a business have a payment by a day from accounts of some types. */
export const countSchedulesFrom = async (db: Reader, scheduled: Scheduled): Promise<number> =>
  scheduled.accountTypes.length === 0 ? 0 : ((await db.first(schedules, scheduled))?.count ?? 0);
