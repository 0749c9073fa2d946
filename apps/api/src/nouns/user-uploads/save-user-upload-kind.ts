import { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { listCommunityRoles } from '@quickportal/db/roles/list-roles';
import { lockUsers } from '@quickportal/db/users/get-user';
import type { Reader } from '@quickportal/db/connect/reader';
import { z } from 'zod';
import { requireGrantable } from '../../engines/access/granting.ts';
import { difference, proposalKind } from '../../engines/proposals/proposal-kind.ts';
import { Problem } from '../../kernel/problem.ts';
import { accessKind, deciderReach, keepAnAdministrator, type Reach, rightsOf } from '../users/offers.ts';
import { applyUserUpload } from './apply-user-upload.ts';
import { planUserUpload, type UploadPlan } from './plan-user-upload.ts';
import type { UserLine } from './read-user-lines.ts';
import { type UploadAccess, uploadAssignment } from './upload-access.ts';

/** What an upload may give at all: whether the caller may is checked apart. */
export const assignmentOf = async (db: Reader, access: UploadAccess) =>
  uploadAssignment(db, access, await listCommunityRoles(db, access.communityId));

const person = (at: number): string => `User ${at + 1}`;

/** The plan of an upload. Throws validation-failed with everything that is wrong, at most 100 fields. */
export async function requirePlan(db: Reader, reach: Reach, lines: readonly UserLine[]): Promise<UploadPlan> {
  const plan = await planUserUpload(db, reach, lines, person);
  const errors = [...plan.faults].flatMap(([at, faults]) =>
    faults.map(({ column, text }) => ({ field: `userDetails[${at}].${column ?? 'loginName'}`, messages: [text] })),
  );
  if (errors.length > 0) throw new Problem('validation-failed', { errors: errors.slice(0, 100) });
  return plan;
}

/** An upload that gives a right to approve. Approving adds and changes all of its users. */
export const saveUserUploadKind = proposalKind({
  ...accessKind,
  kind: 'user-uploads.save',
  objectType: 'user-upload',
  noun: 'upload of users',
  changeType: 'Add users in bulk',
  schema: z.strictObject({
    communityId: z.int().min(1),
    communityName: z.string(),
    invitedBy: z.string(),
    businessId: z.int(),
    systemRoleIds: z.array(z.int()),
    keptToBusiness: z.boolean(),
    users: z.array(
      z.strictObject({ loginName: z.string(), fullName: z.string(), email: z.string(), phone: z.string() }),
    ),
  }),
  object: ({ communityId }) => ({ key: `bulk ${communityId}`, id: communityId }),
  async load(db, { communityId }, lock) {
    if (lock && db instanceof WriteTransaction) await lockUsers(db, communityId);
    return { version: null, state: null };
  },
  async furtherRights(db, change) {
    return rightsOf((await assignmentOf(db, change)).grants);
  },
  async check(db, change, _current, { actor }) {
    const { grants } = await assignmentOf(db, change);
    requireGrantable(actor, grants);
    await requirePlan(db, deciderReach(actor, change), change.users);
  },
  title: ({ users }) => `Add or change ${users.length} ${users.length === 1 ? 'user' : 'users'}`,
  async differences(db, change) {
    const { words } = await assignmentOf(db, change);
    return [
      difference('Roles', null, words.roles.join(', ')),
      difference('Businesses', null, words.businesses.join(', ') || 'All businesses'),
      ...change.users
        .slice(0, 100)
        .map(({ loginName, fullName, email }) => difference(loginName, null, `${fullName}, ${email}`)),
    ];
  },
  async apply({ trx, now, enqueue }, change) {
    const { communityId, communityName, invitedBy } = change;
    const assignment = await assignmentOf(trx, change);
    const { users } = await planUserUpload(trx, null, change.users, person);
    const applied = await keepAnAdministrator(trx, communityId, now, () =>
      applyUserUpload({ trx, now, enqueue }, { communityId, communityName, invitedBy, users, assignment }),
    );
    return {
      objectId: communityId,
      action: 'user-uploads.save',
      description: `${applied.length} users added or changed in bulk`,
      after: { users: applied.map(({ user }) => user.loginName), roles: assignment.words.roles },
      administeredUserIds: applied.map(({ userId }) => userId),
    };
  },
});
