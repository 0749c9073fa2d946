import { sql } from 'kysely';
import type { WriteTransaction } from '../connect/write-transaction.ts';
import { selectProposal, type Difference, type ProposalRow, type ProposalState } from './proposal.ts';

export interface NewProposal {
  communityId: number | null;
  businessId: number | null;
  audience: 'STAFF' | 'FACILITY';
  kind: string;
  objectType: string;
  objectKey: string;
  objectId: number | null;
  subjectUserId: number | null;
  title: string;
  changeType: string;
  /** What will be applied. */
  change: unknown;
  changeHash: string;
  baseVersion: number | null;
  baseHash: string;
  differences: readonly Difference[];
  reason: string;
  requesterId: number;
  requesterName: string;
  requesterLogin: string;
  requestedAt: Date;
  expiresAt: Date;
}

/** Throws ConflictError (proposal_one_pending) when a request for the same object is pending. */
export async function insertProposal(trx: WriteTransaction, it: NewProposal): Promise<number> {
  const { id } = await trx
    .insertInto('app.proposal')
    .values({
      community_id: it.communityId,
      business_id: it.businessId,
      audience: it.audience,
      kind: it.kind,
      object_type: it.objectType,
      object_key: it.objectKey,
      object_id: it.objectId,
      subject_user_id: it.subjectUserId,
      title: it.title,
      change_type: it.changeType,
      change: JSON.stringify(it.change),
      change_hash: it.changeHash,
      base_version: it.baseVersion,
      base_hash: it.baseHash,
      differences: JSON.stringify(it.differences),
      reason: it.reason,
      requested_by: it.requesterId,
      requested_by_name: it.requesterName,
      requested_by_login: it.requesterLogin,
      requested_at: it.requestedAt,
      expires_at: it.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The request, locked until the transaction ends: whoever decides second sees what the first decided. */
export async function lockProposal(trx: WriteTransaction, proposalId: number): Promise<ProposalRow | undefined> {
  await trx.selectFrom('app.proposal').select('id').where('id', '=', proposalId).forUpdate().execute();
  const query = trx
    .selectFrom('app.proposal as p')
    .leftJoin('app.community as c', 'c.id', 'p.community_id')
    .where('p.id', '=', proposalId);
  return selectProposal(query).executeTakeFirst();
}

export interface Decision {
  proposalId: number;
  status: Exclude<ProposalState, 'PENDING'>;
  /** Null: nobody, the product itself. */
  decider: { userId: number; name: string } | null;
  reason: string | null;
  /** What the change made, where the request could not know its id yet. */
  objectId?: number | null;
  at: Date;
}

/** Closes a pending request. Answers false when it is not pending any more. */
export async function closeProposal(trx: WriteTransaction, it: Decision): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('app.proposal')
    .set({
      status: it.status,
      decided_by: it.decider?.userId ?? null,
      decided_by_name: it.decider?.name ?? null,
      decided_at: it.at,
      decision_reason: it.reason,
      version: sql<number>`version + 1`,
      ...(it.objectId === undefined ? {} : { object_id: it.objectId }),
    })
    .where('id', '=', it.proposalId)
    .where('status', '=', 'PENDING')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export interface ExpiredProposal {
  proposalId: number;
  communityId: number | null;
  title: string;
}

/** Closes requests whose time is over, except those that somebody decides at this moment. At most `limit`. */
export async function expireProposals(trx: WriteTransaction, now: Date, limit: number): Promise<ExpiredProposal[]> {
  return trx
    .updateTable('app.proposal')
    .set({ status: 'EXPIRED', decided_at: now, version: sql<number>`version + 1` })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('app.proposal')
        .select('id')
        .where('status', '=', 'PENDING')
        .where('expires_at', '<=', sql<string>`${now}::timestamptz`)
        .orderBy('expires_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id as proposalId', 'community_id as communityId', 'title'])
    .execute();
}
