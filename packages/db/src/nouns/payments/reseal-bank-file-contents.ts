import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

/** The content of a bank file and its sealed key. */
export interface KeptContent {
  communityId: number;
  name: string;
  bankFileId: number;
  storageKey: string;
  sealedKey: string;
}

const contents = () =>
  build
    .selectFrom('app.bank_file')
    .select(['community_id as communityId', 'name', 'id as bankFileId', 'storage_key as storageKey'])
    .select('sealed_key as sealedKey')
    .$narrowType<{ storageKey: string; sealedKey: string }>()
    .where('storage_key', 'is not', null);

const outdated = preparedQuery('payments.bank-files-outdated', (params: { before: string; limit: number }) =>
  contents().where('created_at', '<', params.before).orderBy('created_at').limit(params.limit),
);

/** Files that came or went before a moment and whose content is still kept, of all communities. */
export const listOutdatedContents = (db: Reader, params: { before: string; limit: number }): Promise<KeptContent[]> =>
  db.all(outdated, params);

/** Notes that the content of a file is no longer kept. */
export async function forgetContent(trx: WriteTransaction, { communityId, bankFileId }: KeptContent): Promise<void> {
  await trx
    .updateTable('app.bank_file')
    .set({ storage_key: null, sealed_key: null })
    .where('community_id', '=', communityId)
    .where('id', '=', bankFileId)
    .execute();
}

const sealedOtherwise = preparedQuery(
  'payments.bank-files-sealed-otherwise',
  (params: { keyId: string; afterFileId: number; limit: number }) =>
    contents()
      .where('id', '>', params.afterFileId)
      .where(sql<boolean>`split_part(sealed_key, '.', 2) <> ${params.keyId}`)
      .orderBy('id')
      .limit(params.limit),
);

/** Files whose key is not sealed with the key of this id; the next come with the last file's id. */
export const listSealedOtherwise = (
  db: Reader,
  params: { keyId: string; afterFileId: number; limit: number },
): Promise<KeptContent[]> => db.all(sealedOtherwise, params);

/** Replaces the sealed key unless another user has; returns whether it did. */
export async function resealKey(
  trx: WriteTransaction,
  { communityId, bankFileId, sealedKey }: KeptContent,
  to: string,
): Promise<boolean> {
  const [done] = await trx
    .updateTable('app.bank_file')
    .set({ sealed_key: to })
    .where('community_id', '=', communityId)
    .where('id', '=', bankFileId)
    .where('sealed_key', '=', sealedKey)
    .returning('id')
    .execute();
  return done !== undefined;
}
