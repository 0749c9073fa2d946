import type { SwitchableRule } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-rules';
import type { PaymentOutcome } from '@quickportal/contracts/rules/fraud-guard/payment-outcome';
import type { FraudGuardRuleValues } from '@quickportal/contracts/rules/fraud-guard/rule-values';
import { sql } from 'kysely';
import { build, preparedQuery, preparedSql } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import { rowSet, rowSetText, type RowSetText } from '../../connect/row-set.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import type { BackTestResult } from './fraud-back-test.ts';

/** Which start of which back-test. An earlier one may do nothing any more. */
export interface BackTestAttempt {
  communityId: number;
  backTestId: number;
  attempt: number;
}

/** What a worker needs of a back-test. */
export interface BackTestTask extends BackTestAttempt {
  businessId: number | null;
  /** Businesses that the user is kept to; null: all. */
  businessIds: readonly number[] | null;
  values: FraudGuardRuleValues;
  timeZone: string;
  createdAt: Date;
}

/** A payment that the rules would have stopped. */
export interface StoppedPayment {
  transactionId: number;
  businessId: number;
  rules: readonly SwitchableRule[];
  outcome: PaymentOutcome;
  isAdded: boolean;
}

/** Begins a back-test, or begins it again after its worker died; undefined where there is nothing to do. */
export async function beginBackTest(
  trx: WriteTransaction,
  { communityId, backTestId }: { communityId: number; backTestId: number },
): Promise<BackTestTask | undefined> {
  const row = await trx
    .updateTable('app.fraud_back_test')
    .set({ attempts: sql<number>`attempts + 1`, progress: 0 })
    .where('community_id', '=', communityId)
    .where('id', '=', backTestId)
    .where('status', '=', 'RUNNING')
    .returning(['business_id as businessId', 'business_ids as businessIds', 'rules', 'time_zone as timeZone'])
    .returning(['created_at as createdAt', 'attempts as attempt'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { rules, createdAt, ...task } = row;
  return { ...task, communityId, backTestId, createdAt: new Date(createdAt), values: valuesOf(rules) };
}

function valuesOf(rules: unknown): FraudGuardRuleValues {
  const { unusuallyLargeAmountLimit: limit, ...values } = rules as Omit<
    FraudGuardRuleValues,
    'unusuallyLargeAmountLimit'
  > & { unusuallyLargeAmountLimit: string | null };
  return { ...values, unusuallyLargeAmountLimit: limit === null ? null : BigInt(limit) };
}

const progressed = preparedQuery('fraudBackTests.progress', (params: BackTestAttempt & { progress: number }) =>
  build
    .updateTable('app.fraud_back_test')
    .set({ progress: params.progress })
    .where('community_id', '=', params.communityId)
    .where('id', '=', params.backTestId)
    .where('attempts', '=', params.attempt)
    .where('status', '=', sql<'RUNNING'>`'RUNNING'`)
    .returning('id'),
);

/** Says how far a back-test is, in per cent; false when it was cancelled or another worker has it now. */
export const noteBackTestProgress = async (
  db: Reader,
  { communityId, backTestId, attempt, progress }: BackTestAttempt & { progress: number },
): Promise<boolean> => (await db.first(progressed, { communityId, backTestId, attempt, progress })) !== undefined;

const kept = preparedSql(
  'fraudBackTests.keep-payments',
  ({ communityId, backTestId, payments }: { communityId: number; backTestId: number; payments: RowSetText }) => sql`
    insert into app.fraud_back_test_payment
      (community_id, fraud_back_test_id, transaction_id, business_id, rules, outcome, is_added)
    select ${communityId}, ${backTestId}, "transactionId", "businessId", rules, outcome, "isAdded"
    from ${rowSet(
      payments,
      `"transactionId" bigint, "businessId" bigint, rules text[], outcome text, "isAdded" boolean`,
    )}`,
);

/** Ends a back-test with what it found; false, and nothing is kept, when it is not wanted any more. */
export async function finishBackTest(
  trx: WriteTransaction,
  task: BackTestAttempt & { at: Date; result: BackTestResult; payments: readonly StoppedPayment[] },
): Promise<boolean> {
  const { communityId, backTestId, result, payments } = task;
  const isOurs = await end(trx, task, { status: 'DONE', progress: 100, result: JSON.stringify(result) });
  if (isOurs && payments.length > 0) await trx.write(kept, { communityId, backTestId, payments: rowSetText(payments) });
  return isOurs;
}

/** Gives a back-test up. */
export const failBackTest = (trx: WriteTransaction, task: BackTestAttempt & { at: Date }): Promise<boolean> =>
  end(trx, task, { status: 'FAILED' });

async function end(
  trx: WriteTransaction,
  { communityId, backTestId, attempt, at }: BackTestAttempt & { at: Date },
  values: { status: 'DONE' | 'FAILED'; progress?: number; result?: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('app.fraud_back_test')
    .set({ ...values, ended_at: at })
    .where('community_id', '=', communityId)
    .where('id', '=', backTestId)
    .where('attempts', '=', attempt)
    .where('status', '=', 'RUNNING')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
