import type { PropertyDifference } from '@quickportal/contracts/proposals/proposal';
import { PROPOSAL_DAYS } from '@quickportal/contracts/proposals/proposal';
import { ConflictError } from '@quickportal/db/connect/errors';
import type { Reader } from '@quickportal/db/connect/reader';
import { findPendingProposals } from '@quickportal/db/proposals/read-proposals';
import { insertProposal } from '@quickportal/db/proposals/write-proposals';
import type { ChangeTools } from '../../kernel/change.ts';
import { notFound, Problem } from '../../kernel/problem.ts';
import { realPerson, type Actor } from '../access/actor.ts';
import { requireRight } from '../access/authorise.ts';
import { proposalHash } from '@quickportal/db/proposals/proposal-hash';
import type { ProposalKind } from './proposal-kind.ts';

const DAY_MS = 24 * 3_600_000;

/** The change asks for what is there already; a noun may answer it instead of failing. */
export class NoChangesProblem extends Problem {
  constructor() {
    super('validation-failed', { errors: [{ field: '', messages: ['No changes detected.'] }] });
  }
}

interface Asked<C> {
  readonly change: C;
  readonly communityId: number | null;
  readonly reason?: string | undefined;
}

/**
 * Asks for a change that a second person must approve, inside the noun's `change()` (scope: `kind.scope`). Checks
 * every rule now, keeps the whole change with what it builds on, and answers the request's id. Throws not-found,
 * state-conflict when a request for the same object is pending, NoChangesProblem, and whatever the kind's check throws.
 */
export async function propose<C, S, P>(
  actor: Actor,
  { trx, now, audit }: Pick<ChangeTools, 'trx' | 'now' | 'audit'>,
  kind: ProposalKind<C, S, P>,
  { change: given, communityId, reason = '' }: Asked<C>,
): Promise<{ proposalId: number; differences: PropertyDifference[] }> {
  const requester = realPerson(actor);
  if (!requester) throw new Problem('forbidden', { detail: 'Only a person can ask for this.' });
  requireRight(actor, kind.rights.propose);
  const change = kind.schema.parse(given);
  const present = await kind.load(trx, change, true);
  if (!present) throw notFound();
  const { key, id, businessId = null, subjectUserId = null } = kind.object(change);
  const of = { communityId, objectType: kind.objectType };
  await requireNothingPending(trx, { ...of, key, noun: kind.noun });
  const differences = await kind.differences(trx, change, present.state);
  if (!differences.some(({ different }) => different)) throw new NoChangesProblem();
  await kind.check(trx, change, present, actor);
  const title = kind.title(change, present.state);
  const proposalId = await insertProposal(trx, {
    ...of,
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
    baseVersion: present.version,
    baseHash: proposalHash(kind.kind, present.state),
    differences,
    reason,
    requesterId: requester.systemUserId,
    requesterName: requester.fullName,
    requesterLogin: requester.loginName,
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
    description: `${title}: asked for, waits for a second person`,
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
  new Problem('state-conflict', {
    detail: `This ${noun} has an existing dual authentication request. This must be resolved before further changes can be made.`,
  });

/** For nouns whose things can also be changed directly: refuses while a request for the thing is pending (409). */
export async function requireNothingPending(
  db: Reader,
  of: { communityId: number | null; objectType: string; key: string; noun: string },
): Promise<void> {
  const found = await findPendingProposals(db, { ...of, keys: [of.key] });
  if (found.size > 0) throw pendingProblem(of.noun);
}
