import type { PropertyDifference, ProposalStatus } from '@quickportal/contracts/proposals/proposal';
import { sql, type SelectQueryBuilder } from 'kysely';
import { selected, type ColumnMap, type FieldsOf, type Selected } from '../../connect/entity-columns.ts';
import type { DB } from '../../schema.gen.ts';

const requestColumns = {
  communityId: 'community_id',
  // The business that the change is about; null: all of the facility
  businessId: 'business_id',
  kind: 'kind',
  objectType: 'object_type',
  objectKey: 'object_key',
  objectId: 'object_id',
  // The user whose own access would change
  subjectUserId: 'subject_user_id',
  title: 'title',
  changeType: 'change_type',
  changeHash: 'change_hash',
  baseVersion: 'base_version',
  baseHash: 'base_hash',
  reason: 'reason',
  requesterId: 'requested_by',
  requesterName: 'requested_by_name',
  requesterLogin: 'requested_by_login',
  // Origin of the request; null: not stored
  requesterIp: 'requester_ip',
  requesterUserAgent: 'requester_user_agent',
  requestedAt: 'requested_at',
  expiresAt: 'expires_at',
} as const satisfies ColumnMap;

/** The row of a new request. */
export const newProposalColumns = {
  ...requestColumns,
  audience: 'audience',
  requesterSessionId: 'requester_session_id',
} as const satisfies ColumnMap;

const proposalColumns = {
  ...requestColumns,
  proposalId: 'id',
  change: 'change',
  deciderName: 'decided_by_name',
  decidedAt: 'decided_at',
  decisionReason: 'decision_reason',
  version: 'version',
} as const satisfies ColumnMap;

type Tables = DB & { p: DB['app.proposal']; c: { [K in keyof DB['app.community']]: DB['app.community'][K] | null } };

/** Selects a request, from a query of `app.proposal as p` and, where it has one, its community `c`. */
export const selectProposal = <O>(query: SelectQueryBuilder<Tables, 'p' | 'c', O>) =>
  query
    .select(selected('p', proposalColumns))
    .select([
      'c.name as communityName',
      sql<PropertyDifference[]>`p.differences`.as('differences'),
      sql<ProposalStatus>`p.status`.as('status'),
    ]);

/** A request for dual authorisation. Times are ISO 8601 UTC. */
export type ProposalRecord = Selected<ReturnType<typeof selectProposal<object>>>;

/** The fields of a new request. */
export interface NewProposal extends Omit<FieldsOf<typeof requestColumns, ProposalRecord>, NewlyGiven> {
  audience: 'STAFF' | 'FACILITY';
  /** What will be applied. */
  change: unknown;
  differences: readonly PropertyDifference[];
  /** Origin of the request; the requester's contact details are kept beside it by the database. */
  requesterSessionId: number | null;
  requesterIp: string;
  requesterUserAgent: string;
  requestedAt: Date;
  expiresAt: Date;
}
type NewlyGiven = 'requesterIp' | 'requesterUserAgent' | 'requestedAt' | 'expiresAt';
