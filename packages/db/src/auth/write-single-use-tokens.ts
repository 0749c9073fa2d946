import type { Reader } from '../connect/reader.ts';
import { build, preparedQuery } from '../connect/prepared-query.ts';
import type { WriteTransaction } from '../connect/write-transaction.ts';

/** What single-use tokens are for. */
export type TokenPurpose = 'password-reset' | 'second-factor-set-up';

interface NewToken {
  purpose: TokenPurpose;
  /** SHA-256 of the token, 32 bytes. */
  tokenHash: Buffer;
  userId: number;
  /** A sealed secret that goes with it. */
  sealed?: string;
  now: Date;
  expiresAt: Date;
}

export async function insertSingleUseToken(trx: WriteTransaction, token: NewToken): Promise<void> {
  await trx
    .insertInto('app.single_use_token')
    .values({
      purpose: token.purpose,
      token_hash: token.tokenHash,
      user_id: token.userId,
      payload: token.sealed === undefined ? null : JSON.stringify({ sealed: token.sealed }),
      created_at: token.now.toISOString(),
      expires_at: token.expiresAt.toISOString(),
    })
    .execute();
}

const byHash = preparedQuery('auth.token-by-hash', (params: { tokenHash: Buffer; purpose: string; now: string }) =>
  build
    .selectFrom('app.single_use_token')
    .select(['id', 'user_id as userId'])
    .where('token_hash', '=', params.tokenHash)
    .where('purpose', '=', params.purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', params.now),
);

/** A token that can still be used. Looking does not use it up. */
export async function findUsableToken(
  db: Reader,
  purpose: TokenPurpose,
  tokenHash: Buffer,
  now: Date,
): Promise<{ id: number; userId: number } | null> {
  const row = await db.first(byHash, { tokenHash, purpose, now: now.toISOString() });
  return row?.userId ? { id: row.id, userId: row.userId } : null;
}

const newestOfUser = preparedQuery('auth.token-of-user', (params: { userId: number; purpose: string; now: string }) =>
  build
    .selectFrom('app.single_use_token')
    .select(['id', 'payload'])
    .where('user_id', '=', params.userId)
    .where('purpose', '=', params.purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', params.now)
    .orderBy('id', 'desc')
    .limit(1),
);

/** The newest token of a user that can still be used, with the sealed secret that goes with it. */
export async function findTokenOfUser(
  db: Reader,
  purpose: TokenPurpose,
  userId: number,
  now: Date,
): Promise<{ id: number; sealed: string } | null> {
  const row = await db.first(newestOfUser, { userId, purpose, now: now.toISOString() });
  const payload = row?.payload as { sealed?: string } | null | undefined;
  return row && payload?.sealed ? { id: row.id, sealed: payload.sealed } : null;
}

/** Uses a token up. False when a user was faster or it has expired: of two uses at once, one gets it. */
export async function takeToken(trx: WriteTransaction, id: number, now: Date): Promise<boolean> {
  const at = now.toISOString();
  const claimed = await trx
    .updateTable('app.single_use_token')
    .set({ used_at: at, payload: null })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Voids what a user has left of a purpose. */
export async function voidTokens(
  trx: WriteTransaction,
  purpose: TokenPurpose,
  userId: number,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('app.single_use_token')
    .set({ used_at: now.toISOString(), payload: null })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
}

/** How many tokens of a purpose a user was given since a moment. */
export async function countTokensSince(
  trx: WriteTransaction,
  purpose: TokenPurpose,
  userId: number,
  since: Date,
): Promise<number> {
  const { count } = await trx
    .selectFrom('app.single_use_token')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('created_at', '>', since.toISOString())
    .executeTakeFirstOrThrow();
  return count;
}

/** Voids reset links where a user is about to get another email address: those before went to the former one. */
export async function voidLinksToFormerEmail(
  trx: WriteTransaction,
  { userId, email, now }: { userId: number; email: string; now: Date },
): Promise<void> {
  const before = await trx.selectFrom('app.system_user').select('email').where('id', '=', userId).executeTakeFirst();
  if (before?.email !== email) await voidTokens(trx, 'password-reset', userId, now);
}
