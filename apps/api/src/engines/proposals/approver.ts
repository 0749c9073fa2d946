import { rights } from '@quickportal/contracts/access/rights';
import type { Reader } from '@quickportal/db/connect/reader';
import {
  getApprovalObstacle,
  listApprovers,
  type ApprovalObstacle,
  type Approver,
} from '@quickportal/db/proposals/list-approvers';
import type { ProposalRecord } from '@quickportal/db/proposals/proposal';
import { realPerson, type Actor, type Person } from '../access/actor.ts';
import { holdsRight } from '../access/authorise.ts';
import { fieldProblem, Problem } from '../../kernel/problem.ts';
import type { Foundation } from '../foundation.ts';
import type { ProposalKind } from './proposal-kind.ts';

const DAY_MS = 24 * 3_600_000;
const VIEWING = 'Not possible while viewing as another user.';

type Where = Pick<Foundation, 'configuration' | 'clock'>;

const daysOf = ({ configuration }: Where): string => {
  const days = configuration.approverDistanceDays;
  return days === 1 ? 'in the last day' : `in the last ${days} days`;
};

/** The user whose action is to be approved, for sentences. */
interface OtherUser {
  readonly own: string;
  readonly user: string;
  readonly account: string;
  readonly act: string;
}
const requester: OtherUser = {
  own: 'You made this request yourself.',
  user: 'the requester',
  account: "the requester's account",
  act: 'the request',
};
const taker: OtherUser = {
  own: 'You took this payment yourself.',
  user: 'the user who took this payment',
  account: 'the account of the user who took this payment',
  act: 'the payment',
};

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Why a user with the right may not decide, addressed to that user; `days` is the period. */
const refusals: Readonly<Record<ApprovalObstacle, (days: string, other: OtherUser) => string>> = {
  REQUESTER: (_, { own }) => own,
  SAME_PERSON: (_, { user, act }) =>
    `You share an email address, phone or employee number with ${user}, or did at the time of ${act}.`,
  SUBJECT: () => 'This changes your own access.',
  ADMINISTERED: (days, { user }) =>
    `${capitalised(user)} created, invited, re-enabled, reset or changed your account ${days}.`,
  ADMINISTRATOR: (days, { account }) => `You created, invited, re-enabled, reset or changed ${account} ${days}.`,
  LINKED: (days, { user }) => `You and ${user} have accounts that the same user made or edited ${days}.`,
};

const refusalText = (obstacle: ApprovalObstacle, where: Where): string =>
  `${refusals[obstacle](daysOf(where), requester)} Another user must decide.`;

/** The fields of a request that determine who may decide it. */
export type Decidable = Pick<ProposalRecord, 'communityId' | 'businessId' | 'requesterId' | 'subjectUserId'> & {
  readonly requestedAt: string | Date;
  /** Rights that the approver needs besides the kind's own. */
  readonly furtherRights: readonly string[];
};

/** The start of the period in which shared contact details and administration exclude an approver. */
export const distanceStart = ({ configuration }: Pick<Where, 'configuration'>, requestedAt: Date): Date =>
  new Date(requestedAt.getTime() - configuration.approverDistanceDays * DAY_MS);

/** Finds everyone with the rights to decide a request now, with the obstacles of each. */
export function findApprovers(db: Reader, where: Where, kind: ProposalKind, decidable: Decidable): Promise<Approver[]> {
  const { businessId, requesterId, subjectUserId, requestedAt } = decidable;
  return listApprovers(db, {
    communityId: kind.audience === 'FACILITY' ? decidable.communityId : null,
    businessId,
    rights: [kind.rights.approve, ...decidable.furtherRights],
    requesterId,
    subjectUserId,
    since: distanceStart(where, new Date(requestedAt)),
    now: where.clock.now(),
  });
}

/**
 * Returns why the actor may not approve or reject a request; null when they may. The real person counts, through a
 * view-as and after another sign-in. For a request about one business the right is needed there.
 */
