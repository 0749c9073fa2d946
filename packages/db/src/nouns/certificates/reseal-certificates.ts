import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

interface Search {
  keyId: string;
  limit: number;
}

const keys = preparedQuery('certificates.keys-sealed-otherwise', ({ keyId, limit }: Search) =>
  build
    .selectFrom('app.certificate_authority')
    .select(['id as authorityId', 'private_key_sealed as sealed'])
    .where(sql<boolean>`split_part(private_key_sealed, '.', 2) <> ${keyId}`)
    .orderBy('id')
    .limit(limit),
);
const files = preparedQuery('certificates.files-sealed-otherwise', ({ keyId, limit }: Search) =>
  build
    .selectFrom('app.certificate')
    .select(['community_id as communityId', 'id as certificateId', 'file_sealed as sealed'])
    .$narrowType<{ sealed: string }>()
    .where('disabled_at', 'is', null)
    .where(sql<boolean>`split_part(file_sealed, '.', 2) <> ${keyId}`)
    .orderBy('id')
    .limit(limit),
);

/** Roots whose keys are not sealed with the key of this id. Scope jobs. */
export const listKeysSealedOtherwise = (db: Reader, search: Search) => db.all(keys, search);

/** Certificates whose files are not sealed with the key of this id. Scope jobs. */
export const listFilesSealedOtherwise = (db: Reader, search: Search) => db.all(files, search);

/** Puts a newly sealed key in place of the old one. */
export async function resealAuthorityKey(trx: WriteTransaction, authorityId: number, to: string): Promise<void> {
  await trx
    .updateTable('app.certificate_authority')
    .set({ private_key_sealed: to })
    .where('id', '=', authorityId)
    .execute();
}

/** Puts a newly sealed file in place of the old one, unless it was deleted meanwhile. */
export async function resealCertificateFile(
  trx: WriteTransaction,
  { communityId, certificateId, sealed }: { communityId: number; certificateId: number; sealed: string },
  to: string,
): Promise<void> {
  await trx
    .updateTable('app.certificate')
    .set({ file_sealed: to })
    .where('community_id', '=', communityId)
    .where('id', '=', certificateId)
    .where('file_sealed', '=', sealed)
    .execute();
}
