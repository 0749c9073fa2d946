import type { BankNetwork } from '@quickportal/contracts/rules/payments/payment-methods';
import type { BankFileStatus } from '@quickportal/contracts/rules/states/bank-file';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

type ReturnStatus = Extract<BankFileStatus, 'RECEIVED' | 'READ' | 'UNREADABLE'>;
type SentStatus = Exclude<BankFileStatus, ReturnStatus>;

interface Place {
  communityId: number;
  batchId: number;
}

/** Where the content is, and the key that it was encrypted with. */
export interface StoredContent {
  storageKey: string;
  sealedKey: string;
}

/** A file of a batch that is sent to a bank. */
export interface SentFile extends Place {
  name: string;
  network: BankNetwork;
  status: SentStatus;
  processOn: string;
  storageKey: string | null;
  sealedKey: string | null;
}

const sent = preparedQuery('payments.bank-files', (batch: Place) =>
  build
    .selectFrom('app.bank_file')
    .select([
      'community_id as communityId',
      'payment_batch_id as batchId',
      'name',
      'network',
      'status',
      'process_on as processOn',
      'storage_key as storageKey',
      'sealed_key as sealedKey',
    ])
    .$narrowType<Pick<SentFile, 'network' | 'status' | 'processOn'>>()
    .where('community_id', '=', batch.communityId)
    .where('payment_batch_id', '=', batch.batchId)
    .where('direction', '=', 'SENT')
    .orderBy('id'),
);

/** The files that a batch was written into, in their order. */
export const listSentFiles = (db: Reader, { communityId, batchId }: Place): Promise<SentFile[]> =>
  db.all(sent, { communityId, batchId });

/** A file that was just written. */
export type NewFile = Pick<SentFile, 'name' | 'network' | 'processOn'> & StoredContent;

/** Notes the files that a batch was written into. False: another user has written it, and theirs counts. */
export async function insertSentFiles(
  trx: WriteTransaction,
  { communityId, batchId }: Place,
  files: readonly NewFile[],
  at: Date,
): Promise<boolean> {
  const rows = files.map(({ name, network, processOn, storageKey, sealedKey }) => ({
    community_id: communityId,
    payment_batch_id: batchId,
    direction: 'SENT' as const,
    name,
    network,
    status: 'WRITTEN' as const,
    process_on: processOn,
    storage_key: storageKey,
    sealed_key: sealedKey,
    created_at: at.toISOString(),
    status_changed_at: at.toISOString(),
  }));
  const kept = await trx
    .insertInto('app.bank_file')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return kept.length === rows.length;
}

/** Moves a file from one state to another; false when another user was faster. */
export async function moveFile(
  trx: WriteTransaction,
  { communityId, name }: { communityId: number; name: string },
  { from, to, reason = null, at }: { from: BankFileStatus; to: BankFileStatus; reason?: string | null; at: Date },
): Promise<boolean> {
  const moved = await trx
    .updateTable('app.bank_file')
    .set({ status: to, reason, status_changed_at: at.toISOString() })
    .where('community_id', '=', communityId)
    .where('name', '=', name)
    .where('status', '=', from)
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}

const returned = preparedQuery('payments.return-file', (entry: { communityId: number; name: string }) =>
  build
    .selectFrom('app.bank_file')
    .select('status')
    .$narrowType<{ status: ReturnStatus }>()
    .where('community_id', '=', entry.communityId)
    .where('name', '=', entry.name)
    .where('direction', '=', 'RETURNED'),
);

/** Whether a file that a bank returned was worked on; undefined where it is new. */
export const findReturnFile = (
  db: Reader,
  key: { communityId: number; name: string },
): Promise<{ status: ReturnStatus } | undefined> => db.first(returned, key);

/** Keeps a file that a bank returned; one that is known already changes nothing. */
export async function insertReturnFile(
  trx: WriteTransaction,
  { communityId, batchId, name, network }: Pick<SentFile, 'communityId' | 'batchId' | 'name' | 'network'>,
  { storageKey, sealedKey }: StoredContent,
  at: Date,
): Promise<boolean> {
  const kept = await trx
    .insertInto('app.bank_file')
    .values({
      community_id: communityId,
      payment_batch_id: batchId,
      direction: 'RETURNED',
      name,
      network,
      status: 'RECEIVED',
      storage_key: storageKey,
      sealed_key: sealedKey,
      created_at: at.toISOString(),
      status_changed_at: at.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return kept !== undefined;
}
