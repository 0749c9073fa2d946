import { sql } from 'kysely';
import type { ScheduleException } from '@quickportal/contracts/rules/schedule/plan';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

const ofSchedules = preparedQuery('recurring-payments.exceptions', (params: { ids: readonly number[] }) =>
  build
    .selectFrom('app.recurring_exception')
    .select(['recurring_payment_id', 'nominal_date', 'kind', 'new_date', 'new_amount'])
    .where(sql<boolean>`recurring_payment_id = any (${params.ids}::bigint[])`)
    .orderBy('nominal_date')
    .orderBy('id'),
);

/** What was changed about single dates, by schedule; schedules without are left out. */
export async function findExceptions(
  db: Reader,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly ScheduleException[]>> {
  const found = new Map<number, ScheduleException[]>();
  if (ids.length === 0) return found;
  for (const row of await db.all(ofSchedules, { ids })) {
    const { recurring_payment_id: id, nominal_date: nominalDate, kind, new_date: newDate, new_amount: newAmount } = row;
    const list = found.get(id) ?? [];
    found.set(id, list);
    if (kind === 'MOVE' && newDate !== null) list.push({ kind, nominalDate, newDate });
    else if (kind === 'AMOUNT' && newAmount !== null) list.push({ kind, nominalDate, newAmount: BigInt(newAmount) });
    else if (kind === 'SKIP') list.push({ kind, nominalDate });
  }
  return found;
}

interface Place {
  communityId: number;
  businessId: number;
  recurringPaymentId: number;
  currency: 'AUD' | 'NZD';
}

/** Makes these the only exceptions of one date; an empty list takes back what was changed about it. */
export async function setExceptionsOfDate(
  trx: WriteTransaction,
  place: Place,
  nominalDate: string,
  exceptions: readonly ScheduleException[],
  by: { userId: number | null; now: Date },
): Promise<void> {
  await removeExceptions(trx, place, [nominalDate]);
  for (const scheduleException of exceptions)
    await trx
      .insertInto('app.recurring_exception')
      .values({
        community_id: place.communityId,
        business_id: place.businessId,
        recurring_payment_id: place.recurringPaymentId,
        nominal_date: nominalDate,
        kind: scheduleException.kind,
        new_date: scheduleException.kind === 'MOVE' ? scheduleException.newDate : null,
        new_amount: scheduleException.kind === 'AMOUNT' ? Number(scheduleException.newAmount) : null,
        new_currency: scheduleException.kind === 'AMOUNT' ? place.currency : null,
        created_by_user_id: by.userId,
        created_at: by.now,
      })
      .execute();
}

/** Takes back what was changed about these dates. */
export async function removeExceptions(
  trx: WriteTransaction,
  { communityId, recurringPaymentId }: Pick<Place, 'communityId' | 'recurringPaymentId'>,
  nominalDates: readonly string[],
): Promise<void> {
  if (nominalDates.length === 0) return;
  await trx
    .deleteFrom('app.recurring_exception')
    .where('community_id', '=', communityId)
    .where('recurring_payment_id', '=', recurringPaymentId)
    .where('nominal_date', 'in', [...nominalDates])
    .execute();
}
