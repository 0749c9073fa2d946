import { sql } from 'kysely';
import { build, preparedQuery, queryByKey } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import { selectRecurringPayment, toRecurringPayment, type RecurringPaymentRecord } from './recurring-payment.ts';

interface ScheduleKey {
  recurringPaymentId: number;
}
const ofAgreement = preparedQuery(
  'recurring-payments.of-agreement',
  ({ communityId, agreementId }: { communityId: number; agreementId: number }) =>
    build
      .selectFrom('app.recurring_payment')
      .select(['id as paymentScheduleId', 'code as paymentScheduleCode'])
      .where('community_id', '=', communityId)
      .where('payto_agreement_id', '=', agreementId)
      .orderBy('id')
      .limit(1),
);

/** The schedule that a PayTo agreement pays; undefined where there is none in scope. */
export const getRecurringPaymentOfAgreement = (db: Reader, key: { communityId: number; agreementId: number }) =>
  db.first(ofAgreement, key);

interface Several {
  ids: readonly number[];
}

const single = queryByKey('recurring-payments.get', ({ recurringPaymentId }: ScheduleKey) =>
  selectRecurringPayment().where('r.id', '=', recurringPaymentId),
);
const byIds = ({ ids }: Several) =>
  selectRecurringPayment()
    .where(sql<boolean>`r.id = any (${ids}::bigint[])`)
    .orderBy('r.id');
const locked = preparedQuery('recurring-payments.lock', (several: Several) => byIds(several).forUpdate('r'));
const lockedFree = preparedQuery('recurring-payments.lock-free', (several: Several) =>
  byIds(several).forUpdate('r').skipLocked(),
);

/** The schedule, if it is in scope. */
export async function getRecurringPayment(
  db: Reader,
  recurringPaymentId: number,
): Promise<RecurringPaymentRecord | undefined> {
  const row = await db.first(single, { recurringPaymentId });
  return row && toRecurringPayment(row);
}

/** The schedules that are in scope, by their ids, locked until the transaction ends. Their customers and accounts first, payments of them before them. */
export async function lockRecurringPayments(
  trx: WriteTransaction,
  ids: readonly number[],
): Promise<ReadonlyMap<number, RecurringPaymentRecord>> {
  return new Map((await trx.all(locked, { ids })).map((row) => [row.recurringPaymentId, toRecurringPayment(row)]));
}

/** The same for one. */
export const lockRecurringPayment = async (
  trx: WriteTransaction,
  recurringPaymentId: number,
): Promise<RecurringPaymentRecord | undefined> =>
  (await lockRecurringPayments(trx, [recurringPaymentId])).get(recurringPaymentId);

/** The same for workers, in the order of their ids: without those that another user holds. */
export async function lockFreeRecurringPayments(
  trx: WriteTransaction,
  ids: readonly number[],
): Promise<RecurringPaymentRecord[]> {
  return (await trx.all(lockedFree, { ids })).map(toRecurringPayment);
}

const payers = preparedQuery('recurring-payments.hold-customers', ({ ids }: Several) =>
  build
    .selectFrom('app.recurring_payment as r')
    .innerJoin('app.customer as c', (join) =>
      join.onRef('c.community_id', '=', 'r.community_id').onRef('c.id', '=', 'r.customer_id'),
    )
    .select('r.id')
    .where(sql<boolean>`r.id = any (${ids}::bigint[])`)
    .orderBy('c.id')
    .orderBy('r.id')
    .forShare('c'),
);

/**
 * Keeps the customers of schedules from being disabled until the transaction ends, and their accounts with them. Returns
 * the ids of the schedules that are in scope.
 */
export async function holdCustomersOf(trx: WriteTransaction, ids: readonly number[]): Promise<number[]> {
  return (await trx.all(payers, { ids })).map(({ id }) => id);
}
