import { sql } from 'kysely';
import { build, preparedQuery } from '../connect/prepared-query.ts';
import type { Reader } from '../connect/reader.ts';
import type { WriteTransaction } from '../connect/write-transaction.ts';

interface Search {
  keyId: string;
  afterUserId: number;
  limit: number;
}

const sealedOtherwise = preparedQuery('auth.sealed-otherwise', (params: Search) =>
  build
    .selectFrom('app.totp')
    .select(['user_id as userId', 'secret'])
    .where('user_id', '>', params.afterUserId)
    .where(sql<boolean>`split_part(convert_from(secret, 'UTF8'), '.', 2) <> ${params.keyId}`)
    .orderBy('user_id')
    .limit(params.limit),
);

/** Second factors that are not sealed with the key of this id, by user; the next ones come with the last user's id. */
export async function listSecondFactorsSealedOtherwise(
  db: Reader,
  search: Search,
): Promise<{ userId: number; sealed: string }[]> {
  const rows = await db.all(sealedOtherwise, search);
  return rows.map(({ userId, secret }) => ({ userId, sealed: secret.toString('utf8') }));
}

/** Puts the newly sealed secret in place of the old one. False when it was changed or removed meanwhile. */
export async function resealSecondFactor(
  trx: WriteTransaction,
  { userId, from, to }: { userId: number; from: string; to: string },
): Promise<boolean> {
  const changed = await trx
    .updateTable('app.totp')
    .set({ secret: Buffer.from(to, 'utf8') })
    .where('user_id', '=', userId)
    .where('secret', '=', Buffer.from(from, 'utf8'))
    .returning('user_id')
    .executeTakeFirst();
  return changed !== undefined;
}
