import type { PropertyDifference } from '@quickportal/contracts/proposals/proposal';
import { PROPOSAL_DAYS } from '@quickportal/contracts/proposals/proposal';
import { ConflictError } from '@quickportal/db/connect/errors';
import type { Reader } from '@quickportal/db/connect/reader';
import { findPendingProposals } from '@quickportal/db/proposals/read-proposals';
import { insertProposal } from '@quickportal/db/proposals/write-proposals';
import type { ChangeTools } from './change.ts';
import { conflict, orNotFound, Problem } from '../kernel/problem.ts';
import type { Context } from './context.ts';
import { realPerson } from '../engines/access/actor.ts';
import { requireRight } from '../engines/access/authorise.ts';
import { hashProposal } from '@quickportal/db/proposals/hash-proposal';
import { requireSomeApprover } from '../engines/proposals/approver.ts';
import type { ProposalKind } from '../engines/proposals/proposal-kind.ts';

const DAY_MS = 24 * 3_600_000;

/** The change would change nothing; a noun may return the current state instead of failing. */
export class NoChangesProblem extends Problem {
  constructor() {
    super('validation-failed', { errors: [{ field: '', messages: ['No changes detected.'] }] });
  }
}

interface ProposalRequest<C> {
  readonly change: C;
  readonly communityId: number | null;
  readonly reason?: string | undefined;
}

/**
 * Requests a change that a second user must approve, inside the noun's `change()` (scope: `kind.scope`): checks every
 * rule, stores the change with its base version and returns the request's ID. Throws not-found, state-conflict while
 * another request waits, NoChangesProblem, what `check` throws, and validation-failed if no one could approve.
 */
export async function propose<C, S, P>(
  { actor, origin, services }: Pick<Context, 'actor' | 'origin' | 'services'>,
  { trx, now, audit }: Pick<ChangeTools, 'trx' | 'now' | 'audit'>,
  kind: ProposalKind<C, S, P>,
  { change: payload, communityId, reason = '' }: ProposalRequest<C>,
): Promise<{ proposalId: number; differences: PropertyDifference[] }> {
  const requester = realPerson(actor);
  if (!requester) throw new Problem('forbidden', { detail: 'Only a portal user can request this.' });
  const change = kind.schema.parse(payload);
  const { key, id, businessId = null, subjectUserId = null } = kind.object(change);
  requireRight(actor, kind.rights.propose, businessId ?? undefined);
  const current = orNotFound(await kind.load(trx, change, true));
  const scope = { communityId, objectType: kind.objectType };
  await requireNothingPending(trx, { ...scope, key, noun: kind.noun });
  const differences = await kind.differences(trx, change, current.state);
  if (!differences.some(({ different }) => different)) throw new NoChangesProblem();
  await kind.check(trx, change, current, { actor, now });
  const requesterId = requester.systemUserId;
  const furtherRights = (await kind.furtherRights?.(trx, change)) ?? [];
  const decidable = { communityId, businessId, requesterId, subjectUserId, requestedAt: now, furtherRights };
  await requireSomeApprover(trx, services, kind, decidable);
  const title = kind.title(change, current.state);
  const proposalId = await insertProposal(trx, {
    ...scope,
    businessId,
    audience: kind.audience,
    kind: kind.kind,
    objectKey: key,
    objectId: id,
    subjectUserId,
    title,
    changeType: kind.changeType,
    change,
    changeHash: hashProposal(kind.kind, change),
    baseVersion: current.version,
    baseHash: hashProposal(kind.kind, current.state),
    differences,
    reason,
    requesterId,
    requesterName: requester.fullName,
    requesterLogin: requester.loginName,
    requesterSessionId: actor.kind === 'user' ? actor.sessionId : null,
    requesterIp: origin.ip,
    requesterUserAgent: origin.userAgent,
    requestedAt: now,
    expiresAt: new Date(now.getTime() + PROPOSAL_DAYS * DAY_MS),
  }).catch((error: unknown) => {
    if (error instanceof ConflictError && error.constraint === 'proposal_one_pending') throw pendingProblem(kind.noun);
    throw error;
  });
  await audit({
    action: 'proposals.request',
    objectType: 'proposal',
    objectId: proposalId,
    description: `${title}: requested, waiting for approval`,
    after: { kind: kind.kind, reason, changes: changesOf(differences) },
  });
  return { proposalId, differences };
}

/** Returns the changed properties, before and after, as stored in the audit trail. */
export const changesOf = (differences: readonly PropertyDifference[]) =>
  differences
    .filter(({ different }) => different)
    .map(({ propertyName, existingValue, modifiedValue }) => ({ propertyName, existingValue, modifiedValue }));

const pendingProblem = (noun: string) =>
  conflict(
    `This ${noun} has an existing dual authentication request. This must be resolved before further changes can be made.`,
  );

/**
 * Throws state-conflict (409) while a request for the object is pending; for nouns that can also be changed directly.
 */
export async function requireNothingPending(
  db: Reader,
  object: { communityId: number | null; objectType: string; key: string; noun: string },
): Promise<void> {
  const found = await findPendingProposals(db, { ...object, keys: [object.key] });
  if (found.size > 0) throw pendingProblem(object.noun);
}
