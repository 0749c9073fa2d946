import type { FraudGuardRuleValues } from '@quickportal/contracts/rules/fraud-guard/rule-values';
import { sql } from 'kysely';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import type { BackTestsOf } from './fraud-back-test.ts';

/** What is tested, on which payments. */
export interface NewBackTest extends BackTestsOf {
  businessId: number | null;
  businessIds: readonly number[] | null;
  values: FraudGuardRuleValues;
  timeZone: string;
  at: Date;
  expiresAt: Date;
}

/** Lets one user start one back-test at a time. */
export async function lockBackTests(trx: WriteTransaction, { communityId, ownerUserId }: BackTestsOf): Promise<void> {
  const key = `fraud-back-tests ${communityId} ${ownerUserId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 7201120009))`.execute(trx);
}

/** Adds a back-test that waits for a worker. Returns its id. */
export async function insertBackTest(trx: WriteTransaction, test: NewBackTest): Promise<number> {
  const { id } = await trx
    .insertInto('app.fraud_back_test')
    .values({
      community_id: test.communityId,
      owner_user_id: test.ownerUserId,
      business_id: test.businessId,
      business_ids: test.businessIds === null ? null : [...test.businessIds],
      rules: rulesText(test.values),
      time_zone: test.timeZone,
      created_at: test.at,
      expires_at: test.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const rulesText = ({ unusuallyLargeAmountLimit: limit, ...values }: FraudGuardRuleValues): string =>
  JSON.stringify({ ...values, unusuallyLargeAmountLimit: limit === null ? null : String(limit) });

/**
 * Stops what the user has running: one back-test, or all where none is named. Returns their ids. A worker notices
 * within half a second.
 */
export async function cancelBackTests(
  trx: WriteTransaction,
  { communityId, ownerUserId, backTestId, at }: BackTestsOf & { backTestId?: number; at: Date },
): Promise<number[]> {
  const rows = await trx
    .updateTable('app.fraud_back_test')
    .set({ status: 'CANCELLED', ended_at: at })
    .where('community_id', '=', communityId)
    .where('owner_user_id', '=', ownerUserId)
    .where('status', '=', 'RUNNING')
    .$if(backTestId !== undefined, (query) => query.where('id', '=', backTestId as number))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
