import type { User } from '@quickportal/contracts/users/user';
import { sql } from 'kysely';
import { voidLinksToFormerEmail, voidTokens } from '../../auth/write-single-use-tokens.ts';
import { written } from '../../connect/entity-columns.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

/** One login name in the whole portal. */
export const loginNameConstraint = 'system_user_login_folded_key';
import { userDetailColumns } from './select-user.ts';

/** What an administrator decides about a user. */
export type UserValues = Pick<User, 'fullName' | 'email' | 'phoneNumber'>;

const valuesOf = (user: UserValues) => ({
  ...written(userDetailColumns, user),
  phone_number: user.phoneNumber || null,
});

/** Adds a client user and returns the id. Throws ConflictError (loginNameConstraint). */
export async function insertUser(
  trx: WriteTransaction,
  user: UserValues & { communityId: number; loginName: string; now: Date },
): Promise<number> {
  const at = user.now.toISOString();
  const { id } = await trx
    .insertInto('app.system_user')
    .values({
      kind: 'CLIENT',
      community_id: user.communityId,
      login_name: user.loginName,
      ...valuesOf(user),
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes name, email and phone number; another email voids reset links. */
export async function updateUser(
  trx: WriteTransaction,
  user: UserValues & { userId: number; now: Date },
): Promise<void> {
  await voidLinksToFormerEmail(trx, user);
  await trx
    .updateTable('app.system_user')
    .set(valuesOf(user))
    .set({ updated_at: user.now.toISOString(), version: sql<number>`version + 1` })
    .where('id', '=', user.userId)
    .execute();
}

/** Enabling starts the days without use at zero; disabling voids reset links. */
export async function setUserStatus(
  trx: WriteTransaction,
  { userId, enabled, now }: { userId: number; enabled: boolean; now: Date },
): Promise<void> {
  const at = now.toISOString();
  if (!enabled) await voidTokens(trx, 'password-reset', userId, now);
  await trx
    .updateTable('app.system_user')
    .set({ status: enabled ? 'ACTIVE' : 'DISABLED', updated_at: at, version: sql<number>`version + 1` })
    .$if(enabled, (update) => update.set({ active_since: at }))
    .where('id', '=', userId)
    .execute();
}

/** Puts an account back into use: failures are forgotten, the days without use start again. */
export async function unlockUser(trx: WriteTransaction, userId: number, now: Date): Promise<void> {
  const at = now.toISOString();
  await trx.updateTable('app.system_user').set({ active_since: at }).where('id', '=', userId).execute();
  await trx
    .updateTable('app.credential')
    .set({ failed_count: 0, locked_until: null })
    .where('user_id', '=', userId)
    .execute();
}

/** Gives a password that must be changed at the first sign-in and works until a moment; voids reset links. */
export async function saveTemporaryPassword(
  trx: WriteTransaction,
  { userId, hash, now, expiresAt }: { userId: number; hash: string; now: Date; expiresAt: Date },
): Promise<void> {
  const values = {
    password_hash: hash,
    must_change: true,
    failed_count: 0,
    locked_until: null,
    changed_at: now.toISOString(),
    expires_at: expiresAt.toISOString(),
  };
  await trx
    .insertInto('app.credential')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
  await voidTokens(trx, 'password-reset', userId, now);
}

interface Assignment {
  userId: number;
  communityId: number;
  /** Business null: everywhere. */
  roles: readonly { roleId: number; businessId: number | null }[];
  /** Supplier businesses the user is restricted to; none means all. */
  businessIds: readonly number[];
  now: Date;
}

/** Replaces the roles and the restriction of a user. */
export async function assignRoles(
  trx: WriteTransaction,
  { userId, communityId, roles, businessIds, now }: Assignment,
): Promise<void> {
  await trx.deleteFrom('app.user_role').where('user_id', '=', userId).execute();
  await trx.deleteFrom('app.user_business').where('user_id', '=', userId).execute();
  if (roles.length > 0) {
    await trx
      .insertInto('app.user_role')
      .values(
        roles.map(({ roleId, businessId }) => ({
          user_id: userId,
          role_id: roleId,
          community_id: communityId,
          business_id: businessId,
          granted_at: now.toISOString(),
        })),
      )
      .execute();
  }
  if (businessIds.length === 0) return;
  await trx
    .insertInto('app.user_business')
    .values(businessIds.map((business_id) => ({ community_id: communityId, user_id: userId, business_id })))
    .execute();
}
