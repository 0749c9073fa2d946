import { endSessions } from '@quickportal/db/auth/write-sessions';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import {
  assignUploadedRoles,
  insertUploadedUsers,
  updateUploadedUsers,
} from '@quickportal/db/user-uploads/write-user-upload';
import { loginNameConstraint, updateUser } from '@quickportal/db/users/change-user';
import type { Json } from '@quickportal/contracts/kernel/form-meta';
import { uniqueField } from '../../kernel/unique-field.ts';
import type { Assignment } from '../users/offers.ts';
import { INVITE_USERS } from './invite-users.ts';
import type { PlannedUser } from './plan-user-upload.ts';

/** Users that one job makes temporary passwords for. */
const INVITED_AT_ONCE = 25;

interface Applying {
  readonly trx: WriteTransaction;
  readonly now: Date;
  readonly enqueue: (topic: string, payload: Json) => Promise<void>;
}

interface Upload {
  readonly communityId: number;
  readonly communityName: string;
  readonly invitedBy: string;
  readonly users: readonly PlannedUser[];
  readonly assignment: Assignment;
}

/** What became of each user, for the audit trail. */
export interface AppliedUser {
  readonly userId: number;
  readonly user: PlannedUser;
}

const refuseTakenName = uniqueField(
  loginNameConstraint,
  'userDetails',
  'A login name is taken. Check the users again.',
);

/** Adds and changes the users of a checked upload; the worker makes and mails the temporary passwords. */
export async function applyUserUpload({ trx, now, enqueue }: Applying, upload: Upload): Promise<AppliedUser[]> {
  const { communityId, communityName, invitedBy, users, assignment } = upload;
  const fresh = users.filter(({ existing }) => existing === null);
  const ids = await insertUploadedUsers(trx, { communityId, people: fresh, at: now }).catch(refuseTakenName);
  const applied = users.map((user) => ({
    user,
    userId: user.existing?.userId ?? ids.get(user.loginName.toLowerCase()) ?? 0,
  }));
  await saveDetails(trx, applied, now);
  const { roles, businessIds } = assignment;
  await assignUploadedRoles(trx, {
    userIds: applied.map(({ userId }) => userId),
    communityId,
    roles,
    businessIds,
    at: now,
  });
  const held = [
    roles.map(({ roleId, businessId }) => `${roleId}@${businessId ?? ''}`).toSorted(),
    businessIds.map(String).toSorted(),
  ];
  for (const { userId, user } of applied) {
    if (user.existing && !holdsAlready(user.existing, held))
      await endSessions(trx, { userId, reason: 'ENDED_BY_ADMINISTRATOR', now });
  }
  const invited = fresh.map(({ loginName }) => ids.get(loginName.toLowerCase()) ?? 0);
  for (let from = 0; from < invited.length; from += INVITED_AT_ONCE)
    await enqueue(INVITE_USERS, {
      userIds: invited.slice(from, from + INVITED_AT_ONCE),
      communityId,
      communityName,
      invitedBy,
    });
  return applied;
}

/** Another email voids links that were sent to the former one, so that those are saved one by one. */
async function saveDetails(trx: WriteTransaction, applied: readonly AppliedUser[], now: Date): Promise<void> {
  const changed = applied.filter(
    ({ user: { existing, fullName, phone } }) =>
      existing && (existing.fullName !== fullName || existing.phone !== phone),
  );
  const readdressed = applied.filter(({ user: { existing, email } }) => existing && existing.email !== email);
  for (const { userId, user } of readdressed) {
    const { fullName, email, phone } = user;
    await updateUser(trx, { userId, fullName, email, phoneNumber: phone, now });
  }
  const others = changed.filter((entry) => !readdressed.includes(entry));
  await updateUploadedUsers(trx, { people: others.map(({ userId, user }) => ({ ...user, userId })), at: now });
}

const holdsAlready = (
  { roles, businessIds }: NonNullable<PlannedUser['existing']>,
  held: readonly string[][],
): boolean => JSON.stringify([roles.toSorted(), businessIds.map(String).toSorted()]) === JSON.stringify(held);