export async function approvalRefusal(
  db: Reader,
  where: Where,
  actor: Actor,
  kind: ProposalKind,
  row: ProposalRecord,
): Promise<string | null> {
  const person = realPerson(actor);
  if (actor.kind !== 'user' || !person) return 'Only a portal user can decide this.';
  if (person.systemUserId === row.requesterId) return refusalText('REQUESTER', where);
  if (actor.viewedBy) return VIEWING;
  if (person.systemUserId === row.subjectUserId) return refusalText('SUBJECT', where);
  const needed = `You need the right "${rights[kind.rights.approve].title}" to decide this.`;
  if (!holdsRight(actor, kind.rights.approve, row.businessId ?? undefined)) return needed;
  // Read again in the transaction, after waiting for locks: a right lost since then no longer counts
  const found = await findApprovers(db, where, kind, { ...row, furtherRights: [] });
  const own = found.find(({ userId }) => userId === person.systemUserId);
  if (!own) return needed;
  return own.obstacle === null ? null : refusalText(own.obstacle, where);
}

/** Throws forbidden, with the reason, unless the actor may decide. */
export async function requireApprover(
  trx: Reader,
  where: Where,
  actor: Actor,
  kind: ProposalKind,
  row: ProposalRecord,
): Promise<Person> {
  const refusal = await approvalRefusal(trx, where, actor, kind, row);
  if (refusal !== null) throw new Problem('forbidden', { detail: refusal });
  return realPerson(actor) as Person;
}

/** Returns why no user could approve a request; null when at least one can. */
export function noApproverReason(found: readonly Approver[], where: Where, kind: ProposalKind): string | null {
  const others = found.filter(({ obstacle }) => obstacle !== 'REQUESTER');
  if (others.some(({ obstacle }) => obstacle === null)) return null;
  const right = `"${rights[kind.rights.approve].title}"`;
  if (others.length === 0) return `No one can approve this: no other user holds the right ${right}.`;
  const seen = new Set(others.map(({ obstacle }) => obstacle));
  const reasons = [
    seen.has('SAME_PERSON') && 'shares your email address, phone or employee number',
    seen.has('ADMINISTERED') && `was created, invited, re-enabled, reset or changed by you ${daysOf(where)}`,
    seen.has('ADMINISTRATOR') && `created, invited, re-enabled, reset or changed your account ${daysOf(where)}`,
    seen.has('LINKED') && `has an account that was made or edited by a user who is linked to you ${daysOf(where)}`,
    seen.has('SUBJECT') && 'is the user whose access changes',
  ].filter((entry) => entry !== false);
  return `No one can approve this: every other user with the right ${right} ${reasons.join(', or ')}.`;
}

/** Throws validation-failed, with the reason, where no user could approve the request. */
export async function requireSomeApprover(
  db: Reader,
  where: Where,
  kind: ProposalKind,
  decidable: Decidable,
): Promise<void> {
  const reason = noApproverReason(await findApprovers(db, where, kind, decidable), where, kind);
  if (reason !== null) throw fieldProblem('', reason);
}

/**
 * Whether another person holds the right to decide, whatever their obstacles: what one user did to others does not
 * remove the second person.
 */
export async function hasSecondPerson(
  db: Reader,
  where: Where,
  kind: ProposalKind,
  key: Omit<Decidable, 'furtherRights'>,
): Promise<boolean> {
  const found = await findApprovers(db, where, kind, { ...key, furtherRights: [] });
  return found.some(({ obstacle }) => obstacle !== 'REQUESTER' && obstacle !== 'SAME_PERSON');
}

/**
 * Throws forbidden, with the reason, when the actor took a payment themselves, including by a schedule, or is linked to
 * a user who did. Payments taken by an API key or a file have no such user.
 */
export async function requireOtherThanTakers(
  trx: Reader,
  where: Where,
  actor: Actor,
  { takerUserIds, takenAt }: { takerUserIds: readonly number[]; takenAt: string },
): Promise<void> {
  const person = realPerson(actor);
  if (!person) return;
  const since = distanceStart(where, new Date(takenAt));
  for (const otherUserId of takerUserIds) {
    const found = await getApprovalObstacle(trx, { userId: person.systemUserId, otherUserId, since });
    if (found === null) continue;
    const detail = `${refusals[found](daysOf(where), taker)} Another user of the facility, or staff, must approve it. You can decline it.`;
    throw new Problem('forbidden', { detail });
  }
}
