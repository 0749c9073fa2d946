import { sql } from 'kysely';
import { build, preparedQuery, preparedSql } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import { unusedSince } from '../users/derive-user-status.ts';

/** Why a user who holds the rights may not decide a request all the same. */
export type ApprovalObstacle =
  | 'REQUESTER'
  /** Shares an email, phone or employee number with the requester, then or now. */
  | 'SAME_PERSON'
  /** The request changes this user's own access. */
  | 'SUBJECT'
  /** The requester created, invited, re-enabled, reset or changed this user. */
  | 'ADMINISTERED'
  /** The other way round. */
  | 'ADMINISTRATOR'
  /** A chain of made or edited accounts and shared contact details leads from one to the other. */
  | 'LINKED';

/** A user who holds the rights; obstacle null: may decide. */
export interface Approver {
  readonly userId: number;
  readonly obstacle: ApprovalObstacle | null;
}

interface ApproverSearch {
  /** Null: staff only. */
  readonly communityId: number | null;
  /** Null: the rights must be held everywhere. */
  readonly businessId: number | null;
  /** All of them are needed. */
  readonly rights: readonly string[];
  readonly requesterId: number;
  readonly subjectUserId: number | null;
  /** Contact details held, and administration done, since then count. */
  readonly since: Date;
  readonly now: Date;
}

const approvers = preparedQuery(
  'proposals.approvers',
  (p: Omit<ApproverSearch, 'since' | 'now'> & { since: string; usedSince: string }) =>
    build
      .selectFrom(
        sql<{ userId: number; obstacle: string | null }>`(
          select a.user_id as "userId", a.obstacle from app.approvers(${p.communityId}::bigint, ${p.businessId}::bigint,
            ${p.rights}::text[], ${p.requesterId}::bigint, ${p.subjectUserId}::bigint, ${p.since}::timestamptz,
            ${p.usedSince}::timestamptz) a)`.as('a'),
      )
      .selectAll(),
);

/** Everyone who holds the rights at this moment, staff included, with what is in the way of each. */
export const listApprovers = (db: Reader, { since, now, ...request }: ApproverSearch): Promise<Approver[]> =>
  db.all(approvers, { ...request, since: since.toISOString(), usedSince: unusedSince(now) }) as Promise<Approver[]>;

interface TwoUsers {
  readonly userId: number;
  /** Who did what the first one decides about. */
  readonly otherUserId: number;
  /** Contact details held, and administration done, since then count. */
  readonly since: Date;
}

const obstacle = preparedSql(
  'proposals.obstacle',
  (p: Omit<TwoUsers, 'since'> & { since: string }) =>
    sql<{ obstacle: Exclude<ApprovalObstacle, 'SUBJECT'> | null }>`
      select app.approval_obstacle(${p.userId}::bigint, ${p.otherUserId}::bigint, ${p.since}::timestamptz) as obstacle`,
);

/** What keeps a user from deciding about what another one did; null: nothing. Rights are a separate matter. */
export async function getApprovalObstacle(
  db: Reader,
  { since, ...users }: TwoUsers,
): Promise<Exclude<ApprovalObstacle, 'SUBJECT'> | null> {
  const row = await db.first(obstacle, { ...users, since: since.toISOString() });
  return row?.obstacle ?? null;
}
