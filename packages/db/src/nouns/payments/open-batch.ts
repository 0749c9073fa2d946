import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import { holdSettlementDay } from './close-settlement-day.ts';
import type { NewTransaction } from '../transactions/insert-transaction.ts';

/** Which batch an entry belongs to. */
export interface BatchKey extends Pick<
  NewTransaction,
  'communityId' | 'businessId' | 'settlementAccountId' | 'paymentMethod' | 'currency' | 'settlementDate' | 'source'
> {
  /** When it takes no more payments. */
  closesAt: Date;
  at: Date;
  /** The group of the file that the payment comes from; without, that of its source and day. */
  fileGroupId?: number | undefined;
}

const openGroups = preparedQuery('payments.openGroup', (key: BatchKey) =>
  build
    .selectFrom('app.payment_batch_group')
    .select('id')
    .where('community_id', '=', key.communityId)
    .where('business_id', '=', key.businessId)
    .where('source', '=', key.source)
    .where('settlement_date', '=', key.settlementDate)
    .where('uploaded_file_id', 'is', null)
    .where('status', '=', 'OPEN')
    .forShare(),
);

const openBatches = preparedQuery('payments.openBatch', (key: BatchKey & { groupId: number }) =>
  build
    .selectFrom('app.payment_batch')
    .select('id')
    .where('community_id', '=', key.communityId)
    .where('business_id', '=', key.businessId)
    .where(sql<boolean>`settlement_account_id is not distinct from ${key.settlementAccountId}::bigint`)
    .where('payment_method', '=', key.paymentMethod)
    .where('currency', '=', key.currency)
    .where('settlement_date', '=', key.settlementDate)
    .where('payment_batch_group_id', '=', key.groupId)
    .where('status', '=', 'OPEN')
    .forShare(),
);

/**
 * The open batch that a payment belongs to, made where there is none. It cannot close before the transaction ends; many
 * payments hold it at once. Null where the settlement date was closed early.
 */
export async function openBatch(trx: WriteTransaction, key: BatchKey): Promise<number | null> {
  for (let attempt = 0; attempt < 3; attempt++) {
    const found = key.fileGroupId ?? (await trx.first(openGroups, key))?.id;
    const open = found === undefined ? undefined : (await trx.first(openBatches, { ...key, groupId: found }))?.id;
    if (open !== undefined) return open;
    if (!(await holdSettlementDay(trx, key))) return null;
    // Undefined: another user made it at the same moment, or closed it
    const groupId = found ?? (await insertGroup(trx, key));
    const batchId = groupId === undefined ? undefined : await insertBatch(trx, key, groupId);
    if (batchId !== undefined) return batchId;
  }
  throw new Error('No open batch could be found or made');
}

async function insertGroup(trx: WriteTransaction, key: BatchKey): Promise<number | undefined> {
  const row = await trx
    .insertInto('app.payment_batch_group')
    .values({
      community_id: key.communityId,
      business_id: key.businessId,
      source: key.source,
      status: 'OPEN',
      settlement_date: key.settlementDate,
      created_at: key.at,
      updated_at: key.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

async function insertBatch(trx: WriteTransaction, key: BatchKey, groupId: number): Promise<number | undefined> {
  const row = await trx
    .insertInto('app.payment_batch')
    .values({
      community_id: key.communityId,
      payment_batch_group_id: groupId,
      business_id: key.businessId,
      settlement_account_id: key.settlementAccountId,
      payment_method: key.paymentMethod,
      currency: key.currency,
      status: 'OPEN',
      settlement_date: key.settlementDate,
      closes_at: key.closesAt,
      created_at: key.at,
      updated_at: key.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}
