import { sql, type SelectQueryBuilder } from 'kysely';
import type { DB } from '../schema.gen.ts';

export type ProposalState = 'PENDING' | 'APPROVED' | 'REJECTED' | 'WITHDRAWN' | 'EXPIRED' | 'STALE';

/** One property before and after, in words. */
export interface Difference {
  readonly propertyName: string;
  readonly existingValue: string | null;
  readonly modifiedValue: string | null;
  readonly different: boolean;
}

/** A request for dual authorisation. Times are ISO 8601 UTC. */
export interface ProposalRow {
  proposalId: number;
  communityId: number | null;
  /** The business that the change is about; null: all of the facility. */
  businessId: number | null;
  communityName: string | null;
  kind: string;
  objectType: string;
  objectKey: string;
  objectId: number | null;
  /** The user whose own access would change. */
  subjectUserId: number | null;
  title: string;
  changeType: string;
  change: unknown;
  changeHash: string;
  baseVersion: number | null;
  baseHash: string;
  differences: Difference[];
  reason: string;
  status: ProposalState;
  requesterId: number;
  requesterName: string;
  requesterLogin: string;
  requestedAt: string;
  expiresAt: string;
  deciderName: string | null;
  decidedAt: string | null;
  decisionReason: string | null;
  version: number;
}

type FromProposal = SelectQueryBuilder<
  DB & { p: DB['app.proposal']; c: { [K in keyof DB['app.community']]: DB['app.community'][K] | null } },
  'p' | 'c',
  object
>;

/** The columns of a request, for every query that answers one. */
export const selectProposal = (query: FromProposal) =>
  query.select([
    'p.id as proposalId',
    'p.community_id as communityId',
    'p.business_id as businessId',
    'c.name as communityName',
    'p.kind',
    'p.object_type as objectType',
    'p.object_key as objectKey',
    'p.object_id as objectId',
    'p.subject_user_id as subjectUserId',
    'p.title',
    'p.change_type as changeType',
    'p.change',
    'p.change_hash as changeHash',
    'p.base_version as baseVersion',
    'p.base_hash as baseHash',
    sql<Difference[]>`p.differences`.as('differences'),
    'p.reason',
    sql<ProposalState>`p.status`.as('status'),
    'p.requested_by as requesterId',
    'p.requested_by_name as requesterName',
    'p.requested_by_login as requesterLogin',
    'p.requested_at as requestedAt',
    'p.expires_at as expiresAt',
    'p.decided_by_name as deciderName',
    'p.decided_at as decidedAt',
    'p.decision_reason as decisionReason',
    'p.version',
  ]);

/**
 * Whether two sign-ins belong to one person: the same user, the same email or the same employee number. `other` is a
 * column or value that holds the second user's id.
 */
export const isSamePerson = (userId: unknown, other: string) => sql<boolean>`exists (
  select from app.system_user me join app.system_user them on them.id = ${sql.raw(other)}
  where me.id = ${userId}::bigint and (them.id = me.id or lower(them.email) = lower(me.email)
    or (them.kind = me.kind and them.employee_number = me.employee_number)))`;
