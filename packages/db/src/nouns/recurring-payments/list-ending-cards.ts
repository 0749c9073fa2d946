import type { Month } from '@quickportal/contracts/rules/cards/card-expiry-window';
import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import { selectRecurringPayment, toRecurringPayment, type RecurringPaymentRecord } from './recurring-payment.ts';

/** A card and the month in which it ends. */
export interface EndingAccount extends Month {
  accountId: number;
}

interface Params {
  communityId: number;
  fromYear: number;
  fromMonth: number;
  toYear: number;
  toMonth: number;
  after: number;
  limit: number;
}

const ending = preparedQuery('recurring-payments.ending-cards', (p: Params) =>
  build
    .selectFrom('app.customer_account as a')
    .select(['a.id as accountId', 'a.expiry_year as year', 'a.expiry_month as month'])
    .$narrowType<EndingAccount>()
    .where('a.community_id', '=', p.communityId)
    .where('a.enabled', '=', true)
    .where('a.expiry_year', 'is not', null)
    .where(
      sql<boolean>`(a.expiry_year, a.expiry_month, a.id) > (${p.fromYear}::smallint, ${p.fromMonth}::smallint, ${p.after}::bigint)`,
    )
    .where(sql<boolean>`(a.expiry_year, a.expiry_month) <= (${p.toYear}::smallint, ${p.toMonth}::smallint)`)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('app.recurring_payment as r')
          .select('r.id')
          .whereRef('r.community_id', '=', 'a.community_id')
          .whereRef('r.customer_account_id', '=', 'a.id')
          .where('r.payto_agreement_id', 'is', null)
          .where('r.status', '=', 'ACTIVE'),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('app.notification as n')
            .select('n.id')
            .whereRef('n.community_id', '=', 'a.community_id')
            .where('n.channel', '=', 'EMAIL')
            .where(
              sql<boolean>`n.key = 'card-expiring ' || a.id || to_char(make_date(a.expiry_year, a.expiry_month, 1), ' YYYY-MM')`,
            ),
        ),
      ),
    )
    .orderBy('a.expiry_year')
    .orderBy('a.expiry_month')
    .orderBy('a.id')
    .limit(p.limit),
);

/**
 * Cards of a community that end after a card, in the order in which they end, or in these months; that pay an active
 * schedule, and whose customer has not been told.
 */
export function listEndingCards(
  db: Reader,
  { communityId, from, to, limit }: { communityId: number; from: Month | EndingAccount; to: Month; limit: number },
): Promise<EndingAccount[]> {
  const after = 'accountId' in from ? from.accountId : 0;
  const months = { fromYear: from.year, fromMonth: from.month, toYear: to.year, toMonth: to.month };
  return db.all(ending, { communityId, ...months, after, limit });
}

const paid = preparedQuery('recurring-payments.of-accounts', (p: { communityId: number; ids: readonly number[] }) =>
  selectRecurringPayment()
    .where('r.community_id', '=', p.communityId)
    .where(sql<boolean>`r.customer_account_id = any (${p.ids}::bigint[])`)
    .where('r.payto_agreement_id', 'is', null)
    .where('r.status', '=', 'ACTIVE')
    .orderBy('r.id'),
);

/** Active schedules that are paid from these accounts. */
export async function listRecurringPaymentsOfAccounts(
  db: Reader,
  accountsOf: { communityId: number; ids: readonly number[] },
): Promise<RecurringPaymentRecord[]> {
  return (await db.all(paid, accountsOf)).map(toRecurringPayment);
}
