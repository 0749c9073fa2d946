import * as contracts from '@quickportal/contracts/user-uploads/contracts';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { insertUserAdministration } from '@quickportal/db/users/user-administration';
import { countMail } from '../../engines/access/mail-limits.ts';
import { confirmPassword } from '../../engines/auth/passwords/confirm-password.ts';
import { requireMail } from '../../engines/mail/mail-delivery.ts';
import { fieldProblem } from '../../kernel/problem.ts';
import { implement } from '../../procedures/implement.ts';
import { changeUsers, invitingAs, proposeApprovals, type Reach, reachOf } from '../users/offers.ts';
import { type AppliedUser, applyUserUpload } from './apply-user-upload.ts';
import { toUploadedUser } from './plan-user-upload.ts';
import { requirePlan, saveUserUploadKind } from './save-user-upload-kind.ts';
import { findUploadBusiness, listGivenRoles, uploadAssignment } from './upload-access.ts';

export const saveUserUpload = implement(contracts.saveUserUpload).mutation(async ({ ctx, input }) => {
  const { userPassword: password, userDetails, businessId, systemRoleIds } = input.body;
  const { services, actor, origin, contract } = ctx;
  const action = contract.audit ?? contract.name;
  await confirmPassword(services, { actor, origin, password, field: 'userPassword', action });
  const inviting = invitingAs(reachOf(ctx));
  const { communityId } = inviting;
  countMail(ctx, { kind: 'user upload', communityId, subject: 'users' });
  requireMail(services);
  return changeUsers(ctx, { ...input.body, userPassword: undefined }, async (tools) => {
    const { trx, now, record, enqueue, reach } = tools;
    const { business, roles } = await requireAccess(trx, reach, businessId);
    const keptToBusiness = reach.businessIds !== undefined;
    const access = { communityId, businessId, systemRoleIds, keptToBusiness };
    const assignment = await uploadAssignment(trx, access, roles);
    const lines = userDetails.map(({ loginName, fullName, email, phone }) => ({ loginName, fullName, email, phone }));
    const { users } = await requirePlan(trx, reach, lines);
    const request = {
      change: { ...inviting, ...access, users: lines },
      before: [],
      after: assignment.grants,
    };
    const proposalId = await proposeApprovals(ctx, tools, saveUserUploadKind, request);
    if (proposalId !== null) return { status: 202 as const, body: { proposalId } };
    const applied = await applyUserUpload({ trx, now, enqueue }, { ...inviting, users, assignment });
    for (const kind of ['users.create', 'users.update-details']) {
      const userIds = applied.filter(({ user }) => actionOf(user) === kind).map(({ userId }) => userId);
      await insertUserAdministration(trx, {
        administeredBy: reach.actor.user.systemUserId,
        userIds,
        action: kind,
        at: now,
      });
    }
    const made = { actor, origin, communityId, outcome: 'SUCCESS', at: now } as const;
    await record(applied.map((entry) => ({ ...made, ...auditOf(entry, assignment.words) })));
    const created = applied.filter(({ user }) => user.existing === null).length;
    return {
      status: 200 as const,
      body: {
        business: { supplierBusinessName: business.name, supplierBusinessCode: business.code },
        systemRoleNames: roles
          .filter(({ roleId }) => systemRoleIds.includes(roleId))
          .map(({ name }) => name)
          .toSorted(),
        created,
        updated: applied.length - created,
      },
    };
  });
});

/** The business and the roles that the caller may choose; throws validation-failed for a business out of reach. */
async function requireAccess(trx: WriteTransaction, reach: Reach, businessId: number) {
  const business = await findUploadBusiness(trx, reach, businessId);
  if (!business) throw fieldProblem('businessId', 'Choose one of the values offered.');
  return { business, roles: await listGivenRoles(trx, reach, business) };
}

const actionOf = ({ existing }: AppliedUser['user']) => (existing === null ? 'users.create' : 'users.update-details');

/** What the history of each user says, as after a change of that user alone. */
function auditOf({ userId, user }: AppliedUser, words: { roles: string[]; businesses: string[] }) {
  const { loginName, fullName, email, phone, existing } = user;
  const changes = toUploadedUser(user).changes;
  return {
    action: actionOf(user),
    objectType: 'system-user',
    objectId: String(userId),
    description: existing
      ? `User ${loginName} changed in bulk`
      : `User ${fullName} (${loginName}) added in bulk and invited by email`,
    ...(existing && { before: Object.fromEntries(changes.map(({ field, before }) => [field, before])) }),
    after: existing
      ? { ...Object.fromEntries(changes.map(({ field, after }) => [field, after])), ...words }
      : { loginName, fullName, email, phoneNumber: phone, ...words },
  } as const;
}
