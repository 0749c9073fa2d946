import { rights } from '@quickportal/contracts/access/rights';
import type { Reader } from '@quickportal/db/connect/reader';
import type { ProposalRow } from '@quickportal/db/proposals/proposal';
import { areSamePerson, holdsRightNow } from '@quickportal/db/proposals/read-proposals';
import { realPerson, type Actor, type Person } from '../access/actor.ts';
import { holdsRight } from '../access/authorise.ts';
import { Problem } from '../../kernel/problem.ts';
import type { ProposalKind } from './proposal-kind.ts';

const VIEWING = 'Not possible while viewing as another user.';
const OWN = 'You asked for this yourself. Somebody else must decide.';
const OWN_OTHER_SIGN_IN = 'You asked for this yourself with another sign-in. Somebody else must decide.';
const ABOUT_YOU = 'This changes your own access. Somebody else must decide.';

/**
 * Why somebody may not approve or reject a request, in words; null when they may. The real person counts, through a
 * view-as and behind a second sign-in. Of what is about one business the right is needed there.
 */
export async function approvalRefusal(
  db: Reader,
  actor: Actor,
  kind: ProposalKind,
  { requesterId, subjectUserId, businessId }: Pick<ProposalRow, 'requesterId' | 'subjectUserId' | 'businessId'>,
): Promise<string | null> {
  const person = realPerson(actor);
  if (actor.kind !== 'user' || !person) return 'Only a person can decide this.';
  if (person.systemUserId === requesterId) return OWN;
  if (actor.viewedBy) return VIEWING;
  if (person.systemUserId === subjectUserId) return ABOUT_YOU;
  if (!holdsRight(actor, kind.rights.approve, businessId ?? undefined)) {
    return `You need the right "${rights[kind.rights.approve].title}" to decide this.`;
  }
  return (await areSamePerson(db, person.systemUserId, requesterId)) ? OWN_OTHER_SIGN_IN : null;
}

/**
 * Throws forbidden unless the actor may decide. The right is read again inside the transaction, after the locks were
 * waited for: whoever lost it in between decides nothing.
 */
export async function requireApprover(
  trx: Reader,
  actor: Actor,
  kind: ProposalKind,
  row: ProposalRow,
): Promise<Person> {
  const refusal = await approvalRefusal(trx, actor, kind, row);
  if (refusal !== null) throw new Problem('forbidden', { detail: refusal });
  const person = realPerson(actor) as Person;
  const held = { userId: person.systemUserId, right: kind.rights.approve, businessId: row.businessId };
  if (!(await holdsRightNow(trx, held))) throw new Problem('forbidden');
  return person;
}
