import { sql } from 'kysely';
import { build, preparedQuery } from '../connect/prepared-query.ts';
import type { Reader } from '../connect/reader.ts';
import type { WriteTransaction } from '../connect/write-transaction.ts';

export type SessionStage = 'SECOND_FACTOR' | 'CHANGE_PASSWORD' | 'ACTIVE';
export type EndReason =
  | 'SIGNED_OUT'
  | 'REPLACED'
  | 'SESSION_LIMIT'
  | 'PASSWORD_CHANGED'
  | 'SECOND_FACTOR_CHANGED'
  | 'ENDED_BY_USER'
  | 'ENDED_BY_ADMINISTRATOR'
  | 'LOCKED'
  | 'DISABLED';

export interface NewSession {
  /** SHA-256 of the token, 32 bytes. */
  tokenHash: Buffer;
  csrfToken: string;
  userId: number;
  stage: SessionStage;
  now: Date;
  expiresAt: Date;
  ip: string;
  userAgent: string;
}

/** Starts a session and returns its id. */
export async function insertSession(trx: WriteTransaction, session: NewSession): Promise<number> {
  const now = session.now.toISOString();
  const { id } = await trx
    .insertInto('app.session')
    .values({
      token_hash: session.tokenHash,
      csrf_token: session.csrfToken,
      user_id: session.userId,
      stage: session.stage,
      created_at: now,
      last_activity_at: now,
      reauthenticated_at: now,
      absolute_expires_at: session.expiresAt.toISOString(),
      ip: session.ip,
      user_agent: session.userAgent,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface SessionRenewal {
  sessionId: number;
  /** SHA-256 of the new token: the old one stops working at once. */
  tokenHash: Buffer;
  now: Date;
  stage?: SessionStage;
  expiresAt?: Date;
  /** The password was just given. */
  reauthenticated?: boolean;
  /** A new CSRF token, where the rights change. */
  csrfToken?: string;
  viewAsUserId?: number | null;
}

/** Gives a session a new token, because what it may do changes. False when it has ended meanwhile. */
export async function renewSession(trx: WriteTransaction, renewal: SessionRenewal): Promise<boolean> {
  const { stage, expiresAt, csrfToken, viewAsUserId } = renewal;
  const now = renewal.now.toISOString();
  const renewed = await trx
    .updateTable('app.session')
    .set({
      token_hash: renewal.tokenHash,
      last_activity_at: now,
      ...(stage && { stage }),
      ...(expiresAt && { absolute_expires_at: expiresAt.toISOString() }),
      ...(csrfToken && { csrf_token: csrfToken }),
      ...(viewAsUserId !== undefined && { view_as_user_id: viewAsUserId }),
      ...(renewal.reauthenticated && { reauthenticated_at: now, reauthentication_needed: false }),
    })
    .where('id', '=', renewal.sessionId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return renewed !== undefined;
}

interface SessionEnd {
  userId: number;
  reason: EndReason;
  now: Date;
  /** Only this session. */
  only?: number;
  /** All but this one. */
  except?: number;
}

/** Ends sessions of a user and returns how many were still open. */
export async function endSessions(
  trx: WriteTransaction,
  { userId, reason, now, only, except }: SessionEnd,
): Promise<number> {
  let update = trx
    .updateTable('app.session')
    .set({ ended_at: now.toISOString(), end_reason: reason })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null);
  if (only !== undefined) update = update.where('id', '=', only);
  if (except !== undefined) update = update.where('id', '<>', except);
  const { numUpdatedRows } = await update.executeTakeFirst();
  return Number(numUpdatedRows);
}

/** A session that was ended. */
export interface EndedSession {
  sessionId: number;
  /** ISO 8601 UTC. */
  createdAt: string;
  ip: string | null;
}

/**
 * Ends all but the `keep` newest of a user's open sessions other than `except`, which has just opened, and returns those
 * that it ended. The order is that of their ids: the clock of a demo is moved back too.
 */
export async function endOldestSessions(
  trx: WriteTransaction,
  { userId, except, keep, now }: { userId: number; except: number; keep: number; now: Date },
): Promise<EndedSession[]> {
  const reason: EndReason = 'SESSION_LIMIT';
  return trx
    .updateTable('app.session')
    .set({ ended_at: now.toISOString(), end_reason: reason })
    .where('id', 'in', (query) =>
      query
        .selectFrom('app.session')
        .select('id')
        .where('user_id', '=', userId)
        .where('ended_at', 'is', null)
        .where('absolute_expires_at', '>', now.toISOString())
        .where('stage', '=', 'ACTIVE')
        .where('id', '<>', except)
        .orderBy('id', 'desc')
        .offset(keep),
    )
    .returning(['id as sessionId', 'created_at as createdAt', 'ip'])
    .execute();
}

/** Notes when sessions were last used; an older time than the noted one changes nothing. */
export async function touchSessions(trx: WriteTransaction, used: ReadonlyMap<number, number>): Promise<void> {
  const times = [...used.values()].map((at) => new Date(at).toISOString());
  await sql`update app.session s set last_activity_at = t.at
    from unnest(${[...used.keys()]}::bigint[], ${times}::timestamptz[]) t (id, at)
    where s.id = t.id and s.last_activity_at < t.at and s.ended_at is null`.execute(trx);
}

/** Sets the community that staff chose to work in (null leaves it) and returns the one chosen before. */
export async function setChosenCommunity(
  trx: WriteTransaction,
  sessionId: number,
  communityId: number | null,
): Promise<number | null> {
  const session = trx.selectFrom('app.session').select('chosen_community_id as before').where('id', '=', sessionId);
  const { before } = await session.forUpdate().executeTakeFirstOrThrow();
  await trx.updateTable('app.session').set({ chosen_community_id: communityId }).where('id', '=', sessionId).execute();
  return before;
}

const openSessions = preparedQuery('auth.open-sessions', (params: { userId: number; now: string }) =>
  build
    .selectFrom('app.session as s')
    .leftJoin('app.system_user as v', 'v.id', 's.view_as_user_id')
    .select([
      's.id as sessionId',
      's.ip',
      's.user_agent as userAgent',
      's.created_at as createdAt',
      's.last_activity_at as lastActivityAt',
      's.absolute_expires_at as expiresAt',
      'v.full_name as viewingAs',
    ])
    .where('s.user_id', '=', params.userId)
    .where('s.ended_at', 'is', null)
    .where('s.absolute_expires_at', '>', params.now)
    .where('s.stage', '=', 'ACTIVE')
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(100),
);

/** Where a user is signed in, newest first, at most 100. */
export const listOpenSessions = (db: Reader, userId: number, now: Date) =>
  db.all(openSessions, { userId, now: now.toISOString() });
