import { sql, type RawBuilder } from 'kysely';
import { businessCriteria } from '../businesses/business-criteria.ts';
import { build, shapedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { RecurringPaymentRecord } from './recurring-payment.ts';
import { rankOf } from './build-recurring-payment-search.ts';

/** Where a schedule is among the failed ones, in the order of their list. */
export interface FailedQueue {
  failedCount: number;
  /** From 1; 0: it has not failed. */
  position: number;
  /** The failed ones before and after it, the order being a ring; null where there is no other. */
  previousId: number | null;
  nextId: number | null;
}

interface Shape {
  of: 'all' | 'business' | 'businesses';
}
interface Params {
  recurringPaymentId: number;
  statusChangedAt: string;
  businessId: number;
  businessIds: readonly number[];
}

const queue = shapedQuery('recurring-payments.failed-queue', ({ of }: Shape, p: Params) => {
  const ofBusinesses = {
    all: sql``,
    business: sql`and business_id = ${p.businessId}::bigint`,
    businesses: sql`and business_id = any (${p.businessIds}::bigint[])`,
  };
  const failed = sql`app.recurring_payment where list_rank = ${sql.lit(rankOf('FAILED'))} and id <> ${p.recurringPaymentId}::bigint
    and pays_on = 'infinity' ${ofBusinesses[of]}`;
  const place = sql`(${p.statusChangedAt}::timestamptz, ${p.recurringPaymentId}::bigint)`;
  const latest = sql`order by status_changed_at desc, id desc limit 1`;
  const earliest = sql`order by status_changed_at, id limit 1`;
  const first = (where: RawBuilder<unknown>, order: RawBuilder<unknown>) =>
    sql`(select id from ${failed} ${where} ${order})`;
  const found = sql<{ others: number; before: number; previousId: number | null; nextId: number | null }>`
    select (select count(*) from ${failed}) as others,
      (select count(*) from ${failed} and (status_changed_at, id) > ${place}) as before,
      coalesce(${first(sql`and (status_changed_at, id) > ${place}`, earliest)}, ${first(sql``, earliest)}) as "previousId",
      coalesce(${first(sql`and (status_changed_at, id) < ${place}`, latest)}, ${first(sql``, latest)}) as "nextId"`;
  return { compile: () => found.compile(build) };
});

/** Where a schedule is among those that failed, of businesses where some are given: the latest failure is first. */
export async function findInFailedQueue(
  db: Reader,
  {
    recurringPaymentId,
    statusChangedAt,
    status,
  }: Pick<RecurringPaymentRecord, 'recurringPaymentId' | 'statusChangedAt' | 'status'>,
  businesses: readonly number[] | undefined,
): Promise<FailedQueue> {
  const { businessId, businessIds } = businessCriteria(businesses);
  const of = businessIds ? 'businesses' : businessId === undefined ? 'all' : 'business';
  const params = { recurringPaymentId, statusChangedAt, businessId: businessId ?? 0, businessIds: businessIds ?? [] };
  const found = await db.first(queue({ of }), params);
  const { others, before, previousId, nextId } = found ?? { others: 0, before: 0, previousId: null, nextId: null };
  const isFailed = status === 'FAILED';
  return { failedCount: others + (isFailed ? 1 : 0), position: isFailed ? before + 1 : 0, previousId, nextId };
}
