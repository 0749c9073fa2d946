import type { WriteTransaction } from '../connect/write-transaction.ts';

export interface SimulatedFile {
  name: string;
  contentHash: Buffer;
  /** CLOSED: asked for before it arrived, so it will be refused. */
  status: 'ACCEPTED' | 'REJECTED' | 'CLOSED';
  reason: string | null;
}

export interface SimulatedReturn {
  name: string;
  availableAt: Date;
  contentSealed: string;
}

/** Keeps a file with what will come back of it, unless its name is known already. Returns whether it was new. */
export async function insertFile(
  trx: WriteTransaction,
  { name, contentHash, status, reason, receivedAt }: SimulatedFile & { receivedAt: Date },
  returns: readonly SimulatedReturn[],
): Promise<boolean> {
  const row = { name, content_hash: contentHash, status, reason, received_at: receivedAt.toISOString() };
  const kept = await trx
    .insertInto('app.simulator_bank_file')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst();
  if (kept === undefined) return false;
  for (const { availableAt, contentSealed, ...file } of returns)
    await trx
      .insertInto('app.simulator_return_file')
      .values({
        name: file.name,
        file_name: name,
        available_at: availableAt.toISOString(),
        content_sealed: contentSealed,
      })
      .execute();
  return true;
}

const files = (trx: WriteTransaction) =>
  trx
    .selectFrom('app.simulator_bank_file')
    .select(['name', 'content_hash as contentHash', 'status', 'reason'])
    .$narrowType<Pick<SimulatedFile, 'status'>>();

export const findFile = (trx: WriteTransaction, name: string): Promise<SimulatedFile | undefined> =>
  files(trx).where('name', '=', name).executeTakeFirst();

/** A file with the same content that was accepted under another name. */
export const findSameContent = (
  trx: WriteTransaction,
  { name, contentHash }: { name: string; contentHash: Buffer },
): Promise<SimulatedFile | undefined> =>
  files(trx)
    .where('content_hash', '=', contentHash)
    .where('name', '<>', name)
    .where('status', '=', 'ACCEPTED')
    .executeTakeFirst();

/** What has come back of a file until a moment, oldest first. */
export async function listReturns(
  trx: WriteTransaction,
  fileName: string,
  until: Date,
): Promise<Omit<SimulatedReturn, 'availableAt'>[]> {
  return trx
    .selectFrom('app.simulator_return_file')
    .select(['name', 'content_sealed as contentSealed'])
    .where('file_name', '=', fileName)
    .where('available_at', '<=', until.toISOString())
    .orderBy('available_at')
    .orderBy('name')
    .execute();
}
