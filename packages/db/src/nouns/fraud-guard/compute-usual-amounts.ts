import { UNUSUAL_SAMPLES, UNUSUAL_TIMES } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-bounds';
import type { Currency } from '@quickportal/contracts/rules/money';
import { cardMethods } from '@quickportal/contracts/rules/payments/payment-methods';
import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

const ofCurrency = preparedQuery('fraudGuard.usual-amount', (params: { communityId: number; currency: Currency }) =>
  build
    .selectFrom('app.fraud_usual_amount')
    .select(['percentile_99 as percentile', 'samples'])
    .where('community_id', '=', params.communityId)
    .where('currency', '=', params.currency),
);

const ofFacility = preparedQuery(
  'fraudGuard.unusually-large-amount',
  (params: { communityId: number; currency: Currency }) =>
    build
      .selectFrom('app.community_setting as s')
      .innerJoin('app.community as c', 'c.id', 's.community_id')
      .select('s.unusually_large_amount as limit')
      .where('s.community_id', '=', params.communityId)
      .where('c.currency', '=', params.currency),
);

/**
 * Cents above which an amount is unusual for a facility: what its settings say in its currency, otherwise what its
 * payments do; null where there are too few of them.
 */
export async function getUsualAmountLimit(
  db: Reader,
  key: { communityId: number; currency: Currency },
): Promise<bigint | null> {
  const [setting, row] = await Promise.all([db.first(ofFacility, key), db.first(ofCurrency, key)]);
  if (setting?.limit != null) return BigInt(setting.limit);
  if (!row || row.samples < UNUSUAL_SAMPLES) return null;
  return BigInt(row.percentile) * BigInt(UNUSUAL_TIMES);
}

/** Works out again what is usual for each facility, from its approved card payments since a moment. */
export async function computeUsualAmounts(
  trx: WriteTransaction,
  { since, at }: { since: Date; at: Date },
): Promise<void> {
  await sql`
    insert into app.fraud_usual_amount (community_id, currency, percentile_99, samples, computed_at)
    select community_id, currency, percentile_disc(0.99) within group (order by amount), count(*), ${at}
    from app.transaction
    where payment_method = any (${cardMethods}::text[]) and transaction_type = 'PAYMENT' and status in ('APPROVED', 'REFUNDED')
      and transaction_time >= ${since}
    group by community_id, currency
    on conflict (community_id, currency) do update
      set percentile_99 = excluded.percentile_99, samples = excluded.samples, computed_at = excluded.computed_at`.execute(
    trx,
  );
}
