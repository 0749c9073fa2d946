import { build, preparedQuery } from '../connect/prepared-query.ts';
import type { Reader } from '../connect/reader.ts';
import type { WriteTransaction } from '../connect/write-transaction.ts';

const factor = preparedQuery('auth.second-factor', (params: { userId: number }) =>
  build
    .selectFrom('app.totp')
    .select(['secret', 'confirmed_at as confirmedAt'])
    .where('user_id', '=', params.userId)
    .where('confirmed_at', 'is not', null),
);

/** The sealed secret of a user's second factor and since when it counts; undefined without one. */
export async function getSecondFactor(
  db: Reader,
  userId: number,
): Promise<{ sealed: string; confirmedAt: string } | undefined> {
  const row = await db.first(factor, { userId });
  return row && { sealed: row.secret.toString('utf8'), confirmedAt: row.confirmedAt ?? '' };
}

/** Takes a time step of the second factor. False when it, or a later one, was taken before: each counts once. */
export async function takeTotpStep(trx: WriteTransaction, userId: number, step: number): Promise<boolean> {
  const claimed = await trx
    .updateTable('app.totp')
    .set({ last_accepted_step: step })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .where((eb) => eb.or([eb('last_accepted_step', 'is', null), eb('last_accepted_step', '<', step)]))
    .returning('user_id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Switches a second factor on, in place of one that may be there. `step` was used to confirm it. */
export async function saveSecondFactor(
  trx: WriteTransaction,
  { userId, sealed, step, now }: { userId: number; sealed: string; step: number; now: Date },
): Promise<void> {
  const at = now.toISOString();
  const values = { secret: Buffer.from(sealed, 'utf8'), last_accepted_step: step, created_at: at, confirmed_at: at };
  await trx
    .insertInto('app.totp')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/** Switches the second factor off and voids the recovery codes. False when there was none. */
export async function deleteSecondFactor(trx: WriteTransaction, userId: number): Promise<boolean> {
  const removed = await trx
    .deleteFrom('app.totp')
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
  await trx.deleteFrom('app.recovery_code').where('user_id', '=', userId).execute();
  return removed !== undefined;
}

const unusedCodes = preparedQuery('auth.recovery-codes', (params: { userId: number }) =>
  build
    .selectFrom('app.recovery_code')
    .select(['id', 'code_hash as codeHash'])
    .where('user_id', '=', params.userId)
    .where('used_at', 'is', null)
    .orderBy('id'),
);

/** Hashes of the recovery codes that were not used yet. */
export const listUnusedRecoveryCodes = (db: Reader, userId: number) => db.all(unusedCodes, { userId });

/** Uses a recovery code up. False when it was used before. */
export async function takeRecoveryCode(trx: WriteTransaction, id: number, now: Date): Promise<boolean> {
  const claimed = await trx
    .updateTable('app.recovery_code')
    .set({ used_at: now.toISOString() })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Replaces all recovery codes of a user. */
export async function replaceRecoveryCodes(
  trx: WriteTransaction,
  userId: number,
  hashes: readonly string[],
  now: Date,
): Promise<void> {
  await trx.deleteFrom('app.recovery_code').where('user_id', '=', userId).execute();
  await trx
    .insertInto('app.recovery_code')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash, created_at: now.toISOString() })))
    .execute();
}
