import type { ProposalStatus } from '@quickportal/contracts/proposals/proposal';
import { sql } from 'kysely';
import { written } from '../../connect/entity-columns.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import { newProposalColumns, selectProposal, type NewProposal, type ProposalRecord } from './proposal.ts';

/** Throws ConflictError (proposal_one_pending) when a request for the same object is pending. */
export async function insertProposal(trx: WriteTransaction, newProposal: NewProposal): Promise<number> {
  const { id } = await trx
    .insertInto('app.proposal')
    .values({
      ...written(newProposalColumns, newProposal),
      change: JSON.stringify(newProposal.change),
      differences: JSON.stringify(newProposal.differences),
      requester_ip: newProposal.requesterIp || null,
      requester_user_agent: newProposal.requesterUserAgent.slice(0, 500) || null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The request, locked until the transaction ends: the user who decides second sees what the first decided. */
export async function lockProposal(trx: WriteTransaction, proposalId: number): Promise<ProposalRecord | undefined> {
  await trx.selectFrom('app.proposal').select('id').where('id', '=', proposalId).forUpdate().execute();
  const query = trx
    .selectFrom('app.proposal as p')
    .leftJoin('app.community as c', 'c.id', 'p.community_id')
    .where('p.id', '=', proposalId);
  return selectProposal(query).executeTakeFirst();
}

export interface Decision {
  proposalId: number;
  status: Exclude<ProposalStatus, 'PENDING'>;
  /** Null: no one, the product itself. */
  decider: { userId: number; name: string } | null;
  reason: string | null;
  /** What the change made, where the request could not know its id yet. */
  objectId?: number | null;
  at: Date;
}

/** Closes a pending request. Returns false when it is not pending any more. */
export async function closeProposal(trx: WriteTransaction, decision: Decision): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('app.proposal')
    .set({
      status: decision.status,
      decided_by: decision.decider?.userId ?? null,
      decided_by_name: decision.decider?.name ?? null,
      decided_at: decision.at,
      decision_reason: decision.reason,
      version: sql<number>`version + 1`,
      ...(decision.objectId === undefined ? {} : { object_id: decision.objectId }),
    })
    .where('id', '=', decision.proposalId)
    .where('status', '=', 'PENDING')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export interface ExpiredProposal {
  proposalId: number;
  communityId: number | null;
  title: string;
}

/** Closes requests whose time is over, except those that a user decides at this moment. At most `limit`. */
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
