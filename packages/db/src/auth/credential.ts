import { sql } from 'kysely';
import { build, preparedQuery } from '../connect/prepared-query.ts';
import type { Reader } from '../connect/reader.ts';
import type { WriteTransaction } from '../connect/write-transaction.ts';
import { lastUsed } from '../nouns/users/derive-user-status.ts';
import { voidTokens } from './write-single-use-tokens.ts';

/** A user with what signing in needs to know. Times are ISO 8601 UTC. */
export interface Credential {
  readonly userId: number;
  readonly kind: 'STAFF' | 'CLIENT';
  readonly loginName: string;
  readonly fullName: string;
  readonly email: string;
  readonly communityId: number | null;
  readonly communityName: string | null;
  /** False for a disabled user, and for users of a disabled community. */
  readonly enabled: boolean;
  /** When the account was last used or put into use; far ahead where it never runs out. */
  readonly lastUsedAt: string;
  readonly passwordHash: string;
  readonly mustChange: boolean;
  /** Until when a temporary password works; null for one that the user chose. */
  readonly passwordExpiresAt: string | null;
  readonly failedCount: number;
  readonly lockedUntil: string | null;
  readonly changedAt: string;
  /** Hashes of the passwords before, newest first. */
  readonly history: string[];
  readonly hasSecondFactor: boolean;
}

const credentials = () =>
  build
    .selectFrom('app.system_user as u')
    .innerJoin('app.credential as k', 'k.user_id', 'u.id')
    .leftJoin('app.community as c', 'c.id', 'u.community_id')
    .leftJoin('app.totp as t', (join) => join.onRef('t.user_id', '=', 'u.id').on('t.confirmed_at', 'is not', null))
    .select((eb) => [
      'u.id as userId',
      'u.kind',
      'u.login_name as loginName',
      'u.full_name as fullName',
      'u.email',
      'u.community_id as communityId',
      'c.name as communityName',
      eb.and([eb('u.status', '=', 'ACTIVE'), eb(eb.fn.coalesce('c.enabled', eb.val(true)), '=', true)]).as('enabled'),
      sql<string>`least(${lastUsed}, '9999-12-31'::timestamptz)`.as('lastUsedAt'),
      'k.password_hash as passwordHash',
      'k.must_change as mustChange',
      'k.expires_at as passwordExpiresAt',
      'k.failed_count as failedCount',
      'k.locked_until as lockedUntil',
      'k.changed_at as changedAt',
      'k.password_history as history',
      eb('t.user_id', 'is not', null).as('hasSecondFactor'),
    ]);

const byLogin = preparedQuery('auth.credential-by-login', (params: { folded: string }) =>
  credentials().where('u.login_folded', '=', params.folded),
);
const byId = preparedQuery('auth.credential-by-id', (params: { userId: number }) =>
  credentials().where('u.id', '=', params.userId),
);

/** The user with this login name, in any case. */
export const findCredential = (db: Reader, loginName: string): Promise<Credential | undefined> =>
  db.first(byLogin, { folded: loginName.toLowerCase() }) as Promise<Credential | undefined>;

export const getCredential = (db: Reader, userId: number): Promise<Credential | undefined> =>
  db.first(byId, { userId }) as Promise<Credential | undefined>;

/** The part of a credential that decides and counts; locked until the transaction ends. */
export interface LockedCredential {
  readonly passwordHash: string;
  readonly failedCount: number;
  readonly lockedUntil: string | null;
}

/** Locks the credential row. Undefined for no one (user id 0). */
export const lockCredential = (trx: WriteTransaction, userId: number): Promise<LockedCredential | undefined> =>
  trx
    .selectFrom('app.credential')
    .select(['password_hash as passwordHash', 'failed_count as failedCount', 'locked_until as lockedUntil'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();

/** Writes the count of failures; for no one (user id 0) it writes nothing in the same time. */
export async function saveFailures(
  trx: WriteTransaction,
  userId: number,
  { failedCount, lockedUntil }: { failedCount: number; lockedUntil: string | null },
): Promise<void> {
  await trx
    .updateTable('app.credential')
    .set({ failed_count: failedCount, locked_until: lockedUntil })
    .where('user_id', '=', userId)
    .execute();
}

export async function noteSignIn(trx: WriteTransaction, userId: number, now: Date): Promise<void> {
  await trx
    .updateTable('app.system_user')
    .set({ last_sign_in_at: now.toISOString() })
    .where('id', '=', userId)
    .execute();
}

/** The same password under other hash parameters. Nothing happens when it was changed meanwhile. */
export async function rehashPassword(trx: WriteTransaction, userId: number, from: string, to: string): Promise<void> {
  await trx
    .updateTable('app.credential')
    .set({ password_hash: to })
    .where('user_id', '=', userId)
    .where('password_hash', '=', from)
    .execute();
}

/** Gives a new user the password that they chose themselves. */
export async function insertCredential(
  trx: WriteTransaction,
  { userId, hash, now }: { userId: number; hash: string; now: Date },
): Promise<void> {
  await trx
    .insertInto('app.credential')
    .values({ user_id: userId, password_hash: hash, changed_at: now.toISOString() })
    .execute();
}

interface PasswordChange {
  userId: number;
  /** The hash that was read when the change was checked: a change in between is not overwritten. */
  from: string;
  to: string;
  /** Hashes of the passwords before the new one, newest first. */
  history: string[];
  now: Date;
}

/** Sets a password, unlocks the account and voids reset links. False when the password was changed in between. */
export async function savePassword(
  trx: WriteTransaction,
  { userId, from, to, history, now }: PasswordChange,
): Promise<boolean> {
  const saved = await trx
    .updateTable('app.credential')
    .set({
      password_hash: to,
      password_history: history,
      must_change: false,
      expires_at: null,
      failed_count: 0,
      locked_until: null,
      changed_at: now.toISOString(),
    })
    .where('user_id', '=', userId)
    .where('password_hash', '=', from)
    .returning('user_id')
    .executeTakeFirst();
  if (saved === undefined) return false;
  await voidTokens(trx, 'password-reset', userId, now);
  return true;
}
