import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import { selectBatch, type Batch } from './close-batches.ts';

export interface SettlementDay {
  communityId: number;
  settlementDate: string;
}

const lockName = (communityId: number): string => `settlement days ${communityId}`;

const closedDay = preparedQuery('payments.closedDay', (day: SettlementDay) =>
  build
    .selectFrom('app.closed_settlement_day')
    .select('closed_at')
    .where('community_id', '=', day.communityId)
    .where('settlement_date', '=', day.settlementDate),
);

/** Whether a settlement date is closed; where it is not, it cannot be closed before the transaction ends. */
export async function holdSettlementDay(trx: WriteTransaction, day: SettlementDay): Promise<boolean> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${lockName(day.communityId)}, 7201120035))`.execute(
    trx,
  );
  return (await trx.first(closedDay, day)) === undefined;
}

/** Closes a settlement date against new batches, once the transactions that are making one have ended. */
export async function insertClosedSettlementDay(
  trx: WriteTransaction,
  { communityId, settlementDate, at }: SettlementDay & { at: Date },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${lockName(communityId)}, 7201120035))`.execute(trx);
  await trx
    .insertInto('app.closed_settlement_day')
    .values({ community_id: communityId, settlement_date: settlementDate, closed_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const openOfDay = preparedQuery('payments.open-batches-of-day', (day: SettlementDay) =>
  selectBatch()
    .where('b.community_id', '=', day.communityId)
    .where('b.settlement_date', '=', day.settlementDate)
    .where('b.status', '=', 'OPEN')
    .orderBy('b.id'),
);

/** The open batches of a community and settlement date. */
export const listOpenBatchesOfDay = (db: Reader, day: SettlementDay): Promise<Batch[]> => db.all(openOfDay, day);

const countOpen = preparedQuery('payments.count-open-batches', (day: SettlementDay) =>
  build
    .selectFrom('app.payment_batch')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('community_id', '=', day.communityId)
    .where('settlement_date', '=', day.settlementDate)
    .where('status', '=', 'OPEN'),
);

/** The number of open batches of a community and settlement date. */
export const countOpenBatches = async (db: Reader, day: SettlementDay): Promise<number> =>
  (await db.first(countOpen, day))?.count ?? 0;
