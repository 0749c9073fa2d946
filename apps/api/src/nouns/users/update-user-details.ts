import * as contracts from '@quickportal/contracts/users/contracts';
import { checkVersion } from '../../kernel/check-version.ts';
import { requireNothingPending } from '../../procedures/propose.ts';
import { implement } from '../../procedures/implement.ts';
import { proposeApprovals } from './approval-grants.ts';
import { isPresent, resolveAssignment } from './assignment.ts';
import { changeUser, confirmForUser, requireOther, userNow } from './change-user.ts';
import { saveUser, updateUserKind } from './update-user-kind.ts';
import { grantsHeld } from './user-reach.ts';

export const updateUserDetails = implement(contracts.updateUserDetails).mutation(async ({ ctx, input }) => {
  const { password, version, fullName, email, phoneNumber = '', ...wanted } = input.body;
  await confirmForUser(ctx, input.params.userId, password);
  const call = { params: input.params, body: { ...input.body, password: undefined } };
  return changeUser(ctx, call, async (tools) => {
    const { trx, now, audit, reach, user } = tools;
    const { systemUserId: userId } = user;
    const { communityId, communityName } = reach;
    await checkVersion(user, version, () => userNow(tools, userId));
    const values = { fullName, email, phoneNumber };
    const { objectType, noun } = updateUserKind;
    await requireNothingPending(trx, { communityId, objectType, key: String(userId), noun });
    let assignment = null;
    if (!isPresent(user, wanted)) {
      requireOther(reach, user, 'You cannot change your own roles or businesses. Ask another administrator.');
      assignment = await resolveAssignment(trx, reach, wanted);
      const change = { communityId, communityName, userId, ...values, ...wanted };
      const request = { change, before: grantsHeld(user), after: assignment.grants };
      const proposalId = await proposeApprovals(ctx, tools, updateUserKind, request);
      if (proposalId !== null) return { status: 202 as const, body: { proposalId } };
    }
    const saving = { user, communityId, communityName, values, assignment, now };
    const outcome = await saveUser(ctx.services, trx, saving);
    await audit({ objectType: 'system-user', objectId: userId, ...outcome });
    return { status: 200 as const, body: await userNow(tools, userId) };
  });
});
