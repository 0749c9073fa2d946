import type { WriteTransaction } from '../connect/write-transaction.ts';

export interface SimulatedBatch {
  batchId: string;
  contentHash: Buffer;
  /** Asked for before it arrived: it will be refused. */
  closed: boolean;
  /** yyyy-mm-dd; null where it was closed. */
  settlesOn: string | null;
}

export interface SimulatedEntry {
  entryId: string;
  returnCode: string | null;
  /** yyyy-mm-dd */
  returnOn: string | null;
}

/** Keeps a batch with its entries unless its id is known already. Answers whether it was new. */
export async function insertBatch(
  trx: WriteTransaction,
  { batchId, contentHash, closed, settlesOn, receivedAt }: SimulatedBatch & { receivedAt: Date },
  entries: readonly SimulatedEntry[],
): Promise<boolean> {
  const kept = await trx
    .insertInto('app.simulator_batch')
    .values({
      batch_id: batchId,
      content_hash: contentHash,
      closed,
      settles_on: settlesOn,
      received_at: receivedAt.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('batch_id')
    .executeTakeFirst();
  if (kept === undefined) return false;
  const rows = entries.map(({ entryId, returnCode, returnOn }, position) => {
    return { batch_id: batchId, entry_id: entryId, position, return_code: returnCode, return_on: returnOn };
  });
  for (let from = 0; from < rows.length; from += 1000)
    await trx
      .insertInto('app.simulator_batch_entry')
      .values(rows.slice(from, from + 1000))
      .execute();
  return true;
}

export async function findBatch(trx: WriteTransaction, batchId: string): Promise<SimulatedBatch | undefined> {
  return trx
    .selectFrom('app.simulator_batch')
    .select(['batch_id as batchId', 'content_hash as contentHash', 'closed', 'settles_on as settlesOn'])
    .where('batch_id', '=', batchId)
    .executeTakeFirst();
}

/** In the order in which they were sent. */
export async function listEntries(trx: WriteTransaction, batchId: string): Promise<SimulatedEntry[]> {
  return trx
    .selectFrom('app.simulator_batch_entry')
    .select(['entry_id as entryId', 'return_code as returnCode', 'return_on as returnOn'])
    .where('batch_id', '=', batchId)
    .orderBy('position')
    .execute();
}
