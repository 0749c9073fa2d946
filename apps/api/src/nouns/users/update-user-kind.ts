import { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { assignRoles, updateUser } from '@quickportal/db/users/change-user';
import { getUser, lockUsers, type UserDetailsRecord } from '@quickportal/db/users/get-user';
import { z } from 'zod';
import { changedFields } from '../../kernel/changed-fields.ts';
import { emailChangedMessage } from '@quickportal/contracts/notifications/account-messages';
import { enqueueMail } from '../../engines/mail/outgoing.ts';
import { proposalKind } from '../../engines/proposals/proposal-kind.ts';
import { orNotFound } from '../../kernel/problem.ts';
import type { MailServices } from '../../engines/mail/mail-services.ts';
import { rightsOf } from './approval-grants.ts';
import { type Assignment, isPresent, resolveAssignment, wordsOf } from './assignment.ts';
import { keepAnAdministrator, requireInReach } from './change-user.ts';
import { accessDifferences, accessShape, deciderReach, userKind, requestedAssignment } from './user-kind-parts.ts';
import { grantsHeld } from './user-reach.ts';

const titles = { fullName: 'name', email: 'email', phoneNumber: 'phone', roles: 'roles', businesses: 'businesses' };
type Values = Assignment['words'] & { fullName: string; email: string; phoneNumber: string };

interface Saved {
  user: UserDetailsRecord;
  communityId: number;
  communityName: string;
  values: { fullName: string; email: string; phoneNumber: string };
  /** Null: roles and restriction stay. */
  assignment: Assignment | null;
  now: Date;
}

/** Saves a user's details and access; returns what the audit trail says. Throws where nothing would change. */
export async function saveUser(services: MailServices, trx: WriteTransaction, saved: Saved) {
  const { user, communityId, communityName, assignment, now } = saved;
  const { systemUserId: userId, loginName } = user;
  const { fullName, email, phoneNumber } = saved.values;
  const before: Values = {
    fullName: user.fullName,
    email: user.email,
    phoneNumber: user.phoneNumber,
    ...wordsOf(user),
  };
  const after: Values = { ...before, fullName, email, phoneNumber, ...assignment?.words };
  const changed = changedFields(before, after);
  if (assignment) {
    const { roles, businessIds } = assignment;
    await assignRoles(trx, { userId, communityId, roles, businessIds, now });
  }
  await updateUser(trx, { userId, fullName, email, phoneNumber, now });
  if (changed.names.includes('email')) {
    const former = { email: user.email, fullName, loginName, communityName };
    await enqueueMail(services, trx, emailChangedMessage(former, now), communityId, now);
  }
  const description = `User ${loginName} changed: ${changed.names.map((name) => titles[name]).join(', ')}`;
  return { description, before: changed.before, after: changed.after };
}

/** Times are left out of what is compared, so any moment will do. */
const AT_ANY_TIME = new Date(0);

/** More rights to approve for a user, by roles or by a wider restriction, with whatever else the edit changes. */
export const updateUserKind = proposalKind({
  ...userKind,
  kind: 'users.update-details',
  changeType: 'Edit user',
  schema: z.strictObject({ ...accessShape, communityName: z.string(), userId: z.int().min(1) }),
  object: ({ userId }) => ({ key: String(userId), id: userId, subjectUserId: userId }),
  async load(db, { communityId, userId }, lock) {
    if (lock && db instanceof WriteTransaction) await lockUsers(db, communityId);
    const user = await getUser(db, { communityId, userId, now: AT_ANY_TIME });
    if (!user) return null;
    const { loginName, fullName, email, phoneNumber } = user;
    return { version: user.version, state: { loginName, fullName, email, phoneNumber, ...wordsOf(user) } };
  },
  async furtherRights(db, change) {
    const user = await getUser(db, { ...change, now: AT_ANY_TIME });
    const { grants } = await requestedAssignment(db, change);
    return rightsOf([...grants, ...(user ? grantsHeld(user) : [])]);
  },
  async check(db, change, _present, { actor }) {
    const user = orNotFound(await getUser(db, { ...change, now: AT_ANY_TIME }));
    const reach = deciderReach(actor, change);
    requireInReach(reach, user);
    await resolveAssignment(db, reach, change);
  },
  title: (_change, { fullName }) => `Edit user ${fullName}`,
  async differences(db, change, state) {
    return accessDifferences(state, { ...change, ...(await requestedAssignment(db, change)).words });
  },
  async apply({ trx, now, services }, change) {
    const { communityId, communityName, userId } = change;
    const user = orNotFound(await getUser(trx, { communityId, userId, now }));
    const assignment = isPresent(user, change) ? null : await requestedAssignment(trx, change);
    const outcome = await keepAnAdministrator(trx, communityId, now, () =>
      saveUser(services, trx, { user, communityId, communityName, values: change, assignment, now }),
    );
    return { objectId: userId, action: 'users.update-details', ...outcome, administeredUserIds: [userId] };
  },
});
