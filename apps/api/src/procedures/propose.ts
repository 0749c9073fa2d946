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
import { proposalHash } from '@quickportal/db/proposals/proposal-hash';
import { requireSomeApprover } from '../engines/proposals/approver.ts';
import type { ProposalKind } from '../engines/proposals/proposal-kind.ts';

const DAY_MS = 24 * 3_600_000;

/** The change asks for what is there already; a noun may answer it instead of failing. */
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
 * Asks for a change that a second person must approve, inside the noun's `change()` (scope: `kind.scope`). Checks
 * every rule now, keeps the whole change with what it builds on and who asked from where, and returns the request's id.
 * Throws not-found, state-conflict when a request for the same object is pending, NoChangesProblem, what the kind's
 * check throws, and validation-failed with the reason where no user could approve it.
 */
export async function propose<C, S, P>(
  { actor, origin, services }: Pick<Context, 'actor' | 'origin' | 'services'>,
  { trx, now, audit }: Pick<ChangeTools, 'trx' | 'now' | 'audit'>,
  kind: ProposalKind<C, S, P>,
  { change: given, communityId, reason = '' }: ProposalRequest<C>,
): Promise<{ proposalId: number; differences: PropertyDifference[] }> {
  const requester = realPerson(actor);
  if (!requester) throw new Problem('forbidden', { detail: 'Only a portal user can request this.' });
  const change = kind.schema.parse(given);
  const { key, id, businessId = null, subjectUserId = null } = kind.object(change);
  requireRight(actor, kind.rights.propose, businessId ?? undefined);
  const current = orNotFound(await kind.load(trx, change, true));
  const scope = { communityId, objectType: kind.objectType };
  await requireNothingPending(trx, { ...scope, key, noun: kind.noun });
  const differences = await kind.differences(trx, change, current.state);
  if (!differences.some(({ different }) => different)) throw new NoChangesProblem();
  await kind.check(trx, change, current, actor);
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
    changeHash: proposalHash(kind.kind, change),
    baseVersion: current.version,
    baseHash: proposalHash(kind.kind, current.state),
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

/** What a request changes, as the audit trail keeps it: before and after by property. */
export const changesOf = (differences: readonly PropertyDifference[]) =>
  differences
    .filter(({ different }) => different)
    .map(({ propertyName, existingValue, modifiedValue }) => ({ propertyName, existingValue, modifiedValue }));

const pendingProblem = (noun: string) =>
  conflict(
    `This ${noun} has an existing dual authentication request. This must be resolved before further changes can be made.`,
  );

/** For nouns whose things can also be changed directly: refuses while a request for the thing is pending (409). */
export async function requireNothingPending(
  db: Reader,
  key: { communityId: number | null; objectType: string; key: string; noun: string },
): Promise<void> {
  const found = await findPendingProposals(db, { ...key, keys: [key.key] });
  if (found.size > 0) throw pendingProblem(key.noun);
}
