import { build, preparedQuery } from '../connect/prepared-query.ts';
import type { Reader } from '../connect/reader.ts';
import type { WriteTransaction } from '../connect/write-transaction.ts';
import { selectRecurringPayment, toRecurringPayment, type RecurringPaymentRecord } from './recurring-payment.ts';

interface Named {
  recurringPaymentId: number;
}

const byId = ({ recurringPaymentId }: Named) => selectRecurringPayment().where('r.id', '=', recurringPaymentId);
const one = preparedQuery('recurring-payments.get', byId);
const locked = preparedQuery('recurring-payments.lock', (named: Named) => byId(named).forUpdate('r'));
const taken = preparedQuery('recurring-payments.lock-free', (named: Named) => byId(named).forUpdate('r').skipLocked());

/** The schedule, if it is in scope. */
export async function getRecurringPayment(
  db: Reader,
  recurringPaymentId: number,
): Promise<RecurringPaymentRecord | undefined> {
  const row = await db.first(one, { recurringPaymentId });
  return row && toRecurringPayment(row);
}

/** The same, locked until the transaction ends. Its customer and account first, payments of it before it. */
export async function lockRecurringPayment(
  trx: WriteTransaction,
  recurringPaymentId: number,
): Promise<RecurringPaymentRecord | undefined> {
  const row = await trx.first(locked, { recurringPaymentId });
  return row && toRecurringPayment(row);
}

/** The same for workers: undefined also while somebody else holds it. */
export async function lockFreeRecurringPayment(
  trx: WriteTransaction,
  recurringPaymentId: number,
): Promise<RecurringPaymentRecord | undefined> {
  const row = await trx.first(taken, { recurringPaymentId });
  return row && toRecurringPayment(row);
}

const payer = preparedQuery('recurring-payments.hold-customer', (named: Named) =>
  build
    .selectFrom('app.recurring_payment as r')
    .innerJoin('app.customer as c', (join) =>
      join.onRef('c.community_id', '=', 'r.community_id').onRef('c.id', '=', 'r.customer_id'),
    )
    .select('c.enabled')
    .where('r.id', '=', named.recurringPaymentId)
    .forShare('c'),
);

/**
 * Keeps the customer of a schedule from being disabled until the transaction ends, and its accounts with it. Answers
 * whether the customer is enabled; undefined where the schedule is not in scope.
 */
export async function holdCustomerOf(trx: WriteTransaction, recurringPaymentId: number): Promise<boolean | undefined> {
  return (await trx.first(payer, { recurringPaymentId }))?.enabled;
}
