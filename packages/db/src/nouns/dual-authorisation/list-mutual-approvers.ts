import { sql } from 'kysely';
import { preparedSql } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import { unusedSince } from '../users/derive-user-status.ts';

export interface MutualApprover {
  readonly systemUserId: number;
  readonly fullName: string;
}

const query = preparedSql(
  'dualAuthorisation.approvers',
  (p: { communityId: number; since: string; usedSince: string }) => sql<MutualApprover>`
    with approver as (
      select u.id, u.full_name
      from app.approvers(${p.communityId}::bigint, null, '{APPROVE_REQUESTS}', 0, null, ${p.since}::timestamptz,
        ${p.usedSince}::timestamptz) a
      join app.system_user u on u.id = a.user_id and u.community_id = ${p.communityId}::bigint)
    select a.id as "systemUserId", a.full_name as "fullName" from approver a
    where exists (select from approver b
      where b.id <> a.id and app.approval_obstacle(a.id, b.id, ${p.since}::timestamptz) is null)
    order by app.fold(a.full_name), a.id`,
);

/**
 * Users of a facility of whom each may approve what another of them requests: none, or at least two. Contact details
 * held and administration done after `since` count.
 */
export const listMutualApprovers = (
  db: Reader,
  { communityId, since, now }: { communityId: number; since: Date; now: Date },
): Promise<MutualApprover[]> => db.all(query, { communityId, since: since.toISOString(), usedSince: unusedSince(now) });
