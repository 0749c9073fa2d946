import { isLoginTaken } from '@quickportal/db/administrators/administrator';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { assignRoles, insertUser, loginNameConstraint } from '@quickportal/db/users/change-user';
import { z } from 'zod';
import { uniqueField } from '../../kernel/unique-field.ts';
import { difference, proposalKind } from '../../engines/proposals/proposal-kind.ts';
import { fieldProblem } from '../../kernel/problem.ts';
import { rightsOf } from './approval-grants.ts';
import { type Assignment, resolveAssignment } from './assignment.ts';
import { type Invitation, prepareInvitation } from './invitation.ts';
import { accessDifferences, accessShape, deciderReach, userKind, requestedAssignment } from './user-kind-parts.ts';

const TAKEN = 'This login name is taken. Choose another one.';
/** 422: login names are unique in the whole portal. */
export const nameTaken = () => fieldProblem('loginName', TAKEN);
const refuseTakenName = uniqueField(loginNameConstraint, 'loginName', TAKEN);

interface Inserted {
  communityId: number;
  person: { loginName: string; fullName: string; email: string; phoneNumber: string };
  assignment: Assignment;
  invitation: Invitation;
  now: Date;
}

/** Adds the user and mails the invitation; returns the id and what the audit trail says. Throws for a taken name. */
export async function insertInvitedUser(trx: WriteTransaction, inserted: Inserted) {
  const { communityId, assignment, invitation, now } = inserted;
  const { loginName, fullName, email, phoneNumber } = inserted.person;
  const person = { loginName, fullName, email, phoneNumber };
  const userId = await insertUser(trx, { ...person, communityId, now }).catch(refuseTakenName);
  const { roles, businessIds, words } = assignment;
  await assignRoles(trx, { userId, communityId, roles, businessIds, now });
  await invitation.send(trx, { userId, loginName, fullName, email }, now);
  const description = `User ${fullName} (${loginName}) added and invited by email`;
  return { userId, entry: { description, after: { ...person, ...words } } };
}

/** A new user who may approve. Approving makes the account and mails the invitation. */
export const createUserKind = proposalKind({
  ...userKind,
  kind: 'users.create',
  changeType: 'Add user',
  schema: z.strictObject({
    ...accessShape,
    communityName: z.string(),
    invitedBy: z.string(),
    loginName: z.string(),
  }),
  object: ({ loginName }) => ({ key: `login ${loginName.toLowerCase()}`, id: null }),
  load: () => Promise.resolve({ version: null, state: null }),
  async furtherRights(db, change) {
    return rightsOf((await requestedAssignment(db, change)).grants);
  },
  async check(db, change, _present, { actor }) {
    if (await isLoginTaken(db, change.loginName)) throw nameTaken();
    await resolveAssignment(db, deciderReach(actor, change), change);
  },
  title: ({ fullName }) => `Add user ${fullName}`,
  async differences(db, change) {
    return [
      difference('Login name', null, change.loginName),
      ...accessDifferences(null, { ...change, ...(await requestedAssignment(db, change)).words }),
    ];
  },
  prepare: (services, { communityId, communityName, invitedBy }) =>
    prepareInvitation(services, { communityId, communityName, invitedBy }),
  async apply({ trx, now, prepared: invitation }, change) {
    const assignment = await requestedAssignment(trx, change);
    const { communityId } = change;
    const made = await insertInvitedUser(trx, { communityId, person: change, assignment, invitation, now });
    return { objectId: made.userId, action: 'users.create', ...made.entry, administeredUserIds: [made.userId] };
  },
});
