import { sql } from 'kysely';
import { build, preparedQuery, preparedSql } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import { selectRules, toRulesRecord, type FraudGuardRulesRecord } from '../fraud-guard/fraud-guard-rules.ts';

const allRules = preparedQuery('fraudBackTests.rules', (params: { communityId: number }) =>
  selectRules().where('f.community_id', '=', params.communityId),
);

/** Every set of rules of a community: of the facility, and of the businesses that have their own. */
export const listRulesOfCommunity = async (
  db: Reader,
  communityId: number,
): Promise<readonly FraudGuardRulesRecord[]> => (await db.all(allRules, { communityId })).map(toRulesRecord);

const bins = preparedQuery('fraudBackTests.bins', () => build.selectFrom('app.card_bin').select(['prefix', 'country']));

/** The countries of all BINs. */
export const listBinCountries = (db: Reader): Promise<readonly { prefix: string; country: string }[]> =>
  db.all(bins, {});

const customers = preparedSql(
  'fraudBackTests.customers',
  ({ communityId }: { communityId: number }) => sql<{ customerId: number; state: string; country: string }>`
    select id as "customerId", state, country from app.customer
    where community_id = ${communityId} and state in ('', 'OUTSIDE_AUSTRALIA')`,
);

/** Customers whose address is not in a state of Australia. */
export const listCustomersElsewhere = (
  db: Reader,
  communityId: number,
): Promise<readonly { customerId: number; state: string; country: string }[]> => db.all(customers, { communityId });

const refunds = preparedSql(
  'fraudBackTests.refunds',
  ({ communityId, from }: { communityId: number; from: string }) => sql<{ transactionId: number }>`
    select distinct r.original_transaction_id as "transactionId"
    from app.transaction t join app.refund r on r.community_id = t.community_id and r.transaction_id = t.id
    where t.community_id = ${communityId} and t.transaction_type = 'REFUND' and t.status = 'APPROVED'
      and t.transaction_time >= ${from}::timestamptz`,
);

/** Payments that were refunded since a moment, also in part. */
export const listRefundedPayments = async (
  db: Reader,
  { communityId, from }: { communityId: number; from: Date },
): Promise<ReadonlySet<number>> => {
  const rows = await db.all(refunds, { communityId, from: from.toISOString() });
  return new Set(rows.map(({ transactionId }) => transactionId));
};
